"""Conversion to records reports every misfit at its place."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

import hypothesis
import msgspec
import pytest
from hypothesis import strategies as st
from msgspec import inspect

from blitz_desktop.scenario import board_records, rulebook_file, scenario_records
from blitz_desktop.scenario.problems import DataError, Problem, nearest
from blitz_desktop.scenario.records import Colour, Identifier, Latitude, Record, convert
from blitz_desktop.scenario.yaml_file import read_yaml


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


class Unit(Record, frozen=True):
    id: Identifier
    label: str
    steps: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    kind: Literal["infantry", "tank"] = "infantry"
    colour: Colour = "#000000"
    lat: Latitude | None = None
    spans: tuple[tuple[int, int], ...] = ()
    bracket: bool = False
    mood: Mood = Mood.CALM
    weight: Annotated[float, msgspec.Meta(gt=0, lt=10)] = 1.0


class File(Record, frozen=True):
    units: tuple[Unit, ...]
    counts: dict[Identifier, int] = msgspec.field(default_factory=dict)


def load(tmp_path: Path, text: str) -> File:
    path = tmp_path / "data.yaml"
    path.write_text(text, encoding="utf-8")
    return convert(read_yaml(path), File)


def test_the_schema_decides_what_is_a_number(tmp_path: Path) -> None:
    file = load(
        tmp_path,
        "units: [{id: a, label: 0411, steps: 2, lat: 50.5, bracket: true, mood: wild}]\ncounts: {a: 7}",
    )
    assert file.units[0] == Unit("a", "0411", 2, lat=50.5, bracket=True, mood=Mood.WILD)
    assert file.counts == {"a": 7}


ROW = "units:\n  - {id: a, label: x, %s}\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        (
            ROW % "stesp: 2",
            2,
            23,
            'units[0].stesp: found "stesp", expected a known field; did you mean steps?',
        ),
        ("units:\n  - {id: a}\n", 2, 5, "units[0]: found no label, expected the field label"),
        (
            ROW % "steps: 5",
            2,
            30,
            'units[0].steps: found "5", expected a whole number of at least 1 and of at most 4',
        ),
        (ROW % "steps: two", 2, 30, 'found "two", expected a whole number'),
        (ROW % "steps: 02", 2, 30, 'found "02", expected a whole number'),
        (ROW % "steps: 1.5", 2, 30, 'found "1.5", expected a whole number'),
        (ROW % "steps: ~", 2, 30, "found nothing, expected a whole number"),
        (
            ROW % "kind: infentry",
            2,
            29,
            'found "infentry", expected one of infantry, tank; did you mean infantry?',
        ),
        (ROW % "mood: clam", 2, 29, 'found "clam", expected one of calm, wild; did you mean calm?'),
        (ROW % "colour: red", 2, 31, 'found "red", expected a colour such as #3a5f8c'),
        (ROW % "lat: 91", 2, 28, 'found "91", expected degrees from -90 to 90'),
        (ROW % "lat: north", 2, 28, 'found "north", expected degrees from -90 to 90'),
        (ROW % "weight: 0", 2, 31, "expected a number above 0 and below 10"),
        (ROW % "bracket: no", 2, 32, 'found "no", expected true or false'),
        (ROW % "spans: [[1, 2], [3]]", 2, 39, "units[0].spans[1]: found a list of 1, expected a list of 2"),
        (ROW % "spans: 3", 2, 30, 'found "3", expected a list'),
        ("units: {}\n", 1, 8, "units: found a mapping of 0, expected a list"),
        ("units: [x]\n", 1, 9, 'units[0]: found "x", expected a mapping'),
        (
            "units: []\ncounts: {A b: 1}\n",
            2,
            10,
            'found "A b", expected a name of small letters, digits and _',
        ),
        ("units: []\ncounts: [1]\n", 2, 9, "found a list of 1, expected a mapping"),
        ("- a\n", 1, 1, "found a list of 1, expected a mapping"),
        ("", 1, 1, "found nothing, expected a mapping"),
    ],
)
def test_misfits_say_where_and_what(tmp_path: Path, text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(DataError) as caught:
        load(tmp_path, text)
    (problem,) = caught.value.problems
    assert (problem.line, problem.column) == (line, column)
    assert message in str(problem)


def test_all_misfits_are_reported_at_once(tmp_path: Path) -> None:
    text = "units:\n  - {id: a, label: x, steps: 9}\n  - {id: B, labl: y}\ncounts: {a: b}\nextra: 1\n"
    with pytest.raises(DataError) as caught:
        load(tmp_path, text)
    assert [problem.field for problem in caught.value.problems] == [
        "units[0].steps",
        "units[1].id",
        "units[1].labl",
        "units[1]",
        "counts.a",
        "extra",
    ]
    assert str(caught.value).count("\n") == 5


def test_a_long_list_of_problems_is_cut(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load(tmp_path, "units: [" + "x, " * 40 + "]")
    assert len(caught.value.problems) == 40
    assert str(caught.value).endswith("... and 15 more")


@pytest.mark.parametrize(("name", "known"), [("Antwrep", "Antwerp"), ("ANTWERP", "Antwerp"), ("Zzz", "")])
def test_the_nearest_name(name: str, known: str) -> None:
    assert nearest(name, ["Antwerp", "Brussels"]) == known


def problems_of(path: Path) -> tuple[Problem, ...]:
    try:
        convert(read_yaml(path), File)
    except DataError as error:
        return error.problems
    return ()


_leaf = (
    st.none()
    | st.booleans()
    | st.integers(-9, 99)
    | st.sampled_from(["a", "tank", "#ff0000", "calm", "50.5", "é"])
)
_tree = st.recursive(
    _leaf,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["units", "id", "label", "steps", "spans", "counts", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@hypothesis.given(_tree)
@hypothesis.settings(max_examples=200, suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture])
def test_any_tree_fits_or_is_refused_with_a_place(tmp_path: Path, tree: object) -> None:
    path = tmp_path / "fuzz.yaml"
    path.write_bytes(msgspec.json.encode(tree))
    for problem in problems_of(path):
        assert problem.line == 1
        assert problem.column >= 1


@pytest.mark.parametrize(
    "kind",
    [
        board_records.BoardRecord,
        board_records.HexsidesRecord,
        board_records.PlacesRecord,
        scenario_records.ScenarioRecord,
        scenario_records.CountersRecord,
        scenario_records.PlacementsRecord,
        rulebook_file.Rule,
    ],
)
def test_schemas_are_strict(kind: type) -> None:
    """No record takes unknown fields, and no number is without bounds, as "inf" would pass as one."""
    for info in inspect.multi_type_info([kind]):
        _check_strict(info)


def _check_strict(info: inspect.Type) -> None:
    match info:
        case inspect.StructType():
            assert info.forbid_unknown_fields, info.cls
            for field in info.fields:
                _check_strict(field.type)
        case inspect.Metadata():
            _check_strict(info.type)
        case inspect.UnionType():
            for option in info.types:
                _check_strict(option)
        case inspect.VarTupleType():
            _check_strict(info.item_type)
        case inspect.TupleType():
            for item in info.item_types:
                _check_strict(item)
        case inspect.DictType():
            _check_strict(info.key_type)
            _check_strict(info.value_type)
        case inspect.FloatType():
            assert info.ge is not None or info.gt is not None
            assert info.le is not None or info.lt is not None
        case _:
            assert isinstance(
                info,
                inspect.StrType | inspect.IntType | inspect.BoolType | inspect.NoneType | inspect.LiteralType,
            )
