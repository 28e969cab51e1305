# Everything Fields of Eternia says. An event, option or decision finds its message by its own name:
# fe-event-<type>, fe-option-<type>, fe-decision-<kind>; a denial by its rule: denial-<rule>. A message for a
# special case adds the name of what makes it special: denial-<rule>-<fact>, fe-option-<type>-<kind of decision>.
# A value that is not there reads "none".

## Words

fe-unknown-card = a hidden card
fe-card-in-zone = { $card } ({ $zone })

fe-word-attack = attack
fe-word-defense = defense
fe-word-initiative = initiative
fe-word-hp = hit points
fe-word-spirit = Spirit
fe-word-body = Body
fe-word-blank = blank
fe-word-success = success
fe-word-double = double success
fe-word-reroll = reroll
fe-word-energy = Energy
fe-word-time = Time
fe-word-support = Support
fe-word-power-flow = Power Flow
fe-word-shop = shop
fe-word-guild = mage guild
fe-word-smith = blacksmith
fe-word-melee = melee
fe-word-ranged = ranged
fe-word-magic = magic
fe-word-hero = hero
fe-word-beast = beast
fe-word-boss = boss
fe-word-wild = encounter
fe-word-ally = ally
fe-word-soldier = a soldier
fe-word-quest = quest marker
fe-word-vines = vines
fe-word-inventory = inventory
fe-word-spells = spells
fe-word-mounts = beasts and vehicles
fe-word-allies = allies
fe-word-equipped = equipped cards
fe-word-equipment = equipment
fe-word-vehicles = vehicles
fe-word-armor = armor
fe-word-artifact = artifact
fe-word-consumable = consumable
fe-word-spell = spell
fe-word-vehicle = vehicle
fe-word-mount = beast or vehicle
fe-word-any = any
fe-word-special = a special card
fe-word-easy = Easy
fe-word-medium = Medium
fe-word-advanced = Advanced
fe-word-merciless = Merciless
fe-word-move = Move
fe-word-ride = Outpost Movement
fe-word-tower = Fast Travel
fe-word-mobilize = Mobilize the Soldiers
fe-word-wilds = Brave the Wilds
fe-word-rest = Rest
fe-word-trade = Trade
fe-word-trader = Use Trader
fe-word-train = Train
fe-word-turned = turned over
fe-word-discarded = discarded
fe-word-moved = moved
fe-word-recharged = ready again
fe-word-attack_1 = +1 attack
fe-word-attack_2 = +2 attack
fe-word-defense_1 = +1 defense
fe-word-defense_2 = +2 defense
fe-word-initiative_1 = +1 initiative
fe-word-initiative_2 = +2 initiative
fe-word-foe = the enemy

## Where a modifier comes from, in a few words

source-FE-DECK-03 = card
source-FE-DECK-04 = Power Flow
source-FE-DECK-05 = Energy
source-FE-EPIC-19 = epic die
source-FE-EPIC-27 = soldiers
source-FE-EPIC-33 = cards
source-FE-EPIC-34 = base initiative
source-FE-EPIC-39 = printed value
source-FE-EPIC-40 = attack above defense
source-FE-EPIC-41 = blocked
source-FE-FASTER-05 = double initiative
source-FE-MOVE-01 = movement
source-FE-SKIRM-19 = skirmish
source-FE-SOLO-16 = battle card
source-FE-SOLO-24 = energy
source-FE-TRADER-07 = price
source-FE-TRADER-09 = discount
source-FE-TRADER-10 = least price
source-FE-WILD-03 = Body
source-FE-WILD-06 = to beat
source-FE-CHECK-01 = check
source-FE-CHECK-02 = to succeed

## Conditions of cards, as in "only if …"

fe-condition-not = not: { $condition }
fe-condition-epic = in an epic combat
fe-condition-wilds = in a wilds combat
fe-condition-attacking = as the active hero
fe-condition-defending = as the defender
fe-condition-weapon = with a weapon of this kind: { $what }
fe-condition-enemy_weapon = against a weapon of this kind: { $what }
fe-condition-against = against this: { $what }
fe-condition-combat_round = in combat round { $what }
fe-condition-zone_cards = with enough cards there: { $what }
fe-condition-zone_empty = with no card there: { $what }
fe-condition-enemy_hp_most = the enemy has at most { $what } HP
fe-condition-enemy_damaged = the enemy is damaged
fe-condition-higher_initiative = with the higher initiative
fe-condition-lower_initiative = with the lower initiative
fe-condition-fighting_together = a team-mate is in the area
fe-condition-no_grid = the enemy plays no cards
fe-condition-hero = as { $what }
fe-condition-faction = for { $what }
fe-condition-damaged = the hero is damaged
fe-condition-unhurt = the hero is unhurt
fe-condition-hp_most = the hero has at most { $what } HP
fe-condition-hp_least = the hero has at least { $what } HP
fe-condition-has = the hero has this: { $what }
fe-condition-lacks = the hero does not have this: { $what }
fe-condition-owns = the hero owns { $what }
fe-condition-mounted = the hero has a beast or vehicle
fe-condition-flying = the hero can fly
fe-condition-carries = the hero carries { $what }
fe-condition-day = by day
fe-condition-night = at night
fe-condition-in_outpost = in an outpost
fe-condition-in_wilds = in the wilds
fe-condition-in_water = on water
fe-condition-in_tower = in a tower
fe-condition-in_base = in the own base
fe-condition-at = in { $what }
fe-condition-trader_here = in an outpost with this trader: { $what }
fe-condition-next_to = in or beside { $what }
fe-condition-vines_here = in an area with vines
fe-condition-quest_here = in an area with a quest marker
fe-condition-boss_here = in the area of the boss
fe-condition-allies_here = with { $what } or more team-mates in the area
fe-condition-alone = alone in the area
fe-condition-soldiers_here = with { $what } or more own soldiers in the area
fe-condition-enemy_soldiers_here = with { $what } or more enemy soldiers in the area
fe-condition-enemies_near = with an enemy hero at most { $what } areas away
fe-condition-held_by_enemy = the outpost was held by enemies
fe-condition-eternium = with { $what } or more eternium
fe-condition-outposts = with { $what } or more outposts
fe-condition-towers = with { $what } or more towers
fe-condition-traders = with { $what } or more trader outposts
fe-condition-controls = with control of { $what }
fe-condition-soldiers = with { $what } or more soldiers on the map
fe-condition-behind = behind in VP
fe-condition-ahead = ahead in VP
fe-condition-round = from round { $what } on
fe-condition-skull = after skull event { $what }
fe-condition-difficulty = on this difficulty: { $what }
fe-condition-counter = with enough of this: { $what }
fe-condition-boss_in_play = while the boss is in play
fe-condition-boss_beaten = after the boss is beaten
fe-condition-spell = for { $what }
fe-condition-of = for a card of this kind: { $what }
fe-condition-by_attack = by an attack
fe-condition-vs = against this: { $what }

## Events: set-up and rounds

fe-event-hero_drafted = { $team } take { $hero }.
fe-event-starting_team = { $team } are the starting team.
fe-event-zone_taken = { $team } deploy in { $zone }.
fe-event-deployed = { $team } place { $what } in { $area }.
fe-event-eternium_given_up = { $team } give up { $amount } eternium.
fe-event-round_began =
    Round { $round } begins, { $day ->
        [yes] a day
       *[no] a night
    }{ $skull ->
        [0] .
       *[other] , with skull { $skull }.
    }
fe-event-income_gained = { $team } gain { $amount } eternium from their outposts.
fe-event-skull_event = Skull event { $number } happens.
fe-event-activated = { $hero } is activated.
fe-event-turn_ended = The turn of { $hero } ends.
fe-event-extra_round = A tie: one more night is played.
fe-event-duel_fought = A tie: { $hero } and { $enemy } fight for the last point.
fe-event-game_over =
    The game is over: { $reason ->
        [points] { $winners } have won on points
        [tie-break] { $winners } have won the tie-break
        [tie] it ends in a tie
        [scenario] { $winners } have reached the scenario's goal
        [success] the mission is accomplished
        [failure] the mission has failed
        [boss] the boss still stands, and everyone has lost
        [concession] { $winners } have won, the others gave up
       *[agreed-draw] a draw by agreement
    } ({ $score }).

## Events: on the map

fe-event-moved = { $hero } moves to { $area }.
fe-event-tower_travelled = { $hero } travels from { $source } to { $area }.
fe-event-placed = { $hero } is put into { $area }.
fe-event-rested = { $hero } rests.
fe-event-soldiers_placed = { $team } place { $soldiers } soldiers in { $area }.
fe-event-soldiers_moved =
    { $soldiers } soldiers of { $team } march from { $source } to { $area }{ $surplus ->
        [0] .
       *[other] ; { $surplus } too many go home.
    }
fe-event-soldiers_removed = { $team } lose { $soldiers } soldiers in { $area }.
fe-event-captured = { $team } control { $area } now.
fe-event-market_opened = A market opens ({ $trader }): { $cards }.
fe-event-market_refilled = The market ({ $trader }) is filled up with { $cards }.
fe-event-market_refreshed = { $hero } has the market ({ $trader }) refreshed: { $cards }.
fe-event-eternium_gained = { $team } gain { $amount } eternium.
fe-event-eternium_spent = { $team } pay { $amount } eternium.
fe-event-vp_gained = { $team } gain { $amount } VP.
fe-event-vp_withheld = { $amount } VP are withheld from { $team }; they take { $eternium } eternium.
fe-event-damaged = { $who } loses { $amount } HP ({ $left } left).
fe-event-healed = { $who } heals { $amount } HP.
fe-event-survived = { $hero } stays on { $left } HP.
fe-event-defeated = { $hero } is defeated.
fe-event-penalty_paid = { $hero } pays { $eternium } eternium for the defeat.
fe-event-extra_action = { $hero } has one more action.
fe-event-enemy_moved = { $hero } moves to { $area }.

## Events: cards

fe-event-card_gained = { $hero } gains { $card } ({ $shelf }).
fe-event-card_bought = { $hero } buys { $card } for { $price } eternium ({ $reasons }).
fe-event-card_discarded = { $hero } discards { $card }.
fe-event-spell_cast =
    { $hero } casts { $spell }{ $by ->
        [none] .
       *[other] {" "}for { $by }.
    }
fe-event-spell_cancelled = { $hero } breaks { $spell }: it comes to nothing.
fe-event-item_used = { $hero } uses { $card }.
fe-event-equipped = { $hero } equips { $card }.
fe-event-stowed = { $hero } puts { $card } away.
fe-event-traded = { $hero } gives { $card } to { $partner }.
fe-event-stolen = { $hero } takes { $card } from { $victim }.
fe-event-looked = { $hero } looks at { $cards_count } cards: { $cards }.
fe-event-victory_redrawn = { $team } replace { $cards_count } victory cards: { $discarded } go, { $cards } come.
fe-event-victory_revealed = { $team } reveal { $card } for { $vp } VP.
fe-event-victory_completed = { $team } complete { $card } for { $vp } VP.
fe-event-victory_discarded = { $team } discard the victory cards they still hold: { $cards }.
fe-event-combat_card_gained = { $team } gain { $card } for their combat deck; { $removed } leaves it.
fe-event-combat_card_missed = The supply of { $team } has no { $card } left.

## Events: epic combat

fe-event-epic_began = { $hero } and { $enemy } fight in { $area }.
fe-event-combat_avoided = { $hero } and { $enemy } do not fight: one of them has withdrawn.
fe-event-defender_chosen = { $hero } faces { $enemy }.
fe-event-combat_round_began = Combat round { $number } of { $hero } and { $enemy }.
fe-event-weapon_chosen = { $hero } fights with { $weapon }.
fe-event-combat_card_drawn = { $hero } draws { $cards }.
fe-event-combat_card_played = { $hero } plays { $card } into { $zone }.
fe-event-concentrated = { $hero } concentrates and discards { $card } ({ $left } more times).
fe-event-combat_card_discarded = { $hero } discards { $card }.
fe-event-time_laid = { $hero } lays Time beside the grid.
fe-event-grid_revealed = { $hero } reveals { $cards }.
fe-event-energy_used = { $hero } uses the energy of { $ability }.
fe-event-cards_swapped = { $hero } swaps { $card } ({ $zone }) and { $other } ({ $other_zone }).
fe-event-grid_card_changed = { $card } of { $hero } ({ $zone }): { $how }.
fe-event-soldiers_spent = Soldiers fall for { $hero }: attack { $attack }, defense { $defense }, initiative { $initiative }.
fe-event-team_passed = { $team } pass.
fe-event-boosted = { $who }: { $value } { $amount }.
fe-event-epic_die_rolled = The epic die for { $enemy }: { $face }.
fe-event-battle_card_drawn = { $enemy } fights with { $weapon } (battle card after { $face }).
fe-event-effect_card_drawn = { $enemy } has { $card }.
fe-event-totals_made =
    { $who }: attack { $attack } ({ $attack_reasons }), defense { $defense } ({ $defense_reasons }), initiative { $initiative } ({ $initiative_reasons }).
fe-event-power_rolled = { $who } rolls for { $zone }: { $dice }, in all { $result }.
fe-event-initiative_won =
    { $tie ->
        [yes] Equal initiative: { $who } strikes first.
       *[no] { $who } wins the initiative, { $initiative } to { $other }.
    }
fe-event-struck = { $who } attacks { $target }, { $attack } against { $defense }: { $damage } damage.
fe-event-fled = { $hero } flees to { $area } for { $price } eternium.
fe-event-combat_won =
    { $who } wins against { $over }{ $reason ->
        [defeat] {" "}by defeating them.
        [flight] : they fled.
       *[damage] {" "}by more damage.
    }
fe-event-combat_drawn = { $hero } and { $enemy } fall together: nobody has won.
fe-event-beast_escaped = { $card } escapes.
fe-event-epic_ended = The combat of { $hero } and { $enemy } is over; the combat cards are shuffled back.

## Events: wilds, quests, scenarios

fe-event-wilds_began = { $hero } meets { $foe } (attack { $attack }, defense { $defense }, { $hp } HP).
fe-event-wilds_rolled = { $hero } rolls { $dice }.
fe-event-dice_assigned = { $hero } assigns dice to defense: { $defense }, to hit points: { $hp }, to attack: { $attack }.
fe-event-wilds_ended =
    { $won ->
        [yes] { $hero } beats { $foe }.
       *[no] { $foe } gets away from { $hero }.
    }
fe-event-tamed = { $hero } tames { $card } for { $price } eternium.
fe-event-recruited = { $hero } recruits { $card } for { $price } eternium.
fe-event-ally_sent_back = { $hero } lets { $card } go.
fe-event-encounter_drawn = { $hero } draws { $cards }.
fe-event-encounter_chosen = { $hero } takes { $card }; { $under } goes under the deck.
fe-event-quest_began = { $hero } goes on a quest in { $area }: { $card }.
fe-event-quest_ended =
    { $met ->
        [yes] { $hero } fulfils { $card }.
       *[no] { $hero } fails at { $card }.
    }
fe-event-checked =
    Check of { $hero }: { $dice }, { $met ->
        [yes] a success.
       *[no] a failure.
    }
fe-event-triggered = { $source } takes effect ({ $hero }).
fe-event-marker_placed = { $area }: { $what } placed.
fe-event-marker_removed = { $area }: { $what } removed.
fe-event-counter_changed = { $name } stands at { $value }.
fe-event-token_moved = { $token }: now with { $hero } ({ $area }).
fe-event-boss_came = { $boss } comes to { $area }.

## Decisions

fe-decision-react = { $seat }: use an ability?
fe-decision-draft = { $team }: which hero do you take?
fe-decision-pregame_shop = { $team }: buy for a hero, or let it pass.
fe-decision-zone = { $team }: which deployment zone?
fe-decision-deploy_soldier = { $team }: where does a soldier go?
fe-decision-deploy_hero = { $team }: where does a hero go?
fe-decision-deploy_quest = { $team }: where does a quest marker go?
fe-decision-activate = { $team }: which hero is activated?
fe-decision-act = { $hero }: what next? ({ $actions } actions left)
fe-decision-destination = { $hero }: where to? ({ $points } movement points)
fe-decision-march = { $hero }: which soldiers go where?
fe-decision-relocate = Where does { $hero } go?
fe-decision-place = Where does { $hero } go?
fe-decision-push = Where is { $hero } driven?
fe-decision-retreat = Where does { $hero } retreat?
fe-decision-return = Where does { $hero } return?
fe-decision-withdraw = Where does { $hero } withdraw?
fe-decision-defender = { $hero } has come to { $area }: who fights?
fe-decision-spread = { $area }: who takes the next damage? ({ $left } left)
fe-decision-weapon = { $fighter }: which weapon?
fe-decision-play = { $fighter }: where does { $drawn } go? (Concentrate: { $concentrate })
fe-decision-step_four = { $hero } against { $enemy }: your action?
fe-decision-assist = { $fighter } fights: do you cast a spell?
fe-decision-excess = { $fighter }: too many dice; one becomes a success ({ $left } left).
fe-decision-reroll = These dice: { $dice }. Roll again?
fe-decision-flee = { $hero }: flee for { $cost } eternium, or fight on?
fe-decision-tame = { $hero }: tame { $card } for { $cost } eternium?
fe-decision-penalty = { $hero } is defeated: what do you give up? ({ $left } left)
fe-decision-shop = { $hero } shops ({ $trader }).
fe-decision-trading = { $hero } trades with { $partner }.
fe-decision-replace = { $hero }: what makes room for { $card }?
fe-decision-keep_card = { $hero }: which card do you keep?
fe-decision-overflow = { $hero } has too many cards ({ $pile }): which one goes?
fe-decision-gain_combat_card = { $hero }: which combat card do you gain?
fe-decision-exchange = { $card } comes into the deck: which card leaves it?
fe-decision-encounter = { $hero }: which encounter?
fe-decision-ally = { $hero }: recruit { $card } for { $cost } eternium?
fe-decision-wilds_items = { $hero } meets { $foe }: use something?
fe-decision-assign = { $hero } against { $foe }: how do you assign { $dice }?
fe-decision-quest_card = { $card } asks { $hero } for a card.
fe-decision-quest_price = { $card }: does { $hero } pay? (eternium { $eternium }, soldiers { $soldiers }, HP { $damage })
fe-decision-duel = { $team }: who fights the duel? (secret)
fe-decision-boost = { $source }: which value?
fe-decision-play_zone = { $source }: which zone?
fe-decision-flip = { $source }: which card is turned over?
fe-decision-remove = { $source }: which card is discarded?
fe-decision-shift = { $source }: which card goes where?
fe-decision-swap_cards = { $source }: which cards are swapped?
fe-decision-discard = { $source }: which card is discarded?
fe-decision-recruit = { $source }: where do the soldiers come?
fe-decision-slay = { $source }: where do soldiers fall?
fe-decision-pick = { $source }: which hero?
fe-decision-pick_area = { $source }: which area?
fe-decision-either = { $source }: which of these?
fe-decision-pay = { $source }: pay?

## Options

fe-option-react = { $power } ({ $hero })
fe-option-decline = No
fe-option-hero = { $hero }
fe-option-deploy = { $what }: { $area }
fe-option-zone = { $zone }
fe-option-activate = { $hero }
fe-option-move = Move
fe-option-ride = Outpost Movement
fe-option-goto = { $area }
fe-option-stay = No
fe-option-tower = Fast Travel: { $area }
fe-option-fortify = Fortify: { $soldiers } soldiers
fe-option-march = Move soldiers
fe-option-send = { $soldiers } from { $source } to { $to }
fe-option-wilds =
    Brave the Wilds ({ $cards ->
        [1] one card
       *[other] two cards, 1 eternium
    })
fe-option-quest = Go on a Quest
fe-option-rest = Rest
fe-option-mount = Acquire a mount (2 eternium)
fe-option-train = Train: { $card }
fe-option-trade = Trade with { $hero }
fe-option-trader = Use trader: { $trader }
fe-option-equip = Equip { $card }
fe-option-stow = Put away { $card }
fe-option-cast = Cast { $spell } ({ $hero })
fe-option-cast-on = Cast { $spell } ({ $hero }) for { $on }
fe-option-use = Use { $card }
fe-option-redraw = Replace victory cards (1 eternium): { $cards }
fe-option-end = End the turn
fe-option-weapon = { $weapon }
fe-option-play = Show { $card }
fe-option-play-zone = { $card } into { $zone }
fe-option-concentrate = Concentrate
fe-option-energy = Energy in { $zone }
fe-option-time = Swap { $card } ({ $zone }) and { $other } ({ $to })
fe-option-remove = Soldiers: attack { $attack }, defense { $defense }, initiative { $initiative }
fe-option-pass = Pass
fe-option-pass-shop = Buy nothing more
fe-option-leave = Leave it to { $fighter }
fe-option-flee = Flee to { $area }
fe-option-fight = Fight
fe-option-reroll = Roll the reroll faces again
fe-option-reroll-faces = Roll again, with { $faces }
fe-option-keep = Keep the dice
fe-option-assign = Defense { $defense }, hit points { $hp }, attack { $attack }
fe-option-spread = { $to }
fe-option-card = { $card }
fe-option-accept = Yes
fe-option-refuse = No
fe-option-buy = Buy { $card }
fe-option-buy-hero = Buy { $card } for { $hero }
fe-option-refresh = Refresh the market
fe-option-give = Give { $card }
fe-option-take = Take { $card }
fe-option-done = Done
fe-option-eternium = The rest in eternium
fe-option-choose = { $what }
fe-option-choose-pregame_shop = { $what } passes
fe-option-choose-excess = A die of { $part1 } becomes a success for { $part2 }
fe-option-choose-flip = { $part2 } ({ $part1 })
fe-option-choose-remove = { $part2 } ({ $part1 })
fe-option-choose-shift = { $part2 } from { $part1 } to { $part3 }

## Odds

fe-odds-successes = Successes { $table }
fe-odds-wilds = To beat { $who }: { $chance }; HP lost { $table }
fe-odds-check = To succeed: { $chance }
fe-odds-epic = { $who } loses HP { $table }; falls { $chance }
fe-odds-epic-own = { $who } loses HP { $table }; falls { $chance }

## Denials

fe-denial-conditions = { $card } can be used only { $conditions }.
fe-denial-other = Not allowed now: { $rule }.
denial-FE-ACT-01 = { $hero } has no action left for this.
denial-FE-ACT-01-taken = { $hero } has already taken this action: { $taken }.
denial-FE-ACT-01-pending = Something else has to be settled first.
denial-FE-ACT-02 = { $hero } cannot do that in its turn.
denial-FE-ACT-03 = { $hero } has already taken this free action: { $taken }.
denial-FE-ALLY-02 = { $hero } has too many allies.
denial-FE-BASE-02 = { $area } is an enemy base; nobody else may enter it.
denial-FE-BASE-04 = No soldiers are placed in bases ({ $area }).
denial-FE-BEAST-04 = { $hero } has too many beasts and vehicles.
denial-FE-DECK-02 = The supply has no { $card } left.
denial-FE-DICE-03 = There are already { $cards } cards in { $zone }; with Dice of Power 2 is the limit.
denial-FE-EPIC-03 = There are already { $cards } cards in { $zone }; 4 is the limit.
denial-FE-EPIC-15 = The card before went into { $zone } too.
denial-FE-EPIC-16 = { $hero } can only concentrate on a single drawn card, while there are cards to draw.
denial-FE-EPIC-18 = { $hero } has already concentrated { $used } times, as often as Spirit allows.
denial-FE-EPIC-23 = That is no action of this step, or { $hero } has nothing for it.
denial-FE-EPIC-25 = Only spells of the own team can be cast, not those of { $hero }.
denial-FE-EPIC-31 = A team that does not fight may only cast spells.
denial-FE-EPIC-50 = { $hero } cannot flee now.
denial-FE-EPIC-51 = { $area } is no adjacent area without enemies.
denial-FE-EPIC-51-cost = Fleeing costs { $cost } eternium; the team has { $eternium }.
denial-FE-EPIC-53 = There is no way out for { $hero }.
denial-FE-EQUIP-03 = { $hero } has no { $card } to use here.
denial-FE-EQUIP-05 = { $hero } has too many artifacts.
denial-FE-EQUIP-06 = The inventory of { $hero } is full.
denial-FE-EQUIP-07 = { $hero } does not have { $card } there.
denial-FE-ETERNIUM-02 = That costs { $cost } eternium; the team has { $eternium }.
denial-FE-FAST-01 = Fast Travel leads from tower to tower; { $hero } is in { $at }.
denial-FE-FIRST-06 = In a first game enemy heroes may not be attacked before skull event 2 ({ $area }).
denial-FE-FLY-02 = { $area } can only be reached by flying, for 2 movement points a route.
denial-FE-MAP-04 = { $area } is where the hero already is.
denial-FE-MOVE-02 = { $hero } cannot reach { $area }.
denial-FE-OUTPOST-01 = No path from { $area } leads to another outpost of the team.
denial-FE-OUTPOST-02 = Outpost Movement is part of the Move action in this match.
denial-FE-QUEST-01 = There is no quest marker in { $area }.
denial-FE-REST-01 = { $hero } can rest only at night.
denial-FE-ROUND-07 = It is not your turn to choose.
denial-FE-ROUND-07-acting = Only the activated hero acts, not { $hero }.
denial-FE-ROUND-07-team = It is the turn of { $team }.
denial-FE-ROUND-08 = { $hero } has already been activated in this round.
denial-FE-SETUP-03 = { $hero } is played by { $seat }.
denial-FE-SKIRM-26 = Training { $card } is possible only in a skirmish, for +2 or a special card.
denial-FE-SKIRM-27 = Acquiring a mount is possible only in a skirmish, while there are epic beasts.
denial-FE-SOLDIER-02 = { $hero } cannot place soldiers in { $area }.
denial-FE-SOLDIER-02-most = At most { $most } soldiers can be placed here.
denial-FE-SOLDIER-03 = There are no own soldiers at hand ({ $area }).
denial-FE-SOLDIER-04 = No path leads there.
denial-FE-SPELL-01 = { $hero } has too many spells.
denial-FE-SPELL-04 = { $hero } does not have { $spell }.
denial-FE-SPELL-05 = { $spell } is a spell for another situation.
denial-FE-TRADE-01 = { $hero } and { $partner } are not in the same area.
denial-FE-TRADE-01-cards = { $hero } and { $partner } have nothing to trade.
denial-FE-TRADER-02 = The team controls no outpost with this trader: { $trader }.
denial-FE-TRADER-03 = This market is not open yet: { $trader }.
denial-FE-TRADER-07 = { $card } is not for sale.
denial-FE-TRADER-08 = The market can be refreshed once, before the first purchase.
denial-FE-VICTORY-07 = There are no victory cards to replace, or none to draw.
denial-FE-VICTORY-08 = { $card } is not in hand.
denial-FE-WATER-03 = { $hero } cannot stop on water ({ $area }).
denial-FE-WILD-06 = First the defense of { $defense } must be brought down.
denial-FE-WILD-08 = A die that shows { $die } is not there, or would have to be divided.
denial-FE-WILDS-01 = { $area } is no wilds area.
