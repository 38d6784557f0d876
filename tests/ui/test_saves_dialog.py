"""All saved games in one window: looked at, opened, renamed, moved to the trash."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from blitz_desktop.presenter import shelf
from blitz_desktop.session.errors import LockedError, SaveError
from blitz_desktop.session.lines import Header
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.saves_dialog import SavesDialog
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase

NAMES = ("Königs-Pz (3)", "1re Légère")


def find(_header: Header) -> Found:
    return Found(TOY, toy_scenario())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "Sauvegardes – été"
    folder.mkdir()
    for name in NAMES:
        session = Session.start(TOY, toy_scenario(), seed="1")
        session.submit(EndPhase())
        session.save(folder / f"{name}.blitz")
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, folder: Path, tmp_path: Path) -> Iterator[SavesDialog]:
    (folder / "broken.blitz").write_bytes(b"\x00\xff no game")
    dialog = SavesDialog(
        shelf.saved_games(folder), lambda path: shelf.glance(path, find), tmp_path / "journals"
    )
    dialog.show()
    qtbot.waitUntil(lambda: not dialog._waiting)
    yield dialog
    dialog.close()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def mark(dialog: SavesDialog, name: str) -> None:
    titles = [dialog.games.item(row).text().split("\n")[0] for row in range(dialog.games.count())]
    dialog.games.setCurrentRow(titles.index(name))


def test_each_game_shows_where_it_stands(dialog: SavesDialog) -> None:
    mark(dialog, NAMES[0])
    item = dialog.games.currentItem()
    assert item.text().split("\n")[1].startswith("Turn 1")
    assert not item.icon().isNull()


def test_one_broken_file_is_told_of_and_leaves_the_others(dialog: SavesDialog) -> None:
    mark(dialog, "broken")
    assert not dialog.open_button.isEnabled()
    assert "is not a game" in dialog.games.currentItem().text()
    assert dialog.games.count() == 3


def test_return_opens(qtbot: QtBot, dialog: SavesDialog, folder: Path) -> None:
    mark(dialog, NAMES[1])
    with qtbot.waitSignal(dialog.open_asked) as asked:
        qtbot.keyClick(dialog.games, Qt.Key.Key_Return)
    assert asked.args == [folder / f"{NAMES[1]}.blitz"]


def test_the_search_narrows_the_list(qtbot: QtBot, dialog: SavesDialog) -> None:
    qtbot.keyClicks(dialog.field, "nigs-pz")
    shown = [row for row in range(dialog.games.count()) if not dialog.games.item(row).isHidden()]
    assert len(shown) == 1
    assert dialog.chosen() is not None
    qtbot.keyClicks(dialog.field, "zzz")
    assert dialog.chosen() is None
    assert not dialog.trash_button.isEnabled()


def test_rename(qtbot: QtBot, dialog: SavesDialog, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogs, "ask_name", lambda *_: "Sedan percée")
    mark(dialog, NAMES[0])
    with qtbot.waitSignal(dialog.changed) as changed:
        qtbot.keyClick(dialog, Qt.Key.Key_F2)
    assert changed.args == [folder / f"{NAMES[0]}.blitz", folder / "Sedan percée.blitz"]
    assert (folder / "Sedan percée.blitz").exists()
    assert dialog.games.currentItem().text().startswith("Sedan percée")


@pytest.mark.parametrize("name", ["", "  ", "a/b", "..", ".hidden", NAMES[1], "nul\0"])
def test_a_name_that_cannot_be_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    path = folder / f"{NAMES[0]}.blitz"
    with pytest.raises(SaveError):
        shelf.rename(path, name, tmp_path / "journals")
    assert path.exists()


def test_a_game_that_is_open_elsewhere_is_not_renamed(folder: Path, tmp_path: Path) -> None:
    journals = tmp_path / "journals"
    path = folder / f"{NAMES[0]}.blitz"
    playing = Session.load(path, find, journal=journals)
    with pytest.raises(LockedError):
        shelf.rename(path, "other", journals)
    playing.close()
    assert shelf.rename(path, "other", journals).exists()


def test_a_game_that_is_open_elsewhere_can_be_neither_opened_nor_renamed_nor_deleted(
    qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    journals = tmp_path / "journals"
    playing = Session.load(folder / f"{NAMES[0]}.blitz", find, journal=journals)
    dialog = SavesDialog(
        shelf.saved_games(folder, (), journals), lambda path: shelf.glance(path, find), journals
    )
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog._waiting)
    mark(dialog, NAMES[0])
    assert "Open in another window" in dialog.games.currentItem().text()
    with qtbot.assertNotEmitted(dialog.open_asked), qtbot.assertNotEmitted(dialog.changed):
        for button in (dialog.open_button, dialog.rename_button, dialog.trash_button):
            assert not button.isEnabled()
            assert button.toolTip() == "Open in another window"
        for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
            qtbot.keyClick(dialog.games, key)
    mark(dialog, NAMES[1])
    assert dialog.open_button.isEnabled()
    playing.close()


def test_delete_moves_to_the_trash_where_the_player_means_it(
    qtbot: QtBot, dialog: SavesDialog, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / f"{NAMES[0]}.blitz"
    mark(dialog, NAMES[0])
    monkeypatch.setattr(dialogs, "ask_trash", lambda *_: False)
    qtbot.mouseClick(dialog.trash_button, Qt.MouseButton.LeftButton)
    assert path.exists()
    monkeypatch.setattr(dialogs, "ask_trash", lambda *_: True)
    with qtbot.waitSignal(dialog.changed):
        qtbot.mouseClick(dialog.trash_button, Qt.MouseButton.LeftButton)
    assert not path.exists()
    assert dialog.games.count() == 2
