# Conseils et analyse : ce qu'un coup promet, et où une partie s'est décidée.

coach-change = { $what } : { $amount }
coach-only = { $option } est la seule voie raisonnable.
coach-clear = { $option } est nettement le meilleur choix : environ { $gain } de chances de gagner en plus que { $other }.
coach-likely = { $option } paraît le meilleur choix : environ { $gain } de chances de gagner en plus que { $other }.
coach-close = { $option } et { $other } paraissent se valoir.
coach-spared = Pertes évitées par rapport aux autres coups
coach-then = La suite pourrait être : { $line }
coach-range = Selon les cartes et les dés, la chance est ensuite comprise entre { $least } et { $most }.

## Ce qui change : le vôtre moins celui de l'adversaire

coach-battleground-points = Points de victoire marqués
coach-battleground-own = Santé de vos personnages
coach-battleground-enemy = Santé retirée à l'adversaire
coach-battleground-means = Mana, concentration et jetons
coach-battleground-place = Proximité des objectifs
coach-battleground-objectives = Objectifs tenus
coach-heroscape-own = Vos propres forces
coach-heroscape-enemy = Forces retirées à l'adversaire
coach-heroscape-height = Avantage de hauteur
coach-heroscape-glyphs = Glyphes tenus
coach-heroscape-goal = Progrès vers le but
coach-fields-points = Points de victoire
coach-fields-eternium = Éternium
coach-fields-outposts = Avant-postes
coach-fields-soldiers = Soldats
coach-fields-deck = Paquet de combat
coach-fields-own = Points de vie de vos héros
coach-fields-enemy = Points de vie retirés aux rivaux
coach-fields-cards = Équipement, compagnons et sorts
coach-fields-objectives = Cartes de victoire en cours
coach-fields-goal = Le but du scénario
coach-fields-combat = Le combat en cours

## Analyse

analysis-title = Analyse de { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} : les chances de gagner de chaque camp au fil de la partie
analysis-luck = Dés et cartes par rapport à l'attente, en chances de gagner :
analysis-luck-side = { $side } : { $amount } sur { $rolls ->
    [one] { $rolls } choix avec dés ou cartes
   *[other] { $rolls } choix avec dés ou cartes
}
analysis-mistakes = Les décisions qui ont coûté le plus :
analysis-no-mistakes = Aucune décision n'a coûté beaucoup de chances de gagner.
analysis-mistake = Choix { $number }, { $seat } : { $cost } de chances de gagner
analysis-chosen = Choisi : { $option }
analysis-better = Meilleur : { $option }
analysis-line = La suite aurait pu être : { $line }
