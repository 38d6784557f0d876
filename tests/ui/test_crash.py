"""A fault in a slot, with a game on the table."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from blitz_desktop import resources
from blitz_desktop.core.codec import digest
from blitz_desktop.core.entries import Entry
from blitz_desktop.session.opening import Found
from blitz_desktop.session.session import Session
from blitz_desktop.ui.crash import CrashGuard
from tests.toy import TOY, toy_scenario
from tests.toy.records import EndPhase
from tests.ui.hand import Hand


@pytest.mark.gui
def test_it_is_told_with_a_report_that_holds_the_game_and_play_goes_on(
    qtbot: QtBot, hand: Hand, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.submit(EndPhase())
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    guard = CrashGuard(lambda: "toy/duel", session.record, tmp_path)
    guard.install()
    QTimer.singleShot(0, lambda: [][3])
    with qtbot.waitSignal(guard.caught):
        pass
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    (report,) = tmp_path.glob("fault-*.zip")
    assert str(report) in box.text()
    with zipfile.ZipFile(report) as archive:
        assert "IndexError" in archive.read("report.txt").decode()
        archive.extract("game.blitz", tmp_path)
    kept = Session.load(tmp_path / "game.blitz", lambda _: Found(TOY, toy_scenario()))
    assert digest(kept.state) == digest(session.state)
    box.close()
    assert isinstance(session.submit(EndPhase()), Entry)
    assert hand.window.isVisible()


def test_a_program_removed_while_it_runs_is_told_as_that(
    qtbot: QtBot, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = CrashGuard(lambda: "toy/duel", lambda: b"", tmp_path / "reports")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "gone" / "blitz_desktop")
    guard.caught.emit("FileNotFoundError")
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "files are gone" in box.text()
    assert "fault of its own" not in box.text()
    box.close()
