from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_calls_into_qt_keep_the_reference_count_of_none() -> None:
    """PySide6 6.12.0 loses one reference a call, and the process aborts after some thousand calls."""
    calls = 1000
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(calls):
        painter.drawRect(QRect(1, 1, 4, 4))
    drift = sys.getrefcount(None) - before
    painter.end()
    assert abs(drift) < calls / 10
