"""The turn record and the score lie below the map, complete, with the current turn marked."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from PySide6.QtCore import QRectF

from blitz_desktop.core.view import BoardView, CardRow, TurnView
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.board.tracks import lay_out

_MAP = QRectF(-100, -50, 2400, 1800)
_SCORES = (CardRow("Steps lost", "12"), CardRow("A longer name of a score than there is room for", "+2 VP"))


def turns(count: int, current: int = 1) -> tuple[TurnView, ...]:
    return tuple(TurnView(n, f"Turn {n}", n == current, "a note" * (n % 2)) for n in range(1, count + 1))


@pytest.mark.parametrize("count", [1, 7, 10, 11, 23, 60])
def test_cells_lie_below_the_map_and_apart(count: int) -> None:
    cells = lay_out(turns(count), _SCORES, _MAP)
    assert len(cells) == count + len(_SCORES)
    assert all(cell.rect.top() > _MAP.bottom() for cell in cells)
    assert all(
        cell.rect.left() >= _MAP.left() - 1e-6 and cell.rect.right() <= _MAP.right() + 1e-6 for cell in cells
    )
    assert not any(a.rect.intersects(b.rect) for a, b in itertools.combinations(cells, 2))


def test_one_turn_is_current() -> None:
    cells = lay_out(turns(9, current=4), (), _MAP)
    assert [cell.mark for cell in cells if cell.is_current] == ["4"]


def test_without_turns_and_scores_there_is_nothing() -> None:
    assert lay_out((), (), _MAP) == ()


def test_the_next_turn_shows(canvas: BoardCanvas, scene: BoardScene, view: BoardView) -> None:
    pictures = []
    for current in (1, 2):
        scene.show(msgspec.structs.replace(view, turns=turns(6, current), scores=_SCORES))
        canvas.fit()
        pictures.append(canvas.grab().toImage())
    assert pictures[0] != pictures[1]
