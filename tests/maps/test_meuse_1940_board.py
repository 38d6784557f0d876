"""The board of Meuse 1940: places as calibrated, the Meuse as a barrier, entries as ruled."""

from __future__ import annotations

import re

import pytest

from blitz_desktop import registry
from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board
from tests.maps import meuse_entries

REPORT = meuse_entries.DOCUMENT.with_name("meuse_1940.md")
CALIBRATED = {
    "Yvoir": "3002",
    "Anhée": "3004",
    "Houx": "3104",
    "Bouvignes": "3108",
    "Dinant": "3209",
    "Anseremme": "3212",
    "Hastière": "2614",
    "Givet": "2522",
    "Onhaye": "2611",
    "Haut-le-Wastia": "2704",
    "Anthée": "2012",
    "Flavion": "1611",
    "Mettet": "1203",
    "Florennes": "0710",
    "Philippeville": "0216",
}
"""Where the grid recovered from the rulebook has the places that matter."""


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(assets_dir() / "maps/meuse_1940")


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    return registry.scenario(meuse_entries.KEY)


def test_size(board: Board) -> None:
    assert len(board.hexes) == 34 * 22


@pytest.mark.parametrize(("name", "hex_"), CALIBRATED.items())
def test_places_lie_within_one_hex_of_the_calibration(board: Board, name: str, hex_: Hex) -> None:
    place = board.place(name)
    assert place is not None
    assert min(board.distance(at, hex_) for at in place.hexes) <= 1


def test_every_place_of_the_report_lies_within_one_hex(board: Board) -> None:
    rows = re.findall(r"^\| ([^|]+) \| (?:village|town) \|.*\| (\d) \|$", REPORT.read_text("utf-8"), re.M)
    assert {name for name, _ in rows} == {place.name for place in board.places if place.kind != "fort"}
    assert all(int(off) <= 1 for _, off in rows)


def test_the_meuse_alone_parts_its_banks(board: Board) -> None:
    east = set(board.site("east_bank"))
    for a in board.hexes:
        for b in board.neighbours(a):
            assert ("meuse" in board.side(a, b)) == ((a in east) != (b in east)), (a, b)


@pytest.mark.rule("meuse_1940", "2.2/2")
@pytest.mark.rule("meuse_1940", "10.6/12")
def test_houx_and_the_entry_of_the_8th_regiment_lie_on_the_french_bank(board: Board) -> None:
    assert not {"3104", "3001", "2020"} & set(board.site("east_bank"))
    assert board.site("weir") == ("3104",)


def test_roads_railways_and_contours_are_there(board: Board) -> None:
    names = {chain.name for chain in board.chains if chain.kind == "road"}
    for ends in ("Namur - Dinant - Givet", "Dinant - Onhaye - Anthée - Philippeville", "Anthée - Florennes"):
        assert ends in names
    kinds = {chain.kind for chain in board.chains}
    assert kinds == {"meuse", "stream", "weir", "island", "contour", "steep_bank", "road", "railway"}
    assert all(chain.provenance for chain in board.chains)


# Where units enter


def test_the_table_of_entries_is_that_of_the_scenario(scenario: Scenario) -> None:
    assert meuse_entries.DOCUMENT.read_text("utf-8") == meuse_entries.document(scenario)


def test_units_enter_as_the_rulings_have_it(scenario: Scenario) -> None:
    board = scenario.board
    edge = {
        "german": set(board.site("supply_german")),
        "french": {hex_ for hex_ in board.hexes if len(board.neighbours(hex_)) < 6}
        - set(board.site("east_bank")),
    }
    for entry in meuse_entries.entries(scenario):
        home = meuse_entries.at(board, entry.place)
        if entry.is_printed or "1re DCR" in scenario.pieces[entry.unit].formations:
            continue
        if entry.side == "french" and home is not None:
            assert board.distance(entry.hex, home) <= 2, entry
            continue
        assert entry.hex in edge[entry.side], entry
        away = board.grid.distance(board[entry.hex].cell, entry.place)
        nearest = min(board.grid.distance(board[hex_].cell, entry.place) for hex_ in edge[entry.side])
        in_the_row = entry.side == "german" and board[entry.hex].cell[1] == entry.place[1]
        assert away == nearest or in_the_row, entry


@pytest.mark.rule("meuse_1940", "10.6/25")
def test_the_way_to_the_frontier_is_on_the_west_edge(scenario: Scenario) -> None:
    assert all(hex_.startswith("01") for hex_ in scenario.board.site("frontier_exit"))
