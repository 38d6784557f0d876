"""A unit in full."""

from __future__ import annotations

import pytest

from blitz_desktop.presenter.dossier import dossier, tip
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario


@pytest.fixture
def table() -> Table:
    return Table(Session.start(TOY, toy_scenario(), seed="1"))


def rows(table: Table, unit: str) -> dict[str, str]:
    card = dossier(table.viewpoint, unit)
    assert card is not None
    return {row.label: row.value for row in card.rows}


def test_it_says_what_a_unit_may_still_do(table: Table) -> None:
    assert rows(table, "bt")["March"] == "may still be done"
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0403")
    assert rows(table, "bt")["March"] == "no more: This unit has marched already."


def test_it_names_what_a_unit_may_attack(table: Table) -> None:
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    decision = table.decision
    assert decision is not None
    table.take_up(decision.offers[-1])
    assert rows(table, "bt")["Attack"] == "may still attack 0502"
    assert rows(table, "b3")["Attack"] == "has nothing to attack"


def test_nothing_is_said_of_what_the_other_side_may_do(table: Table) -> None:
    assert "March" not in rows(table, "rt")


def test_a_tooltip_has_both_faces_and_every_row(table: Table) -> None:
    words = tip(table.viewpoint, "0303", "bt")
    for part in ("Blue Tank Division", "this side 6-4-6", "other side 3-2-6", "Movement", "2 of 2"):
        assert part in words


def test_a_tooltip_about_ground_tells_its_terrain(table: Table) -> None:
    assert "Woods" in tip(table.viewpoint, "0203", "")
    assert tip(table.viewpoint, "", "") == ""
