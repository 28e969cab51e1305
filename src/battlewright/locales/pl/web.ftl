# Słowa klienta w przeglądarce. To, co mówi gra (zdarzenia, pytania, odmowy), ma własny plik.

skip-to-content = Przejdź do treści
language = Język
switch-theme = Przełącz tryb ciemny lub jasny
yes = tak
no = nie
you = Ty
you-too = ty
back = Wstecz
close = Zamknij
ask = Zapytaj
play = Odtwórz
pause = Pauza
loading = Wczytywanie…
connecting = Łączenie…
reconnecting = Połączenie przerwane. Ponawiam próbę…
undo = Cofnij
odds = Szanse
no-odds = Nic nie zależy od przypadku.
ap = PA
mana = mana
focus = Skupienie
overwatch = Warta

## Lobby

lobby-title = Prawdziwe gry bitewne z sędzią.
lobby-lead = Graj według prawdziwych zasad, z szansami jak na dłoni i odpowiedzią na każde „dlaczego nie?”.
about-battleground = Masters of the Universe: Battleground. Potyczka na heksach z kartami losu, wybuchającymi kośćmi i przerwaniami, dla dwóch graczy lub dwóch dwuosobowych drużyn.
title-battleground = Battleground
play-now = Zagraj
new-game = Nowa gra…
link-maker = Kreator map
new-game-of = Nowa gra: { $title }
join-title = Dołącz do rozgrywki
join = Dołącz
bad-link = To nie jest link do rozgrywki.
open-replay = Otwórz powtórkę
continue-title = Graj dalej
forget-match = Usuń z tej listy
watch-title = Oglądaj
open-seat = wolne miejsce
unofficial = Nieoficjalny projekt fanowski. Nazwy należą do ich właścicieli. Ikony: game-icons.net, CC BY 3.0.
about = O programie Battlewright
about-what = Battlewright sędziuje bitewne gry planszowe według ich prawdziwych zasad: proponuje to, co dozwolone, mówi, dlaczego reszta nie jest, i pokazuje szanse przed decyzją.
about-unofficial = Tworzą go ludzie, którzy lubią te gry; nie jest związany z wydawcami. Nazwy należą do właścicieli; nie ma tu oficjalnych grafik ani tekstów. Kto chce mieć oryginał, niech kupi gry.
about-icons = Ikony z
about-fonts = Kroje pisma:
about-licence = Program jest wolnym oprogramowaniem na licencji MIT. Plik NOTICE wymienia wszystko, co zrobili inni.
scenario = Scenariusz
map = Mapa
map-by-play = Wybierana w grze
seat = Miejsce { $number }
team = Drużyna { $number }
player = Gracz { $number }
player-name = Imię
how-many = Liczba graczy
who-plays = Kto gra
kind-me = Ty
kind-here = Ktoś przy tym ekranie
kind-open = Znajomy, przez link
kind-greedy = Komputer: gra o zwycięstwo
kind-random = Komputer: gra losowo
kind-palace-recruit = Komputer: Rekrut pałacowy – dla początkujących
kind-royal-guard = Komputer: Gwardzista królewski – łatwy
kind-guard-captain = Komputer: Kapitan gwardii – dobry
kind-grayskull-champion = Komputer: Czempion Posępnego Czerepu – silny
kind-valhalla-squire = Komputer: Giermek Walhalli – dla początkujących
kind-valhalla-knight = Komputer: Rycerz Walhalli – łatwy
kind-valhalla-warlord = Komputer: Wódz Walhalli – dobry
kind-wellspring-champion = Komputer: Czempion Źródła – silny
kind-eternia-villager = Komputer: Wieśniak z Eternii – dla początkujących
kind-eternia-ranger = Komputer: Tropiciel z Eternii – łatwy
kind-eternia-master = Komputer: Mistrz Eternii – dobry
kind-eternia-champion = Komputer: Czempion Eternii – silny
force = Oddział
force-build = Budowany przy stole
force-heroscape = Armia
force-build-heroscape = Dobierana przy stole
more-settings = Więcej ustawień
match-name = Nazwa rozgrywki
clock = Zegar
clock-none = Bez zegara
clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta na gracza, 5 sekund na wybór
        [few] { $minutes } minuty na gracza, 5 sekund na wybór
        [many] { $minutes } minut na gracza, 5 sekund na wybór
       *[other] { $minutes } minuty na gracza, 5 sekund na wybór
    }
public-match = Pokaż tę rozgrywkę widzom
switch-massive_cover_low_only = Przy osłonie dużego celu pomija się tylko niskie przeszkody obok niego
switches = Zasady domowe
start-match = Rozpocznij

## Przy stole

your-name = Twoje imię
take-seat = Zajmij to miejsce
watch = Oglądaj
cannot-open = Nie można otworzyć tej rozgrywki
to-lobby = Do lobby
pass-device = { $name }, twoja kolej przy ekranie
i-am-ready = Pokaż moje karty
invite-friend = Wyślij ten link znajomemu:
copy-link = Kopiuj
copied = Skopiowano
sidebar = Dziennik, zasady i rozgrywka
tab-play = Gra
tab-log = Dziennik
tab-rules = Zasady
tab-match = Rozgrywka
log-empty = Jeszcze nic się nie wydarzyło.
log-quiet = W tym miejscu nic się nie dzieje.
search-rules = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
rules-more = Pokaż więcej (zostało { $count })
ruling = Nasza interpretacja:
see-also = Zobacz też
watching = Oglądasz rozgrywkę.
players = Gracze
computer = komputer
computer-player = Komputer
computer-player-many = Komputer { $number }
here = przy stole
away = poza stołem
deciding = wybiera
offer-draw = Zaproponuj remis
resign = Poddaj się
resign-sure = Na pewno się poddaję
offered-draw = remis
offered-undo = cofnięcie wyboru
offer-made = Twoja propozycja: { $what }.
offer-from = { $name } proponuje: { $what }.
accept = Zgoda
decline = Odmów
withdraw = Wycofaj
standing-orders = Stałe rozkazy
standing-orders-lead = Odpowiadają na te pytania za ciebie, żeby gra toczyła się płynnie.
order-opportunity = Ataki okazyjne
order-defence = Testy obrony
order-rerolls = Przerzuty za manę
order-reactions = Inne dowolne reakcje
order-answer-ask = Pytaj mnie
order-answer-always = Zawsze
order-answer-never = Nigdy
order-answer-odds-0-3 = Gdy szanse to 30% lub więcej
order-answer-odds-0-5 = Gdy szanse to 50% lub więcej
order-answer-odds-0-7 = Gdy szanse to 70% lub więcej
display = Wyświetlanie
plain-table = Prosty stół (tylko tekst)
watch-link = Link dla widzów
waiting-for-others = Czekamy na pozostałych…
waiting-for = Czekamy, wybiera: { $names }…
match-over = Rozgrywka dobiegła końca.
filter-options = Filtr
position = Sytuacja

## Koniec

guide = Przewodnik
guide-next = Dalej
guide-back = Wstecz
guide-your-turn = Twoja kolej
guide-leave = Graj bez przewodnika
guide-play-on = Graj dalej
guide-left = Przewodnik milczy i wszystko jest dozwolone. Dopóki nie zrobisz nic innego, możesz do niego wrócić.
guide-return = Wróć do przewodnika
learn-to-play = Naucz się grać
learn-to-play-title = Naucz się grać: { $title }
outcome-draw = Remis
outcome-won = Wygrywasz!
outcome-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
reason-knock-out = Wszystkie postacie drugiej strony zostały znokautowane.
reason-mutual-knock-out = Obie strony zostały znokautowane.
reason-points = Rozstrzygnęły punkty.
reason-draw = Nikt nie wygrał.
reason-concession = Rozstrzygnięte przez poddanie.
reason-agreed-draw = Obie strony zgodziły się na remis.
reason-unfinished = Aktualizacja serwera zmieniła zasady, według których grano tę partię. Kończy się tutaj; nikt nie wygrał ani nie przegrał.
outcome-unfinished = Partia nie została dokończona
story-not-whole = Aktualizacja zakończyła tę partię. Może tu brakować jej ostatnich ruchów.
reason-battleground-points = O wyniku zdecydowały punkty zwycięstwa.
reason-battleground-draw = Nikt nie prowadzi o 20 punktów zwycięstwa.
reason-heroscape-points = Rozstrzygnęły punkty kart, które są jeszcze w grze.
reason-fields-points = O wyniku zdecydowały punkty zwycięstwa.
victory-points = { $points } PZ
score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
score-battleground = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
  }
score-fields = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
  }
rematch = Rewanż
rematch-offered = Rewanż zaproponowany…
accept-rematch = Przyjmij rewanż
show-result = Pokaż wynik
to-rematch = Do rewanżu
watch-replay = Obejrzyj powtórkę
download-replay = Pobierz powtórkę
look-at-board = Zobacz planszę

## Powtórki

replay-lead = Wybierz plik powtórki. Zanim się pojawi, zostanie rozegrany ponownie i sprawdzony.
choose-file = Plik powtórki
step-back = Krok wstecz
step-forward = Krok dalej
scrub = Miejsce w powtórce
replay-speed = Tempo
jump = Przejdź do…

## Battleground

round = Runda { $round } z { $rounds }
phase-setup = przygotowanie gry
phase-preparation = przygotowanie
phase-activation = aktywacja
phase-clean_up = porządkowanie
phase-over = koniec
ap-left = { $ap } PA
measure = Zmierz
measure-hint = Kliknij dwa heksy lub dwie figurki: odległość, pole widzenia, osłona i łuk od pierwszego do drugiego.
measure-from = Pomiar od: { $place }
measured = Od { $from } do { $to }
measure-nowhere = Nikt tam nie może stanąć: mierz między heksami, na których może stać figurka.
measure-facts = Odległość: { $distance }″; pole widzenia: { $sight }; osłona: { $cover }; łuk: { $arc }
arc-front = przedni
arc-half = półheks
arc-rear = tylny
arc-none = nikt tam nie stoi
objective-at = Cel na heksie { $at }
hex-label = Heks { $at }
figure-label = { $name }, heks { $at }, rany: { $wounds } z { $health }, mana: { $mana }
face-label = Obrót na { $facing }
facing-0 = wschód
facing-1 = północny wschód
facing-2 = północny zachód
facing-3 = zachód
facing-4 = południowy zachód
facing-5 = południowy wschód
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała plansza
why-not = Dlaczego nie mogę…?
why-what = Akcja
why-nothing = Ta gra nie odpowiada na takie pytania.
why-unknown = Nie ma tu niczego o tej nazwie.
fact-path = Droga
fact-points = Punkty ruchu
fact-of = Dostępne punkty ruchu
fact-distance = Odległość
fact-levels = Poziomy wyżej
fact-visible = Pole widzenia
fact-sight = Pole widzenia
fact-cover = Osłona
fact-arc = Łuk celu
fact-blocked = Zasłania
fact-weapon = Broń
fact-dice = Kości
fact-needed = Sukces od
fact-cost = Koszt
why-attack-name = Atak: { $name }?
why-move = Ruch na { $at }?
why-activate = Aktywacja: { $name }?
why-allowed = Nic nie stoi na przeszkodzie.
why-greyed = { $name }: dlaczego nie teraz?
move-there = Idź na { $at }
way-cost = { $points } z { $of } PR
no-board-yet = Pole bitwy nie jest jeszcze wybrane.
odds-some-wounds = że { $name } odniesie rany
odds-some-successes = że powiedzie się: { $name }
odds-also = Także trafia: { $name }
odds-tap = Stuknij atak jeszcze raz, aby go wykonać.
hint-wounds = { $percent }% na ranę
hint-safe = { $percent }% bez ran
odds-wounds = Rany: { $name }
odds-successes = Sukcesy: { $name }
odds-knock-out = nokaut { $percent }
odds-test = { $dice ->
    [one] { $dice } kość, sukces od { $needed }
   *[other] { $dice } kości, sukces od { $needed }
  }
odds-dice =
    { $count ->
       *[other] { $change }k6
    }
odds-scope = do zakresu
dice-of = { $name } – rzut: { $faces }; sukces od { $needed }
dice-need = sukces od { $needed }
die-label = Kość z wynikiem { $face }
dice-exploded =
  { $count ->
    [one] { $count } dodatkowa kość za szóstki
    [few] { $count } dodatkowe kości za szóstki
    [many] { $count } dodatkowych kości za szóstki
   *[other] { $count } dodatkowej kości za szóstki
  }
test-attack = atak
test-defence = obrona
test-skill = umiejętność
successes = { $count ->
    [one] { $count } sukces
    [few] { $count } sukcesy
    [many] { $count } sukcesów
   *[other] { $count } sukcesu
  }
reroll-picked = { $count ->
    [one] Przerzuć { $count } kość
   *[other] Przerzuć { $count } kości
  }
reroll-hint = Kliknij kości, które chcesz przerzucić.
reroll-too-many = Tylu kości nie możesz przerzucić
keep-roll = Zostaw rzut
your-hand = Twoja ręka
deck-left = w talii: { $deck }
initiative = Inicjatywa
or-mana = lub mana: { $mana }
play-face-down = Zagraj zakrytą
bonus-ability = Użyj zdolności
bonus-mana = Weź manę
bonus-mission = Zacznij zadanie poboczne
bonus-ap = Weź 1 PA
discard = Odrzuć
discard-picked = { $count ->
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
  }
keep-hand = Zachowaj wszystkie karty
row-wounds = { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
  }
stat-strength = Siła
stat-perception = Percepcja
stat-power = Moc
stat-toughness = Wytrzymałość
stat-mind = Umysł
stat-speed = Szybkość
stat-health = Zdrowie

terrain-open = otwarty teren
terrain-high = wysoka przeszkoda
terrain-low = niska przeszkoda
terrain-ladder = drabina
terrain-difficult = trudny teren
terrain-platform = platforma
terrain-zone = strefa rozstawienia
terrain-objective = cel
reveal-title = Karty odkryte. Zaczyna:
prompt-interruption = Przerwanie
prompt-reaction = Reakcja
prompt-defence = Obrona
prompt-because = Powód pytania:
panel-reactions = Reakcje
panel-attacks = Ataki
panel-skills = Umiejętności i przedmioty
panel-actions = Akcje
panel-choices = Wybory
panel-force = Oddział
panel-finish = Zakończ
panel-target = Wobec tego celu
panel-greyed = Nie teraz
draft-force = Twój oddział

## Grupy opcji na prostym stole

group-activate = Aktywuj
group-add = Dodaj postać
group-attack = Atak
group-back = Cofnij
group-bonus = Zagraj kartę
group-choose = Wybierz
group-decline = Odmów
group-defend = Obrona
group-deploy = Rozstaw
group-discard = Odrzuć
group-done = Zakończ
group-end = Koniec
group-equip = Wyposaż
group-face = Obrót
group-first = Najpierw
group-focus = Skupienie
group-go = Ruszaj
group-goto = Ruch na
group-map = Pole bitwy
group-move = Ruch
group-objective = Umieść cel
group-overwatch = Warta
group-pass = Pasuj
group-play = Wybierz kartę
group-prepared = Gotowe oddziały
group-react = Reakcja
group-reroll = Przerzut
group-skill = Umiejętności
group-spend = Wydaj
group-stay = Zostań
group-take = Weź kartę
group-use = Użyj
group-zone = Strefa rozstawienia
group-measure = Zmierz
group-capture = Zdobądź
group-power = Użyj mocy
group-special = Atak specjalny

## Pola prostego stołu

field-round = Runda
field-rounds = Rundy
field-phase = Faza
field-first_team = Pierwsza strona
field-score = Punkty zwycięstwa
field-acting = Działa
field-character = Postać
field-characters = Postacie
field-players = Gracze
field-objectives = Cele
field-marks = Znaki
field-ap = PA
field-seat = Miejsce
field-id = Nazwa w wyborach
field-name = Nazwa
field-team = Strona
field-at = Heks
field-facing = Kierunek patrzenia
field-health = Zdrowie
field-wounds = Rany
field-mana = Mana
field-focus = Skupienie
field-overwatch = Warta
field-buff = Wzmocnienie
field-debuff = Osłabienie
field-activated = Aktywowana
field-out = Znokautowana
field-speed = Szybkość
field-weapons = Broń
field-items = Przedmioty
field-lasting = Trwające efekty
field-faction = Frakcja
field-hand = Ręka
field-lying = Karty na stole
field-answers = Kto może jeszcze działać
field-hidden = Zakryte karty
field-deck = Talia
field-discard = Karty odrzucone
field-missions = Wykonane zadania
field-vp = PZ
field-passed = Pas
field-glory = Karta chwały
field-to = Dokąd
field-attacker = Kim
field-viewer = Od
field-target = Cel
field-door = Brama
field-carried = Zabierana figurka
field-glyph = Glif
field-objective = Cel (znacznik)
field-figure = Figurka
field-power = Moc
field-army = Armia
field-spell = Zaklęcie

## Heroscape

title-heroscape = Heroscape
group-army = Armie
group-draft = Dobierz kartę
group-complete = Zakończ armię
group-place = Ustaw
group-auto = Automatycznie
group-order = Połóż na
group-keep = Zostaw
group-skip = Pomiń
group-carry = Niesienie
group-bond = Więź
group-reveal = Tura z kartą
group-glyph = Glif
group-rotate = Obróć figurkę
group-door = Brama
group-shove = Popchnij
group-push = Pchnij
group-target = Wybierz
group-accept = Przyjmij
order-swipes = Ciosy w odchodzące figurki
order-power_points = Punkty mocy na ponowny rzut
order-powers = Nieobowiązkowe zdolności
order-casualties = Straty na kopię z najmniejszą liczbą znaczników
order-defenders = Kto broni się następny, po kolei
order-placing = Automatyczne ustawienie armii
reason-last-army = Ostatnia armia na polu.
reason-hill = Rozstrzygnęło wzgórze.
reason-glyphs = Glify utrzymane.
reason-escort = Eskorta rozstrzygnięta.
reason-siege = Oblężenie rozstrzygnięte.
reason-flag = Flaga zatknięta.
reason-shrines = Odwiedzono wszystkie kapliczki.
reason-collect = Rozstrzygnął skarb.
reason-steal = Flaga skradziona.
field-goal = Cel
field-initiative = Kolejność gry
field-player = Gracz
field-letter = Litera
field-points = Punkty
field-scored = Wynik
field-power_points = Punkty mocy
field-card = Karta
field-cards = Karty
field-figures = Figurki
field-markers = Własne znaczniki
field-hidden_markers = Zakryte znaczniki
field-shown = Odkryte
field-life = Życie
field-move = Ruch
field-range = Zasięg
field-attack = Atak
field-defence = Obrona
field-powers = Zdolności
field-out_of_play = Poza grą
field-tag = Znak
field-space = Pole
field-level = Poziom
field-terrain = Teren
field-engaged = W walce z
field-glyphs = Glify
field-holder = Trzyma
field-doors = Bramy
field-state = Stan
field-tokens = Żetony
field-by = Niesie
field-map = Mapa
field-row = Rząd
field-signs = Znaki na mapie
field-sign = Znak
field-obstacles = Przeszkody
field-destroyed = Zniszczone
field-size = Rozmiar
field-height = Wysokość
field-used = Zużyta

## Fields of Eternia

title-fields = Fields of Eternia
group-hero = Bohater
group-ride = Wzdłuż szlaku
group-tower = Szybka podróż
group-fortify = Umocnienie
group-march = Żołnierze
group-send = Wyślij żołnierzy
group-wilds = Dzicz
group-quest = Zadanie
group-rest = Odpoczynek
group-mount = Wierzchowiec
group-train = Trening
group-trade = Wymiana
group-trader = Handlarze
group-stow = Schowaj
group-cast = Rzuć zaklęcie
group-redraw = Karty zwycięstwa
group-weapon = Broń
group-concentrate = Koncentracja
group-energy = Energia
group-time = Czas
group-remove = Pomoc żołnierzy
group-leave = Zostaw to
group-flee = Ucieczka
group-fight = Walka
group-assign = Przydziel kości
group-spread = Obrażenia dla
group-card = Karty
group-refuse = Odmowa
group-buy = Kup
group-refresh = Nowe towary
group-give = Oddaj
group-eternium = Zapłać
order-flight = Ucieczka po pierwszej rundzie walki
order-spells = Zaklęcia bojowe dla drużyny
reason-tie-break = Równa liczba punktów; rozstrzygnęły placówki lub eternium.
reason-tie = Remis do samego końca.
reason-scenario = Cel scenariusza został osiągnięty.
reason-boss = Boss wciąż stoi.
reason-success = Misja się powiodła.
reason-failure = Misja się nie powiodła.
field-scenario = Scenariusz
field-mode = Rodzaj gry
field-difficulty = Poziom trudności
field-time = Pora
field-skull = Czaszka
field-plans = Następny krok wroga
field-fights = Atakuje
field-skulls = Wydarzenia czaszek
field-hero = Bohater
field-heroes = Bohaterowie
field-actions = Pozostałe akcje
field-epic = Epicka walka
field-wilds = Walka w dziczy
field-teams = Drużyny
field-victory = Karty zwycięstwa
field-boss = Boss
field-piles = Stosy
field-pile = Stos
field-discarded = Odrzucone
field-markets = W ofercie
field-counters = Liczniki
field-areas = Obszary
field-area = Obszar
field-trader = Handlarz
field-offer = Karta
field-cost = Koszt
field-text = Działanie
field-base = Baza
field-eternium = Eternium
field-outposts = Placówki
field-reserve = Żołnierze w zasobach
field-combat_deck = Talia walki
field-known = Znane karty
field-primary = Pierwszy cel
field-secondary = Drugi cel
field-revealed = Odkryta
field-completed = Spełniona
field-progress = Postęp
field-hp = PŻ
field-hp_most = PŻ maksymalnie
field-movement = Ruch
field-cleared = Usunięte przeszkody
field-ground = Podłoże
field-body = Ciało
field-spirit = Duch
field-hero_initiative = Inicjatywa
field-defeated = Klęska
field-abilities = Zdolności
field-ability = Zdolność
field-equipped = Założone
field-inventory = Plecak
field-spells = Zaklęcia
field-allies = Sojusznicy
field-mounts = Bestie i pojazdy
field-carries = Niesie
field-kind = Rodzaj
field-is_tower = Wieża
field-control = Kontrola
field-soldiers = Żołnierze
field-connections = Mapa
field-adjacent = Sąsiednie
field-paths = Szlaki do
field-combat_round = Runda walki
field-sides = Walczący
field-weapon = Broń
field-printed = Na karcie
field-zone_attack = Atak
field-zone_defense = Obrona
field-zone_initiative = Inicjatywa
field-beside = Obok planszy
field-drawn = Dobrane
field-boosts = Zmiany
field-die = Kość
field-totals = Sumy
field-damage = Obrażenia
field-foe = Przeciwnik
field-dice = Kości

# What the server refuses, by the name it gives it; a line it has closed; a request that failed.
refusal-malformed = Tego nie dało się zrozumieć.
refusal-too_large = To jest za długie.
refusal-too_fast = Za szybko; po kolei.
refusal-not_seated = Nie masz miejsca w tej rozgrywce.
refusal-not_asked = To nie twoja decyzja.
refusal-stale = Coś się w międzyczasie zmieniło; spójrz jeszcze raz.
refusal-not_offered = Tego nie można teraz wybrać.
refusal-no_undo = Nie można niczego cofnąć: odsłonięto kości lub ukryte karty.
refusal-no_offer = Nie można teraz złożyć takiej propozycji ani na nią odpowiedzieć; być może czeka już inna.
refusal-over = Rozgrywka jest zakończona.
refusal-unknown_name = Niczego takiego tu nie ma.
refusal-unknown_language = Tego języka tu nie ma.
refusal-unavailable = To w tej chwili nie działa; spróbuj ponownie.
closed-4003 = Ten link nie otwiera żadnego miejsca w tej rozgrywce.
closed-4004 = Nie ma takiej rozgrywki albo rozpoczęto ją w innej wersji gry.
problem-0 = Nie można połączyć się z serwerem.
problem-400 = Serwer nie może tego użyć. Sprawdź, co zostało wybrane, albo odśwież stronę i spróbuj ponownie.
problem-replay = Ten plik nie jest kompletną powtórką z tej wersji gry. Wybierz plik dokładnie taki, jaki został pobrany, albo pobierz go ponownie.
problem-details = Szczegóły techniczne
problem-404 = Nie ma tu takiej rozgrywki.
problem-409 = To już niemożliwe albo jeszcze niemożliwe.
problem-413 = To jest za duże.
problem-429 = Otworzono wiele rozgrywek; odczekaj minutę.
problem-503 = Serwer jest teraz przeciążony; spróbuj później.
problem-setup = Tych ustawień nie da się połączyć: { $rules }

# Heroscape na polu bitwy.
war-battlefield = Pole bitwy
war-space = { $at }, { $terrain }, poziom { $level }
war-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
war-swipes =
    { $count ->
        [one] 1 cios przy odejściu: { $names }
        [few] { $count } ciosy przy odejściu: { $names }
       *[other] { $count } ciosów przy odejściu: { $names }
    }
war-strikes = uderza { $names }
war-falls = upadek o { $levels } poz.
war-lava = przez płynną lawę
war-why-pick = { $name } nie może się teraz ruszyć
war-engages = obok: { $names }
war-stops = tam ruch się kończy
war-reach-title = Zasięg figurki { $name }
war-reach = Ruch { $move }, zasięg ataku { $range }: miejsca w zasięgu ruchu: { $spaces }.
war-reach-targets = Ze swojego miejsca może zaatakować: { $names }.
war-reach-aura = { $power } obejmuje pola: { $spaces }.
war-supposed = Zmierzono tak, jakby stał tam { $name }.
war-measure = Odległość { $distance }, linia wzroku: { $sight }.
war-hint = rani { $wound } %, niszczy { $destroy } %
war-hint-destroys = niszczy { $destroy } %
war-size = { $size } { $height }
war-bases = zajmuje pola: { $spaces }
war-target-point = Punkt celowania jest na { $share } % wysokości; całe ciało jest strefą trafienia.
war-wounds = rany: { $wounds } z { $life }
war-card-line =
    { $figures ->
        [one] 1 figurka, punkty: { $points }
        [few] { $figures } figurki, punkty: { $points }
       *[other] { $figures } figurek, punkty: { $points }
    }
war-hidden-marker = Znacznik rozkazu o ukrytym numerze
war-life = Życie
war-move = Ruch
war-range = Zasięg
war-attack = Atak
war-defence = Obrona
war-power-now = można użyć teraz
war-power-used = zużyta
war-order-hint = Połóż znaczniki rozkazów: wybierz znacznik i kartę, przeciągnij go albo naciśnij numer karty.
war-order-x = X nie daje tury; ma tylko zmylić innych.
war-order-markers = Znaczniki rozkazów
war-lay = Połóż { $marker } tutaj (klawisz { $key })
war-rolls-attack = atakuje, kości: { $dice } ({ $reasons })
war-rolls-defence = broni się, kości: { $dice } ({ $reasons })
war-skulls = czaszki: { $count }
war-shields = tarcze: { $count }
army-search = Nazwa lub zdolność
army-filters = Filtry
army-general = Generał
army-type = Rodzaj
army-class = Klasa
army-species = Gatunek
army-size = Rozmiar
army-most = Najwyżej punktów
army-any = Dowolne
army-order = Kolejność
army-order-points = według punktów
army-order-name = według nazwy
army-order-general = według generała
army-shown = Karty: { $shown } z { $all }
army-numbers = Życie, ruch, zasięg, atak, obrona
army-none = Żadna karta nie pasuje.
army-plan = Moja lista
army-total = Punkty: { $points } z { $limit }
army-sum = Punkty: { $points }
army-remove = Usuń z listy: { $name }
army-empty = Nic nie jest zaplanowane. Otwórz kartę, aby dodać ją do listy, lub wybierz jedną ze swoich list.
army-random = Losowa lista
army-export = Kopiuj jako tekst
army-copied = Skopiowano
army-import = Z tekstu
army-load = Moje listy…
army-text = Jedna karta w wierszu, np. „2x Marro Warriors”
army-read = Odczytaj tekst
army-unknown = Te wiersze nie nazywają żadnej karty: { $lines }
army-name = Nazwa listy
army-save = Zachowaj
army-forget = Zapomnij
army-left = Pozostało punktów: { $points }
army-next = Weź z mojej listy: { $name }
army-draft = Weź tę kartę
army-wish = Dodaj do mojej listy
war-look = Obejrzyj pole bitwy
war-look-close = Schowaj pole bitwy
war-layout = Strefy startowe
war-facts = Pola: { $spaces }, poziomy od { $low } do { $high }
war-view-from = Patrz z tej strony
war-view-east = Wschód
war-view-west = Zachód
war-sees = { $name } widzi wrogów: { $seen } z { $all }.
war-eyes-leave = Cofnij się
war-view = Widok pola bitwy
war-view-south = Południe
war-view-north = Północ
war-view-top = Z góry
war-view-turn = Obróć widok
war-view-show = Pokaż
war-view-eyes = Jej oczami
war-quality = Dokładnie
war-flat = Płaska mapa
war-solid = W 3D
war-lost = Rysunek trójwymiarowy przestał działać; oto płaska mapa.
war-on-board = Wybierz na polu bitwy: podświetlone pola i figurki w okręgu.
war-to-wound = na ranę
war-to-destroy = na zniszczenie
war-dice = kości: { $dice }
war-round = Runda { $round } z { $rounds }
war-left = figurki: { $figures }, punkty: { $points }

# The planet of Fields of Eternia

planet-look-at-map = Spójrz na mapę
planet-map = Planeta Eternia
planet-known = Znane wszystkim:
planet-combat-deck = Talia walki:
planet-vp-by = Zdobyli
planet-counted = Licznik:
planet-plan = Następny krok wroga, w rundzie { $round }, jeśli nikt się nie ruszy:
planet-plan-comes = { $hero } przychodzi tutaj
planet-plan-fights = { $hero } atakuje tutaj
planet-plan-soldiers = przybywa tu żołnierzy: { $count }
planet-plan-round = w rundzie { $round }: { $plan }
planet-stakes = Stawka:
planet-score-now = Wynik teraz:
planet-score-damage = rany
planet-score-defeats = porażki
planet-score-bonus = poziom trudności
planet-score-rounds = zaoszczędzone rundy
planet-score-captured = zdobyte posterunki
planet-score-vp = punkty zwycięstwa
planet-no-points = brak punktów
planet-sources = Skąd są punkty
planet-source-FE-EPIC-46 = Pokonani bohaterowie
planet-source-FE-EPIC-49 = Pokonane bestie i bossowie
planet-source-FE-END-06 = Pojedynek
planet-carried = niesione żetony
planet-all-heroes = Wszyscy bohaterowie
planet-you = ty
planet-fallen = pokonany
planet-deck-left = kart do dobrania: { $count }
planet-discarded = odrzucone: { $count }
planet-piles = Stosy: do dobrania, odrzucone
planet-answers = Kto może jeszcze działać
planet-standing-asked = teraz działa
planet-standing-open = może jeszcze działać
planet-standing-passed = spasowano
planet-way-beats = { $foe } pokonany, { $hero } traci { $loses } PŻ
planet-way-spares = { $foe } wytrzymuje, { $hero } traci { $loses } PŻ
planet-die = Kość o wartości { $worth }: { $place }
planet-place-defense = Obrona
planet-place-hp = Punkty życia
planet-place-attack = Atak
planet-place-none = nieprzydzielona
planet-assign-how = Przeciągnij kość albo kliknij ją.
planet-uses = zużywa akcje: { $actions }
planet-ends = kończy turę
planet-buy-for = Kup
planet-wilds-step-ability = Najpierw działa zdolność wroga.
planet-wilds-step-prepare = Przed rzutem
planet-wilds-step-roll = Rzut kośćmi.
planet-wilds-step-reroll = Przerzuty można rzucić ponownie.
planet-wilds-step-assign = Sukcesy zostają przydzielone.
planet-wilds-step-damage = Obie strony zadają obrażenia.
planet-wilds-step-reward = Nagroda
planet-wilds-step-tame = Bestię można oswoić.
planet-wilds-step-settle = Walka się kończy.
planet-wilds-step-end = Walka się kończy.
planet-step-threat = walka się zbliża
planet-step-prepare = walka się zbliża
planet-step-weapon = wybór broni
planet-step-enemy_card = dobieranie karty wroga
planet-step-start = zdolności na początku
planet-step-epic_die = epicka kość
planet-step-draw = dobieranie i kładzenie kart
planet-step-play = dobieranie i kładzenie kart
planet-step-reveal = odsłanianie kart
planet-step-act = czary i reakcje
planet-step-abilities = zdolności
planet-step-effects = efekty
planet-step-totals = sumowanie
planet-step-excess = sumowanie
planet-step-compare = decyduje inicjatywa
planet-step-roll = rzut kośćmi
planet-step-reroll = przerzut kości
planet-step-surprised = decyduje inicjatywa
planet-step-strike = pierwszy cios
planet-step-hit = pierwszy cios
planet-step-struck = pierwszy cios
planet-step-hit_back = kontratak
planet-step-defeat = ktoś pada
planet-step-flee = ucieczka albo dalsza walka
planet-step-again = kolejna runda
planet-step-result = walka się kończy
planet-step-leave = walka się kończy
planet-step-reward = nagroda
planet-step-tame = bestię można oswoić
planet-step-told = walka się kończy
planet-step-end = walka się kończy
planet-round = Runda { $round }
planet-track = Rundy w dzień i w nocy
planet-skull = czaszka: wydarzenie misji
planet-vp =
    { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[other] { $points } punktów zwycięstwa
    }
planet-stock-eternium = eternium
planet-stock-outposts = utrzymywane posterunki
planet-stock-reserve = żołnierze w rezerwie
planet-acting = Działa { $hero }, pozostałe akcje: { $actions }
planet-points =
    { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[other] { $points } punktów ruchu
    }
planet-way = Droga kosztuje punktów ruchu: { $points } z { $of }.
planet-foe = { $name } jest tam (PŻ { $hp })
planet-fights = zaczyna epicką walkę
planet-fights-soldiers = żołnierze będą tam walczyć
planet-harm = −{ $harm } PŻ
planet-reach = Tak daleko dotrze { $hero }; punkty ruchu: { $points }
planet-area-free = nie należy do nikogo
planet-area-touches = Co leży obok
planet-area-paths = Ścieżki do
planet-could = Co { $hero } może tam zrobić
planet-could-capture = zająć placówkę
planet-could-fortify = umocnić ją: żołnierze, najwyżej { $amount }
planet-could-wilds = stawić czoła dziczy
planet-could-quest = podjąć zadanie
planet-could-tower = szybka podróż: { $who }
planet-could-trade = wymiana: { $who }
planet-could-trader = handlarz dla całej drużyny: { $who }
planet-could-take = zabrać ze sobą: { $who }
planet-soldiers =
    { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
       *[other] { $count } żołnierzy
    }
planet-soldiers-of = żołnierze: { $soldiers }
planet-held = w rękach: { $team }
planet-eternium = daje { $count } eternium
planet-hero = { $name }, PŻ { $hp } z { $most }
planet-go = { $hero } – cel: { $area }?
planet-activate = Aktywować { $name }?
planet-around = Dookoła planety, cel: { $area }
planet-on-map = Wybierz na mapie: kliknij podświetlony obszar albo dojdź do niego strzałkami i naciśnij Enter.
planet-markets = Targi
planet-price = { $price } eternium
planet-why-buy = Dlaczego nie teraz?
planet-buy = Kupić: { $card }?
planet-heroes = Pozostali bohaterowie
planet-numbers = Ruch { $movement } · Ciało { $body } · Duch { $spirit } · Inicjatywa { $initiative }
planet-equipped = Wyposażenie
planet-inventory = Ekwipunek
planet-spells = Zaklęcia
planet-allies = Sojusznicy
planet-mounts = Wierzchowce i pojazdy
planet-carries = Niesie: { $things }
planet-goals = Karty zwycięstwa
planet-completed = wykonana
planet-progress = Postęp: { $count }
planet-combat = Walka epicka: { $area }
planet-combat-round = runda walki { $round }
planet-drawn = Dobrano: { $cards }
planet-damage = obrażenia: { $damage }
planet-wilds = { $hero } kontra { $foe }
planet-hp = { $name }: PŻ { $hp }
planet-dice = Kości
planet-hint-wilds = wygrywa { $chance } %
planet-hint-check = udaje się { $chance } %
planet-hint-epic = zadaje { $harm }, traci { $taken } · wróg pada { $fall } %, ty { $own } %
planet-odds-wilds = szans, by pokonać: { $name }
planet-odds-check = szans na udany test
planet-odds-falls = szans, że { $name } padnie w tej rundzie walki
planet-odds-lost = Utracone punkty życia
planet-odds-harm = Punkty życia, które traci { $name }
planet-odds-dice = Kości: { $dice }
planet-odds-assume = Dla tej rundy walki, przy kartach leżących po tym wyborze, jakby żadna już nie doszła; zaklęcia i reakcje, które mogą jeszcze nastąpić, nie są wliczone.
planet-odds-ahead = Dla tej rundy walki. Karty, które obie strony jeszcze położą, to dowolne zwykłe karty z reszty ich talii, połowa w ataku; zdolności, zaklęcia i żołnierze, którzy mogą jeszcze dojść, nie są wliczeni.

# Co zrobili inni, krok po kroku
telling-skip = Pomiń { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
  }
telling-pace = Jak szybko pokazywać tury innych
telling-pace-calm = spokojnie
telling-pace-brisk = żwawo
telling-pace-none = od razu
habits = Jak zadawane są pytania
habits-ask-all = Pytaj także wtedy, gdy jest tylko jedna odpowiedź
recap-title = Co się działo w międzyczasie ({ $count })

## Podpowiedzi i analiza

tab-hint = Podpowiedź
hint-lead = Co zrobiłby komputer na twoim miejscu i dlaczego. Wie tylko to, co ty.
hint-ask = Podpowiedz mi
hint-working = Rozważanie pozycji
hint-now = Twoja szansa na wygraną teraz: około { $chance }.
hint-chance = Szansa na wygraną potem
hint-do = Zrób tak
hint-worlds = { $worlds ->
    [one] Sprawdzone w jednym możliwym układzie ukrytych kart i kości.
   *[other] Sprawdzone w { $worlds } możliwych układach ukrytych kart i kości.
}
coach-cancel = Anuluj
analysis = Analiza
analysis-lead = Kto kiedy prowadził, komu sprzyjały kości i które decyzje kosztowały najwięcej.
analysis-ask = Przeanalizuj tę grę
analysis-working = Analiza gry
analysis-chances = Szansa na wygraną w czasie gry
analysis-band = Pasma pokazują, o ile szacunek może się mylić: tutaj o { $margin }.
analysis-luck = Szczęście, w szansie na wygraną
analysis-rolls = { $rolls ->
    [one] z jednej decyzji z kośćmi lub kartami
   *[other] z { $rolls } decyzji z kośćmi lub kartami
}
analysis-mistakes = Decyzje, które kosztowały najwięcej
analysis-no-mistakes = Żadna decyzja nie kosztowała wiele szans na wygraną.
analysis-show = Krok { $step }
analysis-chosen = Wybrano:
analysis-better = Lepiej:
analysis-line = Jak mogło się to potoczyć
