# Fields of Eternia: words, events, questions, options, refusals.

fe-about = Masters of the Universe: Fields of Eternia. Two teams of three heroes fight for a planet: outposts, quests, beasts and epic combats with hidden cards. For one to six people, also alone against the game.
fe-difficulty = Difficulty
fe-base = Base of the Evil Warriors
fe-hero = Hero
fe-hero-proposed = As the scenario proposes
fe-planet = Eternia
fe-unknown-card = hidden card
fe-die-face = { $zone } +{ $number }
fe-card-in-zone = { $card } ({ $zone })
fe-switch-faster_combat = Faster combat
fe-switch-dice_of_power = Dice of Power
fe-switch-free_heroes = Free heroes (skirmish)
fe-switch-outpost_movement_action = Outpost Movement is an action of its own
fe-switch-start_abilities_once = Abilities at the start of a combat only in its first round
fe-switch-solo_flee_for_one = Solo, Medium: flight costs 1 eternium
fe-switch-power_dice_per_roll = Dice of Power: the limit of ten holds for each roll
fe-switch-enemy_initiative_added = Solo: an enemy hero's printed initiative adds to the battle card

## Words

fe-word-attack = attack
fe-word-defense = defense
fe-word-initiative = initiative
fe-word-plus1 = +1
fe-word-plus2 = +2
fe-word-plus3 = +3
fe-word-energy = Energy
fe-word-time = Time
fe-word-support = Support
fe-word-power-flow = Power Flow
fe-word-blank = blank
fe-word-success = success
fe-word-double = double success
fe-word-reroll = reroll
fe-word-shop = shop
fe-word-guild = mage guild
fe-word-smith = blacksmith
fe-word-melee = melee
fe-word-ranged = ranged
fe-word-magic = magic
fe-word-hp = HP
fe-word-body = Body
fe-word-spirit = Spirit
fe-word-movement = movement
fe-word-cards = combat cards
fe-word-blow = damage of a blow
fe-word-armor = armor
fe-word-eternium = eternium
fe-word-vp = VP
fe-word-deck_equipment = equipment
fe-word-deck_spells = spells
fe-word-deck_vehicles = vehicles
fe-word-deck_encounter = encounters
fe-word-deck_scenario = cards of the mission
fe-word-deck_victory = victory cards
fe-word-deck_effect = effects of the enemy
fe-word-deck_battle_energy = battle cards with energy
fe-word-deck_battle_plain = battle cards without energy
fe-word-equipment = equipment
fe-word-spells = spells
fe-word-vehicles = vehicles
fe-word-victory = victory cards
fe-word-encounters = encounters
fe-word-inventory = inventory
fe-word-allies = allies
fe-word-mounts = beasts and vehicles
fe-word-artifacts = artifacts
fe-word-soldier = soldier
fe-word-quest = quest marker
fe-word-vines = vines
fe-word-foe = the enemy
fe-word-lost-artifact = the lost artifact
fe-word-plans = the plans
fe-word-evelyn = Evelyn
fe-word-fractures = fractures
fe-word-crystals = crystals
fe-word-clues = clues
fe-word-unmasked = Impostor defeated
fe-word-found = found
fe-word-home = brought home
fe-word-stone = Ram Stone
fe-word-outpost = outpost
fe-word-wilds = wilds
fe-word-water = water
fe-word-standard = standard game
fe-word-skirmish = skirmish
fe-word-solo = solo and co-operative
fe-word-easy = Easy
fe-word-medium = Medium
fe-word-advanced = Advanced
fe-word-merciless = Merciless
fe-word-setup = set-up
fe-word-preparation = preparation phase
fe-word-action = action phase
fe-word-over = over
fe-word-day = day
fe-word-night = night
fe-word-tower = Fast Travel
fe-word-fortify = Fortify Outpost
fe-word-move = Move
fe-word-ride = Outpost Movement
fe-word-march = Move Soldiers
fe-word-mobilize = Mobilize the Soldiers
fe-word-rest = Rest
fe-word-mount = Acquire Mount
fe-word-train = Train
fe-word-trade = Trade
fe-word-trader = Use Trader
fe-word-redraw = new victory cards
fe-word-special = special card

## Where numbers come from

fe-source-FE-EPIC-19 = epic die
fe-source-FE-EPIC-27 = soldiers
fe-source-FE-EPIC-33 = cards
fe-source-FE-EPIC-34 = own initiative
fe-source-FE-EPIC-37 = surprise
fe-source-FE-EPIC-39 = printed value
fe-source-FE-EPIC-40 = attack beyond defense
fe-source-FE-EPIC-41 = blocked
fe-source-FE-DECK-03 = combat card
fe-source-FE-DECK-04 = Power Flow
fe-source-FE-DECK-05 = Energy
fe-source-FE-DECK-08 = Support
fe-source-FE-FASTER-05 = faster combat
fe-source-FE-SKIRM-19 = skirmish
fe-source-FE-SOLO-24 = energy
fe-source-FE-SOLO-16 = battle card
fe-source-FE-TRADER-07 = price
fe-source-FE-TRADER-09 = several traders
fe-source-FE-WILD-03 = Body
fe-source-FE-MOVE-01 = movement

## Events: set-up and rounds

fe-event-hero_drafted = { $team }: { $hero } joins.
fe-event-starting_team = { $team } begin.
fe-event-zone_taken = { $team } take the deployment zone { $zone }.
fe-event-deployed = { $team }: { $what } placed in { $area }.
fe-event-eternium_given_up = { $team } give up { $amount } eternium they did not spend.
fe-event-round_began =
    { $day ->
        [yes] Round { $round } begins, by day.
       *[other] Round { $round } begins, by night.
    }
fe-event-income_gained = { $team } gain { $amount } eternium from their outposts.
fe-event-skull_event = Skull event { $number }.
fe-event-activated = { $hero } is activated.
fe-event-turn_ended = The turn of { $hero } ends.
fe-event-team_passed = { $team } pass.
fe-event-extra_action = { $hero } may take one more action.
fe-event-extra_round = A tie: one more night is played.
fe-event-duel_fought = A tie: { $hero } and { $enemy } fight for the last point.
fe-event-game_over =
    { $winners_count ->
        [0] Nobody wins. { $why } Score: { $score }.
       *[other] Won by { $winners }. { $why } Score: { $score }.
    }
fe-reason-points = Most victory points.
fe-reason-tie-break = Level on points; outposts or eternium decide.
fe-reason-tie = Level to the end.
fe-reason-scenario = The goal of the scenario was reached.
fe-reason-boss = The boss still stands.
fe-reason-success = The mission has succeeded.
fe-reason-failure = The mission has failed.
fe-reason-concession = The other side gave up.
fe-reason-agreed-draw = A draw was agreed.

## Events: on the map

fe-event-moved = { $hero } moves to { $area }.
fe-event-tower_travelled = { $hero } travels by tower from { $source } to { $area }.
fe-event-placed = { $hero } is put into { $area }.
fe-event-rested = { $hero } rests.
fe-event-soldiers_placed =
    { $soldiers ->
        [one] { $team }: 1 soldier comes to { $area }.
       *[other] { $team }: { $soldiers } soldiers come to { $area }.
    }
fe-event-soldiers_moved =
    { $surplus ->
        [0] { $team }: soldiers march from { $source } to { $area } ({ $soldiers }).
       *[other] { $team }: soldiers march from { $source } to { $area } ({ $soldiers }); { $surplus } of them find no room and go back to the supply.
    }
fe-event-soldiers_removed =
    { $soldiers ->
        [one] { $team }: 1 soldier in { $area } is removed.
       *[other] { $team }: { $soldiers } soldiers in { $area } are removed.
    }
fe-event-captured = { $team } control { $area } now.
fe-event-market_opened = The { $trader } opens: { $cards }.
fe-event-market_refilled = New at the { $trader }: { $cards }.
fe-event-market_refreshed = { $hero } has the { $trader } bring new goods: { $cards }.
fe-event-eternium_gained = { $team } gain { $amount } eternium.
fe-event-eternium_spent = { $team } give { $amount } eternium.
fe-event-vp_gained = { $team } gain { $amount } VP.
fe-event-vp_withheld = { $team } get no VP for this ({ $amount }), but { $eternium } eternium.
fe-event-damaged = { $who } loses { $amount } HP ({ $left } left).
fe-event-healed = { $who } heals { $amount } HP ({ $left } now).
fe-event-survived = { $hero } would have fallen, but stands with { $left } HP.
fe-event-defeated = { $hero } is defeated in { $area }.
fe-event-penalty_paid = { $hero } pays for the defeat: { $eternium } of { $due } in eternium.
fe-event-marker_placed = { $area }: { $what } placed.
fe-event-marker_removed = { $area }: { $what } removed.
fe-event-counter_changed =
    { $team ->
        [none] { $name }: { $value }.
       *[other] { $team }, { $name }: { $value }.
    }
fe-event-token_moved =
    { $hero ->
        [none] { $area ->
            [none] { $token }: out of the game.
           *[other] { $token }: lies in { $area } now.
        }
       *[other] { $token }: { $hero } has it now.
    }
fe-event-boss_came = { $boss } appears in { $area }.
fe-event-enemy_moved = { $hero } comes to { $area }.

## Events: cards

fe-event-card_gained = { $hero } gains { $card }.
fe-event-card_bought = { $hero } buys { $card } for { $price } eternium.
fe-event-card_discarded = { $hero } discards { $card }.
fe-event-spell_cast = { $hero } casts { $spell }.
fe-event-spell_cancelled = { $spell } comes to nothing: { $hero } cancels it.
fe-event-item_used = { $hero } uses { $card }.
fe-event-equipped = { $hero } equips { $card }.
fe-event-stowed = { $hero } puts { $card } into the inventory.
fe-event-traded = { $hero } gives { $card } to { $partner }.
fe-event-stolen = { $hero } takes { $card } from { $victim }.
fe-event-looked = { $hero } looks at cards of the deck ({ $deck }): { $cards }.
fe-event-victory_redrawn =
    { $cards_count ->
        [one] { $team } replace 1 victory card: { $cards }.
       *[other] { $team } replace { $cards_count } victory cards: { $cards }.
    }
fe-event-victory_revealed = { $team } meet the first goal of { $card }: { $vp } VP.
fe-event-victory_completed = { $team } meet the second goal of { $card }: { $vp } VP.
fe-event-victory_discarded =
    { $cards_count ->
        [one] { $team } put 1 victory card away.
       *[other] { $team } put { $cards_count } victory cards away.
    }
fe-event-combat_card_gained = { $team }: { $card } enters the combat deck, { $removed } leaves it.
fe-event-combat_card_missed = { $team }: no { $card } is left in the supply.
fe-event-triggered =
    { $own ->
        [yes] { $hero }: the passive ability takes effect.
       *[no]
            { $hero ->
                [none] { $source } takes effect.
               *[other] { $hero }: { $source } takes effect.
            }
    }

## Events: epic combat

fe-event-epic_began = Epic combat in { $area }: { $hero } against { $enemy }.
fe-event-combat_avoided = { $hero } avoids the combat with { $enemy }.
fe-event-defender_chosen = { $hero } faces { $enemy }.
fe-event-combat_round_began = Combat round { $number }.
fe-event-weapon_chosen = { $hero } fights with { $weapon }.
fe-event-combat_card_drawn = { $hero } draws { $cards }.
fe-event-combat_card_played =
    { $up ->
        [yes] { $hero } plays { $card } openly into { $zone }.
       *[other] { $hero } plays a card face down into { $zone } ({ $card }).
    }
fe-event-concentrated = { $hero } concentrates and discards { $card } ({ $left ->
        [one] { $left } use left
       *[other] { $left } uses left
    }).
fe-event-combat_card_discarded = { $hero } discards { $card }.
fe-event-time_laid = { $hero } lays Time beside the grid.
fe-event-grid_revealed = { $hero } turns over: { $cards }.
fe-event-energy_used = { $hero } uses the energy ability of { $ability }.
fe-event-cards_swapped = { $hero } swaps { $card } ({ $zone }) and { $other } ({ $other_zone }).
fe-event-grid_card_changed =
    { $how ->
        [turned] { $hero }: { $card } ({ $zone }) is turned face down.
        [discarded] { $hero }: { $card } ({ $zone }) is discarded.
        [moved] { $hero }: { $card } goes from { $zone } to { $into }.
       *[other] { $hero }: Energy ({ $zone }) can be used once more.
    }
fe-event-soldiers_spent = Soldiers help { $hero }: attack +{ $attack }, defense +{ $defense }, initiative +{ $initiative }.
fe-event-boosted = { $who }: { $value } { $amount }.
fe-event-epic_die_rolled = The epic die for { $enemy } shows { $face }.
fe-event-battle_card_drawn =
    { $enemy } fights with { $weapon } (die: { $face }). The battle card { $card }: attack { $attack }, defense { $defense }, initiative { $initiative }, effect cards { $effects }, { $energy ->
        [yes] with energy
       *[no] without energy
    }.
fe-event-effect_card_drawn = { $enemy } draws the effect card { $card }.
fe-event-totals_made = { $who }: attack { $attack } ({ $attack_reasons }); defense { $defense } ({ $defense_reasons }); initiative { $initiative } ({ $initiative_reasons }).
fe-event-power_rolled =
    { $dice_count ->
        [0] { $who }, { $zone }: no dice, { $automatic } sure successes: { $result }.
       *[other] { $who } rolls for { $zone }: { $dice }. With { $automatic } sure successes that makes { $result }.
    }
fe-event-initiative_won =
    { $tie ->
        [yes] Initiative { $initiative } on both sides: { $who } strikes first.
       *[other] { $who } strikes first, initiative { $initiative } to { $other }.
    }
fe-event-struck = { $who } attacks { $target }: { $attack } against { $defense }, damage { $damage } ({ $reasons }).
fe-event-fled = { $hero } flees to { $area } for { $price } eternium.
fe-event-combat_won =
    { $reason ->
        [defeat] { $who } has defeated { $over }.
        [flight] { $who } wins: { $over } has fled.
       *[other] { $who } has dealt more damage and wins against { $over }.
    }
fe-event-combat_drawn = { $hero } and { $enemy } both fall: nobody wins.
fe-event-beast_escaped = { $card } escapes.
fe-event-epic_ended = The epic combat between { $hero } and { $enemy } is over.

## Events: wilds and quests

fe-event-wilds_began = Wilds combat: { $hero } against { $foe } ({ $hp } HP, attack { $attack }, defense { $defense }).
fe-event-wilds_rolled = { $hero } rolls { $dice }.
fe-event-dice_assigned = { $hero } assigns successes: defense { $defense_sum }, hit points { $hp_sum }, attack { $attack_sum }.
fe-event-wilds_ended =
    { $won ->
        [yes] { $hero } beats { $foe }.
       *[other] { $hero } does not beat { $foe }.
    }
fe-event-tamed = { $hero } tames { $card } for { $price } eternium.
fe-event-recruited = { $hero } recruits { $card } for { $price } eternium.
fe-event-ally_sent_back = { $card } leaves { $hero } and goes back to the encounter deck.
fe-event-encounter_drawn = { $hero } meets: { $cards }.
fe-event-encounter_chosen = { $hero } chooses { $card }; { $under } goes under the deck.
fe-event-quest_began =
    { $card ->
        [none] { $hero } goes on a quest in { $area }.
       *[other] { $hero } goes on a quest in { $area }: { $card }.
    }
fe-event-quest_ended =
    { $met ->
        [yes] { $hero } fulfils the quest { $card }.
       *[other] { $hero } does not fulfil the quest { $card }.
    }
fe-event-checked =
    { $met ->
        [yes] Check: { $dice }. It succeeds ({ $successes } of { $needed }).
       *[other] Check: { $dice }. It fails ({ $successes } of { $needed }).
    }

## Questions

fe-decision-react = Use an ability?
fe-decision-draft = { $team }: choose a hero.
fe-decision-pregame_shop = { $team }: buy cards before the game, or let a hero stop shopping.
fe-decision-zone = { $team }: choose a deployment zone.
fe-decision-deploy_soldier = { $team }: where does a soldier stand?
fe-decision-deploy_hero = { $team }: which hero stands where?
fe-decision-deploy_quest = { $team }: where does a quest marker go?
fe-decision-activate = { $team }: who acts now?
fe-decision-act =
    { $actions ->
        [0] { $hero } has no standard action left. Free actions, or the end of the turn?
        [one] { $hero } has 1 standard action left. What now?
       *[other] { $hero } has { $actions } standard actions left. What now?
    }
fe-decision-destination = Where does { $hero } go? ({ $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    })
fe-decision-march = Which soldiers march?
fe-decision-relocate = Where is { $hero } put?
fe-decision-return = Where does { $hero } come back?
fe-decision-withdraw = Where does { $hero } withdraw to?
fe-decision-retreat = Where does { $hero } withdraw to?
fe-decision-push = Where does { $hero } have to go?
fe-decision-place = Where does { $hero } go?
fe-decision-defender = Who faces { $hero } in { $area }?
fe-decision-spread = Soldiers in { $area }: who takes the next damage? ({ $left } left)
fe-decision-weapon = { $fighter }: which weapon?
fe-decision-play = { $fighter } has drawn { $drawn } ({ $played } played so far). Into which zone? Concentrate left: { $concentrate }.
fe-decision-play-source = { $source }: into which zone?
fe-decision-step_four = Combat round { $round } of { $hero } against { $enemy }, step 4: act or pass?
fe-decision-assist = { $fighter } is fighting. Cast a combat spell, or leave it to { $fighter }?
fe-decision-excess =
    { $left ->
        [one] { $fighter } has 1 die too many. Which zone gives it up?
       *[other] { $fighter } has { $left } dice too many. Which zone gives one up?
    }
fe-decision-reroll = { $hero } against { $foe } rolled { $dice }. Roll again?
fe-decision-reroll-zone = { $fighter } rolled for { $zone }: { $dice }. Roll again?
fe-decision-flee = { $hero } may flee from { $enemy } for { $cost } eternium. Flee or fight on?
fe-decision-tame = Tame { $card } for { $cost } eternium?
fe-decision-encounter = { $hero }: which encounter?
fe-decision-ally = { $card } would join { $hero } for { $cost } eternium.
fe-decision-wilds_items = { $hero } against { $foe }: use something before the roll?
fe-decision-assign = { $hero } against { $foe } ({ $hp } HP, attack { $attack }, defense { $defense }): { $dice }. How are the successes assigned?
fe-decision-quest_card = { $card }: which card does { $hero } discard?
fe-decision-quest_price = { $card } asks of { $hero }: { $price }. Pay?
fe-price-eternium = { $number } eternium
fe-price-soldiers =
    { $number ->
        [one] 1 soldier
       *[other] { $number } soldiers
    }
fe-price-damage = { $number } HP
fe-decision-shop = { $hero } at the { $trader }: what is bought?
fe-decision-keep_card = { $hero }: which card is kept?
fe-decision-replace = { $hero } gains { $card }: what makes room for it?
fe-decision-overflow = { $hero } has too many cards ({ $pile }, { $over } over). Which one goes?
fe-decision-wear = { $hero } has bought { $card }. Put it on at once?
fe-decision-trading = { $hero } and { $partner } trade.
fe-decision-gain_combat_card = { $hero }: which combat card?
fe-decision-exchange = { $card } enters the combat deck. Which card leaves it?
fe-decision-penalty = { $hero } was defeated and still owes { $left }. What is given up?
fe-decision-duel = { $team }: which hero fights the last duel?
fe-decision-pick = { $source }: choose a hero. { $text }
fe-decision-pick_area = { $source }: choose an area. { $text }
fe-decision-either = { $source }: choose. { $text }
fe-decision-pay = { $source }: pay the price? { $text }
fe-decision-boost = { $source }: which value?
fe-decision-recruit = { $source }: where do the soldiers go? { $text }
fe-decision-slay = { $source }: where are soldiers removed? { $text }
fe-decision-discard = { $source }: which card is discarded? { $text }
fe-decision-flip = { $source }: which card is turned face down?
fe-decision-remove = { $source }: which card is discarded?
fe-decision-shift = { $source }: which card goes to which zone?
fe-decision-swap_cards = { $source }: which two cards are swapped?

## Options

fe-option-react = { $power }: { $text }
fe-option-decline = No
fe-option-hero = { $hero }
fe-option-deploy = { $what } in { $area }
fe-option-zone = { $zone }
fe-option-activate = { $hero }
fe-option-move = Move
fe-option-ride = Outpost Movement
fe-option-goto = { $area }
fe-option-stay = Leave it
fe-option-stay-destination = Stay here
fe-option-tower = Fast Travel to { $area }
fe-option-fortify =
    { $soldiers ->
        [one] Fortify Outpost with 1 soldier
       *[other] Fortify Outpost with { $soldiers } soldiers
    }
fe-option-march = Move Soldiers
fe-option-send =
    { $soldiers ->
        [one] 1 soldier from { $source } to { $to }
       *[other] { $soldiers } soldiers from { $source } to { $to }
    }
fe-option-wilds =
    { $cards ->
        [one] Brave the Wilds
       *[other] Brave the Wilds with a choice of { $cards } cards
    }
fe-option-quest = Go on a Quest
fe-option-rest = Rest
fe-option-mount = Acquire Mount
fe-option-train = Train: { $card } for { $cost } eternium
fe-option-trade = Trade with { $hero }
fe-option-trader = Use Trader: { $trader }
fe-option-equip = Equip { $card }: { $text }
fe-option-stow = Put { $card } into the inventory
fe-option-cast = { $hero } casts { $spell }: { $text }
fe-option-cast-on = { $hero } casts { $spell } for { $on }: { $text }
fe-option-use = Use { $card }: { $text }
fe-option-redraw = Replace for 1 eternium: { $cards }
fe-option-end = End the turn
fe-option-weapon = { $weapon } ({ $kind }). Energy: { $text }
fe-option-play = { $card }
fe-option-play-zone = { $card } into { $zone }
fe-option-concentrate = Concentrate: discard and draw another card
fe-option-energy = Use Energy ({ $zone })
fe-option-time = Swap { $card } ({ $zone }) and { $other } ({ $to })
fe-option-remove = Soldiers: attack +{ $attack }, defense +{ $defense }, initiative +{ $initiative }
fe-option-pass = Pass
fe-option-pass-shop = Buy nothing more
fe-option-pass-wilds_items = Roll
fe-option-leave = Leave it
fe-option-flee = Flee to { $area }
fe-option-fight = Fight on
fe-option-fight-ally = Fight
fe-option-reroll = Roll the reroll faces again
fe-option-reroll-faces = Roll again, with { $faces } as well
fe-option-keep = Keep the roll
fe-option-keep-keep_card = Keep none
fe-option-assign = Defense { $defense_sum }, hit points { $hp_sum }, attack { $attack_sum }
fe-option-spread = { $to }
fe-option-card = { $card }
fe-option-card-encounter = { $card }
fe-option-card-keep_card = { $card }: { $text }
fe-option-accept = Yes
fe-option-accept-ally = Recruit
fe-option-accept-tame = Tame
fe-option-refuse = No
fe-option-refuse-wear = Into the inventory
fe-option-buy = Buy { $card } for { $cost } eternium: { $text }
fe-option-buy-hero = { $hero } buys { $card } for { $cost } eternium: { $text }
fe-option-refresh = New goods
fe-option-give = Give { $card }
fe-option-take = Take { $card }
fe-option-done = Done
fe-option-eternium = Pay in eternium
fe-option-choose = { $what }
fe-option-choose-pregame_shop = { $what } stops shopping
fe-option-choose-excess = A die of { $part1 } becomes a success for { $part2 }
fe-option-choose-flip = { $part2 } ({ $part1 })
fe-option-choose-remove = { $part2 } ({ $part1 })
fe-option-choose-shift = { $part2 } from { $part1 } to { $part3 }

## Refusals

fe-denial-other = The rules do not allow it: { $title }.
fe-denial-conditions = { $card } cannot be used now. It says: { $text }
fe-denial-over = { $hero } would have too many cards: { $pile }, { $over } over the limit.
fe-denial-FE-EQUIP-03 = { $card } cannot be used like that by { $hero }.
fe-denial-FE-EQUIP-06 = { $hero } has no room left in the inventory.
fe-denial-FE-EQUIP-07 = { $hero } does not have { $card } there.
fe-denial-FE-EPIC-03 = The zone is full: { $zone } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
fe-denial-FE-DICE-03 = The zone is full: { $zone } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
fe-denial-FE-EPIC-15 = { $hero } played the last card into { $zone } too; another zone is due.
fe-denial-FE-EPIC-16 = Concentrate needs a single drawn card and another to draw.
fe-denial-FE-EPIC-18 = { $hero } has used Concentrate as often as Spirit allows ({ $used }).
fe-denial-FE-EPIC-23 = That cannot be done in step 4 now.
fe-denial-FE-EPIC-25 = { $hero } is not of your team.
fe-denial-FE-EPIC-31 = Others may only cast combat spells here.
fe-denial-FE-DICE-04 = { $hero } has Time beside the grid and must use it first.
fe-denial-FE-EPIC-50 = { $hero } may flee only after the first combat round (this is round { $round }).
fe-denial-FE-EPIC-51 = Nobody can flee to { $area } from here.
fe-denial-FE-EPIC-51-cost = Flight costs { $cost } eternium; the team has { $eternium }.
fe-denial-FE-EPIC-53 = { $hero } has no free area to flee to.
fe-denial-FE-EPIC-53-enemy = { $enemy } lets nobody flee.
fe-denial-FE-ACT-01 = { $hero } must finish something else first.
fe-denial-FE-ACT-01-left = { $hero } has too few standard actions left ({ $left } of { $needed }).
fe-denial-FE-ACT-01-taken = { $hero } has already taken this action in this turn: { $taken }.
fe-denial-FE-ACT-02 = { $hero } cannot do that as an action.
fe-denial-FE-ACT-03 = { $hero } has already done this in this turn: { $taken }.
fe-denial-FE-ETERNIUM-02 = That costs { $cost } eternium; the team has { $eternium }.
fe-denial-FE-MOVE-02 = { $hero } cannot get away from { $area }.
fe-denial-FE-MOVE-02-points = { $area } is out of reach for { $hero } with { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }.
fe-denial-FE-OUTPOST-01 = No path that { $hero } may use leads out of { $area }.
fe-denial-FE-OUTPOST-02 = Outpost Movement is part of Move in this match.
fe-denial-FE-FAST-01 = Fast Travel leads from tower to tower; { $hero } is in { $at }.
fe-denial-FE-SOLDIER-02 = { $hero } can fortify only an outpost without enemies, not { $area }.
fe-denial-FE-SOLDIER-02-most = { $hero } can place at most { $most ->
        [one] { $most } soldier
       *[other] { $most } soldiers
    } here.
fe-denial-FE-SOLDIER-03 = No soldiers that { $hero } could move stand in { $area }.
fe-denial-FE-SOLDIER-04 = No path leads from { $source } to { $area }.
fe-denial-FE-SOLDIER-04-hero = There is no path for the soldiers near { $hero }.
fe-denial-FE-BASE-02 = { $area } is an enemy base and closed.
fe-denial-FE-BASE-04 = Soldiers are not placed in a base ({ $area }).
fe-denial-FE-FIRST-06 = In the first game heroes may not be attacked before the second skull ({ $area }).
fe-denial-FE-WILDS-01 = { $hero } is not in the wilds ({ $area }).
fe-denial-FE-QUEST-01 = There is no quest marker in { $area }.
fe-denial-FE-REST-01 = { $hero } can rest only at night.
fe-denial-FE-SKIRM-26 = { $hero } cannot train { $card } here.
fe-denial-FE-SKIRM-27 = { $hero } cannot acquire a mount in this match or place.
fe-denial-FE-DECK-02 = No { $card } is left in the supply.
fe-denial-FE-TRADE-01 = { $hero } and { $partner } are not in the same area, or not of one team.
fe-denial-FE-TRADE-01-cards = { $hero } and { $partner } have nothing to trade.
fe-denial-FE-SPELL-04 = { $hero } does not own { $spell }.
fe-denial-FE-SPELL-05 = { $spell } cannot be cast at this moment.
fe-denial-FE-VICTORY-07 = There is no victory card to replace, or none to draw.
fe-denial-FE-VICTORY-08 = { $card } is not a hidden card of your hand.
fe-denial-FE-WILD-06 = The defense must be overcome first: { $assigned } of { $defense }.
fe-denial-FE-WILD-08 = These dice were not rolled, or a double success would be divided.
fe-denial-FE-WATER-03 = { $hero } cannot stop on water ({ $area }).
fe-denial-FE-MAP-04 = { $area } is where the hero stands already.
fe-denial-FE-FLY-02 = Only by air can { $area } be reached from here.
fe-denial-FE-TRADER-02 = The team of { $hero } controls no such trader: { $trader }.
fe-denial-FE-TRADER-03 = This market has not opened yet: { $trader }.
fe-denial-FE-TRADER-07 = { $card } is not on offer: { $trader }.
fe-denial-FE-TRADER-08 = New goods come once, before anything is bought.
fe-denial-FE-SETUP-02 = A team has three heroes; there are { $heroes_count }.
fe-denial-FE-SETUP-02-faction = { $hero } does not belong to { $faction }.
fe-denial-FE-SETUP-02-missing = { $hero } cannot take part in this mission.
fe-denial-FE-SETUP-02-copies = { $hero } is in the team { $copies } times.
fe-denial-FE-SETUP-02-unknown = There is no hero { $unknown }.
fe-denial-FE-SETUP-18 = A team has one rider at most; here are { $riders }.
fe-denial-FE-SKIRM-02 = { $hero } comes from an expansion and cannot be chosen here.
fe-denial-FE-SKIRM-04 = A team has one rider at most; here are { $riders }.
fe-denial-FE-SETUP-03 = { $hero } is played by { $seat }.
fe-denial-FE-ROUND-07 = It is not your turn.
fe-denial-FE-ROUND-07-acting = It is the turn of { $acting }, not of { $hero }.
fe-denial-FE-ROUND-07-team = It is the turn of { $team }.
fe-denial-FE-ROUND-08 = { $hero } has already been activated this round.

## Odds

fe-odds-wilds = { $who } is beaten: { $chance }. HP you lose: { $table }.
fe-odds-check = The check succeeds: { $chance }.
fe-odds-epic = { $who } falls in this round: { $chance }. Damage dealt: { $table }.
fe-odds-epic-own = { $who } falls in this round: { $chance }. Damage taken: { $table }.
fe-odds-epic-ahead = { $who } falls in this round, cards to come included: { $chance }. Damage dealt: { $table }.
fe-odds-epic-ahead-own = { $who } falls in this round, cards to come included: { $chance }. Damage taken: { $table }.
fe-odds-other = { $who }: { $table }.

## In the terminal

fe-terminal-lying = On the table
fe-terminal-answers = May still act
fe-terminal-why = Ask like this: why move teela gaz village; why rest; why fortify 3; why train +2.
fe-terminal-measure = Ask like this: m gaz village.
fe-terminal-steps = { $hero }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
fe-terminal-discarded = Discarded
fe-terminal-round = Round
fe-terminal-difficulty = Difficulty
fe-terminal-skulls = Skull events
fe-terminal-counters = Counters
fe-terminal-teams = Teams
fe-terminal-heroes = Heroes
fe-terminal-boss = Boss
fe-terminal-markets = On offer
fe-terminal-areas = Areas
fe-terminal-epic = Epic combat
fe-terminal-wilds = Wilds combat
fe-terminal-vp = VP
fe-terminal-eternium = Eternium
fe-terminal-outposts = Outposts
fe-terminal-reserve = Soldiers in supply
fe-terminal-team = Side
fe-terminal-area = Area
fe-terminal-hp = HP
fe-terminal-activated = Activated
fe-terminal-defeated = Defeated
fe-terminal-equipped = Equipped
fe-terminal-inventory = Inventory
fe-terminal-spells = Spells
fe-terminal-allies = Allies
fe-terminal-mounts = Beasts and vehicles
fe-terminal-carries = Carries
fe-terminal-control = Controlled by
fe-terminal-soldiers = Soldiers
fe-terminal-marks = Marks
fe-terminal-combat_round = Combat round
fe-terminal-weapon = Weapon
fe-terminal-printed = On the card
fe-terminal-zone_attack = Attack
fe-terminal-zone_defense = Defense
fe-terminal-zone_initiative = Initiative
fe-terminal-beside = Beside the grid
fe-terminal-drawn = Drawn
fe-terminal-boosts = Changes
fe-terminal-die = Die
fe-terminal-totals = Totals
fe-terminal-damage = Damage
fe-terminal-foe = Enemy
fe-terminal-dice = Dice
fe-terminal-adjacent = Adjacent
fe-terminal-paths = Paths to
fe-terminal-primary = First goal
fe-terminal-secondary = Second goal
fe-terminal-revealed = Revealed
fe-terminal-completed = Completed
fe-terminal-progress = Progress
fe-terminal-combat_deck = Combat deck
