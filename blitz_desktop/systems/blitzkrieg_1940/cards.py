"""Facts for the inspector: a hex, a unit."""

from __future__ import annotations

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Card, CardRow
from blitz_desktop.core.words import direction_words, id_words, provenance_words, sentence
from blitz_desktop.systems.blitzkrieg_1940.groups import points_left
from blitz_desktop.systems.blitzkrieg_1940.model import ALLIED, GERMAN, STACK_LIMIT, rule
from blitz_desktop.systems.blitzkrieg_1940.sequence import SIDE_NAMES
from blitz_desktop.systems.blitzkrieg_1940.situation import Situation
from blitz_desktop.systems.blitzkrieg_1940.stacking import divisions, size
from blitz_desktop.systems.blitzkrieg_1940.strengths import STEADY_ROLL, shift_words
from blitz_desktop.systems.blitzkrieg_1940.supply import (
    break_of,
    is_supplied_at_home,
    is_supplied_at_start,
    line_of,
)
from blitz_desktop.systems.blitzkrieg_1940.view import factors
from blitz_desktop.systems.blitzkrieg_1940.visibility import is_hidden
from blitz_desktop.systems.blitzkrieg_1940.zones import exerts_zone, is_in_enemy_zone


def hex_card(sit: Situation, hex_: Hex, viewer: str | None = None) -> Card:
    """Everything about a hex that a rule may ask."""
    info = sit.board[hex_]
    rows = [CardRow(say("Country"), _country(sit, hex_), rule("8.1"))]
    rows += _terrain_rows(sit, hex_)
    rows += [CardRow(sentence(id_words(place.kind)), say(place.name)) for place in info.places]
    rows += [CardRow(say("Site"), say(site.name)) for site in sit.board.sites if hex_ in site.hexes]
    rows += _side_rows(sit, hex_)
    holder = sit.state.control.get(hex_)
    rows.append(CardRow(say("Control"), SIDE_NAMES[holder] if holder else say("nobody"), rule("3.5.A")))
    zones = [
        SIDE_NAMES[side]
        for side, enemy in ((GERMAN, ALLIED), (ALLIED, GERMAN))
        if is_in_enemy_zone(sit, enemy, hex_)
    ]
    rows.append(CardRow(say("Zones of control"), say(" and ").join(zones) or say("none"), rule("9.1.A")))
    stack = sit.on_map.get(hex_)
    if stack and not any(is_hidden(sit, unit, viewer) for unit in stack):
        used = say(
            "{divisions} of {divisions_2} divisions",
            divisions=divisions(size(sit, stack)),
            divisions_2=divisions(STACK_LIMIT),
        )
        rows.append(CardRow(say("Stacking"), used, rule("11.1.A")))
    title = " · ".join((*dict.fromkeys(say(place.name) for place in info.places), " / ".join(info.labels)))
    return Card(title, tuple(rows))


def _country(sit: Situation, hex_: Hex) -> str:
    country = sit.country(hex_)
    name = say(sit.board.countries[country].name)
    return say("{name} (neutral)", name=name) if sit.is_neutral(country) else name


def _terrain_rows(sit: Situation, hex_: Hex) -> list[CardRow]:
    terrain = sit.board[hex_].terrain
    name = say(sit.board.terrains[terrain].name)
    cost = sit.tables.cost.get(terrain)
    if cost is None:
        return [CardRow(say("Terrain"), say("{name}: no entry", name=name), rule("13.10.A"))]
    mechanised = cost.mechanised if isinstance(cost.mechanised, int) else say("no entry")
    rows = [
        CardRow(
            say("Terrain"),
            say(
                "{name}: {leg} MP on foot, {mechanised} mechanised",
                name=name,
                leg=cost.leg,
                mechanised=mechanised,
            ),
            rule(cost.rule),
        )
    ]
    if shift := sit.tables.shift.get(terrain):
        rows.append(
            CardRow(
                say("Combat"),
                say("{shift} for the defender", shift=shift_words(shift.columns)),
                rule(shift.rule),
            )
        )
    return rows


def _side_words(names: list[str], kinds: list[str]) -> str:
    """Names of a hexside with the kinds that they do not tell themselves; the kinds where it has no name."""
    told = " ".join(names).casefold()
    untold = [kind for kind in kinds if kind.casefold() not in told]
    if not names:
        return ", ".join(kinds)
    return f"{', '.join(names)} ({', '.join(untold).lower()})" if untold else ", ".join(names)


def _side_rows(sit: Situation, hex_: Hex) -> list[CardRow]:
    rows = []
    for direction in Direction:
        beyond = sit.board.neighbour(hex_, direction)
        if beyond is None:
            continue
        kinds = sorted(say(sit.board.hexside_kinds[kind].name) for kind in sit.board.side(hex_, beyond))
        if kinds:
            label = say("Hexside {direction}", direction=direction_words(direction))
            names = [say(name) for name in sit.board.side_names(hex_, beyond)]
            rows.append(CardRow(label, _side_words(names, kinds), rule("13.9.A")))
    return rows


def unit_card(sit: Situation, unit: UnitId) -> Card:
    """Everything about a unit that a rule may ask, its supply first."""
    piece, steps = sit.piece(unit), sit.steps(unit)
    is_on_map = steps > 0 and sit.at(unit) in sit.board
    rows = [
        *(_supply_rows(sit, unit) if is_on_map else ()),
        CardRow(say("Army"), sentence(id_words(piece.nation)), rule("2.6")),
        CardRow(say("Type"), _type(sit, unit), rule("2.8")),
    ]
    if piece.faces:
        rows.append(
            CardRow(
                say("Steps"),
                say("{steps} of {full_steps}", steps=steps, full_steps=piece.full_steps),
                rule("2.13.A"),
            )
        )
        between = "/" if piece.has("volatile") else "-"
        printed = say(", then ").join(between.join(factors(piece, face)) for face in piece.faces)
        rows.append(CardRow(say("Printed factors"), printed, rule("2.10.A")))
        if steps:
            now = between.join(factors(piece, piece.face(steps)))
            rows.append(CardRow(say("Factors now"), now, rule("2.13.A")))
    if piece.has("volatile"):
        rows.append(_volatile_row(sit))
    rows.append(
        CardRow(
            say("Stacking"), say("{divisions} division", divisions=divisions(piece.stacking)), rule("11.1.B")
        )
    )
    if is_on_map:
        has_zone = say("exerts one") if exerts_zone(piece) else say("none")
        rows.append(CardRow(say("Zone of control"), has_zone, rule("9.1.A")))
        if sit.side_of(unit) == sit.clock.side and sit.clock.turn:
            rows += _phase_rows(sit, unit)
    rows += [CardRow(say("Its numbers"), provenance_words(face.provenance)) for face in piece.faces[:1]]
    if piece.note:
        rows.append(CardRow(say("About it"), say(piece.note)))
    return Card(say(piece.name), tuple(rows))


def _phase_rows(sit: Situation, unit: UnitId) -> list[CardRow]:
    """What a unit of the side to move has done in the phase, and what it has left."""
    spent = sit.ext.spent.get(unit)
    return [
        CardRow(say("Movement points left"), str(points_left(sit, unit)), rule("13.1.A")),
        CardRow(
            say("Moved"),
            say("no") if spent is None else say_number("yes, for {n} point", "yes, for {n} points", spent),
            rule("13.1.A"),
        ),
        CardRow(say("Attacked"), say("yes") if unit in sit.ext.attacked else say("no"), rule("14.1.A")),
    ]


def _volatile_row(sit: Situation) -> CardRow:
    if sit.is_basic:
        return CardRow(
            say("Volatile"),
            say("counts as a roll of {STEADY_ROLL} in the Basic Game", STEADY_ROLL=STEADY_ROLL),
            rule("1.3"),
        )
    return CardRow(say("Volatile"), say("one die is added to its factor in each battle"), rule("14.8.A"))


def _type(sit: Situation, unit: UnitId) -> str:
    text = "{type} (mechanised)" if sit.is_mechanised(unit) else "{type} (non-mechanised)"
    return say(text, type=id_words(sit.piece(unit).type))


def _supply_rows(sit: Situation, unit: UnitId) -> list[CardRow]:
    if is_supplied_at_start(sit, unit):
        section = "5.5.A" if sit.clock.part == 1 else "5.5.B"
        return [CardRow(say("Supply"), say("in supply: first turn"), rule(section))]
    if is_supplied_at_home(sit, unit):
        section = {"french": "10.11.A", "german": "10.11.B"}.get(sit.piece(unit).nation, "10.10")
        return [CardRow(say("Supply"), say("in supply where it stands"), rule(section))]
    if line := line_of(sit, unit):
        return [
            CardRow(
                say("Supply"),
                say_number(
                    "in supply, {n} hex from {line}",
                    "in supply, {n} hexes from {line}",
                    len(line) - 1,
                    line=line[-1],
                ),
                rule("10.5"),
            )
        ]
    broken = break_of(sit, unit)
    return [
        CardRow(say("Supply"), say("out of supply: {text}", text=broken.text), broken.rule),
        CardRow(say("Out of supply"), say("4 movement points at most, attack halved"), rule("10.3.A")),
    ]
