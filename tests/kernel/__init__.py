"""The kernel, with a toy game."""
