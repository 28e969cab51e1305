"""The names content may use for moments, conditions, counters, grants and special functions.

Content is checked against these tables when it is read; `rules/` and `powers.py` implement exactly
what they list. A condition or grant that takes a parameter is written with a colon: `mana:3`,
`carries:hook-attachment`. A counter divided by a number (`wounds_in_play/3`) counts every so many.
Numbers that bonuses change are in `cards.NUMBERS`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Parameter: TypeAlias = Literal["", "int", "id", "token", "character", "word", "word/int"]

SLOTS = ("melee", "ranged", "spell", "heavy", "trinket", "armor", "shield", "module")

MOMENTS = frozenset(
    {
        "activated",
        "activation_ended",
        "interruption_started",
        "interruption_ended",
        "turn_ended",  # the end of an activation or interruption
        "attack_declared",  # of the initial target
        "attack_paid",  # of the attacker, before the roll
        "spell_paid",  # of the caster, before the roll
        "defence_test",  # of the defender, before its dice are counted
        "testing",  # of whoever tests, before the dice are counted
        "rolled",  # of whoever tests, with the dice on the table
        "tested",  # of whoever tested, with the successes
        "attack_resolved",  # of the attacker, once per target, after the weapon effect
        "attack_finished",  # of the attacker, when the whole Attack action is over
        "taking_wounds",
        "wounded",
        "falling",  # of who is about to be knocked out
        "knocked_out",
        "debuffing",  # of who is about to get a debuff
        "losing_token",  # of who is about to lose a buff or debuff
        "shoving",  # of who is about to be pushed or pulled
        "buffed",  # of whoever got a buff
        "debuffed",
        "focused",  # of whoever gained Focus
        "movement_ended",
        "mana_spent",
        "skill_used",  # of the one who used an active skill, when it is done
        "ability_used",  # of the acting character, for each ability of a Fate card
        "cards_turned",  # of every character, when the chosen cards were turned over
        "mana_lost",  # of whoever lost or spent mana
        "mark_removed",  # of who placed a mark that leaves the battleground
        "card_played",  # of the acting character, for each additional card
        "card_discarded",  # of the one for whom a Fate card was discarded in the Activation phase
        "objective_captured",
        "round_ended",  # of every character, before Clean-Up
    }
)

CONDITIONS: dict[str, Parameter] = {
    # the attack being made
    "attacking": "",  # the test is the bearer's own attack test
    "melee": "",
    "ranged": "",
    "spell": "",
    "heavy": "",
    "flank": "",
    "frontal": "",
    "attack_focused": "",
    "interruption": "",
    "activation": "",
    "own_turn": "",  # of the bearer: its activation or interruption
    "opportunity": "",
    "target_enemy": "",
    "target_debuffed": "",
    "target_buffed": "",
    "target_in_difficult": "",
    "target_less_mana": "",
    "target_knocked_out": "",
    "after_move": "",
    "target_engaged": "",  # with another character than the attacker
    "target_adjacent": "",
    "target_ally": "",
    "target_keyword": "word",
    "target_in_own_zone": "",
    "target_within": "int",  # of the bearer, for what helps allies
    "friend_near_target": "word/int",  # a friend with this keyword is so near to the other side
    "further_target": "",  # not the initial one of the attack
    "other_weapon": "id",  # the attack is made with another weapon
    "no_effect": "",  # the attack reached no row
    "after_focused_move": "",
    "distance": "int",  # at least so many inches
    "distance_most": "int",
    "successes": "int",  # at least so many, after defence
    "successes_most": "int",  # at most so many, after defence
    "rolled": "int",  # at least one die shows it
    "of_attack": "",  # the test is an attack test
    "of_skill": "",  # a skill test, or counts as one
    "of_defence": "",
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
    "can_discard": "",  # its player has a card in hand
    "debuffed": "",
    "buffed": "",
    "wounded": "int",
    "health_left": "int",  # so many wounds or fewer would knock it out
    "on_overwatch": "",
    "initiative_most": "int",  # the card it was activated with this round has at most this initiative
    "initiative_least": "int",
    "other_initiative_least": "int",  # the same of the other side, as of an attacker
    "won_initiative": "",  # the card it is activated with came first
    "lost_initiative": "",
    "character": "character",
    "keyword": "word",
    "has_token": "token",
    "massive": "",
    "unwounded": "",
    "strength": "int",  # its Strength is so high
    "equipment": "int",  # so many weapons and items are equipped
    "hand_most": "int",  # its player holds so few Fate cards
    "not_moved": "",  # in this activation or interruption
    "moved": "int",  # so many hexes in this activation or interruption
    "mark_within": "int",
    "enemy_mark": "token",  # this mark of an enemy reaches it
    "token_adjacent": "token",  # a character next to it has this token
    "could_watch": "",  # on Overwatch, it could interrupt the character of the moment
    "had_focus": "",
    "no_attack_made": "",
    "carries": "id",
    "activatable": "",  # its player turned a card over and could activate it
    "activated_initiative_least": "int",  # of the character of the moment
    "mark_gone": "token",  # it is this mark that leaves the battleground
    "obstacle_within": "int",  # an obstacle is so few hexes away
    "no_action": "",  # it has taken no action this round
    "ultimates": "int",  # so many different abilities of single characters were used this round
    "unfocused_test": "",  # the test or attack of the moment is made without Focus
    "no_enemy_within": "int",
    "enemy_within": "int",
    "nobody_within": "int",  # no other character so near and in sight
    "debuffed_within": "int",  # another character with a debuff so near and in sight
    # the moment
    "adjacent": "",  # the character of the moment is adjacent to the bearer
    "own": "",  # the character of the moment is one of the owner's
    "by_owner": "",  # a character of the owner did it to an enemy
    "by_keyword": "word",
    "by_attack": "",
    "by_skill": "",
    "by_fate": "",  # the interruption comes from a Fate card
    "mission_bearer": "",  # the character the side mission was begun with
    "causes": "int",
    "blow": "int",  # at least so many wounds at once
    "losing_buff": "",  # it is a buff that is about to be lost
    "round": "int",  # it is this round
    "round_least": "int",
    "all_standing": "",  # no character of the owner has been knocked out
    "all_buffed": "",  # every character of the owner has a buff
    "in_own_zone": "",  # the character of the moment stands, or fell, in its own deployment zone
    "far_from_owner": "int",  # so far from all characters of the owner
    "actor_health_left": "int",  # so few wounds would knock the acting character out
    "wounds_in_play": "int",
    "wounds_in_play_most": "int",
    "wounded_this_turn": "int",  # so many characters took wounds in this activation or interruption
    "engaged_friends": "int",  # so many characters of the owner are engaged
    "friends_in_enemy_zone": "int",
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

COUNTERS: dict[str, Parameter] = {
    "wounds_on_self": "",
    "debuffed_characters": "",
    "spent": "",
    "half_spent": "",  # rounded up
    "successes": "",
    "mana": "",  # on the bearer, after paying
    "target_mana": "",
    "buffs": "",  # on the bearer
    "buffed_allies": "",
    "focused_allies": "",
    "fallen_allies": "",
    "fallen_characters": "",
    "activated_enemies": "",
    "enemies_within": "int",
    "engaged_enemies": "",
    "wounds_in_play": "",
    "equipment": "",  # weapons and items
    "items": "",
    "marks": "",
    "marks_on_target": "",
    "distance": "",  # inches to the target
    "tester_toughness": "",  # of whoever makes the test
    "stride": "",  # hexes of the Move action the attack follows
    "sixes": "",  # dice of the attack test that show a 6
    "targets": "",  # of the attack, as many as were chosen
}

GRANTS: dict[str, Parameter] = {
    "cast_while_engaged": "",
    "no_mana_from_cards": "",
    "no_interruption_penalty": "",
    "defence_only_sixes": "",
    "choose_defence": "",
    "not_interruptible": "",
    "no_focus_action": "",
    "no_move_action": "",
    "counts_as_focused": "",
    "choose_row": "",
    "cancel_on_one": "",
    "shares_mana": "int",
    "shares_focus": "int",  # allies so near move with its Focus; tests with it are triggers
    "shares_trinkets": "word",  # allies with this keyword use its trinkets as their own
    "shares_weapons": "",  # once per turn an adjacent ally attacks with its weapons, with a die less
    "interrupted_only_within": "int",
    "attacked_only_within": "int",
    "chosen_only_within": "int",  # by skills
    "rough_ground": "",
    "keeps_tokens": "",
    "holds_buffs": "int",  # so many different ones
    "not_shoved": "",
    "any_direction": "",  # movements in an interruption
    "any_target": "",  # attacks in an interruption
    "jumps": "",  # Move actions are jumps
    "teleports": "",
    "focused_jumps_ahead": "",  # Move actions with Focus are jumps straight ahead
    "slips_away": "",  # Move actions provoke nobody
    "holds_engaged": "",  # engaged enemies cannot leave their hexes
    "point_blank": "",  # shoots while engaged, at those engaged
    "skills_twice": "",
    "counts_as_skill": "",  # its attack tests are skill tests, too
    "counts_as_flank": "",
    "no_flank": "",  # attacks against it are no flank attacks
    "fixed_scope": "",
    "no_explosions": "",
    "ignores_shield": "",
    "ignores_armor": "",
    "ignores_protection": "",  # the buff
    "ignores_marks": "",
    "attacked_once": "",  # per activation or interruption
    "attacked_once_in_front": "",
    "unhurt_by_cards": "",  # no wounds from Fate cards and trinkets
    "outlives_round": "",  # it is knocked out only by `fall_at_last`
    "acts_again": "",  # an activation leaves it ready
    "watched_shoves": "",  # its pushes and pulls trigger Overwatch
}

SPECIALS = frozenset(
    {
        "redirect_attack",
        "redirect_to_target",
        "fizzle_spell",
        "add_defence_dice",
        "reduce_wounds",
        "remove_effect",
        "keep_effect",
        "end_turn",
        "fall_at_last",
        "withdraw",
        "appear",
        "guiding_light",
        "freezing_rain",
        "storm",
    }
)
