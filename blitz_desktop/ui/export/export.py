"""Writes what a player of the printed game would hold in the hand."""

from __future__ import annotations

from pathlib import Path

from blitz_desktop import registry
from blitz_desktop.core.language import say
from blitz_desktop.core.system import Scenario
from blitz_desktop.ui import fonts
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured_board
from blitz_desktop.ui.export import charts, counter_sheets, map_sheet
from blitz_desktop.ui.export.paper import write_pages
from blitz_desktop.ui.program import the_program


def export(
    what: str, scenario: Scenario, out: Path, *, variant: PaletteVariant = PaletteVariant.PRINTED
) -> list[Path]:
    """Write ``counters``, ``map`` or ``charts`` of a game, and return the files written.

    Args:
        what: Which of them.
        scenario: The game.
        out: The file; its suffix names the kind of file.
        variant: Colours of the counters, and of the countries on the map.

    Raises:
        ValueError: The suffix of ``out`` names no kind of file that can be written.
        OSError: A file cannot be written.
    """
    the_program()
    fonts.load()
    match what:
        case "counters":
            pages = counter_sheets.pages(scenario, registry.system(scenario.system), variant)
        case "map":
            pages = map_sheet.pages(recoloured_board(scenario.board, variant))
        case _:
            pages = charts.pages(scenario)
    return write_pages(pages, out, title=f"{say(scenario.title)}: {what}")
