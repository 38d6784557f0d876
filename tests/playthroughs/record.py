"""Tells a game as lines that a person can read and a test can compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import ControlTaken, Entry, Event, Rolled, StepsLeft, UnitsMoved
from blitz_desktop.session.session import Session

DIGEST_EVERY = 10
"""So many entries are followed by the digest of the position."""

_MOST_NAMED = 8
"""Longer lists are told by their ends and their length."""


def tell(session: Session) -> list[str]:
    """The game up to the head: a line an entry, with digests between them and at the end."""
    scenario = session.scenario
    lines = [f"{scenario.key}, seed {session.seed}", f"set-up {digest(session.state_at(0))}"]
    for entry in session.entries:
        lines.append(_entry_line(entry))
        if entry.number % DIGEST_EVERY == 0 or entry.number == session.head:
            lines.append(f"     = {entry.digest}")
    view = session.system.view(scenario, session.state)
    clock = session.state.clock
    lines.append(f"turn {clock.turn}, couplet {clock.part}, {clock.side}, {clock.phase}")
    lines += [f"{row.label}: {row.value}" for row in view.scores]
    if view.outcome is not None:
        lines.append(f"won by {view.outcome.winner}")
    return lines


def _entry_line(entry: Entry) -> str:
    head = f"{entry.number:4} {entry.side:7} {_told(entry.action)}"
    return " | ".join([head, *_results(entry.events)])


def _results(events: tuple[Event, ...]) -> Iterator[str]:
    """Throws, then where units came to and which hexes changed hands, then what else happened."""
    moved: dict[tuple[str, ...], str] = {}
    taken: dict[str, list[str]] = {}
    others: dict[type[Event], list[Event]] = {}
    for event in events:
        match event:
            case Rolled(roll):
                yield f"die {roll.rule.section} {roll.purpose}: {' '.join(map(str, roll.faces))}"
            case UnitsMoved(units, path):
                moved[units] = path[-1]
            case ControlTaken(hexes, side):
                taken.setdefault(side, []).extend(hexes)
            case _:
                others.setdefault(type(event), []).append(event)
    yield from (f"{_value(units)} to {at}" for units, at in moved.items())
    yield from (f"{side} takes {_value(hexes)}" for side, hexes in taken.items())
    for kind, same in others.items():
        often = f"{kind.__struct_config__.tag} x{len(same)}"
        yield from map(_told, same) if len(same) == 1 or kind is StepsLeft else [often]


def _told(record: msgspec.Struct) -> str:
    fields = [f"{name}={_value(getattr(record, name))}" for name in record.__struct_fields__]
    return " ".join([str(record.__struct_config__.tag), *filter(None, fields)])


def _value(value: Any) -> str:
    match value:
        case msgspec.Struct():
            return "/".join(_value(getattr(value, name)) for name in value.__struct_fields__)
        case frozenset():
            return _value(tuple(sorted(value)))
        case tuple() | list():
            return "+".join(_some([_value(item) for item in value]))
        case dict():
            return "+".join(_some([f"{key}:{_value(item)}" for key, item in value.items()]))
        case _:
            return str(value)


def _some(items: list[str]) -> Iterator[str]:
    if len(items) <= _MOST_NAMED:
        yield from items
    else:
        yield f"{items[0]}..{items[-1]}({len(items)})"
