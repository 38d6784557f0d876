"""Types of the charts in ``tables.yaml``."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Annotated, TypeAlias

import msgspec

from blitz_desktop.systems.meuse_1940.model import HALVES

Points: TypeAlias = Annotated[float, msgspec.Meta(ge=0.5, le=20, multiple_of=0.5)]
"""Movement points; a road may cost half of one."""
Value: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Pips: TypeAlias = Annotated[int, msgspec.Meta(ge=-12, le=12)]
"""What is added to dice."""
Throw: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=12)]
"""The sum of two dice."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]

Cell: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^(\[CR\]|\[cr\]|([AD][e12]|[AD]?R[12]|d)([, ]+([AD][e12]|R[12]|d))*)$")
]
_PART = re.compile(r"\[CR\]|\[cr\]|[AD][e12]|R[12]|d")


class Outcome(msgspec.Struct, frozen=True):
    """What a result does to one side.

    Attributes:
        losses: Steps lost, the first by the unit that gave its cohesion.
        retreat: Hexes to retreat.
        is_destroyed: Whether all its units are eliminated.
        must_test: Whether its units test in order not to break.
    """

    losses: int = 0
    retreat: int = 0
    is_destroyed: bool = False
    must_test: bool = False


class Result(msgspec.Struct, frozen=True):
    """A cell of the combat results table, read (7.4)."""

    text: str
    attacker: Outcome
    defender: Outcome
    is_melee: bool = False


class MovementCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points to enter or cross something, by kind of movement; left out where such units cannot."""

    where: str
    provenance: str
    foot: Points | None = None
    mechanised: Points | None = None
    armour: Points | None = None
    rule: str = "4.1/2"
    note: str = ""

    def halves(self, kind: str) -> int | None:
        """The cost in halves of a point; None where such units cannot."""
        points: float | None = getattr(self, kind)
        return None if points is None else int(points * HALVES)


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least attack value of each column, for a group of terrains."""

    name: str
    terrains: tuple[str, ...]
    least: tuple[Value, ...]
    provenance: str


class CombatResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat results table: a scale finds the column, the modified die the row."""

    scales: tuple[Scale, ...]
    rows: dict[int, tuple[Cell, ...]]
    provenance: str
    cells: dict[str, str] = {}

    def __post_init__(self) -> None:
        widths = {len(row) for row in self.rows.values()} | {len(scale.least) for scale in self.scales}
        if len(widths) > 1 or set(self.rows) != set(range(min(self.rows), max(self.rows) + 1)):
            raise ValueError("rows without a gap, as long as the scales")

    @property
    def columns(self) -> tuple[str, ...]:
        """Heads of the columns, which the scales share."""
        return tuple(f"c{number}" for number, _ in enumerate(self.scales[0].least, start=1))

    def provenance_of(self, die: int, column: int) -> str:
        """Where a result comes from."""
        head = self.columns[column]
        return self.cells.get(f"{die} at {head}") or self.cells.get(head) or self.provenance

    def scale(self, terrain: str) -> Scale:
        """The scale of a terrain; the first where none names it."""
        return next((scale for scale in self.scales if terrain in scale.terrains), self.scales[0])

    def row(self, die: int) -> int:
        """The row of a modified die; the first and last row take all beyond them."""
        return min(max(die, min(self.rows)), max(self.rows))

    def result(self, die: int, column: int) -> Result:
        """The result in a column for a modified die."""
        return read_cell(self.rows[self.row(die)][column])


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is added to a die, and when."""

    where: str
    add: Pips
    provenance: str
    rule: str


class BarrageColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many factors on: the least throws of two dice that cost one step and two."""

    factors: Count
    one_step: Throw
    two_steps: Throw | None = None


class Barrages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The artillery and air table (6.3)."""

    columns: tuple[BarrageColumn, ...]
    modifiers: tuple[Modifier, ...]
    provenance: str

    def column(self, factors: int) -> BarrageColumn | None:
        """The column of a fire of so many factors; None below the first."""
        return next((column for column in reversed(self.columns) if column.factors <= factors), None)

    def steps(self, factors: int, throw: int) -> int:
        """Steps lost for a modified throw."""
        column = self.column(factors)
        if column is None or throw < column.one_step:
            return 0
        return 2 if column.two_steps is not None and throw >= column.two_steps else 1


class Gun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an artillery point counts: in a battle, in a barrage, and how many may join one battle."""

    of: str
    combat: Count
    barrage: Count
    most: Count
    provenance: str
    rule: str


class Air(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side's aviation: points a turn, and what one counts in a battle and in a barrage."""

    side: str
    points: Count
    combat: Count
    barrage: Count
    provenance: str
    rule: str


class CorpsGuns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The divisions that a corps headquarters may support (6.2/5)."""

    corps: str
    divisions: tuple[str, ...]
    provenance: str


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for holding a place at the end."""

    place: str
    points: Count
    provenance: str


class Frontier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for the first unit of a side that passes a frontier."""

    side: str
    points: Count
    provenance: str
    rule: str


class Destroyed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points a side wins for a destroyed enemy unit of a kind."""

    side: str
    kind: str
    points: Count
    provenance: str
    rule: str


class Tables(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All charts of the game."""

    movement: tuple[MovementCost, ...]
    combat_results: CombatResults
    die_modifiers: tuple[Modifier, ...]
    barrages: Barrages
    guns: tuple[Gun, ...]
    air: tuple[Air, ...]
    corps_guns: tuple[CorpsGuns, ...]
    objectives: tuple[Objective, ...]
    frontier: tuple[Frontier, ...]
    destroyed: tuple[Destroyed, ...]

    @cached_property
    def cost(self) -> dict[str, MovementCost]:
        """Movement costs by what is entered or crossed."""
        return {cost.where: cost for cost in self.movement}

    @cached_property
    def modifier(self) -> dict[str, Modifier]:
        """Die modifiers in combat by cause."""
        return {modifier.where: modifier for modifier in self.die_modifiers}

    @cached_property
    def gun(self) -> dict[str, Gun]:
        """What artillery points count, by kind of headquarters."""
        return {gun.of: gun for gun in self.guns}

    @cached_property
    def aviation(self) -> dict[str, Air]:
        """Aviation by side."""
        return {air.side: air for air in self.air}


def read_cell(text: str) -> Result:
    """What a cell of the combat results table means (7.4).

    A retreat follows the losses of the side named before it; a test always falls to the defender.

    >>> read_cell("A1, D1 R1").defender
    Outcome(losses=1, retreat=1, is_destroyed=False, must_test=False)
    """
    if text in ("[CR]", "[cr]"):
        losses = Outcome(1 if text == "[CR]" else 0)
        return Result(text, losses, losses, is_melee=True)
    found = {"A": Outcome(), "D": Outcome()}
    side = "D"
    for part in _PART.findall(text):
        if part == "d":
            found["D"] = msgspec.structs.replace(found["D"], must_test=True)
        elif part[0] == "R":
            found[side] = msgspec.structs.replace(found[side], retreat=int(part[1]))
        else:
            side = part[0]
            change = {"is_destroyed": True} if part[1] == "e" else {"losses": int(part[1])}
            found[side] = msgspec.structs.replace(found[side], **change)
    return Result(text, found["A"], found["D"])
