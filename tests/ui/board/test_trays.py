"""Trays: where the map wants them, else where there is room; never over a hex."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from blitz_desktop.core.view import BoxView
from blitz_desktop.ui.board.trays import Tray, lay_out

_EXTENT = QRectF(0, 0, 3000, 3000)
_CLEARING = QRectF(0, 0, 900, 800)


def trays(*counts: int, places: dict[str, QRectF] | None = None) -> list[Tray]:
    boxes = [BoxView(f"box{i}", f"Box {i}") for i in range(len(counts))]
    sizes = {f"box{i}": count for i, count in enumerate(counts)}
    found = lay_out(boxes, sizes, places=places or {}, clearings=(_CLEARING,), extent=_EXTENT)
    return list(found.values())


def test_every_box_has_a_tray_off_the_map_and_off_each_other() -> None:
    laid = trays(0, 44, 29, 5, 18, 120, 0, 0, 300)
    assert len(laid) == 9
    for tray in laid:
        assert _CLEARING.contains(tray.rect) or tray.rect.left() >= _EXTENT.right()
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(laid, 2))


def test_counters_of_a_tray_lie_inside_it() -> None:
    for count in (1, 7, 44, 200):
        (tray,) = trays(count)
        assert all(tray.rect.contains(tray.spot(place, count)) for place in range(count))
        assert all(tray.rect.contains(tray.spot(place, count * 4)) for place in range(count * 4))


def test_the_map_says_where_but_not_over_its_hexes() -> None:
    (tray,) = trays(3, places={"box0": QRectF(50, 600, 500, 400)})
    assert tray.rect.topLeft() == QRectF(50, 600, 500, 400).topLeft()
    assert _CLEARING.contains(tray.rect)
