"""Playing in a terminal: boards, menus and the conversation around them, as plain text with ANSI colours.

Nothing here prints or reads: modules answer with lines of text, and the conversation (`session.py`)
is given a way to tell and a way to ask. `looks.py` says how a game looks; `battleground.py` and
`battleground_board.py` are Battleground's. Only `cli.py` is connected to a real terminal.
"""
