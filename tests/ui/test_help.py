"""Help: the rules at the right paragraph, the charts, the keys, the tour, About."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from blitz_desktop import registry, resources
from blitz_desktop.core.citations import RuleRef
from blitz_desktop.presenter.handbook import handbook
from blitz_desktop.ui.about import PARTS, AboutDialog, licences
from blitz_desktop.ui.help_window import HelpWindow
from tests.ui.hand import CTRL, LEFT, Hand

GAME = registry.system_ids()[0]


@pytest.fixture
def help_window(qtbot: QtBot) -> HelpWindow:
    window = HelpWindow(handbook(GAME), registry.scenario(registry.scenario_keys()[0]))
    qtbot.addWidget(window)
    window.show()
    return window


def test_the_rules_open_at_a_paragraph(help_window: HelpWindow) -> None:
    help_window.open_rule("14.12.B")
    assert help_window.rules.shown == "14.12.B"
    assert "§ 14.12.B" in help_window.rules.page.toPlainText()
    assert help_window.rules.contents.currentItem().text(0).startswith("14.12.B")
    assert help_window.rules.page.verticalScrollBar().value() > 0


def test_a_paragraph_that_is_not_there_is_told_of(help_window: HelpWindow) -> None:
    help_window.open_rule("99.9")
    assert "not among the rules" in help_window.rules.page.toPlainText()


def test_references_lead_on(help_window: HelpWindow) -> None:
    help_window.rules.page.anchorClicked.emit(QUrl("paragraph:3.2"))
    assert help_window.rules.shown.startswith("3.2")


def test_the_search_finds_and_leads_there(qtbot: QtBot, help_window: HelpWindow) -> None:
    rules = help_window.rules
    qtbot.keyClick(help_window, Qt.Key.Key_F, CTRL)
    qtbot.keyClicks(rules.field, "river")
    assert 0 < rules.contents.topLevelItemCount() < len(handbook(GAME).paragraphs)
    first = rules.contents.topLevelItem(0)
    rules.contents.setCurrentItem(first)
    assert first.text(0).startswith(handbook(GAME).paragraphs[rules.shown].number)
    qtbot.keyClicks(rules.field, "zeppelin")
    assert "No paragraph" in rules.page.toPlainText()


def test_charts_and_turn_track_are_tables(help_window: HelpWindow) -> None:
    help_window.open_charts()
    text = help_window.charts.toPlainText()
    assert "Turn track" in text
    assert "1:3" in text


def test_f1_opens_the_rule_at_work_and_again_reads_on(qtbot: QtBot, hand: Hand) -> None:
    hand.key(Qt.Key.Key_F1)
    card = hand.window.rule_card
    assert card.isVisible()
    with qtbot.waitSignal(card.read_asked) as asked:
        qtbot.keyClick(card, Qt.Key.Key_F1)
    assert isinstance(asked.args[0], RuleRef)
    assert not card.isVisible()
    assert hand.window.help.window.isVisible()


def test_the_sheet_of_keys_lists_every_shortcut(hand: Hand) -> None:
    hand.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    text = hand.window.help.window.keys.toPlainText()
    for keys, what in hand.window.actions_.shortcuts():
        assert keys in text
        assert what in text
    assert "Drag a counter" in text


def test_about_names_every_part_with_its_licence(qtbot: QtBot, hand: Hand) -> None:
    hand.window.actions_.by_id["about"].trigger()
    (dialog,) = hand.window.findChildren(AboutDialog)
    assert dialog.isVisible()
    text = dialog.licences.toPlainText()
    for part in PARTS:
        line = next(
            line for line in text.split("\n") if line.lower().replace("_", "-").startswith(part.lower())
        )
        assert len(line.partition(": ")[2]) >= 3, line
    assert text.count("SIL OPEN FONT LICENSE") >= 2
    dialog.close()


def test_about_opens_though_the_program_was_removed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "gone" / "blitz_desktop")
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert "files are gone" in dialog.licences.toPlainText()


def test_licences_are_those_of_all_that_the_program_needs() -> None:
    requirements = {name.split(">")[0].lower() for name in json.loads(_dependencies())}
    assert requirements <= {part.lower() for part in PARTS}, licences()


def _dependencies() -> str:
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    return json.dumps(project["project"]["dependencies"])


def test_the_tour_shows_each_part_and_ends(qtbot: QtBot, hand: Hand) -> None:
    window = hand.window
    window.actions_.by_id["tour"].trigger()
    tour = window.help.tour
    assert tour is not None
    titles = []
    while window.help.tour is not None:
        titles.append(tour.card.title.text())
        assert tour.rect().contains(tour.card.geometry())
        assert not tour.spot().isEmpty()
        qtbot.mouseClick(tour.card.next, LEFT)
    assert len(set(titles)) == len(titles) == 6


def test_the_tour_goes_by_keys_and_esc_ends_it(qtbot: QtBot, hand: Hand) -> None:
    hand.window.help.begin_tour()
    tour = hand.window.help.tour
    assert tour is not None
    qtbot.keyClick(tour, Qt.Key.Key_Right)
    qtbot.keyClick(tour, Qt.Key.Key_Right)
    qtbot.keyClick(tour, Qt.Key.Key_Left)
    assert tour.place == 1
    qtbot.keyClick(tour, Qt.Key.Key_Escape)
    assert hand.window.help.tour is None
    assert QApplication.activeModalWidget() is None
    assert not [dialog for dialog in hand.window.findChildren(QDialog) if dialog.isModal()]
