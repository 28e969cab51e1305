"""The names content may use: numbers, conditions, counters, grants, moments, special functions.

Content is checked against these tables when it is read; `rules/` and `powers.py` implement exactly
what they list. A word that takes a parameter is written with a colon: `hp_most:3`, `faction:evil`,
`counter:ritual:3`.

The *bearer* of an effect is the hero that has the card (for combat spells of a bystander: the allied
hero in the combat, FE-SPELL-06; for a beast, ally or boss one fights: that enemy itself). Its
*opponent* is the other side of the combat under way.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Parameter: TypeAlias = Literal["", "int", "id", "zone", "kind", "counter"]

NUMBERS = frozenset(
    {
        # epic combat
        "attack",  # the three totals of step 5
        "defense",
        "initiative",
        "cards",  # combat cards played in step 3 (4)
        "blow",  # damage of the bearer's successful attack in step 6
        "armor",  # damage taken off a successful attack on the bearer
        "surprise",  # HP the bearer's opponent loses when it is surprised (1)
        "spirit",  # uses of Concentrate per combat
        # wilds combat
        "body",  # dice
        "foe.attack",  # of the beast or ally the bearer fights
        "foe.defense",
        "foe.hp",
        # the hero and the map
        "hp",  # printed hit points
        "movement",  # MP of the Move action
        "night.heal",  # HP healed at the end of a turn at night (1)
        "rest.heal",  # HP healed by Rest (4)
        "fortify",  # soldiers placed by Fortify Outpost (3); the limit of the outpost stays
        "soldiers.harm",  # HP lost per enemy soldier met (1); never below 0
        "income",  # eternium the team gains in the morning for the bearer
        "dice.check",  # dice of a check the bearer makes (1)
        # prices
        "cost.equipment",
        "cost.spell",
        "cost.vehicle",
        "cost.tame",
        "cost.recruit",
        "cost.flee",
        "cost.refresh",
        "cost.defeat",  # the 5 eternium of a defeat
        "cost.encounter",  # the second encounter card
        # limits
        "limit.spells",  # 2
        "limit.allies",  # 1
        "limit.mounts",  # 1 beast or vehicle
        "limit.artifacts",  # 1
        "limit.inventory",  # 5
    }
)

CONDITIONS: dict[str, Parameter] = {
    # the combat under way, seen from the bearer
    "epic": "",  # it is an epic combat
    "wilds": "",  # it is a wilds combat
    "attacking": "",  # the bearer is the active hero
    "defending": "",  # the bearer is not
    "weapon": "kind",  # its chosen weapon: weapon:melee, weapon:ranged, weapon:magic
    "enemy_weapon": "kind",
    "against": "kind",  # the opponent is a hero, beast, ally or boss: against:hero
    "combat_round": "int",  # it is this combat round
    "zone_cards": "zone",  # at least so many own cards there: zone_cards:attack:3
    "zone_empty": "id",  # no own card there: zone_empty:defense
    "enemy_hp_most": "int",
    "enemy_damaged": "",
    "higher_initiative": "",  # the bearer won the initiative (from step 5 on)
    "lower_initiative": "",
    "fighting_together": "",  # an allied hero is in the area
    "no_grid": "",  # the opponent plays no cards: epic beast, boss, enemy hero that nobody plays
    # the hero
    "hero": "id",
    "faction": "id",
    "damaged": "",
    "unhurt": "",
    "hp_most": "int",
    "hp_least": "int",
    "has": "kind",  # has:ally, has:beast, has:vehicle, has:artifact, has:armor, has:spell, has:equipment
    "lacks": "kind",
    "owns": "id",  # this very card
    "mounted": "",  # a beast or vehicle
    "flying": "",
    "carries": "id",  # a token of the scenario
    # where it stands
    "day": "",
    "night": "",
    "in_outpost": "",
    "in_wilds": "",
    "in_water": "",
    "in_tower": "",
    "in_base": "",  # its own base
    "at": "id",  # this area
    "trader_here": "kind",  # trader_here:shop, :guild, :smith, :any
    "next_to": "id",  # in or beside this area
    "vines_here": "",
    "quest_here": "",
    "boss_here": "",
    "allies_here": "int",  # at least so many other heroes of the team
    "alone": "",  # no other hero of the team in the area
    "soldiers_here": "int",  # at least so many soldiers of the team
    "enemy_soldiers_here": "int",
    "enemies_near": "int",  # an enemy hero at most so many areas away
    "held_by_enemy": "",  # the area of the moment was controlled by an enemy team before
    # the team and the match
    "eternium": "int",  # at least so much in the pool
    "outposts": "int",  # the team controls at least so many
    "towers": "int",
    "traders": "int",  # trader outposts
    "controls": "id",  # this outpost
    "soldiers": "int",  # at least so many soldiers of the team on the map
    "behind": "",  # fewer VP than another team
    "ahead": "",
    "round": "int",  # at least this round of the game
    "skull": "int",  # at least so many skull events have happened
    "difficulty": "id",  # solo: easy, medium, advanced, merciless
    "counter": "counter",  # counter:ritual:3 a counter of the scenario is at least 3
    "boss_in_play": "",
    "boss_beaten": "",
    # the moment
    "spell": "id",  # the card of the moment is this spell
    "of": "kind",  # the card of the moment is of this kind: of:spell, of:equipment, of:vehicle, of:beast …
    "by_attack": "",  # the damage of the moment came from an attack in step 6
    "vs": "kind",  # the combat of the moment was against a hero, beast (epic), boss, wild (encounter)
}

COUNTERS = frozenset(
    {
        "soldiers_here",
        "enemy_soldiers_here",
        "allies_here",  # other heroes of the team in the area
        "damage",  # damage on the bearer
        "enemy_damage",
        "outposts",  # controlled by the team
        "towers",
        "traders",
        "spells",  # the bearer owns
        "equipment",  # the bearer has equipped
        "zone.attack",  # own cards in a zone
        "zone.defense",
        "zone.initiative",
        "successes",  # of the check just made
        "vines",  # on the map
        "skulls",  # skull events so far
        "counter",  # written counter:<name>
    }
)

GRANTS: dict[str, Parameter] = {
    "flying": "",  # FE-FLY
    "swims": "",  # may move over and stop on water
    "roads": "",  # paths need no control (FE-OUTPOST-01)
    "slips_past": "",  # may move through areas with enemies like a flyer, but not land
    "not_surprised": "",  # loses no HP for lower initiative
    "strikes_first": "",  # strikes first in step 6 whatever the initiative
    "same_zone": "",  # FE-EPIC-15 does not hold for the bearer
    "sees": "id",  # the opponent's cards in this zone are played face up: sees:initiative; sees:any
    "no_flight": "",  # the bearer's opponent may not flee
    "flees_free": "",
    "no_penalty": "",  # pays nothing when defeated
    "spell_proof": "",  # combat spells of enemies do not take HP from the bearer
    "bears_soldiers": "",  # loses no HP to enemy soldiers it meets
    "rests_by_day": "",
    "trades_afar": "",  # Trade with a team-mate anywhere
    "trader": "kind",  # uses this trader without control: trader:guild
    "lucky": "",  # in a check a reroll face counts as success
    "sure_assignment": "",  # wilds combat: HP may be attacked before defense is down
    "splits": "",  # wilds combat: a double success may be divided
    "quick_wilds": "",  # draws two encounter cards for nothing and chooses
}

MOMENTS = frozenset(
    {
        # rounds and turns
        "round_started",  # after the skull event; once for every hero
        "round_ended",
        "turn_started",
        "turn_ended",
        # on the map; the hero of the moment did it
        "entered",  # came into an area by its own movement
        "captured",  # took an outpost its team did not control
        "lost_outpost",  # an outpost it stood in, or its team held, changed hands
        "fortified",
        "marched",  # moved soldiers
        "rested",
        "bought",
        "gained_card",  # a card came to the hero in whatever way (facts: the card)
        "cast",  # played a spell; opponents may answer with `cancel`
        "encountered",  # drew an encounter card
        "tamed",
        "recruited",
        "quest_done",
        "quest_failed",
        # combat
        "threatened",  # an epic combat with an enemy hero is about to begin; both fighters
        "combat_started",  # step 2 (again in round 2, FE-EPIC-09)
        "revealed",  # step 4 begins
        "totalled",  # step 5, before the comparison
        "surprised",  # lost HP for lower initiative
        "hurt",  # lost HP
        "falling",  # would drop to 0 HP; `survive` answers
        "won",  # won a combat (also by the flight of the opponent)
        "lost_fight",
        "fled",
        "combat_ended",
        "defeated_enemy",  # an enemy hero, epic beast or boss was brought to 0 HP by the bearer's side
        "defeated",
        "slew",  # enemy soldiers were removed by the hero's team
        "wilds_started",  # before the roll
        "rolled",  # wilds dice were rolled
    }
)

ENEMY_KINDS = ("hero", "beast", "boss", "wild", "ally")
WEAPON_KINDS = ("melee", "ranged", "magic")
TRADERS = ("shop", "guild", "smith")  # equipment, spells, vehicles
CARD_KINDS = ("equipment", "armor", "artifact", "consumable", "spell", "vehicle", "beast", "ally", "mount")
KINDS = frozenset({*ENEMY_KINDS, *WEAPON_KINDS, *TRADERS, *CARD_KINDS, "any"})
ZONES = ("attack", "defense", "initiative")
COMBAT_CARDS = ("+1", "+2", "+3", "energy", "time", "support", "power-flow")
SPECIAL_CARDS = ("energy", "time", "support", "power-flow")
