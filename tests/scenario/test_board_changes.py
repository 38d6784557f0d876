"""An owner corrects the board: a hex, a hexside, a place, a site; what does not fit is told with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.core.board import Board
from blitz_desktop.resources import scenarios_dir
from blitz_desktop.scenario.board_file import load_board
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.scenario_file import load_scenario

HEAD = "overrides: game\nscenarios: [case]\nboard:\n"
PRINTED = "provenance: rulebook"


@pytest.fixture
def changed(spoil: Callable[..., Path]) -> Callable[..., Board]:
    """The tiny board with the rows of some files of overrides, named a.yaml and b.yaml."""
    folder = spoil()
    (folder / "own").mkdir()

    def load(*rows: str) -> Board:
        for name, text in zip("ab", rows, strict=False):
            (folder / f"own/{name}.yaml").write_text(HEAD + text, encoding="utf-8")
        return load_scenario(
            folder / "scenarios/game/case.yaml",
            maps=folder / "maps",
            scenarios=folder / "scenarios",
            board=load_board,
            tables=lambda _system, _changes: registry.scenario(registry.scenario_keys()[0]).tables,
            overrides=[folder / "own"],
        ).board

    return load


def test_a_hex_gets_another_terrain_country_and_height(changed: Callable[..., Board]) -> None:
    row = "{hex: W1102, terrain: clear, country: belgium, elevation: 40"
    info = changed(f"  hexes: [{row}, {PRINTED}}}]\n")["E0102"]
    assert (info.terrain, info.country, info.elevation) == ("clear", "belgium", 40)
    assert info.labels == ("E0102", "W1102")


def test_sides_of_sea_go_and_come_with_the_hex(changed: Callable[..., Board]) -> None:
    def sea_of(board: Board) -> set[frozenset[str]]:
        sides = {frozenset((a, b)) for a in board.hexes for b in board.neighbours(a)}
        return {side for side in sides if "sea" in board.side(*side)}

    sea = [hex_ for hex_, info in changed("  hexes: []\n").hexes.items() if info.terrain == "sea"]
    assert sea
    drained = changed(f"  hexes: [{{hex: {sea[0]}, terrain: clear, {PRINTED}}}]\n")
    assert sea_of(drained) == set()
    flooded = changed(f"  hexes: [{{hex: E0301, terrain: sea, {PRINTED}}}]\n")
    assert all("sea" in flooded.side("E0301", near) for near in flooded.neighbours("E0301"))


def test_a_hexside_gets_a_river_and_loses_it(changed: Callable[..., Board]) -> None:
    add = f"  hexsides: [{{side: E0201/E0301, kind: river, name: Meuse, {PRINTED}}}]\n"
    board = changed(add)
    assert "river" in board.side("E0301", "E0201")
    assert board.side_names("E0201", "E0301") == ("Meuse",)
    assert [chain.width for chain in board.chains if chain.name == "Meuse"] == [2, 2]
    board = changed(f"  hexsides: [{{side: E0201/E0101, kind: river, remove: true, {PRINTED}}}]\n")
    assert "river" not in board.side("E0101", "E0201")


def test_a_place_changes_comes_and_goes(changed: Callable[..., Board]) -> None:
    board = changed(f"  places: [{{name: Antwerp, hexes: [E0301], {PRINTED}}}]\n")
    place = board.place("Antwerp")
    assert place is not None
    assert (place.hexes, place.country, place.kind) == (("E0301",), "belgium", "city")
    assert board["E0201"].places == ()
    board = changed(f"  places: [{{name: Mons, kind: town, hexes: [E0202], country: belgium, {PRINTED}}}]\n")
    assert [place.name for place in board["E0202"].places] == ["Mons"]
    assert changed(f"  places: [{{name: Antwerp, remove: true, {PRINTED}}}]\n").places == ()


def test_a_site_gets_and_loses_hexes(changed: Callable[..., Board]) -> None:
    board = changed(f"  sites: [{{kind: works, add: [E0202, E0301], remove: [W1101], {PRINTED}}}]\n")
    assert board.site("works") == ("E0202", "E0301")
    assert board["E0101"].sites == frozenset()
    assert board["E0202"].sites == {"works"}
    assert changed(f"  sites: [{{kind: works, hexes: [E0301, E0201], {PRINTED}}}]\n").site("works") == (
        "E0301",
        "E0201",
    )


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("hexes: [{hex: E0909, terrain: clear, %s}]", "a hex of the board"),
        ("hexes: [{hex: E0201, terrain: claer, %s}]", "a terrain of the board; did you mean clear?"),
        ("hexes: [{hex: E0201, country: spain, %s}]", "a country of the board"),
        ("hexes: [{hex: E0201, terrain: clear}]", "provenance"),
        ("hexsides: [{side: E0101/E0301, kind: river, %s}]", "two adjacent hexes"),
        ("hexsides: [{side: E0201/E0301, kind: rivre, %s}]", "a kind of the board; did you mean river?"),
        ("hexsides: [{side: E0101/E0201, kind: river, %s}]", "a hexside that has no river"),
        ("hexsides: [{side: E0201/E0301, kind: river, remove: true, %s}]", "a hexside that has a river"),
        ("hexsides: [{side: E0201/E0301, kind: sea, remove: true, %s}]", "go with the hex"),
        ("places: [{name: Antwrep, kind: town, %s}]", "did you mean Antwerp?"),
        ("sites: [{kind: wroks, add: [E0201], %s}]", "the kind of a site of the board; did you mean works?"),
        ("sites: [{kind: works, name: Lien, add: [E0201], %s}]", "the name of a site of the board"),
        ("sites: [{kind: works, remove: [E0301], %s}]", "a hex that the site has"),
        ("sites: [{kind: works, hexes: [E0301], add: [E0201], %s}]", "either all hexes"),
    ],
)
def test_faults_are_told_with_file_and_line(changed: Callable[..., Board], row: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        changed("  " + (row % PRINTED if "%s" in row else row) + "\n")
    (problem,) = caught.value.problems
    assert message in str(problem)
    assert problem.file.endswith("a.yaml")
    assert problem.line == 4


def test_no_two_rows_change_the_same_thing(changed: Callable[..., Board]) -> None:
    row = f"  hexes: [{{hex: E0201, terrain: clear, {PRINTED}}}]\n"
    with pytest.raises(DataError, match=r"b\.yaml:4.*already in a\.yaml"):
        changed(row, row)


OWN = """\
overrides: blitzkrieg_1940
scenarios: [1940, 1939]
board:
  hexes:
    - {hex: E1830, terrain: clear, provenance: rulebook}
  hexsides:
    - {side: E2818/E2819, kind: blocked, provenance: rulebook}
  sites:
    - {kind: field_works, add: [E1225], provenance: rulebook}
"""


@pytest.mark.rule("blitzkrieg_1940", "13.8")
def test_an_owner_corrects_the_built_in_board(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(OWN, encoding="utf-8")
    assert registry.validate_paths([path]) == []
    plain = registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1940.yaml", overrides=())
    own = registry.scenario_from_file(scenarios_dir() / "blitzkrieg_1940/1940.yaml", overrides=[path])
    assert own.board["E1830"].terrain == "clear"
    assert "blocked" in own.board.side("E2819", "E2818")
    assert "E1225" in own.board.site("field_works")
    assert own.digest != plain.digest
    assert plain.board["E1830"].terrain == "rough"
