"""Armies can be told apart under every kind of colour blindness, which is simulated here."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from PySide6.QtGui import QColor

from blitz_desktop import registry
from blitz_desktop.core.view import Palette
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.printing.inks import LAND
from blitz_desktop.ui.board.printing.lines import BAND, band_colour
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.counters.palettes import (
    SAFE_BANDS,
    SAFE_FILLS,
    PaletteVariant,
    recoloured,
    recoloured_board,
)
from blitz_desktop.ui.grabbing import grab
from tests.ui.board.samples import PALETTES, sample_board

# Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB.
_SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_LEAST_BAND_DISTANCE = 15.0
_LEAST_DISTANCE = 20.0
"""In CIE Lab; a just noticeable difference is about 2."""


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """A colour as it is seen, in CIE Lab under D65."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    r, g, b = (
        min(1.0, max(0.0, sum(part * c for part, c in zip(row, linear, strict=True))))
        for row in _SIGHTS[sight]
    )
    x, y, z = (
        (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116)
        for t in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: str, b: str, sight: str) -> float:
    return float(sum((p - q) ** 2 for p, q in zip(lab(a, sight), lab(b, sight), strict=True)) ** 0.5)


@pytest.mark.parametrize("sight", _SIGHTS)
def test_safe_fills_stay_apart(sight: str) -> None:
    for a, b in itertools.combinations(SAFE_FILLS, 2):
        assert distance(a, b, sight) >= _LEAST_DISTANCE, (a, b)


@pytest.mark.parametrize("key", registry.scenario_keys())
@pytest.mark.parametrize("sight", _SIGHTS)
def test_armies_of_every_game_stay_apart(key: str, sight: str) -> None:
    palettes = recoloured(registry.scenario(key).palettes, PaletteVariant.COLOUR_BLIND)
    for a, b in itertools.combinations(palettes.values(), 2):
        assert distance(a.fill, b.fill, sight) >= _LEAST_DISTANCE, (a, b)


@pytest.mark.parametrize("sight", _SIGHTS)
def test_ink_stands_out_from_fill_and_box(sight: str) -> None:
    for palette in recoloured(_many(len(SAFE_FILLS)), PaletteVariant.COLOUR_BLIND).values():
        assert distance(palette.fill, palette.ink, sight) >= 40
        assert distance(palette.fill, palette.box, sight) >= 4


def painted(colour: str) -> str:
    """The band of a country as it comes out on land, where it is strongest."""
    band, land = QColor(band_colour(colour)), QColor(LAND)
    share = 1.0
    for _, alpha in BAND:
        share *= 1 - alpha
    parts = zip(band.toTuple()[:3], land.toTuple()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(b * (1 - share) + ground * share) for b, ground in parts)).name()


@pytest.mark.parametrize("key", registry.scenario_keys())
@pytest.mark.parametrize("sight", _SIGHTS)
def test_bands_along_borders_stay_apart(key: str, sight: str) -> None:
    board = recoloured_board(registry.scenario(key).board, PaletteVariant.COLOUR_BLIND)
    met = {
        frozenset((board[a].country, board[b].country))
        for a in board.hexes
        for b in board.neighbours(a)
        if board[a].country != board[b].country and "sea" not in (board[a].country, board[b].country)
    }
    for pair in met:
        one, other = (painted(board.countries[country].colour) for country in pair)
        assert distance(one, other, sight) >= _LEAST_BAND_DISTANCE, pair


def test_the_countries_keep_their_printed_colours() -> None:
    board = sample_board()
    assert recoloured_board(board, PaletteVariant.PRINTED) is board
    safe = recoloured_board(board, PaletteVariant.COLOUR_BLIND)
    assert safe.countries["sea"] == board.countries["sea"]
    assert {safe.countries[id_].colour for id_ in ("north", "south")} <= set(SAFE_BANDS)


def test_the_map_is_printed_in_the_other_colours(scene: BoardScene, canvas: BoardCanvas) -> None:
    scene.show(msgspec.structs.replace(scene.view, pieces=()))  # type: ignore[type-var]
    before = grab(canvas, canvas).toImage()
    scene.set_palette_variant(PaletteVariant.COLOUR_BLIND)
    assert grab(canvas, canvas).toImage() != before
    scene.set_palette_variant(PaletteVariant.PRINTED)
    assert grab(canvas, canvas).toImage() == before


def test_letters_are_kept_and_the_printed_colours_are_the_games_own() -> None:
    assert recoloured(PALETTES, PaletteVariant.PRINTED) == PALETTES
    safe = recoloured(PALETTES, PaletteVariant.COLOUR_BLIND)
    assert {name: palette.letter for name, palette in safe.items()} == {"red": "R", "blue": "B"}


def test_armies_beyond_the_safe_fills_keep_their_colours() -> None:
    many = _many(len(SAFE_FILLS) + 2)
    safe = recoloured(many, PaletteVariant.COLOUR_BLIND)
    assert len({palette.fill for palette in safe.values()} & set(SAFE_FILLS)) == len(SAFE_FILLS)
    assert sum(safe[name] == many[name] for name in many) == 2


def test_the_table_is_drawn_anew_in_the_other_colours(scene: BoardScene, canvas: BoardCanvas) -> None:
    before = canvas.grab().toImage()
    scene.set_palette_variant(PaletteVariant.COLOUR_BLIND)
    assert scene.palettes == recoloured(PALETTES, PaletteVariant.COLOUR_BLIND)
    assert canvas.grab().toImage() != before
    scene.set_palette_variant(PaletteVariant.PRINTED)
    assert scene.palettes == PALETTES


def _many(count: int) -> dict[str, Palette]:
    return {
        f"p{i}": Palette(fill=f"#{20 * i:02x}{255 - 20 * i:02x}40", ink="#000000", box="#ffffff", letter="X")
        for i in range(count)
    }
