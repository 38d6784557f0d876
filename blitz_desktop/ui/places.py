"""Places on the map that the player keeps, and what is remembered of the map between starts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QMenu

from blitz_desktop.core.language import say
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.wording import place_words
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import from_scene
from blitz_desktop.ui.map_view import MapMemory, MapView, Place
from blitz_desktop.ui.settings import Settings


class Places(QObject):
    """Where one map is looked at.

    Signals:
        hinted: A line for the status bar.
    """

    hinted = Signal(str)

    def __init__(self, table: Table, canvas: BoardCanvas, settings: Settings) -> None:
        super().__init__(canvas)
        self._table, self._canvas, self._settings = table, canvas, settings
        self._scene = canvas.scene()
        self._places = list(settings.map_memory(self._key).places)

    @property
    def _key(self) -> str:
        return self._table.session.scenario.key

    def add_actions(self, actions: Actions) -> None:
        """Add what can be done with places to the table of commands."""
        actions.add("keep_place", say("&Keep this place"), self.keep, ["Ctrl+D"])
        actions.add("next_place", say("Ne&xt place kept"), self.go_on, ["D"])

    def view(self) -> MapView:
        """Where the map is looked at, to be found again."""
        middle = self._canvas.middle
        return MapView(middle.x(), middle.y(), self._canvas.zoom, self._scene.turn)

    def look(self, view: MapView) -> None:
        """Look at the map as before."""
        self._scene.turn_to(view.turn)
        self._canvas.zoom_to(view.zoom)
        self._canvas.centre_on_point(QPointF(view.x, view.y))

    def keep(self) -> None:
        """Keep the view as a place to come back to."""
        board = self._scene.board
        at = board.hex_at(from_scene(self._canvas.middle)) if board is not None else None
        name = place_words(at, self._table.viewpoint) if at else say("Beside the map")
        self._places.append(Place(name, self.view()))

    def go_on(self) -> None:
        """Go to the place kept longest ago, and to the next one after it."""
        if not self._places:
            self.hinted.emit(say("No place is kept yet: keep one first (Ctrl+D)."))
            return
        self._places.append(self._places.pop(0))
        self.look(self._places[-1].view)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the places kept, the next to be gone to first."""
        return tuple(place.name for place in self._places)

    def fill_menu(self, menu: QMenu, actions: Actions) -> None:
        """List the places kept, each to go to."""
        menu.clear()
        menu.addAction(actions.by_id["keep_place"])
        menu.addAction(actions.by_id["next_place"])
        menu.addSeparator()
        for place in self._places:
            menu.addAction(place.name).triggered.connect(partial(self.look, place.view))
        if self._places:
            menu.addSeparator()
            menu.addAction(say("Forget them all")).triggered.connect(self._places.clear)

    def remember(self, overlays: tuple[str, ...]) -> None:
        """Keep view, places and the overlays shown for the next time this scenario is on the table."""
        memory = MapMemory(self.view(), tuple(self._places), overlays)
        self._settings.keep_map_memory(self._key, memory)

    def recall(self) -> tuple[str, ...] | None:
        """Look where this scenario was looked at last; the overlays shown then, None the first time."""
        memory = self._settings.map_memory(self._key)
        if memory.view is None:
            return None
        self.look(memory.view)
        return memory.overlays
