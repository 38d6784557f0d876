"""Rule books are checked as strictly as scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.rulebook_file import load_rulebook

RULES = """\
"13.9.C": {summary: A die tells what crossing a river costs., status: enforced, where: [movement:crossing]}
1.10: {summary: What a hex is., status: information}
"14.2": {summary: Not yet., status: pending, ruling: "Said twice, enforced once."}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "rules.yaml"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_ids_stay_texts_in_the_books_order(path: Path) -> None:
    book = load_rulebook(path, "game")
    assert list(book.rules) == ["13.9.C", "1.10", "14.2"]
    assert book["13.9.C"].where == ("movement:crossing",)
    assert "1.1" not in book
    assert book.with_status("pending") == ("14.2",)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "status: enforced",
            "status: enforcd",
            r'1:71: 13\.9\.C\.status: found "enforcd".*did you mean enforced\?',
        ),
        (
            ", where: [movement:crossing]",
            "",
            r"1:11: 13\.9\.C: found no where, expected where it is enforced",
        ),
        ("movement:crossing", "movement", r'found "movement", expected module:function'),
        ("summary: What", "sumary: What", r"2:8: 1\.10\.sumary: .*did you mean summary\?"),
    ],
)
def test_faults_are_told(path: Path, old: str, new: str, message: str) -> None:
    path.write_text(RULES.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_rulebook(path, "game")


def test_claims_can_be_checked_against_the_code(path: Path) -> None:
    with pytest.raises(
        DataError, match=r'where\[0\]: found "movement:crossing", expected a function of the game'
    ):
        load_rulebook(path, "game", exists=lambda spot: not spot)
    load_rulebook(path, "game", exists=lambda spot: spot == "movement:crossing")


def test_an_option_stands_at_one_paragraph(path: Path) -> None:
    line = "summary: What, status: information, option: speed, question: How?, choices: {fast: Fast}}"
    path.write_text(f'"1.1": {{{line}\n"1.2": {{{line}\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"2:\d+: 1\.2\.option: found speed, expected an option that 1\.1"):
        load_rulebook(path, "game")


def test_an_option_asks_something_and_has_answers(path: Path) -> None:
    path.write_text('"1.1": {summary: What, status: information, option: speed}\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"1\.1\.option: found speed, expected a question and choices"):
        load_rulebook(path, "game")
