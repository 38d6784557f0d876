"""Errors inside what Qt calls: they once ended the process, or took the methods of what Qt called next."""

from __future__ import annotations

import subprocess
import sys

import pytest

_PROGRAM = """
import sys
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView, QMessageBox
from blitz_desktop.ui.crash import CrashGuard

class Item(QGraphicsItem):
    __module__ = "blitz_desktop.faulty"
    def boundingRect(self):
        return QRectF(0, 0, 9, 9)
    def paint(self, *_):
        [][3]

class Above(Item):
    times = 0
    def paint(self, *_):
        Above.times += 1

class View(QGraphicsView):
    __module__ = "blitz_desktop.faulty"
    def viewportEvent(self, event):
        return super().viewportEvent(event)
    def paintEvent(self, event):
        super().paintEvent(event)

app = QApplication([])
guard = CrashGuard(lambda: "a game", lambda: b"", None)
reports = []
guard.caught.connect(reports.append)
guard.install()
scene, item, above = QGraphicsScene(), Item(), Above()
above.setZValue(1)
scene.addItem(item)
scene.addItem(above)
view = View(scene)
view.show()

def end():
    boxes = [box for box in app.topLevelWidgets() if isinstance(box, QMessageBox)]
    print(Above.times > 0, "not implemented" in "".join(reports))
    print(len(boxes), boxes[0].text())
    print(reports[0])
    app.exit()

QTimer.singleShot(400, end)
app.exec()
print("goes on")
"""


@pytest.mark.gui
def test_an_error_in_painting_is_told_and_the_program_goes_on() -> None:
    done = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    others, told, *report = done.stdout.splitlines()
    assert told.startswith("1 The program has met a fault of its own.")
    assert others == "True False"
    assert "list index out of range" in "\n".join(report)
    assert report[-1] == "goes on"
