"""Every hex the rulebook of Blitzkrieg 1940 names is on our board what the rule says it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(assets_dir() / "maps" / "blitzkrieg_1940")


def is_interior(board: Board, hex_: Hex) -> bool:
    near = board.neighbours(hex_)
    return len(near) == 6 and all(board[h].terrain == "ardennes" for h in (hex_, *near))


def crossable(board: Board, hex_: Hex) -> set[Hex]:
    """Neighbours reached without crossing an all-sea hexside."""
    return {near for near in board.neighbours(hex_) if "sea" not in board.side(hex_, near)}


def is_path(board: Board, hexes: Iterable[Hex]) -> bool:
    return all(board.is_adjacent(a, b) for a, b in pairwise(hexes))


def test_west_6000_overlaps_east_1013(board: Board) -> None:  # 2.2
    assert board.find("W6000") == "E1013"
    assert board["E1013"].labels == ("E1013", "W6000")


@pytest.mark.parametrize("row", range(29))
def test_seam_hexes_answer_to_both_numbers(board: Board, row: int) -> None:  # 2.2
    assert board.find(f"W60{row:02d}") == f"E10{row + 13:02d}"


@pytest.mark.parametrize(
    ("place", "hex_"),
    [
        ("St. Quentin", "W5411"),  # 2.3.C
        ("Châlons", "E1035"),  # 2.3 errata
        ("Boulogne", "W4901"),  # 10.8.A
        ("Calais", "W5200"),
        ("Dunkirk", "W5600"),
    ],
)
def test_named_cities_stand_in_their_printed_hexes(board: Board, place: str, hex_: Hex) -> None:
    found = board.place(place)
    assert found is not None
    assert found.kind == "city"
    assert found.hexes == (hex_,)
    assert board[hex_].country == "france"
    assert board[hex_].terrain != "sea"


def test_chalons_answers_to_its_western_number(board: Board) -> None:  # 2.3 errata
    assert board.find("W6022") == "E1035"


@pytest.mark.parametrize("hex_", ["W4901", "W5200", "W5600"])
def test_channel_ports(board: Board, hex_: Hex) -> None:  # 10.8.A
    assert hex_ in board.site("channel_port")


@pytest.mark.parametrize("hex_", ["E2539", "E2840", "E2940", "E3143"])
def test_border_forts_of_the_maginot_line(board: Board, hex_: Hex) -> None:  # 4.7
    assert hex_ in board.site("maginot_border")
    assert board[hex_].country == "france"


@pytest.mark.parametrize("third", ["E2539", "E3143"])
def test_a_breach_skips_the_gaps(board: Board, third: Hex) -> None:  # 4.7.B, the example
    line = list(board.site("maginot_border"))
    cleared = sorted(line.index(hex_) for hex_ in ("E2840", "E2940", third))
    assert cleared == list(range(cleared[0], cleared[0] + 3))


def test_the_maginot_line_is_unbroken_but_for_its_gaps(board: Board) -> None:  # 4.7
    line = list(board.site("maginot_border"))
    first, second = board.site("sarreguemines_gap"), board.site("second_gap")
    west, east = line.index("E2840"), line.index("E3143")
    assert is_path(board, [*line[:west], *first, *line[west:east], *second, *line[east:]])


@pytest.mark.parametrize("hex_", ["E1735", "E2135", "E2137", "E2236", "E2336"])
def test_forts_behind_the_border(board: Board, hex_: Hex) -> None:  # 4.7.C
    assert hex_ in board.site("maginot_rear")
    assert hex_ not in board.site("maginot_border")
    assert board[hex_].country == "france"


def test_the_five_rear_forts_are_all(board: Board) -> None:  # 4.7.C
    assert set(board.site("maginot_rear")) == {"E1735", "E2135", "E2137", "E2236", "E2336"}


def test_sarreguemines_gap(board: Board) -> None:  # 13.14.A
    assert board.site("sarreguemines_gap") == ("E2639", "E2739")
    assert {board[hex_].country for hex_ in board.site("sarreguemines_gap")} == {"france"}


def test_the_ardennes_have_an_interior(board: Board) -> None:  # 6.5.B
    assert is_interior(board, "E1928")


@pytest.mark.parametrize("hex_", ["E1828", "E1829", "E1728"])
def test_rim_hexes_are_not_interior(board: Board, hex_: Hex) -> None:  # 6.5.B
    assert not is_interior(board, hex_)


def test_the_ardennes_are_one_forest_that_germany_adjoins(board: Board) -> None:  # 6.1, 6.4
    forest = {hex_ for hex_, info in board.hexes.items() if info.terrain == "ardennes"}
    reached, frontier = {"E1928"}, ["E1928"]
    while frontier:
        fresh = set(board.neighbours(frontier.pop())) & forest - reached
        reached |= fresh
        frontier.extend(fresh)
    assert reached == forest
    assert {board[hex_].country for hex_ in forest} == {"belgium", "luxembourg"}
    assert any(board[near].country == "germany" for hex_ in forest for near in board.neighbours(hex_))


def test_the_forest_holds_the_whole_cup(board: Board) -> None:  # 6.2.A, 6.5.B: 22 units inside, 4 a hex
    interior = [hex_ for hex_ in board.hexes if is_interior(board, hex_)]
    assert len(interior) * 4 >= 22


def test_eben_emael(board: Board) -> None:  # 7.5
    assert board.site("fort_eben_emael") == ("E2423",)
    assert board["E2423"].country == "belgium"


def test_antwerp_has_three_hexes(board: Board) -> None:  # 8.7
    place = board.place("Antwerp")
    assert place is not None
    assert len(place.hexes) == 3
    assert all(board[hex_].country == "belgium" for hex_ in place.hexes)


def test_paris_has_six_hexes_or_more(board: Board) -> None:  # 8.8
    place = board.place("Paris")
    assert place is not None
    assert len(place.hexes) >= 6
    assert all(board[hex_].country == "france" for hex_ in place.hexes)


@pytest.mark.parametrize(("country", "least"), [("netherlands", 6), ("belgium", 6), ("france", 1)])
def test_cities_enough_for_capitulation(board: Board, country: str, least: int) -> None:  # 8.6 to 8.9
    assert sum(place.kind == "city" and place.country == country for place in board.places) >= least


@pytest.mark.parametrize("hex_", ["E2522", "E2622", "E2623", "E2721", "E2722"])
def test_the_maastricht_salient_is_dutch(board: Board, hex_: Hex) -> None:  # 8.12.B
    assert board[hex_].country == "netherlands"


def test_2013_touches_land_in_two_hexes_only(board: Board) -> None:  # 9.2.A, the example
    assert crossable(board, "E2013") == {"E2014", "E2113"}
    assert board["E2013"].terrain != "sea"


def test_the_moerdijk_causeway(board: Board) -> None:  # 10.6.D, 13.13
    assert board.side("E2213", "E2214") >= {"sea", "causeway"}
    assert "causeway" in board.hexside_kinds
    spanned = [chain.sides for chain in board.chains if chain.kind == "causeway"]
    assert [{frozenset(side) for side in sides} for sides in spanned] == [{frozenset(("E2213", "E2214"))}]


def test_french_supply_edge(board: Board) -> None:  # 10.7.A
    edge = board.site("supply_france")
    assert {f"W44{row:02d}" for row in range(4, 29)} <= set(edge)
    assert {f"W{column}28" for column in range(44, 60)} <= set(edge)
    assert {f"E{column}44" for column in range(10, 33)} <= set(edge)
    assert all(board[hex_].country == "france" for hex_ in edge)
    assert "E3344" not in edge


def test_french_supply_edge_is_all_of_france_on_the_south_and_west_edges(board: Board) -> None:  # 10.7.A
    def is_edge(hex_: Hex) -> bool:
        return None in (board.neighbour(hex_, Direction.S), board.neighbour(hex_, Direction.SW))

    french = {hex_ for hex_, info in board.hexes.items() if info.country == "france"}
    assert set(board.site("supply_france")) == {hex_ for hex_ in french if is_edge(hex_)}


def test_german_supply_edge(board: Board) -> None:  # 10.9.A
    assert set(board.site("supply_germany")) == {f"E42{row:02d}" for row in range(10, 45)}
    assert all(board[hex_].country == "germany" for hex_ in board.site("supply_germany"))
    assert board["E4209"].country != "germany"


def test_ruhr_city_hexes_lie_around_3719(board: Board) -> None:  # 10.9.A
    ruhr = board.site("ruhr_city")
    assert "E3719" in ruhr
    for hex_ in ruhr:
        assert board.distance("E3719", hex_) <= 3
        assert board[hex_].country == "germany"
        assert any(place.kind == "city" for place in board[hex_].places)


def test_the_endangered_area_lies_in_germany_about_the_ruhr(board: Board) -> None:  # 4.2.B
    area = board.site("ruhr_endangered")
    assert set(board.site("ruhr_city")) <= set(area)
    assert all(board[hex_].country == "germany" for hex_ in area)


def test_roer_dams(board: Board) -> None:  # 13.15.A
    assert board.site("roer_dam") == ("E2925", "E2926", "E3026")
    assert all(board[hex_].country == "germany" for hex_ in board.site("roer_dam"))


def test_the_flood_runs_unbroken_from_the_dams_to_the_meuse(board: Board) -> None:  # 13.15.B
    (flood,) = [chain for chain in board.chains if chain.kind == "roer"]
    assert set(flood.sides[0]) == {"E2925", "E3026"}
    assert set(flood.sides[-1]) == {"E2821", "E2920"}
    for first, second in pairwise(flood.sides):
        assert len(set(first) & set(second)) == 1
        assert len(set(first) | set(second)) == 3
    assert all("river" in board.side(a, b) for a, b in flood.sides)


def test_siegfried_line_stands_in_germany(board: Board) -> None:  # 14.18
    assert board.site("siegfried_1939")
    assert board.site("siegfried_1940")
    for kind in ("siegfried_1939", "siegfried_1940"):
        assert all(board[hex_].country == "germany" for hex_ in board.site(kind))


def test_field_fortifications_stand_in_allied_countries(board: Board) -> None:  # 14.19
    assert {board[hex_].country for hex_ in board.site("field_works")} == {"belgium", "france", "netherlands"}
