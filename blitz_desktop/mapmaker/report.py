"""The report of a board: where each place should and does lie, every correction, the sources."""

from __future__ import annotations

from collections.abc import Iterable

from blitz_desktop.mapmaker.areas import stretch
from blitz_desktop.mapmaker.build import Board
from blitz_desktop.mapmaker.courses import read_side
from blitz_desktop.mapmaker.settlements import Place


def report(board: Board) -> str:
    """The report as Markdown."""
    plan = board.plan.board
    lines = [
        f"# The board of {plan['title']}",
        "",
        f"Built by `python -m blitz_desktop.mapmaker {plan['board']}`; do not edit.",
        "The printed map was not at hand: its grid is recovered from the hexes the rulebook names,",
        "the ground from public geographic data.",
        f"A hex is {board.calibration.km_per_hex:.2f} km across; true north lies "
        f"{-board.calibration.rotation:.1f} degrees clockwise from the top of the sheet.",
        "",
        *_scale(board),
        *_counts(board),
        "## Places",
        "",
        "*True hex* holds the place on the recovered grid; *off* is the distance in hexes from there to the",
        "nearest hex of the place on the board.",
        "",
        "| place | kind | country | lon | lat | true hex | board hexes | off |",
        "|---|---|---|---|---|---|---|---|",
        *(_place_row(board, place) for place in board.places),
        "",
        "## Rivers and canals",
        "",
        "| name | kind | hexsides | mean distance from the real course, hexes |",
        "|---|---|---|---|",
        *(
            f"| {chain.name} | {chain.kind} | {len(chain.sides)} | {chain.mean_distance:.2f} |"
            for chain in board.waters.chains.values()
        ),
        "",
        *_other_sides(board),
        "## Corrections",
        "",
        "Where a rule and the ground disagree, the rule wins.",
        "",
        *_corrections(board),
        "## Sources",
        "",
        *(f"- {credit}" for credit in plan["credits"]),
    ]
    return "\n".join(lines) + "\n"


def _scale(board: Board) -> Iterable[str]:
    """Why a hex is not as wide as the rulebook says, where it says so."""
    told = board.plan.board.get("scale")
    if not told:
        return
    fitted = board.calibration
    theirs, ours = told["km"], fitted.km_per_hex
    yield from (
        "## Scale",
        "",
        f"Rule {told['rule']} counts {told['says']} ({theirs:.1f} km) to a hex. The board has {ours:.1f} km;",
        "its scale bar and the ruler go by that.",
        f"The {len(fitted.anchors)} places whose hexes the rulebook names decide it. However the sheet is",
        f"turned and shifted, they lie {fitted.misfit(theirs):.2f} hexes from their printed hexes (root mean",
        f"square) with {theirs:.2f} km to a hex, and {fitted.misfit(ours):.2f} hexes with {ours:.2f} km.",
        "The figure of the rulebook is therefore read as a round one, and the named hexes stay as printed.",
        "",
    )


def _other_sides(board: Board) -> Iterable[str]:
    """Kinds of hexside beside rivers and canals; those that are placed nowhere with the reason."""
    plan = board.plan.board
    counts = {"sea": len(board.sea_sides)}
    for record in plan["crossings"]:
        counts[record["kind"]] = counts.get(record["kind"], 0) + len(record["sides"])
    for record in plan["stretches"]:
        sides = board.waters.chains[record["of"]].sides
        ends = (read_side(board.plan, record[end]) for end in ("first", "last"))
        counts[record["kind"]] = len(stretch(sides, *ends))
    remarks = {record["kind"]: record["reason"] for record in plan["kind_remarks"]}
    yield from ("## Other hexsides", "", "| kind | hexsides | remark |", "|---|---|---|")
    for kind, entry in plan["kinds"].items():
        if kind not in ("river", "canal"):
            yield f"| {entry['name']} | {counts.get(kind, 0)} | {remarks.get(kind, '')} |"
    yield ""


def off_by(board: Board, place: Place) -> int:
    """Hexes between where a place should lie and the nearest of its hexes."""
    return min(board.graph.grid.distance(place.true_cell, cell) for cell in place.cells)


def _counts(board: Board) -> Iterable[str]:
    for title, legend, codes in (
        ("Countries", board.plan.board["countries"], board.ground.country),
        ("Terrain", board.plan.board["terrains"], board.ground.terrain),
    ):
        marks = list(codes.values())
        yield f"## {title}"
        yield ""
        yield ", ".join(f"{entry['name']} {marks.count(code)}" for code, entry in legend.items()) + " hexes."
        yield ""


def _place_row(board: Board, place: Place) -> str:
    hexes = " ".join(board.label(cell) for cell in place.cells)
    sheets = board.plan.sheets
    true = board.label(place.true_cell) if sheets.holds(place.true_cell) else "off the map"
    where = f"{place.lon:.2f} | {place.lat:.2f}"
    off = off_by(board, place)
    return f"| {place.name} | {place.kind} | {place.country} | {where} | {true} | {hexes} | {off} |"


def _corrections(board: Board) -> Iterable[str]:
    for subject, records in board.plan.corrections.items():
        yield f"### {subject.replace('_', ' ').capitalize()}"
        yield ""
        yield "| correction | reason | provenance |"
        yield "|---|---|---|"
        for record in records:
            what = "; ".join(
                f"{key.replace('_', ' ')}: {_plain(value)}"
                for key, value in record.items()
                if key not in ("reason", "provenance")
            )
            yield f"| {what} | {record['reason']} | {record['provenance']} |"
        yield ""


def _plain(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(value)
        case dict():
            return ", ".join(f"{key} {inner}" for key, inner in value.items())
        case _:
            return str(value)
