"""Documents are spelt as they should be, and become a site in which every link leads somewhere."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest

from blitz_desktop import __version__, registry
from tests.packaging.conftest import ROOT, Run

_WORDS = ROOT / "packaging" / "site" / "words.txt"
_DOCUMENTS = [
    path
    for pattern in ("*.md", "docs/*.md", "docs/maps/*.md", "docs/rulings/*.md", "packaging/*.md")
    for path in sorted(ROOT.glob(pattern))
]
_IN_HERE = (
    "from pathlib import Path; from shipping import site; site.BUILD = Path.cwd();"
    "site.SOURCE, site.SITE = site.BUILD / 'site-source', site.BUILD / 'site'"
)
"""Begins to build a site in a folder of the test's own."""
_CODE = re.compile(
    r"^ *```.*?^ *```$|`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\S+|^    \S.*$", re.MULTILINE | re.DOTALL
)


def test_no_document_has_a_common_misspelling() -> None:
    asked = [sys.executable, "-m", "codespell_lib", "--ignore-words-list", "somme", *_DOCUMENTS]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.stdout == ""


@pytest.mark.skipif("PACKAGES" not in os.environ, reason="a part of ./check --packages")
@pytest.mark.skipif(shutil.which("hunspell") is None, reason="hunspell is not installed")
def test_every_word_is_in_the_dictionary_or_in_our_own_list() -> None:
    """What is no word of English, and is meant, stands in packaging/site/words.txt."""
    prose = [path for path in _DOCUMENTS if path.parent.name not in {"maps", "rulings"}]
    text = "\n".join(_CODE.sub(" ", path.read_text(encoding="utf-8")) for path in prose)
    asked = ["hunspell", "-d", "en_GB", "-i", "utf-8", "-l"]
    done = subprocess.run(asked, input=text, capture_output=True, text=True, check=False)
    if "Can't open" in done.stderr:
        pytest.skip("hunspell has no British dictionary")
    own = set(_WORDS.read_text(encoding="utf-8").split())
    words = {word for word in done.stdout.split() if word.isalpha()}  # what has figures in it is no word
    assert sorted(words - own) == []


def test_our_own_words_are_in_order() -> None:
    words = _WORDS.read_text(encoding="utf-8").splitlines()
    assert words == sorted(set(words))


def test_every_document_has_its_place_in_the_contents(build: Run) -> None:
    nav = build(f"{_IN_HERE}; site.assemble(); print(site._settings()['nav'])")
    own = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert sorted(name for name in own if f"'{name}'" not in nav) == []


def test_the_rules_page_has_every_paragraph(build: Run) -> None:
    for system_id in registry.system_ids():
        page = build(
            "from shipping import site; from blitz_desktop import registry;"
            f"print('\\n'.join(site.rules_page('Title', registry.rulebook({system_id!r}))))"
        )
        rows = [line for line in page.splitlines() if re.match(r"\| [^§-]", line)]
        assert len(rows) == len(registry.rulebook(system_id).rules)


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("mkdocs") is None, reason="mkdocs is not installed")
def test_the_site_fetches_nothing_from_elsewhere_and_leads_nowhere_else(build: Run) -> None:
    site = Path(build(f"{_IN_HERE}; print(site.make())").strip())
    assert (site / "index.html").is_file()
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="https?:', text) == [], page.name
        links = re.findall(r'(?:src|href)="(?!https?:|data:|#|/)([^"#]+)', text)
        assert [link for link in links if not (page.parent / unquote(link)).exists()] == [], page.name


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "blitz_desktop/__init__.py"
    kinds = {".desktop", ".nsi", ".py", ".sh", ".spec", ".txt", ".xml", ".yml", ""}
    texts = [path for path in (ROOT / "packaging").rglob("*") if path.is_file() and path.suffix in kinds]
    assert len(texts) > 20
    assert [path for path in texts if __version__ in path.read_text(encoding="utf-8")] == []
