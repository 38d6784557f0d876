"""What can be known of the packages for Windows and macOS without either of them."""

from __future__ import annotations

import importlib.util
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from blitz_desktop import __version__, registry
from blitz_desktop.session.session import SUFFIX
from tests.packaging.conftest import ROOT, Run

_PACKAGING = ROOT / "packaging"
_WORKFLOW = ROOT / ".github" / "workflows" / "packages.yml"
_INSTALLER = (_PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")


class _Part:
    """Stands in for what PyInstaller makes; remembers what it was asked for."""

    def __init__(self, *inputs: Any, **settings: Any) -> None:
        self.inputs, self.settings = inputs, settings
        self.binaries = [
            ("libX11.so.6", "", "BINARY"),
            ("libxcb-cursor.so.0", "", "BINARY"),
            ("PySide6/Qt/plugins/platforms/libqxcb.so", "", "BINARY"),
            ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", "", "BINARY"),
            ("PySide6\\plugins\\tls\\qschannelbackend.dll", "", "BINARY"),
        ]
        self.datas = [
            ("PySide6/Qt/translations/qtbase_fr.qm", "", "DATA"),
            ("PySide6/Qt/translations/qtbase_ko.qm", "", "DATA"),
        ]
        self.pure = self.scripts = ()


def _frozen_for(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run the recipe as on that system; what it has made."""
    monkeypatch.setattr(sys, "platform", system)
    made: dict[str, Any] = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), _Part)
    made["SPECPATH"] = str(_PACKAGING)
    recipe = (_PACKAGING / "blitz-desktop.spec").read_text(encoding="utf-8")
    exec(compile(recipe, "blitz-desktop.spec", "exec"), made)
    return made


needs_pyinstaller = pytest.mark.skipif(
    importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed"
)


@needs_pyinstaller
def test_on_linux_the_desktops_own_libraries_are_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = _frozen_for("linux", monkeypatch)
    kept = {name for name, _, _ in made["analysis"].binaries}
    assert kept == {"libxcb-cursor.so.0", "PySide6/Qt/plugins/platforms/libqxcb.so"}
    assert [name for name, _, _ in made["analysis"].datas] == ["PySide6/Qt/translations/qtbase_fr.qm"]
    assert [each.settings["name"] for each in made["programs"]] == ["blitz-desktop"]
    assert "app" not in made


@needs_pyinstaller
def test_on_windows_one_program_has_a_console_and_one_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    made = _frozen_for("win32", monkeypatch)
    programs = {each.settings["name"]: each.settings["console"] for each in made["programs"]}
    assert programs == {"blitz-desktop": True, "Blitz Desktop": False}
    assert all(each.settings["icon"].endswith("blitz-desktop.ico") for each in made["programs"])
    assert any(source.endswith("saved-game.ico") for source, _ in made["datas"])


@needs_pyinstaller
def test_on_macos_an_application_owns_the_kind_of_file(monkeypatch: pytest.MonkeyPatch) -> None:
    made = _frozen_for("darwin", monkeypatch)
    settings = made["app"].settings
    assert settings["version"] == __version__
    facts = plistlib.loads(plistlib.dumps(settings["info_plist"]))
    (document,) = facts["CFBundleDocumentTypes"]
    (kind,) = facts["UTExportedTypeDeclarations"]
    assert document["CFBundleTypeExtensions"] == [SUFFIX.removeprefix(".")]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert any(source.endswith(document["CFBundleTypeIconFile"]) for source, _ in made["datas"])


@needs_pyinstaller
def test_every_game_is_carried_though_it_is_imported_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = set(_frozen_for("linux", monkeypatch)["hiddenimports"])
    assert {f"blitz_desktop.systems.{each}.system" for each in registry.system_ids()} <= hidden
    assert not any("mapmaker" in name for name in hidden)


def test_the_installer_takes_out_what_it_puts_in() -> None:
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', _INSTALLER))
    removed = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', _INSTALLER))
    assert all(any(key.startswith(gone) for gone in removed) for key in written)
    assert f'"Software\\Classes\\{SUFFIX}"' in _INSTALLER
    assert '" open "%1"' in _INSTALLER
    assert "$LOCALAPPDATA\\blitz-desktop" not in re.sub(r"LangString.*", "", _INSTALLER), "games stay"


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed")
def test_the_installer_compiles(build: Run, tmp_path: Path) -> None:
    folder = tmp_path / "frozen" / "_internal"
    folder.mkdir(parents=True)
    (folder.parent / "Blitz Desktop.exe").write_bytes(b"MZ")
    code = f"""
from pathlib import Path
from shipping import icons, installer, project
installer.BUILD = installer.DIST = Path({str(tmp_path)!r})
(installer.BUILD / "icons").mkdir()
icons.write_ico("blitz-desktop", installer.BUILD / "icons" / "blitz-desktop.ico")
print(installer.windows(Path({str(folder.parent)!r})))
"""
    made = Path(build(code).strip().splitlines()[-1])
    assert made.name == f"blitz-desktop-{__version__}-windows-x86_64.exe"
    assert made.read_bytes()[:2] == b"MZ"


def test_scripts_are_sound() -> None:
    plistlib.loads((_PACKAGING / "macos" / "entitlements.plist").read_bytes())
    scripts = (
        "make",
        "macos/make-dmg",
        "linux/add-to-menu",
        "debian/prerm",
        "trial/clean-root",
        "trial/session.sh",
    )
    for name in scripts:
        subprocess.run(["sh", "-n", _PACKAGING / name], check=True)
    if shutil.which("shellcheck"):
        paths = [_PACKAGING / name for name in scripts]
        done = subprocess.run(
            ["shellcheck", "-x", *paths], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.stdout == ""


def test_the_workflow_asks_for_what_there_is(build: Run) -> None:
    jobs = yaml.safe_load(_WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    assert set(jobs["release"]["needs"]) == {"linux", "windows", "macos"}
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    asked = {
        word
        for command in commands
        for match in re.findall(r"(?:-m shipping|packaging/make) ([a-z ]+)", command)
        for word in match.split()
    }
    targets = set(build("from shipping.__main__ import TARGETS; print(*TARGETS)").split())
    assert asked == {"frozen", "installer", "release", "site"}
    assert asked <= targets
    tested = [name for name, job in jobs.items() if any("--self-test" in str(step) for step in job["steps"])]
    assert tested == ["windows", "macos"]  # on Linux the release runs it


@needs_pyinstaller
def test_all_assets_are_taken_along(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = {target for _, target in _frozen_for("linux", monkeypatch)["datas"]}
    folders = {
        f"blitz_desktop/_data/assets/{folder.name}" for folder in (_PACKAGING.parent / "assets").iterdir()
    }
    assert folders <= taken
