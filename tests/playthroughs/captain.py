"""A captain who plays a whole game by orders: on to the goals, and into every fight that is worth it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Decision, Offer
from blitz_desktop.core.entries import Action
from blitz_desktop.core.forecast import Forecast
from tests.playthroughs.hand import Hand

Orders: TypeAlias = Mapping[Hex, Sequence[str]]
"""Units by the hex they make for; the first named move first."""

Plans: TypeAlias = Mapping[str, Mapping[int, Orders]]
"""The orders of each side, by the turn from which they hold."""


class Captain(Hand):
    """Plays both sides alike.

    Attributes:
        plans: What it is to do.
        answers: What is said to a question that has fixed answers, by the action's name; the first open
            one of several is taken.
        promise: Attack where the enemy is to lose so many steps more than oneself.
    """

    def __init__(
        self, key: str, seed: str, plans: Plans, answers: Mapping[str, str], promise: float = 0.25
    ) -> None:
        super().__init__(key, seed)
        self.plans = plans
        self.answers = answers
        self.promise = promise

    def play(self, *, until: tuple[int, int] = (99, 1)) -> None:
        """Play on to the start of a turn and couplet, or to the end."""
        while (decision := self.session.decision) is not None and self.phase[:2] < until:
            if decision.offer("end_phase") is None:
                self.take(self.answer(decision))
                continue
            side, phase = self.phase[2:]
            self._move() if phase == "movement" else self._fight()
            if self.phase[2:] == (side, phase) and self._offer("end_phase"):
                self._submit("end_phase")

    # Phases

    def _move(self) -> None:
        orders = self._orders()
        self._bring_on()
        for goal, units in orders.items():
            for unit in units:
                if self.session.decision is None:
                    return
                if self._is_on_map(unit):
                    self.march(goal, unit)

    def _bring_on(self) -> None:
        """Units from off the map, each where its way to its goal begins."""
        for goal, units in self._orders().items():
            for unit in units:
                if self._is_on_map(unit) or not self._open("enter", "units", unit):
                    continue
                gates = self._choices("enter", units=(unit,)).legal
                if gates:
                    self._submit("enter", units=(unit,), hex=self._nearest(gates, goal))
                    self.settle("end_phase")

    def _fight(self) -> None:
        hopes = {target: self._hope(target) for target in self._choices("attack").legal}
        for target in sorted(hopes, key=lambda at: (-hopes[at], at)):
            if self._offer("attack") and self._hope(target) >= self.promise:
                self._submit("attack", target=target, attackers=self._attackers(target))
                self.settle("end_phase")

    def _attackers(self, target: Hex) -> tuple[str, ...]:
        """Who attacks: all who can."""
        return self._choices("attack", target=target).legal

    def _hope(self, target: Hex) -> float:
        """Steps that an attack with all who can is to cost the enemy, less what it is to cost oneself."""
        attackers = self._attackers(target)
        forecast = self._forecast("attack", target=target, attackers=attackers) if attackers else None
        means = dict(forecast.means) if forecast else {}
        return means.get("defender loses", 0.0) - means.get("attacker loses", 9.0)

    # Questions

    def answer(self, decision: Decision) -> Action:
        """The scripted answer, a sensible one, or any."""
        for answer in (self._scripted, self._sensible):
            for action in answer(decision):
                if self._is_legal(action):
                    return action
        return super().answer(decision)

    def _scripted(self, decision: Decision) -> Iterator[Action]:
        for offer in decision.offers:
            wanted = self.answers.get(f"{decision.side} {offer.kind}", self.answers.get(offer.kind))
            if wanted is not None and not offer.slots and wanted in ("", *offer.fixed.values()):
                yield offer.fill({})

    def _sensible(self, decision: Decision) -> Iterator[Action]:
        ways: dict[str, Callable[[Offer], Iterator[Action]]] = {
            "take_losses": self._losses,
            "advance": self._advances,
            "place_from_cup": self._from_cup,
            "place_emergency": self._in_emergency,
        }
        for kind, way in ways.items():
            if offer := decision.offer(kind):
                yield from way(offer)

    def _losses(self, offer: Offer) -> Iterator[Action]:
        """From the units with most steps."""
        choices = self._choices(offer.kind)
        left = {unit: self.session.state.units[unit].steps for unit in choices.legal}
        losses: list[str] = []
        for _ in range(offer.slots[0].least):
            unit = max(left, key=lambda unit: (left[unit], unit))
            left[unit] -= 1
            losses.append(unit)
        yield offer.fill({"losses": tuple(losses)})

    def _advances(self, offer: Offer) -> Iterator[Action]:
        """As many as there is room for, else one."""
        able = self._choices(offer.kind).legal
        yield from (offer.fill({"units": able[:count]}) for count in range(len(able), 0, -1))

    def _from_cup(self, offer: Offer) -> Iterator[Action]:
        """Each in the hex from which its way is shortest."""
        for goal, units in self._orders_of("german").items():
            for unit in units:
                if self._open(offer.kind, "units", unit):
                    hexes = self._choices(offer.kind, units=(unit,)).legal
                    if hexes:
                        yield offer.fill({"units": (unit,), "hex": self._nearest(hexes, goal)})

    def _in_emergency(self, offer: Offer) -> Iterator[Action]:
        """Where the unit may stay."""
        for unit in self._choices(offer.kind).legal:
            for hex_ in self._choices(offer.kind, units=(unit,)).legal:
                if self._is_among_friends(unit, hex_):
                    yield offer.fill({"units": (unit,), "hex": hex_})

    # Looking things up

    def _orders(self) -> Orders:
        return self._orders_of(self.phase[2])

    def _orders_of(self, side: str) -> Orders:
        """The orders that hold now."""
        plans = self.plans.get(side, {})
        turn = max((turn for turn in plans if turn <= max(1, self.phase[0])), default=None)
        return {} if turn is None else plans[turn]

    def _nearest(self, hexes: Sequence[Hex], goal: Hex) -> Hex:
        board = self.session.scenario.board
        return min(hexes, key=lambda at: (board.distance(at, goal), at))

    def _is_on_map(self, unit: str) -> bool:
        return self.session.state.units[unit].at in self.session.scenario.board

    def _open(self, kind: str, slot: str, target: str) -> bool:
        offer = self._offer(kind)
        return bool(
            offer and offer.legality and offer.slots[0].name == slot and self._choices(kind)[target].legality
        )

    def _is_legal(self, action: Action) -> bool:
        session = self.session
        return bool(session.system.legality(session.scenario, session.state, action))

    def _forecast(self, kind: str, **filled: str | tuple[str, ...]) -> Forecast | None:
        session, offer = self.session, self._offer(kind)
        assert offer is not None
        return session.system.forecast(session.scenario, session.state, offer.fill(filled))
