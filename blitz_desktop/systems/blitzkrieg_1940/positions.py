"""Who stands where: worked out once for all moments that share it, whoever controls the hexes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexsets import HexSet, space_of
from blitz_desktop.core.identity import Same
from blitz_desktop.core.itemwise import Itemwise
from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.core.system import Scenario

Stack: TypeAlias = tuple[UnitId, ...]
"""Units in one place, bottom first."""


class Post(NamedTuple):
    """The units of one side in a hex, and what they amount to.

    Attributes:
        units: The units, bottom first.
        size: What they count for stacking, in thirds of a division.
        is_barring: Whether they keep the other side's units out.
        nations: Nations to which they belong.
    """

    units: Stack
    size: int
    is_barring: bool
    nations: frozenset[str]


class Army:
    """A side's units on the map.

    Attributes:
        posts: Its hexes, with its units in each.
    """

    def __init__(self, scenario: Scenario, posts: dict[Hex, Post]) -> None:
        self.scenario = scenario
        self.posts = posts
        self._larger: dict[int, frozenset[Hex]] = {}

    def now(self, posts: dict[Hex, Post]) -> Army:
        """The army in a later position: the same one, with all that is known of it, where nothing moved."""
        is_same = posts == self.posts and list(posts) == list(self.posts)
        return self if is_same else Army(self.scenario, posts)

    @cached_property
    def stacks(self) -> dict[Hex, Stack]:
        """Its units by hex, bottom first."""
        return {hex_: post.units for hex_, post in self.posts.items()}

    @cached_property
    def presence(self) -> HexSet:
        """Hexes in which it has a unit."""
        return space_of(self.scenario.board).set_of(self.posts)

    @cached_property
    def sizes(self) -> dict[Hex, int]:
        """What its stacks count for stacking, in thirds of a division (11.1)."""
        return {hex_: post.size for hex_, post in self.posts.items()}

    def larger_than(self, room: int) -> frozenset[Hex]:
        """Hexes with a stack that counts for more than so many thirds of a division."""
        if room not in self._larger:
            self._larger[room] = frozenset([hex_ for hex_, size in self.sizes.items() if size > room])
        return self._larger[room]

    @cached_property
    def barring(self) -> frozenset[Hex]:
        """Hexes in which its regular units keep the other side's out; airborne units do not (13.4)."""
        return frozenset([hex_ for hex_, post in self.posts.items() if post.is_barring])

    @cached_property
    def nations(self) -> frozenset[str]:
        """Nations of which it has a unit."""
        return frozenset().union(*{post.nations for post in self.posts.values()})


class _Lookout:
    """Looks over a scenario's stacks: most of them, and often a whole army, stand as they did last time."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._armies = {side.id: Army(scenario, {}) for side in scenario.sides}
        self._by_side: Itemwise[Location, Stack, dict[str, Post]] = Itemwise()

    def look(self, stacks: Mapping[Location, Stack]) -> dict[str, Army]:
        """The armies in a state's stacks, by side; one that stands as it stood is the same one."""
        by_side = self._by_side.of(stacks, self._posts_at)
        self._armies = {
            side: army.now({hex_: own[side] for hex_, own in by_side.items() if side in own})
            for side, army in self._armies.items()
        }
        return self._armies

    def _posts_at(self, at: Location, units: Stack) -> dict[str, Post]:
        return _posts(self._scenario, units) if at in self._scenario.board.hexes else {}


@lru_cache(maxsize=4096)
def _posts(scenario: Scenario, units: Stack) -> dict[str, Post]:
    """The units of a stack on the map by side."""
    pieces = [scenario.pieces[unit] for unit in units]
    sides = dict.fromkeys([piece.side for piece in pieces])
    return {side: _post([piece for piece in pieces if piece.side == side]) for side in sides}


def _post(pieces: list[Piece]) -> Post:
    return Post(
        tuple([piece.id for piece in pieces]),
        sum([piece.stacking for piece in pieces]),
        not all(piece.has("airborne_coup") for piece in pieces),
        frozenset([piece.nation for piece in pieces]),
    )


_lookout = lru_cache(maxsize=8)(_Lookout)


@lru_cache(maxsize=64)
def armies_of(scenario: Scenario, stacks: Same[dict[Location, Stack]]) -> dict[str, Army]:
    """The units on the map in a state's stacks, by side."""
    return _lookout(scenario).look(stacks.value)
