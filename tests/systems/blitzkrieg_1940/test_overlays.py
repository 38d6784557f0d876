"""What the game lays over the map."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.overlays import TITLES

UNIT = "ger_pz_4"


@pytest.fixture(scope="module")
def session() -> Session:
    key = "blitzkrieg_1940/1940"
    session = Session.start(registry.system("blitzkrieg_1940"), registry.scenario(key), seed="7")
    for beginning in ("Launch", "Begin", "No further", "Move, then"):
        decision = session.decision
        assert decision is not None
        offer = next(offer for offer in decision.offers if offer.label.startswith(beginning))
        session.submit(offer.fill({}))
    return session


def draw(session: Session, id_: str, *units: str) -> Overlay:
    found: Overlay = session.system.overlay(session.scenario, session.state, id_, units)  # type: ignore[attr-defined]
    return found


def hexes(overlay: Overlay, words: str) -> set[str]:
    return {hex_ for patch in overlay.patches if patch.words == words for hex_ in patch.hexes}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_each_is_drawn_with_and_without_units(session: Session, title: object) -> None:
    board = session.scenario.board
    for units in ((), (UNIT,), ("no unit",)):
        overlay = draw(session, title.id, *units)  # type: ignore[attr-defined]
        assert all(hex_ in board for patch in overlay.patches for hex_ in patch.hexes)
        assert all(mark.hex in board for mark in overlay.tags)


def test_an_unknown_one_is_an_error(session: Session) -> None:
    with pytest.raises(KeyError):
        draw(session, "weather")


def test_zones_are_those_of_the_rules(session: Session) -> None:
    here = session.state.units[UNIT].at
    around = set(session.scenario.board.neighbours(here))
    assert hexes(draw(session, "zones"), "German zone of control") & around


def test_the_supply_line_of_the_unit_ends_at_a_source(session: Session) -> None:
    overlay = draw(session, "supply", UNIT)
    (trace,) = overlay.traces
    assert trace.hexes[0] == session.state.units[UNIT].at
    assert trace.hexes[-1] in hexes(overlay, "supply source")


def test_arrivals_begin_beyond_what_is_in_reach(session: Session) -> None:
    overlay = draw(session, "arrival", UNIT)
    reach = _reach(session)
    later = {mark.hex for mark in overlay.tags}
    assert later
    assert not later & reach
    assert hexes(overlay, "2nd phase") & {
        beyond for hex_ in reach for beyond in session.scenario.board.neighbours(hex_)
    }


def test_cost_asks_for_the_dearest_of_the_units(session: Session) -> None:
    on_foot, mechanised = draw(session, "cost"), draw(session, "cost", UNIT)
    assert {mark.text for mark in on_foot.tags} <= {"1", "2", "3", "4"}
    assert "–" in {mark.text for mark in mechanised.tags}


def test_the_threat_is_that_of_the_other_side(session: Session) -> None:
    overlay = draw(session, "threat")
    assert overlay.summary.startswith("Allied")
    counts = {mark.hex: int(mark.text) for mark in overlay.tags}
    assert max(counts.values()) > 3
    assert session.state.units[UNIT].at not in counts


def _reach(session: Session) -> set[str]:
    decision = session.decision
    assert decision is not None
    offer = decision.offer("move_stack")
    assert offer is not None
    filled = {"units": (UNIT,)}
    return set(session.system.choices(session.scenario, session.state, offer, filled).legal)
