"""The game in a real browser."""
