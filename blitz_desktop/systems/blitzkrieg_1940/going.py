"""13.2 to 13.14 What a hex, and the hexside by which it is entered, mean to a kind of group.

Groups of one kind share what they find, since a search asks for every hexside and the table for every unit.
It stays true for the whole of a phase, while the enemy stands still, so the phase shares it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.hexsets import HexSet
from blitz_desktop.core.language import say, worded
from blitz_desktop.core.reach import Passage
from blitz_desktop.core.state import Clock
from blitz_desktop.systems.blitzkrieg_1940.atlas import Land
from blitz_desktop.systems.blitzkrieg_1940.groups import Kind
from blitz_desktop.systems.blitzkrieg_1940.model import has_chosen, rule
from blitz_desktop.systems.blitzkrieg_1940.positions import Army
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, enemy_of
from blitz_desktop.systems.blitzkrieg_1940.terms import Byways, Terms, bar_to_land, lands_of
from blitz_desktop.systems.blitzkrieg_1940.zones import zone

NOBODY: frozenset[str] = frozenset()


class Country(Terms, frozen=True):
    """The same with the enemy's zones.

    Attributes:
        sit: The moment, once the step into the country has drawn it into the war (8.3).
        zone: Enemy zones of control then.
        behind: Enemy zones that hold for the hex that the step leaves.
    """

    sit: Situation
    zone: frozenset[Hex]
    behind: frozenset[Hex]

    def step(self, a: Hex, b: Hex, *, is_water: bool, control: Mapping[Hex, str]) -> Passage | None:
        """A step over a hexside into a hex of the country; None where zones forbid it.

        A die decides what it costs to cross water into enemy land (13.9.C).
        """
        is_risky = is_water and (self.is_hostile or control.get(b) == self.enemy)
        return self.tolls[a in self.behind, b in self.zone, is_risky]


@dataclass(frozen=True)
class _Front:
    """All that decides what a kind of group finds.

    Attributes:
        enemy: The other side's units.
        violated: Countries drawn into the war.
        clock: The phase; the forest opens by it.
        sit: A moment at which all this is so.
    """

    kind: Kind
    enemy: Army
    violated: frozenset[str]
    clock: Clock
    sit: Situation = field(compare=False)


class Countries(dict[Land, Country]):
    """The map as a kind of group finds it whose way has drawn some countries into the war already."""

    def __init__(self, front: _Front, drawn_in: frozenset[str]) -> None:
        super().__init__()
        self._front = front
        self._drawn_in = drawn_in
        self._lands = lands_of(front.sit, front.kind, drawn_in)
        self.byways = self._lands.byways
        self._moments: dict[frozenset[str], tuple[Situation, frozenset[Hex], frozenset[Hex]]] = {}

    def __missing__(self, land: Land) -> Country:
        terms = self._lands[land]
        if terms.violates not in self._moments:
            self._moments[terms.violates] = self._moment(terms.violates)
        sit, there, behind = self._moments[terms.violates]
        self[land] = Country(**msgspec.structs.asdict(terms), sit=sit, zone=there, behind=behind)
        return self[land]

    def _moment(self, violates: frozenset[str]) -> tuple[Situation, frozenset[Hex], frozenset[Hex]]:
        """The moment once a step has drawn countries in, with the enemy's zones then and behind the step."""
        now, enemy = self._front.sit, enemy_of(self._front.kind.side)
        sit = now.with_violated(self._drawn_in | violates)
        comes_last = has_chosen(sit.scenario, "violation", "comes_last")
        before = now.with_violated(self._drawn_in) if comes_last else sit
        return sit, zone(sit, enemy).members, zone(before, enemy).members


class Going:
    """All that a kind of group finds on the map.

    Attributes:
        held: Hexes that the enemy's units keep the group out of (13.4).
        gap: The gap of Sarreguemines, which is entered only from where the phase was begun (13.14.A).
        enemy: The other side.
    """

    def __init__(self, front: _Front) -> None:
        self._front = front
        self._atlas = front.sit.atlas
        self._countries: dict[frozenset[str], Countries] = {}
        self.held = front.enemy.barring
        self.gap = self._atlas.gap
        self.enemy = enemy_of(front.kind.side)

    @cached_property
    def front(self) -> HexSet:
        """Hexes in or beside which something is that no step far from any enemy meets with."""
        sit, atlas = self._front.sit, self._atlas
        near = zone(sit, self.enemy) | sit.ground.presence[self.enemy] | sit.ground.neutral_land
        near |= atlas.space.set_of(self.gap)
        return near | atlas.open_sides.spread(near)

    @property
    def byways(self) -> Byways:
        """The steps out of hexes off the front that no water parts from the enemy's land."""
        return self.countries().byways

    def countries(self, drawn_in: frozenset[str] = NOBODY) -> Countries:
        """The map for a group whose way has drawn these countries into the war."""
        if drawn_in not in self._countries:
            self._countries[drawn_in] = Countries(self._front, drawn_in)
        return self._countries[drawn_in]

    def country(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Country:
        """What such a group finds in a hex and all like it."""
        return self.countries(drawn_in)[self._atlas.land[hex_]]

    def bar(self, hex_: Hex, drawn_in: frozenset[str] = NOBODY) -> Reason | None:
        """Why such a group may not be in a hex, where it may not."""
        if hex_ in self.held:
            return Reason("enemy", say("{hex} is held by the enemy.", hex=hex_), rule("13.4"), hex_)
        country = self.country(hex_, drawn_in)
        return None if country.is_open else bar_to_land(country.sit, self._front.kind, hex_)

    def enter(self, a: Hex, b: Hex, control: Mapping[Hex, str], drawn_in: frozenset[str]) -> Passage | Reason:
        """What it costs to come from an adjacent hex where one may be, or why zones forbid it."""
        country = self.country(b, drawn_in)
        is_water = (a, b) in self._atlas.water_sides
        return country.step(a, b, is_water=is_water, control=control) or _zone_to_zone(country, b)

    def enter_later(
        self, a: Hex, b: Hex, control: Mapping[Hex, str], drawn_in: frozenset[str]
    ) -> Passage | Reason:
        """The same for a step that does not lead out of the hex where the phase was begun."""
        passage = self.enter(a, b, control, drawn_in)
        if b in self.gap and isinstance(passage, Passage):
            text = say("The gap can only be entered from the hex where the phase was begun.")
            return Reason("gap", text, rule("13.14.A"), b)
        return passage


def _zone_to_zone(country: Country, hex_: Hex) -> Reason:
    text = say("No move leads from one enemy zone straight into another.")
    if country.draws_in:
        text = say(
            "No move leads from one enemy zone straight into another, and by this step the zones of"
            " the country that it violates count for both hexes."
        )
    return Reason("zone_to_zone", text, rule("9.3.B"), hex_)


def going_of(sit: Situation, kind: Kind) -> Going:
    """What a kind of group finds at one moment."""
    return _going(_Front(kind, sit.ground.armies[enemy_of(kind.side)], sit.violated, sit.clock, sit))


_going = worded(lru_cache(maxsize=32)(Going))
