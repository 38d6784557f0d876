"""Exact distributions of whole numbers, kept as integer weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce


@dataclass(frozen=True)
class Distribution:
    """How often each value comes, as weights over a common total.

    >>> Distribution.die(6).mean
    3.5
    """

    weights: Mapping[int, int]

    @classmethod
    def certain(cls, value: int) -> Distribution:
        """A value that always comes."""
        return cls({value: 1})

    @classmethod
    def die(cls, sides: int) -> Distribution:
        """One fair die."""
        return cls(dict.fromkeys(range(1, sides + 1), 1))

    @cached_property
    def total(self) -> int:
        """Sum of all weights."""
        return sum(self.weights.values())

    @property
    def mean(self) -> float:
        """Expected value."""
        return sum(value * weight for value, weight in self.weights.items()) / self.total

    def chance(self, holds: Callable[[int], bool]) -> float:
        """Chance that a statement holds of the value, from 0 to 1."""
        return sum(weight for value, weight in self.weights.items() if holds(value)) / self.total

    def map(self, change: Callable[[int], int]) -> Distribution:
        """Distribution of a function of the value."""
        weights: dict[int, int] = {}
        for value, weight in self.weights.items():
            weights[change(value)] = weights.get(change(value), 0) + weight
        return Distribution(weights)

    def join(self, other: Distribution, join: Callable[[int, int], int]) -> Distribution:
        """Distribution of a function of two independent values."""
        weights: dict[int, int] = {}
        for a, weight_a in self.weights.items():
            for b, weight_b in other.weights.items():
                value = join(a, b)
                weights[value] = weights.get(value, 0) + weight_a * weight_b
        return Distribution(weights)

    def __add__(self, other: Distribution) -> Distribution:
        return self.join(other, lambda a, b: a + b)

    def __floordiv__(self, divisor: int) -> Distribution:
        return self.map(lambda value: value // divisor)


def total_of(parts: Iterable[Distribution]) -> Distribution:
    """Distribution of the sum of independent values; certainly 0 where there are none."""
    return reduce(lambda a, b: a + b, parts, Distribution.certain(0))
