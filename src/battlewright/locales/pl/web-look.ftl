# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Podążaj za akcją
style-title = Wygląd
style-figures = Figurki
style-grounds = Pola bitwy
