"""The turn record and the score lie below the map, complete, with the current turn marked."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from PySide6.QtCore import QRectF

from blitz_desktop.core.view import BoardView, CardRow, TrackView, TurnView
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.board.tracks import lay_out
from blitz_desktop.ui.grabbing import grab

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


_LOSSES = TrackView("Steps lost", 0, 70, 12, ((50, "1"), (54, "1-2"), (70, "yes")), "red")
_POINTS = TrackView("Points", -3, 7, 0)


@pytest.mark.parametrize("width", [300, 900, 2400, 5000])
def test_rows_of_numbers_lie_below_the_map_and_apart(width: int) -> None:
    extent = QRectF(-100, -50, width, 1800)
    cells = lay_out(turns(10), _SCORES, extent, (_LOSSES, _POINTS))
    assert len(cells) == 10 + 1 + 71 + 1 + 11
    assert all(cell.rect.top() > extent.bottom() for cell in cells)
    shrunk = [cell.rect.adjusted(0.1, 0.1, -0.1, -0.1) for cell in cells]
    assert not any(a.intersects(b) for a, b in itertools.combinations(shrunk, 2))
    if width >= 900:
        assert all(cell.rect.right() <= extent.right() + 1e-6 for cell in cells)


@pytest.mark.parametrize(("at", "mark"), [(-1, "0"), (0, "0"), (12, "12"), (70, "70+"), (93, "70+")])
def test_the_marker_lies_on_its_number_or_at_the_end(at: int, mark: str) -> None:
    cells = lay_out((), (), _MAP, (msgspec.structs.replace(_LOSSES, at=at),))
    assert [cell.mark for cell in cells if cell.is_current] == [mark]
    assert cells[0].mark == str(at)


def test_what_numbers_mean_stands_where_it_begins() -> None:
    cells = lay_out((), (), _MAP, (_LOSSES,))
    assert {cell.mark: cell.note for cell in cells if cell.note} == {"50": "1", "54": "1-2", "70+": "yes"}
    dangers = [cell.danger for cell in cells[1:]]
    assert dangers == sorted(dangers)
    assert (dangers[0], dangers[-1]) == (0, 1)


def test_a_marker_shows_where_it_has_moved_to(
    canvas: BoardCanvas, scene: BoardScene, view: BoardView
) -> None:
    pictures = []
    for at in (3, 4):
        scene.show(msgspec.structs.replace(view, tracks=(msgspec.structs.replace(_LOSSES, at=at),)))
        canvas.fit()
        pictures.append(grab(canvas, canvas).toImage())
    assert pictures[0] != pictures[1]


def test_the_next_turn_shows(canvas: BoardCanvas, scene: BoardScene, view: BoardView) -> None:
    pictures = []
    for current in (1, 2):
        scene.show(msgspec.structs.replace(view, turns=turns(6, current), scores=_SCORES))
        canvas.fit()
        pictures.append(grab(canvas, canvas).toImage())
    assert pictures[0] != pictures[1]
