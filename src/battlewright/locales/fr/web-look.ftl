# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Suivre l'action
style-title = L'apparence
style-basics = Fondations
style-cards = Cartes
style-table = À côté du plateau
style-others = Les autres jeux
style-figures = Figurines
style-grounds = Champs de bataille
sound-on = Le son est activé
sound-off = Le son est coupé
sound-volume = Volume
telling-skip-this = Passer
tray = Ce qui se passe
log-details = { $count ->
    [one] un détail
   *[other] { $count } détails
  }
odds-stops = que { $name } l’arrête tout à fait
odds-left = Réussites qui restent à la compétence
offer-declined = { $names } a refusé : { $what }.
understood = Compris
first-you = Vous
finished-matches = Terminées ({ $count })
glossary = Glossaire
glossary-key = Glossaire (touche ?)
glossary-rule = La règle entière
glossary-term = Que veut dire « { $term } » ?
rules-now = En ce moment
rules-topics = Par thème
how-it-goes = Le déroulement du jeu
provokes = { $names } peut attaquer d’abord
asked-now = { $name } décide
