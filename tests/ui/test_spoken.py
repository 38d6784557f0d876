"""The window shows no word that a translator cannot reach."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop import app, games, registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.counters import lettering
from blitz_desktop.ui.languages import languages
from blitz_desktop.ui.look import Look
from blitz_desktop.ui.main_window import MainWindow
from blitz_desktop.ui.options_dialog import OptionsDialog
from blitz_desktop.ui.preferences import PreferencesDialog
from blitz_desktop.ui.settings import Settings
from tests import pseudo
from tests.ui import pictures, shown

_KEYS = re.compile(
    r"\b(?:Ctrl|Shift|Alt|Meta|Return|Enter|Space|Home|End|Esc|Left|Right|Up|Down|Pg\w+|Del)\b\+?"
)
_QT = {"Close", "Float", "Closes the dock widget", "Undocks and re-attaches the dock widget", "Cancel", "OK"}
_QT |= {"Scroll Left", "Scroll Right", "Save", "Open"}
"""What Qt itself says; it has translations of its own."""
_PROPER = ("Blitz Desktop", *(registry.system(id_).title for id_ in registry.system_ids()))
_OWN = set(languages().values())
"""Languages are listed by their own names."""


def bare(texts: Iterable[str]) -> set[str]:
    """Texts with words that are not said; names of games, keys and what counters print aside."""
    known = {pseudo.bare_words(text) for text in _printed_on_counters()} | {""}
    others = (text for text in texts if text not in _QT | _OWN)
    return {text for text in others if pseudo.bare_words(_plain(text)) not in known}


def _plain(text: str) -> str:
    for name in _PROPER:
        text = re.sub(re.escape(name), "", text, flags=re.IGNORECASE)
    # A text cut short may end within its brackets.
    return re.sub(r"⟦[^⟦⟧]*…$", "", _KEYS.sub("", text))


def _printed_on_counters() -> Iterator[str]:
    for key in registry.scenario_keys():
        for piece in registry.scenario(key).pieces.values():
            yield from (piece.short, piece.size)


LENGTHS = (0, 40)
"""So long is the game when its window is read."""


class Reader(pictures.Photographer):
    """Reads the window wherever a picture would be taken."""

    told: set[str]

    def _save(self, picture: QPixmap, name: str) -> None:
        pass

    def _take(self, name: str, dialog: QDialog | None = None) -> None:
        with shown.painted() as painted:
            super()._take(name, dialog)
        self.told.update(shown.texts(self._window), shown.texts(dialog) if dialog else (), painted)


@pytest.fixture(autouse=True)
def brackets(qapp: QApplication) -> Iterator[None]:
    lettering.outline.cache_clear()
    with pseudo.spoken():
        yield
    lettering.outline.cache_clear()


def test_a_visit_meets_nothing_unsaid(tmp_path: Path) -> None:
    reader = Reader(tmp_path, QSize(1366, 768), tmp_path)
    reader.told = set()
    reader.take_all()
    assert bare(reader.told) == set()


@pytest.mark.parametrize("key", ["blitzkrieg_1940/1939", "meuse_1940/historical"])
def test_a_table_shows_nothing_unsaid(key: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: dialogs.Leaving.SUSPEND)
    session = Session.start(*games.named(key), seed="11")
    bot, rng = RandomBot(end=0.3), random.Random(3)
    told: set[str] = set()
    for length in LENGTHS:
        while session.head < length and (decision := session.decision) is not None:
            session.submit(bot.choose(session.system, session.scenario, session.state, decision, rng))
        told.update(_read(session, qtbot))
    assert bare(told) == set()


def _read(session: Session, qtbot: QtBot) -> Iterator[str]:
    """All that a window of a game shows, with every overlay, and the windows beside it."""
    with shown.painted() as painted:
        window = MainWindow(session, app.rule_text, Settings())
        window.resize(1366, 768)
        window.canvas.is_still = True
        window.show()
        qtbot.waitExposed(window)
        window.canvas.fit()
        for overlay in window.map_desk.overlays.titles:
            window.map_desk.toggle(overlay.id)
        window.scene.finish_drawing(window.canvas.zoom)
        window.grab()
        for part in (window, *_companions(window, session)):
            yield from shown.texts(part)
        window.close()
    yield from painted


def _companions(window: MainWindow, session: Session) -> Iterator[QWidget]:
    """The windows and dialogs that stand beside a table."""
    window.help.open_rule(None)
    window.help.open_charts()
    window.help.open_keys()
    yield from (part for part in window.findChildren(QWidget) if part.isWindow())
    yield PreferencesDialog(Look(), window)
    yield OptionsDialog("", games.options_of(session.scenario), window)
