"""Every game and scenario that the contract holds for."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from blitz_desktop import games, registry
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from tests.toy import RULES, TOY, toy_scenario

KEYS = (*registry.scenario_keys(), "toy/duel")


def find(header: Header) -> Found:
    """The game and scenario of a save, the toy included."""
    return Found(*find_by_key(f"{header.system}/{header.scenario}"))


def find_by_key(key: str) -> tuple[GameSystem[Any], Scenario]:
    """A game and scenario by key, the toy included."""
    return (TOY, toy_scenario(turns=100)) if key == "toy/duel" else games.named(key)


def rules_of(system: str) -> Container[str]:
    """Ids of the paragraphs that may be cited."""
    return RULES if system == TOY.id else registry.rulebook(system)
