from __future__ import annotations

from collections.abc import Callable

import pytest

from blitz_desktop import cli, registry
from blitz_desktop.scenario.rulebook_file import Rule, Rulebook
from tests.toy import RULES, TOY, toy_scenario


@pytest.fixture
def toy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy the only registered game."""
    scenario = toy_scenario()
    rules = {
        id_: Rule(
            summary=text, status="information" if id_ in ("1", "2", "3") else "enforced", where=("x:y",)
        )
        for id_, text in RULES.items()
    }

    def only(wanted: str, value: object) -> Callable[[str], object]:
        return lambda name: {wanted: value}[name]

    monkeypatch.setattr(registry, "system_ids", lambda: ("toy",))
    monkeypatch.setattr(registry, "scenario_keys", lambda: ("toy/duel",))
    monkeypatch.setattr(registry, "system", only("toy", TOY))
    monkeypatch.setattr(registry, "scenario", only("toy/duel", scenario))
    monkeypatch.setattr(registry, "rulebook", only("toy", Rulebook("toy", rules)))


@pytest.fixture
def run(toy_only: None, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Run a command; its exit code and what it printed."""

    def run_command(*words: object) -> tuple[int, str, str]:
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as exit_:
            code = int(exit_.code or 0)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_command
