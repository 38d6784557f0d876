"""Pictures of piles: the tag of a stack leaves the badges of its top counter in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from blitz_desktop.core.view import Badge, PieceFace, PieceView
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.board.pile_pictures import PilePictures
from blitz_desktop.ui.board.table import Pile
from blitz_desktop.ui.board.tags import DARK
from blitz_desktop.ui.counters.cache import FaceCache, face_key
from blitz_desktop.ui.counters.face import SIZE
from tests.ui.board.samples import PALETTES

_FACE = PieceFace(palette="red", symbol="infantry", name="10 ID", factors=("8", "10", "6"))
_BADGES = (Badge("broken", "Broken"), Badge("unsupplied", "Out of supply"))
_BADGE = QRectF(SIZE / 2 - 11, -SIZE / 2 + 1, 10, 10)
"""The uppermost badge, from the middle of its counter."""


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Lettering needs one."""


def drawn(zoom: float, count: int) -> tuple[QImage, QPointF]:
    """The picture of a stack and where in it the middle of the top counter is."""
    pieces = tuple(
        PieceView(f"unit{i}", "A0101", "red", _FACE, f"Unit {i}", badges=_BADGES, strength=3)
        for i in range(count)
    )
    pile = Pile("A0101", pieces, QPointF())
    pictures = PilePictures(FaceCache(), theme.LIGHT)
    pictures.keys = {piece.id: face_key(piece.face, PALETTES, piece.badges) for piece in pieces}
    made = None
    while made is None:  # faces come in as there is time
        made = pictures.make(pile, zoom, 1.0)
    image = made.toImage()
    (*_, (_, spot)) = pile.places()
    return image, spot * zoom + QPointF(image.width(), image.height()) / 2


def tagged(image: QImage) -> list[tuple[int, int]]:
    """Pixels in the colour of the tag."""
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == QColor(DARK)
    ]


@pytest.mark.parametrize("count", [2, 5])
@pytest.mark.parametrize("zoom", [zoom for zoom in ZOOMS if zoom >= 0.5])
def test_the_tag_of_a_stack_leaves_the_badges_free(zoom: float, count: int) -> None:
    image, middle = drawn(zoom, count)
    badge = QRectF(_BADGE.topLeft() * zoom + middle, _BADGE.size() * zoom)
    marks = tagged(image)
    assert marks
    assert not [mark for mark in marks if badge.contains(QPointF(*mark))]


@pytest.mark.parametrize("zoom", [zoom for zoom in ZOOMS if zoom >= 0.5])
def test_the_tag_of_a_stack_is_whole(zoom: float) -> None:
    image, _ = drawn(zoom, 2)
    edges = {0, image.width() - 1}, {0, image.height() - 1}
    assert not [(x, y) for x, y in tagged(image) if x in edges[0] or y in edges[1]]
