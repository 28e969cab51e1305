# L’atelier où l’on compose forces, armées et équipes.

build-title = Composer : { $noun }
build-view = Cartes ou liste
build-cards = Cartes
build-sections = Sortes de cartes
build-search = Nom ou texte
build-filters = Filtres
build-only-open = Seulement ce qui convient
build-any = Tous
build-most = Au plus, en points
build-order = Ordre
build-order-points = par points
build-order-name = par nom
build-for = Pour
build-no-carrier = Choisissez d’abord un personnage : il faut quelqu’un pour porter l’équipement.
build-shown = { $shown ->
        [one] { $shown } carte
       *[other] { $shown } cartes
    } sur { $all }
build-none = Aucune carte ne convient.
build-add = Ajouter
build-add-name = Ajouter { $name }
build-compare = Comparer
build-compare-name = Comparer { $name }
build-compare-count = Comparer ({ $count })
build-compare-off = Retirer { $name } de la comparaison
build-close = Fermer
build-format = Composée pour
build-switches = Règles maison
build-play = Jouer avec
build-unnamed = { $noun } à moi
build-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
build-points-word = Points
build-left = { $points } restants
build-legal = Valable : prête à jouer.
build-open = { $count ->
    [0] Vérification …
    [one] Une chose manque ou ne va pas :
   *[other] { $count } choses manquent ou ne vont pas :
    }
build-count-of = { $count } sur { $most }
build-remove = Retirer { $name } de la liste
build-drop = Retirer « { $name } » à { $bearer }
build-nothing = Rien encore.
build-curve-points = Cartes par points
build-curve-dice = Dés : { $name }
build-prepared = Listes préparées …
build-mine = Mes listes …
build-random = Au hasard
build-undo = Annuler
build-clear = Vider
build-name = Nom : { $noun }
build-save = Enregistrer
build-forget = Oublier
build-link = Copier le lien
build-text = Copier le texte
build-read = Depuis un texte
build-read-now = Lire le texte
build-print = Imprimer
build-text-hint = Une carte par ligne : « 2x Nom », ou « Nom: équipement, équipement »
build-unknown = Ces lignes ne nomment aucune carte : { $lines }
build-copied-text = Texte copié.
build-copied-link = Le lien est copié.
build-saved-both = Enregistrée dans ce navigateur et sur le serveur.
build-saved-here = Enregistrée dans ce navigateur.
build-tile = Composer
build-lists-of = Mes listes
group-dismiss = Renvoyer
group-unequip = Reprendre l’équipement
group-putback = Retirer une carte
