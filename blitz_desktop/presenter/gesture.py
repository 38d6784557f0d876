"""Units in hand: what putting them down on each hex would mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, SlotKind
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.viewpoint import Viewpoint

_GOALS = frozenset({SlotKind.PATH, SlotKind.HEX})


def is_march(offer: Offer) -> bool:
    """Whether an offer sends units somewhere: units first, then a path or hex."""
    kinds = [slot.kind for slot in offer.slots[:2]]
    return len(kinds) == 2 and kinds[0] is SlotKind.UNITS and kinds[1] in _GOALS


def is_assault(offer: Offer) -> bool:
    """Whether an offer sets units upon a target: hex first, then units."""
    return [slot.kind for slot in offer.slots[:2]] == [SlotKind.HEX, SlotKind.UNITS]


def is_gesture(offer: Offer) -> bool:
    """Whether an offer is made on the map by dragging."""
    return is_march(offer) or is_assault(offer)


def is_aimed(draft: Draft) -> bool:
    """Whether a draft is an attack that has its target and waits for the rest."""
    return is_assault(draft.offer) and bool(draft.filled) and not draft.is_complete


@dataclass(frozen=True)
class Verdict:
    """What a hex means for the units in hand.

    Attributes:
        draft: The action that putting them down begins or completes; None where it is refused.
        choice: The hex as a target, with its path where there is one.
        start: Hex the path starts in.
    """

    legality: Legality
    draft: Draft | None = None
    choice: Choice | None = None
    start: Hex | None = None


class Gesture:
    """A drag in progress.

    Attributes:
        units: The units in hand.
        legality: Why they may not be picked up at all, where they may not.
    """

    def __init__(
        self,
        viewpoint: Viewpoint,
        decision: Decision,
        units: tuple[UnitId, ...],
        draft: Draft | None = None,
    ) -> None:
        self._viewpoint = viewpoint
        self._decision = decision
        self.units = units
        self._draft = draft
        self._draft_moves = draft is not None and _moves(draft)
        self._verdicts: dict[Hex, Verdict] = {}

    def belongs_to(self, viewpoint: Viewpoint, units: tuple[UnitId, ...], draft: Draft | None) -> bool:
        """Whether it is still what picking these units up means."""
        return (
            self._viewpoint is viewpoint
            and self.units == units
            and self._draft is draft
            and self._draft_moves == (draft is not None and _moves(draft))
        )

    @cached_property
    def legality(self) -> Legality:
        """Why the units may not be picked up, where they may not."""
        if self._march or (self._assaults and self._are_own):
            return LEGAL
        refusals = [self._units_legality(offer) for offer in self._marches]
        return next(
            (refusal for refusal in refusals if not refusal),
            Legality(
                (Reason("not_now", f"No unit moves now. {self._decision.prompt}", self._decision.rule),)
            ),
        )

    @cached_property
    def reach(self) -> Choices | None:
        """Where the units may go; None where they can only attack."""
        return self._march.choices if self._march else None

    @property
    def start(self) -> Hex | None:
        """The hex the units are in."""
        return self._viewpoint.state.units[self.units[0]].at

    @cached_property
    def targets(self) -> tuple[Hex, ...]:
        """Hexes that the units may attack."""
        hexes = dict.fromkeys(hex_ for _, choices in self._assaults for hex_ in choices.legal)
        return tuple(hex_ for hex_ in hexes if self.at(hex_).draft)

    def at(self, hex_: Hex) -> Verdict:
        """What putting the units down on a hex means."""
        if hex_ not in self._verdicts:
            self._verdicts[hex_] = self._judge(hex_)
        return self._verdicts[hex_]

    def _judge(self, hex_: Hex) -> Verdict:
        verdicts = [self._judge_assault(offer, choices, hex_) for offer, choices in self._assaults]
        if self._march:
            verdicts.append(self._judge_march(self._march, hex_))
        legal = next((verdict for verdict in verdicts if verdict.legality), None)
        if legal:
            return legal
        named = (verdict for verdict in verdicts if verdict.choice is not None)
        return next(named, verdicts[-1] if verdicts else Verdict(self.legality))

    def _judge_march(self, march: Draft, hex_: Hex) -> Verdict:
        choices = march.choices
        choice = choices[hex_]
        draft: Draft | None = None
        if choice.legality:
            draft = Draft(self._viewpoint, march.offer, march.filled)
            draft.pick(hex_)
        return Verdict(choice.legality, draft, choices.targets.get(hex_), choices.start)

    def _judge_assault(self, offer: Offer, choices: Choices, hex_: Hex) -> Verdict:
        legality = choices[hex_].legality
        if not legality:
            return Verdict(legality, None, choices.targets.get(hex_))
        draft = Draft(self._viewpoint, offer)
        draft.pick(hex_)
        refusal = self._first_refusal(draft.choices)
        if refusal is not None:
            return Verdict(refusal, None, choices[hex_])
        draft.pick_only(self.units)
        return Verdict(LEGAL, draft, choices[hex_])

    @property
    def _are_own(self) -> bool:
        pieces = self._viewpoint.pieces
        return all(pieces[unit].side == self._decision.side for unit in self.units)

    @cached_property
    def _march(self) -> Draft | None:
        if self._draft is not None and self._draft_moves:
            return self._draft
        for offer in self._marches:
            if offer.legality and self._units_legality(offer):
                return Draft(self._viewpoint, offer, {offer.slots[0].name: self.units})
        return None

    @property
    def _marches(self) -> list[Offer]:
        """Ways of sending units somewhere, the one that the player has taken up first."""
        taken_up = self._draft.offer if self._draft is not None else None
        marches = [offer for offer in self._decision.offers if is_march(offer)]
        return sorted(marches, key=lambda offer: offer != taken_up)

    @cached_property
    def _assaults(self) -> list[tuple[Offer, Choices]]:
        offers = [offer for offer in self._decision.offers if is_assault(offer) and offer.legality]
        return [(offer, self._viewpoint.choices(offer, {})) for offer in offers]

    def _first_refusal(self, choices: Choices) -> Legality | None:
        for unit in self.units:
            legality = choices[unit].legality
            if not legality:
                return _naming(legality, unit)
        return None

    def _units_legality(self, offer: Offer) -> Legality:
        choices = self._viewpoint.choices(offer, {})
        refusal = self._first_refusal(choices)
        return offer.legality if refusal is None else refusal


def _naming(legality: Legality, unit: UnitId) -> Legality:
    return Legality(
        tuple(msgspec.structs.replace(reason, where=reason.where or unit) for reason in legality.reasons)
    )


def _moves(draft: Draft) -> bool:
    return draft.slot is not None and draft.slot.kind in _GOALS
