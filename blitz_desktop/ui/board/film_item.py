"""A film in the scene: drawn by the map's worker, seen tile by tile as it gets ready."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QThreadPool

from blitz_desktop.ui.board.film import Film
from blitz_desktop.ui.board.map_item import Damage, MapItem
from blitz_desktop.ui.board.printing.tiles import TileStore
from blitz_desktop.ui.board.weak import weakly


class FilmItem(MapItem):
    """Draws one film after the other; what the last one shows is seen until the next one is ready.

    Attributes:
        store: Its tiles.
    """

    def __init__(self, film: Film, damage: Damage, worker: QThreadPool, *, level: float, most: int) -> None:
        self.store = TileStore(film, worker=worker, most=most)
        super().__init__(self.store, damage)
        self.store.ready.connect(weakly(self._show_ready))
        self.setZValue(level)

    def show_film(self, film: Film) -> None:
        """Draw another film from now on."""
        if film.rect != self.store.printed.rect:
            self.prepareGeometryChange()
        if not self.isVisible():
            self.store.forget()
        self.store.reprint(film)

    def _show_ready(self, rect: QRectF) -> None:
        self.update(rect)
