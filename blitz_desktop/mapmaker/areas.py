"""Rule areas that follow from the rest of the board: edges, ports, banks, what lies near a site."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from blitz_desktop.core.hexgrid import Cell, Direction
from blitz_desktop.mapmaker.build import Board
from blitz_desktop.mapmaker.hexsides import Side, side_of
from blitz_desktop.mapmaker.plan import Record


def derived_sites(board: Board) -> list[Record]:
    """Sites that the plan asks to be worked out.

    A record of the plan's ``areas`` has the fields of a site, and one rule that finds its hexes:
    ``places`` (one site a place, named after it), ``edge_any`` and ``edge_all`` (hexes with any or all
    of some neighbours off the map), ``within`` and ``of`` (hexes near a kind of site), or ``bank_of``
    and ``start`` (hexes on one bank of a river). ``country`` and ``except_in`` leave hexes out.
    """
    sites: list[Record] = []
    for record in board.plan.board["areas"]:
        if "places" in record:
            ports = (place for place in board.places if place.name in record["places"])
            sites += [_site(record, place.name, list(place.cells)) for place in ports]
        else:
            sites.append(_site(record, record["name"], _cells(board, record, sites)))
    return sites


def _site(record: Record, name: str, cells: list[Cell]) -> Record:
    return {
        "kind": record["kind"],
        "name": name,
        "draw": record["draw"],
        "provenance": record["provenance"],
        "cells": cells,
    }


def _cells(board: Board, record: Record, sites: Iterable[Record]) -> list[Cell]:
    rule = next(_RULES[key] for key in _RULES if key in record)
    left_out = {cell for site in sites if site["kind"] == record.get("except_in") for cell in site["cells"]}
    return [
        cell
        for cell in rule(board, record)
        if cell not in left_out and record.get("country") in (None, board.ground.country[cell])
    ]


def _edge_any(board: Board, record: Record) -> list[Cell]:
    return [cell for cell in board.plan.sheets.cells if any(_off_map(board, cell, record["edge_any"]))]


def _edge_all(board: Board, record: Record) -> list[Cell]:
    return [cell for cell in board.plan.sheets.cells if all(_off_map(board, cell, record["edge_all"]))]


def _off_map(board: Board, cell: Cell, directions: Iterable[str]) -> list[bool]:
    neighbour, holds = board.graph.grid.neighbour, board.plan.sheets.holds
    return [not holds(neighbour(cell, Direction(direction))) for direction in directions]


def _near_site(board: Board, record: Record) -> list[Cell]:
    centres = [
        board.plan.sheets.cell(label)
        for site in board.plan.sites
        if site["kind"] == record["of"]
        for label in site["hexes"]
    ]
    distance = board.graph.grid.distance
    return [
        cell
        for cell in board.plan.sheets.cells
        if min(distance(cell, centre) for centre in centres) <= record["within"]
    ]


def _bank(board: Board, record: Record) -> list[Cell]:
    """Cells that can be reached from a start without crossing a river."""
    river = set(board.waters.chains[record["bank_of"]].sides)
    reached = [board.plan.sheets.cell(record["start"])]
    for cell in reached:  # grows
        for _, near in board.graph.grid.neighbours(cell):
            if board.plan.sheets.holds(near) and near not in reached and side_of(cell, near) not in river:
                reached.append(near)
    return [cell for cell in board.plan.sheets.cells if cell in set(reached)]


_RULES: dict[str, Callable[[Board, Record], list[Cell]]] = {
    "edge_any": _edge_any,
    "edge_all": _edge_all,
    "within": _near_site,
    "bank_of": _bank,
}


def stretch(sides: tuple[Side, ...], first: Side, last: Side) -> tuple[Side, ...]:
    """The part of a chain from one of its hexsides to another, both included.

    Raises:
        ValueError: one of them is not in the chain.
    """
    start, end = sorted((sides.index(first), sides.index(last)))
    return sides[start : end + 1]
