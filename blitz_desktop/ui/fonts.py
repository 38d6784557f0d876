"""The shipped type faces, and the few fonts the program writes in."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from blitz_desktop.resources import assets_dir

TEXT = "Source Sans 3"
"""Family of windows, panels and dialogs."""

PRINT = "Barlow Condensed"
"""Family of counters and of everything lettered on the map."""

_WEIGHTS = {
    "regular": QFont.Weight.Normal,
    "medium": QFont.Weight.Medium,
    "bold": QFont.Weight.DemiBold,
}


@cache
def load() -> None:
    """Make the shipped fonts known to Qt, once.

    Raises:
        RuntimeError: A font file cannot be read.
    """
    for path in sorted((assets_dir() / "fonts").glob("*/*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise RuntimeError(f"cannot load the font {path.name}")


def text(size: float, weight: str = "regular") -> QFont:
    """Font of windows and panels; ``size`` in points."""
    font = QFont(TEXT)
    font.setPointSizeF(size)
    font.setWeight(_WEIGHTS[weight])
    return font


def lettering(size: float, weight: str = "regular", spacing: float = 0.0) -> QFont:
    """Font of map and counters, a new one each time, since a font keeps what the thread that uses it loads.

    Args:
        size: Height in pixels before any zoom.
        weight: ``regular``, ``medium`` or ``bold``.
        spacing: Extra pixels between letters.
    """
    load()
    font = QFont(PRINT)
    font.setWeight(_WEIGHTS[weight])
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(max(1, round(size)))
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font
