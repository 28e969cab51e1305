"""Playing in a terminal: boards, menus and the dialogue around them, as plain text with ANSI colours.

Nothing here prints or reads: modules return lines of text, and the dialogue (`session.py`) is given callbacks
for output and input. `looks.py` holds what the looks of all games share; every game has a module of its own,
Battleground two more for its board and its questions. Only `cli.py` is connected to a real terminal.
"""
