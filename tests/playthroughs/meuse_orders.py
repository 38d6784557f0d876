"""The orders of both sides on the Meuse, 12 to 15 May 1940: where units go, what is shelled and bridged."""

from __future__ import annotations

from collections.abc import Mapping

from blitz_desktop.core.board import Hex

BRIDGES: Mapping[str, tuple[Hex, Hex]] = {
    "ger_m_pi58": ("3208", "3107"),
    "ger_m_pi89": ("3205", "3104"),
    "ger_m_pi32": ("2816", "2715"),
    "ger_m_pi12": ("3112", "3013"),
}
"""Where engineers go to build, and the hex over the river."""

FIRE: Mapping[tuple[int, str], tuple[Hex, ...]] = {
    (2, "german"): ("3104", "3108"),
    (3, "german"): ("3004", "3108"),
    (4, "german"): ("3108", "3111", "2711"),
    (5, "german"): ("2711", "2611", "2411"),
    (6, "german"): ("1610", "1609"),
    (3, "french"): ("3104",),
    (4, "french"): ("3107", "3104"),
    (6, "french"): ("1611", "1710"),
}
"""Hexes on which each side lays a barrage, by turn."""

ASSAULTS: Mapping[int, tuple[Hex, ...]] = {2: ("3104",), 3: ("3004",), 4: ("3108",)}
"""Hexes that the Germans attack whatever it may cost, by turn."""


def _battalions(regiment: str, *numbers: str) -> tuple[str, ...]:
    return tuple(f"ger_m_{regiment}_{number}" for number in numbers or ("i", "ii", "iii"))


_SR13, _SR14 = _battalions("sr13", "i", "ii"), _battalions("sr14", "i", "ii")
_SR6, _SR7 = _battalions("sr6", "i", "ii"), _battalions("sr7", "i", "ii")
_FIFTH_TANKS = ("ger_m_pr31", "ger_m_pr15_i", "ger_m_pr15_ii")
_SEVENTH_TANKS = ("ger_m_pr25", "ger_m_pz66")
_TO_THE_RIVER = {bank: (engineers,) for engineers, (bank, _) in BRIDGES.items()}

GERMAN = {
    1: {
        "3204": ("ger_m_sr13_i",),
        "3103": ("ger_m_aa8",),
        "3206": ("ger_m_k7",),
        "3303": ("ger_m_pr31", "ger_m_hq_5pz"),
        "3308": ("ger_m_aa37", "ger_m_pr25", "ger_m_hq_7pz"),
    },
    2: {
        "3208": ("ger_m_pi58",),
        "3105": ("ger_m_k7",),
        "3204": (*_SR13, "ger_m_pr31"),
        "3205": (*_SR14, "ger_m_pi89"),
        "3304": ("ger_m_hq_5pz", "ger_m_pr15_i", "ger_m_pr15_ii", "ger_m_pj53"),
        "3207": (*_SR6, "ger_m_pz66"),
        "3206": _SR7,
        "3309": ("ger_m_pj42",),
    },
    3: {
        **_TO_THE_RIVER,
        "3004": (*_SR13, *_SR14),
        "3005": ("ger_m_k7", *_SR6, *_SR7),
        "3204": (*_FIFTH_TANKS, "ger_m_hq_5pz", "ger_m_aa8"),
        "3208": ("ger_m_pr25", "ger_m_hq_7pz", "ger_m_aa37"),
        "3207": ("ger_m_pz66",),
        "2714": (*_battalions("ir4"), "ger_m_aa_32"),
        "2519": _battalions("ir94"),
        "2622": (*_battalions("ir96"), "ger_m_hq_32"),
    },
    4: {
        **_TO_THE_RIVER,
        "2711": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37", "ger_m_hq_7pz"),
        "2604": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8"),
        "3004": ("ger_m_hq_5pz",),
        "2614": (*_battalions("ir4"), "ger_m_aa_32"),
        "2516": _battalions("ir94"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32"),
        "3111": (*_battalions("ir27"), *_battalions("ir48"), *_battalions("ir89"), "ger_m_hq_12"),
        "2902": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
    },
    5: {
        "2011": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37"),
        "2711": ("ger_m_hq_7pz", *_battalions("ir27"), *_battalions("ir48"), "ger_m_hq_12"),
        "1909": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8"),
        "2508": ("ger_m_hq_5pz",),
        "2411": _battalions("ir89"),
        "2513": (*_battalions("ir4"), *_battalions("ir94"), "ger_m_aa_32"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32", *_battalions("ir9"), *_battalions("ir67")),
        "2604": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
        "2307": (*_battalions("ir164"), *_battalions("ir183"), "ger_m_hq_62"),
    },
    6: {
        "0216": (*_SEVENTH_TANKS, *_SR6, *_SR7, "ger_m_k7", "ger_m_aa37"),
        "0915": ("ger_m_hq_7pz",),
        "1610": (*_FIFTH_TANKS, *_SR13, *_SR14, "ger_m_aa8", "ger_m_hq_5pz"),
        "2011": (*_battalions("ir27"), *_battalions("ir48"), *_battalions("ir89"), "ger_m_hq_12"),
        "2513": (*_battalions("ir4"), *_battalions("ir94"), "ger_m_aa_32"),
        "2522": (*_battalions("ir96"), "ger_m_hq_32", *_battalions("ir9"), *_battalions("ir67")),
        "1902": (*_battalions("ir49"), *_battalions("ir7"), *_battalions("ir83"), "ger_m_hq_28"),
        "1710": (*_battalions("ir164"), *_battalions("ir183"), "ger_m_hq_62"),
    },
}

_DCR = ("fra_m_28bcc", "fra_m_37bcc", "fra_m_25bcc", "fra_m_26bcc", "fra_m_5bcp", "fra_m_em_1dcr")

FRENCH = {
    1: {
        "2902": ("fra_m_129ri_ii", "fra_m_129ri_i"),
        "3002": ("fra_m_8ri_i",),
        "2701": ("fra_m_8ri_ii", "fra_m_8ri_iii"),
        "2603": ("fra_m_em_5dim", "fra_m_129ri_iii"),
        "2302": ("fra_m_em_2ca", "fra_m_em_4dlc", "fra_m_8rd", "fra_m_14rdp_2"),
        "2710": ("fra_m_em_18di",),
        "2417": ("fra_m_em_22di", "fra_m_62ri_ii"),
        "1822": ("fra_m_265ri_i", "fra_m_265ri_ii", "fra_m_265ri_iii"),
        "1620": ("fra_m_em_61di",),
    },
    2: {
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
        "2711": ("fra_m_66ri_iii", "fra_m_5rdp_1", "fra_m_31grdi"),
        "3005": ("fra_m_8ri_ii", "fra_m_8ri_iii"),
        "2710": ("fra_m_em_18di",),
        "2120": ("fra_m_em_61di", "fra_m_248ri_i", "fra_m_248ri_ii", "fra_m_248ri_iii"),
        "2319": ("fra_m_337ri_i", "fra_m_337ri_ii", "fra_m_337ri_iii"),
        "2516": ("fra_m_116ri_iii", "fra_m_62ri_iii"),
    },
    3: {
        "2711": ("fra_m_77ri_i", "fra_m_77ri_iii", "fra_m_23rta_i", "fra_m_94grdi"),
        "2011": ("fra_m_23rta_ii", "fra_m_23rta_iii", "fra_m_em_4dina"),
        "2604": ("fra_m_39ri_i", "fra_m_14rdp_2", "fra_m_8rd"),
    },
    4: {
        "2411": ("fra_m_23rta_i", "fra_m_94grdi", "fra_m_em_18di"),
        "2011": ("fra_m_23rta_ii", "fra_m_23rta_iii", "fra_m_em_4dina", "fra_m_25rta_i"),
        "0216": ("fra_m_13zouaves_ii", "fra_m_13zouaves_iii"),
    },
    5: {"1610": _DCR, "2011": ("fra_m_13zouaves_i", "fra_m_25rta_i", "fra_m_25rta_ii")},
    7: {"1207": _DCR},
}

ANSWERS = {
    "decide_sluice": "leave",
    "answer_breakthrough": "test",
    "stand": "stand",
    "german send_planes": "1",
    "french send_planes": "1",
}
