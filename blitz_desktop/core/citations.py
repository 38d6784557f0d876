"""Which rule says so: references, reasons and legality."""

from __future__ import annotations

import msgspec


class RuleRef(msgspec.Struct, frozen=True, order=True):
    """A paragraph of a rulebook.

    Attributes:
        book: Id of the game system, such as ``some_game``.
        section: Id of the paragraph in that system's ``rules.yaml``, such as ``13.9.D``.
    """

    book: str
    section: str

    def __str__(self) -> str:
        return self.section


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be done.

    Attributes:
        code: Stable short name, for tests and translations.
        text: One sentence for the player.
        rule: The paragraph that forbids it.
        where: Hex or unit at fault, where there is one.
    """

    code: str
    text: str
    rule: RuleRef
    where: str | None = None


class Legality(msgspec.Struct, frozen=True, gc=False):
    """Truthy when nothing forbids; otherwise it lists every reason found.

    >>> bool(LEGAL)
    True
    """

    reasons: tuple[Reason, ...] = ()

    @classmethod
    def of(cls, reason: Reason | None) -> Legality:
        """Legal, or refused for the one reason there is."""
        return LEGAL if reason is None else cls((reason,))

    def __bool__(self) -> bool:
        return not self.reasons

    def __and__(self, other: Legality) -> Legality:
        return Legality(self.reasons + other.reasons)


LEGAL = Legality()


def refuse(code: str, text: str, rule: RuleRef, where: str | None = None) -> Legality:
    """A legality that refuses for one reason."""
    return Legality((Reason(code, text, rule, where),))
