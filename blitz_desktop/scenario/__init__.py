"""Scenario and map files: YAML in, checked dataclasses or an error with file and line out."""
