"""A tiny complete game on which session, presenter, table and contract tests are run."""

from __future__ import annotations

from tests.toy.game import ToySystem
from tests.toy.records import RULES
from tests.toy.setting import toy_scenario

TOY = ToySystem()

__all__ = ["RULES", "TOY", "ToySystem", "toy_scenario"]
