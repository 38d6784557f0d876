"""The wheel and the source archive are whole, the same twice, and work far from the checkout."""

from __future__ import annotations

import sysconfig
import tarfile
import venv
import xml.etree.ElementTree as ET
import zipfile
from email.parser import BytesParser
from hashlib import sha256
from pathlib import Path

import pytest

from blitz_desktop import __version__
from tests.packaging.conftest import ROOT, Run

_MOMENT = {"SOURCE_DATE_EPOCH": "1767225600"}


def _build(build: Run, folder: Path, source: Path = ROOT) -> tuple[Path, Path]:
    build(
        "import sys; from pathlib import Path; from shipping import wheel;"
        f"wheel.make(Path({str(folder)!r}), Path({str(source)!r}))",
        **_MOMENT,
    )
    return (
        folder / f"blitz_desktop-{__version__}-py3-none-any.whl",
        folder / f"blitz_desktop-{__version__}.tar.gz",
    )


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"blitz_desktop-{__version__}"


@pytest.fixture
def built(build: Run, tmp_path: Path) -> tuple[Path, Path]:
    return _build(build, tmp_path / "first")


def test_the_same_source_gives_the_same_bytes(build: Run, tmp_path: Path, built: tuple[Path, Path]) -> None:
    again = _build(build, tmp_path / "second")
    assert [_digest(path) for path in again] == [_digest(path) for path in built]


def test_the_source_archive_gives_the_same_wheel(
    build: Run, tmp_path: Path, built: tuple[Path, Path]
) -> None:
    wheel, _ = _build(build, tmp_path / "second", _unpacked(built[1], tmp_path / "source"))
    assert _digest(wheel) == _digest(built[0])


def test_the_wheel_carries_all_data(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as archive:
        names = set(archive.namelist())
    for folder in ("assets", "scenarios"):
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file()]
        assert files
        carried = {f"blitz_desktop/_data/{path.relative_to(ROOT).as_posix()}" for path in files}
        assert carried <= names
    code = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "blitz_desktop").rglob("*")
        if path.is_file() and path.suffix in {".py", ".yaml"}
    }
    assert code <= names
    assert not any(name.startswith(("tests/", "docs/")) for name in names)


def test_licences_are_named_alike_and_carried(built: tuple[Path, Path], build: Run) -> None:
    with zipfile.ZipFile(built[0]) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = BytesParser().parsebytes(archive.read(name))
        for file in told.get_all("License-File", []):
            assert archive.read(f"{name.removesuffix('METADATA')}licenses/{file}")
    fonts = [path.relative_to(ROOT).as_posix() for path in (ROOT / "assets" / "fonts").glob("*/OFL.txt")]
    assert sorted(told.get_all("License-File", [])) == sorted(["LICENSE", *fonts])
    (described,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    assert told["License-Expression"] == ET.parse(described).findtext("project_license") == "MIT AND OFL-1.1"
    assert build("from shipping import sbom; print(sbom._LICENCE)").strip() == told["License-Expression"]


def test_the_source_archive_is_small_and_can_be_tested(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "check",
        "test",
        "play",
        "constraints.txt",
        "tests/conftest.py",
        "packaging/bootstrap.sh",
    } <= names
    assert built[1].stat().st_size < 5_000_000


def test_an_installed_wheel_works(run: Run, tmp_path: Path, built: tuple[Path, Path]) -> None:
    """In an environment of its own, which sees this one's other packages but not this checkout."""
    home = tmp_path / "environment"
    venv.create(home, with_pip=False, symlinks=True)
    site = next(home.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(built[0]) as archive:
        archive.extractall(site)
    others = sysconfig.get_paths()["purelib"]
    (site / "others.pth").write_text(f"{others}\n", encoding="utf-8")
    python = home / "bin" / "python"
    where = run(python, "-c", "import blitz_desktop; print(blitz_desktop.__file__)").strip()
    assert where.startswith(str(site)), "the checkout was found instead"
    assert __version__ in run(python, "-m", "blitz_desktop", "--version")
    picture = tmp_path / "table.png"
    (key, *_) = run(python, "-m", "blitz_desktop", "scenarios").split()
    run(python, "-m", "blitz_desktop", "screenshot", key, picture, "--size", "1280x800")
    assert picture.stat().st_size > 100_000
