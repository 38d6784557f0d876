"""Attacks that the player means to make: notes in the record, with their odds as things stand now."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.pieces import UnitId
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_assault
from blitz_desktop.session.annotations import PLAN, Annotation
from blitz_desktop.session.session import Session


@dataclass(frozen=True)
class Plan:
    """An attack that is meant.

    Attributes:
        key: Key of its annotation.
        side: The side that means it; empty where its note does not say.
        units: Attackers meant that are still in sight.
        able: Those of them that may attack it as things stand.
        twice: Attackers that another plan wants too.
        forecast: Its odds; None where it cannot be reckoned now.
        legality: Why the target cannot be attacked, or an attacker cannot join in, where that is so.
        can_begin: Whether it can be made now.
    """

    key: int
    side: str
    target: Hex
    units: tuple[UnitId, ...]
    able: tuple[UnitId, ...]
    twice: tuple[UnitId, ...]
    forecast: Forecast | None
    legality: Legality
    can_begin: bool


def note_plan(session: Session, draft: Draft) -> Annotation:
    """Note an attack with its target and the attackers picked, in place of an earlier plan for the target."""
    target, units = draft_target(draft), draft.picked
    side = session.decision.side if session.decision else ""
    data = {"offer": draft.offer.kind, "side": side, "target": target, "units": list(units)}
    for old in _noted(session):
        if old.data["target"] == target and _is_open(session, old):
            session.amend(old.key, data=data)
            return old
    return session.annotate(PLAN, data=data, number=session.head)


def draft_target(draft: Draft) -> Hex:
    """The hex that an attack is aimed at."""
    return str(draft.filled[draft.offer.slots[0].name])


def plans(session: Session, viewpoint: Viewpoint) -> tuple[Plan, ...]:
    """Every attack that the side at work means and has not made yet, in the order of planning."""
    noted = _open(session, viewpoint)
    wanted = [unit for note in noted for unit in note.data["units"]]
    return tuple(_plan(note, viewpoint, wanted) for note in noted)


def planned(session: Session, viewpoint: Viewpoint) -> tuple[tuple[Hex, tuple[UnitId, ...]], ...]:
    """Target and attackers of the same attacks, without their odds."""
    return tuple((note.data["target"], tuple(note.data["units"])) for note in _open(session, viewpoint))


def draft_of(session: Session, viewpoint: Viewpoint, key: int) -> Draft | None:
    """The attack that a plan leads to, its attackers picked; None where it cannot be begun."""
    note = next((note for note in _noted(session) if note.key == key), None)
    offer = None if note is None else _offer(viewpoint, note)
    if note is None or offer is None:
        return None
    draft = Draft(viewpoint, offer)
    if not draft.pick(str(note.data["target"])):
        return None
    draft.pick_only(tuple(note.data["units"]))
    return draft


def _noted(session: Session) -> tuple[Annotation, ...]:
    return tuple(note for note in session.annotations if note.kind == PLAN and "target" in note.data)


def _open(session: Session, viewpoint: Viewpoint) -> tuple[Annotation, ...]:
    """The plans of the side at work that are still to be carried out in the position shown."""
    at_work = {viewpoint.state.clock.side, viewpoint.decision.side if viewpoint.decision else ""}
    return tuple(
        note
        for note in _noted(session)
        if note.data.get("side", "") in {"", *at_work} and _is_open(session, note)
    )


def _is_open(session: Session, note: Annotation) -> bool:
    """Whether the attack that a note means has not been made since, in the line of play as it is shown.

    Nothing is rubbed out: who takes the attack back has the plan again.
    """
    since = session.annotated(note)
    if since is None:
        return True
    return not any(
        entry.action.__struct_config__.tag == note.data["offer"]
        and note.data["target"] in msgspec.structs.astuple(entry.action)
        for entry in session.entries[since : session.shown]
    )


def _offer(viewpoint: Viewpoint, note: Annotation) -> Offer | None:
    decision = viewpoint.decision
    if decision is None:
        return None
    offers = (*decision.offers, *decision.later)
    return next((offer for offer in offers if offer.kind == note.data["offer"] and is_assault(offer)), None)


def _plan(note: Annotation, viewpoint: Viewpoint, wanted: list[UnitId]) -> Plan:
    target, side = str(note.data["target"]), str(note.data.get("side", ""))
    units = tuple(unit for unit in note.data["units"] if unit in viewpoint.pieces)
    twice = tuple(unit for unit in units if wanted.count(unit) > 1)
    offer, decision = _offer(viewpoint, note), viewpoint.decision
    if offer is None or decision is None:
        return Plan(note.key, side, target, units, (), twice, None, Legality(), can_begin=False)
    draft = Draft(viewpoint, offer)
    legality = draft.pick(target)
    if not legality:
        return Plan(note.key, side, target, units, (), twice, None, legality, can_begin=False)
    for unit in units:
        legality &= draft.choices[unit].legality
    draft.pick_only(units)
    action = draft.outline
    forecast = viewpoint.forecast(action) if action is not None and draft.picked else None
    can_begin = offer in decision.offers and bool(draft.picked)
    return Plan(note.key, side, target, units, draft.picked, twice, forecast, legality, can_begin)
