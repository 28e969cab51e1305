# Słowa pierwszych gier z przewodnikiem. Co należy do którego kroku, jest w `guides/<game>.toml`.

# --- Heroscape --------------------------------------------------------------------------------------

guide-heroscape-hello = Witaj na polu bitwy! Wikingowie są twoi: czterej wojownicy i Finn, najlepszy z nich. Naprzeciw czekają czterej Marro i Nerak na swogu. Kto nie ma już figurek, przegrywa.
guide-heroscape-place = Najpierw wszyscy zajmują miejsca. Twoi wikingowie wiedzą, gdzie stanąć, więc wybierz „Ustaw resztę za mnie”.
guide-heroscape-orders = Teraz serce gry: rozkazy. Runda ma trzy tury, a zanim się zacznie, decydujesz, która karta działa w każdej z nich. Znaczniki 1, 2 i 3 leżą zakryte na twoich kartach, aż przyjdzie ich kolej.
guide-heroscape-orders-x = X to zmyłka. Nic nie robi, ale przeciwnik nie odróżni go od pozostałych. Daj wikingom 1 i 2, a Finnowi 3 i X.
guide-heroscape-initiative = Obie strony rzuciły kością dwudziestościenną o inicjatywę: 13 dla ciebie, 8 dla nich. Zaczynasz! Twój znacznik 1 zostaje odkryty: w tej turze wszyscy wikingowie mogą się ruszyć, a potem wszyscy mogą zaatakować.
guide-heroscape-hill = Wiking ma 4 punkty ruchu. Pole kosztuje jeden punkt, a każdy poziom w górę o jeden więcej. Zaprowadź wikinga 2 na szczyt wzgórza, na D5. Coś tam leży…
guide-heroscape-glyph = Glif! Zatrzymuje każdego, kto na niego wejdzie, i jest już odkryty: Astrid. Dopóki stoi na nim któraś z twoich figurek, twoje zwykłe ataki mają o jedną kość więcej.
guide-heroscape-line = Sprowadź wikinga 3 do niego, na D4. Pozostali dwaj pójdą sami.
guide-heroscape-power = Nikt nie stoi jeszcze dość blisko, by walczyć, ale wikingowie mają własną moc. Szarża berserków: rzuć kością dwudziestościenną, a przy 15 lub więcej wszyscy ruszają się jeszcze raz. Próba nic nie kosztuje.
guide-heroscape-marro = Jedynka! Cóż, może być tylko lepiej. Twoja tura się skończyła i przeciwnik odkrywa swój znacznik 1: Marro, którzy strzelają na odległość do sześciu pól.
guide-heroscape-height = Miej oko na wikinga na wzgórzu. Kto stoi wyżej od wroga, ma o jedną kość więcej, w ataku i w obronie.
guide-heroscape-dice = Oba strzały odparte. Każda czaszka atakującego to trafienie, każda tarcza obrońcy jedno zabiera. Na swoim wzgórzu twój wiking bronił się pięcioma kośćmi zamiast czterech.
guide-heroscape-charge = Twój znacznik 2: znów wikingowie. Teraz schodzimy do wroga. Wyślij wikinga 3 na D6, obok Marro 3.
guide-heroscape-engaged = Ci dwaj są teraz związani walką: stoją obok siebie. Kto jest związany walką, może atakować tylko wrogów, z którymi jest związany. I lepiej, żeby nie odchodził; zaraz zobaczysz dlaczego.
guide-heroscape-second = Wiking 1 idzie na C6, obok drugiego Marro. Reszta zostaje: potem wybierz „Nikt więcej się nie rusza”.
guide-heroscape-attack = Czas uderzyć! Wskaż atak, a poznasz dokładne szanse, zanim wybierzesz. Tutaj: trzy kości wikinga, jedna, bo stoi wyżej, jedna od Astrid. Wiking 3 atakuje Marro 3.
guide-heroscape-again = Dwie czaszki, dwie tarcze: nic. Zdarza się. Każdy z oddziału ma swój atak, teraz więc kolej na wikinga 1.
guide-heroscape-hit = Cztery czaszki i tylko dwie tarcze: trafiony. Figurki oddziału mają jedno życie, więc to koniec tego Marro.
guide-heroscape-flee = Jego kompan wciąż jest związany walką z wikingiem 3 i dość już widział. Zobacz, co będzie, gdy ucieknie.
guide-heroscape-fled = Kto opuszcza walkę, może dostać cios na odchodnym: jedna kość, bez obrony. Czaszka – i po nim. Jeśli twoja droga jest równie niebezpieczna, ostrzeżemy cię, zanim nią pójdziesz.
guide-heroscape-shots = Zostało dwóch Marro. Jeden wchodzi na drugi glif i obaj strzelają.
guide-heroscape-gerda = Znowu nic nie przeszło. Ich glif to Gerda: o jedną kość obrony więcej dla całej ich strony.
guide-heroscape-finn = Znacznik 3: Finn. Bohater to karta z jedną figurką, ma kilka żyć, a wikingowie stojący obok Finna atakują o jedną kość więcej. Ma 5 punktów: B8 jest akurat w jego zasięgu.
guide-heroscape-hero = Finn jest związany walką z dwoma wrogami naraz i może wybierać. Zaatakuj Marro na glifie.
guide-heroscape-nerak = Jedna czaszka, jedna tarcza. Finn mruczy coś o glifach. Ostatnia tura przeciwnika: Nerak atakuje Finna.
guide-heroscape-round = Trzy tarcze! To była ostatnia tura rundy. Zaczyna się nowa, z nowymi rozkazami i nowym rzutem o inicjatywę.
guide-heroscape-orders-again = Finn jest w samym środku bitwy, więc działa pierwszy: 1 i X na Finna, 2 i 3 na wikingów.
guide-heroscape-lost-initiative = 12 do 13: tym razem zaczyna przeciwnik i Nerak znów uderza na Finna.
guide-heroscape-wounds = Dwie czaszki i ani jednej tarczy: dwie rany. Finn ma cztery życia i walczy równie dobrze jak przedtem. Dopiero czwarta rana to jego koniec.
guide-heroscape-revenge = Twoja tura. Finn nie musi się ruszać: wybierz „Nikt więcej się nie rusza”, a potem niech odpowie.
guide-heroscape-end = Rana dla Neraka! Rozkazy, drogi, wysokość, glify, związanie walką, ataki, rany: już wiesz, jak to działa.
guide-heroscape-free = Odtąd bitwa należy do ciebie i każdy wybór jest wolny. Czego nie pamiętasz, znajdziesz w zakładce Zasady. Powodzenia!

# --- Battleground -----------------------------------------------------------------------------------

guide-battleground-hello = Witaj na Eternii! Prowadzisz He-Mana, Man-At-Armsa i Stratosa. Za ruinami czekają Skeletor, Mer-Man i Trap Jaw. Po czterech rundach decydują punkty zwycięstwa: 20 za każdy zdobyty cel, a za każdego znokautowanego wroga tyle, ile kosztował.
guide-battleground-first = Rzut należy do ciebie. Gdy dwie karty są równe, pierwszeństwo ma pierwszy gracz, więc zaczynaj.
guide-battleground-card = Oto twoja ręka. Każda strona zagrywa zakrytą kartę; wyższa liczba działa pierwsza. Karta daje też punkty akcji (PA) i manę postaci, która z nią działa.
guide-battleground-press-on = Zagraj „Naprzód”: inicjatywa 5, 2 PA, mana 1.
guide-battleground-activate = 5 do 4: działasz pierwszy. Teraz powiedz, kto działa z tą kartą. Aktywuj Man-At-Armsa.
guide-battleground-bonus = Każda karta ma jeszcze jedną premię: albo zdolność, albo dodatkową manę. Zdolność karty „Naprzód” to jeszcze jeden PA, a dziś nam się spieszy. Weź ją.
guide-battleground-focus = 3 PA, a większość akcji kosztuje jeden. Zacznij od skupienia. To żeton, który wydasz później: żeby pobiec dalej albo łatwiej trafić.
guide-battleground-move = Widzisz cel w środku ruin? Tam idziemy. Man-At-Arms rusza się o 5 pól, albo o 8, jeśli wyda skupienie.
guide-battleground-move-where = Rusz się ze skupieniem, na L11. Ile kosztuje droga, widać, gdy wskazujesz pole.
guide-battleground-extra = We własnej aktywacji możesz zagrywać kolejne karty z ręki, tylko dla premii. „Drugi oddech” daje 1 PA. Zagraj go.
guide-battleground-again = Drugi ruch w tej samej aktywacji kosztuje 2 PA, trzeci kosztowałby 3. Obejdź mur na L14 i obróć go na północny wschód, do wroga: patrzy się i strzela przed siebie.
guide-battleground-glory = Dwie z twoich kart to karty chwały. Każda jest misją poboczną za 20 punktów albo po prostu 1 PA. Teraz potrzebny nam PA: użyj „Strzału doskonałego”.
guide-battleground-watch = Wydaj go na wartę. To kończy jego turę, ale gdy tylko wróg zatrzyma się przed nim i w zasięgu, Man-At-Arms wkroczy i zadziała.
guide-battleground-blast = Kolej Skeletora, a on już widzi Man-At-Armsa. Rzuca Strumień Magii. Każda kość, która pokaże potrzebną liczbę, zwykle 4 lub więcej, to sukces; za manę można kość przerzucić.
guide-battleground-defend = Trzy sukcesy. Możesz się bronić, a każdy twój sukces zabiera jeden jego. Przeciw magii Man-At-Arms ma tylko umysł: dwie kości. Rzuć nimi!
guide-battleground-walk = 6 i 5, dwa sukcesy! Został mu jeden, a Strumień Magii potrzebuje dwóch, by zranić: nic się nie stało. Skeletor ma jeszcze 1 PA i podchodzi. Za blisko…
guide-battleground-shoot = Warta! Man-At-Arms przerywa mu z 1 PA. Strzel do Skeletora z Działka Ręcznego. Szanse widać, zanim wybierzesz, tu i wszędzie.
guide-battleground-reroll = 6, 6, 5 i 3. Teraz mana się przyda: przerzuć 3.
guide-battleground-wounded = Tylko 2, nie szkodzi: każda szóstka dodaje kość i w sumie masz cztery sukcesy. Skeletor odparł trzy, jeden przeszedł: rana. Zakończ przerwanie i zachowaj pozostałe karty.
guide-battleground-second = Następne dwie karty. He-Man i Stratos jeszcze nie działali. Zagraj „Szczęk stali”, swoją najszybszą.
guide-battleground-he-man = Znów działasz pierwszy. Aktywuj He-Mana: cel należy do niego.
guide-battleground-run = Many karty He-Manowi nie dają, daje ją tylko skupienie; PA dostaje jak każdy. Użyj „Ciosu czempiona”, by mieć 1 PA więcej, i rusz się dwa razy.
guide-battleground-run-where = Najpierw na H16, potem na M15, prosto na cel. Potem zwróć się na północny wschód.
guide-battleground-objective = Cele zdobywa się na koniec rundy: robi to ktoś, kto stoi na celu lub obok, jeśli żaden wróg nie stoi obok celu ani obok niego.
guide-battleground-mer-man = Przeciwnik musiałby więc podejść bardzo blisko. Mer-Man próbuje. Nie dość blisko!
guide-battleground-third = Każdej stronie została jedna postać. Zagraj „Ani kroku w tył”; do czego się przyda, zobaczy Stratos.
guide-battleground-stratos = Trap Jaw miał wyższą kartę i już się ruszył. Stratos, skrzydlaty, bierze skupienie i biegnie: na L22.
guide-battleground-round = Runda się skończyła i He-Man zdobywa cel. 20 punktów, których nikt ci nie odbierze. Wszyscy są znów gotowi.
guide-battleground-draw = W nowej rundzie obie strony uzupełniają rękę do pięciu kart losu. Te, które ci się nie podobają, możesz przedtem odrzucić; ty zachowujesz swoje.
guide-battleground-strike = Teraz Skeletor. Zagraj „Długo wyczekiwane”, inicjatywa 8, i aktywuj He-Mana.
guide-battleground-behind = Ważne, skąd uderzasz. Atak od tyłu to atak z flanki: każda kość potrzebuje o jeden mniej.
guide-battleground-behind-where = Obejdź Skeletora na Q15 i zwróć się na południowy zachód, do jego pleców.
guide-battleground-sword = „Pierwszy cios” dodaje kość do wszystkich ataków tej aktywacji. Zagraj go dla zdolności, a potem: Miecz Mocy!
guide-battleground-last = Cztery sukcesy, jeden odparty: dwie rany naraz. Im więcej przejdzie, tym głębsze cięcie; Skeletorowi zostało 2 z 5. Zakończ turę.
guide-battleground-end = Karty, PA, skupienie, warta, atak i obrona, mana, zwrot, cele: już wiesz, jak to działa.
guide-battleground-free = Odtąd każdy wybór jest twój. Kto odchodzi od wroga stojącego obok, prosi się o cios, więc najpierw popatrz. A czego nie pamiętasz, znajdziesz w zakładce Zasady. Masz moc!

# --- Fields of Eternia ------------------------------------------------------------------------------

guide-fields-hello = Witaj na Eternii, i to na całej! Trzej bohaterowie Władców przeciw trzem Złym Wojownikom. Jesteś He-Manem. Komputer prowadzi Teelę i Man-At-Armsa, którzy są po twojej stronie, oraz tych trzech, którzy nie są.
guide-fields-turns = W każdej rundzie każdy bohater ma turę, a strony działają na zmianę. Strona, która na końcu ma najwięcej punktów zwycięstwa (PZ), wygrywa razem. Aktywuj He-Mana.
guide-fields-move = Tura ma dwie akcje standardowe i muszą to być dwie różne. Ruch jest jedną z nich. He-Man może przejść dwa obszary: idź do Eternos.
guide-fields-outpost = Pusta placówka należy do tego, kto do niej wejdzie. Eternos jest twoje i w każdej rundzie za dnia daje 2 eternium, pieniądze tej planety.
guide-fields-fortify = Ktoś musi zostać, gdy He-Man pójdzie dalej, bo następny wróg wejdzie równie łatwo. Umocnij Eternos trzema żołnierzami.
guide-fields-trader = Obie akcje standardowe wykonane. Wizyta u handlarza kończy turę. Twoja strona trzyma wioskę z gildią magów i kupuje tam nawet z daleka.
guide-fields-buy = Zaklęcia! Błyskawica rani przeciwnika w walce, Lustrzane odbicie osłabia jego atak. Kup oba, a potem nic więcej.
guide-fields-goals = Dwa punkty od razu: z dwoma zaklęciami twoja strona osiągnęła pierwszy cel karty zwycięstwa. Te karty leżą odkryte dla wszystkich; obejrzyj je, zanim coś zaplanujesz.
guide-fields-others = Teraz pozostali, jeden po drugim: każdy zajmuje placówkę i zostawia tam żołnierzy, tak jak ty.
guide-fields-income = Nowy dzień. Twoje placówki dają 10 eternium, ich też; Źli Wojownicy również osiągnęli cel. Znów aktywuj He-Mana.
guide-fields-wilds = Placówki dają bogactwo, zadania dają sławę. Na Łąkach harmonii leży znacznik zadania. Idź tam.
guide-fields-quest = I podejmij zadanie. Nikt nie wie, co tam czeka, dopóki karta nie zostanie odkryta.
guide-fields-epic = Mantisaur! Epicką walkę toczy się kartami. Trafiają do trzech stref: atak, obrona i inicjatywa. Kto ma więcej inicjatywy, uderza pierwszy, a atak ponad obronę drugiego to obrażenia.
guide-fields-weapon = Najpierw wybierz, czym walczysz: Mieczem Mocy.
guide-fields-zones = Dobierasz ze swojej talii walki, karta po karcie, i mówisz, dokąd idzie każda. Cztery mogą zostać.
guide-fields-concentrate = +1 to niewiele. Dwa razy w walce możesz się skoncentrować: karta odchodzi, przychodzi inna. Zrób to.
guide-fields-energy-card = Energia! Liczy się tylko za 1, ale zaraz obudzi twoją broń. Daj ją do ataku. A przy +1, które przyjdzie potem: jeszcze raz koncentracja.
guide-fields-rest-of-cards = Kolejne +1, niech więc służy obronie. Druga Energia idzie do ataku, a 2 do obrony.
guide-fields-energy = Karty leżą, pora na zdolności, jedna po drugiej, aż obie strony spasują. Każda Energia pozwala Mieczowi Mocy dodać 2 do twojego ataku i 1 do obrony. Użyj obu.
guide-fields-spells = I zaklęcia, które masz ze sobą. Błyskawica zabiera 1 punkt życia i 2 inicjatywy, Lustrzane odbicie 2 ataku.
guide-fields-won = 6 do 3 i szybciej niż bestia: padła, zanim zdążyła ugryźć. To 1 PZ dla twojej strony.
guide-fields-tame = Pokonaną bestię można oswoić za 3 eternium. Chcesz mieć Mantisaura? Jasne, że chcesz.
guide-fields-deck = Zwycięstwo także uczy. Nowa karta wchodzi do twojej talii walki, a stara z niej odchodzi: weź Przepływ mocy i pożegnaj się z jednym +1.
guide-fields-goods = He-Man na coś zasłużył. Idź do sklepu, kup Karwasze mocy, załóż je i nie kupuj nic więcej: tak kończy się tura.
guide-fields-end = Placówki i eternium, żołnierze, handlarze, zadania, walki, karty zwycięstwa: już wiesz, jak to działa.
guide-fields-free = Odtąd każdy wybór jest twój. Gra kończy się z rundą czwartej czaszki i wygrywa strona z największą liczbą PZ. Czego nie pamiętasz, znajdziesz w zakładce Zasady. Na moc posępnego czerepu!
