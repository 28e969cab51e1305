# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Suivre l'action
style-title = L'apparence
style-figures = Figurines
style-grounds = Champs de bataille
