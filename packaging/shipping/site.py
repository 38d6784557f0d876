"""The documents as a site: those of ``docs/``, with the pictures, and a page of rules for each game."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml

from blitz_desktop import registry
from blitz_desktop.scenario.rulebook_file import Rulebook
from shipping.project import BUILD, PACKAGING, ROOT, run

SOURCE = BUILD / "site-source"
SITE = BUILD / "site"

_PAGES = {
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "packaging/README.md": "packaging.md",
}
"""Documents that stand outside of ``docs/``, and what they are called on the site."""
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")
_LINK_OUT = re.compile(r"\[([^\]]+)\]\((\.\./[^)]+)\)")
_CAPTION = re.compile(r"^\| (?P<names>`[^|]+) \| (?P<text>.+) \|$", re.MULTILINE)
_SIZE = "1920x1080"


def make() -> Path:
    """Build the site, and return its folder; a link that leads nowhere ends the work."""
    assemble()
    settings = BUILD / "mkdocs.yml"
    settings.write_text(yaml.safe_dump(_settings(), allow_unicode=True, sort_keys=False), encoding="utf-8")
    run(sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", settings)
    return SITE


def assemble() -> None:
    """Put the pages of the site together."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    ignored = shutil.ignore_patterns("README.md", "*.webp", "*_colour_blind.png")
    shutil.copytree(ROOT / "docs", SOURCE, ignore=ignored)
    for name, page in _PAGES.items():
        _write(SOURCE / page, _settled((ROOT / name).read_text(encoding="utf-8"), _LINK))
    for path in SOURCE.glob("*.md"):
        _write(path, _settled(path.read_text(encoding="utf-8"), _LINK_OUT))
    _write(SOURCE / "pictures.md", "\n".join(_gallery()))
    for system_id in registry.system_ids():
        text = "\n".join(rules_page(registry.system(system_id).title, registry.rulebook(system_id)))
        _write(SOURCE / "rules" / f"{system_id}.md", text)
    shutil.copytree(PACKAGING / "icons", SOURCE / "icons")
    shutil.copy(ROOT / "assets" / "icons" / "blitz-desktop-32.png", SOURCE / "icons")
    shutil.copytree(ROOT / "assets" / "fonts" / "source-sans-3", SOURCE / "fonts")
    shutil.copy(PACKAGING / "site" / "site.css", SOURCE)


def rules_page(title: str, book: Rulebook) -> Iterator[str]:
    """What a game's rulebook asks, paragraph by paragraph, in the words of its ``rules.yaml``."""
    yield f"# {title}: the rules in short\n"
    yield "Every paragraph of the rulebook in our own words, and what the program does about it. They are no"
    yield "substitute for the rulebook. How unclear ones are read is told under"
    yield f"[rulings](../rulings/{book.system}.md).\n"
    for chapter, rules in groupby(book.rules.items(), key=lambda item: re.split(r"[./]", item[0])[0]):
        yield f"## Chapter {chapter}\n"
        yield "| § | what it asks | |"
        yield "|---|---|---|"
        for id_, rule in rules:
            heading = f"**{_cell(rule.heading)}.** " if rule.heading else ""
            yield f"| {_cell(id_)} | {heading}{_cell(rule.summary)} | {rule.status} |"
        yield ""


def _gallery() -> Iterator[str]:
    """The pictures of ``docs/screenshots/``, with what its own page says of them."""
    yield "# Pictures\n"
    folder = ROOT / "docs" / "screenshots"
    for match in _CAPTION.finditer((folder / "README.md").read_text(encoding="utf-8")):
        for name in re.findall(r"`([\w-]+)`", match["names"]):
            path = folder / f"{name}-{_SIZE}.png"
            if path.exists():
                yield f"![{name}](screenshots/{path.name})\n\n{match['text']}\n"


def _settings() -> dict[str, Any]:
    """The settings of ``mkdocs.yml``, with the pages of games, and those that it does not name."""
    settings: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    sections = {title: pages for entry in settings["nav"] for title, pages in entry.items()}
    for system_id in registry.system_ids():
        pages = (f"{place}/{system_id}.md" for place in ("rules", "rulings", "maps"))
        sections["Rules"].append(
            {registry.system(system_id).title: [page for page in pages if (SOURCE / page).exists()]}
        )
    listed = {page for pages in sections.values() for page in pages if isinstance(page, str)}
    sections["Develop"] += sorted({path.name for path in SOURCE.glob("*.md")} - listed)
    return settings


def _settled(text: str, links: re.Pattern[str]) -> str:
    """A document with links to what is on the site; what is not stays as words."""

    def settle(match: re.Match[str]) -> str:
        path, mark, place = match[2].removeprefix("../").removeprefix("docs/").partition("#")
        page = _PAGES.get(path, path)
        is_there = page in _PAGES.values() or (ROOT / "docs" / page).is_file()
        return f"[{match[1]}]({page}{mark}{place})" if is_there else match[1]

    return links.sub(settle, text)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
