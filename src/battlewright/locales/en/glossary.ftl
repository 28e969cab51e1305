# The glossary: what each term is called, with the forms in which it stands in a text (the first is its title), and
# how each game goes. What a term means is the rule that `web/src/glossary/terms.ts` names.


## battleground

how-battleground = Two Forces fight over a map of hexes for four rounds. Each round both sides pick a card face down; the higher initiative acts first. The card gives one character action points and mana, which pay for moving, attacking and skills. Attacks are dice against a number; sixes bring more dice; the target may roll to cancel successes. Points come from objectives held at the end of a round, from knock-outs and from side missions. Whoever has more after four rounds wins.
term-bg-ap = AP, action point, action points
term-bg-mana = mana
term-bg-scope = scope
term-bg-success = success, successes
term-bg-exploding = exploding dice, sixes add dice
term-bg-focus = Focus
term-bg-overwatch = Overwatch
term-bg-engaged = engaged
term-bg-opportunity = attack of opportunity, attacks of opportunity
term-bg-interruption = interruption, interruptions
term-bg-activation = activation
term-bg-cover = cover
term-bg-flank = flank attack, rear arc
term-bg-sight = line of sight, in sight
term-bg-objective = objective, objectives
term-bg-mission = side mission, side missions
term-bg-initiative = initiative
term-bg-fate = Fate card, Fate cards
term-bg-glory = Glory card, Glory cards
term-bg-knockout = knocked out, knock-out
term-bg-difficult = difficult terrain
term-bg-obstacle = high obstacle, low obstacle
term-bg-platform = platform, platforms
term-bg-buff = buff, buffs
term-bg-debuff = debuff, debuffs
term-bg-mark = mark, marks
term-bg-move = MP, movement point, movement points
term-bg-free = free move, free attack, free action
term-bg-area = area attack, area attacks
term-bg-vp = VP, victory point, victory points
term-bg-pass = pass
term-bg-deck = hand, refill

## heroscape

how-heroscape = Armies of heroes and squads fight on a landscape of levels. Each round everybody lays four order markers on the army cards: 1, 2, 3 and an X that deceives. A d20 decides who goes first; then you take turns with the card that bears the next number: move its figures, then attack. The attacker counts skulls, the defender shields; what is left wounds. Standing higher gives a die. What ends the game, the scenario says; often it is the last army standing.
term-hs-order = order marker, order markers
term-hs-x = X marker, decoy
term-hs-initiative = initiative
term-hs-turn = turn, turns
term-hs-unique = unique
term-hs-common = common
term-hs-move = move, movement
term-hs-climb = climb, climbing
term-hs-fall = fall, falling
term-hs-fly = flying, fly
term-hs-engaged = engaged
term-hs-leave = leaving an engagement, swipe
term-hs-range = range
term-hs-sight = line of sight, clear sight
term-hs-skull = skull, skulls
term-hs-shield = shield, shields
term-hs-height = height advantage
term-hs-wound = wound, wounds
term-hs-destroyed = destroyed
term-hs-special = special attack, special attacks
term-hs-glyph = glyph, glyphs
term-hs-double = double-spaced, two spaces
term-hs-draft = draft, drafting
term-hs-size = small, medium, large, huge
term-hs-level = level, levels
term-hs-friend = friend, friends, friendly

## fields

how-fields = Two teams of heroes fight for a planet. In a turn a hero takes two different actions: move, take outposts with soldiers, brave the wilds, go on a quest, rest; shopping comes last. Outposts bring eternium by day; by night heroes heal. Whoever meets an enemy hero fights an epic combat with hidden cards. Points come from outposts, quests, beasts, won combats and secret victory cards. When the last round is over, the team with more points wins.
term-fe-eternium = eternium
term-fe-outpost = outpost, outposts
term-fe-control = held, holding an outpost
term-fe-base = base
term-fe-tower = tower, towers
term-fe-wilds = wilds, Brave the Wilds
term-fe-quest = quest, quests
term-fe-action = action, actions
term-fe-free = free action, free actions
term-fe-movement = movement point, movement points
term-fe-soldier = soldier, soldiers
term-fe-trader = trader, traders
term-fe-check = check, checks
term-fe-victory = victory card, victory cards
term-fe-epic = epic combat
term-fe-grid = combat grid, zone, zones
term-fe-concentrate = Concentrate
term-fe-combatcard = combat card, combat cards
term-fe-energy = energy
term-fe-wild = wilds combat
term-fe-beast = beast, beasts, taming
term-fe-ally = ally, allies
term-fe-defeat = defeated, defeat
term-fe-rest = rest
term-fe-spell = spell, spells
term-fe-artifact = artifact, artifacts
term-fe-vehicle = vehicle, vehicles
term-fe-skull = skull, skulls
term-fe-day = day, night
term-fe-boss = boss

## Topics of the rules

topic-prepare = Preparing
topic-round = Round, cards and turns
topic-board = The board
topic-move = Moving
topic-fight = Seeing and fighting
topic-react = Breaking in
topic-powers = Powers and equipment
topic-win = Winning
topic-solo = Playing alone
topic-variants = Other ways to play
topic-silent = When the rules are silent
