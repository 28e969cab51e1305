# Everything Heroscape says. An event, option, decision or denial finds its message by its own name:
# hs-event-<type>, hs-option-<type>, hs-decision-<kind>, hs-denial-<rule>. A message for a special case adds
# the name of what makes it special: hs-denial-<rule>-<fact>, hs-decision-<kind>-<fact>,
# hs-option-<type>-<kind of decision>. A value that is not there reads "none".

## Names and words

hs-hidden = hidden
hs-hidden-glyph = an unknown glyph

hs-marker-1 = order marker 1
hs-marker-2 = order marker 2
hs-marker-3 = order marker 3
hs-marker-X = order marker X
hs-marker-o = an order marker
hs-marker-hidden = a hidden order marker
hs-marker-on = { $marker } from { $card }

hs-direction-0 = east
hs-direction-1 = north-east
hs-direction-2 = north-west
hs-direction-3 = west
hs-direction-4 = south-west
hs-direction-5 = south-east

hs-thing-door = the door “{ $name }”
hs-thing-tree = the tree “{ $name }”
hs-thing-column = the ground at { $at } (level { $level })
hs-thing-line = line to the { $direction }
hs-thing-line-rear = line to the { $direction }, from the rear half

hs-piece-tree = a tree
hs-piece-bush = a bush
hs-piece-palm = a palm
hs-piece-glacier = a glacier
hs-piece-outcrop = an outcrop
hs-piece-pillar = a pillar
hs-piece-castle-wall = a castle wall
hs-piece-castle-base = a castle base
hs-piece-ruin = a ruin
hs-piece-stone-wall = a stone wall
hs-piece-battlement = a battlement
hs-piece-railing = a railing
hs-piece-ladder = a ladder
hs-piece-door = a door
hs-piece-other = an obstacle

hs-terrain-grass = grass
hs-terrain-rock = rock
hs-terrain-sand = sand
hs-terrain-snow = snow
hs-terrain-swamp = swamp
hs-terrain-road = road
hs-terrain-lava-field = lava field
hs-terrain-water = water
hs-terrain-swamp-water = swamp water
hs-terrain-ice = ice
hs-terrain-molten-lava = molten lava
hs-terrain-dungeon = dungeon
hs-terrain-shadow = shadow
hs-terrain-asphalt = asphalt
hs-terrain-concrete = concrete
hs-terrain-ladder = ladder

hs-word-around = everyone adjacent
hs-word-swipe = strike at a figure that leaves
hs-word-fall = fall
hs-word-attack = attack
hs-word-defence = defence
hs-word-move = move
hs-word-range = range
hs-word-named = named card
hs-word-partner = pair
hs-word-carry = carried
hs-word-flying = flying
hs-word-shove = shove
hs-word-shove-defence = standing firm
hs-word-blast = explosion
hs-word-lava-field = lava field
hs-word-molten-lava = molten lava
hs-word-wannok = Glyph of Wannok
hs-word-mitonsoul = Glyph of Mitonsoul
hs-word-nilrend = Glyph of Nilrend
hs-word-oreld = Glyph of Oreld
hs-word-sturla = Glyph of Sturla
hs-word-brandar = Glyph of Brandar
hs-word-volcano = volcano
hs-word-geyser = geyser
hs-word-geyser-height = height of the fountain
hs-word-none = nothing
hs-word-small = small
hs-word-medium = medium
hs-word-large = large
hs-word-huge = huge
hs-word-great = great
hs-word-hero = hero
hs-word-squad = squad
hs-word-unique = unique
hs-word-common = common
hs-word-uncommon = uncommon
hs-word-open = open
hs-word-closed = closed
hs-word-destroyed = destroyed
hs-word-flag = flag
hs-word-gem = gem
hs-word-shrine = shrine
hs-word-hill = hill
hs-word-board = on the battlefield
hs-word-reserve = in reserve
hs-word-waiting = to be set up
hs-word-unused = left out
hs-word-setup = set-up
hs-word-orders = order markers
hs-word-initiative = initiative
hs-word-turns = turns
hs-word-end = end of the round
hs-word-over = end of the game
hs-word-last-army = the last army standing
hs-word-points = points
hs-word-glyphs = the glyphs
hs-word-escort = the escort
hs-word-siege = the siege
hs-word-shrines = the shrines
hs-word-collect = the treasure
hs-word-steal = the stolen flag
hs-word-concession = concession
hs-word-agreed-draw = an agreed draw
hs-word-life = life
hs-word-height = height

hs-word-moving = the move under way
hs-word-special = the special attack under way
hs-word-dice = the roll under way
hs-word-wounding = the wounds
hs-word-act = the powers
hs-word-placing = where a figure is placed
hs-word-losing = who is hit
hs-word-free-moves = the further moves
hs-word-glyph = the glyph
hs-word-end-round = the end of the round
hs-word-offering = who is given up
hs-word-reorganise = the new orders
hs-word-reveal = which marker is revealed
hs-word-bond = the turn with another card
hs-word-first = whether to move or to attack first
hs-word-series = the whole series

hs-number-dice = dice
hs-number-move = move
hs-number-range = range

hs-count = { $count } on { $card }
hs-roll = { $seat } { $total }
hs-score = { $seat } { $points }

hs-faces-skulls =
    { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
hs-faces-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
hs-faces-blanks =
    { $count ->
        [one] 1 blank
       *[other] { $count } blanks
    }
hs-faces-none = no dice

## Where a number comes from, in a few words

hs-source-gift = lasting gift
hs-source-HS-MOVE-01 = move
hs-source-HS-RANGE-01 = range
hs-source-HS-DICE-01 = attack
hs-source-HS-DICE-02 = defence
hs-source-HS-SPECIAL-01 = power
hs-source-HS-OBJECT-06 = object
hs-source-HS-INIT-01 = roll
hs-source-HS-HEIGHT-01 = height advantage
hs-source-HS-HEIGHT-02 = great height
hs-source-HS-HEIGHT-04 = above the water
hs-source-HS-JUNGLE-01 = jungle
hs-source-HS-LEAVE-02 = leaving a fight
hs-source-HS-FALL-03 = fall
hs-source-HS-FALL-04 = major fall
hs-source-HS-FALL-05 = extreme fall
hs-source-HS-TERRAIN-LAVA-01 = lava field
hs-source-HS-TERRAIN-MOLTEN-02 = molten lava
hs-source-HS-WOUND-01 = attack
hs-source-HSV-FLEX-05 = several markers
hs-source-HSV-FLANK-01 = ganging up
hs-source-HSV-COVER-01 = half hidden
hs-source-HSV-COVER-02 = almost hidden
hs-source-HSV-FIRE-01 = wet through
hs-source-HSV-GLYPH-02 = Glyph of Brandar
hs-source-HSV-GLYPH-05 = Glyph of Dagmar
hs-source-HSV-PLANT-01 = plants
hs-source-HSV-POINTS-01 = lighter army
hs-source-HSV-POINTS-02 = heavier army
hs-source-HSV-ROUGH-04 = rough ground
hs-source-HSV-SHOVE-02 = size
hs-source-HSV-SHOVE-03 = size
hs-source-HSV-UNIT-03 = explosion
hs-source-HSV-VOLCANO-01 = volcano

## Events

hs-event-army-taken =
    { $seat } takes the army { $army } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
hs-event-card-drafted =
    { $seat } drafts { $card } and has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hs-event-army-complete = { $seat } has the whole army.
hs-event-figure-placed = { $figure } is placed on { $at }.
hs-event-figure-placed-why = { $figure } is placed on { $at } ({ $why }).
hs-event-no-room = { $figure } finds no room.
hs-event-round-began = Round { $round } begins.
hs-event-markers-laid = { $seat } has laid order markers: { $counts }.
hs-event-marker-revealed = { $seat } reveals { $marker } on { $card }.
hs-event-markers-lost =
    { $count ->
        [one] An order marker leaves { $card }.
       *[other] { $count } order markers leave { $card }.
    }
hs-event-markers-moved =
    { $count ->
        [one] { $seat } moves a hidden order marker to another card.
       *[other] { $seat } moves { $count } hidden order markers to other cards.
    }
hs-event-turn-lost = { $seat } loses this turn.
hs-event-turn-began = { $seat } takes a turn with { $card }.
hs-event-turn-began-why = { $seat } takes a turn with { $card } ({ $why }).
hs-event-initiative =
    { $order ->
        [none] Initiative: { $rolls }.
       *[other] Order of play: { $order }.
    }
hs-event-rolled-off = { $power }: a roll for who goes first. { $rolls }.
hs-event-dice =
    { $sides ->
        [6] Roll ({ $why }): { $faces }.
       *[other] d20 ({ $why }): { $faces }.
    }
hs-event-moved = { $figure } moves from { $from } to { $to }.
hs-event-moved-how = { $figure } moves from { $from } to { $to } ({ $how }).
hs-event-carried = { $by } carries { $figure } along.
hs-event-rotated = { $figure } turns to the { $direction }.
hs-event-flipped = { $figure } turns end for end and looks out from { $at }.
hs-event-left-engagement =
    { $wounds ->
        [0] { $enemy } strikes at { $figure } as it leaves, and misses.
        [one] { $enemy } strikes at { $figure } as it leaves: 1 wound.
       *[other] { $enemy } strikes at { $figure } as it leaves: { $wounds } wounds.
    }
hs-event-fell =
    { $wounds ->
        [0] { $figure } falls { $height ->
                     [one] { $height } level
                    *[other] { $height } levels
                 } and is not hurt.
        [one] { $figure } falls { $height ->
                     [one] { $height } level
                    *[other] { $height } levels
                 }: 1 wound.
       *[other] { $figure } falls { $height ->
                    [one] { $height } level
                   *[other] { $height } levels
                }: { $wounds } wounds.
    }
hs-event-lava =
    { $survived ->
        [yes] { $figure } survives the lava.
       *[no] The lava takes { $figure }.
    }
hs-event-attack-declared = { $attacker } attacks { $target }.
hs-event-attack-declared-power = { $attacker } attacks { $target } with { $power }.
hs-event-attack-rolled =
    { $skulls ->
        [one] { $attacker } rolls { $dice ->
                  [one] 1 die
                 *[other] { $dice } dice
              } ({ $reasons }): 1 skull.
       *[other] { $attacker } rolls { $dice ->
                    [one] 1 die
                   *[other] { $dice } dice
                } ({ $reasons }): { $skulls } skulls.
    }
hs-event-defence-rolled =
    { $shields ->
        [one] { $defender } defends with { $dice ->
                  [one] 1 die
                 *[other] { $dice } dice
              } ({ $reasons }): 1 shield.
       *[other] { $defender } defends with { $dice ->
                    [one] 1 die
                   *[other] { $dice } dice
                } ({ $reasons }): { $shields } shields.
    }
hs-event-defence-rolled-blocked = { $defender } defends with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } ({ $reasons }): { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, and blocks everything.
hs-event-wounded =
    { $amount ->
        [one] { $figure } takes 1 wound ({ $total } of { $life }).
       *[other] { $figure } takes { $amount } wounds ({ $total } of { $life }).
    }
hs-event-ignored = { $figure } ignores the wounds ({ $source }).
hs-event-healed =
    { $amount ->
        [one] { $figure } loses 1 wound ({ $source }).
       *[other] { $figure } loses { $amount } wounds ({ $source }).
    }
hs-event-destroyed = { $figure } is destroyed.
hs-event-destroyed-by = { $figure } is destroyed by { $by }.
hs-event-casualty = { $figure } is laid on { $card }.
hs-event-card-lost = { $card } is out of play.
hs-event-returned = { $figure } returns on { $at } ({ $source }).
hs-event-power-used = { $figure } uses { $power }.
hs-event-power-used-target = { $figure } uses { $power } on { $target }.
hs-event-power-result =
    { $worked ->
        [yes] { $power }: { $total } – it works.
       *[no] { $power }: { $total } – nothing happens.
    }
hs-event-control = { $seat } takes control of { $card } ({ $source }).
hs-event-control-for_turn = { $seat } controls { $card } for a turn ({ $source }).
hs-event-ground-laid = { $figure } lays { $terrain } on { $at }.
hs-event-glyph-revealed = The glyph at { $at } is the { $letter }.
hs-event-glyph-entered = { $figure } stands on the { $letter }.
hs-event-glyph-gone = The { $letter } at { $at } is used up.
hs-event-trap-sprung = A trap guards the { $letter }: { $figure } rolls { $roll }.
hs-event-treasure-taken = { $figure } takes the { $letter } from { $at }.
hs-event-treasure-dropped = The { $letter } that { $figure } carried lies at { $at }.
hs-event-treasure-spent = The { $letter } of { $figure } is used up.
hs-event-treasure-moved = { $figure } moves the { $letter } from { $at } to { $to_space } by magic.
hs-event-negated = { $card } loses its special powers ({ $source }).
hs-event-door =
    { $state ->
        [open] The door “{ $door }” is opened.
       *[other] The door “{ $door }” is shut.
    }
hs-event-gift = { $card }: { $what } +{ $amount } ({ $source }).
hs-event-gift-named = { $card } is named ({ $source }).
hs-event-gift-transformed = { $card } is not what it was ({ $source }).
hs-event-gift-partner = { $card } leads a pair.
hs-event-shoved = { $by } shoves { $figure }: { $path }.
hs-event-erupted = The { $what }: { $roll } on the d20, { $size }.
hs-event-thrown = { $figure } is thrown { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } high: { $path }.
hs-event-hidden = { $figures } cannot be seen for now ({ $source }).
hs-event-scored = { $seat } scores ({ $what }): { $total }.
hs-event-token = { $token } lies on { $at }.
hs-event-token-by = { $by } takes { $token }.
hs-event-point-spent =
    { $amount ->
        [1] { $seat } gains a power point ({ $card }).
       *[other] { $seat } spends a power point ({ $card }).
    }
hs-event-game-ended =
    { $winners ->
        [none] The game ends in a draw ({ $reason }). Score: { $score }.
       *[other] { $winners } wins ({ $reason }). Score: { $score }.
    }
hs-event-marker-laid = { $seat } lays an order marker.
hs-event-marker-laid-marker = { $seat } lays { $marker } on { $card }.

## Decisions

hs-decision-army = Which army do you lead?
hs-decision-draft = Which card do you draft? You have { $left ->
        [one] { $left } point left
       *[other] { $left } points left
    }.
hs-decision-place = Where do you place { $figure }?
hs-decision-link = Which hero and squad are to be a pair?
hs-decision-lose-point = Your army is over the limit: which card gives up its power point?
hs-decision-order = Where do you lay { $marker }?
hs-decision-reorganise = Which order markers do you move to another card? { $left } at most.
hs-decision-activate = With which card do you take your turn?
hs-decision-first = Move first, or attack first?
hs-decision-bond = { $card }: do you take a turn with another card?
hs-decision-move = { $card }: which figure moves?
hs-decision-carry = Whom does { $figure } carry along?
hs-decision-go = Where does { $figure } go?
hs-decision-swipe = { $figure } breaks away from { $enemy }: do you strike?
hs-decision-power = { $card }: do you use a power?
hs-decision-power-figure = Do you use { $power } with { $figure }?
hs-decision-attack = { $card }: who attacks whom?
hs-decision-victim = { $power }: whom else does it hit besides { $target }?
hs-decision-defender = Who defends next against { $attacker }?
hs-decision-again = { $power }: does { $figure } attack again?
hs-decision-save = { $figure } would take wounds: do you prevent it with { $rule }?
hs-decision-casualty = On which copy of its card do you lay { $figure }?
hs-decision-spirit = { $rule }: on which card do you lay { $figure }?
hs-decision-last-blow = Whom does { $figure } hit with its last blow?
hs-decision-target = { $power }: on whom does { $figure } use it?
hs-decision-name = { $power }: which card do you name?
hs-decision-lose = { $why }: which figure is it?
hs-decision-offer = { $rule }: whom do you give up to heal { $figure }?
hs-decision-free-move = { $why }: which figure moves? { $left } at most.
hs-decision-glyph = { $figure } stands on the { $letter }: what do you do?
hs-decision-levitate = Which treasure does { $figure } move by magic?
hs-decision-direction = In which direction is { $figure } thrown?
hs-decision-curse = The curse of Wannok: which opponent must wound a figure?
hs-decision-push = How far do you push { $target }?
hs-decision-reroll = Do you spend a power point and roll again?

## Options

hs-option-army =
    { $army } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
hs-option-draft =
    { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
hs-option-complete = The army is complete
hs-option-place = { $at }
hs-option-auto = Set up the rest for me
hs-option-order = { $card }
hs-option-order-reorganise = { $marker } to { $card }
hs-option-keep = Leave the markers where they are
hs-option-activate = { $card } ({ $marker })
hs-option-activate-bond = { $card } ({ $power })
hs-option-activate-markers = { $card } ({ $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    })
hs-option-skip = Make no use of it
hs-option-skip-bond = No turn with another card
hs-option-skip-power = Use no power
hs-option-skip-carry = Carry nobody
hs-option-skip-swipe = Let it go
hs-option-skip-link = No pair
hs-option-skip-target = Nobody
hs-option-first =
    { $what ->
        [attack] Attack first
       *[other] Move first
    }
hs-option-move = { $figure }
hs-option-carry = { $figure }
hs-option-go =
    { $notes ->
        [none] { $to }
       *[other] { $to } ({ $notes })
    }
hs-option-stay = Stay where it is
hs-option-rotate = Turn { $figure } to the { $direction }
hs-option-flip = Turn { $figure } end for end
hs-option-door =
    { $state ->
        [open] Shut the door “{ $door }”
       *[other] Open the door “{ $door }”
    }
hs-option-attack = { $figure } attacks { $target }
hs-option-attack-power = { $figure } attacks { $target } with { $power }
hs-option-attack-dice = { $figure } attacks { $target } with { $power } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
hs-option-shove = { $figure } shoves { $target }
hs-option-push =
    { $spaces ->
        [0] Do not push
        [one] 1 space
       *[other] { $spaces } spaces
    }
hs-option-levitate = The treasure from { $at } to { $to }
hs-option-use = { $power }
hs-option-use-figure = { $power } with { $figure }
hs-option-use-swipe = Strike
hs-option-use-save = Spend a marker
hs-option-target = { $target }
hs-option-done = Done
hs-option-done-move = Nobody else moves
hs-option-done-attack = No more attacks
hs-option-done-again = Stop attacking
hs-option-done-victim = Nobody else
hs-option-reroll =
    { $card ->
        [none] Roll again with a free power point
       *[other] Roll again with the power point of { $card }
    }
hs-option-accept = Leave the roll as it is
hs-option-react = React
hs-option-decline = Do not react

hs-price-cost =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
hs-price-swipes = struck at by { $enemies }
hs-price-falls = falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
hs-price-lava = through molten lava
hs-price-strikes = hit by { $enemies } on coming near
hs-price-fly = flying
hs-price-way = by { $way }

## Odds

hs-odds =
    { $target ->
        [none] { $odds }.
       *[other] { $note ->
            [none] { $target }: { $odds }.
           *[other] { $target } ({ $note }): { $odds }.
        }
    }
hs-odds-left = left over { $table }
hs-odds-wounds = wounds { $table }
hs-odds-destroyed = wounds { $table }; destroyed in { $chance }
hs-odds-outcome =
    { $faces ->
        [none] { $what }: { $chance }
       *[other] { $faces } { $what }: { $chance }
    }
hs-test-attack = { $who }: { $total ->
        [one] 1 attack die
       *[other] { $total } attack dice
    } ({ $dice })
hs-test-defence = { $who }: { $total ->
        [one] 1 defence die
       *[other] { $total } defence dice
    } ({ $dice })
hs-test-swipe = { $who }: { $total ->
        [one] 1 die
       *[other] { $total } dice
    } at the one who leaves ({ $dice })
hs-test-fall = { $who }: { $total ->
        [one] 1 die
       *[other] { $total } dice
    } for the fall ({ $dice })
hs-test-shove = { $who }: { $total ->
        [one] 1 die
       *[other] { $total } dice
    } to push ({ $dice })
hs-test-extra =
    { $total ->
        [0] { $who }: a further die for each wound ({ $dice })
       *[other] { $who }: { $total ->
                    [one] { $total } further die
                   *[other] { $total } further dice
                } ({ $dice })
    }
hs-test-d20 = { $who }: { $needed } or more on the d20
hs-test-crests = { $who }: { $needed } crests on { $total ->
        [one] 1 die
       *[other] { $total } dice
    }

hs-effect-nothing = nothing happens
hs-effect-works = it works
hs-effect-wound =
    { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
hs-effect-wound-self =
    { $amount ->
        [one] 1 wound to itself
       *[other] { $amount } wounds to itself
    }
hs-effect-destroy = destroyed
hs-effect-destroy-self = destroys itself
hs-effect-lose-figure = one figure of the card is lost
hs-effect-heal =
    { $amount ->
        [0] healed of everything
        [one] healed of 1 wound
       *[other] healed of { $amount } wounds
    }
hs-effect-heal-self =
    { $amount ->
        [one] heals 1 wound
       *[other] heals { $amount } wounds
    }
hs-effect-control = control for good
hs-effect-control-turn = control for a turn
hs-effect-betray = an opponent gets the card
hs-effect-weaken =
    { $amount ->
        [0] no defence dice
        [one] at most 1 defence die
       *[other] at most { $amount } defence dice
    }
hs-effect-boost = a number rises by { $amount }
hs-effect-no-attack = no attack this turn
hs-effect-clear-markers = order markers are lost
hs-effect-move-again = may move again
hs-effect-turn-again = another turn
hs-effect-attack-again = another attack
hs-effect-attack-all-adjacent = attacks everyone adjacent
hs-effect-summon = is placed beside it
hs-effect-swap = the two change places
hs-effect-move-treasure = a treasure is moved
hs-effect-brace = { $amount ->
    [one] { $amount } more defence die
   *[other] { $amount } more defence dice
  }
hs-effect-deepen = if it wounds, { $amount ->
    [one] { $amount } more wound
   *[other] { $amount } more wounds
  }
hs-effect-treasure = the treasure is taken
hs-effect-trample = if that destroys it, moves onto its space and may go on
hs-effect-lay-ground = lays a tile
hs-effect-throw = is thrown
hs-effect-move-others = others may move
hs-effect-return-figure = a destroyed figure returns
hs-effect-deploy = the figures are placed
hs-effect-negate = special powers are lost
hs-effect-reveal-x = the X is revealed
hs-effect-transform = becomes something else
hs-effect-burst = wounds those around
hs-effect-hide = cannot be seen
hs-effect-name-card = a card is named
hs-effect-mark-kill = an experience marker
hs-effect-extra-dice = further dice
hs-effect-escape = it escapes
hs-effect-push =
    { $amount ->
        [one] pushed 1 space
       *[other] pushed { $amount } spaces
    }
hs-odds-together = all together: wounds { $table }, on average { $mean }
hs-effect-better = a higher result
hs-effect-fallen =
    { $amount ->
        [0] nobody destroyed
        [one] 1 destroyed
       *[other] { $amount } destroyed
    }
hs-effect-longer-move =
    { $amount ->
        [one] 1 more space to move
       *[other] { $amount } more spaces to move
    }
hs-effect-swarm =
    { $amount ->
        [one] 1 figure acts
       *[other] { $amount } figures act
    }
hs-effect-choice-save = { $source }: whoever is hit may pay for it and take nothing; reckoned as not paid
hs-effect-choice-last-blow = { $source }: its player chooses whom it hits; reckoned as hitting your side
hs-effect-choice-swipe = the enemy may let the figure go; reckoned as striking
hs-effect-choice-free-move = { $source }: another player may move then
hs-effect-choice-reroll = another player may spend a power point and roll again; reckoned as not done
hs-effect-choice-power = you may use { $source } then
hs-effect-choice-again = one more attack ({ $source })
hs-effect-choice-attack = one more attack
hs-effect-choice-other = { $source }: another player has to choose then
hs-effect-alone = too much may follow to tell it all; each figure is reckoned by itself
hs-effect-unknown-glyph = nobody knows yet what the glyph does

## Denials

hs-denial = The rule “{ $title }” forbids it.
hs-denial-power = { $title } forbids it.
hs-denial-power-by = { $title } of { $by } forbids it.
hs-denial-power-used = { $title } has been used up.
hs-denial-power-once = { $title } has been used already.
hs-denial-power-moved = { $title } cannot be used after moving.
hs-denial-power-unmoved = { $title } can be used only by a figure that has moved.
hs-denial-power-together = { $title } takes { $together ->
        [one] { $together } figure that stands
       *[other] { $together } figures that stand
    } right for it.
hs-denial-power-adjacent = { $title } cannot be aimed at an adjacent figure.
hs-denial-power-levels = The target stands more than { $levels ->
        [one] { $levels } level higher
       *[other] { $levels } levels higher
    }.
hs-denial-power-targetless = { $title } has nobody to be aimed at.
hs-denial-power-unfit = { $title } cannot be used on { $target }.
hs-denial-power-moment = This is not the moment for { $title }.
hs-denial-power-marker = { $title } needs another order marker to be revealed.
hs-denial-power-apart = { $title } works only against a target that was not adjacent when the turn began.
hs-denial-power-missing = { $figure } has no power of this name.
hs-denial-power-negated = The special powers of { $figure } are negated.
hs-denial-HS-TURN-02 = It is not your turn.
hs-denial-HS-TURN-02-acting = It is the turn of { $acting }.
hs-denial-HS-TURN-03 = First something else must be decided.
hs-denial-HS-TURN-03-pending = First this must be decided: { $pending }.
hs-denial-HS-TURN-05 = No more figures of this name may act this turn: { $figures } at most.
hs-denial-HS-TURN-06 = { $figure } does not belong to the card whose turn it is.
hs-denial-HS-TURN-07 = { $figure } does not belong to the card whose turn it is.
hs-denial-HS-TURN-07-barred = { $figure } may not attack this turn.
hs-denial-HS-MOVE-01 = { $to } is too far for { $figure }.
hs-denial-HS-MOVE-01-move = { $to } is out of reach: { $figure } has { $move ->
        [one] { $move } point
       *[other] { $move } points
    } for moving.
hs-denial-HS-MOVE-07 = Somebody stands there: { $occupant }.
hs-denial-HS-MOVE-08 = { $figure } has moved already.
hs-denial-HS-MOVE-10 = Figures move only in the move step.
hs-denial-HS-CLIMB-01 = { $figure } cannot climb { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } in one step; { $climb } is the most.
hs-denial-HS-CLIMB-08 = An obstacle stands on { $to }: { $obstacle }.
hs-denial-HS-FIT-01 = There is not enough room for { $figure } at { $to }.
hs-denial-HS-DOUBLE-05 = Both halves of { $figure } must stand on one level.
hs-denial-HS-LADDER-05 = Only small and medium figures use ladders.
hs-denial-HS-HIVE-01 = { $figure } never moves.
hs-denial-HS-GLYPH-PROFTAKA-01 = The Glyph of Proftaka holds { $figure } until a friend stands beside it.
hs-denial-HS-GLYPH-THORIAN-01 = The Glyph of Thorian protects { $target } from ranged attacks.
hs-denial-HS-ATTACK-01 = { $target } cannot be attacked.
hs-denial-HS-ATTACK-01-gone = { $target } is not on the battlefield.
hs-denial-HS-ATTACK-02 = { $figure } has attacked already.
hs-denial-HS-ATTACK-03 = { $attacker } is engaged and may attack only { $engaged }.
hs-denial-HS-ATTACK-05 = { $target } is no enemy.
hs-denial-HS-SPECIAL-02 = { $figure } has used a special attack this turn.
hs-denial-HS-LOS-01 = { $attacker } does not see { $target }.
hs-denial-HS-LOS-01-hidden = { $target } cannot be seen for now.
hs-denial-HS-LOS-04 = { $attacker } cannot see behind itself.
hs-denial-HS-LOS-12 = { $attacker } does not see { $target }.
hs-denial-HS-LOS-12-blocked = { $attacker } does not see { $target }: in the way is { $blocked }.
hs-denial-HS-RANGE-01 = The distance is { $distance }, the range { $range }.
hs-denial-HS-RANGE-03 = With range 1 only adjacent figures can be attacked.
hs-denial-HS-SETUP-01 = An army needs at least one card.
hs-denial-HS-SETUP-05 = The army costs { $points } points; the limit is { $limit }.
hs-denial-HS-SETUP-06 = There is no army card { $card }.
hs-denial-HS-SETUP-08 = { $card } is unique: only one per army.
hs-denial-HS-SETUP-10 = { $card }: { $copies } copies make no army.
hs-denial-HS-SETUP-12 = { $figure } must be placed in your start zone.
hs-denial-HS-DRAFT-07 = Cards are not drafted now.
hs-denial-HS-DRAFT-02 = Armies are not taken now.
hs-denial-HS-ORDER-01 = Order markers are not laid now.
hs-denial-HS-ORDER-01-marker = You have no { $marker } to lay now.
hs-denial-HS-ORDER-07 = { $card } is out of play.
hs-denial-HS-TEAM-01 = { $figure } is not yours.
hs-denial-HS-TEAM-01-card = { $card } is not yours.
hs-denial-HSV-ARMY-01 = { $card } has been taken by { $seat }.
hs-denial-HSV-ARMY-02 = { $card } is unique and in the army of your teammate, { $seat }.
hs-denial-HSV-ARMY-04 = An army serves two generals at most; here are { $generals }.
hs-denial-HSV-FLEX-02 = Four markers lie on { $card } already.
hs-denial-HSV-LINK-02 = { $card } shares the markers of its hero.
hs-denial-HSV-ORDER-10 = The same number lies on { $card } already.
hs-denial-HSV-ORDER-11 = No more markers may lie on { $card }.
hs-denial-HSV-SHOVE-01 = { $figure } cannot shove { $target }: not adjacent, or too big a figure.
hs-denial-HSV-SHOVE-01-level = { $target } stands too high to be shoved, or cannot be moved.
hs-denial-HSV-SHOVE-01-cost = { $figure } has not enough movement left to shove { $target }.
hs-denial-HSV-TREE-01 = { $attacker } has nothing to fell a tree with.
hs-denial-HS-DOOR-03 = Somebody of yours must stand on { $at } to work { $door }.
hs-denial-HS-DOOR-03-keeper = { $keeper } holds the control space of { $door }.
hs-denial-HS-DOOR-04 = { $occupant } stands in the way of { $door }.
hs-denial-HS-DOOR-05 = { $door } is broken: there is nothing left to open or shut.
hs-denial-HS-GLYPH-05 = Nobody knows yet which glyph lies on { $at }.
hs-denial-HS-GLYPH-06 = { $letter } works at the moment somebody moves onto it, not later.
hs-denial-HS-GLYPH-06-empty = { $letter } works for whoever moves onto it; nobody stands on { $at }.
hs-denial-HS-GLYPH-08 = { $letter } works by itself while you stand on it.
hs-denial-HS-MOVE-09 = { $figure } cannot be turned now.
hs-denial-HS-MOVE-09-round = { $figure } sees in all directions: which way it faces makes no difference.
hs-denial-HS-MOVE-09-turned = { $figure } has been turned in this step already.
hs-denial-HS-DOUBLE-04 = { $figure } is not turned end for end now.
hs-denial-HS-DOUBLE-04-moved = { $figure } is turned end for end after its move.
hs-denial-HS-DOUBLE-04-same = { $figure } sees the same from either end.
hs-denial-HS-SPECIAL-01 = No power allows it.
hs-denial-HS-SPECIAL-01-bonded = { $card } has no bond that gives { $bonded } a turn.
hs-denial-HS-SPECIAL-01-carried = { $figure } cannot take anybody along.
hs-denial-HS-TURN-04 = The marker for this turn does not lie on { $card }.
hs-denial-HSV-FACING-01 = { $figure } has attacked already.
hs-denial-HSV-LANDING-03 = { $figure } cannot come to rest on { $to }.
hs-denial-HSV-POWER-01 = { $card } has no power point for this roll.
hs-denial-HSV-POWER-02 = There is no roll of yours to repeat now.
hs-denial-HSV-POWER-02-unknown = This match is played without power points.
hs-denial-HSV-REORG-01 = This marker is not the one to be given to another card now.
hs-denial-HSV-REORG-02 = This marker cannot be moved to { $card }.
hs-denial-HSV-SHOVE-01-unknown = This match is played without shoving.
hs-denial-HSV-SHOVE-04 = { $target } can be pushed { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } at most.
hs-denial-HSV-TURN-01 = The order of moving and attacking cannot be chosen now.
hs-denial-HSV-TURN-01-unknown = In this match everyone moves before attacking.
hs-denial-power-beside = { $to } is not beside { $beside }, or out of its sight.
hs-denial-power-distance = { $to } is { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } away; { $title } reaches { $spaces }.
hs-denial-power-distant = { $title } reaches nobody of those: too far away.
hs-denial-power-engaged = { $title } needs { $engaged ->
        [one] { $engaged } figure that is engaged
       *[other] { $engaged } figures that are engaged
    }.
hs-denial-power-level = { $to } is at the wrong height for { $title }.
hs-denial-power-lonely = { $title } needs a space that is free and beside nobody.
hs-denial-power-lost = { $card } is out of play.
hs-denial-power-needed = { $title }: something must be chosen.
hs-denial-power-offered = { $title } is about one of these: { $offered }.
hs-denial-power-stranger = { $title } does not reach { $card }: not the right kind of card.

hs-measure =
    { $visible ->
        [yes] Distance { $distance }, { $levels ->
                     [one] { $levels } level
                    *[other] { $levels } levels
                 } of difference, in sight.
       *[no] Distance { $distance }, { $levels ->
                    [one] { $levels } level
                   *[other] { $levels } levels
                } of difference, not in sight: { $blocked }.
    }

## The lobby

hs-about = Two to six armies of heroes and squads from all ages fight over hills, rivers and castles.
hs-preset = Reading of the rules
hs-preset-summary = As our rules summary has it
hs-preset-official = As the printed rulebook has it
hs-points = Points per army
hs-points-scenario = As the scenario says
hs-points-number = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

hs-terminal-why = Ask like this: why attack A1 B2; why move A1 C7; why power A1 CARD/POWER; why order CARD.
hs-terminal-measure = Ask like this: m A1 B2.

## Switches: each setting that differs from the default

hs-switch-climb_limit-height_minus_1 = A figure climbs one level less than its height
hs-switch-initiative_order-clockwise = The winner of the initiative begins, then clockwise
hs-switch-flat_tile_level-same = Thin tiles lie on the level of the land beside them
hs-switch-lava_field_check-one_combat_die = Lava fields: one combat die, a skull wounds
hs-switch-big_height_bonus-ten_above_figure_height = Great height begins ten levels above the head of the lower figure
hs-switch-marker_placement-alternating = Order markers are laid in turn, one at a time
hs-switch-simultaneous_powers-d20_rolloff = Powers at the same time: a d20 decides who goes first
hs-switch-victory_check-immediate = The goal counts as soon as it is reached
hs-switch-lodin_scope-player = Lodin helps all d20 rolls of its player
hs-switch-nilrend_scope-powers_and_special_attacks = Nilrend takes special attacks as well
hs-switch-leaving_attack_optional-opponent_may_decline = Whoever may strike at a leaving figure can let it go
hs-switch-levels_per_rung-1 = A rung is 1 level high
hs-switch-levels_per_rung-3 = A rung is 3 levels high
hs-switch-levels_per_rung-4 = A rung is 4 levels high
hs-switch-sand_kind-mud = Sand is mud
hs-switch-snow_kind-deep = Snow is deep
hs-switch-ice_kind-slippery = Ice is slippery
hs-switch-team_allies-with_teammate = Bonuses reach the figures of teammates
hs-switch-v_exclusive_armies-on = What one side has taken is closed to the other
hs-switch-v_two_generals-on = Two generals at most in an army
hs-switch-v_points_initiative-on = Lighter armies have better initiative
hs-switch-v_power_points-on = Power points buy another roll
hs-switch-v_linked_units-on = A hero and a squad act as a pair
hs-switch-v_missions-flag_raising = Mission: raise the flag
hs-switch-v_missions-shrines = Mission: visit the shrines
hs-switch-v_missions-collect = Mission: gather the treasure
hs-switch-v_missions-king_of_the_hill = Mission: king of the hill
hs-switch-v_missions-flag_theft = Mission: steal the flag
hs-switch-v_rough_ground-dense_swamp = Dense swamp: slow, but good cover
hs-switch-v_rough_ground-craggy_rock = Craggy rock: slow, but good cover
hs-switch-v_rough_ground-both = Dense swamp and craggy rock: slow, but good cover
hs-switch-v_plant_cover-on = Trees and bushes give cover
hs-switch-v_water_depth-on = Shallow and deep water
hs-switch-v_swamp_water_cost-on = Swamp water is slow
hs-switch-v_soft_snow-on = Deep snow softens a fall
hs-switch-v_road_half-on = A little faster when half the way is road
hs-switch-v_volcano-from_15 = Active volcano, from 15 on
hs-switch-v_volcano-from_12 = Active volcano, from 12 on
hs-switch-v_geyser-from_15 = Active geyser, from 15 on
hs-switch-v_geyser-from_12 = Active geyser, from 12 on
hs-switch-v_initiative_first-on = Initiative before order markers
hs-switch-v_attack_first-on = Attack first, then move, if you like
hs-switch-v_marker_scheme-two_bluffs = Order markers: two bluffs
hs-switch-v_marker_scheme-fourth_turn = Order markers: X is a fourth turn
hs-switch-v_marker_scheme-fourth_turn_small_team = Order markers: X is a fourth turn for the smaller team
hs-switch-v_marker_scheme-fourth_turn_two_x = Order markers: two X, one of them a fourth turn
hs-switch-v_marker_scheme-x_joker = Order markers: X is a joker
hs-switch-v_marker_scheme-turn_counters = No order markers, only turns
hs-switch-v_marker_scheme-double_sets = Two sets of order markers from 1000 points on
hs-switch-v_marker_scheme-flexible = Order markers without numbers
hs-switch-v_reorganise-on = Markers of a lost card are saved
hs-switch-v_cover-on = Cover for partly hidden figures
hs-switch-v_flanking-on = One die more for ganging up
hs-switch-v_blank_wild-on = Blanks count as well
hs-switch-v_real_height-on = No height advantage over taller figures
hs-switch-v_height_distance-on = Ten levels count as one space
hs-switch-v_water_fire_shield-on = Water helps against fire
hs-switch-v_turn_before_attack-on = Figures may turn before they attack
hs-switch-v_free_landing-on = Slow ground does not slow a landing
hs-switch-v_d20_double-on = Powers that raise a d20 count twice
hs-switch-v_landing_damage-on = Falling on others hurts both
hs-switch-v_shove-on = Shoving in place of attacking
hs-switch-v_door_plain-on = A door without shields for free
hs-switch-v_taelord_140-on = Taelord costs 140 points
hs-switch-v_drop_delay-1 = The Drop: not in the first round
hs-switch-v_drop_delay-2 = The Drop: not in the first two rounds
hs-switch-v_soulborg_blast-on = Soulborgs may explode
hs-switch-v_tree_objects-on = Trees can be felled
hs-switch-v_brandar-power_point = Brandar: a power point
hs-switch-v_brandar-combat_die = Brandar: a combat die
hs-switch-v_brandar-roll = Brandar: roll for it
hs-switch-v_brandar-healing_spring = Brandar: a healing spring
hs-switch-v_dagmar_6-on = Dagmar adds only 6
hs-switch-v_erland_lower-on = Erland may summon into the depths
