"""Deployment puts each unit into the nearest hex that is open to it, and says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from blitz_desktop.core.board import Board
from blitz_desktop.core.hexgrid import COLUMN_PITCH, Point
from blitz_desktop.mapmaker.deploy import Counter, Deployer, Placement, main, render
from blitz_desktop.mapmaker.deploy_records import Army, Deployment, Move, PlacementFile, TraitDemand
from blitz_desktop.resources import assets_dir, scenarios_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.scenario_records import UnitRecord

River = Callable[[Point, Point], str]

PLAN = Deployment(
    scenario="x",
    board="tiny",
    calibration="x",
    room=4,
    armies={
        "french": Army("allied", "france", closed=("sea",)),
        "british": Army("allied", "france", closed=("sea",)),
        "belgian": Army("allied", "belgium"),
    },
    files={"x": PlacementFile("allied")},
    traits={"mechanised": TraitDemand(closed=("clear",)), "fort": TraitDemand(sites=("works",))},
    guests={"guest": "french"},
    moves=(Move("moved", "E0102", "he held the bridge"),),
)


def counter(
    id_: str, nation: str = "french", *traits: str, lon: float = 1, lat: float = 1.5, hint: str = ""
) -> Counter:
    unit = UnitRecord(
        id_, id_, id_, "infantry", "division", ("1-1-1",), "history", lon=lon, lat=lat, hint=hint
    )
    return Counter(unit, nation, frozenset(traits), 3)


def locate(lon: float, lat: float) -> Point:
    return lon * COLUMN_PITCH, lat


def no_river(start: Point, end: Point) -> str:
    return ""


@pytest.fixture
def board(spoil: Callable[..., Path]) -> Board:
    return load_board(spoil() / "maps/tiny")


def deploy(board: Board, *counters: Counter, river: River = no_river) -> list[Placement]:
    return Deployer(board, PLAN, locate, river).place_all(list(counters))


def spots(placements: list[Placement]) -> list[tuple[str, str]]:
    return [(row.at, row.note) for row in placements]


def test_a_unit_stands_where_it_stood(board: Board) -> None:
    assert spots(deploy(board, counter("a"))) == [("E0101", "")]


def test_a_full_hex_sends_the_next_one_on(board: Board) -> None:
    assert spots(deploy(board, counter("a"), counter("b"))) == [
        ("E0101", ""),
        ("E0102", "1 from E0101: the hex is full"),
    ]


def test_an_army_stays_in_its_country(board: Board) -> None:
    assert spots(deploy(board, counter("a", "belgian"))) == [("E0201", "1 from E0101: it lies in France")]


def test_a_unit_crosses_the_boards_river_to_its_own_bank(board: Board) -> None:
    def meuse(start: Point, end: Point) -> str:
        """The Meuse, as if it flowed east of the spot and of E0101."""
        return "Meuse" if (start[0] < 1.2) != (end[0] < 1.2) else ""

    assert board.side_names("E0202", "E0102") == ("Meuse",)
    (row,) = deploy(board, counter("a", lon=1.38, lat=2.2), river=meuse)
    assert (row.at, row.note) == ("E0102", "")


def test_armies_do_not_mix_but_for_guests(board: Board) -> None:
    small = counter("b", "british")
    assert spots(deploy(board, counter("a", hint="E0101"), small))[1][0] == "E0102"
    guest = Counter(small.unit, "british", frozenset({"guest"}), 1)
    assert spots(deploy(board, counter("a", hint="E0101"), guest))[1] == ("E0101", "")


def test_closed_terrain_and_sites(board: Board) -> None:
    with pytest.raises(ValueError, match="no hex is open to tank"):
        deploy(board, counter("tank", "french", "mechanised"))
    fort = counter("fort", "french", "fort", lon=1, lat=2.5)
    assert spots(deploy(board, fort)) == [("E0101", "1 from E0102: no site of its kind is there")]


def test_moves_by_hand_and_hints_choose_first(board: Board) -> None:
    placements = deploy(board, counter("a", lat=2.5), counter("moved"))
    assert [(row.unit, row.at, row.note) for row in placements] == [
        ("a", "E0101", "1 from E0102: the hex is full"),
        ("moved", "E0102", "he held the bridge"),
    ]


def test_a_place_off_the_sheets_goes_to_their_edge(board: Board) -> None:
    (row,) = deploy(board, counter("a", lon=-9, lat=9))
    assert (row.at, row.note) == ("W1002", "nearest hex of the map; its place lies off the sheets")


def test_units_without_a_place_are_an_error(board: Board) -> None:
    unit = UnitRecord("a", "a", "a", "infantry", "division", ("1-1-1",), "history")
    with pytest.raises(ValueError, match="a has no place"):
        deploy(board, Counter(unit, "french", frozenset(), 3))
    with pytest.raises(ValueError, match="E9999, which is no hex"):
        deploy(board, counter("a", hint="E9999"))


def test_the_file_can_be_read_back(board: Board) -> None:
    text = render(deploy(board, counter("a"), counter("b")), printed=True, command="this test")
    assert text == (
        "# Written by this test; hand-made choices go to its file.\n"
        "printed: true\n"
        "placements:\n"
        "  - {unit: a, at: E0101, provenance: reconstructed}\n"
        '  - {unit: b, at: E0102, provenance: reconstructed, note: "1 from E0101: the hex is full"}\n'
    )


def test_the_command_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blitzkrieg_1940", "--shared", str(tmp_path)]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "unit", "hex_", "country", "is_moved"),
    [
        ("1940_allied", "fra_dlc_4", "E1125", "france", True),
        ("1940_allied", "fra_dim_5", "E1427", "france", True),
        ("1940_allied", "fra_di_18", "E1125", "france", False),
        ("1939_french", "fra39_dim_9", "E2740", "france", True),
        ("1939_french", "fra39_di_42", "E2538", "france", False),
        ("1939_french", "fra39_sf_basrhin", "E2944", "france", True),
        ("1939_german", "ger39_gr_16", "E2826", "germany", True),
        ("1939_german", "ger39_id_26", "E2827", "germany", True),
    ],
)
def test_units_of_the_frontier_stand_in_their_own_country_with_the_reason(
    file: str, unit: str, hex_: str, country: str, is_moved: bool
) -> None:
    path = scenarios_dir() / "blitzkrieg_1940" / "placements" / f"{file}.yaml"
    (row,) = [row for row in yaml.safe_load(path.read_text("utf-8"))["placements"] if row["unit"] == unit]
    board = load_board(assets_dir() / "maps" / "blitzkrieg_1940")
    assert row["at"] == hex_
    assert board[hex_].country == country
    assert bool(row.get("note")) == is_moved
