"""Many games in a few figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any

from blitz_desktop.bots.selfplay import GameResult


def summarise(results: Sequence[GameResult]) -> dict[str, Any]:
    """Sums and spreads over many games, for a report.

    Scores, losses and great events are those that the games themselves name; a great event is told with the
    number of games that saw it and the spread of its turns.
    """
    return {
        "games": len(results),
        "entries": sum(result.entries for result in results),
        "rolls": sum(result.rolls for result in results),
        "wins": dict(Counter(result.winner for result in results if result.winner)),
        "faults": sum(bool(result.faults) for result in results),
        "seconds": round(sum(result.seconds for result in results), 1),
        "length": _spread(result.entries for result in results),
        "last_turn": _spread(result.turn for result in results),
        "scores": _spreads(_numbers(result.scores) for result in results),
        "lost_steps": _spreads(result.lost for result in results),
        "milestones": _spreads(result.milestones for result in results),
    }


def _numbers(scores: dict[str, str]) -> dict[str, float]:
    """Those of the scores that are numbers."""
    found = {}
    for label, text in scores.items():
        try:
            found[label] = float(text.replace("−", "-"))
        except ValueError:
            continue
    return found


def _spreads(tables: Iterable[dict[str, float]] | Iterable[dict[str, int]]) -> dict[str, dict[str, float]]:
    columns: dict[str, list[float]] = defaultdict(list)
    for table in tables:
        for name, value in table.items():
            columns[name].append(value)
    return {name: _spread(values) for name, values in sorted(columns.items())}


def _spread(values: Iterable[float]) -> dict[str, float]:
    found = list(values)
    if not found:
        return {}
    return {
        "games": len(found),
        "least": min(found),
        "median": median(found),
        "mean": round(fmean(found), 1),
        "most": max(found),
    }
