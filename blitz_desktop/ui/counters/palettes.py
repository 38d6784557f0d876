"""Colours of the armies: as the scenario gives them, or told apart by every eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from PySide6.QtGui import QColor

from blitz_desktop.core.board import Board
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

SAFE_BANDS = ("#1c1e22", "#8d939c", "#6a4690", "#f2d13c", "#c8561b")
"""Colours along borders that stay apart likewise, show on paper and cannot be taken for water."""


def recoloured(palettes: Mapping[str, Palette], variant: PaletteVariant) -> dict[str, Palette]:
    """Palettes in a set of colours.

    For colour-blind players each army takes the safe fill that is most like its own, no two the same one;
    armies beyond the safe fills keep their colours.
    """
    if variant is PaletteVariant.PRINTED:
        return dict(palettes)
    taken = _shared_out({name: palette.fill for name, palette in palettes.items()}, SAFE_FILLS)
    return {
        name: _palette(taken[name], palette.letter) if name in taken else palette
        for name, palette in palettes.items()
    }


def recoloured_board(board: Board, variant: PaletteVariant) -> Board:
    """A board whose countries are in a set of colours.

    For colour-blind players each country with land takes the safe fill that is most like its own, were that
    as strong as can be; waters keep theirs.
    """
    if variant is PaletteVariant.PRINTED:
        return board
    dry = {info.country for info in board.hexes.values() if board.terrains[info.terrain].pattern != "sea"}
    taken = _shared_out({id_: _vivid(board.countries[id_].colour) for id_ in sorted(dry)}, SAFE_BANDS)
    countries = {
        id_: replace(country, colour=taken.get(id_, country.colour))
        for id_, country in board.countries.items()
    }
    return replace(board, countries=countries)


def _shared_out(colours: Mapping[str, str], fills: Sequence[str]) -> dict[str, str]:
    """Fills by name, each the most like a colour, no two the same; none for those left over."""
    pairs = sorted(
        (_distance(colour, fill), name, fill) for name, colour in colours.items() for fill in fills
    )
    taken: dict[str, str] = {}
    for _, name, fill in pairs:
        if name not in taken and fill not in taken.values():
            taken[name] = fill
    return taken


def _vivid(colour: str) -> str:
    """The hue of a pale colour at full strength; greys stay grey."""
    pale = QColor(colour)
    if pale.saturation() < _GREY:
        return colour
    return QColor.fromHsv(pale.hue(), 230, 200).name()


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
_GREY = 15
"""Saturation, of 255, below which a colour has no hue to speak of."""


def _lightness(colour: QColor) -> float:
    return 0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()


def _distance(a: str, b: str) -> int:
    first, second = QColor(a), QColor(b)
    return (
        (first.red() - second.red()) ** 2
        + (first.green() - second.green()) ** 2
        + (first.blue() - second.blue()) ** 2
    )
