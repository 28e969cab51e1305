# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Dem Geschehen folgen
style-title = Das Aussehen
style-figures = Figuren
style-grounds = Schlachtfelder
