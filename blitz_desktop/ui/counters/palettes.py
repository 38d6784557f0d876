"""Colours of the armies: as the scenario gives them, or told apart by every eye."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtGui import QColor

from blitz_desktop.core.view import Palette


class PaletteVariant(StrEnum):
    """A set of colours; its value is its name in settings."""

    PRINTED = "printed"
    COLOUR_BLIND = "colour_blind"


SAFE_FILLS = (
    "#1c1e22",
    "#8d939c",
    "#f4f1e6",
    "#1f5fae",
    "#8cc4ea",
    "#f2d13c",
    "#c8561b",
    "#6b4a2f",
)
"""Fills that stay apart under every kind of colour blindness, as much by lightness as by hue."""


def recoloured(palettes: Mapping[str, Palette], variant: PaletteVariant) -> dict[str, Palette]:
    """Palettes in a set of colours.

    For colour-blind players each army takes the safe fill that is most like its own, no two the same one;
    armies beyond the safe fills keep their colours.
    """
    if variant is PaletteVariant.PRINTED:
        return dict(palettes)
    pairs = sorted(
        (_distance(palette.fill, fill), name, fill)
        for name, palette in palettes.items()
        for fill in SAFE_FILLS
    )
    taken: dict[str, str] = {}
    for _, name, fill in pairs:
        if name not in taken and fill not in taken.values():
            taken[name] = fill
    return {
        name: _palette(taken[name], palette.letter) if name in taken else palette
        for name, palette in palettes.items()
    }


def _palette(fill: str, letter: str) -> Palette:
    """A palette about a fill: ink and box stand out from it."""
    colour = QColor(fill)
    lightness = _lightness(colour)
    is_dark = lightness < _MIDDLE
    part, goal = (0.2 if is_dark else 0.5, 255) if lightness < _PALE else (0.12, 0)
    channels = (colour.red(), colour.green(), colour.blue())
    box = QColor(*(round(channel + (goal - channel) * part) for channel in channels))
    return Palette(fill=fill, ink="#ffffff" if is_dark else "#14140f", box=box.name(), letter=letter)


_MIDDLE, _PALE = 140.0, 225.0


def _lightness(colour: QColor) -> float:
    return 0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()


def _distance(a: str, b: str) -> int:
    first, second = QColor(a), QColor(b)
    return (
        (first.red() - second.red()) ** 2
        + (first.green() - second.green()) ** 2
        + (first.blue() - second.blue()) ** 2
    )
