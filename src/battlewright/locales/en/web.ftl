# The words of the browser client. What a game says (events, questions, refusals) is in its own file.

skip-to-content = Skip to content
language = Language
switch-theme = Switch between dark and light
yes = yes
no = no
you = You
you-too = you
back = Back
close = Close
ask = Ask
play = Play
pause = Pause
loading = Loading…
connecting = Connecting…
reconnecting = The connection was lost. Trying again…
undo = Take back
odds = Odds
no-odds = Nothing is left to chance.
ap = AP
mana = mana
focus = Focus
overwatch = Overwatch

## Lobby

lobby-title = Real battle games, refereed.
lobby-lead = Play by the real rules, with the odds in sight and every "why not?" answered.
about-battleground = Masters of the Universe: Battleground. A hex skirmish with fate cards, exploding dice and interruptions, for two players or two teams of two.
title-battleground = Battleground
play-now = Play now
new-game = New game…
link-maker = Map maker
new-game-of = New game: { $title }
join-title = Join a match
join = Join
bad-link = That is not the link of a match.
open-replay = Open a replay
continue-title = Continue
forget-match = Remove from this list
watch-title = Watch
open-seat = open seat
unofficial = An unofficial fan project. Names belong to their owners. Icons: game-icons.net, CC BY 3.0.
about = About Battlewright
about-what = Battlewright referees tabletop battle games by their real rules: it offers what is allowed, says why the rest is not, and shows the odds before you commit.
about-unofficial = It is made by people who like these games and is not connected with their publishers. Names belong to their owners; no official art or text is used. To own the real thing, buy the games.
about-icons = Icons from
about-fonts = Typefaces:
about-licence = The program is free software under the MIT licence. The file NOTICE names everything that others have made.
scenario = Scenario
map = Map
map-by-play = Chosen in play
seat = Seat { $number }
team = Team { $number }
player = Player { $number }
player-name = Name
how-many = Number of players
who-plays = Played by
kind-me = You
kind-here = Someone at this screen
kind-open = A friend, by link
kind-greedy = Computer: plays to win
kind-random = Computer: plays at random
kind-palace-recruit = Computer: Palace recruit – for beginners
kind-royal-guard = Computer: Royal guard – easy
kind-guard-captain = Computer: Captain of the guard – good
kind-grayskull-champion = Computer: Champion of Grayskull – strong
kind-valhalla-squire = Computer: Squire of Valhalla – for beginners
kind-valhalla-knight = Computer: Knight of Valhalla – easy
kind-valhalla-warlord = Computer: Warlord of Valhalla – good
kind-wellspring-champion = Computer: Champion of the Wellspring – strong
kind-eternia-villager = Computer: Villager of Eternia – for beginners
kind-eternia-ranger = Computer: Ranger of Eternia – easy
kind-eternia-master = Computer: Master of Eternia – good
kind-eternia-champion = Computer: Champion of Eternia – strong
force = Force
force-build = Built at the table
force-heroscape = Army
force-build-heroscape = Drafted at the table
more-settings = More settings
match-name = Name of the match
clock = Clock
clock-none = No clock
clock-minutes = { $minutes } minutes each, 5 seconds per choice
public-match = List this match for spectators
switch-massive_cover_low_only = Only low obstacles next to a massive target are ignored for its cover
switches = House rules
start-match = Start the match

## At the table

your-name = Your name
take-seat = Take this seat
watch = Watch
cannot-open = This match cannot be opened
to-lobby = To the lobby
pass-device = { $name }, it is your turn at the screen
i-am-ready = Show my cards
invite-friend = Send this link to a friend:
copy-link = Copy
copied = Copied
sidebar = Log, rules and match
tab-play = Play
tab-log = Log
tab-rules = Rules
tab-match = Match
log-empty = Nothing has happened yet.
log-quiet = Nothing happens at this point.
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-more = Show more ({ $count } left)
ruling = Our reading:
see-also = See also
watching = You are watching.
players = Players
computer = computer
computer-player = Computer
computer-player-many = Computer { $number }
here = here
away = away
deciding = deciding
offer-draw = Offer a draw
resign = Resign
resign-sure = Really resign
offered-draw = a draw
offered-undo = to take a choice back
offer-made = You have offered: { $what }.
offer-from = { $name } offers you: { $what }.
accept = Accept
decline = Decline
withdraw = Withdraw
standing-orders = Standing orders
standing-orders-lead = Answer these questions without asking you, so that the game flows.
order-opportunity = Attacks of opportunity
order-defence = Defence tests
order-rerolls = Rerolls for mana
order-reactions = Other optional reactions
order-answer-ask = Ask me
order-answer-always = Always
order-answer-never = Never
order-answer-odds-0-3 = If the odds are 30% or better
order-answer-odds-0-5 = If the odds are 50% or better
order-answer-odds-0-7 = If the odds are 70% or better
display = Display
plain-table = Plain table (text only)
watch-link = Link for spectators
waiting-for-others = Waiting for the others…
waiting-for = Waiting for { $names }…
match-over = The match is over.
filter-options = Filter
position = Position

## Guided first games

guide = Guide
guide-next = Next
guide-back = Back
guide-your-turn = Your turn
guide-leave = Play without the guide
guide-play-on = Play on
guide-left = The guide is silent, and everything is free. As long as you have done nothing else, you can take it up again.
guide-return = Take up the guide
learn-to-play = Learn to play
learn-to-play-title = Learn to play: { $title }

## The end

outcome-draw = A draw
outcome-won = You have won!
outcome-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
  }
reason-knock-out = All characters of the other side were knocked out.
reason-mutual-knock-out = Both sides were knocked out.
reason-points = Decided on points.
reason-draw = Nobody has won.
reason-concession = Decided by resignation.
reason-agreed-draw = Both sides agreed on a draw.
reason-unfinished = An update of the server changed rules that this match had used. It ends here, and nobody has won or lost.
outcome-unfinished = The match was not finished
story-not-whole = An update ended this match. Its last moves may be missing here.
reason-battleground-points = Decided by victory points.
reason-battleground-draw = Nobody leads by 20 victory points.
reason-heroscape-points = Decided by the points of the cards still in play.
reason-fields-points = Decided by victory points.
victory-points = { $points } VP
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
score-battleground = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }
score-fields = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }
rematch = Rematch
rematch-offered = Rematch offered…
accept-rematch = Accept the rematch
show-result = Show the result
to-rematch = To the rematch
watch-replay = Watch the replay
download-replay = Download the replay
look-at-board = Look at the board

## Replays

replay-lead = Choose a replay file. It is played again and verified before it is shown.
choose-file = Replay file
step-back = One step back
step-forward = One step forward
scrub = Position in the replay
replay-speed = Speed
jump = Jump to…

## Battleground

round = Round { $round } of { $rounds }
phase-setup = set-up
phase-preparation = preparation
phase-activation = activation
phase-clean_up = clean-up
phase-over = over
ap-left = { $ap } AP
measure = Measure
measure-hint = Click two hexes or figures: distance, line of sight, cover and arc from the first to the second.
measure-from = Measuring from { $place }
measured = From { $from } to { $to }
measure-nowhere = Nobody can stand there: measure from and to hexes where a figure can be.
measure-facts = { $distance ->
    [one] { $distance } inch; line of sight: { $sight }; cover: { $cover }; arc: { $arc }
   *[other] { $distance } inches; line of sight: { $sight }; cover: { $cover }; arc: { $arc }
  }
arc-front = front
arc-half = half hex
arc-rear = rear
arc-none = nobody stands there
objective-at = Objective at { $at }
hex-label = Hex { $at }
figure-label = { $name } at { $at }, { $wounds } of { $health } wounds, { $mana } mana
face-label = Face { $facing }
facing-0 = east
facing-1 = north-east
facing-2 = north-west
facing-3 = west
facing-4 = south-west
facing-5 = south-east
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit the board
why-not = Why can't I…?
why-what = Action
why-nothing = This game answers no such questions.
why-unknown = There is nothing of that name here.
fact-path = Way
fact-points = Movement points
fact-of = Movement points at hand
fact-distance = Distance
fact-levels = Levels higher
fact-visible = Line of sight
fact-sight = Line of sight
fact-cover = Cover
fact-arc = Arc of the target
fact-blocked = Blocked by
fact-weapon = Weapon
fact-dice = Dice
fact-needed = Success from
fact-cost = Cost
why-attack-name = Attack { $name }?
why-move = Move to { $at }?
why-activate = Activate { $name }?
why-allowed = This is allowed.
why-greyed = { $name }: why not now?
move-there = Move to { $at }
way-cost = { $points } of { $of } MP
no-board-yet = The battleground is not chosen yet.
odds-some-wounds = that { $name } is wounded
odds-some-successes = that { $name } succeeds
odds-also = Also hit: { $name }
odds-tap = Tap the attack again to make it.
hint-wounds = { $percent }% to wound
hint-safe = { $percent }% unharmed
odds-wounds = Wounds of { $name }
odds-successes = Successes of { $name }
odds-knock-out = knock-out { $percent }
odds-test =
    { $dice ->
        [one] 1 die, { $needed } or more
       *[other] { $dice } dice, { $needed } or more
    }
odds-dice =
    { $count ->
        [one] { $change } die
       *[other] { $change } dice
    }
odds-scope = scope
dice-of = { $name } rolled { $faces }; { $needed } or more succeeds
dice-need = { $needed } or more
die-label = Die showing { $face }
dice-exploded =
  { $count ->
    [one] { $count } extra die for sixes
   *[other] { $count } extra dice for sixes
  }
test-attack = attack
test-defence = defence
test-skill = skill
successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
  }
reroll-picked = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
  }
reroll-hint = Click the dice to roll again.
reroll-too-many = More than you may roll again
keep-roll = Keep the roll
your-hand = Your hand
deck-left = { $deck } in the deck
initiative = Initiative
or-mana = or { $mana } mana
play-face-down = Play face down
bonus-ability = Use its ability
bonus-mana = Take its mana
bonus-mission = Start the side mission
bonus-ap = Take 1 AP
discard = Discard
discard-picked = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
keep-hand = Keep all cards
row-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
  }
stat-strength = Strength
stat-perception = Perception
stat-power = Power
stat-toughness = Toughness
stat-mind = Mind
stat-speed = Speed
stat-health = Health

terrain-open = open ground
terrain-high = high obstacle
terrain-low = low obstacle
terrain-ladder = ladder
terrain-difficult = difficult terrain
terrain-platform = platform
terrain-zone = deployment zone
terrain-objective = objective
reveal-title = The cards are revealed. First to act:
prompt-interruption = Interruption
prompt-reaction = Reaction
prompt-defence = Defence
prompt-because = Asked now because of:
panel-reactions = Reactions
panel-attacks = Attacks
panel-skills = Skills and items
panel-actions = Actions
panel-choices = Choices
panel-force = Force
panel-finish = Finish
panel-target = On this target
panel-greyed = Not now
draft-force = Your Force

## Groups of options on the plain table

group-activate = Activate
group-add = Add a character
group-attack = Attack
group-back = Take back
group-bonus = Play a card
group-choose = Choose
group-decline = Decline
group-defend = Defend
group-deploy = Deploy
group-discard = Discard
group-done = Finish
group-end = End
group-equip = Equip
group-face = Turn
group-first = First
group-focus = Focus
group-go = Go
group-goto = Move to
group-map = Battleground
group-move = Move
group-objective = Place an objective
group-overwatch = Overwatch
group-pass = Pass
group-play = Choose a card
group-prepared = Prepared Forces
group-react = React
group-reroll = Reroll
group-skill = Skills
group-spend = Spend
group-stay = Stay
group-take = Take a card
group-use = Use
group-zone = Deployment zone
group-measure = Measure
group-capture = Capture
group-power = Use a power
group-special = Special attack

## Fields of the plain table

field-round = Round
field-rounds = Rounds
field-phase = Phase
field-first_team = First side
field-score = Victory points
field-acting = Acting
field-character = Character
field-characters = Characters
field-players = Players
field-objectives = Objectives
field-marks = Marks
field-ap = AP
field-seat = Seat
field-id = Name in choices
field-name = Name
field-team = Side
field-at = Hex
field-facing = Facing
field-health = Health
field-wounds = Wounds
field-mana = Mana
field-focus = Focus
field-overwatch = Overwatch
field-buff = Buff
field-debuff = Debuff
field-activated = Activated
field-out = Knocked out
field-speed = Speed
field-weapons = Weapons
field-items = Items
field-lasting = Lasting effects
field-faction = Faction
field-hand = Hand
field-lying = Cards on the table
field-answers = Who may still act
field-hidden = Hidden cards
field-deck = Deck
field-discard = Discard pile
field-missions = Completed missions
field-vp = VP
field-passed = Passed
field-glory = Glory card
field-to = To
field-attacker = With
field-viewer = From
field-target = Target
field-door = Door
field-carried = Figure taken along
field-glyph = Glyph
field-objective = Objective
field-figure = Figure
field-power = Power
field-army = Army
field-spell = Spell

## Heroscape

title-heroscape = Heroscape
group-army = Armies
group-draft = Draft a card
group-complete = Finish the army
group-place = Place
group-auto = By itself
group-order = Lay on
group-keep = Keep
group-skip = Skip
group-carry = Carry
group-bond = Bond
group-reveal = Take the turn with a card
group-glyph = Glyph
group-rotate = Turn a figure
group-door = Door
group-shove = Shove
group-push = Push
group-target = Choose
group-accept = Accept
order-swipes = Strikes at figures that leave
order-power_points = Power points for another roll
order-powers = Optional powers
order-casualties = Casualties onto the copy with fewest markers
order-defenders = Who defends next, in order
order-placing = Set the army up by itself
reason-last-army = The last army standing.
reason-hill = Decided by the hill.
reason-glyphs = The glyphs were held.
reason-escort = The escort is decided.
reason-siege = The siege is decided.
reason-flag = The flag was raised.
reason-shrines = All shrines were visited.
reason-collect = Decided by the treasure.
reason-steal = The flag was stolen.
field-goal = Goal
field-initiative = Order of play
field-player = Player
field-letter = Letter
field-points = Points
field-scored = Score
field-power_points = Power points
field-card = Card
field-cards = Cards
field-figures = Figures
field-markers = Own markers
field-hidden_markers = Hidden markers
field-shown = Revealed
field-life = Life
field-move = Move
field-range = Range
field-attack = Attack
field-defence = Defence
field-powers = Powers
field-out_of_play = Out of play
field-tag = Sign
field-space = Space
field-level = Level
field-terrain = Terrain
field-engaged = Engaged with
field-glyphs = Glyphs
field-holder = Held by
field-doors = Doors
field-state = State
field-tokens = Tokens
field-by = Carried by
field-map = Map
field-row = Row
field-signs = Signs on the map
field-sign = Sign
field-obstacles = Obstacles
field-destroyed = Destroyed
field-size = Size
field-height = Height
field-used = Used up

## Fields of Eternia

title-fields = Fields of Eternia
group-hero = Hero
group-ride = Along a path
group-tower = Fast Travel
group-fortify = Fortify
group-march = Soldiers
group-send = Send soldiers
group-wilds = Wilds
group-quest = Quest
group-rest = Rest
group-mount = Mount
group-train = Train
group-trade = Trade
group-trader = Traders
group-stow = Put away
group-cast = Cast a spell
group-redraw = Victory cards
group-weapon = Weapon
group-concentrate = Concentrate
group-energy = Energy
group-time = Time
group-remove = Soldiers help
group-leave = Leave it
group-flee = Flee
group-fight = Fight
group-assign = Assign dice
group-spread = Damage to
group-card = Cards
group-refuse = Refuse
group-buy = Buy
group-refresh = New goods
group-give = Give
group-eternium = Pay
order-flight = Flee after the first combat round
order-spells = Combat spells for team-mates
reason-tie-break = Level on points; outposts or eternium decided.
reason-tie = Level to the end.
reason-scenario = The goal of the scenario was reached.
reason-boss = The boss still stands.
reason-success = The mission has succeeded.
reason-failure = The mission has failed.
field-scenario = Scenario
field-mode = Kind of game
field-difficulty = Difficulty
field-time = Time of day
field-skull = Skull
field-plans = The enemy’s next step
field-fights = Attacks
field-skulls = Skull events
field-hero = Hero
field-heroes = Heroes
field-actions = Actions left
field-epic = Epic combat
field-wilds = Wilds combat
field-teams = Teams
field-victory = Victory cards
field-boss = Boss
field-piles = Draw piles
field-pile = Pile
field-discarded = Discarded
field-markets = On offer
field-counters = Counters
field-areas = Areas
field-area = Area
field-trader = Trader
field-offer = Card
field-cost = Cost
field-text = What it does
field-base = Base
field-eternium = Eternium
field-outposts = Outposts
field-reserve = Soldiers in supply
field-combat_deck = Combat deck
field-known = Known cards
field-primary = First goal
field-secondary = Second goal
field-revealed = Revealed
field-completed = Completed
field-progress = Progress
field-hp = HP
field-hp_most = HP at most
field-movement = Movement
field-cleared = Cleared obstacles
field-ground = Ground
field-body = Body
field-spirit = Spirit
field-hero_initiative = Initiative
field-defeated = Defeated
field-abilities = Abilities
field-ability = Ability
field-equipped = Equipped
field-inventory = Inventory
field-spells = Spells
field-allies = Allies
field-mounts = Beasts and vehicles
field-carries = Carries
field-kind = Kind
field-is_tower = Tower
field-control = Controlled by
field-soldiers = Soldiers
field-connections = Map
field-adjacent = Adjacent
field-paths = Paths to
field-combat_round = Combat round
field-sides = Fighters
field-weapon = Weapon
field-printed = On the card
field-zone_attack = Attack
field-zone_defense = Defense
field-zone_initiative = Initiative
field-beside = Beside the grid
field-drawn = Drawn
field-boosts = Changes
field-die = Die
field-totals = Totals
field-damage = Damage
field-foe = Enemy
field-dice = Dice

# What the server refuses, by the name it gives it; a line it has closed; a request that failed.
refusal-malformed = This could not be understood.
refusal-too_large = This is too long.
refusal-too_fast = Too fast; one thing after the other.
refusal-not_seated = You have no seat in this match.
refusal-not_asked = It is not your decision now.
refusal-stale = Something has happened since; look again.
refusal-not_offered = This cannot be chosen now.
refusal-no_undo = Nothing can be taken back: dice or hidden cards were revealed.
refusal-no_offer = This cannot be offered or answered now; perhaps another offer comes first.
refusal-over = The match is over.
refusal-unknown_name = There is nothing of that name here.
refusal-unknown_language = This language is not spoken here.
refusal-unavailable = This does not work at the moment; try again.
closed-4003 = This link opens no seat of this match.
closed-4004 = There is no such match, or it was begun with another version of the game.
problem-0 = The server cannot be reached.
problem-400 = The server cannot use this. Check what you chose, or reload the page and try again.
problem-replay = This file is no whole replay of this version of the game. Choose the file just as it was downloaded, or download it again.
problem-details = Technical details
problem-404 = There is no such match here.
problem-409 = This is not possible any more, or not yet.
problem-413 = This is too large.
problem-429 = You have opened many matches; wait a minute.
problem-503 = The server has no room at the moment; try again later.
problem-setup = These settings do not go together: { $rules }

# Heroscape on its battlefield.
war-battlefield = Battlefield
war-space = { $at }, { $terrain }, level { $level }
war-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
war-swipes =
    { $count ->
        [one] 1 strike when leaving: { $names }
       *[other] { $count } strikes when leaving: { $names }
    }
war-strikes = struck at by { $names }
war-falls = falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
war-lava = through molten lava
war-why-pick = { $name } cannot move now
war-engages = beside { $names }
war-stops = the move ends there
war-reach-title = What { $name } can reach
war-reach = Move { $move }, range { $range }: { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } within its move.
war-reach-targets = From where it stands it can attack { $names }.
war-reach-aura = { $power } covers { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
war-supposed = Measured as if { $name } stood there.
war-measure = Distance { $distance }, line of sight: { $sight }.
war-hint = wounds { $wound } %, destroys { $destroy } %
war-hint-destroys = destroys { $destroy } %
war-size = { $size } { $height }
war-bases = covers { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
war-target-point = The target point lies at { $share } % of its height; the whole body is the hit zone.
war-wounds = { $wounds } of { $life ->
        [one] { $life } wound
       *[other] { $life } wounds
    }
war-card-line =
    { $figures ->
        [one] 1 figure, { $points ->
                     [one] { $points } point
                    *[other] { $points } points
                 }
       *[other] { $figures } figures, { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
    }
war-hidden-marker = An order marker whose number is hidden
war-life = Life
war-move = Move
war-range = Range
war-attack = Attack
war-defence = Defence
war-power-now = can be used now
war-power-used = used up
war-order-hint = Lay your order markers: choose a marker and a card, drag it there, or press the number of the card.
war-order-x = The X gives no turn; it only misleads the others.
war-order-markers = Order markers
war-lay = Lay { $marker } here (key { $key })
war-rolls-attack =
    { $dice ->
        [one] attacks with 1 die ({ $reasons })
       *[other] attacks with { $dice } dice ({ $reasons })
    }
war-rolls-defence =
    { $dice ->
        [one] defends with 1 die ({ $reasons })
       *[other] defends with { $dice } dice ({ $reasons })
    }
war-skulls =
    { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
war-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
army-search = Name or power
army-filters = Filters
army-general = General
army-type = Kind
army-class = Class
army-species = Species
army-size = Size
army-most = At most, in points
army-any = Any
army-order = Order
army-order-points = by points
army-order-name = by name
army-order-general = by general
army-shown = { $shown } of { $all ->
        [one] { $all } card
       *[other] { $all } cards
    }
army-numbers = Life, move, range, attack, defence
army-none = No card fits.
army-plan = My list
army-total = { $points } of { $limit } points
army-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
army-remove = Take { $name } off the list
army-empty = Nothing is planned. Open a card to put it on the list, or take one of your lists.
army-random = Random list
army-export = Copy as text
army-copied = Copied
army-import = From text
army-load = My lists…
army-text = One card in each line, like “2x Marro Warriors”
army-read = Read the text
army-unknown = These lines name no card: { $lines }
army-name = Name of the list
army-save = Keep
army-forget = Forget
army-left = { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
army-next = Draft from my list: { $name }
army-draft = Draft this card
army-wish = Put on my list
war-look = Look at the battlefield
war-look-close = Put the battlefield away
war-layout = Start zones
war-facts = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, levels { $low } to { $high }
war-view-from = Look from this side
war-view-east = East
war-view-west = West
war-sees = { $name } sees { $seen } of { $all ->
        [one] { $all } enemy
       *[other] { $all } enemies
    }.
war-eyes-leave = Step back
war-view = View of the battlefield
war-view-south = South
war-view-north = North
war-view-top = From above
war-view-turn = Turn the view
war-view-show = Show me
war-view-eyes = Through its eyes
war-quality = Fine
war-flat = Flat map
war-solid = In 3D
war-lost = The drawing in three dimensions has stopped; here is the flat map.
war-on-board = Choose on the battlefield: lit spaces and ringed figures.
war-to-wound = to wound
war-to-destroy = to destroy
war-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
war-round = Round { $round } of { $rounds }
war-left =
    { $figures ->
        [one] 1 figure, { $points ->
                     [one] { $points } point
                    *[other] { $points } points
                 }
       *[other] { $figures } figures, { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
    }


# The planet of Fields of Eternia

planet-look-at-map = Look at the map
planet-map = The planet Eternia
planet-known = Known to all:
planet-combat-deck = Combat deck:
planet-vp-by = Brought by
planet-counted = Counted:
planet-plan = The enemy’s next step, in round { $round }, if all stay where they are:
planet-plan-comes = { $hero } comes here
planet-plan-fights = { $hero } attacks here
planet-plan-soldiers = soldiers are placed here: { $count }
planet-plan-round = in round { $round }: { $plan }
planet-stakes = At stake:
planet-score-now = Score now:
planet-score-damage = wounds
planet-score-defeats = defeats
planet-score-bonus = difficulty
planet-score-rounds = rounds to spare
planet-score-captured = captured outposts
planet-score-vp = victory points
planet-no-points = no points
planet-sources = Where the points came from
planet-source-FE-EPIC-46 = Defeated heroes
planet-source-FE-EPIC-49 = Defeated beasts and bosses
planet-source-FE-END-06 = The duel
planet-carried = carried tokens
planet-all-heroes = All heroes
planet-you = you
planet-fallen = fallen
planet-deck-left = cards to draw: { $count }
planet-discarded = discarded: { $count }
planet-piles = Piles: cards to draw, discarded
planet-answers = Who may still act
planet-standing-asked = to act now
planet-standing-open = may still act
planet-standing-passed = passed
planet-way-beats = { $foe } beaten, { $hero } loses { $loses } HP
planet-way-spares = { $foe } stays, { $hero } loses { $loses } HP
planet-die = Die worth { $worth }: { $place }
planet-place-defense = Defense
planet-place-hp = Hit points
planet-place-attack = Attack
planet-place-none = not assigned
planet-assign-how = Drag a die, or click it to move it on.
planet-uses = takes { $actions } of your actions
planet-ends = ends the turn
planet-buy-for = Buy
planet-wilds-step-ability = The enemy’s ability comes first.
planet-wilds-step-prepare = Before the roll
planet-wilds-step-roll = The dice are rolled.
planet-wilds-step-reroll = Rerolls may be rolled again.
planet-wilds-step-assign = The successes are assigned.
planet-wilds-step-damage = Both deal their damage.
planet-wilds-step-reward = The reward
planet-wilds-step-tame = The beast may be tamed.
planet-wilds-step-settle = The combat ends.
planet-wilds-step-end = The combat ends.
planet-step-threat = the combat looms
planet-step-prepare = the combat looms
planet-step-weapon = weapons are chosen
planet-step-enemy_card = the enemy’s card is drawn
planet-step-start = abilities at the start
planet-step-epic_die = the epic die
planet-step-draw = cards are drawn and laid
planet-step-play = cards are drawn and laid
planet-step-reveal = the cards are turned over
planet-step-act = spells and reactions
planet-step-abilities = abilities
planet-step-effects = effects
planet-step-totals = totals are made
planet-step-excess = totals are made
planet-step-compare = initiative decides
planet-step-roll = the dice are rolled
planet-step-reroll = dice are rolled again
planet-step-surprised = initiative decides
planet-step-strike = the first blow
planet-step-hit = the first blow
planet-step-struck = the first blow
planet-step-hit_back = the blow in return
planet-step-defeat = somebody falls
planet-step-flee = flee or fight on
planet-step-again = a further round
planet-step-result = the combat ends
planet-step-leave = the combat ends
planet-step-reward = the reward
planet-step-tame = the beast may be tamed
planet-step-told = the combat ends
planet-step-end = the combat ends
planet-round = Round { $round }
planet-track = Rounds by day and by night
planet-skull = a skull: the event of the mission
planet-vp =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
planet-stock-eternium = eternium
planet-stock-outposts = outposts held
planet-stock-reserve = soldiers in reserve
planet-acting = { $hero } acts, actions left: { $actions }
planet-points =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
planet-way = The way takes { $points } of { $of } movement points.
planet-foe = { $name } is there (HP { $hp })
planet-fights = starts an epic combat
planet-fights-soldiers = the soldiers fight there
planet-harm = −{ $harm } HP
planet-reach = { $hero } can go this far with { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
  }
planet-area-free = held by nobody
planet-area-touches = What lies beside it
planet-area-paths = Paths to
planet-could = What { $hero } could do there
planet-could-capture = take the outpost
planet-could-fortify = fortify it: soldiers, up to { $amount }
planet-could-wilds = brave the wilds
planet-could-quest = go on a quest
planet-could-tower = fast travel to { $who }
planet-could-trade = trade with { $who }
planet-could-trader = a trader for the whole team: { $who }
planet-could-take = take along: { $who }
planet-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
planet-soldiers-of = soldiers: { $soldiers }
planet-held = held by { $team }
planet-eternium = yields { $count } eternium
planet-hero = { $name }, HP { $hp } of { $most }
planet-go = { $hero } to { $area }?
planet-activate = Activate { $name }?
planet-around = Around the planet to { $area }
planet-on-map = Choose on the map: click a lit area, or walk there with the arrow keys and press Enter.
planet-markets = Markets
planet-price = { $price } eternium
planet-why-buy = Why not now?
planet-buy = Buy { $card }?
planet-heroes = The other heroes
planet-numbers = Movement { $movement } · Body { $body } · Spirit { $spirit } · Initiative { $initiative }
planet-equipped = Equipped
planet-inventory = Inventory
planet-spells = Spells
planet-allies = Allies
planet-mounts = Mounts and vehicles
planet-carries = Carries: { $things }
planet-goals = Victory cards
planet-completed = completed
planet-progress = Progress: { $count }
planet-combat = Epic combat: { $area }
planet-combat-round = combat round { $round }
planet-drawn = Drawn: { $cards }
planet-damage = { $damage } damage
planet-wilds = { $hero } against { $foe }
planet-hp = { $name }: HP { $hp }
planet-dice = Dice
planet-hint-wilds = wins { $chance } %
planet-hint-check = succeeds { $chance } %
planet-hint-epic = deals { $harm }, takes { $taken } · enemy falls { $fall } %, you { $own } %
planet-odds-wilds = to beat { $name }
planet-odds-check = to pass the check
planet-odds-falls = that { $name } falls this combat round
planet-odds-lost = Hit points lost
planet-odds-harm = Hit points { $name } loses
planet-odds-dice = Dice: { $dice }
planet-odds-assume = For this combat round as the cards lie after this choice, as if no further card were laid; spells and reactions to come are not counted.
planet-odds-ahead = For this combat round. Cards that both sides have still to lay are taken as any simple cards left in their decks, half of them in attack; abilities, spells and soldiers to come are not counted.

# What the others did, told step by step
telling-skip = Skip { $count ->
    [one] one step
   *[other] { $count } steps
  }
telling-pace = How fast the others' turns are shown
telling-pace-calm = calmly
telling-pace-brisk = briskly
telling-pace-none = at once
habits = How you are asked
habits-ask-all = Ask me even where there is only one answer
recap-title = While you waited ({ $count })

## Hints and analysis

tab-hint = Hint
hint-lead = What the computer would do in your place, and why. It knows only what you know.
hint-ask = Give me a hint
hint-working = Thinking about the position
hint-now = Your chance to win now: about { $chance }.
hint-chance = Chance to win after this
hint-do = Do this
hint-worlds = { $worlds ->
    [one] Tried in one way the hidden cards and dice may fall.
   *[other] Tried in { $worlds } ways the hidden cards and dice may fall.
}
coach-cancel = Cancel
analysis = Analysis
analysis-lead = Who led when, whom the dice favoured, and which decisions cost most.
analysis-ask = Analyse this game
analysis-working = Analysing the game
analysis-chances = Chance to win over the game
analysis-band = The bands show how far off the estimate may be: here by { $margin }.
analysis-luck = Luck, in chance to win
analysis-rolls = { $rolls ->
    [one] from one choice with dice or cards
   *[other] from { $rolls } choices with dice or cards
}
analysis-mistakes = Decisions that cost most
analysis-no-mistakes = No decision cost much of the chance to win.
analysis-show = Step { $step }
analysis-chosen = Chosen:
analysis-better = Better:
analysis-line = How it might have gone on
