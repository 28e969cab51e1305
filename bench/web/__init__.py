"""How fast the battlefield of Heroscape is drawn: `python -m bench.web`."""
