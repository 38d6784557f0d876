"""The panels around the map."""
