"""The table on a small screen with the largest text: the map stays the largest part, nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from blitz_desktop import registry
from blitz_desktop.core.language import speak
from blitz_desktop.session.session import Session
from blitz_desktop.ui import theme
from blitz_desktop.ui.panels.cards import CardView
from blitz_desktop.ui.panels.turn_panel import TurnTrack
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton


def longer(sentence: str, _number: int) -> str:
    """A language a third longer, of words that can be broken into lines."""
    return f"{sentence}{' long' * (len(sentence) // 15)}"


@pytest.fixture(params=["English", "longer"])
def hand(
    request: pytest.FixtureRequest, qapp: QApplication, seat: Callable[[Session], Hand]
) -> Iterator[Hand]:
    theme.apply(qapp, text_scale=2.0)
    if request.param == "longer":
        speak(longer)
    system, scenario = registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1940")
    yield seat(Session.start(system, scenario, seed="7"))
    speak(None)
    theme.apply(qapp)


def part_of_the_map(hand: Hand) -> float:
    """The part of the window's height that the map has."""
    QCoreApplication.processEvents()
    return hand.window.canvas.height() / hand.window.height()


def test_half_of_the_window_is_left_to_the_map_at_every_prompt(hand: Hand) -> None:
    assert part_of_the_map(hand) >= 0.5
    for label in ("Launch Sickle Cut", "Begin the game", "No further landings", "Move, then fight"):
        hand.press_offer(label)
        assert part_of_the_map(hand) >= 0.5


def test_a_prompt_that_is_too_long_can_be_scrolled_to_its_end(hand: Hand) -> None:
    hand.press_offer("Launch Sickle Cut")
    QCoreApplication.processEvents()
    words = hand.window.decision_panel.words
    bar = words.verticalScrollBar()
    assert bar.isVisible() == (bar.maximum() > 0)
    unseen = words.prompt.heightForWidth(words.viewport().width()) - words.height()
    assert words.verticalScrollBar().maximum() >= unseen
    assert bool(words.focusPolicy() & Qt.FocusPolicy.TabFocus) == (unseen > 0)


def test_the_usual_answer_stands_alone_beside_one_menu(hand: Hand) -> None:
    hand.press_offer("Launch Sickle Cut")
    QCoreApplication.processEvents()
    offers = hand.window.decision_panel.offers
    (begin,) = offers.buttons.values()
    menu = next(part for part in offers.children() if part.isWidgetType() and part is not begin)
    assert menu.y() == begin.y()  # type: ignore[attr-defined]  # both in one row
    assert len(offers.entries) >= 2


def test_a_strip_stands_in_place_of_the_prompt_until_it_is_left(hand: Hand, qtbot: QtBot) -> None:
    hand.press_offer("Launch Sickle Cut")
    panel = hand.window.decision_panel
    next(iter(panel.offers.entries.values())).trigger()
    assert panel.form_box.isVisible()
    assert not panel.words.isVisible()
    assert part_of_the_map(hand) >= 0.4
    qtbot.mouseClick(panel.form_box.cancel, LEFT)
    assert panel.words.isVisible()
    assert panel.offers.isVisible()


def test_facts_stand_below_what_they_are_about(hand: Hand) -> None:
    hand.press_offer("Launch Sickle Cut")
    hand.click_piece("ger_pz_4")
    QCoreApplication.processEvents()
    card = hand.window.inspector.findChildren(CardView)[0]
    labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
    assert len({label.x() for label in labels}) == 1
    assert all(label.width() <= hand.window.inspector.width() for label in labels)


def test_the_turn_track_grows_and_breaks_evenly(hand: Hand) -> None:
    (track,) = hand.window.turn_panel.findChildren(TurnTrack)
    figure = track.fontMetrics().boundingRect("10")
    per_row = track._per_row(track.width())
    assert track.width() / per_row > figure.width() * 1.8
    assert 10 % per_row == 0


def test_fields_are_high_enough_for_their_text(hand: Hand, qtbot: QtBot) -> None:
    hand.press_offer("Launch Sickle Cut")
    hand.window.docks["forces"].raise_()
    field = hand.window.flow.forces.field
    qtbot.waitUntil(lambda: field.height() >= field.fontMetrics().height())
