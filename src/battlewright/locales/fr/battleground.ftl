# Tout ce que dit Battleground. Un événement, une option, une question ou un refus trouve son message par
# son propre nom : event-<type>, option-<type>, decision-<sorte>, denial-<règle>. Le message d’un cas
# particulier ajoute le nom de ce qui le rend particulier : denial-<règle>-<fait>, decision-<sorte>-<fait>,
# option-<type>-<sorte de question>. Une valeur absente se lit "none".
# Un nom de personnage ne suit jamais "de" ni "que", qui s’élideraient devant une voyelle.

## Noms

stat-strength = Force
stat-perception = Perception
stat-power = Pouvoir
stat-toughness = Robustesse
stat-mind = Esprit
stat-speed = Vitesse
stat-health = Santé

slot-melee = corps à corps
slot-ranged = distance
slot-spell = sort
slot-heavy = arme lourde
slot-trinket = accessoire
slot-armor = armure
slot-shield = bouclier
slot-module = module

faction-masters = Maîtres de l’Univers
faction-evil = Guerriers du Mal
faction-horde = Horde Maléfique
faction-rebellion = Grande Rébellion
faction-snake-men = Hommes-Serpents
faction-preternia = Héros de Preternia
faction-foe-men = Fighting Foe Men
faction-monster = Monstres
faction-short-masters = Maîtres
faction-short-evil = Mal
faction-short-horde = Horde
faction-short-rebellion = Rébellion
faction-short-snake-men = Serpents
faction-short-preternia = Preternia
faction-short-foe-men = Foe Men
faction-short-monster = Monstre

phase-setup = préparation de la partie
phase-preparation = phase de mise en place
phase-activation = phase d’activation
phase-clean_up = phase de maintenance
phase-over = fin de la partie

terrain-open = terrain dégagé
terrain-high = obstacle haut
terrain-low = obstacle bas
terrain-ladder = échelle
terrain-platform = plateforme
terrain-difficult = terrain difficile
terrain-zone = zone de déploiement
terrain-objective = objectif
terrain-mark = marque

token-focus = Concentration
token-overwatch = Vigilance
token-mana = mana
token-wounds = blessures
token-activated = activé
token-buff = renforcement
token-debuff = affaiblissement

number-dice = dés
number-needed = à obtenir
number-ap = PA

direction-0 = l’est
direction-1 = le nord-est
direction-2 = le nord-ouest
direction-3 = l’ouest
direction-4 = le sud-ouest
direction-5 = le sud-est

unknown-card = une carte cachée
several-unknown-cards = { $count } cartes

## D’où vient un modificateur, en quelques mots

source-BG-TEST-03 = caractéristique testée
source-BG-TEST-04 = effet
source-BG-ATK-03 = attaques précédentes
source-BG-ATK-05 = dés de l’arme
source-BG-FOCUS-05 = Concentration
source-BG-AOO-06 = attaque d’opportunité
source-BG-INT-09 = interruption
source-BG-FLANK-01 = attaque de côté
source-BG-COVER-03 = couverture
source-BG-COVER-06 = cible en hauteur
source-BG-COVER-07 = couverture
source-BG-SCOPE-01 = normalement
source-BG-SCOPE-04 = la règle du 6 et du 1
source-BG-SCOPE-06 = tir dans une mêlée
source-BG-ACT-04 = usage précédent
source-BG-ACT-05 = coût de la compétence
source-BG-SPELL-04 = coût en mana
source-BG-MOVE-01 = vitesse
source-BG-MOVE-02 = effet
source-BG-MOVE-09 = terrain difficile
source-BGF-WAND-02 = changement du coût en mana
source-BG-FREE-01 = attaque gratuite

## Conditions des cartes, comme dans « seulement dans ce cas : … »

condition-attacking = le test est sa propre attaque
condition-melee = l’attaque est une attaque de corps à corps
condition-ranged = l’attaque est une attaque à distance
condition-spell = l’attaque est une attaque magique
condition-flank = c’est une attaque de côté
condition-frontal = ce n’est pas une attaque de côté
condition-attack_focused = l’attaque est concentrée
condition-interruption = cela se passe pendant une interruption
condition-activation = cela se passe pendant une activation
condition-own_turn = c’est sa propre activation ou interruption
condition-opportunity = c’est une attaque d’opportunité
condition-target_debuffed = la cible a un affaiblissement
condition-target_enemy = la cible est un ennemi
condition-target_buffed = la cible a un renforcement
condition-target_in_difficult = la cible est en terrain difficile
condition-target_less_mana = la cible a moins de mana
condition-target_knocked_out = la cible a été assommée
condition-after_move = cela suit immédiatement une action se déplacer
condition-distance = la distance est d’au moins { $number } pouces
condition-successes = le nombre de réussites est d’au moins { $number }
condition-rolled = un dé montre { $number }
condition-skill_defence = c’est une défense contre une compétence
condition-attackable = l’attaque serait possible contre lui
condition-focused = le personnage a la Concentration
condition-not_focused = le personnage n’a pas la Concentration
condition-engaged = le personnage est au contact
condition-not_engaged = le personnage n’est pas au contact
condition-mana = le personnage a au moins { $number } mana
condition-can_spend = le personnage peut dépenser { $number } mana
condition-can_discard = le joueur a en main une carte à défausser
condition-debuffed = le personnage a un affaiblissement
condition-buffed = le personnage a un renforcement
condition-wounded =
    { $number ->
        [1] le personnage est blessé
       *[other] le nombre de blessures du personnage est d’au moins { $number }
    }
condition-had_focus = le personnage avait la Concentration au début de son tour
condition-no_attack_made = aucune attaque n’a été faite ce tour
condition-unfocused_test = le test est fait sans Concentration
condition-activatable = le personnage peut être activé avec la carte révélée
condition-activated_initiative_least = il a été activé avec une initiative de { $number } ou plus
condition-mark_gone = c’est { $what }
condition-no_action = le personnage n’a fait aucune action dans cette manche
condition-ultimates = au moins { $number } de ces capacités ont été utilisées
condition-obstacle_within = un obstacle est à { $number } hexagones au plus
condition-carries = le personnage porte { $what }
condition-no_enemy_within = aucun ennemi n’est en vue à { $number } pouces ou moins
condition-enemy_within = un ennemi est en vue à { $number } pouces ou moins
condition-adjacent = l’autre personnage est adjacent
condition-own = c’est un personnage de la même force
condition-by_owner = un personnage de la même force l’a fait à un ennemi
condition-causes = le nombre de blessures infligées ce tour est d’au moins { $number }
condition-first_blood = aucun de ses personnages n’a été assommé
condition-second_knock_out = le même personnage a assommé deux ennemis
condition-move_action = c’est la fin d’une action se déplacer
condition-in_enemy_zone = le personnage est dans la zone de déploiement ennemie
condition-turn_mana = au moins { $number } mana ont été dépensés ce tour
condition-turn_attacks = le nombre d’attaques faites ce tour est d’au moins { $number }
condition-debuffed_characters = le nombre de personnages affaiblis est d’au moins { $number }
condition-activated = le personnage a été activé cette manche
condition-ready = le personnage n’a pas été activé cette manche
condition-has_effect = le personnage a un renforcement ou un affaiblissement
condition-successes_most = le nombre de réussites est d’au plus { $number }
condition-attacker_interrupts = l’attaque est faite pendant une interruption
condition-targeted = l’attaque visait ce personnage
condition-health_left = { $number } blessures au plus suffiraient à mettre le personnage hors de combat
condition-on_overwatch = le personnage est en vigilance
condition-initiative_most = le personnage a été activé avec une initiative de { $number } ou moins
condition-nobody_within = aucun autre personnage n’est en vue à { $number } pouces ou moins
condition-debuffed_within = un autre personnage affaibli est en vue à { $number } pouces ou moins
condition-blow = au moins { $number } blessures sont subies d’un coup
condition-round = c’est la manche { $number }
condition-losing_buff = un renforcement est sur le point d’être perdu
condition-heavy = l’attaque est faite avec une arme lourde
condition-target_engaged = la cible est engagée avec quelqu’un d’autre
condition-target_adjacent = la cible est adjacente
condition-target_ally = la cible est un allié
condition-target_keyword = la cible a le mot-clé « { $number } »
condition-target_in_own_zone = la cible se trouve dans sa propre zone de déploiement
condition-target_within = la cible est en vue à { $number } pouces ou moins
condition-friend_near_target = un allié qui convient ({ $number }) est près de la cible
condition-further_target = c’est une cible supplémentaire de l’attaque
condition-other_weapon = l’attaque n’est pas faite avec « { $what } »
condition-no_effect = l’attaque est restée sans effet
condition-after_focused_move = cela suit immédiatement une action de mouvement concentrée
condition-distance_most = la distance est de { $number } pouces ou moins
condition-of_attack = c’est un test d’attaque
condition-of_skill = c’est un test de compétence
condition-of_defence = c’est un test de défense
condition-initiative_least = le personnage a été activé avec une initiative de { $number } ou plus
condition-other_initiative_least = l’autre personnage a été activé avec une initiative de { $number } ou plus
condition-won_initiative = la carte a gagné l’initiative
condition-lost_initiative = la carte a perdu l’initiative
condition-character = le personnage est { $what }
condition-keyword = le personnage a le mot-clé « { $number } »
condition-has_token = le personnage a « { $what } »
condition-massive = la figurine est massive
condition-unwounded = le personnage n’a aucune blessure
condition-strength = la Force du personnage est de { $number } ou plus
condition-equipment = le personnage porte au moins { $number } armes et objets
condition-hand_most = son joueur a { $number } cartes de Destin ou moins en main
condition-not_moved = le personnage n’a pas bougé pendant ce tour
condition-moved = le personnage a parcouru au moins { $number } hexagones pendant ce tour
condition-mark_within = une marque est en vue à { $number } pouces ou moins
condition-enemy_mark = « { $what } » d’un adversaire atteint le personnage
condition-token_adjacent = un personnage adjacent a « { $what } »
condition-could_watch = le personnage aux aguets pourrait interrompre
condition-by_keyword = c’est le fait d’un personnage qui a le mot-clé « { $number } »
condition-by_attack = c’est le fait d’une attaque
condition-by_skill = c’est le fait d’une compétence
condition-by_fate = une carte de Destin cause l’interruption
condition-mission_bearer = c’est le personnage avec lequel la mission secondaire a commencé
condition-round_least = c’est la manche { $number } ou une suivante
condition-all_standing = aucun personnage de la Force n’a été mis hors de combat
condition-all_buffed = tous les personnages de la Force ont un renforcement
condition-in_own_zone = cela se passe dans la zone de déploiement du personnage
condition-far_from_owner = tous les personnages de la Force sont à { $number } pouces ou plus
condition-actor_health_left = { $number } blessures ou moins mettraient hors de combat le personnage qui agit
condition-wounds_in_play = il y a au moins { $number } blessures en jeu
condition-wounds_in_play_most = il y a au plus { $number } blessures en jeu
condition-wounded_this_turn = au moins { $number } personnages ont été blessés pendant ce tour
condition-engaged_friends = au moins { $number } personnages de la Force sont engagés
condition-friends_in_enemy_zone = au moins { $number } personnages de la Force sont dans la zone de déploiement adverse

## Événements : la préparation

event-force_fielded = { $seat } aligne { $characters } : { $points } points.
event-first_rolled = Les dés pour le premier joueur donnent { $rolls } ; { $winner } choisit.
event-first_chosen =
    { $team } commence{ $rolls ->
        [none] {""}
       *[other] {" "}(les dés ont donné { $rolls })
    }.
event-map_chosen = Champ de bataille : { $map }.
event-zone_chosen =
    { $zone ->
        [0] { $team } se déploie au sud (ou à l’ouest).
        [1] { $team } se déploie au nord (ou à l’est).
       *[other] { $team } se déploie dans la zone { $zone }.
    }
event-objective_placed = { $team } place un objectif en { $at }.
event-deployed = { $character } prend position en { $at }.
event-turned = { $character } se tourne vers { $direction }.

## Événements : manches et cartes

event-round_began = La manche { $round } commence.
event-cards_discarded = { $seat } défausse : { $cards }.
event-cards_drawn =
    { $source ->
        [discard] { $seat } reprend de sa défausse : { $cards }.
       *[other] { $seat } pioche : { $cards }.
    }
event-cards_revealed = Les cartes sont révélées : { $cards }. { $first } commence.
revealed-card = { $seat } montre « { $card } » (initiative { $initiative })
event-passed = { $seat } n’active plus personne cette manche.
event-card_lost = { $seat } n’a plus personne à activer ; « { $card } » est défaussée.
event-activated = { $character } entre en action avec « { $card } » : { $ap } PA, { $mana } mana.
event-bonus_taken =
    { $extra ->
        [yes] { $seat } joue aussi « { $card } » sur { $character }
       *[no] { $character } utilise « { $card } »
    } { $bonus ->
        [ability] pour sa capacité.
        [mana] pour du mana supplémentaire.
        [mission] pour sa mission secondaire.
        [ap] pour 1 PA.
       *[other] pour son bonus.
    }
event-activation_ended =
    { $ap_lost ->
        [0] { $character } a terminé son activation.
        [one] { $character } a terminé son activation ; { $ap_lost } PA est perdu.
       *[other] { $character } a terminé son activation ; { $ap_lost } PA sont perdus.
    }
event-interruption_began =
    { $kind ->
        [card] { $character } interrompt { $interrupted } grâce à une carte.
        [opportunity] { $character } a une attaque d’opportunité contre { $interrupted }.
       *[other] { $character }, en Vigilance, interrompt { $interrupted }.
    }
event-interruption_ended =
    { $goes_on ->
        [yes] { $character } a terminé son interruption ; { $interrupted } continue.
       *[no] { $character } a terminé son interruption.
    }

## Événements : ce que les personnages gagnent et perdent

event-gained =
    { $what ->
        [mana] { $character } gagne { $amount } mana.
        [ap] { $character } gagne { $amount } PA.
        [focus] { $character } gagne la Concentration.
        [overwatch] { $character } passe en Vigilance.
       *[other] { $character } gagne « { $what } ».
    }
event-lost =
    { $what ->
        [mana] { $character } { $spent ->
            [yes] dépense
           *[no] perd
        } { $amount } mana.
        [ap] { $character } { $spent ->
            [yes] dépense
           *[no] perd
        } { $amount } PA{ $action ->
            [focus] {" "}pour se concentrer
            [move] {" "}pour un déplacement
            [overwatch] {" "}pour se mettre en Vigilance
           *[none] {""}
        }.
        [focus] { $character } { $spent ->
            [yes] dépense
           *[no] perd
        } sa Concentration.
        [overwatch] { $character } n’est plus en Vigilance.
       *[other] { $character } perd « { $what } ».
    }
event-token_given = { $character } reçoit « { $token } ».
event-token_removed = { $character } n’a plus « { $token } ».
event-token_kept =
    { $character ->
        [none] « { $token } » restera après la prochaine phase de maintenance.
       *[other] « { $token } » sur { $character } restera après la prochaine phase de maintenance.
    }
event-token_saved = { $character } garde « { $token } ».
event-token_prevented = { $character } ne reçoit pas « { $token } ».
event-shove_prevented = { $character } reste sur place.
event-mark_moved = « { $token } » passe de { $at } à { $goal }.
event-weapon_laid_down = { $character } retourne « { $weapon } » face cachée.
event-cards_recovered =
    { $place ->
        [top] { $seat } met { $cards } au sommet de la pioche.
       *[other] { $seat } mélange { $cards } à la pioche.
    }
event-readied = { $character } peut de nouveau être activé.
event-dice_added =
    { $amount ->
        [one] { $character } a { $amount } dé de plus.
       *[other] { $character } a { $amount } dés de plus.
    }
event-wounds_passed =
    { $amount ->
        [one] { $to_character } subit { $amount } blessure à la place de { $character }.
       *[other] { $to_character } subit { $amount } blessures à la place de { $character }.
    }
event-mark_placed = { $character } place « { $token } » en { $at }.
event-mark_removed = « { $token } » disparaît en { $at }.
event-rearmed = { $character } range « { $put_away } » et prend « { $equipped } ».
event-transformed = { $old } devient { $new }.
event-focus_lent = { $character } prête sa Concentration à { $to_character }.
event-withdrawn = { $character } quitte le champ de bataille et reviendra.
event-held_back = { $character } est gardé en réserve.
event-initiative_changed = { $card } de { $seat } a maintenant une initiative de { $initiative }.
event-obstacle_removed = { $character } abat l’obstacle en { $hexes }.
event-cards_seen = { $seat } regarde { $cards } sur le dessus du paquet de { $owner }.
event-promised =
    { $what ->
        [ap] Grâce à { $character }, le prochain allié activé cette manche gagnera { $amount } PA.
       *[other] Grâce à { $character }, le prochain allié activé cette manche gagnera { $amount } mana.
    }
event-lasting_began =
    { $until ->
        [attack] « { $effect } » vaut pour { $character } lors de cette attaque.
        [next] « { $effect } » vaut pour { $character } jusqu’à sa prochaine activation.
        [round] « { $effect } » vaut pour { $character } jusqu’à la fin de la manche.
       *[other] « { $effect } » vaut pour { $character } jusqu’à la fin de ce tour.
    }

## Événements : mouvement

event-moved =
    { $how ->
        [charge] { $character } charge de { $from } à { $to } ({ $points } PM).
        [jump] { $character } saute de { $from } à { $to }.
        [teleport] { $character } se téléporte de { $from } à { $to }.
       *[other] { $character } se déplace de { $from } à { $to } ({ $points } PM).
    }
event-shoved =
    { $how ->
        [pull] { $character } se fait attirer de { $from } à { $to }.
       *[other] { $character } se fait pousser de { $from } à { $to }.
    }
event-swapped = { $first } et { $second } échangent leurs places.

## Événements : attaques et tests

event-attack_declared =
    { $mana ->
        [0] { $attacker } attaque { $target } ({ $weapon }) pour { $cost } PA.
       *[other] { $attacker } attaque { $target } ({ $weapon }) pour { $cost } PA et { $mana } mana.
    }
event-attack_redirected = { $instead } s’interpose : { $attacker } ne vise plus { $target }.
event-spell_fizzled = { $caster } lance « { $weapon } », mais le sort reste sans effet.
event-further_target = { $attacker } poursuit son attaque ({ $weapon }) contre { $target }.
event-rolled =
    { $character } lance { $dice_total ->
        [one] { $dice_total } dé
       *[other] { $dice_total } dés
    } { $kind ->
        [attack] pour attaquer
        [defence] pour se défendre
       *[other] pour la compétence
    } ({ $dice }), réussite à { $needed_total } ou plus{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }{ $faces ->
        [none] {""}
       *[other] {" : "}{ $faces }
    }.
event-rerolled =
    { $mana ->
        [0] { $character } relance { $before } gratuitement : { $after }.
       *[other] { $character } relance { $before } pour { $mana } mana : { $after }.
    }
event-exploded =
    { $faces_count ->
        [one] Explosion ! { $character } ajoute un dé : { $faces }.
       *[other] Explosions ! { $character } ajoute des dés : { $faces }.
    }
event-tested =
    { $successes ->
        [0] { $character } n’obtient aucune réussite
        [one] { $character } obtient { $successes } réussite
       *[other] { $character } obtient { $successes } réussites
    } { $kind ->
        [attack] à l’attaque.
        [defence] en défense.
       *[other] au test.
    }
event-defence_declined = { $character } ne se défend pas.
event-attack_resolved =
    { $row ->
        [0] { $attacker } attaque { $target } sans effet.
       *[other] { $attacker } touche { $target } avec { $successes ->
            [one] { $successes } réussite.
           *[other] { $successes } réussites.
        }
    }
event-skill_used =
    { $target ->
        [none] { $character } utilise « { $skill } ».
       *[other] { $character } utilise « { $skill } » sur { $target }.
    }
event-power_triggered = « { $power } » prend effet pour { $character }.

## Événements : blessures

event-wounded =
    { $by ->
        [none] { $character } reçoit { $amount ->
            [one] { $amount } blessure.
           *[other] { $amount } blessures.
        }
       *[other] { $character } reçoit { $amount ->
            [one] { $amount } blessure infligée
           *[other] { $amount } blessures infligées
        } par { $by }.
    }
event-wound_prevented =
    { $amount ->
        [one] { $character } évite { $amount } blessure.
       *[other] { $character } évite { $amount } blessures.
    }
event-healed =
    { $amount ->
        [one] { $character } guérit de { $amount } blessure.
       *[other] { $character } guérit de { $amount } blessures.
    }
event-knocked_out = { $character } est KO ! { $seat } marque { $vp } PV.

## Événements : les points

event-mission_began = { $seat } se lance dans la mission secondaire « { $card } ».
event-mission_completed = { $seat } accomplit la mission secondaire « { $card } » et marque { $vp } PV.
event-objective_captured = { $character } capture l’objectif en { $at } pour { $seat }.
event-cleaned_up = La manche { $round } est terminée ; tous les personnages sont de nouveau prêts.
event-game_over =
    La partie est terminée : { $reason ->
        [knock-out] { $winners_count ->
            [one] { $winners } gagne, l’autre camp est KO.
           *[other] { $winners } gagnent, l’autre camp est KO.
        }
        [mutual-knock-out] plus personne n’est debout, match nul.
        [points] { $winners_count ->
            [one] { $winners } gagne aux points.
           *[other] { $winners } gagnent aux points.
        }
        [concession] { $winners_count ->
            [one] { $winners } gagne, l’autre camp a abandonné.
           *[other] { $winners } gagnent, l’autre camp a abandonné.
        }
        [agreed-draw] match nul d’un commun accord.
       *[other] match nul.
    } Score : { $score }.
score-entry = { $seat } { $vp } PV

## Questions

decision-draft = Composez votre force : { $points } / { $most } points, cartes destin : { $fate }, cartes gloire : { $glory }.
decision-first = Qui sera le premier joueur ?
decision-map = Sur quel champ de bataille allez-vous combattre ?
decision-zone = Où vous déployez-vous ?
decision-objective = Où placez-vous l’objectif ?
decision-deploy = Quel personnage placez-vous maintenant ?
decision-deploy_hex = Où prend position { $character } ?
decision-discard = Manche { $round } : quelles cartes défaussez-vous avant de piocher ?
decision-initiative = Manche { $round } : quelle carte jouez-vous face cachée ?
decision-tie = Initiative égale : qui de vous commence ?
decision-activate = Qui activez-vous avec « { $card } » ?
decision-bonus = Quel bonus choisissez-vous sur « { $card } » ?
decision-act = { $character } a { $ap } PA. Que faites-vous ?
decision-act-interrupted =
    { $kind ->
        [opportunity] { $character } a une attaque d’opportunité contre { $interrupted } ({ $ap } PA). Que faites-vous ?
       *[other] { $character } interrompt { $interrupted } ({ $ap } PA). Que faites-vous ?
    }
decision-consumables = { $by } va interrompre { $interrupted }. Utiliser d’abord un objet ?
decision-spend = « { $source } » : combien de mana dépense { $character } ?
decision-spend-skill = « { $skill } » : combien de mana dépense { $character } ?
decision-pay = { $lender } peut payer pour { $character }. Combien, sur { $amount } mana ?
decision-boost =
    { $pay ->
        [mana] { $attacker } attaque ({ $weapon }) : combien de mana ajoutez-vous ?
        [ap] { $attacker } attaque ({ $weapon }) : combien de PA ajoutez-vous ?
       *[other] { $attacker } attaque ({ $weapon }) : jusqu’où allez-vous ?
    }
decision-defend =
    { $successes ->
        [one] { $target } fait face à { $successes } réussite. Se défendre ?
       *[other] { $target } fait face à { $successes } réussites. Se défendre ?
    }
decision-row = { $attacker } attaque ({ $weapon }) : quel effet choisissez-vous ?
decision-further_target = Qui sera la prochaine cible de l’attaque ({ $weapon }) ?
decision-aim = Où { $attacker } vise-t-il ({ $weapon }) ?
decision-targets = Qui d’autre { $attacker } attaque-t-il ({ $weapon }) ?
decision-free_reroll = { $character } a obtenu { $faces }, réussite à { $needed } ou plus. Quels dés relancez-vous gratuitement ?
decision-mana_reroll =
    { $character } a obtenu { $faces }, réussite à { $needed } ou plus. { $per_mana ->
        [1] Relancer des dés, un par mana ({ $mana } mana au plus) ?
       *[other] Relancer des dés, { $per_mana } par mana ({ $mana } mana au plus) ?
    }
decision-destination-beside = À côté de { $beside }, où apparaît { $character } ?
decision-destination =
    { $how ->
        [jump] Où saute { $character } ({ $points ->
            [one] { $points } hexagone
           *[other] { $points } hexagones
        }) ?
        [teleport] Où se téléporte { $character } ({ $points ->
            [one] { $points } hexagone
           *[other] { $points } hexagones
        }) ?
        [charge] Où charge { $character } ({ $points } PM) ?
       *[other] Où se déplace { $character } ({ $points } PM) ?
    }
decision-speed = { $character } : dépenser la Concentration pour la seconde vitesse ?
decision-push = Où poussez-vous { $character } ?
decision-face = Dans quelle direction se tourne { $character } ?
decision-direction = Dans quelle direction déplacez-vous { $character } ?
decision-pick = { $character }, « { $source } » : qui choisissez-vous ?
decision-either = { $character }, « { $source } » : que choisissez-vous ?
decision-place_mark = { $character }, « { $source } » : où placez-vous la marque ?
decision-toss = « { $source } » : défausser une carte ?
decision-free_attack = « { $source } » : { $character } peut attaquer gratuitement.
decision-pass_wounds = { $character }, « { $source } » : combien de blessures transmettez-vous ?
decision-recover = « { $source } » : quelle carte retourne dans la pioche ?
decision-lay_down = { $character }, « { $source } » : quelle arme retournez-vous ?
decision-lift_mark = { $character }, « { $source } » : quelle marque retirez-vous ?
decision-move_mark = « { $source } » : quelle marque, ou vers où ?
decision-raze = Quel obstacle { $character } retire-t-il ?
decision-foresee = Quel paquet { $character } regarde-t-il, ou quelle carte va dessus ?
decision-strip = Quel renforcement est retiré ?
decision-borrow = Quel artefact { $character } emprunte-t-il ?
decision-special = { $character }, « { $source } » : que choisissez-vous ?
decision-react =
    { $moment_at ->
        [move_declared] { $moment_who } s’apprête à partir. Réagir ?
        [movement_ended] { $moment_who } s’arrête là. Qui réagit en premier ?
        [attack_declared] { $moment_other } attaque { $moment_who }. Réagir ?
        [defence_test] { $moment_who } va se défendre. Réagir ?
        [taking_wounds] { $moment_who } va recevoir { $moment_caused ->
            [one] { $moment_caused } blessure.
           *[other] { $moment_caused } blessures.
        } Réagir ?
        [wounded] { $moment_who } vient de subir des blessures. Réagir ?
        [knocked_out] { $moment_who } est KO. Réagir ?
        [spell_paid] { $moment_who } lance un sort. Réagir ?
        [attack_resolved] { $moment_who } a résolu son attaque. Réagir ?
        [attack_finished] { $moment_who } a fini son attaque. Réagir ?
        [debuffed] { $moment_who } a reçu un affaiblissement. Réagir ?
        [focused] { $moment_who } a gagné la Concentration. Réagir ?
        [mana_spent] { $moment_who } a dépensé du mana. Réagir ?
        [activated] { $moment_who } entre en action. Réagir ?
        [activation_ended] { $moment_who } termine son activation. Réagir ?
        [turn_ended] { $moment_who } termine son tour. Réagir ?
        [interruption_started] { $moment_who } commence son interruption. Réagir ?
        [interruption_ended] { $moment_who } termine son interruption. Réagir ?
       *[other] Qu’est-ce qui prend effet en premier ?
    }

## Options : le texte des boutons

option-add =
    Prendre { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
option-equip =
    Donner à { $character } : { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
option-take = Ajouter au paquet : { $card } (initiative { $initiative }, { $ap } PA, { $mana } mana)
option-dismiss = Renvoyer { $character }
option-unequip = Reprendre à { $character } : { $card }
option-putback = Retirer du paquet : { $card }
option-back = Annuler le dernier ajout
option-prepared = Utiliser la force préparée « { $force } »
option-done = Terminé
option-first = { $team }
option-map = { $map }
option-zone =
    { $zone ->
        [0] Au sud (ou à l’ouest)
        [1] Au nord (ou à l’est)
       *[other] Zone { $zone }
    }
option-objective = En { $at }
option-deploy = { $character }
option-face = Vers { $direction }
option-discard =
    { $cards ->
        [none] Ne rien défausser
       *[other] Défausser { $cards }
    }
option-play = { $card } (initiative { $initiative }, { $ap } PA, { $mana } mana)
option-pass = N’activer plus personne cette manche
option-go = { $seat }
option-activate = { $character }
option-bonus =
    { $bonus ->
        [ability] { $card }, capacité : { $text }
        [mana] { $card } : { $extra_mana } mana de plus
        [refused] { $card } : rien ; { $by } refuse son mana
        [mission] { $card }, mission secondaire pour { $vp } PV : { $text }
        [ap] { $card } : 1 PA
       *[other] { $card }
    }
# Une action du menu avec son coût ; $option est le texte de l’action.
option-with-cost =
    { $mana ->
        [0] { $option } ({ $ap } PA)
       *[other] { $option } ({ $ap } PA, { $mana } mana)
    }
option-focus = Concentration
option-move =
    { $focused ->
        [focused] Se déplacer avec Concentration, à la seconde vitesse
        [turn] Se tourner sur place
       *[none] Se déplacer
    }
option-attack = Attaquer { $target } : { $weapon }
option-skill =
    { $target ->
        [none] { $skill }
       *[other] { $skill } sur { $target }
    }
option-overwatch = Vigilance, ce qui termine le tour
option-use = Utiliser : { $item }
option-end = Terminer le tour
option-end-consumables = Ne rien utiliser
option-goto = { $at }
option-stay = Rester ici
option-stay-pick = Personne
option-stay-toss = Ne rien défausser
option-stay-deploy_hex = Garder en réserve
option-stay-free_attack = Ne pas attaquer
option-stay-targets = Personne d’autre
option-choose = { $what }
option-choose-row =
    { $what ->
        [1] L’effet pour 1 réussite
       *[other] L’effet pour { $what } réussites
    }
option-choose-speed =
    { $what ->
        [focused] Dépenser la Concentration pour la seconde vitesse
       *[other] Se déplacer à la première vitesse
    }
option-choose-either =
    { $what ->
        [focus] Concentration
        [overwatch] Vigilance
        [mana] Mana
        [ap] PA
       *[other] { $what }
    }
option-choose-deck = Le paquet de { $seat }
option-choose-effect = { $token } sur { $on }
option-spend = { $amount } mana
option-spend-boost =
    { $amount ->
        [0] Rien
       *[other] { $pay ->
            [mana] { $amount } mana pour { $gain }
            [ap] { $amount } PA pour { $gain }
           *[other] { $gain }
        }
    }
option-spend-pass_wounds =
    { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
option-spend-pay = { $lender } paie { $amount } mana
gain-dice =
    { $amount ->
        [one] { $amount } dé de plus
       *[other] { $amount } dés de plus
    }
gain-range =
    { $amount ->
        [one] { $amount } pouce de portée de plus
       *[other] { $amount } pouces de portée de plus
    }
gain-area =
    { $amount ->
        [one] { $amount } hexagone de zone de plus
       *[other] { $amount } hexagones de zone de plus
    }
gain-other = { $amount } de plus
option-reroll =
    { $faces ->
        [none] Garder les dés
       *[other] Relancer : { $faces }
    }
option-defend =
    { $how ->
        [mana] Se défendre avec autant de dés que de mana
        [sixes] Se défendre avec tous les dés, dont seuls les 6 réussissent
        [decline] Ne pas se défendre
       *[roll] Se défendre
    }
option-react = { $power } ({ $character })
option-react-opportunity = Attaque d’opportunité par { $character }
option-react-overwatch = { $character }, en Vigilance, interrompt
option-decline = Non

## Refus : pourquoi pas

denial = Interdit par la règle « { $title } ».
denial-card = « { $rule } » ne le permet pas.
denial-card-action = « { $rule } » l’interdit.
denial-card-at = « { $rule } » : le déplacement doit continuer depuis { $at }.
denial-card-beside = « { $rule } » : le déplacement doit finir sur un hexagone adjacent à { $beside }.
denial-card-character = « { $rule } » : personne ne peut interrompre { $character }.
denial-card-conditions = « { $rule } » ne s’utilise que dans ce cas : { $conditions }.
denial-card-interruption = « { $rule } » ne s’utilise pas pendant une interruption.
denial-card-target = « { $rule } » n’admet pas { $target } pour cible.
denial-card-within = « { $rule } » : seulement à { $within } pouces ou moins, et la distance est de { $distance }.

denial-BG-FORCE-01 = Une force compte au moins un personnage.
denial-BG-FORCE-01-seat = { $character } appartient à { $seat }.
denial-BG-FORCE-01-asked = C’est un autre joueur qui décide maintenant pour { $character }.
denial-BG-FORCE-01-unknown = La carte { $unknown } n’existe pas.
denial-BG-FORCE-02 = { $character } n’est pas de la faction { $faction }.
denial-BG-FORCE-06 = { $target } n’est pas sur le champ de bataille.
denial-BG-FORCE-06-character = { $character } n’est pas sur le champ de bataille.
denial-BG-SETUP-01 = La force n’est pas valable.
denial-BG-SETUP-01-slot = { $character }, emplacements « { $slot } » : { $room } en tout, et il en faudrait { $used }.
denial-BG-SETUP-01-iconic = « { $iconic } » est un équipement emblématique qui n’est pas fait pour { $character }.
denial-BG-SETUP-01-must_carry = { $character } doit porter « { $must_carry } ».
denial-BG-SETUP-01-copies = { $character } : { $copies } exemplaires dans la force, { $most } au plus.
denial-BG-SETUP-01-equipment = « { $equipment } » : { $copies } exemplaires dans la force, { $most } au plus.
denial-BG-SETUP-01-points = La force coûte { $points } points, { $most } au plus.
denial-BG-SETUP-06 = Le paquet n’est pas valable.
denial-BG-SETUP-06-unknown = La carte { $unknown } n’existe pas.
denial-BG-SETUP-06-fate = Cartes destin dans le paquet : { $fate } ; il en faut { $needed }.
denial-BG-SETUP-06-glory = Cartes gloire dans le paquet : { $glory } ; il en faut { $needed }.
denial-BG-SETUP-06-copies = « { $card } » : { $copies } exemplaires dans le paquet, un seul est permis.
denial-BT-FORCE-02 = La force coûte { $points } points, { $most } au plus.
denial-BT-FORCE-04 = Une équipe n’a qu’une faction, et non { $factions }.
denial-BT-FORCE-05 = L’équipe a déjà { $character }.
denial-BT-FORCE-06 = L’équipe a déjà « { $equipment } ».
denial-BT-FORCE-07 = L’équipe a déjà la carte « { $card } ».

denial-BG-ACT-02 = { $character } a agi en dernier à la manche précédente et ne peut pas agir en premier maintenant.
denial-BG-ACT-03 =
    { $acting ->
        [none] Personne n’agit en ce moment.
       *[other] C’est le tour d’un autre personnage : { $acting }.
    }
denial-BG-ACT-03-pending = Il faut d’abord régler autre chose.
denial-BG-ACT-05 = « { $skill } » a déjà servi ce tour.
denial-BG-ACT-08 = Coût : { $cost } PA ; il en reste { $ap }.
denial-BG-ACT-10 = { $character } a déjà eu son activation cette manche.
denial-BG-FOCUS-03 = { $character } n’a pas la Concentration et se déplace donc à sa première vitesse.
denial-BG-FOCUS-02 = { $character } a déjà la Concentration.
denial-BG-OVERWATCH-01 = { $character } est déjà en Vigilance.
denial-BG-OVERWATCH-01-watcher = { $watcher } n’est pas en Vigilance.
denial-BG-OVERWATCH-03 = { $watcher } ne voit pas où le déplacement s’est terminé.
denial-BG-OVERWATCH-04 = { $watcher } n’a pas la fin du déplacement dans son arc avant.
denial-BG-OVERWATCH-05 = { $watcher } ne pourrait ni attaquer ni s’approcher assez.
denial-BG-INT-03 =
    { $action ->
        [focus] Pas d’action Concentration pendant une interruption.
        [overwatch] Pas d’action Vigilance pendant une interruption.
       *[other] Cette action est impossible pendant une interruption.
    }
denial-BG-INT-06 = Une interruption doit viser { $interrupted }, et non { $target }.
denial-BG-INT-08 = Aucun déplacement ne mène vers { $interrupted } en finissant en vue.
denial-BG-INT-08-at = Un déplacement en interruption doit mener vers { $interrupted } et finir en vue ; ce n’est pas le cas en { $at }.
denial-BG-INT-15 = Il faut attendre la fin de l’interruption en cours ({ $acting }).
denial-BG-AOO-04 = Une attaque d’opportunité n’admet qu’une attaque de corps à corps.

denial-BG-CARD-05 = Ce n’est pas le moment de choisir un personnage à activer.
denial-BG-CARD-12 = « { $card } » n’offre pas ce bonus.
denial-BG-CARD-15 =
    { $active ->
        [none] Les cartes se jouent pendant le tour d’un de vos personnages.
       *[other] C’est à { $active } de jouer ; les cartes se jouent pendant le tour d’un de vos personnages.
    }
denial-BG-CARD-15-pending = Les cartes se jouent entre les actions, pas maintenant.
denial-BG-CARD-15-in_hand = « { $card } » n’est pas en main.
denial-BG-CARD-16 = « { $card } » n’a aucun bonus à jouer ainsi.
denial-BG-ITEM-05 =
    { $used ->
        [yes] « { $item } » a déjà servi.
       *[no] « { $item } » ne peut pas servir maintenant.
    }

denial-BG-ATK-01 = Aucune attaque n’est possible maintenant.
denial-BG-ATK-01-target = { $target } n’est pas un ennemi.
denial-BG-ATK-02 = « { $weapon } » n’est pas une arme équipée.
denial-BG-MELEE-02 = Le corps à corps demande une cible au contact, et { $at } est à { $distance } pouces.
denial-BG-MELEE-05 = Les poings ne servent que sans arme de corps à corps, or il y en a une : { $melee_weapon }.
denial-BG-RANGED-03 = Ni attaque à distance ni sort au contact d’un ennemi, ici { $engaged_with }.
denial-BG-RANGED-06 = La cible est à { $distance } pouces ; la portée est de { $range }.
denial-BG-SPELL-04 = Le sort coûte { $cost } mana, et il y en a { $mana }.
denial-BG-SPELL-05 = « { $weapon } » se lance sur un allié, et { $target } n’en est pas un.
denial-BG-BIG-04 = Le socle ne tient pas en { $at }, ou ne peut pas y arriver.
denial-BG-BIG-18 = { $target } a un socle d’une autre taille.
denial-BG-BIG-12 = Pas assez de place pour se tourner vers { $target }.
denial-BG-LOS-01 = Pas de ligne de vue de { $from } à { $to }.
denial-BG-LOS-01-blocked_by = Pas de ligne de vue de { $from } à { $to } ; sur le chemin : { $blocked_by }.
denial-BG-LOS-06 = Vu de la plateforme, { $to } est caché à { $from } par un obstacle haut juste à côté.
denial-BG-LOS-07 = Un obstacle haut à côté de { $from } cache l’hexagone de plateforme { $to }.
denial-BG-LOS-08 = On ne voit pas à travers une plateforme, de { $from } à { $to }.

denial-BG-MOVE-01 = Le chemin vers { $at } coûte { $cost } PM, et il y en a { $points }.
denial-BG-MOVE-04 = Le chemin vers { $at } passe au contact d’ennemis ({ $enemies }), où tout déplacement s’arrête.
denial-BG-MOVE-07 = Personne ne peut se tenir en { $at }.
denial-BG-MOVE-07-terrain =
    { $terrain ->
        [high] Il y a un obstacle haut en { $at }.
        [low] Il y a un obstacle bas en { $at }.
        [ladder] Il y a une échelle en { $at }.
       *[other] Personne ne peut se tenir en { $at }.
    }
denial-BG-MOVE-07-occupant = { $occupant } se tient en { $at }.
denial-BG-CLIMB-09 = { $occupant } se tient en { $at } et n’a pas de place où reculer.
denial-BG-MOVE-12 = { $at } n’est pas un hexagone libre touchant une partie d’obstacle à côté du personnage.
denial-BG-MOVE-13 = Aucun chemin ne mène en { $at }.
denial-BG-MOVEFX-03 = La charge est possible, donc obligatoire ; on ne peut pas rester en { $at }.
denial-BG-MOVEFX-03-towards = Une charge contre { $towards } ne peut pas finir en { $at }.
denial-BG-MOVEFX-04 = Une charge de { $points } PM n’atteint pas { $target }.
denial-BG-AREA-03 = Il n’y a rien à viser d’où l’attaque ({ $weapon }) atteindrait { $target }.
denial-BG-MOVEFX-06 =
    { $hexes ->
        [one] { $at } est à plus de { $hexes } hexagone, ou l’on ne peut pas s’y tenir.
       *[other] { $at } est à plus de { $hexes } hexagones, ou l’on ne peut pas s’y tenir.
    }
denial-BG-MOVEFX-10 =
    { $hexes ->
        [one] Un saut de { $hexes } hexagone n’atteint pas { $at }.
       *[other] Un saut de { $hexes } hexagones n’atteint pas { $at }.
    }
denial-BG-MOVEFX-01 = { $at } n’est pas sur le plus court chemin vers { $towards }.

denial-BG-SKILL-01 = { $character } n’a pas de compétence active de ce nom.
denial-BG-SKILL-02 = La compétence coûte { $cost } mana, et il y en a { $mana }.
denial-BG-SKILL-06 = { $target } est à { $distance } pouces ; la compétence porte à { $within }.
denial-BG-SKILL-07 = { $target } n’est pas en vue.
denial-BG-SKILL-07-targets = Personne ne peut être la cible de « { $skill } ».
denial-BG-SKILL-07-side =
    { $side ->
        [enemy] La compétence s’utilise sur un ennemi, et { $target } n’en est pas un.
        [ally] La compétence s’utilise sur un allié, et { $target } n’en est pas un.
        [friend] La compétence s’utilise sur un personnage ami, et { $target } n’en est pas un.
       *[other] La compétence ne s’utilise pas sur { $target }.
    }
denial-BG-SKILL-07-conditions = La compétence ne s’utilise sur { $target } que dans ce cas : { $conditions }.

denial-BG-OBJ-02 = { $character } est au contact d’un ennemi.
denial-BG-OBJ-03 = { $character } n’est ni en { $at } ni à côté.
denial-BG-OBJ-04 = L’objectif en { $at } est contesté par { $enemies }.
denial-BG-OBJ-05 = L’objectif en { $at } est dans votre propre zone de déploiement.

## Chances et mesures

odds-wounds = Blessures { $table }
odds-wounds-knock_out = Blessures { $table } ; KO { $chance }
odds-successes = Réussites { $table }
odds-test =
    { $who } lance { $dice_total ->
        [one] { $dice_total } dé
       *[other] { $dice_total } dés
    } ({ $dice }), réussite à { $needed_total } ou plus{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }
measure =
    { $distance ->
        [one] { $distance } pouce
       *[other] { $distance } pouces
    }, { $sight ->
        [yes] en vue
       *[no] hors de vue
    }, { $cover ->
        [none] sans couverture
       *[other] avec couverture
    }, { $arc ->
        [front] dans l’arc avant de la cible.
        [rear] dans l’arc arrière de la cible.
       *[half] dans l’arc avant de la cible (demi-hexagone).
    }
