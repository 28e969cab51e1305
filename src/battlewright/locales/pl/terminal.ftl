# Co mówi gra w terminalu, poza samą grą.

terminal-title = { $title }: { $scenario }
terminal-you = Grasz jako { $seat }; resztą steruje komputer ({ $opponent }).
terminal-you-all = Wszyscy grają przy tej klawiaturze.
terminal-prompt = >
terminal-prompt-seat = { $seat } >
terminal-help-short = Liczba wybiera; ? to pomoc.
terminal-help =
    Odpowiadaj liczbą albo tym, co stoi obok niej.
    W każdej chwili:
    ?              ta pomoc
    { $own }
    r ID lub SŁOWA zasady: r { $rule }
    l [N]          dziennik lub jego ostatnie N wierszy
    u              cofnij ostatni wybór, jeśli nic nowego nie odkryto
    s PLIK         zapisz grę jako powtórkę
    resign         poddaj się
    q              wyjdź; grę można dokończyć później
terminal-help-battleground =
    F8             heks, gdy pytanie jest o miejsce
    why …          dlaczego coś jest niemożliwe: why attack skeletor, why move F8, why overwatch
    m KTO [KTO]    pomiar: odległość, pole widzenia, osłona i łuk między dwiema postaciami
    i NAZWA        co robi postać, broń, przedmiot, umiejętność lub karta
    b              plansza i wszystkie postacie; h pokazuje twoją rękę
terminal-help-heroscape =
    C7             pole, gdy pytanie jest o miejsce
    why …          dlaczego coś jest niemożliwe: why attack A1 B2, why move A1 C7, why order KARTA
    m A1 B2        pomiar: odległość, poziomy i widoczność między dwiema figurkami, według znaków
    i NAZWA        co mówi karta armii: wartości i zdolności
    b              pole bitwy i wszystkie figurki; h pokazuje twoje karty armii
terminal-help-fields =
    why …          dlaczego coś jest niemożliwe: why move teela gaz-village, why rest, why fortify 3
    m OBSZAR       co sąsiaduje z obszarem i jak daleko jest do niego każdy bohater
    i NAZWA        co robi bohater lub karta
    b              drużyny, bohaterowie, oferty i obszary; h pokazuje karty zwycięstwa i talię walki
terminal-hexes = Wpisz heks: { $hexes }
terminal-letters = Wpisz litery, na przykład { $example }: { $items }
terminal-again = Nie rozumiem „{ $input }”. Wpisz liczbę od 1 do { $most } albo ? po pomoc.
terminal-again-hint = „{ $input }” jest tu niemożliwe. { $hint }
terminal-again-one = Nie rozumiem „{ $input }”. Wpisz 1 albo ? po pomoc.
terminal-nothing = Nie ma jeszcze czego pokazać.
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-saved = Zapisano jako { $file }.
terminal-save-failed = Nie udało się zapisać gry jako { $file }: { $reason }.
terminal-save-how = Podaj gdzie: s PLIK.
terminal-resign-sure = Poddajesz się? Wpisz tak.
terminal-quit-save = Zachować grę na później? [T/n]
terminal-kept = Gra zachowana; wznowisz ją przez battlewright play --continue.
terminal-input-ended = Dane wejściowe skończyły się przed końcem gry.
terminal-continue = Jest niedokończona gra ({ $summary }). Grasz dalej? [T/n]
terminal-summary =
    { $choices ->
        [one] { $scenario }, { $choices } wybór
        [few] { $scenario }, { $choices } wybory
        [many] { $scenario }, { $choices } wyborów
       *[other] { $scenario }, { $choices } wyboru
    }
terminal-resumed =
    { $choices ->
        [one] Gra toczy się dalej po { $choices } wyborze.
       *[other] Gra toczy się dalej po { $choices } wyborach.
    }
terminal-round = Runda { $round } z { $rounds }
terminal-score = { $seat }: { $vp } PZ
terminal-acting = Działa { $character }, { $ap } PA
terminal-hand-card = { $card }: inicjatywa { $initiative }, { $ap } PA, mana { $mana }. { $text }
terminal-out = nokaut
terminal-cost-ap = { $ap } PA
terminal-cost-mana =
    { $mana ->
        [one] { $mana } mana
       *[other] { $mana } many
    }
terminal-reroll-failed = Przerzuć wszystkie porażki: { $faces }
terminal-why-allowed = Nic nie stoi na przeszkodzie.
terminal-why-how = Pytaj tak: why attack skeletor with miecz mocy; why move F8; why skill NAZWA on NAZWA; why card NAZWA; why focus; why overwatch; why activate NAZWA; why capture M15.
terminal-measure-how = Pytaj tak: m skeletor albo m he-man skeletor.
terminal-info-how = Pytaj tak: i skeletor.
terminal-rule-how = Pytaj tak: r { $rule } albo r ze słowami zasady.
terminal-unknown-name = Nie ma tu „{ $name }”.
terminal-cited = { $said } [{ $rule }]

rules-ruling = Nasza interpretacja: { $text }
rules-see = Zobacz też: { $rules }
rules-switch = Można też zagrać inaczej, przełącznik: { $switch }.
rules-example = Przykład { $example }, { $title }: { $text }
rules-code = Kod:
rules-events = Zdarzenia, które ją przywołują:
rules-denials = Odmowy, które ją przywołują:
rules-cards = Karty, które ją przywołują:
rules-kind-definition = Definicja: nie wymaga własnego kodu.
rules-kind-component = Dotyczy elementów gry: nie wymaga własnego kodu.
rules-kind-example = Wynika z innych zasad i nie wymaga własnego kodu.
rules-kind-conduct = Dotyczy zachowania przy stole: nie wymaga kodu.
rules-tests =
    { $tests ->
        [one] Potwierdza to { $tests } test:
        [few] Potwierdzają to { $tests } testy:
        [many] Potwierdza to { $tests } testów:
       *[other] Potwierdza to { $tests } testu:
    }
rules-no-tests = Żaden test nie powołuje się na tę zasadę.
rules-many =
    { $count ->
        [one] Pasuje { $count } zasada:
        [few] Pasują { $count } zasady:
        [many] Pasuje { $count } zasad:
       *[other] Pasuje { $count } zasady:
    }
rules-none = Żadna zasada nie pasuje do „{ $words }”.

replay-head =
    { $choices ->
        [one] { $title }, { $choices } wybór, ziarno { $seed }, wersja { $version }
        [few] { $title }, { $choices } wybory, ziarno { $seed }, wersja { $version }
        [many] { $title }, { $choices } wyborów, ziarno { $seed }, wersja { $version }
       *[other] { $title }, { $choices } wyboru, ziarno { $seed }, wersja { $version }
    }
replay-verified = Sprawdzono: ponowna rozgrywka prowadzi do tego samego stanu.
replay-unfinished = Gra nie została dokończona.
replay-step = Enter – dalej, q – koniec.

content-fine = { $folder }: brak błędów.
content-mistakes =
    { $count ->
        [one] { $folder }: { $count } błąd.
        [few] { $folder }: { $count } błędy.
        [many] { $folder }: { $count } błędów.
       *[other] { $folder }: { $count } błędu.
    }
replay-dice =
    { $values ->
        [0] To te kości, które serwer zapowiedział wcześniej.
        [one] To te kości, które serwer zapowiedział wcześniej, zmieszane z jedną wartością gracza.
        [few] To te kości, które serwer zapowiedział wcześniej, zmieszane z { $values } wartościami graczy.
       *[other] To te kości, które serwer zapowiedział wcześniej, zmieszane z { $values } wartościami graczy.
    }
