"""Units in hand: what putting them down at each place would mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choices, Decision, Offer
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.procession import march_of
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import (
    Assault,
    March,
    Muster,
    Verdict,
    Way,
    first_refusal,
    is_assault,
    is_march,
    is_muster,
)


class Gesture:
    """A drag in progress. It means whatever makes a drop legal: every offer that takes the units is tried.

    Each place is asked about once, and offers beyond the first only where the first refuses.

    Attributes:
        units: The units in hand.
        waypoints: Hexes that the path must pass, in order.
    """

    def __init__(
        self,
        viewpoint: Viewpoint,
        decision: Decision,
        units: tuple[UnitId, ...],
        preferred: Offer | None = None,
    ) -> None:
        self._viewpoint = viewpoint
        self._decision = decision
        self._preferred = preferred
        self.units = units
        self.waypoints: tuple[Hex, ...] = ()
        self._verdicts: dict[Location, Verdict] = {}

    def belongs_to(self, viewpoint: Viewpoint, units: tuple[UnitId, ...], preferred: Offer | None) -> bool:
        """Whether it is still what picking these units up means."""
        return self._viewpoint is viewpoint and self.units == units and self._preferred == preferred

    @cached_property
    def legality(self) -> Legality:
        """Why the units may not be picked up, where they may not."""
        if self._ways:
            return LEGAL
        takers = [offer for offer in self._offers if is_march(offer) or self._is_muster(offer)]
        if not takers:
            return _not_now(self._decision)
        # The offer that knows the units says best what holds them.
        return self._units_legality(next(filter(self._names_units, takers), takers[0]))

    @property
    def start(self) -> Location:
        """Where the units are."""
        return self._viewpoint.pieces[self.units[0]].at

    @cached_property
    def reach(self) -> Choices | None:
        """Where the units may go by the way that leads; None where they can only attack."""
        return self._leading.choices if self._leading is not None else None

    @cached_property
    def detours(self) -> tuple[Location, ...]:
        """Places where the units may go by another way alone."""
        if self.reach is None:
            return ()
        marches = (march for march in self._marches if march is not self._leading)
        others = dict.fromkeys(at for march in marches for at in march.choices.legal)
        return tuple(at for at in others if not self.reach[at].legality)

    @cached_property
    def targets(self) -> tuple[Hex, ...]:
        """Hexes that the units may attack."""
        assaults = (way for way in self._ways if isinstance(way, Assault))
        return tuple(dict.fromkeys(hex_ for assault in assaults for hex_ in assault.targets))

    def is_detour(self, at: Location) -> bool:
        """Whether putting the units down at a place is legal, and not by the way that leads."""
        draft = self.at(at).draft
        return draft is not None and draft.offer != (self._leading or self._ways[0]).offer

    def add_waypoint(self, at: Hex) -> bool:
        """Let the path pass a hex that it can reach from the waypoint before; False where it cannot."""
        march = next((march for march in self._marches if march.can_follow_way), None)
        if march is None or at in self.waypoints[-1:] or at not in march.choices.legal:
            return False
        self._lay((*self.waypoints, at), march, march.choices.path_to(at))
        return True

    def drop_waypoint(self) -> bool:
        """Take the last waypoint back; False where there is none."""
        march = next((march for march in self._marches if march.can_follow_way), None)
        if march is None or not self.waypoints:
            return False
        kept = self.waypoints[:-1]
        way: tuple[Hex, ...] = ()
        march.lay_way(way)
        for hex_ in kept:
            way = march.choices.path_to(hex_)
            march.lay_way(way)
        self._lay(kept, march, way)
        return True

    def _lay(self, waypoints: tuple[Hex, ...], march: March, way: tuple[Hex, ...]) -> None:
        self.waypoints = waypoints
        march.lay_way(way)
        self._verdicts.clear()
        for known in ("reach", "detours"):
            self.__dict__.pop(known, None)

    def at(self, at: Location) -> Verdict:
        """What putting the units down at a place means."""
        if at not in self._verdicts:
            self._verdicts[at] = self._judge(at)
        return self._verdicts[at]

    def _judge(self, at: Location) -> Verdict:
        refusals = []
        for way in self._ways:
            verdict = way.judge(at)
            if verdict.legality:
                return verdict
            refusals.append(verdict)
        fitting = (verdict for verdict in refusals if verdict.choice is not None)
        return next(fitting, refusals[0] if refusals else Verdict(self.legality))

    @cached_property
    def _ways(self) -> tuple[Way, ...]:
        return tuple(self._find_ways())

    @property
    def _marches(self) -> list[March]:
        return [way for way in self._ways if isinstance(way, March)]

    @cached_property
    def _leading(self) -> March | None:
        """The first march that takes them anywhere on the map, so that a drag always looks the same."""
        board = self._viewpoint.scenario.board
        over_land = (march for march in self._marches if any(at in board for at in march.choices.legal))
        return next(over_land, next(iter(self._marches), None))

    def _find_ways(self) -> Iterator[Way]:
        for offer in self._offers:
            if is_march(offer) and self._units_legality(offer):
                yield march_of(self._viewpoint, offer, self.units)
            elif is_assault(offer) and offer.legality and self._are_own:
                yield Assault(self._viewpoint, offer, self.units)
            elif self._is_muster(offer) and self._units_legality(offer):
                yield Muster(self._viewpoint, offer, self.units, self._decision.focus)

    @property
    def _offers(self) -> list[Offer]:
        """What the decision offers, first what the player has taken up."""
        return sorted(self._decision.offers, key=lambda offer: offer != self._preferred)

    @property
    def _are_own(self) -> bool:
        pieces = self._viewpoint.pieces
        return all(pieces[unit].side == self._decision.side for unit in self.units)

    def _is_muster(self, offer: Offer) -> bool:
        return is_muster(offer) and bool(self._decision.focus)

    def _names_units(self, offer: Offer) -> bool:
        targets = self._viewpoint.choices(offer, {}).targets
        return all(unit in targets for unit in self.units)

    def _units_legality(self, offer: Offer) -> Legality:
        refusal = first_refusal(self._viewpoint.choices(offer, {}), self.units)
        return offer.legality if refusal is None else refusal


def _not_now(decision: Decision) -> Legality:
    return Legality(
        (Reason("not_now", say("No unit moves now. {prompt}", prompt=decision.prompt), decision.rule),)
    )
