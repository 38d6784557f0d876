"""Fractional display scaling: counters stay under the pointer, and drop in the hex that was lit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[3]
_PROGRAM = """
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
app = QApplication([])
from blitz_desktop.ui import fonts
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from tests.ui.board.samples import sample_board, sample_view
from tests.ui.board.test_dragging import move, press, release

scene = BoardScene()
scene.set_board(sample_board())
scene.show(sample_view())
canvas = BoardCanvas(scene)
canvas.is_still = True
canvas.resize(900, 640)
canvas.show()
canvas.drag_requested.connect(lambda unit: canvas.start_drag((unit,)))
drops = []
canvas.dropped.connect(lambda units, place: drops.append(place))
for zoom in (0.25, 0.71, 1.0, 2.0, 4.0):
    canvas.zoom_to(zoom)
    canvas.centre_on("A0404")
    canvas.grab()
    scene.finish_drawing(zoom * canvas.devicePixelRatioF())
    picture = canvas.grab().toImage()
    assert picture.width() == round(900 * canvas.devicePixelRatioF()), picture.width()
    at = canvas.piece_position("lone")
    press(canvas, at)
    to = at + QPoint(round(80 * zoom), round(10 * zoom))
    move(canvas, to)
    assert (canvas.mapFromScene(scene.hand[0].pos()) - to).manhattanLength() <= 2
    lit = scene.table.location_at(canvas.mapToScene(to))
    release(canvas, to)
    assert drops[-1] == lit, (drops, lit)
scene.close()
"""


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2"])
def test_drag_on_a_scaled_display(factor: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": factor, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        cwd=_ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
