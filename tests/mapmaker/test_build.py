"""Committed boards are what the builder makes from the data, byte for byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from blitz_desktop.mapmaker.__main__ import main
from blitz_desktop.mapmaker.areas import stretch
from blitz_desktop.mapmaker.build import Board, build_board
from blitz_desktop.mapmaker.hexsides import Side
from blitz_desktop.mapmaker.plan import load_plan
from blitz_desktop.mapmaker.report import report
from blitz_desktop.mapmaker.writer import render

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"


def test_missing_data_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blitzkrieg_1940", "--shared", str(tmp_path)]) == 2
    assert "--shared" in capsys.readouterr().err


needs_data = pytest.mark.skipif(
    not (SHARED / "geodata").is_dir(), reason="the geographic data are not part of the product"
)
BOARDS = ("blitzkrieg_1940", "meuse_1940")


@pytest.fixture(scope="module", params=BOARDS)
def built(request: pytest.FixtureRequest) -> Board:
    """A board as the builder makes it now."""
    return build_board(request.param, SHARED)


@needs_data
@pytest.mark.slow
def test_the_committed_board_is_up_to_date(built: Board) -> None:
    name = built.plan.board["board"]
    texts = {ROOT / "assets" / "maps" / name / file: text for file, text in render(built).items()}
    texts[ROOT / "docs" / "maps" / f"{name}.md"] = report(built)
    assert [str(path) for path, text in texts.items() if path.read_text(encoding="utf-8") != text] == []


def test_the_report_explains_the_scale_and_the_missing_blocked_hexsides() -> None:
    text = (ROOT / "docs" / "maps" / "blitzkrieg_1940.md").read_text(encoding="utf-8")
    assert "Rule 1.2.A counts seven miles (11.3 km) to a hex. The board has 12.3 km" in text
    assert "| Blocked hexside | 0 | None placed, as none could be found in any source" in text


@needs_data
@pytest.mark.slow
def test_streams_begin_and_end_where_they_do_on_the_ground(built: Board) -> None:
    for record in (*built.plan.rivers, *built.plan.canals):
        corners = built.waters.chains[record["name"]].corners
        for field, corner in (("from", corners[0]), ("to", corners[-1])):
            if isinstance(record[field], list):
                spot = built.calibration.plane(np.array([record[field]], dtype=float))[0]
                distance = np.hypot(*(spot - np.array(built.graph.position(corner))))
                assert distance < 1, (record["name"], field, distance)


@pytest.mark.parametrize("board", BOARDS)
def test_every_correction_has_a_reason_and_a_provenance(board: str) -> None:
    for subject, records in load_plan(board).corrections.items():
        for record in records:
            assert record["reason"], subject
            assert record["provenance"].split()[0] in ("rulebook", "history", "reconstructed")


@pytest.mark.parametrize("board", BOARDS)
def test_corrections_name_what_is_there(board: str) -> None:
    plan = load_plan(board)
    places = {place["name"] for place in plan.places}
    waters = {record["name"] for record in (*plan.rivers, *plan.canals)}
    assert {correction["place"] for correction in plan.corrected("places")} <= places
    assert {correction["chain"] for correction in plan.corrected("waters")} <= waters
    for correction in plan.corrected("banks"):
        assert correction["river"] in waters
        assert set(correction["river_lies"]) <= places, correction["river"]


def test_stretch() -> None:
    sides: tuple[Side, ...] = tuple(((0, row), (0, row + 1)) for row in range(5))
    assert stretch(sides, sides[3], sides[1]) == sides[1:4]
