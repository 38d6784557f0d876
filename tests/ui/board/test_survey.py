"""Overlays as they are drawn: where they are, at every scale, without cost where there are none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor

from blitz_desktop.core.overlays import BAD, WARN, Edge, Overlay, Patch, Tag, Trace
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.board.scene import BoardScene

HERE = "A0904"


def colour(canvas: BoardCanvas, hex_: str) -> QColor:
    """Colour in the middle of a hex."""
    scene = canvas.scene()
    canvas.grab()
    scene.finish_drawing(canvas.zoom)
    return canvas.grab().toImage().pixelColor(canvas.hex_position(hex_))


def differs(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(one.toTuple()[:3], other.toTuple()[:3], strict=True)) > 30  # type: ignore[index]


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_an_area_is_tinted_and_the_hexes_beyond_are_not(
    canvas: BoardCanvas, scene: BoardScene, zoom: float
) -> None:
    canvas.zoom_to(zoom)
    canvas.centre_on(HERE)
    beyond = "A0906"
    before = colour(canvas, HERE), colour(canvas, beyond)
    scene.lay_overlays([Overlay(patches=(Patch("#aa0000", (HERE,)),))])
    assert differs(colour(canvas, HERE), before[0])
    assert not differs(colour(canvas, beyond), before[1])
    scene.lay_overlays(())
    assert not differs(colour(canvas, HERE), before[0])


def test_marks_of_every_kind_are_drawn_at_every_scale(canvas: BoardCanvas, scene: BoardScene) -> None:
    sides = tuple(scene.view.side_palettes) if scene.view is not None else ()
    everything = Overlay(
        patches=(
            *(Patch(side, (f"A050{row}",), side, is_outlined=True) for row, side in enumerate(sides, 3)),
            Patch(WARN, ("A0604",)),
            Patch(BAD, ("A0605", "no hex")),
        ),
        traces=(Trace(BAD, ("A0404", "A0405", "A0406"), has_head=True), Trace(WARN, ("A0404",))),
        edges=(Edge(WARN, (("A0605", "A0606"), ("A0605", "A0809"))),),
        tags=(Tag("A0404", "12"), Tag("no hex", "1")),
    )
    scene.lay_overlays([everything, everything])
    for zoom in ZOOMS:
        canvas.zoom_to(zoom)
        canvas.centre_on(HERE)
        canvas.grab()


@pytest.mark.parametrize("target", ["A0905", "A0903", "A1004", "A0606"])
def test_an_arrow_stands_between_the_counters_and_hides_neither(
    canvas: BoardCanvas, scene: BoardScene, target: str
) -> None:
    assert scene.board is not None
    canvas.zoom_to(1.0)
    canvas.centre_on(HERE)
    settled(canvas)
    ends = [canvas.hex_position(hex_) for hex_ in (HERE, target)]
    before = canvas.viewport().grab().toImage()
    scene.lay_overlays([Overlay(traces=(Trace("#aa0000", (HERE, target), has_head=True),))])
    settled(canvas)
    after = canvas.viewport().grab().toImage()
    for end in ends:
        factors = QRect(end - QPoint(17, 17), end + QPoint(17, 17))
        assert before.copy(factors) == after.copy(factors)
    between = (ends[0] + ends[1]) / 2
    assert before.pixelColor(between) != after.pixelColor(between)


def settled(canvas: BoardCanvas) -> None:
    for _ in range(2):
        canvas.grab()
        canvas.scene().finish_drawing(canvas.zoom)


def test_tiles_are_drawn_once_and_few_are_kept(canvas: BoardCanvas, scene: BoardScene) -> None:
    scene.lay_overlays([Overlay(patches=(Patch(WARN, tuple(scene.board.hexes)),))])  # type: ignore[union-attr]
    store = scene._survey.stores[0]
    settled(canvas)
    rendered = store.rendered
    settled(canvas)
    assert store.rendered == rendered > 0
    for zoom in ZOOMS * 2:
        canvas.zoom_to(zoom)
        settled(canvas)
    assert store.count <= 64


def test_what_stays_the_same_is_not_drawn_anew(canvas: BoardCanvas, scene: BoardScene) -> None:
    area, line = Patch(WARN, (HERE,)), Trace(WARN, ("A0404", "A0405"))
    scene.lay_overlays([Overlay(patches=(area,))])
    settled(canvas)
    areas, figures = scene._survey.stores
    rendered = areas.rendered
    scene.lay_overlays([Overlay(patches=(area,), traces=(line,))])
    settled(canvas)
    assert areas.rendered == rendered
    assert figures.rendered > 0


def test_former_tiles_stand_in_until_the_new_ones_are_drawn(canvas: BoardCanvas, scene: BoardScene) -> None:
    scene.lay_overlays([Overlay(patches=(Patch("#aa0000", (HERE,)),))])
    red = colour(canvas, HERE)
    scene.lay_overlays([Overlay(patches=(Patch("#0000aa", (HERE,)),))])
    assert not differs(canvas.grab().toImage().pixelColor(canvas.hex_position(HERE)), red)
    assert differs(colour(canvas, HERE), red)
    scene.lay_overlays(())
    bare = colour(canvas, HERE)
    scene.lay_overlays([Overlay(patches=(Patch("#0000aa", (HERE,)),))])
    assert not differs(canvas.grab().toImage().pixelColor(canvas.hex_position(HERE)), bare)


def test_overlays_stay_when_another_view_is_shown(canvas: BoardCanvas, scene: BoardScene) -> None:
    scene.lay_overlays([Overlay(tags=(Tag("A0404", "12"),))])
    assert scene.view is not None
    scene.show(scene.view)
    assert scene._survey.items[1].isVisible()
