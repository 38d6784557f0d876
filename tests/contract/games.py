"""Every game and scenario that the contract holds for."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from blitz_desktop import registry
from blitz_desktop.core.system import GameSystem, Scenario
from tests.toy import RULES, TOY, toy_scenario

KEYS = (*registry.scenario_keys(), "toy/duel")


def find(system: str, scenario: str) -> tuple[GameSystem[Any], Scenario]:
    """A game and its scenario, the toy included."""
    if system == TOY.id:
        return TOY, toy_scenario(turns=100)
    return registry.find(system, scenario)


def find_by_key(key: str) -> tuple[GameSystem[Any], Scenario]:
    """The same by key."""
    system, _, scenario = key.partition("/")
    return find(system, scenario)


def rules_of(system: str) -> Container[str]:
    """Ids of the paragraphs that may be cited."""
    return RULES if system == TOY.id else registry.rulebook(system)
