from __future__ import annotations

import pytest

from blitz_desktop.systems.blitzkrieg_1940.actions import CommitRaf, EndPhase, SupportBattle
from blitz_desktop.systems.blitzkrieg_1940.frames import RafDecisionDue, SupportDue
from tests.systems.blitzkrieg_1940.tinymap import Game, game

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

TOUGH = "4-4-6/4-4-6/4-4-6/4-4-6"


def battle(side: str, nation: str = "fra", planes: int = 3) -> Game:
    """A German and an Allied unit next to each other, with aircraft about."""
    return game(
        "cG cF cF cF",
        f"g: ger {TOUGH} at E1010",
        f"x: {nation} {TOUGH} at E1110",
        f"y: {nation} {TOUGH} at E1310",
        "h: ger 4-4-6 at E1210",
        side=side,
        phase="combat",
        turn=1,
        is_raf_committed=True,
        planes=planes,
    )


@rule(BOOK, "14.14.A")
@rule(BOOK, "14.14.B")
@rule(BOOK, "14.14.C")
@rule(BOOK, "14.14.F")
@pytest.mark.parametrize("nation", ["fra", "gbr"])
@pytest.mark.parametrize("planes", range(4))
@pytest.mark.parametrize(("side", "sign"), [("german", -1), ("allied", 1)])
def test_any_number_of_aircraft_shift_any_battle_for_the_allies(
    nation: str, planes: int, side: str, sign: int
) -> None:
    table = battle(side, nation)
    target, attacker = ("E1110", "g") if side == "german" else ("E1010", "x")
    table.attack(target, attacker)
    assert isinstance(table.state.frame, SupportDue)
    decision = table.decision
    assert decision is not None
    assert (decision.side, decision.rule.section) == ("allied", "14.14.B")
    answers = [offer.fixed["planes"] for offer in decision.offers if offer.kind == "support_battle"]
    assert answers == ["0", "1", "2", "3"]
    assert table.refusal(SupportBattle("4")) == [("no_planes", "14.14.E")]
    assert table.refusal(EndPhase()) == [("not_now", "5.1.A")]
    table.do(SupportBattle(str(planes)), 3)
    assert table.odds.shift == sign * planes
    assert table.state.ext.planes == 3 - planes


@rule(BOOK, "14.14.E")
def test_an_aircraft_flies_once_a_couplet() -> None:
    table = battle("german", planes=1).attack("E1110", "g").do(SupportBattle("1"), 3)
    assert table.state.ext.planes == 0
    table.attack("E1310", "h", dice=(3,))
    assert table.odds.shift == 0


@rule(BOOK, "14.14.A")
def test_without_aircraft_nobody_is_asked() -> None:
    assert battle("german", planes=0).attack("E1110", "g", dice=(3,)).odds.shift == 0


def last_phase(turn: int, part: int, *, is_raf_committed: bool) -> Game:
    return game(
        "cG cF",
        "f: fra 4-4-6 at E1110",
        turn=turn,
        part=part,
        side="allied",
        order="fight_move",
        is_raf_committed=is_raf_committed,
        planes=2,
    )


@rule(BOOK, "14.14.D")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_less_one_says_how_many_fly_each_couplet(die: int) -> None:
    table = last_phase(6, 1, is_raf_committed=True).end_phase(die)
    assert table.thrown_under == ["14.14.D"]
    assert table.state.ext.planes == die - 1
    assert last_phase(6, 1, is_raf_committed=False).end_phase().thrown_under == []


@rule(BOOK, "12.6")
@rule(BOOK, "14.14.D")
def test_aircraft_fly_as_soon_as_they_are_committed() -> None:
    table = last_phase(4, 2, is_raf_committed=False).end_phase()
    assert isinstance(table.state.frame, RafDecisionDue)
    table.do(CommitRaf("yes"), 5)
    assert table.state.ext.planes == 4


@rule(BOOK, "4.8.A")
@rule(BOOK, "4.8.B")
@rule(BOOK, "4.8.C")
@rule(BOOK, "4.4#table")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_committed_raf_may_lose_too_many_pilots(die: int) -> None:
    table = last_phase(10, 1, is_raf_committed=True).end_phase(die)
    assert table.thrown_under == ["4.8.B"]
    assert [award.points for award in table.state.ext.scored] == ([1] if die >= 4 else [])
    held_back = last_phase(10, 1, is_raf_committed=False).end_phase()
    assert held_back.state.ext.scored == ()
