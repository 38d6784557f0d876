"""The YAML reader keeps texts as texts and refuses what data files do not need."""

from __future__ import annotations

import contextlib
from pathlib import Path

import hypothesis
import pytest
from hypothesis import strategies as st

from blitz_desktop.scenario.problems import DataError
from blitz_desktop.scenario.yaml_file import LARGEST_FILE, read_yaml


def read(tmp_path: Path, text: str | bytes) -> object:
    path = tmp_path / "data.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_yaml(path).root.plain()


@pytest.mark.parametrize(
    "text", ["0411", "07", "08", "no", "on", "yes", "1e5", "12:30", "2026-11-30", "0x1F", "1_0"]
)
def test_plain_scalars_stay_texts(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, f"{text}: {text}") == {text: text}


@pytest.mark.parametrize(
    ("text", "value"), [("null", None), ("~", None), ("", None), ('"null"', "null"), ("Null", "Null")]
)
def test_only_few_words_mean_nothing(tmp_path: Path, text: str, value: object) -> None:
    assert read(tmp_path, f"a: {text}") == {"a": value}


def test_an_empty_file_holds_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, "# only a comment\n") is None


def test_lists_and_mappings_nest(tmp_path: Path) -> None:
    text = "a: [1, {b: c}]\nd:\n  - e\n  - |\n    x\n    y\n"
    assert read(tmp_path, text) == {"a": ["1", {"b": "c"}], "d": ["e", "x\ny\n"]}


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, 1, 'found "a" twice, expected each key once'),
        ("a: !!python/object:os.system x\n", 1, 4, "found tag tag:yaml.org,2002:python/object:os.system"),
        ("a: !local [1]\n", 1, 4, "found tag !local, expected a value without a tag"),
        ("a: &x [1]\nb: *x\n", 1, 4, "found anchor &x, expected the value itself"),
        ("a: *x\n", 1, 4, "found alias *x, expected the value itself"),
        ("a: 1\n---\nb: 2\n", 2, 1, "found a second document, expected one document"),
        ("[1, 2]: 3\n", 1, 1, "expected a word"),
        ("a: [1, 2\nb: 3\n", 2, 2, "expected well-formed YAML"),
        ("a:\n\t- b\n", 2, 1, "expected well-formed YAML"),
        ("a: b\n\tc\n", 2, 1, ": found a tab character that violates indentation"),
        ("a: .nan\n", 1, 4, 'found ".nan", expected a number, or a text in quotation marks'),
        ("a: [1, NaN]\n", 1, 8, 'found "NaN"'),
        ("a: -inf\n", 1, 4, 'found "-inf"'),
        ("a: 1\nb: x\x07y\n", 2, 5, "found character U+0007, expected printable text"),
        (b"a: 1\nb: caf\xe9\n", 2, 7, "found byte 0xe9, expected text in UTF-8"),
        ("a: " + "[" * 30 + "]" * 30, 1, 27, "found deeper nesting, expected at most 24 levels"),
    ],
)
def test_refusals_say_where(tmp_path: Path, text: str | bytes, line: int, column: int, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read(tmp_path, text)
    (problem,) = caught.value.problems
    assert (problem.line, problem.column) == (line, column)
    assert message in str(problem)
    assert str(problem).startswith(f"{tmp_path / 'data.yaml'}:{line}:{column}: ")


def test_a_bomb_of_aliases_is_refused_at_its_first_anchor(tmp_path: Path) -> None:
    bomb = "a: &a [x, x]\n" + "".join(
        f"{c}: &{c} [*{p}, *{p}]\n" for p, c in zip("abcdef", "bcdefg", strict=True)
    )
    with pytest.raises(DataError, match="anchor &a"):
        read(tmp_path, bomb)


@pytest.mark.parametrize("opening", ["[", "{", "- ", "? "])
def test_bottomless_nesting_is_refused(tmp_path: Path, opening: str) -> None:
    with pytest.raises(DataError, match="nesting"):
        read(tmp_path, opening * 100_000)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="more than 2,000,000 bytes"):
        read(tmp_path, b"a: b\n" + b"#" * LARGEST_FILE)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.yaml: found no such file, expected a file"):
        read_yaml(tmp_path / "none.yaml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="expected a readable file"):
        read_yaml(tmp_path)


@hypothesis.given(
    st.binary(max_size=200) | st.text(alphabet="ab:-[]{}&*!|>\n \t\"'#,?~0", max_size=80).map(str.encode)
)
@hypothesis.settings(max_examples=300, suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture])
def test_any_bytes_are_read_or_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "fuzz.yaml"
    path.write_bytes(data)
    with contextlib.suppress(DataError):
        read_yaml(path).root.plain()
