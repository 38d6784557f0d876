"""From a tree of texts to typed records, and every reason why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from blitz_desktop.scenario.problems import MOST_PROBLEMS, DataError, Problem
from blitz_desktop.scenario.yaml_file import At, Node, Source

T = TypeVar("T")

_AnyList: TypeAlias = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType

_WHOLE = r"-?(0|[1-9][0-9]{0,17})"
_DECIMAL = r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]{1,2})?"

Identifier: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9_]*$", description="a name of small letters, digits and _")
]
Colour: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^#[0-9a-fA-F]{6}$", description="a colour such as #3a5f8c")
]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, description="some text")]
Latitude: TypeAlias = Annotated[float, msgspec.Meta(ge=-90, le=90, description="degrees from -90 to 90")]
Longitude: TypeAlias = Annotated[float, msgspec.Meta(ge=-180, le=180, description="degrees from -180 to 180")]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what stands in data files: a field that the schema does not know is an error."""


def convert(source: Source, kind: type[T]) -> T:
    """The content of a file as a record.

    Raises:
        DataError: It does not fit; lists every misfit, up to a number that nobody reads to the end.
    """
    try:
        return msgspec.convert(source.root.plain(), kind, strict=False)
    except msgspec.ValidationError as error:
        problems = tuple(islice(_misfits(source, source.root, inspect.type_info(kind), ()), MOST_PROBLEMS))
        raise DataError(problems or [_as_reported(source, str(error))]) from None


def _misfits(source: Source, node: Node, kind: inspect.Type, at: At) -> Iterator[Problem]:
    match kind:
        case inspect.Metadata():
            yield from _described_misfits(source, node, kind, at)
        case inspect.UnionType():
            yield from _union_misfits(source, node, kind, at)
        case inspect.StructType():
            yield from _struct_misfits(source, node, kind, at)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            yield from _list_misfits(source, node, kind, at)
        case inspect.TupleType():
            yield from _tuple_misfits(source, node, kind, at)
        case inspect.DictType():
            yield from _mapping_misfits(source, node, kind, at)
        case _:
            if not _fits(node.value, kind):
                known = _words(kind)
                yield source.problem(at, _expected(kind), known=known)


def _described_misfits(source: Source, node: Node, kind: inspect.Metadata, at: At) -> Iterator[Problem]:
    """Misfits of a leaf in the words its schema has for it; of anything with parts, their own."""
    if isinstance(node.value, str) and not _fits(node.value, kind.type):
        yield source.problem(at, _expected(kind), known=_words(kind))
    else:
        yield from _misfits(source, node, kind.type, at)


def _union_misfits(source: Source, node: Node, kind: inspect.UnionType, at: At) -> Iterator[Problem]:
    attempts = [list(_misfits(source, node, option, at)) for option in kind.types]
    if all(attempts):
        serious = [found for found, option in zip(attempts, kind.types, strict=True) if not _is_none(option)]
        yield from serious[0]


def _struct_misfits(source: Source, node: Node, kind: inspect.StructType, at: At) -> Iterator[Problem]:
    if not isinstance(node.value, dict):
        yield source.problem(at, "a mapping")
        return
    fields = {field.encode_name: field for field in kind.fields}
    for key, item in node.value.items():
        if key in fields:
            yield from _misfits(source, item, fields[key].type, (*at, key))
        elif kind.forbid_unknown_fields:
            absent = tuple(name for name in fields if name not in node.value)
            yield source.problem((*at, key), "a known field", known=absent or tuple(fields), on_key=True)
    for name, field in fields.items():
        if field.required and name not in node.value:
            yield source.problem(at, f"the field {name}", found=f"no {name}")


def _list_misfits(source: Source, node: Node, kind: _AnyList, at: At) -> Iterator[Problem]:
    if not isinstance(node.value, list):
        yield source.problem(at, "a list")
        return
    if len(node.value) < (kind.min_length or 0):
        yield source.problem(at, f"a list of at least {kind.min_length}")
    if kind.max_length is not None and len(node.value) > kind.max_length:
        yield source.problem(at, f"a list of at most {kind.max_length}")
    for index, item in enumerate(node.value):
        yield from _misfits(source, item, kind.item_type, (*at, index))


def _tuple_misfits(source: Source, node: Node, kind: inspect.TupleType, at: At) -> Iterator[Problem]:
    if isinstance(node.value, list) and len(node.value) == len(kind.item_types):
        for index, (item, item_type) in enumerate(zip(node.value, kind.item_types, strict=True)):
            yield from _misfits(source, item, item_type, (*at, index))
    else:
        yield source.problem(at, f"a list of {len(kind.item_types)}")


def _mapping_misfits(source: Source, node: Node, kind: inspect.DictType, at: At) -> Iterator[Problem]:
    if not isinstance(node.value, dict):
        yield source.problem(at, "a mapping")
        return
    for key, item in node.value.items():
        if not _fits(key, kind.key_type):
            known = _words(kind.key_type)
            yield source.problem((*at, key), _expected(kind.key_type), known=known, on_key=True)
        yield from _misfits(source, item, kind.value_type, (*at, key))


def _fits(value: object, kind: inspect.Type) -> bool:
    """Whether a single text is what a leaf of the schema asks for."""
    match kind:
        case inspect.Metadata():
            return _fits(value, kind.type)
        case inspect.AnyType():
            return True
        case inspect.NoneType():
            return value is None
    if not isinstance(value, str):
        return False
    match kind:
        case inspect.IntType():
            return re.fullmatch(_WHOLE, value) is not None and _within(int(value), kind)
        case inspect.FloatType():
            return re.fullmatch(_DECIMAL, value) is not None and _within(float(value), kind)
        case inspect.BoolType():
            return value in ("true", "false")
        case inspect.StrType():
            is_long_enough = len(value) >= (kind.min_length or 0)
            return is_long_enough and (kind.pattern is None or re.search(kind.pattern, value) is not None)
        case inspect.LiteralType() | inspect.EnumType():
            return value in _words(kind)
    return True


def _within(number: float, kind: inspect.IntType | inspect.FloatType) -> bool:
    return (
        (kind.ge is None or number >= kind.ge)
        and (kind.gt is None or number > kind.gt)
        and (kind.le is None or number <= kind.le)
        and (kind.lt is None or number < kind.lt)
    )


def _expected(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return str((kind.extra_json_schema or {}).get("description") or _expected(kind.type))
        case inspect.IntType():
            return "a whole number" + _limits(kind)
        case inspect.FloatType():
            return "a number" + _limits(kind)
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return f"text like {kind.pattern}" if kind.pattern else "text"
        case inspect.NoneType():
            return "nothing"
        case _:
            return "one of " + ", ".join(_words(kind))


def _limits(kind: inspect.IntType | inspect.FloatType) -> str:
    bounds = (
        (kind.ge, "of at least"), (kind.gt, "above"), (kind.le, "of at most"), (kind.lt, "below")
    )  # fmt: skip
    said = [f"{words} {bound:g}" for bound, words in bounds if bound is not None]
    return " " + " and ".join(said) if said else ""


def _words(kind: inspect.Type) -> tuple[str, ...]:
    match kind:
        case inspect.Metadata():
            return _words(kind.type)
        case inspect.LiteralType():
            return tuple(str(value) for value in kind.values)
        case inspect.EnumType():
            return tuple(str(member.value) for member in kind.cls)
        case _:
            return ()


def _is_none(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.NoneType)


def _as_reported(source: Source, message: str) -> Problem:
    """A misfit in the words of the converter, at the place its path names."""
    text, _, path = message.partition(" - at `$")
    at: list[str | int] = []
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        at.append(name or int(index))
    return source.problem(tuple(at), f"a fitting value ({text})")
