from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.board import Place
from blitz_desktop.core.state import ELIMINATED, Clock, reduce_steps
from blitz_desktop.systems.blitzkrieg_1940 import SYSTEM
from blitz_desktop.systems.blitzkrieg_1940.actions import Concede, EndPhase
from blitz_desktop.systems.blitzkrieg_1940.events import PointsScored
from blitz_desktop.systems.blitzkrieg_1940.situation import situation
from blitz_desktop.systems.blitzkrieg_1940.victory import (
    bef_steps_lost,
    fortified_border,
    german_steps_lost,
    is_maginot_breached,
)
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

LAST = {"turn": 10, "part": 1, "side": "allied", "phase": "movement", "order": "fight_move"}
"""The last phase of the game."""


def awards(table: Game) -> dict[str, int]:
    """Points by paragraph, once the last phase has ended."""
    return {award.section: award.points for award in table.state.ext.scored}


def fallen(sentence: str, count: int, prefix: str) -> list[str]:
    return [f"{prefix}{i}: {sentence} at eliminated" for i in range(count)]


# 4.1 Who wins


@rule(BOOK, "4.1")
@rule(BOOK, "4.4")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((), "allied"),
        ((1, 1), "allied"),
        ((1, 1, 1), "german"),
        ((3, 1, 1, -2), "german"),
        ((3, -1), "allied"),
    ],
)
def test_germany_needs_three_points(points: tuple[int, ...], winner: str) -> None:
    scored = tuple(PointsScored(f"award {i}", value, "4.4#table") for i, value in enumerate(points))
    table = game("cG cF", turn=10, side="allied", phase="over", scored=scored)
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule.section) == (winner, "4.1")
    assert table.decision is None


# 4.3 Concession


def conceding(table: Game) -> Concede:
    """The offer to give up, filled."""
    decision = table.decision
    assert decision is not None
    offer = decision.offers[-1]
    assert (offer.kind, offer.rule.section, offer.is_minor) == ("concede", "4.3", True)
    action = offer.fill({})
    assert isinstance(action, Concede)
    assert action.side == decision.side
    return action


@rule(BOOK, "4.3")
@pytest.mark.parametrize("year", ["1940", "1939"])
@pytest.mark.parametrize("phase", ["order", "movement", "combat"])
@pytest.mark.parametrize(("side", "winner"), [("german", "allied"), ("allied", "german")])
def test_either_side_may_give_up_in_any_phase(year: str, phase: str, side: str, winner: str) -> None:
    table = game("cG cF", "g: ger 4-4-6 at E1010", phase=phase, side=side, options={"year": year})
    table.do(conceding(table))
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule.section) == (winner, "4.3")
    assert table.decision is None
    assert table.refusal(EndPhase()) == [("over", "4.1")]


@rule(BOOK, "4.3")
def test_a_side_may_give_up_in_the_midst_of_a_battle() -> None:
    units = ("g: ger 20-4-6 at E1010", "f: fra 4-4-4/2-2-4 at E1110", "h: fra 4-4-4/2-2-4 at E1110")
    table = game("cG cF", *units, phase="combat").attack("E1110", "g", dice=(3,))
    assert table.state.frame is not None
    table.do(conceding(table))
    assert table.outcome is not None
    assert table.outcome.winner == "german"


@rule(BOOK, "4.3")
def test_nobody_else_gives_up() -> None:
    table = game("cG cF", "g: ger 4-4-6 at E1010")
    assert table.refusal(Concede("swiss")) == [("no_side", "4.3")]


# 4.4 Points


@rule(BOOK, "4.4#table")
@rule(BOOK, "4.6")
def test_capitulations_score_and_britain_never_capitulates() -> None:
    fallen_nations = ("dutch", "belgian", "french")
    table = game("cF cF cG", "b: gbr 4-4-4 at E1010", capitulated=fallen_nations, **LAST).end_phase()
    assert [award.points for award in table.state.ext.scored] == [1, 1, 3]
    assert table.outcome is not None
    assert table.outcome.winner == "german"
    lost = game("cF cF", "b: gbr 4-4-4 at eliminated", "f: fra 4-4-4 at E1010").end_phase()
    assert lost.state.ext.capitulated == ()


@rule(BOOK, "4.7.D#ex")
def test_a_breached_line_adds_nothing_to_the_fall_of_france() -> None:
    table = line_of_forts("E1010", "E1110", "E1210")
    ext = msgspec.structs.replace(table.state.ext, capitulated=("french",))
    both = Game(table.scenario, msgspec.structs.replace(table.state, ext=ext)).end_phase()
    assert [award.points for award in both.state.ext.scored] == [3]


# 4.5 The Ruhr

RUHR = {"sites": {"ruhr_city": "E1110"}, "cities": {"Essen": "E1110"}}


@rule(BOOK, "4.5")
@rule(BOOK, "10.9.C")
@pytest.mark.parametrize("nation", ["fra", "gbr"])
def test_a_french_or_british_unit_in_the_ruhr_wins_at_once(nation: str) -> None:
    table = game("cF cG cG", f"x: {nation} 4-4-6 at E1010", side="allied", **RUHR)
    assert table.outcome is None
    table.move("x", "E1110")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule.section) == ("allied", "4.5")
    assert table.decision is None
    assert table.refusal(table.moving("x", "E1210")) == [("over", "4.1")]


@rule(BOOK, "4.5")
def test_an_advance_into_the_ruhr_counts_as_well() -> None:
    table = game(
        "cF cG",
        "f: fra 49-4-6 at E1010",
        "g: ger 1-1-4 at E1110",
        side="allied",
        phase="combat",
        **RUHR,
    )
    table.attack("E1110", "f", dice=(6,)).advance("f")
    assert table.outcome is not None
    assert table.outcome.winner == "allied"
    beside = ("b: bel 9-4-6 at E1010", "f: fra 49-4-6 at E1010", "g: ger 1-1-4 at E1110")
    mixed = game("cF cG", *beside, side="allied", phase="combat", violated="belgium", **RUHR)
    assert mixed.attack("E1110", "b", "f", dice=(6,)).advance("b", "f").outcome is not None


@rule(BOOK, "4.5")
def test_a_belgian_unit_in_the_ruhr_wins_nothing() -> None:
    table = game("cB cG", "b: bel 4-4-6 at E1010", side="allied", violated="belgium", **RUHR)
    assert table.move("b", "E1110").outcome is None


# 4.7 The Maginot Line

LINE = "cF cF cF cF cF cF"
BORDER = {"maginot_border": "E1010 E1110 E1210 E1310", "maginot_rear": "E1410"}


def line_of_forts(*cleared: str, rear: str = "E1410") -> Game:
    """A line of four border hexes and one behind it, some cleared of their forts."""
    hexes = [*BORDER["maginot_border"].split(), rear]
    units = [f"s{hex_}: fra small_fort - 0 0 at {hex_}" for hex_ in hexes]
    table = game(LINE, *units, sites=BORDER, **LAST)
    for hex_ in cleared:
        table.state = reduce_steps(table.state, f"s{hex_}", 0)
    return table


@rule(BOOK, "4.7.A")
@pytest.mark.parametrize(
    ("cleared", "expected"),
    [
        ((), False),
        (("E1010", "E1110"), False),
        (("E1010", "E1110", "E1210"), True),
        (("E1110", "E1210", "E1310"), True),
        (("E1010", "E1110", "E1310"), False),
    ],
)
def test_three_contiguous_border_hexes_must_be_cleared(cleared: tuple[str, ...], expected: bool) -> None:
    table = line_of_forts(*cleared)
    assert is_maginot_breached(table.sit) is expected
    assert awards(table.end_phase()) == ({"4.7.A": 1} if expected else {})


@rule(BOOK, "4.7.A")
def test_a_hex_counts_only_without_any_fort() -> None:
    forts = [f"s{i}: fra small_fort - 0 0 at E1{i}10" for i in range(3)]
    table = game(LINE, *forts, "extra: fra large_fort - +6 0 at E1010", sites=BORDER, **LAST)
    for unit in ("s0", "s1", "s2"):
        table.state = reduce_steps(table.state, unit, 0)
    assert not is_maginot_breached(table.sit)


@rule(BOOK, "4.7.B")
@rule(BOOK, "4.7.B#ex")
@pytest.mark.parametrize(
    ("cleared", "expected"),
    [
        (("E2840", "E2940"), False),
        (("E2539", "E2840", "E2940"), True),
        (("E2840", "E2940", "E3143"), True),
        (("E2539", "E2940", "E3143"), False),
    ],
)
def test_printed_example_the_two_gaps_are_skipped(cleared: tuple[str, ...], expected: bool) -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    state = SYSTEM.setup(scenario)
    for unit, piece in scenario.pieces.items():
        if piece.has("fort") and state.units[unit].at in cleared:
            state = reduce_steps(state, unit, 0)
    assert is_maginot_breached(situation(scenario, state)) is expected


@rule(BOOK, "4.7.C")
def test_the_forts_behind_the_border_do_not_count() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    behind = {"E1735", "E2135", "E2137", "E2236", "E2336"}
    state = SYSTEM.setup(scenario)
    assert not behind.intersection(fortified_border(situation(scenario, state)))
    for unit, piece in scenario.pieces.items():
        if piece.has("fort") and state.units[unit].at in behind:
            state = reduce_steps(state, unit, 0)
    assert not is_maginot_breached(situation(scenario, state))


def cut_line(
    *units: str, rows: str = "cF cF cF cF", control: dict[str, str] | None = None, **setting: object
) -> Game:
    """Paris at one end, a fort of the Line at the other."""
    return game(
        rows,
        "s: fra small_fort - 0 0 at E1310",
        *units,
        sites={"maginot_border": "E1310"},
        cities={"Paris": "E1010"},
        control=control,
        **LAST,
        **setting,
    )


@rule(BOOK, "4.7.A")
def test_only_hexes_that_began_with_forts_belong_to_the_line() -> None:
    units = ("s: fra small_fort - 0 0 at E1010", "i: fra 4-4-6 at E1110")
    table = game("cF cF cF", *units, sites={"maginot_border": "E1010 E1110 E1210"})
    assert fortified_border(table.sit) == ("E1010",)


@rule(BOOK, "4.7.D")
def test_the_line_is_breached_when_cut_off_from_paris() -> None:
    assert awards(cut_line().end_phase()) == {}
    assert awards(cut_line("g: ger 8-10-6 at E1110").end_phase()) == {"4.7.A": 1}
    assert awards(cut_line(control={"german": "E1010"}).end_phase()) == {"4.7.A": 1}


@rule(BOOK, "4.7.D")
@pytest.mark.parametrize(("isolation", "expected"), [("of_every_fort", {}), ("of_any_fort", {"4.7.A": 1})])
def test_an_option_breaches_it_where_one_fort_is_cut_off(isolation: str, expected: dict[str, int]) -> None:
    table = game(
        "cF cF cF",
        "s: fra small_fort - 0 0 at E1110",
        "t: fra small_fort - 0 0 at E1210",
        sites={"maginot_border": "E1110 E1210"},
        cities={"Paris": "E1010"},
        sides={"blocked": "E1110/E1210"},
        options={"isolation": isolation},
        **LAST,
    )
    assert awards(table.end_phase()) == expected


@rule(BOOK, "4.7.D")
def test_the_line_of_communications_runs_through_france_alone() -> None:
    assert awards(cut_line(rows="cF cB cF cF", violated="belgium").end_phase()) == {"4.7.A": 1}


@rule(BOOK, "4.7.D")
@rule(BOOK, "10.6.B")
def test_the_line_of_communications_is_traced_like_supply() -> None:
    rows = "cF cF cF cF\nss cF ss ss"
    besieger = "g: ger 8-10-6 at E1111"
    assert awards(cut_line(besieger, rows=rows).end_phase()) == {"4.7.A": 1}
    assert awards(cut_line(besieger, "f: fra 4-4-4 at E1110", rows=rows).end_phase()) == {}
    assert awards(cut_line(sides={"blocked": "E1110/E1210"}).end_phase()) == {"4.7.A": 1}


# 4.9, 4.10 Losses


@rule(BOOK, "4.9.A")
@rule(BOOK, "4.9.C")
@rule(BOOK, "4.9#table")
@rule(BOOK, "4.4#table")
@pytest.mark.parametrize(
    ("steps", "highest"), [(14, 0), (15, 1), (16, 2), (17, 3), (18, 4), (19, 5), (20, 6), (23, 6)]
)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_bef_is_destroyed_by_the_printed_table(steps: int, highest: int, die: int) -> None:
    table = game("cF cF", *fallen("gbr 4-4-6", steps, "b"), **LAST)
    for unit in table.scenario.pieces:
        assert not table.scenario.pieces[unit].has("bef")
    bef = game(
        "cF cF",
        *(f"{sentence} (bef)" for sentence in fallen("gbr 4-4-6", steps, "b")),
        **LAST,
    )
    table.end_phase()
    assert awards(table) == {}
    bef.end_phase(*([die] if 0 < highest < 6 else []))
    assert awards(bef) == ({"4.9.C": 1} if die <= highest or highest == 6 else {})


@rule(BOOK, "4.9.A")
def test_british_steps_out_of_supply_at_the_end_are_lost() -> None:
    units = ("a: gbr 4-4-6/2-2-6 at E1010 (bef)", "b: gbr 4-4-6/2-2-6 at E1210 with 1 (bef)")
    table = game(
        "cF cF cF", *units, sites={"channel_port": "E1010"}, sides={"blocked": "E1110/E1210"}, **LAST
    )
    assert bef_steps_lost(table.sit) == 1
    table.end_phase()
    assert bef_steps_lost(table.sit) == 2


@rule(BOOK, "4.9.B")
def test_emergency_units_do_not_count_for_the_bef() -> None:
    scenario = registry.scenario("blitzkrieg_1940/1940")
    for unit, piece in scenario.pieces.items():
        if piece.has("emergency"):
            assert not piece.has("bef"), unit
        elif piece.nation == "british" and piece.faces[0].movement:
            assert piece.has("bef"), unit


@rule(BOOK, "4.10.A")
@rule(BOOK, "4.10.B")
@rule(BOOK, "4.10#table")
@pytest.mark.parametrize(
    ("steps", "highest"),
    [
        (49, 0),
        (50, 1),
        (53, 1),
        (54, 2),
        (57, 2),
        (58, 3),
        (61, 3),
        (62, 4),
        (65, 4),
        (66, 5),
        (69, 5),
        (70, 6),
        (90, 6),
    ],
)
def test_german_losses_are_severe_by_the_printed_table(steps: int, highest: int) -> None:
    for die in (highest, highest + 1):
        table = game("cG cF", *fallen("ger 4-4-6", steps, "g"), **LAST)
        table.end_phase(*([die] if 0 < highest < 6 else []))
        assert awards(table) == ({"4.10.B": -2} if highest > 0 and (die <= highest or highest == 6) else {})


@rule(BOOK, "4.10.A")
@rule(BOOK, "7.1.C")
def test_airborne_units_count_two_steps_and_cut_off_units_none() -> None:
    table = game(
        "cG cF",
        "k: ger airborne_coup battalion - 0 0 at eliminated",
        "d: ger 8-10-6/4-5-6 at eliminated",
        "h: ger 8-10-6/4-5-6 at E1010 with 1",
        "r: ger 8-10-6/4-5-6 at german_sr",
        "f: fra 8-10-6/4-5-6 at eliminated",
        **LAST,
    )
    assert table.at("k") == ELIMINATED
    assert german_steps_lost(table.sit) == 2 + 2 + 1
    table.end_phase()
    assert german_steps_lost(table.sit) == 2 + 2 + 1


# 4.4 A German city


@rule(BOOK, "4.4#table")
@pytest.mark.parametrize(
    ("sites", "sides", "expected"),
    [
        ({"supply_france": "E1010"}, {}, {"4.4#table": -1}),
        ({"channel_port": "E1010"}, {}, {"4.4#table": -1}),
        ({}, {}, {}),
        ({"supply_france": "E1010"}, {"blocked": "E1010/E1110"}, {}),
        ({"supply_france": "E1010", "ruhr_city": "E1110"}, {}, {}),
    ],
)
def test_a_german_city_in_allied_supply_costs_a_point_once(
    sites: dict[str, str], sides: dict[str, str], expected: dict[str, int]
) -> None:
    table = game(
        "cF cG cG",
        cities={"Trier": "E1110", "Bonn": "E1210"},
        control={"allied": "E1110 E1210"},
        sites=sites | ({"ruhr_city": "E1110 E1210"} if "ruhr_city" in sites else {}),
        sides=sides,
        **LAST,
    )
    assert awards(table.end_phase()) == expected


@rule(BOOK, "4.4#table")
def test_a_german_city_in_german_hands_costs_nothing() -> None:
    table = game("cF cG", cities={"Trier": "E1110"}, sites={"supply_france": "E1010"}, **LAST)
    assert awards(table.end_phase()) == {}


@rule(BOOK, "4.4#table")
def test_a_german_town_or_a_french_city_costs_nothing() -> None:
    setting = {"control": {"allied": "E1110"}, "sites": {"supply_france": "E1010"}, **LAST}
    table = game("cF cG", cities={"Reims": "E1010"}, **setting)
    assert awards(table.end_phase()) == {}
    table = game("cF cG", **setting)
    town = Place("Bitburg", "town", ("E1110",), "germany", "test")
    scenario = replace(table.scenario, board=replace(table.scenario.board, places=(town,)))
    assert awards(Game(scenario, table.state).end_phase()) == {}


# 4.4 What counts so far


@rule(BOOK, "4.4")
def test_the_table_shows_what_counts_in_1940_alone() -> None:
    table = game("cG cF", "g: ger 4-4-6 at eliminated", "b: gbr 4-4-6 at eliminated (bef)")
    scores = SYSTEM.view(table.scenario, table.state).scores
    assert [(row.value, row.rule and row.rule.section) for row in scores] == [
        ("1", "4.10.A"),
        ("1", "4.9.A"),
        ("0", "4.7.A"),
    ]
    other = game("cG cF", options={"year": "1939"})
    assert SYSTEM.view(other.scenario, other.state).scores == ()


@rule(BOOK, "4.8.B")
@pytest.mark.parametrize(("die", "expected"), [(3, {}), (4, {"4.8.B": 1})])
def test_severe_losses_of_the_raf_score(die: int, expected: dict[str, int]) -> None:
    table = game("cG cF", is_raf_committed=True, **LAST)
    assert awards(table.end_phase(die)) == expected


@rule(BOOK, "4.4")
def test_points_are_scored_only_at_the_end() -> None:
    forts = line_of_forts("E1010", "E1110", "E1210")
    earlier = msgspec.structs.replace(forts.state, clock=Clock(9, 2, "allied", "movement"))
    table = Game(forts.scenario, earlier).end_phase()
    assert awards(table) == {}
    assert table.outcome is None


@rule(BOOK, "4.9.C")
@rule(BOOK, "4.10.B")
def test_tracks_carry_the_tables_of_losses_and_the_goal() -> None:
    scenario = registry.scenario(f"{BOOK}/1940")
    tracks = {track.title: track for track in SYSTEM.view(scenario, SYSTEM.setup(scenario)).tracks}
    german, bef = tracks["German steps lost"], tracks["BEF steps lost"]
    assert (german.last, [start for start, _ in german.bands]) == (70, [50, 54, 58, 62, 66, 70])
    assert (bef.last, [start for start, _ in bef.bands]) == (20, [15, 16, 17, 18, 19, 20])
    assert [text for _, text in bef.bands] == ["1", "1–2", "1–3", "1–4", "1–5", "any"]
    assert tracks["Victory points"].bands == ((-3, "Allied"), (3, "German"))
