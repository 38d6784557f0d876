"""Whole games without a window, each entry checked, one after another or many at once."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import msgspec

from blitz_desktop import games
from blitz_desktop.bots.bot import Bot, StuckError
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.bots.tally import tally
from blitz_desktop.bots.workforce import Spread, in_turn
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.codec import RecordCodec, digest, encode
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.state import GameState, is_same
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session.session import Session

Source: TypeAlias = Callable[[str], tuple[GameSystem[Any], Scenario]]
"""Finds a game by name, in whatever process it is asked."""

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}

DRAW = "draw"
"""What stands for the winner of a game that neither side won."""

_LONGEST = 50_000
"""Entries after which a game is taken to have no end."""

_UNCOLLECTED = 50_000
"""New objects after which garbage is looked for in a game: positions hold no cycles, so little is found."""


class GameResult(msgspec.Struct, frozen=True):
    """One game played out.

    Attributes:
        seed: Seed of the dice and of the bot.
        turn: Turn in which it ended, or in which it was stopped.
        winner: Side that won, or ``DRAW``; empty where the game was stopped before its end.
        scores: Scores and tracks as the table shows them, stocks left out.
        lost: Steps that each side lost.
        milestones: Turn in which each great event, such as a capitulation, happened first.
        digest: Digest of the last position.
        seconds: Time it took.
        faults: What went wrong; empty in a sound game.
    """

    scenario: str
    seed: str
    entries: int
    rolls: int
    turn: int
    winner: str
    scores: dict[str, str]
    lost: dict[str, int]
    milestones: dict[str, int]
    digest: str
    seconds: float
    faults: tuple[str, ...]


def play(
    name: str,
    seed: str,
    *,
    until: int | None = None,
    bot: str = "random",
    retraces: bool = False,
    source: Source = games.named,
) -> GameResult:
    """Play a game to its end, or through a turn, and check it as it goes.

    Args:
        name: What the source finds the scenario by.
        seed: Seed of the dice and of the bot.
        until: Last turn to play; None plays to the end.
        bot: Name of the bot that plays both sides.
        retraces: Whether to undo and redo the whole game at the end and compare every position.
        source: Where scenarios come from.
    """
    system, scenario = source(name)
    session, started = Session.start(system, scenario, seed), time.perf_counter()
    try:
        with _few_collections():
            fault = _play_on(session, BOTS[bot](), random.Random(seed), until)
            if retraces and not fault:
                fault = _retrace(session)
    except Exception as error:  # noqa: BLE001  (whatever the rules do wrong belongs in the report, with its seed)
        fault = f"{type(error).__name__}: {error}"
    state, view = session.state, system.view(scenario, session.state)
    if not fault and session.decision is None and view.outcome is None:
        fault = "the game is over, but the table does not say how it ended"
    faults = (f"after entry {session.head}: {fault}",) if fault else ()
    counts = tally(scenario, session.state_at(0), session.entries)
    return GameResult(
        scenario=scenario.key,
        seed=seed,
        entries=session.head,
        rolls=state.rolls,
        turn=state.clock.turn,
        winner="" if view.outcome is None else view.outcome.winner or DRAW,
        scores={row.label: row.value for row in view.scores}
        | {track.title: str(track.at) for track in view.tracks if not track.is_stock},
        lost=counts.lost,
        milestones=counts.milestones,
        digest=digest(state),
        seconds=round(time.perf_counter() - started, 3),
        faults=faults,
    )


def play_many(
    name: str,
    seeds: Iterable[str],
    *,
    until: int | None = None,
    bot: str = "random",
    retrace_every: int = 10,
    spread: Spread[tuple[str, bool], GameResult] = in_turn,
    source: Source = games.named,
) -> Iterator[GameResult]:
    """Play a game for each seed, in their order; one in ``retrace_every`` is retraced at its end."""
    jobs = [(seed, index % retrace_every == 0) for index, seed in enumerate(seeds)]
    yield from spread(partial(_play_retraced, name=name, until=until, bot=bot, source=source), jobs)


def _play_retraced(
    job: tuple[str, bool], *, name: str, until: int | None, bot: str, source: Source
) -> GameResult:
    seed, retraces = job
    return play(name, seed, until=until, bot=bot, retraces=retraces, source=source)


@contextmanager
def _few_collections() -> Iterator[None]:
    """Collect garbage less often for a while."""
    youngest, *older = gc.get_threshold()
    gc.set_threshold(max(youngest, _UNCOLLECTED), *older)
    try:
        yield
    finally:
        gc.set_threshold(youngest, *older)


def _play_on(session: Session, bot: Bot, rng: random.Random, until: int | None) -> str:
    """Play to the end; what went wrong, or nothing."""
    system, scenario = session.system, session.scenario
    codec = RecordCodec(system.actions, system.events)
    while (decision := session.decision) is not None:
        before = session.state
        if until is not None and before.clock.turn > until:
            break
        try:
            action = bot.choose(system, scenario, before, decision, rng)
        except StuckError as error:
            return str(error)
        entry = session.submit(action)
        if isinstance(entry, Legality):
            return f"refused {action} that was found legal: {entry.reasons[0].text}"
        fault = _check(session, before, entry, codec)
        if fault:
            return fault
        if session.head >= _LONGEST:
            return "the game does not end"
    return ""


def _check(session: Session, before: GameState[Any], entry: Entry, codec: RecordCodec) -> str:
    """What is wrong with the position after an entry, or with its record."""
    faults = session.system.faults(session.scenario, session.state)
    if faults:
        return "; ".join(faults)
    if codec.action(encode(entry.action)) != entry.action:
        return f"{entry.action} is read back as another action"
    state = before
    for event in codec.events(encode(entry.events)):
        state = session.system.evolve(state, event)
    return "" if is_same(state, session.state) else "its events are read back as others"


def _retrace(session: Session) -> str:
    """Undo to the start and redo to the end; where a position differs, or nothing."""
    entries, start = session.entries, digest(session.state_at(0))
    for entry in reversed(entries):
        if digest(session.state) != entry.digest:
            return f"undo to entry {entry.number} gives another position"
        if not session.undo():
            return f"entry {entry.number} cannot be undone"
    if digest(session.state) != start:
        return "undo to the start gives another position"
    for entry in entries:
        if not session.redo() or digest(session.state) != entry.digest:
            return f"redo to entry {entry.number} gives another position"
    return ""
