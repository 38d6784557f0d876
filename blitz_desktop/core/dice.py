"""Dice whose every throw has a purpose, a rule and a place in the record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from blitz_desktop.core.citations import RuleRef


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """A throw: its place in the record, what for, under which rule, and the faces shown.

    Attributes:
        is_by_hand: Whether the player threw dice of wood and entered what they showed.
    """

    index: int
    purpose: str
    rule: RuleRef
    sides: int
    faces: tuple[int, ...]
    is_by_hand: bool = False

    @property
    def total(self) -> int:
        """Sum of the faces."""
        return sum(self.faces)


class Dice(Protocol):
    """Anything that answers what the throw with a given index shows."""

    def roll(self, index: int, count: int, sides: int) -> tuple[int, ...]:
        """Faces of ``count`` dice with the given number of sides."""
        ...


class SeededDice:
    """Faces from a hash of seed and index: the same throw after an undo shows the same faces."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def roll(self, index: int, count: int, sides: int) -> tuple[int, ...]:
        """Faces, each equally likely to within 2**-60."""
        return tuple(1 + self._number(index, die) % sides for die in range(count))

    def _number(self, index: int, die: int) -> int:
        digest = hashlib.blake2b(f"{self.seed}/{index}/{die}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big")


Ask: TypeAlias = Callable[[str, RuleRef, int, int], tuple[int, ...] | None]
"""Asks a player to throw: what for, under which rule, how many dice with how many sides; None where no throw
comes."""


class NotThrownError(Exception):
    """The player was asked to throw and did not.

    Attributes:
        rule: The paragraph that wanted the throw.
    """

    def __init__(self, rule: RuleRef) -> None:
        super().__init__("no dice were entered")
        self.rule = rule


class HandDice:
    """Dice that a player throws and reads out."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def throw(self, purpose: str, rule: RuleRef, count: int, sides: int) -> tuple[int, ...]:
        """What the player's dice show.

        Raises:
            NotThrownError: The player does not throw.
            DiceError: Such dice cannot show this.
        """
        faces = self._ask(purpose, rule, count, sides)
        if faces is None:
            raise NotThrownError(rule)
        if len(faces) != count or not all(1 <= face <= sides for face in faces):
            raise DiceError(f"{count} dice with {sides} sides cannot show {faces}")
        return faces


class DiceError(Exception):
    """The rules asked for a throw that the script or record does not hold."""


class ScriptedDice:
    """Faces laid down by a test, used up in order; one throw too many is an error."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, index: int, count: int, sides: int) -> tuple[int, ...]:
        """The next faces of the script.

        Raises:
            DiceError: The script has run out, or a face does not exist on such a die.
        """
        faces, self._faces = tuple(self._faces[:count]), self._faces[count:]
        if len(faces) < count:
            raise DiceError(f"throw {index}: the script has run out")
        if any(not 1 <= face <= sides for face in faces):
            raise DiceError(f"throw {index}: {faces} cannot be thrown with {sides} sides")
        return faces

    @property
    def unused(self) -> tuple[int, ...]:
        """Faces not thrown yet; a test asserts that there are none."""
        return tuple(self._faces)


class RecordedDice:
    """Faces as a saved game records them, for re-applying its actions."""

    def __init__(self, rolls: Sequence[Roll]) -> None:
        self._faces = {roll.index: roll for roll in rolls}

    def roll(self, index: int, count: int, sides: int) -> tuple[int, ...]:
        """The recorded faces.

        Raises:
            DiceError: The record holds no such throw.
        """
        roll = self._faces.get(index)
        if roll is None or (len(roll.faces), roll.sides) != (count, sides):
            raise DiceError(f"throw {index}: the record holds no throw of {count} dice with {sides} sides")
        return roll.faces
