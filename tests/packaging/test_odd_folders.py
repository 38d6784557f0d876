"""The program works in folders whose names hold what settings, shells and menu entries read as their own."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from tests.packaging.conftest import ROOT, Run, entry_of

_ODD = [
    "my games & more",
    "Jeux d’été (1940)",
    '"quoted"',
    r"\\share\new",
    "50% off",
    "a=b",
    "a, b c",
    "$HOME `x` 'y' | #z",
    '1=1 "%%f" \\\\%c\\',
]

_ENTRY_ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a script for desktops on Linux")


def _arguments(value: str, file: str) -> list[str]:
    """What the specification of desktop entries makes of the value of `Exec` for one file."""
    text = re.sub(r"\\(.)", lambda match: _ENTRY_ESCAPES[match[1]], value)
    words = re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', text)
    plain = [re.sub(r"\\(.)", r"\1", quoted) if quoted else bare for quoted, bare in words]
    return [re.sub("%(.)", lambda match: {"%": "%", "f": file}[match[1]], word) for word in plain]


@pytest.fixture
def unpack(tmp_path: Path) -> Callable[[str], Path]:
    """Unpacks what the portable archive has for menus into a folder of a name, and gives that folder."""
    linux = ROOT / "packaging" / "linux"

    def unpack(name: str) -> Path:
        folder = tmp_path / name / "blitz-desktop"
        for place in ("applications", "mime/packages", "icons/hicolor"):
            (folder / "share" / place).mkdir(parents=True)
        shutil.copy(linux / "add-to-menu", folder)
        shutil.copy(linux / "blitz-desktop.desktop", folder / "share" / "applications")
        shutil.copy(linux / "blitz-desktop.xml", folder / "share" / "mime" / "packages")
        program = folder / "blitz-desktop"
        program.write_text(
            f'#!/bin/sh\nprintf \'%s|\' "$0" "$@" >{tmp_path}/part && mv {tmp_path}/part {tmp_path}/started\n'
        )
        program.chmod(0o755)
        return folder

    return unpack


@pytest.mark.parametrize("name", _ODD)
def test_the_menu_starts_the_program_in_its_folder(
    qtbot: QtBot, unpack: Callable[[str], Path], run: Run, tmp_path: Path, name: str
) -> None:
    folder = unpack(name)
    run(folder / "add-to-menu", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    entry = tmp_path / "data" / "applications" / "blitz-desktop.desktop"
    arguments = _arguments(entry_of(entry)["Exec"], "/a.blitz")
    assert arguments[-3:] == [f"{folder}/blitz-desktop", "open", "/a.blitz"]
    assert not set("%=") & set(arguments[0]), "desktops would not find this"
    if shutil.which("desktop-file-validate"):
        run("desktop-file-validate", entry)
    if shutil.which("gio"):
        run("gio", "launch", entry, "/a.blitz")
        qtbot.waitUntil((tmp_path / "started").exists, timeout=20_000)
        assert (tmp_path / "started").read_text() == f"{folder}/blitz-desktop|open|/a.blitz|"


@pytest.mark.parametrize("name", ["two\nlines", b"\xfc".decode(errors="surrogateescape"), "a:b", "a; b"])
def test_a_name_in_which_no_menu_or_program_starts_is_told(
    unpack: Callable[[str], Path], tmp_path: Path, name: str
) -> None:
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    asked = [unpack(name) / "add-to-menu"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, "please rename it" in done.stderr) == (2, True)
    assert not (tmp_path / ".local").exists()


@pytest.mark.parametrize("name", [*_ODD, "a; b"])
def test_qt_finds_what_it_needs(run: Run, tmp_path: Path, name: str) -> None:
    """Where Qt itself takes a part of the folder's name for all of it."""
    folder = tmp_path / name
    folder.mkdir()
    for package in (PySide6, shiboken6):
        (folder / package.__name__).symlink_to(Path(package.__file__).parent)
    code = """
from PySide6.QtCore import QCoreApplication as Qt
from blitz_desktop.qt_folders import qt_folder
from blitz_desktop.ui.languages import use
from blitz_desktop.ui.program import the_program
program = the_program()
use(program, "fr")
print(program.platformName(), qt_folder("plugins"), Qt.translate("QPlatformTheme", "Cancel"), sep="|")
"""
    told = run(sys.executable, "-c", code, PYTHONPATH=f"{folder}:{ROOT}")
    assert told == f"offscreen|{folder}/PySide6/Qt/plugins|Annuler\n"
