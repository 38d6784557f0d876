"""The committed board is what the builder makes from the data, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.mapmaker.__main__ import main
from blitz_desktop.mapmaker.areas import stretch
from blitz_desktop.mapmaker.hexsides import Side
from blitz_desktop.mapmaker.plan import load_plan

SHARED = Path(__file__).parents[3] / "shared"


def test_missing_data_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blitzkrieg_1940", "--shared", str(tmp_path)]) == 2
    assert "--shared" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(
    not (SHARED / "geodata").is_dir(), reason="the geographic data are not part of the product"
)
def test_the_committed_board_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blitzkrieg_1940", "--shared", str(SHARED), "--check"]) == 0
    assert capsys.readouterr().out == ""


def test_every_correction_has_a_reason_and_a_provenance() -> None:
    for subject, records in load_plan("blitzkrieg_1940").corrections.items():
        for record in records:
            assert record["reason"], subject
            assert record["provenance"].split()[0] in ("rulebook", "history", "reconstructed")


def test_corrections_name_what_is_there() -> None:
    plan = load_plan("blitzkrieg_1940")
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
