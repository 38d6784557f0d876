from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from blitz_desktop.session import lines as file_lines
from blitz_desktop.session.annotations import BOOKMARK, NOTE, PLAN
from blitz_desktop.session.errors import SessionError
from blitz_desktop.session.lines import Sealer
from blitz_desktop.session.session import Session
from tests.session.play import find, new_game, play_on


def test_an_annotation_belongs_to_the_entry_shown_or_named() -> None:
    session = new_game()
    play_on(session, 5)
    here = session.annotate(NOTE, "Here we stand")
    there = session.annotate(BOOKMARK, number=2)
    assert [session.annotated(note) for note in session.annotations] == [5, 2]
    session.goto(3)
    assert session.annotated(session.annotate(NOTE, "Looking back")) == 3
    with pytest.raises(SessionError):
        session.annotate(NOTE, number=6)
    assert (here.key, there.key) == (1, 2)


def test_it_can_be_changed_and_removed() -> None:
    session = new_game()
    plan = session.annotate(PLAN, "Sedan", {"units": ["bt"]})
    session.amend(plan.key, text="Dinant")
    assert session.annotations[0].text == "Dinant"
    assert session.annotations[0].data == {"units": ["bt"]}
    session.amend(plan.key, data={})
    assert session.annotations[0].data == {}
    session.erase(plan.key)
    session.erase(plan.key)
    assert session.annotations == ()


def test_undo_leaves_it_and_another_line_does_not_show_it() -> None:
    session = new_game()
    play_on(session, 6)
    note = session.annotate(NOTE, "On the first line")
    session.undo()
    assert session.annotated(note) == 6
    play_on(session, 1, seed=9)
    assert session.annotations == (note,)
    assert session.annotated(note) is None


def test_saves_and_journals_keep_it(tmp_path: Path) -> None:
    session = new_game(tmp_path / "journals")
    play_on(session, 4)
    kept = session.annotate(PLAN, "À l'attaque", {"target": "0502", "units": ["bt", "b1"]})
    gone = session.annotate(NOTE, "gone")
    session.erase(gone.key)
    session.save(tmp_path / "game.blitz")
    session.suspend()
    (journal,) = (tmp_path / "journals").glob("*.journal")
    for again in (Session.load(tmp_path / "game.blitz", find), Session.resume(journal, find)):
        assert again.annotations == (kept,)
        assert again.warnings == ()
        assert not again.is_modified
        again.suspend()


def test_an_annotation_is_a_change_to_save(tmp_path: Path) -> None:
    session = new_game(tmp_path / "journals")
    session.save(tmp_path / "game.blitz")
    note = session.annotate(NOTE, "new")
    assert session.is_modified
    session.suspend()
    (journal,) = (tmp_path / "journals").glob("*.journal")
    resumed = Session.resume(journal, find)
    assert resumed.is_modified
    resumed.erase(note.key)
    assert not resumed.is_modified
    resumed.suspend()


def test_a_save_of_format_2_opens_without_annotations(tmp_path: Path) -> None:
    path = tmp_path / "old.blitz"
    session = new_game()
    play_on(session, 3)
    session.save(path)
    new = file_lines.read(path.read_bytes())
    assert new is not None
    sealer = Sealer()
    old = msgspec.structs.replace(new.header, format=2)
    path.write_bytes(b"".join(map(sealer.seal, (old, *new.records))))
    loaded = Session.load(path, find)
    assert (loaded.head, loaded.annotations, loaded.warnings) == (3, (), ())


def test_one_that_belongs_to_no_entry_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "game.blitz"
    session = new_game()
    session.annotate(NOTE, "x")
    session.save(path)
    reading = file_lines.read(path.read_bytes())
    assert reading is not None
    (line,) = [record for record in reading.records if isinstance(record, file_lines.AnnotationLine)]
    assert line.annotation is not None
    wrong = msgspec.structs.replace(line, annotation=msgspec.structs.replace(line.annotation, entry=5))
    sealer = Sealer()
    path.write_bytes(b"".join(map(sealer.seal, (reading.header, wrong))))
    damaged = file_lines.read(path.read_bytes())
    assert damaged is not None
    assert damaged.damage is not None
