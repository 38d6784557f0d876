from __future__ import annotations

from collections.abc import Iterator

import pytest

from blitz_desktop.core.language import say, say_number, speak


@pytest.fixture
def french() -> Iterator[None]:
    words = {
        ("{unit} moves to {hex}", -1): "{hex} : arrivée de {unit}",
        ("{n} points", 0): "{n} point",
        ("{n} points", 2): "{n} points",
    }
    speak(lambda sentence, number: words.get((sentence, number), ""))
    yield
    speak(None)


def test_english_needs_no_translator() -> None:
    assert say("{unit} moves to {hex}", unit="7th Panzer", hex="E2423") == "7th Panzer moves to E2423"
    numbered = [say_number("{n} point", "{n} points", n) for n in (0, 1, 2)]
    assert numbered == [
        "0 points",
        "1 point",
        "2 points",
    ]


def test_a_translation_may_change_the_order(french: None) -> None:
    assert say("{unit} moves to {hex}", unit="7e Panzer", hex="E2423") == "E2423 : arrivée de 7e Panzer"


def test_the_translator_chooses_the_form_for_a_number(french: None) -> None:
    assert say_number("{n} point", "{n} points", 0) == "0 point"


def test_what_has_no_translation_is_said_in_english(french: None) -> None:
    assert say("Nothing to do.") == "Nothing to do."


def test_braces_in_what_is_put_in_are_harmless() -> None:
    assert say("{name}!", name="{odd}") == "{odd}!"
    assert say("100 {braces}") == "100 {braces}"
