"""Which offers of a decision stand out, and which wait in a list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blitz_desktop.core.decisions import Offer
from blitz_desktop.presenter.ways import is_gesture

_MOST_BUTTONS = 3
"""More offers than this do not all get a button."""


@dataclass(frozen=True)
class OfferGroups:
    """Offers by how much they stand out.

    Attributes:
        prominent: Worth a button, the one that ends the decision last.
        listed: Made on the map by dragging; a list serves those who do not drag.
        minor: Nobody's usual answer.
    """

    prominent: tuple[Offer, ...]
    listed: tuple[Offer, ...] = ()
    minor: tuple[Offer, ...] = ()

    @property
    def main(self) -> Offer | None:
        """The one offer that carries on without further questions; None where there are several or none."""
        plain = [offer for offer in self.prominent if not offer.slots]
        return plain[0] if len(plain) == 1 else None

    def folded(self) -> OfferGroups:
        """With all but the main offer in one list, for a narrow window; as it is where none is main."""
        if self.main is None:
            return self
        others = tuple(offer for offer in self.prominent if offer != self.main)
        return OfferGroups((self.main,), (), (*others, *self.listed, *self.minor))


def group_offers(offers: Iterable[Offer], answered: Offer | None = None) -> OfferGroups:
    """Group offers; one that is being answered already is left out unless it is made by dragging."""
    asked = [offer for offer in offers if offer != answered or is_gesture(offer)]
    minor = tuple(offer for offer in asked if offer.is_minor)
    usual = sorted((offer for offer in asked if not offer.is_minor), key=lambda offer: not offer.slots)
    if len(usual) <= _MOST_BUTTONS:
        return OfferGroups(tuple(usual), (), minor)
    return OfferGroups(
        tuple(offer for offer in usual if not is_gesture(offer)),
        tuple(offer for offer in usual if is_gesture(offer)),
        minor,
    )
