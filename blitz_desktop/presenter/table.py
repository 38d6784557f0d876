"""The table without its picture: what a player points at becomes whole actions."""

from __future__ import annotations

from collections.abc import Callable

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import LEGAL, Legality
from blitz_desktop.core.decisions import Choices, Offer, SlotKind
from blitz_desktop.core.entries import Action, Entry
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.core.state import Location
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.position import Change, Listener, Position
from blitz_desktop.presenter.ways import is_aimed, is_assault

__all__ = ["Change", "Listener", "Table"]


class Table(Position):
    """Turns what a player points at into whole actions."""

    def pick_up(self, units: tuple[UnitId, ...]) -> Gesture | None:
        """What putting these units down would mean; None when there is nothing to decide."""
        decision = self.decision
        if decision is None:
            return None
        held, preferred = self._held, self.draft.offer if self.draft else None
        if held is None or not held.belongs_to(self.viewpoint, units, preferred):
            held = self._held = Gesture(self.viewpoint, decision, units, preferred)
        return held

    def gesture_of(self, units: tuple[UnitId, ...]) -> Gesture | None:
        """What putting some units down would mean, asked without taking them up."""
        decision = self.decision
        return None if decision is None else Gesture(self.viewpoint, decision, units)

    def reach_in_hand(self, unit: UnitId) -> Choices | None:
        """Where a unit could go, with what a drag takes along; None where it has to stay."""
        if unit not in self.viewpoint.pieces or self.draft is not None:
            return None
        gesture = self.gesture_of(self.in_hand(unit))
        return gesture.reach if gesture is not None and gesture.legality else None

    def put_down(self, gesture: Gesture, at: Location) -> Entry | Legality | Draft:
        """End a drag on a hex or box: what happened, why not, or the action that needs more answers.

        Of units that go one after the other, the first that cannot stays with those behind it, all selected.
        """
        verdict = gesture.at(at)
        if verdict.draft is None:
            return verdict.legality
        if verdict.draft.is_complete:
            return self._march(verdict.draft.action(), verdict.followers, gesture.units)
        self._set_draft(verdict.draft)
        return verdict.draft

    def can_put_down(self, at: Location) -> bool:
        """Whether the selected units may go to a place, as things stand."""
        gesture = self.pick_up(self.selection) if self.selection else None
        return gesture is not None and bool(gesture.at(at).legality)

    def take_up(self, offer: Offer) -> Entry | Legality | Draft:
        """Take up an offer; one without slots is carried out at once."""
        if not offer.legality:
            return offer.legality
        if not offer.slots:
            return self._submit(offer.fill({}))
        draft = Draft(self.viewpoint, offer)
        if offer.slots[0].kind is SlotKind.UNITS:
            draft.pick_only(self.selection)
        self._set_draft(draft)
        return draft

    def aim(self, hex_: Hex) -> Draft | Legality | None:
        """Take up the attack on a hex with everyone who can join in; None where nothing attacks hexes now."""
        offers = self.decision.offers if self.decision else ()
        refusal: Legality | None = None
        for offer in filter(is_assault, offers):
            draft = Draft(self.viewpoint, offer)
            legality = offer.legality and draft.pick(hex_)
            if legality:
                draft.pick_all()
                self._set_draft(draft)
                return draft
            refusal = refusal or legality
        return refusal

    def plan(self, hex_: Hex) -> Draft | None:
        """Take up the attack on a hex of this phase or a later one, to look at; None where there is none."""
        decision = self.decision
        offers = (*decision.offers, *decision.later) if decision else ()
        for offer in filter(is_assault, offers):
            draft = Draft(self.viewpoint, offer)
            if offer.legality and draft.pick(hex_):
                draft.pick_all()
                self._set_draft(draft)
                return draft
        return None

    def resume(self, draft: Draft) -> None:
        """Take up an action that was prepared elsewhere, such as a plan."""
        self._set_draft(draft)

    def pick(self, target: str) -> Entry | Legality | Draft:
        """Pick a target for the slot in hand; a pick that completes the action carries it out."""
        return self._on_draft(
            lambda draft: draft.toggle(target) if draft.takes_several else draft.pick(target)
        )

    def lose_step(self, unit: UnitId) -> Entry | Legality | Draft:
        """Let a unit lose one more step."""
        return self._on_draft(lambda draft: draft.pick(unit))

    def spare_step(self, unit: UnitId) -> None:
        """Take back one step of a unit's loss."""
        if self.draft is not None:
            self.draft.unpick(unit)
            self._tell(Change.DRAFT)

    def confirm(self) -> Entry | Legality | Draft:
        """Confirm what is picked; carries the action out when that completes it."""
        return self._on_draft(lambda draft: draft.confirm())

    def back(self) -> None:
        """Go back to the slot before, or give the action up when it was the first."""
        if self.draft is None:
            return
        if self.draft.back():
            self._tell(Change.DRAFT)
        else:
            self.cancel()

    def cancel(self) -> None:
        """Give the half-made action up. A decision that offers one thing alone is asked again."""
        self.draft = None
        self._open_answer()
        self._tell(Change.DRAFT)

    def _on_draft(self, step: Callable[[Draft], Legality]) -> Entry | Legality | Draft:
        draft = self.draft
        if draft is None or self.decision is None:
            return LEGAL
        slot = draft.slot
        legality = step(draft)
        if legality and draft.is_complete:
            return self._complete(draft)
        if draft.slot is not slot and is_aimed(draft):
            draft.pick_all()
        self._tell(Change.DRAFT)
        return draft if legality else legality

    def _complete(self, draft: Draft) -> Entry | Legality:
        """Carry a complete draft out; one that is refused takes its last slot in hand again."""
        result = self._submit(draft.action())
        if isinstance(result, Legality):
            draft.back()
            self._tell(Change.DRAFT)
        return result

    def _submit(self, action: Action) -> Entry | Legality:
        result = self.session.submit(action)
        if isinstance(result, Entry):
            self.selection = ()
            self.refresh()
        return result

    def _march(
        self, action: Action, followers: tuple[Action, ...], units: tuple[UnitId, ...]
    ) -> Entry | Legality:
        """Send units on their way; those that may move on stay selected, so that some can be left behind."""
        result = self._submit(action)
        if not isinstance(result, Entry):
            return result
        for place, follower in enumerate(followers, start=1):
            result = self._submit(follower)
            if not isinstance(result, Entry):
                self.select(units[place:])
                return result
        ready = self.ready_units()
        self.select(unit for unit in units if unit in ready)
        return result

    def _set_draft(self, draft: Draft) -> None:
        self.draft = draft
        self._tell(Change.DRAFT)
