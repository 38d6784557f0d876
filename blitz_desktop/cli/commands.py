"""The commands; each takes its arguments and returns the exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from blitz_desktop import games, registry
from blitz_desktop.cli.coverage import rules_with_tests
from blitz_desktop.cli.hexes import find_hex, hex_facts, hex_lines
from blitz_desktop.cli.reports import export_replay
from blitz_desktop.cli.rulings import rulings_document
from blitz_desktop.cli.shared import (
    FAILED,
    OK,
    InputError,
    check_place,
    scenario_of,
    show,
    target,
    unknown,
)
from blitz_desktop.cli.viewers import go_to, take_seat
from blitz_desktop.core.codec import digest
from blitz_desktop.scenario.problems import DataError
from blitz_desktop.session.errors import DamagedError
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import Verdict, verify
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


def open_file(arguments: argparse.Namespace) -> int:
    """Open a saved game, or the start window, for somebody who sees no terminal."""
    from blitz_desktop import app

    return app.run(None) if arguments.save is None else app.run_file(arguments.save)


def self_test(_: argparse.Namespace) -> int:
    """Try every part of the program that an installation could lack."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from blitz_desktop import selftest

    return FAILED if selftest.run(print) else OK


def scenarios(arguments: argparse.Namespace) -> int:
    """List the scenarios; what is wrong with one hides no other."""
    found, is_whole = [], True
    for key in registry.scenario_keys():
        try:
            found.append(registry.scenario(key))
        except DataError as error:
            is_whole = False
            print(f"{key}: {error}", file=sys.stderr)
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
    show(arguments, rows, text)
    return OK if is_whole else FAILED


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
    check_place(arguments.out)
    session = games.open_target(name)
    take_seat(session, arguments)
    if arguments.at is not None:
        go_to(session, arguments.at)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from blitz_desktop.ui.screenshot import render

    look = {"size": arguments.size, "zoom": arguments.zoom, "is_map_only": arguments.map_only}
    try:
        render(session, arguments.out, **look)
    except ValueError as error:
        raise InputError(str(error)) from error
    return OK


def replay(arguments: argparse.Namespace) -> int:
    """Tell a saved game from its record."""
    try:
        opened = open_game(arguments.save, games.find)
    except DamagedError as error:
        if not arguments.verify:
            raise
        verdict = verify(open_game(arguments.save, games.find, salvage=True))
        problem = f"{error} {verdict.problem}"
        _tell_verdict(arguments, Verdict(verdict.verified, verdict.recorded, problem))
        return FAILED
    for warning in opened.warnings:
        print(f"warning: {warning}", file=sys.stderr)
    if arguments.verify:
        verdict = verify(opened)
        if verdict.problem:
            _tell_verdict(arguments, verdict)
            return FAILED
    session = Session(opened, None)
    take_seat(session, arguments)
    go_to(session, arguments.to)
    if arguments.export is not None:
        return export_replay(session, arguments.export)
    if arguments.digest:
        position = digest(session.state)
        return show(arguments, position, (position,))
    told = list(_told(session))
    text = [f"{row['number']:5} {row['side']:8} {line}" for row in told for line in row["lines"]]
    if arguments.verify:
        count = f"All {opened.recorded} entries come" if session.viewer is None else "Every entry comes"
        text.append(f"{count} out as recorded.")
    return show(arguments, told, text)


def _told(session: Session) -> Iterator[dict[str, Any]]:
    """What is told of the entries up to the one that is shown; only where all is told, with digests."""
    for entry in (*session.entries, *session.future)[: session.shown]:
        lines = [line.text for line in session.narration(entry.number)]
        facts = {"number": session.place(entry.number), "side": entry.side, "lines": lines}
        if session.viewer is None:
            yield {**facts, "digest": entry.digest}
        elif lines:
            yield facts


def _tell_verdict(arguments: argparse.Namespace, verdict: Verdict) -> None:
    counts = f"Verified: {verdict.verified} of {verdict.recorded} entries."
    show(arguments, msgspec.to_builtins(verdict), (f"{verdict.problem} {counts}",))


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
