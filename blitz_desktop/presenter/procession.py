"""Units that go one after the other: one gesture, an action for each of them."""

from __future__ import annotations

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Choice, Choices, Filled, Offer
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import March, Verdict


def march_of(viewpoint: Viewpoint, offer: Offer, units: tuple[UnitId, ...]) -> March:
    """How an offer sends units somewhere: together where they may, else in turn where it says so."""
    together = March(viewpoint, offer, units)
    if len(units) > 1 and offer.slots[0].is_in_turn and not together.choices.legal:
        return Procession(viewpoint, offer, units)
    return together


class Procession(March):
    """Sending each of the units to the same place, where they can along the same way.

    It tells what each may do as things stand. Those that go first may bar the way for the others.
    """

    def __init__(self, viewpoint: Viewpoint, offer: Offer, units: tuple[UnitId, ...]) -> None:
        super().__init__(viewpoint, offer, units[:1])
        self._units = units
        names, self._goal = (slot.name for slot in offer.slots[:2])
        self._others = {unit: Draft(viewpoint, offer, {names: (unit,)}) for unit in units[1:]}
        self._names = names
        self._shared: Choices | None = None

    @property
    def choices(self) -> Choices:
        """Where all of them may go, each by itself."""
        if self._shared is None:
            own = self._draft.choices
            targets = {at: self._for_all(at) for at in own.targets}
            self._shared = msgspec.structs.replace(own, targets=targets, open=None)
        return self._shared

    def lay_way(self, way: tuple[Hex, ...]) -> None:
        """Let the first unit's paths begin with a way from now on; the others follow it."""
        super().lay_way(way)
        self._shared = None

    def judge(self, at: Location) -> Verdict:
        """What putting the units down at a place means: the first unit's move, and those of its followers."""
        if not self.choices[at].legality:
            return super().judge(at)
        guide = self._guide(at)
        first, *others = (self._filled(unit, guide.path_to(at)) for unit in self._units)
        followers = tuple(map(self.offer.fill, others))
        return Verdict(
            guide[at].legality, Draft(self._viewpoint, self.offer, first), guide[at], guide.start, followers
        )

    def _guide(self, at: Hex) -> Choices:
        """The choices of the slowest unit whose way to a hex all may follow; else the slowest's."""
        ways = self._slowest_first(at)
        return next((way for way in ways if self._all_may_follow(way.path_to(at))), ways[0])

    def _slowest_first(self, at: Hex) -> list[Choices]:
        """What each of the units may do; where a way is laid, the first one's, which the others follow."""
        own = self._draft.choices
        others = () if self._draft.way else (other.choices for other in self._others.values())
        return sorted((own, *others), key=lambda choices: choices[at].left or 0)

    def _all_may_follow(self, path: tuple[Hex, ...]) -> bool:
        actions = (self.offer.fill(self._filled(unit, path)) for unit in self._units)
        return all(self._viewpoint.legality(action) for action in actions)

    def _filled(self, unit: UnitId, path: tuple[Hex, ...]) -> Filled:
        return {self._names: (unit,), self._goal: path}

    def _for_all(self, at: Hex) -> Choice:
        """What the slowest may do, refused where any of them cannot come along."""
        choice = self._draft.choices[at]
        for unit, other in self._others.items():
            legality = other.choices[at].legality
            if choice.legality and not legality:
                return msgspec.structs.replace(choice, legality=_of(unit, legality))
        return self._slowest_first(at)[0][at] if choice.legality else choice


def _of(unit: UnitId, legality: Legality) -> Legality:
    """A refusal that names the unit it is about."""
    return Legality(tuple(msgspec.structs.replace(reason, where=unit) for reason in legality.reasons))
