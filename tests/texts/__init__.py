"""Words for players: the tests."""
