"""The command ``simulate``: many games without a window."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from blitz_desktop import __version__, games
from blitz_desktop.bots.ledger import Ledger, LedgerError, Terms, write_parquet
from blitz_desktop.bots.selfplay import DRAW, GameResult, play_many
from blitz_desktop.bots.summary import summarise
from blitz_desktop.bots.workforce import ClusterError, Spread, in_processes, in_turn, on_cluster
from blitz_desktop.cli.shared import FAILED, OK, InputError, check_place, show, target


def simulate(arguments: argparse.Namespace) -> int:
    """Play games without a window, leaving out those that the table has already."""
    name = target(arguments.scenario)
    for path in (arguments.report, arguments.table, arguments.parquet):
        if path is not None:
            check_place(path)
    try:
        return _simulate(name, arguments)
    except (ClusterError, LedgerError) as error:
        raise InputError(str(error)) from error


def _simulate(name: str, arguments: argparse.Namespace) -> int:
    _, scenario = games.named(name)
    if arguments.until is not None and arguments.until > len(scenario.turns):
        raise InputError(f"there is no turn {arguments.until}: the scenario has {len(scenario.turns)} turns")
    terms = Terms(scenario.digest, arguments.bot, arguments.until)
    ledger = None if arguments.table is None else Ledger(arguments.table, scenario.key, terms)
    seeds = [str(arguments.seed + index) for index in range(arguments.games)]
    done = {} if ledger is None else {seed: ledger.results[seed] for seed in seeds if seed in ledger.results}
    stream = sys.stderr if arguments.json else sys.stdout
    is_stopped = False
    try:
        for result in _played(name, [seed for seed in seeds if seed not in done], arguments):
            done[result.seed] = result
            if ledger is not None:
                ledger.add(result)
            print(f"{_line(result)}  ({len(done)} of {len(seeds)})", file=stream, flush=True)
    except KeyboardInterrupt:
        is_stopped = True
        again = " The same command goes on from there." if ledger is not None else ""
        print(f"Stopped after {len(done)} of {len(seeds)} games.{again}", file=sys.stderr)
    results = [done[seed] for seed in seeds if seed in done]
    if arguments.parquet is not None:
        write_parquet(arguments.parquet, results, terms)
    _report(name, arguments, results)
    return FAILED if is_stopped or any(result.faults for result in results) else OK


def _played(name: str, seeds: list[str], arguments: argparse.Namespace) -> Iterator[GameResult]:
    spread: Spread[tuple[str, bool], GameResult] = in_turn
    if arguments.scheduler is not None:
        spread = partial(on_cluster, scheduler=arguments.scheduler)
    elif arguments.jobs > 1:
        spread = partial(in_processes, count=arguments.jobs)
    return play_many(name, seeds, until=arguments.until, bot=arguments.bot, spread=spread)


def _report(name: str, arguments: argparse.Namespace, results: list[GameResult]) -> None:
    summary = summarise(results)
    report = {
        "program": __version__,
        "scenario": name,
        "bot": arguments.bot,
        "until": arguments.until,
        "summary": summary,
        "games": msgspec.to_builtins(results),
    }
    if arguments.report is not None:
        arguments.report.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    show(arguments, report, _summary_lines(summary))


def _summary_lines(summary: dict[str, Any]) -> Iterator[str]:
    for key, value in summary.items():
        if isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
            yield f"{key}:"
            yield from (f"  {name}: {_figures(part)}" for name, part in value.items())
        else:
            yield f"{key}: {_figures(value)}"


def _figures(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return ", ".join(f"{name} {number:g}" for name, number in value.items()) or "none"


def _line(result: GameResult) -> str:
    end = {"": "stopped", DRAW: "a draw"}.get(result.winner, f"won by {result.winner}")
    fault = "".join(f"  FAULT {fault}" for fault in result.faults)
    return (
        f"seed {result.seed}: {result.entries} entries, turn {result.turn}, {end}, "
        f"{result.digest}, {result.seconds:.1f} s{fault}"
    )
