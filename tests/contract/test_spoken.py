"""All that a game says goes through the translation: cards, refusals, prompts, overlays, log, rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from blitz_desktop import games, registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Decision, SlotKind
from blitz_desktop.core.overlays import DrawsOverlays
from blitz_desktop.core.view import BoardView
from blitz_desktop.presenter.handbook import handbook
from blitz_desktop.session.session import Session
from tests import pseudo
from tests.playthroughs.games_played import STORIES

ENTRIES = 80
LOOKS = 39
"""After so many entries a position is read."""

_TOLD = {
    *("text", "title", "label", "note", "part", "worth", "stands", "missing", "value", "summary", "words"),
    *("headline", "cause", "prompt"),
}
"""Fields of what a game shows that hold words for the player; the rest are ids and what counters print."""


@pytest.fixture(params=registry.scenario_keys())
def session(request: pytest.FixtureRequest) -> Session:
    return Session.start(*games.named(request.param), seed="11")


def test_all_that_a_game_shows_is_said(session: Session) -> None:
    bot, rng = RandomBot(end=0.2), random.Random(3)
    bare: set[str] = set()
    with pseudo.spoken():
        while session.head < ENTRIES and (decision := session.decision) is not None:
            if session.head % LOOKS == 0:
                bare.update(_bare(_position(session, decision)))
            session.submit(bot.choose(session.system, session.scenario, session.state, decision, rng))
        bare.update(_bare(line.text for n in range(1, session.head + 1) for line in session.narration(n)))
    assert bare == set()


def test_nothing_is_said_in_a_language_spoken_before(session: Session) -> None:
    bot, rng = RandomBot(end=0.2), random.Random(3)
    for length in (LOOKS, ENTRIES):
        while session.head < length and (decision := session.decision) is not None:
            session.submit(bot.choose(session.system, session.scenario, session.state, decision, rng))
        assert not any("⟦" in text for text in _now(session))
        with pseudo.spoken():
            session.forget_words()
            assert set(_bare(_now(session))) == set()
        session.forget_words()


@pytest.mark.parametrize("name", STORIES)
def test_a_whole_game_is_told_in_the_language(name: str) -> None:
    session = STORIES[name]()
    with pseudo.spoken():
        session.forget_words()
        lines = (line.text for number in range(1, session.head + 1) for line in session.narration(number))
        assert set(_bare(lines)) == set()
        assert set(_bare(_words_of(session.system.view(session.scenario, session.state)))) == set()


@pytest.mark.parametrize("system_id", registry.system_ids())
def test_the_rules_are_read_in_the_language(system_id: str) -> None:
    with pseudo.spoken():
        paragraphs = handbook(system_id).paragraphs.values()
        assert set(_bare(text for p in paragraphs for text in (p.heading, p.text, p.ruling))) == set()


def _now(session: Session) -> Iterator[str]:
    decision = session.decision
    assert decision is not None
    return _position(session, decision)


def _position(session: Session, decision: Decision) -> Iterator[str]:
    """Everything that can be read about a position."""
    system, scenario, state = session.system, session.scenario, session.state
    yield from _words_of(system.view(scenario, state))
    yield decision.prompt
    for offer in decision.offers:
        yield from (offer.label, *(slot.prompt for slot in offer.slots), *_reasons(offer.legality))
        if offer.slots and offer.legality:
            choices = system.choices(scenario, state, offer, {})
            for choice in choices.targets.values():
                yield from (choice.label, *_reasons(choice.legality))
            yield from _reasons(choices.otherwise)
            units = choices.legal if offer.slots[0].kind is SlotKind.UNITS and len(offer.slots) > 1 else ()
            for unit in units:
                further = system.choices(scenario, state, offer, {offer.slots[0].name: (unit,)})
                for choice in further.targets.values():
                    yield from _reasons(choice.legality)
                    yield from (part.cause for leg in choice.legs for part in leg.parts)
    yield from (
        text for hex_ in scenario.board.hexes for text in _words_of(system.hex_card(scenario, state, hex_))
    )
    for unit in scenario.pieces:
        yield from _words_of(system.unit_card(scenario, state, unit))
    yield from _overlays(session)


def _overlays(session: Session) -> Iterator[str]:
    system, scenario, state = session.system, session.scenario, session.state
    units = tuple(unit for unit in scenario.pieces if state.units[unit].at in scenario.board)[:1]
    for title in system.view(scenario, state).overlays if isinstance(system, DrawsOverlays) else ():
        yield from _words_of(system.overlay(scenario, state, title.id, units))


def _reasons(legality: Legality) -> Iterator[str]:
    return (reason.text for reason in legality.reasons)


def _words_of(shown: object) -> Iterator[str]:
    """The words in a part of the view, however deep; titles of overlays are said where they are listed."""
    if isinstance(shown, BoardView):
        yield from shown.sides.values()
        shown = msgspec.structs.replace(shown, overlays=(), sides={})
    yield from _told(msgspec.to_builtins(shown), "")


def _told(value: Any, field: str) -> Iterator[str]:
    match value:
        case str() if field in _TOLD:
            yield value
        case dict():
            yield from chain.from_iterable(_told(inner, str(key)) for key, inner in value.items())
        case list() | tuple():
            yield from chain.from_iterable(_told(inner, field) for inner in value)


def _bare(texts: Iterable[str]) -> Iterator[str]:
    return (text for text in texts if pseudo.bare_words(text))
