# Fields of Eternia : mots, évènements, questions, options, refus.
# PS : points de santé ; PV : points de victoire.

fe-about = Masters of the Universe: Fields of Eternia. Deux équipes de trois héros se disputent une planète : avant-postes, quêtes, bêtes et combats épiques aux cartes cachées. Pour une à six personnes, aussi en solo contre le jeu.
fe-difficulty = Difficulté
fe-base = Base des Evil Warriors
fe-hero = Héros
fe-hero-proposed = Selon le scénario
fe-planet = Eternia
fe-unknown-card = carte cachée
fe-die-face = { $zone } +{ $number }
fe-card-in-zone = { $card } ({ $zone })
fe-switch-faster_combat = Combat accéléré
fe-switch-dice_of_power = Dés du Pouvoir
fe-switch-free_heroes = Héros libres (affrontement)
fe-switch-outpost_movement_action = Le déplacement entre avant-postes est une action à part
fe-switch-start_abilities_once = Capacités de début de combat seulement au 1er round
fe-switch-solo_flee_for_one = Solo, Moyen : fuir coûte 1 éternium
fe-switch-power_dice_per_roll = Dés du Pouvoir : la limite de dix dés vaut pour chaque jet
fe-switch-enemy_initiative_added = Solo : l’initiative imprimée d’un héros ennemi s’ajoute à la carte de bataille

## Mots

fe-word-attack = attaque
fe-word-defense = défense
fe-word-initiative = initiative
fe-word-plus1 = +1
fe-word-plus2 = +2
fe-word-plus3 = +3
fe-word-energy = Énergie
fe-word-time = Temps
fe-word-support = Soutien
fe-word-power-flow = Flux de pouvoir
fe-word-blank = vide
fe-word-success = succès
fe-word-double = double succès
fe-word-reroll = relance
fe-word-shop = boutique
fe-word-guild = guilde des mages
fe-word-smith = forge
fe-word-melee = mêlée
fe-word-ranged = distance
fe-word-magic = magie
fe-word-hp = PS
fe-word-body = Corps
fe-word-spirit = Esprit
fe-word-movement = mouvement
fe-word-cards = cartes de combat
fe-word-blow = dégâts d’un coup
fe-word-armor = armure
fe-word-eternium = éternium
fe-word-vp = PV
fe-word-deck_equipment = équipement
fe-word-deck_spells = sorts
fe-word-deck_vehicles = véhicules
fe-word-deck_encounter = rencontres
fe-word-deck_scenario = cartes de la mission
fe-word-deck_victory = cartes de victoire
fe-word-deck_effect = effets de l’ennemi
fe-word-deck_battle_energy = cartes de bataille avec énergie
fe-word-deck_battle_plain = cartes de bataille sans énergie
fe-word-equipment = équipement
fe-word-spells = sorts
fe-word-vehicles = véhicules
fe-word-victory = cartes de victoire
fe-word-encounters = rencontres
fe-word-inventory = sac
fe-word-allies = alliés
fe-word-mounts = bêtes et véhicules
fe-word-artifacts = artéfacts
fe-word-soldier = soldat
fe-word-quest = marqueur de quête
fe-word-vines = lianes
fe-word-foe = l’adversaire
fe-word-lost-artifact = l’artéfact perdu
fe-word-plans = les plans
fe-word-evelyn = Evelyn
fe-word-fractures = fractures
fe-word-crystals = cristaux
fe-word-clues = indices
fe-word-unmasked = imposteur vaincu
fe-word-found = trouvé
fe-word-home = ramené
fe-word-stone = Ram Stone
fe-word-outpost = avant-poste
fe-word-wilds = contrée sauvage
fe-word-water = eau
fe-word-standard = partie standard
fe-word-skirmish = affrontement
fe-word-solo = solo et coopératif
fe-word-easy = Facile
fe-word-medium = Moyen
fe-word-advanced = Avancé
fe-word-merciless = Impitoyable
fe-word-setup = mise en place
fe-word-preparation = phase de préparation
fe-word-action = phase d’action
fe-word-over = fin de la partie
fe-word-day = jour
fe-word-night = nuit
fe-word-tower = Voyage rapide
fe-word-fortify = Fortifier un avant-poste
fe-word-move = Se déplacer
fe-word-ride = Déplacement entre avant-postes
fe-word-march = Déplacer des soldats
fe-word-mobilize = Mobiliser les soldats
fe-word-rest = Se reposer
fe-word-mount = Acquérir une monture
fe-word-train = S’entraîner
fe-word-trade = Échanger
fe-word-trader = Voir un marchand
fe-word-redraw = nouvelles cartes de victoire
fe-word-special = carte spéciale

## D’où viennent les nombres

fe-source-FE-EPIC-19 = dé épique
fe-source-FE-EPIC-27 = soldats
fe-source-FE-EPIC-33 = cartes
fe-source-FE-EPIC-34 = initiative propre
fe-source-FE-EPIC-37 = surprise
fe-source-FE-EPIC-39 = valeur imprimée
fe-source-FE-EPIC-40 = attaque au-delà de la défense
fe-source-FE-EPIC-41 = bloqué
fe-source-FE-DECK-03 = carte de combat
fe-source-FE-DECK-04 = Flux de pouvoir
fe-source-FE-DECK-05 = Énergie
fe-source-FE-DECK-08 = Soutien
fe-source-FE-FASTER-05 = combat accéléré
fe-source-FE-SKIRM-19 = affrontement
fe-source-FE-SOLO-24 = énergie
fe-source-FE-SOLO-16 = carte de bataille
fe-source-FE-TRADER-07 = prix
fe-source-FE-TRADER-09 = plusieurs marchands
fe-source-FE-WILD-03 = Corps
fe-source-FE-MOVE-01 = mouvement

## Évènements : mise en place et manches

fe-event-hero_drafted = { $team } : { $hero } rejoint l’équipe.
fe-event-starting_team = L’équipe qui commence : { $team }.
fe-event-zone_taken = { $team } prennent la zone de déploiement { $zone }.
fe-event-deployed = { $team } : { $what } en place ({ $area }).
fe-event-eternium_given_up = { $team } rendent { $amount } éternium non dépensé.
fe-event-round_began =
    { $day ->
        [yes] La manche { $round } commence, de jour.
       *[other] La manche { $round } commence, de nuit.
    }
fe-event-income_gained = { $team } gagnent { $amount } éternium grâce à leurs avant-postes.
fe-event-skull_event = Évènement de crâne { $number }.
fe-event-activated = { $hero } entre en action.
fe-event-turn_ended = Fin du tour de { $hero }.
fe-event-team_passed = { $team } passent.
fe-event-extra_action = { $hero } peut faire une action de plus.
fe-event-extra_round = Égalité : une nuit de plus est jouée.
fe-event-duel_fought = Égalité : { $hero } et { $enemy } se battent pour le dernier point.
fe-event-game_over =
    { $winners_count ->
        [0] Personne ne gagne. { $why } Score : { $score }.
       *[other] Victoire : { $winners }. { $why } Score : { $score }.
    }
fe-reason-points = Le plus de points de victoire.
fe-reason-tie-break = Égalité de points ; les avant-postes ou l’éternium décident.
fe-reason-tie = Égalité jusqu’au bout.
fe-reason-scenario = Le but du scénario est atteint.
fe-reason-boss = Le boss est toujours debout.
fe-reason-success = La mission a réussi.
fe-reason-failure = La mission a échoué.
fe-reason-concession = L’autre camp a abandonné.
fe-reason-agreed-draw = Les camps ont convenu d’un match nul.

## Évènements : sur la carte

fe-event-moved = { $hero } se déplace : { $area }.
fe-event-tower_travelled = Voyage rapide : { $hero }, { $source } → { $area }.
fe-event-placed = { $hero } arrive ici : { $area }.
fe-event-rested = { $hero } se repose.
fe-event-soldiers_placed =
    { $soldiers ->
        [one] { $team } : { $soldiers } soldat arrive ({ $area }).
       *[other] { $team } : { $soldiers } soldats arrivent ({ $area }).
    }
fe-event-soldiers_moved =
    { $surplus ->
        [0] { $team } : des soldats marchent, { $source } → { $area } ({ $soldiers }).
       *[other] { $team } : des soldats marchent, { $source } → { $area } ({ $soldiers }) ; sans place, { $surplus } retournent à la réserve.
    }
fe-event-soldiers_removed =
    { $soldiers ->
        [one] { $team } : { $soldiers } soldat est retiré ({ $area }).
       *[other] { $team } : { $soldiers } soldats sont retirés ({ $area }).
    }
fe-event-captured = { $team } contrôlent désormais : { $area }.
fe-event-market_opened = Ouverture ({ $trader }) : { $cards }.
fe-event-market_refilled = Nouveautés ({ $trader }) : { $cards }.
fe-event-market_refreshed = { $hero } fait changer l’étal ({ $trader }) : { $cards }.
fe-event-eternium_gained = { $team } gagnent { $amount } éternium.
fe-event-eternium_spent = { $team } cèdent { $amount } éternium.
fe-event-vp_gained = { $team } gagnent { $amount } PV.
fe-event-vp_withheld = { $team } n’ont pas de PV pour cela ({ $amount }), mais { $eternium } éternium.
fe-event-damaged = { $who } perd { $amount } PS (reste { $left }).
fe-event-healed = { $who } soigne { $amount } PS (maintenant { $left }).
fe-event-survived = { $hero } devait tomber, mais garde { $left } PS.
fe-event-defeated = Défaite de { $hero } ({ $area }).
fe-event-penalty_paid = { $hero } paie la défaite : { $eternium } sur { $due } en éternium.
fe-event-marker_placed = { $area } : { $what } en place.
fe-event-marker_removed = { $area } : { $what }, retrait.
fe-event-counter_changed =
    { $team ->
        [none] { $name } : { $value }.
       *[other] { $team }, { $name } : { $value }.
    }
fe-event-token_moved =
    { $hero ->
        [none] { $area ->
            [none] { $token } : hors du jeu.
           *[other] { $token } : désormais ici, { $area }.
        }
       *[other] { $token } : désormais avec { $hero }.
    }
fe-event-boss_came = { $boss } apparaît : { $area }.
fe-event-enemy_moved = { $hero } approche : { $area }.

## Évènements : cartes

fe-event-card_gained = { $hero } gagne « { $card } ».
fe-event-card_bought = { $hero } achète « { $card } » pour { $price } éternium.
fe-event-card_discarded = { $hero } défausse « { $card } ».
fe-event-spell_cast = { $hero } lance « { $spell } ».
fe-event-spell_cancelled = « { $spell } » n’a pas d’effet : { $hero } l’annule.
fe-event-item_used = { $hero } utilise « { $card } ».
fe-event-equipped = { $hero } s’équipe de « { $card } ».
fe-event-stowed = { $hero } range « { $card } » dans le sac.
fe-event-traded = { $hero } donne « { $card } » à { $partner }.
fe-event-stolen = { $hero } prend « { $card } » à { $victim }.
fe-event-looked = { $hero } regarde des cartes du paquet ({ $deck }) : { $cards }.
fe-event-victory_redrawn =
    { $cards_count ->
        [one] { $team } remplacent { $cards_count } carte de victoire : { $cards }.
       *[other] { $team } remplacent { $cards_count } cartes de victoire : { $cards }.
    }
fe-event-victory_revealed = { $team } atteignent le premier but de « { $card } » : { $vp } PV.
fe-event-victory_completed = { $team } atteignent le second but de « { $card } » : { $vp } PV.
fe-event-victory_discarded =
    { $cards_count ->
        [one] { $team } écartent { $cards_count } carte de victoire.
       *[other] { $team } écartent { $cards_count } cartes de victoire.
    }
fe-event-combat_card_gained = { $team } : « { $card } » entre dans le paquet de combat, « { $removed } » en sort.
fe-event-combat_card_missed = { $team } : plus de « { $card } » dans la réserve.
fe-event-triggered =
    { $own ->
        [yes] { $hero } : la capacité passive prend effet.
       *[no]
            { $hero ->
                [none] « { $source } » prend effet.
               *[other] { $hero } : « { $source } » prend effet.
            }
    }

## Évènements : combat épique

fe-event-epic_began = Combat épique ({ $area }) : { $hero } contre { $enemy }.
fe-event-combat_avoided = { $hero } évite le combat contre { $enemy }.
fe-event-defender_chosen = { $hero } fait face à { $enemy }.
fe-event-combat_round_began = Round de combat { $number }.
fe-event-weapon_chosen = { $hero } combat avec « { $weapon } ».
fe-event-combat_card_drawn = { $hero } pioche { $cards }.
fe-event-combat_card_played =
    { $up ->
        [yes] { $hero } joue { $card } face visible : { $zone }.
       *[other] { $hero } joue une carte face cachée : { $zone } ({ $card }).
    }
fe-event-concentrated = { $hero } se concentre et défausse { $card } (encore { $left } fois).
fe-event-combat_card_discarded = { $hero } défausse { $card }.
fe-event-time_laid = { $hero } pose Temps à côté de la grille.
fe-event-grid_revealed = { $hero } révèle : { $cards }.
fe-event-energy_used = { $hero } utilise la capacité d’énergie de « { $ability } ».
fe-event-cards_swapped = { $hero } échange { $card } ({ $zone }) et { $other } ({ $other_zone }).
fe-event-grid_card_changed =
    { $how ->
        [turned] { $hero } : { $card } ({ $zone }) est retournée face cachée.
        [discarded] { $hero } : { $card } ({ $zone }) est défaussée.
        [moved] { $hero } : { $card } passe de { $zone } à { $into }.
       *[other] { $hero } : Énergie ({ $zone }) peut resservir une fois.
    }
fe-event-soldiers_spent = Des soldats aident { $hero } : attaque +{ $attack }, défense +{ $defense }, initiative +{ $initiative }.
fe-event-boosted = { $who } : { $value } { $amount }.
fe-event-epic_die_rolled = Le dé épique pour { $enemy } : { $face }.
fe-event-battle_card_drawn =
    { $enemy } combat avec « { $weapon } » (dé : { $face }). La carte de bataille « { $card } » : attaque { $attack }, défense { $defense }, initiative { $initiative }, cartes d’effet { $effects }, { $energy ->
        [yes] avec énergie
       *[no] sans énergie
    }.
fe-event-effect_card_drawn = { $enemy } tire la carte d’effet « { $card } ».
fe-event-totals_made = { $who } : attaque { $attack } ({ $attack_reasons }) ; défense { $defense } ({ $defense_reasons }) ; initiative { $initiative } ({ $initiative_reasons }).
fe-event-power_rolled =
    { $dice_count ->
        [0] { $who }, { $zone } : aucun dé, succès assurés : { $automatic }, total { $result }.
       *[other] { $who } lance les dés, { $zone } : { $dice }. Succès assurés : { $automatic }, total { $result }.
    }
fe-event-initiative_won =
    { $tie ->
        [yes] Initiative { $initiative } des deux côtés : { $who } frappe en premier.
       *[other] { $who } frappe en premier, initiative { $initiative } contre { $other }.
    }
fe-event-struck = { $who } attaque { $target } : { $attack } contre { $defense }, dégâts { $damage } ({ $reasons }).
fe-event-fled = { $hero } fuit pour { $price } éternium : { $area }.
fe-event-combat_won =
    { $reason ->
        [defeat] { $who } a vaincu { $over }.
        [flight] { $who } gagne : { $over } a fui.
       *[other] { $who } a infligé plus de dégâts et gagne contre { $over }.
    }
fe-event-combat_drawn = { $hero } et { $enemy } tombent ensemble : personne ne gagne.
fe-event-beast_escaped = { $card } s’échappe.
fe-event-epic_ended = Le combat épique entre { $hero } et { $enemy } est fini.

## Évènements : contrées sauvages et quêtes

fe-event-wilds_began = Combat sauvage : { $hero } contre { $foe } ({ $hp } PS, attaque { $attack }, défense { $defense }).
fe-event-wilds_rolled = { $hero } obtient : { $dice }.
fe-event-dice_assigned = { $hero } répartit les succès : défense { $defense_sum }, points de santé { $hp_sum }, attaque { $attack_sum }.
fe-event-wilds_ended =
    { $won ->
        [yes] { $hero } l’emporte sur { $foe }.
       *[other] { $hero } ne l’emporte pas sur { $foe }.
    }
fe-event-tamed = { $hero } dompte « { $card } » pour { $price } éternium.
fe-event-recruited = { $hero } recrute { $card } pour { $price } éternium.
fe-event-ally_sent_back = { $card } quitte { $hero } et retourne au paquet de rencontres.
fe-event-encounter_drawn = { $hero } rencontre : { $cards }.
fe-event-encounter_chosen = { $hero } choisit « { $card } » ; « { $under } » va sous le paquet.
fe-event-quest_began =
    { $card ->
        [none] { $hero } part en quête ({ $area }).
       *[other] { $hero } part en quête ({ $area }) : « { $card } ».
    }
fe-event-quest_ended =
    { $met ->
        [yes] { $hero } accomplit la quête « { $card } ».
       *[other] { $hero } n’accomplit pas la quête « { $card } ».
    }
fe-event-checked =
    { $met ->
        [yes] Test : { $dice }. Réussi ({ $successes } sur { $needed }).
       *[other] Test : { $dice }. Raté ({ $successes } sur { $needed }).
    }

## Questions

fe-decision-react = Utiliser une capacité ?
fe-decision-draft = { $team } : choisissez un héros.
fe-decision-pregame_shop = { $team } : achetez des cartes avant la partie, ou un héros arrête ses achats.
fe-decision-zone = { $team } : choisissez une zone de déploiement.
fe-decision-deploy_soldier = { $team } : où placer un soldat ?
fe-decision-deploy_hero = { $team } : quel héros, et où ?
fe-decision-deploy_quest = { $team } : où placer un marqueur de quête ?
fe-decision-activate = { $team } : qui entre en action ?
fe-decision-act =
    { $actions ->
        [0] { $hero } n’a plus d’action standard. Actions gratuites ou fin du tour ?
        [one] { $hero } a encore { $actions } action standard. Et maintenant ?
       *[other] { $hero } a encore { $actions } actions standard. Et maintenant ?
    }
fe-decision-destination = Où va { $hero } ? (points de mouvement : { $points })
fe-decision-march = Quels soldats se mettent en marche ?
fe-decision-relocate = Où placer { $hero } ?
fe-decision-return = Où revient { $hero } ?
fe-decision-withdraw = Où se retire { $hero } ?
fe-decision-retreat = Où se retire { $hero } ?
fe-decision-push = Où doit reculer { $hero } ?
fe-decision-place = Où va { $hero } ?
fe-decision-defender = Qui fait face à { $hero } ({ $area }) ?
fe-decision-spread = Soldats ({ $area }) : qui subit le prochain dégât ? (reste { $left })
fe-decision-weapon = { $fighter } : quelle arme ?
fe-decision-play = { $fighter } a pioché { $drawn } (déjà jouées : { $played }). Dans quelle zone ? Concentration restante : { $concentrate }.
fe-decision-play-source = « { $source } » : dans quelle zone ?
fe-decision-step_four = Round de combat { $round }, { $hero } contre { $enemy }, étape 4 : agir ou passer ?
fe-decision-assist = { $fighter } combat. Lancer un sort de combat ou laisser faire { $fighter } ?
fe-decision-excess =
    { $left ->
        [one] { $fighter } a { $left } dé de trop. Quelle zone le cède ?
       *[other] { $fighter } a { $left } dés de trop. Quelle zone en cède un ?
    }
fe-decision-reroll = { $hero } contre { $foe }, résultat : { $dice }. Relancer ?
fe-decision-reroll-zone = { $fighter }, { $zone }, résultat : { $dice }. Relancer ?
fe-decision-flee = { $hero } peut fuir { $enemy } pour { $cost } éternium. Fuir ou continuer ?
fe-decision-tame = Dompter « { $card } » pour { $cost } éternium ?
fe-decision-encounter = { $hero } : quelle rencontre ?
fe-decision-ally = { $card } rejoindrait { $hero } pour { $cost } éternium.
fe-decision-wilds_items = { $hero } contre { $foe } : utiliser quelque chose avant le jet ?
fe-decision-assign = { $hero } contre { $foe } ({ $hp } PS, attaque { $attack }, défense { $defense }) : { $dice }. Comment répartir les succès ?
fe-decision-quest_card = « { $card } » : quelle carte { $hero } défausse ?
fe-decision-quest_price = « { $card } » demande à { $hero } : { $price }. Payer ?
fe-price-eternium = { $number } éternium
fe-price-soldiers =
    { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    }
fe-price-damage = { $number } PS
fe-decision-shop = { $hero }, { $trader } : quel achat ?
fe-decision-keep_card = { $hero } : quelle carte garder ?
fe-decision-replace = { $hero } gagne « { $card } » : quoi céder pour lui faire place ?
fe-decision-overflow = { $hero } a trop de cartes ({ $pile }, { $over } de trop). Laquelle part ?
fe-decision-wear = { $hero } a acheté « { $card } ». S’en équiper tout de suite ?
fe-decision-trading = { $hero } et { $partner } font un échange.
fe-decision-gain_combat_card = { $hero } : quelle carte de combat ?
fe-decision-exchange = « { $card } » entre dans le paquet de combat. Quelle carte en sort ?
fe-decision-penalty = Défaite de { $hero } : il reste { $left } à payer. Que céder ?
fe-decision-duel = { $team } : quel héros livre le dernier duel ?
fe-decision-pick = « { $source } » : choisis un héros. { $text }
fe-decision-pick_area = « { $source } » : choisis une région. { $text }
fe-decision-either = « { $source } » : choisis. { $text }
fe-decision-pay = « { $source } » : payer le prix ? { $text }
fe-decision-boost = « { $source } » : quelle valeur ?
fe-decision-recruit = « { $source } » : où vont les soldats ? { $text }
fe-decision-slay = « { $source } » : où retirer des soldats ? { $text }
fe-decision-discard = « { $source } » : quelle carte défausser ? { $text }
fe-decision-flip = « { $source } » : quelle carte retourner face cachée ?
fe-decision-remove = « { $source } » : quelle carte défausser ?
fe-decision-shift = « { $source } » : quelle carte va dans quelle zone ?
fe-decision-swap_cards = « { $source } » : quelles deux cartes échanger ?

## Options

fe-option-react = { $power } : { $text }
fe-option-decline = Non
fe-option-hero = { $hero }
fe-option-deploy = { $what } : { $area }
fe-option-zone = { $zone }
fe-option-activate = { $hero }
fe-option-move = Se déplacer
fe-option-ride = Déplacement entre avant-postes
fe-option-goto = { $area }
fe-option-stay = Laisser
fe-option-stay-destination = Rester ici
fe-option-tower = Voyage rapide : { $area }
fe-option-fortify =
    { $soldiers ->
        [one] Fortifier l’avant-poste avec { $soldiers } soldat
       *[other] Fortifier l’avant-poste avec { $soldiers } soldats
    }
fe-option-march = Déplacer des soldats
fe-option-send =
    { $soldiers ->
        [one] { $soldiers } soldat : { $source } → { $to }
       *[other] { $soldiers } soldats : { $source } → { $to }
    }
fe-option-wilds =
    { $cards ->
        [one] Braver les contrées sauvages
       *[other] Braver les contrées sauvages, au choix parmi { $cards } cartes
    }
fe-option-quest = Partir en quête
fe-option-rest = Se reposer
fe-option-mount = Acquérir une monture
fe-option-train = S’entraîner : { $card } pour { $cost } éternium
fe-option-trade = Échanger avec { $hero }
fe-option-trader = Voir un marchand : { $trader }
fe-option-equip = S’équiper de « { $card } » : { $text }
fe-option-stow = Ranger « { $card } » dans le sac
fe-option-cast = { $hero } lance « { $spell } » : { $text }
fe-option-cast-on = { $hero } lance « { $spell } » pour { $on } : { $text }
fe-option-use = Utiliser « { $card } » : { $text }
fe-option-redraw = Remplacer pour 1 éternium : { $cards }
fe-option-end = Finir le tour
fe-option-weapon = { $weapon } ({ $kind }). Énergie : { $text }
fe-option-play = { $card }
fe-option-play-zone = { $card } : { $zone }
fe-option-concentrate = Concentration : défausser et piocher une autre carte
fe-option-energy = Utiliser Énergie ({ $zone })
fe-option-time = Échanger { $card } ({ $zone }) et { $other } ({ $to })
fe-option-remove = Soldats : attaque +{ $attack }, défense +{ $defense }, initiative +{ $initiative }
fe-option-pass = Passer
fe-option-pass-shop = Ne plus rien acheter
fe-option-pass-wilds_items = Lancer les dés
fe-option-leave = Laisser faire
fe-option-flee = Fuir : { $area }
fe-option-fight = Continuer le combat
fe-option-fight-ally = Combattre
fe-option-reroll = Relancer les faces de relance
fe-option-reroll-faces = Relancer, avec aussi { $faces }
fe-option-keep = Garder le jet
fe-option-keep-keep_card = N’en garder aucune
fe-option-assign = Défense { $defense_sum }, points de santé { $hp_sum }, attaque { $attack_sum }
fe-option-spread = { $to }
fe-option-card = { $card }
fe-option-card-encounter = { $card }
fe-option-card-keep_card = { $card } : { $text }
fe-option-accept = Oui
fe-option-accept-ally = Recruter
fe-option-accept-tame = Dompter
fe-option-refuse = Non
fe-option-refuse-wear = Dans le sac
fe-option-buy = Acheter « { $card } » pour { $cost } éternium : { $text }
fe-option-buy-hero = { $hero } achète « { $card } » pour { $cost } éternium : { $text }
fe-option-refresh = Nouvel étal
fe-option-give = Donner « { $card } »
fe-option-take = Prendre « { $card } »
fe-option-done = Terminé
fe-option-eternium = Payer en éternium
fe-option-choose = { $what }
fe-option-choose-pregame_shop = { $what } arrête ses achats
fe-option-choose-excess = Un dé de { $part1 } devient un succès pour { $part2 }
fe-option-choose-flip = { $part2 } ({ $part1 })
fe-option-choose-remove = { $part2 } ({ $part1 })
fe-option-choose-shift = { $part2 } : { $part1 } → { $part3 }

## Refus

fe-denial-other = Les règles ne le permettent pas : { $title }.
fe-denial-conditions = « { $card } » ne peut pas servir maintenant. La carte dit : { $text }
fe-denial-over = { $hero } aurait trop de cartes : { $pile }, { $over } au-delà de la limite.
fe-denial-FE-EQUIP-03 = { $hero } ne peut pas utiliser « { $card } » ainsi.
fe-denial-FE-EQUIP-06 = Le sac de { $hero } est plein.
fe-denial-FE-EQUIP-07 = { $hero } n’a pas « { $card } » à cet endroit.
fe-denial-FE-EPIC-03 = La zone est pleine : { $zone } contient { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
fe-denial-FE-DICE-03 = La zone est pleine : { $zone } contient { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
fe-denial-FE-EPIC-15 = La carte précédente de { $hero } est déjà allée dans cette zone ({ $zone }) ; il en faut une autre.
fe-denial-FE-EPIC-16 = La Concentration demande une seule carte piochée et une autre à piocher.
fe-denial-FE-EPIC-18 = { $hero } n’a plus de Concentration : l’Esprit n’en permet pas plus ({ $used }).
fe-denial-FE-EPIC-23 = Cela n’est pas possible maintenant, à l’étape 4.
fe-denial-FE-EPIC-25 = { $hero } n’est pas de ton équipe.
fe-denial-FE-EPIC-31 = Les autres ne peuvent ici que lancer des sorts de combat.
fe-denial-FE-DICE-04 = { $hero } a Temps à côté de la grille et doit d’abord s’en servir.
fe-denial-FE-EPIC-50 = { $hero } ne peut fuir qu’après le premier round de combat (c’est le round { $round }).
fe-denial-FE-EPIC-51 = On ne peut pas fuir d’ici vers : { $area }.
fe-denial-FE-EPIC-51-cost = La fuite coûte { $cost } éternium ; l’équipe en a { $eternium }.
fe-denial-FE-EPIC-53 = { $hero } n’a aucune région libre où fuir.
fe-denial-FE-EPIC-53-enemy = { $enemy } ne laisse fuir personne.
fe-denial-FE-ACT-01 = { $hero } doit d’abord finir autre chose.
fe-denial-FE-ACT-01-left = { $hero } n’a plus assez d’actions standard ({ $left } sur { $needed }).
fe-denial-FE-ACT-01-taken = { $hero } a déjà fait cette action ce tour-ci : { $taken }.
fe-denial-FE-ACT-02 = { $hero } ne peut pas faire cela comme action.
fe-denial-FE-ACT-03 = { $hero } l’a déjà fait ce tour-ci : { $taken }.
fe-denial-FE-ETERNIUM-02 = Cela coûte { $cost } éternium ; l’équipe en a { $eternium }.
fe-denial-FE-MOVE-02 = { $hero } ne peut pas partir d’ici : { $area }.
fe-denial-FE-MOVE-02-points = Hors d’atteinte pour { $hero } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mouvement : { $area }.
fe-denial-FE-OUTPOST-01 = Aucun chemin utilisable par { $hero } ne part d’ici : { $area }.
fe-denial-FE-OUTPOST-02 = Dans cette partie, le déplacement entre avant-postes fait partie de l’action Se déplacer.
fe-denial-FE-FAST-01 = Le Voyage rapide va de tour en tour ; { $hero } est ici : { $at }.
fe-denial-FE-SOLDIER-02 = { $hero } ne peut fortifier qu’un avant-poste sans ennemis, pas : { $area }.
fe-denial-FE-SOLDIER-02-most = { $hero } peut placer ici au plus { $most ->
        [one] { $most } soldat
       *[other] { $most } soldats
    }.
fe-denial-FE-SOLDIER-03 = Aucun soldat que { $hero } pourrait déplacer ici : { $area }.
fe-denial-FE-SOLDIER-04 = Aucun chemin ne mène de { $source } à { $area }.
fe-denial-FE-SOLDIER-04-hero = Aucun chemin pour les soldats près de { $hero }.
fe-denial-FE-BASE-02 = Une base ennemie est fermée : { $area }.
fe-denial-FE-BASE-04 = On ne place pas de soldats dans une base ({ $area }).
fe-denial-FE-FIRST-06 = Dans la première partie, on n’attaque pas de héros avant le deuxième crâne ({ $area }).
fe-denial-FE-WILDS-01 = { $hero } n’est pas en contrée sauvage ({ $area }).
fe-denial-FE-QUEST-01 = Il n’y a pas de marqueur de quête ici : { $area }.
fe-denial-FE-REST-01 = { $hero } ne peut se reposer que la nuit.
fe-denial-FE-SKIRM-26 = { $hero } ne peut pas s’entraîner ici à « { $card } ».
fe-denial-FE-SKIRM-27 = { $hero } ne peut pas acquérir de monture dans cette partie ou à cet endroit.
fe-denial-FE-DECK-02 = Il n’y a plus de « { $card } » dans la réserve.
fe-denial-FE-TRADE-01 = { $hero } et { $partner } ne sont pas dans la même région ou la même équipe.
fe-denial-FE-TRADE-01-cards = { $hero } et { $partner } n’ont rien à échanger.
fe-denial-FE-SPELL-04 = { $hero } ne possède pas « { $spell } ».
fe-denial-FE-SPELL-05 = « { $spell } » ne peut pas être lancé à ce moment.
fe-denial-FE-VICTORY-07 = Il n’y a pas de carte de victoire à remplacer, ou aucune à piocher.
fe-denial-FE-VICTORY-08 = « { $card } » n’est pas une carte cachée de ta main.
fe-denial-FE-WILD-06 = Il faut d’abord percer la défense : { $assigned } sur { $defense }.
fe-denial-FE-WILD-08 = Ces dés n’ont pas été obtenus, ou un double succès serait divisé.
fe-denial-FE-WATER-03 = { $hero } ne peut pas s’arrêter sur l’eau ({ $area }).
fe-denial-FE-MAP-04 = Le héros est déjà ici : { $area }.
fe-denial-FE-FLY-02 = Accessible d’ici seulement par les airs : { $area }.
fe-denial-FE-TRADER-02 = L’équipe de { $hero } ne contrôle pas ce marchand : { $trader }.
fe-denial-FE-TRADER-03 = Ce marché n’est pas encore ouvert : { $trader }.
fe-denial-FE-TRADER-07 = « { $card } » n’est pas en vente : { $trader }.
fe-denial-FE-TRADER-08 = L’étal se renouvelle une fois, avant tout achat.
fe-denial-FE-SETUP-02 = Une équipe compte trois héros ; ici, { $heroes_count }.
fe-denial-FE-SETUP-02-faction = { $hero } n’appartient pas à la faction { $faction }.
fe-denial-FE-SETUP-02-missing = { $hero } ne peut pas prendre part à cette mission.
fe-denial-FE-SETUP-02-copies = { $hero } figure { $copies } fois dans l’équipe.
fe-denial-FE-SETUP-02-unknown = Le héros { $unknown } n’existe pas.
fe-denial-FE-SETUP-18 = Une équipe a au plus un cavalier ; ici, { $riders }.
fe-denial-FE-SKIRM-02 = { $hero } vient d’une extension et ne peut pas être choisi ici.
fe-denial-FE-SKIRM-04 = Une équipe a au plus un cavalier ; ici, { $riders }.
fe-denial-FE-SETUP-03 = { $hero } est à { $seat }.
fe-denial-FE-ROUND-07 = Ce n’est pas ton tour.
fe-denial-FE-ROUND-07-acting = C’est le tour de { $acting }, pas de { $hero }.
fe-denial-FE-ROUND-07-team = C’est le tour de l’équipe : { $team }.
fe-denial-FE-ROUND-08 = { $hero } a déjà agi pendant cette manche.

## Chances

fe-odds-wilds = Victoire sur { $who } : { $chance }. PS perdus : { $table }.
fe-odds-check = Le test réussit : { $chance }.
fe-odds-epic = { $who } tombe pendant ce round : { $chance }. Dégâts infligés : { $table }.
fe-odds-epic-own = { $who } tombe pendant ce round : { $chance }. Dégâts subis : { $table }.
fe-odds-epic-ahead = { $who } tombe pendant ce round, cartes à venir comprises : { $chance }. Dégâts infligés : { $table }.
fe-odds-epic-ahead-own = { $who } tombe pendant ce round, cartes à venir comprises : { $chance }. Dégâts subis : { $table }.
fe-odds-other = { $who } : { $table }.

## In the terminal

fe-terminal-lying = Sur la table
fe-terminal-answers = Peut encore agir
fe-terminal-why = Demandez ainsi : why move teela gaz-village ; why rest ; why fortify 3 ; why train +2.
fe-terminal-measure = Demandez ainsi : m gaz-village.
fe-terminal-steps = { $hero } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  }
fe-terminal-discarded = Défaussées
fe-terminal-round = Manche
fe-terminal-difficulty = Difficulté
fe-terminal-skulls = Évènements de crâne
fe-terminal-counters = Compteurs
fe-terminal-teams = Équipes
fe-terminal-heroes = Héros
fe-terminal-boss = Boss
fe-terminal-markets = En vente
fe-terminal-areas = Régions
fe-terminal-epic = Combat épique
fe-terminal-wilds = Combat sauvage
fe-terminal-vp = PV
fe-terminal-eternium = Éternium
fe-terminal-outposts = Avant-postes
fe-terminal-reserve = Soldats en réserve
fe-terminal-team = Camp
fe-terminal-area = Région
fe-terminal-hp = PS
fe-terminal-activated = Activé
fe-terminal-defeated = Défaite
fe-terminal-equipped = Équipé
fe-terminal-inventory = Sac
fe-terminal-spells = Sorts
fe-terminal-allies = Alliés
fe-terminal-mounts = Bêtes et véhicules
fe-terminal-carries = Porte
fe-terminal-control = Contrôle
fe-terminal-soldiers = Soldats
fe-terminal-marks = Marques
fe-terminal-combat_round = Round de combat
fe-terminal-weapon = Arme
fe-terminal-printed = Sur la carte
fe-terminal-zone_attack = Attaque
fe-terminal-zone_defense = Défense
fe-terminal-zone_initiative = Initiative
fe-terminal-beside = À côté de la grille
fe-terminal-drawn = Pioché
fe-terminal-boosts = Changements
fe-terminal-die = Dé
fe-terminal-totals = Totaux
fe-terminal-damage = Dégâts
fe-terminal-foe = Adversaire
fe-terminal-dice = Dés
fe-terminal-adjacent = Adjacentes
fe-terminal-paths = Chemins vers
fe-terminal-primary = Premier but
fe-terminal-secondary = Second but
fe-terminal-revealed = Révélée
fe-terminal-completed = Accomplie
fe-terminal-progress = Progrès
fe-terminal-combat_deck = Paquet de combat
