"""Where play stands: turn track, sequence of play, score."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from blitz_desktop.core.language import say
from blitz_desktop.core.view import BoardView, CardRow, PhaseView, PieceView, TurnView
from blitz_desktop.core.words import labelled, without_numbers
from blitz_desktop.presenter.phases import grouped, short_labels
from blitz_desktop.ui import theme
from blitz_desktop.ui.portraits import colours
from blitz_desktop.ui.rich_text import plain, rule_link, rule_of, strong

_CELL, _WIDEST_CELL = 30, 54
_GAP = 4
_LEAST_WIDTH, _MOST_WIDTH = 216, 320
_MOST_NAMES, _FEW_NAMES = 12, 2


class TurnPanel(QScrollArea):
    """Turn, phases and score of a view.

    Signals:
        rule_asked: A rule was clicked (RuleRef).
    """

    rule_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(theme.scaled(_LEAST_WIDTH, most=_MOST_WIDTH))
        self._shown: object = None

    def show_view(self, view: BoardView, coming: Mapping[int, tuple[PieceView, ...]] | None = None) -> None:
        """Show where play stands in a view, and the counters that come on later turns."""
        shown = (view.turns, view.phases, view.scores, view.markers, colours(view), coming)
        if shown == self._shown:
            return
        self._shown = shown
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(8)
        layout.addWidget(_turn_title(view.turns))
        layout.addWidget(TurnTrack(view.turns, coming))
        layout.addWidget(self._phases(view))
        if view.scores:
            layout.addWidget(_rule_off())
            layout.addWidget(self._scores(view.scores))
        for title, lines in (
            (say("Still to come"), _coming_lines(coming or {})),
            (say("Markers"), _marker_lines(view)),
        ):
            if lines:
                layout.addWidget(_rule_off())
                layout.addWidget(_list(title, lines))
        layout.addStretch(1)
        self.setWidget(inside)

    def _phases(self, view: BoardView) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        part = ""
        for group in grouped(view.phases):
            if group[0].part != part:
                part = group[0].part
                grid.addWidget(_part_label(part), grid.rowCount(), 0, 1, 3)
            grid.addWidget(_side_label(view, group[0].side), grid.rowCount(), 0, 1, 3)
            for phase, label in zip(group, short_labels(group), strict=True):
                self._add_phase(grid, grid.rowCount(), phase, label)
        grid.setColumnStretch(1, 1)
        return box

    def _add_phase(self, grid: QGridLayout, row: int, phase: PhaseView, words: str) -> None:
        mark = QLabel("▶" if phase.is_current else "✓" if phase.is_done else "")
        mark.setFixedWidth(theme.scaled(16))
        label = QLabel(plain(words))
        label.setWordWrap(True)
        font = QFont(label.font())
        font.setWeight(QFont.Weight.DemiBold if phase.is_current else QFont.Weight.Normal)
        label.setFont(font)
        label.setEnabled(not phase.is_done)
        if phase.is_current:
            label.setAccessibleDescription(say("Current phase"))
            QTimer.singleShot(0, label, lambda: self.ensureWidgetVisible(label))
        rule = QLabel(rule_link(phase.rule))
        rule.linkActivated.connect(self._on_link)
        for column, widget in enumerate((mark, label, rule)):
            grid.addWidget(widget, row, column)

    def _scores(self, scores: tuple[CardRow, ...]) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for row, score in enumerate(scores):
            label = QLabel(score.label)
            label.setWordWrap(True)
            value = QLabel(f"{strong(score.value)} {rule_link(score.rule) if score.rule else ''}")
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            value.linkActivated.connect(self._on_link)
            grid.addWidget(label, row, 0)
            grid.addWidget(value, row, 1)
        grid.setColumnStretch(0, 1)
        return box

    def _on_link(self, href: str) -> None:
        rule = rule_of(href)
        if rule is not None:
            self.rule_asked.emit(rule)


class TurnTrack(QWidget):
    """The turn record track: one space a turn, the current one filled."""

    def __init__(
        self,
        turns: tuple[TurnView, ...],
        coming: Mapping[int, tuple[PieceView, ...]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._turns = turns
        self._coming = coming or {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(say("Turn track"))
        self._fit(_LEAST_WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def words_at(self, place: QPoint) -> str:
        """What the space at a place stands for, as rich text: dates, notes, and who comes."""
        pitch = _cell() + _GAP
        index = place.y() // pitch * self._per_row(self.width()) + place.x() // pitch
        if not 0 <= index < len(self._turns) or place.x() // pitch >= self._per_row(self.width()):
            return ""
        turn = self._turns[index]
        lines = [strong(say("Turn {number}", number=turn.number)) + f" · {escape(turn.label)}"]
        lines += [f"<i>{escape(turn.note)}</i>"] if turn.note else []
        coming = self._coming.get(turn.number, ())
        if coming:
            names = [escape(piece.title) for piece in coming[:_MOST_NAMES]]
            more = (
                [say("and {number} more", number=len(coming) - _MOST_NAMES)]
                if len(coming) > _MOST_NAMES
                else []
            )
            lines.append(labelled(strong(say("Arrives")), ", ".join([*names, *more])))
        return "<br>".join(lines)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            help_event = cast(QHelpEvent, event)
            QToolTip.showText(help_event.globalPos(), self.words_at(help_event.pos()), self)
            return True
        return super().event(event)

    def _fit(self, width: int) -> None:
        """Be as high as the spaces need at a width."""
        rows = -(-len(self._turns) // self._per_row(width))
        height = rows * (_cell() + _GAP) - _GAP
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        per_row, side = self._per_row(self.width()), _cell()
        current = next((i for i, turn in enumerate(self._turns) if turn.is_current), -1)
        for place, turn in enumerate(self._turns):
            row, column = divmod(place, per_row)
            pitch = side + _GAP
            cell = QRectF(column * pitch + 0.5, row * pitch + 0.5, side - 1, side - 1)
            self._paint_turn(painter, cell, turn, is_past=place < current)

    def _paint_turn(self, painter: QPainter, cell: QRectF, turn: TurnView, *, is_past: bool) -> None:
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.Text)
        if turn.is_current:
            ground, ink = (
                palette.color(QPalette.ColorRole.Highlight),
                palette.color(QPalette.ColorRole.HighlightedText),
            )
        elif is_past:
            ink = palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(cell, 4, 4)
        painter.setPen(ink)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(turn.number))
        if turn.note or turn.number in self._coming:
            painter.setBrush(QColor(ink))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QRectF(cell.right() - 7, cell.top() + 3, 4, 4))

    def _per_row(self, width: int) -> int:
        return max(1, (width + _GAP) // (_cell() + _GAP))


def _cell() -> int:
    """The side of a space of the track."""
    return theme.scaled(_CELL, most=_WIDEST_CELL)


def _turn_title(turns: tuple[TurnView, ...]) -> QLabel:
    turn = next((turn for turn in turns if turn.is_current), None)
    if turn is None:
        return QLabel(strong(say("Set-up")))
    words = say("Turn {number} of {all}", number=turn.number, all=len(turns))
    title = QLabel(f"{strong(words)}<br>{escape(turn.label)}")
    if turn.note:
        title.setText(f"{title.text()}<br><i>{escape(turn.note)}</i>")
    title.setWordWrap(True)
    return title


def _list(title: str, lines: tuple[tuple[str, str], ...]) -> QWidget:
    """A heading and lines, each with more about it on hover."""
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(2)
    layout.addWidget(_part_label(title))
    for text, more in lines:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setToolTip(more)
        layout.addWidget(label)
    return box


def _coming_lines(coming: Mapping[int, tuple[PieceView, ...]]) -> tuple[tuple[str, str], ...]:
    """Who comes on which turn: the first names in the line, all of them on hover."""
    lines = []
    for turn, pieces in coming.items():
        names = [piece.title for piece in pieces]
        kinds = without_numbers(names)
        more = say(" and {number} more", number=len(kinds) - _FEW_NAMES) if len(kinds) > _FEW_NAMES else ""
        lines.append(
            (
                say("Turn {turn}: {text}{more}", turn=turn, text=", ".join(kinds[:_FEW_NAMES]), more=more),
                "\n".join(names),
            )
        )
    return tuple(lines)


def _marker_lines(view: BoardView) -> tuple[tuple[str, str], ...]:
    """The markers on the map by what they say."""
    places: dict[str, list[str]] = {}
    for marker in view.markers:
        at = f"{marker.at}/{marker.over}" if marker.over else marker.at
        places.setdefault(marker.label or marker.kind, []).append(at)
    return tuple(
        (
            labelled(label, ", ".join(at[:_MOST_NAMES]) + (" …" if len(at) > _MOST_NAMES else "")),
            ", ".join(at),
        )
        for label, at in places.items()
    )


def _side_label(view: BoardView, side: str) -> QLabel:
    palette = colours(view).get(view.side_palettes.get(side, ""))
    chip = (
        f'<span style="background-color:{palette.fill}">&nbsp;&nbsp;&nbsp;</span>&nbsp; ' if palette else ""
    )
    return QLabel(f"{chip}{strong(view.sides.get(side, side))}")


def _part_label(part: str) -> QLabel:
    label = QLabel(part)
    label.setProperty("role", "muted")
    return label


def _rule_off() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    return line
