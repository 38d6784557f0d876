"""Steps far from the enemy, which phases share, are those that a look around the hex finds."""

from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.systems.blitzkrieg_1940.groups import unit_choices
from blitz_desktop.systems.blitzkrieg_1940.model import MOVEMENT
from blitz_desktop.systems.blitzkrieg_1940.passages import passages_of
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from tests.systems.blitzkrieg_1940.test_any_play import KEYS, openings


@pytest.mark.parametrize("key", KEYS)
def test_the_steps_out_of_every_hex_are_those_found_there(key: str) -> None:
    scenario = registry.scenario(key)
    states = [state for state in openings(key) if state.clock.phase == MOVEMENT and not state.frames]
    compared = 0
    for state in states:
        sit = situation(scenario, state)
        kinds = {}
        for unit in unit_choices(sit).legal:
            passages = passages_of(sit, (unit,))
            kinds[passages.group.kind] = passages.ways
        for ways in kinds.values():
            assert {a: ways[a] for a in sit.board.hexes} == {a: ways.look_around(a) for a in sit.board.hexes}
            compared += 1
    assert compared > 20
