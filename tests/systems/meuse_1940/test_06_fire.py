"""6, 8: headquarters, artillery, barrage, aviation."""

from __future__ import annotations

import pytest

from blitz_desktop.core.entries import Rolled
from blitz_desktop.systems.meuse_1940 import SYSTEM
from blitz_desktop.systems.meuse_1940 import actions as act
from blitz_desktop.systems.meuse_1940.barrage import factors, modifier
from blitz_desktop.systems.meuse_1940.frames import Barrage, OrderedDue
from blitz_desktop.systems.meuse_1940.headquarters import return_choices
from blitz_desktop.systems.meuse_1940.model import COMBAT, FRENCH
from blitz_desktop.systems.meuse_1940.outcome import settle
from tests.systems.meuse_1940.table import BOOK, HQ_18, HQ_32, HQ_XI, IR, PZ, RDP, RI, RI2, SR, Table, table

rule = pytest.mark.rule
HQ_II, HQ_1DLC = "fra_m_em_2ca", "fra_m_em_1dlc"
FLYING = {"planes": {}}
BATTLE = {HQ_32: "1910", IR: "2010", RI: "2011", HQ_18: "2111"}


def battle(**more: str) -> Table:
    """An attack of one battalion on another, each with its headquarters beside it."""
    return table(phase=COMBAT, **BATTLE, **more).do(act.Attack("2011", (IR,)))


def told(game: Table) -> list[str]:
    """What the log says of the last action."""
    return [line.text for line in game.lines]


# 6.1, 6.2 Support


@rule(BOOK, "6.1/2")
@rule(BOOK, "6.4/4")
@rule(BOOK, "10.4/2")
def test_units_of_a_destroyed_headquarters_are_out_of_supply_and_get_no_artillery() -> None:
    game = table(phase=COMBAT, ext={"lost": (HQ_32,)}, **{IR: "2010", RI: "2011", HQ_32: "returning"})
    assert game.sit.is_unsupplied(IR)
    assert game.sit.attack(IR) == 3
    marked = table(phase=COMBAT, ext={"unsupplied": (IR, RI)}, **BATTLE).do(act.Attack("2011", (IR,)), 6)
    assert marked.due != "GunsDue", "nobody in the battle may be supported"


@rule(BOOK, "6.2/1")
def test_each_point_is_used_once_a_turn() -> None:
    game = battle().do(act.SupportWithGuns((HQ_32,) * 3))
    assert game.sit.guns_left(HQ_32) == 1


@rule(BOOK, "6.2/2")
def test_the_attacker_gives_artillery_first_and_only_in_range() -> None:
    game = battle()
    assert (game.due, game.decision.side) == ("GunsDue", "german")
    game.do(act.SupportWithGuns((HQ_32,)))
    assert (game.due, game.decision.side) == ("GunsDue", FRENCH)
    far = table(phase=COMBAT, **{**BATTLE, HQ_32: "1310"}).do(act.Attack("2011", (IR,)))
    assert far.decision.side == FRENCH, "seven hexes are beyond a range of six"


@rule(BOOK, "6.2/3")
def test_a_headquarters_supports_its_own_division() -> None:
    game = battle(ger_m_hq_7pz="1911")
    assert game.choices("support_with_guns").legal == (HQ_32,)


@rule(BOOK, "6.2/4")
def test_five_points_at_most_three_of_a_division_and_two_of_corps() -> None:
    game = battle(**{HQ_XI: "2311", RI2: "2011"}).do(act.SupportWithGuns(()))
    assert game.refusal(act.SupportWithGuns((HQ_18,) * 4)) == [("too_many", "6.2/4")]
    assert game.refusal(act.SupportWithGuns((HQ_XI,) * 3)) == [("too_many", "6.2/4")]
    assert game.refusal(act.SupportWithGuns((HQ_18,) * 3 + (HQ_XI,) * 3)) == [("too_many", "6.2/4")]
    assert game.refusal(act.SupportWithGuns((HQ_18,) * 3 + (HQ_XI,) * 2)) == []


@rule(BOOK, "6.2/6")
def test_a_corps_gives_each_unit_one_point() -> None:
    game = battle(**{HQ_XI: "2311"}).do(act.SupportWithGuns(()))
    assert game.refusal(act.SupportWithGuns((HQ_XI,) * 2)) == [("too_many", "6.2/4")]
    assert game.refusal(act.SupportWithGuns((HQ_XI,))) == []


@rule(BOOK, "6.2/6")
@rule(BOOK, "6.2/7")
@rule(BOOK, "6.2/8")
@rule(BOOK, "6.2/9")
@pytest.mark.parametrize(
    ("corps", "unit", "serves"),
    [
        (HQ_II, "fra_m_8ri_i", True),
        (HQ_II, "fra_m_28bcc", True),
        (HQ_II, RI, False),
        (HQ_XI, RI, True),
        (HQ_XI, "fra_m_19ri_i", True),
        (HQ_XI, "fra_m_265ri_i", True),
        (HQ_XI, "fra_m_23rta_i", True),
        (HQ_XI, "fra_m_8ri_i", False),
        (HQ_II, RDP, True),
        (HQ_XI, RDP, True),
        (HQ_XI, "fra_m_31rd", True),
    ],
)
def test_corps_serve_their_divisions(corps: str, unit: str, serves: bool) -> None:
    assert table().sit.commands(corps, unit) is serves


@rule(BOOK, "6.2/10")
@rule(BOOK, "6.2/11")
def test_the_difference_of_artillery_counts_a_corps_point_for_four() -> None:
    game = battle(**{HQ_XI: "2311"}).do(act.SupportWithGuns((HQ_32,) * 3))
    found = game.ledger(act.SupportWithGuns((HQ_18, HQ_XI)))
    assert found["6.2/11"] == "-2", "three against one and four"


@rule(BOOK, "10.6/39")
def test_the_first_light_cavalry_has_one_point() -> None:
    assert table(**{HQ_1DLC: "2010"}).sit.guns_left(HQ_1DLC) == 1


# 6.3 Barrage


def plotting(**more: str) -> Table:
    """The barrage segment of a German phase."""
    return table(ext=FLYING, **BATTLE, **more).do(act.EndPhase())


@rule(BOOK, "6.3/1")
def test_barrage_falls_on_enemies_in_range_when_both_sides_have_plotted() -> None:
    game = plotting()
    assert game.choices("plot_barrage").legal == ("2011",)
    game.do(act.PlotBarrage("2011", (HQ_32,) * 4, "0")).do(act.EndPlot())
    assert (game.decision.side, game.steps(RI)) == (FRENCH, 2), "nothing has fallen yet"
    game.do(act.PlotBarrage("2010", (HQ_18,) * 4, "0")).do(act.EndPlot(), 6, 6, 1, 1)
    assert [event.roll.faces for event in game.happened(Rolled)] == [(6, 6), (1, 1)]
    assert (game.steps(RI), game.steps(IR)) == (0, 2)
    assert game.state.clock.phase == COMBAT


@rule(BOOK, "6.3/2")
@rule(BOOK, "8/7")
def test_factors_of_a_barrage() -> None:
    sit = table().sit
    assert factors(sit, Barrage(FRENCH, "2010", (HQ_18,) * 3, 0)) == 6
    assert factors(sit, Barrage(FRENCH, "2010", (HQ_XI,), 2)) == 16
    assert factors(sit, Barrage("german", "2010", (), 2)) == 12


@rule(BOOK, "6.3/2")
def test_ground_and_fatigue_change_the_throw() -> None:
    placed = {RI: "2810", RI2: "2611", SR: "2010"}
    sit = table(ext={"fatigued": (RI2,)}, **placed).sit
    assert [modifier(sit, hex_, "german") for hex_ in ("2810", "2611")] == [-1, -1]


@rule(BOOK, "6.3/2")
def test_the_french_are_dug_in_on_the_meuse_until_they_move() -> None:
    assert modifier(table(**{RI2: "3108"}).sit, "3108", "german") == -2
    moved = table(side=FRENCH, **{RI2: "3107"}).move(RI2, "3108")
    assert modifier(moved.sit, "3108", "german") == 0
    assert modifier(table(**{IR: "3210"}).sit, "3210", FRENCH) == 0, "the far bank is not prepared"


@rule(BOOK, "6.3/3")
@pytest.mark.parametrize(("dice", "lost"), [((4, 4), 0), ((5, 4), 1), ((6, 6), 2)])
def test_the_table_tells_the_steps(dice: tuple[int, int], lost: int) -> None:
    game = (
        plotting().do(act.PlotBarrage("2011", (HQ_32,) * 4, "0")).do(act.EndPlot()).do(act.EndPlot(), *dice)
    )
    assert game.steps(RI) == 2 - lost


@rule(BOOK, "6.3/4")
@rule(BOOK, "8/7")
def test_four_points_and_two_aircraft_at_most_on_a_hex() -> None:
    game = plotting(**{HQ_XI: "2311"}).do(act.EndPlot())
    assert game.refusal(act.PlotBarrage("2010", (HQ_18,) * 4 + (HQ_XI,), "0")) == [("too_many", "6.3/4")]
    assert game.refusal(act.PlotBarrage("2010", (HQ_18,) * 2 + (HQ_XI,) * 2, "2")) == []
    assert game.refusal(act.PlotBarrage("2010", (HQ_18,), "3")) == [("no_planes", "8/7")]


# 6.4 Destruction


@rule(BOOK, "6.4/1")
def test_a_headquarters_attacked_alone_is_destroyed_by_a_declared_attack() -> None:
    game = table(phase=COMBAT, **{IR: "2010", HQ_18: "2011", RI: "1005"}).do(act.Attack("2011", (IR,)))
    assert game.at(HQ_18) == "returning"
    assert game.state.ext.attacked == (IR,)


@rule(BOOK, "6.4/1")
@rule(BOOK, "7.4/10")
def test_attackers_may_advance_where_they_have_destroyed_a_headquarters() -> None:
    game = table(phase=COMBAT, **{IR: "2010", HQ_18: "2011", RI: "1005"}).do(act.Attack("2011", (IR,)))
    assert game.due == "AdvanceDue"
    assert game.do(act.Advance((IR,))).at(IR) == "2011"


@rule(BOOK, "6.4/2")
def test_a_barrage_is_no_combat_and_leaves_a_headquarters_alone() -> None:
    placed = {**BATTLE, HQ_18: "2011", RI2: "1005"}
    game = table(ext=FLYING, steps={RI: 1}, **placed).do(act.EndPhase())
    game.do(act.PlotBarrage("2011", (HQ_32,) * 4, "0")).do(act.EndPlot()).do(act.EndPlot(), 6, 6)
    assert (game.steps(RI), game.at(HQ_18)) == (0, "2011")


@rule(BOOK, "6.4/2")
@rule(BOOK, "7.5/3")
def test_a_headquarters_leaves_with_the_last_of_its_company() -> None:
    game = table(
        phase=COMBAT, ext={"fatigued": (RI,)}, **{IR: "2010", RI: "2011", RI2: "2011", HQ_18: "2011"}
    )
    game.order(OrderedDue(FRENCH, (RI, RI2), 2, "2011"), settle, 6, 6)
    moved = []
    while game.due in ("RetreatDue", "StandDue"):
        if game.due == "StandDue":
            game.do(act.Stand("retreat"))
            continue
        units = game.decision.offer("retreat").fixed["units"]  # type: ignore[union-attr]
        moved.append(set(units))
        game.do(act.Retreat(units, game.choices("retreat").legal[0]))
    assert {RI2, HQ_18} in moved
    assert game.at(HQ_18) == game.at(RI2) != "2011"


@rule(BOOK, "6.4/2")
def test_a_headquarters_goes_with_the_last_unit_beside_it() -> None:
    placed = {IR: "2010", RI: "2011", HQ_18: "2011", RI2: "1005"}
    game = table(phase=COMBAT, steps={RI: 1}, **placed).do(act.Attack("2011", (IR,)))
    game.do(act.SupportWithGuns(()), 5)
    assert (game.steps(RI), game.at(HQ_18)) == (0, "returning")


@rule(BOOK, "6.4/2")
def test_a_headquarters_goes_along_in_a_retreat_unharmed() -> None:
    game = table(phase=COMBAT, **{IR: "2010", RI: "2011", HQ_18: "2011"}).do(act.Attack("2011", (IR,)))
    game.do(act.SupportWithGuns(()), 6)
    assert game.due == "StandDue"
    game.do(act.Stand("retreat"))
    while game.due == "RetreatDue":
        game.do(act.Retreat((RI, HQ_18), game.choices("retreat").legal[0]))
    assert game.at(HQ_18) == game.at(RI) != "2011"
    assert game.sit.guns_left(HQ_18) == 4


@rule(BOOK, "6.4/3")
def test_a_destroyed_headquarters_comes_back_two_turns_later_beside_its_units() -> None:
    game = table(phase=COMBAT, turn=3, **{IR: "2010", HQ_18: "2011", RI: "1005"}).do(
        act.Attack("2011", (IR,))
    )
    assert game.state.ext.returns == {HQ_18: 5}
    later = table(
        phase="exploitation",
        side=FRENCH,
        turn=5,
        ext={"returns": {HQ_18: 5}, "lost": (HQ_18,)},
        **{HQ_18: "returning", RI: "1005", RDP: "0505"},
    )
    later.do(act.EndPhase())
    assert later.due == "ReturnDue"
    assert set(later.choices("place_headquarters").legal) == {
        "1005",
        *later.scenario.board.neighbours("1005"),
    }
    later.do(act.PlaceHeadquarters("1005"))
    assert later.state.ext.lost == ()
    assert later.state.clock.turn == 6


@rule(BOOK, "6.4/3")
def test_a_headquarters_without_units_leaves_for_good() -> None:
    gone = {unit: 0 for unit, own in table().sit.hq_of.items() if own == HQ_18 and unit != RI}
    game = table(phase=COMBAT, steps={**gone, RI: 1}, **{IR: "2010", RI: "2011", HQ_18: "1005"})
    game.do(act.Attack("2011", (IR,)), 6)
    assert game.steps(RI) == 0
    assert game.at(HQ_18) == "eliminated"
    assert game.state.ext.returns == {}
    assert "EM 18 DI has no units left and leaves the game." in told(game)
    assert not any("headquarters" in row.label for row in SYSTEM.view(game.scenario, game.state).scores)


@rule(BOOK, "6.4/3")
def test_a_headquarters_that_was_to_come_back_to_nobody_is_out_of_the_game() -> None:
    gone = {unit: 0 for unit, own in table().sit.hq_of.items() if own == HQ_18 and unit != RI}
    lost = {"returns": {HQ_18: 5}, "lost": (HQ_18,)}
    game = table(
        phase=COMBAT, steps={**gone, RI: 1}, ext=lost, **{IR: "2010", RI: "2011", HQ_18: "returning"}
    )
    game.do(act.Attack("2011", (IR,)), 6)
    assert (game.at(HQ_18), game.state.ext.returns, game.state.ext.lost) == ("eliminated", {}, ())


@rule(BOOK, "6.4/3")
def test_no_return_is_announced_for_a_turn_that_the_game_has_not() -> None:
    for turn, is_told in ((5, True), (6, False)):
        game = table(phase=COMBAT, turn=turn, **{IR: "2010", HQ_18: "2011", RI: "1005"})
        game.do(act.Attack("2011", (IR,)))
        assert any("comes back on turn" in line for line in told(game)) is is_told


# 8 Aviation


@rule(BOOK, "8/1")
@rule(BOOK, "8/8")
def test_six_german_and_three_french_points_a_turn() -> None:
    sit = table(ext=FLYING).sit
    assert (sit.planes_left("german"), sit.planes_left(FRENCH)) == (6, 3)
    assert table(ext={"planes": {"german": 4}}).sit.planes_left("german") == 2


@rule(BOOK, "8/4")
def test_both_sides_choose_in_secret_and_show_together() -> None:
    game = table(phase=COMBAT, ext=FLYING, **{IR: "2010", RI: "2011"}).do(act.Attack("2011", (IR,)))
    assert (game.due, game.decision.side) == ("PlanesDue", "german")
    assert game.refusal(act.SendPlanes("3")) == [("too_many", "8/4")]
    game.do(act.SendPlanes("2"))
    assert game.decision.side == FRENCH
    assert game.state.ext.planes == {}, "nothing is shown before both have chosen"
    assert "2" not in "".join(line.text for line in game.lines)
    game.do(act.SendPlanes("1"), 3)
    assert game.state.ext.planes == {"german": 2, FRENCH: 1}


@rule(BOOK, "8/5")
@pytest.mark.parametrize(("german", "french", "worth"), [("2", "1", 2), ("1", "1", 0), ("0", "2", -4)])
def test_points_that_are_not_neutralised_count_two(german: str, french: str, worth: int) -> None:
    game = table(phase=COMBAT, ext=FLYING, **{IR: "2010", RI: "2011"}).do(act.Attack("2011", (IR,)))
    game.do(act.SendPlanes(german)).do(act.SendPlanes(french), 3)
    assert game.value == 4 - 3 + worth


@rule(BOOK, "8/6")
def test_who_has_none_left_is_not_asked() -> None:
    game = table(phase=COMBAT, ext={"planes": {"german": 6}}, **{IR: "2010", RI: "2011"})
    game.do(act.Attack("2011", (IR,)))
    assert game.decision.side == FRENCH


@rule(BOOK, "6.4/3")
def test_a_corps_headquarters_comes_back_beside_a_unit_that_it_serves() -> None:
    game = table(phase=COMBAT, turn=3, **{IR: "2010", HQ_XI: "2011", RI: "1005"})
    game.do(act.Attack("2011", (IR,)))
    assert game.state.ext.returns == {HQ_XI: 5}
    later = table(turn=5, ext={"returns": {HQ_XI: 5}, "lost": (HQ_XI,)}, **{HQ_XI: "returning", RI: "1005"})
    assert "1005" in return_choices(later.sit, HQ_XI).legal


@rule(BOOK, "6.3/1")
@rule(BOOK, "6.3/3")
def test_the_log_tells_who_fires_on_what_and_what_comes_of_it() -> None:
    game = plotting()
    game.do(act.PlotBarrage("2011", (HQ_32, HQ_32), "1"))
    assert told(game) == ["Barrage by Germany on 2011: EM 32 ID ×2, aviation ×1"]
    game.do(act.EndPlot()).do(act.EndPlot(), 4, 4)
    assert told(game)[:2] == ["Barrage on 2011", "On 2011: 10 factors, +0 to the throw: 1 step lost"]


def test_odds_are_told_before_the_dice() -> None:
    game = plotting()
    guns = (HQ_32,) * 4
    labels = [
        choice.label for choice in game.choices("plot_barrage", target="2011", guns=guns).targets.values()
    ]
    assert labels == ["No aircraft", "One aviation point", "Two aviation points"]
    found = SYSTEM.forecast(game.scenario, game.state, act.PlotBarrage("2011", guns, "0"))
    assert found is not None
    assert found.headline == "Factors 8, throw +0"
    assert {figure.label: round(36 * figure.chance) for figure in found.figures} == {
        "one step or more": 10,
        "two steps": 1,
    }
    assert [line.value for line in found.ledger] == ["+8", "+0"]
    assert found.table is not None
    assert sum(found.table.weights) == pytest.approx(1)
    stopped = table(**{PZ: "2012", RI: "2013"}).do(act.BreakThrough((PZ,), "2112"))
    assert next(offer.label for offer in stopped.decision.offers).endswith("(83\N{NO-BREAK SPACE}%)")
