"""8.0 Neutrals: who may enter which country, and what draws it into the war."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.entries import ControlTaken
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.systems.blitzkrieg_1940.events import NeutralityViolated
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, COUNTRY_OF, GERMAN, State, Tx, rule
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation

BROADER = {"netherlands": frozenset({"netherlands", "belgium"})}
"""Violating the Netherlands violates Belgium too (8.2, note)."""


FRENCH_GROUND = ("france", "germany", "luxembourg", "belgium")
"""Countries that French units may enter in 1939 (8.12.B)."""


def drawn_in_by(sit: Situation, side: str, hex_: Hex) -> frozenset[str]:
    """Countries that a side would draw into the war by moving or attacking into a hex (8.2.A)."""
    country = sit.country(hex_)
    if side != _violator(sit) or not sit.is_neutral(country):
        return frozenset()
    if not sit.is_1940:
        return frozenset({country})
    return BROADER.get(country, frozenset({country})) - sit.violated


def ground_drawn_in_by(sit: Situation, side: str) -> frozenset[Hex]:
    """Hexes by moving into which a side would draw a country into the war."""
    return sit.ground.neutral_land.members if side == _violator(sit) else frozenset()


def _violator(sit: Situation) -> str:
    """The side that draws neutrals into the war (8.1)."""
    return GERMAN if sit.is_1940 else ALLIED


def bar_to_entry(sit: Situation, unit: UnitId, hex_: Hex) -> Reason | None:
    """Why a unit may not move or attack into a hex's country, where it may not (8.4, 8.5, 8.12)."""
    return bar_to_army(sit, sit.piece(unit).nation, hex_)


def bar_to_army(sit: Situation, nation: str, hex_: Hex) -> Reason | None:
    """Why no unit of an army may move or attack into a hex's country, where it may not (8.4, 8.5, 8.12).

    The Basic Game leaves all of that out (1.3).
    """
    if sit.is_basic:
        return None
    country = sit.country(hex_)
    if not sit.is_1940:
        return _bar_in_1939(sit, nation, hex_)
    if nation in ("belgian", "dutch"):
        return _bar_to_neutral_army(sit, nation, country, hex_)
    if nation != "german" and sit.is_neutral(country):
        name = say(sit.board.countries[country].name)
        text = say("{name} is still neutral; the Allies may not enter it.", name=name)
        return Reason("neutral", text, rule("8.4.B"), hex_)
    return None


def _bar_in_1939(sit: Situation, nation: str, hex_: Hex) -> Reason | None:
    country = sit.country(hex_)
    if nation == "german":
        if country != "germany":
            return Reason("stay_home", say("In 1939 German units stay in Germany."), rule("8.12.A"), hex_)
    elif country not in FRENCH_GROUND and not sit.is_in(hex_, "maastricht_salient"):
        text = say("In 1939 French units go to Germany, Luxembourg, Belgium and the Maastricht salient only.")
        return Reason("out_of_bounds", text, rule("8.12.B"), hex_)
    return None


def _bar_to_neutral_army(sit: Situation, nation: str, country: str, hex_: Hex) -> Reason | None:
    homeland = COUNTRY_OF[nation]
    if homeland == country:
        return None
    home = say(sit.board.countries[homeland].name)
    if sit.is_neutral(homeland):
        return Reason(
            "stay_home",
            say("{home} is neutral: its army stays inside {home_2}.", home=home, home_2=home),
            rule("8.5"),
            hex_,
        )
    if country != "germany":
        text = say("The army of {home} may only enter {home_2} and Germany.", home=home, home_2=home)
        return Reason("stay_home", text, rule("8.5"), hex_)
    return None


def violate(tx: Tx, sit: Situation, side: str, hex_: Hex) -> None:
    """Draw countries into the war; what Germany violates becomes Allied at once (3.5.B, 8.2.C)."""
    countries = drawn_in_by(sit, side, hex_)
    if not countries:
        return
    tx.emit(NeutralityViolated(tuple(sorted(countries))))
    if side == ALLIED:
        return
    tx.emit(ControlTaken(territory_of(tx.state, sit, countries), ALLIED))


def territory_of(state: State, sit: Situation, countries: frozenset[str]) -> tuple[Hex, ...]:
    """Land hexes of countries that nobody controls yet."""
    return tuple(
        info.hex
        for info in sit.board.hexes.values()
        if info.country in countries and info.terrain != "sea" and info.hex not in state.control
    )
