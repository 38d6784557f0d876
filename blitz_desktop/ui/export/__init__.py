"""Print-and-play: counter sheets, the map and the charts, true to size."""
