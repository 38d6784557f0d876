"""Towns of the board stand on the right bank of their rivers, and within a hex of where they should."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

from blitz_desktop.core.board import Board
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board

REPORT = Path(__file__).parents[2] / "docs" / "maps" / "blitzkrieg_1940.md"
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(assets_dir() / "maps" / "blitzkrieg_1940")


@pytest.mark.parametrize(
    ("town", "river", "lies"),
    [
        ("Dinant", "Meuse", "w"),
        ("Sedan", "Meuse", "w"),
        ("Venlo", "Meuse", "w"),
        ("Roermond", "Meuse", "w"),
        ("Stenay", "Meuse", "w"),
        ("Verdun", "Meuse", "w"),
        ("Givet", "Meuse", "e"),
        ("Monthermé", "Meuse", "e"),
        ("Charleville", "Meuse", "e"),
        ("Liège", "Meuse", "e"),
        ("Maastricht", "Meuse", "e"),
        ("Huy", "Meuse", "n"),
        ("Namur", "Meuse", "se"),
        ("Namur", "Sambre", "s"),
        ("Charleroi", "Sambre", "s"),
        ("Arnhem", "Lek", "s"),
        ("Rhenen", "Lek", "s"),
        ("Nijmegen", "Waal", "n"),
        ("Tiel", "Waal", "s"),
        ("Deventer", "IJssel", "w"),
        ("Düsseldorf", "Rhine", "w"),
        ("Bonn", "Rhine", "e"),
        ("Mannheim", "Rhine", "w"),
        ("Mainz", "Rhine", "e"),
        ("Wesel", "Rhine", "w"),
        ("Koblenz", "Rhine", "e"),
        ("Koblenz", "Moselle", "n"),
        ("Metz", "Moselle", "w"),
        ("Thionville", "Moselle", "e"),
        ("Trier", "Moselle", "w"),
        ("Amiens", "Somme", "n"),
        ("Péronne", "Somme", "w"),
        ("St. Quentin", "Somme", "se"),
        ("Abbeville", "Somme", "w"),
        ("Soissons", "Aisne", "n"),
        ("Rethel", "Aisne", "s"),
        ("Vouziers", "Aisne", "e"),
        ("Compiègne", "Oise", "w"),
        ("Châlons", "Marne", "w"),
        ("Épernay", "Marne", "n"),
        ("Tournai", "Scheldt", "e"),
        ("Cambrai", "Scheldt", "w"),
        ("Valenciennes", "Scheldt", "w"),
        ("Kortrijk", "Lys", "n"),
        ("Leuven", "Dyle", "w"),
        ("Diksmuide", "Yser", "w"),
        ("Gravelines", "Aa", "w"),
        ("Düren", "Roer", "w"),
        ("Jülich", "Roer", "w"),
        ("Echternach", "Sauer", "ne"),
        ("Reims", "Aisne-Marne Canal", "w"),
        ("Nancy", "Meurthe", "e"),
        ("Nancy", "Moselle", "w"),
    ],
)
def test_bank(board: Board, town: str, river: str, lies: str) -> None:
    place = board.place(town)
    assert place is not None
    here = board[place.hexes[0]].cell
    wet = [
        direction
        for direction in Direction
        if (near := board.at(board.grid.neighbour(here, direction)))
        and river in board.side_names(place.hexes[0], near)
    ]
    assert wet, f"the {river} does not touch {town}"
    # Where the river lies on average must agree with the compass; the sheet is turned against north.
    bearing = math.radians(COMPASS.index(lies) * 45 + board.north)
    turns = [math.radians(60 * list(Direction).index(direction)) for direction in wet]
    assert sum(math.cos(turn - bearing) for turn in turns) > 0


def test_eben_emael_stands_between_the_canal_and_liege(board: Board) -> None:
    assert "Albert Canal" in board.side_names("E2423", "E2522")
    assert "Meuse" in board.side_names("E2423", "E2523")
    assert not board.side_names("E2423", "E2323")


def test_every_place_lies_within_a_hex_of_its_true_one() -> None:
    rows = re.findall(r"^\| (.+?) \| (?:city|town) \|.*\| (\d+) \|$", REPORT.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 150
    assert not [name for name, off in rows if int(off) > 1]
