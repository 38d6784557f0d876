"""What lies on the table: a session's position, and the units selected in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, auto

from blitz_desktop.core.board import Hex
from blitz_desktop.core.decisions import Decision
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.seating import Seating
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_assault, is_gesture, is_march, is_muster
from blitz_desktop.session.kind import Terms
from blitz_desktop.session.session import Session


class Change(Enum):
    """What a listener is told: the position changed, the selection, the action being made, or notes."""

    POSITION = auto()
    SELECTION = auto()
    DRAFT = auto()
    NOTES = auto()


Listener = Callable[[Change], None]


class Position:
    """The game as one side sees it, with what is selected and half made there.

    Attributes:
        session: The game.
        selection: Units selected, in the order of selecting.
        draft: The action being made; None where the player has begun none.
        seating: Who looks, and to whom the table must be passed.
        viewpoint: What the one who looks sees.
    """

    def __init__(self, session: Session, sitter: str | None = None) -> None:
        """Put a game on the table; in a game with fog, ``sitter`` is the side that sits there already."""
        self.session = session
        self.seating = Seating(session, sitter)
        self.selection: tuple[UnitId, ...] = ()
        self.draft: Draft | None = None
        self._listeners: list[Listener] = []
        self._held: Gesture | None = None
        self._parked: tuple[int, Draft] | None = None
        self.viewpoint = self._look()
        self._open_answer()

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over or the table shows the past."""
        return self.viewpoint.decision if self.session.is_live else None

    @property
    def moment(self) -> int:
        """Number of the entry after which the position on the table stands; 0 before the first."""
        return self.session.shown

    def listen(self, listener: Listener) -> None:
        """Be told of changes from now on."""
        self._listeners.append(listener)

    def refresh(self) -> None:
        """Take up the session's present position; a half-made action waits while the past is shown."""
        if self.draft is not None and not self.session.is_live:
            self._parked = (self.session.tree_head, self.draft)
        before = self.viewpoint.viewer
        self.viewpoint = self._look()
        if self.viewpoint.viewer != before:
            self.selection, self._parked, self._held = (), None, None
        self.draft = None
        self.selection = tuple(unit for unit in self.selection if unit in self.viewpoint.pieces)
        if self.session.is_live:
            self._take_up_parked()
        self._open_answer()
        self._tell(Change.POSITION)

    def sit_down(self) -> None:
        """Let the side that the table waits for look at it."""
        self.seating.sit_down()
        self.refresh()

    def agree(self, terms: Terms) -> None:
        """Go on under other terms.

        Raises:
            SessionError: They would give somebody an advantage.
        """
        self.session.agree(terms)
        self.refresh()

    def tell_notes(self) -> None:
        """Let everybody know that notes, bookmarks or plans have changed."""
        self._tell(Change.NOTES)

    def select(self, units: Iterable[UnitId]) -> None:
        """Select these units and no others; those out of sight are left out."""
        self.selection = tuple(dict.fromkeys(unit for unit in units if unit in self.viewpoint.pieces))
        self._tell(Change.SELECTION)

    def toggle(self, unit: UnitId) -> None:
        """Add a unit to the selection, or take it out."""
        kept = tuple(other for other in self.selection if other != unit)
        self.select(kept if unit in self.selection else (*self.selection, unit))

    def in_hand(self, unit: UnitId) -> tuple[UnitId, ...]:
        """What a drag of this unit takes along: the selected part of its stack, bottom first, or it alone.

        Where units alone are asked for, those picked go along from wherever they stand.
        """
        if self.draft is not None and is_muster(self.draft.offer) and self.draft.picked:
            return (unit, *(other for other in self.draft.picked if other != unit))
        if unit not in self.selection:
            return (unit,)
        at = self.viewpoint.pieces[unit].at
        return tuple(piece.id for piece in self.viewpoint.stack(at) if piece.id in self.selection)

    def ready_units(self) -> tuple[UnitId, ...]:
        """Units that may still be sent somewhere in this decision."""
        offers = self.decision.offers if self.decision else ()
        marches = [
            self.viewpoint.choices(offer, {}) for offer in offers if is_march(offer) and offer.legality
        ]
        return tuple(dict.fromkeys(unit for march in marches for unit in march.legal))

    def scene_of_action(self) -> Hex | None:
        """A hex in the middle of what the decision is about; None where it is about no place on the map."""
        decision = self.viewpoint.decision
        if decision is None:
            return None
        board, pieces = self.viewpoint.scenario.board, self.viewpoint.pieces
        places = decision.focus or [pieces[unit].at for unit in self.ready_units()]
        own = [piece.at for piece in pieces.values() if piece.side == decision.side]
        hexes = [at for at in places if at in board] or [at for at in own if at in board]
        if not hexes:
            return None
        return min(hexes, key=lambda hex_: sum(board.distance(hex_, other) for other in hexes))

    def targets(self) -> tuple[Hex, ...]:
        """Hexes that may be attacked in this decision."""
        offers = self.decision.offers if self.decision else ()
        assaults = [offer for offer in offers if is_assault(offer) and offer.legality]
        hexes = (hex_ for offer in assaults for hex_ in self.viewpoint.choices(offer, {}).legal)
        return tuple(dict.fromkeys(hexes))

    def plan_targets(self) -> tuple[Hex, ...]:
        """Hexes on which an attack can be planned in this decision."""
        decision = self.decision
        offers = (*decision.offers, *decision.later) if decision else ()
        assaults = [offer for offer in offers if is_assault(offer) and offer.legality]
        return tuple(
            dict.fromkeys(hex_ for offer in assaults for hex_ in self.viewpoint.choices(offer, {}).legal)
        )

    def is_considered(self, hex_: Hex) -> bool:
        """Whether an attack on a hex is worth asking about, if only to hear why it may not be attacked."""
        offers = self.decision.offers if self.decision else ()
        return any(hex_ in self.viewpoint.choices(offer, {}).targets for offer in offers if is_assault(offer))

    def _take_up_parked(self) -> None:
        """Go on with the action that was half made when the past was looked at, if play stands there."""
        parked, self._parked = self._parked, None
        if parked is not None and parked[0] == self.session.tree_head:
            self.draft = parked[1]

    def _open_answer(self) -> None:
        """Take up by itself the only thing that is asked, such as whose steps are lost."""
        decision = self.decision
        if self.draft is not None or decision is None or any(is_gesture(offer) for offer in decision.offers):
            return
        slotted = [offer for offer in decision.offers if offer.slots and offer.legality]
        if len(slotted) == 1:
            self.draft = Draft(self.viewpoint, slotted[0])

    def _look(self) -> Viewpoint:
        session, seating = self.session, self.seating
        seating.settle()
        return Viewpoint(
            session.system,
            session.scenario,
            session.seen,
            seating.viewer,
            is_standing_in=seating.is_standing_in and session.is_live,
        )

    def _tell(self, change: Change) -> None:
        for listener in self._listeners:
            listener(change)
