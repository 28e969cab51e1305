"""Masters of the Universe: Fields of Eternia."""
