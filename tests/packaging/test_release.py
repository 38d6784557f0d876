"""Nothing is released that is not committed, described and checked; and downloads can be checked."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from blitz_desktop.ui.about import PARTS
from tests.packaging.conftest import ROOT, Run

_CHANGES = """# Changes

## [Unreleased]

- Something new

## [0.2.0] - 2026-12-24

### Added

- *A second game*, with [rules](rules.md)
  that go on for a line, and `--an-option`
- More

## [0.1.0] - 2026-11-30
"""

Git = Callable[..., None]

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.fixture
def git(tmp_path: Path) -> Git:
    """A small repository of a program of version 0.2.0, which is to be released."""
    repository = tmp_path / "repository"
    shutil.copytree(ROOT / "packaging" / "shipping", repository / "packaging" / "shipping")
    for name in ("make", "bootstrap.sh"):
        shutil.copy(ROOT / "packaging" / name, repository / "packaging")
    (repository / "blitz_desktop").mkdir()
    (repository / "blitz_desktop" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (repository / "CHANGELOG.md").write_text(_CHANGES)
    (repository / ".gitignore").write_text("__pycache__\n")

    def git(*words: str) -> None:
        identity = ("-c", "user.name=A", "-c", "user.email=a@b.invalid", "-c", "commit.gpgsign=false")
        subprocess.run(["git", "-C", repository, *identity, *words], check=True, capture_output=True)

    git("init")
    git("add", ".")
    git("commit", "--message", "All")
    return git


@pytest.fixture
def ask(tmp_path: Path, run: Run, git: Git) -> Callable[[str], str]:
    """Evaluates something in the program that makes packages, as it stands in that repository."""

    def ask(question: str) -> str:
        packaging = tmp_path / "repository" / "packaging"
        code = f"from shipping import deb, project, state; print({question})"
        return run(sys.executable, "-c", code, PYTHONPATH=f"{packaging}:{ROOT}").strip()

    return ask


def _why_not(ask: Callable[[str], str]) -> str:
    return ask("*state.why_not()")


def test_a_committed_and_described_state_is_released(ask: Callable[[str], str]) -> None:
    assert _why_not(ask) == ""


def test_a_dirty_tree_is_refused(ask: Callable[[str], str], tmp_path: Path) -> None:
    (tmp_path / "repository" / "forgotten.py").touch()
    assert _why_not(ask) == "There are changes that are not committed."


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_a_release_is_refused_before_anything_is_set_up(git: Git, tmp_path: Path) -> None:
    (tmp_path / "repository" / "forgotten.py").touch()
    asked = [tmp_path / "repository" / "packaging" / "make", "wheel", "release"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Not released:\nThere are changes that are not committed.\n"
    assert not (tmp_path / "repository" / ".venv").exists()


def test_a_tree_that_git_does_not_know_is_refused(ask: Callable[[str], str], tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "repository" / ".git")
    assert "Git does not tell what is committed" in _why_not(ask)


@pytest.mark.parametrize("number", ["0.3.0", "0.1.0"])
def test_a_version_without_changes_is_refused(
    ask: Callable[[str], str], git: Git, tmp_path: Path, number: str
) -> None:
    (tmp_path / "repository" / "blitz_desktop" / "__init__.py").write_text(f'__version__ = "{number}"\n')
    git("commit", "--all", "--message", "Raise the version")
    assert _why_not(ask) == f"CHANGELOG.md has no section [{number}] with something in it."


def test_a_version_is_released_from_one_state_only(
    ask: Callable[[str], str], git: Git, tmp_path: Path
) -> None:
    git("tag", "v0.2.0")
    assert _why_not(ask) == ""
    (tmp_path / "repository" / "more.py").touch()
    git("add", ".")
    git("commit", "--message", "More")
    assert "has been released from another state" in _why_not(ask)


def test_failing_checks_are_refused(run: Run, tmp_path: Path, git: Git) -> None:
    code = """
from shipping import release, state
try:
    release.make()
except state.RefusedError as error:
    print(error)
"""
    path = f"{tmp_path / 'repository' / 'packaging'}:{ROOT}"
    assert run(sys.executable, "-c", code, PYTHONPATH=path, RELEASE_CHECKS="false") == "The checks fail.\n"


def test_every_file_is_dated_to_the_commit(ask: Callable[[str], str], tmp_path: Path) -> None:
    asked = ["git", "-C", tmp_path / "repository", "log", "-1", "--format=%ct"]
    committed = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    assert ask("project.source_date()") == committed


def test_without_a_repository_files_are_dated_to_the_last_release(
    ask: Callable[[str], str], tmp_path: Path
) -> None:
    shutil.rmtree(tmp_path / "repository" / ".git")
    assert ask("project.source_date()") == "1798070400"


def test_the_changes_of_a_version_are_found(ask: Callable[[str], str]) -> None:
    assert ask("project.changes('0.2.0')") == (
        "### Added\n\n- *A second game*, with [rules](rules.md)\n"
        "  that go on for a line, and `--an-option`\n- More"
    )


def test_the_package_for_debian_tells_the_changes(
    ask: Callable[[str], str], git: Git, tmp_path: Path
) -> None:
    (head, _, *said, _, foot) = ask("deb.changelog()").splitlines()
    assert head == "blitz-desktop (0.2.0) unstable; urgency=medium"
    assert said == [
        "  [ Added ]",
        "  * A second game, with rules that go on for a line, and --an-option",
        "  * More",
    ]
    assert foot.startswith(" -- ")
    (tmp_path / "repository" / "blitz_desktop" / "__init__.py").write_text('__version__ = "0.3.0"\n')
    assert "  * Something new" in ask("deb.changelog()")


def test_downloads_can_be_checked(build: Run, tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"a")
    (tmp_path / "SHA256SUMS.asc").write_bytes(b"of last time")
    code = "from pathlib import Path; from shipping import release; release.write_sums(Path('.'))"
    build(code)
    assert (tmp_path / "SHA256SUMS").read_text() == f"{sha256(b'a').hexdigest()}  a.deb\n"


def test_the_bill_of_materials_names_every_part(build: Run, tmp_path: Path) -> None:
    code = "from pathlib import Path; from shipping import sbom; sbom.write(Path('{}'))"
    for name in ("first.json", "second.json"):
        build(code.format(name), SOURCE_DATE_EPOCH="1767225600")
    first = (tmp_path / "first.json").read_text()
    assert first == (tmp_path / "second.json").read_text()
    parts = {part["name"]: part for part in json.loads(first)["components"]}
    assert {*PARTS, "Python", "Qt", "Source Sans 3", "Barlow Condensed"} <= parts.keys()
    assert all(part["licenses"] for part in parts.values())
    assert parts["PyYAML"]["purl"].startswith("pkg:pypi/pyyaml@")
