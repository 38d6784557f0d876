"""What comes after the decision in hand, and what ending a phase would leave undone."""

from __future__ import annotations

from blitz_desktop.core.decisions import Offer
from blitz_desktop.core.language import say, say_number
from blitz_desktop.core.view import Undone
from blitz_desktop.presenter.offers import group_offers
from blitz_desktop.presenter.planner import plans
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.viewpoint import Viewpoint

_MOVED = frozenset({"moved", "halted"})
"""Badges of counters that have had their move."""


def outlook(viewpoint: Viewpoint) -> str:
    """What happens next, in one sentence; empty where play is over or nobody can say."""
    phases = viewpoint.view.phases
    current = next((place for place, phase in enumerate(phases) if phase.is_current), None)
    if viewpoint.decision is None or current is None:
        return ""
    if viewpoint.decision.outlook:
        return viewpoint.decision.outlook
    if viewpoint.state.frames:
        return say("Then {label} goes on, or ends.", label=phases[current].label)
    following = phases[current + 1] if current + 1 < len(phases) else None
    if following is None:
        return say("Next: the turn ends.") if viewpoint.state.clock.turn else say("Next: play begins.")
    return say("Next: {label}.", label=following.label)


def left_undone(table: Table, offer: Offer) -> tuple[Undone, ...]:
    """What an offer that ends a phase would leave undone, what costs something first."""
    decision = table.decision
    if decision is None or offer != group_offers(decision.offers).main:
        return ()
    told = [line for line in table.viewpoint.view.undone if line.ends == offer.kind]
    told.sort(key=lambda line: not line.is_costly)
    return (*told, *_plans(table, offer), *_idle(table, offer))


def _plans(table: Table, offer: Offer) -> tuple[Undone, ...]:
    open_ = [plan for plan in plans(table.session, table.viewpoint) if plan.can_begin]
    if not open_:
        return ()
    where = tuple(plan.target for plan in open_)
    text = say("Planned attacks not made: {text}.", text=", ".join(where))
    return (Undone(offer.kind, text, offer.rule, where),)


def _idle(table: Table, offer: Offer) -> tuple[Undone, ...]:
    if not table.viewpoint.state.clock.turn:
        return ()  # units that are set up stay where they are by good right
    board, pieces = table.viewpoint.scenario.board, table.viewpoint.pieces
    ready = [pieces[unit] for unit in table.ready_units() if unit in pieces]
    idle = [
        piece
        for piece in ready
        if piece.at in board and not any(badge.kind in _MOVED for badge in piece.badges)
    ]
    if not idle:
        return ()
    where = tuple(dict.fromkeys(piece.at for piece in idle))
    text = say_number("{n} unit has not moved.", "{n} units have not moved.", len(idle))
    return (Undone(offer.kind, text, offer.rule, where),)
