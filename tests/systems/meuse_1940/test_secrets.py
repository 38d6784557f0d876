"""What one side chooses while the other looks away."""

from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.state import Clock, GameState
from blitz_desktop.core.system import Scenario
from blitz_desktop.presenter.seating import ONLOOKER
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.systems.meuse_1940.frames import Battle, PlanesDue
from blitz_desktop.systems.meuse_1940.model import BOOK, COMBAT, FRENCH, GERMAN, Ext
from blitz_desktop.systems.meuse_1940.system import Meuse1940

rule = pytest.mark.rule


class _Sending(Meuse1940):
    """The game as it begins with a battle for which the French choose their aircraft in the German phase."""

    def setup(self, scenario: Scenario) -> GameState[Ext]:
        due = PlanesDue(FRENCH, Battle("2010", (), ()))
        clock = Clock(1, 1, GERMAN, COMBAT)
        return msgspec.structs.replace(super().setup(scenario), clock=clock, frames=(due,))


@rule(BOOK, "8/4")
def test_secret_aircraft_are_chosen_by_their_own_side_even_where_small_choices_are_not() -> None:
    scenario = registry.scenario(f"{BOOK}/historical")
    session = Session.start(_Sending(), scenario, "3", terms=Terms(Kind.SHARED, is_brief=True))
    assert (session.is_secret_from(GERMAN), session.is_secret_from(FRENCH)) == (True, False)
    table = Table(session, GERMAN)
    assert (table.viewpoint.viewer, table.seating.due) == (ONLOOKER, FRENCH)
