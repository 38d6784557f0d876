"""Paints a row of the log: its sentence, the dice thrown, the rule at work."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.chronicle import LogRow, Standing
from blitz_desktop.presenter.log_filter import LOST, TURN, can_fold, is_heading
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.session.annotations import BOOKMARK, NOTE
from blitz_desktop.ui.dice_faces import draw_die
from blitz_desktop.ui.panels.log_model import Index, Role

_MARGIN = 10
_PADDING = 4
_HEADING_PADDING = 7
_DIE = 17
_GAP = 4
_CHEVRON = 16
"""Room for the sign that folds rows."""

_INSET = 12
"""How far what carries an entry on stands in from it."""

_USUAL_RULE = "§ 14.10.A"
"""The column of rules is at least as wide as this one."""

_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

KIND_COLOURS = {
    "combat": "#b4472e",
    "loss": "#b4472e",
    "roll": "#8a6d1f",
    "control": "#4a7a4f",
    "move": "#5d7d99",
    "result": "#7a4f8f",
    NOTE: "#3f7d8a",
    BOOKMARK: "#c9962c",
}
"""Stripe beside a row, by kind of line."""


_Face: TypeAlias = tuple[QFont, QFontMetrics]


class LogDelegate(QStyledItemDelegate):
    """Rows of varying height."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._fonts: dict[tuple[bool, Standing, bool, bool] | None, _Face] = {}

    def height(self, row: LogRow, width: int) -> int:
        """How high a row is at a width."""
        space = self._text_rect(QRect(0, 0, width, 4000), row)
        _, metrics = self._font(row)
        text = metrics.boundingRect(space, _WRAP, self._text(row)).height()
        return max(text, _DIE) + 2 * (_HEADING_PADDING if row.line.kind == TURN else _PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogRow = index.data(Role.ROW)
        rect: QRect = option.rect
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        self._paint_ground(painter, rect, palette, row, state, is_shown=index.data(Role.IS_SHOWN))
        painter.setOpacity(1.0 if row.standing is Standing.HAPPENED else 0.55)
        painter.setFont(self._font(row)[0])
        ink, link = (
            (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.HighlightedText)
            if row.line.kind == TURN
            else (QPalette.ColorRole.Text, QPalette.ColorRole.Link)
        )
        painter.setPen(palette.color(ink))
        painter.drawText(self._text_rect(rect, row), _WRAP, self._text(row))
        self._paint_dice(painter, rect, row)
        if can_fold(row):
            self._paint_chevron(painter, rect, is_folded=index.data(Role.IS_FOLDED))
        if row.line.rule is not None:
            painter.setFont(self._rule_font()[0])
            painter.setPen(palette.color(link))
            painter.drawText(self.rule_rect(rect, row), _AT_LEFT, self._rule(row))
        painter.setOpacity(1.0)
        if index.data(Role.IS_NOW):
            line = QRect(rect.left(), rect.bottom() - 1, rect.width(), 2)
            painter.fillRect(line, palette.color(QPalette.ColorRole.Highlight))
        painter.restore()

    def rule_rect(self, rect: QRect, row: LogRow) -> QRect:
        """Where the rule's link stands in a row; empty where the row cites none."""
        if row.line.rule is None:
            return QRect()
        _, metrics = self._rule_font()
        width = max(metrics.horizontalAdvance(rule) for rule in (self._rule(row), _USUAL_RULE)) + 4
        return QRect(rect.right() - width - _GAP, rect.top(), width, rect.height())

    def _paint_chevron(self, painter: QPainter, rect: QRect, *, is_folded: bool) -> None:
        middle = QPointF(rect.left() + _MARGIN + 5, rect.center().y() + 0.5)
        points = ((-2.5, -4), (2, 0), (-2.5, 4)) if is_folded else ((-4, -2), (0, 2.5), (4, -2))
        painter.setPen(QPen(painter.pen().color(), 1.8))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPolyline(QPolygonF([middle + QPointF(*point) for point in points]))

    def _paint_ground(
        self,
        painter: QPainter,
        rect: QRect,
        palette: QPalette,
        row: LogRow,
        state: QStyle.StateFlag,
        *,
        is_shown: bool,
    ) -> None:
        if row.line.kind == TURN:
            painter.fillRect(rect, palette.color(QPalette.ColorRole.Highlight))
        elif is_shown or state & QStyle.StateFlag.State_Selected:
            wash = QColor(palette.color(QPalette.ColorRole.Highlight))
            wash.setAlpha(96 if is_shown else 36)
            painter.fillRect(rect, wash)
        elif row.line.kind == "phase":
            painter.fillRect(rect, palette.color(QPalette.ColorRole.AlternateBase))
        stripe = KIND_COLOURS.get(row.line.kind)
        if row.carries_on and stripe is not None:
            painter.fillRect(QRect(rect.left() + _INSET + 3, rect.top(), 3, rect.height()), QColor(stripe))
        elif stripe is not None:
            painter.fillRect(QRect(rect.left() + 3, rect.top() + 3, 3, rect.height() - 6), QColor(stripe))

    def _paint_dice(self, painter: QPainter, rect: QRect, row: LogRow) -> None:
        left = self._dice_left(rect, row)
        top = rect.center().y() - _DIE / 2
        for place, face in enumerate(row.line.faces):
            draw_die(painter, QRectF(left + place * (_DIE + _GAP), top, _DIE, _DIE), face)

    def _dice_left(self, rect: QRect, row: LogRow) -> int:
        rule = self.rule_rect(rect, row)
        right = rect.right() - _GAP if rule.isEmpty() else rule.left() - _GAP
        return right - len(row.line.faces) * (_DIE + _GAP)

    def _text_rect(self, rect: QRect, row: LogRow) -> QRect:
        left = rect.left() + _MARGIN
        if can_fold(row):
            left += _CHEVRON
        elif row.carries_on and row.line.kind in KIND_COLOURS:
            left += _INSET
        return QRect(left, rect.top(), self._dice_left(rect, row) - left - _GAP, rect.height())

    def forget_fonts(self) -> None:
        """Take up another font of the view."""
        self._fonts.clear()

    def _font(self, row: LogRow) -> _Face:
        is_heavy, is_lost = is_heading(row) or row.line.kind == BOOKMARK, row.line.kind == LOST
        look = (is_heavy, row.standing, row.note is not None, is_lost)
        if look not in self._fonts:
            font = QFont(self._view.font())
            font.setWeight(QFont.Weight.DemiBold if look[0] else QFont.Weight.Normal)
            font.setItalic(row.standing is Standing.UNDONE or row.note is not None)
            font.setStrikeOut(row.standing is Standing.TAKEN_BACK and not look[3])
            self._fonts[look] = (font, QFontMetrics(font))
        return self._fonts[look]

    def _rule_font(self) -> _Face:
        if None not in self._fonts:
            font = QFont(self._view.font())
            font.setPointSizeF(font.pointSizeF() * 0.86)
            self._fonts[None] = (font, QFontMetrics(font))
        return self._fonts[None]

    def _text(self, row: LogRow) -> str:
        if row.line.kind == BOOKMARK:
            return f"★ {row.line.text}"
        return (
            say("Taken back: {text}", text=row.line.text)
            if row.standing is Standing.TAKEN_BACK and row.line.kind != LOST
            else row.line.text
        )

    def _rule(self, row: LogRow) -> str:
        return f"§ {rule_number(row.line.rule)}" if row.line.rule else ""
