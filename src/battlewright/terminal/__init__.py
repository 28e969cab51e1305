"""Playing in a terminal: boards, menus and the conversation around them, as plain text with ANSI colours.

Nothing here prints or reads: modules answer with lines of text, and the conversation (`session.py`)
is given a way to tell and a way to ask. `looks.py` says what all looks share; every game has a module
of its own, Battleground two more for its board and its questions. Only `cli.py` is connected to a real
terminal.
"""
