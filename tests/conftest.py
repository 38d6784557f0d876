"""What every test stands on: no window on the screen, fixed fonts, own user directories, true citations."""

from __future__ import annotations

import functools
import os
from pathlib import Path

import hypothesis
import pytest
import yaml

_TESTS = Path(__file__).parent
_SYSTEMS = _TESTS.parent / "blitz_desktop" / "systems"

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FONTCONFIG_FILE"] = str(_TESTS / "fonts.conf")

hypothesis.settings.register_profile("developer", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "developer")


@pytest.fixture(autouse=True)
def user_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Send settings, saves, journals and caches to a directory of this test's own, and return it."""
    home = tmp_path / "user"
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    return home


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run while a test cites a rule that its game's `rules.yaml` does not know."""
    wrong = [
        f"{item.nodeid}: {mark.args} cites no paragraph of that system's rules.yaml"
        for item in items
        for mark in item.iter_markers("rule")
        if not _is_known_rule(*mark.args)
    ]
    if wrong:
        raise pytest.UsageError("\n".join(wrong))


def _is_known_rule(system: str, paragraph: str) -> bool:
    known = _rule_ids(system)
    return known is None or paragraph in known


@functools.cache
def _rule_ids(system: str) -> frozenset[str] | None:
    """Paragraphs of a system's `rules.yaml`, or None while the system has no such file."""
    path = _SYSTEMS / system / "rules.yaml"
    if not path.exists():
        return None
    # The base loader builds texts alone, so that "13.10" is not read as the number 13.1.
    return frozenset(yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader))  # noqa: S506
