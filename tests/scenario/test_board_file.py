"""Boards load from three files, and every fault is told with its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from blitz_desktop.core.board import Board
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError

Spoil = Callable[..., Path]
TextAt = Callable[[str, int, int], str]


BOARD, HEXSIDES, PLACES = (f"maps/tiny/{name}.yaml" for name in ("board", "hexsides", "places"))


@pytest.fixture
def board(spoil: Spoil) -> Board:
    return load_board(spoil() / "maps/tiny")


def test_hexes_carry_what_the_grids_say(board: Board) -> None:
    assert list(board.hexes) == ["W1001", "E0101", "E0201", "E0301", "W1002", "E0102", "E0202"]
    assert (board["E0201"].country, board["E0201"].terrain, board["E0201"].elevation) == (
        "belgium",
        "clear",
        20,
    )
    assert board["W1001"].elevation is None
    assert board["E0102"].elevation == -2


def test_seam_hexes_answer_to_both_numbers(board: Board) -> None:
    assert board["E0101"].labels == ("E0101", "W1101")
    assert board.find("w1101") == "E0101"


def test_files_may_use_either_number(board: Board) -> None:
    assert board.chains[0].sides == (("E0101", "E0201"), ("E0102", "E0202"))
    assert board.site("works") == ("E0101",)
    assert board["E0101"].sites == {"works"}


def test_places_stand_in_their_hexes(board: Board) -> None:
    assert [place.name for place in board["E0301"].places] == ["Antwerp"]


def test_sides_of_sea_hexes_are_all_sea(board: Board) -> None:
    assert board.side("E0101", "W1001") == {"sea"}
    assert board.side("W1002", "W1001") == {"sea"}
    assert board.side("E0101", "E0201") == {"river"}
    assert board.side_names("E0101", "W1001") == ()


def test_sea_between_sea_hexes_is_told_once(spoil: Spoil) -> None:
    board = load_board(spoil(BOARD, "  sccc\n  ccc-", "  sccc\n  scc-") / "maps/tiny")
    (sea,) = [chain for chain in board.chains if chain.kind == "sea"]
    assert len({frozenset(side) for side in sea.sides}) == len(sea.sides)
    assert ("W1001", "W1002") in sea.sides


def test_boxes_know_their_area(board: Board) -> None:
    assert board.boxes[0].at == (0, 1.5, 2, 2)


@pytest.mark.parametrize(
    ("file", "old", "new", "spot", "message"),
    [
        (BOARD, "  FFBB", "  FFXB", "XB", 'country: found "X", expected - or one of F B'),
        (BOARD, "  FFB-", "  FFB", "FFB", "country: found 3 signs, expected 4, one for each column"),
        (BOARD, "  FFB-\n", "", "|", "country: found 1 lines, expected 2, one for each row from 1 to 2"),
        (
            BOARD,
            "  FFBB",
            "  F-BB",
            "-BB",
            "country: found no country in E0101, expected a country in every hex",
        ),
        (
            BOARD,
            "  5 -2 7 -",
            "  5 -2 7",
            "5 -2",
            "elevation: found 3 heights, expected 4, one for each column",
        ),
        (BOARD, "  5 -2 7 -", "  5 x 7 -", "5 x", 'elevation: found "x", expected whole metres or -'),
        (
            BOARD,
            "flat-top",
            "pointy-top",
            "pointy-top",
            'grid.orientation: found "pointy-top", expected one of flat',
        ),
        (BOARD, '"#aabbcc"', "aabbcc", "aabbcc}", 'countries.F.colour: found "aabbcc", expected a colour'),
        (BOARD, "  F: {", "  FR: {", "FR: {", 'found "FR", expected one sign other than -'),
        (
            HEXSIDES,
            "E0101/E0201",
            "E0101/E0203",
            "E0101/E0203",
            "expected a hex of the board; did you mean E020",
        ),
        (HEXSIDES, "E0101/E0201", "E0101/E0301", "E0101/E0301", "expected two adjacent hexes"),
        (HEXSIDES, "W1102/E0202", "E0201/W1101", "E0201/W1101", "expected each side once in a chain"),
        (HEXSIDES, "E0101/E0201", "E0101-E0201", "E0101-E0201", "two adjacent hexes such as E1735/E1835"),
        (HEXSIDES, "kind: river,", "kind: rivr,", "rivr", "expected a kind of hexside; did you mean river?"),
        (
            HEXSIDES,
            "provenance: history",
            "provenance: hearsay",
            "hearsay",
            "expected rulebook (with a paragraph",
        ),
        (HEXSIDES, "  sea: {name: All-sea, draw: coast}\n", "", "river: {", "expected the kind sea"),
        (
            PLACES,
            "country: belgium",
            "country: belgum",
            "belgum",
            "a country of the board; did you mean belgium?",
        ),
        (PLACES, "[E0201, E0301]", "[E0201, e0201]", "e0201", "places[0].hexes[1]: found"),
        (
            PLACES,
            "[E0201, E0301]",
            "[E0201, E9999]",
            "E9999",
            'places[0].hexes[1]: found "E9999", expected a hex',
        ),
        (PLACES, "lat: 51.2", "lat: 512", "512", "expected degrees from -90 to 90"),
        (PLACES, "[w1101]", "[w1199]", "w1199", "sites[0].hexes[0]"),
    ],
)
def test_faults_are_told_with_their_place(
    spoil: Spoil, file: str, old: str, new: str, spot: str, message: str, text_at: TextAt
) -> None:
    with pytest.raises(DataError) as caught:
        load_board(spoil(file, old, new) / "maps/tiny")
    problem = caught.value.problems[0]
    assert message in str(problem)
    assert Path(problem.file).name == Path(file).name
    assert text_at(problem.file, problem.line, problem.column).startswith(spot)


def test_ground_off_the_sheets_is_told(spoil: Spoil) -> None:
    folder = spoil(BOARD, "columns: [1, 3], rows: [1, 2]}", "columns: [1, 3], rows: [1, 1]}")
    with pytest.raises(
        DataError, match=r'board\.yaml:20:5: terrain: found "c", expected - where no sheet is'
    ):
        load_board(folder / "maps/tiny")


def test_repeated_names_are_told(spoil: Spoil) -> None:
    line = "  - {name: Antwerp, kind: town, hexes: [E0202], country: belgium, provenance: history}\n"
    with pytest.raises(DataError, match=r'places\[1\]\.name: found "Antwerp", expected a name that no other'):
        load_board(spoil(PLACES, "sites:\n", line + "sites:\n") / "maps/tiny")


def test_faults_of_all_three_files_come_together(spoil: Spoil) -> None:
    folder = spoil(BOARD, "title: Tiny\n", "") / "maps/tiny"
    for name in ("hexsides", "places"):
        path = folder / f"{name}.yaml"
        path.write_text(path.read_text().replace("provenance: history", "provenance: hearsay"))
    with pytest.raises(DataError) as caught:
        load_board(folder)
    assert [Path(problem.file).stem for problem in caught.value.problems] == ["board", "hexsides", "places"]


WEST = "{name: West, prefix: W, columns: [0, 1], rows: [1, 2], offset: [10, 0]}"


@pytest.mark.parametrize(
    ("west", "message"),
    [
        (
            "{name: West, prefix: W, columns: [0, 1], rows: [1, 2], offset: [11, 0]}",
            r'sheets\[1\]\.offset: .* keeps odd columns odd, as "East" and "West"',
        ),
        (
            "{name: West, prefix: W, columns: [-9, -8], rows: [1, 2], offset: [10, 0]}",
            r'sheets\[1\]: found "West" apart, expected a sheet that joins "East"',
        ),
        (
            "{name: West, prefix: E, columns: [0, 1], rows: [1, 2], offset: [2, 0]}",
            r'found numbers of "West" that do, expected numbers that "East" does not print in other hexes',
        ),
        (
            "{name: West, prefix: W, columns: [1, 0], rows: [1, 2], offset: [10, 0]}",
            r"sheets\[1\]\.columns: found a list of 2, expected the lower number first",
        ),
        (
            "{name: West, prefix: W, columns: [0, 1], rows: [1, 2], offset: [100, 0]}",
            r"found printed columns 100 to 101, expected printed numbers from 0 to 99",
        ),
    ],
)
def test_sheets_that_do_not_fit_are_refused(spoil: Spoil, west: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        load_board(spoil(BOARD, WEST, west) / "maps/tiny")


def test_a_board_needs_a_sheet(spoil: Spoil) -> None:
    folder = spoil() / "maps/tiny"
    path = folder / "board.yaml"
    text = path.read_text()
    start, end = text.index("  - {name: East"), text.index("north:")
    path.write_text(text[:start] + "  []\n" + text[end:])
    with pytest.raises(DataError, match="sheets: found a list of 0, expected at least one sheet"):
        load_board(folder)
