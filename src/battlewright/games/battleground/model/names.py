"""The names content may use for moments, conditions, counters, grants and special functions.

Content is checked against these tables when it is read; `rules/` and `powers.py` implement exactly
what they list. A condition or grant that takes a parameter is written with a colon: `mana:3`,
`carries:hook-attachment`. Numbers that bonuses change are in `cards.NUMBERS`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Parameter: TypeAlias = Literal["", "int", "id"]

SLOTS = ("melee", "ranged", "spell", "trinket", "armor", "shield")

MOMENTS = frozenset(
    {
        "activated",
        "activation_ended",
        "interruption_started",
        "interruption_ended",
        "turn_ended",  # the end of an activation or interruption
        "attack_declared",  # of the initial target
        "spell_paid",  # of the caster, before the roll
        "defence_test",  # of the defender, before its dice are counted
        "attack_resolved",  # of the attacker, once per target, after the weapon effect
        "attack_finished",  # of the attacker, when the whole Attack action is over
        "taking_wounds",
        "wounded",
        "knocked_out",
        "buffed",  # of whoever got a buff
        "debuffed",
        "focused",  # of whoever gained Focus
        "movement_ended",
        "mana_spent",
    }
)

CONDITIONS: dict[str, Parameter] = {
    # the attack being made
    "attacking": "",  # the test is the bearer's own attack test
    "melee": "",
    "ranged": "",
    "spell": "",
    "flank": "",
    "frontal": "",
    "attack_focused": "",
    "interruption": "",
    "activation": "",
    "opportunity": "",
    "target_enemy": "",
    "target_debuffed": "",
    "target_buffed": "",
    "target_in_difficult": "",
    "target_less_mana": "",
    "target_knocked_out": "",
    "after_move": "",
    "distance": "int",  # at least so many inches
    "successes": "int",  # at least so many, after defence
    "successes_most": "int",  # at most so many, after defence
    "rolled": "int",  # at least one die shows it
    "skill_defence": "",
    "attacker_interrupts": "",  # the attack the bearer defends against is made in an interruption
    "targeted": "",  # the attack of the moment was made against the bearer
    "attackable": "",  # the declared attack could be made against the bearer instead
    # the bearer
    "focused": "",
    "not_focused": "",
    "engaged": "",
    "not_engaged": "",
    "mana": "int",  # on its own card
    "can_spend": "int",  # its own mana and what an ally shares
    "debuffed": "",
    "buffed": "",
    "wounded": "int",
    "health_left": "int",  # so many wounds or fewer would knock it out
    "on_overwatch": "",
    "initiative_most": "int",  # the card it was activated with this round has at most this initiative
    "had_focus": "",
    "no_attack_made": "",
    "carries": "id",
    "no_enemy_within": "int",
    "enemy_within": "int",
    "nobody_within": "int",  # no other character so near and in sight
    "debuffed_within": "int",  # another character with a debuff so near and in sight
    # the moment
    "adjacent": "",  # the character of the moment is adjacent to the bearer
    "own": "",  # the character of the moment is one of the owner's
    "by_owner": "",  # a character of the owner did it to an enemy
    "causes": "int",
    "blow": "int",  # at least so many wounds at once
    "round": "int",  # it is this round
    "first_blood": "",
    "second_knock_out": "",
    "move_action": "",
    "in_enemy_zone": "",
    "turn_mana": "int",
    "turn_attacks": "int",
    "debuffed_characters": "int",
    # a candidate to choose
    "activated": "",
    "ready": "",
    "has_effect": "",
}

COUNTERS = frozenset(
    {
        "wounds_on_self",
        "debuffed_characters",
        "mana_pairs",
        "discarded_pairs",
        "spent",
        "successes",
        "target_mana",
        "buffed_allies",
        "focused_allies",
        "fallen_allies",
        "activated_enemies",
        "equipment",  # weapons and items
        "items",
        "marks",
    }
)

GRANTS: dict[str, Parameter] = {
    "cast_while_engaged": "",
    "no_mana_from_cards": "",
    "no_interruption_penalty": "",
    "defence_only_sixes": "",
    "choose_defence": "",
    "not_interruptible": "",
    "no_focus_action": "",
    "counts_as_focused": "",
    "choose_row": "",
    "cancel_on_one": "",
    "shares_mana": "int",
    "interrupted_only_within": "int",
    "attacked_only_within": "int",
    "rough_ground": "",
    "keeps_tokens": "",
    "not_shoved": "",
}

SPECIALS = frozenset(
    {
        "redirect_attack",
        "fizzle_spell",
        "add_defence_dice",
        "reduce_wounds",
        "remove_effect",
        "keep_effect",
        "trade_mana_for_ap",
        "end_turn",
        "lose_focus",
    }
)
