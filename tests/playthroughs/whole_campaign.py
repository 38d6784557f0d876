"""May 1940 to the last turn: Sickle Cut, landings, the fall of Holland, the RAF, the breach, the count."""

from __future__ import annotations

from blitz_desktop.session.session import Session
from blitz_desktop.systems.blitzkrieg_1940.actions import (
    DeclareSickleCut,
    Drop,
    EndSetup,
    FillCup,
    LandCoup,
)
from tests.playthroughs.captain import Captain, Orders

KEY = "blitzkrieg_1940/1940"
SEED = "whole campaign"

LANDINGS = {
    "coup_eben": "E2423",
    "coup_hague": "E2210",
    "coup_moerdijk": "E2213",
    "coup_waalhaven": "E2212",
}

PANZER_GROUP = (
    "ger_pz_1",
    "ger_pz_2",
    "ger_pz_10",
    "ger_pz_6",
    "ger_pz_8",
    "ger_mot_2",
    "ger_mot_13",
    "ger_mot_29",
)
"""What waits in the cup for turn 2."""

HOLLAND: Orders = {
    "E4104": ("ger_kd_1",),
    "E3509": ("ger_id_225", "ger_id_30"),
    "E3113": ("ger_id_207", "ger_ss_lah", "ger_id_227"),
    "E3015": ("ger_id_254", "ger_id_256"),
    "E2617": ("ger_id_208", "ger_id_56"),
    "E2615": ("ger_id_216",),
    "E2415": ("ger_pz_9",),
    "E2215": ("ger_ss_v",),
}
LIEGE: Orders = {
    "E2423": ("ger_id_18", "ger_id_7", "ger_id_35"),
    "E2323": ("ger_id_269", "ger_id_253", "ger_id_251", "ger_id_61"),
    "E1723": ("ger_id_8", "ger_id_28", "ger_pz_5", "ger_pz_7"),
}
BRUSSELS: Orders = {
    "E1719": ("ger_pz_3", "ger_pz_4", "ger_mot_20", "ger_id_14"),
    "E1816": ("ger_id_19", "ger_id_31"),
}
ARDENNES: Orders = {
    "E1630": PANZER_GROUP,
    "E1731": ("ger_id_5", "ger_id_21", "ger_id_25"),
}
SAAR: Orders = {
    "E2538": ("ger_id_258", "ger_id_93", "ger_id_79", "ger_id_94"),
    "E2539": ("ger_id_75", "ger_id_268", "ger_id_95", "ger_id_98"),
    "E2438": ("ger_id_36", "ger_id_68", "ger_id_10", "ger_id_44"),
}
TO_THE_SOMME: Orders = {
    "W5411": ("ger_pz_1", "ger_pz_2", "ger_mot_13"),
    "W4908": ("ger_pz_10", "ger_mot_29"),
    "E1522": ("ger_pz_6", "ger_pz_8", "ger_mot_2"),
    "E1619": ("ger_pz_5", "ger_pz_7"),
}
TO_THE_COAST: Orders = {
    "W4901": ("ger_pz_1", "ger_pz_2"),
    "W5200": ("ger_pz_10", "ger_mot_13", "ger_mot_29"),
    "E1017": ("ger_pz_6", "ger_pz_8", "ger_mot_2"),
    "E1316": ("ger_pz_5", "ger_pz_7"),
    "E1817": ("ger_pz_9", "ger_ss_v", "ger_id_208", "ger_id_56"),
}
TO_DUNKIRK: Orders = {**TO_THE_COAST, "W5600": ("ger_pz_1", "ger_pz_2"), "E1013": ("ger_pz_5", "ger_pz_7")}

DYLE: Orders = {
    "E1816": ("fra_dlm_1",),
    "E1718": ("gbr_id_3",),
    "E1719": ("gbr_id_1", "gbr_id_2"),
    "E1821": ("fra_dlm_2", "fra_dlm_3"),
    "E1622": ("fra_dim_9",),
    "E1725": ("fra_dim_5",),
}
SOMME: Orders = {
    "W5411": ("fra_dcr_1", "fra_dcr_2", "fra_dim_3"),
    "W4908": ("fra_dcr_3", "fra_dcr_4", "fra_di_10"),
    "W5407": ("gbr_id_5", "gbr_tank_1", "gbr_id_50"),
    "W5200": ("gbr_arm_1", "gbr_bde_30"),
}

ORDERS = {
    "german": {
        1: {**HOLLAND, **LIEGE, **BRUSSELS, **ARDENNES, **SAAR},
        3: {**HOLLAND, **LIEGE, **BRUSSELS, **TO_THE_SOMME, **SAAR},
        4: {**HOLLAND, **LIEGE, **BRUSSELS, **TO_THE_COAST, **SAAR},
        6: {**LIEGE, **BRUSSELS, **TO_DUNKIRK, **SAAR},
    },
    "allied": {1: DYLE, 2: {**DYLE, **SOMME}},
}
ANSWERS = {
    "german choose_order": "move_fight",
    "allied choose_order": "fight_move",
    "commit_raf": "yes",
    "relieve_coup": "remove",
    "support_battle": "1",
    "check_capitulation": "",
}


def play() -> Session:
    """The campaign to its end."""
    captain = Captain(KEY, SEED, ORDERS, ANSWERS)
    captain.take(DeclareSickleCut("yes"), FillCup(PANZER_GROUP, "cup"), EndSetup())
    captain.take(*(Drop((unit,), hex_) for unit, hex_ in LANDINGS.items()))
    for unit in LANDINGS:
        captain.take(LandCoup(unit))
        captain.settle("land_coup", "end_drops")
    captain.play()
    return captain.session
