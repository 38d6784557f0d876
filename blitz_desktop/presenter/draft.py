"""A half-made action: an offer taken up, and what fills its slots so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, Reason
from blitz_desktop.core.decisions import Choice, Choices, Offer, Slot, SlotKind, SlotValue
from blitz_desktop.core.entries import Action
from blitz_desktop.core.language import say
from blitz_desktop.presenter.viewpoint import Viewpoint

_SEVERAL = frozenset({SlotKind.UNITS, SlotKind.ALLOCATION})


class Draft:
    """Fills an offer slot by slot. The session never sees it: it hears of whole actions only.

    Slots that take several items are filled in two steps, ``pick`` each item and ``confirm``;
    the others are filled by the first pick.

    Attributes:
        offer: The offer taken up.
        filled: Values by slot name.
        picked: Items picked for the slot in hand, not yet confirmed. An allocation may repeat a unit.
        way: The first part of a path, laid down by waypoints; empty where there are none.
    """

    def __init__(
        self, viewpoint: Viewpoint, offer: Offer, filled: Mapping[str, SlotValue] | None = None
    ) -> None:
        self._viewpoint = viewpoint
        self.offer = offer
        self.filled: dict[str, SlotValue] = dict(filled or {})
        self.picked: tuple[str, ...] = ()
        self.way: tuple[Hex, ...] = ()
        self._choices: Choices | None = None

    @property
    def slot(self) -> Slot | None:
        """The slot in hand; None when the action is complete."""
        return self.offer.next_slot(self.filled)

    @property
    def choices(self) -> Choices:
        """Targets of the slot in hand; none when the action is complete."""
        if self._choices is None:
            self._choices = self._find_choices()
        return self._choices

    @property
    def can_follow_way(self) -> bool:
        """Whether the slot in hand takes a path that may be laid down by waypoints."""
        return self.slot is not None and self.slot.kind is SlotKind.PATH and self._viewpoint.follows_ways

    def lay_way(self, way: tuple[Hex, ...]) -> None:
        """Let every path begin with a way from now on; an empty one frees them again."""
        self.way = way
        self._choices = None

    @property
    def is_complete(self) -> bool:
        """Whether every slot has its value."""
        return self.slot is None

    @property
    def takes_several(self) -> bool:
        """Whether the slot in hand takes several items and a confirmation."""
        return self.slot is not None and self.slot.kind in _SEVERAL

    def pick(self, target: str) -> Legality:
        """Pick a target for the slot in hand; for a loss, one more step of that unit."""
        slot = self.slot
        if slot is None:
            return LEGAL
        choice = self.choices[target]
        if not choice.legality:
            return choice.legality
        match slot.kind:
            case SlotKind.UNITS:
                self._pick_unit(slot, target)
            case SlotKind.ALLOCATION:
                self._pick_step(slot, choice)
            case SlotKind.PATH:
                self._fill(slot, self.choices.path_to(target))
            case SlotKind.HEX | SlotKind.OPTION:
                self._fill(slot, target)
        return LEGAL

    def unpick(self, target: str) -> None:
        """Take back one pick of a target."""
        kept = list(self.picked)
        if target in kept:
            kept.remove(target)
        self.picked = tuple(kept)

    def toggle(self, target: str) -> Legality:
        """Pick a unit, or one more step of it; put it back where nothing more of it can be picked."""
        slot = self.slot
        full = 1 if slot is None or slot.kind is not SlotKind.ALLOCATION else self.choices[target].most
        if self.picked.count(target) < full:
            return self.pick(target)
        self.picked = tuple(unit for unit in self.picked if unit != target)
        return LEGAL

    def pick_all(self) -> None:
        """Pick every open target, as far as the slot takes them; the most that go together if not all do."""
        most = self.slot.most if self.slot else None
        every = self.picked = self.choices.legal[:most]
        if every and not self.readiness:
            groups = [self._companions(first, every) for first in every]
            self.picked = max(groups, key=len) or every  # a plan is not to be carried out yet by anyone

    def _companions(self, first: str, targets: tuple[str, ...]) -> tuple[str, ...]:
        """A target with all others that may be picked beside it; none where it may not be picked."""
        kept: tuple[str, ...] = ()
        for target in (first, *(target for target in targets if target != first)):
            self.picked = (*kept, target)
            if self.readiness:
                kept = self.picked
            elif not kept:
                return ()
        return tuple(target for target in targets if target in kept)

    def pick_only(self, targets: tuple[str, ...]) -> None:
        """Pick those of the targets that are open, as far as the slot takes them, and nothing else."""
        most = self.slot.most if self.slot else None
        self.picked = tuple(target for target in targets if self.choices[target].legality)[:most]

    def confirm(self) -> Legality:
        """Fill the slot in hand with what is picked."""
        slot, legality = self.slot, self.readiness
        if slot is not None and legality:
            self._fill(slot, self.picked)
        return legality

    def back(self) -> bool:
        """Empty the slot filled last and take it in hand again; False where none is filled."""
        filled = [slot.name for slot in self.offer.slots if slot.name in self.filled]
        if not filled:
            return False
        value = self.filled.pop(filled[-1])
        self._choices = None
        self.picked = value if isinstance(value, tuple) and self.takes_several else ()
        return True

    @property
    def readiness(self) -> Legality:
        """Whether what is picked may be confirmed, and if not, why."""
        slot = self.slot
        if slot is None:
            return LEGAL
        if len(self.picked) < slot.least:
            missing = slot.least - len(self.picked)
            text = (
                say("{prompt} ({missing} more)", prompt=slot.prompt, missing=missing)
                if self.picked
                else slot.prompt
            )
            return Legality((Reason("incomplete", text, self.offer.rule),))
        action = self.outline
        return LEGAL if action is None else self._viewpoint.legality(action)

    @property
    def outline(self) -> Action | None:
        """The action as it would be with the present picks; None while later slots are blank."""
        return None if self.offer.next_slot(self.taken) else self.offer.fill(self.taken)

    @property
    def taken(self) -> dict[str, SlotValue]:
        """Values by slot name, with what is picked for the slot in hand where it is enough."""
        slot = self.slot
        if slot is None or not self.takes_several or len(self.picked) < slot.least:
            return dict(self.filled)
        return {**self.filled, slot.name: self.picked}

    @property
    def losses(self) -> Counter[str]:
        """Steps picked by unit, for an allocation."""
        return Counter(self.picked)

    def action(self) -> Action:
        """The complete action.

        Raises:
            ValueError: A slot is still blank.
        """
        return self.offer.fill(self.filled)

    def _find_choices(self) -> Choices:
        if self.slot is None:
            return Choices({}, LEGAL)
        if self.way and self.can_follow_way:
            return self._viewpoint.choices_along(self.offer, self.filled, self.way)
        return self._viewpoint.choices(self.offer, self.filled)

    def _fill(self, slot: Slot, value: SlotValue) -> None:
        self.filled[slot.name] = value
        self.picked = ()
        self._choices = None

    def _pick_unit(self, slot: Slot, unit: str) -> None:
        if unit in self.picked:
            return
        if slot.most is not None and len(self.picked) >= slot.most:
            self.picked = self.picked[1:]
        self.picked = (*self.picked, unit)

    def _pick_step(self, slot: Slot, choice: Choice) -> None:
        if self.picked.count(choice.target) >= choice.most:
            return
        if slot.most is not None and len(self.picked) >= slot.most:
            self.picked = self.picked[1:]
        self.picked = (*self.picked, choice.target)
