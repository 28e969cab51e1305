# Wszystko, co mówi Heroscape. Jak nazywają się komunikaty, mówi plik angielski.

## Nazwy i słowa

hs-hidden = zakryte
hs-hidden-glyph = nieznany glif
hs-marker-1 = znacznik rozkazu 1
hs-marker-2 = znacznik rozkazu 2
hs-marker-3 = znacznik rozkazu 3
hs-marker-X = znacznik rozkazu X
hs-marker-o = znacznik rozkazu
hs-marker-hidden = zakryty znacznik rozkazu
hs-marker-on = { $marker } z karty { $card }
hs-direction-0 = wschód
hs-direction-1 = północny wschód
hs-direction-2 = północny zachód
hs-direction-3 = zachód
hs-direction-4 = południowy zachód
hs-direction-5 = południowy wschód
hs-thing-door = brama „{ $name }”
hs-thing-tree = drzewo „{ $name }”
hs-thing-column = grunt na { $at } (poziom { $level })
hs-thing-line = linia: { $direction }
hs-thing-line-rear = linia: { $direction }, od tylnej połowy
hs-piece-tree = drzewo
hs-piece-bush = krzew
hs-piece-palm = palma
hs-piece-glacier = lodowiec
hs-piece-outcrop = wychodnia skalna
hs-piece-pillar = filar
hs-piece-castle-wall = mur zamkowy
hs-piece-castle-base = podstawa muru
hs-piece-ruin = ruina
hs-piece-stone-wall = kamienny mur
hs-piece-battlement = blanka
hs-piece-railing = balustrada
hs-piece-ladder = drabina
hs-piece-door = brama
hs-piece-other = przeszkoda
hs-terrain-grass = trawa
hs-terrain-rock = skała
hs-terrain-sand = piasek
hs-terrain-snow = śnieg
hs-terrain-swamp = bagno
hs-terrain-road = droga
hs-terrain-lava-field = pole lawy
hs-terrain-water = woda
hs-terrain-swamp-water = bagienna woda
hs-terrain-ice = lód
hs-terrain-molten-lava = płynna lawa
hs-terrain-dungeon = loch
hs-terrain-shadow = cień
hs-terrain-asphalt = asfalt
hs-terrain-concrete = beton
hs-terrain-ladder = drabina
hs-word-around = wszyscy sąsiedzi
hs-word-swipe = cios przy odejściu
hs-word-fall = upadek
hs-word-attack = atak
hs-word-defence = obrona
hs-word-move = ruch
hs-word-range = zasięg
hs-word-named = wskazana karta
hs-word-partner = para
hs-word-carry = niesiona
hs-word-flying = lot
hs-word-shove = popchnięcie
hs-word-shove-defence = opór
hs-word-blast = wybuch
hs-word-lava-field = pole lawy
hs-word-molten-lava = płynna lawa
hs-word-wannok = Glif Wannoka
hs-word-mitonsoul = Glif Mitonsoula
hs-word-nilrend = Glif Nilrenda
hs-word-oreld = Glif Orelda
hs-word-sturla = Glif Sturli
hs-word-brandar = Glif Brandara
hs-word-volcano = wulkan
hs-word-geyser = gejzer
hs-word-geyser-height = wysokość fontanny
hs-word-none = nic
hs-word-small = mały
hs-word-medium = średni
hs-word-large = duży
hs-word-huge = ogromny
hs-word-great = wielki
hs-word-hero = bohater
hs-word-squad = oddział
hs-word-unique = unikalny
hs-word-common = pospolity
hs-word-uncommon = niepospolity
hs-word-open = otwarta
hs-word-closed = zamknięta
hs-word-destroyed = zniszczona
hs-word-flag = flaga
hs-word-gem = klejnot
hs-word-shrine = kapliczka
hs-word-hill = wzgórze
hs-word-board = na polu bitwy
hs-word-reserve = w rezerwie
hs-word-waiting = do ustawienia
hs-word-unused = pominięta
hs-word-setup = przygotowanie
hs-word-orders = znaczniki rozkazu
hs-word-initiative = inicjatywa
hs-word-turns = tury
hs-word-end = koniec rundy
hs-word-over = koniec gry
hs-word-last-army = ostatnia armia
hs-word-points = punkty
hs-word-glyphs = glify
hs-word-escort = eskorta
hs-word-siege = oblężenie
hs-word-shrines = kapliczki
hs-word-collect = skarb
hs-word-steal = skradziona flaga
hs-word-concession = poddanie
hs-word-agreed-draw = uzgodniony remis
hs-word-life = życie
hs-word-height = wysokość
hs-word-moving = trwający ruch
hs-word-special = trwający atak specjalny
hs-word-dice = trwający rzut
hs-word-wounding = rany
hs-word-act = zdolności
hs-word-placing = gdzie postawić figurkę
hs-word-losing = kogo to spotka
hs-word-free-moves = dalsze ruchy
hs-word-glyph = glif
hs-word-end-round = koniec rundy
hs-word-offering = kogo się poświęca
hs-word-reorganise = nowe rozkazy
hs-word-reveal = który znacznik odkryć
hs-word-bond = tura inną kartą
hs-word-series = cała seria
hs-word-first = czy najpierw ruch, czy atak
hs-number-dice = kości
hs-number-move = ruch
hs-number-range = zasięg
hs-count = { $count } na karcie { $card }
hs-roll = { $seat } { $total }
hs-score = { $seat } { $points }
hs-faces-skulls =
    { $count ->
        [one] 1 czaszka
        [few] { $count } czaszki
       *[other] { $count } czaszek
    }
hs-faces-shields =
    { $count ->
        [one] 1 tarcza
        [few] { $count } tarcze
       *[other] { $count } tarcz
    }
hs-faces-blanks =
    { $count ->
        [one] 1 pusta
        [few] { $count } puste
       *[other] { $count } pustych
    }
hs-faces-none = brak kości

## Skąd bierze się liczba, w kilku słowach

hs-source-gift = trwały dar
hs-source-HS-MOVE-01 = ruch
hs-source-HS-RANGE-01 = zasięg
hs-source-HS-DICE-01 = atak
hs-source-HS-DICE-02 = obrona
hs-source-HS-SPECIAL-01 = zdolność
hs-source-HS-OBJECT-06 = obiekt
hs-source-HS-INIT-01 = rzut
hs-source-HS-HEIGHT-01 = przewaga wysokości
hs-source-HS-HEIGHT-02 = duża wysokość
hs-source-HS-HEIGHT-04 = ponad wodą
hs-source-HS-JUNGLE-01 = dżungla
hs-source-HS-LEAVE-02 = wyjście z walki
hs-source-HS-FALL-03 = upadek
hs-source-HS-FALL-04 = ciężki upadek
hs-source-HS-FALL-05 = skrajny upadek
hs-source-HS-TERRAIN-LAVA-01 = pole lawy
hs-source-HS-TERRAIN-MOLTEN-02 = płynna lawa
hs-source-HS-WOUND-01 = atak
hs-source-HSV-FLEX-05 = kilka znaczników
hs-source-HSV-FLANK-01 = przewaga liczebna
hs-source-HSV-COVER-01 = w połowie ukryty
hs-source-HSV-COVER-02 = prawie ukryty
hs-source-HSV-FIRE-01 = przemoczony
hs-source-HSV-GLYPH-02 = Glif Brandara
hs-source-HSV-GLYPH-05 = Glif Dagmar
hs-source-HSV-PLANT-01 = rośliny
hs-source-HSV-POINTS-01 = lżejsza armia
hs-source-HSV-POINTS-02 = cięższa armia
hs-source-HSV-ROUGH-04 = trudny grunt
hs-source-HSV-SHOVE-02 = rozmiar
hs-source-HSV-SHOVE-03 = rozmiar
hs-source-HSV-UNIT-03 = wybuch
hs-source-HSV-VOLCANO-01 = wulkan

## Zdarzenia

hs-event-army-taken = { $seat } bierze armię { $army } (punkty: { $points }).
hs-event-card-drafted = { $seat } dobiera { $card } (punkty: { $points }).
hs-event-army-complete = { $seat } ma całą armię.
hs-event-figure-placed = { $figure } – ustawienie na { $at }.
hs-event-figure-placed-why = { $figure } – ustawienie na { $at } ({ $why }).
hs-event-no-room = { $figure } nie znajduje miejsca.
hs-event-round-began = Zaczyna się runda { $round }.
hs-event-markers-laid = { $seat } – znaczniki rozkazu położone: { $counts }.
hs-event-marker-revealed = { $seat } odkrywa { $marker } na karcie { $card }.
hs-event-markers-lost =
    { $count ->
        [one] Z karty { $card } znika znacznik rozkazu.
        [few] Z karty { $card } znikają { $count } znaczniki rozkazu.
       *[other] Z karty { $card } znika { $count } znaczników rozkazu.
    }
hs-event-markers-moved =
    { $count ->
        [one] { $seat } przenosi zakryty znacznik rozkazu na inną kartę.
       *[other] { $seat } przenosi zakryte znaczniki rozkazu na inne karty ({ $count }).
    }
hs-event-turn-lost = { $seat } traci tę turę.
hs-event-turn-began = { $seat } rozgrywa turę kartą { $card }.
hs-event-turn-began-why = { $seat } rozgrywa turę kartą { $card } ({ $why }).
hs-event-initiative =
    { $order ->
        [none] Inicjatywa: { $rolls }.
       *[other] Kolejność gry: { $order }.
    }
hs-event-rolled-off = { $power }: rzut o to, kto pierwszy. { $rolls }.
hs-event-dice =
    { $sides ->
        [6] Rzut ({ $why }): { $faces }.
       *[other] k20 ({ $why }): { $faces }.
    }
hs-event-moved = { $figure } – ruch z { $from } na { $to }.
hs-event-moved-how = { $figure } – ruch z { $from } na { $to } ({ $how }).
hs-event-carried = { $by } niesie ze sobą: { $figure }.
hs-event-rotated = { $figure } obraca się: { $direction }.
hs-event-flipped = { $figure } odwraca się i patrzy teraz z { $at }.
hs-event-left-engagement =
    { $wounds ->
        [0] { $enemy } uderza przy odejściu i pudłuje; cel: { $figure }.
        [one] { $enemy } uderza przy odejściu; cel: { $figure }, 1 rana.
       *[other] { $enemy } uderza przy odejściu; cel: { $figure }, rany: { $wounds }.
    }
hs-event-fell =
    { $wounds ->
        [0] { $figure } – upadek (poziomy: { $height }) bez obrażeń.
        [one] { $figure } – upadek (poziomy: { $height }): 1 rana.
       *[other] { $figure } – upadek (poziomy: { $height }), rany: { $wounds }.
    }
hs-event-lava =
    { $survived ->
        [yes] { $figure } przeżywa lawę.
       *[no] Lawa pochłania: { $figure }.
    }
hs-event-attack-declared = { $attacker } atakuje; cel: { $target }.
hs-event-attack-declared-power = { $attacker } atakuje ({ $power }); cel: { $target }.
hs-event-attack-rolled =
    { $skulls ->
        [one] { $attacker } rzuca: { $dice } ({ $reasons }) – 1 czaszka.
        [few] { $attacker } rzuca: { $dice } ({ $reasons }) – { $skulls } czaszki.
       *[other] { $attacker } rzuca: { $dice } ({ $reasons }) – { $skulls } czaszek.
    }
hs-event-defence-rolled =
    { $shields ->
        [one] { $defender } broni się: { $dice } ({ $reasons }) – 1 tarcza.
        [few] { $defender } broni się: { $dice } ({ $reasons }) – { $shields } tarcze.
       *[other] { $defender } broni się: { $dice } ({ $reasons }) – { $shields } tarcz.
    }
hs-event-defence-rolled-blocked = { $defender } broni się: { $dice } ({ $reasons }) – tarcze: { $shields }, wszystko zablokowane.
hs-event-wounded =
    { $amount ->
        [one] { $figure } otrzymuje 1 ranę ({ $total } z { $life }).
        [few] { $figure } otrzymuje { $amount } rany ({ $total } z { $life }).
       *[other] { $figure } otrzymuje { $amount } ran ({ $total } z { $life }).
    }
hs-event-ignored = { $figure } ignoruje rany ({ $source }).
hs-event-healed =
    { $amount ->
        [one] { $figure } traci 1 ranę ({ $source }).
        [few] { $figure } traci { $amount } rany ({ $source }).
       *[other] { $figure } traci { $amount } ran ({ $source }).
    }
hs-event-destroyed = { $figure } – zniszczenie.
hs-event-destroyed-by = { $by } niszczy: { $figure }.
hs-event-casualty = { $figure } trafia na kartę { $card }.
hs-event-card-lost = { $card } wypada z gry.
hs-event-returned = { $figure } wraca na { $at } ({ $source }).
hs-event-power-used = { $figure } używa: { $power }.
hs-event-power-used-target = { $figure } używa: { $power }; cel: { $target }.
hs-event-power-result =
    { $worked ->
        [yes] { $power }: { $total } – udało się.
       *[no] { $power }: { $total } – nic się nie dzieje.
    }
hs-event-control = { $seat } przejmuje { $card } ({ $source }).
hs-event-control-for_turn = { $seat } kieruje kartą { $card } przez turę ({ $source }).
hs-event-ground-laid = { $figure } kładzie na { $at } kafelek: { $terrain }.
hs-event-glyph-revealed = Glif na { $at }: { $letter }.
hs-event-glyph-entered = { $figure } stoi na: { $letter }.
hs-event-glyph-gone = { $letter } na { $at } – zużyty.
hs-event-trap-sprung = Pułapka ({ $letter }): { $figure } wyrzuca { $roll }.
hs-event-treasure-taken = { $figure } zabiera skarb z pola { $at } ({ $letter }).
hs-event-treasure-dropped = Skarb figurki { $figure } leży na polu { $at } ({ $letter }).
hs-event-treasure-spent = Skarb figurki { $figure } został zużyty ({ $letter }).
hs-event-treasure-moved = { $figure } przesuwa magią skarb z pola { $at } na { $to_space } ({ $letter }).
hs-event-negated = { $card } traci zdolności specjalne ({ $source }).
hs-event-door =
    { $state ->
        [open] Brama „{ $door }” zostaje otwarta.
       *[other] Brama „{ $door }” zostaje zamknięta.
    }
hs-event-gift = { $card }: { $what } +{ $amount } ({ $source }).
hs-event-gift-named = Wskazana karta: { $card } ({ $source }).
hs-event-gift-transformed = { $card }: to już ktoś inny ({ $source }).
hs-event-gift-partner = { $card } prowadzi parę.
hs-event-shoved = { $by } popycha: { $figure } ({ $path }).
hs-event-erupted = { $what }: { $roll } na k20, { $size }.
hs-event-thrown = { $figure } wylatuje w górę (poziomy: { $levels }): { $path }.
hs-event-hidden = Na razie niewidoczni: { $figures } ({ $source }).
hs-event-scored = { $seat } – punkt ({ $what }): { $total }.
hs-event-token = { $token } leży na { $at }.
hs-event-token-by = { $by } zabiera: { $token }.
hs-event-point-spent =
    { $amount ->
        [1] { $seat } zyskuje punkt mocy ({ $card }).
       *[other] { $seat } wydaje punkt mocy ({ $card }).
    }
hs-event-game-ended =
    { $winners ->
        [none] Gra kończy się remisem ({ $reason }). Wynik: { $score }.
       *[other] Wygrywa { $winners } ({ $reason }). Wynik: { $score }.
    }
hs-event-marker-laid = { $seat } kładzie znacznik rozkazu.
hs-event-marker-laid-marker = { $seat } kładzie { $marker } na karcie { $card }.

## Decyzje

hs-decision-army = Którą armię prowadzisz?
hs-decision-draft = Którą kartę dobierasz? Zostało punktów: { $left }.
hs-decision-place = Gdzie staje { $figure }?
hs-decision-link = Który bohater i oddział mają być parą?
hs-decision-lose-point = Twoja armia przekracza limit: która karta oddaje punkt mocy?
hs-decision-order = Gdzie kładziesz { $marker }?
hs-decision-reorganise = Które znaczniki rozkazu przenosisz na inną kartę? Najwyżej { $left }.
hs-decision-activate = Którą kartą rozgrywasz turę?
hs-decision-first = Najpierw ruch czy najpierw atak?
hs-decision-bond = { $card }: czy rozgrywasz turę inną kartą?
hs-decision-move = { $card }: która figurka się rusza?
hs-decision-carry = Kogo niesie { $figure }?
hs-decision-go = Dokąd idzie { $figure }?
hs-decision-swipe = { $figure } odrywa się od: { $enemy }. Uderzasz?
hs-decision-power = { $card }: czy używasz zdolności?
hs-decision-power-figure = Czy używasz { $power } ({ $figure })?
hs-decision-attack = { $card }: kto kogo atakuje?
hs-decision-victim = { $power }: kogo trafia oprócz { $target }?
hs-decision-defender = Kto broni się następny? Atakuje { $attacker }.
hs-decision-again = { $power }: czy { $figure } atakuje ponownie?
hs-decision-save = { $figure } ma otrzymać rany: czy zapobiegasz ({ $rule })?
hs-decision-casualty = Na którą kopię karty trafia { $figure }?
hs-decision-spirit = { $rule }: na którą kartę trafia { $figure }?
hs-decision-last-blow = Kogo trafia { $figure } ostatnim ciosem?
hs-decision-target = { $power }: na kim używa jej { $figure }?
hs-decision-name = { $power }: którą kartę wskazujesz?
hs-decision-lose = { $why }: która to figurka?
hs-decision-offer = { $rule }: kogo poświęcasz, by wyleczyć: { $figure }?
hs-decision-free-move = { $why }: która figurka się rusza? Najwyżej { $left }.
hs-decision-glyph = { $figure } stoi na: { $letter }. Co robisz?
hs-decision-levitate = Który skarb przesuwa magią { $figure }?
hs-decision-direction = W którą stronę leci { $figure }?
hs-decision-curse = Klątwa Wannoka: który przeciwnik musi zranić figurkę?
hs-decision-push = Jak daleko popychasz? Cel: { $target }.
hs-decision-reroll = Czy wydajesz punkt mocy i rzucasz ponownie?

## Opcje

hs-option-army = { $army } (punkty: { $points })
hs-option-draft = { $card } (punkty: { $points })
hs-option-complete = Armia jest kompletna
hs-option-place = { $at }
hs-option-auto = Ustaw resztę za mnie
hs-option-order = { $card }
hs-option-order-reorganise = { $marker } na kartę { $card }
hs-option-keep = Zostaw znaczniki na miejscu
hs-option-activate = { $card } ({ $marker })
hs-option-activate-bond = { $card } ({ $power })
hs-option-activate-markers = { $card } (znaczniki: { $markers })
hs-option-skip = Nie korzystaj
hs-option-skip-bond = Bez tury inną kartą
hs-option-skip-power = Nie używaj zdolności
hs-option-skip-carry = Nie nieś nikogo
hs-option-skip-swipe = Niech idzie
hs-option-skip-link = Bez pary
hs-option-skip-target = Nikt
hs-option-first =
    { $what ->
        [attack] Najpierw atak
       *[other] Najpierw ruch
    }
hs-option-move = { $figure }
hs-option-carry = { $figure }
hs-option-go =
    { $notes ->
        [none] { $to }
       *[other] { $to } ({ $notes })
    }
hs-option-stay = Zostań na miejscu
hs-option-rotate = Obróć: { $figure } ({ $direction })
hs-option-flip = Odwróć: { $figure } (tył na przód)
hs-option-door =
    { $state ->
        [open] Zamknij bramę „{ $door }”
       *[other] Otwórz bramę „{ $door }”
    }
hs-option-attack = { $figure } atakuje: { $target }
hs-option-attack-power = { $figure } atakuje ({ $power }): { $target }
hs-option-attack-dice = { $figure } atakuje ({ $power }): { $target } (kości: { $dice })
hs-option-shove = { $figure } popycha: { $target }
hs-option-push =
    { $spaces ->
        [0] Nie popychaj
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }
hs-option-levitate = Skarb z pola { $at } na { $to }
hs-option-use = { $power }
hs-option-use-figure = { $power } ({ $figure })
hs-option-use-swipe = Uderz
hs-option-use-save = Wydaj znacznik
hs-option-target = { $target }
hs-option-done = Gotowe
hs-option-done-move = Nikt więcej się nie rusza
hs-option-done-attack = Koniec ataków
hs-option-done-again = Przestań atakować
hs-option-done-victim = Nikt więcej
hs-option-reroll =
    { $card ->
        [none] Rzuć ponownie za wolny punkt mocy
       *[other] Rzuć ponownie za punkt mocy karty { $card }
    }
hs-option-accept = Zostaw ten rzut
hs-option-react = Reaguj
hs-option-decline = Nie reaguj
hs-price-cost =
    { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
hs-price-swipes = cios: { $enemies }
hs-price-falls = upadek, poziomy: { $levels }
hs-price-lava = przez płynną lawę
hs-price-strikes = cios przy zbliżeniu: { $enemies }
hs-price-fly = lotem
hs-price-way = przez { $way }

## Szanse

hs-odds =
    { $target ->
        [none] { $odds }.
       *[other] { $note ->
            [none] { $target }: { $odds }.
           *[other] { $target } ({ $note }): { $odds }.
        }
    }
hs-odds-left = zostaje { $table }
hs-odds-wounds = rany { $table }
hs-odds-destroyed = rany { $table }; zniszczenie: { $chance }
hs-odds-outcome =
    { $faces ->
        [none] { $what }: { $chance }
       *[other] { $faces } { $what }: { $chance }
    }
hs-test-attack = { $who }: kości ataku { $total } ({ $dice })
hs-test-defence = { $who }: kości obrony { $total } ({ $dice })
hs-test-swipe = { $who }: kości na odchodzącego { $total } ({ $dice })
hs-test-fall = { $who }: kości za upadek { $total } ({ $dice })
hs-test-shove = { $who }: kości pchania { $total } ({ $dice })
hs-test-extra =
    { $total ->
        [0] { $who }: dalsza kość za każdą ranę ({ $dice })
       *[other] { $who }: dalsze kości { $total } ({ $dice })
    }
hs-test-d20 = { $who }: { $needed } lub więcej na k20
hs-test-crests = { $who }: { $needed } herby na { $total } kościach
hs-effect-nothing = nic się nie dzieje
hs-effect-works = udało się
hs-effect-wound =
    { $amount ->
        [one] 1 rana
        [few] { $amount } rany
       *[other] { $amount } ran
    }
hs-effect-wound-self =
    { $amount ->
        [one] 1 rana dla siebie
        [few] { $amount } rany dla siebie
       *[other] { $amount } ran dla siebie
    }
hs-effect-destroy = zniszczenie
hs-effect-destroy-self = ginie sama
hs-effect-lose-figure = ginie jedna figurka karty
hs-effect-heal =
    { $amount ->
        [0] pełne wyleczenie
        [one] wyleczona 1 rana
        [few] wyleczone { $amount } rany
       *[other] wyleczonych { $amount } ran
    }
hs-effect-heal-self =
    { $amount ->
        [one] leczy 1 ranę
        [few] leczy { $amount } rany
       *[other] leczy { $amount } ran
    }
hs-effect-control = przejęcie na stałe
hs-effect-control-turn = przejęcie na turę
hs-effect-betray = kartę dostaje przeciwnik
hs-effect-weaken =
    { $amount ->
        [0] bez kości obrony
        [one] najwyżej 1 kość obrony
        [few] najwyżej { $amount } kości obrony
       *[other] najwyżej { $amount } kości obrony
    }
hs-effect-boost = wartość rośnie o { $amount }
hs-effect-no-attack = bez ataku w tej turze
hs-effect-clear-markers = znaczniki rozkazu przepadają
hs-effect-move-again = może ruszyć się ponownie
hs-effect-turn-again = kolejna tura
hs-effect-attack-again = kolejny atak
hs-effect-attack-all-adjacent = atakuje wszystkich obok
hs-effect-summon = staje obok
hs-effect-swap = obie zamieniają się miejscami
hs-effect-move-treasure = skarb zostaje przesunięty
hs-effect-brace = kości obrony więcej: { $amount }
hs-effect-deepen = jeśli rani, ran więcej: { $amount }
hs-effect-treasure = skarb zostaje zabrany
hs-effect-trample = wchodzi na pole zniszczonej i może iść dalej
hs-effect-lay-ground = kładzie kafelek
hs-effect-throw = zostaje rzucony
hs-effect-move-others = inni mogą się ruszyć
hs-effect-return-figure = zniszczona figurka wraca
hs-effect-deploy = figurki zostają ustawione
hs-effect-negate = zdolności specjalne przepadają
hs-effect-reveal-x = X zostaje odkryty
hs-effect-transform = staje się czymś innym
hs-effect-burst = rani dokoła
hs-effect-hide = niewidoczna
hs-effect-name-card = wskazana zostaje karta
hs-effect-mark-kill = znacznik doświadczenia
hs-effect-extra-dice = dalsze kości
hs-effect-escape = umyka
hs-effect-push =
    { $amount ->
        [one] popchnięcie o 1 pole
        [few] popchnięcie o { $amount } pola
       *[other] popchnięcie o { $amount } pól
    }
hs-odds-together = wszyscy razem: rany { $table }, średnio { $mean }
hs-effect-better = wyższy wynik
hs-effect-fallen =
    { $amount ->
        [0] nikt nie ginie
        [one] ginie 1 figurka
        [few] giną { $amount } figurki
       *[other] ginie { $amount } figurek
    }
hs-effect-longer-move =
    { $amount ->
        [one] 1 pole ruchu więcej
        [few] { $amount } pola ruchu więcej
       *[other] { $amount } pól ruchu więcej
    }
hs-effect-swarm =
    { $amount ->
        [one] działa 1 figurka
        [few] działają { $amount } figurki
       *[other] działa { $amount } figurek
    }
hs-effect-choice-save = { $source }: trafiony może za to zapłacić i nic nie ponieść; policzone, jakby nie płacił
hs-effect-choice-last-blow = { $source }: gracz tej figurki wybiera, kogo trafi; policzone, jakby trafiała twoją stronę
hs-effect-choice-swipe = przeciwnik może puścić figurkę; policzone, jakby uderzał
hs-effect-choice-free-move = { $source }: inny gracz może się wtedy ruszyć
hs-effect-choice-reroll = inny gracz może wydać punkt mocy i rzucić ponownie; policzone, jakby tego nie robił
hs-effect-choice-power = możesz wtedy użyć: { $source }
hs-effect-choice-again = jeszcze jeden atak ({ $source })
hs-effect-choice-attack = jeszcze jeden atak
hs-effect-choice-other = { $source }: inny gracz musi wtedy wybrać
hs-effect-alone = może wyniknąć zbyt wiele, by podać wszystko; każdą figurkę policzono osobno
hs-effect-unknown-glyph = nikt jeszcze nie wie, co robi glif

## Odmowy

hs-denial = Zabrania tego zasada „{ $title }”.
hs-denial-power = Nie pozwala na to { $title }.
hs-denial-power-by = Nie pozwala na to { $title } ({ $by }).
hs-denial-power-used = { $title }: zużyte.
hs-denial-power-once = { $title }: już użyte.
hs-denial-power-moved = { $title }: nie po ruchu.
hs-denial-power-unmoved = { $title }: tylko dla figurki, która się ruszyła.
hs-denial-power-together = { $title } wymaga tylu dobrze ustawionych figurek: { $together }.
hs-denial-power-adjacent = { $title }: nie na sąsiednią figurkę.
hs-denial-power-levels = Cel stoi wyżej, a różnica poziomów przekracza { $levels }.
hs-denial-power-targetless = { $title }: brak celu.
hs-denial-power-unfit = { $title } nie działa na: { $target }.
hs-denial-power-moment = To nie czas na: { $title }.
hs-denial-power-marker = { $title } wymaga odkrycia innego znacznika rozkazu.
hs-denial-power-apart = { $title } działa tylko na cel, który na początku tury nie sąsiadował.
hs-denial-power-missing = { $figure } nie ma takiej zdolności.
hs-denial-power-negated = Zdolności specjalne są wyłączone: { $figure }.
hs-denial-HS-TURN-02 = To nie twoja tura.
hs-denial-HS-TURN-02-acting = Trwa tura: { $acting }.
hs-denial-HS-TURN-03 = Najpierw trzeba rozstrzygnąć coś innego.
hs-denial-HS-TURN-03-pending = Najpierw trzeba rozstrzygnąć: { $pending }.
hs-denial-HS-TURN-05 = W tej turze nie może działać więcej figurek o tej nazwie: najwyżej { $figures }.
hs-denial-HS-TURN-06 = { $figure } nie należy do karty, której trwa tura.
hs-denial-HS-TURN-07 = { $figure } nie należy do karty, której trwa tura.
hs-denial-HS-TURN-07-barred = { $figure } nie może atakować w tej turze.
hs-denial-HS-MOVE-01 = { $to } jest za daleko; { $figure } tam nie dojdzie.
hs-denial-HS-MOVE-01-move = { $to } jest poza zasięgiem ruchu: { $figure } ma punktów ruchu { $move }.
hs-denial-HS-MOVE-07 = Ktoś tam stoi: { $occupant }.
hs-denial-HS-MOVE-08 = { $figure } już się ruszyła.
hs-denial-HS-MOVE-10 = Figurki ruszają się tylko w kroku ruchu.
hs-denial-HS-CLIMB-01 = { $figure } nie wespnie się naraz tak wysoko (poziomy: { $levels }); najwyżej { $climb }.
hs-denial-HS-CLIMB-08 = Na { $to } stoi przeszkoda: { $obstacle }.
hs-denial-HS-FIT-01 = Na { $to } jest za ciasno; { $figure } się nie zmieści.
hs-denial-HS-DOUBLE-05 = Obie połowy muszą stać na jednym poziomie: { $figure }.
hs-denial-HS-LADDER-05 = Drabin używają tylko małe i średnie figurki.
hs-denial-HS-HIVE-01 = { $figure } nigdy się nie rusza.
hs-denial-HS-GLYPH-PROFTAKA-01 = Glif Proftaki trzyma: { $figure }, dopóki obok nie stanie sojusznik.
hs-denial-HS-GLYPH-THORIAN-01 = Glif Thoriana chroni przed atakami z daleka: { $target }.
hs-denial-HS-ATTACK-01 = Nie można zaatakować: { $target }.
hs-denial-HS-ATTACK-01-gone = { $target } nie jest na polu bitwy.
hs-denial-HS-ATTACK-02 = { $figure } już atakowała.
hs-denial-HS-ATTACK-03 = { $attacker } jest w walce i może atakować tylko: { $engaged }.
hs-denial-HS-ATTACK-05 = { $target } to nie wróg.
hs-denial-HS-SPECIAL-02 = { $figure } użyła w tej turze ataku specjalnego.
hs-denial-HS-LOS-01 = { $attacker } nie widzi celu: { $target }.
hs-denial-HS-LOS-01-hidden = { $target } – na razie niewidoczny cel.
hs-denial-HS-LOS-04 = { $attacker } nie widzi za sobą.
hs-denial-HS-LOS-12 = { $attacker } nie widzi celu: { $target }.
hs-denial-HS-LOS-12-blocked = { $attacker } nie widzi celu: { $target }; zasłania { $blocked }.
hs-denial-HS-RANGE-01 = Odległość wynosi { $distance }, zasięg { $range }.
hs-denial-HS-RANGE-03 = Przy zasięgu 1 można atakować tylko sąsiednie figurki.
hs-denial-HS-SETUP-01 = Armia potrzebuje co najmniej jednej karty.
hs-denial-HS-SETUP-05 = Armia kosztuje { $points } punktów; limit to { $limit }.
hs-denial-HS-SETUP-06 = Nie ma karty armii { $card }.
hs-denial-HS-SETUP-08 = { $card } – karta unikalna: tylko jedna na armię.
hs-denial-HS-SETUP-10 = { $card }, kopie: { $copies }; to nie armia.
hs-denial-HS-SETUP-12 = { $figure } musi stanąć w twojej strefie startowej.
hs-denial-HS-DRAFT-07 = Teraz nie dobiera się kart.
hs-denial-HS-DRAFT-02 = Teraz nie bierze się armii.
hs-denial-HS-ORDER-01 = Teraz nie kładzie się znaczników rozkazu.
hs-denial-HS-ORDER-01-marker = Teraz nie kolej na { $marker }.
hs-denial-HS-ORDER-07 = { $card } jest poza grą.
hs-denial-HS-TEAM-01 = { $figure } nie jest twoja.
hs-denial-HS-TEAM-01-card = { $card } nie jest twoja.
hs-denial-HSV-ARMY-01 = { $card }: kartę ma już { $seat }.
hs-denial-HSV-ARMY-02 = { $card } – karta unikalna, ma ją twój sojusznik: { $seat }.
hs-denial-HSV-ARMY-04 = Armia służy najwyżej dwóm generałom; tu są { $generals }.
hs-denial-HSV-FLEX-02 = Na karcie { $card } leżą już cztery znaczniki.
hs-denial-HSV-LINK-02 = { $card } dzieli znaczniki ze swoim bohaterem.
hs-denial-HSV-ORDER-10 = Na karcie { $card } leży już ta sama liczba.
hs-denial-HSV-ORDER-11 = Na karcie { $card } nie może leżeć więcej znaczników.
hs-denial-HSV-SHOVE-01 = { $figure } nie popchnie celu { $target }: nie sąsiaduje albo figurka jest za duża.
hs-denial-HSV-SHOVE-01-level = { $target } stoi za wysoko na popchnięcie albo nie da się go przesunąć.
hs-denial-HSV-SHOVE-01-cost = { $figure } nie ma dość ruchu, by popchnąć: { $target }.
hs-denial-HSV-TREE-01 = { $attacker } nie ma czym ściąć drzewa.
hs-denial-HS-DOOR-03 = Ktoś z twoich musi stać na { $at }, aby poruszyć: { $door }.
hs-denial-HS-DOOR-03-keeper = { $keeper } trzyma pole, z którego porusza się: { $door }.
hs-denial-HS-DOOR-04 = { $occupant } stoi na drodze: { $door }.
hs-denial-HS-DOOR-05 = { $door }: zniszczone, nie ma czego otwierać ani zamykać.
hs-denial-HS-GLYPH-05 = Nikt jeszcze nie wie, jaki glif leży na { $at }.
hs-denial-HS-GLYPH-06 = { $letter } działa w chwili wejścia na niego, nie później.
hs-denial-HS-GLYPH-06-empty = { $letter } działa dla tego, kto na niego wejdzie; na { $at } nikt nie stoi.
hs-denial-HS-GLYPH-08 = { $letter } działa sam, póki na nim stoisz.
hs-denial-HS-MOVE-09 = Nie można teraz obrócić: { $figure }.
hs-denial-HS-MOVE-09-round = { $figure } widzi we wszystkie strony: zwrot nie ma znaczenia.
hs-denial-HS-MOVE-09-turned = { $figure }: w tym kroku już obrócono.
hs-denial-HS-DOUBLE-04 = Nie można teraz odwrócić: { $figure }.
hs-denial-HS-DOUBLE-04-moved = { $figure } odwraca się po swoim ruchu.
hs-denial-HS-DOUBLE-04-same = { $figure } widzi to samo z obu końców.
hs-denial-HS-SPECIAL-01 = Żadna moc na to nie pozwala.
hs-denial-HS-SPECIAL-01-bonded = { $card } nie ma więzi, która daje turę: { $bonded }.
hs-denial-HS-SPECIAL-01-carried = { $figure } nie może nikogo zabrać.
hs-denial-HS-TURN-04 = Znacznik tej tury nie leży na karcie { $card }.
hs-denial-HSV-FACING-01 = { $figure }: atak już wykonano.
hs-denial-HSV-LANDING-03 = { $figure } nie może zatrzymać się na { $to }.
hs-denial-HSV-POWER-01 = { $card } nie ma punktu mocy na ten rzut.
hs-denial-HSV-POWER-02 = Nie ma teraz twojego rzutu do powtórzenia.
hs-denial-HSV-POWER-02-unknown = W tej partii nie ma punktów mocy.
hs-denial-HSV-REORG-01 = To nie ten znacznik należy teraz przekazać innej karcie.
hs-denial-HSV-REORG-02 = Tego znacznika nie można przenieść na kartę { $card }.
hs-denial-HSV-SHOVE-01-unknown = W tej partii nie ma pchania.
hs-denial-HSV-SHOVE-04 = { $target }: można pchnąć najwyżej o tyle pól: { $most }.
hs-denial-HSV-TURN-01 = Nie można teraz wybrać kolejności ruchu i ataku.
hs-denial-HSV-TURN-01-unknown = W tej partii wszyscy ruszają się przed atakiem.
hs-denial-power-beside = { $to } nie leży obok { $beside } albo go nie widać.
hs-denial-power-distance = { $to }: odległość { $distance }; { $title } sięga na { $spaces }.
hs-denial-power-distant = { $title } nikogo tam nie sięga: za daleko.
hs-denial-power-engaged = { $title } wymaga tylu figurek w zwarciu: { $engaged }.
hs-denial-power-level = { $to } leży na złej wysokości: { $title }.
hs-denial-power-lonely = { $title } wymaga wolnego pola, obok którego nikt nie stoi.
hs-denial-power-lost = { $card } jest poza grą.
hs-denial-power-needed = { $title }: coś trzeba wybrać.
hs-denial-power-offered = { $title } dotyczy jednego z tych: { $offered }.
hs-denial-power-stranger = { $title } nie obejmuje karty { $card }: to nie ten rodzaj.
hs-measure =
    { $visible ->
        [yes] Odległość { $distance }, różnica poziomów { $levels }, widoczny.
       *[no] Odległość { $distance }, różnica poziomów { $levels }, niewidoczny: { $blocked }.
    }

## Poczekalnia

hs-about = Od dwóch do sześciu armii bohaterów i oddziałów ze wszystkich epok walczy o wzgórza, rzeki i zamki.
hs-preset = Wykładnia zasad
hs-preset-summary = Według naszego skrótu zasad
hs-preset-official = Według drukowanej instrukcji
hs-points = Punkty na armię
hs-points-scenario = Jak w scenariuszu
hs-points-number = Punkty: { $points }
hs-terminal-why = Pytaj tak: why attack A1 B2; why move A1 C7; why power A1 KARTA/ZDOLNOŚĆ; why order KARTA.
hs-terminal-measure = Pytaj tak: m A1 B2.

## Przełączniki: każde ustawienie inne niż domyślne

hs-switch-climb_limit-height_minus_1 = Figurka wspina się o poziom mniej niż jej wysokość
hs-switch-initiative_order-clockwise = Zaczyna zwycięzca inicjatywy, potem zgodnie z zegarem
hs-switch-flat_tile_level-same = Cienkie płytki leżą na poziomie sąsiedniego lądu
hs-switch-lava_field_check-one_combat_die = Pola lawy: jedna kość walki, czaszka rani
hs-switch-big_height_bonus-ten_above_figure_height = Duża wysokość zaczyna się dziesięć poziomów nad głową niższej figurki
hs-switch-marker_placement-alternating = Znaczniki rozkazu kładzie się kolejno, po jednym
hs-switch-simultaneous_powers-d20_rolloff = Zdolności jednoczesne: k20 decyduje, kto pierwszy
hs-switch-victory_check-immediate = Cel liczy się od razu po osiągnięciu
hs-switch-lodin_scope-player = Lodin pomaga wszystkim rzutom k20 gracza
hs-switch-nilrend_scope-powers_and_special_attacks = Nilrend odbiera też ataki specjalne
hs-switch-leaving_attack_optional-opponent_may_decline = Kto może uderzyć odchodzącą figurkę, może ją puścić
hs-switch-levels_per_rung-1 = Szczebel ma 1 poziom
hs-switch-levels_per_rung-3 = Szczebel ma 3 poziomy
hs-switch-levels_per_rung-4 = Szczebel ma 4 poziomy
hs-switch-sand_kind-mud = Piasek to błoto
hs-switch-snow_kind-deep = Śnieg jest głęboki
hs-switch-ice_kind-slippery = Lód jest śliski
hs-switch-team_allies-with_teammate = Premie obejmują figurki sojuszników z drużyny
hs-switch-v_exclusive_armies-on = Co wzięła jedna strona, jest zamknięte dla drugiej
hs-switch-v_two_generals-on = Najwyżej dwóch generałów w armii
hs-switch-v_points_initiative-on = Lżejsze armie mają lepszą inicjatywę
hs-switch-v_power_points-on = Punkty mocy kupują ponowny rzut
hs-switch-v_linked_units-on = Bohater i oddział działają jako para
hs-switch-v_missions-flag_raising = Misja: zatknij flagę
hs-switch-v_missions-shrines = Misja: odwiedź kapliczki
hs-switch-v_missions-collect = Misja: zbierz skarb
hs-switch-v_missions-king_of_the_hill = Misja: król wzgórza
hs-switch-v_missions-flag_theft = Misja: ukradnij flagę
hs-switch-v_rough_ground-dense_swamp = Gęste bagno: wolno, ale dobra osłona
hs-switch-v_rough_ground-craggy_rock = Poszarpana skała: wolno, ale dobra osłona
hs-switch-v_rough_ground-both = Gęste bagno i poszarpana skała: wolno, ale dobra osłona
hs-switch-v_plant_cover-on = Drzewa i krzewy dają osłonę
hs-switch-v_water_depth-on = Płytka i głęboka woda
hs-switch-v_swamp_water_cost-on = Bagienna woda spowalnia
hs-switch-v_soft_snow-on = Głęboki śnieg łagodzi upadek
hs-switch-v_road_half-on = Trochę szybciej, gdy połowa drogi to droga
hs-switch-v_volcano-from_15 = Czynny wulkan od 15
hs-switch-v_volcano-from_12 = Czynny wulkan od 12
hs-switch-v_geyser-from_15 = Czynny gejzer od 15
hs-switch-v_geyser-from_12 = Czynny gejzer od 12
hs-switch-v_initiative_first-on = Inicjatywa przed znacznikami rozkazu
hs-switch-v_attack_first-on = Najpierw atak, potem ruch, jeśli chcesz
hs-switch-v_marker_scheme-two_bluffs = Znaczniki rozkazu: dwa blefy
hs-switch-v_marker_scheme-fourth_turn = Znaczniki rozkazu: X to czwarta tura
hs-switch-v_marker_scheme-fourth_turn_small_team = Znaczniki rozkazu: X to czwarta tura mniejszej drużyny
hs-switch-v_marker_scheme-fourth_turn_two_x = Znaczniki rozkazu: dwa X, jeden to czwarta tura
hs-switch-v_marker_scheme-x_joker = Znaczniki rozkazu: X to joker
hs-switch-v_marker_scheme-turn_counters = Bez znaczników rozkazu, tylko tury
hs-switch-v_marker_scheme-double_sets = Dwa zestawy znaczników od 1000 punktów
hs-switch-v_marker_scheme-flexible = Znaczniki rozkazu bez liczb
hs-switch-v_reorganise-on = Znaczniki utraconej karty się ratuje
hs-switch-v_cover-on = Osłona dla częściowo ukrytych figurek
hs-switch-v_flanking-on = Kość więcej za przewagę liczebną
hs-switch-v_blank_wild-on = Puste ścianki też się liczą
hs-switch-v_real_height-on = Bez przewagi wysokości nad wyższymi figurkami
hs-switch-v_height_distance-on = Dziesięć poziomów liczy się jako pole
hs-switch-v_water_fire_shield-on = Woda pomaga przeciw ogniowi
hs-switch-v_turn_before_attack-on = Figurki mogą się obrócić przed atakiem
hs-switch-v_free_landing-on = Trudny grunt nie spowalnia lądowania
hs-switch-v_d20_double-on = Zdolności podnoszące k20 liczą się podwójnie
hs-switch-v_landing_damage-on = Upadek na innych rani obu
hs-switch-v_shove-on = Popychanie zamiast ataku
hs-switch-v_door_plain-on = Brama bez darmowych tarcz
hs-switch-v_taelord_140-on = Taelord kosztuje 140 punktów
hs-switch-v_drop_delay-1 = Zrzut: nie w pierwszej rundzie
hs-switch-v_drop_delay-2 = Zrzut: nie w pierwszych dwóch rundach
hs-switch-v_soulborg_blast-on = Soulborgi mogą wybuchnąć
hs-switch-v_tree_objects-on = Drzewa można ścinać
hs-switch-v_brandar-power_point = Brandar: punkt mocy
hs-switch-v_brandar-combat_die = Brandar: kość walki
hs-switch-v_brandar-roll = Brandar: rzut
hs-switch-v_brandar-healing_spring = Brandar: lecznicze źródło
hs-switch-v_dagmar_6-on = Dagmar dodaje tylko 6
hs-switch-v_erland_lower-on = Erland może przywoływać w głąb
