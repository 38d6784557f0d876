from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from blitz_desktop.bots.selfplay import DRAW, GameResult, play, play_many
from blitz_desktop.bots.summary import summarise
from blitz_desktop.bots.workforce import ClusterError, Spread, in_processes, in_turn, on_cluster
from blitz_desktop.core.entries import Event
from blitz_desktop.core.system import GameSystem, Scenario
from blitz_desktop.core.view import BoardView, TrackView
from blitz_desktop.session.session import Session
from tests.toy import ToySystem, find_toy, toy_scenario
from tests.toy.records import ToyState

SEEDS = [str(seed) for seed in range(12)]


def results(
    seeds: list[str], spread: Spread[tuple[str, bool], GameResult] = in_turn
) -> list[tuple[str, str, str]]:
    played = play_many("toy/duel", seeds, spread=spread, source=find_toy)
    return [(result.seed, result.winner, result.digest) for result in played]


def test_games_come_to_their_end_without_a_fault() -> None:
    played = list(play_many("toy/duel", SEEDS, retrace_every=3, source=find_toy))
    assert [result.seed for result in played] == SEEDS
    assert not any(result.faults for result in played)
    assert {result.winner for result in played} == {"blue", "red"}
    assert all(result.turn == 4 for result in played)
    summary = summarise(played)
    assert (summary["games"], summary["faults"]) == (12, 0)
    assert sum(summary["wins"].values()) == 12


def test_a_seed_gives_the_same_game_in_another_process() -> None:
    here = results(SEEDS[:4])
    assert results(SEEDS[:4], partial(in_processes, count=2)) == here
    assert len({digest for _, _, digest in here}) == 4


def test_a_seed_gives_the_same_game_on_a_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        host="127.0.0.1", n_workers=1, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        spread = partial(on_cluster, scheduler=cluster.scheduler_address)
        assert results(SEEDS[:3], spread) == results(SEEDS[:3])


def test_a_cluster_that_does_not_answer_is_told() -> None:
    with pytest.raises(ClusterError, match="no scheduler answers at nowhere://1"):
        results(SEEDS[:1], partial(on_cluster, scheduler="nowhere://1"))


def test_losses_and_turns_of_great_events_are_counted() -> None:
    result = play("toy/duel", "3", source=find_toy)
    assert set(result.lost) == {"blue", "red"}
    summary = summarise([result, play("toy/duel", "4", source=find_toy)])
    assert summary["lost_steps"]["blue"]["games"] == 2
    assert summary["length"]["least"] <= summary["length"]["median"] <= summary["length"]["most"]


def test_a_draw_is_told_apart_from_a_game_that_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ToySystem.view

    def drawn(system: ToySystem, scenario: Scenario, state: ToyState, viewer: str | None = None) -> BoardView:
        view = shown(system, scenario, state, viewer)
        if view.outcome is None:
            return view
        return msgspec.structs.replace(view, outcome=msgspec.structs.replace(view.outcome, winner=""))

    monkeypatch.setattr(ToySystem, "view", drawn)
    assert play("toy/duel", "1", source=find_toy).winner == DRAW
    assert play("toy/duel", "1", until=2, source=find_toy).winner == ""


def test_a_stock_is_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = ToySystem.view

    def stocked(
        system: ToySystem, scenario: Scenario, state: ToyState, viewer: str | None = None
    ) -> BoardView:
        tracks = (TrackView("Guns left", 0, 9, 3, is_stock=True), TrackView("Steps lost", 0, 9, 4))
        return msgspec.structs.replace(shown(system, scenario, state, viewer), tracks=tracks)

    monkeypatch.setattr(ToySystem, "view", stocked)
    scores = play("toy/duel", "1", until=1, source=find_toy).scores
    assert scores.get("Steps lost") == "4"
    assert "Guns left" not in scores


def test_play_stops_after_a_turn() -> None:
    result = play("toy/duel", "1", until=2, source=find_toy)
    assert (result.turn, result.winner, result.faults) == (3, "", ())


class Broken(ToySystem):
    """The toy with a fault of one kind."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._evolved = 0

    def faults(self, scenario: Scenario, state: ToyState) -> tuple[str, ...]:  # noqa: ARG002
        return ("a unit is lost",) if self._kind == "invariant" and state.clock.turn == 2 else ()

    def evolve(self, state: ToyState, event: Event) -> ToyState:
        self._evolved += 1
        state = super().evolve(state, event)
        if self._kind == "impure":
            return msgspec.structs.replace(state, control={**state.control, "x": str(self._evolved)})
        if self._kind == "crash" and state.clock.turn == 3:
            raise KeyError("no such hex")
        return state


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("invariant", "a unit is lost"),
        ("impure", "its events are read back as others"),
        ("crash", "KeyError: 'no such hex'"),
    ],
)
def test_faults_of_the_rules_are_found_and_told(kind: str, words: str) -> None:
    def source(_: str) -> tuple[GameSystem[Any], Scenario]:
        return Broken(kind), toy_scenario()

    result = play("toy/duel", "1", source=source)
    assert words in result.faults[0]
    assert result.faults[0].startswith("after entry ")


def test_a_position_that_undo_does_not_give_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undo: Callable[[Session], bool] = Session.undo
    monkeypatch.setattr(Session, "undo", lambda session: session.head > 20 and undo(session))
    result = play("toy/duel", "1", retraces=True, source=find_toy)
    assert "cannot be undone" in result.faults[0]
