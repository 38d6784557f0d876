"""What the window does about the map: overlays and their legend, turning, places kept, hints."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from blitz_desktop.core.decisions import Choice
from blitz_desktop.core.language import later, say
from blitz_desktop.core.overlays import Overlay, OverlayTitle
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.dossier import tip
from blitz_desktop.presenter.overlays import PLANS, Overlays, reachers_overlay
from blitz_desktop.presenter.planner import planned
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.metrics import from_scene
from blitz_desktop.ui.board.turning import HALF
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.legend import Legend
from blitz_desktop.ui.minimap import Minimap
from blitz_desktop.ui.path_card import PathCard
from blitz_desktop.ui.peek import Peek
from blitz_desktop.ui.places import Places
from blitz_desktop.ui.settings import Settings

_REACHERS = OverlayTitle("reachers", later("Who can come here"), "W")
_DELAYS = (
    (later("Never"), None),
    (later("At once"), 0),
    (later("After a moment"), 500),
    (later("After a second"), 1000),
)
"""How long the pointer rests on a stack before it is spread, in milliseconds."""


class MapDesk(QObject):
    """Keeps the comforts of the map.

    Attributes:
        legend: Explains the overlays shown; to stand below the map.
        minimap: The whole map, small.
        overlays: What can be laid over the map.
        places: Where the map is looked at.
    """

    def __init__(
        self, window: QWidget, table: Table, controller: Controller, canvas: BoardCanvas, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._controller = window, table, controller
        self._canvas, self._scene, self._settings = canvas, canvas.scene(), settings
        self.overlays = Overlays(table)
        self.legend = Legend()
        self.minimap = Minimap(canvas)
        self.path_card = PathCard(canvas)
        self._shown: tuple[str, ...] = ()
        self._asked: Location = ""
        self._hovered: Location = ""
        self._has_dots = True
        self._has_plans = bool(planned(table.session, table.viewpoint))
        self._actions: dict[str, QAction] = {}
        self.places = Places(table, canvas, settings)
        self.places.hinted.connect(controller.hinted)
        self._peek = Peek(self._scene.layers, self)
        self._refresh = QTimer(self, singleShot=True, interval=0)
        self._refresh.timeout.connect(self._draw)
        canvas.fan_delay = settings.fan_delay()
        canvas.tip = self._tip
        canvas.hex_hovered.connect(self._on_hovered)
        canvas.zoomed.connect(self.path_card.dismiss)
        controller.path_shown.connect(self._on_path)
        controller.reachers_asked.connect(self.ask_reachers)
        self.legend.closed.connect(self.toggle)
        table.listen(self._on_change)
        self._mark_ready()

    # Commands

    def add_actions(self, actions: Actions) -> None:
        """Add everything to the table of commands."""
        actions.add("zoom_in", say("Zoom &in"), self._canvas.zoom_in, ["Ctrl++", "Ctrl+="])
        actions.add("zoom_out", say("Zoom &out"), self._canvas.zoom_out, ["Ctrl+-"])
        actions.add("zoom_full", say("&Full size"), partial(self._canvas.zoom_to, 1.0), ["Ctrl+0"])
        actions.add("fit", say("Whole &map"), self._canvas.fit, ["F"])
        for title in self.overlays.titles:
            run = partial(self.toggle, title.id)
            self._actions[title.id] = _checkable(
                actions.add(f"overlay_{title.id}", title.name, run, [title.key] if title.key else [])
            )
        actions.add("no_overlays", say("Hide all overlays"), self.clear, ["Shift+O"])
        actions.add("reachers", say("Who can come &here"), self.ask_reachers, ["W"])
        actions.add("turn_half", say("&Turn the map round"), self.turn_round, ["I"])
        actions.add("north_up", say("&North up"), self.turn_north, ["Shift+I"])
        dots = actions.add("ready_dots", say("Dot units that may act"), self.toggle_dots, ["U"])
        _checkable(dots).setChecked(True)
        peek = actions.add("peek", say("Hide the counters while held"), self._peek.begin, ["H"])
        peek.setAutoRepeat(False)
        self.places.add_actions(actions)
        actions.add("follow_waypoints", say("Move by the waypoints"), self._follow_waypoints, ["Q"])

    def fill_menu(self, menu: QMenu, actions: Actions) -> None:
        """List it all in the menu of the view."""
        overlays = menu.addMenu(say("&Overlays"))
        for action in self._actions.values():
            overlays.addAction(action)
        overlays.addSeparator()
        for name in ("reachers", "no_overlays"):
            overlays.addAction(actions.by_id[name])
        for name in ("turn_half", "north_up", "ready_dots", "peek"):
            menu.addAction(actions.by_id[name])
        places = menu.addMenu(say("&Places kept"))
        places.aboutToShow.connect(partial(self.places.fill_menu, places, actions))
        self._fill_delays(menu.addMenu(say("&Spread stacks under the pointer")))

    # Overlays

    @property
    def shown(self) -> tuple[str, ...]:
        """Ids of the overlays shown."""
        return self._shown

    def toggle(self, id_: str) -> None:
        """Show an overlay, or hide it."""
        self._show_only((*self._shown, id_) if id_ not in self._shown else _without(self._shown, id_))

    def clear(self) -> None:
        """Hide all overlays."""
        self._show_only(())

    def ask_reachers(self, at: Location = "") -> None:
        """Show who can reach a hex, the one under the pointer if none is named; asked again, hide it."""
        at = at or self._hovered
        is_same = _REACHERS.id in self._shown and at == self._asked
        self._asked = at
        others = _without(self._shown, _REACHERS.id)
        is_hex = at in self._table.viewpoint.scenario.board
        self._show_only(others if is_same or not is_hex else (*others, _REACHERS.id))

    def _show_only(self, ids: tuple[str, ...]) -> None:
        self._shown = ids
        for id_, action in self._actions.items():
            action.setChecked(id_ in ids)
        self._draw()

    def _draw(self) -> None:
        reachers = msgspec.structs.replace(_REACHERS, name=say(_REACHERS.name))
        titles = {title.id: title for title in (*self.overlays.titles, reachers)}
        drawn = [(titles[id_], self._overlay(id_)) for id_ in self._shown if id_ in titles]
        self._scene.lay_overlays([overlay for _, overlay in drawn])
        self.legend.explain(drawn, self._scene.tones)

    def _overlay(self, id_: str) -> Overlay:
        return reachers_overlay(self._table, self._asked) if id_ == _REACHERS.id else self.overlays.draw(id_)

    # Turning

    def turn_round(self) -> None:
        """See the map from the other side of the table."""
        self._turn(self._scene.turn + HALF)

    def turn_north(self) -> None:
        """Let north be up, or the sheets be straight again."""
        north = -self._table.viewpoint.scenario.board.north % 360
        self._turn(0.0 if self._scene.turn == north else north)

    def _turn(self, degrees: float) -> None:
        board, middle = self._scene.board, self._canvas.middle
        at = board.hex_at(from_scene(middle)) if board is not None else None
        self._scene.turn_to(degrees)
        if at is not None:
            self._canvas.centre_on(at)

    def _follow_waypoints(self) -> None:
        if not self._controller.follow_waypoints():
            self._controller.hinted.emit(say("Shift+click hexes that the selected units can reach first."))

    # From start to start

    def remember(self) -> None:
        """Keep view, places and overlays for the next time this scenario is on the table."""
        self.places.remember(self._shown)

    def recall(self) -> bool:
        """Look where this scenario was looked at last, with its overlays; False for the first time."""
        overlays = self.places.recall()
        if overlays is None:
            return False
        known = {title.id for title in self.overlays.titles}
        self._show_only(tuple(id_ for id_ in overlays if id_ in known))
        return True

    # Counters

    def toggle_dots(self) -> None:
        """Mark the units that may still act, or do so no more."""
        self._has_dots = not self._has_dots
        self._mark_ready()

    def _mark_ready(self) -> None:
        self._scene.set_ready(self._table.ready_units() if self._has_dots else ())

    # Hints

    def _tip(self, at: Location, unit: str) -> str:
        return tip(self._table.viewpoint, at, unit)

    def _on_path(self, choice: Choice | None, at: Location) -> None:
        if choice is None or not at:
            self.path_card.dismiss()
            return
        place = self._canvas.mapFromGlobal(QCursor.pos())
        room = self._canvas.viewport().rect()
        self.path_card.prepare(choice, place if room.contains(place) else self._canvas.hex_position(at), room)

    def _on_hovered(self, at: Location) -> None:
        self._hovered = at

    def _on_change(self, change: Change) -> None:
        if change is Change.POSITION:
            self._shown = _without(self._shown, _REACHERS.id)
            self._mark_ready()
        if change is Change.NOTES:
            self._show_plans()
        if self._shown and change is not Change.DRAFT:
            # Once, when everybody has heard: a move changes position and selection.
            self._refresh.start()

    def _show_plans(self) -> None:
        """Show the arrows of planned attacks once there are some."""
        has_plans = bool(planned(self._table.session, self._table.viewpoint))
        if has_plans and not self._has_plans and PLANS not in self._shown:
            self.toggle(PLANS)
        self._has_plans = has_plans

    def _fill_delays(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for words, delay in _DELAYS:
            action = _checkable(menu.addAction(say(words)))
            action.setChecked(delay == self._canvas.fan_delay)
            action.triggered.connect(partial(self._choose_delay, delay))
            group.addAction(action)

    def _choose_delay(self, delay: int | None) -> None:
        self._canvas.fan_delay = delay
        self._settings.choose_fan_delay(delay)


def _checkable(action: QAction) -> QAction:
    action.setCheckable(True)
    return action


def _without(ids: tuple[str, ...], id_: str) -> tuple[str, ...]:
    return tuple(other for other in ids if other != id_)
