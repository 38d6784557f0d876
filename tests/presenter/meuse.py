"""The first movement phase of Meuse 1940, with its first units on the map."""

from __future__ import annotations

from blitz_desktop import registry
from blitz_desktop.core.entries import Entry
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.actions import EndPhase, Enter

FOOT = ("ger_m_sr13_i", "ger_m_aa8", "ger_m_k7")
"""Battalions that arrive in one hex, and may not move together."""
TANKS = ("ger_m_pr25", "ger_m_aa37")
"""Armour and a companion that may."""
_ENTRY = {FOOT: "3404", TANKS: "3409"}


def begun() -> Session:
    """A session at that moment."""
    system, scenario = registry.system("meuse_1940"), registry.scenario("meuse_1940/historical")
    session = Session.start(system, scenario, seed="1")
    assert session.decision is not None
    session.submit(session.decision.offers[0].fill({}))
    for units, at in _ENTRY.items():
        assert isinstance(session.submit(Enter(units, at)), Entry)
    assert isinstance(session.submit(EndPhase()), Entry)
    return session
