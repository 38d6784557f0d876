"""What a path costs, hex by hex, each part with its cause and rule."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from blitz_desktop.core.decisions import Choice, Leg, in_points
from blitz_desktop.presenter.wording import leg_text, path_text, rule_number
from blitz_desktop.ui.board.beside import spot_beside

_PAUSE = 450
"""Milliseconds for which the pointer rests before the card is shown."""

_MOST_LEGS = 12
_OFFSET = 34


class PathCard(QFrame):
    """A small ledger beside the end of the path; it appears once the pointer rests."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 9)
        layout.addWidget(self._text)
        self._place = QPoint(), QRect()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._appear)
        self.hide()

    def prepare(self, choice: Choice, at: QPoint, room: QRect) -> None:
        """Show a path's costs beside a point of the parent, inside ``room``, once the pointer rests."""
        self.hide()
        self._text.setText(ledger(choice))
        self._place = at, room
        self._pause.start()

    def dismiss(self) -> None:
        """Hide it."""
        self._pause.stop()
        self.hide()

    def _appear(self) -> None:
        at, room = self._place
        self.adjustSize()
        self.move(spot_beside(self.size(), at, room, apart=_OFFSET))
        self.show()
        self.raise_()


def ledger(choice: Choice) -> str:
    """The costs of a path as a table in rich text."""
    shown = choice.legs[-_MOST_LEGS:]
    left_out = len(choice.legs) - len(shown)
    rows = [f"<tr><td colspan='3'>{left_out} hexes before</td></tr>"] if left_out else []
    rows += [_row(leg, choice.per_point) for leg in shown]
    return f"<b>{escape(path_text(choice))}</b><table cellspacing='0'>{''.join(rows)}</table>"


def _row(leg: Leg, per_point: int) -> str:
    rules = ", ".join(dict.fromkeys(rule_number(part.rule) for part in leg.parts))
    cell = "<td style='padding-right:10px'>"
    words = escape(leg_text(leg, per_point))
    points = in_points(leg.points, per_point)
    return f"<tr>{cell}{escape(leg.hex)}</td>{cell}<b>{points}</b></td><td>{words} (§ {rules})</td></tr>"
