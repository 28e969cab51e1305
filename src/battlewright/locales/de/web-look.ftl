# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Dem Geschehen folgen
style-title = Das Aussehen
style-basics = Grundlagen
style-cards = Karten
style-table = Neben dem Brett
style-others = Die anderen Spiele
style-figures = Figuren
style-grounds = Schlachtfelder
sound-on = Ton ist an
sound-off = Ton ist aus
sound-volume = Lautstärke
telling-skip-this = Überspringen
tray = Was geschieht
log-details = { $count ->
    [one] eine Einzelheit
   *[other] { $count } Einzelheiten
  }
odds-stops = dass { $name } alles abwehrt
odds-left = Erfolge, die der Fertigkeit bleiben
offer-declined = { $names } hat abgelehnt: { $what }.
understood = Verstanden
first-you = Du
finished-matches = Beendet ({ $count })
glossary = Begriffe
glossary-key = Begriffe (Taste ?)
glossary-rule = Die ganze Regel
glossary-term = Was heißt „{ $term }“?
rules-now = Jetzt gerade
rules-topics = Nach Themen
how-it-goes = So läuft das Spiel
provokes = { $names } darf zuerst angreifen
asked-now = { $name } ist an der Reihe
