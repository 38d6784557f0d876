"""Dice whose every throw has a purpose, a rule and a place in the record."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from blitz_desktop.core.citations import RuleRef


class Roll(msgspec.Struct, frozen=True):
    """A throw: its place in the record, what for, under which rule, and the faces shown."""

    index: int
    purpose: str
    rule: RuleRef
    sides: int
    faces: tuple[int, ...]

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
