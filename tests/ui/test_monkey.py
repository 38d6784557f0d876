"""Random clicks, drags, keys and jumps in time: whatever is done, nothing breaks, every position is sound."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from blitz_desktop.ui import dialogs
from tests.ui.hand import CTRL, LEFT, PLAIN, Hand

_STEPS = 250
_KEYS = (Qt.Key.Key_N, Qt.Key.Key_Escape, Qt.Key.Key_F, Qt.Key.Key_Space, Qt.Key.Key_Left)
_CTRL_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_0)


class Monkey:
    def __init__(self, qtbot: QtBot, hand: Hand, seed: int) -> None:
        self.random = random.Random(seed)
        self.window = hand.window
        self._qtbot = qtbot
        self._viewport = hand.window.canvas.viewport()

    def act(self) -> None:
        """Do something, whatever is open."""
        if self.window.battle is not None:
            self._fight()
            return
        self.random.choice(
            (self._click, self._click, self._drag, self._drag, self._drag, self._press, self._key, self._jump)
        )()

    def _place(self) -> QPoint:
        canvas, room = self.window.canvas, self._viewport.rect()
        counters = [canvas.piece_position(unit) for unit in self.window.table.viewpoint.pieces]
        seen = [place for place in counters if room.contains(place)]
        if seen and self.random.random() < 0.8:
            return self.random.choice(seen)
        return QPoint(self.random.randrange(room.width()), self.random.randrange(room.height()))

    def _click(self) -> None:
        click = self.random.choice((self._qtbot.mouseClick, self._qtbot.mouseClick, self._qtbot.mouseDClick))
        click(self._viewport, LEFT, self.random.choice((PLAIN, CTRL)), self._place())

    def _drag(self) -> None:
        start = self._place()
        end = start + QPoint(self.random.randrange(-220, 220), self.random.randrange(-220, 220))
        self._qtbot.mousePress(self._viewport, LEFT, PLAIN, start)
        self._qtbot.mouseMove(self._viewport, start + QPoint(9, 9))
        self._qtbot.mouseMove(self._viewport, end)
        if self.random.random() < 0.15:
            self._key()
        self._qtbot.mouseRelease(self._viewport, LEFT, PLAIN, end)

    def _press(self) -> None:
        found = self.window.decision_panel.findChildren(QAbstractButton)
        buttons = [button for button in found if button.isVisible() and button.isEnabled()]
        if buttons:
            self._qtbot.mouseClick(self.random.choice(buttons), LEFT)

    def _key(self) -> None:
        if self.random.random() < 0.5:
            self._qtbot.keyClick(self.window.canvas, self.random.choice(_KEYS))
        else:
            self._qtbot.keyClick(self.window.canvas, self.random.choice(_CTRL_KEYS), CTRL)

    def _jump(self) -> None:
        session = self.window.session
        if not session.is_live and self.random.random() < 0.6:
            self.window.time.back_to_play.run()
        elif not session.is_live and self.random.random() < 0.3:
            self.window.time.play_on.run()
        else:
            self.window.time.look_at(self.random.randrange(session.head + 1))

    def _fight(self) -> None:
        battle = self.window.battle
        assert battle is not None
        if self.random.random() < 0.3:
            item = battle.attackers.item(self.random.randrange(battle.attackers.count()))
            if item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
                is_ticked = item.checkState() is Qt.CheckState.Checked
                item.setCheckState(Qt.CheckState.Unchecked if is_ticked else Qt.CheckState.Checked)
        elif self.random.random() < 0.7 and battle.attack.isEnabled():
            self._qtbot.mouseClick(battle.attack, LEFT)
        else:
            battle.reject()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_nothing_breaks(
    qtbot: QtBot, hand: Hand, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: None)
    monkey = Monkey(qtbot, hand, seed)
    session, table = hand.window.session, hand.window.table
    for _ in range(_STEPS):
        monkey.act()
        QCoreApplication.processEvents()
        assert session.system.faults(session.scenario, session.state) == ()
        shown = {piece.id: piece.at for piece in table.viewpoint.pieces.values()}
        assert shown == {unit: session.state.units[unit].at for unit in shown}
        assert not hand.window.canvas.is_dragging
        assert hand.window.controller.gesture is None
