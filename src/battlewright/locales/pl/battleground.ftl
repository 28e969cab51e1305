# Wszystko, co mówi Battleground. Zdarzenie, opcja, decyzja lub odmowa znajduje komunikat po swojej nazwie:
# event-<typ>, option-<typ>, decision-<rodzaj>, denial-<zasada>. Komunikat dla szczególnego przypadku
# dodaje nazwę tego, co go wyróżnia: denial-<zasada>-<fakt>, decision-<rodzaj>-<fakt>,
# option-<typ>-<rodzaj decyzji>. Brak wartości to „none”.
# Imiona i nazwy kart wstawiane są w mianowniku: zdanie odmienia słowo „postać”, nie imię.

## Nazwy

stat-strength = siła
stat-perception = percepcja
stat-power = moc
stat-toughness = wytrzymałość
stat-mind = umysł
stat-speed = szybkość
stat-health = zdrowie

slot-melee = broń do walki wręcz
slot-ranged = broń dystansowa
slot-spell = zaklęcie
slot-heavy = broń ciężka
slot-trinket = drobiazg
slot-armor = pancerz
slot-shield = tarcza
slot-module = moduł

faction-masters = Władcy Wszechświata
faction-evil = Źli Wojownicy
faction-horde = Zła Horda
faction-rebellion = Wielka Rebelia
faction-snake-men = Ludzie-Węże
faction-preternia = Bohaterowie Preternii
faction-foe-men = Fighting Foe Men
faction-monster = Potwory
faction-short-masters = Władcy
faction-short-evil = Źli
faction-short-horde = Horda
faction-short-rebellion = Rebelia
faction-short-snake-men = Węże
faction-short-preternia = Preternia
faction-short-foe-men = Foe Men
faction-short-monster = Potwór

phase-setup = przygotowanie gry
phase-preparation = faza przygotowania
phase-activation = faza aktywacji
phase-clean_up = faza porządkowania
phase-over = koniec gry

terrain-open = otwarty teren
terrain-high = wysoka przeszkoda
terrain-low = niska przeszkoda
terrain-ladder = drabina
terrain-platform = platforma
terrain-difficult = trudny teren
terrain-zone = strefa rozstawienia
terrain-objective = cel
terrain-mark = znak

token-focus = skupienie
token-overwatch = warta
token-mana = mana
token-wounds = rany
token-activated = aktywowana
token-buff = wzmocnienie
token-debuff = osłabienie

number-dice = k6
number-needed = do sukcesu
number-ap = PA

direction-0 = wschód
direction-1 = północny wschód
direction-2 = północny zachód
direction-3 = zachód
direction-4 = południowy zachód
direction-5 = południowy wschód

unknown-card = zakryta karta
several-unknown-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Skąd bierze się modyfikator, w kilku słowach

source-BG-TEST-03 = testowana statystyka
source-BG-TEST-04 = efekt
source-BG-ATK-03 = wcześniejsze ataki
source-BG-ATK-05 = kości broni
source-BG-FOCUS-05 = skupienie
source-BG-AOO-06 = atak okazyjny
source-BG-INT-09 = przerwanie
source-BG-FLANK-01 = atak z flanki
source-BG-COVER-03 = osłona
source-BG-COVER-06 = wyższy poziom
source-BG-COVER-07 = osłona
source-BG-SCOPE-01 = zwykły zakres
source-BG-SCOPE-04 = 6 to sukces, 1 to porażka
source-BG-SCOPE-06 = strzał w zwarcie
source-BG-ACT-04 = wcześniejsze użycie
source-BG-ACT-05 = koszt umiejętności
source-BG-SPELL-04 = koszt many
source-BG-MOVE-01 = szybkość
source-BG-MOVE-02 = efekt
source-BG-MOVE-09 = trudny teren
source-BGF-WAND-02 = zmiana kosztu many
source-BG-FREE-01 = darmowy atak

## Warunki kart, po słowach „tylko wtedy, gdy…”

condition-attacking = test jest atakiem tej postaci
condition-melee = atak jest atakiem wręcz
condition-ranged = atak jest atakiem dystansowym
condition-spell = atak jest atakiem magicznym
condition-flank = jest to atak z flanki
condition-frontal = nie jest to atak z flanki
condition-attack_focused = atak jest skupiony
condition-interruption = dzieje się to podczas przerwania
condition-activation = dzieje się to podczas aktywacji
condition-own_turn = jest to jej własna aktywacja lub przerwanie
condition-opportunity = jest to atak okazyjny
condition-target_debuffed = cel ma osłabienie
condition-target_enemy = cel jest wrogiem
condition-target_buffed = cel ma wzmocnienie
condition-target_in_difficult = cel stoi w trudnym terenie
condition-target_less_mana = cel ma mniej many
condition-target_knocked_out = cel pada znokautowany
condition-after_move = następuje to natychmiast po akcji ruchu
condition-distance = odległość wynosi co najmniej { $number }″
condition-successes = liczba sukcesów to co najmniej { $number }
condition-rolled = na kości wypada { $number }
condition-skill_defence = jest to obrona przed umiejętnością
condition-attackable = atak mógłby ją obrać za cel
condition-focused = postać jest skupiona
condition-not_focused = postać nie jest skupiona
condition-engaged = postać jest w zwarciu
condition-not_engaged = postać nie jest w zwarciu
condition-mana = postać ma co najmniej { $number } many
condition-can_spend = postać może wydać manę: { $number }
condition-can_discard = gracz ma na ręce kartę do odrzucenia
condition-debuffed = postać ma osłabienie
condition-buffed = postać ma wzmocnienie
condition-wounded =
    { $number ->
        [1] postać jest ranna
       *[other] liczba ran postaci to co najmniej { $number }
    }
condition-had_focus = postać była skupiona na początku swojej tury
condition-no_attack_made = w tej turze nie wykonano ataku
condition-unfocused_test = test jest wykonywany bez skupienia
condition-activatable = postać może zostać aktywowana odkrytą kartą
condition-activated_initiative_least = została aktywowana z inicjatywą { $number } lub wyższą
condition-mark_gone = to { $what }
condition-no_action = postać nie wykonała w tej rundzie żadnej akcji
condition-ultimates = użyto co najmniej { $number } takich zdolności
condition-obstacle_within = przeszkoda jest w odległości do { $number } heksów
condition-carries = postać ma w ekwipunku: { $what }
condition-no_enemy_within = w polu widzenia nie ma wroga w odległości do { $number }″
condition-enemy_within = w polu widzenia jest wróg w odległości do { $number }″
condition-adjacent = druga postać stoi na sąsiednim heksie
condition-own = jest to postać z tego samego oddziału
condition-by_owner = robi to wrogowi postać z tego samego oddziału
condition-causes = liczba ran zadanych w tej turze to co najmniej { $number }
condition-first_blood = żadna własna postać nie została znokautowana
condition-second_knock_out = ta sama postać znokautowała dwóch wrogów
condition-move_action = kończy się akcja ruchu
condition-in_enemy_zone = postać stoi we wrogiej strefie rozstawienia
condition-turn_mana = w tej turze wydano co najmniej { $number } many
condition-turn_attacks = liczba ataków w tej turze to co najmniej { $number }
condition-debuffed_characters = liczba postaci z osłabieniem to co najmniej { $number }
condition-activated = postać została już aktywowana w tej rundzie
condition-ready = postać nie została jeszcze aktywowana w tej rundzie
condition-has_effect = postać ma wzmocnienie lub osłabienie
condition-successes_most = liczba sukcesów to najwyżej { $number }
condition-attacker_interrupts = atak jest wykonywany w przerwaniu
condition-targeted = atak był skierowany w tę postać
condition-health_left = postać dzieli od wyeliminowania najwyżej { $number } ran
condition-on_overwatch = postać stoi na warcie
condition-initiative_most = postać aktywowano kartą o inicjatywie { $number } lub niższej
condition-nobody_within = w polu widzenia nie ma innej postaci w odległości do { $number }″
condition-debuffed_within = w polu widzenia jest inna postać z osłabieniem w odległości do { $number }″
condition-blow = naraz zadano co najmniej { $number } ran
condition-round = trwa runda { $number }
condition-losing_buff = postać ma stracić wzmocnienie
condition-heavy = atak wykonano bronią ciężką
condition-target_engaged = cel jest związany walką z kimś innym
condition-target_adjacent = cel jest obok
condition-target_ally = cel jest sojusznikiem
condition-target_keyword = cel ma słowo kluczowe „{ $number }”
condition-target_in_own_zone = cel stoi we własnej strefie rozstawienia
condition-target_within = cel jest w polu widzenia w odległości do { $number }″
condition-friend_near_target = w pobliżu celu jest odpowiedni sojusznik ({ $number })
condition-further_target = to kolejny cel ataku
condition-other_weapon = ataku nie wykonano bronią { $what }
condition-no_effect = atak nie przyniósł skutku
condition-after_focused_move = następuje bezpośrednio po skupionej akcji Ruchu
condition-distance_most = odległość to najwyżej { $number }″
condition-of_attack = to test ataku
condition-of_skill = to test umiejętności
condition-of_defence = to test obrony
condition-initiative_least = postać aktywowano kartą o inicjatywie { $number } lub wyższej
condition-other_initiative_least = drugą postać aktywowano kartą o inicjatywie { $number } lub wyższej
condition-won_initiative = karta wygrała inicjatywę
condition-lost_initiative = karta przegrała inicjatywę
condition-character = tą postacią jest { $what }
condition-keyword = postać ma słowo kluczowe „{ $number }”
condition-has_token = postać ma żeton { $what }
condition-massive = model jest masywny
condition-unwounded = postać nie ma ran
condition-strength = Siła postaci to co najmniej { $number }
condition-equipment = postać nosi co najmniej tyle broni i przedmiotów: { $number }
condition-hand_most = gracz ma na ręce najwyżej tyle kart Losu: { $number }
condition-not_moved = postać nie poruszyła się w tej turze
condition-moved = postać przebyła w tej turze co najmniej tyle heksów: { $number }
condition-mark_within = w polu widzenia jest znak w odległości do { $number }″
condition-enemy_mark = postaci sięga znak przeciwnika: { $what }
condition-token_adjacent = postać obok ma żeton { $what }
condition-could_watch = postać na czatach mogłaby przerwać
condition-by_keyword = zrobiła to postać ze słowem kluczowym „{ $number }”
condition-by_attack = stało się to przez atak
condition-by_skill = stało się to przez umiejętność
condition-by_fate = przerwanie wywołała karta Losu
condition-mission_bearer = to postać, którą rozpoczęto misję poboczną
condition-round_least = trwa runda { $number } lub późniejsza
condition-all_standing = żadna własna postać nie została powalona
condition-all_buffed = wszystkie własne postacie mają wzmocnienie
condition-in_own_zone = dzieje się to we własnej strefie rozstawienia postaci
condition-far_from_owner = wszystkie własne postacie są w odległości co najmniej { $number }″
condition-actor_health_left = { $number } lub mniej ran powaliłoby działającą postać
condition-wounds_in_play = w grze jest co najmniej tyle ran: { $number }
condition-wounds_in_play_most = w grze jest najwyżej tyle ran: { $number }
condition-wounded_this_turn = w tej turze rany odniosło co najmniej tyle postaci: { $number }
condition-engaged_friends = związanych walką jest co najmniej tyle własnych postaci: { $number }
condition-friends_in_enemy_zone = w strefie rozstawienia przeciwnika stoi co najmniej tyle własnych postaci: { $number }

## Zdarzenia: przygotowanie gry

event-force_fielded =
    { $seat } wystawia oddział: { $characters } – { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
event-first_rolled = Rzut o pierwszego gracza: { $rolls }. Wybiera { $winner }.
event-first_chosen =
    Zaczyna { $team }{ $rolls ->
        [none] {""}
       *[other] {" "}(kości pokazały { $rolls })
    }.
event-map_chosen = Pole bitwy: { $map }.
event-zone_chosen =
    { $zone ->
        [0] { $team } rozstawia się na południu (lub zachodzie).
        [1] { $team } rozstawia się na północy (lub wschodzie).
       *[other] { $team } rozstawia się w strefie { $zone }.
    }
event-objective_placed = { $team } umieszcza cel na heksie { $at }.
event-deployed = { $character } zajmuje heks { $at }.
event-turned = { $character } obraca się na { $direction }.

## Zdarzenia: rundy i karty

event-round_began = Zaczyna się runda { $round }.
event-cards_discarded = { $seat } odrzuca: { $cards }.
event-cards_drawn =
    { $source ->
        [discard] { $seat } odzyskuje ze stosu kart odrzuconych: { $cards }.
       *[other] { $seat } dobiera: { $cards }.
    }
event-cards_revealed = Karty odkryte: { $cards }. Zaczyna { $first }.
revealed-card = { $seat } – „{ $card }” (inicjatywa { $initiative })
event-passed = { $seat } pasuje do końca rundy.
event-card_lost = { $seat } nie ma już kogo aktywować; karta „{ $card }” przepada.
event-activated =
    Aktywacja: { $character }, karta „{ $card }” – { $ap } PA i { $mana ->
        [one] { $mana } mana.
       *[other] { $mana } many.
    }
event-bonus_taken =
    { $extra ->
        [yes] { $seat } dokłada kartę „{ $card }” ({ $character })
       *[no] { $character } korzysta z karty „{ $card }”
    } – { $bonus ->
        [ability] zdolność.
        [mana] dodatkowa mana.
        [mission] zadanie poboczne.
        [ap] 1 PA.
       *[other] bonus.
    }
event-activation_ended =
    { $ap_lost ->
        [0] Koniec aktywacji: { $character }.
        [few] Koniec aktywacji: { $character }. Przepadają { $ap_lost } PA.
       *[other] Koniec aktywacji: { $character }. Przepada { $ap_lost } PA.
    }
event-interruption_began =
    { $kind ->
        [card] { $character } przerywa działanie dzięki karcie: { $interrupted }.
        [opportunity] { $character } ma atak okazyjny przeciwko postaci { $interrupted }.
       *[other] { $character } stoi na warcie i przerywa działanie postaci { $interrupted }.
    }
event-interruption_ended =
    { $goes_on ->
        [yes] Koniec przerwania: { $character }. Dalej działa { $interrupted }.
       *[no] Koniec przerwania: { $character }.
    }

## Zdarzenia: co postacie zyskują i tracą

event-gained =
    { $what ->
        [mana] { $character } otrzymuje { $amount ->
            [one] { $amount } manę.
           *[other] { $amount } many.
        }
        [ap] { $character } otrzymuje { $amount } PA.
        [focus] { $character } otrzymuje skupienie.
        [overwatch] { $character } staje na warcie.
       *[other] { $character } otrzymuje: { $what }.
    }
event-lost =
    { $what ->
        [mana] { $character } { $spent ->
            [yes] wydaje
           *[no] traci
        } { $amount ->
            [one] { $amount } manę.
           *[other] { $amount } many.
        }
        [ap] { $character } { $spent ->
            [yes] wydaje
           *[no] traci
        } { $amount } PA{ $action ->
            [focus] {" "}na skupienie
            [move] {" "}na ruch
            [overwatch] {" "}na czuwanie
           *[none] {""}
        }.
        [focus] { $character } { $spent ->
            [yes] wydaje
           *[no] traci
        } skupienie.
        [overwatch] { $character } schodzi z warty.
       *[other] { $character } traci: { $what }.
    }
event-token_given = { $character } otrzymuje: { $token }.
event-token_removed = { $character }: koniec efektu „{ $token }”.
event-token_kept =
    { $character ->
        [none] { $token } przetrwa najbliższe porządkowanie.
       *[other] { $token } ({ $character }) przetrwa najbliższe porządkowanie.
    }
event-token_saved = { $character } zachowuje żeton { $token }.
event-token_prevented = { $character } nie otrzymuje żetonu { $token }.
event-shove_prevented = { $character } pozostaje na miejscu.
event-mark_moved = { $token } przechodzi z heksa { $at } na { $goal }.
event-weapon_laid_down = { $character } odwraca broń: { $weapon }.
event-cards_recovered =
    { $place ->
        [top] { $seat } kładzie na wierzchu talii: { $cards }.
       *[other] { $seat } wtasowuje do talii: { $cards }.
    }
event-readied = { $character } może zostać ponownie aktywowany.
event-dice_added =
    { $amount ->
        [one] { $character } dostaje { $amount } kość więcej.
        [few] { $character } dostaje { $amount } kości więcej.
       *[other] { $character } dostaje { $amount } kości więcej.
    }
event-wounds_passed =
    { $amount ->
        [one] { $amount } rana trafia w postać { $to_character } zamiast { $character }.
        [few] { $amount } rany trafiają w postać { $to_character } zamiast { $character }.
       *[other] { $amount } ran trafia w postać { $to_character } zamiast { $character }.
    }
event-mark_placed = { $character } umieszcza znak na heksie { $at }: { $token }.
event-mark_removed = { $token } znika z heksa { $at }.
event-rearmed = { $character } zmienia broń: odkłada { $put_away }, bierze { $equipped }.
event-transformed = { $old } staje się: { $new }.
event-focus_lent = { $character } użycza skupienia: { $to_character }.
event-withdrawn = { $character } opuszcza pole bitwy i wróci.
event-held_back = { $character } pozostaje w odwodzie.
event-initiative_changed = { $card } ({ $seat }) ma teraz inicjatywę { $initiative }.
event-obstacle_removed = { $character } burzy przeszkodę na { $hexes }.
event-cards_seen = { $seat } ogląda { $cards } na wierzchu talii: { $owner }.
event-promised =
    { $what ->
        [ap] Dzięki postaci { $character } następny sojusznik aktywowany w tej rundzie otrzyma { $amount } PA.
       *[other] Dzięki postaci { $character } następny sojusznik aktywowany w tej rundzie otrzyma { $amount ->
            [one] { $amount } manę.
           *[other] { $amount } many.
        }
    }
event-lasting_began =
    { $until ->
        [attack] Efekt „{ $effect }” działa przy tym ataku: { $character }.
        [next] Efekt „{ $effect }” działa do następnej aktywacji: { $character }.
        [round] Efekt „{ $effect }” działa do końca rundy: { $character }.
       *[other] Efekt „{ $effect }” działa do końca tej tury: { $character }.
    }

## Zdarzenia: ruch

event-moved =
    { $how ->
        [charge] { $character } szarżuje z { $from } na { $to } ({ $points } PR).
        [jump] { $character } skacze z { $from } na { $to }.
        [teleport] { $character } teleportuje się z { $from } na { $to }.
       *[other] { $character } przechodzi z { $from } na { $to } ({ $points } PR).
    }
event-shoved =
    { $how ->
        [pull] Przyciąganie: { $character } przesuwa się z { $from } na { $to }.
       *[other] Popychanie: { $character } przesuwa się z { $from } na { $to }.
    }
event-swapped = { $first } i { $second } zamieniają się miejscami.

## Zdarzenia: ataki i testy

event-attack_declared =
    { $mana ->
        [0] { $attacker } atakuje postać { $target }. Broń: { $weapon }, koszt: { $cost } PA.
       *[other] { $attacker } atakuje postać { $target }. Broń: { $weapon }, koszt: { $cost } PA i { $mana ->
            [one] { $mana } mana.
           *[other] { $mana } many.
        }
    }
event-attack_redirected = { $instead } zasłania postać { $target } i bierze na siebie atak postaci { $attacker }.
event-spell_fizzled = Zaklęcie postaci { $caster } nie wychodzi: { $weapon }.
event-further_target = Atak postaci { $attacker } ({ $weapon }) obejmuje też postać { $target }.
event-rolled =
    { $character } rzuca { $dice_total ->
        [one] { $dice_total } kością
       *[other] { $dice_total } kośćmi
    } { $kind ->
        [attack] w ataku
        [defence] w obronie
       *[other] w teście umiejętności
    } ({ $dice }), sukces od { $needed_total }{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }{ $faces ->
        [none] {""}
       *[other] {": "}{ $faces }
    }.
event-rerolled =
    { $mana ->
        [0] { $character } przerzuca { $before } za darmo: { $after }.
        [one] { $character } przerzuca { $before } za { $mana } manę: { $after }.
       *[other] { $character } przerzuca { $before } za { $mana } many: { $after }.
    }
event-exploded =
    { $faces_count ->
        [one] { $character }: szóstka wybucha, dodatkowa kość: { $faces }.
       *[other] { $character }: szóstki wybuchają, dodatkowe kości: { $faces }.
    }
event-tested =
    { $character } – { $kind ->
        [attack] atak:
        [defence] obrona:
       *[other] test:
    } { $successes ->
        [0] brak sukcesów.
        [one] { $successes } sukces.
        [few] { $successes } sukcesy.
        [many] { $successes } sukcesów.
       *[other] { $successes } sukcesu.
    }
event-defence_declined = { $character } rezygnuje z obrony.
event-attack_resolved =
    { $row ->
        [0] Atak postaci { $attacker } na postać { $target } pozostaje bez efektu.
       *[other] Udany atak postaci { $attacker } na postać { $target }: { $successes ->
            [one] { $successes } sukces.
            [few] { $successes } sukcesy.
            [many] { $successes } sukcesów.
           *[other] { $successes } sukcesu.
        }
    }
event-skill_used =
    { $target ->
        [none] { $character } używa umiejętności „{ $skill }”.
       *[other] { $character } używa umiejętności „{ $skill }”. Cel: { $target }.
    }
event-power_triggered = { $character }: działa efekt „{ $power }”.

## Zdarzenia: rany

event-wounded =
    { $by ->
        [none] { $character } otrzymuje { $amount ->
            [one] { $amount } ranę.
            [few] { $amount } rany.
            [many] { $amount } ran.
           *[other] { $amount } rany.
        }
       *[other] { $by } zadaje { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
            [many] { $amount } ran
           *[other] { $amount } rany
        } postaci { $character }.
    }
event-wound_prevented =
    { $amount ->
        [one] { $character } unika { $amount } rany.
       *[other] { $character } unika { $amount } ran.
    }
event-healed =
    { $amount ->
        [one] { $character } leczy { $amount } ranę.
        [few] { $character } leczy { $amount } rany.
        [many] { $character } leczy { $amount } ran.
       *[other] { $character } leczy { $amount } rany.
    }
event-knocked_out = Nokaut – pada { $character }! { $seat } zdobywa { $vp } PZ.

## Zdarzenia: punktowanie

event-mission_began = { $seat } podejmuje zadanie poboczne „{ $card }”.
event-mission_completed = { $seat } wykonuje zadanie poboczne „{ $card }” i zdobywa { $vp } PZ.
event-objective_captured = { $character } zdobywa cel na heksie { $at }. Punktuje { $seat }.
event-cleaned_up = Koniec rundy { $round }; wszystkie postacie są znów przygotowane.
event-game_over =
    Koniec gry: { $reason ->
        [knock-out] { $winners_count ->
            [one] wygrywa { $winners }, druga strona jest znokautowana.
           *[other] wygrywają { $winners }, druga strona jest znokautowana.
        }
        [mutual-knock-out] nikt nie ustał na nogach, jest remis.
        [points] { $winners_count ->
            [one] na punkty wygrywa { $winners }.
           *[other] na punkty wygrywają { $winners }.
        }
        [concession] { $winners_count ->
            [one] wygrywa { $winners }, druga strona się poddała.
           *[other] wygrywają { $winners }, druga strona się poddała.
        }
        [agreed-draw] obie strony zgodziły się na remis.
       *[other] jest remis.
    } Wynik: { $score }.
score-entry = { $seat } – { $vp } PZ

## Decyzje: o co pyta gra

decision-draft = Zbuduj oddział. Punkty: { $points } z { $most }, karty losu: { $fate }, karty chwały: { $glory }.
decision-first = Kto ma być pierwszym graczem?
decision-map = Na którym polu bitwy zagracie?
decision-zone = Gdzie się rozstawiasz?
decision-objective = Gdzie umieszczasz cel?
decision-deploy = Którą postać rozstawiasz jako następną?
decision-deploy_hex = Gdzie zaczyna { $character }?
decision-discard = Runda { $round }: które karty odrzucasz przed dobraniem?
decision-initiative = Runda { $round }: którą kartę zagrywasz zakrytą?
decision-tie = Równa inicjatywa: kto z was zaczyna?
decision-activate = Kogo aktywujesz kartą „{ $card }”?
decision-bonus = Który bonus z karty „{ $card }” wybierasz?
decision-act = { $character } ma { $ap } PA. Co robi?
decision-act-interrupted =
    { $kind ->
        [opportunity] { $character } ma atak okazyjny przeciwko postaci { $interrupted } ({ $ap } PA). Co robi?
       *[other] { $character } przerywa działanie postaci { $interrupted } ({ $ap } PA). Co robi?
    }
decision-consumables = { $by } zaraz przerwie działanie postaci { $interrupted }. Użyjesz czegoś wcześniej?
decision-spend = Ile many wydaje { $character } na „{ $source }”?
decision-spend-skill = Ile many wydaje { $character } na umiejętność „{ $skill }”?
decision-pay = { $lender } może zapłacić za postać { $character }. Ile z { $amount } many?
decision-boost =
    { $pay ->
        [mana] Ile many dokłada { $attacker } do ataku? Broń: { $weapon }.
        [ap] Ile PA dokłada { $attacker } do ataku? Broń: { $weapon }.
       *[other] Ile dokłada { $attacker } do ataku? Broń: { $weapon }.
    }
decision-defend =
    { $successes ->
        [one] { $target } ma do odparcia { $successes } sukces. Bronisz się?
        [few] { $target } ma do odparcia { $successes } sukcesy. Bronisz się?
        [many] { $target } ma do odparcia { $successes } sukcesów. Bronisz się?
       *[other] { $target } ma do odparcia { $successes } sukcesu. Bronisz się?
    }
decision-row = { $attacker } – który efekt broni wybierasz? ({ $weapon })
decision-further_target = Kogo dalej obejmuje atak? ({ $weapon })
decision-aim = Gdzie celuje { $attacker } ({ $weapon })?
decision-targets = Kogo jeszcze atakuje { $attacker } ({ $weapon })?
decision-free_reroll = { $character } – rzut: { $faces }, sukces od { $needed }. Które kości przerzucasz za darmo?
decision-mana_reroll =
    { $character } – rzut: { $faces }, sukces od { $needed }. { $per_mana ->
        [1] Przerzucasz kości, po jednej za każdą manę (mana: najwyżej { $mana })?
       *[other] Przerzucasz kości, po { $per_mana } za każdą manę (mana: najwyżej { $mana })?
    }
decision-destination-beside = { $character }: na którym heksie obok (postać: { $beside })?
decision-destination =
    { $how ->
        [jump] Dokąd skacze { $character } ({ $points ->
            [one] { $points } heks
            [few] { $points } heksy
            [many] { $points } heksów
           *[other] { $points } heksa
        })?
        [teleport] Dokąd teleportuje się { $character } ({ $points ->
            [one] { $points } heks
            [few] { $points } heksy
            [many] { $points } heksów
           *[other] { $points } heksa
        })?
        [charge] Dokąd szarżuje { $character } ({ $points } PR)?
       *[other] Dokąd idzie { $character } ({ $points } PR)?
    }
decision-speed = Czy { $character } wydaje skupienie na ruch z drugą szybkością?
decision-push = Dokąd trafia popychana postać { $character }?
decision-face = W którą stronę patrzy { $character }?
decision-direction = W którą stronę przesuwa się { $character }?
decision-pick = { $character } – kogo wybierasz? ({ $source })
decision-either = { $character } – co wybierasz? ({ $source })
decision-place_mark = { $character } – gdzie umieszczasz znak? ({ $source })
decision-toss = Odrzucasz kartę? ({ $source })
decision-free_attack = { $source }: { $character } może zaatakować za darmo.
decision-pass_wounds = { $character } – ile ran przekazujesz? ({ $source })
decision-recover = Która karta wraca do talii? ({ $source })
decision-lay_down = { $character } – którą broń odwracasz? ({ $source })
decision-lift_mark = { $character } – który znak usuwasz? ({ $source })
decision-move_mark = Który znak lub dokąd? ({ $source })
decision-raze = Którą przeszkodę usuwa { $character }?
decision-foresee = Którą talię ogląda { $character } albo która karta idzie na wierzch?
decision-strip = Które wzmocnienie zostaje usunięte?
decision-borrow = Który artefakt pożycza { $character }?
decision-special = { $character } – co wybierasz? ({ $source })
decision-react =
    { $moment_at ->
        [move_declared] { $moment_who } chce opuścić heks. Reagujesz?
        [movement_ended] { $moment_who } kończy ruch. Kto reaguje pierwszy?
        [attack_declared] { $moment_other } atakuje postać { $moment_who }. Reagujesz?
        [defence_test] { $moment_who } zaraz będzie się bronić. Reagujesz?
        [taking_wounds] { $moment_who } ma otrzymać { $moment_caused ->
            [one] { $moment_caused } ranę.
            [few] { $moment_caused } rany.
            [many] { $moment_caused } ran.
           *[other] { $moment_caused } rany.
        } Reagujesz?
        [wounded] { $moment_who } otrzymuje rany. Reagujesz?
        [knocked_out] Nokaut: { $moment_who }. Reagujesz?
        [spell_paid] { $moment_who } rzuca zaklęcie. Reagujesz?
        [attack_resolved] Atak postaci { $moment_who } jest rozpatrzony. Reagujesz?
        [attack_finished] Atak postaci { $moment_who } dobiegł końca. Reagujesz?
        [debuffed] { $moment_who } otrzymuje osłabienie. Reagujesz?
        [focused] { $moment_who } otrzymuje skupienie. Reagujesz?
        [mana_spent] { $moment_who } wydaje manę. Reagujesz?
        [activated] Zaczyna się aktywacja: { $moment_who }. Reagujesz?
        [activation_ended] Kończy się aktywacja: { $moment_who }. Reagujesz?
        [turn_ended] Kończy się tura: { $moment_who }. Reagujesz?
        [interruption_started] Zaczyna się przerwanie: { $moment_who }. Reagujesz?
        [interruption_ended] Kończy się przerwanie: { $moment_who }. Reagujesz?
       *[other] Co działa najpierw?
    }

## Opcje: napisy na przyciskach

option-add = Weź: { $card } (punkty: { $points })
option-equip = { $character } bierze: { $card } (punkty: { $points })
option-take = Do talii: { $card } (inicjatywa { $initiative }, { $ap } PA, mana { $mana })
option-dismiss = Odeślij: { $character }
option-unequip = { $character } oddaje: { $card }
option-putback = Z talii: { $card }
option-back = Cofnij ostatni wybór
option-prepared = Gotowy oddział: { $force }
option-done = Gotowe
option-first = { $team }
option-map = { $map }
option-zone =
    { $zone ->
        [0] Na południu (lub zachodzie)
        [1] Na północy (lub wschodzie)
       *[other] Strefa { $zone }
    }
option-objective = Heks { $at }
option-deploy = { $character }
option-face = Na { $direction }
option-discard =
    { $cards ->
        [none] Niczego nie odrzucaj
       *[other] Odrzuć: { $cards }
    }
option-play = { $card } (inicjatywa { $initiative }, { $ap } PA, mana { $mana })
option-pass = Pasuj do końca rundy
option-go = { $seat }
option-activate = { $character }
option-bonus =
    { $bonus ->
        [ability] { $card }, zdolność: { $text }
        [mana] { $card }, dodatkowa mana: { $extra_mana }
        [refused] { $card }: nic, manę odrzuca { $by }
        [mission] { $card }, zadanie poboczne za { $vp } PZ: { $text }
        [ap] { $card }: 1 PA
       *[other] { $card }
    }
# Akcja z menu wraz z kosztem; $option to jej nazwa.
option-with-cost =
    { $mana ->
        [0] { $option } ({ $ap } PA)
        [one] { $option } ({ $ap } PA, { $mana } mana)
       *[other] { $option } ({ $ap } PA, { $mana } many)
    }
option-focus = Skupienie
option-move =
    { $focused ->
        [focused] Ruch ze skupieniem, druga szybkość
        [turn] Obrót w miejscu
       *[none] Ruch
    }
option-attack = Atak: { $target } – { $weapon }
option-skill =
    { $target ->
        [none] { $skill }
       *[other] { $skill } – cel: { $target }
    }
option-overwatch = Warta i koniec tury
option-use = Użyj: { $item }
option-end = Zakończ turę
option-end-consumables = Niczego nie używaj
option-goto = { $at }
option-stay = Zostań tutaj
option-stay-pick = Nikt
option-stay-toss = Niczego nie odrzucaj
option-stay-deploy_hex = Zatrzymaj w odwodzie
option-stay-free_attack = Bez ataku
option-stay-targets = Nikogo więcej
option-choose = { $what }
option-choose-row =
    { $what ->
        [1] Efekt za 1 sukces
       *[other] Efekt za { $what } ★
    }
option-choose-speed =
    { $what ->
        [focused] Wydaj skupienie, druga szybkość
       *[other] Pierwsza szybkość
    }
option-choose-either =
    { $what ->
        [focus] Skupienie
        [overwatch] Warta
        [mana] Mana
        [ap] PA
       *[other] { $what }
    }
option-choose-deck = Talia: { $seat }
option-choose-effect = { $token } – { $on }
option-spend =
    { $amount ->
        [one] { $amount } mana
       *[other] { $amount } many
    }
option-spend-boost =
    { $amount ->
        [0] Nic
       *[other] { $pay ->
            [mana] { $amount ->
                [one] { $amount } mana
               *[other] { $amount } many
            } → { $gain }
            [ap] { $amount } PA → { $gain }
           *[other] { $gain }
        }
    }
option-spend-pass_wounds =
    { $amount ->
        [one] { $amount } rana
        [few] { $amount } rany
       *[other] { $amount } ran
    }
option-spend-pay =
    { $amount ->
        [one] { $amount } mana – płaci { $lender }
       *[other] { $amount } many – płaci { $lender }
    }
gain-dice = kości: +{ $amount }
gain-range = zasięg: +{ $amount }″
gain-area =
    { $amount ->
        [one] obszar: +{ $amount } heks
        [few] obszar: +{ $amount } heksy
        [many] obszar: +{ $amount } heksów
       *[other] obszar: +{ $amount } heksa
    }
gain-other = +{ $amount }
option-reroll =
    { $faces ->
        [none] Zostaw kości
       *[other] Przerzuć: { $faces }
    }
option-defend =
    { $how ->
        [mana] Obrona: tyle kości, ile many
        [sixes] Obrona wszystkimi kośćmi, sukces tylko na 6
        [decline] Bez obrony
       *[roll] Obrona
    }
option-react = { $power } ({ $character })
option-react-opportunity = Atak okazyjny: { $character }
option-react-overwatch = Przerwanie z warty: { $character }
option-decline = Nie

## Odmowy: dlaczego nie

denial = Nie pozwala na to zasada „{ $title }”.
denial-card = Nie pozwala na to efekt „{ $rule }”.
denial-card-action = Zabrania tego efekt „{ $rule }”.
denial-card-at = „{ $rule }”: ruch musi być kontynuowany z heksa { $at }.
denial-card-beside = „{ $rule }”: ruch musi się skończyć obok postaci { $beside }.
denial-card-character = „{ $rule }”: { $character } nie podlega przerwaniom.
denial-card-conditions = Efekt „{ $rule }” działa tylko wtedy, gdy { $conditions }.
denial-card-interruption = Efekt „{ $rule }” nie działa podczas przerwania.
denial-card-target = „{ $rule }”: { $target } nie może być celem.
denial-card-within =
    „{ $rule }”: najdalej z { $within ->
        [one] { $within } cala
       *[other] { $within } cali
    }, a odległość to { $distance }.

denial-BG-FORCE-01 = Oddział musi mieć co najmniej jedną postać.
denial-BG-FORCE-01-seat = { $character } – tę postać kontroluje { $seat }.
denial-BG-FORCE-01-asked = O tym, co robi { $character }, decyduje teraz inny gracz.
denial-BG-FORCE-01-unknown = Nie ma karty „{ $unknown }”.
denial-BG-FORCE-02 = { $character } nie należy do frakcji { $faction }.
denial-BG-FORCE-06 = Na polu bitwy nie ma postaci { $target }.
denial-BG-FORCE-06-character = Na polu bitwy nie ma postaci { $character }.
denial-BG-SETUP-01 = Oddział jest niezgodny z zasadami.
denial-BG-SETUP-01-slot = { $character } – miejsca na wyposażenie ({ $slot }): { $room }, potrzeba: { $used }.
denial-BG-SETUP-01-iconic = { $iconic } to wyposażenie ikoniczne; { $character } nie może go mieć.
denial-BG-SETUP-01-must_carry = { $character } musi mieć w ekwipunku: { $must_carry }.
denial-BG-SETUP-01-copies = { $character } – kopie w oddziale: { $copies }, dozwolone: { $most }.
denial-BG-SETUP-01-equipment = { $equipment } – kopie w oddziale: { $copies }, dozwolone: { $most }.
denial-BG-SETUP-01-points = Koszt oddziału w punktach: { $points }, dozwolone: { $most }.
denial-BG-SETUP-06 = Talia jest niezgodna z zasadami.
denial-BG-SETUP-06-unknown = Nie ma karty „{ $unknown }”.
denial-BG-SETUP-06-fate = Karty losu w talii: { $fate }, potrzeba: { $needed }.
denial-BG-SETUP-06-glory = Karty chwały w talii: { $glory }, potrzeba: { $needed }.
denial-BG-SETUP-06-copies = Kopie karty „{ $card }” w talii: { $copies }, a dozwolona jest jedna.
denial-BT-FORCE-02 = Koszt oddziału w punktach: { $points }, dozwolone: { $most }.
denial-BT-FORCE-04 = Drużyna ma jedną frakcję, a tu są: { $factions }.
denial-BT-FORCE-05 = W drużynie jest już { $character }.
denial-BT-FORCE-06 = W drużynie jest już { $equipment }.
denial-BT-FORCE-07 = W drużynie jest już karta „{ $card }”.

denial-BG-ACT-02 = Ostatnią aktywowaną postacią poprzedniej rundy jest { $character }, więc w tej rundzie nie może zaczynać.
denial-BG-ACT-03 =
    { $acting ->
        [none] Nikt teraz nie działa.
       *[other] Teraz działa { $acting }.
    }
denial-BG-ACT-03-pending = Najpierw trzeba rozstrzygnąć coś innego.
denial-BG-ACT-05 = Umiejętność „{ $skill }” została już użyta w tej turze.
denial-BG-ACT-08 = Koszt to { $cost } PA, a zostało { $ap }.
denial-BG-ACT-10 = { $character } ma już za sobą aktywację w tej rundzie.
denial-BG-FOCUS-03 = { $character } nie ma skupienia, więc porusza się z pierwszą szybkością.
denial-BG-FOCUS-02 = { $character } ma już skupienie.
denial-BG-OVERWATCH-01 = { $character } stoi już na warcie.
denial-BG-OVERWATCH-01-watcher = { $watcher } nie stoi na warcie.
denial-BG-OVERWATCH-03 = { $watcher } nie widzi miejsca, w którym skończył się ruch.
denial-BG-OVERWATCH-04 = Ruch nie skończył się w przednim łuku postaci { $watcher }.
denial-BG-OVERWATCH-05 = { $watcher } nie może ani zaatakować, ani wejść w zwarcie.
denial-BG-INT-03 =
    { $action ->
        [focus] Podczas przerwania nie ma akcji skupienia.
        [overwatch] Podczas przerwania nie ma akcji warty.
       *[other] Ta akcja jest niemożliwa podczas przerwania.
    }
denial-BG-INT-06 = Celem przerwania musi być { $interrupted }, a nie { $target }.
denial-BG-INT-08 = Nie ma ruchu, który prowadzi w kierunku postaci { $interrupted } i kończy się w jej polu widzenia.
denial-BG-INT-08-at = Ruch podczas przerwania musi prowadzić w kierunku postaci { $interrupted } i kończyć się w jej polu widzenia, a { $at } tego nie spełnia.
denial-BG-INT-15 = To czeka, aż skończy się przerwanie: { $acting }.
denial-BG-AOO-04 = Atak okazyjny pozwala tylko na atak wręcz.

denial-BG-CARD-05 = Teraz nie wybiera się postaci do aktywacji.
denial-BG-CARD-12 = Karta „{ $card }” nie daje tego bonusu.
denial-BG-CARD-15 =
    { $active ->
        [none] Karty zagrywa się w turze własnej postaci.
       *[other] Działa { $active }; karty zagrywa się w turze własnej postaci.
    }
denial-BG-CARD-15-pending = Karty zagrywa się między akcjami, nie teraz.
denial-BG-CARD-15-in_hand = Karty „{ $card }” nie ma na ręce.
denial-BG-CARD-16 = Karta „{ $card }” nie ma bonusu, dla którego można ją zagrać.
denial-BG-ITEM-05 =
    { $used ->
        [yes] Przedmiot już wykorzystany: { $item }.
       *[no] Nie można teraz użyć przedmiotu: { $item }.
    }

denial-BG-ATK-01 = Teraz nie można atakować.
denial-BG-ATK-01-target = { $target } nie jest wrogiem.
denial-BG-ATK-02 = Tej broni nie ma w ekwipunku: { $weapon }.
denial-BG-MELEE-02 =
    Atak wręcz wymaga celu w zwarciu, a odległość do { $at } to { $distance ->
        [one] { $distance } cal.
        [few] { $distance } cale.
        [many] { $distance } cali.
       *[other] { $distance } cala.
    }
denial-BG-MELEE-05 = Pięści służą tylko bez broni do walki wręcz, a tu jest { $melee_weapon }.
denial-BG-RANGED-03 = W zwarciu nie można strzelać ani rzucać zaklęć. Obok: { $engaged_with }.
denial-BG-RANGED-06 =
    Odległość do celu to { $distance ->
        [one] { $distance } cal
        [few] { $distance } cale
        [many] { $distance } cali
       *[other] { $distance } cala
    }, a zasięg wynosi { $range }.
denial-BG-SPELL-04 =
    { $cost ->
        [one] Zaklęcie kosztuje { $cost } manę, dostępna: { $mana }.
       *[other] Zaklęcie kosztuje { $cost } many, dostępna: { $mana }.
    }
denial-BG-SPELL-05 = Celem zaklęcia musi być sojusznik ({ $weapon }), a { $target } nim nie jest.
denial-BG-BIG-04 = Podstawka nie mieści się na heksie { $at } albo nie może się tam dostać.
denial-BG-BIG-18 = { $target } ma podstawkę innej wielkości.
denial-BG-BIG-12 = Brak miejsca na obrót w stronę postaci { $target }.
denial-BG-LOS-01 = { $to } nie leży w polu widzenia z { $from }.
denial-BG-LOS-01-blocked_by = { $to } nie leży w polu widzenia z { $from }; na drodze: { $blocked_by }.
denial-BG-LOS-06 = Z platformy ({ $from }) nie widać { $to }: zasłania wysoka przeszkoda obok.
denial-BG-LOS-07 = Wysoka przeszkoda obok { $from } zasłania heks platformy { $to }.
denial-BG-LOS-08 = Przez platformę nic nie widać: z { $from } do { $to }.

denial-BG-MOVE-01 = Droga na { $at } kosztuje { $cost } PR, a jest { $points }.
denial-BG-MOVE-04 = Droga na { $at } prowadzi obok wroga, a tam kończy się każdy ruch: { $enemies }.
denial-BG-MOVE-07 = Na heksie { $at } nie można stanąć.
denial-BG-MOVE-07-terrain =
    { $terrain ->
        [high] Na heksie { $at } jest wysoka przeszkoda.
        [low] Na heksie { $at } jest niska przeszkoda.
        [ladder] Na heksie { $at } jest drabina.
       *[other] Na heksie { $at } nie można stanąć.
    }
denial-BG-MOVE-07-occupant = Na heksie { $at } stoi { $occupant }.
denial-BG-CLIMB-09 = Na heksie { $at } stoi { $occupant } i nie ma dokąd ustąpić.
denial-BG-MOVE-12 = { $at } nie jest wolnym heksem przy części przeszkody obok postaci.
denial-BG-MOVE-13 = Na heks { $at } nie prowadzi żadna droga.
denial-BG-MOVEFX-03 = Szarża jest możliwa, więc trzeba ją wykonać; nie można zostać na heksie { $at }.
denial-BG-MOVEFX-03-towards = Szarża na postać { $towards } nie może się skończyć na heksie { $at }.
denial-BG-MOVEFX-04 = Szarża za { $points } PR nie sięga postaci { $target }.
denial-BG-AREA-03 = Nie ma miejsca, w które można wycelować ({ $weapon }), by atak objął postać { $target }.
denial-BG-MOVEFX-06 =
    { $hexes ->
        [one] Heks { $at } jest dalej niż { $hexes } heks stąd albo nie można na nim stanąć.
        [few] Heks { $at } jest dalej niż { $hexes } heksy stąd albo nie można na nim stanąć.
        [many] Heks { $at } jest dalej niż { $hexes } heksów stąd albo nie można na nim stanąć.
       *[other] Heks { $at } jest dalej niż { $hexes } heksa stąd albo nie można na nim stanąć.
    }
denial-BG-MOVEFX-10 =
    { $hexes ->
        [one] Skok na { $hexes } heks nie sięga heksa { $at }.
        [few] Skok na { $hexes } heksy nie sięga heksa { $at }.
        [many] Skok na { $hexes } heksów nie sięga heksa { $at }.
       *[other] Skok na { $hexes } heksa nie sięga heksa { $at }.
    }
denial-BG-MOVEFX-01 = Heks { $at } nie leży na najkrótszej drodze. Kierunek: { $towards }.

denial-BG-SKILL-01 = { $character } nie ma takiej aktywnej umiejętności.
denial-BG-SKILL-02 =
    { $cost ->
        [one] Umiejętność kosztuje { $cost } manę, dostępna: { $mana }.
       *[other] Umiejętność kosztuje { $cost } many, dostępna: { $mana }.
    }
denial-BG-SKILL-06 =
    { $target } – odległość: { $distance ->
        [one] { $distance } cal
        [few] { $distance } cale
        [many] { $distance } cali
       *[other] { $distance } cala
    }, a umiejętność sięga na { $within }.
denial-BG-SKILL-07 = { $target } jest poza polem widzenia.
denial-BG-SKILL-07-targets = Dla umiejętności „{ $skill }” nie ma teraz celu.
denial-BG-SKILL-07-side =
    { $side ->
        [enemy] Celem umiejętności musi być wróg, a { $target } nim nie jest.
        [ally] Celem umiejętności musi być sojusznik, a { $target } nim nie jest.
        [friend] Celem umiejętności musi być przyjazna postać, a { $target } nią nie jest.
       *[other] { $target } nie może być celem tej umiejętności.
    }
denial-BG-SKILL-07-conditions = { $target } może być celem umiejętności tylko wtedy, gdy { $conditions }.

denial-BG-OBJ-02 = { $character } jest w zwarciu.
denial-BG-OBJ-03 = { $character } nie stoi ani na heksie { $at }, ani obok niego.
denial-BG-OBJ-04 = Cel na heksie { $at } jest sporny. Obok: { $enemies }.
denial-BG-OBJ-05 = Cel na heksie { $at } leży we własnej strefie rozstawienia.

## Szanse i pomiary

odds-wounds = Rany { $table }
odds-wounds-knock_out = Rany { $table }; nokaut { $chance }
odds-successes = Sukcesy { $table }
odds-test =
    { $who } rzuca { $dice_total ->
        [one] { $dice_total } kością
       *[other] { $dice_total } kośćmi
    } ({ $dice }), sukces od { $needed_total }{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }
measure =
    { $distance ->
        [one] { $distance } cal
        [few] { $distance } cale
        [many] { $distance } cali
       *[other] { $distance } cala
    }, { $sight ->
        [yes] w polu widzenia
       *[no] poza polem widzenia
    }, { $cover ->
        [none] bez osłony
       *[other] za osłoną
    }, { $arc ->
        [front] w przednim łuku celu
        [rear] w tylnym łuku celu
       *[half] na półheksie między łukami celu
    }.
