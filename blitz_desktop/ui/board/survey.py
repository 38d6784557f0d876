"""Overlays on the table: areas beneath the counters, lines and figures above them, each a film of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QThreadPool

from blitz_desktop.core.board import Board
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.ui.board.film import Film
from blitz_desktop.ui.board.film_item import FilmItem
from blitz_desktop.ui.board.films import AreaFilm, FigureFilm, Outlines
from blitz_desktop.ui.board.map_item import Damage
from blitz_desktop.ui.board.printing.tiles import TileStore
from blitz_desktop.ui.board.tones import Tones

_AREAS_LEVEL, _FIGURES_LEVEL = 8, 28
_MOST_TILES = 64


class Survey:
    """The two films of a board; moments pass before what is laid is seen.

    Attributes:
        items: What draws them, to be put into the scene: the areas, and the lines and figures.
    """

    def __init__(self, board: Board, rect: QRectF, damage: Damage, worker: QThreadPool, tones: Tones) -> None:
        outlines = Outlines(board)

        def areas(overlays: tuple[Overlay, ...], tones: Tones) -> Film:
            return AreaFilm(board, rect, overlays, tones, outlines)

        def figures(overlays: tuple[Overlay, ...], tones: Tones) -> Film:
            return FigureFilm(board, rect, overlays, tones)

        self.items = (
            _OverlayItem(areas, damage, worker, tones, _AREAS_LEVEL),
            _OverlayItem(figures, damage, worker, tones, _FIGURES_LEVEL),
        )

    @property
    def stores(self) -> tuple[TileStore, ...]:
        """The tiles of both films."""
        return tuple(item.store for item in self.items)

    def lay(self, overlays: Iterable[Overlay], tones: Tones) -> None:
        """Draw these overlays from now on."""
        overlays = tuple(overlays)
        areas, figures = self.items
        areas.lay(_only(overlays, "patches", "edges"), tones)
        figures.lay(_only(overlays, "traces", "tags"), tones)


class _OverlayItem(FilmItem):
    """Draws some parts of all overlays laid; hidden while there are none."""

    def __init__(
        self,
        develop: Callable[[tuple[Overlay, ...], Tones], Film],
        damage: Damage,
        worker: QThreadPool,
        tones: Tones,
        level: float,
    ) -> None:
        super().__init__(develop((), tones), damage, worker, level=level, most=_MOST_TILES)
        self._develop = develop
        self._laid: tuple[tuple[Overlay, ...], Tones] = ((), tones)
        self.setVisible(False)

    def lay(self, overlays: tuple[Overlay, ...], tones: Tones) -> None:
        """Draw these overlays."""
        if (overlays, tones) != self._laid:
            self._laid = (overlays, tones)
            self.show_film(self._develop(overlays, tones))
            self.setVisible(any(overlay != Overlay() for overlay in overlays))


def _only(overlays: tuple[Overlay, ...], *parts: str) -> tuple[Overlay, ...]:
    """Overlays with some of their parts alone, so that they are equal where those are."""
    return tuple(Overlay(**{part: getattr(overlay, part) for part in parts}) for overlay in overlays)
