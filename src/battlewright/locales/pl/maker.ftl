# Kreator map: co silnik znajduje na mapie…

maker-wall-walk = chodnik na murze
maker-any-land = dowolny ląd (niewidoczny)
maker-random-glyph = losowy glif
maker-piece-hive = ul Marro
maker-finding-broken = Mapy nie można odczytać: { $detail }
maker-finding-empty = Nie ma jeszcze ani jednego pola.
maker-finding-no-space = Coś stoi tam, gdzie nie ma pola.
maker-finding-twice = Pole jest podane dwa razy dla jednego elementu.
maker-finding-closed = Dwa elementy stoją na jednym polu.
maker-finding-ladder = Drabina musi prowadzić w górę na sąsiednie pole, bez przeszkód.
maker-finding-door = Brama twierdzy potrzebuje trzech pól na obrót i jednego, z którego się ją porusza.
maker-finding-hive = Miejsce ula to sześć pól lądu na jednym poziomie, bez niczego nad i pod.
maker-finding-size = Element nie ma rozmiaru prawdziwego.
maker-finding-zone-closed = Pole startowe jest zajęte przez element.
maker-finding-zone-shared = Pole należy do dwóch stref startowych.
maker-finding-glyph = Glif leży na lądzie i nic innego nie ma na jego polu.
maker-finding-few-zones =
    { $zones ->
        [0] Nie ma jeszcze stref startowych; partia wymaga dwóch.
       *[other] Jest jedna strefa startowa; partia wymaga dwóch.
    }
maker-finding-small-zone = Strefa startowa { $zone } – pola: { $spaces }; mieści się { $fits } z { $armies } gotowych armii do { $points } punktów.
maker-finding-no-pair = W strefie { $zone } nie zmieści się figurka na dwóch polach: potrzebuje dwóch sąsiednich pól na jednym poziomie.
maker-finding-unequal-zones = Strefy startowe różnią się wielkością, od { $least } do { $most } pól.
maker-finding-zones-cut-off = Nikt nie przejdzie pieszo ze strefy { $zone } do strefy { $other }.
maker-finding-unreached =
    { $spaces ->
        [one] Do jednego pola nie można dojść.
        [few] Do { $spaces } pól nie można dojść.
       *[other] Do { $spaces } pól nie można dojść.
    }
maker-finding-pit =
    { $spaces ->
        [one] Z jednego pola nikt nie wyjdzie pieszo.
        [few] Z { $spaces } pól nikt nie wyjdzie pieszo.
       *[other] Z { $spaces } pól nikt nie wyjdzie pieszo.
    }
maker-finding-floats =
    { $spaces ->
        [one] Jeden kafelek wisi w powietrzu i niczego się nie trzyma.
        [few] { $spaces } kafelki wiszą w powietrzu i niczego się nie trzymają.
       *[other] { $spaces } kafelków wisi w powietrzu i niczego się nie trzyma.
    }
maker-finding-uneven = Element stoi na polach różnych poziomów i wisi nad niższymi.
maker-finding-island =
    { $hexes ->
        [one] Jedno pole nigdzie nie dotyka reszty mapy.
        [few] { $hexes } pola nigdzie nie dotykają reszty mapy.
       *[other] { $hexes } pól nigdzie nie dotyka reszty mapy.
    }

# … i słowa ekranu.

maker-title = Kreator map
maker-new-name = Moje pole bitwy
maker-name = Nazwa
maker-file = Plik
maker-new = Nowa
maker-new-size = { $columns } × { $rows }
maker-new-empty = Puste pole
maker-open-file = Otwórz plik…
maker-open-file-kinds = Plik mapy (.toml), VirtualScape (.hsc), JSON edytora map albo tekst z odnośnikiem
maker-open-shipped = Zacznij od gotowego pola bitwy
maker-choose = Wybierz…
maker-open-kept = Moje mapy na tym serwerze
maker-open-public = Mapy innych
maker-save-here = Zapisz na tym serwerze
maker-save-public = Pokaż wszystkim tutaj
maker-saved = Zapisano. Odnośnik jest w pasku adresu.
maker-save-file = Plik mapy (.toml)
maker-picture-svg = Obraz (SVG)
maker-picture-png = Obraz (PNG)
maker-forget = Usuń { $name } z tego serwera
maker-undo = Cofnij
maker-redo = Ponów
maker-view = Widok
maker-view-3d = 3D
maker-view-flat = Płaski
maker-tools = Narzędzia
maker-tool-raise = Podnieś
maker-tool-lower = Obniż
maker-tool-paint = Maluj
maker-tool-erase = Wymaż
maker-tool-bridge = Most
maker-tool-piece = Przeszkoda
maker-tool-wall = Mur
maker-tool-ladder = Drabina
maker-tool-door = Brama
maker-tool-glyph = Glif
maker-tool-zone = Strefa startowa
maker-tool-hive = Miejsce ula
maker-tool-select = Zaznacz
maker-tool-look = Wzrok
maker-about-raise = Kliknięcie podnosi pole o jeden poziom; na pustym miejscu kładzie pierwszy kafelek.
maker-about-lower = Kliknięcie obniża pole o jeden poziom.
maker-about-paint = Nadaje powierzchni ten teren. Woda, lód i lawa leżą na kafelku pod spodem i nie dodają poziomu.
maker-about-erase = Usuwa pole ze wszystkim, co na nim stoi.
maker-about-bridge = Kładzie kafelek w powietrzu na tym poziomie, nad tym, co tam jest; drugie kliknięcie go usuwa.
maker-about-piece = Stoi na powierzchni; drugie kliknięcie go usuwa. R obraca.
maker-about-wall = Stoi na krawędzi najbliższej kliknięcia; kliknięte pole jest od wewnątrz.
maker-about-ladder = Opiera się o krawędź najbliższą kliknięcia i prowadzi na pole za nią.
maker-about-door = Brama twierdzy z dwoma filarami; otwiera się w stronę kliknięcia. R obraca.
maker-about-glyph = Leży na lądzie; drugie kliknięcie go usuwa.
maker-about-zone = Dodaje pola do strefy startowej gracza; drugie kliknięcie je usuwa.
maker-about-hive = Sześć pól lądu na jednym poziomie dla ula Marro.
maker-about-select = Przeciągnij po polach, by je zaznaczyć. Potem kopiuj, obracaj, odbijaj, przesuwaj lub usuwaj.
maker-about-look = Silnik mówi, co figurka widzi z klikniętego pola i dokąd dojdzie.
maker-terrain = Teren
maker-level = Poziom
maker-brush = Pędzel
maker-brush-hexes =
    { $count ->
        [one] Jedno pole
        [few] { $count } pola
       *[other] { $count } pól
    }
maker-kind = Rodzaj
maker-height = { $name }, wysokość { $height }
maker-sized = { $name } na { $count } polach, wysokość { $height }
maker-turn-piece = Obróć
maker-player = Gracz { $number }
maker-glyph = Glif { $letter }: { $name }
maker-glyph-hidden = stroną z symbolem do góry
maker-symmetry = Symetria
maker-symmetry-none = Brak
maker-symmetry-turn = Półobrót
maker-symmetry-east = Lewo i prawo
maker-symmetry-north = Góra i dół
maker-overlay-none = Brak
maker-overlay-height = Wysokość
maker-overlay-plan = Kafelki poziomu
maker-look-told = Z pola { $at }: widać { $seen }, zasłonięte { $hidden }, wyżej { $higher }; { $ways } w zasięgu (punkty ruchu: { $move }).
maker-look-tall = Wysokość figurki
maker-look-move = Ruch
maker-selected =
    { $count ->
        [0] Nic nie zaznaczono.
        [one] Zaznaczono jedno pole.
        [few] Zaznaczono { $count } pola.
       *[other] Zaznaczono { $count } pól.
    }
maker-copy = Kopiuj
maker-cut = Wytnij
maker-paste = Wklej
maker-paste-hint = Kliknij, gdzie wstawić kopię; Escape kończy.
maker-turn = Obróć
maker-mirror = Odbij
maker-delete = Usuń
maker-everything = Zaznacz wszystko
maker-check = Kontrola
maker-check-good = Silnik nie znajduje nic do poprawy.
maker-severity-error = Błąd
maker-severity-warning = Słaby punkt
maker-severity-note = Uwaga
maker-show-places = Pokaż gdzie
maker-figures = W liczbach
maker-figure-hexes = Pola
maker-figure-tiles = Kafelki, pole po polu
maker-figure-levels = Poziomy
maker-figure-levels-of = { $low } do { $high }
maker-figure-apart = Kroki między strefami
maker-figure-zone = Strefa { $number }
maker-figure-room = pola: { $spaces }, mieści się { $armies } z { $of } armii
maker-boxes = Pudełka
maker-boxes-lead = Ile masz każdego pudełka?
maker-boxes-enough = Wystarczy: każdy kafelek znajduje miejsce.
maker-boxes-missing = Brakuje
maker-boxes-of = { $name }: { $used } z { $have }
maker-boxes-holes = Pól w pudełkach wystarcza, ale ten plan nie znajduje kafelka dla { $count }. Cierpliwy budowniczy może znaleźć sposób.
maker-boxes-tiles = Kafelki
maker-boxes-tile = { $name } { $size }
maker-boxes-used = Użyte
maker-boxes-have = W pudełkach
maker-boxes-count = Policz
maker-play = Graj
maker-play-title = Zagraj na tej mapie
maker-play-against = Przeciw
maker-play-friend = znajomemu, przy tym ekranie
maker-play-online = znajomemu, przez odnośnik
maker-play-points = Punkty
maker-play-armies = Armie
maker-play-random = losowe
maker-play-chosen = wybierane przy stole
maker-play-not-yet = Na mapie z błędami nie można grać.
maker-report = Nie wszystko udało się przenieść:
maker-hex = { $at }, { $terrain }, poziom { $level }
maker-hex-empty = { $at }, nic
maker-hex-over = pod czymś na poziomie { $level }
maker-hex-zone = strefa startowa { $number }
maker-field = Budowane pole bitwy
maker-hand = Przesuń widok
maker-drag-paints = Przeciąganie buduje
maker-keys = Klawisze
maker-keys-told = Strzałki przechodzą z pola na pole, Enter lub spacja używa narzędzia, + i − podnoszą i obniżają, Delete wymazuje. Ctrl+Z cofa, Ctrl+Y ponawia; Ctrl+C, X i V kopiują, wycinają i wklejają; R obraca, M odbija; 1 do 6 wybierają strefę, Escape puszcza.
maker-settings = Ustawienia narzędzia
maker-layout = Rozstawienie
maker-layout-new = Kolejne rozstawienie
maker-layout-name = rozstawienie { $number }
maker-too-large = Mapa może tu mieć { $hexes } pól i { $across } szerokości.
maker-lost-3d = Widok 3D jest niedostępny; oto płaska mapa.
maker-loading = Warsztat się otwiera…
