"""No part of a window is a window of its own for a moment, as one that is shown before it has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop import registry
from blitz_desktop.games import options_of
from blitz_desktop.session.session import Session
from blitz_desktop.ui.options_dialog import OptionsDialog
from tests.toy import TOY, toy_scenario
from tests.toy.game import END
from tests.ui.hand import LEFT, Hand

_PROPER = Qt.WindowType.Popup, Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen, Qt.WindowType.Tool


class Spy(QObject):
    """Notes windows that come up, but for dialogs, menus and tips."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and _is_stray(watched):
            self.seen.append(f"{type(watched).__name__} {watched.property('text')}")
        return False


def _is_stray(widget: QWidget) -> bool:
    return widget.isWindow() and not isinstance(widget, QDialog) and widget.windowType() not in _PROPER


@pytest.fixture
def spy(qapp: QApplication) -> Iterator[Spy]:
    spy = Spy()
    qapp.installEventFilter(spy)
    yield spy
    qapp.removeEventFilter(spy)


def test_none_at_a_change_of_phase_nor_with_a_plan_that_is_barred(
    seat: Callable[[Session], Hand], spy: Spy, qtbot: QtBot
) -> None:
    hand = seat(Session.start(TOY, toy_scenario(), seed="1"))
    window = hand.window
    spy.seen.clear()
    hand.drag("bt", "0402")
    window.battles.plan("0502")
    assert window.battle is not None
    qtbot.mouseClick(window.battle.plan, LEFT)
    window.docks["goals"].raise_()
    window.docks["plans"].raise_()
    window.time.undo.run()  # the tanks stand too far away again
    (card,) = window.battles.panel.cards.values()
    assert card.trouble.text()
    window.time.redo.run()
    window.table.take_up(END)
    assert spy.seen == []


def test_none_at_the_lead_game_s_changes_of_phase(seat: Callable[[Session], Hand], spy: Spy) -> None:
    scenario = registry.scenario(registry.scenario_keys()[0])
    window = seat(Session.start(registry.system(scenario.system), scenario, seed="1")).window
    spy.seen.clear()
    for name in ("goals", "forces", "plans"):
        window.docks[name].raise_()
    for _ in range(3):
        decision = window.table.decision
        assert decision is not None
        window.table.take_up(next(offer for offer in decision.offers if not offer.slots and offer.legality))
    assert spy.seen == []


def test_none_with_the_options(spy: Spy, qtbot: QtBot) -> None:
    scenario = registry.scenario(registry.scenario_keys()[0])
    dialog = OptionsDialog("", options_of(scenario))
    qtbot.addWidget(dialog)
    assert spy.seen == []
