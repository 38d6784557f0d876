"""A tiny complete game on which session, presenter, table and contract tests are run."""

from __future__ import annotations

from typing import Any

from blitz_desktop.core.system import GameSystem, Scenario
from tests.toy.game import ToySystem
from tests.toy.records import RULES
from tests.toy.setting import toy_scenario

TOY = ToySystem()


def find_toy(*_: str) -> tuple[GameSystem[Any], Scenario]:
    """The toy, whatever is asked for; also from another process."""
    return TOY, toy_scenario()


__all__ = ["RULES", "TOY", "ToySystem", "find_toy", "toy_scenario"]
