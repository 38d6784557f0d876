"""The commands; each takes its arguments and returns the exit code."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from blitz_desktop import __version__, games, registry
from blitz_desktop.bots.selfplay import GameResult, play_many, summarise
from blitz_desktop.cli.coverage import rules_with_tests
from blitz_desktop.cli.hexes import find_hex, hex_facts, hex_lines
from blitz_desktop.cli.rulings import rulings_document
from blitz_desktop.cli.shared import (
    FAILED,
    OK,
    InputError,
    scenario_of,
    show,
    target,
    unknown,
)
from blitz_desktop.core.codec import digest
from blitz_desktop.session.errors import DamagedError
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from blitz_desktop.session.session import Session


def start(_: argparse.Namespace) -> int:
    """Open the start window."""
    from blitz_desktop import app

    return app.run(None)


def play(arguments: argparse.Namespace) -> int:
    """Open a game on the table."""
    name = target(arguments.target)
    from blitz_desktop import app

    return app.run(name)


def scenarios(arguments: argparse.Namespace) -> int:
    """List the scenarios."""
    found = [registry.scenario(key) for key in registry.scenario_keys()]
    rows = [
        {
            "key": scenario.key,
            "title": scenario.title,
            "description": scenario.description.strip(),
            "turns": len(scenario.turns),
            "units": len(scenario.pieces),
        }
        for scenario in found
    ]
    text = (f"{row['key']:32} {row['title']} ({row['turns']} turns, {row['units']} units)" for row in rows)
    return show(arguments, rows, text)


def validate(arguments: argparse.Namespace) -> int:
    """Check data files."""
    for path in arguments.paths:
        if not path.exists():
            raise InputError(f"{path}: there is no such file or folder")
    problems = registry.validate_paths(arguments.paths)
    text = map(str, problems) if problems else ("All is sound.",)
    show(arguments, [msgspec.to_builtins(problem) for problem in problems], text)
    return FAILED if problems else OK


def hex(arguments: argparse.Namespace) -> int:
    """Tell what the map prints in hexes."""
    scenario = scenario_of(arguments.game)
    state = registry.system(scenario.system).setup(scenario)
    facts = [hex_facts(scenario, state, find_hex(scenario, label)) for label in arguments.labels]
    return show(arguments, facts, (line for fact in facts for line in hex_lines(fact)))


def screenshot(arguments: argparse.Namespace) -> int:
    """Draw the table into a picture."""
    name = target(arguments.target)
    _check_place(arguments.out)
    session = games.open_target(name)
    if arguments.at is not None:
        session.goto(arguments.at)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from blitz_desktop.ui.screenshot import render

    look = {"size": arguments.size, "zoom": arguments.zoom, "is_map_only": arguments.map_only}
    try:
        render(session, arguments.out, **look)
    except ValueError as error:
        raise InputError(str(error)) from error
    return OK


def simulate(arguments: argparse.Namespace) -> int:
    """Play games without a window."""
    name = target(arguments.scenario)
    if arguments.report is not None:
        _check_place(arguments.report)
    _, scenario = games.named(name)
    if arguments.until is not None and arguments.until > len(scenario.turns):
        raise InputError(f"there is no turn {arguments.until}: the scenario has {len(scenario.turns)} turns")
    seeds = [str(arguments.seed + index) for index in range(arguments.games)]
    results = []
    for result in play_many(name, seeds, until=arguments.until, bot=arguments.bot, jobs=arguments.jobs):
        results.append(result)
        if not arguments.json:
            print(_result_line(result), flush=True)
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
    show(arguments, report, (f"{key}: {value}" for key, value in summary.items()))
    return FAILED if any(result.faults for result in results) else OK


def replay(arguments: argparse.Namespace) -> int:
    """Tell a saved game from its record."""
    try:
        opened = open_game(arguments.save, games.find)
    except DamagedError as error:
        if not arguments.verify:
            raise
        print(error)
        return FAILED
    for warning in opened.warnings:
        print(f"warning: {warning}", file=sys.stderr)
    if arguments.verify:
        verdict = verify(opened)
        if verdict.problem:
            print(f"{verdict.problem} Verified: {verdict.verified} of {verdict.recorded} entries.")
            return FAILED
    session = Session(opened, None)
    session.goto(session.head if arguments.to is None else arguments.to)
    if arguments.digest:
        position = digest(session.state)
        return show(arguments, position, (position,))
    told: list[dict[str, Any]] = [
        {
            "number": entry.number,
            "side": entry.side,
            "lines": [line.text for line in session.narration(entry.number)],
            "digest": entry.digest,
        }
        for entry in (*session.entries, *session.future)[: session.shown]
    ]
    text = [f"{row['number']:5} {row['side']:8} {line}" for row in told for line in row["lines"]]
    if arguments.verify:
        text.append(f"All {opened.recorded} entries come out as recorded.")
    return show(arguments, told, text)


def rules(arguments: argparse.Namespace) -> int:
    """Tell what the program does about each rule."""
    if arguments.game not in registry.system_ids():
        raise InputError(unknown("game", arguments.game, registry.system_ids()))
    book = registry.rulebook(arguments.game)
    if arguments.rulings:
        document = rulings_document(registry.system(arguments.game).title, book)
        found = {id_: rule.ruling for id_, rule in book.rules.items() if rule.ruling}
        return show(arguments, found, document.splitlines())
    if not arguments.coverage:
        text = [f"{id_:10} {rule.status:12} {rule.summary}" for id_, rule in book.rules.items()]
        return show(arguments, {id_: msgspec.to_builtins(rule) for id_, rule in book.rules.items()}, text)
    counts = Counter(rule.status for rule in book.rules.values())
    text = [f"{status:12} {count}" for status, count in counts.most_common()]
    tested = rules_with_tests(arguments.game)
    if tested is None:
        untested = None
        text.append("Which rules are tested can be told in a checkout only.")
    else:
        enforced = book.with_status("enforced")
        untested = [id_ for id_ in enforced if id_ not in tested and not book[id_].tests]
        text += [f"enforced without a test: {id_}  {book[id_].summary}" for id_ in untested]
    return show(arguments, {"counts": counts, "untested": untested}, text)


def _check_place(path: Path) -> None:
    """Find out that a file cannot be written before the work that would fill it."""
    if path.is_dir():
        raise InputError(f"{path}: it is a folder")
    if not path.parent.is_dir():
        raise InputError(f"{path}: there is no such file or folder")


def _result_line(result: GameResult) -> str:
    end = f"won by {result.winner}" if result.winner else "stopped"
    fault = "".join(f"  FAULT {fault}" for fault in result.faults)
    return (
        f"seed {result.seed}: {result.entries} entries, turn {result.turn}, {end}, "
        f"{result.digest}, {result.seconds:.1f} s{fault}"
    )
