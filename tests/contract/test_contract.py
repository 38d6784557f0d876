"""What every game must hold to, whatever its rules are."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.citations import Legality, RuleRef
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Choices, Decision, Filled, Offer, SlotKind, SlotValue
from blitz_desktop.core.entries import Action, Entry, Rolled
from blitz_desktop.session.history import State
from blitz_desktop.session.session import Session
from tests.contract.games import KEYS, find, find_by_key, rules_of

ENTRIES = 150
"""How long each game is played."""

MOMENTS = 40
"""Positions whose choices are tried; asking for all choices of all of them takes too long."""

SAMPLE = 3
"""Choices tried of each slot."""

ROOT = Path(__file__).parents[2]


@dataclass
class Played:
    """A game played at random, with every position and decision on the way."""

    session: Session
    states: list[State]
    decisions: list[Decision]

    @property
    def moments(self) -> Iterator[tuple[State, Decision]]:
        """Positions with the decision in them, evenly over the game."""
        both = list(zip(self.states, self.decisions, strict=False))
        yield from both[:: max(1, len(both) // MOMENTS)]

    def choices(self, state: State, offer: Offer, filled: Filled) -> Choices:
        """Targets of the first blank slot."""
        return self.session.system.choices(self.session.scenario, state, offer, filled)

    def legality(self, state: State, action: Action) -> Legality:
        """Whether an action is legal."""
        return self.session.system.legality(self.session.scenario, state, action)


@pytest.fixture(scope="module", params=KEYS)
def played(request: pytest.FixtureRequest) -> Played:
    """Each game after some random entries."""
    system, scenario = find_by_key(request.param)
    session = Session.start(system, scenario, "contract")
    bot, rng = RandomBot(end=0.2), random.Random(1)
    game = Played(session, [session.state], [])
    while session.decision is not None and session.head < ENTRIES:
        game.decisions.append(session.decision)
        entry = session.submit(bot.choose(system, scenario, session.state, session.decision, rng))
        assert isinstance(entry, Entry), f"found legal, but refused when submitted: {entry}"
        assert not system.faults(scenario, session.state)
        game.states.append(session.state)
    return game


@pytest.fixture
def rng() -> random.Random:
    return random.Random(2)


def test_every_decision_names_a_side_and_has_an_offer_that_can_be_taken(played: Played) -> None:
    sides = {side.id for side in played.session.scenario.sides}
    for _, decision in played.moments:
        assert decision.side in sides
        assert decision.prompt
        assert any(offer.legality and not offer.is_minor for offer in decision.offers)


def test_the_last_choice_of_an_offer_makes_a_legal_action(played: Played, rng: random.Random) -> None:
    """The first slots take one unit or target each; every open target of the last one must do."""
    for state, decision in played.moments:
        for offer in decision.offers:
            for filled in _first_slots(played, state, offer, rng):
                choices = played.choices(state, offer, filled)
                slot = offer.next_slot(filled)
                assert slot is not None
                if slot.kind in (SlotKind.UNITS, SlotKind.ALLOCATION):
                    continue  # whether units may act together is told by legality alone
                for target in rng.sample(choices.legal, min(SAMPLE, len(choices.legal))):
                    value = choices.path_to(target) if slot.kind is SlotKind.PATH else target
                    action = offer.fill({**filled, slot.name: value})
                    assert played.legality(state, action), f"{action} is offered but refused"


def test_refused_choices_say_why_and_under_which_rule_and_submitting_them_changes_nothing(
    played: Played, rng: random.Random
) -> None:
    known = rules_of(played.session.system.id)
    for state, decision in played.moments:
        before = digest(state)
        for offer in decision.offers:
            for filled in _first_slots(played, state, offer, rng):
                choices = played.choices(state, offer, filled)
                slot = offer.next_slot(filled)
                assert slot is not None
                assert not choices.otherwise
                _assert_cited(choices.otherwise, known)
                refused = [target for target, choice in choices.targets.items() if not choice.legality]
                for target in rng.sample(refused, min(SAMPLE, len(refused))):
                    _assert_cited(choices[target].legality, known)
                    if slot.kind in (SlotKind.HEX, SlotKind.OPTION):
                        filled = {**filled, slot.name: target}
                        if offer.next_slot(filled) is None:
                            assert not played.legality(state, offer.fill(filled))
        assert digest(state) == before


def test_a_refused_submission_leaves_the_game_as_it_was(played: Played) -> None:
    session, known = played.session, rules_of(played.session.system.id)
    before, head = digest(session.state), session.head
    refusals = 0
    for entry in session.entries:
        if not played.legality(session.state, entry.action):
            refusal = session.submit(entry.action)
            assert isinstance(refusal, Legality)
            _assert_cited(refusal, known)
            refusals += 1
    assert refusals
    assert (digest(session.state), session.head) == (before, head)


def test_all_that_is_shown_cites_rules_that_exist(played: Played) -> None:
    session, known = played.session, rules_of(played.session.system.id)
    cited: list[RuleRef | None] = []
    for decision in played.decisions:
        cited += [decision.rule, *(offer.rule for offer in decision.offers)]
    for entry in session.entries:
        lines = session.narration(entry.number)
        assert all(line.text for line in lines)
        assert not any("cannot be told" in line.text for line in lines)
        cited += [line.rule for line in lines]
        cited += [event.roll.rule for event in entry.events if isinstance(event, Rolled)]
    for state in played.states[::20]:
        view = session.system.view(session.scenario, state)
        cited += [phase.rule for phase in view.phases] + [row.rule for row in view.scores]
        for unit in list(session.scenario.pieces)[::20]:
            card = session.system.unit_card(session.scenario, state, unit)
            cited += [row.rule for row in card.rows] if card is not None else []
        for hex_ in list(session.scenario.board.hexes)[::100]:
            cited += [row.rule for row in session.system.hex_card(session.scenario, state, hex_).rows]
    unknown = {str(rule) for rule in cited if rule is not None and rule.section not in known}
    assert not unknown


def test_the_view_shows_each_unit_once_and_one_phase_at_most(played: Played) -> None:
    for state in played.states[::10]:
        view = played.session.system.view(played.session.scenario, state)
        ids = [piece.id for piece in view.pieces]
        assert len(ids) == len(set(ids))
        assert sum(phase.is_current for phase in view.phases) <= 1
        assert {piece.side for piece in view.pieces} <= set(view.sides)
        assert {piece.face.palette for piece in view.pieces} <= set(view.palettes)


def test_forecasts_are_chances(played: Played) -> None:
    session = played.session
    for state, entry in zip(played.states, session.entries, strict=False):
        forecast = session.system.forecast(session.scenario, state, entry.action)
        if forecast is not None:
            assert sum(chance.chance for chance in forecast.results) == pytest.approx(1)
            assert sum(chance.chance for chance in forecast.columns) == pytest.approx(1)


def test_undo_to_the_start_and_redo_to_the_end_meet_the_same_positions(played: Played) -> None:
    session, entries = played.session, played.session.entries
    digests = [digest(state) for state in played.states]
    for number in range(len(entries), 0, -1):
        assert digest(session.state) == digests[number]
        assert session.undo()
    assert digest(session.state) == digests[0]
    for number in range(1, len(entries) + 1):
        assert session.redo()
        assert digest(session.state) == digests[number]
    assert session.entries == entries


def test_a_game_saved_anywhere_is_loaded_the_same(played: Played, rng: random.Random, tmp_path: Path) -> None:
    session = played.session
    entries = session.entries
    for number in rng.sample(range(len(entries)), 4):
        while session.head > number:
            session.undo()
        session.save(tmp_path / "game.blitz")
        loaded = Session.load(tmp_path / "game.blitz", find)
        assert loaded.warnings == ()
        assert digest(loaded.state) == digest(session.state)
        assert loaded.decision == session.decision
        assert (loaded.entries, loaded.future) == (session.entries, session.future)
        while session.redo():
            assert loaded.redo()
        assert digest(loaded.state) == entries[-1].digest


def test_a_branch_leaves_the_old_line_to_return_to(played: Played, rng: random.Random) -> None:
    session, entries = played.session, played.session.entries
    session.branch(len(entries) // 2)
    bot = RandomBot(end=0.5)
    for _ in range(5):
        if session.decision is not None:
            session.submit(bot.choose(session.system, session.scenario, session.state, session.decision, rng))
    old = next(line.id for line in session.lines if line.last == entries[-1])
    session.switch(old)
    assert session.entries == entries
    assert digest(session.state) == entries[-1].digest


def test_a_fresh_process_replays_the_game_to_the_same_digest(played: Played, tmp_path: Path) -> None:
    played.session.save(tmp_path / "game.blitz")
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.fresh", str(tmp_path / "game.blitz")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["sound", played.session.entries[-1].digest], done.stderr


def test_earlier_positions_never_change(played: Played) -> None:
    """Last, after all that the other tests did with the same positions."""
    recorded = [entry.digest for entry in played.session.entries]
    assert [digest(state) for state in played.states[1:]] == recorded


def _first_slots(played: Played, state: State, offer: Offer, rng: random.Random) -> Iterator[Filled]:
    """Ways to fill all slots but the last, each with one open target."""
    if not offer.slots or not offer.legality:
        return
    for _ in range(SAMPLE):
        filled: dict[str, SlotValue] = {}
        for slot in offer.slots[:-1]:
            choices = played.choices(state, offer, filled)
            if not choices.legal:
                break
            target = rng.choice(choices.legal)
            match slot.kind:
                case SlotKind.UNITS | SlotKind.ALLOCATION:
                    filled[slot.name] = (target,)
                case SlotKind.PATH:
                    filled[slot.name] = choices.path_to(target)
                case _:
                    filled[slot.name] = target
        else:
            yield filled
        if len(offer.slots) == 1:
            return


def _assert_cited(legality: Legality, known: object) -> None:
    assert legality.reasons
    for reason in legality.reasons:
        assert reason.text
        assert reason.rule.section in known, f"{reason.rule} is cited, but is no rule"  # type: ignore[operator]
