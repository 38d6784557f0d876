"""Rule areas that follow from the rest of the board: supply edges, endangered area, ports, flood stretch."""

from __future__ import annotations

from blitz_desktop.core.hexgrid import Cell, Direction
from blitz_desktop.mapmaker.build import Board
from blitz_desktop.mapmaker.hexsides import Side
from blitz_desktop.mapmaker.plan import Record

GUN_RANGE = 2  # hexes, about 25 km: heavy artillery


def derived_sites(board: Board) -> list[Record]:
    """Sites computed from countries, places and other sites."""
    return [
        _site("supply_france", "French supply edge", "supply", "rulebook 10.7.A", french_edge(board)),
        _site("supply_germany", "German supply edge", "supply", "rulebook 10.9.A", german_edge(board)),
        _site("ruhr_endangered", "Ruhr Endangered Area", "area", "reconstructed", endangered_area(board)),
        *(
            _site("channel_port", place.name, "port", "rulebook 10.8.A", list(place.cells))
            for place in board.places
            if place.name in board.plan.board["ports"]
        ),
    ]


def french_edge(board: Board) -> list[Cell]:
    """French hexes along the south and west edges of the joined sheets."""
    return [cell for cell in _land(board, "F") if not _all_on_map(board, cell, Direction.S, Direction.SW)]


def german_edge(board: Board) -> list[Cell]:
    """German hexes along the east edge."""
    grid, sheets = board.graph.grid, board.plan.sheets
    return [
        cell
        for cell in _land(board, "G")
        if not any(sheets.holds(grid.neighbour(cell, d)) for d in (Direction.NE, Direction.SE))
    ]


def endangered_area(board: Board) -> list[Cell]:
    """German hexes within gun range of a Ruhr city hex."""
    ruhr = [
        board.plan.sheets.cell(label)
        for site in board.plan.sites
        if site["kind"] == "ruhr_city"
        for label in site["hexes"]
    ]
    distance = board.graph.grid.distance
    return [cell for cell in _land(board, "G") if min(distance(cell, city) for city in ruhr) <= GUN_RANGE]


def stretch(sides: tuple[Side, ...], first: Side, last: Side) -> tuple[Side, ...]:
    """The part of a chain from one of its hexsides to another, both included.

    Raises:
        ValueError: one of them is not in the chain.
    """
    start, end = sorted((sides.index(first), sides.index(last)))
    return sides[start : end + 1]


def _land(board: Board, code: str) -> list[Cell]:
    return [cell for cell in board.plan.sheets.cells if board.ground.country[cell] == code]


def _all_on_map(board: Board, cell: Cell, *directions: Direction) -> bool:
    return all(board.plan.sheets.holds(board.graph.grid.neighbour(cell, d)) for d in directions)


def _site(kind: str, name: str, draw: str, provenance: str, cells: list[Cell]) -> Record:
    return {"kind": kind, "name": name, "draw": draw, "provenance": provenance, "cells": cells}
