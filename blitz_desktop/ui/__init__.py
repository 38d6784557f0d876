"""The window: board scene, counters, panels and dialogs, all drawn from views and decisions."""
