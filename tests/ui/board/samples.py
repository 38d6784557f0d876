"""Board and counters to draw: two joined sheets, every texture, line, sign and kind of place."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from blitz_desktop.core.board import (
    Board,
    Chain,
    Country,
    HexInfo,
    HexsideKind,
    Place,
    Sheet,
    Site,
    Terrain,
)
from blitz_desktop.core.hexgrid import HexGrid
from blitz_desktop.core.view import Badge, BoardView, BoxView, MarkerView, Palette, PieceFace, PieceView

_GRID = HexGrid(odd_columns_down=True)
_SHEETS = (
    Sheet("East", "A", (4, 11), (0, 9)),
    Sheet("West", "B", (0, 4), (2, 9), (40, -2)),
)
_PATTERNS = ("plain", "rough", "mountain", "forest", "marsh", "polder", "unheard-of")
_SIGNS = (
    "works",
    "siegfried",
    "maginot",
    "gap",
    "fort",
    "dam",
    "port",
    "supply",
    "ruhr",
    "area",
    "dike",
    "none",
    "unheard-of",
)
_RIVER = tuple((f"A06{row:02d}", f"A07{row - up:02d}") for row in range(2, 8) for up in (1, 0))
PALETTES = {
    "red": Palette(fill="#c23b2e", ink="#ffffff", box="#fff1ec", letter="R"),
    "blue": Palette(fill="#2f5ea8", ink="#ffffff", box="#ffffff", letter="B"),
}


def sample_board() -> Board:
    """The board. Columns 0 to 3 lie on the west sheet, 4 on both, 5 to 11 on the east sheet."""
    cells = [(c, r) for c in range(12) for r in range(10) if any(s.label((c, r)) for s in _SHEETS)]
    infos = [_info(cell) for cell in cells]
    places = (
        Place("Midtown", "town", ("A0505",), "north", "made up"),
        Place("Great City", "city", ("A0702", "A0703", "A0803"), "north", "made up"),
        Place("Lone City", "city", ("B4203",), "south", "made up"),
    )
    sites = tuple(
        Site(f"site_{sign}", sign.title(), sign, (f"A{5 + i % 6:02d}{6 + i // 6:02d}",), "made up")
        for i, sign in enumerate(_SIGNS)
    )
    infos = [
        replace(
            info,
            sites=frozenset(site.kind for site in sites if info.hex in site.hexes),
            places=tuple(place for place in places if info.hex in place.hexes),
        )
        for info in infos
    ]
    return Board(
        id="sample",
        title="Sample",
        grid=_GRID,
        sheets=_SHEETS,
        north=-20.0,
        hex_km=10.0,
        countries={
            "north": Country("north", "Northland", "#efe3a6"),
            "south": Country("south", "Southland", "#cfe0f2"),
            "sea": Country("sea", "Sea", "#b9d6e8"),
        },
        terrains={
            "sea": Terrain("sea", "Sea", "sea", "#b9d6e8"),
            **{p: Terrain(p, p.title(), p, "#c2dcc4") for p in _PATTERNS},
        },
        hexside_kinds={
            kind: HexsideKind(kind, kind.title(), kind)
            for kind in ("river", "canal", "coast", "causeway", "blocked", "flood", "unheard-of")
        },
        hexes={info.hex: info for info in infos},
        chains=(
            Chain("Long River", "river", 3, _RIVER, "x"),
            Chain("Cut", "canal", 1, (("A0504", "A0505"),), "x"),
            Chain("", "causeway", 1, (("A0804", "A0805"),), "x"),
            Chain("", "blocked", 1, (("A0904", "A0905"),), "x"),
            Chain("", "flood", 1, (("A0604", "A0605"),), "x"),
            Chain("", "coast", 1, (("A0508", "A0509"), ("A0508", "A0609")), "x"),
            Chain("", "unheard-of", 1, (("A1004", "A1005"),), "x"),
        ),
        places=places,
        sites=sites,
    )


def sample_view() -> BoardView:
    """One counter in A0404 and in A0606, stacks in A0505 (three) and A0707 (eight), a tray of twenty."""
    pieces = [
        _piece("lone", "A0404"),
        _piece("enemy", "A0606", palette="blue"),
        *(_piece(f"stack{i}", "A0505") for i in range(3)),
        *(_piece(f"tall{i}", "A0707") for i in range(8)),
        *(_piece(f"spare{i}", "reserve") for i in range(20)),
    ]
    return BoardView(
        pieces=tuple(pieces),
        control={"A0404": "red_side", "A0505": "blue_side"},
        markers=(MarkerView("flood", "A0605", "Flood"),),
        boxes=(BoxView("reserve", "Reserve", "red_side"), BoxView("gone", "Eliminated")),
        turns=(),
        phases=(),
        scores=(),
        palettes=PALETTES,
        sides={"red_side": "Red", "blue_side": "Blue"},
        side_palettes={"red_side": "red", "blue_side": "blue"},
    )


def moved(view: BoardView, unit: str, to: str) -> BoardView:
    """The view with one counter elsewhere, on top of what is there."""
    gone = next(piece for piece in view.pieces if piece.id == unit)
    rest = tuple(piece for piece in view.pieces if piece.id != unit)
    return msgspec.structs.replace(view, pieces=(*rest, msgspec.structs.replace(gone, at=to)))


def _info(cell: tuple[int, int]) -> HexInfo:
    column, row = cell
    labels = tuple(label for sheet in _SHEETS if (label := sheet.label(cell)) is not None)
    is_sea = row + column < 4 or (column > 9 and row < 3)
    return HexInfo(
        hex=labels[0],
        cell=cell,
        labels=labels,
        country="sea" if is_sea else "north" if row < 6 else "south",
        terrain="sea" if is_sea else _PATTERNS[(column * 3 + row) % len(_PATTERNS)],
        elevation=None if is_sea else 40 * row + 10 * column,
        sites=frozenset(),
        places=(),
    )


def _piece(unit: str, at: str, *, palette: str = "red") -> PieceView:
    face = PieceFace(
        palette=palette,
        symbol="infantry",
        size="XX",
        name=unit[:4],
        factors=("8", "10", "6"),
        steps=2,
        full_steps=2,
    )
    return PieceView(unit, at, f"{palette}_side", face, unit, badges=(Badge("moved", "Moved"),), strength=8)
