"""Facts for the inspector: a hex, a unit."""

from __future__ import annotations

from collections.abc import Iterator

from blitz_desktop.core.board import Hex
from blitz_desktop.core.hexgrid import Direction
from blitz_desktop.core.language import later, say, say_number
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import Card, CardRow
from blitz_desktop.core.words import direction_words, id_words, labelled, provenance_words, sentence
from blitz_desktop.systems.meuse_1940 import movement, supply
from blitz_desktop.systems.meuse_1940.model import FRENCH, GERMAN, SIDE_NAMES, rule
from blitz_desktop.systems.meuse_1940.passages import can_attack_across
from blitz_desktop.systems.meuse_1940.situation import Situation, enemy_of
from blitz_desktop.systems.meuse_1940.view import factors

KINDS = (later("foot"), later("mechanised"), later("armour"))


def hex_card(sit: Situation, hex_: Hex) -> Card:
    """Everything about a hex that a rule may ask."""
    info = sit.board[hex_]
    rows = [_terrain_row(sit, hex_)]
    rows.append(
        CardRow(say("Combat scale"), say(sit.tables.combat_results.scale(info.terrain).name), rule("7.3/12"))
    )
    rows += [CardRow(sentence(id_words(place.kind)), say(place.name)) for place in info.places]
    rows += [CardRow(say("Site"), say(site.name)) for site in sit.board.sites if hex_ in site.hexes]
    if info.elevation is not None:
        rows.append(CardRow(say("Height"), say("{n} m", n=info.elevation)))
    rows += _side_rows(sit, hex_)
    holder = sit.state.control.get(hex_)
    rows.append(
        CardRow(say("Control"), say(SIDE_NAMES[holder]) if holder else say("nobody"), rule("10.6/24"))
    )
    zones = [say(SIDE_NAMES[side]) for side in (GERMAN, FRENCH) if sit.is_in_enemy_zone(enemy_of(side), hex_)]
    rows.append(CardRow(say("Zones of control"), ", ".join(zones) or say("none"), rule("3/1")))
    title = " · ".join((*dict.fromkeys(say(place.name) for place in info.places), hex_))
    return Card(title, tuple(rows))


def _terrain_row(sit: Situation, hex_: Hex) -> CardRow:
    terrain = sit.board[hex_].terrain
    name, row = say(sit.board.terrains[terrain].name), sit.tables.cost[terrain]
    costs = [
        say(
            "{kind} {points}",
            kind=say(kind),
            points=say("no entry") if halves is None else movement.points(halves),
        )
        for kind in KINDS
        for halves in (row.halves(kind),)
    ]
    return CardRow(say("Terrain"), labelled(name, ", ".join(costs)), rule("2.1/1"))


def _side_rows(sit: Situation, hex_: Hex) -> list[CardRow]:
    rows = []
    for direction in Direction:
        beyond = sit.board.neighbour(hex_, direction)
        kinds = sorted(sit.board.side(hex_, beyond)) if beyond else []
        if beyond and kinds:
            names = [say(sit.board.hexside_kinds[kind].name) for kind in kinds]
            rivers = map(say, sit.board.side_names(hex_, beyond))
            text = ", ".join(dict.fromkeys((*names, *rivers, *_ways_over(sit, hex_, beyond))))
            rows.append(
                CardRow(say("Hexside {direction}", direction=direction_words(direction)), text, rule("2.1/1"))
            )
    return rows


def _ways_over(sit: Situation, hex_: Hex, beyond: Hex) -> Iterator[str]:
    """What has been made of a stretch of the river in play."""
    if sit.has_bridge(hex_, beyond):
        yield say("bridge")
    if sit.has_ford(hex_, beyond):
        yield say("ford")
    if any(set(work.side) == {hex_, beyond} for work in sit.works):
        yield say("bridge under construction")


def unit_card(sit: Situation, unit: UnitId) -> Card:
    """Everything about a unit that a rule may ask."""
    piece, steps = sit.piece(unit), sit.steps(unit)
    printed = say(", then ").join("-".join(factors(piece, face)) for face in piece.faces)
    rows = [
        CardRow(say("Formation"), " · ".join(map(say, piece.formations)), rule("0.1/4")),
        CardRow(say("Moves as"), say(sit.kind(unit)), rule("2.1/1")),
    ]
    if sit.is_hq(unit):
        rows.append(CardRow(say("Range, artillery, movement"), printed, rule("0.1/11")))
        if steps and sit.at(unit) in sit.board:
            rows.append(CardRow(say("Artillery points left"), str(sit.guns_left(unit)), rule("6.2/1")))
    else:
        rows.append(
            CardRow(say("Steps"), say("{n} of {full}", n=steps, full=piece.full_steps), rule("0.1/13"))
        )
        rows.append(CardRow(say("Attack, defence, movement, cohesion"), printed, rule("0.1/7")))
        if steps:
            now = (sit.attack(unit), sit.defence(unit), sit.cohesion(unit))
            text = say("attack {a}, defence {d}, cohesion {c}", a=now[0], d=now[1], c=now[2])
            rows.append(CardRow(say("Now"), text, rule("10.4/3")))
    if steps and sit.at(unit) in sit.board:
        rows += _standing_rows(sit, unit)
    rows += [CardRow(say("Its numbers"), provenance_words(face.provenance)) for face in piece.faces[:1]]
    if piece.note:
        rows.append(CardRow(say("About it"), say(piece.note)))
    return Card(say(piece.name), tuple(rows))


def _standing_rows(sit: Situation, unit: UnitId) -> list[CardRow]:
    rows = [_supply_row(sit, unit)]
    if sit.is_unsupplied(unit):
        rows.append(
            CardRow(say("Marker"), say("out of supply: all values one less, half movement"), rule("10.4/3"))
        )
    if sit.side_of(unit) == sit.clock.side and sit.clock.turn:
        left = movement.points(max(movement.points_left(sit, unit), 0))
        rows.append(CardRow(say("Movement points left"), left, rule("4.1/1")))
    target = sit.ext.obliged.get(unit)
    if target and can_attack_across(sit, unit, sit.at(unit), target) is None:
        rows.append(CardRow(say("Must attack"), target, rule("4.3/7")))
    return rows


def _supply_row(sit: Situation, unit: UnitId) -> CardRow:
    if not supply.is_supplied(sit, unit):
        text, section = supply.why_not(sit, unit)
        return CardRow(say("Supply"), say("no line now: {why}", why=text), rule(section))
    line = None if sit.is_hq(unit) else supply.line_of(sit, unit)
    text = say("in supply")
    if line:
        text = say_number(
            "in supply, {n} hex from its headquarters",
            "in supply, {n} hexes from its headquarters",
            len(line) - 1,
        )
    return CardRow(say("Supply"), text, rule("10.2/1"))
