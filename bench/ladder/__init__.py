"""Ladders: how strong the opponents are, measured in paired games with sides swapped."""
