"""Every example that the rulebook prints is a test: this is the list of them."""

from __future__ import annotations

import importlib

import pytest

from blitz_desktop import registry

rule = pytest.mark.rule
BOOK = "blitzkrieg_1940"

HERE = "tests.systems.blitzkrieg_1940."

EXAMPLES = {
    "2.3.C": "tests.maps.test_blitzkrieg_1940_rulebook_hexes:test_named_cities_stand_in_their_printed_hexes",
    "2.5.A": f"{HERE}test_02_components:test_the_printed_sample_is_the_tenth_division",
    "3.1.C": f"{HERE}test_examples:test_printed_example_british_units_with_a_three_wait_for_turn_three",
    "4.7.B": f"{HERE}test_04_victory:test_printed_example_the_two_gaps_are_skipped",
    "4.7.D, note": f"{HERE}test_04_victory:test_a_breached_line_adds_nothing_to_the_fall_of_france",
    "6.5.B": f"{HERE}test_06_sickle_cut:test_printed_example_1928_is_inside_the_forest",
    "8.2, note": f"{HERE}test_08_neutrality:test_the_netherlands_draw_belgium_in_but_not_the_other_way_round",
    "8.6.A": f"{HERE}test_08_capitulation:test_violated_on_turn_one_a_country_is_first_checked_on_turn_three",
    "8.7, note": f"{HERE}test_08_capitulation:test_a_city_counts_once_and_only_with_all_its_hexes",
    "9.2.A": f"{HERE}test_09_zones:test_printed_example_a_unit_in_2013",
    "12.1.B": "tests.scenario.test_blitzkrieg_1939:test_two_divisions_come_on_turn_four",
    "13.7": f"{HERE}test_13_movement:test_printed_example_rough_costs_two_for_all",
    "14.2.B": f"{HERE}test_14_combat:test_a_unit_attacks_one_hex_and_once_a_phase",
    "14.5.B": f"{HERE}test_14_combat:test_printed_example_26_to_7_is_three_to_one",
    "14.6": f"{HERE}test_14_combat:test_printed_example_5_to_11_is_one_to_three",
    "14.8.A": f"{HERE}test_14_combat:test_a_volatile_factor_is_added_to_a_die_and_is_one_at_least",
    "14.9": f"{HERE}test_14_combat:test_printed_example_four_at_three_to_one_is_one_to_two",
    "14.12.B": f"{HERE}test_14_combat:test_printed_example_three_to_one_into_mountain_is_one_to_one",
}
"""The test of each example, by its paragraph."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_printed_example_has_its_test(example: str) -> None:
    module, name = EXAMPLES[example].split(":")
    assert callable(getattr(importlib.import_module(module), name))


@rule(BOOK, "3.1.C")
def test_printed_example_british_units_with_a_three_wait_for_turn_three() -> None:
    scenario = registry.scenario(f"{BOOK}/1940")
    british = {unit for unit in scenario.arrivals if scenario.pieces[unit].nation == "british"}
    threes = {unit for unit in british if scenario.arrivals[unit] == 3}
    assert threes == {"gbr_arm_1", "gbr_bde_20g", "gbr_bde_30"}
    assert all(scenario.placements[unit] == "british_arrivals" for unit in threes)
