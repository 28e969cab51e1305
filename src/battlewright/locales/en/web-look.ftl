# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Follow what matters now
style-title = The look
style-figures = Figures
style-grounds = Battlegrounds
