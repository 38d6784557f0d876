"""No file is written over that the player was not asked about, whichever ending he typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.ui import dialogs

GAMES = "Saved games (*.blitz)"
SETUPS = "Set-ups (*.setup.yaml *.yaml)"
REPORTS = "Web page (*.html);;Markdown (*.md)"


class Player:
    """Types names one after the other, and answers whether to write over."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kind = ""
        self.is_willing = False
        self.asked: list[Path] = []

    def type_name(self, *_: object) -> tuple[str, str]:
        return (self.names.pop(0), self.kind) if self.names else ("", "")

    def answer(self, _parent: QWidget, path: Path) -> bool:
        self.asked.append(path)
        return self.is_willing


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    player = Player()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", player.type_name)
    monkeypatch.setattr(dialogs, "ask_writing_over", player.answer)
    return player


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize(
    ("kinds", "kind", "typed", "written"),
    [
        (GAMES, "", "Sedan", "Sedan.blitz"),
        (GAMES, "", "Sedan.v2", "Sedan.v2.blitz"),
        (SETUPS, "", "mine", "mine.setup.yaml"),
        (SETUPS, "", "mine.yaml", "mine.yaml"),
        (REPORTS, "Markdown (*.md)", "May", "May.md"),
        (REPORTS, "Markdown (*.md)", "May.html", "May.html"),
        ("A folder of pictures (*)", "A folder of pictures (*)", "May", "May"),
    ],
)
def test_a_name_gets_the_ending_of_its_kind(
    player: Player, window: QWidget, tmp_path: Path, kinds: str, kind: str, typed: str, written: str
) -> None:
    player.names, player.kind = [str(tmp_path / typed)], kind
    assert dialogs.ask_new_file(window, "", tmp_path, kinds) == tmp_path / written
    assert player.asked == []


def test_a_file_that_gets_its_ending_here_is_asked_about_here(
    player: Player, window: QWidget, tmp_path: Path
) -> None:
    there = tmp_path / "precious.blitz"
    there.touch()
    player.names = [str(tmp_path / "precious"), str(tmp_path / "other")]
    assert dialogs.ask_save_path(window, there) == tmp_path / "other.blitz"
    assert player.asked == [there]
    player.names, player.is_willing = [str(tmp_path / "precious")], True
    assert dialogs.ask_save_path(window, there) == there


def test_what_the_system_has_asked_about_is_not_asked_again(
    player: Player, window: QWidget, tmp_path: Path
) -> None:
    there = tmp_path / "precious.blitz"
    there.touch()
    player.names = [str(there)]
    assert dialogs.ask_save_path(window, there) == there
    assert player.asked == []
