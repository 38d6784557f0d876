"""What may be typed."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from blitz_desktop import __version__
from blitz_desktop.bots.selfplay import BOTS
from blitz_desktop.cli import commands, reports
from blitz_desktop.cli.export import KINDS
from blitz_desktop.cli.export import export as write_sheets
from blitz_desktop.cli.simulation import simulate as run_games


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments; each sets ``command``, which takes the arguments."""
    root = argparse.ArgumentParser(
        prog="blitz-desktop",
        description="Play published hex-and-counter games on the May 1940 campaign. "
        "Without a command the start window opens.",
        allow_abbrev=False,
    )
    root.add_argument("--version", action="version", version=__version__)
    root.add_argument(
        "--self-test",
        dest="command",
        action="store_const",
        const=commands.self_test,
        help="open every scenario, move, save and load, without a window; exit code 0 if all went well",
    )
    root.set_defaults(command=commands.start)
    group = root.add_subparsers(title="commands", metavar="COMMAND")

    def add(
        name: str, command: Callable[[argparse.Namespace], int], text: str, *, has_json: bool = True
    ) -> argparse.ArgumentParser:
        added = group.add_parser(name, help=text, description=text, allow_abbrev=False)
        added.set_defaults(command=command)
        if has_json:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    target_help = "a scenario's key, a scenario file or a saved game"

    def add_viewer(added: argparse.ArgumentParser) -> None:
        viewer = added.add_mutually_exclusive_group()
        viewer.add_argument("--as", dest="side", metavar="SIDE", help="as this side may see the game")
        viewer.add_argument(
            "--all", dest="is_open", action="store_true", help="all of it, even what a side may not know"
        )

    play = add("play", commands.play, "Open a game on the table.", has_json=False)
    play.add_argument("target", metavar="SCENARIO|SAVE", help=target_help)

    open_ = add("open", commands.open_file, "Open a saved game as a double-click does.", has_json=False)
    open_.add_argument("save", metavar="SAVE", type=Path, nargs="?", help="the start window, if left out")

    add("scenarios", commands.scenarios, "List the scenarios.")

    validate = add("validate", commands.validate, "Check data files, or everything built in.")
    validate.add_argument("paths", metavar="PATH", type=Path, nargs="*", help="a file or folder")

    hex_ = add("hex", commands.hex, "Tell what the map prints in hexes.")
    hex_.add_argument("game", metavar="GAME", help="a game or a scenario's key")
    hex_.add_argument("labels", metavar="LABEL", nargs="+", help="a printed number, such as E2423")

    screenshot = add("screenshot", commands.screenshot, "Draw the table into a picture.", has_json=False)
    screenshot.add_argument("target", metavar="SCENARIO|SAVE", help=target_help)
    screenshot.add_argument("out", metavar="OUT.png", type=Path)
    add_viewer(screenshot)
    screenshot.add_argument("--at", metavar="N", type=_count, help="after entry N instead of the last")
    screenshot.add_argument("--size", metavar="WxH", type=_size, default=(1920, 1080), help="in pixels")
    screenshot.add_argument("--map-only", action="store_true", help="without panels")
    screenshot.add_argument(
        "--zoom", metavar="F", type=_factor, help="1 is life size; the whole map if left out"
    )

    export = add("export", write_sheets, "Write counter sheets, the map or the charts.", has_json=False)
    export.add_argument("what", choices=KINDS)
    export.add_argument("game", metavar="GAME", help="a game or a scenario's key")
    export.add_argument("out", metavar="OUT.pdf|.png|.svg", type=Path)
    export.add_argument("--colour-blind", action="store_true", help="army colours that every eye tells apart")

    simulate = add("simulate", run_games, "Play games without a window and check every entry.")
    simulate.add_argument("scenario", metavar="SCENARIO", help="a scenario's key or file")
    simulate.add_argument("--games", metavar="N", type=_positive, default=1)
    simulate.add_argument(
        "--seed", metavar="S", type=int, default=1, help="of the first game; the next has S + 1"
    )
    simulate.add_argument("--bot", choices=tuple(BOTS), default="random")
    where = simulate.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=_positive, default=1, help="processes")
    where.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster, such as tcp://HOST:8786")
    simulate.add_argument("--until", metavar="TURN", type=_positive, help="last turn to play")
    simulate.add_argument(
        "--table", metavar="FILE.csv", type=Path, help="a row a game; games that it has are not played again"
    )
    simulate.add_argument("--parquet", metavar="FILE.parquet", type=Path, help="the same rows at the end")
    simulate.add_argument("--report", metavar="FILE.json", type=Path, help="where to write a report")

    replay = add("replay", commands.replay, "Tell a saved game from its record.")
    replay.add_argument("save", metavar="SAVE", type=Path)
    add_viewer(replay)
    replay.add_argument("--verify", action="store_true", help="take every action again and compare")
    replay.add_argument("--to", metavar="N", type=_count, help="up to entry N")
    replay.add_argument("--digest", action="store_true", help="print only the digest of the position")
    replay.add_argument(
        "--export",
        metavar="OUT",
        type=Path,
        help="write the replay (.gif, or a folder of pictures) or the log (.txt, .csv)",
    )

    report = add("report", reports.report, "Write an after-action report of a game.", has_json=False)
    report.add_argument("target", metavar="SCENARIO|SAVE", help=target_help)
    report.add_argument("out", metavar="OUT.html|.md", type=Path)
    add_viewer(report)

    rules = add("rules", commands.rules, "Tell what the program does about each rule of a game.")
    rules.add_argument("game", metavar="GAME")
    what = rules.add_mutually_exclusive_group()
    what.add_argument("--coverage", action="store_true", help="count, and list what no test shows")
    what.add_argument("--rulings", action="store_true", help="how unclear paragraphs are read, as Markdown")
    return root


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0")
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.05 <= factor <= 16:
        raise argparse.ArgumentTypeError(f"{text!r} is not a factor from 0.05 to 16")
    return factor


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([1-9]\d{1,4})x([1-9]\d{1,4})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(match[1]), int(match[2])
