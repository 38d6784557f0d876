from __future__ import annotations

import sys
from pathlib import Path

import pytest

from blitz_desktop import resources


@pytest.fixture
def bare_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation that has the package's directory and nothing else."""
    package = tmp_path / "site-packages" / "blitz_desktop"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    return package


def test_a_checkout_finds_its_own_assets() -> None:
    fonts = resources.assets_dir() / "fonts"
    assert {path.suffix for path in fonts.glob("*/*")} == {".ttf", ".txt"}


def test_a_checkout_keeps_data_beside_the_package(bare_package: Path) -> None:
    scenarios = bare_package.parent / "scenarios"
    scenarios.mkdir()
    assert resources.scenarios_dir() == scenarios


def test_a_wheel_keeps_data_inside_the_package(bare_package: Path) -> None:
    (bare_package.parent / "assets").mkdir()
    packaged = bare_package / "_data" / "assets"
    packaged.mkdir(parents=True)
    assert resources.assets_dir() == packaged


def test_a_frozen_build_keeps_data_where_it_was_unpacked(
    bare_package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bare_package / "_data" / "assets").mkdir(parents=True)
    unpacked = tmp_path / "unpacked" / "blitz_desktop"
    (unpacked / "_data" / "assets").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(unpacked.parent), raising=False)
    assert resources.assets_dir() == unpacked / "_data" / "assets"


def test_an_incomplete_installation_says_what_is_missing(bare_package: Path) -> None:
    with pytest.raises(FileNotFoundError, match="assets"):
        resources.assets_dir()


def test_package_data_stands_beside_the_code(bare_package: Path) -> None:
    table = bare_package / "systems" / "some_game" / "tables.yaml"
    table.parent.mkdir(parents=True)
    table.touch()
    assert resources.package_data("blitz_desktop.systems.some_game", "tables.yaml") == table


def test_package_data_names_the_missing_file() -> None:
    with pytest.raises(FileNotFoundError, match=r"no_such_table\.yaml"):
        resources.package_data("blitz_desktop.core", "no_such_table.yaml")


@pytest.mark.parametrize(
    ("package", "name"),
    [("os", "py.typed"), ("blitz_desktopish.core", "py.typed"), ("blitz_desktop.core", "../py.typed")],
)
def test_package_data_stays_inside_the_program(package: str, name: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        resources.package_data(package, name)
