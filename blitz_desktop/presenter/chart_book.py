"""The charts of a game for the reader, on paper and in the help."""

from __future__ import annotations

from blitz_desktop import registry
from blitz_desktop.core.charts import Cell, Chart, PrintsCharts, folded
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario


def charts(scenario: Scenario) -> tuple[Chart, ...]:
    """All charts of a scenario, its turn track the last; that alone of a game that is not registered."""
    try:
        system = registry.system(scenario.system)
    except KeyError:
        return (_turn_track(scenario),)
    found = system.charts(scenario) if isinstance(system, PrintsCharts) else ()
    return (*found, _turn_track(scenario))


def _turn_track(scenario: Scenario) -> Chart:
    head = (say("Turn"), say("Dates"), say("Note"))
    rows = tuple((str(turn.number), say(turn.label), say(turn.note)) for turn in scenario.turns)
    has_notes = any(note for *_, note in rows)
    kept = 3 if has_notes else 2
    track = Chart(say("Turn track"), head[:kept], tuple(tuple(map(Cell, row[:kept])) for row in rows))
    return track if has_notes else folded(track)
