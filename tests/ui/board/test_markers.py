"""Markers in hexes: each can be seen, whatever lies there."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtGui import QColor, QImage

from blitz_desktop.core.view import BoardView, MarkerView
from blitz_desktop.ui.board.canvas import BoardCanvas

_AT = "A0404"


def picture(canvas: BoardCanvas, view: BoardView) -> QImage:
    canvas.scene().show(view)
    canvas.scene().finish_drawing(1.0)
    return canvas.viewport().grab().toImage()


@pytest.mark.parametrize("kind", ["landing", "bombed", "flood"])
def test_a_marker_shows_as_a_sign_with_its_label(canvas: BoardCanvas, view: BoardView, kind: str) -> None:
    plain = picture(canvas, msgspec.structs.replace(view, markers=()))
    marked = picture(canvas, msgspec.structs.replace(view, markers=(MarkerView(kind, _AT, "22nd"),)))
    middle = canvas.hex_position(_AT)
    changed = [
        (x - middle.x(), y - middle.y())
        for x in range(middle.x() - 60, middle.x() + 60)
        for y in range(middle.y() - 60, middle.y() + 60)
        if QColor(plain.pixel(x, y)) != QColor(marked.pixel(x, y))
    ]
    assert any(x > 10 and y < -15 for x, y in changed)
    assert any(y > 22 for _, y in changed)


@pytest.mark.parametrize("kind", ["bridge", "bridge_works", "ford"])
def test_a_marker_on_a_hexside_lies_across_it(canvas: BoardCanvas, view: BoardView, kind: str) -> None:
    beyond = canvas.scene().board.neighbours(_AT)[0]
    plain = picture(canvas, msgspec.structs.replace(view, markers=()))
    marker = MarkerView(kind, _AT, "", beyond)
    marked = picture(canvas, msgspec.structs.replace(view, markers=(marker,)))
    between = (canvas.hex_position(_AT) + canvas.hex_position(beyond)) / 2
    changed = [
        (x - between.x(), y - between.y())
        for x in range(between.x() - 60, between.x() + 60)
        for y in range(between.y() - 60, between.y() + 60)
        if QColor(plain.pixel(x, y)) != QColor(marked.pixel(x, y))
    ]
    assert changed
    assert all(abs(x) < 30 and abs(y) < 30 for x, y in changed)
