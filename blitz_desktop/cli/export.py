"""The command that writes print-and-play sheets."""

from __future__ import annotations

import argparse
import os

from blitz_desktop.cli.shared import OK, InputError, scenario_of

KINDS = ("counters", "map", "charts")
"""What can be written."""


def export(arguments: argparse.Namespace) -> int:
    """Write counter sheets, the map or the charts of a game."""
    scenario = scenario_of(arguments.game)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from blitz_desktop.ui.counters.palettes import PaletteVariant
    from blitz_desktop.ui.export.export import export as write

    variant = PaletteVariant.COLOUR_BLIND if arguments.colour_blind else PaletteVariant.PRINTED
    try:
        paths = write(arguments.what, scenario, arguments.out, variant=variant)
    except ValueError as error:
        raise InputError(str(error)) from error
    for path in paths:
        print(path)
    return OK
