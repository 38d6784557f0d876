"""A hand that plays a script: each order is carried out as far as the rules let it."""

from __future__ import annotations

import random

from blitz_desktop import games
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Choices, Decision, Offer
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.session.session import Session


class Hand:
    """Plays one game by orders.

    Attributes:
        session: The game.
        move_kind: Kind of the action by which units follow a path.
    """

    move_kind = "move_stack"

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
        """Answer what is asked, always alike, until one of these actions is open."""
        while (decision := self.session.decision) is not None and not any(map(decision.offer, kinds)):
            self.take(self.answer(decision))

    def answer(self, decision: Decision) -> Action:
        """An action for a decision that the script does not care about."""
        session = self.session
        return RandomBot().choose(session.system, session.scenario, session.state, decision, self._rng)

    def march(self, goal: Hex, *units: str) -> None:
        """Move units, each as near to a hex as it can come; those that cannot come nearer stay."""
        board = self.session.scenario.board
        for unit in units:
            start = self.session.state.units[unit].at
            is_there = (
                board.distance(start, goal) <= self._is_held_against(unit, goal) if start in board else True
            )
            if is_there or self._offer(self.move_kind) is None:
                continue
            paths = self._choices(self.move_kind, units=(unit,))
            open_hexes = [at for at in paths.legal if self._is_among_friends(unit, at)]
            near = min(open_hexes, key=lambda at: (board.distance(at, goal), at), default=start)
            if board.distance(near, goal) < board.distance(start, goal):
                self._submit(self.move_kind, units=(unit,), path=paths.path_to(near))
                self.settle("end_phase")

    def _is_among_friends(self, unit: str, hex_: Hex) -> bool:
        """Whether nobody but its own nation is in a hex, so that it may stay there."""
        pieces = self.session.scenario.pieces
        return all(pieces[other].nation == pieces[unit].nation for other in self.session.state.stack(hex_))

    def _is_held_against(self, unit: str, hex_: Hex) -> bool:
        """Whether another side is in a hex."""
        pieces = self.session.scenario.pieces
        return any(pieces[other].side != pieces[unit].side for other in self.session.state.stack(hex_))

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

    def _offer(self, kind: str) -> Offer | None:
        decision = self.session.decision
        return decision.offer(kind) if decision is not None else None

    def _submit(self, kind: str, **filled: str | tuple[str, ...]) -> None:
        if offer := self._offer(kind):
            self.session.submit(offer.fill(filled))

    def _choices(self, kind: str, **filled: str | tuple[str, ...]) -> Choices:
        session, offer = self.session, self._offer(kind)
        assert offer is not None, f"{kind} is not open: {session.decision}"
        return session.system.choices(session.scenario, session.state, offer, filled)
