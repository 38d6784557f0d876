from __future__ import annotations

from blitz_desktop.core.view import Line
from blitz_desktop.presenter.news import news_of

MOVE = Line("move", "moves", where=("0101", "0202"))
DIE = Line("roll", "crossing", faces=(4,))
FAILS = Line("move", "The crossing fails.", where=("0102", "0202"))
PHASE = Line("phase", "Combat")


def test_without_dice_there_is_no_news() -> None:
    assert news_of((MOVE, PHASE)) is None


def test_news_begins_with_the_first_throw_and_is_about_where_the_action_led() -> None:
    news = news_of((MOVE, DIE, FAILS, PHASE))
    assert news is not None
    assert news.lines == (DIE, FAILS)
    assert news.at == "0202"


def test_dice_about_no_hex_are_news_without_a_place() -> None:
    news = news_of((PHASE, DIE))
    assert news is not None
    assert news.at is None
