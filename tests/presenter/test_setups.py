"""Set-ups of the lead game, the first with a set-up of a player's own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.presenter.forces import arrivals, forces
from blitz_desktop.presenter.setups import (
    SetupCommands,
    deal,
    is_setting_up,
    lay_out,
    places_of_scenario,
    present_setup,
    read_setup,
    write_setup,
)
from blitz_desktop.presenter.table import Table
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.session import Session


def _table(key: str = "blitzkrieg_1940/1940", launch: str = "Launch") -> Table:
    system = registry.system("blitzkrieg_1940")
    table = Table(Session.start(system, registry.scenario(key), seed="1"))
    while not is_setting_up(table):
        assert table.decision is not None
        table.take_up(next(offer for offer in table.decision.offers if offer.label.startswith(launch)))
    return table


@pytest.fixture
def table() -> Table:
    return _table()


def _take(table: Table, kind: str) -> None:
    assert table.decision is not None
    offer = table.decision.offer(kind)
    assert offer is not None
    table.take_up(offer)


def test_a_cleared_set_up_is_laid_out_again_by_the_rules(table: Table) -> None:
    before = present_setup(table)
    _take(table, "clear_setup")
    assert present_setup(table) != before
    laid = lay_out(table, places_of_scenario(table))
    assert not laid.left
    assert present_setup(table).units == before.units
    assert table.session.system.faults(table.session.scenario, table.session.state) == ()


def test_a_set_up_goes_into_a_file_and_comes_back(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "Mein Aufmarsch é.setup.yaml"
    dealt = deal(table, random.Random(3))
    assert dealt.placed > 0
    kept = present_setup(table)
    write_setup(path, kept)
    again = _table()
    laid = lay_out(again, read_setup(path, again).units)
    assert not laid.left
    assert present_setup(again) == kept


def test_dummies_are_dealt_and_dealt_anew(table: Table) -> None:
    first = deal(table, random.Random(1))
    assert not first.left
    places = present_setup(table).units
    deal(table, random.Random(2))
    again = present_setup(table).units
    assert again != places
    assert table.session.system.faults(table.session.scenario, table.session.state) == ()


def test_a_faulty_file_is_refused_with_its_line(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("scenario: other/1940\nunits:\n  ger_pz_99: E2522\n  ger_pz_4: nowhere\n")
    with pytest.raises(DataError) as error:
        read_setup(path, table)
    lines = [problem.line for problem in error.value.problems]
    assert lines == [1, 3, 4]
    assert error.value.problems[1].nearest.startswith("ger_pz_")


def test_what_may_not_be_is_left_with_the_reason(table: Table) -> None:
    laid = lay_out(table, {"ger_pz_4": "W1111", "ger_pz_3": "E2324"})
    assert laid.placed == 0
    assert set(laid.left) == {"ger_pz_4", "ger_pz_3"}
    assert all(laid.left.values())


def test_the_commands_know_when_they_can_be_used(table: Table) -> None:
    commands = SetupCommands(table, lambda _: None)
    assert commands.auto_place.is_enabled
    assert commands.deal.is_enabled
    _take(table, "end_setup")
    assert commands.auto_place.why_not() == "Nothing is being set up now."
    assert not commands.deal.is_enabled


def test_forces_are_grouped_by_box_and_army_and_tell_when_they_come(table: Table) -> None:
    groups = {group.title: group for group in forces(table)}
    assert groups["On the map"].units
    units = [row.piece.id for group in groups.values() for row in group.units]
    assert sorted(units) == sorted(table.viewpoint.pieces)
    late = [row for group in groups.values() for row in group.units if row.note.startswith("turn ")]
    coming = arrivals(table.viewpoint)
    assert sum(map(len, coming.values())) == len(late) > 0
