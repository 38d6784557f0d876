from __future__ import annotations

from blitz_desktop import registry
from blitz_desktop.core.view import PhaseView
from blitz_desktop.presenter.outlook import left_undone, outlook
from blitz_desktop.presenter.phases import grouped, short_labels
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from tests.toy.records import rule


def phase(label: str, side: str, part: str = "") -> PhaseView:
    return PhaseView(label, side, rule("1"), part=part)


def test_phases_are_grouped_by_part_and_side() -> None:
    phases = [
        phase("a", "blue", "1"),
        phase("b", "blue", "1"),
        phase("a", "blue", "2"),
        phase("a", "red", "2"),
    ]
    assert [len(group) for group in grouped(phases)] == [2, 1, 1]


def test_labels_lose_what_they_have_in_common() -> None:
    assert short_labels([phase("Blue march", "blue"), phase("Blue final combat", "blue")]) == [
        "March",
        "Final combat",
    ]


def test_a_single_label_is_kept_whole() -> None:
    assert short_labels([phase("Blue march", "blue")]) == ["Blue march"]


def test_after_the_landings_comes_the_first_step_of_the_turn() -> None:
    session = Session.start(
        registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1940"), seed="3"
    )
    for beginning in ("No Sickle", "Begin"):
        decision = session.decision
        assert decision is not None
        offer = next(offer for offer in decision.offers if offer.label.startswith(beginning))
        session.submit(offer.fill({}))
    assert outlook(Table(session).viewpoint) == "Next: German phase order."
    assert session.decision is not None
    end = next(offer for offer in session.decision.offers if not offer.slots)
    session.submit(end.fill({}))
    assert outlook(Table(session).viewpoint) == "Next: the phase that you choose to come first."


def test_a_set_up_that_is_left_as_it_is_leaves_nothing_undone() -> None:
    session = Session.start(
        registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1940"), seed="3"
    )
    decision = session.decision
    assert decision is not None
    session.submit(decision.offers[0].fill({}))
    table = Table(session)
    assert table.decision is not None
    begin = next(offer for offer in table.decision.offers if offer.label == "Begin the game")
    assert table.ready_units()
    assert left_undone(table, begin) == ()
