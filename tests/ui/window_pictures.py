"""Takes the pictures of windows and tools: ``python -m tests.ui.window_pictures OUT``, without a display."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast
from unittest.mock import patch

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.language import say
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.games import options_of
from blitz_desktop.presenter.shelf import saved_games
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.about import AboutDialog
from blitz_desktop.ui.dice_dialog import DiceDialog
from blitz_desktop.ui.look import Look
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.menus import open_context_menu
from blitz_desktop.ui.options_dialog import OptionsDialog
from blitz_desktop.ui.preferences import PreferencesDialog
from blitz_desktop.ui.saves_dialog import SavesDialog
from blitz_desktop.ui.settings import Guard, Settings
from tests.ui.hand import Hand
from tests.ui.pictures import _MOUSE, _PANZER, SEED, Photographer, main

_ROERMOND, _AACHEN = "E2821", "E2723"
_INFANTRY: UnitId = "ger_id_253"
_REST = 600
"""Milliseconds after which a path is explained."""


class WindowPhotographer(Photographer):
    """Opens every window, dialog and tool of a table that has just been set up, and pictures each."""

    def take_all(self) -> None:
        """Take every picture."""
        session = Session.start(
            registry.system("blitzkrieg_1940"),
            registry.scenario("blitzkrieg_1940/1940"),
            seed=SEED,
            journal=self._journals,
        )
        settings = Settings()
        settings.choose_guard(Guard.NONE)
        self._window = MainWindow(session, app.rule_text, settings)
        self._window.resize(self._size)
        self._window.canvas.is_still = True
        self._window.show()
        for _ in range(4):  # until everything is laid out
            self._window.grab()
            QTest.qWait(20)
        self._save(self._window.grab(), "drawing")
        self._hand = Hand(cast(QtBot, _MOUSE), self._window)
        self._table = self._window.table
        self._hand.press_offer("Launch Sickle Cut")
        self._open()
        self._window.canvas.zoom_to(0.7)
        self._window.canvas.centre_on(self._hand.at(_PANZER))
        self._tools()
        self._explanations()
        self._questions(session)
        with patch.object(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND):
            self._window.close()

    def _run(self, action: str) -> None:
        self._window.actions_.by_id[action].trigger()
        QTest.qWait(50)

    def _tools(self) -> None:
        canvas, here = self._window.canvas, self._hand.at(_PANZER)
        self._hand.pick_up(_INFANTRY, self._first_stop(_INFANTRY))
        QTest.qWait(_REST)
        self._take("stops")
        self._window.controller.step_out()
        self._run("ruler")
        self._hand.click_hex(_ROERMOND)
        _MOUSE.mouseMove(canvas.viewport(), canvas.hex_position(_AACHEN))
        self._take("ruler")
        self._run("ruler")
        self._window.map_desk.ask_reachers(here)
        self._take("reachers")
        self._window.map_desk.clear()
        self._run("edit_mode")
        self._hand.click_piece(_PANZER)
        open_context_menu(self._window, here, QPoint(0, 0))
        self._picture_of(QApplication.activePopupWidget(), "edit")
        self._run("edit_mode")
        self._run("minimap")
        self._raise("minimap")
        self._take("minimap")
        self._run("minimap")

    def _first_stop(self, unit: UnitId) -> Hex:
        """The cheapest hex in which a unit must stop with points left."""
        gesture = self._table.pick_up((unit,))
        assert gesture is not None
        assert gesture.reach is not None
        reach = gesture.reach
        stops = [hex_ for hex_ in reach.legal if reach.targets[hex_].is_halted]
        return max(stops, key=lambda hex_: (reach.targets[hex_].left or 0, hex_))

    def _explanations(self) -> None:
        window = self._window
        window.rule_card.pop_up(RuleRef("blitzkrieg_1940", "7.2.A"))
        self._picture_of(window.rule_card, "rule")
        for name in ("rules", "charts", "keys"):
            self._run(name)
            self._picture_of(window.help.window, f"help-{name}")
        window.help.window.close()
        window.help.begin_tour()
        self._take("tour")
        assert window.help.tour is not None
        window.help.tour.end()
        self._picture_of(AboutDialog(window), "about")

    def _questions(self, session: Session) -> None:
        window = self._window
        find = window.guide.ask_find()
        QTest.keyClicks(find.field, "pz")
        library = app.Library(self._journals, Settings())
        session.save(self._journals / f"{say('Operation Sickle Cut')}.blitz")
        saves = SavesDialog(saved_games(self._journals), library.glance, self._journals, window)
        meuse = registry.scenario("meuse_1940/historical")
        asked: dict[str, Callable[[], QDialog]] = {
            "find": lambda: find,
            "lines": window.time_desk.ask_line,
            "dice": lambda: DiceDialog(say("Combat"), RuleRef("blitzkrieg_1940", "14.9"), 1, 6, window),
            "terms": window.seats.ask_terms,
            "set-keys": window.key_desk.ask_keys,
            "preferences": lambda: PreferencesDialog(Look(), window),
            "saves": lambda: saves,
            "options": lambda: OptionsDialog(say(meuse.title), options_of(meuse), window),
        }
        for name, ask in asked.items():
            dialog = ask()
            self._picture_of(dialog, name)
            dialog.reject()

    def _picture_of(self, shown: QWidget | None, name: str) -> None:
        assert shown is not None
        shown.show()
        QTest.qWait(200)
        self._take(name, shown)
        shown.close()


if __name__ == "__main__":
    main(WindowPhotographer)
