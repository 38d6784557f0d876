"""4, 5: movement, forced marches, headquarters overrun, breakthroughs, stacking."""

from __future__ import annotations

import pytest

from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.model import COMBAT, EXPLOITATION, FRENCH, GERMAN, SETUP, Melee
from tests.systems.meuse_1940.table import (
    BOOK,
    HQ_7,
    HQ_18,
    IR,
    IR2,
    IR3,
    PZ,
    RDP,
    RI,
    RI2,
    RI3,
    SR,
    Table,
    table,
)

rule = pytest.mark.rule
PZ2 = "ger_m_pz66"
AA = "ger_m_aa37"


@rule(BOOK, "4.1/1")
def test_a_unit_ends_its_movement_when_another_moves() -> None:
    game = table(**{IR: "2010", IR2: "2015"}).move(IR, "2011").move(IR, "2012").move(IR2, "2014")
    assert game.refusal(game.moving(IR, "2013")) == [("move_over", "4.1/1")]
    assert game.refusal(act.Move((IR, IR2), ("2012", "2013"))) != []


@rule(BOOK, "4.1/1")
@rule(BOOK, "4.3/1")
def test_armour_alone_takes_a_companion_from_its_own_hex() -> None:
    game = table(**{PZ: "2010", SR: "2010", PZ2: "2010", IR: "2011"})
    assert game.refusal(game.moving(f"{PZ} {SR}", "2009")) == []
    assert game.refusal(game.moving(f"{PZ} {PZ2}", "2009")) == [("together", "4.3/1")]
    assert game.refusal(act.Move((PZ, IR), ("2010", "2009"))) == [("apart", "4.3/1")]


@rule(BOOK, "4.1/2")
def test_points_do_not_last_beyond_the_allowance() -> None:
    game = table(**{IR: "1005"})
    assert game.refusal(game.moving(IR, *[f"10{row:02d}" for row in range(6, 13)])) == [("too_far", "4.1/2")]
    game.move(IR, *[f"10{row:02d}" for row in range(6, 12)])
    assert game.refusal(game.moving(IR, "1012")) == [("spent", "4.1/1")]


@rule(BOOK, "4.1/4")
def test_a_unit_can_always_move_one_hex() -> None:
    slow = table(ext={"unsupplied": (IR,)}, **{IR: "3210"})
    assert slow.cost(IR, "3109") == [("4.1/4", 3.0)], "three points are all it has out of supply"
    begun = slow.move(IR, "3211")
    assert begun.why_not("move", "3110", units=(IR,)) == [("too_far", "4.1/2")]


@rule(BOOK, "4.1/5")
def test_no_hex_with_enemy_combat_units_is_entered() -> None:
    assert table(**{IR: "2010", RI: "2011"}).why_not("move", "2011", units=(IR,)) == [("enemy", "4.1/5")]


@rule(BOOK, "4.1/7")
@rule(BOOK, "4.1/8")
def test_a_forced_march_gives_half_as_many_points_again() -> None:
    game = table(**{IR: "1005"}).do(act.ForceMarch((IR,)))
    assert game.sit.allowance(IR) / 2 == 9
    assert game.refusal(act.ForceMarch((IR,))) == [("fatigued", "4.1/7")]
    begun = table(**{IR: "1005"}).move(IR, "1006")
    assert begun.refusal(act.ForceMarch((IR,))) == [("begun", "4.1/7")]


@rule(BOOK, "4.1/10")
@rule(BOOK, "7.3/6")
def test_fatigue_costs_the_attacker_and_helps_against_the_defender() -> None:
    def modifiers(*tired: str) -> list[str]:
        game = table(phase=COMBAT, ext={"fatigued": tired}, **{IR: "2010", RI: "2011"})
        return [line.value for line in game.forecast("2011", IR).ledger if line.rule.section == "4.1/10"]

    assert modifiers() == []
    assert modifiers(IR) == ["-1"]
    assert modifiers(RI) == ["+1"]


@rule(BOOK, "4.1/11")
def test_a_fatigued_unit_does_not_exploit() -> None:
    game = table(phase=EXPLOITATION, ext={"fatigued": (SR,)}, **{SR: "2010", PZ: "2012"})
    assert game.why_not("move", SR) == [("fatigued", "4.1/11")]


# 4.2 Onto an enemy EM


@rule(BOOK, "4.2/1")
def test_a_headquarters_alone_is_driven_back_and_silenced() -> None:
    game = table(**{IR: "2010", HQ_18: "2011"})
    assert game.cost(IR, "2011") == [("4.1/2", 1.0), ("4.2/1", 2.0)]
    game.move(IR, "2011")
    assert game.due == "DisplaceDue"
    assert game.decision.side == FRENCH
    assert game.sit.guns_left(HQ_18) == 0
    game.do(act.DisplaceHeadquarters("2111"))
    assert (game.at(HQ_18), game.at(IR)) == ("2111", "2011")
    assert game.refusal(act.Move((IR,), ("2011", "2012"))) == [], "it may go on with what it has left"


@rule(BOOK, "4.2/1")
def test_a_path_ends_where_a_headquarters_must_first_go_back() -> None:
    game = table(**{IR: "2010", HQ_18: "2011"})
    assert game.refusal(game.moving(IR, "2011", "2012")) == [("stopped", "4.2/1")]


@rule(BOOK, "4.2/1")
def test_a_headquarters_with_the_enemy_all_around_is_lost() -> None:
    around = dict(zip(("2110", "2111", "2012", "1911", "1910"), (SR, IR2, IR3, PZ, PZ2), strict=True))
    placed = {unit: hex_ for hex_, unit in around.items()}
    game = table(**{IR: "2010", "ger_m_ir94_i": "2010", HQ_18: "2011", RI: "1005"}, **placed).move(IR, "2011")
    assert (game.due, game.at(HQ_18)) == ("", "returning")


@rule(BOOK, "4.2/1")
def test_a_headquarters_drives_nobody_out() -> None:
    game = table(**{HQ_7: "2010", HQ_18: "2011"})
    assert game.why_not("move", "2011", units=(HQ_7,)) == [("headquarters", "4.2/1")]


# 4.3 Armoured penetration


def breaking(**more: str) -> Table:
    """A tank regiment in the zone of a battalion, about to break through past it."""
    game = table(**{PZ: "2010", RI: "2013", **more}).move(PZ, "2011", "2012")
    return game.do(act.BreakThrough((PZ,), "2112"))


@rule(BOOK, "4.3/1")
@rule(BOOK, "4.3/3")
@rule(BOOK, "4.3/4")
@rule(BOOK, "4.3/6")
def test_armour_that_is_let_pass_goes_on() -> None:
    game = breaking()
    assert (game.due, game.decision.side) == ("BreakthroughDue", FRENCH)
    game.do(act.AnswerBreakthrough("pass"))
    assert game.at(PZ) == "2112"
    assert game.state.ext.spent[PZ] == 6
    game.do(act.BreakThrough((PZ,), "2113")).do(act.AnswerBreakthrough("test"), 6, 4)
    assert game.at(PZ) == "2113", "10 is more than cohesion 6 and defence 3"


@rule(BOOK, "4.3/5")
@rule(BOOK, "4.3/7")
@rule(BOOK, "4.3/13")
def test_armour_that_is_stopped_must_attack_who_stopped_it() -> None:
    game = breaking().do(act.AnswerBreakthrough("test"), 5, 4)
    assert game.at(PZ) == "2012"
    assert game.refusal(game.moving(PZ, "2011")) == [("halted", "4.3/7")]
    assert game.refusal(act.BreakThrough((PZ,), "2112")) == [("halted", "4.3/7")]
    game.do(act.EndPhase())
    while game.due == "PlotDue":
        game.do(act.EndPlot())
    assert game.state.clock.phase == COMBAT
    assert game.refusal(act.EndPhase()) == [("obliged", "4.3/7")]


@rule(BOOK, "4.3/7")
@rule(BOOK, "4.3/8")
def test_the_duty_binds_the_armour_and_lets_others_join() -> None:
    placed = {PZ: "2012", RI: "2013", RI2: "2112", SR: "2113"}
    game = table(phase=COMBAT, ext={"obliged": {PZ: "2013"}}, **placed)
    assert game.why_not("attack", PZ, target="2112") == [("obliged", "4.3/7")]
    assert set(game.choices("attack", target="2013").legal) == {PZ, SR}


@rule(BOOK, "4.3/7")
def test_nobody_attacks_who_stopped_armour_without_it() -> None:
    placed = {PZ: "2012", "ger_m_pz66": "2012", RI: "2013", SR: "2113", IR: "1913"}
    game = table(phase=COMBAT, ext={"obliged": {PZ: "2013", "ger_m_pz66": "2013"}}, **placed)
    assert game.refusal(act.Attack("2013", (SR,))) == [("duty", "4.3/7")]
    assert game.refusal(act.Attack("2013", (IR,))) == [("duty", "4.3/7")], "nor another division"
    assert game.refusal(act.Attack("2013", (PZ, SR))) == [("obliged", "4.3/7")], "both were stopped"
    assert game.refusal(act.Attack("2013", (PZ, "ger_m_pz66", SR))) == []


@rule(BOOK, "4.3/7")
@rule(BOOK, "7.2/3")
def test_armour_of_one_division_lets_that_of_another_off_its_duty() -> None:
    other = "ger_m_pr31"
    placed = {PZ: "2012", other: "2113", RI: "2013"}
    game = table(phase=COMBAT, ext={"obliged": {PZ: "2013", other: "2013"}}, **placed)
    assert game.refusal(act.Attack("2013", (PZ,))) == []
    assert game.refusal(act.Attack("2013", (other,))) == []


@rule(BOOK, "4.3/9")
@rule(BOOK, "4.3/10")
def test_one_of_several_hexes_that_pass_stops_the_armour() -> None:
    game = breaking(**{RI2: "1912"}).do(act.AnswerBreakthrough("test"), 1, 2)
    assert (game.due, game.decision.side) == ("StopDue", FRENCH)
    assert set(game.choices("stop_at").legal) == {"2013", "1912"}
    game.do(act.StopAt("1912"))
    assert game.state.ext.obliged == {PZ: "1912"}
    assert game.state.ext.committed == (RI2,)


@rule(BOOK, "4.3/7")
@rule(BOOK, "4.3/10")
def test_armour_is_bound_only_to_what_it_can_attack() -> None:
    game = table(**{PZ: "3206", RI: "3106", RI2: "3305"}).do(act.BreakThrough((PZ,), "3306"))
    game.do(act.AnswerBreakthrough("test"), 1, 1)
    assert game.state.ext.obliged == {PZ: "3305"}, "3106 lies over the river"
    alone = table(**{PZ: "3206", RI: "3106"}).do(act.BreakThrough((PZ,), "3207"))
    alone.do(act.AnswerBreakthrough("test"), 1, 1)
    assert (alone.state.ext.obliged, alone.state.ext.halted[PZ]) == ({}, "4.3/7")
    assert [line.text for line in alone.lines][-1] == "Pz 25: stopped in 3206"


@rule(BOOK, "4.3/3")
@rule(BOOK, "4.3/5")
def test_the_log_tells_a_breakthrough_in_the_order_of_play() -> None:
    game = breaking()
    assert [line.text for line in game.lines] == ["Pz 25: breakthrough declared, 2012 to 2112"]
    game.do(act.AnswerBreakthrough("test"), 6, 6)
    assert [line.kind for line in game.lines] == ["roll", "move"]


@rule(BOOK, "4.3/12")
def test_who_fails_beside_one_that_passes_may_test_again() -> None:
    game = table(steps={RI2: 1}, **{PZ: "2012", RI: "2013", RI2: "2013"})
    game.do(act.BreakThrough((PZ,), "2112")).do(act.AnswerBreakthrough("test"), 4, 5)
    assert game.state.ext.committed == (RI,)


@rule(BOOK, "4.3/1")
@rule(BOOK, "0.1/6")
def test_a_headquarters_takes_part_in_no_breakthrough() -> None:
    game = table(**{PZ: "2012", HQ_7: "2012", RI: "2013"})
    assert game.refusal(act.BreakThrough((PZ, HQ_7), "2112")) == [("headquarters", "0.1/6")]


@rule(BOOK, "4.3/12")
def test_a_unit_that_has_stopped_one_stops_no_other() -> None:
    game = table(ext={"committed": (RI,)}, **{PZ: "2012", RI: "2013"})
    game.do(act.BreakThrough((PZ,), "2112"))
    assert (game.due, game.at(PZ)) == ("", "2112")


@rule(BOOK, "4.3/13")
def test_a_stopped_breakthrough_closes_its_hex_to_others() -> None:
    game = table(ext={"blocked": ("2012",)}, **{PZ: "2012", RI: "2013", PZ2: "2011"})
    assert game.refusal(act.BreakThrough((PZ,), "2112")) == [("blocked", "4.3/13")]
    assert game.refusal(game.moving(PZ2, "2012")) == []


# 5 Stacking


@rule(BOOK, "5/1")
@rule(BOOK, "5/3")
@rule(BOOK, "5/4")
@rule(BOOK, "5/5")
@pytest.mark.parametrize(
    ("units", "fits"),
    [
        ((IR, IR2, IR3), True),
        ((IR, IR2, IR3, SR), False),
        ((PZ, PZ2), True),
        ((PZ, AA), True),
        ((PZ, PZ2, AA), False),
        ((IR, IR2, PZ), True),
        ((IR, PZ, PZ2), False),
        ((PZ, PZ2, "ger_m_k7"), False),
        ((IR, IR2, "ger_m_k7"), True),
        ((PZ, "ger_m_k7", IR), True),
        ((IR, IR2, IR3, PZ), False),
    ],
)
def test_a_regiment_or_its_equivalent_stacks(units: tuple[str, ...], fits: bool) -> None:
    from blitz_desktop.systems.meuse_1940.stacking import is_within

    assert is_within(table().sit, units) is fits


@rule(BOOK, "5/6")
def test_no_move_makes_a_stack_that_nobody_could_leave() -> None:
    first = {IR: "2009", IR2: "2009", IR3: "2009"}
    others = {f"ger_m_ir94_{n}": "2011" for n in ("i", "ii", "iii")}
    game = table(**first, **others, **{RI: "0505", RI2: "2208"})
    for unit in (IR, IR2, IR3):
        game.move(unit, "2109", "2209")
    assert game.refusal(game.moving("ger_m_ir94_i", "2110", "2109", "2209")) == [("overstacked", "5/6")]
    assert game.why_not("move", "2209", units=("ger_m_ir94_i",)) == [("overstacked", "5/6")]


@rule(BOOK, "5/6")
def test_a_stack_may_be_too_large_while_somebody_can_still_leave_it() -> None:
    placed = {IR: "2009", IR2: "2009", IR3: "2009", "ger_m_ir94_i": "2012", "ger_m_ir94_ii": "2012"}
    game = table(**placed).move("ger_m_ir94_i", "2011", "2010", "2009")
    assert game.refusal(act.EndPhase()) == [("overstacked", "5/6")]
    game.move(IR, "2008")
    assert game.refusal(act.EndPhase()) == []


@rule(BOOK, "5/6")
@rule(BOOK, "4.1/1")
def test_nobody_begins_to_move_while_others_would_be_left_in_too_large_a_stack() -> None:
    held = dict.fromkeys((IR, IR2, IR3), "2009")
    ext = {"melees": (Melee((IR, IR2, IR3, RI), 2, 2),)}
    game = table(ext=ext, **held, **{RI: "2010", "ger_m_ir94_i": "2006", "ger_m_ir94_ii": "2206"})
    assert game.why_not("move", "2009", units=("ger_m_ir94_i",)) == [("overstacked", "5/6")]
    free = table(ext=ext, **{**held, RI: "1805"}, ger_m_ir94_i="2007", ger_m_ir94_ii="2206")
    free.move("ger_m_ir94_i", "2008", "2009")
    assert free.refusal(free.moving("ger_m_ir94_ii", "2207")) == [("overstacked", "5/6")]
    free.move("ger_m_ir94_i", "2008").move("ger_m_ir94_ii", "2207")


@rule(BOOK, "5/6")
def test_movement_does_not_end_while_a_stack_could_get_smaller() -> None:
    placed = {IR: "2010", IR2: "2010", IR3: "2010", SR: "2010"}
    assert table(**placed).refusal(act.EndPhase()) == [("overstacked", "5/6")]
    stuck = dict.fromkeys(placed, "4.1/3")
    assert table(ext={"halted": stuck}, **placed).refusal(act.EndPhase()) == []


@rule(BOOK, "5/6")
def test_set_up_keeps_to_the_limit() -> None:
    game = table(
        phase=SETUP, side=FRENCH, turn=0, name="free", **{RI: "2010", RI2: "2010", RI3: "2010", RDP: "2011"}
    )
    assert game.refusal(act.Deploy((RDP,), "2010")) == [("overstacked", "5/1")]


@rule(BOOK, "5/7")
def test_a_full_hex_costs_a_point_more_and_headquarters_do_not_fill_it() -> None:
    game = table(**{IR: "2010", "ger_m_ir94_i": "2011", "ger_m_ir94_ii": "2011", "ger_m_ir94_iii": "2011"})
    assert game.cost(IR, "2011") == [("4.1/2", 1.0), ("5/7", 1.0)]
    free = table(**{IR: "2010", "ger_m_ir94_i": "2011", "ger_m_ir94_ii": "2011", HQ_7: "2011"})
    assert free.cost(IR, "2011") == [("4.1/2", 1.0)]


@rule(BOOK, "5/8")
def test_no_breakthrough_overstacks_a_hex() -> None:
    game = table(**{PZ: "2012", RI: "2013", PZ2: "2112", AA: "2112"})
    assert game.refusal(act.BreakThrough((PZ,), "2112")) == [("overstacked", "5/8")]
    assert game.state.clock.side == GERMAN
