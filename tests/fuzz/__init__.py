"""Files that mean harm, or that chance has made: they load or are refused in words, and cost little."""
