"""8.6 to 8.11 Capitulation and terror bombing."""

from __future__ import annotations

from functools import lru_cache

from blitz_desktop.core.board import Hex, Place
from blitz_desktop.core.citations import Legality, Reason, refuse
from blitz_desktop.core.decisions import Choice, Choices, Decision, Offer, Slot, SlotKind
from blitz_desktop.core.entries import FrameClosed, UnitsMoved
from blitz_desktop.core.language import later, say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import ELIMINATED
from blitz_desktop.core.system import Scenario
from blitz_desktop.systems.blitzkrieg_1940.actions import BombCity, CheckCapitulation
from blitz_desktop.systems.blitzkrieg_1940.events import Capitulated, CityBombed, Interrupted
from blitz_desktop.systems.blitzkrieg_1940.frames import CapitulationDue
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, COUNTRY_OF, GERMAN, REMOVED, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation

NATIONS = ("dutch", "belgian", "french")
GRACE_TURNS = 2
CITIES_FOR_A_CHECK = 6
LOWEST_ROLL = 4
"""A Dutch or Belgian check succeeds on this roll or more (8.6.D)."""

FIRST_FRENCH_TURN = 5

LOW_CAPITULATION = later("capitulation of {country}, on {roll} or less")
HIGH_CAPITULATION = later("capitulation of {country}, on {roll} or more")
"""What the die of a check is thrown for."""
ALL_PARIS = 6


# 8.6 to 8.8 Whose capitulation is checked


def due_nations(sit: Situation) -> tuple[str, ...]:
    """Nations whose capitulation is rolled for in this couplet."""
    return tuple(nation for nation in NATIONS if is_due(sit, nation))


def is_due(sit: Situation, nation: str) -> bool:
    """Whether a nation's capitulation is to be checked now (8.6 to 8.8)."""
    if nation in sit.ext.capitulated:
        return False
    if nation == "french":
        return sit.clock.turn >= FIRST_FRENCH_TURN and german_paris(sit) > 0
    violated = sit.ext.violated.get(COUNTRY_OF[nation])
    has_grace = violated is None or sit.clock.turn < violated[0] + GRACE_TURNS
    return not has_grace and len(german_cities(sit, nation)) >= CITIES_FOR_A_CHECK


def is_certain(sit: Situation, nation: str) -> bool:
    """Whether a nation capitulates without a roll, and so without a bombing before it (8.8, 8.11.B)."""
    return nation == "french" and german_paris(sit) >= ALL_PARIS


def cities_of(sit: Situation, nation: str) -> tuple[Place, ...]:
    """Named cities of a nation; a city of several hexes counts once (8.6.C)."""
    return sit.atlas.cities_by_country.get(COUNTRY_OF[nation], ())


def german_cities(sit: Situation, nation: str) -> tuple[Place, ...]:
    """Cities of a nation of which Germany controls every hex (8.7, note)."""
    return tuple(city for city in cities_of(sit, nation) if is_german(sit, city))


def is_german(sit: Situation, city: Place) -> bool:
    """Whether Germany controls every hex of a city."""
    return all(sit.controls(GERMAN, hex_) for hex_ in city.hexes)


def german_paris(sit: Situation) -> int:
    """Hexes of Paris under German control (8.8)."""
    paris = sit.board.place("Paris")
    return sum(sit.controls(GERMAN, hex_) for hex_ in paris.hexes) if paris else 0


def open_checks(sit: Situation, tx: Tx) -> None:
    """Begin the capitulation check phase: one interruption a nation, the Dutch first."""
    for nation in reversed(due_nations(sit)):
        tx.emit(Interrupted(CapitulationDue(nation)))
    settle_checks(sit, tx)


def settle_checks(sit: Situation, tx: Tx) -> None:
    """Check every nation over which there is nothing to decide."""
    while isinstance(due := tx.state.frame, CapitulationDue):
        sit = situation(sit.scenario, tx.state)
        if is_certain(sit, due.nation):
            tx.emit(FrameClosed())
            capitulate(sit, tx, due.nation)
        elif bomb_choices(sit, due).legal:
            return
        else:
            _check(sit, tx, due)


# 8.11 Terror bombing


def decision(sit: Situation, due: CapitulationDue) -> Decision:
    """Ask Germany whether to bomb a city before the roll (8.11.B)."""
    return Decision(
        GERMAN,
        say(
            "The capitulation of {country} is about to be checked: launch the one terror bombing first?",
            country=say(sit.board.countries[COUNTRY_OF[due.nation]].name),
        ),
        rule("8.11.B"),
        (
            Offer(CheckCapitulation, say("Roll without bombing"), rule("8.6.B")),
            Offer(
                BombCity,
                say("Terror bombing"),
                rule("8.11.B"),
                (Slot("target", SlotKind.HEX, say("Pick a city hex under Allied control")),),
            ),
        ),
        bomb_choices(sit, due).legal,
    )


def bomb_choices(sit: Situation, due: CapitulationDue) -> Choices:
    """City hexes of the nation, with why each may not be bombed."""
    targets = {}
    for city in cities_of(sit, due.nation):
        for hex_ in city.hexes:
            reason = _bar_to_bombing(sit, hex_)
            targets[hex_] = Choice(hex_, Legality.of(reason))
    return Choices(targets, refuse("no_city", say("Only a city of that nation is bombed."), rule("8.11.B")))


def _bar_to_bombing(sit: Situation, hex_: Hex) -> Reason | None:
    if not sit.is_1940 or sit.ext.bombed:
        text = say("There is one terror bombing a game, in 1940 only.")
        return Reason("bombed", text, rule("8.11.A"), hex_)
    if not sit.controls(ALLIED, hex_):
        text = say("{hex} is not under Allied control.", hex=hex_)
        return Reason("not_allied", text, rule("8.11.B"), hex_)
    return None


def bomb_legality(sit: Situation, due: CapitulationDue, action: BombCity) -> Legality:
    """Whether a city may be bombed now."""
    return bomb_choices(sit, due)[action.target].legality


def bomb(sit: Situation, tx: Tx, due: CapitulationDue, action: BombCity) -> None:
    """Bomb a city, then roll with its help (8.11.C)."""
    tx.emit(CityBombed(action.target))
    _check(situation(sit.scenario, tx.state), tx, due, bonus=1)
    settle_checks(sit, tx)


def check(sit: Situation, tx: Tx, due: CapitulationDue, _action: CheckCapitulation) -> None:
    """Roll without bombing."""
    _check(sit, tx, due)
    settle_checks(sit, tx)


# Rolling


def _check(sit: Situation, tx: Tx, due: CapitulationDue, *, bonus: int = 0) -> None:
    tx.emit(FrameClosed())
    if _is_lost(sit, tx, due.nation, bonus):
        capitulate(sit, tx, due.nation)


def _is_lost(sit: Situation, tx: Tx, nation: str, bonus: int) -> bool:
    country = sit.board.countries[COUNTRY_OF[nation]].name
    if nation == "french":
        # The bombing shall bring capitulation nearer; France capitulates on low rolls (ruling at 8.11.C).
        highest = german_paris(sit) + bonus
        purpose = LOW_CAPITULATION.format(country=country, roll=highest)
        return tx.roll(purpose, rule("8.8#table")).total <= highest
    lowest = LOWEST_ROLL - bonus
    section = "8.6.D" if nation == "dutch" else "8.7"
    purpose = HIGH_CAPITULATION.format(country=country, roll=lowest)
    return tx.roll(purpose, rule(section)).total >= lowest


# 8.9 Automatic capitulation


def collapse(sit: Situation, tx: Tx) -> None:
    """Nations at war whose army or cities are all gone capitulate at once (8.9)."""
    for nation in NATIONS:
        if has_collapsed(sit, nation):
            capitulate(sit, tx, nation)


def has_collapsed(sit: Situation, nation: str) -> bool:
    """Whether a nation at war has no step on the map, or no city left (8.9.A)."""
    if nation in sit.ext.capitulated or sit.is_neutral(COUNTRY_OF[nation]) or not sit.has_capitulation:
        return False
    has_fallen = nation in _nations_in(sit.scenario, sit.state.stack(ELIMINATED))
    if has_fallen and nation not in sit.ground.armies[ALLIED].nations:
        return True
    cities = cities_of(sit, nation)
    return bool(cities) and all(is_german(sit, city) for city in cities)


@lru_cache(maxsize=16)
def _nations_in(scenario: Scenario, units: tuple[UnitId, ...]) -> frozenset[str]:
    return frozenset(scenario.pieces[unit].nation for unit in units)


# 8.10 Effects


def capitulate(sit: Situation, tx: Tx, nation: str) -> None:
    """Remove all of a nation's units, forts and reserves included (8.10.A)."""
    tx.emit(Capitulated(nation))
    for at, stack in tx.state.stacks.items():
        units = tuple(
            unit for unit in stack if sit.piece(unit).nation == nation and tx.state.units[unit].steps > 0
        )
        if units:
            tx.emit(UnitsMoved(units, (at, REMOVED)))
