"""Old game files made readable: one function for each step from a format version to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from blitz_desktop.core.codec import encode

FORMAT = 4
"""The version that this program writes."""

Migration: TypeAlias = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]
"""Takes all records of a file, header first, and returns those of the next version."""

Migrations: TypeAlias = Mapping[int, Migration]


def _without_end(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Version 1 knew no end records, so that nothing is missed where its saves have none."""
    header, *rest = records
    return [{**header, "format": 2, "has_end": False}, *rest]


def _without_annotations(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Version 2 knew no annotations; all else is the same."""
    header, *rest = records
    return [{**header, "format": 3}, *rest]


def _without_terms(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Version 3 knew one way to play: alone, all open, undo free. That is what no terms say."""
    header, *rest = records
    return [{**header, "format": 4}, *rest]


MIGRATIONS: Migrations = {1: _without_end, 2: _without_annotations, 3: _without_terms}
"""By the version they start from. A version that was ever released stays readable for ever."""


def migrate(
    records: Sequence[msgspec.Raw], version: int, migrations: Migrations
) -> Sequence[bytes | msgspec.Raw]:
    """Records brought to the present version; the same ones where they are of it already.

    Raises:
        LookupError: No function leads on from one of the versions.
        msgspec.DecodeError: A record is not a JSON object.
    """
    if version == FORMAT:
        return records
    old = [msgspec.json.decode(record, type=dict[str, Any]) for record in records]
    for step in range(version, FORMAT):
        old = migrations[step](old)
    return [encode(record) for record in old]
