"""What a screen reader finds on the map: the hex at the cursor, then every counter with where it lies.

The stubs of Qt do not say that an interface may have no child, object or window; Qt itself allows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from blitz_desktop.core.board import Hex
from blitz_desktop.core.language import say
from blitz_desktop.core.view import PieceView
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.wording import hex_words, place_words
from blitz_desktop.ui.board.canvas import BoardCanvas


@dataclass(frozen=True, slots=True)
class Source:
    """Where the words come from: the table, and the cursor of its canvas."""

    table: Table
    cursor: Callable[[], Hex]


_sources: dict[int, Source] = {}
_made: list[QAccessibleInterface] = []
"""Interfaces are kept: Qt holds pointers to them for as long as it likes."""
_installed: list[bool] = []


def describe(canvas: BoardCanvas, table: Table, cursor: Callable[[], Hex]) -> None:
    """Let screen readers read a canvas, for as long as it lives."""
    key = id(canvas)
    _sources[key] = Source(table, cursor)
    canvas.destroyed.connect(lambda: _sources.pop(key, None))
    canvas.setAccessibleName(say("Map"))
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def piece_words(piece: PieceView, table: Table) -> str:
    """A counter in words: what it is, where, and how it stands."""
    viewpoint = table.viewpoint
    face = piece.face
    parts = [
        piece.title,
        viewpoint.view.sides.get(piece.side, ""),
        place_words(piece.at, viewpoint),
        " ".join(face.factors),
        say("{left} of {full} steps", left=face.steps, full=face.full_steps) if face.full_steps else "",
        *(badge.text for badge in piece.badges),
        say("selected") if piece.id in table.selection else "",
    ]
    return ", ".join(filter(None, parts))


class BoardAccess(QAccessibleWidget):
    """The canvas; its first child is the hex at the cursor, the others are the counters."""

    def __init__(self, canvas: BoardCanvas, source: Source) -> None:
        super().__init__(canvas, QAccessible.Role.List, canvas.accessibleName())
        self.canvas = canvas
        self.source = source
        self._items: list[_Item] = []

    def childCount(self) -> int:
        return 1 + len(self.source.table.viewpoint.view.pieces)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._items) <= index:
            item = _Item(self, len(self._items))
            self._items.append(item)
            _made.append(item)
        return self._items[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._items.index(child) if child in self._items else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.child(0) if self.source.cursor() else None


class _Item(QAccessibleInterface):
    """The hex at the cursor (0), or a counter by its place in the view; it says what is there now."""

    def __init__(self, board: BoardAccess, place: int) -> None:
        super().__init__()
        self._board = board
        self._place = place

    @property
    def piece(self) -> PieceView | None:
        pieces = self._board.source.table.viewpoint.view.pieces
        return pieces[self._place - 1] if 0 < self._place <= len(pieces) else None

    def text(self, kind: QAccessible.Text) -> str:
        if kind is not QAccessible.Text.Name:
            return ""
        source, piece = self._board.source, self.piece
        if piece is not None:
            return piece_words(piece, source.table)
        cursor = source.cursor()
        return hex_words(cursor, source.table.viewpoint) if cursor else say("No hex is pointed at")

    def rect(self) -> QRect:
        canvas, piece = self._board.canvas, self.piece
        at = self._board.source.cursor() if piece is None else piece.at
        if not at or at not in self._board.source.table.viewpoint.scenario.board:
            return QRect()
        spot = QRect(0, 0, 1, 1)
        spot.moveCenter(canvas.viewport().mapToGlobal(canvas.hex_position(at)))
        side = max(8, round(50 * canvas.zoom))
        return spot.adjusted(-side // 2, -side // 2, side // 2, side // 2)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def parent(self) -> QAccessibleInterface:
        return self._board

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._board.window()

    def child(self, _index: int) -> None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Nothing here can be written to."""


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    source = _sources.get(id(thing)) if isinstance(thing, BoardCanvas) else None
    if source is None or not isinstance(thing, BoardCanvas):
        return None
    _made.append(BoardAccess(thing, source))
    return _made[-1]
