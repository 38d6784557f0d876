"""Everything a window shows in words: texts, tips, lists, what screen readers find, what is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTabBar, QWidget

_TEXTS = (
    *("text", "title", "windowTitle", "toolTip", "statusTip", "whatsThis", "placeholderText", "toPlainText"),
    *("accessibleName", "accessibleDescription", "suffix", "prefix", "specialValueText", "iconText"),
)
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_SPOKEN = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help)


def texts(widget: QWidget) -> Iterator[str]:
    """All texts of a widget and of what is in it."""
    for part in (widget, *widget.findChildren(QObject)):
        yield from filter(None, (_ask(part, name) for name in _TEXTS))
        match part:
            case QComboBox():
                yield from map(part.itemText, range(part.count()))
            case QTabBar():
                yield from map(part.tabText, range(part.count()))
            case QAbstractItemView() if part.model() is not None:
                yield from _rows(part.model(), QModelIndex())
    yield from _read_out(QAccessible.queryAccessibleInterface(widget))


@contextmanager
def painted() -> Iterator[list[str]]:
    """The words that are painted meanwhile, by the painter or as outlines."""
    seen: list[str] = []

    def spy(method: Callable[..., Any]) -> Callable[..., Any]:
        def note(self: object, *values: Any) -> Any:
            seen.extend(value for value in values if isinstance(value, str))
            return method(self, *values)

        return note

    with (
        patch.object(QPainter, "drawText", spy(QPainter.drawText)),
        patch.object(QPainterPath, "addText", spy(QPainterPath.addText)),
    ):
        yield seen


def _ask(part: QObject, name: str) -> str:
    found = getattr(part, name, None)
    try:
        text = found() if callable(found) else ""
    except TypeError:  # it wants to be told which one
        return ""
    return text if isinstance(text, str) else ""


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield from (text for role in _ROLES if isinstance(text := index.data(role), str))
        yield from _rows(model, index)


def _read_out(part: QAccessibleInterface | None) -> Iterator[str]:
    if part is None or not part.isValid():
        return
    yield from map(part.text, _SPOKEN)
    for number in range(part.childCount()):
        yield from _read_out(part.child(number))
