"""What players read out of the data files: rules, turns, charts, names; the catalogue takes it in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import msgspec

from blitz_desktop import registry
from blitz_desktop.core.board import Board
from blitz_desktop.core.system import Scenario

_ID = re.compile(r"[a-z][a-z0-9_]*")
_TOLD = ("name", "note")
"""Fields of tables that hold words."""
_UNTOLD = ("provenance", "rule", "cells", "rows")
"""Fields of tables that hold none."""


def sentences() -> Iterator[str]:
    """Everything in the data that has to be translated."""
    for system_id in registry.system_ids():
        yield from _rules(system_id)
    for scenario in _scenarios():
        yield from _scenario(scenario)
        yield from _board(scenario.board)
        yield from _told(msgspec.to_builtins(scenario.tables))


def names() -> Iterator[str]:
    """Proper names: they stay as they are where a language has no other for them."""
    for scenario in _scenarios():
        board = scenario.board
        yield from (place.name for place in board.places)
        yield from (course.name for course in board.chains)
        yield from chain.from_iterable(
            (piece.name, piece.called, *piece.formations) for piece in scenario.pieces.values()
        )


def _scenarios() -> Iterator[Scenario]:
    return map(registry.scenario, registry.scenario_keys())


def _rules(system_id: str) -> Iterator[str]:
    for rule in registry.rulebook(system_id).rules.values():
        yield from (rule.chapter, rule.heading, rule.summary.strip(), rule.ruling.strip())
        yield from (rule.question, *rule.choices.values())


def _scenario(scenario: Scenario) -> Iterator[str]:
    yield from filter(None, (scenario.title, scenario.description.strip(), scenario.teaches.strip()))
    yield from (side.name for side in scenario.sides)
    for turn in scenario.turns:
        yield from (turn.label, turn.note)
    for marker in scenario.markers:
        yield from (marker.name, marker.back)
    for piece in scenario.pieces.values():
        yield from (_in_words(piece.nation), _in_words(piece.type), piece.note)
    system = registry.system(scenario.system)
    yield from map(_in_words, chain.from_iterable(system.options.values()))


def _board(board: Board) -> Iterator[str]:
    yield from (country.name for country in board.countries.values())
    yield from (terrain.name for terrain in board.terrains.values())
    yield from (kind.name for kind in board.hexside_kinds.values())
    yield from (_in_words(place.kind) for place in board.places)
    for site in board.sites:
        yield from (site.name, site.name.partition(",")[0])
    yield from (box.name for box in board.boxes)


def _told(value: object, field: str = "") -> Iterator[str]:
    """Values of tables that are words or ids."""
    match value:
        case dict():
            for key, inner in value.items():
                if key not in _UNTOLD:
                    yield from _told(inner, str(key))
        case list() | tuple():
            for inner in value:
                yield from _told(inner, field)
        case str() if field in _TOLD or _ID.fullmatch(value):
            yield _in_words(value)


def _in_words(id_: str) -> str:
    return id_.replace("_", " ")
