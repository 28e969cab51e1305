"""Masters of the Universe: Battleground, by its rules."""
