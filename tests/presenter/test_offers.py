from __future__ import annotations

import msgspec

from blitz_desktop.core.decisions import Offer
from blitz_desktop.presenter.offers import group_offers
from tests.toy.game import ASSAULT, END, MARCH
from tests.toy.records import Halt, rule

HALT = Offer(Halt, "Halt", rule("1.1"))
GIVE_UP = Offer(Halt, "Give up", rule("1.1"), is_minor=True)


def test_a_few_offers_all_stand_out_the_one_that_ends_the_decision_last() -> None:
    groups = group_offers((END, MARCH, ASSAULT))
    assert groups.prominent == (MARCH, ASSAULT, END)
    assert groups.main == END


def test_of_many_offers_those_made_by_dragging_wait_in_a_list() -> None:
    groups = group_offers((MARCH, ASSAULT, HALT, END))
    assert groups.prominent == (HALT, END)
    assert groups.listed == (MARCH, ASSAULT)
    assert groups.main is None


def test_a_minor_offer_stands_apart_and_is_never_the_main_one() -> None:
    groups = group_offers((MARCH, END, GIVE_UP))
    assert groups.prominent == (MARCH, END)
    assert groups.minor == (GIVE_UP,)
    assert groups.main == END


def test_what_is_being_answered_is_not_offered_again_unless_it_is_dragged() -> None:
    losses = msgspec.structs.replace(HALT, label="Losses")
    assert group_offers((losses, END), losses).prominent == (END,)
    assert group_offers((MARCH, END), MARCH).prominent == (MARCH, END)


def test_folded_up_only_the_usual_answer_keeps_its_button() -> None:
    groups = group_offers((MARCH, END, GIVE_UP)).folded()
    assert groups.prominent == (END,)
    assert groups.minor == (MARCH, GIVE_UP)
    two = group_offers((END, HALT))
    assert two.folded() == two
