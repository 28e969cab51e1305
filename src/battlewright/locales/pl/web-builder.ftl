# Kreator oddziałów, armii i drużyn.

build-title = Budowanie: { $noun }
build-view = Karty albo lista
build-cards = Karty
build-sections = Rodzaje kart
build-search = Nazwa lub tekst
build-filters = Filtry
build-only-open = Tylko pasujące
build-any = Dowolne
build-most = Najwyżej, w punktach
build-order = Kolejność
build-order-points = według punktów
build-order-name = według nazwy
build-for = Dla
build-no-carrier = Najpierw wybierz postać: ktoś musi nosić wyposażenie.
build-shown = Karty: { $shown } z { $all }
build-none = Żadna karta nie pasuje.
build-add = Dodaj
build-add-name = Dodaj: { $name }
build-compare = Porównaj
build-compare-name = Porównaj: { $name }
build-compare-count = Porównaj ({ $count })
build-compare-off = Usuń z porównania: { $name }
build-close = Zamknij
build-format = Budowane na
build-switches = Zasady domowe
build-play = Zagraj tym
build-unnamed = { $noun } – moje
build-points = Punkty: { $points }
build-points-word = Punkty
build-left = zostało: { $points }
build-legal = Zgodne z zasadami, gotowe do gry.
build-open = { $count ->
    [0] Sprawdzanie …
    [one] Jedna rzecz się nie zgadza:
    [few] { $count } rzeczy się nie zgadzają:
   *[other] { $count } rzeczy się nie zgadza:
    }
build-count-of = { $count } z { $most }
build-remove = Usuń z listy: { $name }
build-drop = Zabierz „{ $name }”: { $bearer }
build-nothing = Jeszcze nic.
build-curve-points = Karty według punktów
build-curve-dice = Kości: { $name }
build-prepared = Gotowe listy …
build-mine = Moje listy …
build-random = Losowo
build-undo = Cofnij
build-clear = Opróżnij
build-name = Nazwa: { $noun }
build-save = Zapisz
build-forget = Zapomnij
build-link = Kopiuj link
build-text = Kopiuj tekst
build-read = Z tekstu
build-read-now = Wczytaj tekst
build-print = Drukuj
build-text-hint = Jedna karta w wierszu: „2x Nazwa” albo „Nazwa: wyposażenie, wyposażenie”
build-unknown = Te wiersze nie zawierają karty: { $lines }
build-copied-text = Skopiowano tekst.
build-copied-link = Link skopiowany.
build-saved-both = Zapisano w tej przeglądarce i na serwerze.
build-saved-here = Zapisano w tej przeglądarce.
build-tile = Buduj
build-lists-of = Moje listy
group-dismiss = Odeślij
group-unequip = Zabierz wyposażenie
group-putback = Wyjmij kartę
