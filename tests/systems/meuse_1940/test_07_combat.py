"""7: attacks, their results, tests, retreats, close combat."""

from __future__ import annotations

import pytest

from blitz_desktop.core.entries import Rolled
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.charts import Outcome, read_cell
from blitz_desktop.systems.meuse_1940.events import Broke, MeleeBegun, Rallied
from blitz_desktop.systems.meuse_1940.frames import AdvanceDue, OrderedDue, RetreatDue, StandDue
from blitz_desktop.systems.meuse_1940.model import COMBAT, FRENCH, Melee
from blitz_desktop.systems.meuse_1940.outcome import settle
from blitz_desktop.systems.meuse_1940.strengths import is_whole
from tests.systems.meuse_1940.ground import tables
from tests.systems.meuse_1940.table import (
    BCC,
    BOOK,
    HQ_1DLC,
    IR,
    IR2,
    IR3,
    PZ,
    RI,
    RI2,
    RI3,
    SR,
    Table,
    table,
)

rule = pytest.mark.rule
SR2 = "ger_m_sr6_ii"
PAIR = {IR: "2010", RI: "2011"}


# 7.1 Attacking


@rule(BOOK, "7.1/1")
@rule(BOOK, "7.1/3")
def test_adjacent_units_attack_one_hex() -> None:
    game = table(phase=COMBAT, **PAIR, **{IR2: "2008", IR3: "2110"})
    assert set(game.choices("attack", target="2011").legal) == {IR, IR3}
    assert game.why_not("attack", IR2, target="2011") == [("not_adjacent", "7.1/1")]
    assert game.why_not("attack", "1005") == [("no_target", "7.1/1")]


@rule(BOOK, "7.1/2")
def test_nobody_attacks_or_is_attacked_twice() -> None:
    game = table(phase=COMBAT, ext={"attacked": (IR,), "assaulted": (RI,)}, **PAIR, **{RI2: "1909"})
    assert game.why_not("attack", "2011") == [("assaulted", "7.1/2")]
    assert game.why_not("attack", IR, target="1909") == [("attacked", "7.1/2")]


@rule(BOOK, "7.1/2")
def test_a_unit_that_has_been_attacked_is_safe_where_it_has_retreated_to() -> None:
    placed = {IR: "2010", RI: "2011", RI2: "2012", IR2: "2112", IR3: "2113"}
    game = table(phase=COMBAT, **placed).do(act.Attack("2011", (IR,)), 6).do(act.Stand("retreat"))
    game.do(act.Retreat((RI,), "2012"))
    assert game.at(RI) == "2012"
    assert game.due == "AdvanceDue"
    game.do(act.Advance(()))
    assert game.why_not("attack", "2012") == [("assaulted", "7.1/2")]


@rule(BOOK, "7.1/4")
def test_all_units_of_the_hex_defend() -> None:
    found = table(phase=COMBAT, **PAIR, **{RI2: "2011"}).forecast("2011", IR)
    assert [line.value for line in found.ledger if line.rule.section == "7.3/1"] == ["+4", "-3", "-3"]


# 7.2 Combining


@rule(BOOK, "7.2/2")
@rule(BOOK, "7.2/3")
def test_french_divisions_combine_and_german_ones_do_not() -> None:
    german = table(phase=COMBAT, **{IR: "2010", SR: "2010", RI: "2011"})
    assert german.refusal(act.Attack("2011", (IR, SR))) == [("divisions", "7.2/3")]
    french = table(phase=COMBAT, side=FRENCH, **{IR: "2010", RI: "2011", "fra_m_19ri_i": "2011"})
    assert french.refusal(act.Attack("2010", (RI, "fra_m_19ri_i"))) == []


@rule(BOOK, "7.2/4")
@rule(BOOK, "7.3/7")
def test_a_whole_regiment_adds_one() -> None:
    game = table(phase=COMBAT, **{IR: "2010", IR2: "2010", IR3: "2110", RI: "2011"})
    assert game.ledger(act.Attack("2011", (IR, IR2, IR3)))["7.2/4"] == "+1"
    assert "7.2/4" not in game.ledger(act.Attack("2011", (IR, IR2)))
    assert is_whole(game.sit, "Schützen-Regiment 6", (SR, SR2))
    assert not is_whole(game.sit, "Panzer-Regiment 25", (PZ, "ger_m_pz66"))


@rule(BOOK, "7.2/5")
def test_tanks_and_riflemen_together_add_one() -> None:
    game = table(phase=COMBAT, **{SR: "2010", PZ: "2010", RI: "2011"})
    assert game.ledger(act.Attack("2011", (SR, PZ)))["7.2/5"] == "+1"
    assert "7.2/5" not in game.ledger(act.Attack("2011", (PZ,)))


# 7.3 Resolution


@rule(BOOK, "7.3/1")
@rule(BOOK, "7.3/2")
@rule(BOOK, "7.3/12")
def test_the_value_finds_the_column_and_the_die_the_row() -> None:
    table_ = tables().combat_results
    assert [table_.scale(terrain).name[:4] for terrain in ("clear", "village", "town")] == [
        "Clea",
        "Wood",
        "Town",
    ]
    assert table_.result(4, 3).text == "[cr]"
    assert table_.result(-5, 0) == table_.result(0, 0)
    assert table_.result(20, 9) == table_.result(8, 9)
    game = table(phase=COMBAT, **PAIR).do(act.Attack("2011", (IR,)), 4)
    assert game.value == 1
    weak = table(phase=COMBAT, steps={IR: 1}, **PAIR, **{RI2: "2011", RI3: "2011"})
    assert weak.forecast("2011", IR).columns[0].label == "-4", "-7 is off the table"


@rule(BOOK, "7.3/3")
@rule(BOOK, "7.3/5")
def test_rivers_and_heights_take_one_off() -> None:
    stream = table(phase=COMBAT, **{IR: "2705", RI: "2706"}).ledger(act.Attack("2706", (IR,)))
    assert stream["7.3/3"] == "-1"
    height = table(phase=COMBAT, **{IR: "3006", RI: "2906"}).ledger(act.Attack("2906", (IR,)))
    assert height["7.3/5"] == "-1"
    houx = table(phase=COMBAT, **{PZ: "3204", RI: "3104"}).ledger(act.Attack("3104", (PZ,)))
    assert houx["7.3/3"] == "-1"


@rule(BOOK, "7.3/12")
@rule(BOOK, "7.3/5")
def test_a_steep_bank_has_its_own_scale_for_who_climbs_it() -> None:
    up = table(phase=COMBAT, **{IR: "3112", RI: "3012"}).forecast("3012", IR)
    down = table(phase=COMBAT, **{IR: "3012", RI: "3112"}).forecast("3112", IR)
    assert up.table is not None
    assert "Town" in up.table.title
    assert down.table is not None
    assert "Clear" in down.table.title
    for fight in (up, down):
        assert [line.value for line in fight.ledger if line.rule.section == "7.3/5"] == ["-1"]


@rule(BOOK, "7.3/8")
@rule(BOOK, "7.3/10")
def test_each_side_names_the_unit_whose_cohesion_counts_the_attacker_first() -> None:
    placed = {IR: "2010", IR2: "2010", RI: "2011", RI2: "2011"}
    game = table(phase=COMBAT, steps={IR2: 1, RI2: 1}, **placed).do(act.Attack("2011", (IR, IR2)))
    assert (game.due, game.decision.side) == ("LeaderDue", "german")
    game.do(act.NameLeader((IR2,)))
    assert (game.due, game.decision.side) == ("LeaderDue", FRENCH)
    assert game.ledger(act.NameLeader((RI,)))["7.3/10"] == "+1"
    assert game.ledger(act.NameLeader((RI2,)))["7.3/10"] == "+2"
    assert game.refusal(act.NameLeader((IR,))) == [("not_involved", "7.3/10")]


@rule(BOOK, "7.3/11")
@rule(BOOK, "7.4/3")
def test_the_named_unit_takes_the_first_loss() -> None:
    placed = {IR: "2010", IR2: "2010", RI: "2011", RI2: "2011", RI3: "2011"}
    game = table(phase=COMBAT, **placed).do(act.Attack("2011", (IR, IR2))).do(act.NameLeader((IR2,)))
    game.do(act.NameLeader((RI,)), 1)

    assert (game.steps(IR), game.steps(IR2)) == (2, 1), "A1 at -1 and a die of 3"


# 7.4 Results


@rule(BOOK, "7.4/1")
@rule(BOOK, "7.4/2")
@rule(BOOK, "7.4/3")
@rule(BOOK, "7.4/4")
@rule(BOOK, "7.4/5")
@rule(BOOK, "7.4/6")
@pytest.mark.parametrize(
    ("cell", "attacker", "defender", "melee"),
    [
        ("Ae", Outcome(is_destroyed=True), Outcome(), False),
        ("A2 R1", Outcome(2, 1), Outcome(), False),
        ("A1, D1 R1", Outcome(1), Outcome(1, 1), False),
        ("D2 d", Outcome(), Outcome(2, must_test=True), False),
        ("d", Outcome(), Outcome(must_test=True), False),
        ("[CR]", Outcome(1), Outcome(1), True),
        ("[cr]", Outcome(), Outcome(), True),
        ("De", Outcome(), Outcome(is_destroyed=True), False),
    ],
)
def test_cells_are_read(cell: str, attacker: Outcome, defender: Outcome, melee: bool) -> None:
    found = read_cell(cell)
    assert (found.attacker, found.defender, found.is_melee) == (attacker, defender, melee)


def ordered(
    *,
    hexes: int = 0,
    test: bool = False,
    options: dict[str, str] | None = None,
    ext: dict[str, object] | None = None,
    **placed: str,
) -> Table:
    """A French battalion that a result orders to test or retreat."""
    return table(phase=COMBAT, ext=ext, options=options, **{RI: "2011", **placed}).order(
        OrderedDue(FRENCH, (RI,), hexes, "2011", test), settle
    )


@rule(BOOK, "7.4/1")
def test_an_eliminated_side_loses_all_its_units() -> None:
    game = table(
        phase=COMBAT, steps={RI: 1}, **{PZ: "2010", "ger_m_pz66": "2010", "ger_m_aa37": "1910", RI: "2011"}
    )
    game.do(act.Attack("2011", (PZ, "ger_m_pz66", "ger_m_aa37"))).do(act.NameLeader((PZ,)), 6)
    assert game.steps(RI) == 0


@rule(BOOK, "7.4/2")
@rule(BOOK, "7.4/12")
def test_a_retreat_may_be_stood_for_a_step() -> None:
    game = ordered(hexes=1, **{IR: "2010"})
    assert game.due == "StandDue"
    stood = game.copy().do(act.Stand("stand"), 3, 3)
    assert stood.due == "HoldDue"
    stood.do(act.Hold((RI,)))
    assert (stood.at(RI), stood.steps(RI)) == ("2011", 1)
    failed = game.copy().do(act.Stand("stand"), 4, 3)
    assert (failed.due, failed.steps(RI)) == ("RetreatDue", 2)


@rule(BOOK, "7.4/12")
def test_one_throw_tests_all_and_only_who_passes_stands() -> None:
    game = table(phase=COMBAT, steps={RI2: 1}, **{RI: "2011", RI2: "2011", IR: "2010"})
    game.order(OrderedDue(FRENCH, (RI, RI2), 1, "2011"), settle).do(act.Stand("stand"), 3, 3)
    assert game.choices("hold").legal == (RI,)
    assert game.refusal(act.Hold((RI2,))) == [("not_passed", "7.4/12")]


@rule(BOOK, "0.1/18")
@pytest.mark.parametrize(("dice", "broken"), [((3, 3), ()), ((3, 4), (RI,))])
def test_two_dice_at_or_below_the_cohesion_pass(dice: tuple[int, int], broken: tuple[str, ...]) -> None:
    game = table(phase=COMBAT, **{RI: "2011", IR: "2010"})
    game.order(OrderedDue(FRENCH, (RI,), 0, "2011", must_test=True), settle, *dice)
    assert game.state.ext.broken == broken


@rule(BOOK, "7.4/4")
@rule(BOOK, "7.5/2")
@rule(BOOK, "7.5/3")
def test_who_fails_a_d_breaks_and_goes_four_hexes() -> None:
    game = table(phase=COMBAT, **{RI: "2011", IR: "2010"})
    game.order(OrderedDue(FRENCH, (RI,), 0, "2011", must_test=True), settle, 6, 6)
    assert game.happened(Broke) == [Broke((RI,))]
    assert isinstance(game.state.frame, RetreatDue)
    assert game.state.frame.left == {RI: 4}
    held = table(phase=COMBAT, **{RI: "2011", IR: "2010"})
    held.order(OrderedDue(FRENCH, (RI,), 0, "2011", must_test=True), settle, 3, 3)
    assert (held.due, held.state.ext.broken) == ("", ())


@rule(BOOK, "7.4/4")
def test_by_the_option_who_fails_a_d_gets_an_r2() -> None:
    game = table(phase=COMBAT, options={"failed_d": "retreat"}, **{RI: "2011", IR: "2010"})
    game.order(OrderedDue(FRENCH, (RI,), 0, "2011", must_test=True), settle, 6, 6)
    assert game.due == "StandDue"
    assert game.state.ext.broken == ()


@rule(BOOK, "7.4/9")
@rule(BOOK, "7.4/10")
def test_the_defender_is_done_before_the_attacker_advances() -> None:
    game = table(phase=COMBAT, **PAIR).do(act.Attack("2011", (IR,)), 6)
    assert (game.due, game.decision.side) == ("StandDue", FRENCH)
    game.do(act.Stand("retreat"))
    while game.due == "RetreatDue":
        game.do(act.Retreat((RI,), game.choices("retreat").legal[0]))
    assert isinstance(game.state.frame, AdvanceDue)
    game.do(act.Advance((IR,)))
    assert game.at(IR) == "2011"
    assert game.state.control["2011"] == "german"


@rule(BOOK, "7.4/10")
def test_nobody_advances_into_a_held_hex_or_over_the_limit() -> None:
    game = table(phase=COMBAT, **PAIR)
    due = AdvanceDue("german", (IR,), "2011")
    game.order(due, lambda _sit, _tx: None)
    assert game.refusal(act.Advance((IR,))) == [("not_clear", "7.4/10")]


# 7.5 Broken units


@rule(BOOK, "4.1/12")
@rule(BOOK, "7.5/1")
def test_a_fatigued_unit_tests_before_it_retreats_two_hexes() -> None:
    tired = {"fatigued": (RI,)}
    game = table(phase=COMBAT, ext=tired, **PAIR).order(OrderedDue(FRENCH, (RI,), 2, "2011"), settle, 6, 6)
    assert game.state.ext.broken == (RI,)
    passed = table(phase=COMBAT, ext=tired, **PAIR).order(OrderedDue(FRENCH, (RI,), 2, "2011"), settle, 1, 2)
    assert (passed.state.ext.broken, passed.due) == ((), "StandDue")
    one = table(phase=COMBAT, ext=tired, **PAIR).order(OrderedDue(FRENCH, (RI,), 1, "2011"), settle)
    assert one.due == "StandDue"


@rule(BOOK, "7.5/4")
def test_a_broken_attacker_has_two_off() -> None:
    game = table(phase=COMBAT, ext={"broken": (IR,)}, **PAIR)
    assert game.ledger(act.Attack("2011", (IR,)))["7.5/4"] == "-2"


@rule(BOOK, "7.5/5")
def test_broken_units_recover_at_the_start_of_movement_or_stay_out_of_zones() -> None:
    game = table(phase="reinforcement", ext={"broken": (IR,)}, **{IR: "2009", RI: "2011"})
    game.do(act.EndPhase(), 6, 6)
    assert game.refusal(act.ForceMarch((IR,))) == [("broken", "7.5/5")]
    assert game.why_not("move", "2010", units=(IR,)) == [("broken", "7.5/5")]
    rested = table(phase="reinforcement", ext={"broken": (IR,)}, **{IR: "2009", RI: "2011"})
    rested.do(act.EndPhase(), 3, 3)
    assert rested.happened(Rallied) == [Rallied((IR,))]


# 7.6 Retreat


def retreating(hexes: int = 1, *, steps: dict[str, int] | None = None, **placed: str) -> Table:
    """A French battalion in retreat from 2011."""
    game = table(phase=COMBAT, steps=steps, **{RI: "2011", **placed})
    return game.order(RetreatDue(FRENCH, {RI: hexes}, ("2011",)), settle)


@rule(BOOK, "7.6/1")
def test_the_owner_chooses_the_way_out_of_the_zone() -> None:
    game = retreating(**{IR: "2010"})
    assert game.decision.side == FRENCH
    assert set(game.choices("retreat").legal) == {"2012", "1911", "2111"}
    assert game.why_not("retreat", "2110") == [("zone", "7.6/3")]


@rule(BOOK, "7.6/2")
def test_surrounded_units_are_captured() -> None:
    around = ("2010", "2012", "2110", "2111", "1910", "1911")
    enemies = (IR, IR2, IR3, PZ, SR, SR2)
    game = retreating(**dict(zip(enemies, around, strict=True)))
    assert game.steps(RI) == 0


@rule(BOOK, "7.6/3")
def test_a_retreat_through_zones_costs_a_step_but_to_a_friend_nothing() -> None:
    pressed = {IR: "2009", IR2: "2109", IR3: "2212", PZ: "2013", SR: "1812", SR2: "1810"}
    game = retreating(**pressed)
    assert game.due == "RetreatDue"
    hexes = game.choices("retreat").legal
    assert set(hexes) == {"2010", "2012", "2110", "2111", "1910", "1911"}
    game.do(act.Retreat((RI,), "2111"))
    assert game.steps(RI) == 1
    friend = retreating(**pressed, **{RI2: "2110"})
    assert (friend.at(RI), friend.steps(RI)) == ("2110", 2)


@rule(BOOK, "7.6/4")
def test_no_retreat_takes_to_the_boats() -> None:
    game = table(phase=COMBAT, **{RI: "3115", IR: "3114", IR2: "3015", IR3: "3116", SR: "3016"})
    game.order(RetreatDue(FRENCH, {RI: 1}, ("3115",)), settle)
    assert (game.at(RI), game.steps(RI)) == ("3115", 1), "it stays and loses a step"


@rule(BOOK, "7.6/5")
def test_a_retreat_into_a_full_hex_goes_on() -> None:
    full = {"fra_m_125ri_i": "2012", "fra_m_125ri_ii": "2012", "fra_m_125ri_iii": "2012"}
    game = retreating(**{IR: "2010"}, **full).do(act.Retreat((RI,), "2012"))
    assert game.due == "RetreatDue"
    assert "2011" not in game.choices("retreat").legal
    game.do(act.Retreat((RI,), "2013"))
    assert (game.due, game.at(RI)) == ("", "2013")


# 7.7 Close combat


@rule(BOOK, "7.4/5")
@rule(BOOK, "7.4/6")
@rule(BOOK, "7.7/1")
def test_close_combat_holds_all_units() -> None:
    game = table(phase=COMBAT, **PAIR).do(act.Attack("2011", (IR,)), 1)
    assert game.happened(MeleeBegun) == [MeleeBegun(Melee((IR, RI), 3, 1))]
    held = table(ext={"melees": game.state.ext.melees}, **PAIR)
    assert held.refusal(held.moving(IR, "2009")) == [("melee", "7.7/1")]


@rule(BOOK, "7.7/2")
@rule(BOOK, "7.7/4")
def test_the_next_active_player_must_attack_one_hex_of_them() -> None:
    melee = Melee((IR, RI), 3, 1)
    game = table(phase=COMBAT, side=FRENCH, ext={"melees": (melee,)}, **PAIR, **{RI2: "2109", IR2: "1911"})
    assert game.refusal(act.EndPhase()) == [("melee", "7.7/2")]
    assert game.why_not("attack", RI, target="1911") == [("melee", "7.7/2")]
    assert set(game.choices("attack", target="2010").legal) == {RI, RI2}


@rule(BOOK, "7.7/2")
def test_free_units_join_a_close_combat_and_do_not_fight_it_alone() -> None:
    melee = Melee((IR, RI), 3, 1)
    game = table(phase=COMBAT, side=FRENCH, ext={"melees": (melee,)}, **PAIR, **{RI2: "2109"})
    assert game.refusal(act.Attack("2010", (RI2,))) == [("duty", "7.7/2")]
    assert game.refusal(act.Attack("2010", (RI, RI2))) == []


@rule(BOOK, "7.7/2")
def test_one_hex_alone_of_a_close_combat_is_attacked() -> None:
    melee = Melee((IR, IR2, RI, RI2), 3, 1)
    placed = {IR: "2010", IR2: "2110", RI: "2011", RI2: "2011", RI3: "2109"}
    game = table(phase=COMBAT, side=FRENCH, ext={"melees": (melee,)}, **placed)
    game.do(act.Attack("2010", (RI,)), 1)
    assert game.why_not("attack", "2110") == [("melee", "7.7/2")]
    assert game.refusal(act.EndPhase()) == []


@rule(BOOK, "7.7/1")
def test_nobody_is_held_by_the_dead() -> None:
    fought = {"melees": (Melee((IR, RI), 3, 1),)}
    assert table(ext=fought, **PAIR).sit.is_held(IR)
    assert not table(ext=fought, steps={RI: 0}, **PAIR).sit.is_held(IR)


@rule(BOOK, "7.4/10")
@rule(BOOK, "2.1/1")
def test_motor_troops_do_not_advance_up_a_steep_bank() -> None:
    game = table(phase=COMBAT, **{SR: "3112", IR: "2912"})
    game.order(AdvanceDue("german", (SR, IR), "3012"), lambda _sit, _tx: None)
    assert game.refusal(act.Advance((SR,))) == [("terrain", "2.1/1")]


@rule(BOOK, "7.6/4")
def test_motor_troops_do_not_retreat_up_a_steep_bank() -> None:
    game = table(phase=COMBAT, **{SR: "3112"}).order(RetreatDue("german", {SR: 1}, ("3112",)), settle)
    assert game.why_not("retreat", "3012") == [("impassable", "7.6/4")]


@rule(BOOK, "7.7/3")
def test_close_combat_lasts_one_phase() -> None:
    old = Melee((IR, RI), 3, 1)
    game = table(phase=COMBAT, side=FRENCH, ext={"melees": (old,), "assaulted": (IR,)}, **PAIR)
    game.do(act.EndPhase())
    assert game.state.ext.melees == ()
    fresh = table(phase=COMBAT, ext={"melees": (old,)}, **PAIR)
    fresh.do(act.EndPhase())
    assert fresh.state.ext.melees == (old,)


@rule(BOOK, "6.2/11")
@rule(BOOK, "8/5")
def test_the_forecast_supposes_guns_and_aircraft_of_both_sides() -> None:
    guns = {"ger_m_hq_32": "1910", "fra_m_em_18di": "2111", "fra_m_em_11ca": "2311"}
    found = table(phase=COMBAT, ext={"planes": {}}, **PAIR, **guns).forecast("2011", IR)
    values = {case.label: case.forecast.headline.split(",")[0] for case in found.supposed}
    assert found.headline.startswith("Final value +1,")
    assert values == {
        "all guns in reach": "Final value +4",
        "all aircraft": "Final value +5",
        "all guns and aircraft": "Final value +8",
        "all guns on both sides": "Final value -3",
        "all that either side has": "Final value -3",
    }
    assert found.table is not None
    assert sum(found.table.weights) == pytest.approx(1)
    assert sum(chance.chance for chance in found.results) == pytest.approx(1)


@rule(BOOK, "7.5/1")
def test_the_forecast_counts_a_tired_defender_that_may_break() -> None:
    found = table(phase=COMBAT, ext={"fatigued": (RI,)}, **PAIR, **{PZ: "2110"}).forecast("2011", PZ)
    told = {chance.label: chance.chance for chance in found.figures}
    results = {chance.label: chance.chance for chance in found.results}
    assert results["D1 R2"] > 0
    tests = sum(chance for label, chance in results.items() if label.endswith(("R2", "d")))
    assert told["the defender may break"] == pytest.approx(tests)


@rule(BOOK, "7.4/12")
@pytest.mark.parametrize(("hexes", "words"), [(1, "1 hex "), (2, "2 hexes ")])
def test_orders_count_one_as_one(hexes: int, words: str) -> None:
    game = table(phase=COMBAT, **PAIR).order(OrderedDue(FRENCH, (RI,), hexes, "2011"), settle)
    assert f"Retreat of {words}for I/66 RI" in game.decision.prompt
    game.do(act.Stand("retreat"))
    assert f", {words}to go." in game.decision.prompt


@rule(BOOK, "7.4/4")
@rule(BOOK, "7.5/5")
def test_throws_say_whose_cohesion_they_test() -> None:
    order = OrderedDue(FRENCH, (RI,), 0, "2011", must_test=True)
    game = table(phase=COMBAT, **PAIR).order(order, settle, 6, 6)
    (rolled,) = game.happened(Rolled)
    assert rolled.roll.purpose == "cohesion of I/66 RI, 6 or less"


@rule(BOOK, "7.6/4")
@rule(BOOK, "6.4/2")
def test_each_kind_of_unit_takes_the_way_that_is_open_to_it() -> None:
    placed = {RI: "3112", IR: "3111", IR2: "3113", IR3: "3013", HQ_1DLC: "3112"}
    game = table(phase=COMBAT, **placed).order(StandDue(FRENCH, (RI,), 1, "3112"), lambda _sit, _tx: None)
    game.do(act.Stand("retreat"))
    assert game.at(RI) == game.at(HQ_1DLC) == "3012", "a headquarters goes along up the steep bank"
    mixed = table(phase=COMBAT, **{**placed, HQ_1DLC: "1005", BCC: "3112"})
    mixed.order(StandDue(FRENCH, (BCC, RI), 1, "3112"), lambda _sit, _tx: None)
    mixed.do(act.Stand("retreat"))
    assert (mixed.at(RI), mixed.steps(RI)) == ("3012", 1), "into an enemy zone"
    assert (mixed.at(BCC), mixed.steps(BCC)) == ("3112", 1), "tanks have no way"


@rule(BOOK, "7.5/1")
def test_who_breaks_goes_before_the_others_test() -> None:
    placed = {IR: "2009", RI: "2010", RI2: "2010"}
    game = table(phase=COMBAT, ext={"fatigued": (RI,)}, **placed)
    game.order(OrderedDue(FRENCH, (RI, RI2), 2, "2010"), settle, 6, 6)
    assert (game.due, game.decision.offers[0].fixed["units"]) == ("RetreatDue", (RI,))
    while game.due == "RetreatDue":
        game.do(act.Retreat((RI,), game.choices("retreat").legal[0]))
    assert game.due == "StandDue"
    assert game.at(RI) != "2010"
