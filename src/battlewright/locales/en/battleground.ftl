# Everything Battleground says. An event, option, decision or denial finds its message by its own name:
# event-<type>, option-<type>, decision-<kind>, denial-<rule>. A message for a special case adds the name
# of what makes it special: denial-<rule>-<fact>, decision-<kind>-<fact>, option-<type>-<kind of decision>.
# A value that is not there reads "none".

## Names

stat-strength = Strength
stat-perception = Perception
stat-power = Power
stat-toughness = Toughness
stat-mind = Mind
stat-speed = Speed
stat-health = Health

slot-melee = melee
slot-ranged = ranged
slot-spell = spell
slot-heavy = heavy
slot-trinket = trinket
slot-armor = armor
slot-shield = shield
slot-module = module

faction-masters = Masters of the Universe
faction-evil = Evil Warriors
faction-horde = Evil Horde
faction-rebellion = Great Rebellion
faction-snake-men = Snake Men
faction-preternia = Heroes of Preternia
faction-foe-men = Fighting Foe Men
faction-monster = Monsters
faction-short-masters = Masters
faction-short-evil = Evil
faction-short-horde = Horde
faction-short-rebellion = Rebellion
faction-short-snake-men = Snake Men
faction-short-preternia = Preternia
faction-short-foe-men = Foe Men
faction-short-monster = Monster

phase-setup = set-up
phase-preparation = Preparation phase
phase-activation = Activation phase
phase-clean_up = Clean-Up phase
phase-over = end of the game

terrain-open = open ground
terrain-high = high obstacle
terrain-low = low obstacle
terrain-ladder = ladder
terrain-platform = platform
terrain-difficult = difficult terrain
terrain-zone = deployment zone
terrain-objective = objective
terrain-mark = mark

token-focus = Focus
token-overwatch = Overwatch
token-mana = mana
token-wounds = wounds
token-activated = activated
token-buff = buff
token-debuff = debuff

number-dice = dice
number-needed = needed
number-ap = AP

direction-0 = east
direction-1 = north-east
direction-2 = north-west
direction-3 = west
direction-4 = south-west
direction-5 = south-east

unknown-card = a hidden card
several-unknown-cards = { $count } cards

## Where a modifier comes from, in a few words

source-BG-TEST-03 = tested stat
source-BG-TEST-04 = effect
source-BG-ATK-03 = earlier attacks
source-BG-ATK-05 = weapon dice
source-BG-FOCUS-05 = Focus
source-BG-AOO-06 = attack of opportunity
source-BG-INT-09 = interruption
source-BG-FLANK-01 = flank attack
source-BG-COVER-03 = cover
source-BG-COVER-06 = higher ground
source-BG-COVER-07 = cover
source-BG-SCOPE-01 = normal scope
source-BG-SCOPE-04 = six succeeds, one fails
source-BG-SCOPE-06 = shot into a melee
source-BG-ACT-04 = earlier use
source-BG-ACT-05 = cost of the skill
source-BG-SPELL-04 = mana cost
source-BG-MOVE-01 = speed
source-BG-MOVE-02 = effect
source-BG-MOVE-09 = difficult terrain
source-BGF-WAND-02 = change of the mana cost
source-BG-FREE-01 = free attack

## Conditions of cards, as in "only if …"

condition-attacking = the test is its own attack
condition-melee = the attack is a melee attack
condition-ranged = the attack is a ranged attack
condition-spell = the attack is a spell
condition-flank = it is a flank attack
condition-frontal = it is not a flank attack
condition-attack_focused = the attack is focused
condition-interruption = it is used in an interruption
condition-activation = it is used in an activation
condition-own_turn = it is its own activation or interruption
condition-opportunity = it is an attack of opportunity
condition-target_debuffed = the target has a debuff
condition-target_enemy = the target is an enemy
condition-target_buffed = the target has a buff
condition-target_in_difficult = the target stands in difficult terrain
condition-target_less_mana = the target has less mana
condition-target_knocked_out = the target was knocked out
condition-after_move = it follows immediately on a Move action
condition-distance = the distance is { $number } inches or more
condition-successes = there are { $number } successes or more
condition-rolled = a die shows { $number }
condition-skill_defence = it is a defence against a skill
condition-attackable = the attack could be made against it
condition-focused = the character is focused
condition-not_focused = the character is not focused
condition-engaged = the character is engaged
condition-not_engaged = the character is not engaged
condition-mana = the character has { $number } mana or more
condition-can_spend = the character can spend { $number } mana
condition-can_discard = the player has a card in hand to discard
condition-debuffed = the character has a debuff
condition-buffed = the character has a buff
condition-wounded =
    { $number ->
        [1] the character is wounded
       *[other] the character has { $number } wounds or more
    }
condition-had_focus = the character was focused when its turn began
condition-no_attack_made = no attack was made this turn
condition-unfocused_test = the test is made without Focus
condition-activatable = the character can be activated with the card turned over
condition-activated_initiative_least = it was activated with initiative { $number } or more
condition-mark_gone = it is { $what }
condition-no_action = the character has taken no action this round
condition-ultimates = at least { $number } such abilities were used
condition-obstacle_within = an obstacle is at most { $number } hexes away
condition-carries = the character carries { $what }
condition-no_enemy_within = no enemy is within { $number } inches and in sight
condition-enemy_within = an enemy is within { $number } inches and in sight
condition-adjacent = the other character is adjacent
condition-own = it is a character of the same Force
condition-by_owner = a character of the same Force did it to an enemy
condition-causes = { $number } wounds or more are caused this turn
condition-first_blood = no own character has been knocked out
condition-second_knock_out = the same character has knocked out two enemies
condition-move_action = it is the end of a Move action
condition-in_enemy_zone = the character stands in the enemy deployment zone
condition-turn_mana = { $number } mana or more were spent this turn
condition-turn_attacks = { $number } attacks or more were made this turn
condition-debuffed_characters = { $number } characters or more have a debuff
condition-activated = the character has been activated this round
condition-ready = the character has not been activated this round
condition-has_effect = the character has a buff or a debuff
condition-successes_most = there are { $number } successes or fewer
condition-attacker_interrupts = the attack is made in an interruption
condition-targeted = the attack was made against this character
condition-health_left = { $number } wounds or fewer would knock the character out
condition-on_overwatch = the character is on Overwatch
condition-initiative_most = the character was activated with initiative { $number } or less
condition-nobody_within = no other character is within { $number } inches and in sight
condition-debuffed_within = another character with a debuff is within { $number } inches and in sight
condition-blow = { $number } wounds or more are taken at once
condition-round = it is round { $number }
condition-losing_buff = a buff is about to be lost
condition-heavy = the attack is made with a heavy weapon
condition-target_engaged = the target is engaged with somebody else
condition-target_adjacent = the target is adjacent
condition-target_ally = the target is an ally
condition-target_keyword = the target has the keyword “{ $number }”
condition-target_in_own_zone = the target stands in its own deployment zone
condition-target_within = the target is within { $number } inches and in sight
condition-friend_near_target = a friend that fits ({ $number }) is near the target
condition-further_target = it is a further target of the attack
condition-other_weapon = the attack is not made with { $what }
condition-no_effect = the attack had no effect
condition-after_focused_move = it follows immediately on a focused Move action
condition-distance_most = the distance is { $number } inches or less
condition-of_attack = it is an attack test
condition-of_skill = it is a skill test
condition-of_defence = it is a defence test
condition-initiative_least = the character was activated with initiative { $number } or more
condition-other_initiative_least = the other character was activated with initiative { $number } or more
condition-won_initiative = the card won the initiative
condition-lost_initiative = the card lost the initiative
condition-character = the character is { $what }
condition-keyword = the character has the keyword “{ $number }”
condition-has_token = the character has { $what }
condition-massive = the model is massive
condition-unwounded = the character has no wounds
condition-strength = the character’s Strength is { $number } or more
condition-equipment = the character carries { $number } weapons and items or more
condition-hand_most = its player holds { $number } Fate cards or fewer
condition-not_moved = the character has not moved this turn
condition-moved = the character has moved { $number } hexes or more this turn
condition-mark_within = a mark is within { $number } inches and in sight
condition-enemy_mark = { $what } of an enemy reaches the character
condition-token_adjacent = an adjacent character has { $what }
condition-could_watch = the character on Overwatch could interrupt
condition-by_keyword = it was done by a character with the keyword “{ $number }”
condition-by_attack = it was done by an attack
condition-by_skill = it was done by a skill
condition-by_fate = a Fate card causes the interruption
condition-mission_bearer = it is the character the side mission was begun with
condition-round_least = it is round { $number } or later
condition-all_standing = no own character has been knocked out
condition-all_buffed = all own characters have a buff
condition-in_own_zone = it happens in the character’s own deployment zone
condition-far_from_owner = all own characters are { $number } inches or more away
condition-actor_health_left = { $number } wounds or fewer would knock the acting character out
condition-wounds_in_play = there are { $number } wounds or more in play
condition-wounds_in_play_most = there are { $number } wounds or fewer in play
condition-wounded_this_turn = { $number } characters or more took wounds this turn
condition-engaged_friends = { $number } own characters or more are engaged
condition-friends_in_enemy_zone = { $number } own characters or more stand in the enemy deployment zone

## Events: setting up

event-force_fielded = { $seat } fields { $characters }: { $points } points.
event-first_rolled = The dice for the first player show { $rolls }; { $winner } may choose.
event-first_chosen =
    { $team } goes first{ $rolls ->
        [none] {""}
       *[other] {" "}(the dice showed { $rolls })
    }.
event-map_chosen = The battleground is { $map }.
event-zone_chosen =
    { $zone ->
        [0] { $team } deploys in the south (or west).
        [1] { $team } deploys in the north (or east).
       *[other] { $team } deploys in zone { $zone }.
    }
event-objective_placed = { $team } places an objective on { $at }.
event-deployed = { $character } takes position on { $at }.
event-turned = { $character } turns to the { $direction }.

## Events: rounds and cards

event-round_began = Round { $round } begins.
event-cards_discarded = { $seat } discards { $cards }.
event-cards_drawn =
    { $source ->
        [discard] { $seat } takes { $cards } back from the discard pile.
       *[other] { $seat } draws { $cards }.
    }
event-cards_revealed = Cards are turned over: { $cards }. { $first } goes first.
revealed-card = { $seat } shows { $card } (initiative { $initiative })
event-passed = { $seat } activates nobody any more this round.
event-card_lost = { $seat } has nobody left to activate; { $card } is discarded.
event-activated = { $character } is activated with { $card }: { $ap } AP, { $mana } mana.
event-bonus_taken =
    { $extra ->
        [yes] { $seat } also plays { $card } for { $character }
       *[no] { $character } uses { $card }
    } { $bonus ->
        [ability] for its ability.
        [mana] for extra mana.
        [mission] for its side mission.
        [ap] for 1 AP.
       *[other] for its bonus.
    }
event-activation_ended =
    { $ap_lost ->
        [0] The activation of { $character } is over.
       *[other] The activation of { $character } is over; { $ap_lost } AP go unused.
    }
event-interruption_began =
    { $kind ->
        [card] { $character } interrupts { $interrupted } because of a card.
        [opportunity] { $character } gets an attack of opportunity against { $interrupted }.
       *[other] { $character } is on Overwatch and interrupts { $interrupted }.
    }
event-interruption_ended =
    { $goes_on ->
        [yes] The interruption by { $character } is over; { $interrupted } goes on.
       *[no] The interruption by { $character } is over.
    }

## Events: what characters gain and lose

event-gained =
    { $what ->
        [mana] { $character } gains { $amount } mana.
        [ap] { $character } gains { $amount } AP.
        [focus] { $character } gains Focus.
        [overwatch] { $character } goes on Overwatch.
       *[other] { $character } gains { $what }.
    }
event-lost =
    { $what ->
        [mana] { $character } { $spent ->
            [yes] spends
           *[no] loses
        } { $amount } mana.
        [ap] { $character } { $spent ->
            [yes] spends
           *[no] loses
        } { $amount } AP{ $action ->
            [focus] {" "}for Focus
            [move] {" "}for a Move
            [overwatch] {" "}for Overwatch
           *[none] {""}
        }.
        [focus] { $character } { $spent ->
            [yes] spends its
           *[no] loses its
        } Focus.
        [overwatch] { $character } is no longer on Overwatch.
       *[other] { $character } loses { $what }.
    }
event-token_given = { $character } receives { $token }.
event-token_removed = { $character } is rid of { $token }.
event-token_kept =
    { $character ->
        [none] { $token } will outlast the next Clean-Up.
       *[other] { $token } on { $character } will outlast the next Clean-Up.
    }
event-token_saved = { $character } keeps { $token }.
event-token_prevented = { $character } does not get { $token }.
event-shove_prevented = { $character } stays where it is.
event-mark_moved = { $token } goes from { $at } to { $goal }.
event-weapon_laid_down = { $character } turns { $weapon } face down.
event-cards_recovered =
    { $place ->
        [top] { $seat } puts { $cards } on top of the deck.
       *[other] { $seat } shuffles { $cards } into the deck.
    }
event-readied = { $character } can be activated again.
event-dice_added =
    { $amount ->
        [one] { $character } gets { $amount } more die.
       *[other] { $character } gets { $amount } more dice.
    }
event-wounds_passed =
    { $amount ->
        [one] { $amount } wound goes to { $to_character } instead of { $character }.
       *[other] { $amount } wounds go to { $to_character } instead of { $character }.
    }
event-mark_placed = { $character } places { $token } on { $at }.
event-mark_removed = { $token } on { $at } is gone.
event-rearmed = { $character } puts { $put_away } away and takes { $equipped }.
event-transformed = { $old } becomes { $new }.
event-focus_lent = { $character } lends { $to_character } its Focus.
event-withdrawn = { $character } leaves the battleground and will be back.
event-held_back = { $character } is held back.
event-initiative_changed = { $card } of { $seat } now has initiative { $initiative }.
event-obstacle_removed = { $character } tears down the obstacle on { $hexes }.
event-cards_seen = { $seat } looks at { $cards } on top of the deck of { $owner }.
event-promised =
    { $what ->
        [ap] The next ally activated this round will gain { $amount } AP, thanks to { $character }.
       *[other] The next ally activated this round will gain { $amount } mana, thanks to { $character }.
    }
event-lasting_began =
    { $until ->
        [attack] { $effect } holds for { $character } in this attack.
        [next] { $effect } holds for { $character } until its next activation.
        [round] { $effect } holds for { $character } until the end of the round.
       *[other] { $effect } holds for { $character } until the end of this turn.
    }

## Events: movement

event-moved =
    { $how ->
        [charge] { $character } charges from { $from } to { $to } ({ $points } MP).
        [jump] { $character } jumps from { $from } to { $to }.
        [teleport] { $character } teleports from { $from } to { $to }.
       *[other] { $character } moves from { $from } to { $to } ({ $points } MP).
    }
event-shoved =
    { $how ->
        [pull] { $character } is pulled from { $from } to { $to }.
       *[other] { $character } is pushed from { $from } to { $to }.
    }
event-swapped = { $first } and { $second } change places.

## Events: attacks and tests

event-attack_declared =
    { $mana ->
        [0] { $attacker } attacks { $target } with { $weapon } for { $cost } AP.
       *[other] { $attacker } attacks { $target } with { $weapon } for { $cost } AP and { $mana } mana.
    }
event-attack_redirected = { $instead } steps in and takes the attack of { $attacker } upon itself in place of { $target }.
event-spell_fizzled = The spell { $weapon } of { $caster } comes to nothing.
event-further_target = The attack of { $attacker } with { $weapon } goes on against { $target }.
event-rolled =
    { $character } rolls { $dice_total ->
        [one] { $dice_total } die
       *[other] { $dice_total } dice
    } { $kind ->
        [attack] to attack
        [defence] to defend
       *[other] for the skill
    } ({ $dice }), needing { $needed_total } or more{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }{ $faces ->
        [none] {""}
       *[other] {": "}{ $faces }
    }.
event-rerolled =
    { $mana ->
        [0] { $character } rolls { $before } again for free: { $after }.
       *[other] { $character } rolls { $before } again for { $mana } mana: { $after }.
    }
event-exploded =
    { $faces_count ->
        [one] A six of { $character } adds a die: { $faces }.
       *[other] Sixes of { $character } add dice: { $faces }.
    }
event-tested =
    { $character } has { $successes ->
        [0] no success
        [one] { $successes } success
       *[other] { $successes } successes
    } { $kind ->
        [attack] in the attack.
        [defence] in defence.
       *[other] in the test.
    }
event-defence_declined = { $character } does not defend itself.
event-attack_resolved =
    { $row ->
        [0] The attack of { $attacker } on { $target } has no effect.
       *[other] The attack of { $attacker } on { $target } gets through with { $successes ->
            [one] { $successes } success.
           *[other] { $successes } successes.
        }
    }
event-skill_used =
    { $target ->
        [none] { $character } uses { $skill }.
       *[other] { $character } uses { $skill } on { $target }.
    }
event-power_triggered = { $power } of { $character } takes effect.

## Events: wounds

event-wounded =
    { $by ->
        [none] { $character } takes { $amount ->
            [one] { $amount } wound.
           *[other] { $amount } wounds.
        }
       *[other] { $character } takes { $amount ->
            [one] { $amount } wound
           *[other] { $amount } wounds
        } from { $by }.
    }
event-wound_prevented =
    { $amount ->
        [one] { $character } is spared { $amount } wound.
       *[other] { $character } is spared { $amount } wounds.
    }
event-healed =
    { $amount ->
        [one] { $character } is healed of { $amount } wound.
       *[other] { $character } is healed of { $amount } wounds.
    }
event-knocked_out = { $character } is knocked out! { $seat } scores { $vp } VP.

## Events: scoring

event-mission_began = { $seat } takes on the side mission { $card }.
event-mission_completed = { $seat } completes the side mission { $card } and scores { $vp } VP.
event-objective_captured = { $character } captures the objective on { $at } for { $seat }.
event-cleaned_up = Round { $round } is over; all characters are ready again.
event-game_over =
    The game is over: { $reason ->
        [knock-out] { $winners_count ->
            [one] { $winners } wins, the other side is knocked out.
           *[other] { $winners } win, the other side is knocked out.
        }
        [mutual-knock-out] nobody is left standing, it is a draw.
        [points] { $winners_count ->
            [one] { $winners } wins on points.
           *[other] { $winners } win on points.
        }
        [concession] { $winners_count ->
            [one] { $winners } wins, the other side gave up.
           *[other] { $winners } win, the other side gave up.
        }
        [agreed-draw] both sides agreed on a draw.
       *[other] it is a draw.
    } Score: { $score }.
score-entry = { $seat } { $vp } VP

## Decisions: what is asked

decision-draft = Build your Force: { $points } of { $most } points, { $fate } Fate and { $glory } Glory cards so far.
decision-first = Who is to be the first player?
decision-map = On which battleground will you fight?
decision-zone = Where will you deploy?
decision-objective = Where does the objective go?
decision-deploy = Which character do you place next?
decision-deploy_hex = Where does { $character } start?
decision-discard = Round { $round }: which cards do you discard before drawing?
decision-initiative = Round { $round }: which card do you play face down?
decision-tie = Equal initiative: who of you goes first?
decision-activate = Whom do you activate with { $card }?
decision-bonus = Which bonus of { $card } do you take?
decision-act = { $character } has { $ap } AP. What now?
decision-act-interrupted =
    { $kind ->
        [opportunity] { $character } has an attack of opportunity against { $interrupted } ({ $ap } AP). What now?
       *[other] { $character } interrupts { $interrupted } ({ $ap } AP). What now?
    }
decision-consumables = { $by } is about to interrupt { $interrupted }. Use something first?
decision-spend = How much mana does { $character } spend on { $source }?
decision-spend-skill = How much mana does { $character } spend on { $skill }?
decision-pay = { $lender } may pay for { $character }. How much of the { $amount } mana?
decision-boost =
    { $pay ->
        [mana] How much mana does { $attacker } add to { $weapon }?
        [ap] How many AP does { $attacker } add to { $weapon }?
       *[other] How far does { $attacker } go with { $weapon }?
    }
decision-defend =
    { $successes ->
        [one] { $target } faces { $successes } success. Defend?
       *[other] { $target } faces { $successes } successes. Defend?
    }
decision-row = Which effect of { $weapon } does { $attacker } choose?
decision-further_target = Whom does the attack with { $weapon } reach next?
decision-aim = Where does { $attacker } aim { $weapon }?
decision-targets = Whom else does { $attacker } attack with { $weapon }?
decision-free_reroll = { $character } rolled { $faces }, needing { $needed } or more. Which dice are rolled again for free?
decision-mana_reroll =
    { $character } rolled { $faces }, needing { $needed } or more. { $per_mana ->
        [1] Roll dice again, one for each mana (up to { $mana } mana)?
       *[other] Roll dice again, { $per_mana } for each mana (up to { $mana } mana)?
    }
decision-destination-beside = Where beside { $beside } does { $character } appear?
decision-destination =
    { $how ->
        [jump] Where does { $character } jump ({ $points ->
            [one] { $points } hex
           *[other] { $points } hexes
        })?
        [teleport] Where does { $character } teleport ({ $points ->
            [one] { $points } hex
           *[other] { $points } hexes
        })?
        [charge] Where does { $character } charge ({ $points } MP)?
       *[other] Where does { $character } move ({ $points } MP)?
    }
decision-speed = Does { $character } spend its Focus to move at its second speed?
decision-push = Where is { $character } pushed?
decision-face = Which way does { $character } face?
decision-direction = In which direction is { $character } moved?
decision-pick = Whom does { $character } choose for { $source }?
decision-either = Which does { $character } choose for { $source }?
decision-place_mark = Where does { $character } place the mark of { $source }?
decision-toss = Discard a card for { $source }?
decision-free_attack = { $source }: { $character } may attack for free.
decision-pass_wounds = How many wounds does { $character } pass on ({ $source })?
decision-recover = Which card goes back into the deck for { $source }?
decision-lay_down = Which weapon does { $character } turn face down for { $source }?
decision-lift_mark = Which mark does { $character } remove for { $source }?
decision-move_mark = Which mark, or where to, for { $source }?
decision-raze = Which obstacle does { $character } remove?
decision-foresee = Which deck does { $character } look at, or which card goes on top?
decision-strip = Which buff is removed?
decision-borrow = Which trinket does { $character } borrow?
decision-special = What does { $character } choose for { $source }?
decision-react =
    { $moment_at ->
        [move_declared] { $moment_who } is about to leave. Answer?
        [movement_ended] { $moment_who } has moved. Who answers first?
        [attack_declared] { $moment_other } attacks { $moment_who }. Answer?
        [defence_test] { $moment_who } is about to defend. Answer?
        [taking_wounds] { $moment_who } is about to take { $moment_caused ->
            [one] { $moment_caused } wound.
           *[other] { $moment_caused } wounds.
        } Answer?
        [wounded] { $moment_who } was wounded. Answer?
        [knocked_out] { $moment_who } was knocked out. Answer?
        [spell_paid] { $moment_who } casts a spell. Answer?
        [attack_resolved] The attack of { $moment_who } is resolved. Answer?
        [attack_finished] The attack of { $moment_who } is over. Answer?
        [debuffed] { $moment_who } received a debuff. Answer?
        [focused] { $moment_who } gained Focus. Answer?
        [mana_spent] { $moment_who } spent mana. Answer?
        [activated] { $moment_who } is activated. Answer?
        [activation_ended] The activation of { $moment_who } ends. Answer?
        [turn_ended] The turn of { $moment_who } ends. Answer?
        [interruption_started] The interruption of { $moment_who } begins. Answer?
        [interruption_ended] The interruption of { $moment_who } ends. Answer?
       *[other] What takes effect first?
    }

## Options: how a button reads

option-add =
    Take { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
option-equip =
    Give { $card } to { $character } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
option-take = Put { $card } into the deck (initiative { $initiative }, { $ap } AP, { $mana } mana)
option-dismiss = Dismiss { $character }
option-unequip = Take { $card } from { $character }
option-putback = Take { $card } out of the deck
option-back = Take the last addition back
option-prepared = Use the prepared Force { $force }
option-done = Done
option-first = { $team }
option-map = { $map }
option-zone =
    { $zone ->
        [0] In the south (or west)
        [1] In the north (or east)
       *[other] Zone { $zone }
    }
option-objective = On { $at }
option-deploy = { $character }
option-face = To the { $direction }
option-discard =
    { $cards ->
        [none] Discard nothing
       *[other] Discard { $cards }
    }
option-play = { $card } (initiative { $initiative }, { $ap } AP, { $mana } mana)
option-pass = Activate nobody any more this round
option-go = { $seat }
option-activate = { $character }
option-bonus =
    { $bonus ->
        [ability] { $card }, ability: { $text }
        [mana] { $card }: { $extra_mana } extra mana
        [refused] { $card }: nothing; { $by } refuses its mana
        [mission] { $card }, side mission for { $vp } VP: { $text }
        [ap] { $card }: 1 AP
       *[other] { $card }
    }
# An action of the menu with what it costs; $option is the label of the action.
option-with-cost =
    { $mana ->
        [0] { $option } ({ $ap } AP)
       *[other] { $option } ({ $ap } AP, { $mana } mana)
    }
option-focus = Focus
option-move =
    { $focused ->
        [focused] Move with Focus, at the second speed
        [turn] Turn on the spot
       *[none] Move
    }
option-attack = Attack { $target } with { $weapon }
option-skill =
    { $target ->
        [none] { $skill }
       *[other] { $skill } on { $target }
    }
option-overwatch = Overwatch, which ends the turn
option-use = Use { $item }
option-end = End the turn
option-end-consumables = Use nothing
option-goto = { $at }
option-stay = Stay here
option-stay-pick = Nobody
option-stay-toss = Discard nothing
option-stay-deploy_hex = Keep in reserve
option-stay-free_attack = Make no attack
option-stay-targets = Nobody else
option-choose = { $what }
option-choose-row =
    { $what ->
        [1] The effect for 1 success
       *[other] The effect for { $what } successes
    }
option-choose-speed =
    { $what ->
        [focused] Spend Focus for the second speed
       *[other] Move at the first speed
    }
option-choose-either =
    { $what ->
        [focus] Focus
        [overwatch] Overwatch
        [mana] Mana
        [ap] AP
       *[other] { $what }
    }
option-choose-deck = The deck of { $seat }
option-choose-effect = { $token } on { $on }
option-spend = { $amount } mana
option-spend-boost =
    { $amount ->
        [0] Nothing
       *[other] { $pay ->
            [mana] { $amount } mana for { $gain }
            [ap] { $amount } AP for { $gain }
           *[other] { $gain }
        }
    }
option-spend-pass_wounds =
    { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }
option-spend-pay = { $amount } mana from { $lender }
gain-dice =
    { $amount ->
        [one] 1 more die
       *[other] { $amount } more dice
    }
gain-range =
    { $amount ->
        [one] 1 inch more range
       *[other] { $amount } inches more range
    }
gain-area =
    { $amount ->
        [one] 1 hex more area
       *[other] { $amount } hexes more area
    }
gain-other = { $amount } more
option-reroll =
    { $faces ->
        [none] Keep the dice
       *[other] Roll again: { $faces }
    }
option-defend =
    { $how ->
        [mana] Defend with as many dice as it has mana
        [sixes] Defend with all dice, of which only sixes succeed
        [decline] Do not defend
       *[roll] Defend
    }
option-react = { $power } ({ $character })
option-react-opportunity = Attack of opportunity by { $character }
option-react-overwatch = { $character } on Overwatch interrupts
option-decline = No

## Denials: why not

denial = Not allowed by the rule “{ $title }”.
denial-card = { $rule } does not allow it.
denial-card-action = { $rule } forbids it.
denial-card-at = { $rule }: the movement must go on from { $at }.
denial-card-beside = { $rule }: the movement must end next to { $beside }.
denial-card-character = { $rule }: { $character } cannot be interrupted.
denial-card-conditions = { $rule } can be used only if { $conditions }.
denial-card-interruption = { $rule } cannot be used in an interruption.
denial-card-target = { $rule } takes no target such as { $target }.
denial-card-within = { $rule }: only from within { $within } inches, and the distance is { $distance }.

denial-BG-FORCE-01 = A Force needs at least one character.
denial-BG-FORCE-01-seat = { $character } belongs to { $seat }.
denial-BG-FORCE-01-asked = Another player decides about { $character } now.
denial-BG-FORCE-01-unknown = There is no card { $unknown }.
denial-BG-FORCE-02 = { $character } is not of the faction { $faction }.
denial-BG-FORCE-06 = { $target } is not on the battleground.
denial-BG-FORCE-06-character = { $character } is not on the battleground.
denial-BG-SETUP-01 = The Force is not legal.
denial-BG-SETUP-01-slot = { $character } has { $room } { $slot } slots, and { $used } would be used.
denial-BG-SETUP-01-iconic = { $iconic } is iconic and not made for { $character }.
denial-BG-SETUP-01-must_carry = { $character } must carry { $must_carry }.
denial-BG-SETUP-01-copies = There are { $copies } copies of { $character }; { $most } is allowed.
denial-BG-SETUP-01-equipment = There are { $copies } copies of { $equipment }; { $most } is allowed.
denial-BG-SETUP-01-points = The Force costs { $points } points; { $most } are allowed.
denial-BG-SETUP-06 = The deck is not legal.
denial-BG-SETUP-06-unknown = There is no card { $unknown }.
denial-BG-SETUP-06-fate = The deck has { $fate } Fate cards and needs { $needed }.
denial-BG-SETUP-06-glory = The deck has { $glory } Glory cards and needs { $needed }.
denial-BG-SETUP-06-copies = The deck has { $copies } copies of { $card }; one is allowed.
denial-BT-FORCE-02 = The Force costs { $points } points; { $most } are allowed.
denial-BT-FORCE-04 = A team has one faction, not { $factions }.
denial-BT-FORCE-05 = The team already has { $character }.
denial-BT-FORCE-06 = The team already has { $equipment }.
denial-BT-FORCE-07 = The team already has the card { $card }.

denial-BG-ACT-02 = { $character } was the last to be activated in the round before and may not be the first now.
denial-BG-ACT-03 =
    { $acting ->
        [none] Nobody is acting now.
       *[other] It is the turn of { $acting }.
    }
denial-BG-ACT-03-pending = Something else must be settled first.
denial-BG-ACT-05 = { $skill } was already used this turn.
denial-BG-ACT-08 = It costs { $cost } AP, and { $ap } are left.
denial-BG-ACT-10 = { $character } was already activated this round.
denial-BG-FOCUS-03 = { $character } is not focused, so that it moves at its first speed.
denial-BG-FOCUS-02 = { $character } is already focused.
denial-BG-OVERWATCH-01 = { $character } is already on Overwatch.
denial-BG-OVERWATCH-01-watcher = { $watcher } is not on Overwatch.
denial-BG-OVERWATCH-03 = { $watcher } does not see where the movement ended.
denial-BG-OVERWATCH-04 = The movement did not end in the front arc of { $watcher }.
denial-BG-OVERWATCH-05 = { $watcher } could neither attack nor get close enough.
denial-BG-INT-03 =
    { $action ->
        [focus] There is no Focus action in an interruption.
        [overwatch] There is no Overwatch action in an interruption.
       *[other] This action is not possible in an interruption.
    }
denial-BG-INT-06 = An interruption must be aimed at { $interrupted }, not at { $target }.
denial-BG-INT-08 = No movement leads towards { $interrupted } and ends in its sight.
denial-BG-INT-08-at = A movement in an interruption must lead towards { $interrupted } and end in its sight, and { $at } does not.
denial-BG-INT-15 = It waits until the interruption by { $acting } is over.
denial-BG-AOO-04 = An attack of opportunity allows only a melee attack.

denial-BG-CARD-05 = No character is chosen for activation now.
denial-BG-CARD-12 = { $card } does not offer this bonus.
denial-BG-CARD-15 =
    { $active ->
        [none] Cards are played in the turn of an own character.
       *[other] It is the turn of { $active }; cards are played in the turn of an own character.
    }
denial-BG-CARD-15-pending = Cards are played between actions, not now.
denial-BG-CARD-15-in_hand = { $card } is not in hand.
denial-BG-CARD-16 = { $card } has no bonus to play it for.
denial-BG-ITEM-05 =
    { $used ->
        [yes] { $item } was already used.
       *[no] { $item } cannot be used now.
    }

denial-BG-ATK-01 = No attack can be made now.
denial-BG-ATK-01-target = { $target } is no enemy.
denial-BG-ATK-02 = { $weapon } is not equipped.
denial-BG-MELEE-02 = A melee attack needs an engaged target, and { $at } is { $distance } inches away.
denial-BG-MELEE-05 = Fists are used only without a melee weapon, and there is { $melee_weapon }.
denial-BG-RANGED-03 = No ranged attack or spell while engaged, here with { $engaged_with }.
denial-BG-RANGED-06 = The target is { $distance } inches away; the range is { $range }.
denial-BG-SPELL-04 = The spell costs { $cost } mana, and { $mana } are there.
denial-BG-SPELL-05 = { $weapon } is cast on an ally, and { $target } is not one.
denial-BG-BIG-04 = The base does not fit on { $at }, or cannot get there.
denial-BG-BIG-18 = { $target } has a base of another size.
denial-BG-BIG-12 = There is no room to turn towards { $target }.
denial-BG-LOS-01 = There is no line of sight from { $from } to { $to }.
denial-BG-LOS-01-blocked_by = There is no line of sight from { $from } to { $to }; in the way: { $blocked_by }.
denial-BG-LOS-06 = Seen from the platform, a high obstacle beside { $to } hides it from { $from }.
denial-BG-LOS-07 = A high obstacle beside { $from } hides the platform hex { $to }.
denial-BG-LOS-08 = Nobody sees through a platform, from { $from } to { $to }.

denial-BG-MOVE-01 = The way to { $at } costs { $cost } MP, and there are { $points }.
denial-BG-MOVE-04 = The way to { $at } runs past { $enemies }, where every movement ends.
denial-BG-MOVE-07 = Nobody can stand on { $at }.
denial-BG-MOVE-07-terrain =
    { $terrain ->
        [high] A high obstacle stands on { $at }.
        [low] A low obstacle stands on { $at }.
        [ladder] A ladder stands on { $at }.
       *[other] Nobody can stand on { $at }.
    }
denial-BG-MOVE-07-occupant = { $occupant } stands on { $at }.
denial-BG-CLIMB-09 = { $occupant } stands on { $at } and cannot be pushed away.
denial-BG-MOVE-12 = { $at } is no free hex beside a part of an obstacle next to the character.
denial-BG-MOVE-13 = No way leads to { $at }.
denial-BG-MOVEFX-03 = The charge can be made and must be; it cannot stay on { $at }.
denial-BG-MOVEFX-03-towards = { $at } is not where a charge at { $towards } can end.
denial-BG-MOVEFX-04 = A charge of { $points } MP does not reach { $target }.
denial-BG-AREA-03 = Nowhere that { $weapon } could be aimed at would it reach { $target }.
denial-BG-MOVEFX-06 =
    { $hexes ->
        [one] { $at } is more than { $hexes } hex away, or no place to stand.
       *[other] { $at } is more than { $hexes } hexes away, or no place to stand.
    }
denial-BG-MOVEFX-10 =
    { $hexes ->
        [one] { $at } cannot be reached by a jump of { $hexes } hex.
       *[other] { $at } cannot be reached by a jump of { $hexes } hexes.
    }
denial-BG-MOVEFX-01 = { $at } is not on the shortest way to { $towards }.

denial-BG-SKILL-01 = { $character } has no active skill of this name.
denial-BG-SKILL-02 = The skill costs { $cost } mana, and { $mana } are there.
denial-BG-SKILL-06 = { $target } is { $distance } inches away; the skill reaches { $within }.
denial-BG-SKILL-07 = { $target } is not in sight.
denial-BG-SKILL-07-targets = There is nobody { $skill } could be used on.
denial-BG-SKILL-07-side =
    { $side ->
        [enemy] The skill is used on an enemy, and { $target } is not one.
        [ally] The skill is used on an ally, and { $target } is not one.
        [friend] The skill is used on a friendly character, and { $target } is not one.
       *[other] The skill cannot be used on { $target }.
    }
denial-BG-SKILL-07-conditions = The skill can be used on { $target } only if { $conditions }.

denial-BG-OBJ-02 = { $character } is engaged.
denial-BG-OBJ-03 = { $character } is neither on { $at } nor next to it.
denial-BG-OBJ-04 = { $enemies } contests the objective on { $at }.
denial-BG-OBJ-05 = The objective on { $at } lies in the own deployment zone.

## Odds and measurements

odds-wounds = Wounds { $table }
odds-wounds-knock_out = Wounds { $table }; knock-out { $chance }
odds-successes = Successes { $table }
odds-test =
    { $who } rolls { $dice_total ->
        [one] { $dice_total } die
       *[other] { $dice_total } dice
    } ({ $dice }), needing { $needed_total } or more{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }
measure =
    { $distance } inches, { $sight ->
        [yes] in sight
       *[no] not in sight
    }, { $cover ->
        [none] no cover
       *[other] in cover
    }, in the { $arc ->
        [front] front
        [rear] rear
       *[half] half-covered front
    } arc of the target.
