"""What desktops are told of the program: entry, kind of file, manual, description, icons, licences."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from blitz_desktop import __version__
from blitz_desktop.cli.parser import parser
from blitz_desktop.resources import assets_dir
from blitz_desktop.session.session import SUFFIX, Session
from blitz_desktop.ui.program import _DESKTOP_ENTRY
from tests.packaging.conftest import ROOT, Run, entry_of
from tests.toy import TOY, toy_scenario

_LINUX = ROOT / "packaging" / "linux"
_MIME = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture
def share(build: Run, tmp_path: Path) -> Path:
    folder = tmp_path / "share"
    build(f"from pathlib import Path; from shipping import linux; linux.write_share(Path({str(folder)!r}))")
    return folder


@pytest.fixture
def kind() -> ET.Element:
    (kind,) = ET.parse(_LINUX / "blitz-desktop.xml").iterfind("m:mime-type", _MIME)
    return kind


def test_the_menu_entry_starts_what_the_command_line_has(kind: ET.Element) -> None:
    entry = entry_of(_LINUX / "blitz-desktop.desktop")
    program, command, file = entry["Exec"].split()
    assert (program, file) == (parser().prog, "%f")
    assert parser().parse_args([command]).save is None
    assert parser().parse_args([command, "one.blitz"]).save == Path("one.blitz")
    assert entry["MimeType"] == f"{kind.get('type')};"
    assert entry["StartupWMClass"] == _DESKTOP_ENTRY == Path(entry["Icon"]).stem


def test_saved_games_are_known_by_name_and_by_content(kind: ET.Element, tmp_path: Path) -> None:
    (glob,) = kind.iterfind("m:glob", _MIME)
    assert glob.get("pattern") == f"*{SUFFIX}"
    (outer,) = kind.iterfind("m:magic/m:match", _MIME)
    (inner,) = outer.iterfind("m:match", _MIME)
    session = Session.start(TOY, toy_scenario())
    session.save(tmp_path / "new.blitz")
    saves = [tmp_path / "new.blitz", *(ROOT / "tests" / "saves").glob("*.blitz")]
    assert len(saves) > 5
    for save in saves:
        head = save.read_bytes()[:200]
        assert head.startswith(outer.attrib["value"].encode())
        first, last = map(int, inner.attrib["offset"].split(":"))
        assert first <= head.find(inner.attrib["value"].encode()) <= last


def test_the_manual_has_every_command_and_option() -> None:
    manual = (_LINUX / "blitz-desktop.6").read_text(encoding="utf-8").replace("\\-", "-")
    told = set(re.findall(r"^\.B[IR]? (?:-h|\"?([\w-]+))", manual, re.MULTILINE))
    (commands,) = (each for each in parser()._actions if isinstance(each, argparse._SubParsersAction))
    assert set(commands.choices) <= told
    options = {option for each in parser()._actions for option in each.option_strings}
    assert all(option in manual for option in options)


def test_what_is_written_says_its_version(share: Path) -> None:
    (metainfo,) = (share / "metainfo").glob("*.xml")
    root = ET.parse(metainfo).getroot()
    assert root.findtext("id") == metainfo.name.removesuffix(".metainfo.xml")
    (release,) = root.iterfind("releases/release")
    assert release.get("version") == __version__
    assert (share / "man" / "man6" / "blitz-desktop.6.gz").is_file()


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", ("applications/blitz-desktop.desktop",)),
        ("appstreamcli", ("validate", "--no-net", "metainfo/org.blitz_desktop.BlitzDesktop.metainfo.xml")),
        ("man", ("--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", "man/man6/blitz-desktop.6.gz")),
    ],
)
def test_the_tools_of_desktops_find_nothing_wrong(share: Path, tool: str, arguments: tuple[str, ...]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], cwd=share, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_icons_have_every_size(share: Path) -> None:
    for context, name in (("apps", "blitz-desktop"), ("mimetypes", "application-x-blitz-desktop-game")):
        sizes = set()
        for path in (share / "icons" / "hicolor").glob(f"*/{context}/{name}.png"):
            image = QImage(str(path))
            assert f"{image.width()}x{image.height()}" == path.parts[-3]
            sizes.add(image.width())
        assert sizes == {16, 22, 24, 32, 48, 64, 128, 256, 512}
        assert (share / "icons" / "hicolor" / "scalable" / context / f"{name}.svg").is_file()


def test_the_windows_icons_are_those_drawn(build: Run, tmp_path: Path) -> None:
    """Redraw them with: packaging/make icons"""
    code = "from pathlib import Path; from shipping import icons; icons.write_window_icons(Path('{}'))"
    build(code.format(tmp_path / "icons"))
    for path in _pictures(tmp_path / "icons"):
        assert QImage(str(assets_dir() / "icons" / path.name)) == QImage(str(path)), path.name


def test_icons_of_other_systems(build: Run, tmp_path: Path) -> None:
    build(
        "from pathlib import Path; from shipping import icons;"
        "icons.write_ico('saved-game', Path('i.ico')); icons.write_icns('blitz-desktop', Path('i.icns'))"
    )
    with Image.open(tmp_path / "i.ico") as ico:
        assert {(side, side) for side in (16, 24, 32, 48, 64, 128, 256)} == ico.info["sizes"]
    with Image.open(tmp_path / "i.icns") as icns:
        assert {(16, 16, 2), (128, 128, 1), (512, 512, 2)} <= set(icns.info["sizes"])


def test_the_licences_of_all_parts_are_gathered(build: Run, tmp_path: Path) -> None:
    build("from pathlib import Path; from shipping import licences; licences.gather(Path('all'))")
    names = {path.name for path in (tmp_path / "all").iterdir()}
    assert {"README.txt", "LICENSE.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "python.txt", "pillow.txt"} <= names
    assert {"source-sans-3.txt", "barlow-condensed.txt", "PyYAML.txt", "msgspec.txt"} <= names


@pytest.mark.skipif(sys.platform != "linux", reason="a script for desktops on Linux")
def test_the_portable_folder_goes_into_the_menu_and_out_again(run: Run, share: Path, tmp_path: Path) -> None:
    folder = tmp_path / "my games & more" / "blitz-desktop"
    folder.mkdir(parents=True)
    shutil.copy(_LINUX / "add-to-menu", folder)
    shutil.copytree(share, folder / "share")
    home = tmp_path / "home"
    environment = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    run(folder / "add-to-menu", **environment)
    entry = entry_of(home / "data" / "applications" / "blitz-desktop.desktop")
    assert entry["Exec"] == f'"{folder}/blitz-desktop" open %f'
    placed = {path.relative_to(home / "data") for path in (home / "data").rglob("*.png")}
    assert len(placed) == 18
    told = run(folder / "add-to-menu", "--remove", **environment)
    assert f"{home}/data/blitz-desktop   your games" in told
    left = [path for path in (home / "data").rglob("*blitz*") if path.is_file()]
    assert left == []


def _pictures(folder: Path) -> Iterator[Path]:
    found = sorted(folder.glob("*.png"))
    assert found
    yield from found
