"""Lays a tree of values over another; every value still knows the file in which it stands."""

from __future__ import annotations

from dataclasses import replace

from blitz_desktop.scenario.problems import Problem, nearest
from blitz_desktop.scenario.yaml_file import At, Node, dotted, quote


def overlay(under: Node, over: Node, problems: list[Problem], at: At = ()) -> Node:
    """A tree with another laid over it.

    Mappings are merged key by key. Lists of rows are merged row by row; the first field of the rows tells
    which. A mapping laid over a list replaces its items by their numbers, from 1. All else is replaced.
    What was changed in part stands where the change stands: the tree below is right by itself.

    Args:
        under: The tree below.
        over: What goes before it.
        problems: Takes what does not fit.
        at: Where ``over`` stands in its file.
    """
    match under.value, over.value:
        case dict(old), dict(new):
            merged = {
                key: overlay(old[key], node, problems, (*at, key)) if key in old else node
                for key, node in new.items()
            }
            return replace(over, value={**old, **merged}, keys={**under.keys, **over.keys})
        case list(items), dict(new):
            return replace(over, value=_with_items(items, over, new, problems, at))
        case list(rows), list(changes) if _are_rows(rows) and _are_rows(changes):
            return replace(over, value=_with_rows(rows, changes, problems, at))
    return over


def _with_items(
    items: list[Node], over: Node, new: dict[str, Node], problems: list[Problem], at: At
) -> list[Node]:
    changed = list(items)
    for key, node in new.items():
        number = int(key) if key.isdecimal() else 0
        if 1 <= number <= len(items):
            changed[number - 1] = overlay(items[number - 1], node, problems, (*at, key))
        else:
            line, column = over.keys[key]
            expected = f"a number from 1 to {len(items)}"
            problems.append(Problem(str(node.file), line, column, dotted((*at, key)), quote(key), expected))
    return changed


def _with_rows(rows: list[Node], changes: list[Node], problems: list[Problem], at: At) -> list[Node]:
    changed = list(rows)
    name = next(iter(rows[0].keys), "")
    places = {_text(row, name): index for index, row in enumerate(rows)}
    for index, change in enumerate(changes):
        key = _text(change, name)
        if key in places:
            place = places[key]
            changed[place] = overlay(changed[place], change, problems, (*at, index))
        else:
            problems.append(_lost_row(change, name, key, tuple(places), (*at, index)))
    return changed


def _lost_row(change: Node, name: str, key: str, known: tuple[str, ...], at: At) -> Problem:
    field = change.value.get(name) if isinstance(change.value, dict) else None
    if field is None:
        found, expected = f"no {name}", f"the field {name}"
        return Problem(str(change.file), change.line, change.column, dotted(at), found, expected)
    expected = f"one of {', '.join(known)}"
    spot = dotted((*at, name))
    return Problem(
        str(change.file), field.line, field.column, spot, field.describe(), expected, nearest(key, known)
    )


def _are_rows(nodes: list[Node]) -> bool:
    return bool(nodes) and all(isinstance(node.value, dict) for node in nodes)


def _text(row: Node, name: str) -> str:
    """What a row says in a field; empty where it says nothing or more than a word."""
    node = row.value.get(name) if isinstance(row.value, dict) else None
    return node.value if node is not None and isinstance(node.value, str) else ""
