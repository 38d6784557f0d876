from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from blitz_desktop.core.view import Line
from blitz_desktop.presenter.news import News
from blitz_desktop.ui.news_bubble import NewsBubble
from tests.ui.hand import Hand

NEWS = News((Line("roll", "crossing", faces=(4, 6)), Line("move", "The crossing fails.")), "0303")


@pytest.fixture
def bubble(hand: Hand) -> NewsBubble:
    bubble = hand.window.news
    bubble.tell(NEWS)
    return bubble


def test_it_tells_every_line_inside_the_map_and_beside_the_hex(hand: Hand, bubble: NewsBubble) -> None:
    assert bubble.isVisible()
    assert bubble.words() == "Crossing The crossing fails."
    assert hand.window.canvas.viewport().rect().contains(bubble.geometry())
    assert not bubble.geometry().contains(hand.window.canvas.hex_position("0303"))


def test_it_goes_along_when_the_map_is_panned(hand: Hand, bubble: NewsBubble) -> None:
    hand.window.canvas.centre_on("0303")
    before, hex_before = bubble.pos(), hand.window.canvas.hex_position("0303")
    hand.window.canvas.pan(20, 10)
    moved = hand.window.canvas.hex_position("0303") - hex_before
    assert bubble.pos() - before == moved


def test_new_lines_make_it_as_large_as_they_need(bubble: NewsBubble) -> None:
    small = bubble.height()
    bubble.tell(News(NEWS.lines * 2, None))
    assert bubble.height() > small
    bubble.tell(None)
    assert not bubble.isVisible()
    assert bubble.words() == ""


def test_what_happens_next_takes_it_away(hand: Hand, bubble: NewsBubble) -> None:
    hand.press_offer("End phase")
    assert not bubble.isVisible()


def test_it_hides_by_itself(qtbot: QtBot, bubble: NewsBubble, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blitz_desktop.ui.news_bubble._TIME", 1)
    monkeypatch.setattr("blitz_desktop.ui.news_bubble._TIME_A_LINE", 1)
    bubble.tell(NEWS)
    qtbot.waitUntil(lambda: not bubble.isVisible(), timeout=2000)
