"""How fast the server is, beside a boardgame.io server: `python -m bench.server`."""
