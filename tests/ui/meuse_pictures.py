"""Takes the pictures of Meuse 1940: ``python -m tests.ui.meuse_pictures OUT``. No display is needed."""

from __future__ import annotations

from typing import cast

from pytestqt.qtbot import QtBot

from blitz_desktop import app
from blitz_desktop.core.board import Hex
from blitz_desktop.session.session import Session
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from tests.playthroughs.meuse_crossing import FREE_KEY, KEY, Commander
from tests.playthroughs.meuse_orders import ANSWERS, FRENCH, GERMAN
from tests.ui.hand import Hand
from tests.ui.pictures import _MOUSE, Photographer, main

_ZOOM = 0.8
_LEFFE, _ONHAYE = "2909", "2711"


class MeusePhotographer(Photographer):
    """Lets the captains of the recorded game play on, and pictures the window on the way."""

    def take_all(self) -> None:
        """Take every picture."""
        self._free_set_up()
        captain = _captain(KEY)
        captain.play(until=(3, 2))
        self._show(captain.session, "3006")
        self._take_middle("meuse-bridgehead")
        self._window.canvas.fit()
        self._take("meuse")
        self._window.canvas.zoom_to(_ZOOM)
        self._window.map_desk.toggle("supply")
        self._take_middle("meuse-supply")
        self._window.map_desk.clear()
        captain.play(until=(4, 1))
        captain.play_segment()
        self._window.table.refresh()
        self._break_out(captain)
        self._leave()

    def _free_set_up(self) -> None:
        session = _captain(FREE_KEY).session
        self._show(session, "2807")
        self._raise("forces")
        self._window.flow.setups.deal.run()
        self._take_middle("meuse-setup")
        self._leave()

    def _break_out(self, captain: Commander) -> None:
        """14 May: command, fire and an attack."""
        captain.march_all()
        self._window.table.refresh()
        self._middle = _LEFFE
        self._take_middle("meuse-movement")
        self._window.table.select(("ger_m_hq_7pz",))
        self._window.map_desk.toggle("command")
        self._take_middle("meuse-command")
        self._window.map_desk.clear()
        self._window.table.select(())
        self._hand.press_offer("End the movement")
        self._hand.click_hex(_ONHAYE)
        self._take_middle("meuse-barrage")
        captain.settle("end_phase")
        self._window.table.refresh()
        self._hand.click_hex(_ONHAYE)
        assert self._window.battle is not None
        attackers = self._window.battle.attackers
        attackers.setCurrentRow(0)
        self._take("meuse-battle", self._window.battle)
        self._hand.press(self._window.battle.attack)
        self._middle = _ONHAYE
        self._take_middle("meuse-support")

    # The camera

    def _show(self, session: Session, middle: Hex) -> None:
        settings = Settings()
        settings.choose_guard(Guard.NONE)
        self._window = MainWindow(session, app.rule_text, settings)
        self._window.resize(self._size)
        self._window.canvas.is_still = True
        self._window.show()
        self._hand = Hand(cast(QtBot, _MOUSE), self._window)
        self._window.canvas.zoom_to(_ZOOM)
        self._middle = middle

    def _take_middle(self, name: str) -> None:
        self._window.canvas.centre_on(self._middle)
        self._take(name)

    def _leave(self) -> None:
        self._window.session.suspend()
        self._window.hide()


def _captain(key: str) -> Commander:
    return Commander(key, "the meuse", {"german": GERMAN, "french": FRENCH}, ANSWERS, promise=-0.5)


if __name__ == "__main__":
    main(MeusePhotographer)
