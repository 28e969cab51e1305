# The glossary: what each term is called, with the forms in which it stands in a text (the first is its title), and
# how each game goes. What a term means is the rule that `web/src/glossary/terms.ts` names.


## battleground

how-battleground = Dwa oddziały walczą przez cztery rundy na mapie z pól sześciokątnych. W każdej rundzie obie strony wybierają zakrytą kartę; wyższa inicjatywa działa pierwsza. Karta daje postaci punkty akcji i manę na ruch, ataki i umiejętności. Atak to rzut przeciw liczbie; szóstki dodają kości; cel może rzutem znieść sukcesy. Punkty dają cele misji na koniec rundy, nokauty i misje poboczne. Po czterech rundach wygrywa ten, kto ma więcej.
term-bg-ap = PA, punkt akcji, punkty akcji
term-bg-mana = mana, many, manę
term-bg-scope = zakres, zakresu
term-bg-success = sukces, sukcesy, sukcesów
term-bg-exploding = wybuchające kości
term-bg-focus = Skupienie
term-bg-overwatch = warta, warty
term-bg-engaged = w zwarciu
term-bg-opportunity = atak okazyjny
term-bg-interruption = przerwanie
term-bg-activation = aktywacja
term-bg-cover = osłona
term-bg-flank = atak z flanki
term-bg-sight = linia wzroku, w zasięgu wzroku
term-bg-objective = cel, cele
term-bg-mission = zadanie poboczne, zadania poboczne
term-bg-initiative = inicjatywa
term-bg-fate = karta losu, karty losu
term-bg-glory = karta chwały, karty chwały
term-bg-knockout = nokaut, znokautowany
term-bg-difficult = trudny teren
term-bg-obstacle = wysoka przeszkoda, niska przeszkoda
term-bg-platform = platforma
term-bg-buff = wzmocnienie
term-bg-debuff = osłabienie
term-bg-mark = znak, znaki
term-bg-move = PR, punkty ruchu
term-bg-free = darmowa akcja
term-bg-area = atak obszarowy
term-bg-vp = PZ, punkty zwycięstwa
term-bg-pass = pas
term-bg-deck = ręka, dobieranie

## heroscape

how-heroscape = Armie bohaterów i oddziałów walczą na wielopoziomowym terenie. W każdej rundzie wszyscy kładą na kartach armii cztery znaczniki rozkazów: 1, 2, 3 i mylące X. K20 rozstrzyga, kto zaczyna; potem po kolei gra się kartą z następnym numerem: ruch figurek, potem atak. Atakujący liczy czaszki, obrońca tarcze; reszta zadaje rany. Kto stoi wyżej, ma jedną kość więcej. Koniec gry wyznacza scenariusz; często to ostatnia armia na polu.
term-hs-order = znacznik rozkazu, znaczniki rozkazów
term-hs-x = znacznik X
term-hs-initiative = inicjatywa
term-hs-turn = tura, tury
term-hs-unique = unikalny
term-hs-common = pospolity
term-hs-move = ruch
term-hs-climb = wspinaczka
term-hs-fall = upadek
term-hs-fly = latanie
term-hs-engaged = związany walką
term-hs-leave = wyjście z walki
term-hs-range = zasięg
term-hs-sight = linia widzenia
term-hs-skull = czaszka, czaszki
term-hs-shield = tarcza, tarcze
term-hs-height = przewaga wysokości
term-hs-wound = rana, rany
term-hs-destroyed = zniszczony
term-hs-special = atak specjalny
term-hs-glyph = glif, glify
term-hs-double = dwupolowy
term-hs-draft = dobór armii
term-hs-size = mały, średni, duży, ogromny
term-hs-level = poziom, poziomy
term-hs-friend = sojusznik, sojusznicy

## fields

how-fields = Dwie drużyny bohaterów walczą o planetę. W swojej turze bohater wykonuje dwie różne akcje: ruch, zajmowanie placówek z żołnierzami, wyjście w dzicz, wyprawa, odpoczynek; zakupy są na końcu. Placówki przynoszą w dzień eternium; nocą bohaterowie się leczą. Spotkanie wrogiego bohatera to epicka walka na zakryte karty. Punkty dają placówki, wyprawy, bestie, wygrane walki i tajne karty zwycięstwa. Po ostatniej rundzie wygrywa drużyna z większą liczbą punktów.
term-fe-eternium = eternium
term-fe-outpost = placówka, placówki
term-fe-control = utrzymanie placówki
term-fe-base = baza
term-fe-tower = wieża, wieże
term-fe-wilds = dzicz
term-fe-quest = zadanie, zadania
term-fe-action = akcja, akcje
term-fe-free = akcja darmowa, akcje darmowe
term-fe-movement = punkty ruchu
term-fe-soldier = żołnierz, żołnierze
term-fe-trader = handlarz, handlarze
term-fe-check = test, testy
term-fe-victory = karta zwycięstwa, karty zwycięstwa
term-fe-epic = epicka walka
term-fe-grid = plansza walki, strefa, strefy
term-fe-concentrate = Koncentracja
term-fe-combatcard = karta walki, karty walki
term-fe-energy = energia
term-fe-wild = walka w dziczy
term-fe-beast = bestia, bestie, oswajanie
term-fe-ally = sojusznik, sojusznicy
term-fe-defeat = pokonany, klęska
term-fe-rest = odpoczynek
term-fe-spell = zaklęcie, zaklęcia
term-fe-artifact = artefakt, artefakty
term-fe-vehicle = pojazd, pojazdy
term-fe-skull = czaszka, czaszki
term-fe-day = dzień, noc
term-fe-boss = boss

## Topics of the rules

topic-prepare = Przygotowanie
topic-round = Runda, karty i tury
topic-board = Plansza
topic-move = Ruch
topic-fight = Widzenie i walka
topic-react = Wtrącanie się
topic-powers = Moce i wyposażenie
topic-win = Zwycięstwo
topic-solo = Gra w pojedynkę
topic-variants = Inne sposoby gry
topic-silent = Gdy zasady milczą
