"""A press of the left button that has not been released."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint

from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location


@dataclass(slots=True)
class Press:
    """A press, and what has become of it so far.

    Attributes:
        at: Where it was.
        location: Hex or tray under it.
        unit: Counter under it; empty for none.
        is_band: Whether moving on draws a band.
        has_asked: Whether a drag was asked for.
    """

    at: QPoint
    location: Location
    unit: UnitId
    is_band: bool = False
    has_asked: bool = False
