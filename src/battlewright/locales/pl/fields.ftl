# Fields of Eternia: słowa, zdarzenia, pytania, opcje, odmowy.
# Imiona i nazwy kart wstawiane są w mianowniku.

fe-about = Masters of the Universe: Fields of Eternia. Dwie drużyny po trzech bohaterów walczą o planetę: placówki, zadania, bestie i epickie walki z zakrytymi kartami. Dla jednej do sześciu osób, także w pojedynkę przeciw grze.
fe-difficulty = Poziom trudności
fe-base = Baza Evil Warriors
fe-hero = Bohater
fe-hero-proposed = Według propozycji scenariusza
fe-planet = Eternia
fe-unknown-card = zakryta karta
fe-die-face = { $zone } +{ $number }
fe-card-in-zone = { $card } ({ $zone })
fe-switch-faster_combat = Szybsza walka
fe-switch-dice_of_power = Kości Mocy
fe-switch-free_heroes = Dowolni bohaterowie (potyczka)
fe-switch-outpost_movement_action = Ruch między placówkami jako osobna akcja
fe-switch-start_abilities_once = Zdolności początku walki tylko w 1. rundzie walki
fe-switch-solo_flee_for_one = Solo, Średni: ucieczka kosztuje 1 eternium
fe-switch-power_dice_per_roll = Kości Mocy: limit dziesięciu kości dotyczy każdego rzutu
fe-switch-enemy_initiative_added = Solo: inicjatywa z karty wrogiego bohatera dodaje się do karty bitwy

## Słowa

fe-word-attack = atak
fe-word-defense = obrona
fe-word-initiative = inicjatywa
fe-word-plus1 = +1
fe-word-plus2 = +2
fe-word-plus3 = +3
fe-word-energy = Energia
fe-word-time = Czas
fe-word-support = Wsparcie
fe-word-power-flow = Przepływ mocy
fe-word-blank = pusta
fe-word-success = sukces
fe-word-double = podwójny sukces
fe-word-reroll = przerzut
fe-word-shop = sklep
fe-word-guild = gildia magów
fe-word-smith = kuźnia
fe-word-melee = walka wręcz
fe-word-ranged = walka dystansowa
fe-word-magic = magia
fe-word-hp = PŻ
fe-word-body = Ciało
fe-word-spirit = Duch
fe-word-movement = ruch
fe-word-cards = karty walki
fe-word-blow = obrażenia ciosu
fe-word-armor = pancerz
fe-word-eternium = eternium
fe-word-vp = PZ
fe-word-deck_equipment = ekwipunek
fe-word-deck_spells = zaklęcia
fe-word-deck_vehicles = pojazdy
fe-word-deck_encounter = spotkania
fe-word-deck_scenario = karty misji
fe-word-deck_victory = karty zwycięstwa
fe-word-deck_effect = efekty wroga
fe-word-deck_battle_energy = karty bitwy z energią
fe-word-deck_battle_plain = karty bitwy bez energii
fe-word-equipment = wyposażenie
fe-word-spells = zaklęcia
fe-word-vehicles = pojazdy
fe-word-victory = karty zwycięstwa
fe-word-encounters = spotkania
fe-word-inventory = plecak
fe-word-allies = sojusznicy
fe-word-mounts = bestie i pojazdy
fe-word-artifacts = artefakty
fe-word-soldier = żołnierz
fe-word-quest = znacznik zadania
fe-word-vines = pnącza
fe-word-foe = przeciwnik
fe-word-lost-artifact = zaginiony artefakt
fe-word-plans = plany
fe-word-evelyn = Evelyn
fe-word-fractures = pęknięcia
fe-word-crystals = kryształy
fe-word-clues = poszlaki
fe-word-unmasked = pokonany oszust
fe-word-found = znalezione
fe-word-home = odniesione do bazy
fe-word-stone = Ram Stone
fe-word-outpost = placówka
fe-word-wilds = dzicz
fe-word-water = woda
fe-word-standard = gra standardowa
fe-word-skirmish = potyczka
fe-word-solo = solo i kooperacja
fe-word-easy = Łatwy
fe-word-medium = Średni
fe-word-advanced = Zaawansowany
fe-word-merciless = Bezlitosny
fe-word-setup = przygotowanie gry
fe-word-preparation = faza przygotowania
fe-word-action = faza akcji
fe-word-over = koniec gry
fe-word-day = dzień
fe-word-night = noc
fe-word-tower = Szybka podróż
fe-word-fortify = Umocnienie placówki
fe-word-move = Ruch
fe-word-ride = Ruch między placówkami
fe-word-march = Przesunięcie żołnierzy
fe-word-mobilize = Mobilizacja żołnierzy
fe-word-rest = Odpoczynek
fe-word-mount = Zdobycie wierzchowca
fe-word-train = Trening
fe-word-trade = Wymiana
fe-word-trader = Skorzystanie z handlarza
fe-word-redraw = nowe karty zwycięstwa
fe-word-special = karta specjalna

## Skąd biorą się liczby

fe-source-FE-EPIC-19 = epicka kość
fe-source-FE-EPIC-27 = żołnierze
fe-source-FE-EPIC-33 = karty
fe-source-FE-EPIC-34 = własna inicjatywa
fe-source-FE-EPIC-37 = zaskoczenie
fe-source-FE-EPIC-39 = wartość z karty
fe-source-FE-EPIC-40 = atak ponad obronę
fe-source-FE-EPIC-41 = zablokowano
fe-source-FE-DECK-03 = karta walki
fe-source-FE-DECK-04 = Przepływ mocy
fe-source-FE-DECK-05 = Energia
fe-source-FE-DECK-08 = Wsparcie
fe-source-FE-FASTER-05 = szybsza walka
fe-source-FE-SKIRM-19 = potyczka
fe-source-FE-SOLO-24 = energia
fe-source-FE-SOLO-16 = karta bitwy
fe-source-FE-TRADER-07 = cena
fe-source-FE-TRADER-09 = kilku handlarzy
fe-source-FE-WILD-03 = Ciało
fe-source-FE-MOVE-01 = ruch

## Zdarzenia: przygotowanie i rundy

fe-event-hero_drafted = { $team }: dołącza { $hero }.
fe-event-starting_team = Zaczyna drużyna: { $team }.
fe-event-zone_taken = { $team }: wybrana strefa rozstawienia to { $zone }.
fe-event-deployed = { $team }: { $what }, rozstawienie: { $area }.
fe-event-eternium_given_up = { $team }: przepada niewydane eternium ({ $amount }).
fe-event-round_began =
    { $day ->
        [yes] Zaczyna się runda { $round }, dzień.
       *[other] Zaczyna się runda { $round }, noc.
    }
fe-event-income_gained = { $team }: { $amount } eternium z placówek.
fe-event-skull_event = Wydarzenie czaszki { $number }.
fe-event-activated = Aktywacja: { $hero }.
fe-event-turn_ended = Koniec tury: { $hero }.
fe-event-team_passed = { $team }: pas.
fe-event-extra_action = { $hero } może wykonać jeszcze jedną akcję.
fe-event-extra_round = Remis: rozgrywana jest jeszcze jedna noc.
fe-event-duel_fought = Remis: { $hero } i { $enemy } walczą o ostatni punkt.
fe-event-game_over =
    { $winners_count ->
        [0] Nikt nie wygrywa. { $why } Wynik: { $score }.
       *[other] Wygrywają: { $winners }. { $why } Wynik: { $score }.
    }
fe-reason-points = Najwięcej punktów zwycięstwa.
fe-reason-tie-break = Równa liczba punktów; rozstrzygają placówki lub eternium.
fe-reason-tie = Remis do samego końca.
fe-reason-scenario = Cel scenariusza został osiągnięty.
fe-reason-boss = Boss wciąż stoi.
fe-reason-success = Misja się powiodła.
fe-reason-failure = Misja się nie powiodła.
fe-reason-concession = Druga strona się poddała.
fe-reason-agreed-draw = Uzgodniono remis.

## Zdarzenia: na mapie

fe-event-moved = { $hero } przechodzi: { $area }.
fe-event-tower_travelled = Szybka podróż: { $hero }, { $source } → { $area }.
fe-event-placed = { $hero } trafia tutaj: { $area }.
fe-event-rested = { $hero } odpoczywa.
fe-event-soldiers_placed =
    { $soldiers ->
        [one] { $team }: przybywa { $soldiers } żołnierz ({ $area }).
        [few] { $team }: przybywa { $soldiers } żołnierzy ({ $area }).
        [many] { $team }: przybywa { $soldiers } żołnierzy ({ $area }).
       *[other] { $team }: przybywa { $soldiers } żołnierza ({ $area }).
    }
fe-event-soldiers_moved =
    { $surplus ->
        [0] { $team }: żołnierze maszerują, { $source } → { $area } ({ $soldiers }).
       *[other] { $team }: żołnierze maszerują, { $source } → { $area } ({ $soldiers }); dla części brak miejsca i wracają do zasobów ({ $surplus }).
    }
fe-event-soldiers_removed =
    { $soldiers ->
        [one] { $team }: ginie { $soldiers } żołnierz ({ $area }).
        [few] { $team }: ginie { $soldiers } żołnierzy ({ $area }).
        [many] { $team }: ginie { $soldiers } żołnierzy ({ $area }).
       *[other] { $team }: ginie { $soldiers } żołnierza ({ $area }).
    }
fe-event-captured = { $team }: kontrola nad placówką { $area }.
fe-event-market_opened = Otwiera się { $trader }: { $cards }.
fe-event-market_refilled = Nowe w ofercie ({ $trader }): { $cards }.
fe-event-market_refreshed = { $hero } wymienia ofertę ({ $trader }): { $cards }.
fe-event-eternium_gained = { $team }: +{ $amount } eternium.
fe-event-eternium_spent = { $team }: −{ $amount } eternium.
fe-event-vp_gained = { $team }: +{ $amount } PZ.
fe-event-vp_withheld = { $team }: nie ma za to PZ ({ $amount }), jest { $eternium } eternium.
fe-event-damaged = { $who } traci { $amount } PŻ (zostaje { $left }).
fe-event-healed = { $who } leczy { $amount } PŻ (teraz { $left }).
fe-event-survived = Klęska odwrócona: { $hero } zachowuje { $left } PŻ.
fe-event-defeated = { $hero } ponosi klęskę ({ $area }).
fe-event-penalty_paid = { $hero } płaci za klęskę: { $eternium } z { $due } w eternium.
fe-event-marker_placed = { $area }: pojawia się { $what }.
fe-event-marker_removed = { $area }: znika { $what }.
fe-event-counter_changed =
    { $team ->
        [none] { $name }: { $value }.
       *[other] { $team }, { $name }: { $value }.
    }
fe-event-token_moved =
    { $hero ->
        [none] { $area ->
            [none] { $token }: poza grą.
           *[other] { $token }: leży teraz tutaj: { $area }.
        }
       *[other] { $token }: teraz niesie { $hero }.
    }
fe-event-boss_came = { $boss } pojawia się: { $area }.
fe-event-enemy_moved = { $hero } nadciąga: { $area }.

## Zdarzenia: karty

fe-event-card_gained = { $hero } otrzymuje: { $card }.
fe-event-card_bought = { $hero } kupuje za { $price } eternium: { $card }.
fe-event-card_discarded = { $hero } odrzuca: { $card }.
fe-event-spell_cast = { $hero } rzuca zaklęcie: { $spell }.
fe-event-spell_cancelled = Zaklęcie „{ $spell }” nie działa: anuluje je { $hero }.
fe-event-item_used = { $hero } używa: { $card }.
fe-event-equipped = { $hero } zakłada: { $card }.
fe-event-stowed = { $hero } chowa do plecaka: { $card }.
fe-event-traded = { $hero } oddaje kartę ({ $partner }): { $card }.
fe-event-stolen = { $hero } zabiera kartę ({ $victim }): { $card }.
fe-event-looked = { $hero } ogląda karty z talii ({ $deck }): { $cards }.
fe-event-victory_redrawn =
    { $cards_count ->
        [one] { $team }: wymiana { $cards_count } karty zwycięstwa: { $cards }.
       *[other] { $team }: wymiana { $cards_count } kart zwycięstwa: { $cards }.
    }
fe-event-victory_revealed = { $team }: pierwszy cel karty „{ $card }” spełniony: { $vp } PZ.
fe-event-victory_completed = { $team }: drugi cel karty „{ $card }” spełniony: { $vp } PZ.
fe-event-victory_discarded =
    { $cards_count ->
        [one] { $team }: odłożona { $cards_count } karta zwycięstwa.
        [few] { $team }: odłożone { $cards_count } karty zwycięstwa.
       *[other] { $team }: odłożonych { $cards_count } kart zwycięstwa.
    }
fe-event-combat_card_gained = { $team }: do talii walki wchodzi „{ $card }”, wychodzi „{ $removed }”.
fe-event-combat_card_missed = { $team }: w zasobach nie ma już karty „{ $card }”.
fe-event-triggered =
    { $own ->
        [yes] { $hero }: działa zdolność pasywna.
       *[no]
            { $hero ->
                [none] Działa „{ $source }”.
               *[other] { $hero }: działa „{ $source }”.
            }
    }

## Zdarzenia: epicka walka

fe-event-epic_began = Epicka walka ({ $area }): { $hero } przeciw { $enemy }.
fe-event-combat_avoided = { $hero } unika walki, przeciwnik: { $enemy }.
fe-event-defender_chosen = Do walki staje { $hero }, przeciwnik: { $enemy }.
fe-event-combat_round_began = Runda walki { $number }.
fe-event-weapon_chosen = { $hero } wybiera broń: { $weapon }.
fe-event-combat_card_drawn = { $hero } dobiera: { $cards }.
fe-event-combat_card_played =
    { $up ->
        [yes] { $hero } zagrywa odkrytą kartę { $card }: { $zone }.
       *[other] { $hero } zagrywa zakrytą kartę: { $zone } ({ $card }).
    }
fe-event-concentrated = { $hero } używa Koncentracji i odrzuca { $card } (zostaje użyć: { $left }).
fe-event-combat_card_discarded = { $hero } odrzuca: { $card }.
fe-event-time_laid = { $hero } kładzie Czas obok planszy walki.
fe-event-grid_revealed = { $hero } odkrywa: { $cards }.
fe-event-energy_used = { $hero } używa zdolności energii: { $ability }.
fe-event-cards_swapped = { $hero } zamienia karty: { $card } ({ $zone }) i { $other } ({ $other_zone }).
fe-event-grid_card_changed =
    { $how ->
        [turned] { $hero }: karta { $card } ({ $zone }) zostaje zakryta.
        [discarded] { $hero }: karta { $card } ({ $zone }) zostaje odrzucona.
        [moved] { $hero }: karta { $card } przechodzi, { $zone } → { $into }.
       *[other] { $hero }: Energii ({ $zone }) można użyć jeszcze raz.
    }
fe-event-soldiers_spent = Żołnierze pomagają, { $hero }: atak +{ $attack }, obrona +{ $defense }, inicjatywa +{ $initiative }.
fe-event-boosted = { $who }: { $value } { $amount }.
fe-event-epic_die_rolled = Epicka kość, { $enemy }: { $face }.
fe-event-battle_card_drawn =
    { $enemy } wybiera broń: { $weapon } (kość: { $face }). Karta bitwy „{ $card }”: atak { $attack }, obrona { $defense }, inicjatywa { $initiative }, karty efektów { $effects }, { $energy ->
        [yes] z energią
       *[no] bez energii
    }.
fe-event-effect_card_drawn = { $enemy } dobiera kartę efektu: { $card }.
fe-event-totals_made = { $who }: atak { $attack } ({ $attack_reasons }); obrona { $defense } ({ $defense_reasons }); inicjatywa { $initiative } ({ $initiative_reasons }).
fe-event-power_rolled =
    { $dice_count ->
        [0] { $who }, { $zone }: bez kości, pewne sukcesy: { $automatic }, razem { $result }.
       *[other] { $who } rzuca, { $zone }: { $dice }. Pewne sukcesy: { $automatic }, razem { $result }.
    }
fe-event-initiative_won =
    { $tie ->
        [yes] Inicjatywa { $initiative } po obu stronach: pierwszy cios zadaje { $who }.
       *[other] Pierwszy cios zadaje { $who }, inicjatywa { $initiative } do { $other }.
    }
fe-event-struck = { $who } atakuje, cel: { $target }; { $attack } przeciw { $defense }, obrażenia { $damage } ({ $reasons }).
fe-event-fled = { $hero } ucieka za { $price } eternium: { $area }.
fe-event-combat_won =
    { $reason ->
        [defeat] { $who } pokonuje przeciwnika: { $over }.
        [flight] { $who } wygrywa: { $over } ucieka.
       *[other] { $who } zadaje więcej obrażeń i wygrywa, przeciwnik: { $over }.
    }
fe-event-combat_drawn = { $hero } i { $enemy } padają jednocześnie: nikt nie wygrywa.
fe-event-beast_escaped = { $card } ucieka.
fe-event-epic_ended = Koniec epickiej walki: { $hero } i { $enemy }.

## Zdarzenia: dzicz i zadania

fe-event-wilds_began = Walka w dziczy: { $hero } przeciw { $foe } (PŻ { $hp }, atak { $attack }, obrona { $defense }).
fe-event-wilds_rolled = { $hero } rzuca: { $dice }.
fe-event-dice_assigned = { $hero } przydziela sukcesy: obrona { $defense_sum }, punkty życia { $hp_sum }, atak { $attack_sum }.
fe-event-wilds_ended =
    { $won ->
        [yes] { $hero } pokonuje przeciwnika: { $foe }.
       *[other] { $hero } nie pokonuje przeciwnika: { $foe }.
    }
fe-event-tamed = { $hero } oswaja za { $price } eternium: { $card }.
fe-event-recruited = { $hero } werbuje za { $price } eternium: { $card }.
fe-event-ally_sent_back = { $card } odchodzi ({ $hero }) i wraca do talii spotkań.
fe-event-encounter_drawn = { $hero } spotyka: { $cards }.
fe-event-encounter_chosen = { $hero } wybiera: { $card }; pod talię trafia { $under }.
fe-event-quest_began =
    { $card ->
        [none] { $hero } podejmuje zadanie ({ $area }).
       *[other] { $hero } podejmuje zadanie ({ $area }): { $card }.
    }
fe-event-quest_ended =
    { $met ->
        [yes] { $hero } wypełnia zadanie: { $card }.
       *[other] { $hero } nie wypełnia zadania: { $card }.
    }
fe-event-checked =
    { $met ->
        [yes] Test: { $dice }. Udany ({ $successes } z { $needed }).
       *[other] Test: { $dice }. Nieudany ({ $successes } z { $needed }).
    }

## Pytania

fe-decision-react = Użyć zdolności?
fe-decision-draft = { $team }: wybierzcie bohatera.
fe-decision-pregame_shop = { $team }: kupcie karty przed grą albo zakończcie zakupy bohatera.
fe-decision-zone = { $team }: wybierzcie strefę rozstawienia.
fe-decision-deploy_soldier = { $team }: gdzie stanie żołnierz?
fe-decision-deploy_hero = { $team }: który bohater gdzie stanie?
fe-decision-deploy_quest = { $team }: gdzie położyć znacznik zadania?
fe-decision-activate = { $team }: którego bohatera aktywować?
fe-decision-act =
    { $actions ->
        [0] { $hero } nie ma już akcji standardowych. Akcje darmowe czy koniec tury?
        [one] { $hero } ma jeszcze { $actions } akcję standardową. Co teraz?
        [few] { $hero } ma jeszcze { $actions } akcje standardowe. Co teraz?
       *[other] { $hero } ma jeszcze { $actions } akcji standardowych. Co teraz?
    }
fe-decision-destination = Dokąd idzie { $hero }? (punkty ruchu: { $points })
fe-decision-march = Którzy żołnierze maszerują?
fe-decision-relocate = Dokąd trafia { $hero }?
fe-decision-return = Gdzie wraca { $hero }?
fe-decision-withdraw = Dokąd wycofuje się { $hero }?
fe-decision-retreat = Dokąd wycofuje się { $hero }?
fe-decision-push = Dokąd musi ustąpić { $hero }?
fe-decision-place = Dokąd idzie { $hero }?
fe-decision-defender = Kto stanie do walki ({ $area })? Atakuje { $hero }.
fe-decision-spread = Żołnierze ({ $area }): kto przyjmuje następne obrażenie? (zostało { $left })
fe-decision-weapon = { $fighter }: jaka broń?
fe-decision-play = { $fighter } dobiera: { $drawn } (zagrane dotąd: { $played }). Do której strefy? Zostało Koncentracji: { $concentrate }.
fe-decision-play-source = { $source }: do której strefy?
fe-decision-step_four = Runda walki { $round }, { $hero } przeciw { $enemy }, krok 4: działać czy spasować?
fe-decision-assist = Walczy { $fighter }. Rzucić zaklęcie bojowe czy zostawić walkę bez pomocy?
fe-decision-excess =
    { $left ->
        [one] { $fighter } ma o { $left } kość za dużo. Która strefa ją oddaje?
        [few] { $fighter } ma o { $left } kości za dużo. Która strefa oddaje jedną?
       *[other] { $fighter } ma o { $left } kości za dużo. Która strefa oddaje jedną?
    }
fe-decision-reroll = { $hero } przeciw { $foe }, wynik: { $dice }. Rzucić ponownie?
fe-decision-reroll-zone = { $fighter }, { $zone }, wynik: { $dice }. Rzucić ponownie?
fe-decision-flee = { $hero } może uciec za { $cost } eternium, przeciwnik: { $enemy }. Uciekać czy walczyć dalej?
fe-decision-tame = Oswoić za { $cost } eternium: { $card }?
fe-decision-encounter = { $hero }: które spotkanie?
fe-decision-ally = { $card } chce dołączyć za { $cost } eternium ({ $hero }).
fe-decision-wilds_items = { $hero } przeciw { $foe }: użyć czegoś przed rzutem?
fe-decision-assign = { $hero } przeciw { $foe } (PŻ { $hp }, atak { $attack }, obrona { $defense }): { $dice }. Jak przydzielić sukcesy?
fe-decision-quest_card = { $card }: którą kartę odrzuca { $hero }?
fe-decision-quest_price = { $card } wymaga ({ $hero }): { $price }. Zapłacić?
fe-price-eternium = { $number } eternium
fe-price-soldiers =
    { $number ->
        [one] 1 żołnierz
        [few] { $number } żołnierze
       *[many] { $number } żołnierzy
    }
fe-price-damage = { $number } PŻ
fe-decision-shop = { $hero }, { $trader }: co kupić?
fe-decision-keep_card = { $hero }: którą kartę zatrzymać?
fe-decision-replace = { $hero } otrzymuje: { $card }. Co ustąpi jej miejsca?
fe-decision-overflow = { $hero } ma za dużo kart ({ $pile }, o { $over } za dużo). Która odpada?
fe-decision-wear = { $hero } kupuje: { $card }. Założyć od razu?
fe-decision-trading = Wymiana: { $hero } i { $partner }.
fe-decision-gain_combat_card = { $hero }: która karta walki?
fe-decision-exchange = Do talii walki wchodzi { $card }. Która karta ją opuszcza?
fe-decision-penalty = { $hero } ponosi klęskę; do zapłaty zostaje { $left }. Co oddać?
fe-decision-duel = { $team }: który bohater stoczy ostatni pojedynek?
fe-decision-pick = { $source }: wybierz bohatera. { $text }
fe-decision-pick_area = { $source }: wybierz obszar. { $text }
fe-decision-either = { $source }: wybierz. { $text }
fe-decision-pay = { $source }: zapłacić? { $text }
fe-decision-boost = { $source }: która wartość?
fe-decision-recruit = { $source }: dokąd idą żołnierze? { $text }
fe-decision-slay = { $source }: gdzie usunąć żołnierzy? { $text }
fe-decision-discard = { $source }: którą kartę odrzucić? { $text }
fe-decision-flip = { $source }: którą kartę zakryć?
fe-decision-remove = { $source }: którą kartę odrzucić?
fe-decision-shift = { $source }: którą kartę przenieść i do której strefy?
fe-decision-swap_cards = { $source }: które dwie karty zamienić?

## Opcje

fe-option-react = { $power }: { $text }
fe-option-decline = Nie
fe-option-hero = { $hero }
fe-option-deploy = { $what }: { $area }
fe-option-zone = { $zone }
fe-option-activate = { $hero }
fe-option-move = Ruch
fe-option-ride = Ruch między placówkami
fe-option-goto = { $area }
fe-option-stay = Zostaw to
fe-option-stay-destination = Zostań tutaj
fe-option-tower = Szybka podróż: { $area }
fe-option-fortify =
    { $soldiers ->
        [one] Umocnij placówkę: { $soldiers } żołnierz
        [few] Umocnij placówkę: { $soldiers } żołnierzy
        [many] Umocnij placówkę: { $soldiers } żołnierzy
       *[other] Umocnij placówkę: { $soldiers } żołnierza
    }
fe-option-march = Przesuń żołnierzy
fe-option-send =
    { $soldiers ->
        [one] { $soldiers } żołnierz: { $source } → { $to }
        [few] { $soldiers } żołnierzy: { $source } → { $to }
        [many] { $soldiers } żołnierzy: { $source } → { $to }
       *[other] { $soldiers } żołnierza: { $source } → { $to }
    }
fe-option-wilds =
    { $cards ->
        [one] Staw czoła dziczy
       *[other] Staw czoła dziczy, wybór z { $cards } kart
    }
fe-option-quest = Podejmij zadanie
fe-option-rest = Odpocznij
fe-option-mount = Zdobądź wierzchowca
fe-option-train = Trening: { $card } za { $cost } eternium
fe-option-trade = Wymiana: { $hero }
fe-option-trader = Skorzystaj z handlarza: { $trader }
fe-option-equip = Załóż „{ $card }”: { $text }
fe-option-stow = Schowaj do plecaka: { $card }
fe-option-cast = { $hero } rzuca „{ $spell }”: { $text }
fe-option-cast-on = { $hero } rzuca „{ $spell }”, dla: { $on }. { $text }
fe-option-use = Użyj „{ $card }”: { $text }
fe-option-redraw = Wymień za 1 eternium: { $cards }
fe-option-end = Zakończ turę
fe-option-weapon = { $weapon } ({ $kind }). Energia: { $text }
fe-option-play = { $card }
fe-option-play-zone = { $card }: { $zone }
fe-option-concentrate = Koncentracja: odrzuć i dobierz inną kartę
fe-option-energy = Użyj Energii ({ $zone })
fe-option-time = Zamień { $card } ({ $zone }) i { $other } ({ $to })
fe-option-remove = Żołnierze: atak +{ $attack }, obrona +{ $defense }, inicjatywa +{ $initiative }
fe-option-pass = Pas
fe-option-pass-shop = Nie kupuj nic więcej
fe-option-pass-wilds_items = Rzuć kośćmi
fe-option-leave = Zostaw to
fe-option-flee = Ucieczka: { $area }
fe-option-fight = Walcz dalej
fe-option-fight-ally = Walcz
fe-option-reroll = Rzuć ponownie kośćmi z przerzutem
fe-option-reroll-faces = Rzuć ponownie, także: { $faces }
fe-option-keep = Zachowaj rzut
fe-option-keep-keep_card = Nie zatrzymuj żadnej
fe-option-assign = Obrona { $defense_sum }, punkty życia { $hp_sum }, atak { $attack_sum }
fe-option-spread = { $to }
fe-option-card = { $card }
fe-option-card-encounter = { $card }
fe-option-card-keep_card = { $card }: { $text }
fe-option-accept = Tak
fe-option-accept-ally = Zwerbuj
fe-option-accept-tame = Oswój
fe-option-refuse = Nie
fe-option-refuse-wear = Do plecaka
fe-option-buy = Kup „{ $card }” za { $cost } eternium: { $text }
fe-option-buy-hero = { $hero } kupuje „{ $card }” za { $cost } eternium: { $text }
fe-option-refresh = Nowe towary
fe-option-give = Oddaj: { $card }
fe-option-take = Weź: { $card }
fe-option-done = Gotowe
fe-option-eternium = Zapłać eternium
fe-option-choose = { $what }
fe-option-choose-pregame_shop = { $what } kończy zakupy
fe-option-choose-excess = Kość ze strefy { $part1 } staje się sukcesem w strefie { $part2 }
fe-option-choose-flip = { $part2 } ({ $part1 })
fe-option-choose-remove = { $part2 } ({ $part1 })
fe-option-choose-shift = { $part2 }: { $part1 } → { $part3 }

## Odmowy

fe-denial-other = Zasady na to nie pozwalają: { $title }.
fe-denial-conditions = Karty „{ $card }” nie można teraz użyć. Jej treść: { $text }
fe-denial-over = { $hero } będzie mieć za dużo kart: { $pile }, o { $over } ponad limit.
fe-denial-FE-EQUIP-03 = Karty „{ $card }” nie można tak użyć ({ $hero }).
fe-denial-FE-EQUIP-06 = W plecaku nie ma już miejsca ({ $hero }).
fe-denial-FE-EQUIP-07 = { $hero } nie ma tam karty „{ $card }”.
fe-denial-FE-EPIC-03 = Strefa jest pełna: { $zone }, kart: { $cards }.
fe-denial-FE-DICE-03 = Strefa jest pełna: { $zone }, kart: { $cards }.
fe-denial-FE-EPIC-15 = Poprzednia karta też trafiła do tej strefy ({ $zone }, { $hero }); teraz musi być inna.
fe-denial-FE-EPIC-16 = Koncentracja wymaga jednej dobranej karty i następnej do dobrania.
fe-denial-FE-EPIC-18 = { $hero } nie może już użyć Koncentracji: Duch na to nie pozwala ({ $used }).
fe-denial-FE-EPIC-23 = Tego nie można teraz zrobić w kroku 4.
fe-denial-FE-EPIC-25 = { $hero } nie należy do twojej drużyny.
fe-denial-FE-EPIC-31 = Inni mogą tu rzucać tylko zaklęcia bojowe.
fe-denial-FE-DICE-04 = { $hero } ma Czas obok planszy walki i musi najpierw go użyć.
fe-denial-FE-EPIC-50 = { $hero } może uciec dopiero po pierwszej rundzie walki (to runda { $round }).
fe-denial-FE-EPIC-51 = Stąd nie można tam uciec: { $area }.
fe-denial-FE-EPIC-51-cost = Ucieczka kosztuje { $cost } eternium; drużyna ma { $eternium }.
fe-denial-FE-EPIC-53 = { $hero } nie ma wolnego obszaru do ucieczki.
fe-denial-FE-EPIC-53-enemy = { $enemy } nikomu nie daje uciec.
fe-denial-FE-ACT-01 = { $hero } musi najpierw dokończyć coś innego.
fe-denial-FE-ACT-01-left = { $hero } ma za mało akcji standardowych ({ $left } z { $needed }).
fe-denial-FE-ACT-01-taken = Ta akcja została już wykonana w tej turze ({ $hero }): { $taken }.
fe-denial-FE-ACT-02 = { $hero } nie może tego zrobić jako akcji.
fe-denial-FE-ACT-03 = To zostało już zrobione w tej turze ({ $hero }): { $taken }.
fe-denial-FE-ETERNIUM-02 = To kosztuje { $cost } eternium; drużyna ma { $eternium }.
fe-denial-FE-MOVE-02 = { $hero } nie może stąd wyjść: { $area }.
fe-denial-FE-MOVE-02-points = Poza zasięgiem: { $area } ({ $hero }, punkty ruchu: { $points }).
fe-denial-FE-OUTPOST-01 = Stąd ({ $area }) nie prowadzi żaden szlak, z którego może skorzystać { $hero }.
fe-denial-FE-OUTPOST-02 = W tej partii ruch między placówkami jest częścią Ruchu.
fe-denial-FE-FAST-01 = Szybka podróż prowadzi od wieży do wieży; { $hero } stoi tutaj: { $at }.
fe-denial-FE-SOLDIER-02 = { $hero } może umocnić tylko placówkę bez wrogów, nie ten obszar: { $area }.
fe-denial-FE-SOLDIER-02-most = { $hero } może tu wystawić żołnierzy najwyżej: { $most }.
fe-denial-FE-SOLDIER-03 = Tu nie ma żołnierzy, których może przesunąć { $hero }: { $area }.
fe-denial-FE-SOLDIER-04 = Nie ma szlaku: { $source } → { $area }.
fe-denial-FE-SOLDIER-04-hero = W pobliżu nie ma szlaku dla żołnierzy ({ $hero }).
fe-denial-FE-BASE-02 = Baza wroga jest zamknięta: { $area }.
fe-denial-FE-BASE-04 = W bazie nie wystawia się żołnierzy ({ $area }).
fe-denial-FE-FIRST-06 = W pierwszej grze nie wolno atakować bohaterów przed drugą czaszką ({ $area }).
fe-denial-FE-WILDS-01 = { $hero } nie jest w dziczy ({ $area }).
fe-denial-FE-QUEST-01 = Nie ma tu znacznika zadania: { $area }.
fe-denial-FE-REST-01 = { $hero } może odpocząć tylko nocą.
fe-denial-FE-SKIRM-26 = { $hero } nie może tu wytrenować karty „{ $card }”.
fe-denial-FE-SKIRM-27 = { $hero } nie może zdobyć wierzchowca w tej partii lub w tym miejscu.
fe-denial-FE-DECK-02 = W zasobach nie ma już karty „{ $card }”.
fe-denial-FE-TRADE-01 = { $hero } i { $partner } nie są w tym samym obszarze lub w jednej drużynie.
fe-denial-FE-TRADE-01-cards = { $hero } i { $partner } nie mają czym się wymienić.
fe-denial-FE-SPELL-04 = { $hero } nie ma zaklęcia „{ $spell }”.
fe-denial-FE-SPELL-05 = Zaklęcia „{ $spell }” nie można teraz rzucić.
fe-denial-FE-VICTORY-07 = Nie ma karty zwycięstwa do wymiany albo do dobrania.
fe-denial-FE-VICTORY-08 = „{ $card }” nie jest zakrytą kartą z twojej ręki.
fe-denial-FE-WILD-06 = Najpierw trzeba przełamać obronę: { $assigned } z { $defense }.
fe-denial-FE-WILD-08 = Takich kości nie ma albo podwójny sukces zostałby podzielony.
fe-denial-FE-WATER-03 = { $hero } nie może zatrzymać się na wodzie ({ $area }).
fe-denial-FE-MAP-04 = Bohater już tu stoi: { $area }.
fe-denial-FE-FLY-02 = Stąd można tam dotrzeć tylko drogą powietrzną: { $area }.
fe-denial-FE-TRADER-02 = Drużyna nie kontroluje takiego handlarza ({ $hero }): { $trader }.
fe-denial-FE-TRADER-03 = Ten targ nie jest jeszcze otwarty: { $trader }.
fe-denial-FE-TRADER-07 = Karty „{ $card }” nie ma w ofercie: { $trader }.
fe-denial-FE-TRADER-08 = Nowe towary są raz, przed pierwszym zakupem.
fe-denial-FE-SETUP-02 = Drużyna ma trzech bohaterów; tutaj: { $heroes_count }.
fe-denial-FE-SETUP-02-faction = { $hero } nie należy do frakcji { $faction }.
fe-denial-FE-SETUP-02-missing = { $hero } nie może brać udziału w tej misji.
fe-denial-FE-SETUP-02-copies = { $hero } jest w drużynie { $copies } razy.
fe-denial-FE-SETUP-02-unknown = Nie ma bohatera { $unknown }.
fe-denial-FE-SETUP-18 = Drużyna ma najwyżej jednego jeźdźca; tutaj: { $riders }.
fe-denial-FE-SKIRM-02 = { $hero } pochodzi z dodatku i nie można go tu wybrać.
fe-denial-FE-SKIRM-04 = Drużyna ma najwyżej jednego jeźdźca; tutaj: { $riders }.
fe-denial-FE-SETUP-03 = { $hero } należy do: { $seat }.
fe-denial-FE-ROUND-07 = To nie twoja kolej.
fe-denial-FE-ROUND-07-acting = Tura: { $acting }, nie { $hero }.
fe-denial-FE-ROUND-07-team = Kolej drużyny: { $team }.
fe-denial-FE-ROUND-08 = { $hero } ma już za sobą aktywację w tej rundzie.

## Szanse

fe-odds-wilds = { $who }, pokonanie: { $chance }. Utracone PŻ: { $table }.
fe-odds-check = Test się uda: { $chance }.
fe-odds-epic = { $who } pada w tej rundzie: { $chance }. Zadane obrażenia: { $table }.
fe-odds-epic-own = { $who } pada w tej rundzie: { $chance }. Otrzymane obrażenia: { $table }.
fe-odds-epic-ahead = { $who } pada w tej rundzie, z kartami, które jeszcze dojdą: { $chance }. Zadane obrażenia: { $table }.
fe-odds-epic-ahead-own = { $who } pada w tej rundzie, z kartami, które jeszcze dojdą: { $chance }. Otrzymane obrażenia: { $table }.
fe-odds-other = { $who }: { $table }.

## In the terminal

fe-terminal-lying = Na stole
fe-terminal-answers = Może jeszcze działać
fe-terminal-why = Pytaj tak: why move teela gaz-village; why rest; why fortify 3; why train +2.
fe-terminal-measure = Pytaj tak: m gaz-village.
fe-terminal-steps = { $hero }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }
fe-terminal-discarded = Odrzucone
fe-terminal-round = Runda
fe-terminal-difficulty = Poziom trudności
fe-terminal-skulls = Wydarzenia czaszek
fe-terminal-counters = Liczniki
fe-terminal-teams = Drużyny
fe-terminal-heroes = Bohaterowie
fe-terminal-boss = Boss
fe-terminal-markets = W ofercie
fe-terminal-areas = Obszary
fe-terminal-epic = Epicka walka
fe-terminal-wilds = Walka w dziczy
fe-terminal-vp = PZ
fe-terminal-eternium = Eternium
fe-terminal-outposts = Placówki
fe-terminal-reserve = Żołnierze w zasobach
fe-terminal-team = Strona
fe-terminal-area = Obszar
fe-terminal-hp = PŻ
fe-terminal-activated = Aktywowana
fe-terminal-defeated = Klęska
fe-terminal-equipped = Założone
fe-terminal-inventory = Plecak
fe-terminal-spells = Zaklęcia
fe-terminal-allies = Sojusznicy
fe-terminal-mounts = Bestie i pojazdy
fe-terminal-carries = Niesie
fe-terminal-control = Kontrola
fe-terminal-soldiers = Żołnierze
fe-terminal-marks = Znaki
fe-terminal-combat_round = Runda walki
fe-terminal-weapon = Broń
fe-terminal-printed = Na karcie
fe-terminal-zone_attack = Atak
fe-terminal-zone_defense = Obrona
fe-terminal-zone_initiative = Inicjatywa
fe-terminal-beside = Obok planszy
fe-terminal-drawn = Dobrane
fe-terminal-boosts = Zmiany
fe-terminal-die = Kość
fe-terminal-totals = Sumy
fe-terminal-damage = Obrażenia
fe-terminal-foe = Przeciwnik
fe-terminal-dice = Kości
fe-terminal-adjacent = Sąsiednie
fe-terminal-paths = Szlaki do
fe-terminal-primary = Pierwszy cel
fe-terminal-secondary = Drugi cel
fe-terminal-revealed = Odkryta
fe-terminal-completed = Spełniona
fe-terminal-progress = Postęp
fe-terminal-combat_deck = Talia walki
