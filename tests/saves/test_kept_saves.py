"""Games saved by every format of file there ever was: they open for ever, with all that was played.

A new format adds its samples here, written by the program that introduces it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from blitz_desktop import games
from blitz_desktop.core.codec import digest
from blitz_desktop.session.lines import read
from blitz_desktop.session.migrations import FORMAT
from blitz_desktop.session.opening import open_game
from blitz_desktop.session.replay import verify
from blitz_desktop.session.session import Session
from tests.session import play
from tests.session.conftest import recorders

__all__ = ["recorders"]

FOLDER = Path(__file__).parent
SAMPLES = sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".blitz", ".journal"))
TOYS = [name for name in SAMPLES if "toy" in name]


def test_every_format_has_samples() -> None:
    formats = {int(name.split("_")[1]) for name in SAMPLES}
    assert formats == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("name", TOYS)
def test_a_game_whose_rules_have_not_changed_comes_out_as_recorded(name: str) -> None:
    opened = open_game(FOLDER / name, play.find)
    assert opened.warnings == ()
    assert opened.history.fits(opened.head)
    verdict = verify(opened)
    assert (verdict.problem, verdict.verified) == ("", verdict.recorded)


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in TOYS])
def test_a_game_of_a_built_in_scenario_opens_with_all_its_entries(name: str) -> None:
    reading = read((FOLDER / name).read_bytes())
    assert reading is not None
    opened = open_game(FOLDER / name, games.find)
    assert not opened.is_cut
    assert len(opened.history) == reading.entries > 10
    assert opened.history.number(opened.head) == reading.in_play


@pytest.mark.parametrize("name", SAMPLES)
def test_play_goes_on_and_the_game_is_saved_in_the_present_format(name: str, tmp_path: Path) -> None:
    find = play.find if name in TOYS else games.find
    path = tmp_path / name
    shutil.copy(FOLDER / name, path)
    is_save = path.suffix == ".blitz"
    session = Session.load(path, find, journal=tmp_path) if is_save else Session.resume(path, find)
    while session.undo():
        pass
    while session.redo():
        pass
    play.play_on(session, 1, seed=3)
    session.save(tmp_path / "new.blitz")
    reading = read((tmp_path / "new.blitz").read_bytes())
    assert reading is not None
    assert reading.header.format == FORMAT
    assert digest(Session.load(tmp_path / "new.blitz", find).state) == digest(session.state)
    session.close()
