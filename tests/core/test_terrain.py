from __future__ import annotations

from blitz_desktop import registry
from blitz_desktop.core.board import Terrain


def test_a_proper_name_keeps_its_capital_within_a_sentence() -> None:
    assert Terrain("m", "Marsh", "marsh", "#c2dcc4").called == "marsh"
    assert Terrain("a", "Ardennes", "forest", "#a9c796", is_proper=True).called == "Ardennes"


def test_the_ardennes_are_a_proper_name() -> None:
    terrains = registry.scenario("blitzkrieg_1940/1940").board.terrains
    assert [terrain.id for terrain in terrains.values() if terrain.is_proper] == ["ardennes"]
