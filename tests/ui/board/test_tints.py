"""Tinted hexes, where some of what is tinted is no hex."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from blitz_desktop.ui.board.marks import Marks
from blitz_desktop.ui.board.tints import Tints
from blitz_desktop.ui.theme import LIGHT
from tests.toy.setting import toy_board


def test_a_reach_that_leads_to_a_tray_is_outlined_where_it_has_hexes() -> None:
    board = toy_board()
    hex_ = next(iter(board.hexes))
    tints = Tints(board, LIGHT, QRectF(0, 0, 400, 400))
    tints.marks = Marks(reach={hex_: None, "a tray": None})
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    tints.draw(painter, QRectF(0, 0, 400, 400))
    painter.end()
    assert not tints._outline_of(frozenset(tints.marks.reach)).isEmpty()
