"""Pictures of map and counters for the documents: ``python -m tests.ui.board.pictures OUT``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from blitz_desktop import registry
from blitz_desktop.core.board import Hex
from blitz_desktop.core.system import Scenario
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.counters.palettes import PaletteVariant
from blitz_desktop.ui.export import counter_sheets
from blitz_desktop.ui.export.paper import Page
from blitz_desktop.ui.screenshot import grab

_VIEWS: tuple[tuple[str, Hex, float, bool], ...] = (
    ("ardennes_meuse_50", "E1830", 0.5, False),
    ("ardennes_meuse_100", "E1830", 1.0, False),
    ("ardennes_meuse_200", "E1530", 2.0, True),
    ("holland_50", "E2507", 0.5, False),
    ("holland_100", "E2511", 1.0, False),
    ("channel_100", "W5403", 1.0, False),
    ("maginot_saar_100", "E2538", 1.0, True),
    ("maginot_saar_200", "E2738", 2.0, False),
    ("paris_100", "W4818", 1.0, False),
)
"""Name, middle, zoom, and whether counters lie on it."""

_SIZE = QSize(1160, 740)
_WHOLE = 0.25
_SHEET_WIDTH = 950


def picture_map(scenario: Scenario, folder: Path) -> None:
    """The whole map, and parts of it as they are seen on the table."""
    printed = MapPrint(scenario.board)
    size = QSize(round(printed.rect.width() * _WHOLE), round(printed.rect.height() * _WHOLE))
    printed.picture(printed.rect, size, _WHOLE).save(str(folder / "map_whole_25.png"))
    system = registry.system(scenario.system)
    view = system.view(scenario, system.setup(scenario))
    scene = BoardScene()
    scene.set_board(scenario.board)
    canvas = BoardCanvas(scene)
    canvas.resize(_SIZE)
    for name, middle, zoom, has_counters in _VIEWS:
        scene.show(view if has_counters else msgspec.structs.replace(view, pieces=()))
        canvas.zoom_to(zoom)
        canvas.centre_on(middle)
        grab(canvas, canvas).save(str(folder / f"map_{name}.png"))
    scene.close()


def picture_counters(scenario: Scenario, folder: Path, variant: PaletteVariant) -> None:
    """Both sides of the counters of each army."""
    system = registry.system(scenario.system)
    pages = iter(counter_sheets.pages(scenario, system, variant))
    ending = "" if variant is PaletteVariant.PRINTED else f"_{variant}"
    for army, counters in counter_sheets.sheets(scenario, system, variant).items():
        front, back = next(pages), next(pages)
        used = counter_sheets.height(len(counters))
        image = _one_above_the_other((front, back), used)
        image.save(str(folder / f"counters_{army.lower()}{ending}.png"))


def _one_above_the_other(pages: tuple[Page, Page], used: float) -> QImage:
    """Two pages of which only the upper part is used, in millimetres."""
    scale = _SHEET_WIDTH / pages[0].width
    height = round(used * scale)
    image = QImage(_SHEET_WIDTH, 2 * height, QImage.Format.Format_RGB32)
    image.fill("#ffffff")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, page in enumerate(pages):
        painter.save()
        painter.translate(0, place * height)
        painter.scale(scale, scale)
        page.draw(painter)
        painter.restore()
    painter.end()
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--scenario", default=registry.scenario_keys()[0])
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme.apply(app)
    scenario = registry.scenario(options.scenario)
    options.out.mkdir(parents=True, exist_ok=True)
    picture_map(scenario, options.out)
    for variant in PaletteVariant:
        picture_counters(scenario, options.out, variant)


if __name__ == "__main__":
    main()
