"""Ways of putting units down: an offer of the decision, seen from the units in hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choice, Choices, Offer, SlotKind
from blitz_desktop.core.entries import Action
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
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


def is_muster(offer: Offer) -> bool:
    """Whether an offer asks for units and nothing else."""
    return [slot.kind for slot in offer.slots] == [SlotKind.UNITS]


def is_gesture(offer: Offer) -> bool:
    """Whether an offer is made on the map by dragging."""
    return is_march(offer) or is_assault(offer)


def is_aimed(draft: Draft) -> bool:
    """Whether a draft is an attack that has its target and waits for the rest."""
    return is_assault(draft.offer) and bool(draft.filled) and not draft.is_complete


@dataclass(frozen=True)
class Verdict:
    """What a place means for the units in hand.

    Attributes:
        draft: The action that putting them down begins or completes; None where it is refused.
        choice: The place as a target, with its path where there is one; None where the rules do not name it.
        start: Hex the path starts in.
        followers: Actions that come after the draft's own, for units that go one after the other.
    """

    legality: Legality
    draft: Draft | None = None
    choice: Choice | None = None
    start: Hex | None = None
    followers: tuple[Action, ...] = ()


class March:
    """Sending the units somewhere.

    Attributes:
        offer: What makes it possible.
    """

    def __init__(self, viewpoint: Viewpoint, offer: Offer, units: tuple[UnitId, ...]) -> None:
        self.offer = offer
        self._viewpoint = viewpoint
        self._draft = Draft(viewpoint, offer, {offer.slots[0].name: units})

    @property
    def choices(self) -> Choices:
        """Where they may go."""
        return self._draft.choices

    @property
    def can_follow_way(self) -> bool:
        """Whether waypoints can be laid on the way."""
        return self._draft.can_follow_way

    def lay_way(self, way: tuple[Hex, ...]) -> None:
        """Let every path begin with a way from now on."""
        self._draft.lay_way(way)

    def judge(self, at: Location) -> Verdict:
        """What putting the units down at a place means."""
        choice = self.choices[at]
        draft: Draft | None = None
        if choice.legality:
            draft = Draft(self._viewpoint, self.offer, self._draft.filled)
            draft.lay_way(self._draft.way)
            draft.pick(at)
        return Verdict(choice.legality, draft, self.choices.targets.get(at), self.choices.start)


class Assault:
    """Setting the units upon a target.

    Attributes:
        offer: What makes it possible.
    """

    def __init__(self, viewpoint: Viewpoint, offer: Offer, units: tuple[UnitId, ...]) -> None:
        self.offer = offer
        self._viewpoint = viewpoint
        self._units = units

    @cached_property
    def targets(self) -> tuple[Hex, ...]:
        """Hexes that all the units may attack."""
        return tuple(hex_ for hex_ in self._choices.legal if self.judge(hex_).draft)

    def judge(self, at: Location) -> Verdict:
        """What putting the units down at a place means."""
        legality = self._choices[at].legality
        if not legality:
            return Verdict(legality, None, self._choices.targets.get(at))
        draft = Draft(self._viewpoint, self.offer)
        draft.pick(at)
        refusal = first_refusal(draft.choices, self._units)
        if refusal is not None:
            return Verdict(refusal, None, self._choices[at])
        draft.pick_only(self._units)
        return Verdict(LEGAL, draft, self._choices[at])

    @property
    def _choices(self) -> Choices:
        return self._viewpoint.choices(self.offer, {})


class Muster:
    """Naming the units by putting them down where the decision is about, as in an advance after combat.

    Attributes:
        offer: What makes it possible.
    """

    def __init__(
        self, viewpoint: Viewpoint, offer: Offer, units: tuple[UnitId, ...], focus: tuple[Hex, ...]
    ) -> None:
        self.offer = offer
        self._viewpoint = viewpoint
        self._units = units
        self._focus = focus

    def judge(self, at: Location) -> Verdict:
        """What putting the units down at a place means."""
        if at not in self._focus:
            text = say(
                "{label}: only {text} can be meant.", label=self.offer.label, text=", ".join(self._focus)
            )
            return Verdict(Legality((Reason("not_there", text, self.offer.rule, at),)))
        draft = Draft(self._viewpoint, self.offer)
        draft.pick_only(self._units)
        legality = draft.confirm()
        return Verdict(legality, draft if legality else None, Choice(at, legality, self.offer.label))


Way: TypeAlias = March | Assault | Muster


def first_refusal(choices: Choices, units: Sequence[UnitId]) -> Legality | None:
    """Why the first of some units that is refused is refused, naming it; None where none is."""
    for unit in units:
        legality = choices[unit].legality
        if not legality:
            return _naming(legality, unit)
    return None


def _naming(legality: Legality, unit: UnitId) -> Legality:
    return Legality(
        tuple(msgspec.structs.replace(reason, where=reason.where or unit) for reason in legality.reasons)
    )
