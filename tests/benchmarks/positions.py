"""Positions of the lead game that the benchmarks measure."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from blitz_desktop import games
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.state import GameState
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    ChooseOrder,
    DeclareSickleCut,
    EndDrops,
    EndPhase,
    EndSetup,
    MoveStack,
)
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation

NAME = "blitzkrieg_1940/1940"
SEED = "speed"

_OPENING = (DeclareSickleCut("no"), EndSetup(), EndDrops(), ChooseOrder("move_fight"))
_ALLIED_PART = (EndPhase(), EndPhase(), ChooseOrder("move_fight"))

State = GameState[Any]


def game() -> tuple[GameSystem[Any], Scenario]:
    """The full game of 1940."""
    return games.named(NAME)


def opened(side: str, journal: Path | None = None) -> Session:
    """The first movement phase of a side."""
    session = Session.start(*game(), SEED, journal)
    for action in (*_OPENING, *(_ALLIED_PART if side == ALLIED else ())):
        assert isinstance(session.submit(action), Entry), action
    return session


@cache
def opened_once(side: str) -> Session:
    """The same, shared by benchmarks that do not play on."""
    return opened(side)


def afresh(state: State) -> State:
    """The same position, of which nobody has worked anything out yet."""
    changed = {name: dict(getattr(state, name)) for name in ("units", "stacks", "control")}
    return msgspec.structs.replace(state, **changed)


def movers(session: Session) -> tuple[str, ...]:
    """Units that may move now."""
    return session.system.choices(session.scenario, session.state, march(session), {}).legal


def march(session: Session) -> Offer:
    """The offer to move a stack."""
    assert session.decision is not None
    offer = session.decision.offer("move_stack")
    assert offer is not None
    return offer


def a_move(session: Session) -> MoveStack:
    """The longest move of the first unit that has one of three hexes or more."""
    for unit in movers(session):
        choices = session.system.choices(session.scenario, session.state, march(session), {"units": (unit,)})
        far = max(choices.legal, key=lambda hex_: len(choices[hex_].legs), default=None)
        if far is not None and len(choices[far].legs) >= 3:
            return MoveStack((unit,), choices.path_to(far))
    raise LookupError("nobody can move three hexes")


def sit_of(session: Session) -> Situation:
    """The rules' view of a position that nobody has looked at."""
    return situation(session.scenario, afresh(session.state))


class Stroller:
    """Moves single units by single hexes, so that a game has many entries; plays at random otherwise."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)
        self._bot = RandomBot()

    def choose(self, session: Session, decision: Decision) -> Action:
        """A legal action."""
        return self._step(session, decision) or self._bot.choose(
            session.system, session.scenario, session.state, decision, self._rng
        )

    def _step(self, session: Session, decision: Decision) -> Action | None:
        offer = decision.offer("move_stack")
        if offer is None or self._rng.random() < 0.01:
            return None
        ask = session.system.choices
        for unit in self._rng.sample(
            units := ask(session.scenario, session.state, offer, {}).legal, len(units)
        ):
            choices = ask(session.scenario, session.state, offer, {"units": (unit,)})
            near = [hex_ for hex_ in choices.legal if len(choices[hex_].legs) == 1]
            if near:
                return MoveStack((unit,), choices.path_to(self._rng.choice(near)))
        return None


@cache
def long_game(entries: int) -> Session:
    """A game of many entries."""
    session, bot = Session.start(*game(), SEED), Stroller(SEED)
    while session.head < entries and (decision := session.decision) is not None:
        assert isinstance(session.submit(bot.choose(session, decision)), Entry)
    return session


SIDES = (GERMAN, ALLIED)
