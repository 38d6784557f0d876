from __future__ import annotations

import pytest

from blitz_desktop import registry
from blitz_desktop.presenter.finder import Finder
from blitz_desktop.presenter.viewpoint import Viewpoint


@pytest.fixture(scope="module")
def finder() -> Finder:
    system, scenario = registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1940")
    return Finder(Viewpoint(system, scenario, system.setup(scenario)))


def test_a_hex_is_found_by_its_number(finder: Finder) -> None:
    assert finder.search("e2423")[0].at == "E2423"
    assert finder.search("2423")[0].title.endswith("2423")


def test_a_town_is_found_without_its_accents(finder: Finder) -> None:
    assert finder.search("liege")[0].title == "Liège"
    assert finder.search("LIÈ")[0].title == "Liège"


def test_a_unit_is_found_by_the_beginnings_of_its_words(finder: Finder) -> None:
    found = finder.search("4 panz")[0]
    assert found.title == "4. Panzer-Division"
    assert found.unit == "ger_pz_4"


def test_nothing_asked_and_nothing_known_find_nothing(finder: Finder) -> None:
    assert finder.search("  ") == ()
    assert finder.search("xyzzy") == ()


def test_a_unit_is_found_by_what_sentences_call_it(finder: Finder) -> None:
    found = finder.search("4 Pz")[0]
    assert (found.title, found.called, found.unit) == ("4. Panzer-Division", "4 Pz", "ger_pz_4")
    assert found.detail.startswith("4 Pz · ")
