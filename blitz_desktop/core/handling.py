"""How games answer for their actions: when each is open, its targets, its legality, what it does.

A game keeps one table from action types to these handlers and asks it for everything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from blitz_desktop.core.citations import LEGAL, Legality
from blitz_desktop.core.decisions import Choices, Filled
from blitz_desktop.core.entries import Action
from blitz_desktop.core.state import Frame, GameState
from blitz_desktop.core.transaction import Transaction


class Moment(Protocol):
    """What a handler must know of a game's situation."""

    @property
    def state(self) -> GameState[Any]:
        """The position."""
        ...


MomentT = TypeVar("MomentT", bound=Moment)


@dataclass(frozen=True)
class InPhase(Generic[MomentT]):
    """Handles an action that belongs to phases of the sequence of play."""

    phases: frozenset[str]
    check: Callable[[MomentT, Any], Legality]
    carry_out: Callable[[MomentT, Transaction[Any], Any], None]
    targets: Mapping[str, Callable[[MomentT, Filled], Choices]] = field(default_factory=dict)

    def is_open(self, sit: MomentT) -> bool:
        """Whether the phase is on and nothing interrupts it."""
        return sit.state.clock.phase in self.phases and sit.state.frame is None

    def choices(self, sit: MomentT, slot: str, filled: Filled) -> Choices:
        """Targets of a slot."""
        return self.targets[slot](sit, filled)

    def legality(self, sit: MomentT, action: Action) -> Legality:
        """Whether the action may be taken."""
        return self.check(sit, action)

    def apply(self, sit: MomentT, tx: Transaction[Any], action: Action) -> None:
        """Carry the action out."""
        self.carry_out(sit, tx, action)


@dataclass(frozen=True)
class InFrame(Generic[MomentT]):
    """Handles an action that answers an interruption; its functions are given the frame too."""

    frame: type[Frame]
    check: Callable[[MomentT, Any, Any], Legality]
    carry_out: Callable[[MomentT, Transaction[Any], Any, Any], None]
    targets: Mapping[str, Callable[[MomentT, Any, Filled], Choices]] = field(default_factory=dict)

    def is_open(self, sit: MomentT) -> bool:
        """Whether this interruption is the innermost one."""
        return isinstance(sit.state.frame, self.frame)

    def choices(self, sit: MomentT, slot: str, filled: Filled) -> Choices:
        """Targets of a slot."""
        return self.targets[slot](sit, sit.state.frame, filled)

    def legality(self, sit: MomentT, action: Action) -> Legality:
        """Whether the action may be taken."""
        return self.check(sit, sit.state.frame, action)

    def apply(self, sit: MomentT, tx: Transaction[Any], action: Action) -> None:
        """Carry the action out."""
        self.carry_out(sit, tx, sit.state.frame, action)


@dataclass(frozen=True)
class Anytime(Generic[MomentT]):
    """Handles an action without slots that is open to the very end of the game."""

    check: Callable[[MomentT, Any], Legality]
    carry_out: Callable[[MomentT, Transaction[Any], Any], None]

    def is_open(self, _sit: MomentT) -> bool:
        """It is."""
        return True

    def choices(self, _sit: MomentT, slot: str, _filled: Filled) -> Choices:
        """There is nothing to choose."""
        raise KeyError(slot)

    def legality(self, sit: MomentT, action: Action) -> Legality:
        """Whether the action may be taken."""
        return self.check(sit, action)

    def apply(self, sit: MomentT, tx: Transaction[Any], action: Action) -> None:
        """Carry the action out."""
        self.carry_out(sit, tx, action)


def always(_sit: Any, _action: Action) -> Legality:
    """Nothing forbids it once its phase is on."""
    return LEGAL


def always_due(_sit: Any, _due: Frame, _action: Action) -> Legality:
    """Nothing forbids it once it is asked for."""
    return LEGAL


Handler = InPhase[MomentT] | InFrame[MomentT] | Anytime[MomentT]
