"""Tiles of the map, or of a film over it, rendered at the exact scale away from the window's own thread.

Until a tile is there, the tile that another print had in its place stands in for it, or a part of a coarse
picture of the whole, and until that is drawn a sketch of land and sea.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from blitz_desktop.ui.board.layers import MAP_LAYERS, Layer
from blitz_desktop.ui.counters.pixmaps import size_of

TILE = 512
"""Side of a tile in device pixels."""

COARSE = 0.5
"""Scale of the picture that stands in for missing tiles."""

_MOST_TILES = 128
_SWITCH_INTERVAL = 0.001
"""Seconds after which the worker lets the window's thread run; Python's own 5 ms would cost frames."""


class TileKey(NamedTuple):
    """A tile: its scale, its place at that scale, and the zoom it is for.

    The scale is in device pixels to a thousand scene pixels. Scale and zoom differ on a display that has more
    than one device pixel to a pixel.
    """

    permille: int
    column: int
    row: int
    zoom: float

    @property
    def scale(self) -> float:
        """Device pixels to a scene pixel."""
        return self.permille / 1000

    @property
    def rect(self) -> QRectF:
        """What it covers, in scene pixels."""
        side = TILE / self.scale
        return QRectF(self.column * side, self.row * side, side, side)


class Printed(Protocol):
    """What tiles are made of; any thread may draw from it.

    Attributes:
        rect: What it covers, in scene pixels.
    """

    rect: QRectF

    def picture(self, rect: QRectF, size: QSize, zoom: float, layers: frozenset[Layer], /) -> QImage:
        """Picture of a part, as it is looked at at a zoom; a null image where nothing is to be seen."""
        ...

    def overview(self, scale: float, layers: frozenset[Layer], /) -> QImage:
        """Picture of the whole."""
        ...

    def sketch(self, scale: float, /) -> QImage | None:
        """Picture of the whole that is drawn in an instant; None where there is none, or no need."""
        ...

    def drop(self) -> None:
        """Break off what is being drawn: nobody will look at it."""
        ...


class TileStore(QObject):
    """Keeps the tiles of one print.

    Attributes:
        coarse: Picture of the whole, once there is one.
        is_sketched: Whether it is no more than a sketch.
        rendered: Number of tiles rendered so far, for tests that count work.

    Signals:
        ready: Part of the map, as a rectangle in scene pixels, can be drawn better than before.
    """

    ready = Signal(QRectF)
    _made = Signal(object, QImage, int)
    _sketched = Signal(QImage, int)

    def __init__(
        self, printed: Printed, *, worker: QThreadPool | None = None, most: int = _MOST_TILES
    ) -> None:
        # No parent: the worker's last job must find the store alive, whoever owns the table is gone by then.
        super().__init__()
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self.printed = printed
        self.coarse: QPixmap | None = None
        self.is_sketched = True
        self.rendered = 0
        self._layers = MAP_LAYERS
        self._edition = 0
        self._most = most
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._former: dict[TileKey, QPixmap] = {}
        self._wanted: dict[TileKey | None, None] = {None: None}
        self._is_busy = False
        self._pool = worker or new_worker()
        self._made.connect(self._keep)
        self._sketched.connect(self._show_sketch)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)
        self._work()

    @property
    def count(self) -> int:
        """Number of tiles kept."""
        return len(self._tiles)

    @property
    def size(self) -> int:
        """Memory that its pictures take, in bytes."""
        coarse = [] if self.coarse is None else [self.coarse]
        return sum(map(size_of, (*self._tiles.values(), *self._former.values(), *coarse)))

    def get(self, key: TileKey) -> QPixmap | None:
        """A tile, or None while it is being made; asking for it orders it."""
        tile = self._tiles.get(key)
        if tile is not None:
            self._tiles.move_to_end(key)
            return tile
        if key not in self._wanted:
            stale = [other for other in self._wanted if other is not None and other.permille != key.permille]
            for other in stale:
                del self._wanted[other]
            self._wanted[key] = None
            self._work()
        return None

    def print_layers(self, layers: frozenset[Layer]) -> None:
        """Print other layers from now on."""
        if layers == self._layers:
            return
        self._layers = layers
        self._begin_anew()

    def former(self, key: TileKey) -> QPixmap | None:
        """What the last print has in the place of a tile that is being made."""
        return self._former.get(key)

    def reprint(self, printed: Printed) -> None:
        """Make tiles of another print of the same place from now on, such as one in other colours."""
        self.printed = printed
        self._begin_anew()

    def forget(self) -> None:
        """Let nothing of the last print stand in for the next one."""
        self._tiles.clear()
        self._former.clear()
        self.coarse = None

    def _begin_anew(self) -> None:
        self._edition += 1
        self._former |= self._tiles
        while len(self._former) > self._most:  # a worker that lags behind lets many prints pass
            del self._former[next(iter(self._former))]
        self._tiles.clear()
        self._wanted = {None: None}
        self._work()
        self.ready.emit(self.printed.rect)

    def finish(self) -> None:
        """Make everything that is wanted, now: for pictures that must be complete."""
        while self._wanted or self._is_busy:
            if not self._is_busy:
                self._work()
            self._pool.waitForDone()
            # The worker's signal waits in this thread's queue.
            QCoreApplication.sendPostedEvents(self)

    def close(self) -> None:
        """Let the worker end; no more tiles are made."""
        self._edition += 1
        self._wanted.clear()
        self._pool.waitForDone()

    def leave(self) -> None:
        """The same without waiting for the worker: what it is at is dropped as soon as it can be."""
        self._edition += 1
        self._wanted.clear()
        self.printed.drop()
        if self._is_busy:
            _left.add(self)

    def _work(self) -> None:
        if self._is_busy or not self._wanted:
            return
        key = next(iter(self._wanted))
        self._is_busy = True
        printed, layers, edition = self.printed, self._layers, self._edition
        self._pool.start(lambda: self._make(key, printed, layers, edition))

    def _make(self, key: TileKey | None, printed: Printed, layers: frozenset[Layer], edition: int) -> None:
        """Runs in the worker."""
        if key is None:
            if self.coarse is None and (sketch := printed.sketch(COARSE)) is not None:
                self._sketched.emit(sketch, edition)
            image = printed.overview(COARSE, layers)
        else:
            image = printed.picture(key.rect, QSize(TILE, TILE), key.zoom, layers)
        self._made.emit(key, image, edition)

    def _show_sketch(self, sketch: QImage, edition: int) -> None:
        if self.coarse is None and edition == self._edition:
            self.coarse = QPixmap.fromImage(sketch)
            self.ready.emit(self.printed.rect)

    def _keep(self, key: TileKey | None, image: QImage, edition: int) -> None:
        self._is_busy = False
        if edition == self._edition:
            self._wanted.pop(key, None)
            if key is None:
                self.coarse, self.is_sketched = QPixmap.fromImage(image), False
                self.ready.emit(self.printed.rect)
            else:
                self.rendered += 1
                self._tiles[key] = QPixmap.fromImage(image)
                self._former.pop(key, None)
                while len(self._tiles) > self._most:
                    self._tiles.popitem(last=False)
                self.ready.emit(key.rect)
            if not self._wanted:
                self._former.clear()
        elif self in _left:
            # Not from within a call of its own.
            QTimer.singleShot(0, partial(_left.discard, self))
        self._work()


_left: set[TileStore] = set()
"""Stores that are wanted no more while their worker is still busy: its last word must find them alive."""


def new_worker() -> QThreadPool:
    """A thread that makes one tile after the other; several stores can share it."""
    worker = QThreadPool()
    worker.setMaxThreadCount(1)
    worker.setExpiryTimeout(-1)  # one thread, as long as it is wanted
    return worker
