"""Layouts emptied and filled anew, and one that breaks into lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


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


class FlowLayout(QLayout):
    """Widgets side by side at the right, or the left, in as many lines as the width asks for."""

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
        return sum(_height(line) for line in lines) + self._gap * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """The size of a single line."""
        return QSize(self._width(self._items), _height(self._items))

    def minimumSize(self) -> QSize:
        widths = (item.sizeHint().width() for item in self._items)
        return QSize(max(widths, default=0), _height(self._items))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            left, height = rect.right() + 1 - self._width(line), _height(line)
            if self._is_left:
                left = rect.left()
            for item in line:
                item.setGeometry(QRect(QPoint(left, top), QSize(item.sizeHint().width(), height)))
                left += item.sizeHint().width() + self._gap
            top += height + self._gap

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in self._items:
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in line) + self._gap * max(0, len(line) - 1)


def _height(line: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)
