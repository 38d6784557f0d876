"""The table as a scene: map, counters, trays, and the marks laid over them.

How a controller uses it::

    scene = BoardScene()
    scene.set_board(board)            # once a game
    scene.show(view)                  # after every entry
    scene.set_selection(unit_ids)     # outline counters; set_ready dots those that may still act
    scene.set_reach(choices)          # light hexes of a PATH or HEX slot; None clears
    scene.set_path(choice, start)     # arrow with costs; None clears
    scene.show_reason(at, text, rule) # bubble beside a hex or a scene position; hide_reason()
    scene.lay_overlays(overlays)      # facts about the whole map; () clears
    scene.turn_to(degrees)            # turn the map, counters and names staying upright

Nothing here knows the game; a mouse is the canvas's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPixmap

from blitz_desktop.core.board import Board
from blitz_desktop.core.overlays import Overlay
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.view import BoardView, Palette
from blitz_desktop.ui.board.counter_layer import CounterLayer
from blitz_desktop.ui.board.fan import Fan
from blitz_desktop.ui.board.layers import Layer, Layers
from blitz_desktop.ui.board.lifted import LiftedCounter
from blitz_desktop.ui.board.lines import Lines
from blitz_desktop.ui.board.map_item import Damage, MapItem
from blitz_desktop.ui.board.metrics import ZOOMS
from blitz_desktop.ui.board.printing.map_print import MapPrint
from blitz_desktop.ui.board.printing.tiles import TileStore, new_worker
from blitz_desktop.ui.board.stack_scene import StackScene
from blitz_desktop.ui.board.survey import Survey
from blitz_desktop.ui.board.table import Table
from blitz_desktop.ui.board.tints import Tints
from blitz_desktop.ui.board.tones import Tones
from blitz_desktop.ui.board.track_item import TrackItem
from blitz_desktop.ui.board.tracks import lay_out as lay_out_tracks
from blitz_desktop.ui.board.tray_item import TrayItem
from blitz_desktop.ui.board.turning import turned
from blitz_desktop.ui.counters.cache import FaceCache
from blitz_desktop.ui.counters.palettes import PaletteVariant, recoloured, recoloured_board
from blitz_desktop.ui.theme import LIGHT, Theme

_MARGIN = 28.0
_BREATH = 8
"""Milliseconds from a frame to the pictures that it lacked, in which the window can do what it is asked."""

_WARMING_PAUSE = 40
"""Milliseconds between two bursts of drawing ahead."""


class BoardScene(StackScene):
    """Map, counters and marks.

    Attributes:
        theme: Colours of the marks.
        layers: What is printed and shown.
        board: The board; None before the first one is set.
        table: Where every counter lies.
        faces: Pixmaps of counters.
        damage: What a canvas paints of the scene, while it paints.

    Signals:
        board_changed: Another board lies on the table.
        view_shown: The counters were laid out anew.
        turned: The map lies at another angle, with no marks on it (degrees).
        map_changed: The picture of the whole map can be drawn better than before.
    """

    board_changed = Signal()
    view_shown = Signal()
    turned = Signal(float)
    map_changed = Signal()

    def __init__(self, parent: QObject | None = None, *, theme: Theme = LIGHT) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setItemIndexMethod(self.ItemIndexMethod.NoIndex)  # a dozen items need no tree
        self.setBackgroundBrush(QColor(theme.table))
        self.layers = Layers(self)
        self.board: Board | None = None
        self.faces = FaceCache()
        self.damage = Damage()
        # A timer of the scene's own: one that knows an item by itself would keep it alive for good.
        self._refine = QTimer(self, singleShot=True, interval=_BREATH)
        self._refine.timeout.connect(self._catch_up)
        self._warming = QTimer(self)
        self._warming.setInterval(_WARMING_PAUSE)
        self._warming.timeout.connect(self._warm)
        self._view: BoardView | None = None
        self._variant = PaletteVariant.PRINTED
        self._selection: tuple[UnitId, ...] = ()
        self._fan: Fan | None = None
        self._hand: list[LiftedCounter] = []
        self._tiles: TileStore | None = None
        self._flat: Board | None = None
        self._turn = 0.0
        self._overlays: tuple[Overlay, ...] = ()
        self._ready: frozenset[UnitId] = frozenset()
        self.layers.changed.connect(self._apply_layers)

    # The board and what lies on it

    def set_board(self, board: Board) -> None:
        """Put another board on an empty table."""
        if board is self._flat:
            return
        self._clear_table(TileStore.leave)
        self._flat = board
        self.board = board = turned(board, self._turn)
        printed = MapPrint(recoloured_board(board, self._variant))
        # Films have a worker of their own: they are asked for one by one, the map in one long piece.
        self._tiles, worker = TileStore(printed), new_worker()
        self._tiles.print_layers(self.layers.printed)
        self._tiles.ready.connect(self._refresh_map)
        self.table = Table(board, printed.clearings, printed.rect)
        self._map = MapItem(self._tiles, self.damage)
        self._trays = TrayItem(self.theme)
        self._tracks = TrackItem(self.theme, self.damage, worker)
        rect = printed.rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        # What is marked on the printed map keeps its colours whatever the windows wear.
        self._tints = Tints(board, LIGHT, rect)
        self._tints.setZValue(10)
        self._counters = CounterLayer(self.faces, self._refine, LIGHT, self.damage)
        self._counters.setZValue(20)
        self._lines = Lines(board, LIGHT, rect)
        self._lines.setZValue(30)
        self._survey = Survey(board, rect, self.damage, worker, self.tones)
        items = (self._map, self._trays, self._tracks, self._tints, self._counters, self._lines)
        for item in (*items, *self._survey.items):
            self.addItem(item)
        films = (self._tracks.store, *self._survey.stores)
        for store in films:
            store.ready.connect(self._repaint)
        self._stores = (self._tiles, *films)
        self.setSceneRect(rect)
        self.board_changed.emit()

    def close(self) -> None:
        """Take everything off the table and let the workers end."""
        self._clear_table(TileStore.close)

    def _clear_table(self, end: Callable[[TileStore], None]) -> None:
        self.hide_reason()
        self._refine.stop()
        self._warming.stop()
        if self._tiles is not None:
            for store in self._stores:
                end(store)
            self._tiles = None
        self._fan, self._hand, self._view, self._selection = None, [], None, ()
        self._flat = self.board = None
        self.clear()

    def show(self, view: BoardView) -> None:
        """Lay the counters of a view on the board, and close what was open."""
        self._view = view
        self.put_down()
        self.table.show(view)
        rect = self._tiles.printed.rect if self._tiles is not None else QRectF()
        self._tracks.lay(lay_out_tracks(view.turns, view.scores, rect, view.tracks), self.palettes)
        for cell in self._tracks.cells:
            rect = rect.united(cell.rect)
        for tray in self.table.trays.values():
            rect = rect.united(tray.rect)
        rect = rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        if rect != self.sceneRect():
            self.setSceneRect(rect)
        self._trays.lay(self.table.trays, {at: len(self.table.stack(at)) for at in self.table.trays})
        self._counters.lay(self.table, self.palettes, rect)
        colours = self._side_colours()
        self._mark(
            control={hex_: colours[side] for hex_, side in view.control.items() if side in colours},
            markers=view.markers,
            busy=frozenset(piece.at for piece in view.pieces),
        )
        self._apply_layers()
        self.set_selection([unit for unit in self._selection if unit in self.table.pieces])
        if self._fan is not None:
            self.open_fan(self._fan.pile.location)
        self._warming.start()
        self.view_shown.emit()

    @property
    def turn(self) -> float:
        """Degrees by which the map lies turned, clockwise."""
        return self._turn

    def turn_to(self, degrees: float) -> None:
        """Let the map lie at another angle."""
        flat, view, selection, overlays = self._flat, self._view, self._selection, self._overlays
        degrees %= 360
        if degrees == self._turn or flat is None:
            return
        self._turn = degrees
        self._flat = None
        self.set_board(flat)
        if view is not None:
            self.show(view)
            self.set_selection(selection)
            self.lay_overlays(overlays)
            self.set_ready(self._ready)
        self.turned.emit(degrees)

    @property
    def overview(self) -> QPixmap | None:
        """Small picture of the whole map, once there is one; it covers ``map_rect``."""
        return self._tiles.coarse if self._tiles is not None else None

    @property
    def is_map_drawn(self) -> bool:
        """Whether the whole map has been drawn, in whatever detail, beyond a sketch."""
        return self._tiles is not None and not self._tiles.is_sketched

    @property
    def map_rect(self) -> QRectF:
        """What the map covers, without trays and tracks."""
        return self._tiles.printed.rect if self._tiles is not None else QRectF()

    def set_palette_variant(self, variant: PaletteVariant) -> None:
        """Draw the armies in another set of colours."""
        if variant is not self._variant:
            self._variant = variant
            if self._tiles is not None and self.board is not None:
                self._tiles.reprint(MapPrint(recoloured_board(self.board, variant)))
            if self._view is not None:
                self.show(self._view)
                self.lay_overlays(self._overlays)

    @property
    def palettes(self) -> dict[str, Palette]:
        """The colours that the armies of the view are drawn in."""
        return recoloured(self._view.palettes, self._variant) if self._view is not None else {}

    @property
    def view(self) -> BoardView | None:
        """What is shown."""
        return self._view

    # Overlays and pictures

    def lay_overlays(self, overlays: Iterable[Overlay]) -> None:
        """Lay facts about the whole map over it; none of the marks are touched."""
        self._overlays = tuple(overlays)
        if self._view is not None:
            self._survey.lay(self._overlays, self.tones)

    @property
    def tones(self) -> Tones:
        """Colours and patterns that overlays are drawn in; the map is light whatever the window wears."""
        return Tones(LIGHT, self._side_colours())

    def finish_drawing(self, scale: float) -> None:
        """Render all tiles asked for so far and every counter at a scale, now: for complete pictures."""
        if self._tiles is not None:
            for store in self._stores:
                store.finish()
            self._counters.draw_faces(scale)

    @property
    def tile_count(self) -> int:
        """Number of map tiles kept in memory."""
        return 0 if self._tiles is None else self._tiles.count

    @property
    def is_warming(self) -> bool:
        """Whether counters are still being drawn ahead of time."""
        return self._warming.isActive()

    def _side_colours(self) -> dict[str, str]:
        """The colour of each side of the view."""
        palettes, sides = self.palettes, self._view.side_palettes if self._view is not None else {}
        return {side: palettes[name].fill for side, name in sides.items() if name in palettes}

    def _catch_up(self) -> None:
        self._counters.catch_up()

    def _warm(self) -> None:
        """Draw counters ahead of time, a few at once: for the zoom looked at, for 100 %, for smaller ones."""
        views = self.views()
        ratio = views[0].devicePixelRatioF() if views else 1.0
        zooms = (self._looked_at()[0], *reversed([zoom for zoom in ZOOMS if zoom <= 1.0]))
        if not self._counters.warm(tuple(dict.fromkeys(zooms)), ratio):
            self._warming.stop()

    def _repaint(self, rect: QRectF) -> None:
        self.update(rect)

    def _refresh_map(self, rect: QRectF) -> None:
        self._map.update(rect)
        if rect.contains(self.map_rect):
            self.map_changed.emit()

    def _apply_layers(self, _layer: object = None) -> None:
        if self.board is None or self._tiles is None:
            return
        self._tiles.print_layers(self.layers.printed)
        self._counters.setVisible(self.layers.is_shown(Layer.COUNTERS))
        self._show_control()
        self._tints.update()
