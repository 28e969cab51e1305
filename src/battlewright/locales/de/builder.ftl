# Woraus Listen im Baukasten bestehen: Abteilungen, Merkmale und Werte der Karten.

list-noun-battleground = Trupp
list-noun-heroscape = Armee
list-noun-fields = Team
list-section-characters = Charaktere
list-section-weapons = Waffen
list-section-items = Gegenstände
list-section-fate = Schicksalskarten
list-section-glory = Ruhmkarten
list-section-cards = Armeekarten
list-section-heroes = Helden
list-trait-faction = Fraktion
list-trait-slot = Platz
list-trait-general = General
list-trait-rarity = Seltenheit
list-trait-type = Art
list-trait-class = Klasse
list-trait-species = Spezies
list-trait-size = Größe
list-trait-set = Serie
list-trait-mount = Reittier
list-mount-yes = reitet
list-mount-no = zu Fuß
list-number-dice = Würfel
list-number-range = Reichweite
list-number-initiative = Initiative
list-number-ap = AP
list-number-mana = Mana
list-number-vp = SP
list-number-life = Leben
list-number-move = Bewegung
list-number-attack = Angriff
list-number-defence = Verteidigung
list-number-figures = Figuren
list-number-hp = LP
list-number-body = Körper
list-number-spirit = Geist
list-number-movement = Bewegung
list-format-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
list-format-free = { $scenario }, Helden jeder Fraktion
