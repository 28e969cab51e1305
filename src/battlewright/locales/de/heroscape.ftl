# Alles, was Heroscape sagt. Wie die Nachrichten heißen, steht in der englischen Datei.

## Namen und Wörter

hs-hidden = verdeckt
hs-hidden-glyph = eine unbekannte Glyphe
hs-marker-1 = Befehlsanzeiger 1
hs-marker-2 = Befehlsanzeiger 2
hs-marker-3 = Befehlsanzeiger 3
hs-marker-X = Befehlsanzeiger X
hs-marker-o = einen Befehlsanzeiger
hs-marker-hidden = einen verdeckten Befehlsanzeiger
hs-marker-on = { $marker } von { $card }
hs-direction-0 = Osten
hs-direction-1 = Nordosten
hs-direction-2 = Nordwesten
hs-direction-3 = Westen
hs-direction-4 = Südwesten
hs-direction-5 = Südosten
hs-thing-door = das Tor „{ $name }“
hs-thing-tree = der Baum „{ $name }“
hs-thing-column = der Boden bei { $at } (Ebene { $level })
hs-thing-line = Linie nach { $direction }
hs-thing-line-rear = Linie nach { $direction }, von der hinteren Hälfte aus
hs-piece-tree = ein Baum
hs-piece-bush = ein Busch
hs-piece-palm = eine Palme
hs-piece-glacier = ein Gletscher
hs-piece-outcrop = ein Felsblock
hs-piece-pillar = eine Säule
hs-piece-castle-wall = eine Burgmauer
hs-piece-castle-base = ein Säulensockel
hs-piece-ruin = eine Ruine
hs-piece-stone-wall = eine Steinmauer
hs-piece-battlement = eine Zinne
hs-piece-railing = ein Geländer
hs-piece-ladder = eine Leiter
hs-piece-door = ein Tor
hs-piece-other = ein Hindernis
hs-terrain-grass = Gras
hs-terrain-rock = Fels
hs-terrain-sand = Sand
hs-terrain-snow = Schnee
hs-terrain-swamp = Sumpf
hs-terrain-road = Straße
hs-terrain-lava-field = Lavafeld
hs-terrain-water = Wasser
hs-terrain-swamp-water = Sumpfwasser
hs-terrain-ice = Eis
hs-terrain-molten-lava = geschmolzene Lava
hs-terrain-dungeon = Verlies
hs-terrain-shadow = Schatten
hs-terrain-asphalt = Asphalt
hs-terrain-concrete = Beton
hs-terrain-ladder = Leiter
hs-word-around = alle Benachbarten
hs-word-swipe = Hieb beim Verlassen
hs-word-fall = Sturz
hs-word-attack = Angriff
hs-word-defence = Verteidigung
hs-word-move = Bewegung
hs-word-range = Reichweite
hs-word-named = genannte Karte
hs-word-partner = Paar
hs-word-carry = getragen
hs-word-flying = fliegend
hs-word-shove = Schubsen
hs-word-shove-defence = Standhalten
hs-word-blast = Explosion
hs-word-lava-field = Lavafeld
hs-word-molten-lava = geschmolzene Lava
hs-word-wannok = Glyphe von Wannok
hs-word-mitonsoul = Glyphe von Mitonsoul
hs-word-nilrend = Glyphe von Nilrend
hs-word-oreld = Glyphe von Oreld
hs-word-sturla = Glyphe von Sturla
hs-word-brandar = Glyphe von Brandar
hs-word-volcano = Vulkan
hs-word-geyser = Geysir
hs-word-geyser-height = Höhe der Fontäne
hs-word-none = nichts
hs-word-small = klein
hs-word-medium = mittel
hs-word-large = groß
hs-word-huge = riesig
hs-word-great = groß
hs-word-hero = Held
hs-word-squad = Truppe
hs-word-unique = einzigartig
hs-word-common = gewöhnlich
hs-word-uncommon = ungewöhnlich
hs-word-open = offen
hs-word-closed = geschlossen
hs-word-destroyed = zerstört
hs-word-flag = Flagge
hs-word-gem = Edelstein
hs-word-shrine = Schrein
hs-word-hill = Hügel
hs-word-board = auf dem Schlachtfeld
hs-word-reserve = in Reserve
hs-word-waiting = noch aufzustellen
hs-word-unused = ausgelassen
hs-word-setup = Aufbau
hs-word-orders = Befehlsanzeiger
hs-word-initiative = Initiative
hs-word-turns = Züge
hs-word-end = Ende der Runde
hs-word-over = Spielende
hs-word-last-army = die letzte Armee
hs-word-points = Punkte
hs-word-glyphs = die Glyphen
hs-word-escort = das Geleit
hs-word-siege = die Belagerung
hs-word-shrines = die Schreine
hs-word-collect = der Schatz
hs-word-steal = die gestohlene Flagge
hs-word-concession = Aufgabe
hs-word-agreed-draw = vereinbartes Unentschieden
hs-word-life = Leben
hs-word-height = Höhe
hs-word-moving = die laufende Bewegung
hs-word-special = der laufende Spezialangriff
hs-word-dice = der laufende Wurf
hs-word-wounding = die Wunden
hs-word-act = die Fähigkeiten
hs-word-placing = wohin eine Figur gestellt wird
hs-word-losing = wen es trifft
hs-word-free-moves = die weiteren Bewegungen
hs-word-glyph = die Glyphe
hs-word-end-round = das Ende der Runde
hs-word-offering = wer hingegeben wird
hs-word-reorganise = die neuen Befehle
hs-word-reveal = welcher Anzeiger aufgedeckt wird
hs-word-bond = der Zug mit einer anderen Karte
hs-word-series = die ganze Serie
hs-word-first = ob zuerst gezogen oder angegriffen wird
hs-number-dice = Würfel
hs-number-move = Bewegung
hs-number-range = Reichweite
hs-count = { $count } auf { $card }
hs-roll = { $seat } { $total }
hs-score = { $seat } { $points }
hs-faces-skulls =
    { $count ->
        [one] 1 Totenkopf
       *[other] { $count } Totenköpfe
    }
hs-faces-shields =
    { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
hs-faces-blanks =
    { $count ->
        [one] 1 leere Seite
       *[other] { $count } leere Seiten
    }
hs-faces-none = keine Würfel

## Woher eine Zahl kommt, in wenigen Worten

hs-source-gift = bleibende Gabe
hs-source-HS-MOVE-01 = Bewegung
hs-source-HS-RANGE-01 = Reichweite
hs-source-HS-DICE-01 = Angriff
hs-source-HS-DICE-02 = Verteidigung
hs-source-HS-SPECIAL-01 = Fähigkeit
hs-source-HS-OBJECT-06 = Objekt
hs-source-HS-INIT-01 = Wurf
hs-source-HS-HEIGHT-01 = Höhenvorteil
hs-source-HS-HEIGHT-02 = große Höhe
hs-source-HS-HEIGHT-04 = über dem Wasser
hs-source-HS-JUNGLE-01 = Dschungel
hs-source-HS-LEAVE-02 = Verlassen eines Kampfes
hs-source-HS-FALL-03 = Sturz
hs-source-HS-FALL-04 = schwerer Sturz
hs-source-HS-FALL-05 = extremer Sturz
hs-source-HS-TERRAIN-LAVA-01 = Lavafeld
hs-source-HS-TERRAIN-MOLTEN-02 = geschmolzene Lava
hs-source-HS-WOUND-01 = Angriff
hs-source-HSV-FLEX-05 = mehrere Anzeiger
hs-source-HSV-FLANK-01 = Übermacht
hs-source-HSV-COVER-01 = halb verdeckt
hs-source-HSV-COVER-02 = fast verdeckt
hs-source-HSV-FIRE-01 = durchnässt
hs-source-HSV-GLYPH-02 = Glyphe von Brandar
hs-source-HSV-GLYPH-05 = Glyphe von Dagmar
hs-source-HSV-PLANT-01 = Pflanzen
hs-source-HSV-POINTS-01 = leichtere Armee
hs-source-HSV-POINTS-02 = schwerere Armee
hs-source-HSV-ROUGH-04 = rauer Boden
hs-source-HSV-SHOVE-02 = Größe
hs-source-HSV-SHOVE-03 = Größe
hs-source-HSV-UNIT-03 = Explosion
hs-source-HSV-VOLCANO-01 = Vulkan

## Ereignisse

hs-event-army-taken =
    { $seat } nimmt die Armee { $army } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
hs-event-card-drafted =
    { $seat } wählt { $card } und hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
hs-event-army-complete = { $seat } hat die ganze Armee.
hs-event-figure-placed = { $figure } wird auf { $at } gestellt.
hs-event-figure-placed-why = { $figure } wird auf { $at } gestellt ({ $why }).
hs-event-no-room = { $figure } findet keinen Platz.
hs-event-round-began = Runde { $round } beginnt.
hs-event-markers-laid = { $seat } hat Befehlsanzeiger gelegt: { $counts }.
hs-event-marker-revealed = { $seat } deckt { $marker } auf { $card } auf.
hs-event-markers-lost =
    { $count ->
        [one] Ein Befehlsanzeiger verlässt { $card }.
       *[other] { $count } Befehlsanzeiger verlassen { $card }.
    }
hs-event-markers-moved =
    { $count ->
        [one] { $seat } legt einen verdeckten Befehlsanzeiger auf eine andere Karte.
       *[other] { $seat } legt { $count } verdeckte Befehlsanzeiger auf andere Karten.
    }
hs-event-turn-lost = { $seat } verliert diesen Zug.
hs-event-turn-began = { $seat } macht einen Zug mit { $card }.
hs-event-turn-began-why = { $seat } macht einen Zug mit { $card } ({ $why }).
hs-event-initiative =
    { $order ->
        [none] Initiative: { $rolls }.
       *[other] Reihenfolge: { $order }.
    }
hs-event-rolled-off = { $power }: Ein Wurf entscheidet, wer zuerst dran ist. { $rolls }.
hs-event-dice =
    { $sides ->
        [6] Wurf ({ $why }): { $faces }.
       *[other] W20 ({ $why }): { $faces }.
    }
hs-event-moved = { $figure } zieht von { $from } nach { $to }.
hs-event-moved-how = { $figure } zieht von { $from } nach { $to } ({ $how }).
hs-event-carried = { $by } trägt { $figure } mit.
hs-event-rotated = { $figure } dreht sich nach { $direction }.
hs-event-flipped = { $figure } dreht sich um und blickt nun von { $at } aus.
hs-event-left-engagement =
    { $wounds ->
        [0] { $enemy } schlägt nach { $figure } beim Verlassen und trifft nicht.
        [one] { $enemy } schlägt nach { $figure } beim Verlassen: 1 Wunde.
       *[other] { $enemy } schlägt nach { $figure } beim Verlassen: { $wounds } Wunden.
    }
hs-event-fell =
    { $wounds ->
        [0] { $figure } fällt { $height ->
                     [one] { $height } Ebene
                    *[other] { $height } Ebenen
                 } und bleibt unverletzt.
        [one] { $figure } fällt { $height ->
                     [one] { $height } Ebene
                    *[other] { $height } Ebenen
                 }: 1 Wunde.
       *[other] { $figure } fällt { $height ->
                    [one] { $height } Ebene
                   *[other] { $height } Ebenen
                }: { $wounds } Wunden.
    }
hs-event-lava =
    { $survived ->
        [yes] { $figure } überlebt die Lava.
       *[no] Die Lava holt { $figure }.
    }
hs-event-attack-declared = { $attacker } greift an: { $target }.
hs-event-attack-declared-power = { $attacker } greift mit { $power } an: { $target }.
hs-event-attack-rolled =
    { $skulls ->
        [one] { $attacker } würfelt { $dice } Würfel ({ $reasons }): 1 Totenkopf.
       *[other] { $attacker } würfelt { $dice } Würfel ({ $reasons }): { $skulls } Totenköpfe.
    }
hs-event-defence-rolled =
    { $shields ->
        [one] { $defender } verteidigt sich mit { $dice } Würfeln ({ $reasons }): 1 Schild.
       *[other] { $defender } verteidigt sich mit { $dice } Würfeln ({ $reasons }): { $shields } Schilde.
    }
hs-event-defence-rolled-blocked = { $defender } verteidigt sich mit { $dice } Würfeln ({ $reasons }): { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }, und alles ist abgewehrt.
hs-event-wounded =
    { $amount ->
        [one] { $figure } nimmt 1 Wunde ({ $total } von { $life }).
       *[other] { $figure } nimmt { $amount } Wunden ({ $total } von { $life }).
    }
hs-event-ignored = { $figure } nimmt die Wunden nicht ({ $source }).
hs-event-healed =
    { $amount ->
        [one] { $figure } verliert 1 Wunde ({ $source }).
       *[other] { $figure } verliert { $amount } Wunden ({ $source }).
    }
hs-event-destroyed = { $figure } ist zerstört.
hs-event-destroyed-by = { $figure } wird von { $by } zerstört.
hs-event-casualty = { $figure } wird auf { $card } gelegt.
hs-event-card-lost = { $card } ist aus dem Spiel.
hs-event-returned = { $figure } kehrt auf { $at } zurück ({ $source }).
hs-event-power-used = { $figure } benutzt { $power }.
hs-event-power-used-target = { $figure } benutzt { $power }; Ziel: { $target }.
hs-event-power-result =
    { $worked ->
        [yes] { $power }: { $total } – es gelingt.
       *[no] { $power }: { $total } – nichts geschieht.
    }
hs-event-control = { $seat } übernimmt { $card } ({ $source }).
hs-event-control-for_turn = { $seat } führt { $card } einen Zug lang ({ $source }).
hs-event-ground-laid = { $figure } legt auf { $at } ein Plättchen: { $terrain }.
hs-event-glyph-revealed = Die Glyphe auf { $at }: { $letter }.
hs-event-glyph-entered = { $figure } steht auf: { $letter }.
hs-event-glyph-gone = { $letter } auf { $at } ist verbraucht.
hs-event-trap-sprung = Eine Falle bewacht „{ $letter }“: { $figure } würfelt { $roll }.
hs-event-treasure-taken = { $figure } nimmt „{ $letter }“ von { $at }.
hs-event-treasure-dropped = „{ $letter }“ von { $figure } liegt auf { $at }.
hs-event-treasure-spent = „{ $letter }“ von { $figure } ist verbraucht.
hs-event-treasure-moved = { $figure } bewegt „{ $letter }“ durch Magie von { $at } nach { $to_space }.
hs-event-negated = { $card } verliert die Spezialfähigkeiten ({ $source }).
hs-event-door =
    { $state ->
        [open] Das Tor „{ $door }“ wird geöffnet.
       *[other] Das Tor „{ $door }“ wird geschlossen.
    }
hs-event-gift = { $card }: { $what } +{ $amount } ({ $source }).
hs-event-gift-named = { $card } wird genannt ({ $source }).
hs-event-gift-transformed = { $card } ist nicht mehr, was es war ({ $source }).
hs-event-gift-partner = { $card } führt ein Paar an.
hs-event-shoved = { $by } schubst { $figure }: { $path }.
hs-event-erupted = { $what }: { $roll } auf dem W20, { $size }.
hs-event-thrown = { $figure } wird { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    } hoch geschleudert: { $path }.
hs-event-hidden = Vorerst nicht zu sehen: { $figures } ({ $source }).
hs-event-scored = { $seat } punktet ({ $what }): { $total }.
hs-event-token = { $token } liegt auf { $at }.
hs-event-token-by = { $by } nimmt auf: { $token }.
hs-event-point-spent =
    { $amount ->
        [1] { $seat } erhält einen Machtpunkt ({ $card }).
       *[other] { $seat } gibt einen Machtpunkt aus ({ $card }).
    }
hs-event-game-ended =
    { $winners ->
        [none] Das Spiel endet unentschieden ({ $reason }). Stand: { $score }.
       *[other] Gewonnen hat { $winners } ({ $reason }). Stand: { $score }.
    }
hs-event-marker-laid = { $seat } legt einen Befehlsanzeiger.
hs-event-marker-laid-marker = { $seat } legt { $marker } auf { $card }.

## Entscheidungen

hs-decision-army = Welche Armee führst du?
hs-decision-draft = Welche Karte wählst du? Du hast noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }.
hs-decision-place = Wohin kommt { $figure }?
hs-decision-link = Welcher Held und welche Truppe sollen ein Paar sein?
hs-decision-lose-point = Deine Armee ist über dem Limit: Welche Karte gibt ihren Machtpunkt ab?
hs-decision-order = Wohin legst du { $marker }?
hs-decision-reorganise = Welche Befehlsanzeiger legst du auf eine andere Karte? Höchstens { $left }.
hs-decision-activate = Mit welcher Karte machst du deinen Zug?
hs-decision-first = Zuerst ziehen oder zuerst angreifen?
hs-decision-bond = { $card }: Machst du einen Zug mit einer anderen Karte?
hs-decision-move = { $card }: Welche Figur zieht?
hs-decision-carry = Wen trägt { $figure } mit?
hs-decision-go = Wohin zieht { $figure }?
hs-decision-swipe = { $figure } löst sich von { $enemy }: Schlägst du zu?
hs-decision-power = { $card }: Benutzt du eine Fähigkeit?
hs-decision-power-figure = Benutzt du { $power } mit { $figure }?
hs-decision-attack = { $card }: Wer greift wen an?
hs-decision-victim = { $power }: Wen trifft es außer { $target } noch?
hs-decision-defender = Wer verteidigt sich als Nächster gegen { $attacker }?
hs-decision-again = { $power }: Greift { $figure } noch einmal an?
hs-decision-save = { $figure } würde Wunden nehmen: Verhinderst du es mit { $rule }?
hs-decision-casualty = Auf welches Exemplar seiner Karte kommt { $figure }?
hs-decision-spirit = { $rule }: Auf welche Karte kommt { $figure }?
hs-decision-last-blow = Wen trifft { $figure } mit dem letzten Hieb?
hs-decision-target = { $power }: Auf wen zielt { $figure }?
hs-decision-name = { $power }: Welche Karte nennst du?
hs-decision-lose = { $why }: Welche Figur ist es?
hs-decision-offer = { $rule }: Wen gibst du hin, um { $figure } zu heilen?
hs-decision-free-move = { $why }: Welche Figur zieht? Höchstens { $left }.
hs-decision-glyph = { $figure } steht auf: { $letter }. Was tust du?
hs-decision-levitate = Welchen Schatz bewegt { $figure } durch Magie?
hs-decision-direction = In welche Richtung wird { $figure } geschleudert?
hs-decision-curse = Der Fluch von Wannok: Welcher Gegner muss eine Figur verwunden?
hs-decision-push = Wie weit schubst du { $target }?
hs-decision-reroll = Gibst du einen Machtpunkt aus und würfelst noch einmal?

## Möglichkeiten

hs-option-army =
    { $army } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
hs-option-draft =
    { $card } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
hs-option-complete = Die Armee ist vollständig
hs-option-place = { $at }
hs-option-auto = Den Rest für mich aufstellen
hs-option-order = { $card }
hs-option-order-reorganise = { $marker } auf { $card }
hs-option-keep = Die Anzeiger liegen lassen
hs-option-activate = { $card } ({ $marker })
hs-option-activate-bond = { $card } ({ $power })
hs-option-activate-markers = { $card } ({ $markers } Anzeiger)
hs-option-skip = Nicht nutzen
hs-option-skip-bond = Kein Zug mit einer anderen Karte
hs-option-skip-power = Keine Fähigkeit benutzen
hs-option-skip-carry = Niemanden tragen
hs-option-skip-swipe = Gehen lassen
hs-option-skip-link = Kein Paar
hs-option-skip-target = Niemand
hs-option-first =
    { $what ->
        [attack] Zuerst angreifen
       *[other] Zuerst ziehen
    }
hs-option-move = { $figure }
hs-option-carry = { $figure }
hs-option-go =
    { $notes ->
        [none] { $to }
       *[other] { $to } ({ $notes })
    }
hs-option-stay = Stehen bleiben
hs-option-rotate = { $figure } nach { $direction } drehen
hs-option-flip = { $figure } umdrehen, hinten wird vorn
hs-option-door =
    { $state ->
        [open] Das Tor „{ $door }“ schließen
       *[other] Das Tor „{ $door }“ öffnen
    }
hs-option-attack = { $figure } greift an: { $target }
hs-option-attack-power = { $figure } greift mit { $power } an: { $target }
hs-option-attack-dice = { $figure } greift mit { $power } an: { $target } ({ $dice } Würfel)
hs-option-shove = { $figure } schubst { $target }
hs-option-push =
    { $spaces ->
        [0] Nicht schubsen
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
hs-option-levitate = Den Schatz von { $at } nach { $to }
hs-option-use = { $power }
hs-option-use-figure = { $power } mit { $figure }
hs-option-use-swipe = Zuschlagen
hs-option-use-save = Einen Marker ausgeben
hs-option-target = { $target }
hs-option-done = Fertig
hs-option-done-move = Niemand zieht mehr
hs-option-done-attack = Keine weiteren Angriffe
hs-option-done-again = Aufhören anzugreifen
hs-option-done-victim = Niemand sonst
hs-option-reroll =
    { $card ->
        [none] Mit einem freien Machtpunkt neu würfeln
       *[other] Mit dem Machtpunkt von { $card } neu würfeln
    }
hs-option-accept = Den Wurf so lassen
hs-option-react = Reagieren
hs-option-decline = Nicht reagieren
hs-price-cost =
    { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
hs-price-swipes = Hieb von { $enemies }
hs-price-falls = fällt { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    }
hs-price-lava = durch geschmolzene Lava
hs-price-strikes = beim Näherkommen getroffen von { $enemies }
hs-price-fly = fliegend
hs-price-way = über { $way }

## Chancen

hs-odds =
    { $target ->
        [none] { $odds }.
       *[other] { $note ->
            [none] { $target }: { $odds }.
           *[other] { $target } ({ $note }): { $odds }.
        }
    }
hs-odds-left = übrig { $table }
hs-odds-wounds = Wunden { $table }
hs-odds-destroyed = Wunden { $table }; zerstört in { $chance }
hs-odds-outcome =
    { $faces ->
        [none] { $what }: { $chance }
       *[other] { $faces } { $what }: { $chance }
    }
hs-test-attack = { $who }: { $total } Angriffswürfel ({ $dice })
hs-test-defence = { $who }: { $total } Verteidigungswürfel ({ $dice })
hs-test-swipe = { $who }: { $total } Würfel gegen den, der geht ({ $dice })
hs-test-fall = { $who }: { $total } Würfel für den Sturz ({ $dice })
hs-test-shove = { $who }: { $total } Würfel zum Schubsen ({ $dice })
hs-test-extra =
    { $total ->
        [0] { $who }: ein weiterer Würfel je Wunde ({ $dice })
       *[other] { $who }: { $total ->
                    [one] { $total } weiterer Würfel
                   *[other] { $total } weitere Würfel
                } ({ $dice })
    }
hs-test-d20 = { $who }: { $needed } oder mehr auf dem W20
hs-test-crests = { $who }: { $needed } Wappen auf { $total } Würfeln
hs-effect-nothing = nichts geschieht
hs-effect-works = es gelingt
hs-effect-wound =
    { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }
hs-effect-wound-self =
    { $amount ->
        [one] 1 Wunde für sich selbst
       *[other] { $amount } Wunden für sich selbst
    }
hs-effect-destroy = zerstört
hs-effect-destroy-self = zerstört sich selbst
hs-effect-lose-figure = eine Figur der Karte geht verloren
hs-effect-heal =
    { $amount ->
        [0] ganz geheilt
        [one] 1 Wunde geheilt
       *[other] { $amount } Wunden geheilt
    }
hs-effect-heal-self =
    { $amount ->
        [one] heilt 1 Wunde
       *[other] heilt { $amount } Wunden
    }
hs-effect-control = für immer übernommen
hs-effect-control-turn = einen Zug lang übernommen
hs-effect-betray = ein Gegner erhält die Karte
hs-effect-weaken =
    { $amount ->
        [0] keine Verteidigungswürfel
        [one] höchstens 1 Verteidigungswürfel
       *[other] höchstens { $amount } Verteidigungswürfel
    }
hs-effect-boost = ein Wert steigt um { $amount }
hs-effect-no-attack = kein Angriff in diesem Zug
hs-effect-clear-markers = Befehlsanzeiger gehen verloren
hs-effect-move-again = darf noch einmal ziehen
hs-effect-turn-again = ein weiterer Zug
hs-effect-attack-again = ein weiterer Angriff
hs-effect-attack-all-adjacent = greift alle Benachbarten an
hs-effect-summon = wird daneben gestellt
hs-effect-swap = die beiden tauschen die Plätze
hs-effect-move-treasure = ein Schatz wird bewegt
hs-effect-brace = { $amount } Verteidigungswürfel mehr
hs-effect-deepen = { $amount ->
    [one] { $amount } Wunde mehr, wenn der Angriff verwundet
   *[other] { $amount } Wunden mehr, wenn der Angriff verwundet
  }
hs-effect-treasure = der Schatz wird genommen
hs-effect-trample = tritt auf das Feld der Zerstörten und darf weitergehen
hs-effect-lay-ground = legt ein Plättchen
hs-effect-throw = wird geschleudert
hs-effect-move-others = andere dürfen ziehen
hs-effect-return-figure = eine zerstörte Figur kehrt zurück
hs-effect-deploy = die Figuren werden aufgestellt
hs-effect-negate = Spezialfähigkeiten gehen verloren
hs-effect-reveal-x = das X wird aufgedeckt
hs-effect-transform = wird zu etwas anderem
hs-effect-burst = verwundet ringsum
hs-effect-hide = nicht zu sehen
hs-effect-name-card = eine Karte wird genannt
hs-effect-mark-kill = ein Erfahrungsmarker
hs-effect-extra-dice = weitere Würfel
hs-effect-escape = sie entkommt
hs-effect-push =
    { $amount ->
        [one] 1 Feld weit geschubst
       *[other] { $amount } Felder weit geschubst
    }
hs-odds-together = alle zusammen: Wunden { $table }, im Mittel { $mean }
hs-effect-better = ein höheres Ergebnis
hs-effect-fallen =
    { $amount ->
        [0] niemand zerstört
       *[other] { $amount } zerstört
    }
hs-effect-longer-move =
    { $amount ->
        [one] 1 Feld weiter bewegen
       *[other] { $amount } Felder weiter bewegen
    }
hs-effect-swarm =
    { $amount ->
        [one] 1 Figur handelt
       *[other] { $amount } Figuren handeln
    }
hs-effect-choice-save = { $source }: Wer getroffen wird, kann dafür zahlen und nichts erleiden; gerechnet, als zahlte er nicht
hs-effect-choice-last-blow = { $source }: Sein Spieler wählt, wen es trifft; gerechnet, als träfe es deine Seite
hs-effect-choice-swipe = der Gegner kann die Figur ziehen lassen; gerechnet, als schlüge er zu
hs-effect-choice-free-move = { $source }: Ein anderer Spieler darf dann bewegen
hs-effect-choice-reroll = ein anderer Spieler kann für einen Machtpunkt neu würfeln; gerechnet, als täte er es nicht
hs-effect-choice-power = du kannst dann { $source } einsetzen
hs-effect-choice-again = noch ein Angriff ({ $source })
hs-effect-choice-attack = noch ein Angriff
hs-effect-choice-other = { $source }: Ein anderer Spieler muss dann wählen
hs-effect-alone = was folgen kann, ist zu viel, um alles zu nennen; jede Figur ist für sich gerechnet
hs-effect-unknown-glyph = noch weiß niemand, was die Glyphe tut

## Absagen

hs-denial = Die Regel „{ $title }“ verbietet es.
hs-denial-power = { $title } verbietet es.
hs-denial-power-by = { $title } von { $by } verbietet es.
hs-denial-power-used = { $title } ist verbraucht.
hs-denial-power-once = { $title } wurde schon benutzt.
hs-denial-power-moved = { $title } geht nach einer Bewegung nicht.
hs-denial-power-unmoved = { $title } geht nur für eine Figur, die gezogen ist.
hs-denial-power-together = Für { $title } braucht es { $together ->
        [one] { $together } Figur, die richtig steht
       *[other] { $together } Figuren, die richtig stehen
    }.
hs-denial-power-adjacent = { $title } kann nicht auf eine benachbarte Figur zielen.
hs-denial-power-levels = Das Ziel steht mehr als { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    } höher.
hs-denial-power-targetless = Für { $title } gibt es kein Ziel.
hs-denial-power-unfit = { $title } wirkt nicht auf { $target }.
hs-denial-power-moment = Jetzt ist nicht der Moment für { $title }.
hs-denial-power-marker = Für { $title } müsste ein anderer Befehlsanzeiger aufgedeckt sein.
hs-denial-power-apart = { $title } wirkt nur gegen ein Ziel, das zu Beginn des Zuges nicht benachbart war.
hs-denial-power-missing = { $figure } hat keine solche Fähigkeit.
hs-denial-power-negated = Die Spezialfähigkeiten von { $figure } sind aufgehoben.
hs-denial-HS-TURN-02 = Du bist nicht am Zug.
hs-denial-HS-TURN-02-acting = Am Zug ist { $acting }.
hs-denial-HS-TURN-03 = Zuerst ist etwas anderes zu entscheiden.
hs-denial-HS-TURN-03-pending = Zuerst ist zu entscheiden: { $pending }.
hs-denial-HS-TURN-05 = Von diesem Namen darf in diesem Zug keine Figur mehr handeln: höchstens { $figures }.
hs-denial-HS-TURN-06 = { $figure } gehört nicht zur Karte, die am Zug ist.
hs-denial-HS-TURN-07 = { $figure } gehört nicht zur Karte, die am Zug ist.
hs-denial-HS-TURN-07-barred = { $figure } darf in diesem Zug nicht angreifen.
hs-denial-HS-MOVE-01 = { $to } ist zu weit für { $figure }.
hs-denial-HS-MOVE-01-move = { $to } ist nicht zu erreichen: { $figure } hat { $move ->
        [one] { $move } Bewegungspunkt
       *[other] { $move } Bewegungspunkte
    }.
hs-denial-HS-MOVE-07 = Dort steht schon jemand: { $occupant }.
hs-denial-HS-MOVE-08 = { $figure } ist schon gezogen.
hs-denial-HS-MOVE-10 = Figuren ziehen nur im Bewegungsschritt.
hs-denial-HS-CLIMB-01 = { $figure } kann keine { $levels } Ebenen auf einmal klettern; höchstens { $climb }.
hs-denial-HS-CLIMB-08 = Auf { $to } steht ein Hindernis: { $obstacle }.
hs-denial-HS-FIT-01 = Auf { $to } ist nicht genug Platz für { $figure }.
hs-denial-HS-DOUBLE-05 = Beide Hälften von { $figure } müssen auf einer Ebene stehen.
hs-denial-HS-LADDER-05 = Nur kleine und mittlere Figuren benutzen Leitern.
hs-denial-HS-HIVE-01 = { $figure } zieht nie.
hs-denial-HS-GLYPH-PROFTAKA-01 = Die Glyphe von Proftaka hält { $figure } fest, bis ein Freund daneben steht.
hs-denial-HS-GLYPH-THORIAN-01 = Die Glyphe von Thorian schützt { $target } vor Angriffen aus der Ferne.
hs-denial-HS-ATTACK-01 = { $target } kann nicht angegriffen werden.
hs-denial-HS-ATTACK-01-gone = { $target } ist nicht auf dem Schlachtfeld.
hs-denial-HS-ATTACK-02 = { $figure } hat schon angegriffen.
hs-denial-HS-ATTACK-03 = { $attacker } ist kampfgebunden und darf nur angreifen: { $engaged }.
hs-denial-HS-ATTACK-05 = { $target } ist kein Feind.
hs-denial-HS-SPECIAL-02 = { $figure } hat in diesem Zug einen Spezialangriff benutzt.
hs-denial-HS-LOS-01 = { $attacker } sieht { $target } nicht.
hs-denial-HS-LOS-01-hidden = { $target } ist vorerst nicht zu sehen.
hs-denial-HS-LOS-04 = { $attacker } sieht nicht hinter sich.
hs-denial-HS-LOS-12 = { $attacker } sieht { $target } nicht.
hs-denial-HS-LOS-12-blocked = { $attacker } sieht { $target } nicht; im Weg: { $blocked }.
hs-denial-HS-RANGE-01 = Die Entfernung ist { $distance }, die Reichweite { $range }.
hs-denial-HS-RANGE-03 = Mit Reichweite 1 sind nur benachbarte Figuren angreifbar.
hs-denial-HS-SETUP-01 = Eine Armee braucht mindestens eine Karte.
hs-denial-HS-SETUP-05 = Die Armee kostet { $points } Punkte; das Limit ist { $limit }.
hs-denial-HS-SETUP-06 = Es gibt keine Armeekarte { $card }.
hs-denial-HS-SETUP-08 = { $card } ist einzigartig: nur eine je Armee.
hs-denial-HS-SETUP-10 = { $card }: { $copies } Exemplare sind keine Armee.
hs-denial-HS-SETUP-12 = { $figure } muss in deine Startzone.
hs-denial-HS-DRAFT-07 = Jetzt werden keine Karten gewählt.
hs-denial-HS-DRAFT-02 = Jetzt werden keine Armeen genommen.
hs-denial-HS-ORDER-01 = Jetzt werden keine Befehlsanzeiger gelegt.
hs-denial-HS-ORDER-01-marker = Jetzt ist nicht { $marker } an der Reihe.
hs-denial-HS-ORDER-07 = { $card } ist aus dem Spiel.
hs-denial-HS-TEAM-01 = { $figure } gehört nicht dir.
hs-denial-HS-TEAM-01-card = { $card } gehört nicht dir.
hs-denial-HSV-ARMY-01 = { $card } hat schon { $seat } genommen.
hs-denial-HSV-ARMY-02 = { $card } ist einzigartig und in der Armee deines Mitspielers, { $seat }.
hs-denial-HSV-ARMY-04 = Eine Armee dient höchstens zwei Generälen; hier sind es { $generals }.
hs-denial-HSV-FLEX-02 = Auf { $card } liegen schon vier Anzeiger.
hs-denial-HSV-LINK-02 = { $card } teilt die Anzeiger ihres Helden.
hs-denial-HSV-ORDER-10 = Auf { $card } liegt schon dieselbe Zahl.
hs-denial-HSV-ORDER-11 = Auf { $card } dürfen keine weiteren Anzeiger liegen.
hs-denial-HSV-SHOVE-01 = { $figure } kann { $target } nicht schubsen: nicht benachbart oder eine zu große Figur.
hs-denial-HSV-SHOVE-01-level = { $target } steht zu hoch zum Schubsen oder kann nicht bewegt werden.
hs-denial-HSV-SHOVE-01-cost = { $figure } hat nicht genug Bewegung übrig, um { $target } zu schubsen.
hs-denial-HSV-TREE-01 = { $attacker } hat nichts, um einen Baum zu fällen.
hs-denial-HS-DOOR-03 = Jemand von dir muss auf { $at } stehen, um { $door } zu bedienen.
hs-denial-HS-DOOR-03-keeper = { $keeper } hält das Feld, von dem aus { $door } bedient wird.
hs-denial-HS-DOOR-04 = { $occupant } steht { $door } im Weg.
hs-denial-HS-DOOR-05 = { $door } ist zerbrochen: Da ist nichts mehr zu öffnen oder zu schließen.
hs-denial-HS-GLYPH-05 = Noch weiß niemand, welche Glyphe auf { $at } liegt.
hs-denial-HS-GLYPH-06 = { $letter } wirkt in dem Augenblick, in dem jemand sie betritt, nicht später.
hs-denial-HS-GLYPH-06-empty = { $letter } wirkt für den, der sie betritt; auf { $at } steht niemand.
hs-denial-HS-GLYPH-08 = { $letter } wirkt von selbst, solange du darauf stehst.
hs-denial-HS-MOVE-09 = { $figure } kann jetzt nicht gedreht werden.
hs-denial-HS-MOVE-09-round = { $figure } sieht in alle Richtungen: Wohin sie blickt, ist gleich.
hs-denial-HS-MOVE-09-turned = { $figure } wurde in diesem Schritt schon gedreht.
hs-denial-HS-DOUBLE-04 = { $figure } wird jetzt nicht umgedreht.
hs-denial-HS-DOUBLE-04-moved = { $figure } wird nach ihrem Zug umgedreht.
hs-denial-HS-DOUBLE-04-same = { $figure } sieht von beiden Enden aus dasselbe.
hs-denial-HS-SPECIAL-01 = Keine Fähigkeit erlaubt es.
hs-denial-HS-SPECIAL-01-bonded = { $card } hat keine Bindung, die { $bonded } einen Zug gibt.
hs-denial-HS-SPECIAL-01-carried = { $figure } kann niemanden mitnehmen.
hs-denial-HS-TURN-04 = Der Marker für diesen Zug liegt nicht auf { $card }.
hs-denial-HSV-FACING-01 = { $figure } hat schon angegriffen.
hs-denial-HSV-LANDING-03 = { $figure } kann auf { $to } nicht liegen bleiben.
hs-denial-HSV-POWER-01 = { $card } hat für diesen Wurf keinen Machtpunkt.
hs-denial-HSV-POWER-02 = Gerade ist kein Wurf von dir zu wiederholen.
hs-denial-HSV-POWER-02-unknown = In dieser Partie gibt es keine Machtpunkte.
hs-denial-HSV-REORG-01 = Nicht dieser Marker ist jetzt an eine andere Karte zu geben.
hs-denial-HSV-REORG-02 = Dieser Marker kann nicht auf { $card } gelegt werden.
hs-denial-HSV-SHOVE-01-unknown = In dieser Partie wird nicht gestoßen.
hs-denial-HSV-SHOVE-04 = { $target } kann höchstens { $most ->
        [one] { $most } Feld
       *[other] { $most } Felder
    } weit gestoßen werden.
hs-denial-HSV-TURN-01 = Die Reihenfolge von Bewegung und Angriff ist jetzt nicht zu wählen.
hs-denial-HSV-TURN-01-unknown = In dieser Partie bewegen sich alle, bevor sie angreifen.
hs-denial-power-beside = { $to } liegt nicht neben { $beside } oder außer Sicht.
hs-denial-power-distance = { $to } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt; { $title } reicht { $spaces } weit.
hs-denial-power-distant = { $title } erreicht dort niemanden: zu weit weg.
hs-denial-power-engaged = { $title } braucht { $engaged ->
        [one] { $engaged } Figur
       *[other] { $engaged } Figuren
    } im Nahkampf.
hs-denial-power-level = { $to } liegt für { $title } auf der falschen Höhe.
hs-denial-power-lonely = { $title } braucht ein freies Feld, neben dem niemand steht.
hs-denial-power-lost = { $card } ist aus dem Spiel.
hs-denial-power-needed = { $title }: Etwas muss gewählt werden.
hs-denial-power-offered = Bei { $title } geht es um eines von diesen: { $offered }.
hs-denial-power-stranger = { $title } gilt nicht für { $card }: die falsche Art Karte.
hs-measure =
    { $visible ->
        [yes] Entfernung { $distance }, { $levels ->
                     [one] { $levels } Ebene
                    *[other] { $levels } Ebenen
                 } Unterschied, in Sicht.
       *[no] Entfernung { $distance }, { $levels ->
                    [one] { $levels } Ebene
                   *[other] { $levels } Ebenen
                } Unterschied, nicht in Sicht: { $blocked }.
    }

## Die Lobby

hs-about = Zwei bis sechs Armeen aus Helden und Truppen aller Zeiten kämpfen um Hügel, Flüsse und Burgen.
hs-preset = Lesart der Regeln
hs-preset-summary = Nach unserer Zusammenfassung
hs-preset-official = Nach dem gedruckten Regelheft
hs-points = Punkte je Armee
hs-points-scenario = Wie im Szenario
hs-points-number = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hs-terminal-why = Frage so: why attack A1 B2; why move A1 C7; why power A1 KARTE/FÄHIGKEIT; why order KARTE.
hs-terminal-measure = Frage so: m A1 B2.

## Schalter: jede Einstellung, die vom Üblichen abweicht

hs-switch-climb_limit-height_minus_1 = Eine Figur klettert eine Ebene weniger als ihre Höhe
hs-switch-initiative_order-clockwise = Wer die Initiative gewinnt, beginnt; dann im Uhrzeigersinn
hs-switch-flat_tile_level-same = Flache Felder liegen auf der Ebene des Landes daneben
hs-switch-lava_field_check-one_combat_die = Lavafelder: ein Kampfwürfel, ein Totenkopf verwundet
hs-switch-big_height_bonus-ten_above_figure_height = Große Höhe beginnt zehn Ebenen über dem Kopf der tieferen Figur
hs-switch-marker_placement-alternating = Befehlsanzeiger werden reihum einzeln gelegt
hs-switch-simultaneous_powers-d20_rolloff = Gleichzeitige Fähigkeiten: Ein W20 entscheidet, wer zuerst handelt
hs-switch-victory_check-immediate = Das Ziel gilt, sobald es erreicht ist
hs-switch-lodin_scope-player = Lodin hilft allen W20-Würfen seines Spielers
hs-switch-nilrend_scope-powers_and_special_attacks = Nilrend nimmt auch Spezialangriffe
hs-switch-leaving_attack_optional-opponent_may_decline = Wer nach einer gehenden Figur schlagen darf, kann sie ziehen lassen
hs-switch-levels_per_rung-1 = Eine Sprosse ist 1 Ebene hoch
hs-switch-levels_per_rung-3 = Eine Sprosse ist 3 Ebenen hoch
hs-switch-levels_per_rung-4 = Eine Sprosse ist 4 Ebenen hoch
hs-switch-sand_kind-mud = Sand ist Schlamm
hs-switch-snow_kind-deep = Schnee ist tief
hs-switch-ice_kind-slippery = Eis ist glatt
hs-switch-team_allies-with_teammate = Boni erreichen die Figuren von Mitspielern
hs-switch-v_exclusive_armies-on = Was eine Seite genommen hat, ist der anderen verschlossen
hs-switch-v_two_generals-on = Höchstens zwei Generäle in einer Armee
hs-switch-v_points_initiative-on = Leichtere Armeen haben bessere Initiative
hs-switch-v_power_points-on = Machtpunkte kaufen einen neuen Wurf
hs-switch-v_linked_units-on = Ein Held und eine Truppe handeln als Paar
hs-switch-v_missions-flag_raising = Mission: die Flagge hissen
hs-switch-v_missions-shrines = Mission: die Schreine besuchen
hs-switch-v_missions-collect = Mission: den Schatz sammeln
hs-switch-v_missions-king_of_the_hill = Mission: König des Hügels
hs-switch-v_missions-flag_theft = Mission: die Flagge stehlen
hs-switch-v_rough_ground-dense_swamp = Dichter Sumpf: langsam, aber gute Deckung
hs-switch-v_rough_ground-craggy_rock = Zerklüfteter Fels: langsam, aber gute Deckung
hs-switch-v_rough_ground-both = Dichter Sumpf und zerklüfteter Fels: langsam, aber gute Deckung
hs-switch-v_plant_cover-on = Bäume und Büsche geben Deckung
hs-switch-v_water_depth-on = Seichtes und tiefes Wasser
hs-switch-v_swamp_water_cost-on = Sumpfwasser ist langsam
hs-switch-v_soft_snow-on = Tiefer Schnee mildert einen Sturz
hs-switch-v_road_half-on = Etwas schneller, wenn der halbe Weg Straße ist
hs-switch-v_volcano-from_15 = Aktiver Vulkan ab 15
hs-switch-v_volcano-from_12 = Aktiver Vulkan ab 12
hs-switch-v_geyser-from_15 = Aktiver Geysir ab 15
hs-switch-v_geyser-from_12 = Aktiver Geysir ab 12
hs-switch-v_initiative_first-on = Initiative vor den Befehlsanzeigern
hs-switch-v_attack_first-on = Erst angreifen, dann ziehen, wenn man will
hs-switch-v_marker_scheme-two_bluffs = Befehlsanzeiger: zwei Bluffs
hs-switch-v_marker_scheme-fourth_turn = Befehlsanzeiger: X ist ein vierter Zug
hs-switch-v_marker_scheme-fourth_turn_small_team = Befehlsanzeiger: X ist ein vierter Zug für das kleinere Team
hs-switch-v_marker_scheme-fourth_turn_two_x = Befehlsanzeiger: zwei X, eines davon ein vierter Zug
hs-switch-v_marker_scheme-x_joker = Befehlsanzeiger: X ist ein Joker
hs-switch-v_marker_scheme-turn_counters = Keine Befehlsanzeiger, nur Züge
hs-switch-v_marker_scheme-double_sets = Zwei Sätze Befehlsanzeiger ab 1000 Punkten
hs-switch-v_marker_scheme-flexible = Befehlsanzeiger ohne Zahlen
hs-switch-v_reorganise-on = Anzeiger einer verlorenen Karte werden gerettet
hs-switch-v_cover-on = Deckung für teils verdeckte Figuren
hs-switch-v_flanking-on = Ein Würfel mehr für die Übermacht
hs-switch-v_blank_wild-on = Leere Seiten zählen auch
hs-switch-v_real_height-on = Kein Höhenvorteil gegen größere Figuren
hs-switch-v_height_distance-on = Zehn Ebenen zählen als ein Feld
hs-switch-v_water_fire_shield-on = Wasser hilft gegen Feuer
hs-switch-v_turn_before_attack-on = Figuren dürfen sich vor dem Angriff drehen
hs-switch-v_free_landing-on = Langsamer Boden bremst keine Landung
hs-switch-v_d20_double-on = Fähigkeiten, die einen W20 erhöhen, zählen doppelt
hs-switch-v_landing_damage-on = Auf andere zu fallen verletzt beide
hs-switch-v_shove-on = Schubsen statt Angreifen
hs-switch-v_door_plain-on = Ein Tor ohne freie Schilde
hs-switch-v_taelord_140-on = Taelord kostet 140 Punkte
hs-switch-v_drop_delay-1 = Absprung: nicht in der ersten Runde
hs-switch-v_drop_delay-2 = Absprung: nicht in den ersten zwei Runden
hs-switch-v_soulborg_blast-on = Soulborgs können explodieren
hs-switch-v_tree_objects-on = Bäume können gefällt werden
hs-switch-v_brandar-power_point = Brandar: ein Machtpunkt
hs-switch-v_brandar-combat_die = Brandar: ein Kampfwürfel
hs-switch-v_brandar-roll = Brandar: würfle darum
hs-switch-v_brandar-healing_spring = Brandar: eine Heilquelle
hs-switch-v_dagmar_6-on = Dagmar zählt nur 6
hs-switch-v_erland_lower-on = Erland darf in die Tiefe beschwören
