"""How many hexes units of every kind can reach at the start of 1940, as chess programs count moves.

A count that changes means that the map, the set-up or a rule of movement has changed. If that is meant, print
the tables anew with ``python -m tests.systems.blitzkrieg_1940.test_reach_counts``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache

import pytest

from blitz_desktop import games
from blitz_desktop.core.entries import Entry
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    ChooseOrder,
    DeclareSickleCut,
    EndDrops,
    EndPhase,
    EndSetup,
)

OPENING = (DeclareSickleCut("no"), EndSetup(), EndDrops(), ChooseOrder("move_fight"))
ALLIED_PART = (EndPhase(), EndPhase(), ChooseOrder("move_fight"))

GERMAN: dict[str, int] = {
    "ger_pz_1": 93,
    "ger_pz_7": 116,
    "ger_pz_9": 289,
    "ger_mot_29": 54,
    "ger_ss_lah": 210,
    "ger_kd_1": 97,
    "ger_geb_1": 29,
    "ger_id_18": 94,
    "ger_id_225": 88,
    "ger_id_246": 30,
}
"""Hexes in reach of German units, by unit."""

ALLIED: dict[str, int] = {
    "fra_dlm_1": 136,
    "fra_dlm_2": 256,
    "fra_dim_5": 95,
    "fra_dlc_5": 108,
    "fra_di_55": 54,
    "gbr_id_3": 109,
    "bel_di_2": 55,
    "bel_dc_1": 92,
    "nld_lt": 84,
}
"""The same of Allied units in the couplet's Allied part, with Belgium and Holland neutral still."""


@cache
def opened(*, allied: bool) -> Session:
    """The first movement phase of a side."""
    session = Session.start(*games.named("blitzkrieg_1940/1940"), "reach")
    for action in (*OPENING, *(ALLIED_PART if allied else ())):
        assert isinstance(session.submit(action), Entry), action
    return session


def reach(session: Session, unit: str) -> tuple[str, ...]:
    """Hexes that a unit could go to."""
    assert session.decision is not None
    offer = session.decision.offer("move_stack")
    assert offer is not None
    filled = {"units": (unit,)}
    return session.system.choices(session.scenario, session.state, offer, filled).legal


def counts(session: Session, units: Iterable[str]) -> dict[str, int]:
    """The number of them, by unit."""
    return {unit: len(reach(session, unit)) for unit in units}


@pytest.mark.parametrize(("allied", "known"), [(False, GERMAN), (True, ALLIED)], ids=["german", "allied"])
def test_units_reach_as_many_hexes_as_ever(allied: bool, known: dict[str, int]) -> None:
    assert counts(opened(allied=allied), known) == known


@pytest.mark.rule("blitzkrieg_1940", "8.4.A")
@pytest.mark.rule("blitzkrieg_1940", "8.4.B")
@pytest.mark.rule("blitzkrieg_1940", "8.5")
def test_neutrality_holds_armies_at_home() -> None:
    session = opened(allied=True)
    board = session.scenario.board
    for unit in ALLIED:
        home = board[session.state.units[unit].at].country
        assert {board[hex_].country for hex_ in reach(session, unit)} == {home}


if __name__ == "__main__":
    for is_allied, table in ((False, GERMAN), (True, ALLIED)):
        sys.stdout.write(f"{counts(opened(allied=is_allied), table)}\n")
