"""The printed map as a whole: its plates in the order of printing, and pictures of any part of it."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Lock
from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from blitz_desktop.core.board import Board
from blitz_desktop.ui import fonts
from blitz_desktop.ui.board.layers import MAP_LAYERS, Layer
from blitz_desktop.ui.board.printing import (
    cartouche,
    lines,
    settlements,
    slopes,
    textures,
    waters,
    ways,
    works,
)
from blitz_desktop.ui.board.printing.ground import Ground
from blitz_desktop.ui.board.printing.inks import PAPER
from blitz_desktop.ui.board.printing.names import names
from blitz_desktop.ui.board.printing.plates import Picture, Plate
from blitz_desktop.ui.board.printing.proofs import Proofs
from blitz_desktop.ui.board.printing.underprint import underprint

_SKETCH_PART = 2
"""How many times coarser a sketch is drawn than it is shown."""


class _Printing(Protocol):
    def paint(self, painter: QPainter, rect: QRectF, zoom: float, /) -> None: ...


class MapPrint:
    """A board ready to be printed. Its plates are made when first painted from; any thread may paint.

    Attributes:
        rect: What the print covers, in scene pixels.
        sheets: Outline of the joined sheets.
        clearings: Empty parts of ``rect``, the largest first, that trays may stand in.
    """

    def __init__(self, board: Board) -> None:
        fonts.load()
        self.board = board
        self._ground = ground = Ground(board)
        self.sheets = ground.sheets
        self.rect = ground.extent.adjusted(-4, -4, 4, 4)
        self.clearings = tuple(rect for rect in ground.clearings if rect.height() >= cartouche.LOW)
        self._proofs = Proofs(board)
        self._names: dict[float, Plate] = {}
        self._lock = Lock()
        self._is_dropped = False
        self._plates: tuple[tuple[Layer | None, _Printing], ...] = ()
        self._underprints: dict[bool, Picture] = {}

    def paint(
        self, painter: QPainter, rect: QRectF, zoom: float, layers: frozenset[Layer] = MAP_LAYERS
    ) -> None:
        """Paint a part of the map.

        Args:
            painter: Its transform takes scene pixels to its device.
            rect: The part, in scene pixels.
            zoom: Scale the part will be looked at; decides lettering and detail.
            layers: Layers to print.
        """
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for printing in self._printings(zoom, layers):
            if self._is_dropped:
                return
            printing.paint(painter, rect, zoom)

    def drop(self) -> None:
        """Leave pictures that are being painted unfinished: nobody will look at them."""
        self._is_dropped = True

    def picture(
        self, rect: QRectF, size: QSize, zoom: float, layers: frozenset[Layer] = MAP_LAYERS
    ) -> QImage:
        """Picture of a part of the map, on bare paper where there is no sheet."""
        # Without an alpha channel, which would make every blit a blend.
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(PAPER)
        painter = QPainter(image)
        painter.scale(size.width() / rect.width(), size.height() / rect.height())
        painter.translate(-rect.topLeft())
        self.paint(painter, rect, zoom, layers)
        painter.end()
        return image

    def _printings(self, zoom: float, layers: frozenset[Layer]) -> Iterator[_Printing]:
        with self._lock:
            if not self._plates:
                self._plates = _engrave(self._ground)
        yield self._underprint(Layer.RELIEF in layers)
        for layer, printing in self._plates:
            if layer is None or layer in layers:
                yield printing
        if Layer.NAMES in layers:
            yield self._lettering(zoom)

    def overview(self, scale: float, layers: frozenset[Layer] = MAP_LAYERS) -> QImage:
        """Picture of the whole map; the usual one is kept on disk."""
        is_usual = layers == MAP_LAYERS
        name = _overview_name(scale)
        image = self._proofs.find(name) if is_usual else None
        if image is None:
            size = QSize(round(self.rect.width() * scale), round(self.rect.height() * scale))
            image = self.picture(self.rect, size, scale, layers)
            if is_usual and not self._is_dropped:
                self._proofs.keep(name, image)
        return image

    def sketch(self, scale: float) -> QImage | None:
        """Picture of bare land and sea, drawn in an instant; None where the whole overview is at hand."""
        if self._proofs.has(_overview_name(scale)):
            return None
        size = QSize(round(self.rect.width() * scale), round(self.rect.height() * scale))
        small = QImage(size / _SKETCH_PART, QImage.Format.Format_RGB32)
        small.fill(PAPER)
        painter = QPainter(small)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(small.width() / self.rect.width(), small.height() / self.rect.height())
        painter.translate(-self.rect.topLeft())
        waters.sea(self._ground).paint(painter, self.rect, scale)
        painter.end()
        keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return small.scaled(size, keep, smooth)

    def _underprint(self, has_relief: bool) -> Picture:
        with self._lock:
            picture = self._underprints.get(has_relief)
            if picture is None:
                picture = self._underprints[has_relief] = self._bake(has_relief)
            return picture

    def _bake(self, has_relief: bool) -> Picture:
        name = "relief" if has_relief else "flat"
        image = self._proofs.find(name)
        if image is not None:
            return Picture(image, self._ground.extent)
        picture = underprint(self._ground, has_relief=has_relief)
        self._proofs.keep(name, picture.image)
        return picture

    def _lettering(self, zoom: float) -> Plate:
        with self._lock:
            plate = self._names.get(zoom)
            if plate is None:
                plate = self._names[zoom] = names(self._ground, zoom)
            return plate


def _overview_name(scale: float) -> str:
    return f"overview-{round(scale * 100)}"


def _engrave(ground: Ground) -> tuple[tuple[Layer | None, _Printing], ...]:
    """All plates between underprint and lettering, in the order of printing."""
    return (
        *((Layer.TEXTURES, plate) for plate in textures.textures(ground)),
        (None, settlements.cities(ground)),
        (None, waters.coast(ground)),
        (None, slopes.slopes(ground)),
        (Layer.GRID, lines.grid(ground)),
        (None, waters.rivers(ground)),
        (None, waters.arms(ground)),
        (None, ways.ways(ground)),
        (None, lines.country_lines(ground)),
        (None, waters.crossings(ground)),
        *((Layer.SITES, plate) for plate in works.areas(ground)),
        (Layer.SITES, works.sites(ground)),
        (None, settlements.towns(ground)),
        (Layer.SEAMS, lines.seams(ground)),
        (Layer.NUMBERS, lines.numbers(ground, cartouche.title_area(ground))),
        (None, lines.surround(ground)),
        (Layer.EDGES, lines.frame(ground)),
        (None, cartouche.title(ground)),
        (None, cartouche.legend(ground)),
    )
