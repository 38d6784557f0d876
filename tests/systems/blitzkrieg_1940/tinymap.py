"""Small positions for rule tests, written in a few words and played through the game system alone.

A map is text: one line a row, one word a hex, a terrain letter and a country letter; ``--`` is off the map.
The upper left hex is E1010. A map of one line is a chain: each hex borders the one before and the one after.

A unit is a sentence: ``p: ger tank 16-8-12/12-6-12 at E1010``. Type and size follow the army and may be left
out (infantry, division); factors parted by blanks (``+2 +4 6``) make it volatile; ``with 1`` takes it down to
one step; ``(bef)`` gives it a trait. At ``eliminated`` it has no steps.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from blitz_desktop.core.board import (
    Board,
    Chain,
    Country,
    Hex,
    HexInfo,
    Hexside,
    HexsideKind,
    Place,
    Sheet,
    Site,
    Terrain,
)
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Choices, Decision, SlotValue
from blitz_desktop.core.dice import ScriptedDice
from blitz_desktop.core.entries import Action, Event, Rolled
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.hexgrid import Cell, HexGrid
from blitz_desktop.core.pieces import Piece, UnitId
from blitz_desktop.core.state import ELIMINATED, Clock, Location, Unit, stack_up
from blitz_desktop.core.system import Scenario, Side
from blitz_desktop.core.transaction import Transaction
from blitz_desktop.core.view import Outcome
from blitz_desktop.scenario.faces import parse_face
from blitz_desktop.scenario.tables_file import load_tables
from blitz_desktop.systems import blitzkrieg_1940
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    Advance,
    Attack,
    ChooseOrder,
    EndPhase,
    MoveStack,
    TakeLosses,
)
from blitz_desktop.systems.blitzkrieg_1940.charts import Tables
from blitz_desktop.systems.blitzkrieg_1940.events import OddsFound, ResultFound
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, State
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation, situation

ROOT = Path(__file__).parents[3]
TABLES = load_tables(Path(blitzkrieg_1940.__file__).with_name("tables.yaml"), Tables)

COUNTRIES = {
    "B": "belgium",
    "F": "france",
    "G": "germany",
    "L": "luxembourg",
    "N": "netherlands",
    "U": "britain",
    "s": "sea",
}
TERRAINS = {
    "c": "clear",
    "r": "rough",
    "m": "mountain",
    "a": "ardennes",
    "h": "marsh",
    "w": "watergangs",
    "s": "sea",
}
HEXSIDE_KINDS = ("river", "canal", "sea", "blocked", "causeway", "roer")
NATIONS = {"ger": "german", "fra": "french", "gbr": "british", "bel": "belgian", "ned": "dutch"}
NEUTRALS = ("belgium", "netherlands", "luxembourg")

_SENTENCE = re.compile(
    r"(?P<id>\w+): (?P<nation>[a-z]+)(?P<words>( [a-z_]+)*) (?P<faces>[-+\d][-+\d /]*?)"
    r" at (?P<at>\w+)( with (?P<steps>\d+))?( \((?P<traits>[a-z_ ]+)\))?"
)
_EventT = TypeVar("_EventT", bound=Event)

Refusal = list[tuple[str, str]]
"""Codes of the reasons against an action, each with the paragraph it cites."""


def refusal(reasons: Any) -> Refusal:
    """The codes and paragraphs of a legality."""
    return [(reason.code, reason.rule.section) for reason in reasons.reasons]


class Game:
    """A game at one moment. Every action is checked, carried out with scripted dice and checked again."""

    def __init__(self, scenario: Scenario, state: State) -> None:
        self.scenario = scenario
        self.state = state
        self.events: tuple[Event, ...] = ()

    @property
    def decision(self) -> Decision | None:
        """What must be decided now."""
        return SYSTEM.decision(self.scenario, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended."""
        return SYSTEM.view(self.scenario, self.state).outcome

    @property
    def sit(self) -> Situation:
        """The moment as the rules ask about it."""
        return situation(self.scenario, self.state)

    @property
    def clock(self) -> Clock:
        """Where play stands."""
        return self.state.clock

    def at(self, unit: UnitId) -> Location:
        """Where a unit is."""
        return self.state.units[unit].at

    def steps(self, unit: UnitId) -> int:
        """Steps a unit has left."""
        return self.state.units[unit].steps

    def control(self, hex_: Hex) -> str | None:
        """Who controls a hex."""
        return self.state.control.get(hex_)

    def refusal(self, action: Action) -> Refusal:
        """Why an action may not be taken; empty where it may."""
        return refusal(SYSTEM.legality(self.scenario, self.state, action))

    def choices(self, kind: str, **filled: SlotValue) -> Choices:
        """Targets for the next slot of an offer."""
        decision = self.decision
        assert decision is not None
        offer = decision.offer(kind)
        assert offer is not None
        return SYSTEM.choices(self.scenario, self.state, offer, filled)

    def forecast(self, target: Hex, *attackers: UnitId) -> Forecast:
        """The preview of an attack."""
        found = SYSTEM.forecast(self.scenario, self.state, Attack(target, attackers))
        assert found is not None
        return found

    def do(self, action: Action, *faces: int) -> Game:
        """Take a legal action; every face of the script must be thrown, and no rule be broken after it."""
        assert self.refusal(action) == []
        before, dice = self.state, ScriptedDice(*faces)
        digest_before = digest(before)
        tx = Transaction(before, dice, SYSTEM.evolve)
        SYSTEM.apply(self.scenario, tx, action)
        assert dice.unused == (), "the rules threw fewer dice than the script holds"
        assert SYSTEM.faults(self.scenario, tx.state) == ()
        assert digest(before) == digest_before, "a state was changed in place"
        self.state, self.events = tx.state, tuple(tx.events)
        return self

    def move(self, units: str, *path: Hex, dice: tuple[int, ...] = ()) -> Game:
        """Move units, named with blanks between, from their hex along a path."""
        return self.do(self.moving(units, *path), *dice)

    def moving(self, units: str, *path: Hex) -> MoveStack:
        """The action of a move."""
        names = tuple(units.split())
        return MoveStack(names, (self.at(names[0]), *path))

    def attack(self, target: Hex, *attackers: UnitId, dice: tuple[int, ...] = ()) -> Game:
        """Attack a hex."""
        return self.do(Attack(target, attackers), *dice)

    def lose(self, *losses: UnitId) -> Game:
        """Take steps."""
        return self.do(TakeLosses(losses))

    def advance(self, *units: UnitId) -> Game:
        """Advance units, or none."""
        return self.do(Advance(units))

    def choose(self, order: str) -> Game:
        """Declare a phase order."""
        return self.do(ChooseOrder(order))

    def end_phase(self, *faces: int) -> Game:
        """End a phase."""
        return self.do(EndPhase(), *faces)

    def of(self, kind: type[_EventT]) -> list[_EventT]:
        """Events of a kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def odds(self) -> OddsFound:
        """Strengths, shift and column of the battle just fought."""
        return self.of(OddsFound)[0]

    @property
    def result(self) -> str:
        """Result of the battle just fought."""
        return self.of(ResultFound)[0].result

    @property
    def thrown_under(self) -> list[str]:
        """The paragraphs under which dice were just thrown."""
        return [event.roll.rule.section for event in self.of(Rolled)]


def game(
    rows: str,
    *units: str,
    turn: int = 1,
    part: int = 1,
    side: str = GERMAN,
    phase: str = "movement",
    order: str = "",
    violated: str = "",
    control: Mapping[str, str] | None = None,
    sides: Mapping[str, str] | None = None,
    sites: Mapping[str, str] | None = None,
    cities: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    arrivals: Mapping[UnitId, int] | None = None,
    **kept: Any,
) -> Game:
    """A position on a small map.

    Args:
        turn: The first where left out, so that all units are in supply (5.5).
        order: Phase order of the segment; the one without a shift where left out.
        violated: Countries already in the war, with blanks between.
        control: Further hexes by side, with blanks between.
        sides: Hexsides by kind, such as ``{"river": "E1010/E1110 E1110/E1111"}``.
        sites: Hexes by kind of site.
        cities: Hexes by name of city.
        arrivals: Turns on which units become available; the first where left out.
        kept: Anything else in the state that this game alone keeps.
    """
    board = board_of(rows, sides=sides or {}, sites=sites or {}, cities=cities or {})
    scenario = scenario_of(board, units, options or {}, arrivals or {})
    begun = SYSTEM.setup(scenario)
    drawn_in = (*begun.ext.violated, *violated.split())
    all_units = {unit: _strength(begun.units[unit], match) for unit, match in _sentences(units).items()}
    ext = msgspec.structs.replace(
        begun.ext,
        order=order or {GERMAN: "move_fight", ALLIED: "fight_move"}[side],
        violated=dict.fromkeys(drawn_in, (1, 1)),
        **kept,
    )
    state = msgspec.structs.replace(
        begun,
        clock=Clock(turn, part, side, phase),
        units=all_units,
        stacks=stack_up(all_units),
        frames=(),
        control=_control(scenario, all_units, drawn_in, control or {}, begun.control),
        ext=ext,
    )
    assert SYSTEM.faults(scenario, state) == ()
    return Game(scenario, state)


def board_of(
    rows: str,
    *,
    sides: Mapping[str, str],
    sites: Mapping[str, str],
    cities: Mapping[str, str],
) -> Board:
    """A board from a text map; every side of a sea hex is all-sea."""
    words = dict(_cells(rows))
    hexes_of = {kind: tuple(listed.split()) for kind, listed in sites.items()}
    country_of = {_label(cell): COUNTRIES[word[1]] for cell, word in words.items()}
    places = tuple(
        Place(name, "city", tuple(listed.split()), country_of[listed.split()[0]], "test")
        for name, listed in cities.items()
    )
    hexes = {
        label: HexInfo(
            hex=label,
            cell=cell,
            labels=(label,),
            country=country_of[label],
            terrain=TERRAINS[word[0]],
            elevation=0,
            sites=frozenset(kind for kind, listed in hexes_of.items() if label in listed),
            places=tuple(place for place in places if label in place.hexes),
        )
        for cell, word in words.items()
        for label in (_label(cell),)
    }
    return Board(
        id="tiny",
        title="Tiny",
        grid=_GRID,
        sheets=(Sheet("East map", "E", (10, 99), (10, 99)),),
        north=0.0,
        hex_km=12.0,
        countries={id_: Country(id_, id_.title(), "#ffffff") for id_ in COUNTRIES.values()},
        terrains={id_: Terrain(id_, id_.title(), "plain", "#ffffff") for id_ in TERRAINS.values()},
        hexside_kinds={id_: HexsideKind(id_, id_.title(), id_) for id_ in HEXSIDE_KINDS},
        hexes=hexes,
        chains=(
            *(Chain("", kind, 1, tuple(_hexsides(listed)), "test") for kind, listed in sides.items()),
            Chain("", "sea", 1, tuple(_shores(words)), "test"),
        ),
        places=places,
        sites=tuple(Site(kind, kind, "none", listed, "test") for kind, listed in hexes_of.items()),
    )


_GRID = HexGrid(odd_columns_down=True)


def _cells(rows: str) -> Iterator[tuple[Cell, str]]:
    for row, line in enumerate(rows.strip().split("\n"), 10):
        for column, word in enumerate(line.split(), 10):
            if word != "--":
                yield (column, row), word


def _label(cell: Cell) -> Hex:
    return f"E{cell[0]}{cell[1]}"


def _hexsides(listed: str) -> Iterator[Hexside]:
    for side in listed.split():
        a, b = side.split("/")
        cells = [(int(hex_[1:3]), int(hex_[3:5])) for hex_ in (a, b)]
        assert _GRID.direction(*cells) is not None, f"{side} is no hexside"
        yield a, b


def _shores(words: Mapping[Cell, str]) -> Iterator[Hexside]:
    for cell, word in words.items():
        for _, beyond in _GRID.neighbours(cell):
            if word == "ss" and beyond in words:
                yield _label(cell), _label(beyond)


def scenario_of(
    board: Board, units: tuple[str, ...], options: Mapping[str, str], arrivals: Mapping[UnitId, int]
) -> Scenario:
    """A scenario with these units and the real charts."""
    sentences = _sentences(units)
    return Scenario(
        system=SYSTEM.id,
        id="tiny",
        title="Tiny",
        description="",
        board=board,
        pieces={unit: _piece(match) for unit, match in sentences.items()},
        placements={unit: match["at"] for unit, match in sentences.items()},
        sides=(Side(GERMAN, "Germany", "german"), Side(ALLIED, "Allies", "french")),
        turns=(),
        palettes={},
        tables=TABLES,
        digest="",
        options=options,
        arrivals=arrivals,
    )


def _sentences(units: tuple[str, ...]) -> dict[UnitId, re.Match[str]]:
    found = {}
    for sentence in units:
        match = _SENTENCE.fullmatch(sentence)
        assert match is not None, f"{sentence!r} is no unit"
        assert match["id"] not in found, f"{match['id']} stands twice"
        found[match["id"]] = match
    return found


@functools.cache
def _printed() -> dict[str, Any]:
    """Armies, types and sizes as the scenario of 1940 has them."""
    text = (ROOT / "scenarios" / "blitzkrieg_1940" / "1940.yaml").read_text(encoding="utf-8")
    record: dict[str, Any] = yaml.safe_load(text)
    return record


def _piece(match: re.Match[str]) -> Piece:
    printed, words, nation = _printed(), match["words"].split(), NATIONS[match["nation"]]
    type_ = next((word for word in words if word in printed["types"]), "infantry")
    default_size = "fort" if type_.endswith("_fort") else "division"
    size = next((word for word in words if word in printed["sizes"]), default_size)
    assert {type_, size}.issuperset(words), f"{match[0]!r} holds an unknown word"
    faces = match["faces"].split("/")
    traits = {*printed["types"][type_].get("traits", ()), *(match["traits"] or "").split()}
    if " " in faces[0].strip():
        traits.add("volatile")
    return Piece(
        id=match["id"],
        name=match["id"],
        short=match["id"],
        side=printed["nations"][nation]["side"],
        nation=nation,
        type=type_,
        size=printed["sizes"][size]["mark"],
        faces=tuple(parse_face(face.strip(), "test") for face in faces),
        stacking=printed["sizes"][size]["stacking"],
        traits=frozenset(traits),
    )


def _strength(unit: Unit, match: re.Match[str]) -> Unit:
    if unit.at == ELIMINATED:
        return Unit(ELIMINATED, 0)
    return Unit(unit.at, int(match["steps"] or unit.steps))


def _control(
    scenario: Scenario,
    units: Mapping[UnitId, Unit],
    violated: tuple[str, ...],
    control: Mapping[str, str],
    begun: Mapping[Hex, str],
) -> dict[Hex, str]:
    """Control as it stands when play has gone as the position says."""
    hexes = scenario.board.hexes.values()
    return {
        **begun,
        **{info.hex: ALLIED for info in hexes if info.country in violated},
        **{hex_: side for side, listed in control.items() for hex_ in listed.split()},
        **{
            unit.at: scenario.pieces[id_].side
            for id_, unit in units.items()
            if unit.at in scenario.board
            and not (
                scenario.board[unit.at].country in NEUTRALS
                and scenario.board[unit.at].country not in violated
            )
        },
    }
