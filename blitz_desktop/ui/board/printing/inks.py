"""The colours the map is printed in."""

from __future__ import annotations

from PySide6.QtGui import QColor


def ink(colour: str, alpha: float = 1.0) -> QColor:
    """A colour with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def blend(a: QColor, b: QColor, part: float) -> QColor:
    """A colour ``part`` of the way from one to another."""
    return QColor(
        round(a.red() + (b.red() - a.red()) * part),
        round(a.green() + (b.green() - a.green()) * part),
        round(a.blue() + (b.blue() - a.blue()) * part),
    )


PAPER = ink("#f3eee0")
LAND = ink("#ece8d2")
SEA = ink("#b7cfd8")
DEEP = ink("#a9c5d1")
COAST = ink("#4f7c90")
RIVER = ink("#5d93ad")
RIVER_EDGE = ink("#2f6480")
CANAL = ink("#3f7a96")
GRID = ink("#4a4435", 0.34)
GRID_AT_SEA = ink("#3c6070", 0.30)
NUMBER = ink("#50493a", 0.94)
BORDER = ink("#6a4a3e", 0.85)
LETTER = ink("#2a251c")
HALO = ink("#f6f1e2", 0.86)
WATER_LETTER = ink("#2c627c")
WATER_HALO = ink("#eef3ee", 0.72)
BUILT_UP = ink("#c98f78")
BUILT_UP_EDGE = ink("#7d4437")
BLOCKS = ink("#8b4d3e", 0.72)
TOWN = ink("#7d4437")
WORKS = ink("#3a3a34")
MAGINOT = ink("#8c2f2a")
SIEGFRIED = ink("#3d4a3a")
AREA = ink("#7b4b6e")
ROAD = ink("#f4e9cf")
ROAD_MAIN = ink("#e9b65f")
ROAD_EDGE = ink("#6f5a3c")
RAIL = ink("#3b3833")
SLOPE = ink("#7a5a34")
SEAM = ink("#6b5b41", 0.55)
FRAME = ink("#4b4231")

HEIGHTS: tuple[tuple[float, QColor], ...] = (
    (-10, ink("#dfe7cf")),
    (15, ink("#e7ebd2")),
    (80, ink("#eeebd3")),
    (180, ink("#ede3c5")),
    (300, ink("#e3d3ae")),
    (450, ink("#d5bf97")),
    (700, ink("#c4a982")),
    (1100, ink("#b39674")),
)
"""Tint of the ground by height in metres."""
