# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Follow what matters now
style-title = The look
style-basics = Foundations
style-cards = Cards
style-table = Beside the board
style-others = The other games
style-figures = Figures
style-grounds = Battlegrounds
sound-on = Sound is on
sound-off = Sound is off
sound-volume = Volume
telling-skip-this = Skip
tray = What happens
log-details = { $count ->
    [one] one detail
   *[other] { $count } details
  }
odds-stops = that { $name } stops it altogether
odds-left = Successes left to the skill
offer-declined = { $names } declined: { $what }.
understood = Understood
first-you = You
finished-matches = Finished ({ $count })
glossary = Glossary
glossary-key = Glossary (key ?)
glossary-rule = The whole rule
glossary-term = What is “{ $term }”?
rules-now = Now
rules-topics = By topic
how-it-goes = How the game goes
provokes = { $names } may attack first
asked-now = { $name } decides
