"""Pictures of map and counters for the documents: ``python -m tests.ui.board.pictures OUT``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from blitz_desktop import registry
from blitz_desktop.core.board import Hex
from blitz_desktop.core.system import Scenario
from blitz_desktop.ui import theme
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import centre
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured_board
from blitz_desktop.ui.export import counter_sheets
from blitz_desktop.ui.export.paper import Page
from blitz_desktop.ui.grabbing import grab

_GAME = "blitzkrieg_1940"

_REGIONS: dict[str, Hex] = {
    "ardennes_meuse": "E1830",
    "holland": "E2610",
    "channel": "W5403",
    "maginot_saar": "E2738",
    "paris": "W4818",
}
"""Parts of the map by the hex in their middle."""

_CLOSE_UPS = {"meuse_1940/historical": ("meuse_houx", "3007")}
"""A part of the map of other games, by scenario: what the picture is called, and the hex in its middle."""

_ZOOMS = (0.25, 0.5, 1.0, 2.0)
_SIZE = QSize(1160, 740)
_SHEET_WIDTH = 950
_QUALITY = 84
"""Of a picture of the map; it is kept as WebP, a tenth of the size of PNG and no worse to the eye."""


def picture_map(scenario: Scenario, folder: Path, variant: PaletteVariant) -> None:
    """The whole map, and parts of it, at every scale."""
    board, ending = recoloured_board(scenario.board, variant), _ending(variant)
    printed = MapPrint(board)
    for zoom in _ZOOMS:
        percent = round(100 * zoom)
        size = (printed.rect.size() * zoom).toSize()
        _keep(printed.picture(printed.rect, size, zoom), folder / f"map_whole_{percent}{ending}")
        for name, middle in _REGIONS.items():
            part = QRectF(0, 0, _SIZE.width() / zoom, _SIZE.height() / zoom)
            part.moveCenter(centre(board, middle))
            part = part & printed.rect
            size = (part.size() * zoom).toSize()
            _keep(printed.picture(part, size, zoom), folder / f"map_{name}_{percent}{ending}")


def picture_close_ups(folder: Path, variant: PaletteVariant) -> None:
    """A part of the map of each other game, at its own size and at half of it."""
    for key, (name, middle) in _CLOSE_UPS.items():
        board = recoloured_board(registry.scenario(key).board, variant)
        printed = MapPrint(board)
        for zoom in (0.5, 1.0):
            part = QRectF(0, 0, _SIZE.width() / zoom, _SIZE.height() / zoom)
            part.moveCenter(centre(board, middle))
            part = part & printed.rect
            picture = printed.picture(part, (part.size() * zoom).toSize(), zoom)
            _keep(picture, folder / f"map_{name}_{round(100 * zoom)}{_ending(variant)}")


def picture_table(scenario: Scenario, folder: Path, variant: PaletteVariant) -> None:
    """The same parts on the table, with the counters of the set-up."""
    system = registry.system(scenario.system)
    scene = BoardScene()
    scene.set_palette_variant(variant)
    scene.set_board(scenario.board)
    scene.show(system.view(scenario, system.setup(scenario)))
    canvas = BoardCanvas(scene)
    canvas.resize(_SIZE)
    for name, middle in _REGIONS.items():
        canvas.zoom_to(1.0)
        canvas.centre_on(middle)
        _keep(grab(canvas, canvas).toImage(), folder / f"set_up_{name}{_ending(variant)}")
    scene.close()


def _keep(image: QImage, path: Path) -> None:
    if not image.save(str(path.with_suffix(".webp")), "WEBP", _QUALITY):  # type: ignore[call-overload]
        raise OSError(f"cannot write {path}")


def _ending(variant: PaletteVariant) -> str:
    return "" if variant is PaletteVariant.PRINTED else f"_{variant}"


def picture_counters(scenario: Scenario, folder: Path, variant: PaletteVariant, *, prefix: str = "") -> None:
    """Both sides of the counters of each army."""
    system = registry.system(scenario.system)
    pages = iter(counter_sheets.pages(scenario, system, variant))
    for army, counters in counter_sheets.sheets(scenario, system, variant).items():
        front, back = next(pages), next(pages)
        used = counter_sheets.height(len(counters))
        image = _one_above_the_other((front, back), used)
        image.save(str(folder / f"counters_{prefix}{army.lower()}{_ending(variant)}.png"))


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
    parser.add_argument("--scenarios", nargs="+", default=[f"{_GAME}/1940", f"{_GAME}/1939"])
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme.apply(app)
    first, *others = map(registry.scenario, options.scenarios)
    options.out.mkdir(parents=True, exist_ok=True)
    for variant in PaletteVariant:
        picture_map(first, options.out, variant)
        picture_close_ups(options.out, variant)
        picture_table(first, options.out, variant)
        picture_counters(first, options.out, variant)
        for other in others:
            picture_counters(other, options.out, variant, prefix=f"{other.id}_")
        for key in _CLOSE_UPS:
            other = registry.scenario(key)
            picture_counters(other, options.out, variant, prefix=f"{other.system}_")


if __name__ == "__main__":
    main()
