"""States to digests, log records to JSON and back."""

from __future__ import annotations

import hashlib
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from blitz_desktop.core.entries import Action, Event
from blitz_desktop.core.identity import Same
from blitz_desktop.core.state import GameState

_ENCODER = msgspec.json.Encoder(order="deterministic")


def digest(state: GameState[Any]) -> str:
    """Sixteen hex digits that tell two positions apart, the same in every process.

    Of the large mappings most are shared with the position before, and are not written out again.
    """
    units, stacks, control = (_json(Same(part)) for part in (state.units, state.stacks, state.control))
    whole = msgspec.structs.replace(state, units=units, stacks=stacks, control=control)
    return hashlib.blake2b(_ENCODER.encode(whole), digest_size=8).hexdigest()


@lru_cache(maxsize=16)
def _json(mapping: Same[dict[str, Any]]) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(mapping.value))


def encode(value: object) -> bytes:
    """Compact JSON on one line, keys in a fixed order."""
    return _ENCODER.encode(value)


class RecordCodec:
    """Reads the actions and events of one game.

    Raises (all methods):
        msgspec.ValidationError: The JSON is not such a record.
    """

    def __init__(self, actions: tuple[type[Action], ...], events: tuple[type[Event], ...]) -> None:
        self._actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(reduce(or_, actions))
        self._events: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(
            tuple.__class_getitem__((reduce(or_, events), ...))
        )

    def action(self, data: bytes | msgspec.Raw) -> Action:
        """An action from its JSON."""
        return self._actions.decode(data)

    def events(self, data: bytes | msgspec.Raw) -> tuple[Event, ...]:
        """The events of an entry from their JSON."""
        return self._events.decode(data)
