"""Lines of works go on from site to site, and face left of the way their hexes are listed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blitz_desktop.core.board import Board, Site
from blitz_desktop.ui.board.metrics import centre
from blitz_desktop.ui.board.printing import fronts
from blitz_desktop.ui.board.printing.plates import Plate

pytestmark = pytest.mark.usefixtures("qapp")


def printed(board: Board, *sites: Site) -> QImage:
    plate = Plate()
    fronts.print_fronts(plate, board, sites)
    image = QImage(900, 800, QImage.Format.Format_RGB32)
    image.fill("#ffffff")
    painter = QPainter(image)
    plate.paint(painter, QRectF(image.rect()), 1.0)
    painter.end()
    return image


def inked(image: QImage) -> QRectF:
    """The rectangle around all that is dark."""
    dark = [
        (x, y)
        for x in range(image.width())
        for y in range(0, image.height(), 4)
        if QColor(image.pixel(x, y)).lightness() < 200
    ]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def line(*hexes: str, draw: str = "siegfried") -> Site:
    return Site("line", "Line", draw, hexes, "made up")


@pytest.mark.parametrize("draw", ["siegfried", "works", "maginot", "gap"])
def test_a_front_stands_on_the_side_of_the_enemy(board: Board, draw: str) -> None:
    down = ("A0604", "A0605", "A0606")
    middle = centre(board, "A0605").x()
    assert inked(printed(board, line(*down, draw=draw))).center().x() > middle + 8
    assert inked(printed(board, line(*reversed(down), draw=draw))).center().x() < middle - 8


def test_sites_that_go_on_from_one_another_become_one_line(board: Board) -> None:
    whole = printed(board, line("A0603", "A0604", "A0605", "A0606"))
    parts = (line("A0605", "A0606"), line("A0603", "A0604"))
    assert printed(board, *parts) == whole
    apart = (parts[0], replace(parts[1], draw="works"))
    assert printed(board, *apart) != whole


def test_a_dike_leaves_out_the_land_at_its_ends(board: Board) -> None:
    dike = inked(printed(board, line("A0603", "A0604", "A0605", "A0606", draw="dike")))
    assert dike.top() > centre(board, "A0603").y() + 20
    assert dike.bottom() < centre(board, "A0606").y() - 20
