"""The menus and the toolbar of the table's window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QToolBar, QToolButton

from blitz_desktop.core.language import later, say
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.commands import TimeCommands
from blitz_desktop.presenter.lines_of_play import LinesOfPlay
from blitz_desktop.session.session import Session
from blitz_desktop.ui import theme
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.board.layers import Layer, Layers
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.icons import icon
from blitz_desktop.ui.tool_desk import TOOLS

if TYPE_CHECKING:
    from blitz_desktop.ui.main_window import MainWindow

_MENUS = {
    "game": (
        later("&Game"),
        (
            *("new", "open", "", "save", "save_as", "hand_over", ""),
            *("open_table", "close_table", "terms", "", "set_keys", "preferences", "", "close"),
        ),
    ),
    "edit": (later("&Edit"), ("undo", "redo", "")),
    "units": (
        later("&Units"),
        (
            *("next_unit", "previous_unit", "", "step_out"),
            *("", "auto_place", "deal", "save_setup", "load_setup", ""),
        ),
    ),
    "time": (
        later("&Time"),
        (
            *(
                "to_start",
                "turn_back",
                "step_back",
                "step_on",
                "turn_on",
                "back_to_play",
                "",
                "play",
                "play_on",
            ),
            *("", "bookmark", "note", "mark_back", "mark_on"),
            *("", "export_report", "export_replay", "export_log"),
        ),
    ),
    "tools": (later("T&ools"), TOOLS),
    "view": (later("&View"), ("find", "", "zoom_in", "zoom_out", "zoom_full", "fit", "")),
    "help": (later("&Help"), ("rule", "rules", "charts", "keys", "tour", "", "about")),
}
_LAYERS = {
    Layer.NUMBERS: later("Numbers"),
    Layer.NAMES: later("Names"),
    Layer.RELIEF: later("Relief"),
    Layer.TEXTURES: later("Textures"),
    Layer.GRID: later("Grid"),
    Layer.SEAMS: later("Seams"),
    Layer.EDGES: later("Edges"),
    Layer.SITES: later("Sites"),
    Layer.CONTROL: later("Control"),
    Layer.COUNTERS: later("Counters"),
}
_TOOLS = ("undo", "redo", "", "save", "", "next_unit", "", "zoom_out", "zoom_in", "fit")
_WORDLESS = ("zoom_out", "zoom_in", "fit")


def fill_menu_bar(bar: QMenuBar, actions: Actions) -> dict[str, QMenu]:
    """Fill a menu bar; the menus by their names."""
    menus = {}
    for key, (title, names) in _MENUS.items():
        menu = menus[key] = bar.addMenu(say(title))
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, bar, partial(_leave, bar)))
        for name in names:
            if name:
                menu.addAction(actions.by_id[name])
            else:
                menu.addSeparator()
    return menus


def _leave(bar: QMenuBar) -> None:
    """Leave a menu bar whose menu was closed: by itself its title stays lit until a second Esc."""
    if QApplication.activePopupWidget() is None and bar.activeAction() is not None:
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(bar, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, plain))


def make_tool_bar(actions: Actions) -> QToolBar:
    """The toolbar. Its buttons leave the keyboard focus where it is."""
    bar = QToolBar(say("Tools"))
    bar.setObjectName("tools")
    bar.setMovable(False)
    side = theme.scaled(20, most=32)
    bar.setIconSize(QSize(side, side))
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    for name in _TOOLS:
        if not name:
            bar.addSeparator()
            continue
        action = actions.by_id[name]
        action.setIcon(icon(name))
        bar.addAction(action)
        button = bar.widgetForAction(action)
        if isinstance(button, QToolButton) and name in _WORDLESS:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    for button in bar.findChildren(QToolButton):
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return bar


def fill_lines_menu(menu: QMenu, session: Session, time: TimeCommands, all_lines: QAction) -> None:
    """List a few lines of play, the current one checked, and the way to all of them."""
    menu.clear()
    lines = LinesOfPlay(session)
    for line in map(lines.told, lines.few):
        action = menu.addAction(line.headline)
        action.setCheckable(True)
        action.setChecked(line.is_current)
        action.setEnabled(not line.why_not)
        action.setStatusTip(line.why_not or line.last)
        action.triggered.connect(lambda _=False, id_=line.id: time.switch_to(id_))
    menu.addSeparator()
    menu.addAction(all_lines)


def fill_layers_menu(menu: QMenu, layers: Layers) -> None:
    """List what the map shows, each to be shown or hidden."""
    for layer in Layer:
        action = menu.addAction(say(_LAYERS[layer]))
        action.setCheckable(True)
        action.setChecked(layers.is_shown(layer))
        action.triggered.connect(lambda _=False, layer=layer: layers.toggle(layer))


def fill_context_menu(menu: QMenu, at: Location, controller: Controller) -> None:
    """List what can be done at a hex or box."""
    table = controller.table
    if table.selection and table.decision is not None:
        move = menu.addAction(say("Move the selected units here"))
        move.triggered.connect(lambda: controller.march_to(at))
        move.setEnabled(table.can_put_down(at))
        stop = menu.addAction(say("Pass this hex on the way"))
        stop.triggered.connect(lambda: controller.add_waypoint(at))
        stop.setEnabled(controller.can_pass(at))
    if at in table.targets():
        menu.addAction(say("Attack this hex…")).triggered.connect(lambda: controller.aim(at))
    if at in table.viewpoint.scenario.board:
        menu.addAction(say("Who can come here")).triggered.connect(lambda: controller.reachers_asked.emit(at))
    stack = table.viewpoint.stack(at)
    if stack:
        units = tuple(piece.id for piece in stack)
        menu.addAction(say("Select the stack")).triggered.connect(lambda: table.select(units))
    menu.addAction(say("Inspect")).triggered.connect(lambda: controller.looked_at.emit(at, ""))


def fill_menus(window: MainWindow) -> None:
    """Fill the menu bar of a window."""
    menus = fill_menu_bar(window.menuBar(), window.actions_)
    guard = menus["units"].addMenu(say("&Warn at the end of a phase"))
    guard.aboutToShow.connect(partial(window.flow.fill_guard_menu, guard))
    lines = menus["edit"].addMenu(say("&Lines of play"))
    all_lines = window.actions_.by_id["all_lines"]
    lines.aboutToShow.connect(partial(fill_lines_menu, lines, window.session, window.time, all_lines))
    window.map_desk.fill_menu(menus["view"], window.actions_)
    fill_layers_menu(menus["view"].addMenu(say("&Layers")), window.scene.layers)
    menus["view"].addSeparator()
    for dock in window.docks:
        menus["view"].addAction(dock.toggleViewAction())
    menus["view"].addAction(window.actions_.by_id["reset_layout"])
    menus["view"].addSeparator()
    window.colours.fill_menu(menus["view"])


def open_context_menu(window: MainWindow, at: Location, place: QPoint) -> None:
    """Open a menu with what can be done at a hex or box, at a place of the screen."""
    if not at:
        return
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_context_menu(menu, at, window.controller)
    if at in window.table.plan_targets():
        menu.addAction(say("Plan an attack here…")).triggered.connect(partial(window.battles.plan, at))
    menu.addAction(say("Centre the map here")).triggered.connect(partial(window.canvas.centre_on, at))
    window.tools.fill_menu(menu, at)
    menu.popup(place)
