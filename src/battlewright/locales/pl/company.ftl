# Ludzie i jak się odnajdują: profile, szybkie parowanie, kody, kości do sprawdzenia.

company-profile = Profil
company-me = Ty
company-name = Twoje imię
company-make = Załóż profil
company-make-lead = Imię i sekret, który przechowuje ta przeglądarka. Bez konta, bez adresu. Pod nim zapisują się twoje partie, wyniki i rankingi.
company-invitation = Słowo zaproszenia
company-save = Zapisz
company-saved = Zapisano.
company-since = Tutaj od { $date }
company-nobody = Pod tym adresem nikogo tu nie znamy.
company-games = Gry
company-game = Gra
company-played = Rozegrane
company-won = Wygrane
company-drawn = Remisy
company-lost = Przegrane
company-rating = Ranking
company-unrated = jeszcze bez partii rankingowej
company-rating-of = { $rating } ± { $deviation }
company-provisional = (jeszcze niepewny)
company-forces = Ulubione drużyny
company-history = Historia
company-no-history = Żadna partia nie została jeszcze rozegrana do końca.
company-result-won = Wygrana
company-result-drawn = Remis
company-result-lost = Przegrana
company-against = przeciw: { $names }
company-rated = rankingowa
company-casual = towarzyska
company-watch = Powtórka
company-running = Twoje partie
company-other-device = Na innym urządzeniu
company-other-device-lead = Kto ma ten odnośnik, jest tu tobą: zachowaj go dla siebie. Otwórz go na drugim urządzeniu.
company-show-secret = Pokaż odnośnik
company-take-over = Ten odnośnik zmienia tę przeglądarkę w: { $name }. Profil, który ma teraz, zostanie odłożony.
company-take-over-do = Zostań: { $name }
company-bad-secret = Nikt tu nie ma tego sekretu.
company-forget = Usuń ten profil
company-forget-sure = Naprawdę usuń: partie, wyniki i rankingi zostaną zapomniane
company-put-aside = Zapomnij tylko w tej przeglądarce

company-meet = Graj z ludźmi
company-quick = Szybkie parowanie
company-quick-lead = Z kimkolwiek, kto czeka na tę samą grę. Nikogo nie ma? Czekasz, a partia zacznie się, gdy ktoś przyjdzie.
company-quick-rated = Rankingowa
company-waiting-count =
    { $count ->
        [0] nikt nie czeka
        [one] czeka jedna osoba
        [few] czekają { $count } osoby
       *[other] czeka { $count } osób
    }
company-waiting = Czekamy na kogoś do gry { $game } …
company-stop = Nie czekaj dłużej
company-needs-profile = Do tego potrzebny jest profil.
company-code-or-link = Kod lub odnośnik partii
company-no-code = Żadna partia z wolnym miejscem nie ma tego kodu.
company-open-seats = Wolne miejsca
company-no-open-seats = Nikt nie oferuje miejsca. Otwórz partię i pozwól ją pokazać.
company-sit = Usiądź
company-now-playing = Trwają teraz
company-over = Zakończone
company-look = Oglądaj
company-clock-minutes = { $minutes } min
company-clock-days =
    { $days ->
        [one] jeden dzień na ruch
        [few] { $days } dni na ruch
       *[other] { $days } dni na ruch
    }
company-by-code = Kod
company-by-qr = Kod QR
company-qr-of = Kod QR odnośnika do tej partii
company-invite-lead = Wyślij odnośnik, podaj kod albo pokaż obrazek.

company-dice = Kości do sprawdzenia
company-dice-one = Przed pierwszym rzutem serwer ogłasza odcisk swojej tajnej liczby, więc nie może jej już zmienić.
company-dice-two = Przeglądarka każdego gracza dodaje własną losową wartość, więc nikt sam nie decyduje o rzutach.
company-dice-three = Po partii tajna liczba zostaje ogłoszona: mając odcisk, wartości i zapis, każdy może przeliczyć każdy rzut.
company-dice-fingerprint = Odcisk
company-dice-values = Wartości graczy
company-dice-secret = Tajna liczba
company-dice-later = zostanie ogłoszona po partii
company-dice-good = Tajna liczba pasuje do odcisku, który ta przeglądarka widziała na początku.
company-dice-fits = Tajna liczba pasuje do odcisku.
company-dice-bad = Tajna liczba NIE pasuje do odcisku.
company-dice-missing = Wartości tej przeglądarki NIE ma wśród użytych.
company-dice-own = twoja
company-dice-none = Kości tej partii nie są tajne: to gra z przewodnikiem albo serwer pokazowy.
company-dice-by-hand = Sprawdź samodzielnie: SHA-256 tajnej liczby to odcisk, a „battlewright replay PLIK --commitment ODCISK” rozgrywa całą partię ponownie.

company-turns = Twój ruch
company-turn-until = do { $when }
company-alert = Powiadom mnie w tej przeglądarce o moim ruchu
company-alert-on = Ta przeglądarka powiadamia cię o twoim ruchu.
company-alert-off = Tej przeglądarce zabroniono takich powiadomień.
company-mail = Adres e-mail
company-mail-lead = Powiadom mnie e-mailem o moim ruchu
company-mail-send = Wyślij kod
company-mail-code = Kod z wiadomości
company-mail-do-confirm = Potwierdź
company-mail-on = Potwierdzono: dostaniesz e-mail, gdy przyjdzie twój ruch.
company-mail-stop = Koniec e-maili
company-mail-turn-subject = Twój ruch
company-mail-turn =
    Cześć { $name },
    twój ruch: { $link }
    W swoim profilu możesz wyłączyć te wiadomości.
company-mail-confirm-subject = Twój kod do Battlewright
company-mail-confirm =
    Cześć { $name },
    twój kod to { $code }. Wpisz go w swoim profilu, aby dostawać wiadomość, gdy przyjdzie twój ruch.
    Jeśli to nie ty, nic nie rób: żadna inna wiadomość nie przyjdzie.

company-play-on-lead = To, co rozegrano do wyboru { $number }, pozostaje; odtąd rzuty są nowe. Partia nie liczy się do niczyich wyników.
company-play-on-name = Grane dalej od wyboru { $number }
company-play-on-do = Graj dalej

talk-hello = Cześć!
talk-luck = Powodzenia!
talk-moment = Chwileczkę, proszę.
talk-time = Nie spiesz się.
talk-nice = Ładny ruch!
talk-close = Niewiele brakowało!
talk-ouch = To zabolało!
talk-oops = Tego nie było widać!
talk-sorry = Przepraszam!
talk-thanks = Dziękuję!
talk-played = Dobra gra!
talk-bye = Do zobaczenia!
talk-smile = uśmiecha się
talk-laugh = śmieje się
talk-wow = nie może się nadziwić
talk-sad = smuci się
talk-angry = złości się
talk-hmm = zastanawia się

company-talk-title = Powiedz coś
company-talk-faces = Miny
company-talk-mute = Wycisz
company-talk-unmute = Słuchaj znowu
company-talk-muted = wyciszono
company-talk-none = Nikt jeszcze nic nie powiedział.
company-talk-own = Własne słowa
company-talk-send = Wyślij
company-talk-bubble = { $name }: { $words }
company-talk-lead = Każdy czyta te zdania w swoim języku.

company-statistics = Statystyka: { $game }
company-curve = Ranking, partia po partii
company-curve-said = Od { $first } do { $last } w { $games ->
        [one] { $games } partii
       *[other] { $games } partiach
    }
company-rivals = Przeciwnicy
company-share =
    { $games ->
        [one] { $share }% z jednej partii
       *[other] { $share }% z { $games } partii
    }
