from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop.ui.settings import Settings, brought_into_sight, first_place

ONE = QRect(0, 0, 1920, 1080)
TWO = QRect(1920, 0, 1280, 1024)


@pytest.mark.parametrize(
    ("window", "screens", "fitted"),
    [
        (QRect(100, 100, 800, 600), [ONE], QRect(100, 100, 800, 600)),
        (QRect(2000, 100, 800, 600), [ONE, TWO], QRect(2000, 100, 800, 600)),
        (QRect(2000, 100, 800, 600), [ONE], QRect(1120, 100, 800, 600)),
        (QRect(-300, -200, 800, 600), [ONE], QRect(0, 0, 800, 600)),
        (QRect(0, 0, 4000, 3000), [ONE], ONE),
        (QRect(0, 0, 10, 10), [], QRect(0, 0, 10, 10)),
    ],
)
def test_a_window_is_brought_into_sight(window: QRect, screens: list[QRect], fitted: QRect) -> None:
    assert brought_into_sight(window, screens) == fitted


@pytest.mark.parametrize("screen", [ONE, TWO, QRect(0, 30, 1366, 738)])
def test_a_new_window_is_wholly_on_the_screen_with_its_frame(screen: QRect) -> None:
    place = first_place(QSize(1680, 1000), screen)
    assert screen.contains(place.adjusted(-8, -32, 8, 8))


def test_a_window_does_not_creep_from_start_to_start(qtbot: QtBot) -> None:
    places = set()
    for start in range(5):
        window = QWidget()
        window.setObjectName("creeper")
        qtbot.addWidget(window)
        if not Settings().restore_window(window):
            assert start == 0
            window.setGeometry(50, 60, 700, 500)
        window.show()
        places.add(window.geometry().getRect())
        Settings().save_window(window)
        window.close()
    assert len(places) == 1


def test_recent_games_are_listed_once_the_latest_first(tmp_path: Path) -> None:
    settings = Settings()
    for name in ("a", "b", "a"):
        settings.remember(tmp_path / name)
    assert [path.name for path in Settings().recent()] == ["a", "b"]


def test_a_broken_settings_file_is_no_trouble(user_directories: Path, qtbot: QtBot) -> None:
    path = user_directories / "broken.ini"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x00\xff[general\nrecent=@Variant(garbage\n")
    window = QWidget()
    window.setObjectName("w")
    qtbot.addWidget(window)
    settings = Settings(path)
    assert isinstance(settings.recent(), tuple)
    assert not settings.restore_window(window)


def test_a_recent_game_whose_name_is_no_text_is_remembered(tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.blitz"))
    Settings(tmp_path / "settings.ini").remember(odd)
    again = Settings(tmp_path / "settings.ini")
    assert again.recent() == (odd,)
    again.forget(odd)
    assert again.recent() == ()
