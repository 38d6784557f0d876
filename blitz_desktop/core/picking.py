"""Picking units for one action: one alone, or at least one, each once, and only such as are open."""

from __future__ import annotations

from blitz_desktop.core.citations import LEGAL, Legality, Reason, RuleRef, refuse
from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId


def single_legality(units: tuple[UnitId, ...], rule: RuleRef) -> Legality:
    """Whether one unit is picked and no more, whichever it is."""
    return LEGAL if len(units) == 1 else refuse("no_units", say("Pick one unit."), rule)


def picked_legality(
    units: tuple[UnitId, ...], choices: Choices, rule: RuleRef, *, word: str = ""
) -> Legality:
    """Whether units may be picked together: none is named twice, and each is an open target.

    ``word`` is what the player calls them, units where not given.
    """
    if reason := bar_to_picking(units, rule, word=word):
        return Legality((reason,))
    return Legality(tuple(reason for unit in units for reason in choices[unit].legality.reasons))


def bar_to_picking(units: tuple[UnitId, ...], rule: RuleRef, *, word: str = "") -> Reason | None:
    """Why these cannot be picked, whoever they are: there are none, or one is named twice."""
    if units and len(set(units)) == len(units):
        return None
    return Reason("no_units", say("Pick the {what}, each once.", what=word or say("units")), rule)
