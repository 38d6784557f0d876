"""The table's window: the map in the middle, the prompt above it, the panels around it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMoveEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from blitz_desktop.core.language import say
from blitz_desktop.presenter.commands import TimeCommands, UnitCommands
from blitz_desktop.presenter.table import Change, Table
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.actions import Actions
from blitz_desktop.ui.banner import Banner
from blitz_desktop.ui.battle_desk import BattleDesk
from blitz_desktop.ui.battle_dialog import BattleDialog
from blitz_desktop.ui.board.canvas import BoardCanvas
from blitz_desktop.ui.board.scene import BoardScene
from blitz_desktop.ui.colours import ColourDesk
from blitz_desktop.ui.controller import Controller
from blitz_desktop.ui.curtain.seat_desk import SeatDesk
from blitz_desktop.ui.docks import Docks
from blitz_desktop.ui.export_desk import ExportDesk
from blitz_desktop.ui.flow_desk import FlowDesk
from blitz_desktop.ui.foresight import Foresight
from blitz_desktop.ui.guide import Guide
from blitz_desktop.ui.help_desk import HelpDesk
from blitz_desktop.ui.key_desk import KeyDesk
from blitz_desktop.ui.map_desk import MapDesk
from blitz_desktop.ui.map_view import WindowView
from blitz_desktop.ui.map_wait import MapWait
from blitz_desktop.ui.menus import fill_menus, make_tool_bar, open_context_menu
from blitz_desktop.ui.panel_desk import PanelDesk
from blitz_desktop.ui.remembrance import Remembrance
from blitz_desktop.ui.rich_text import RuleText
from blitz_desktop.ui.save_desk import SaveDesk, saves_folder
from blitz_desktop.ui.settings import Settings, first_place
from blitz_desktop.ui.time_desk import TimeDesk
from blitz_desktop.ui.tool_desk import ToolDesk
from blitz_desktop.ui.tour import Stop
from blitz_desktop.ui.tour_stops import table_stops
from blitz_desktop.ui.unit_drags import UnitDrops

_FIRST_SIZE, _LEAST_SIZE = QSize(1680, 1000), QSize(1000, 640)


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
        self._settings = settings
        self._has_left = self._was_shown = False
        self.scene = BoardScene(theme=theme.current())
        self.scene.set_board(session.scenario.board)
        self.canvas = BoardCanvas(self.scene)
        self.canvas.is_still = settings.look().is_motion_reduced
        self.controller = Controller(self.table, self.scene, self.canvas, self)
        self._foresight = Foresight(self.table, self.canvas)
        self.panels = PanelDesk(self, self.table, self.canvas, self.controller, rule_text)
        self.decision_panel, self.turn_panel = self.panels.decision, self.panels.turn
        self.inspector, self.log_panel = self.panels.inspector, self.panels.log
        self.rule_card = self.panels.rule_card
        self.battles = BattleDesk(self, self.table)
        self.time = TimeCommands(self.table, dialogs.ask_taking_back)
        self.actions_ = Actions(self, settings.keys())
        self.help = HelpDesk(self, session.scenario, self.actions_.shortcuts, self._tour_stops)
        self.guide = Guide(self, self.table, self.canvas, self.controller)
        self.news = self.guide.news
        self.map_desk = MapDesk(self, self.table, self.controller, self.canvas, settings)
        self._remembrance = Remembrance(self, self.map_desk, settings, lambda: self._has_left)
        self.colours = ColourDesk(self, self.scene, self.panels, settings)
        self._make_actions()
        self.past_banner = self.time_desk.banner
        self.trouble_banner = Banner()
        self._lay_out()
        self._connect()
        self.panels.refresh()
        self._show_rest()
        self.setMinimumSize(_LEAST_SIZE)
        if not settings.restore_window(self):
            self.setGeometry(first_place(_FIRST_SIZE, self.screen().availableGeometry()))
        self.colours.show()
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
        elif watched is self.canvas and event.type() is QEvent.Type.Resize:
            self.decision_panel.fit()
        return super().eventFilter(watched, event)

    def _show_first(self) -> None:
        """A game that was broken off is looked at where it was; a new one where the action is."""
        if not (self.session.entries and self.map_desk.recall()):
            self.guide.show_action()

    # Leaving

    def leave(self) -> bool:
        """Leave the game for good, unsaved changes asked about; False where the player stays."""
        if self._has_left:
            return True
        leaving = self.saving.ask_leaving()
        if leaving is dialogs.Leaving.STAY:
            return False
        self._remembrance.keep()
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
        self._come_to_rest()
        self.scene.close()

    def _come_to_rest(self) -> None:
        """Do nothing by itself any more: the window lives on while a question about the next game stands."""
        self.setEnabled(False)  # buttons and sliders that are held down repeat themselves
        for timer in self.findChildren(QTimer):
            timer.stop()
        for animation in self.findChildren(QAbstractAnimation):
            animation.stop()

    def hand_over(self) -> WindowView:
        """Leave the game to another window of it, without a question; what this one looked at."""
        self._remembrance.keep()
        self._has_left = True
        return WindowView(self.map_desk.places.view(), self.table.selection, self.table.seating.sitter)

    def take_over(self, view: WindowView) -> None:
        """Look where another window of the game was looking."""
        self._was_shown = True
        self.map_desk.recall()
        self.map_desk.places.look(view.map)
        self.table.select(view.selection)

    # Set-up

    def _make_actions(self) -> None:
        add, bind = self.actions_.add, self.actions_.bind
        standard = QKeySequence.StandardKey
        add("new", say("&New…"), self.new_asked.emit, [standard.New])
        add("open", say("&Open…"), self.open_asked.emit, [standard.Open])
        self.saving = SaveDesk(self, self.session, self._settings, self.actions_)
        self.saving.told.connect(lambda text: self.statusBar().showMessage(text, 5000))
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
        add("preferences", say("Pre&ferences…"), self.preferences_asked.emit, ["Ctrl+,"])
        add("close", say("&Close the game"), self.close, ["Ctrl+Q"])
        bind(self.time.undo, ["Ctrl+Z"])
        bind(self.time.redo, ["Ctrl+Shift+Z", "Ctrl+Y"])
        self.time_desk = TimeDesk(self, self.table, self.time, self.actions_, self.log_panel)
        self.flow = FlowDesk(self, self.table, self.actions_, self._settings, saves_folder)
        self.exports = ExportDesk(self, self.session, self.actions_, saves_folder)
        self.seats = SeatDesk(self, self.table, self.actions_, saves_folder)
        self.seats.seated.connect(self.guide.show_action)
        self.seats.told.connect(lambda text: self.statusBar().showMessage(text, 8000))
        self.exports.told.connect(lambda text: self.statusBar().showMessage(text, 8000))
        UnitDrops(self.canvas, self.scene, self.controller.carrying)
        units = UnitCommands(self.table, self.canvas.centre_on)
        bind(units.next_unit, ["N"])
        bind(units.previous_unit, ["Shift+N"])
        add("find", say("&Find…"), self.guide.ask_find, ["Ctrl+F"])
        add("step_out", say("Cancel"), self.controller.step_out, ["Esc"])
        self.map_desk.add_actions(self.actions_)
        add("minimap", say("&Whole map, small"), lambda: self.docks.toggle_minimap(), ["Shift+M"])
        add("reset_layout", say("Reset la&yout"), self._reset_layout)
        add("rule", say("&Rule at work"), self.panels.show_rule_at_work, ["F1"])
        self.help.add_actions(self.actions_)

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
        self.docks = Docks(
            self,
            (
                ("turn", say("Turn"), self.turn_panel),
                ("inspector", say("Inspector"), self.inspector),
                ("log", say("Log"), self.log_panel),
                ("plans", say("Plans"), self.battles.panel),
                ("forces", say("Forces"), self.flow.forces),
                ("goals", say("Victory"), self.flow.goals),
                ("minimap", say("Whole map"), self.map_desk.minimap),
            ),
        )
        self.docks.place()
        fill_menus(self)
        self._tools = make_tool_bar(self.actions_)
        self.addToolBar(self._tools)
        self.map_wait = MapWait(self.scene)
        for label in (self.map_wait, self.seats.label):
            self.statusBar().addPermanentWidget(label)

    def _reset_layout(self) -> None:
        self.docks.place()
        self._tools.show()

    def _connect(self) -> None:
        controller, panel = self.controller, self.decision_panel
        panel.offer_taken.connect(self.flow.take_up)
        self.flow.taken.connect(controller.take_up)
        self.flow.rule_asked.connect(self.rule_card.pop_up)
        self.flow.places_asked.connect(controller.show_hexes)
        self.flow.told.connect(lambda text: self.statusBar().showMessage(text, 5000))
        self.flow.forces.place_asked.connect(self.guide.show_unit)
        controller.battle_begun.connect(self.battles.open)
        self.battles.rule_asked.connect(self.rule_card.pop_up)
        self.battles.fought.connect(self.guide.tell_news)
        self.battles.finished.connect(self.canvas.setFocus)
        self.battles.panel.hexes_asked.connect(controller.show_hexes)
        controller.carried_out.connect(self.guide.tell_news)
        controller.hinted.connect(self.statusBar().showMessage)
        controller.past_touched.connect(self._point_at_banner)
        self.rule_card.read_asked.connect(self.help.open_rule)
        self.canvas.context_menu_requested.connect(partial(open_context_menu, self))
        self.table.listen(self._on_change)

    # Keeping up with the table

    def _on_change(self, change: Change) -> None:
        self.guide.tell_news(None)
        self.panels.follow(change)
        if change is Change.POSITION:
            self.saving.autosaver.follow()
            self.statusBar().clearMessage()
            self._show_rest()
        elif change is Change.NOTES:
            self.actions_.refresh()
            self.saving.show_title()

    def _show_rest(self) -> None:
        """Bring up to date what stands around the panels."""
        self.actions_.refresh()
        self.time_desk.show_moment()
        self.trouble_banner.say(str(self.session.trouble or ""))
        self.saving.show_title()

    def _point_at_banner(self) -> None:
        self.statusBar().showMessage(say("This is the past. Return to play, or play on from here."), 5000)

    # Dialogs, menus, cards

    @property
    def battle(self) -> BattleDialog | None:
        """The battle dialog; None while it is closed."""
        return self.battles.dialog

    def _tour_stops(self) -> tuple[Stop, ...]:
        return table_stops(
            self.decision_panel, self.canvas, self.turn_panel, self.inspector, self.log_panel, self._tools
        )
