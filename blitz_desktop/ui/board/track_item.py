"""The turn record and the tracks of scores as drawn, on a film below the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt, QThreadPool
from PySide6.QtGui import QColor, QPainter, QPen

from blitz_desktop.core.view import Palette
from blitz_desktop.ui.board.film import Film
from blitz_desktop.ui.board.film_item import FilmItem
from blitz_desktop.ui.board.map_item import Damage
from blitz_desktop.ui.board.tracks import Cell
from blitz_desktop.ui.counters.lettering import write
from blitz_desktop.ui.theme import Theme

_PADDING = 14.0
_MARGIN = 3.0
_LEVEL, _MOST_TILES = 5, 24


class TrackItem(FilmItem):
    """Draws the cells of all tracks, the current one in the colour of what is chosen.

    Attributes:
        cells: What is drawn.
    """

    def __init__(self, theme: Theme, damage: Damage, worker: QThreadPool) -> None:
        super().__init__(_TrackFilm((), {}, theme), damage, worker, level=_LEVEL, most=_MOST_TILES)
        self._theme = theme
        self.cells: tuple[Cell, ...] = ()
        self._palettes: Mapping[str, Palette] = {}

    def lay(self, cells: tuple[Cell, ...], palettes: Mapping[str, Palette]) -> None:
        """Draw these cells from now on, with markers in these colours."""
        if cells != self.cells or palettes != self._palettes:
            self.cells, self._palettes = cells, palettes
            self.show_film(_TrackFilm(cells, palettes, self._theme))


class _TrackFilm(Film):
    """Some cells, with markers in some colours."""

    def __init__(self, cells: tuple[Cell, ...], palettes: Mapping[str, Palette], theme: Theme) -> None:
        super().__init__(_around(cells))
        self._cells, self._palettes, self._theme = cells, palettes, theme

    def shows(self, rect: QRectF) -> bool:
        return any(_edged(cell).intersects(rect) for cell in self._cells)

    def paint(self, painter: QPainter, rect: QRectF, _zoom: float) -> None:
        for cell in self._cells:
            if _edged(cell).intersects(rect):
                (self._paint_space if cell.is_small else self._paint_cell)(painter, cell)

    def _paint_cell(self, painter: QPainter, cell: Cell) -> None:
        theme, rect = self._theme, cell.rect
        ink = QColor(theme.on_accent if cell.is_current else theme.ink)
        soft = QColor(theme.on_accent if cell.is_current else theme.muted)
        edge = QColor(theme.accent).darker(118) if cell.is_current else QColor(theme.edge).darker(110)
        painter.setPen(QPen(edge, 1.4, Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(theme.accent if cell.is_current else theme.window))
        painter.drawRoundedRect(rect, 7, 7)
        mark_room = min(rect.width() * 0.4, 110.0)
        mark = write(
            cell.mark, QPointF(rect.left() + _PADDING, rect.center().y() + 17), 48,
            weight="bold", align=0, most=mark_room,
        )  # fmt: skip
        painter.fillPath(mark, ink)
        left = mark.boundingRect().right() + _PADDING
        room = rect.right() - _PADDING - left
        baseline = rect.center().y() + (0 if cell.note else 9)
        for text, size, weight, drop, colour in (
            (cell.title, 24, "medium", 0, ink),
            (cell.note, 19, "regular", 26, soft),
        ):
            at = QPointF(left, baseline + drop)
            painter.fillPath(write(text, at, size, weight=weight, align=0, most=room), colour)

    def _paint_space(self, painter: QPainter, cell: Cell) -> None:
        """A number of a row; the marker lies on the current one."""
        theme, rect = self._theme, cell.rect
        ground = _mixed(QColor(theme.window), QColor(theme.warn), 0.55 * cell.danger)
        painter.setPen(QPen(QColor(theme.edge).darker(110), 1.2))
        painter.setBrush(ground)
        painter.drawRect(rect)
        ink = QColor(theme.ink)
        number = QRectF(rect.left(), rect.top(), rect.width(), rect.width())
        if cell.is_current:
            palette = self._palettes.get(cell.palette)
            ink = QColor(palette.ink if palette is not None else theme.on_accent)
            painter.setPen(QPen(QColor(theme.ink), 1.4))
            painter.setBrush(QColor(palette.fill if palette is not None else theme.accent))
            painter.drawRoundedRect(number.adjusted(3, 3, -3, -3), 4, 4)
        centre = number.center() + QPointF(0, 7.5)
        weight = "bold" if cell.is_current else "medium"
        painter.fillPath(write(cell.mark, centre, 21, weight=weight, most=rect.width() - 10), ink)
        if cell.note:
            foot = QPointF(rect.center().x(), rect.bottom() - 5.5)
            note = write(cell.note, foot, 16.5, weight="medium", most=rect.width() - 4)
            painter.fillPath(note, QColor(theme.muted))


def _around(cells: Iterable[Cell]) -> QRectF:
    rect = QRectF()
    for cell in cells:
        rect = rect.united(_edged(cell))
    return rect


def _edged(cell: Cell) -> QRectF:
    """A cell with its edge."""
    return cell.rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


def _mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour with some part of another in it."""
    return QColor(
        *(
            round(a + (b - a) * part)
            for a, b in zip(one.toTuple()[:3], other.toTuple()[:3], strict=True)  # type: ignore[index]
        )
    )
