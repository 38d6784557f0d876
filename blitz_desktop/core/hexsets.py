"""Sets of hexes as whole numbers, one bit a hex: joining, spreading and flooding take microseconds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from itertools import chain
from operator import or_

from blitz_desktop.core.board import Board, Hex, Hexside


class HexSpace:
    """Gives each hex of a board its bit.

    Neighbouring columns lie a fixed stride apart, so that one shift moves a whole set across a hexside.

    Attributes:
        places: Bit position of each hex.
        octets: Number of octets that hold a set.
        everything: All hexes of the board.
        nothing: The empty set.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        cells = [info.cell for info in board.hexes.values()]
        left = min((column for column, _ in cells), default=0)
        rows = [row for _, row in cells]
        top = min(rows, default=0)
        stride = max(rows, default=0) - top + 3
        self.places = {
            info.hex: (info.cell[0] - left + 1) * stride + info.cell[1] - top + 1
            for info in board.hexes.values()
        }
        self.octets = max(self.places.values(), default=0) // 8 + 1
        self._in_octet = _Octets(self.places)
        self.everything = self.set_of(board.hexes)
        self.nothing = HexSet(self, 0)

    def set_of(self, hexes: Iterable[Hex]) -> HexSet:
        """The set of some hexes of the board."""
        octets = bytearray(self.octets)
        for hex_ in hexes:
            place = self.places[hex_]
            octets[place >> 3] |= 1 << (place & 7)
        return HexSet(self, int.from_bytes(octets, "little"))

    def crossings(self, is_open: Callable[[Hex, Hex], bool]) -> Crossings:
        """The hexsides that may be crossed, from the first hex into the second."""
        from_bits: dict[int, int] = {}
        sides = []
        for a, place in self.places.items():
            for b in self.board.neighbours(a):
                if is_open(a, b):
                    shift = self.places[b] - place
                    from_bits[shift] = from_bits.get(shift, 0) | 1 << place
                    sides.append((a, b))
        return Crossings(self, from_bits, frozenset(sides))

    def hexes(self, bits: int) -> Iterator[Hex]:
        """The hexes of a bit pattern, in a fixed order."""
        octets = enumerate(bits.to_bytes(self.octets, "little"))
        return chain.from_iterable([self._in_octet[index, octet] for index, octet in octets if octet])


class _Octets(dict[tuple[int, int], tuple[Hex, ...]]):
    """The hexes of eight neighbouring bits, spelt out once for all sets that have the same."""

    def __init__(self, places: Mapping[Hex, int]) -> None:
        super().__init__()
        self._hexes = {place: hex_ for hex_, place in places.items()}

    def __missing__(self, octet: tuple[int, int]) -> tuple[Hex, ...]:
        index, bits = octet
        self[octet] = tuple([self._hexes[8 * index + place] for place in range(8) if bits >> place & 1])
        return self[octet]


@lru_cache(maxsize=16)
def space_of(board: Board) -> HexSpace:
    """The one space of a board."""
    return HexSpace(board)


class HexSet:
    """A frozen set of hexes of one board."""

    __slots__ = ("_members", "_octets", "bits", "space")

    def __init__(self, space: HexSpace, bits: int) -> None:
        self.space = space
        self.bits = bits
        self._octets = b""
        self._members: frozenset[Hex] | None = None

    @property
    def members(self) -> frozenset[Hex]:
        """The same as a plain set, for loops that ask about hex after hex."""
        if self._members is None:
            self._members = frozenset(self)
        return self._members

    def __contains__(self, hex_: Hex) -> bool:
        place = self.space.places.get(hex_, -1)
        octets = self._octets or self._spell_out()
        return place >= 0 and octets[place >> 3] >> (place & 7) & 1 == 1

    def _spell_out(self) -> bytes:
        """The set as octets, kept from the first question on: a large number is slow to pick a bit from."""
        self._octets = self.bits.to_bytes(self.space.octets, "little")
        return self._octets

    def __iter__(self) -> Iterator[Hex]:
        return self.space.hexes(self.bits)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, HexSet):
            return self.space is other.space and self.bits == other.bits
        return set(self) == other if isinstance(other, set | frozenset) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.bits)

    def __or__(self, other: HexSet) -> HexSet:
        return HexSet(self.space, self.bits | other.bits)

    def __and__(self, other: HexSet) -> HexSet:
        return HexSet(self.space, self.bits & other.bits)

    def __sub__(self, other: HexSet) -> HexSet:
        return HexSet(self.space, self.bits & ~other.bits)

    def __repr__(self) -> str:
        return f"HexSet({', '.join(self)})"


class Crossings:
    """Hexsides that may be crossed, by the shift that takes a hex across."""

    __slots__ = ("_back", "_onward", "_sides", "_space")

    def __init__(self, space: HexSpace, by_shift: Mapping[int, int], sides: frozenset[Hexside]) -> None:
        self._space = space
        self._sides = sides
        self._onward = tuple((shift, bits) for shift, bits in by_shift.items() if shift > 0)
        self._back = tuple((-shift, bits) for shift, bits in by_shift.items() if shift < 0)

    def is_open(self, a: Hex, b: Hex) -> bool:
        """Whether one may go from a hex into an adjacent one."""
        return (a, b) in self._sides

    def spread(self, hexes: HexSet) -> HexSet:
        """All hexes one crossing away from any of these."""
        return HexSet(self._space, self._spread(hexes.bits))

    def flood(self, sources: HexSet, within: HexSet) -> HexSet:
        """All hexes that can be reached from sources without leaving a set."""
        return HexSet(self._space, reduce(or_, self._rings(sources, within), 0))

    def rings(self, sources: HexSet, within: HexSet) -> Iterator[HexSet]:
        """The same by the number of crossings that it takes: the sources themselves, then ring by ring."""
        return (HexSet(self._space, ring) for ring in self._rings(sources, within))

    def _rings(self, sources: HexSet, within: HexSet) -> Iterator[int]:
        dry = within.bits
        ring = sources.bits & dry
        while ring:
            yield ring
            dry ^= ring
            ring = self._spread(ring) & dry

    def _spread(self, start: int) -> int:
        reached = 0
        for shift, bits in self._onward:
            reached |= (start & bits) << shift
        for shift, bits in self._back:
            reached |= (start & bits) >> shift
        return reached
