# Menschen und wie sie zueinander finden: Profile, schnelle Paarung, Codes, nachprüfbare Würfel.

company-profile = Profil
company-me = Du
company-name = Dein Name
company-make = Profil anlegen
company-make-lead = Ein Name und ein Geheimnis, das dieser Browser behält. Kein Konto, keine Mailadresse. Darunter werden deine Partien, Ergebnisse und Wertungen geführt.
company-invitation = Einladungswort
company-save = Speichern
company-saved = Gespeichert.
company-since = Dabei seit { $date }
company-nobody = Unter dieser Adresse ist hier niemand bekannt.
company-games = Spiele
company-game = Spiel
company-played = Gespielt
company-won = Gewonnen
company-drawn = Unentschieden
company-lost = Verloren
company-rating = Wertung
company-unrated = noch keine gewertete Partie
company-rating-of = { $rating } ± { $deviation }
company-provisional = (findet sich noch)
company-forces = Liebste Truppen
company-history = Verlauf
company-no-history = Noch keine Partie wurde zu Ende gespielt.
company-result-won = Gewonnen
company-result-drawn = Unentschieden
company-result-lost = Verloren
company-against = gegen { $names }
company-rated = gewertet
company-casual = ungewertet
company-watch = Aufzeichnung
company-running = Deine Partien
company-other-device = Auf einem anderen Gerät
company-other-device-lead = Wer diesen Link hat, ist hier du: Behalte ihn für dich. Öffne ihn auf dem anderen Gerät.
company-show-secret = Link zeigen
company-take-over = Mit diesem Link wird dieser Browser zu { $name }. Das Profil, das er jetzt hat, wird beiseitegelegt.
company-take-over-do = { $name } werden
company-bad-secret = Dieses Geheimnis hat hier niemand.
company-forget = Dieses Profil löschen
company-forget-sure = Wirklich löschen: Partien, Ergebnisse und Wertungen werden vergessen
company-put-aside = Nur in diesem Browser vergessen

company-meet = Mit anderen spielen
company-quick = Schnelle Paarung
company-quick-lead = Mit wem auch immer, der auf dasselbe Spiel wartet. Noch niemand da? Dann wartest du, und die Partie beginnt, sobald jemand kommt.
company-quick-rated = Gewertet
company-waiting-count =
    { $count ->
        [0] niemand wartet
        [one] eine Person wartet
       *[other] { $count } warten
    }
company-waiting = Warten auf jemanden für { $game } …
company-stop = Nicht mehr warten
company-needs-profile = Dafür brauchst du ein Profil.
company-code-or-link = Code oder Link einer Partie
company-no-code = Keine Partie mit freiem Platz hat diesen Code.
company-open-seats = Freie Plätze
company-no-open-seats = Niemand bietet gerade einen Platz an. Eröffne selbst eine Partie und lass sie anzeigen.
company-sit = Platz nehmen
company-now-playing = Wird gerade gespielt
company-over = Zu Ende
company-look = Zuschauen
company-clock-minutes = { $minutes } Min.
company-clock-days =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
company-by-code = Code
company-by-qr = QR-Code
company-qr-of = QR-Code des Links zu dieser Partie
company-invite-lead = Schick den Link, sag den Code oder zeig das Bild.

company-dice = Nachprüfbare Würfel
company-dice-one = Vor dem ersten Wurf veröffentlicht der Server einen Fingerabdruck seiner geheimen Zahl und kann sie danach nicht mehr ändern.
company-dice-two = Der Browser jeder Person gibt einen eigenen Zufallswert dazu, sodass niemand allein bestimmt, was fällt.
company-dice-three = Nach der Partie wird die geheime Zahl veröffentlicht: Wer Fingerabdruck, Werte und Aufzeichnung hat, kann jeden Wurf nachrechnen.
company-dice-fingerprint = Fingerabdruck
company-dice-values = Werte der Spielenden
company-dice-secret = Geheime Zahl
company-dice-later = wird nach der Partie veröffentlicht
company-dice-good = Die geheime Zahl passt zum Fingerabdruck, den dieser Browser zu Beginn gesehen hat.
company-dice-fits = Die geheime Zahl passt zum Fingerabdruck.
company-dice-bad = Die geheime Zahl passt NICHT zum Fingerabdruck.
company-dice-missing = Der Wert dieses Browsers ist NICHT unter den verwendeten.
company-dice-own = deiner
company-dice-none = Die Würfel dieser Partie sind kein Geheimnis: Sie ist eine Lernpartie, oder dieser Server ist eine Vorführung.
company-dice-by-hand = Prüf es selbst: Der SHA-256 der geheimen Zahl ist der Fingerabdruck, und „battlewright replay DATEI --commitment FINGERABDRUCK“ spielt die ganze Partie nach.

company-turns = Du bist am Zug
company-turn-until = bis { $when }
company-alert = Mir in diesem Browser sagen, wenn ich am Zug bin
company-alert-on = Dieser Browser sagt dir, wenn du am Zug bist.
company-alert-off = Diesem Browser wurden solche Hinweise verboten.
company-mail = Mailadresse
company-mail-lead = Mir per Mail sagen, wenn ich am Zug bin
company-mail-send = Code schicken
company-mail-code = Code aus der Mail
company-mail-do-confirm = Bestätigen
company-mail-on = Bestätigt: Du bekommst eine Mail, wenn du am Zug bist.
company-mail-stop = Keine Mails mehr
company-mail-turn-subject = Du bist am Zug
company-mail-turn =
    Hallo { $name },
    du bist am Zug: { $link }
    In deinem Profil kannst du diese Mails abstellen.
company-mail-confirm-subject = Dein Code für Battlewright
company-mail-confirm =
    Hallo { $name },
    dein Code ist { $code }. Gib ihn in deinem Profil ein, um per Mail zu erfahren, wenn du am Zug bist.
    Wenn du das nicht wolltest, tu nichts: Es kommt keine weitere Mail.

company-play-on-lead = Was bis zur Entscheidung { $number } gespielt wurde, bleibt stehen; ab hier wird neu gewürfelt. Die Partie zählt für niemandes Ergebnisse.
company-play-on-name = Weitergespielt ab Entscheidung { $number }
company-play-on-do = Weiterspielen

talk-hello = Hallo!
talk-luck = Viel Glück!
talk-moment = Einen Moment, bitte.
talk-time = Lass dir Zeit.
talk-nice = Schöner Zug!
talk-close = Das war knapp!
talk-ouch = Das tat weh!
talk-oops = Das hatte ich nicht gesehen.
talk-sorry = Tut mir leid!
talk-thanks = Danke!
talk-played = Gut gespielt!
talk-bye = Auf Wiedersehen!
talk-smile = lächelt
talk-laugh = lacht
talk-wow = staunt
talk-sad = ist traurig
talk-angry = ist wütend
talk-hmm = denkt nach

company-talk-title = Etwas sagen
company-talk-faces = Gesichter
company-talk-mute = Stumm schalten
company-talk-unmute = Wieder hören
company-talk-muted = stumm
company-talk-none = Noch hat niemand etwas gesagt.
company-talk-own = Eigene Worte
company-talk-send = Senden
company-talk-bubble = { $name }: { $words }
company-talk-lead = Jeder liest die Sätze in der eigenen Sprache.

company-statistics = Statistik: { $game }
company-curve = Wertung, Partie für Partie
company-curve-said = Von { $first } auf { $last } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
company-rivals = Gegner
company-share =
    { $games ->
        [one] { $share } % aus einer Partie
       *[other] { $share } % aus { $games } Partien
    }
