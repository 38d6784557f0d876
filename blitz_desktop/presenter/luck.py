"""Luck: what the dice showed against what they should show, for each kind of throw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from blitz_desktop.core.dice import Roll
from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.language import form_of


@dataclass(frozen=True, slots=True)
class Luck:
    """All dice thrown for one purpose.

    Attributes:
        purpose: What they were thrown for, with ``{names}`` for what differs; empty for all together.
        dice: How many dice.
        sides: How many sides each has.
        faces: How often each face came, from 1.
    """

    purpose: str
    dice: int
    sides: int
    faces: tuple[int, ...]

    @property
    def mean(self) -> float:
        """What a die showed on average."""
        return sum(face * times for face, times in enumerate(self.faces, 1)) / self.dice

    @property
    def expected(self) -> float:
        """What a fair die shows on average."""
        return (self.sides + 1) / 2

    @property
    def deviations(self) -> float:
        """How many standard deviations the average lies off; beyond two is rare."""
        variance = (self.sides**2 - 1) / 12
        return float((self.mean - self.expected) / (variance / self.dice) ** 0.5)


def luck(entries: Iterable[Entry]) -> tuple[Luck, ...]:
    """The luck of a line of play: all dice of each number of sides first, then kind by kind of throw."""
    rolls = [event.roll for entry in entries for event in entry.events if isinstance(event, Rolled)]
    sides = sorted({roll.sides for roll in rolls})
    alike: dict[tuple[str, int], list[Roll]] = {}
    for roll in rolls:
        alike.setdefault((form_of(roll.purpose), roll.sides), []).append(roll)
    whole = [_luck("", number, [roll for roll in rolls if roll.sides == number]) for number in sides]
    parts = [_luck(purpose, number, thrown) for (purpose, number), thrown in alike.items()]
    return (*whole, *sorted(parts, key=lambda part: -part.dice))


def _luck(purpose: str, sides: int, rolls: Iterable[Roll]) -> Luck:
    counted = Counter(face for roll in rolls for face in roll.faces)
    faces = tuple(counted[face] for face in range(1, sides + 1))
    return Luck(purpose, sum(faces), sides, faces)
