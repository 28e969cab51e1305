"""Golden games: recorded matches that show whether the behaviour of a game has changed.

`make golden` replays every file under `tests/golden`, writes it again and says what changed. `records` is
the file format, `playing` plays, `compare` finds and words differences, `candidates` and `coverage` choose
what is worth recording.
"""
