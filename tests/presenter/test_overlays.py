"""Overlays of any game: its own and those that follow from the position."""

from __future__ import annotations

import pytest

from blitz_desktop.core.overlays import Overlay
from blitz_desktop.presenter.overlays import Overlays, reachers, reachers_overlay
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from tests.toy import TOY, toy_scenario


@pytest.fixture
def table() -> Table:
    return Table(Session.start(TOY, toy_scenario(), seed="1"))


def hexes(overlay: Overlay, tone: str) -> set[str]:
    return {hex_ for patch in overlay.patches if patch.tone == tone for hex_ in patch.hexes}


def march(table: Table, unit: str, to: str) -> None:
    gesture = table.pick_up((unit,))
    assert gesture is not None
    table.put_down(gesture, to)


def test_each_key_shows_one_overlay(table: Table) -> None:
    titles = Overlays(table).titles
    assert len({title.id for title in titles}) == len(titles)
    keys = [title.key for title in titles if title.key]
    assert len(set(keys)) == len(keys)


def test_every_overlay_can_be_drawn(table: Table) -> None:
    overlays = Overlays(table)
    for title in overlays.titles:
        assert isinstance(overlays.draw(title.id), Overlay)


def test_control_tells_who_holds_what(table: Table) -> None:
    overlay = Overlays(table).draw("control")
    assert "0101" in hexes(overlay, "blue")
    assert "0801" in hexes(overlay, "red")
    assert overlay.summary == "Blue: 24 hexes · Red: 24 hexes"


def test_stacks_are_counted_with_their_strength(table: Table) -> None:
    tags = {tag.hex: tag.text for tag in Overlays(table).draw("stacking").tags}
    assert tags["0302"] == "2·8"


def test_an_overlay_of_the_game_comes_from_the_game(table: Table) -> None:
    assert "0402" in hexes(Overlays(table).draw("watched"), "red")


def test_moves_and_changes_follow_the_record(table: Table) -> None:
    overlays = Overlays(table)
    march(table, "bt", "0501")
    assert hexes(overlays.draw("changes"), "blue") == {"0501"}
    (trace,) = overlays.draw("moves").traces
    assert (trace.hexes[0], trace.hexes[-1], trace.tone) == ("0303", "0501", "blue")
    table.session.undo()
    table.refresh()
    assert not overlays.draw("moves").traces


def test_the_past_shows_the_moves_of_its_time(table: Table) -> None:
    march(table, "bt", "0501")
    table.session.goto(0)
    table.refresh()
    assert not Overlays(table).draw("moves").traces


def test_who_can_come_here_names_units_with_points_left(table: Table) -> None:
    found = {unit: way.left for unit, way in reachers(table, "0403")}
    assert found["bt"] == 5
    assert "r1" not in found
    overlay = reachers_overlay(table, "0403")
    assert "0303" in hexes(overlay, "warn")
    assert overlay.summary.startswith(f"{len(found)} units can move to 0403")


def test_an_overlay_is_drawn_once_a_position(table: Table) -> None:
    overlays = Overlays(table)
    assert overlays.draw("control") is overlays.draw("control")
