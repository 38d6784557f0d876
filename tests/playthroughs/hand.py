"""A hand that plays a script: each order is carried out as far as the rules let it."""

from __future__ import annotations

import random

from blitz_desktop import games
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.session.session import Session


class Hand:
    """Plays one game by orders.

    Attributes:
        session: The game.
    """

    def __init__(self, key: str, seed: str) -> None:
        self.session = Session.start(*games.named(key), seed)
        self._rng = random.Random(seed)

    @property
    def phase(self) -> tuple[int, int, str, str]:
        """Turn, couplet, side and phase."""
        clock = self.session.state.clock
        return clock.turn, clock.part, clock.side, clock.phase

    def take(self, *actions: Action) -> None:
        """Take actions that must be legal."""
        for action in actions:
            entry = self.session.submit(action)
            assert isinstance(entry, Entry), f"{action} is refused: {entry.reasons[0].text}"

    def settle(self, *kinds: str) -> None:
        """Answer what is asked, at random but always alike, until one of these actions is open."""
        session = self.session
        while (decision := session.decision) is not None and not any(map(decision.offer, kinds)):
            bot = RandomBot()
            self.take(bot.choose(session.system, session.scenario, session.state, decision, self._rng))

    def march(self, goal: Hex, *units: str) -> None:
        """Move units, each as near to a hex as it can come; those that cannot come nearer stay."""
        for unit in units:
            paths = self._choices("move_stack", units=(unit,))
            start = self.session.state.units[unit].at
            board = self.session.scenario.board
            near = min(paths.legal, key=lambda at: (board.distance(at, goal), at), default=start)
            if start in board and board.distance(near, goal) < board.distance(start, goal):
                self._submit("move_stack", units=(unit,), path=paths.path_to(near))
                self.settle("end_phase")

    def targets(self, goal: Hex, units: tuple[str, ...]) -> tuple[Hex, ...]:
        """The hexes that some of the units can attack, the nearest to a goal first; two at most."""
        board = self.session.scenario.board
        places = {self.session.state.units[unit].at for unit in units}
        beside = {hex_ for at in places if at in board for hex_ in board.neighbours(at)}
        able = beside & set(self._choices("attack").legal)
        return tuple(sorted(able, key=lambda at: (board.distance(at, goal), at))[:2])

    def assault(self, target: Hex, *units: str) -> None:
        """Attack a hex with those of the units that may."""
        able = tuple(unit for unit in units if unit in self._choices("attack", target=target).legal)
        if able:
            self._submit("attack", target=target, attackers=able)
            self.settle("end_phase")

    def _submit(self, kind: str, **filled: object) -> None:
        decision = self.session.decision
        offer = decision.offer(kind) if decision is not None else None
        if offer is not None:
            self.session.submit(offer.fill(filled))  # type: ignore[arg-type]

    def _choices(self, kind: str, **filled: object) -> Choices:
        session = self.session
        offer = session.decision.offer(kind) if session.decision is not None else None
        assert offer is not None, f"{kind} is not open: {session.decision}"
        return session.system.choices(session.scenario, session.state, offer, filled)  # type: ignore[arg-type]
