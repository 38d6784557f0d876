"""The table's window: the map in the middle, the prompt above it, the panels around it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

import platformdirs
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMoveEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QVBoxLayout, QWidget

from blitz_desktop.core.citations import Legality, RuleRef
from blitz_desktop.core.entries import Entry
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.presenter.commands import TimeCommands, UnitCommands
from blitz_desktop.presenter.finder import Find, Finder
from blitz_desktop.presenter.forces import arrivals
from blitz_desktop.presenter.news import news_of
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.session.autosave import Autosaver
from blitz_desktop.session.errors import SaveError
from blitz_desktop.session.session import SUFFIX, Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.banner import Banner
from blitz_desktop.ui.battle_desk import BattleDesk
from blitz_desktop.ui.battle_dialog import BattleDialog
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.counters.palettes import PaletteVariant
from blitz_desktop.ui.curtain.seat_desk import SeatDesk
from blitz_desktop.ui.export_desk import ExportDesk
from blitz_desktop.ui.find_dialog import FindDialog
from blitz_desktop.ui.flow_desk import FlowDesk
from blitz_desktop.ui.foresight import Foresight
from blitz_desktop.ui.help_desk import HelpDesk
from blitz_desktop.ui.key_desk import KeyDesk
from blitz_desktop.ui.map_desk import MapDesk
from blitz_desktop.ui.map_view import MapView
from blitz_desktop.ui.menus import (
    fill_context_menu,
    fill_layers_menu,
    fill_lines_menu,
    fill_menu_bar,
    make_tool_bar,
)
from blitz_desktop.ui.news_bubble import NewsBubble
from blitz_desktop.ui.panels.decision_panel import DecisionPanel
from blitz_desktop.ui.panels.forces_panel import ForcesPanel
from blitz_desktop.ui.panels.goals_panel import GoalsPanel
from blitz_desktop.ui.panels.inspector import Inspector
from blitz_desktop.ui.panels.log_panel import LogPanel
from blitz_desktop.ui.panels.turn_panel import TurnPanel
from blitz_desktop.ui.portraits import use_colours
from blitz_desktop.ui.rich_text import RuleText
from blitz_desktop.ui.rule_card import RuleCard
from blitz_desktop.ui.settings import Settings, first_place
from blitz_desktop.ui.time_desk import TimeDesk
from blitz_desktop.ui.tool_desk import ToolDesk
from blitz_desktop.ui.tour import Stop
from blitz_desktop.ui.tour_stops import table_stops
from blitz_desktop.ui.unit_drags import UnitDrops

_FIRST_SIZE, _LEAST_SIZE = QSize(1680, 1000), QSize(1000, 640)
_HIGH_SCREEN = 900
"""Height from which a screen has room for the small map below the turn panel."""

_MINIMAP_HEIGHT = 230
_LEFT_WIDTH, _RIGHT_WIDTH = 216, 320


@dataclass(frozen=True, slots=True)
class View:
    """What a window of a game looks at: where on its map, the selected units, and which side sits there."""

    map: MapView
    selection: tuple[UnitId, ...]
    sitter: str | None = None


class MainWindow(QMainWindow):
    """One game on the screen.

    Attributes:
        table: The game with its selection and half-made action.
        canvas: The map.
        news: Tells beside a hex what the dice brought.

    Signals:
        new_asked: The player wants to choose a game.
        open_asked: The player wants to open a saved game.
        preferences_asked: The player wants to change how the program looks.
    """

    new_asked = Signal()
    open_asked = Signal()
    preferences_asked = Signal()

    def __init__(
        self, session: Session, rule_text: RuleText, settings: Settings, sitter: str | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("table")
        self.session = session
        self.table = Table(session, sitter)
        self._chronicle = Chronicle(session)
        self._settings = settings
        self._has_left = False
        self._refused_by: RuleRef | None = None
        self._was_shown = False
        self.scene = BoardScene(theme=theme.current())
        self.scene.set_board(session.scenario.board)
        self.canvas = BoardCanvas(self.scene)
        self.canvas.is_still = settings.look().is_motion_reduced
        self.news = NewsBubble(self.canvas)
        self.controller = Controller(self.table, self.scene, self.canvas, self)
        self._foresight = Foresight(self.table, self.canvas)
        self.decision_panel = DecisionPanel()
        self.turn_panel = TurnPanel()
        self.inspector = Inspector()
        self.log_panel = LogPanel()
        self.rule_card = RuleCard(rule_text, self)
        self.battles = BattleDesk(self, self.table)
        self.time = TimeCommands(self.table)
        self.actions_ = Actions(self, settings.keys())
        self.help = HelpDesk(self, session.scenario, self.actions_.shortcuts, self._tour_stops)
        self.map_desk = MapDesk(self, self.table, self.controller, self.canvas, settings)
        self._make_actions()
        self.past_banner = self.time_desk.banner
        self.trouble_banner = Banner()
        self._lay_out()
        self._connect()
        self._refresh()
        self.setMinimumSize(_LEAST_SIZE)
        if not settings.restore_window(self):
            self.setGeometry(first_place(_FIRST_SIZE, self.screen().availableGeometry()))
        self._show_colours(settings.palette_variant())
        self.canvas.setFocus()
        self.seats.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            QTimer.singleShot(0, self, self._show_first)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the map where it is on the screen while the prompt above it grows and shrinks."""
        if watched is self.canvas and isinstance(event, QMoveEvent):
            self.canvas.pan(0, event.pos().y() - event.oldPos().y())
        return super().eventFilter(watched, event)

    def _show_first(self) -> None:
        """A game that was broken off is looked at where it was; a new one where the action is."""
        if not (self.session.entries and self.map_desk.recall()):
            self.show_action()

    def show_action(self) -> None:
        """Bring the middle of what is to be decided to the middle of the map."""
        place = self.table.scene_of_action()
        if place is not None:
            self.canvas.centre_on(place)

    def ask_find(self) -> FindDialog:
        """Ask for a unit, town or hex, and bring it to the middle of the map."""
        dialog = FindDialog(Finder(self.table.viewpoint), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.found.connect(self._go_to)
        dialog.open()
        return dialog

    def _go_to(self, find: Find) -> None:
        self.canvas.centre_on(find.at)
        self.table.select((find.unit,) if find.unit else ())
        self.scene.set_focus((find.at,))
        self._inspect(find.at, find.unit or "")

    def _go_to_unit(self, unit: UnitId) -> None:
        piece = self.table.viewpoint.pieces[unit]
        self.canvas.centre_on(piece.at)
        self.table.select((unit,))

    # Saving and leaving

    def save(self) -> bool:
        """Save where the game was saved last, or ask where; whether it has been saved."""
        path = self.session.path
        return self.save_as() if path is None else self._save(path)

    def save_as(self) -> bool:
        """Ask where to save, and save there; whether it has been saved."""
        suggestion = self.session.path or saves_folder() / f"{_file_name(self.session)}{SUFFIX}"
        suggestion.parent.mkdir(parents=True, exist_ok=True)
        path = dialogs.ask_save_path(self, suggestion)
        return path is not None and self._save(path)

    def leave(self) -> bool:
        """Leave the game for good, unsaved changes asked about; False where the player stays."""
        if self._has_left:
            return True
        leaving = dialogs.Leaving.SAVE
        if self.session.is_modified:
            leaving = dialogs.ask_leaving(self, say(self.session.scenario.title))
            if leaving is dialogs.Leaving.STAY or (leaving is dialogs.Leaving.SAVE and not self.save()):
                return False
        self._settings.save_window(self)
        self.map_desk.remember()
        if leaving is dialogs.Leaving.SUSPEND:
            self.session.suspend()
        else:
            self.session.close()
        self._has_left = True
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.leave():
            event.ignore()
            return
        super().closeEvent(event)
        self.hide()
        self.scene.close()

    def hand_over(self) -> View:
        """Leave the game to another window of it, without a question; what this one looked at."""
        self._settings.save_window(self)
        self.map_desk.remember()
        self._has_left = True
        return View(self.map_desk.places.view(), self.table.selection, self.table.seating.sitter)

    def take_over(self, view: View) -> None:
        """Look where another window of the game was looking."""
        self._was_shown = True
        self.map_desk.recall()
        self.map_desk.places.look(view.map)
        self.table.select(view.selection)

    def _save(self, path: Path) -> bool:
        try:
            self.session.save(path)
        except SaveError as error:
            dialogs.tell_error(self, say("Not saved"), str(error))
            return False
        self._settings.remember(path)
        self.statusBar().showMessage(say("Saved as {name}", name=path.name), 5000)
        self._show_title()
        return True

    # Set-up

    def _make_actions(self) -> None:
        add, bind = self.actions_.add, self.actions_.bind
        standard = QKeySequence.StandardKey
        add("new", say("&New…"), self.new_asked.emit, [standard.New])
        add("open", say("&Open…"), self.open_asked.emit, [standard.Open])
        add("save", say("&Save"), self.save, [standard.Save])
        add("save_as", say("Save &as…"), self.save_as, ["Ctrl+Shift+S"])
        panels = (self.canvas, self.decision_panel, self.turn_panel, self.inspector, self.log_panel)
        self.key_desk = KeyDesk(
            self,
            self.actions_,
            self._settings,
            self.canvas,
            self.controller,
            self.decision_panel.offers,
            panels,
        )
        self.tools = ToolDesk(self, self.table, self.canvas, self.controller, self.actions_)
        add("preferences", say("Pre&ferences…"), self.preferences_asked.emit, [standard.Preferences])
        add("close", say("&Close the game"), self.close, ["Ctrl+Q"])
        bind(self.time.undo, ["Ctrl+Z"])
        bind(self.time.redo, ["Ctrl+Shift+Z", "Ctrl+Y"])
        self.time_desk = TimeDesk(self, self.table, self.time, self.actions_, self.log_panel)
        self.flow = FlowDesk(self, self.table, self.actions_, self._settings, saves_folder)
        self.autosaver = Autosaver(self.session, saves_folder())
        self.exports = ExportDesk(self, self.session, self.actions_, saves_folder)
        self.seats = SeatDesk(self, self.table, self.actions_, saves_folder)
        self.seats.seated.connect(self.show_action)
        self.seats.told.connect(lambda text: self.statusBar().showMessage(text, 8000))
        self.exports.told.connect(lambda text: self.statusBar().showMessage(text, 8000))
        UnitDrops(self.canvas, self.scene, self.controller)
        units = UnitCommands(self.table, self.canvas.centre_on)
        bind(units.next_unit, ["N"])
        bind(units.previous_unit, ["Shift+N"])
        add("find", say("&Find…"), self.ask_find, ["Ctrl+F"])
        add("step_out", say("Cancel"), self.controller.step_out, ["Esc"])
        add("zoom_in", say("Zoom &in"), self.canvas.zoom_in, ["Ctrl++", "Ctrl+="])
        add("zoom_out", say("Zoom &out"), self.canvas.zoom_out, ["Ctrl+-"])
        add("zoom_full", say("&Full size"), partial(self.canvas.zoom_to, 1.0), ["Ctrl+0"])
        add("fit", say("Whole &map"), self.canvas.fit, ["F"])
        self.map_desk.add_actions(self.actions_)
        add("minimap", say("&Whole map, small"), self._toggle_minimap, ["Shift+M"])
        add("reset_layout", say("Reset la&yout"), self._reset_layout)
        add("rule", say("&Rule at work"), self._show_rule_at_work, ["F1"])
        add("rules", say("R&ules of the game"), partial(self.help.open_rule, None), ["Ctrl+F1"])
        add("charts", say("&Charts"), self.help.open_charts, ["Ctrl+Shift+F1"])
        add("keys", say("&Keys and mouse"), self.help.open_keys, ["Shift+F1"])
        add("tour", say("&Tour of the table"), self.help.begin_tour)
        add("about", say("&About Blitz Desktop"), self.help.open_about)

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        banners = (self.past_banner, self.trouble_banner, self.tools.banner, self.seats.banner)
        for part in (self.decision_panel, *banners):
            column.addWidget(part)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.map_desk.legend)
        self.setCentralWidget(middle)
        self.canvas.installEventFilter(self)
        self._docks = (
            self._make_dock("turn", say("Turn"), self.turn_panel),
            self._make_dock("inspector", say("Inspector"), self.inspector),
            self._make_dock("log", say("Log"), self.log_panel),
            self._make_dock("plans", say("Plans"), self.battles.panel),
            self._make_dock("forces", say("Forces"), self.flow.forces),
            self._make_dock("goals", say("Victory"), self.flow.goals),
            self._make_dock("minimap", say("Whole map"), self.map_desk.minimap),
        )
        for dock in self._docks:
            panel = dock.widget()
            if isinstance(panel, ForcesPanel | GoalsPanel):
                dock.visibilityChanged.connect(panel.come_into_sight)
        self._place_docks()
        self._fill_menus()
        self._tools = make_tool_bar(self.actions_)
        self.addToolBar(self._tools)
        self.statusBar().addPermanentWidget(self.seats.label)

    def _make_dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.setAccessibleName(title)
        return dock

    def _place_docks(self) -> None:
        """Put the panels where they belong at first."""
        turn, inspector, log, plans, forces, goals, minimap = self._docks
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        at_left, at_right = (turn, goals, minimap), (inspector, forces, plans, log)
        for dock, area in (*((dock, left) for dock in at_left), *((dock, right) for dock in at_right)):
            dock.setFloating(False)
            self.removeDockWidget(dock)
            self.addDockWidget(area, dock)
            dock.show()
        self.resizeDocks([turn, minimap], [_HIGH_SCREEN, _MINIMAP_HEIGHT], Qt.Orientation.Vertical)
        minimap.setVisible(self.screen().availableGeometry().height() >= _HIGH_SCREEN)
        widths = [theme.scaled(_LEFT_WIDTH), theme.scaled(_RIGHT_WIDTH)]
        self.resizeDocks([turn, inspector], widths, Qt.Orientation.Horizontal)
        self.tabifyDockWidget(turn, goals)
        self.tabifyDockWidget(inspector, forces)
        self.tabifyDockWidget(forces, plans)
        turn.raise_()
        inspector.raise_()
        self.resizeDocks([inspector, log], [1, 1], Qt.Orientation.Vertical)

    def _toggle_minimap(self) -> None:
        dock = self._docks[-1]
        dock.setVisible(not dock.isVisible())

    def _reset_layout(self) -> None:
        self._place_docks()
        self._tools.show()

    def _choose_colours(self, is_safe: bool) -> None:
        variant = PaletteVariant.COLOUR_BLIND if is_safe else PaletteVariant.PRINTED
        self._settings.choose_palette_variant(variant)
        self._show_colours(variant)
        self._refresh()

    def _show_colours(self, variant: PaletteVariant) -> None:
        use_colours(variant)
        self.scene.set_palette_variant(variant)

    def _fill_menus(self) -> None:
        menus = fill_menu_bar(self.menuBar(), self.actions_)
        guard = menus["units"].addMenu(say("&Warn at the end of a phase"))
        guard.aboutToShow.connect(partial(self.flow.fill_guard_menu, guard))
        lines = menus["edit"].addMenu(say("&Lines of play"))
        lines.aboutToShow.connect(partial(fill_lines_menu, lines, self.session, self.time))
        self.map_desk.fill_menu(menus["view"], self.actions_)
        fill_layers_menu(menus["view"].addMenu(say("&Layers")), self.scene.layers)
        menus["view"].addSeparator()
        for dock in self._docks:
            menus["view"].addAction(dock.toggleViewAction())
        menus["view"].addAction(self.actions_.by_id["reset_layout"])
        menus["view"].addSeparator()
        colours = menus["view"].addAction(say("&Colour-blind palette"))
        colours.setCheckable(True)
        colours.setChecked(self._settings.palette_variant() is PaletteVariant.COLOUR_BLIND)
        colours.toggled.connect(self._choose_colours)

    def _connect(self) -> None:
        controller, panel = self.controller, self.decision_panel
        panel.offer_taken.connect(self.flow.take_up)
        self.flow.taken.connect(controller.take_up)
        self.flow.rule_asked.connect(self.rule_card.pop_up)
        self.flow.places_asked.connect(controller.show_hexes)
        self.flow.told.connect(lambda text: self.statusBar().showMessage(text, 5000))
        self.flow.forces.place_asked.connect(self._go_to_unit)
        panel.picked.connect(controller.pick)
        panel.step_added.connect(controller.lose_step)
        panel.step_spared.connect(self.table.spare_step)
        panel.confirmed.connect(controller.confirm)
        panel.backed.connect(self.table.back)
        panel.cancelled.connect(self.table.cancel)
        for source in (panel, self.turn_panel, self.inspector, self.log_panel):
            source.rule_asked.connect(self.rule_card.pop_up)
        self.inspector.units_chosen.connect(self.table.select)
        self.log_panel.hexes_asked.connect(controller.show_hexes)
        controller.battle_begun.connect(self.battles.open)
        self.battles.rule_asked.connect(self.rule_card.pop_up)
        self.battles.fought.connect(self._tell_news)
        self.battles.finished.connect(self.canvas.setFocus)
        self.battles.panel.hexes_asked.connect(controller.show_hexes)
        controller.carried_out.connect(self._tell_news)
        controller.refused.connect(self._on_refused)
        controller.looked_at.connect(self._inspect)
        controller.hinted.connect(self.statusBar().showMessage)
        controller.past_touched.connect(self._point_at_banner)
        self.rule_card.read_asked.connect(self.help.open_rule)
        self.canvas.context_menu_requested.connect(self._open_context_menu)
        self.table.listen(self._on_change)

    # Keeping up with the table

    def _on_change(self, change: Change) -> None:
        self.news.tell(None)
        match change:
            case Change.POSITION:
                self.autosaver.follow()
                self._refused_by = None
                self.statusBar().clearMessage()
                self._refresh()
            case Change.DRAFT:
                self.decision_panel.show_draft(self.table)
            case Change.SELECTION:
                self._follow_selection()
            case Change.NOTES:
                self._show_log()
                self._show_title()

    def _refresh(self) -> None:
        session, viewpoint = self.session, self.table.viewpoint
        self.decision_panel.show_table(self.table)
        self.turn_panel.show_view(viewpoint.view, arrivals(viewpoint))
        self.inspector.refresh(viewpoint)
        self._show_log()
        self.time_desk.show_moment()
        self.trouble_banner.say(str(session.trouble or ""))
        self._show_title()

    def _show_log(self) -> None:
        session = self.session
        self.log_panel.show_rows(self._chronicle.rows(), session.shown, is_live=session.is_live)
        self.actions_.refresh()

    def _tell_news(self, entry: Entry) -> None:
        """Show what an entry brought, and where the next decision is wanted."""
        self.news.tell(news_of(self.session.narration(entry.number)))
        decision = self.table.decision
        if decision is not None and decision.focus:
            self.canvas.ensure_visible(decision.focus[-1])

    def _follow_selection(self) -> None:
        selection = self.table.selection
        if len(selection) == 1:
            piece = self.table.viewpoint.pieces[selection[0]]
            self.inspector.look_at(self.table.viewpoint, piece.at, piece.id)
            if piece.at in self.session.scenario.board:
                self.canvas.ensure_visible(piece.at)
        self.inspector.stack_list.mark(selection)

    def _show_title(self) -> None:
        name = self.session.path.stem if self.session.path else say(self.session.scenario.title)
        edited = say(" (changed by hand)") if self.session.is_edited else ""
        self.setWindowTitle(f"{name}{edited}[*] – {self.session.system.title} – Blitz Desktop")
        self.setWindowModified(self.session.is_modified)

    def _point_at_banner(self) -> None:
        self.statusBar().showMessage(say("This is the past. Return to play, or play on from here."), 5000)

    # Dialogs, menus, cards

    @property
    def battle(self) -> BattleDialog | None:
        """The battle dialog; None while it is closed."""
        return self.battles.dialog

    def _inspect(self, at: str, unit: UnitId) -> None:
        self.inspector.look_at(self.table.viewpoint, at, unit or None)
        self.inspector.stack_list.mark(self.table.selection)

    def _show_rule_at_work(self) -> None:
        decision = self.table.viewpoint.decision
        rule = self._refused_by or (decision.rule if decision else None)
        if rule is not None:
            self.rule_card.pop_up(rule)

    def _on_refused(self, legality: Legality) -> None:
        self._refused_by = legality.reasons[0].rule if legality.reasons else None

    def _tour_stops(self) -> tuple[Stop, ...]:
        return table_stops(
            self.decision_panel, self.canvas, self.turn_panel, self.inspector, self.log_panel, self._tools
        )

    def _open_context_menu(self, at: str, place: QPoint) -> None:
        if not at:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_context_menu(menu, at, self.controller)
        if at in self.table.plan_targets():
            menu.addAction(say("Plan an attack here…")).triggered.connect(partial(self.battles.plan, at))
        menu.addAction(say("Centre the map here")).triggered.connect(partial(self.canvas.centre_on, at))
        self.tools.fill_menu(menu, at)
        menu.popup(place)


def saves_folder() -> Path:
    """Where games are saved unless the player says otherwise."""
    return platformdirs.user_data_path("blitz-desktop", appauthor=False) / "saves"


def _file_name(session: Session) -> str:
    kept = "".join(c if c.isalnum() or c in " -" else " " for c in say(session.scenario.title))
    return " ".join(kept.split()) or session.scenario.id
