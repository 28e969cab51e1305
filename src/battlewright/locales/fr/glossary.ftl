# The glossary: what each term is called, with the forms in which it stands in a text (the first is its title), and
# how each game goes. What a term means is the rule that `web/src/glossary/terms.ts` names.


## battleground

how-battleground = Deux forces s’affrontent pendant quatre manches sur une carte d’hexagones. À chaque manche, chacun choisit une carte face cachée ; la plus haute initiative agit d’abord. La carte donne à un personnage des points d’action et du mana pour se déplacer, attaquer et employer ses compétences. Une attaque est un jet contre un nombre ; les six ajoutent des dés ; la cible peut annuler des réussites. Les points viennent des objectifs tenus en fin de manche, des mises hors de combat et des missions secondaires. Qui en a le plus après quatre manches gagne.
term-bg-ap = PA, point d’action, points d’action
term-bg-mana = mana
term-bg-scope = plage de réussite
term-bg-success = réussite, réussites
term-bg-exploding = explosion des dés
term-bg-focus = Concentration
term-bg-overwatch = Vigilance
term-bg-engaged = au contact
term-bg-opportunity = attaque d’opportunité, attaques d’opportunité
term-bg-interruption = interruption
term-bg-activation = activation
term-bg-cover = couverture
term-bg-flank = attaque de côté, attaques de côté
term-bg-sight = ligne de vue, en vue
term-bg-objective = objectif, objectifs
term-bg-mission = mission secondaire
term-bg-initiative = initiative
term-bg-fate = carte destin, cartes destin
term-bg-glory = carte gloire, cartes gloire
term-bg-knockout = assommé, assommée
term-bg-difficult = terrain difficile
term-bg-obstacle = obstacle haut, obstacle bas
term-bg-platform = plateforme, plateformes
term-bg-buff = renforcement, renforcements
term-bg-debuff = affaiblissement, affaiblissements
term-bg-mark = marque
term-bg-move = PM, points de mouvement
term-bg-free = action gratuite
term-bg-area = attaque de zone
term-bg-vp = PV, points de victoire
term-bg-pass = passer
term-bg-deck = main, refaire sa main

## heroscape

how-heroscape = Des armées de héros et d’escouades se battent sur un relief à plusieurs niveaux. À chaque manche, chacun pose quatre marqueurs d’ordre sur ses cartes : 1, 2, 3 et un X trompeur. Un d20 désigne le premier ; puis chacun à son tour joue la carte du numéro suivant : déplacer ses figurines, puis attaquer. L’attaquant compte les crânes, le défenseur les boucliers ; le reste blesse. La hauteur donne un dé. La fin de la partie dépend du scénario ; souvent, il ne reste qu’une armée.
term-hs-order = marqueur d’ordre, marqueurs d’ordre
term-hs-x = marqueur X
term-hs-initiative = initiative
term-hs-turn = tour, tours
term-hs-unique = unique
term-hs-common = commun
term-hs-move = déplacement
term-hs-climb = escalader
term-hs-fall = chute
term-hs-fly = voler, vol
term-hs-engaged = engagé, engagée
term-hs-leave = quitter un engagement
term-hs-range = portée
term-hs-sight = ligne de vue
term-hs-skull = crâne, crânes
term-hs-shield = bouclier, boucliers
term-hs-height = avantage de hauteur
term-hs-wound = blessure, blessures
term-hs-destroyed = détruit, détruite
term-hs-special = attaque spéciale
term-hs-glyph = glyphe, glyphes
term-hs-double = double case
term-hs-draft = sélection des armées
term-hs-size = petit, moyen, grand, énorme
term-hs-level = niveau, niveaux
term-hs-friend = ami, alliés

## fields

how-fields = Deux équipes de héros se disputent une planète. À son tour, un héros fait deux actions différentes : se déplacer, prendre des avant-postes avec des soldats, braver les terres sauvages, partir en quête, se reposer ; les achats viennent en dernier. Les avant-postes rapportent de l’éternium le jour ; la nuit, les héros guérissent. Qui rencontre un héros ennemi livre un combat épique avec des cartes cachées. Les points viennent des avant-postes, des quêtes, des bêtes, des combats gagnés et des cartes de victoire secrètes. Après la dernière manche, l’équipe qui en a le plus gagne.
term-fe-eternium = éternium
term-fe-outpost = avant-poste, avant-postes
term-fe-control = tenu, tenir un avant-poste
term-fe-base = base
term-fe-tower = tour, tours
term-fe-wilds = contrées sauvages
term-fe-quest = quête, quêtes
term-fe-action = action, actions
term-fe-free = action gratuite, actions gratuites
term-fe-movement = point de mouvement, points de mouvement
term-fe-soldier = soldat, soldats
term-fe-trader = marchand, marchands
term-fe-check = test, tests
term-fe-victory = carte de victoire, cartes de victoire
term-fe-epic = combat épique
term-fe-grid = grille de combat, zone, zones
term-fe-concentrate = Concentration
term-fe-combatcard = carte de combat, cartes de combat
term-fe-energy = énergie
term-fe-wild = combat sauvage
term-fe-beast = bête, bêtes, dompter
term-fe-ally = allié, alliés
term-fe-defeat = vaincu, défaite
term-fe-rest = repos
term-fe-spell = sort, sorts
term-fe-artifact = artéfact, artéfacts
term-fe-vehicle = véhicule, véhicules
term-fe-skull = crâne, crânes
term-fe-day = jour, nuit
term-fe-boss = boss

## Topics of the rules

topic-prepare = Préparation
topic-round = Manche, cartes et tours
topic-board = Le plateau
topic-move = Se déplacer
topic-fight = Voir et combattre
topic-react = Interrompre
topic-powers = Pouvoirs et équipement
topic-win = Gagner
topic-solo = Jouer seul
topic-variants = Autres façons de jouer
topic-silent = Quand les règles se taisent
