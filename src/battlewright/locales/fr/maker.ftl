# L’atelier de cartes : ce que le moteur trouve sur une carte…

maker-wall-walk = chemin de ronde
maker-any-land = n’importe quelle terre (hors de vue)
maker-random-glyph = glyphe au hasard
maker-piece-hive = ruche marro
maker-finding-broken = La carte ne peut pas être lue : { $detail }
maker-finding-empty = Il n’y a encore aucune case.
maker-finding-no-space = Quelque chose se trouve là où il n’y a pas de case.
maker-finding-twice = Une case est nommée deux fois pour une pièce.
maker-finding-closed = Deux pièces occupent une même case.
maker-finding-ladder = Une échelle doit mener à la case voisine plus haute, sans rien sur son chemin.
maker-finding-door = Une porte de forteresse a besoin de trois cases pour pivoter et d’une pour la manœuvrer.
maker-finding-hive = Un site de ruche, ce sont six cases de terre d’un même niveau, sans rien au-dessus ni au-dessous.
maker-finding-size = Une pièce n’a pas la taille de la vraie.
maker-finding-zone-closed = Une case de départ est fermée par une pièce.
maker-finding-zone-shared = Une case appartient à deux zones de départ.
maker-finding-glyph = Un glyphe repose sur la terre, seul sur sa case.
maker-finding-few-zones =
    { $zones ->
        [0] Il n’y a pas encore de zones de départ ; il en faut deux.
       *[other] Il y a une zone de départ ; il en faut deux.
    }
maker-finding-small-zone = La zone de départ { $zone } a { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } : { $fits } armées toutes prêtes sur { $armies }, jusqu’à { $points } points, y tiennent.
maker-finding-no-pair = Aucune figurine à deux cases ne tient dans la zone { $zone } : il lui faut deux cases voisines d’un même niveau.
maker-finding-unequal-zones = Les zones de départ diffèrent, de { $least } à { $most ->
        [one] { $most } case
       *[other] { $most } cases
    }.
maker-finding-zones-cut-off = Personne ne marche de la zone { $zone } à la zone { $other }.
maker-finding-unreached =
    { $spaces ->
        [one] Une case est inaccessible à pied.
       *[other] { $spaces } cases sont inaccessibles à pied.
    }
maker-finding-pit =
    { $spaces ->
        [one] D’une case, personne ne ressort à pied.
       *[other] De { $spaces } cases, personne ne ressort à pied.
    }
maker-finding-floats =
    { $spaces ->
        [one] Une tuile flotte en l’air et ne tient à rien.
       *[other] { $spaces } tuiles flottent en l’air et ne tiennent à rien.
    }
maker-finding-uneven = Une pièce repose sur des cases de niveaux différents et surplombe les plus basses.
maker-finding-island =
    { $hexes ->
        [one] Une case ne touche nulle part le reste de la carte.
       *[other] { $hexes } cases ne touchent nulle part le reste de la carte.
    }

# … et les mots de l’écran.

maker-title = Atelier de cartes
maker-new-name = Mon champ de bataille
maker-name = Nom
maker-file = Fichier
maker-new = Nouveau
maker-new-size = { $columns } × { $rows }
maker-new-empty = Champ vide
maker-open-file = Ouvrir un fichier…
maker-open-file-kinds = Un fichier de carte (.toml), VirtualScape (.hsc), le JSON de l’éditeur de cartes, ou un texte avec un lien
maker-open-shipped = Partir d’un champ de bataille
maker-choose = Choisir…
maker-open-kept = Mes cartes sur ce serveur
maker-open-public = Cartes des autres
maker-save-here = Enregistrer sur ce serveur
maker-save-public = La montrer à tous ici
maker-saved = Enregistrée. Son lien est dans la barre d’adresse.
maker-save-file = Fichier de carte (.toml)
maker-picture-svg = Image (SVG)
maker-picture-png = Image (PNG)
maker-forget = Supprimer { $name } de ce serveur
maker-undo = Annuler
maker-redo = Rétablir
maker-view = Vue
maker-view-3d = 3D
maker-view-flat = À plat
maker-tools = Outils
maker-tool-raise = Élever
maker-tool-lower = Abaisser
maker-tool-paint = Peindre
maker-tool-erase = Effacer
maker-tool-bridge = Pont
maker-tool-piece = Obstacle
maker-tool-wall = Mur
maker-tool-ladder = Échelle
maker-tool-door = Porte
maker-tool-glyph = Glyphe
maker-tool-zone = Zone de départ
maker-tool-hive = Site de ruche
maker-tool-select = Sélectionner
maker-tool-look = Regard
maker-about-raise = Un clic élève une case d’un niveau ; sur une place vide il pose une première tuile.
maker-about-lower = Un clic abaisse une case d’un niveau.
maker-about-paint = Donne ce terrain à la surface. L’eau, la glace et la lave reposent sur la tuile du dessous et n’ajoutent aucun niveau.
maker-about-erase = Enlève la case avec tout ce qui s’y trouve.
maker-about-bridge = Pose une tuile en l’air à ce niveau, au-dessus de ce qui est là ; un second clic l’enlève.
maker-about-piece = Se dresse sur la surface ; un second clic l’enlève. R le tourne.
maker-about-wall = Se dresse sur le bord le plus proche du clic ; la case cliquée est à l’intérieur.
maker-about-ladder = S’appuie sur le bord le plus proche du clic et mène à la case au-delà.
maker-about-door = Une porte de forteresse avec deux piliers ; elle s’ouvre du côté du clic. R la tourne.
maker-about-glyph = Repose sur la terre ; un second clic l’enlève.
maker-about-zone = Ajoute des cases à la zone de départ d’un joueur ; un second clic les retire.
maker-about-hive = Six cases de terre d’un même niveau pour la ruche marro.
maker-about-select = Glissez sur des cases pour les sélectionner. Puis copiez, tournez, reflétez, déplacez ou supprimez.
maker-about-look = Le moteur dit ce qu’une figurine voit depuis la case cliquée et où elle marche.
maker-terrain = Terrain
maker-level = Niveau
maker-brush = Pinceau
maker-brush-hexes =
    { $count ->
        [one] Une case
       *[other] { $count } cases
    }
maker-kind = Sorte
maker-height = { $name }, hauteur { $height }
maker-sized = { $name } sur { $count } cases, hauteur { $height }
maker-turn-piece = Tourner
maker-player = Joueur { $number }
maker-glyph = Glyphe { $letter } : { $name }
maker-glyph-hidden = côté symbole visible
maker-symmetry = Symétrie
maker-symmetry-none = Aucune
maker-symmetry-turn = Demi-tour
maker-symmetry-east = Gauche et droite
maker-symmetry-north = Haut et bas
maker-overlay-none = Aucun
maker-overlay-height = Hauteur
maker-overlay-plan = Tuiles d’un niveau
maker-look-told = Depuis { $at } : { $seen } en vue, { $hidden } cachées, { $higher } plus hautes ; { $ways } à { $move ->
        [one] { $move } point
       *[other] { $move } points
    } de mouvement.
maker-look-tall = Hauteur de la figurine
maker-look-move = Mouvement
maker-selected =
    { $count ->
        [0] Rien n’est sélectionné.
        [one] Une case est sélectionnée.
       *[other] { $count } cases sont sélectionnées.
    }
maker-copy = Copier
maker-cut = Couper
maker-paste = Coller
maker-paste-hint = Cliquez où placer la copie ; Échap termine.
maker-turn = Tourner
maker-mirror = Refléter
maker-delete = Supprimer
maker-everything = Tout sélectionner
maker-check = Contrôle
maker-check-good = Le moteur ne trouve rien à corriger.
maker-severity-error = Erreur
maker-severity-warning = Point faible
maker-severity-note = Remarque
maker-show-places = Montrer où
maker-figures = En chiffres
maker-figure-hexes = Cases
maker-figure-tiles = Tuiles, case par case
maker-figure-levels = Niveaux
maker-figure-levels-of = { $low } à { $high }
maker-figure-apart = Pas entre les zones
maker-figure-zone = Zone { $number }
maker-figure-room = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, { $armies } armées sur { $of } y tiennent
maker-boxes = Boîtes
maker-boxes-lead = Combien de chaque boîte possédez-vous ?
maker-boxes-enough = Assez : chaque tuile trouve sa place.
maker-boxes-missing = Il manque
maker-boxes-of = { $name } : { $used } sur { $have }
maker-boxes-holes = Il y a assez de cases dans les boîtes, mais ce plan n’en couvre pas { $count }. Un bâtisseur patient trouvera peut-être.
maker-boxes-tiles = Tuiles
maker-boxes-tile = { $name } { $size }
maker-boxes-used = Utilisées
maker-boxes-have = Dans les boîtes
maker-boxes-count = Compter
maker-play = Jouer
maker-play-title = Jouer sur cette carte
maker-play-against = Contre
maker-play-friend = un ami, à cet écran
maker-play-online = un ami, par un lien
maker-play-points = Points
maker-play-armies = Armées
maker-play-random = au hasard
maker-play-chosen = choisies à la table
maker-play-not-yet = On ne peut pas jouer sur une carte avec des erreurs.
maker-report = Tout n’a pas pu être repris :
maker-hex = { $at }, { $terrain }, niveau { $level }
maker-hex-empty = { $at }, rien
maker-hex-over = sous quelque chose au niveau { $level }
maker-hex-zone = zone de départ { $number }
maker-field = Champ de bataille en construction
maker-hand = Déplacer la vue
maker-drag-paints = Glisser construit
maker-keys = Touches
maker-keys-told = Les flèches vont de case en case, Entrée ou Espace utilise l’outil, + et − élèvent et abaissent, Suppr efface. Ctrl+Z annule, Ctrl+Y rétablit ; Ctrl+C, X et V copient, coupent et collent ; R tourne, M reflète ; 1 à 6 choisissent une zone, Échap lâche.
maker-settings = Réglages de l’outil
maker-layout = Mise en place
maker-layout-new = Autre mise en place
maker-layout-name = mise en place { $number }
maker-too-large = Une carte peut avoir ici { $hexes } cases et { $across } de large.
maker-lost-3d = La vue 3D n’est pas disponible ; voici la carte à plat.
maker-loading = L’atelier s’ouvre…
