# What lists are made of in the builder: sections, traits and numbers of cards.

list-noun-battleground = Force
list-noun-heroscape = Army
list-noun-fields = Team
list-section-characters = Characters
list-section-weapons = Weapons
list-section-items = Items
list-section-fate = Fate cards
list-section-glory = Glory cards
list-section-cards = Army cards
list-section-heroes = Heroes
list-trait-faction = Faction
list-trait-slot = Slot
list-trait-general = General
list-trait-rarity = Rarity
list-trait-type = Kind
list-trait-class = Class
list-trait-species = Species
list-trait-size = Size
list-trait-set = Set
list-trait-mount = Mount
list-mount-yes = rides
list-mount-no = on foot
list-number-dice = Dice
list-number-range = Range
list-number-initiative = Initiative
list-number-ap = AP
list-number-mana = Mana
list-number-vp = VP
list-number-life = Life
list-number-move = Move
list-number-attack = Attack
list-number-defence = Defence
list-number-figures = Figures
list-number-hp = HP
list-number-body = Body
list-number-spirit = Spirit
list-number-movement = Movement
list-format-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
list-format-free = { $scenario }, heroes of any faction
