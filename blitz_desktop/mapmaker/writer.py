"""Writes the three files of a board: the same board gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from blitz_desktop.core.hexgrid import Cell
from blitz_desktop.mapmaker.areas import derived_sites, stretch
from blitz_desktop.mapmaker.build import Board
from blitz_desktop.mapmaker.courses import read_side
from blitz_desktop.mapmaker.hexsides import Side, SideGraph
from blitz_desktop.mapmaker.slopes import slopes
from blitz_desktop.mapmaker.ways import way_sides

OFF_MAP = "-"


def render(board: Board) -> dict[str, str]:
    """The text of each file, by file name."""
    return {"board.yaml": _board(board), "hexsides.yaml": _hexsides(board), "places.yaml": _places(board)}


def side_label(board: Board, side: Side) -> str:
    """A hexside as two canonical labels with a stroke between."""
    return f"{board.label(side[0])}/{board.label(side[1])}"


def trails(graph: SideGraph, sides: Iterable[Side]) -> list[tuple[Side, ...]]:
    """Loose hexsides strung into unbroken chains, as few as a simple walk gives."""
    left = set(sides)
    found = []
    while left:
        chain = [min(left)]
        left.discard(chain[0])
        for grow in (_after, _before):
            while (onward := grow(graph, chain, left)) is not None:
                left.discard(onward)
        found.append(tuple(chain))
    return found


def _after(graph: SideGraph, chain: list[Side], left: set[Side]) -> Side | None:
    onward = _onward(graph, chain[-1], chain[-2] if len(chain) > 1 else None, left)
    if onward is not None:
        chain.append(onward)
    return onward


def _before(graph: SideGraph, chain: list[Side], left: set[Side]) -> Side | None:
    onward = _onward(graph, chain[0], chain[1] if len(chain) > 1 else None, left)
    if onward is not None:
        chain.insert(0, onward)
    return onward


def _onward(graph: SideGraph, tip: Side, behind: Side | None, left: set[Side]) -> Side | None:
    """The next loose hexside at the free end of a chain's tip."""
    taken = set(graph.ends(behind)) if behind else set()
    free = [corner for corner in graph.ends(tip) if corner not in taken]
    return min((side for corner in free for side in graph.around(corner) if side in left), default=None)


def _board(board: Board) -> str:
    plan = board.plan.board
    lines = [
        *_heading(board),
        f"board: {plan['board']}",
        f"title: {plan['title']}",
        "grid: {orientation: flat-top, odd_columns: down}",
        "sheets:",
        *(f"- {_flow(sheet)}" for sheet in plan["sheets"]),
        "# Degrees clockwise from the top of the sheet to true north.",
        f"north: {-board.calibration.rotation:.1f}",
        f"hex_km: {board.calibration.km_per_hex:.2f}",
        "countries:",
        *(f"  {code}: {_flow(entry, leave='iso')}" for code, entry in plan["countries"].items()),
        "terrains:",
        *(f"  {code}: {_flow(entry)}" for code, entry in plan["terrains"].items()),
        f"# One line a row, {board.plan.sheets.rows[0]} to {board.plan.sheets.rows[1]}; one mark a column, "
        f"{board.plan.sheets.columns[0]} to {board.plan.sheets.columns[1]}; '-' is not on the map.",
        "country: |",
        *_rows(board, board.ground.country.__getitem__, ""),
        "terrain: |",
        *_rows(board, board.ground.terrain.__getitem__, ""),
        "# Mean height of the land in metres.",
        "elevation: |",
        *_rows(board, lambda cell: str(board.ground.elevation.get(cell, OFF_MAP)), " "),
        "credits:",
        *(f"- {_scalar(credit)}" for credit in plan["credits"]),
    ]
    return "\n".join(lines) + "\n"


def _rows(board: Board, mark: Callable[[Cell], str], gap: str) -> list[str]:
    sheets = board.plan.sheets
    return [
        "  "
        + gap.join(
            mark((column, row)) if sheets.holds((column, row)) else OFF_MAP
            for column in range(sheets.columns[0], sheets.columns[1] + 1)
        )
        for row in range(sheets.rows[0], sheets.rows[1] + 1)
    ]


def _hexsides(board: Board) -> str:
    plan, chains = board.plan, board.waters.chains
    lines = [
        *_heading(board),
        "kinds:",
        *(f"  {kind}: {_flow(entry)}" for kind, entry in plan.board["kinds"].items()),
        "# Hexsides stand in order from source to mouth, canals from the first to the second of their ends.",
        "chains:",
    ]
    for chain in chains.values():
        lines += _chain(board, chain.name, chain.kind, chain.width, "history", chain.sides)
    for trail in trails(board.graph, board.sea_sides):
        lines += _chain(board, "Sea arm", "sea", 1, "history", trail)
    for record in plan.board["crossings"]:
        sides = [read_side(plan, text) for text in record["sides"]]
        lines += _chain(board, record["name"], record["kind"], 1, record["provenance"], sides)
    for record in plan.board["stretches"]:
        river = chains[record["of"]]
        part = stretch(river.sides, read_side(plan, record["first"]), read_side(plan, record["last"]))
        lines += _chain(board, record["name"], record["kind"], river.width, record["provenance"], part)
    for way in plan.board.get("ways", ()):
        sides = way_sides(plan, board.graph.grid, way)
        lines += _chain(board, way["name"], way["kind"], way["width"], "history", sides)
    names = {record["kind"]: record["name"] for record in plan.board.get("slopes", ())}
    for kind, steep in slopes(plan, board.graph, board.ground).items():
        for trail in trails(board.graph, steep):
            lines += _chain(board, names[kind], kind, 1, "reconstructed", trail)
    return "\n".join(lines) + "\n"


def _chain(
    board: Board, name: str, kind: str, width: int, provenance: str, sides: Iterable[Side]
) -> list[str]:
    listed = ", ".join(side_label(board, side) for side in sides)
    return [
        f"- name: {_scalar(name)}",
        f"  kind: {kind}",
        f"  width: {width}",
        f"  provenance: {provenance}",
        f"  sides: [{listed}]",
    ]


def _places(board: Board) -> str:
    lines = [*_heading(board), "places:"]
    for place in board.places:
        fields: dict[str, Any] = {
            "name": place.name,
            "kind": place.kind,
            "hexes": [board.label(cell) for cell in place.cells],
            "country": place.country,
            "lon": f"{place.lon:.2f}",
            "lat": f"{place.lat:.2f}",
            "provenance": place.provenance,
        }
        if place.note:
            fields["note"] = place.note
        lines.append(f"- {_flow(fields)}")
    lines.append("sites:")
    for site in (*board.plan.sites, *derived_sites(board)):
        cells = site.get("cells") or [board.plan.sheets.cell(label) for label in site["hexes"]]
        fields = {key: value for key, value in site.items() if key not in ("cells", "hexes")}
        fields["hexes"] = [board.label(cell) for cell in cells]
        lines.append(f"- {_flow(fields)}")
    lines += ["boxes:", *(f"- {_flow(box)}" for box in board.plan.board["boxes"])]
    return "\n".join(lines) + "\n"


def _heading(board: Board) -> list[str]:
    name = board.plan.board["board"]
    return [
        f"# Built by: python -m blitz_desktop.mapmaker {name}. Do not edit: corrections go to",
        f"# blitz_desktop/mapmaker/corrections/{name}.yaml. Sources and credits: docs/maps/{name}.md",
    ]


def _flow(fields: dict[str, Any], *, leave: str = "") -> str:
    return "{" + ", ".join(f"{key}: {_scalar(value)}" for key, value in fields.items() if key != leave) + "}"


def _scalar(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_scalar(item) for item in value) + "]"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    plain = text.replace(" ", "").replace("-", "").replace("_", "").replace(".", "").isalnum()
    return text if plain else json.dumps(text, ensure_ascii=False)
