"""A small board and a small scenario, written file by file so that tests can spoil one line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

FILES = {
    "maps/tiny/board.yaml": """\
board: tiny
title: Tiny
grid: {orientation: flat-top, odd_columns: down}
sheets:
  - {name: East, prefix: E, columns: [1, 3], rows: [1, 2]}
  - {name: West, prefix: W, columns: [0, 1], rows: [1, 2], offset: [10, 0]}
north: 10
hex_km: 5.5
countries:
  F: {id: france, name: France, colour: "#aabbcc"}
  B: {id: belgium, name: Belgium, colour: "#ddeeff"}
terrains:
  c: {id: clear, name: Clear, pattern: plain, colour: "#ffffff"}
  s: {id: sea, name: Sea, pattern: sea, colour: "#0000ff"}
country: |
  FFBB
  FFB-
terrain: |
  sccc
  ccc-
elevation: |
  - 10 20 30
  5 -2 7 -
""",
    "maps/tiny/hexsides.yaml": """\
kinds:
  river: {name: River, draw: river}
  sea: {name: All-sea, draw: coast}
chains:
  - {name: Meuse, kind: river, width: 2, provenance: history, sides: [E0101/E0201, W1102/E0202]}
""",
    "maps/tiny/places.yaml": """\
places:
  - {name: Antwerp, kind: city, hexes: [E0201, E0301], country: belgium, provenance: history, lat: 51.2}
sites:
  - {kind: works, name: Line, draw: works, provenance: rulebook 4.7.C, hexes: [w1101], note: printed}
boxes:
  - {id: reserve, name: Reserve, at: [0, 1.5, 2, 2]}
""",
    "scenarios/game/case.yaml": """\
system: game
id: case
title: A case
description: For tests.
board: tiny
sides:
  - {id: red, name: Red, palette: french}
palettes:
  french: {fill: "#112233", ink: "#ffffff", box: "#445566", letter: F}
  dark: {fill: "#000000", ink: "#ffffff", box: "#445566", letter: F}
nations:
  french: {name: France, side: red, palette: french, trait_palettes: {mechanised: dark}}
traits: {mechanised: has motors, brave: is brave}
types:
  tank: {name: Tank, traits: [mechanised]}
  infantry: {name: Infantry}
sizes:
  division: {mark: XX, stacking: 3}
turns:
  - {label: 10-11 May}
  - {label: 12-13 May, note: more}
counters: [counters/french.yaml]
placements: [placements/case.yaml]
reserves:
  - {box: reserve, corner: SR, provenance: history, units: [fr_2]}
reinforcements:
  - {turn: 2, box: britain, provenance: rulebook, units: [fr_3]}
boxes:
  - {id: britain, name: Britain}
""",
    "scenarios/game/counters/french.yaml": """\
nation: french
traits: [brave]
formations: [1st Army]
units:
  - {id: fr_1, name: A, short: 0411, type: tank, size: division,
     faces: ["+3 -1 8", "- 0 8"], provenance: rulebook,
     ratings: {cohesion: [9, 8], range: [5]}, formations: [2nd Corps]}
  - {id: fr_2, name: Two, short: no, label: No. 2, type: infantry, size: division,
     faces: [8-10-6], provenance: history}
  - {id: fr_3, name: C, short: 1e5, type: infantry, size: division,
     faces: [5-6], provenance: history, stacking: 1}
""",
    "scenarios/game/placements/case.yaml": """\
printed: true
placements:
  - {unit: fr_1, at: W1101, provenance: reconstructed, note: by the river}
""",
}


@pytest.fixture
def spoil(tmp_path: Path) -> Callable[..., Path]:
    """Write all files with one text replaced in one of them; returns the folder."""

    def write(name: str = "", old: str = "", new: str = "") -> Path:
        for file, text in FILES.items():
            if file == name:
                assert old in text, f"{old!r} is not in {name}"
                text = text.replace(old, new, 1)
            path = tmp_path / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def text_at() -> Callable[[str, int, int], str]:
    """Gives the rest of a line of a file from a column on."""

    def read(file: str, line: int, column: int) -> str:
        return Path(file).read_text(encoding="utf-8").splitlines()[line - 1][column - 1 :]

    return read


@pytest.fixture
def scenario_files() -> dict[str, str]:
    """The texts of all files by their paths."""
    return FILES
