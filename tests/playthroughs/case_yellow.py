"""May 1940 by a script: Sickle Cut, landings, the frontier, Belgium, and the end of Holland."""

from __future__ import annotations

from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    ChooseOrder,
    DeclareSickleCut,
    Drop,
    EndPhase,
    EndSetup,
    FillCup,
    LandCoup,
)
from tests.playthroughs.hand import Hand

KEY = "blitzkrieg_1940/1940"

LANDINGS = {
    "coup_hague": "E2210",
    "coup_valkenburg": "E2310",
    "coup_waalhaven": "E2212",
    "coup_moerdijk": "E2213",
    "coup_eben": "E2423",
}

INTO_HOLLAND = {
    "E4104": ("ger_kd_1",),
    "E3509": ("ger_id_225", "ger_id_30"),
    "E3113": ("ger_id_207", "ger_ss_lah", "ger_id_227"),
    "E3015": ("ger_id_254", "ger_id_256"),
    "E2215": ("ger_pz_9", "ger_ss_v"),
    "E2617": ("ger_id_208", "ger_id_56"),
    "E2615": ("ger_id_216",),
    "E2522": ("ger_id_18", "ger_pz_4"),
}
"""German units by the city they make for."""

INTO_BELGIUM = {
    "E2323": ("ger_id_269", "ger_id_253", "ger_id_251", "ger_pz_3"),
    "E1826": ("ger_id_8", "ger_id_28", "ger_id_32", "ger_id_62"),
    "E1630": ("ger_pz_1", "ger_pz_2", "ger_pz_10", "ger_gd"),
}

ALLIED_ADVANCE = {
    "E1816": ("fra_dlm_1",),
    "E1718": ("gbr_id_3",),
    "E1719": ("gbr_id_1", "gbr_id_2"),
    "E1821": ("fra_dlm_2", "fra_dlm_3"),
    "E1622": ("fra_dim_9",),
    "E1725": ("fra_dim_5",),
}
"""Allied units by where they go in Belgium."""


def play() -> Session:
    """The campaign for three turns."""
    hand = Hand(KEY, "case yellow")
    hand.take(DeclareSickleCut("yes"), FillCup(("ger_pz_7", "ger_pz_5"), "cup"), EndSetup())
    hand.take(*(Drop((unit,), hex_) for unit, hex_ in LANDINGS.items()))
    for unit in LANDINGS:
        hand.take(LandCoup(unit))
        hand.settle("land_coup", "choose_order")
    while hand.phase < (4, 1):
        _segment(hand)
    return hand.session


def _segment(hand: Hand) -> None:
    """A side's part of a couplet: both sides first move and then fight."""
    hand.settle("choose_order")
    side = hand.phase[2]
    hand.take(ChooseOrder("move_fight"))
    hand.settle("end_phase")
    goals = {**INTO_HOLLAND, **INTO_BELGIUM} if side == "german" else ALLIED_ADVANCE
    for goal, units in goals.items():
        hand.march(goal, *units)
    hand.take(EndPhase())
    hand.settle("end_phase", "choose_order")
    if hand.phase[2:] != (side, "combat"):
        return
    for goal, units in goals.items():
        for target in hand.targets(goal, units):
            hand.assault(target, *units)
    hand.take(EndPhase())
