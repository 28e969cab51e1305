# De quoi les listes sont faites dans l’atelier : sections, traits et valeurs des cartes.

list-noun-battleground = Force
list-noun-heroscape = Armée
list-noun-fields = Équipe
list-section-characters = Personnages
list-section-weapons = Armes
list-section-items = Objets
list-section-fate = Cartes destin
list-section-glory = Cartes gloire
list-section-cards = Cartes d’armée
list-section-heroes = Héros
list-trait-faction = Faction
list-trait-slot = Emplacement
list-trait-general = Général
list-trait-rarity = Rareté
list-trait-type = Genre
list-trait-class = Classe
list-trait-species = Espèce
list-trait-size = Taille
list-trait-set = Série
list-trait-mount = Monture
list-mount-yes = monté
list-mount-no = à pied
list-number-dice = Dés
list-number-range = Portée
list-number-initiative = Initiative
list-number-ap = PA
list-number-mana = Mana
list-number-vp = PV
list-number-life = Vie
list-number-move = Déplacement
list-number-attack = Attaque
list-number-defence = Défense
list-number-figures = Figurines
list-number-hp = Points de vie
list-number-body = Corps
list-number-spirit = Esprit
list-number-movement = Mouvement
list-format-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
list-format-free = { $scenario }, héros de toute faction
