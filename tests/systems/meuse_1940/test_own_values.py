"""An owner's values of the printed game go before the reconstructed ones."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.systems.meuse_1940.roster import roster_of
from blitz_desktop.systems.meuse_1940.situation import situation
from blitz_desktop.systems.meuse_1940.system import Meuse1940

OWN = """\
overrides: meuse_1940
scenarios: [historical, free]
counters:
  - {id: fra_m_66ri_i, faces: ["3-4-7", "2-3-7"], ratings: {cohesion: [7, 5]}, provenance: rulebook}
  - {id: fra_m_em_18di, faces: ["- - 6"], ratings: {range: [9], artillery: [5]}, provenance: rulebook}
placements:
  - {unit: fra_m_em_18di, at: "2709", provenance: rulebook}
tables:
  movement: [{where: wood, armour: 6, provenance: rulebook}]
  combat_results: {rows: {6: {1: "D1 R2"}}, cells: {"6 at c1": rulebook}}
  barrages: {columns: [{factors: 2, one_step: 10}]}
  air: [{side: french, points: 4, provenance: rulebook}]
  objectives: [{place: Onhaye, points: 15, provenance: rulebook}]
board:
  hexes: [{hex: "2709", terrain: wood, provenance: rulebook}]
"""


@pytest.fixture(params=["historical", "free"])
def own(request: pytest.FixtureRequest) -> Scenario:
    """A built-in scenario with a file in the reader's own folder."""
    path = registry.overrides_dir() / "own.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(OWN, encoding="utf-8")
    return registry.scenario_from_file(scenarios_dir() / "meuse_1940" / f"{request.param}.yaml")


def test_counters_and_places_are_the_owners(own: Scenario) -> None:
    sit = situation(own, Meuse1940().setup(own))
    unit, hq = "fra_m_66ri_i", "fra_m_em_18di"
    assert (sit.attack(unit), sit.defence(unit), sit.allowance(unit), sit.cohesion(unit)) == (3, 4, 14, 7)
    assert (sit.command_range(hq), sit.face(hq).ratings["artillery"]) == (9, 5)
    assert hq in roster_of(own).hqs
    assert own.placements[hq] == "2709"
    assert sit.board["2709"].terrain == "wood"


def test_charts_are_the_owners(own: Scenario) -> None:
    tables = own.tables
    assert tables.cost["wood"].halves("armour") == 12
    results = tables.combat_results
    assert (results.result(6, 0).text, results.provenance_of(6, 0)) == ("D1 R2", "rulebook")
    assert tables.barrages.steps(2, 10) == 1
    assert tables.aviation["french"].points == 4
    assert {row.place: row.points for row in tables.objectives}["Onhaye"] == 15
