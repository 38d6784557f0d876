"""The options of a scenario: each asked once, in plain words, with how its paragraph is read."""

from __future__ import annotations

from html import unescape

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from blitz_desktop import registry
from blitz_desktop.games import options_of
from blitz_desktop.ui.options_dialog import OptionsDialog


@pytest.mark.parametrize("key", registry.scenario_keys())
def test_every_option_is_a_question_with_answers_and_its_ruling(qtbot: QtBot, key: str) -> None:
    options = options_of(registry.scenario(key))
    dialog = OptionsDialog("", options)
    qtbot.addWidget(dialog)
    assert len(dialog.boxes) == len(options)
    shown = unescape(" ".join(label.text() for label in dialog.findChildren(QLabel)))
    for option in options:
        box = dialog.boxes[option.id]
        assert option.question.endswith("?")
        assert option.question in shown
        assert option.ruling[:20] in shown
        assert set(option.words) == set(option.values)
        assert [box.itemText(place) for place in range(box.count())] == [
            option.words[value] for value in option.values
        ]
        assert "`" not in option.ruling


def test_what_is_chosen_holds(qtbot: QtBot) -> None:
    options = options_of(registry.scenario("meuse_1940/historical"))
    dialog = OptionsDialog("", options)
    qtbot.addWidget(dialog)
    assert dialog.changes() == {}
    for option in options:
        dialog.boxes[option.id].setCurrentIndex(1)
    assert dialog.changes() == {option.id: option.values[1] for option in options}


def test_large_text_leaves_the_dialog_in_its_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blitz_desktop.ui.layouts.theme.scaled", lambda pixels, **_: 2 * pixels)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 640)
    dialog = OptionsDialog("", (), window)
    assert dialog.width() < 1000
    assert dialog.height() < 640
