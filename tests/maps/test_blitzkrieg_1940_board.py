"""The board of Blitzkrieg 1940 is whole: sizes, chains of hexsides, confluences, countries, places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
import yaml

from blitz_desktop.core.board import Board, Chain, Hex, Hexside
from blitz_desktop.core.hexgrid import Cell, Direction
from blitz_desktop.resources import assets_dir
from blitz_desktop.scenario.board_file import load_board

FOLDER = assets_dir() / "maps" / "blitzkrieg_1940"
RIVERS = ("river", "canal")


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(FOLDER)


def corners(board: Board, side: Hexside) -> frozenset[frozenset[Cell]]:
    """Both ends of a hexside, each as the three cells that meet there."""
    one, other = (board[hex_].cell for hex_ in side)
    around = [{cell for _, cell in board.grid.neighbours(centre)} for centre in (one, other)]
    return frozenset(frozenset((one, other, third)) for third in around[0] & around[1])


def ends(board: Board, chain: Chain) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """First and last corner of a chain."""
    sides = [corners(board, side) for side in chain.sides]
    if len(sides) == 1:
        first, last = sides[0]
        return first, last
    (first,) = sides[0] - sides[1]
    (last,) = sides[-1] - sides[-2]
    return first, last


def course(board: Board, name: str) -> set[frozenset[Cell]]:
    """Every corner a named river or canal touches."""
    return {
        corner
        for chain in board.chains
        if chain.name == name and chain.kind in RIVERS
        for side in chain.sides
        for corner in corners(board, side)
    }


def named(board: Board) -> Iterator[Chain]:
    return (chain for chain in board.chains if chain.kind in RIVERS)


def test_size(board: Board) -> None:
    assert len(board.hexes) == 33 * 45 + 16 * 29


@pytest.mark.parametrize("name", ["board.yaml", "hexsides.yaml", "places.yaml"])
def test_files_are_small_enough_to_load_at_once(name: str) -> None:
    assert (FOLDER / name).stat().st_size < 100_000


def test_credits_are_given() -> None:
    credits = yaml.safe_load((FOLDER / "board.yaml").read_text("utf-8"))["credits"]
    for source in ("GSHHG", "IGN", "GeoNames", "Vlaamse Milieumaatschappij", "Copernicus"):
        assert any(source in line for line in credits)


def test_land_has_a_height_and_sea_has_none(board: Board) -> None:
    for info in board.hexes.values():
        assert (info.elevation is None) == (info.terrain == "sea") == (info.country == "sea")


def test_each_country_is_of_one_piece_but_for_texel(board: Board) -> None:
    for country in ("belgium", "france", "germany", "luxembourg", "netherlands"):
        left = {hex_ for hex_, info in board.hexes.items() if info.country == country} - {"E3002"}
        frontier = [left.pop()]
        while frontier:
            fresh = set(board.neighbours(frontier.pop())) & left
            left -= fresh
            frontier.extend(fresh)
        assert not left, country


def test_chains_are_unbroken(board: Board) -> None:
    for chain in board.chains:
        if not chain.name:
            continue  # the sides of sea hexes, which the loader adds
        sides = [corners(board, side) for side in chain.sides]
        for first, second in pairwise(sides):
            assert len(first & second) == 1, chain.name
        if len(sides) > 1:
            joints = [next(iter(first & second)) for first, second in pairwise(sides)]
            assert len(joints) == len(set(joints)), f"{chain.name} meets itself"


def test_rivers_have_their_names_once(board: Board) -> None:
    names = [chain.name for chain in named(board)]
    assert len(names) == len(set(names))


def test_only_lateral_and_crossing_canals_share_hexsides_with_a_river(board: Board) -> None:
    streams = {chain.name: {frozenset(side) for side in chain.sides} for chain in named(board)}
    shared = {
        (one, other): len(streams[one] & streams[other]) for one, other in combinations(sorted(streams), 2)
    }
    assert {pair: count for pair, count in shared.items() if count} == {
        ("Albert Canal", "Meuse"): 2,  # from Liège to Eben Emael a few hundred metres apart
        ("Juliana Canal", "Meuse"): 5,
        ("Marne-Rhine Canal", "Meuse"): 1,  # a crossing takes one hexside
    }


def test_no_river_runs_along_the_sea(board: Board) -> None:
    for chain in named(board):
        for a, b in chain.sides:
            assert "sea" not in (board[a].terrain, board[b].terrain), (chain.name, a, b)


@pytest.mark.parametrize(
    ("tributary", "stream"),
    [
        ("Waal", "Rhine"),
        ("Lek", "Rhine"),
        ("IJssel", "Lek"),
        ("Sambre", "Meuse"),
        ("Semois", "Meuse"),
        ("Lesse", "Meuse"),
        ("Ourthe", "Meuse"),
        ("Roer", "Meuse"),
        ("Moselle", "Rhine"),
        ("Main", "Rhine"),
        ("Neckar", "Rhine"),
        ("Nahe", "Rhine"),
        ("Lahn", "Rhine"),
        ("Sieg", "Rhine"),
        ("Ruhr", "Rhine"),
        ("Lippe", "Rhine"),
        ("Erft", "Rhine"),
        ("Lauter", "Rhine"),
        ("Sauer", "Moselle"),
        ("Saar", "Moselle"),
        ("Meurthe", "Moselle"),
        ("Our", "Sauer"),
        ("Lys", "Scheldt"),
        ("Scarpe", "Scheldt"),
        ("Dender", "Scheldt"),
        ("Dyle", "Scheldt"),
        ("Nete", "Dyle"),
        ("Aisne", "Oise"),
        ("Oise", "Seine"),
        ("Marne", "Seine"),
        ("Aube", "Seine"),
        ("Yonne", "Seine"),
        ("Albert Canal", "Scheldt"),
        ("Albert Canal", "Meuse"),
        ("Juliana Canal", "Meuse"),
        ("Maas-Waal Canal", "Waal"),
        ("Maas-Waal Canal", "Meuse"),
        ("La Bassée Canal", "Aa"),
        ("Canal du Nord", "Somme"),
        ("Sambre-Oise Canal", "Sambre"),
        ("Sambre-Oise Canal", "Oise"),
        ("Ardennes Canal", "Meuse"),
        ("Ardennes Canal", "Aisne"),
        ("Aisne-Marne Canal", "Aisne"),
        ("Aisne-Marne Canal", "Marne"),
        ("Marne-Rhine Canal", "Marne"),
        ("Marne-Rhine Canal", "Moselle"),
    ],
)
def test_confluences(board: Board, tributary: str, stream: str) -> None:
    (chain,) = [chain for chain in named(board) if chain.name == tributary]
    assert set(ends(board, chain)) & course(board, stream)


@pytest.mark.parametrize("name", ["Meuse", "Waal", "Lek", "IJssel", "Vecht", "Scheldt", "Somme"])
def test_rivers_reach_the_sea(board: Board, name: str) -> None:
    (chain,) = [chain for chain in named(board) if chain.name == name]
    mouth = [hex_ for cell in ends(board, chain)[1] if (hex_ := board.at(cell)) is not None]
    touches = any(board[hex_].terrain == "sea" for hex_ in mouth)
    arms = any("sea" in board.side(a, b) for a in mouth for b in mouth if board.is_adjacent(a, b))
    assert touches or arms


ENDS_IN_LAND = {"Zuid-Willemsvaart", "Twente Canal"}
"""Canals whose second end is a harbour basin, or whose first one is on the board."""


def test_every_stream_runs_from_somewhere_to_a_mouth(board: Board) -> None:
    """To the sea, the edge of the map or another stream; canals begin in one of these as well."""
    for chain in named(board):
        others = {
            corner
            for other in named(board)
            if other.name != chain.name
            for corner in course(board, other.name)
        }
        for place, corner in enumerate(ends(board, chain)):
            if chain.kind == "river" and place == 0:
                continue
            around = [hex_ for cell in corner if (hex_ := board.at(cell)) is not None]
            is_at_edge = len(around) < 3
            is_at_sea = any(
                "sea" in board.side(a, b) for a, b in combinations(around, 2) if board.is_adjacent(a, b)
            )
            is_loose = not (is_at_edge or is_at_sea or corner in others)
            assert not is_loose or chain.name in ENDS_IN_LAND, (chain.name, place)


@pytest.mark.parametrize("name", ["Rhine", "Meuse", "Moselle", "Marne", "Seine", "Main", "Neckar", "Aube"])
def test_rivers_enter_at_the_edge(board: Board, name: str) -> None:
    (chain,) = [chain for chain in named(board) if chain.name == name]
    assert any(board.at(cell) is None for cell in ends(board, chain)[0])


def test_places_stand_on_land_in_their_country(board: Board) -> None:
    for place in board.places:
        for hex_ in place.hexes:
            assert board[hex_].terrain != "sea", place.name
            assert board[hex_].country == place.country, place.name


def test_no_hex_has_two_places(board: Board) -> None:
    for info in board.hexes.values():
        assert len(info.places) <= 1, info.hex


def test_field_works_stand_on_the_right_side_of_border_and_canal(board: Board) -> None:
    countries = {
        "Grebbe line": "netherlands",
        "Peel-Raam line": "netherlands",
        "Antwerp position": "belgium",
        "Albert Canal line": "belgium",
        "Dyle line": "belgium",
        "Lille frontier": "france",
        "Maubeuge": "france",
        "Trélon - Rocroi": "france",
        "Meuse, Mézières to Mouzon": "france",
    }
    sites = {site.name: site.hexes for site in board.sites if site.kind == "field_works"}
    for name, country in countries.items():
        assert {board[hex_].country for hex_ in sites[name]} == {country}, name
    line = sites["Albert Canal line"]
    assert all(board.is_adjacent(a, b) for a, b in pairwise(line))
    before = {h for hex_ in line for h in board.neighbours(hex_) if "canal" in board.side(hex_, h)} - set(
        line
    )
    assert "E2421" in before


@pytest.mark.parametrize("island", [("E1711", "E1812"), ("E1911", "E1912", "E2012"), ("E3002",)])
def test_islands_touch_the_mainland_nowhere(board: Board, island: tuple[Hex, ...]) -> None:
    for hex_ in island:
        for near in board.neighbours(hex_):
            assert near in island or "sea" in board.side(hex_, near), (hex_, near)


def test_zuid_beveland_hangs_on_brabant(board: Board) -> None:
    for a, b in pairwise(("E1512", "E1613", "E1713", "E1814", "E1914")):
        assert "sea" not in board.side(a, b), (a, b)


def test_the_afsluitdijk_is_drawn_from_shore_to_shore_and_lets_nobody_pass(board: Board) -> None:  # 13.10.A
    (dike,) = (site for site in board.sites if site.draw == "dike")
    west, *sea, east = dike.hexes
    assert board[west].country == board[east].country == "netherlands"
    assert all(board[hex_].terrain == "sea" for hex_ in sea)
    assert all("sea" in board.side(a, b) for a, b in pairwise(dike.hexes))


@pytest.mark.parametrize("kind", ["siegfried_1939", "siegfried_1940", "maginot_border"])
def test_lines_have_the_enemy_on_their_left(board: Board, kind: str) -> None:
    for site in (site for site in board.sites if site.kind == kind):
        steps = [(a, b) for a, b in pairwise(site.hexes) if board.is_adjacent(a, b)]
        foreign = {"left": 0, "right": 0}
        for a, b in steps:
            for hand, turn in (("left", -1), ("right", 1)):
                beside = board.at(board.grid.neighbour(board[a].cell, _turned(board, a, b, turn)))
                foreign[hand] += beside is not None and board[beside].country != board[a].country
        assert foreign["left"] > foreign["right"], site.name


def _turned(board: Board, a: Hex, b: Hex, turn: int) -> Direction:
    """The direction from one hex to the next, turned by some sixths of a circle."""
    directions, ahead = tuple(Direction), board.direction(a, b)
    assert ahead is not None
    return directions[(directions.index(ahead) + turn) % 6]
