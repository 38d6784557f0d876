"""Who looks at the table, and to whom it must be passed before play goes on."""

from __future__ import annotations

from blitz_desktop.core.decisions import Decision, SlotKind
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.session.kind import Kind
from blitz_desktop.session.session import Session

ONLOOKER = ""
"""A viewer of no side, who sees what both sides may see."""

_UNITS = frozenset({SlotKind.UNITS, SlotKind.ALLOCATION})
_ASKED_SHORTLY = _UNITS | {SlotKind.OPTION}


def usual_viewer(session: Session) -> str | None:
    """Who looks at a game when nobody sits down: the side whose copy it is, or nobody in particular."""
    if not session.terms.is_fogged:
        return None
    return session.seat if session.terms.kind is Kind.BY_FILE else ONLOOKER


class Seating:
    """The seat at the table. It is asked anew (``settle``) whenever the position or the terms have changed.

    Attributes:
        viewer: The side that looks; None where both sides are seen, ``ONLOOKER`` while nobody sits.
        due: The side that must sit down before play goes on; None where the right one sits.
        is_standing_in: Whether the side that sits answers a small question put to the other one.
    """

    def __init__(self, session: Session, sitter: str | None = None) -> None:
        self._session = session
        self._sitter = sitter
        self.viewer: str | None = None
        self.due: str | None = None
        self.is_standing_in = False
        self._is_settled = False

    @property
    def sitter(self) -> str | None:
        """The side that sits, also while it waits behind the curtain; None before the first has sat down."""
        return self._sitter

    @property
    def is_waiting(self) -> bool:
        """Whether this is a game by file in which the other player must decide on his copy."""
        session = self._session
        decision = session.decision
        return (
            session.terms.kind is Kind.BY_FILE
            and session.is_live
            and decision is not None
            and decision.side != session.seat
            and not self.is_standing_in
        )

    def settle(self) -> None:
        """Find out who should look. While the past is shown, nobody changes seats."""
        session = self._session
        if not session.terms.is_fogged:
            self.viewer, self.due, self.is_standing_in = None, None, False
        elif session.is_live or not self._is_settled:
            self._settle_in_fog(session.decision)
        self._is_settled = True
        session.viewer = self.viewer

    def sit_down(self) -> None:
        """Let the side that is waited for sit down."""
        if self.due is not None:
            self._sitter = self.due
            self._session.pass_to(self.due)
            self.settle()

    def _settle_in_fog(self, decision: Decision | None) -> None:
        by_file = self._session.terms.kind is Kind.BY_FILE
        wanted = self._session.seat if by_file else decision.side if decision else self._sitter
        stands_in = decision is not None and self._can_stand_in(decision)
        is_seated = self._sitter is not None and (wanted == self._sitter or (stands_in and not by_file))
        self.is_standing_in = is_seated and stands_in
        self.viewer = self._sitter if is_seated else ONLOOKER
        self.due = None if is_seated else wanted

    def _can_stand_in(self, decision: Decision) -> bool:
        """Whether a question put to the other side in one's own turn is small and shows nothing hidden."""
        session, state = self._session, self._session.state
        if not session.terms.is_brief or self._sitter is None or self._sitter == decision.side:
            return False
        if session.is_secret_from(self._sitter):
            return False
        if state.frame is None or state.clock.side != self._sitter:
            return False
        seen = Viewpoint(session.system, session.scenario, state, self._sitter, is_standing_in=True)
        return _is_small(seen, decision)


def _is_small(seen: Viewpoint, decision: Decision) -> bool:
    """Whether a decision asks for nothing but units in sight and plain answers."""
    slots = [slot for offer in decision.offers for slot in offer.slots]
    if not _ASKED_SHORTLY.issuperset(slot.kind for slot in slots):
        return False
    asking = (offer for offer in decision.offers if offer.legality and offer.slots)
    return all(
        target in seen.pieces
        for offer in asking
        if offer.slots[0].kind in _UNITS
        for target in seen.choices(offer, {}).targets
    )
