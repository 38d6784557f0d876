"""Layouts emptied and filled anew, and one that breaks into lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLayout, QLayoutItem, QScrollArea, QVBoxLayout, QWidget

from blitz_desktop.ui import theme


def clear(layout: QLayout) -> None:
    """Take every widget out of a layout and dispose of it once its own signals are done."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def settle(widget: QWidget) -> None:
    """Give everything in a widget its place now, so that it is never seen half laid out."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    layout = widget.layout()
    if layout is not None:
        layout.activate()


def room_over(dialog: QDialog, *, air: int) -> QSize:
    """How large a dialog may be over its parent, or on the screen where it has none, with air around it."""
    parent = dialog.parentWidget()
    whole = dialog.screen().availableGeometry().size()
    if parent is not None:
        whole = QSize(parent.width(), min(whole.height(), parent.height()))
    return whole - QSize(air, air)


def size_for_text(dialog: QDialog, width: int, height: int) -> None:
    """Give a dialog a size that grows with the text, as far as there is room for it."""
    wanted = QSize(theme.scaled(width), theme.scaled(height))
    dialog.resize(wanted.boundedTo(room_over(dialog, air=_AIR)))


_ANY_WIDTH = 1 << 24
_AIR = 24


class LineLabel(QLabel):
    """Words on one line where there is room for it, and on several where there is not."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.ensurePolished()
        self._line = super().sizeHint()
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        return self._line


class FlowBox(QWidget):
    """Holds a layout that breaks into lines, and is never lower than these."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(event.size().width()))


class FlowLayout(QLayout):
    """Widgets side by side at the right, or the left, in as many lines as the width asks for.

    One that is wider than the whole width gets that, and the height that it needs then.
    """

    def __init__(self, parent: QWidget, *, gap: int, is_left: bool = False) -> None:
        super().__init__(parent)
        self._is_left = is_left
        self.setContentsMargins(0, 0, 0, 0)
        self._gap = gap
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(_height(line, width) for line in lines) + self._gap * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """The size of a single line."""
        seen = self._seen()
        return QSize(self._width(seen), _height(seen))

    def minimumSize(self) -> QSize:
        seen = self._seen()
        return QSize(max((item.minimumSize().width() for item in seen), default=0), _height(seen))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            left = max(rect.left(), rect.right() + 1 - self._width(line))
            if self._is_left:
                left = rect.left()
            height = _height(line, rect.width())
            for item in line:
                width = min(item.sizeHint().width(), rect.width())
                item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
                left += width + self._gap
            top += height + self._gap

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in self._seen():
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _seen(self) -> list[QLayoutItem]:
        return [item for item in self._items if not _is_hidden(item.widget())]

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in line) + self._gap * max(0, len(line) - 1)


def _is_hidden(widget: QWidget | None) -> bool:
    """Whether a widget was hidden on purpose; those not shown yet are not."""
    if widget is None:
        return False
    return widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)


def _height(line: list[QLayoutItem], width: int = _ANY_WIDTH) -> int:
    """The height of a line where so much width is to be had."""
    return max((_item_height(item, width) for item in line), default=0)


def _item_height(item: QLayoutItem, width: int) -> int:
    hint = item.sizeHint()
    is_short = hint.width() > width and item.hasHeightForWidth()
    return item.heightForWidth(width) if is_short else hint.height()


def scrolling(column: QVBoxLayout) -> QScrollArea:
    """An area that scrolls down through a column."""
    inside = QWidget()
    column.setContentsMargins(0, 0, theme.UNIT * 2, 0)
    inside.setLayout(column)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area
