# Tout ce que dit Heroscape. Le fichier anglais dit comment les messages se nomment.

## Noms et mots

hs-hidden = caché
hs-hidden-glyph = un glyphe inconnu
hs-marker-1 = le marqueur d'ordre 1
hs-marker-2 = le marqueur d'ordre 2
hs-marker-3 = le marqueur d'ordre 3
hs-marker-X = le marqueur d'ordre X
hs-marker-o = un marqueur d'ordre
hs-marker-hidden = un marqueur d'ordre caché
hs-marker-on = { $marker } de { $card }
hs-direction-0 = est
hs-direction-1 = nord-est
hs-direction-2 = nord-ouest
hs-direction-3 = ouest
hs-direction-4 = sud-ouest
hs-direction-5 = sud-est
hs-thing-door = la porte « { $name } »
hs-thing-tree = l'arbre « { $name } »
hs-thing-column = le sol en { $at } (niveau { $level })
hs-thing-line = ligne : { $direction }
hs-thing-line-rear = ligne : { $direction }, depuis la moitié arrière
hs-piece-tree = un arbre
hs-piece-bush = un buisson
hs-piece-palm = un palmier
hs-piece-glacier = un glacier
hs-piece-outcrop = un rocher
hs-piece-pillar = un pilier
hs-piece-castle-wall = un mur de château
hs-piece-castle-base = un socle de mur
hs-piece-ruin = une ruine
hs-piece-stone-wall = un mur de pierre
hs-piece-battlement = un créneau
hs-piece-railing = un garde-corps
hs-piece-ladder = une échelle
hs-piece-door = une porte
hs-piece-other = un obstacle
hs-terrain-grass = herbe
hs-terrain-rock = roche
hs-terrain-sand = sable
hs-terrain-snow = neige
hs-terrain-swamp = marais
hs-terrain-road = route
hs-terrain-lava-field = champ de lave
hs-terrain-water = eau
hs-terrain-swamp-water = eau marécageuse
hs-terrain-ice = glace
hs-terrain-molten-lava = lave en fusion
hs-terrain-dungeon = donjon
hs-terrain-shadow = ombre
hs-terrain-asphalt = asphalte
hs-terrain-concrete = béton
hs-terrain-ladder = échelle
hs-word-around = tous les voisins
hs-word-swipe = coup au départ
hs-word-fall = chute
hs-word-attack = attaque
hs-word-defence = défense
hs-word-move = mouvement
hs-word-range = portée
hs-word-named = carte nommée
hs-word-partner = paire
hs-word-carry = transport
hs-word-flying = en vol
hs-word-shove = poussée
hs-word-shove-defence = résistance
hs-word-blast = explosion
hs-word-lava-field = champ de lave
hs-word-molten-lava = lave en fusion
hs-word-wannok = Glyphe de Wannok
hs-word-mitonsoul = Glyphe de Mitonsoul
hs-word-nilrend = Glyphe de Nilrend
hs-word-oreld = Glyphe d'Oreld
hs-word-sturla = Glyphe de Sturla
hs-word-brandar = Glyphe de Brandar
hs-word-volcano = volcan
hs-word-geyser = geyser
hs-word-geyser-height = hauteur du jet
hs-word-none = rien
hs-word-small = petit
hs-word-medium = moyen
hs-word-large = grand
hs-word-huge = énorme
hs-word-great = grand
hs-word-hero = héros
hs-word-squad = escouade
hs-word-unique = unique
hs-word-common = commun
hs-word-uncommon = peu commun
hs-word-open = ouverte
hs-word-closed = fermée
hs-word-destroyed = détruite
hs-word-flag = drapeau
hs-word-gem = gemme
hs-word-shrine = sanctuaire
hs-word-hill = colline
hs-word-board = sur le champ de bataille
hs-word-reserve = en réserve
hs-word-waiting = à placer
hs-word-unused = laissée de côté
hs-word-setup = mise en place
hs-word-orders = marqueurs d'ordre
hs-word-initiative = initiative
hs-word-turns = tours
hs-word-end = fin de la manche
hs-word-over = fin de la partie
hs-word-last-army = la dernière armée debout
hs-word-points = points
hs-word-glyphs = les glyphes
hs-word-escort = l'escorte
hs-word-siege = le siège
hs-word-shrines = les sanctuaires
hs-word-collect = le trésor
hs-word-steal = le drapeau volé
hs-word-concession = abandon
hs-word-agreed-draw = nulle convenue
hs-word-life = vie
hs-word-height = hauteur
hs-word-moving = le déplacement en cours
hs-word-special = l'attaque spéciale en cours
hs-word-dice = le jet en cours
hs-word-wounding = les blessures
hs-word-act = les pouvoirs
hs-word-placing = où placer une figurine
hs-word-losing = qui est touché
hs-word-free-moves = les autres déplacements
hs-word-glyph = le glyphe
hs-word-end-round = la fin de la manche
hs-word-offering = qui est sacrifié
hs-word-reorganise = les nouveaux ordres
hs-word-reveal = quel marqueur révéler
hs-word-bond = le tour avec une autre carte
hs-word-series = toute la série
hs-word-first = s'il faut d'abord bouger ou attaquer
hs-number-dice = dés
hs-number-move = mouvement
hs-number-range = portée
hs-count = { $count } sur { $card }
hs-roll = { $seat } { $total }
hs-score = { $seat } { $points }
hs-faces-skulls =
    { $count ->
        [one] { $count } crâne
       *[other] { $count } crânes
    }
hs-faces-shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
hs-faces-blanks =
    { $count ->
        [one] { $count } face vide
       *[other] { $count } faces vides
    }
hs-faces-none = aucun dé

## D'où vient un nombre, en quelques mots

hs-source-gift = don durable
hs-source-HS-MOVE-01 = mouvement
hs-source-HS-RANGE-01 = portée
hs-source-HS-DICE-01 = attaque
hs-source-HS-DICE-02 = défense
hs-source-HS-SPECIAL-01 = pouvoir
hs-source-HS-OBJECT-06 = objet
hs-source-HS-INIT-01 = jet
hs-source-HS-HEIGHT-01 = avantage de hauteur
hs-source-HS-HEIGHT-02 = grande hauteur
hs-source-HS-HEIGHT-04 = au-dessus de l'eau
hs-source-HS-JUNGLE-01 = jungle
hs-source-HS-LEAVE-02 = départ d'un combat
hs-source-HS-FALL-03 = chute
hs-source-HS-FALL-04 = grave chute
hs-source-HS-FALL-05 = chute extrême
hs-source-HS-TERRAIN-LAVA-01 = champ de lave
hs-source-HS-TERRAIN-MOLTEN-02 = lave en fusion
hs-source-HS-WOUND-01 = attaque
hs-source-HSV-FLEX-05 = plusieurs marqueurs
hs-source-HSV-FLANK-01 = surnombre
hs-source-HSV-COVER-01 = à moitié caché
hs-source-HSV-COVER-02 = presque caché
hs-source-HSV-FIRE-01 = trempé
hs-source-HSV-GLYPH-02 = Glyphe de Brandar
hs-source-HSV-GLYPH-05 = Glyphe de Dagmar
hs-source-HSV-PLANT-01 = plantes
hs-source-HSV-POINTS-01 = armée plus légère
hs-source-HSV-POINTS-02 = armée plus lourde
hs-source-HSV-ROUGH-04 = terrain rude
hs-source-HSV-SHOVE-02 = taille
hs-source-HSV-SHOVE-03 = taille
hs-source-HSV-UNIT-03 = explosion
hs-source-HSV-VOLCANO-01 = volcan

## Événements

hs-event-army-taken =
    { $seat } prend l'armée { $army } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
hs-event-card-drafted =
    { $seat } choisit { $card } et a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hs-event-army-complete = { $seat } a toute son armée.
hs-event-figure-placed = { $figure } est placé en { $at }.
hs-event-figure-placed-why = { $figure } est placé en { $at } ({ $why }).
hs-event-no-room = { $figure } ne trouve pas de place.
hs-event-round-began = La manche { $round } commence.
hs-event-markers-laid = { $seat } a posé ses marqueurs d'ordre : { $counts }.
hs-event-marker-revealed = { $seat } révèle { $marker } sur { $card }.
hs-event-markers-lost =
    { $count ->
        [one] Un marqueur d'ordre quitte { $card }.
       *[other] { $count } marqueurs d'ordre quittent { $card }.
    }
hs-event-markers-moved =
    { $count ->
        [one] { $seat } déplace un marqueur d'ordre caché sur une autre carte.
       *[other] { $seat } déplace { $count } marqueurs d'ordre cachés sur d'autres cartes.
    }
hs-event-turn-lost = { $seat } perd ce tour.
hs-event-turn-began = { $seat } joue un tour avec { $card }.
hs-event-turn-began-why = { $seat } joue un tour avec { $card } ({ $why }).
hs-event-initiative =
    { $order ->
        [none] Initiative : { $rolls }.
       *[other] Ordre de jeu : { $order }.
    }
hs-event-rolled-off = { $power } : un jet décide qui commence. { $rolls }.
hs-event-dice =
    { $sides ->
        [6] Jet ({ $why }) : { $faces }.
       *[other] d20 ({ $why }) : { $faces }.
    }
hs-event-moved = { $figure } va de { $from } à { $to }.
hs-event-moved-how = { $figure } va de { $from } à { $to } ({ $how }).
hs-event-carried = { $by } emporte { $figure }.
hs-event-rotated = { $figure } se tourne : { $direction }.
hs-event-flipped = { $figure } fait volte-face et regarde depuis { $at }.
hs-event-left-engagement =
    { $wounds ->
        [0] { $enemy } frappe { $figure } qui s'en va, et manque.
        [one] { $enemy } frappe { $figure } qui s'en va : 1 blessure.
       *[other] { $enemy } frappe { $figure } qui s'en va : { $wounds } blessures.
    }
hs-event-fell =
    { $wounds ->
        [0] { $figure } tombe de { $height ->
                     [one] { $height } niveau
                    *[other] { $height } niveaux
                 } sans mal.
        [one] { $figure } tombe de { $height ->
                     [one] { $height } niveau
                    *[other] { $height } niveaux
                 } : 1 blessure.
       *[other] { $figure } tombe de { $height ->
                    [one] { $height } niveau
                   *[other] { $height } niveaux
                } : { $wounds } blessures.
    }
hs-event-lava =
    { $survived ->
        [yes] { $figure } survit à la lave.
       *[no] La lave emporte { $figure }.
    }
hs-event-attack-declared = { $attacker } attaque { $target }.
hs-event-attack-declared-power = { $attacker } attaque { $target } avec { $power }.
hs-event-attack-rolled =
    { $skulls ->
        [one] { $attacker } lance { $dice ->
                  [one] { $dice } dé
                 *[other] { $dice } dés
              } ({ $reasons }) : { $skulls } crâne.
       *[other] { $attacker } lance { $dice ->
                    [one] { $dice } dé
                   *[other] { $dice } dés
                } ({ $reasons }) : { $skulls } crânes.
    }
hs-event-defence-rolled =
    { $shields ->
        [one] { $defender } se défend avec { $dice ->
                  [one] { $dice } dé
                 *[other] { $dice } dés
              } ({ $reasons }) : { $shields } bouclier.
       *[other] { $defender } se défend avec { $dice ->
                    [one] { $dice } dé
                   *[other] { $dice } dés
                } ({ $reasons }) : { $shields } boucliers.
    }
hs-event-defence-rolled-blocked = { $defender } se défend avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ({ $reasons }) : { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, et tout est bloqué.
hs-event-wounded =
    { $amount ->
        [one] { $figure } subit { $amount } blessure ({ $total } sur { $life }).
       *[other] { $figure } subit { $amount } blessures ({ $total } sur { $life }).
    }
hs-event-ignored = { $figure } ignore les blessures ({ $source }).
hs-event-healed =
    { $amount ->
        [one] { $figure } perd { $amount } blessure ({ $source }).
       *[other] { $figure } perd { $amount } blessures ({ $source }).
    }
hs-event-destroyed = { $figure } est détruit.
hs-event-destroyed-by = { $figure } est détruit par { $by }.
hs-event-casualty = { $figure } est posé sur { $card }.
hs-event-card-lost = { $card } est hors jeu.
hs-event-returned = { $figure } revient en { $at } ({ $source }).
hs-event-power-used = { $figure } utilise { $power }.
hs-event-power-used-target = { $figure } utilise { $power } sur { $target }.
hs-event-power-result =
    { $worked ->
        [yes] { $power } : { $total } – c'est réussi.
       *[no] { $power } : { $total } – rien ne se passe.
    }
hs-event-control = { $seat } prend le contrôle de { $card } ({ $source }).
hs-event-control-for_turn = { $seat } contrôle { $card } pour un tour ({ $source }).
hs-event-ground-laid = { $figure } pose une tuile en { $at } : { $terrain }.
hs-event-glyph-revealed = Le glyphe en { $at } : { $letter }.
hs-event-glyph-entered = { $figure } se tient sur : { $letter }.
hs-event-glyph-gone = { $letter } en { $at } est épuisé.
hs-event-trap-sprung = Un piège garde le trésor ({ $letter }) : { $figure } fait { $roll }.
hs-event-treasure-taken = { $figure } prend le trésor en { $at } ({ $letter }).
hs-event-treasure-dropped = Le trésor de { $figure } reste en { $at } ({ $letter }).
hs-event-treasure-spent = Le trésor de { $figure } est épuisé ({ $letter }).
hs-event-treasure-moved = { $figure } déplace par magie le trésor de { $at } à { $to_space } ({ $letter }).
hs-event-negated = { $card } perd ses pouvoirs spéciaux ({ $source }).
hs-event-door =
    { $state ->
        [open] La porte « { $door } » s'ouvre.
       *[other] La porte « { $door } » se ferme.
    }
hs-event-gift = { $card } : { $what } +{ $amount } ({ $source }).
hs-event-gift-named = { $card } est nommé ({ $source }).
hs-event-gift-transformed = { $card } n'est plus ce qu'il était ({ $source }).
hs-event-gift-partner = { $card } mène une paire.
hs-event-shoved = { $by } pousse { $figure } : { $path }.
hs-event-erupted = { $what } : { $roll } au d20, { $size }.
hs-event-thrown = { $figure } est projeté à { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } de haut : { $path }.
hs-event-hidden = Invisible pour l'instant : { $figures } ({ $source }).
hs-event-scored = { $seat } marque ({ $what }) : { $total }.
hs-event-token = { $token } repose en { $at }.
hs-event-token-by = { $by } prend : { $token }.
hs-event-point-spent =
    { $amount ->
        [1] { $seat } gagne un point de pouvoir ({ $card }).
       *[other] { $seat } dépense un point de pouvoir ({ $card }).
    }
hs-event-game-ended =
    { $winners ->
        [none] La partie finit à égalité ({ $reason }). Score : { $score }.
       *[other] { $winners } gagne ({ $reason }). Score : { $score }.
    }
hs-event-marker-laid = { $seat } pose un marqueur d'ordre.
hs-event-marker-laid-marker = { $seat } pose { $marker } sur { $card }.

## Décisions

hs-decision-army = Quelle armée menez-vous ?
hs-decision-draft = Quelle carte choisissez-vous ? Il vous reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    }.
hs-decision-place = Où placez-vous { $figure } ?
hs-decision-link = Quel héros et quelle escouade forment une paire ?
hs-decision-lose-point = Votre armée dépasse la limite : quelle carte rend son point de pouvoir ?
hs-decision-order = Où posez-vous { $marker } ?
hs-decision-reorganise = Quels marqueurs d'ordre déplacez-vous sur une autre carte ? { $left } au plus.
hs-decision-activate = Avec quelle carte jouez-vous votre tour ?
hs-decision-first = Bouger d'abord ou attaquer d'abord ?
hs-decision-bond = { $card } : jouez-vous un tour avec une autre carte ?
hs-decision-move = { $card } : quelle figurine se déplace ?
hs-decision-carry = Qui { $figure } emporte-t-il ?
hs-decision-go = Où va { $figure } ?
hs-decision-swipe = { $figure } quitte { $enemy } : frappez-vous ?
hs-decision-power = { $card } : utilisez-vous un pouvoir ?
hs-decision-power-figure = Utilisez-vous { $power } avec { $figure } ?
hs-decision-attack = { $card } : qui attaque qui ?
hs-decision-victim = { $power } : qui d'autre que { $target } est touché ?
hs-decision-defender = Qui se défend ensuite contre { $attacker } ?
hs-decision-again = { $power } : { $figure } attaque-t-il encore ?
hs-decision-save = { $figure } va être blessé : l'évitez-vous avec { $rule } ?
hs-decision-casualty = Sur quel exemplaire de sa carte posez-vous { $figure } ?
hs-decision-spirit = { $rule } : sur quelle carte posez-vous { $figure } ?
hs-decision-last-blow = Qui { $figure } touche-t-il de son dernier coup ?
hs-decision-target = { $power } : sur qui { $figure } l'utilise-t-il ?
hs-decision-name = { $power } : quelle carte nommez-vous ?
hs-decision-lose = { $why } : quelle figurine est-ce ?
hs-decision-offer = { $rule } : qui sacrifiez-vous pour soigner { $figure } ?
hs-decision-free-move = { $why } : quelle figurine se déplace ? { $left } au plus.
hs-decision-glyph = { $figure } se tient sur : { $letter }. Que faites-vous ?
hs-decision-levitate = Quel trésor { $figure } déplace-t-il par magie ?
hs-decision-direction = Dans quelle direction { $figure } est-il projeté ?
hs-decision-curse = La malédiction de Wannok : quel adversaire doit blesser une figurine ?
hs-decision-push = Jusqu'où poussez-vous { $target } ?
hs-decision-reroll = Dépensez-vous un point de pouvoir pour relancer ?

## Options

hs-option-army =
    { $army } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
hs-option-draft =
    { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
hs-option-complete = L'armée est complète
hs-option-place = { $at }
hs-option-auto = Placer le reste pour moi
hs-option-order = { $card }
hs-option-order-reorganise = { $marker } sur { $card }
hs-option-keep = Laisser les marqueurs où ils sont
hs-option-activate = { $card } ({ $marker })
hs-option-activate-bond = { $card } ({ $power })
hs-option-activate-markers = { $card } ({ $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    })
hs-option-skip = Ne pas s'en servir
hs-option-skip-bond = Pas de tour avec une autre carte
hs-option-skip-power = N'utiliser aucun pouvoir
hs-option-skip-carry = N'emporter personne
hs-option-skip-swipe = Laisser partir
hs-option-skip-link = Pas de paire
hs-option-skip-target = Personne
hs-option-first =
    { $what ->
        [attack] Attaquer d'abord
       *[other] Bouger d'abord
    }
hs-option-move = { $figure }
hs-option-carry = { $figure }
hs-option-go =
    { $notes ->
        [none] { $to }
       *[other] { $to } ({ $notes })
    }
hs-option-stay = Rester sur place
hs-option-rotate = Tourner { $figure } : { $direction }
hs-option-flip = Retourner { $figure } bout pour bout
hs-option-door =
    { $state ->
        [open] Fermer la porte « { $door } »
       *[other] Ouvrir la porte « { $door } »
    }
hs-option-attack = { $figure } attaque { $target }
hs-option-attack-power = { $figure } attaque { $target } avec { $power }
hs-option-attack-dice = { $figure } attaque { $target } avec { $power } ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    })
hs-option-shove = { $figure } pousse { $target }
hs-option-push =
    { $spaces ->
        [0] Ne pas pousser
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
hs-option-levitate = Le trésor de { $at } à { $to }
hs-option-use = { $power }
hs-option-use-figure = { $power } avec { $figure }
hs-option-use-swipe = Frapper
hs-option-use-save = Dépenser un marqueur
hs-option-target = { $target }
hs-option-done = Terminé
hs-option-done-move = Plus personne ne bouge
hs-option-done-attack = Plus d'attaques
hs-option-done-again = Arrêter d'attaquer
hs-option-done-victim = Personne d'autre
hs-option-reroll =
    { $card ->
        [none] Relancer avec un point de pouvoir libre
       *[other] Relancer avec le point de pouvoir de { $card }
    }
hs-option-accept = Garder ce jet
hs-option-react = Réagir
hs-option-decline = Ne pas réagir
hs-price-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
hs-price-swipes = frappé par { $enemies }
hs-price-falls = chute de { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
hs-price-lava = par la lave en fusion
hs-price-strikes = touché à l'approche par { $enemies }
hs-price-fly = en vol
hs-price-way = par { $way }

## Chances

hs-odds =
    { $target ->
        [none] { $odds }.
       *[other] { $note ->
            [none] { $target } : { $odds }.
           *[other] { $target } ({ $note }) : { $odds }.
        }
    }
hs-odds-left = reste { $table }
hs-odds-wounds = blessures { $table }
hs-odds-destroyed = blessures { $table } ; détruit dans { $chance }
hs-odds-outcome =
    { $faces ->
        [none] { $what } : { $chance }
       *[other] { $faces } { $what } : { $chance }
    }
hs-test-attack = { $who } : { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    } d'attaque ({ $dice })
hs-test-defence = { $who } : { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    } de défense ({ $dice })
hs-test-swipe = { $who } : { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    } contre celui qui part ({ $dice })
hs-test-fall = { $who } : { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    } pour la chute ({ $dice })
hs-test-shove = { $who } : { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    } pour pousser ({ $dice })
hs-test-extra =
    { $total ->
        [0] { $who } : un dé de plus par blessure ({ $dice })
       *[other] { $who } : { $total ->
                    [one] { $total } dé
                   *[other] { $total } dés
                } de plus ({ $dice })
    }
hs-test-d20 = { $who } : { $needed } ou plus au d20
hs-test-crests = { $who } : { $needed } blasons sur { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    }
hs-effect-nothing = rien ne se passe
hs-effect-works = c'est réussi
hs-effect-wound =
    { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
hs-effect-wound-self =
    { $amount ->
        [one] { $amount } blessure pour soi
       *[other] { $amount } blessures pour soi
    }
hs-effect-destroy = détruit
hs-effect-destroy-self = se détruit
hs-effect-lose-figure = une figurine de la carte est perdue
hs-effect-heal =
    { $amount ->
        [0] guéri de tout
        [one] guéri de { $amount } blessure
       *[other] guéri de { $amount } blessures
    }
hs-effect-heal-self =
    { $amount ->
        [one] soigne { $amount } blessure
       *[other] soigne { $amount } blessures
    }
hs-effect-control = contrôle définitif
hs-effect-control-turn = contrôle pour un tour
hs-effect-betray = un adversaire reçoit la carte
hs-effect-weaken =
    { $amount ->
        [0] aucun dé de défense
        [one] { $amount } dé de défense au plus
       *[other] { $amount } dés de défense au plus
    }
hs-effect-boost = une valeur augmente de { $amount }
hs-effect-no-attack = pas d'attaque ce tour-ci
hs-effect-clear-markers = des marqueurs d'ordre sont perdus
hs-effect-move-again = peut se déplacer encore
hs-effect-turn-again = un autre tour
hs-effect-attack-again = une autre attaque
hs-effect-attack-all-adjacent = attaque tous ses voisins
hs-effect-summon = est placé à côté
hs-effect-swap = les deux échangent leurs places
hs-effect-move-treasure = un trésor est déplacé
hs-effect-brace = { $amount ->
    [one] { $amount } dé de défense de plus
   *[other] { $amount } dés de défense de plus
  }
hs-effect-deepen = si elle blesse, { $amount ->
    [one] { $amount } blessure de plus
   *[other] { $amount } blessures de plus
  }
hs-effect-treasure = le trésor est pris
hs-effect-trample = avance sur la case de la figurine détruite et peut continuer
hs-effect-lay-ground = pose une tuile
hs-effect-throw = est projeté
hs-effect-move-others = d'autres peuvent se déplacer
hs-effect-return-figure = une figurine détruite revient
hs-effect-deploy = les figurines sont placées
hs-effect-negate = les pouvoirs spéciaux sont perdus
hs-effect-reveal-x = le X est révélé
hs-effect-transform = devient autre chose
hs-effect-burst = blesse alentour
hs-effect-hide = invisible
hs-effect-name-card = une carte est nommée
hs-effect-mark-kill = un marqueur d'expérience
hs-effect-extra-dice = d'autres dés
hs-effect-escape = elle s'échappe
hs-effect-push =
    { $amount ->
        [one] poussé de { $amount } case
       *[other] poussé de { $amount } cases
    }
hs-odds-together = tous ensemble : blessures { $table }, { $mean } en moyenne
hs-effect-better = un résultat plus élevé
hs-effect-fallen =
    { $amount ->
        [0] personne n’est détruit
        [one] 1 figurine détruite
       *[other] { $amount } figurines détruites
    }
hs-effect-longer-move =
    { $amount ->
        [one] 1 case de plus en mouvement
       *[other] { $amount } cases de plus en mouvement
    }
hs-effect-swarm =
    { $amount ->
        [one] 1 figurine agit
       *[other] { $amount } figurines agissent
    }
hs-effect-choice-save = { $source } : la cible peut payer pour ne rien subir ; calculé comme si elle ne payait pas
hs-effect-choice-last-blow = { $source } : son joueur choisit qui est touché ; calculé comme si c’était votre camp
hs-effect-choice-swipe = l’ennemi peut laisser partir la figurine ; calculé comme s’il frappait
hs-effect-choice-free-move = { $source } : un autre joueur peut alors se déplacer
hs-effect-choice-reroll = un autre joueur peut dépenser un point de pouvoir et relancer ; calculé comme s’il ne le faisait pas
hs-effect-choice-power = vous pouvez alors utiliser { $source }
hs-effect-choice-again = une attaque de plus ({ $source })
hs-effect-choice-attack = une attaque de plus
hs-effect-choice-other = { $source } : un autre joueur doit alors choisir
hs-effect-alone = il peut s’ensuivre trop de choses pour tout dire ; chaque figurine est calculée à part
hs-effect-unknown-glyph = personne ne sait encore ce que fait le glyphe

## Refus

hs-denial = La règle « { $title } » l'interdit.
hs-denial-power = { $title } l'interdit.
hs-denial-power-by = { $title } de { $by } l'interdit.
hs-denial-power-used = { $title } est épuisé.
hs-denial-power-once = { $title } a déjà servi.
hs-denial-power-moved = { $title } ne peut pas servir après un déplacement.
hs-denial-power-unmoved = { $title } ne sert qu'à une figurine qui s'est déplacée.
hs-denial-power-together = { $title } demande { $together ->
        [one] { $together } figurine bien placée
       *[other] { $together } figurines bien placées
    }.
hs-denial-power-adjacent = { $title } ne peut viser une figurine adjacente.
hs-denial-power-levels = La cible est à plus de { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } plus haut.
hs-denial-power-targetless = { $title } n'a aucune cible.
hs-denial-power-unfit = { $title } ne peut servir sur { $target }.
hs-denial-power-moment = Ce n'est pas le moment pour { $title }.
hs-denial-power-marker = { $title } demande qu'un autre marqueur d'ordre soit révélé.
hs-denial-power-apart = { $title } ne sert que contre une cible qui n'était pas adjacente au début du tour.
hs-denial-power-missing = { $figure } n'a pas ce pouvoir.
hs-denial-power-negated = Les pouvoirs spéciaux de { $figure } sont annulés.
hs-denial-HS-TURN-02 = Ce n'est pas votre tour.
hs-denial-HS-TURN-02-acting = C'est le tour de { $acting }.
hs-denial-HS-TURN-03 = Autre chose doit d'abord être décidé.
hs-denial-HS-TURN-03-pending = À décider d'abord : { $pending }.
hs-denial-HS-TURN-05 = Aucune autre figurine de ce nom ne peut agir ce tour-ci : { $figures } au plus.
hs-denial-HS-TURN-06 = { $figure } n'appartient pas à la carte dont c'est le tour.
hs-denial-HS-TURN-07 = { $figure } n'appartient pas à la carte dont c'est le tour.
hs-denial-HS-TURN-07-barred = { $figure } ne peut pas attaquer ce tour-ci.
hs-denial-HS-MOVE-01 = { $to } est trop loin pour { $figure }.
hs-denial-HS-MOVE-01-move = { $to } est hors d'atteinte : { $figure } a { $move ->
        [one] { $move } point
       *[other] { $move } points
    } de mouvement.
hs-denial-HS-MOVE-07 = Quelqu'un s'y tient : { $occupant }.
hs-denial-HS-MOVE-08 = { $figure } s'est déjà déplacé.
hs-denial-HS-MOVE-10 = Les figurines ne bougent qu'à l'étape de déplacement.
hs-denial-HS-CLIMB-01 = { $figure } ne peut grimper { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } d'un coup ; { $climb } au plus.
hs-denial-HS-CLIMB-08 = Un obstacle occupe { $to } : { $obstacle }.
hs-denial-HS-FIT-01 = Il n'y a pas assez de place pour { $figure } en { $to }.
hs-denial-HS-DOUBLE-05 = Les deux moitiés de { $figure } doivent être au même niveau.
hs-denial-HS-LADDER-05 = Seules les figurines petites et moyennes utilisent les échelles.
hs-denial-HS-HIVE-01 = { $figure } ne bouge jamais.
hs-denial-HS-GLYPH-PROFTAKA-01 = Le Glyphe de Proftaka retient { $figure } jusqu'à ce qu'un allié soit à côté.
hs-denial-HS-GLYPH-THORIAN-01 = Le Glyphe de Thorian protège { $target } des attaques à distance.
hs-denial-HS-ATTACK-01 = { $target } ne peut pas être attaqué.
hs-denial-HS-ATTACK-01-gone = { $target } n'est pas sur le champ de bataille.
hs-denial-HS-ATTACK-02 = { $figure } a déjà attaqué.
hs-denial-HS-ATTACK-03 = { $attacker } est engagé et ne peut attaquer que { $engaged }.
hs-denial-HS-ATTACK-05 = { $target } n'est pas un ennemi.
hs-denial-HS-SPECIAL-02 = { $figure } a utilisé une attaque spéciale ce tour-ci.
hs-denial-HS-LOS-01 = { $attacker } ne voit pas { $target }.
hs-denial-HS-LOS-01-hidden = { $target } est invisible pour l'instant.
hs-denial-HS-LOS-04 = { $attacker } ne voit pas derrière soi.
hs-denial-HS-LOS-12 = { $attacker } ne voit pas { $target }.
hs-denial-HS-LOS-12-blocked = { $attacker } ne voit pas { $target } ; gêne : { $blocked }.
hs-denial-HS-RANGE-01 = La distance est de { $distance }, la portée de { $range }.
hs-denial-HS-RANGE-03 = Avec une portée de 1, on n'attaque que les figurines adjacentes.
hs-denial-HS-SETUP-01 = Une armée a besoin d’au moins une carte.
hs-denial-HS-SETUP-05 = L'armée coûte { $points } points ; la limite est de { $limit }.
hs-denial-HS-SETUP-06 = Il n'y a pas de carte d'armée { $card }.
hs-denial-HS-SETUP-08 = { $card } est unique : une seule par armée.
hs-denial-HS-SETUP-10 = { $card } : { $copies } exemplaires ne font pas une armée.
hs-denial-HS-SETUP-12 = { $figure } doit être placé dans votre zone de départ.
hs-denial-HS-DRAFT-07 = On ne choisit pas de cartes maintenant.
hs-denial-HS-DRAFT-02 = On ne prend pas d'armée maintenant.
hs-denial-HS-ORDER-01 = On ne pose pas de marqueurs d'ordre maintenant.
hs-denial-HS-ORDER-01-marker = Ce n'est pas { $marker } qu'il faut poser maintenant.
hs-denial-HS-ORDER-07 = { $card } est hors jeu.
hs-denial-HS-TEAM-01 = { $figure } n'est pas à vous.
hs-denial-HS-TEAM-01-card = { $card } n'est pas à vous.
hs-denial-HSV-ARMY-01 = { $card } a été pris par { $seat }.
hs-denial-HSV-ARMY-02 = { $card } est unique et dans l'armée de votre coéquipier, { $seat }.
hs-denial-HSV-ARMY-04 = Une armée sert deux généraux au plus ; ici il y a { $generals }.
hs-denial-HSV-FLEX-02 = Quatre marqueurs sont déjà sur { $card }.
hs-denial-HSV-LINK-02 = { $card } partage les marqueurs de son héros.
hs-denial-HSV-ORDER-10 = Le même numéro est déjà sur { $card }.
hs-denial-HSV-ORDER-11 = Aucun autre marqueur ne peut être posé sur { $card }.
hs-denial-HSV-SHOVE-01 = { $figure } ne peut pousser { $target } : pas adjacent, ou figurine trop grande.
hs-denial-HSV-SHOVE-01-level = { $target } est trop haut pour être poussé, ou ne peut être déplacé.
hs-denial-HSV-SHOVE-01-cost = { $figure } n'a plus assez de mouvement pour pousser { $target }.
hs-denial-HSV-TREE-01 = { $attacker } n'a rien pour abattre un arbre.
hs-denial-HS-DOOR-03 = L’un des vôtres doit se tenir sur { $at } pour manœuvrer { $door }.
hs-denial-HS-DOOR-03-keeper = { $keeper } tient la case d’où l’on manœuvre { $door }.
hs-denial-HS-DOOR-04 = { $occupant } gêne { $door }.
hs-denial-HS-DOOR-05 = { $door } est brisée : il n’y a plus rien à ouvrir ni à fermer.
hs-denial-HS-GLYPH-05 = Personne ne sait encore quel glyphe se trouve sur { $at }.
hs-denial-HS-GLYPH-06 = { $letter } agit au moment où l’on y entre, pas après.
hs-denial-HS-GLYPH-06-empty = { $letter } agit pour qui y entre ; personne ne se tient sur { $at }.
hs-denial-HS-GLYPH-08 = { $letter } agit de lui-même tant que vous vous y tenez.
hs-denial-HS-MOVE-09 = { $figure } ne peut être tournée maintenant.
hs-denial-HS-MOVE-09-round = { $figure } voit de tous côtés : son orientation ne change rien.
hs-denial-HS-MOVE-09-turned = { $figure } : déjà tournée à cette étape.
hs-denial-HS-DOUBLE-04 = { $figure } ne se retourne pas maintenant.
hs-denial-HS-DOUBLE-04-moved = { $figure } se retourne après son déplacement.
hs-denial-HS-DOUBLE-04-same = { $figure } voit la même chose des deux bouts.
hs-denial-HS-SPECIAL-01 = Aucun pouvoir ne le permet.
hs-denial-HS-SPECIAL-01-bonded = { $card } n’a pas de lien qui donne un tour à { $bonded }.
hs-denial-HS-SPECIAL-01-carried = { $figure } ne peut emmener personne.
hs-denial-HS-TURN-04 = Le marqueur de ce tour n’est pas sur { $card }.
hs-denial-HSV-FACING-01 = { $figure } a déjà attaqué.
hs-denial-HSV-LANDING-03 = { $figure } ne peut s’arrêter sur { $to }.
hs-denial-HSV-POWER-01 = { $card } n’a pas de point de pouvoir pour ce jet.
hs-denial-HSV-POWER-02 = Vous n’avez aucun jet à relancer en ce moment.
hs-denial-HSV-POWER-02-unknown = Cette partie se joue sans points de pouvoir.
hs-denial-HSV-REORG-01 = Ce n’est pas ce marqueur qui doit passer à une autre carte.
hs-denial-HSV-REORG-02 = Ce marqueur ne peut être déplacé sur { $card }.
hs-denial-HSV-SHOVE-01-unknown = Cette partie se joue sans bousculades.
hs-denial-HSV-SHOVE-04 = { $target } peut être repoussée de { $most ->
        [one] { $most } case
       *[other] { $most } cases
    } au plus.
hs-denial-HSV-TURN-01 = L’ordre du mouvement et de l’attaque ne se choisit pas maintenant.
hs-denial-HSV-TURN-01-unknown = Dans cette partie, on se déplace avant d’attaquer.
hs-denial-power-beside = { $to } n’est pas à côté de { $beside }, ou hors de vue.
hs-denial-power-distance = { $to } est à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; { $title } porte à { $spaces }.
hs-denial-power-distant = { $title } n’y atteint personne : trop loin.
hs-denial-power-engaged = { $title } demande { $engaged ->
        [one] { $engaged } figurine engagée
       *[other] { $engaged } figurines engagées
    }.
hs-denial-power-level = { $to } n’est pas à la bonne hauteur pour { $title }.
hs-denial-power-lonely = { $title } demande une case libre, à côté de personne.
hs-denial-power-lost = { $card } est hors jeu.
hs-denial-power-needed = { $title } : il faut choisir.
hs-denial-power-offered = { $title } concerne l’un de ceux-ci : { $offered }.
hs-denial-power-stranger = { $title } ne s’étend pas à { $card } : ce n’est pas le bon type de carte.
hs-measure =
    { $visible ->
        [yes] Distance { $distance }, { $levels ->
                     [one] { $levels } niveau
                    *[other] { $levels } niveaux
                 } d'écart, en vue.
       *[no] Distance { $distance }, { $levels ->
                    [one] { $levels } niveau
                   *[other] { $levels } niveaux
                } d'écart, hors de vue : { $blocked }.
    }

## Le salon

hs-about = Deux à six armées de héros et d'escouades de tous les âges se disputent collines, rivières et châteaux.
hs-preset = Lecture des règles
hs-preset-summary = Selon notre résumé
hs-preset-official = Selon le livret imprimé
hs-points = Points par armée
hs-points-scenario = Comme dans le scénario
hs-points-number = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hs-terminal-why = Demandez ainsi : why attack A1 B2 ; why move A1 C7 ; why power A1 CARTE/POUVOIR ; why order CARTE.
hs-terminal-measure = Demandez ainsi : m A1 B2.

## Options de règles : chaque réglage qui diffère du défaut

hs-switch-climb_limit-height_minus_1 = Une figurine grimpe un niveau de moins que sa hauteur
hs-switch-initiative_order-clockwise = Le gagnant de l'initiative commence, puis dans le sens horaire
hs-switch-flat_tile_level-same = Les tuiles fines sont au niveau de la terre voisine
hs-switch-lava_field_check-one_combat_die = Champs de lave : un dé de combat, un crâne blesse
hs-switch-big_height_bonus-ten_above_figure_height = La grande hauteur commence dix niveaux au-dessus de la tête du plus bas
hs-switch-marker_placement-alternating = Les marqueurs d'ordre se posent à tour de rôle, un par un
hs-switch-simultaneous_powers-d20_rolloff = Pouvoirs simultanés : un d20 décide qui passe d'abord
hs-switch-victory_check-immediate = Le but compte dès qu'il est atteint
hs-switch-lodin_scope-player = Lodin aide tous les jets de d20 de son joueur
hs-switch-nilrend_scope-powers_and_special_attacks = Nilrend ôte aussi les attaques spéciales
hs-switch-leaving_attack_optional-opponent_may_decline = Qui peut frapper une figurine qui part peut la laisser aller
hs-switch-levels_per_rung-1 = Un barreau fait 1 niveau
hs-switch-levels_per_rung-3 = Un barreau fait 3 niveaux
hs-switch-levels_per_rung-4 = Un barreau fait 4 niveaux
hs-switch-sand_kind-mud = Le sable est de la boue
hs-switch-snow_kind-deep = La neige est profonde
hs-switch-ice_kind-slippery = La glace est glissante
hs-switch-team_allies-with_teammate = Les bonus touchent les figurines des coéquipiers
hs-switch-v_exclusive_armies-on = Ce qu'un camp a pris est fermé à l'autre
hs-switch-v_two_generals-on = Deux généraux au plus par armée
hs-switch-v_points_initiative-on = Les armées légères ont une meilleure initiative
hs-switch-v_power_points-on = Des points de pouvoir achètent une relance
hs-switch-v_linked_units-on = Un héros et une escouade agissent en paire
hs-switch-v_missions-flag_raising = Mission : hisser le drapeau
hs-switch-v_missions-shrines = Mission : visiter les sanctuaires
hs-switch-v_missions-collect = Mission : ramasser le trésor
hs-switch-v_missions-king_of_the_hill = Mission : roi de la colline
hs-switch-v_missions-flag_theft = Mission : voler le drapeau
hs-switch-v_rough_ground-dense_swamp = Marais dense : lent, mais bon couvert
hs-switch-v_rough_ground-craggy_rock = Roc escarpé : lent, mais bon couvert
hs-switch-v_rough_ground-both = Marais dense et roc escarpé : lents, mais bon couvert
hs-switch-v_plant_cover-on = Arbres et buissons donnent du couvert
hs-switch-v_water_depth-on = Eau peu profonde et profonde
hs-switch-v_swamp_water_cost-on = L'eau marécageuse ralentit
hs-switch-v_soft_snow-on = La neige profonde amortit une chute
hs-switch-v_road_half-on = Un peu plus vite si la moitié du chemin est de la route
hs-switch-v_volcano-from_15 = Volcan actif à partir de 15
hs-switch-v_volcano-from_12 = Volcan actif à partir de 12
hs-switch-v_geyser-from_15 = Geyser actif à partir de 15
hs-switch-v_geyser-from_12 = Geyser actif à partir de 12
hs-switch-v_initiative_first-on = L'initiative avant les marqueurs d'ordre
hs-switch-v_attack_first-on = Attaquer d'abord, puis bouger, si l'on veut
hs-switch-v_marker_scheme-two_bluffs = Marqueurs d'ordre : deux bluffs
hs-switch-v_marker_scheme-fourth_turn = Marqueurs d'ordre : X est un quatrième tour
hs-switch-v_marker_scheme-fourth_turn_small_team = Marqueurs d'ordre : X est un quatrième tour pour la petite équipe
hs-switch-v_marker_scheme-fourth_turn_two_x = Marqueurs d'ordre : deux X, dont un quatrième tour
hs-switch-v_marker_scheme-x_joker = Marqueurs d'ordre : X est un joker
hs-switch-v_marker_scheme-turn_counters = Pas de marqueurs d'ordre, seulement des tours
hs-switch-v_marker_scheme-double_sets = Deux jeux de marqueurs à partir de 1000 points
hs-switch-v_marker_scheme-flexible = Marqueurs d'ordre sans numéros
hs-switch-v_reorganise-on = Les marqueurs d'une carte perdue sont sauvés
hs-switch-v_cover-on = Couvert pour les figurines à demi cachées
hs-switch-v_flanking-on = Un dé de plus en surnombre
hs-switch-v_blank_wild-on = Les faces vides comptent aussi
hs-switch-v_real_height-on = Pas d'avantage de hauteur sur plus grand que soi
hs-switch-v_height_distance-on = Dix niveaux comptent pour une case
hs-switch-v_water_fire_shield-on = L'eau protège du feu
hs-switch-v_turn_before_attack-on = Les figurines peuvent tourner avant d'attaquer
hs-switch-v_free_landing-on = Un sol lent ne freine pas l'atterrissage
hs-switch-v_d20_double-on = Les pouvoirs qui montent un d20 comptent double
hs-switch-v_landing_damage-on = Tomber sur d'autres blesse les deux
hs-switch-v_shove-on = Pousser au lieu d'attaquer
hs-switch-v_door_plain-on = Une porte sans boucliers gratuits
hs-switch-v_taelord_140-on = Taelord coûte 140 points
hs-switch-v_drop_delay-1 = Le Saut : pas à la première manche
hs-switch-v_drop_delay-2 = Le Saut : pas aux deux premières manches
hs-switch-v_soulborg_blast-on = Les Soulborgs peuvent exploser
hs-switch-v_tree_objects-on = Les arbres peuvent être abattus
hs-switch-v_brandar-power_point = Brandar : un point de pouvoir
hs-switch-v_brandar-combat_die = Brandar : un dé de combat
hs-switch-v_brandar-roll = Brandar : au jet de dé
hs-switch-v_brandar-healing_spring = Brandar : une source guérisseuse
hs-switch-v_dagmar_6-on = Dagmar n'ajoute que 6
hs-switch-v_erland_lower-on = Erland peut invoquer dans les profondeurs
