"""A third language needs its file and nothing else; tried with one in brackets."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blitz_desktop import app, resources
from blitz_desktop.cli import catalogue
from blitz_desktop.presenter.odds import average
from blitz_desktop.ui import languages
from blitz_desktop.ui.look import Look, wear
from blitz_desktop.ui.settings import Settings
from blitz_desktop.ui.start_window import StartWindow
from tests import pseudo
from tests.ui import shown

CODE = "eo"
"""Esperanto: a language that Qt knows and the program does not."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The program's assets with translations of their own."""
    shutil.copytree(resources.assets_dir() / "translations", tmp_path / "translations")
    with (
        patch.object(catalogue, "assets_dir", lambda: tmp_path),
        patch.object(languages, "assets_dir", lambda: tmp_path),
    ):
        yield tmp_path / "translations"


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    wear(qapp, Look(language="en"))
    QLocale.setDefault(QLocale.c())


@pytest.mark.skipif(
    not Path(sys.executable).with_name("pyside6-lrelease").exists(), reason="lrelease is not installed"
)
def test_the_program_starts_in_a_new_language(
    qapp: QApplication, qtbot: QtBot, folder: Path, english_again: None, tmp_path: Path
) -> None:
    catalogue.main([CODE])
    path = folder / f"{CODE}.ts"
    assert catalogue.read_translations(path) == {}, "a new language begins empty"
    said = catalogue.all_said()
    known = {context: {one: _forms(one) for one in spoken} for context, spoken in said.items()}
    catalogue.write_translations(path, CODE, said, known)
    catalogue.release(path)
    assert CODE in languages.languages()
    wear(qapp, Look(language=CODE))
    window = StartWindow(app.Library(tmp_path, Settings()), Settings())
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: any("⟦Germany" in text for text in shown.texts(window)), timeout=15000)
    assert average(1.5) == "1.5"


def _forms(sentence: catalogue.Sentence) -> tuple[str, ...]:
    return (pseudo.in_brackets(sentence.text),) * (2 if sentence.has_number else 1)
