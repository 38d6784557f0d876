"""The odds of every answer while a battle is decided, and nothing that the one who decides may not know."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.stakes import Stake, stakes
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.model import COMBAT
from tests.systems.meuse_1940.table import HQ_7, HQ_18, RI, SR, Table, table

SR2 = "ger_m_sr6_ii"


@pytest.fixture
def battle() -> Table:
    """A battle in which both sides have aircraft, and the attacker guns and a choice of leader."""
    places = {SR: "2009", SR2: "2009", HQ_7: "2007", RI: "2010", HQ_18: "1512"}
    at = table(phase=COMBAT, ext={"planes": {"german": 0, "french": 0}}, **places)
    return at.do(act.Attack("2010", (SR, SR2)))


def viewpoint(battle: Table, viewer: str | None = None) -> Viewpoint:
    return Viewpoint(registry.system("meuse_1940"), battle.scenario, battle.state, viewer)


def told(battle: Table, viewer: str | None = None) -> dict[str, str]:
    return {stake.label: stake.forecast.headline for stake in stakes(viewpoint(battle, viewer), None)}


def picked(battle: Table, kind: str, *units: str) -> tuple[Stake, ...]:
    """What is told with some units picked for an offer."""
    view = viewpoint(battle)
    offer = next(offer for offer in battle.decision.offers if offer.kind == kind and offer.slots)
    draft = Draft(view, offer)
    for unit in units:
        draft.pick(unit)
    return stakes(view, draft)


def test_every_point_given_changes_the_odds(battle: Table) -> None:
    assert battle.due == "GunsDue"
    headlines = [picked(battle, "support_with_guns", *[HQ_7] * count)[-1] for count in (1, 2, 3)]
    assert len({stake.forecast.headline for stake in headlines}) == 3
    assert [stake.label for stake in headlines] == ["Give artillery"] * 3
    assert list(told(battle)) == ["No artillery"]


def test_secret_aircraft_stay_secret_from_the_one_who_replies(battle: Table) -> None:
    battle.do(act.SupportWithGuns(()))
    while battle.due == "GunsDue":
        battle.do(act.SupportWithGuns(()))
    assert battle.due == "PlanesDue"
    assert len(set(told(battle).values())) == 3
    replies = [told(battle.copy().do(act.SendPlanes(planes))) for planes in "012"]
    assert replies[0] == replies[1] == replies[2]
    assert len(replies[0]) == 3


def test_the_side_that_looks_on_is_told_nothing(battle: Table) -> None:
    assert told(battle, "german")
    assert told(battle, "french") == {}


def test_units_of_which_one_is_named_have_a_line_each(battle: Table) -> None:
    while battle.due in ("GunsDue", "PlanesDue"):
        battle.do(act.SupportWithGuns(()) if battle.due == "GunsDue" else act.SendPlanes("0"))
    assert battle.due == "LeaderDue"
    assert [stake.label for stake in picked(battle, "name_leader")] == ["I/SR 6", "II/SR 6"]


def test_a_barrage_is_weighed_while_its_guns_are_picked() -> None:
    game = table(ext={"planes": {"german": 0, "french": 3}}, **{SR: "2009", HQ_7: "2007", RI: "2011"})
    game.do(act.EndPhase())
    while game.decision.side != "german":
        game.do(act.EndPlot())
    offer = game.decision.offer("plot_barrage")
    assert offer is not None
    view = viewpoint(game)
    draft = Draft(view, offer)
    draft.pick("2011")
    values = []
    for _ in range(2):
        draft.pick(HQ_7)
        values.append({stake.label: stake.forecast.headline for stake in stakes(view, draft)})
    assert list(values[0]) == ["No aircraft", "One aviation point", "Two aviation points"]
    assert values[0] != values[1]
    draft.confirm()
    assert {stake.label: stake.forecast.headline for stake in stakes(view, draft)} == values[1]
