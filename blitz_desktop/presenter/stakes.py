"""What hangs on an answer: the odds of each, while a battle is being decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from blitz_desktop.core.decisions import SlotKind
from blitz_desktop.core.entries import Action
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_aimed

_MOST_UNITS = 6
"""Units of which one is to be named, so that each has a line of its own."""


class Stake(NamedTuple):
    """An answer, by the words on its button or the unit it names, and what it would bring."""

    label: str
    forecast: Forecast


def stakes(viewpoint: Viewpoint, draft: Draft | None) -> tuple[Stake, ...]:
    """The odds of each answer that asks nothing more, and of what may be or has been picked.

    None where chance plays no part, nor of an attack that has its target: the battle dialog tells these.
    """
    if draft is not None and is_aimed(draft):
        return ()
    found = ((label, _forecast(viewpoint, action)) for label, action in _answers(viewpoint, draft))
    return tuple(Stake(label, forecast) for label, forecast in found if forecast is not None)


def _answers(viewpoint: Viewpoint, draft: Draft | None) -> Iterator[tuple[str, Action]]:
    offers = viewpoint.decision.offers if viewpoint.decision else ()
    for offer in offers:
        if not offer.slots and not offer.is_minor:
            yield offer.label, offer.fill({})
    if draft is None:
        return
    if _names_one(draft):
        name = draft.offer.slots[0].name
        for unit in draft.choices.legal:
            yield viewpoint.pieces[unit].face.name, draft.offer.fill({name: (unit,)})
    elif draft.outline is not None:
        yield draft.offer.label, draft.outline
    else:
        yield from _last_answers(viewpoint, draft)


def _last_answers(viewpoint: Viewpoint, draft: Draft) -> Iterator[tuple[str, Action]]:
    """What may be answered to the last question, such as how many aircraft, with what is picked before it."""
    taken, last = draft.taken, draft.offer.slots[-1]
    if last.kind is SlotKind.OPTION and draft.offer.next_slot(taken) is last:
        choices = viewpoint.choices(draft.offer, taken)
        for option in choices.legal:
            yield choices[option].label or option, draft.offer.fill({**taken, last.name: option})


def _names_one(draft: Draft) -> bool:
    """Whether one unit is to be named out of a few, and nothing else."""
    slots = draft.offer.slots
    return [(slot.kind, slot.most) for slot in slots] == [(SlotKind.UNITS, 1)] and len(
        draft.choices.legal
    ) <= _MOST_UNITS


def _forecast(viewpoint: Viewpoint, action: Action) -> Forecast | None:
    return viewpoint.forecast(action) if viewpoint.legality(action) else None
