"""Sentences of the game count as the language does, and say what is so."""

from __future__ import annotations

import random

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.dice import Roll
from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.words import without_numbers
from blitz_desktop.presenter.finder import Finder
from blitz_desktop.presenter.forces import arrivals
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940 import actions as act
from blitz_desktop.systems.blitzkrieg_1940.model import BOOK
from blitz_desktop.systems.blitzkrieg_1940.movement import CROSSING, too_dear
from blitz_desktop.systems.blitzkrieg_1940.stacking import rest
from blitz_desktop.ui.panels.turn_panel import _coming_lines
from tests.systems.blitzkrieg_1940.tinymap import game

rule = pytest.mark.rule


@rule(BOOK, "12.3.A")
@rule(BOOK, "13.16.A")
def test_what_is_left_of_an_allotment_is_counted() -> None:
    assert [rest(thirds) for thirds in (0, 1, 3, 4, 6)] == [
        "0 are left",
        "⅓ is left",
        "1 is left",
        "1⅓ are left",
        "2 are left",
    ]
    assert too_dear("E1010", 1, 2).text == "E1010 costs 1 movement point; 2 are left."
    assert too_dear("E1010", 3, 1).text == "E1010 costs 3 movement points; 1 is left."


@rule(BOOK, "12.5.A")
@rule(BOOK, "12.6")
def test_units_are_named_as_in_the_book_and_alike_ones_together() -> None:
    scenario = registry.scenario(f"{BOOK}/1940")
    viewpoint = Viewpoint(SYSTEM, scenario, SYSTEM.setup(scenario))
    assert "gbr_beauman" in {find.unit for find in Finder(viewpoint).search("Bauman")}
    lines = dict(line.split(": ", 1) for line, _ in _coming_lines(arrivals(viewpoint)))
    assert lines["Turn 5"] == "RAF maximum effort ×5"
    assert without_numbers(["A 1", "B", "A 2", "C 7"]) == ["A ×2", "B", "C 7"]


@rule(BOOK, "14.7")
def test_odds_beyond_the_table_are_told_as_its_end_columns() -> None:
    units = ("a: ger 1-1-6 at E1010", "d: fra 9-9-4 at E1110")
    table = game("cG cF", *units, phase="combat")
    found = SYSTEM.forecast(table.scenario, table.state, act.Attack("E1110", ("a",)))
    assert found is not None
    assert found.headline == "1 against 9: about 1:3"


@rule(BOOK, "14.12.A")
def test_shifted_odds_are_told_with_the_column_that_counts() -> None:
    units = ("a: ger 12-8-6 at E1010", "d: fra 4-4-4 at E1110")
    table = game("cG mF", *units, phase="combat")
    found = SYSTEM.forecast(table.scenario, table.state, act.Attack("E1110", ("a",)))
    assert found is not None
    assert found.headline == "12 against 4: about 3:1, 2L, so 1:1"


@rule(BOOK, "13.9.C")
@pytest.mark.parametrize(("die", "words"), [(1, "0 points"), (2, "1 point"), (5, "2 points")])
def test_what_a_die_at_a_river_comes_to_is_told(die: int, words: str) -> None:
    table = game("cG cF", "a: ger 1-1-6 at E1010")
    roll = Roll(0, CROSSING.format(hex="E1110"), RuleRef(BOOK, "13.9.C"), 6, (die,))
    lines = SYSTEM.narrate(table.scenario, table.state, act.EndPhase(), (Rolled(roll),), None)
    assert [line.text for line in lines if line.kind == "roll"] == [
        f"crossing into E1110, half the die in points ({words})"
    ]


@rule(BOOK, "6.1.B")
@rule(BOOK, "1.3")
def test_the_declaration_speaks_of_belgium_only_where_it_is_neutral() -> None:
    for name, is_neutral in (("1940", True), ("1940_basic", False)):
        scenario = registry.scenario(f"{BOOK}/{name}")
        asked = SYSTEM.decision(scenario, SYSTEM.setup(scenario))
        assert asked is not None
        assert ("Belgian neutrality" in asked.prompt) == is_neutral


@rule(BOOK, "13.15.C")
def test_open_dams_are_not_offered_again() -> None:
    session = Session.start(SYSTEM, registry.scenario(f"{BOOK}/1940"), "3")
    bot, rng = RandomBot(end=1), random.Random(1)
    while session.state.clock.phase != "order":
        assert session.decision is not None
        step = bot.choose(SYSTEM, session.scenario, session.state, session.decision, rng)
        assert isinstance(session.submit(step), Entry)
    assert session.decision is not None
    assert session.decision.offer("open_dams") is not None
    assert isinstance(session.submit(act.OpenDams()), Entry)
    assert session.decision is not None
    assert session.decision.offer("open_dams") is None


def test_turns_speak_of_the_bauman_division() -> None:
    notes = [msgspec.to_builtins(turn)["note"] for turn in registry.scenario(f"{BOOK}/1940").turns]
    assert "Emergency units and Bauman Division" in notes
