"""2, 3: the ground, the Meuse and zones of control."""

from __future__ import annotations

import msgspec
import pytest

from blitz_desktop import registry
from blitz_desktop.core.citations import Reason
from blitz_desktop.core.state import relocate
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.bridges import is_upstream
from blitz_desktop.systems.meuse_1940.frames import AdvanceDue
from blitz_desktop.systems.meuse_1940.model import COMBAT, FRENCH, Work
from blitz_desktop.systems.meuse_1940.movement import passages
from blitz_desktop.systems.meuse_1940.passages import can_attack_across
from blitz_desktop.systems.meuse_1940.situation import situation
from tests.systems.meuse_1940.table import BCC, BOOK, HQ_18, IR, PIONEERS, PZ, RI, RI2, SR, Table, table

rule = pytest.mark.rule
BANK, FAR = "3210", "3109"
"""A hex on the east bank, and the one over the river from it."""


@rule(BOOK, "2.1/1")
@rule(BOOK, "4.1/2")
def test_ground_costs_what_the_chart_says() -> None:
    foot = table(**{IR: "2710"})
    assert foot.cost(IR, "2810") == [("4.1/2", 2.0)]
    assert foot.cost(IR, "2711") == [("4.1/2", 1.0)]
    assert table(**{PZ: "2710"}).cost(PZ, "2810") == [("4.1/2", 4.0)]
    assert table(**{PZ: "2904"}).cost(PZ, "2804") == [("4.1/2", 0.5)], "half a point on a road"
    assert table(**{IR: "2705"}).step(IR, "2706") == [("4.1/2", 1.0), ("4.1/2", 1.0)], "a stream"
    assert table(**{PZ: "3006"}).step(PZ, "2906") == [("4.1/2", 1.0), ("4.1/2", 2.0)], "a contour"


@rule(BOOK, "2.1/1")
def test_motor_troops_climb_no_steep_bank() -> None:
    assert table(**{PZ: "3112"}).step(PZ, "3012") == [("2.1/1", -1)]
    assert table(**{IR: "3112"}).step(IR, "3012") == [("4.1/2", 1.0), ("4.1/2", 1.0)]


@rule(BOOK, "2.2/1")
def test_infantry_crosses_in_boats_for_four_points() -> None:
    assert table(**{IR: BANK}).cost(IR, FAR) == [("2.2/1", 4.0)]


@rule(BOOK, "2.2/2")
def test_german_motor_troops_cross_at_houx_alone() -> None:
    assert table(**{PZ: BANK}).why_not("move", FAR, units=(PZ,)) == [("meuse", "2.2/2")]
    assert table(**{PZ: "3204"}).cost(PZ, "3104") == [("2.2/2", 4.0)]
    french = table(side=FRENCH, fra_m_5rdp_1="3104")
    assert french.why_not("move", "3204", units=("fra_m_5rdp_1",)) == [("meuse", "2.2/2")]


@rule(BOOK, "2.2/3")
def test_german_engineers_alone_build_bridges() -> None:
    game = table(**{PIONEERS: BANK, IR: "3211", "ger_m_pi32": "3310"})
    assert game.choices("build_bridge").legal == (PIONEERS,)
    assert game.why_not("build_bridge", IR) == [("no_engineer", "2.2/3")]
    assert game.why_not("build_bridge", "ger_m_pi32") == [("no_river", "2.2/4")]


@rule(BOOK, "2.2/4")
def test_a_bridge_takes_two_turns_and_halves_the_defence_of_its_builders() -> None:
    game = table(**{PIONEERS: BANK}).do(act.BuildBridge((PIONEERS,), FAR))
    assert game.sit.defence(PIONEERS) == 2, "nothing is built yet"
    work = game.state.ext.works
    next_turn = table(turn=4, ext={"works": work}, **{PIONEERS: BANK})
    assert next_turn.sit.defence(PIONEERS) == 1
    assert not next_turn.sit.has_bridge(BANK, FAR)
    assert work == (Work(PIONEERS, (BANK, FAR), 3),)


@rule(BOOK, "2.2/4")
def test_a_bridge_opens_at_the_start_of_the_phase_two_turns_after_it_was_begun() -> None:
    works = (Work(PIONEERS, (BANK, FAR), 1),)
    french = table(turn=2, side=FRENCH, phase=COMBAT, ext={"works": works}, **{PIONEERS: BANK, RI: "1010"})
    french.do(act.EndPhase())
    assert french.state.clock.turn == 3
    assert french.state.clock.side == "german"
    assert french.state.ext.bridges == ((BANK, FAR),)
    assert french.state.ext.works == ()


@rule(BOOK, "2.2/4")
def test_builders_that_leave_give_the_bridge_up() -> None:
    game = table(turn=2, ext={"works": (Work(PIONEERS, (BANK, FAR), 1),)}, **{PIONEERS: BANK})
    game.move(PIONEERS, "3310")
    assert game.state.ext.works == ()


@rule(BOOK, "2.2/4")
def test_engineers_begin_on_the_turn_in_which_they_come_to_the_river() -> None:
    game = table(**{PIONEERS: "3310"}).move(PIONEERS, BANK).do(act.BuildBridge((PIONEERS,), FAR))
    assert game.state.ext.works == (Work(PIONEERS, (BANK, FAR), 3),)


@rule(BOOK, "2.2/4")
def test_no_second_bridge_is_begun_where_one_is_or_is_being_built() -> None:
    others = {PIONEERS: BANK, "ger_m_pi32": FAR, "ger_m_pi89": BANK}
    built = table(ext={"bridges": ((BANK, FAR),)}, **others)
    assert built.refusal(act.BuildBridge((PIONEERS,), FAR)) == [("bridged", "2.2/4")]
    assert built.refusal(act.BuildBridge(("ger_m_pi32",), BANK)) == [("bridged", "2.2/4")]
    begun = table(**others).do(act.BuildBridge((PIONEERS,), FAR))
    assert begun.refusal(act.BuildBridge(("ger_m_pi89",), FAR)) == [("begun", "2.2/4")]
    assert begun.refusal(act.BuildBridge(("ger_m_pi32",), BANK)) == [("begun", "2.2/4")]
    left = begun.move(PIONEERS, "3310")
    assert left.refusal(act.BuildBridge(("ger_m_pi89",), FAR)) == [], "the works are given up"


@rule(BOOK, "2.2/5")
def test_a_bridge_costs_two_points_and_the_ground() -> None:
    game = table(ext={"bridges": ((BANK, FAR),)}, **{PZ: BANK})
    assert game.cost(PZ, FAR) == [("2.2/5", 2.0), ("4.1/2", 2.0)], "Dinant is a town"


@rule(BOOK, "2.2/5")
def test_a_bridge_leads_up_a_steep_bank() -> None:
    board = registry.scenario("meuse_1940/historical").board
    assert "steep_bank" in board.side("3205", "3104")
    scenario = registry.scenario("meuse_1940/historical")
    game = Table(scenario, SYSTEM.setup(scenario))
    ext = msgspec.structs.replace(game.state.ext, bridges=(("3205", "3104"),))
    cleared = relocate(game.state, game.state.stack("3104"), "exited")
    bridged = Table(scenario, msgspec.structs.replace(cleared, ext=ext))
    step = passages(bridged.sit, (PZ,)).between("3205", "3104", 0)
    assert not isinstance(step, Reason)
    assert [part.rule.section for part in step.parts] == ["2.2/5", "4.1/2"]


@rule(BOOK, "2.2/2")
@rule(BOOK, "2.2/7")
def test_every_side_of_houx_on_the_meuse_lets_german_motor_troops_over() -> None:
    scenario = registry.scenario("meuse_1940/historical")
    state = SYSTEM.setup(scenario)
    sit = situation(scenario, relocate(state, state.stack("3104"), "exited"))
    sides = [hex_ for hex_ in sit.board.neighbours("3104") if sit.has_side("3104", hex_, "meuse")]
    assert sides == ["3103", "3204", "3205", "3105"]
    for a, b in [*((hex_, "3104") for hex_ in sides), *(("3104", hex_) for hex_ in sides)]:
        step = passages(sit, (PZ,)).between(a, b, 0, breaks_through=True)
        assert not isinstance(step, Reason)
        assert [(part.rule.section, part.points) for part in step.parts] == [("2.2/2", 8)]
        assert can_attack_across(sit, PZ, a, b) is None
    assert not is_upstream(sit, "3104", "3105"), "no ford beside the sluice itself"


@rule(BOOK, "2.2/4")
def test_the_log_tells_of_a_bridge_that_its_builders_leave() -> None:
    works = (Work(PIONEERS, (BANK, FAR), 2),)
    game = table(ext={"works": works}, **{PIONEERS: BANK}).move(PIONEERS, "3310")
    assert game.state.ext.works == ()
    assert f"The bridge from {BANK} to {FAR} is left unfinished." in [line.text for line in game.lines]


@rule(BOOK, "2.2/7")
def test_motor_troops_attack_over_houx_and_bridges_alone() -> None:
    game = table(phase=COMBAT, **{PZ: BANK, RI: FAR, "ger_m_pz66": "3204", RI2: "3104"})
    assert game.why_not("attack", PZ, target=FAR) == [("meuse", "2.2/7")]
    assert game.choices("attack", target="3104").legal == ("ger_m_pz66",)
    bridged = table(phase=COMBAT, ext={"bridges": ((BANK, FAR),)}, **{PZ: BANK, RI: FAR})
    assert bridged.choices("attack", target=FAR).legal == (PZ,)


@rule(BOOK, "2.2/7")
@rule(BOOK, "7.4/10")
def test_french_motor_troops_attack_over_houx_and_do_not_follow() -> None:
    game = table(phase=COMBAT, side=FRENCH, **{BCC: "3104", RI: "3104", IR: "3204"})
    assert game.refusal(act.Attack("3204", (BCC, RI))) == []
    assert game.ledger(act.Attack("3204", (BCC,)))["7.3/3"] == "-1"
    game.order(AdvanceDue(FRENCH, (BCC, RI), "3205"), lambda _sit, _tx: None)
    assert game.why_not("advance", BCC) == [("terrain", "2.1/1")], "the weir carries Germans alone (2.2/2)"
    assert game.why_not("advance", RI) == []


@rule(BOOK, "2.2/8")
@rule(BOOK, "7.3/4")
def test_infantry_attacks_over_the_meuse_with_two_off() -> None:
    game = table(phase=COMBAT, **{IR: BANK, RI: FAR})
    assert game.ledger(act.Attack(FAR, (IR,)))["7.3/4"] == "-2"
    bridged = table(phase=COMBAT, ext={"bridges": ((BANK, FAR),)}, **{IR: BANK, PZ: BANK, RI: FAR})
    assert bridged.ledger(act.Attack(FAR, (IR,)))["7.3/4"] == "-2", "a bridge helps motor troops alone"
    assert bridged.ledger(act.Attack(FAR, (PZ,)))["7.3/3"] == "-1"


# 3 Zones of control


@rule(BOOK, "3/1")
@rule(BOOK, "4.1/3")
def test_a_unit_stops_in_an_enemy_zone() -> None:
    game = table(**{IR: "2010", RI: "2013"})
    assert game.refusal(game.moving(IR, "2011", "2012", "2112")) == [("stopped", "4.1/3")]
    game.move(IR, "2011", "2012")
    assert game.refusal(game.moving(IR, "2011")) == [("halted", "4.1/3")]


@rule(BOOK, "3/1")
def test_headquarters_have_no_zone_and_the_river_stops_none() -> None:
    assert (
        table(**{IR: "2010", HQ_18: "2013"}).refusal(act.Move((IR,), ("2010", "2011", "2012", "2112"))) == []
    )
    assert table(**{RI: FAR}).sit.is_in_enemy_zone("german", BANK)


@rule(BOOK, "3/2")
def test_nobody_moves_from_zone_to_zone() -> None:
    game = table(**{IR: "2012", RI: "2013"})
    assert game.refusal(game.moving(IR, "2112")) == [("zone_to_zone", "3/2")]
    assert game.refusal(game.moving(IR, "2011", "2111", "2112")) == [], "out of the zone and in again"


@rule(BOOK, "3/3")
def test_only_armour_breaks_through() -> None:
    game = table(**{SR: "2012", RI: "2013"})
    assert game.refusal(act.BreakThrough((SR,), "2112")) == [("no_armour", "3/3")]
    assert table(**{PZ: "2012", RI: "2013"}).refusal(act.BreakThrough((PZ,), "2112")) == []
