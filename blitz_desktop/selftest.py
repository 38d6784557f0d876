"""Whether an installed program is whole: every part that packaging can lose is used once.

Nothing of the player's is touched: games and the pictures of maps are kept in folders that are thrown away.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib import metadata
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from PySide6.QtCore import QTranslator, qInstallMessageHandler
from PySide6.QtGui import QFontDatabase, QImage, QPixmap

from blitz_desktop import __version__, games, registry
from blitz_desktop.bots.random_bot import RandomBot
from blitz_desktop.bots.workforce import in_processes
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.codec import digest
from blitz_desktop.qt_folders import qt_folder
from blitz_desktop.resources import assets_dir
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from blitz_desktop.session.session import SUFFIX, Session
from blitz_desktop.ui import about, fonts, languages, theme
from blitz_desktop.ui.board.printing.proofs import kept_in
from blitz_desktop.ui.export.export import export
from blitz_desktop.ui.export.replays import write_replay
from blitz_desktop.ui.export.reports import write_report
from blitz_desktop.ui.program import window_icon
from blitz_desktop.ui.screenshot import begin_program, render

Check: TypeAlias = Callable[[Path], None]
"""Tries one part in a folder of its own; raises where it fails."""

_SIZE = (1280, 800)
_USUAL_NOISE = "This plugin does not support"
"""How Qt begins to say what windows cannot have where there is no screen."""

_FEWEST_COLOURS = 500
"""A table that is drawn has more colours than this; an empty window has not."""


class SelfTestError(Exception):
    """A part of the program does not do what it should; the text says which and how."""


def run(report: Callable[[str], object]) -> tuple[str, ...]:
    """Try every part, each even where another has failed.

    Args:
        report: Told a line for each part, and one at the end.

    Returns:
        The parts that failed.
    """
    report(f"Blitz Desktop {about.version_line()}")
    qInstallMessageHandler(lambda _kind, _where, text: text.startswith(_USUAL_NOISE) or report(f"Qt: {text}"))
    begin_program()
    with tempfile.TemporaryDirectory() as pictures, kept_in(Path(pictures)):
        failed = tuple(name for name, check in _checks() if not _does_pass(name, check, report))
    qInstallMessageHandler(None)
    report(f"Failed: {', '.join(failed)}." if failed else f"All parts of Blitz Desktop {__version__} work.")
    return failed


def _does_pass(name: str, check: Check, report: Callable[[str], object]) -> bool:
    begun = perf_counter()
    problem = ""
    with tempfile.TemporaryDirectory() as folder:
        try:
            check(Path(folder))
        except Exception as error:  # noqa: BLE001  (every fault is a finding here)
            problem = f"{type(error).__name__}: {error}"
    report(f"{'FAILED' if problem else 'ok':6} {name:32} {perf_counter() - begun:5.1f} s  {problem}".rstrip())
    return not problem


def _checks() -> Iterator[tuple[str, Check]]:
    yield "fonts and pictures", _check_fonts
    yield "languages", _check_languages
    yield "licences", _check_licences
    for key in registry.scenario_keys():
        yield key, partial(_check_scenario, key)
    first = registry.scenario_keys()[0]
    yield "sheets to print", partial(_check_sheets, first)
    yield "reports and replays", partial(_check_reports, first)
    yield "worker processes", _check_workers


def _check_fonts(_: Path) -> None:
    _expect({fonts.TEXT, fonts.PRINT} <= set(QFontDatabase.families()), "the fonts are not there")
    _expect(bool(window_icon().availableSizes()), "the icon is not there")
    for name in theme.PICTURES:
        _expect(not QPixmap(name).isNull(), f"{name} is not there")


def _check_languages(_: Path) -> None:
    for code in languages.languages():
        if code != languages.ENGLISH:
            own = assets_dir() / "translations" / f"{code}.qm"
            qt = qt_folder("translations") / f"qtbase_{code}.qm"
            for path in (own, qt):
                _expect(QTranslator().load(str(path)), f"{path} cannot be loaded")


def _check_licences(_: Path) -> None:
    for name in about.PARTS:
        metadata.version(name)


def _check_scenario(key: str, folder: Path) -> None:
    session = _begin(key)
    path = folder / f"game{SUFFIX}"
    session.save(path)
    again = Session.load(path, games.find)
    _expect(again.head == 1, "the move was not saved")
    _expect(digest(again.state) == digest(session.state), "the position was not saved")
    _expect(not (problem := verify(open_game(path, games.find)).problem), problem)
    render(again, folder / "table.png", size=_SIZE)
    _expect(_colours(folder / "table.png") > _FEWEST_COLOURS, "the table is blank")


def _check_sheets(key: str, folder: Path) -> None:
    scenario = registry.scenario(key)
    for name in ("charts.pdf", "charts.svg", "charts.png"):
        written = export("charts", scenario, folder / name)
        _expect(bool(written) and all(path.stat().st_size > 0 for path in written), f"{name} was not written")


def _check_reports(key: str, folder: Path) -> None:
    session = _begin(key)
    for write, name in ((write_report, "report.html"), (write_replay, "replay.gif")):
        for _ in write(session, folder / name):
            pass
        _expect((folder / name).stat().st_size > 0, f"{name} was not written")


def _check_workers(_: Path) -> None:
    _expect(list(in_processes(len, ["abc"], count=1)) == [3], "no process can be started")


def _begin(key: str) -> Session:
    """A game with one move made in it."""
    session = Session.start(*games.named(key), "self-test")
    decision = session.decision
    if decision is None:
        raise SelfTestError("there is nothing to decide")
    action = RandomBot(end=0.0, end_setup=0.0).choose(
        session.system, session.scenario, session.state, decision, random.Random(1)
    )
    if isinstance(answer := session.submit(action), Legality):
        raise SelfTestError(f"{action} is refused: {answer.reasons}")
    return session


def _colours(picture: Path) -> int:
    image = QImage(str(picture))
    sampled = ((x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
    return len({image.pixel(x, y) for x, y in sampled})


def _expect(is_so: bool, complaint: str) -> None:
    if not is_so:
        raise SelfTestError(complaint)
