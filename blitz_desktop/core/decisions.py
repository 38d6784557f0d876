"""What may be done now: decisions, the offers in them, and the slots that make an offer an action.

A decision is filled slot by slot, because what is open in one slot depends on what fills the ones
before it. Refused targets come back with their reasons, so that the table can say why.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality, RuleRef
from blitz_desktop.core.entries import Action


class SlotKind(StrEnum):
    """What a slot takes.

    ``UNITS``: a tuple of unit ids. ``HEX``: a hex. ``PATH``: a tuple of hexes, start and end included.
    ``OPTION``: the id of one of the choices. ``ALLOCATION``: a tuple of unit ids, one for each step lost.
    """

    UNITS = "units"
    HEX = "hex"
    PATH = "path"
    OPTION = "option"
    ALLOCATION = "allocation"


SlotValue: TypeAlias = str | tuple[str, ...]
Filled: TypeAlias = Mapping[str, SlotValue]
"""Values by slot name, for the slots filled so far."""


class Slot(msgspec.Struct, frozen=True):
    """A blank of an offer; its name is the action's field.

    Attributes:
        prompt: What to ask the player, in a few words.
        least: Fewest items it takes.
        most: Most items it takes; None for no limit.
        is_in_turn: Whether units that may not act together do so one after the other, each by an action of
            its own, so that the table may take up several of them at once.
    """

    name: str
    kind: SlotKind
    prompt: str
    least: int = 1
    most: int | None = None
    is_in_turn: bool = False


class Offer(msgspec.Struct, frozen=True):
    """One thing the decision lets the player do.

    Attributes:
        action: Type of the action the filled offer becomes.
        label: Words for a button or menu.
        rule: The paragraph that grants it.
        slots: Blanks, in the order to fill them.
        fixed: Fields of the action that are not for choosing.
        legality: Why it cannot be done at all just now, where it cannot.
        is_minor: Whether it stands apart in a menu, as nobody's usual answer; bots leave it alone.
        hint: What it means, in a sentence, where its label cannot tell.
    """

    action: type[Action]
    label: str
    rule: RuleRef
    slots: tuple[Slot, ...] = ()
    fixed: dict[str, SlotValue] = {}
    legality: Legality = LEGAL
    is_minor: bool = False
    hint: str = ""

    @property
    def kind(self) -> str:
        """The action's name in logs and saves."""
        return str(self.action.__struct_config__.tag)

    def next_slot(self, filled: Filled) -> Slot | None:
        """The first slot without a value; None when the offer is complete."""
        return next((slot for slot in self.slots if slot.name not in filled), None)

    def fill(self, filled: Filled) -> Action:
        """The action, once every slot has a value.

        Raises:
            ValueError: A slot is still blank.
        """
        slot = self.next_slot(filled)
        if slot is not None:
            raise ValueError(f"{self.kind}: {slot.name} is still blank")
        return self.action(**self.fixed, **filled)


class Decision(msgspec.Struct, frozen=True):
    """Who must decide what, and under which rule.

    Attributes:
        side: The side that decides; it need not be the phasing side.
        prompt: One sentence that tells the player what to do now.
        offers: What may be done, the usual one first.
        focus: Hexes the decision is about, for the table to show.
        later: Offers of a later phase, to plan with: choices and forecasts answer for them as things stand,
            but they cannot be taken up yet.
        outlook: What happens next, in one sentence, where the sequence of play alone cannot tell.
    """

    side: str
    prompt: str
    rule: RuleRef
    offers: tuple[Offer, ...]
    focus: tuple[Hex, ...] = ()
    later: tuple[Offer, ...] = ()
    outlook: str = ""

    def offer(self, kind: str) -> Offer | None:
        """The first offer of an action kind."""
        return next((offer for offer in self.offers if offer.kind == kind), None)


class CostPart(msgspec.Struct, frozen=True, gc=False):
    """Part of a movement cost, with its cause in words and the rule that asks for it."""

    cause: str
    points: int
    rule: RuleRef


def in_points(count: int, per_point: int) -> str:
    """A count of a game's smallest movement units as movement points.

    >>> in_points(5, 2), in_points(1, 2), in_points(6, 2), in_points(5, 1), in_points(4, 3)
    ('2½', '½', '3', '5', '1 1/3')
    """
    whole, rest = divmod(count, per_point)
    if not rest:
        return str(whole)
    if 2 * rest == per_point:
        return f"{whole or ''}½"
    return f"{whole or ''} {rest}/{per_point}".strip()


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One hex of a path: what entering it costs, and why.

    Attributes:
        risk: Points that dice may add at most.
    """

    hex: Hex
    parts: tuple[CostPart, ...]
    risk: int = 0

    @property
    def points(self) -> int:
        """Sum of the certain parts."""
        return sum(part.points for part in self.parts)


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One target of a slot.

    Attributes:
        label: Words for it; empty where the target speaks for itself.
        legs: For a path, the hexes entered, in order.
        left: For a path, points left on arrival if dice add nothing.
        is_risky: For a path, whether dice may stop it short.
        most: For an allocation, most steps this unit can lose.
        per_point: Of the units that costs and ``left`` are counted in, how many make a movement point.
        halt: For a path, the paragraph that ends the move on arrival, whatever is left; None where none does.
    """

    target: str
    legality: Legality = LEGAL
    label: str = ""
    legs: tuple[Leg, ...] = ()
    left: int | None = None
    is_risky: bool = False
    most: int = 1
    per_point: int = 1
    halt: RuleRef | None = None

    @property
    def is_halted(self) -> bool:
        """Whether the move ends on arrival though there are points left."""
        return self.halt is not None and bool(self.left)


class Choices(msgspec.Struct, frozen=True):
    """All targets of a slot that are worth naming.

    Attributes:
        targets: Choices by target, open and refused.
        otherwise: Why anything not named is refused.
        start: For a path, the hex it starts in.
        open: The open targets, in order, where they are known without a look at each.
    """

    targets: Mapping[str, Choice]
    otherwise: Legality
    start: Hex | None = None
    open: tuple[str, ...] | None = None

    def __getitem__(self, target: str) -> Choice:
        return self.targets.get(target) or Choice(target, self.otherwise)

    @property
    def legal(self) -> tuple[str, ...]:
        """The open targets, in order."""
        if self.open is not None:
            return self.open
        return tuple([target for target, choice in self.targets.items() if not choice.legality.reasons])

    def path_to(self, target: Hex) -> tuple[Hex, ...]:
        """The path to a hex, its start included."""
        start = () if self.start is None else (self.start,)
        return (*start, *(leg.hex for leg in self.targets[target].legs))
