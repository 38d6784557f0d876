"""The documents name files, modules and classes that exist, quote code as it is, and link to what exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from blitz_desktop import registry
from blitz_desktop.presenter.overlays import Overlays
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session

_ROOT = Path(__file__).parents[2]
_DOCS = sorted((_ROOT / "docs").rglob("*.md"))
_LINKING = [*_DOCS, *(_ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
_GENERATED = {"__pycache__", "build", "dist"}
_CODE_FOLDERS = ("blitz_desktop", "tests")

_FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"`([^`\n]+)`")
_FILE = re.compile(r"[\w.-]+(/[\w.-]+)*\.(py|yaml|md|toml|json|txt|sh)|[\w.-]+(/[\w.-]+)*/")
_CLASS = re.compile(r"[A-Z]+[a-z]\w*(\.\w+)*")
_MODULE = re.compile(r"(?:blitz_desktop|tests)(\.\w+)+")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_OVERLAY = re.compile(r"^\| (\S+) \| \*([^*]+)\*.*\| ([\w ]+) \|$", re.MULTILINE)
_EXCERPT = re.compile(r"From\s`(?P<path>[\w/.]+)`:\n\n```python\n(?P<code>.*?)```", re.DOTALL)


def _named(pattern: re.Pattern[str], text: str) -> Iterator[str]:
    """What stands in code style and looks like this, fenced blocks left out."""
    for match in _QUOTED.finditer(_FENCE.sub("", text)):
        if pattern.fullmatch(match[1]):
            yield match[1]


@cache
def _repository() -> frozenset[str]:
    """Every file and folder, folders with a slash at their end, by every tail of its path."""
    return frozenset(tail for path in _walk(_ROOT) for tail in _tails(path))


def _walk(top: Path) -> Iterator[Path]:
    for path in top.iterdir():
        is_own = path.name == ".ci" or not (path.name.startswith(".") or path.name in _GENERATED)
        if is_own:
            yield path
            if path.is_dir():
                yield from _walk(path)


def _tails(path: Path) -> Iterator[str]:
    parts = path.relative_to(_ROOT).parts
    for start in range(len(parts)):
        yield "/".join(parts[start:]) + ("/" if path.is_dir() else "")


@cache
def _words_of_code() -> frozenset[str]:
    sources = (path for folder in _CODE_FOLDERS for path in (_ROOT / folder).rglob("*.py"))
    return frozenset(
        word for path in sources for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    )


def _is_module(name: str) -> bool:
    path = _ROOT.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def _slug(heading: str) -> str:
    """What a heading is called in links, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _is_there(document: Path, target: str) -> bool:
    name, _, anchor = target.partition("#")
    path = document.parent / name if name else document
    if not path.exists():
        return False
    if not anchor:
        return True
    headings = _HEADING.findall(_FENCE.sub("", path.read_text(encoding="utf-8")))
    return anchor in map(_slug, headings)


def _id(path: Path) -> str:
    return str(path.relative_to(_ROOT))


@pytest.mark.parametrize("document", _DOCS, ids=_id)
def test_named_files_and_folders_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert [name for name in _named(_FILE, text) if name not in _repository()] == []


@pytest.mark.parametrize("document", _DOCS, ids=_id)
def test_named_modules_and_classes_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    unknown = [name for name in _named(_MODULE, text) if not _is_module(name)]
    unknown += [name for name in _named(_CLASS, text) if not _words_of_code().issuperset(name.split("."))]
    assert unknown == []


@pytest.mark.parametrize("document", _LINKING, ids=_id)
def test_links_lead_to_what_is_there(document: Path) -> None:
    targets = _LINK.findall(_FENCE.sub("", document.read_text(encoding="utf-8")))
    inner = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in inner if not _is_there(document, target)] == []


@pytest.mark.parametrize("document", _DOCS, ids=_id)
def test_quoted_code_stands_in_the_file_it_is_quoted_from(document: Path) -> None:
    """A line of three dots stands for what was left out."""
    for excerpt in _EXCERPT.finditer(document.read_text(encoding="utf-8")):
        source = (_ROOT / excerpt["path"]).read_text(encoding="utf-8")
        for part in re.split(r"^\.\.\.\n", excerpt["code"], flags=re.MULTILINE):
            assert part in source, f"{excerpt['path']} no longer holds:\n{part}"


def test_the_guide_quotes_code() -> None:
    guide = (_ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert len(_EXCERPT.findall(guide)) == guide.count("```python\n") - 1, "an excerpt does not say its file"


@pytest.mark.parametrize("key", ["blitzkrieg_1940/1940", "meuse_1940/historical"])
def test_the_guide_to_the_table_lists_the_overlays_of_each_game(key: str) -> None:
    system = registry.system(key.partition("/")[0])
    titles = Overlays(Table(Session.start(system, registry.scenario(key)))).titles
    guide = (_ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    listed = [
        (at, name) for at, name, games in _OVERLAY.findall(guide) if games in ("both games", system.title)
    ]
    assert sorted(listed) == sorted(
        [(title.key, title.name) for title in titles] + [("W", "Who can come here")]
    )
