"""What the map prints in a hex, told for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

from blitz_desktop.cli.shared import InputError
from blitz_desktop.core.board import Board, Hex
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import Scenario


def find_hex(scenario: Scenario, label: str) -> Hex:
    """The hex of any printed number.

    Raises:
        InputError: There is none.
    """
    found = scenario.board.find(label)
    if found is None:
        board = scenario.board
        raise InputError(f"there is no hex {label!r} on the map of {board.title}{_hint(board, label)}")
    return found


def _hint(board: Board, label: str) -> str:
    """The hexes meant, where only the letter of the sheet is missing or wrong."""
    number = label.strip().upper().lstrip(ascii_uppercase)
    same = [f"{sheet.prefix}{number}" for sheet in board.sheets if board.find(f"{sheet.prefix}{number}")]
    return f"; did you mean {' or '.join(same)}?" if same else ""


def hex_facts(scenario: Scenario, state: GameState[Any], hex_: Hex) -> dict[str, Any]:
    """All that is printed in a hex, and who holds it at set-up."""
    board, info = scenario.board, scenario.board[hex_]
    country = board.countries.get(info.country)
    sides = {}
    for direction in Direction:
        near = board.neighbour(hex_, direction)
        if near is not None:
            kinds = sorted(board.side(hex_, near))
            sides[direction.value] = {
                "hex": near,
                "features": kinds,
                "names": list(board.side_names(hex_, near)),
            }
    return {
        "hex": hex_,
        "labels": list(info.labels),
        "country": country.name if country is not None else info.country,
        "terrain": board.terrains[info.terrain].name,
        "elevation": info.elevation,
        "sites": [{"kind": s.kind, "name": s.name} for s in board.sites if hex_ in s.hexes],
        "places": [{"kind": place.kind, "name": place.name} for place in info.places],
        "control": state.control.get(hex_),
        "units": [scenario.pieces[unit].name for unit in state.stack(hex_)],
        "sides": sides,
    }


def hex_lines(fact: dict[str, Any]) -> Iterator[str]:
    """The same in lines of text."""
    others = ", ".join(fact["labels"][1:])
    yield fact["hex"] + (f" (also {others})" if others else "")
    height = "" if fact["elevation"] is None else f", {fact['elevation']} m"
    yield f"  country  {fact['country']}"
    yield f"  terrain  {fact['terrain']}{height}"
    yield f"  control  {fact['control'] or 'none'}"
    for place in fact["places"]:
        yield f"  {place['kind']:8} {place['name']}"
    for site in fact["sites"]:
        yield f"  site     {site['kind']}: {site['name']}"
    for unit in fact["units"]:
        yield f"  unit     {unit}"
    for direction, side in fact["sides"].items():
        features = ", ".join((*side["features"], *side["names"]))
        yield f"  {direction:8} {side['hex']}  {features}".rstrip()
