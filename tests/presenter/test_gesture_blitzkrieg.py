"""Drags of the real game that more than one offer would take."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.entries import Entry
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session

RESERVE, CUP = "german_sr", "cup"
ENTRY, CITY, FAR_CITY, FIELD = "E4210", "E3121", "E3820", "E4512"


def begun() -> Table:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    table = Table(Session.start(registry.system("blitzkrieg_1940"), scenario, seed="1"))
    decision = table.decision
    assert decision is not None
    launch = next(offer for offer in decision.offers if "yes" in offer.fixed.values())
    assert isinstance(table.take_up(launch), Entry)
    return table


@pytest.fixture(scope="module")
def setting_up() -> Table:
    return begun()


@pytest.fixture(scope="module")
def moving() -> Table:
    """The German movement phase of the second couplet, in which everything moves that can."""
    table = begun()
    for _ in range(20):
        decision = table.decision
        assert decision is not None
        clock = table.session.state.clock
        if (clock.part, clock.side, clock.phase) == (2, "german", "movement"):
            return table
        plain = next(offer for offer in decision.offers if not offer.slots and offer.legality)
        assert isinstance(table.take_up(plain), Entry)
    pytest.fail("the second couplet is never reached")


def gesture(table: Table, *units: str) -> Gesture:
    drag = table.pick_up(units)
    assert drag is not None
    return drag


def meant(table: Table, unit: str, at: str) -> str:
    """Kind of the action that dropping a unit at a place means."""
    draft = gesture(table, unit).at(at).draft
    assert draft is not None
    return draft.offer.kind


def waiting(table: Table) -> str:
    return table.viewpoint.stack(RESERVE)[0].id


def in_city(table: Table) -> str:
    return table.viewpoint.stack(CITY)[-1].id


def test_a_reserve_dropped_on_the_edge_enters(moving: Table) -> None:
    assert meant(moving, waiting(moving), ENTRY) == "enter"
    assert not gesture(moving, waiting(moving)).is_detour(ENTRY)


def test_a_reserve_dropped_on_a_city_goes_there_strategically(moving: Table) -> None:
    assert meant(moving, waiting(moving), FAR_CITY) == "move_strategically"
    assert gesture(moving, waiting(moving)).is_detour(FAR_CITY)


def test_a_unit_in_a_city_marches_near_and_goes_far_strategically(moving: Table) -> None:
    drag = gesture(moving, in_city(moving))
    assert drag.reach is not None
    near = drag.reach.legal[0]
    assert meant(moving, in_city(moving), near) == "move_stack"
    assert meant(moving, in_city(moving), FAR_CITY) == "move_strategically"
    assert FAR_CITY in drag.detours
    assert near not in drag.detours


def test_a_place_that_no_way_knows_is_refused_for_the_reason_of_the_first(moving: Table) -> None:
    verdict = gesture(moving, waiting(moving)).at(FIELD)
    assert verdict.draft is None
    assert [reason.rule.section for reason in verdict.legality.reasons] == ["12.3.B"]


def test_a_place_that_one_way_knows_is_refused_for_the_reason_of_that_one(moving: Table) -> None:
    drag = gesture(moving, in_city(moving))
    assert [reason.rule.section for reason in drag.at(CITY).legality.reasons] == ["13.16.E"]


def test_the_way_that_was_taken_up_comes_first(moving: Table) -> None:
    decision = moving.decision
    assert decision is not None
    strategic = decision.offer("move_strategically")
    assert strategic is not None
    moving.take_up(strategic)
    drag = gesture(moving, in_city(moving))
    assert not drag.is_detour(FAR_CITY)
    moving.cancel()
    assert gesture(moving, in_city(moving)).is_detour(FAR_CITY)


def test_what_holds_a_unit_is_told_by_the_offer_that_knows_it(moving: Table) -> None:
    foe = next(piece.id for piece in moving.viewpoint.pieces.values() if piece.side == "allied")
    drag = gesture(moving, foe)
    assert not drag.legality
    assert drag.reach is None
    assert drag.detours == ()
    assert not drag.at(FIELD).legality


def test_in_the_set_up_a_drop_on_the_map_deploys_and_one_on_the_tray_fills_the_cup(setting_up: Table) -> None:
    unit = setting_up.ready_units()[0]
    drag = gesture(setting_up, unit)
    cup = next(box.id for box in setting_up.viewpoint.view.boxes if CUP in box.id)
    assert drag.reach is not None
    assert meant(setting_up, unit, drag.reach.legal[0]) == "deploy"
    assert meant(setting_up, unit, cup) == "fill_cup"
    assert drag.detours == (cup,)
    assert isinstance(setting_up.put_down(drag, cup), Entry)
    assert setting_up.viewpoint.pieces[unit].at == cup


def test_a_drag_looks_the_same_while_the_list_for_the_cup_is_open() -> None:
    table = begun()
    unit = table.ready_units()[0]
    usual = gesture(table, unit)
    decision = table.decision
    assert decision is not None
    fill_cup = decision.offer("fill_cup")
    assert fill_cup is not None
    table.take_up(fill_cup)
    drag = gesture(table, unit)
    assert usual.reach is not None
    assert drag.reach is not None
    assert drag.reach.legal == usual.reach.legal
    assert drag.detours == usual.detours
    assert not drag.is_detour(drag.reach.legal[0])
    assert drag.is_detour(drag.detours[0])
