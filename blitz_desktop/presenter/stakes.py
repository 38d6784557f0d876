"""What hangs on an answer: the odds of each, while a battle is being decided."""

from __future__ import annotations

from blitz_desktop.core.entries import Action
from blitz_desktop.core.forecast import Forecast
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.odds import percent
from blitz_desktop.presenter.viewpoint import Viewpoint
from blitz_desktop.presenter.ways import is_aimed

_FIGURES = 2
"""So many of the figures of a forecast fit into a line."""


def stakes(viewpoint: Viewpoint, draft: Draft | None) -> tuple[tuple[str, str], ...]:
    """The odds of each answer that asks nothing more, and of the action being made, by their labels.

    None where chance plays no part, nor of an attack that has its target: the battle dialog tells these.
    """
    if draft is not None and is_aimed(draft):
        return ()
    offers = viewpoint.decision.offers if viewpoint.decision else ()
    plain = (offer for offer in offers if not offer.slots and not offer.is_minor)
    answers = [(offer.label, offer.fill({})) for offer in plain]
    if draft is not None and draft.outline is not None:
        answers.append((draft.offer.label, draft.outline))
    told = ((label, _forecast(viewpoint, action)) for label, action in answers)
    return tuple((label, _line(forecast)) for label, forecast in told if forecast is not None)


def _forecast(viewpoint: Viewpoint, action: Action) -> Forecast | None:
    return viewpoint.forecast(action) if viewpoint.legality(action) else None


def _line(forecast: Forecast) -> str:
    figures = (labelled(figure.label, percent(figure.chance)) for figure in forecast.figures[:_FIGURES])
    return " · ".join((forecast.headline, *figures))
