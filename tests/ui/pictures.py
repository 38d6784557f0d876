"""Takes the pictures for the documents: ``python -m tests.ui.pictures OUT``. No display is needed."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Choice
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, theme
from blitz_desktop.ui.languages import languages
from blitz_desktop.ui.look import Look, ThemeChoice, wear
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.settings import Guard, Settings
from blitz_desktop.ui.start_window import StartWindow
from tests.ui.hand import Hand

SIZES = (QSize(1920, 1080), QSize(1366, 768))
SEED = "7"
_MOST_BYTES = 900_000
_WEBP_QUALITY = 90
_PANZER: UnitId = "ger_pz_4"
_NEAR = 4
_LONGEST = 6
_MOST_ATTACKERS = 5
_LOW = 450
"""Height of a map that shows too few hexes at full size, as beside large text."""

_LONGEST_WAIT = 60
"""Half seconds that the start window has to show all its scenarios."""


def _move(widget: QWidget, place: QPoint) -> None:
    QTest.mouseMove(widget, place)
    QApplication.processEvents()


_MOUSE = SimpleNamespace(
    mouseClick=QTest.mouseClick,
    mouseDClick=QTest.mouseDClick,
    mousePress=QTest.mousePress,
    mouseRelease=QTest.mouseRelease,
    mouseMove=_move,
)
"""Qt's own test mouse, whose moves reach the program at once."""


class Photographer:
    """Plays the first moves of a game and pictures the window on the way.

    Attributes:
        form: How pictures are kept, ``png`` or ``webp``.
    """

    form = "png"

    def __init__(self, folder: Path, size: QSize, journals: Path) -> None:
        self._folder = folder
        self._size = size
        self._journals = journals

    def take_all(self) -> None:
        """Take every picture."""
        scenario = registry.scenario("blitzkrieg_1940/1940")
        system = registry.system("blitzkrieg_1940")
        session = Session.start(system, scenario, seed=SEED, journal=self._journals)
        settings = Settings()
        settings.choose_guard(Guard.NONE)
        self._window = MainWindow(session, app.rule_text, settings)
        self._window.resize(self._size)
        self._window.canvas.is_still = True
        self._window.show()
        self._hand = Hand(cast(QtBot, _MOUSE), self._window)
        self._table = self._window.table
        self._hand.press_offer("Launch Sickle Cut")
        self._set_up()
        self._open()
        self._victory()
        self._zooms()
        self._survey()
        self._drag()
        target = self._close_in()
        self._fight(target)
        self._look_back()
        with patch.object(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND):
            self._window.close()
        self._pass_the_table(system, scenario)
        self._start()

    # What is pictured

    def _set_up(self) -> None:
        self._raise("forces")
        session = self._window.session
        before = session.head
        self._window.flow.setups.deal.run()
        self._take("setup")
        while session.head > before:  # the deal is by chance; the other pictures are not
            self._window.time.undo.run()

    def _victory(self) -> None:
        self._raise("goals")
        self._window._settings.choose_guard(Guard.ALL)
        self._hand.press_offer("End the movement phase")
        assert self._window.flow.guard is not None
        self._take("guard", self._window.flow.guard)
        self._window.flow.guard.reject()
        self._window._settings.choose_guard(Guard.NONE)
        self._raise("turn")
        self._raise("inspector")

    def _raise(self, name: str) -> None:
        """Bring a panel before the others of its tabs."""
        dock = self._window.findChild(QDockWidget, name)
        assert dock is not None
        dock.raise_()
        QTest.qWait(50)

    def _plan(self, target: Hex) -> None:
        self._window.battles.plan(target)
        assert self._window.battle is not None
        self._hand.press(self._window.battle.plan)
        self._raise("plans")
        self._take("plans")
        self._raise("inspector")

    def _open(self) -> None:
        for label in ("Begin the game", "No further landings", "move, then fight"):
            self._hand.press_offer(label)

    def _zooms(self) -> None:
        canvas = self._window.canvas
        for name, zoom in (("far", 0.25), ("middle", 0.5), ("near", 1.0)):
            canvas.zoom_to(zoom)
            canvas.centre_on(self._hand.at(_PANZER))
            if name == "far":
                canvas.fit()
            self._take(f"table-{name}")

    def _survey(self) -> None:
        """Overlays, the map with north up, and a path with its costs."""
        canvas, desk = self._window.canvas, self._window.map_desk
        canvas.zoom_to(0.5)
        canvas.centre_on(self._hand.at(_PANZER))
        desk.toggle("zones")
        desk.toggle("control")
        self._take("overlays")
        desk.clear()
        desk.turn_north()
        self._take("north-up")
        desk.turn_north()
        canvas.zoom_to(1.0 if canvas.height() > _LOW else 0.7)
        canvas.centre_on(self._hand.at(_PANZER))

    def _drag(self) -> None:
        board = self._window.session.scenario.board
        gesture = self._table.pick_up((_PANZER,))
        assert gesture is not None
        assert gesture.reach is not None
        reach = gesture.reach
        enemies = self._enemies()
        far = min(
            (hex_ for hex_ in reach.legal if self._is_a_good_move(reach.targets[hex_])),
            key=lambda hex_: (min(board.distance(hex_, enemy) for enemy in enemies), hex_),
        )
        self._hand.pick_up(_PANZER, far)
        self._take("drag")
        self._window.controller.step_out()
        named = [hex_ for hex_ in reach.targets if not reach.targets[hex_].legality]
        closed = min(named, key=lambda hex_: board.distance(hex_, self._hand.at(_PANZER)))
        self._hand.drag(_PANZER, closed)
        self._take("refusal")

    def _fight(self, target: Hex) -> None:
        self._plan(target)
        self._hand.press_offer("End the movement phase")
        self._window.canvas.centre_on(target)
        self._hand.click_hex(target)
        assert self._window.battle is not None
        self._take("battle", self._window.battle)
        self._hand.press(self._window.battle.attack)
        self._take("losses")

    def _look_back(self) -> None:
        self._window.time.look_at(self._window.session.head - 3)
        self._take("past")
        self._window.time.back_to_play.run()
        self._window.map_desk.clear()
        luck = self._window.tools.show_luck()
        self._take("luck", luck)
        luck.reject()

    def _pass_the_table(self, system: GameSystem[Any], scenario: Scenario) -> None:
        """The curtain between two players, and the table as the second of them sees it."""
        session = Session.start(system, scenario, seed=SEED, terms=Terms(Kind.SHARED, is_strict=True))
        self._window = MainWindow(session, app.rule_text, Settings())
        self._window.resize(self._size)
        self._window.canvas.is_still = True
        self._window.show()
        self._hand = Hand(cast(QtBot, _MOUSE), self._window)
        seats = self._window.seats
        self._hand.press(seats.curtain.ready)
        for label in ("Launch Sickle Cut", "Begin the game", "No further landings", "fight, then move"):
            self._hand.press_offer(label)
        for label in ("End the combat phase", "End the movement phase"):
            self._hand.press_offer(label)
        self._take("curtain")
        self._hand.press(seats.curtain.ready)
        self._hand.press(seats.curtain.onward)
        self._take("fog")
        with patch.object(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND):
            self._window.close()

    def _start(self) -> None:
        start = StartWindow(app.Library(self._journals, Settings()), Settings())
        start.resize(self._size)
        start.show()
        for _ in range(_LONGEST_WAIT):
            QTest.qWait(500)
            if all(card.title.text() != "…" for card in start.cards.values()):
                break
        QTest.qWait(1500)
        self._save(start.grab(), "start")
        start.close()

    # Moves

    def _close_in(self) -> Hex:
        """Bring units next to the enemy hex near the panzers that most can reach, and name it."""
        board = self._window.session.scenario.board
        here = self._hand.at(_PANZER)
        ready = [unit for unit in self._table.ready_units() if self._is_near(unit, here)]
        near = [hex_ for hex_ in self._enemies() if board.distance(hex_, here) <= _NEAR]
        reaches = {unit: set(self._reach(unit)) for unit in ready}

        def comers(target: Hex) -> int:
            around = set(board.neighbours(target))
            return sum(1 for reach in reaches.values() if reach & around)

        target = max(sorted(near), key=comers)
        came = 0
        for unit in sorted(ready, key=lambda unit: "pz" not in unit):
            open_ = [hex_ for hex_ in self._reach(unit) if hex_ in board.neighbours(target)]
            if open_ and came < _MOST_ATTACKERS:
                self._hand.drag(unit, open_[0])
                came += self._hand.at(unit) == open_[0]
        return target

    def _is_a_good_move(self, choice: Choice) -> bool:
        """Whether a move crosses a river and is short enough to be seen whole."""
        return choice.is_risky and len(choice.legs) <= _LONGEST

    def _enemies(self) -> set[Hex]:
        board, pieces = self._window.session.scenario.board, self._table.viewpoint.pieces
        return {piece.at for piece in pieces.values() if piece.side == "allied" and piece.at in board}

    def _is_near(self, unit: UnitId, here: Hex) -> bool:
        board, at = self._window.session.scenario.board, self._hand.at(unit)
        return at in board and board.distance(at, here) <= _NEAR

    def _reach(self, unit: UnitId) -> tuple[Hex, ...]:
        gesture = self._table.pick_up((unit,))
        return gesture.reach.legal if gesture is not None and gesture.reach is not None else ()

    # The camera

    def _take(self, name: str, dialog: QWidget | None = None) -> None:
        QTest.qWait(50)
        self._window.grab()  # asks for all that is to be drawn
        QTest.qWait(100)
        self._window.scene.finish_drawing(self._window.canvas.zoom)
        picture = self._window.grab()
        if dialog is not None:
            painter = QPainter(picture)
            frame = QRect(QPoint(), dialog.size())
            frame.moveCenter(self._window.rect().center())
            painter.fillRect(self._window.rect(), QColor(0, 0, 0, 60))
            painter.drawPixmap(frame.topLeft(), dialog.grab())
            painter.setPen(QPen(QColor(theme.LIGHT.edge), 2))
            painter.drawRect(frame)
            painter.end()
        self._save(picture, name)

    def _save(self, picture: QPixmap, name: str) -> None:
        """Save a picture, as PNG with fewer shades on the map where the file would be large."""
        path = self._folder / f"{name}-{_named(self._size)}.{self.form}"
        image = picture.toImage().convertToFormat(QImage.Format.Format_RGB888)
        if self.form == "webp":
            image.save(str(path), quality=_WEBP_QUALITY)
            return
        image.save(str(path), quality=0)
        if path.stat().st_size > _MOST_BYTES:
            canvas, ratio = self._window.canvas, image.devicePixelRatio()
            place = canvas.mapTo(self._window, QPoint()) * ratio
            printed = image.copy(QRect(place, canvas.size() * ratio))
            image.setDevicePixelRatio(1)
            printed = printed.convertToFormat(QImage.Format.Format_RGB555)
            printed.setDevicePixelRatio(1)
            painter = QPainter(image)
            painter.drawImage(place, printed)
            painter.end()
            image.save(str(path), quality=0)


def _named(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


@contextmanager
def _strange_home() -> Iterator[Path]:
    """A home of its own, so that no game and no setting of the user shows up in a picture."""
    with tempfile.TemporaryDirectory() as folder:
        homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), folder)
        with patch.dict(os.environ, homes):
            yield Path(folder)


def main(photographer: type[Photographer] = Photographer) -> None:
    """Take the pictures of one visit."""
    parser = argparse.ArgumentParser(description="Takes pictures of the program. No display is needed.")
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--theme", choices=["light", "dark"], default="light", help="which theme is worn")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="size of text")
    parser.add_argument(
        "--language", choices=list(languages()), default="en", help="which language is spoken"
    )
    parser.add_argument(
        "--size",
        choices=[_named(size) for size in SIZES],
        action="append",
        help="one size of the window only",
    )
    parser.add_argument("--webp", action="store_true", help="keep the pictures as WebP")
    arguments = parser.parse_args()
    photographer.form = "webp" if arguments.webp else "png"
    folder: Path = arguments.out
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = QApplication([])
    look = Look(theme=ThemeChoice(arguments.theme), text_percent=arguments.text, language=arguments.language)
    wear(program, look)
    for size in SIZES:
        if arguments.size and _named(size) not in arguments.size:
            continue
        with _strange_home() as home:
            photographer(folder, size, home / "journals").take_all()


if __name__ == "__main__":
    main()
