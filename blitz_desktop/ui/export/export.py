"""Writes what a player of the printed game would hold in the hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from blitz_desktop import registry
from blitz_desktop.core.system import Scenario
from blitz_desktop.ui import fonts
from blitz_desktop.ui.export import charts, counter_sheets, map_sheet
from blitz_desktop.ui.export.paper import Page, write_pages

_PAGES: dict[str, Callable[[Scenario], list[Page]]] = {
    "counters": lambda scenario: counter_sheets.pages(scenario, registry.system(scenario.system)),
    "map": lambda scenario: map_sheet.pages(scenario.board),
    "charts": charts.pages,
}


def export(what: str, scenario: Scenario, out: Path) -> list[Path]:
    """Write ``counters``, ``map`` or ``charts`` of a game, and return the files written.

    Raises:
        ValueError: The suffix of ``out`` names no kind of file that can be written.
        OSError: A file cannot be written.
    """
    app = QApplication.instance() or QApplication([])
    assert app is not None
    fonts.load()
    return write_pages(_PAGES[what](scenario), out, title=f"{scenario.title}: {what}")
