# The own seat: its link, leaving it, and claiming a match whose others are gone.
seat-own = Votre place
seat-own-lead = Qui a le lien de votre place peut y jouer. Un nouveau lien la retire à tous ceux qui ont l’ancien.
seat-renew = Nouveau lien
seat-renew-sure = Vraiment un nouveau lien
seat-leave = Quitter la place
seat-leave-sure = Vraiment quitter
seat-claim-lead = Les autres sont absents alors que c’est à eux de décider. Après cinq minutes, vous pouvez réclamer la partie.
seat-claim = Réclamer la partie
seat-claim-sure = Vraiment la réclamer
refusal-not_away = Ils ne sont pas absents depuis assez longtemps.
refusal-no_talk = Sur ce serveur on ne dit que des phrases toutes faites.
refusal-much_talk = Pas tant à la fois.

result-nothing = aucun point
result-lead = Points, manche par manche
result-lost = Figurines perdues, manche par manche
result-round = manche { $round } : { $points }
result-out = { $name } hors de combat
result-objectives = Objectifs capturés ({ $count })
result-scored-hill = Manches sur la colline
result-scored-shrine = Sanctuaires visités
