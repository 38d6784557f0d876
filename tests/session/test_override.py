"""Changes by hand: general to all games, on record, undone, saved and verified like any action."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.core.citations import Legality
from blitz_desktop.core.dice import HandDice, NotThrownError, Roll, SeededDice
from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.override import Override
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found, open_game
from blitz_desktop.session.replay import verify
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase, ToyState


def find(_header: Header) -> Found:
    return Found(TOY, toy_scenario())


@pytest.fixture
def session() -> Session:
    return Session.start(TOY, toy_scenario(), seed="1")


def change(session: Session, action: Override) -> Entry:
    result = session.submit(action)
    assert isinstance(result, Entry), result
    return result


def test_units_go_anywhere_and_come_back(session: Session) -> None:
    change(session, Override(units=("b1", "b2"), to="0801"))
    assert session.state.stack("0801") == ("b1", "b2")
    session.undo()
    assert session.state.units["b1"].at == "0302"


def test_steps_go_and_come_and_the_dead_return_whole(session: Session) -> None:
    change(session, Override(units=("b1",), steps=1))
    assert session.state.units["b1"].steps == 1
    change(session, Override(units=("b1",), steps=0))
    assert session.state.units["b1"].at == ELIMINATED
    change(session, Override(units=("b1",), to="0302"))
    assert session.state.units["b1"].steps == 2
    assert not TOY.faults(session.scenario, session.state)


def test_control_passes(session: Session) -> None:
    change(session, Override(hexes=("0801",), side="blue"))
    assert session.state.control["0801"] == "blue"


def test_a_hex_goes_over_with_the_units_where_nobody_can_be_in_one_that_another_side_holds(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faults(_self: object, scenario: Scenario, state: ToyState) -> tuple[str, ...]:
        sides = {(piece.at, scenario.pieces[unit].side) for unit, piece in state.units.items()}
        return tuple(at for at, side in sorted(sides) if state.control.get(at, side) != side)

    monkeypatch.setattr(type(TOY), "faults", faults)
    change(session, Override(hexes=("0801",), side="red"))
    entry = change(session, Override(units=("b1",), to="0801"))
    assert session.state.control["0801"] == "blue"
    (line,) = session.narration(entry.number)
    assert line.text == "Changed by hand: 1st Blue Division to 0801, the hex with them"
    session.undo()
    assert session.state.control["0801"] == "red"


def test_removing_twice_is_refused_and_one_undo_brings_one_counter_back(session: Session) -> None:
    """BR-083."""
    change(session, Override(units=("b1",), steps=0))
    session.submit(Override(units=("b1",), steps=0))
    while session.state.units["b1"].at == ELIMINATED:
        session.undo()
    assert session.state.stack("0302").count("b1") == 1


@pytest.mark.parametrize(
    "action",
    [
        Override(),
        Override(units=("nobody",), to="0302"),
        Override(units=("b1",), to="9999"),
        Override(units=("b1",), steps=7),
        Override(hexes=("0302",), side="green"),
    ],
)
def test_what_cannot_be_is_refused_in_words(session: Session, action: Override) -> None:
    result = session.submit(action)
    assert isinstance(result, Legality)
    assert result.reasons[0].text.endswith(".")
    assert session.head == 0


def test_the_log_tells_it_and_the_game_is_marked(session: Session) -> None:
    assert not session.is_edited
    entry = change(session, Override(units=("b1",), to="0801"))
    (line,) = session.narration(entry.number)
    assert line.text == "Changed by hand: 1st Blue Division to 0801"
    assert line.where == ("0801",)
    assert session.is_edited
    session.undo()
    assert not session.is_edited


def test_play_goes_on_after_a_change(session: Session) -> None:
    change(session, Override(units=("b1",), to="0801"))
    assert isinstance(session.submit(EndPhase()), Entry)


def test_a_changed_game_is_saved_opened_and_verified(session: Session, tmp_path: Path) -> None:
    change(session, Override(units=("b1",), to="0801"))
    change(session, Override(hexes=("0801",), side="blue"))
    session.submit(EndPhase())
    path = tmp_path / "edited.blitz"
    session.save(path)
    opened = open_game(path, find)
    assert verify(opened).problem == ""
    assert verify(opened).verified == 3
    assert Session.load(path, find).is_edited


def test_hand_dice_answer_or_nothing_happens() -> None:
    from blitz_desktop.core.citations import RuleRef

    rule = RuleRef("toy", "1")
    asked: list[tuple[object, ...]] = []
    dice = HandDice(lambda *question: asked.append(question) or (3, 6))
    assert dice.throw("combat", rule, 2, 6) == (3, 6)
    assert asked == [("combat", rule, 2, 6)]
    with pytest.raises(NotThrownError):
        HandDice(lambda *_: None).throw("combat", rule, 1, 6)


def test_only_throws_by_hand_are_marked_in_files() -> None:
    from blitz_desktop.core.citations import RuleRef
    from blitz_desktop.core.codec import encode

    roll = Roll(0, "combat", RuleRef("toy", "1"), 6, SeededDice("1").roll(0, 1, 6))
    assert b"by_hand" not in encode(Rolled(roll))
