"""Finished packages: whole, small, made of nothing that belongs to this machine, and the same twice.

They take minutes to make, so that these tests run in ``./check --packages``, which makes them first.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from blitz_desktop import __version__
from tests.packaging.conftest import ROOT, Run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(1800),  # a machine may be busy
    pytest.mark.skipif("PACKAGES" not in os.environ, reason="needs finished packages: ./check --packages"),
]

_MOST_BYTES = 120_000_000
_FROZEN = ROOT / "build" / "frozen" / "blitz-desktop"
_DEB = ROOT / "dist" / f"blitz-desktop_{__version__}_amd64.deb"
_PORTABLE = ROOT / "dist" / f"blitz-desktop-{__version__}-linux-x86_64.tar.xz"
_WHEEL = ROOT / "dist" / f"blitz_desktop-{__version__}-py3-none-any.whl"


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def test_the_frozen_program_passes_its_test_without_python(tmp_path: Path) -> None:
    done = subprocess.run(
        [_FROZEN / "blitz-desktop", "--self-test"],
        env={"HOME": str(tmp_path), "PATH": "/nowhere"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_downloads_are_small() -> None:
    for path in (_DEB, _PORTABLE, _WHEEL):
        assert path.stat().st_size < _MOST_BYTES, path.name


def test_nothing_of_this_machine_is_carried() -> None:
    names = {path.name for path in _FROZEN.rglob("*")}
    assert not names & {"numpy", "shapely", "tests", "mapmaker", "pytest", "libGL.so.1", "libfontconfig.so.1"}
    places = {str(ROOT).encode(), sys.prefix.encode()}
    carrying = [
        path.name
        for path in _FROZEN.rglob("*")
        if path.is_file() and any(place in path.read_bytes() for place in places)
    ]
    assert carrying == []


def test_the_frozen_program_is_the_same_in_another_folder(build: Run, run: Run, tmp_path: Path) -> None:
    other = tmp_path / "another folder"
    shutil.copytree(
        ROOT, other, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "docs", "tests")
    )
    moment = build("from shipping import project; print(project.source_date())").strip()
    places = f"{other / 'packaging'}{os.pathsep}{other}"
    code = "from shipping import freeze; print(freeze.make())"
    told = run(sys.executable, "-c", code, PYTHONPATH=places, SOURCE_DATE_EPOCH=moment)
    frozen = Path(told.splitlines()[-1])
    assert frozen.is_relative_to(other)
    assert _differences(filecmp.dircmp(frozen, _FROZEN)) == []


def _differences(compared: filecmp.dircmp[str]) -> list[str]:
    _, different, odd = filecmp.cmpfiles(compared.left, compared.right, compared.common_files, shallow=False)
    below = [name for each in compared.subdirs.values() for name in _differences(each)]
    return [*compared.left_only, *compared.right_only, *different, *odd, *below]


def test_the_package_for_debian_is_the_same_twice(build: Run) -> None:
    make = "from shipping import deb; deb.make('gzip')"
    build(make)
    first = _digest(_DEB)
    build(make)
    assert _digest(_DEB) == first
    build("from shipping import deb; deb.make()")


@pytest.mark.skipif(shutil.which("lintian") is None, reason="lintian is not installed")
def test_lintian_finds_nothing_wrong() -> None:
    allowed = ["--allow-root"] if os.geteuid() == 0 else []
    asked = ["lintian", *allowed, "--fail-on", "error,warning", str(_DEB)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_every_override_of_lintian_has_its_reason() -> None:
    lines = (ROOT / "packaging" / "debian" / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    for above, line in pairwise(lines):
        assert not line.startswith("blitz-desktop:") or above.startswith(("#", "blitz-desktop:")), line


def test_the_portable_archive_unpacks_and_works_under_an_odd_name(run: Run, tmp_path: Path) -> None:
    odd = tmp_path / 'Jeux d’été & more, 50% "off"; a\\b=c'
    with tarfile.open(_PORTABLE) as archive:
        archive.extractall(odd, filter="data")
    (folder,) = odd.iterdir()
    assert __version__ in run(folder / "blitz-desktop", "--version")
    (key, *_) = run(folder / "blitz-desktop", "scenarios").split()
    run(folder / "blitz-desktop", "screenshot", key, tmp_path / "table.png")
    assert (tmp_path / "table.png").stat().st_size > 100_000
    assert run(folder / "blitz-desktop", "--self-test").endswith("work.\n")
    assert {"README.txt", "add-to-menu", "licences", "share"} <= {path.name for path in folder.iterdir()}


def test_pipx_installs_the_wheel(run: Run, tmp_path: Path) -> None:
    homes = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    run(sys.executable, "-m", "pipx", "install", _WHEEL, **homes)
    told = run(tmp_path / "bin" / "blitz-desktop", "--self-test")
    assert told.endswith("work.\n")
    run(sys.executable, "-m", "pipx", "uninstall", "blitz-desktop", **homes)
    assert not (tmp_path / "bin" / "blitz-desktop").exists()
