"""Hexsides that follow from the heights: where the ground rises or falls from hex to hex."""

from __future__ import annotations

from blitz_desktop.mapmaker.ground import Ground
from blitz_desktop.mapmaker.hexsides import Side, SideGraph
from blitz_desktop.mapmaker.plan import Plan


def slopes(plan: Plan, graph: SideGraph, ground: Ground) -> dict[str, list[Side]]:
    """Hexsides of each kind in the plan's ``slopes``: the steepest kind whose rise in metres is reached."""
    kinds = sorted(plan.board.get("slopes", ()), key=lambda record: -record["rise"])
    found: dict[str, list[Side]] = {record["kind"]: [] for record in kinds}
    for side in graph.sides:
        one, other = (ground.elevation.get(cell) for cell in side)
        if one is None or other is None:
            continue
        kind = next((record["kind"] for record in kinds if abs(one - other) >= record["rise"]), None)
        if kind is not None:
            found[kind].append(side)
    return found
