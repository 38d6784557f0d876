"""What is said to be printed in the rulebook of Blitzkrieg 1940 is, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from blitz_desktop import registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.scenario.yaml_file import read_yaml

FOLDER = scenarios_dir() / "blitzkrieg_1940"
PARAGRAPH = r"rulebook (.+)"


@pytest.fixture(scope="module", params=["1939", "1940"])
def scenario(request: pytest.FixtureRequest) -> Scenario:
    return registry.scenario_from_file(FOLDER / f"{request.param}.yaml")


def rows() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every mapping with a provenance in the scenarios' files."""
    for path in sorted(FOLDER.rglob("*.yaml")):
        yield from ((path.name, row) for row in _mappings(read_yaml(path).root.plain()))


def _mappings(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _mappings(item)


def test_every_paragraph_that_is_cited_exists() -> None:
    book = registry.rulebook("blitzkrieg_1940")
    cited = {
        paragraph
        for _, row in rows()
        for paragraph in (
            *re.findall(PARAGRAPH, str(row.get("provenance", ""))),
            *(row.get("printed", {}).values() if isinstance(row.get("printed"), dict) else ()),
        )
    }
    assert cited
    assert {paragraph for paragraph in cited if paragraph not in book} == set()


def test_only_these_faces_are_printed(scenario: Scenario) -> None:
    """Works, dummies and RAF have no factors but those of their rules; the rest is a handful of units."""
    kinds = ("large_fort", "small_fort", "dummy", "raf", "airborne_coup", "british_emergency")
    printed = {
        piece.id
        for piece in scenario.pieces.values()
        if piece.faces[0].provenance.startswith("rulebook") and piece.type not in kinds
    }
    assert printed == ({"ger_id_10"} if scenario.id == "1940" else set())
    of_rules = [piece for piece in scenario.pieces.values() if piece.type in kinds]
    assert all(piece.faces[0].provenance.startswith("rulebook ") for piece in of_rules)


@pytest.mark.rule("blitzkrieg_1940", "14.9")
@pytest.mark.rule("blitzkrieg_1940", "14.7")
def test_printed_results(scenario: Scenario) -> None:
    results = scenario.tables.combat_results
    three_to_one, best = results.columns.index("3:1"), results.columns.index("7:1+")
    assert results.losses(4, three_to_one) == (1, 2)
    assert {results.losses(die, best) for die in results.rows} == {(0, 3)}
    printed = {
        (die, column): results.provenance_of(die, column)
        for die in results.rows
        for column in range(len(results.columns))
        if results.provenance_of(die, column) != "reconstructed"
    }
    assert printed == {
        (4, three_to_one): "rulebook 14.9",
        **{(die, best): "rulebook 14.7" for die in results.rows},
    }


@pytest.mark.rule("blitzkrieg_1940", "4.9.C")
@pytest.mark.rule("blitzkrieg_1940", "4.10.B")
def test_printed_thresholds(scenario: Scenario) -> None:
    tables = scenario.tables
    assert {row.provenance for row in tables.bef_destroyed} == {"rulebook 4.9.C"}
    assert {row.provenance for row in tables.german_losses_severe} == {"rulebook 4.10.B"}


def test_lower_steps_follow_the_method(scenario: Scenario) -> None:
    """Half of a fixed factor, rounded up; quarters for panzers; three less where volatile."""
    for piece in scenario.pieces.values():
        full, steps = piece.faces[0], piece.full_steps
        for left, face in zip(range(steps - 1, 0, -1), piece.faces[1:], strict=True):
            for whole, part in ((full.attack, face.attack), (full.defence, face.defence)):
                assert whole is not None, piece.id
                expected = whole - 3 if piece.has("volatile") else -(-whole * left // steps)
                assert part == expected, (piece.id, left)


def test_every_row_of_a_table_says_where_it_comes_from(scenario: Scenario) -> None:
    for row in (*scenario.tables.movement, *scenario.tables.shifts):
        assert re.fullmatch(r"rulebook|history|reconstructed", row.provenance)
        assert row.rule in registry.rulebook("blitzkrieg_1940")
