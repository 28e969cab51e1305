# Was das Spiel im Terminal um die Partie herum sagt.

terminal-title = { $title }: { $scenario }
terminal-you = Du bist { $seat }; den Rest spielt der Computer ({ $opponent }).
terminal-you-all = Alle Plätze werden an dieser Tastatur gespielt.
terminal-prompt = >
terminal-prompt-seat = { $seat } >
terminal-help-short = Wähle mit einer Zahl; ? zeigt die Hilfe.
terminal-help =
    Antworte mit einer Zahl oder mit dem, was daneben steht.
    Jederzeit möglich:
    ?              diese Hilfe
    { $own }
    r ID / WÖRTER  die Regeln: r { $rule }
    l [N]          das Protokoll oder seine letzten N Zeilen
    u              deine letzte Entscheidung zurücknehmen, wenn seitdem nichts aufgedeckt wurde
    s DATEI        die Partie als Aufzeichnung speichern
    resign         aufgeben
    q              verlassen; du kannst später weiterspielen
terminal-help-battleground =
    F8             ein Hexfeld, wo nach einem Ort gefragt wird
    why …          warum etwas nicht geht: why attack skeletor, why move F8, why overwatch
    m NAME [NAME]  messen: Abstand, Sichtlinie, Deckung und Seite zwischen zwei Charakteren
    i NAME         was ein Charakter, eine Waffe, ein Objekt, eine Fertigkeit oder Karte tut
    b              das Schlachtfeld und alle Charaktere; h zeigt deine Hand
terminal-help-heroscape =
    C7             ein Feld, wo nach einem Ort gefragt wird
    why …          warum etwas nicht geht: why attack A1 B2, why move A1 C7, why order KARTE
    m A1 B2        messen: Abstand, Ebenen und Sicht zwischen zwei Figuren, nach ihren Zeichen
    i NAME         was eine Armeekarte sagt: ihre Werte und Fähigkeiten
    b              das Schlachtfeld und alle Figuren; h zeigt deine Armeekarten
terminal-help-fields =
    why …          warum etwas nicht geht: why move teela gaz-village, why rest, why fortify 3
    m GEBIET       was neben einem Gebiet liegt und wie weit jeder Held davon entfernt ist
    i NAME         was ein Held oder eine Karte tut
    b              Teams, Helden, Angebote und Gebiete; h zeigt Siegkarten und Kampfdeck
terminal-hexes = Tippe ein Hexfeld: { $hexes }
terminal-letters = Tippe Buchstaben, zum Beispiel { $example }: { $items }
terminal-again = „{ $input }“ habe ich nicht verstanden. Tippe eine Zahl von 1 bis { $most } oder ? für die Hilfe.
terminal-again-hint = „{ $input }“ geht hier nicht. { $hint }
terminal-again-one = „{ $input }“ habe ich nicht verstanden. Tippe 1 oder ? für die Hilfe.
terminal-nothing = Es gibt noch nichts zu zeigen.
terminal-log-empty = Noch ist nichts geschehen.
terminal-saved = Gespeichert als { $file }.
terminal-save-failed = Die Partie konnte nicht als { $file } gespeichert werden: { $reason }.
terminal-save-how = Sag, wohin: s DATEI.
terminal-resign-sure = Aufgeben? Tippe ja.
terminal-quit-save = Partie behalten, um später weiterzuspielen? [J/n]
terminal-kept = Die Partie bleibt erhalten; weiter geht es mit battlewright play --continue.
terminal-input-ended = Die Eingabe endete vor dem Spiel.
terminal-continue = Es gibt eine angefangene Partie ({ $summary }). Weiterspielen? [J/n]
terminal-summary = { $scenario }, Entscheidungen: { $choices }
terminal-resumed =
    Weiter geht es nach { $choices ->
        [one] { $choices } Entscheidung.
       *[other] { $choices } Entscheidungen.
    }
terminal-round = Runde { $round } von { $rounds }
terminal-score = { $seat } { $vp } SP
terminal-acting = { $character } ist am Zug ({ $ap } AP)
terminal-hand-card = { $card }: Initiative { $initiative }, { $ap } AP, { $mana } Mana. { $text }
terminal-out = ausgeschaltet
terminal-cost-ap = { $ap } AP
terminal-cost-mana = { $mana } Mana
terminal-reroll-failed = Alle Fehlwürfe neu würfeln: { $faces }
terminal-why-allowed = Nichts spricht dagegen.
terminal-why-how = Frag zum Beispiel so: why attack skeletor with power sword; why move F8; why skill NAME on NAME; why card NAME; why focus; why overwatch; why activate NAME; why capture M15.
terminal-measure-how = Frag zum Beispiel so: m skeletor oder m he-man skeletor.
terminal-info-how = Frag zum Beispiel so: i skeletor.
terminal-rule-how = Frag zum Beispiel so: r { $rule } oder r mit Wörtern der Regel.
terminal-unknown-name = „{ $name }“ gibt es hier nicht.
terminal-cited = { $said } [{ $rule }]

rules-ruling = Unsere Auslegung: { $text }
rules-see = Siehe auch: { $rules }
rules-switch = Eine Partie lässt sich auch anders spielen: Schalter { $switch }.
rules-example = Beispiel { $example }, { $title }: { $text }
rules-code = Code:
rules-events = Ereignisse, die sie nennen:
rules-denials = Ablehnungen, die sie nennen:
rules-cards = Karten, die sie nennen:
rules-kind-definition = Eine Begriffsklärung: Sie braucht keinen eigenen Code.
rules-kind-component = Über das Spielmaterial: Sie braucht keinen eigenen Code.
rules-kind-example = Sie folgt aus anderen Regeln und braucht keinen eigenen Code.
rules-kind-conduct = Über das Verhalten am Tisch: Sie braucht keinen Code.
rules-tests =
    { $tests ->
        [one] { $tests } Test belegt sie:
       *[other] { $tests } Tests belegen sie:
    }
rules-no-tests = Kein Test nennt diese Regel.
rules-many = Passende Regeln: { $count }
rules-none = Keine Regel passt zu „{ $words }“.

replay-head = { $title }, Entscheidungen: { $choices }, Startzahl { $seed }, Version { $version }
replay-verified = Geprüft: Nachgespielt ergibt sich derselbe Stand.
replay-unfinished = Die Partie wurde nicht beendet.
replay-step = Enter geht weiter, q hört auf.

content-fine = { $folder }: keine Fehler.
content-mistakes = { $folder }: { $count } Fehler.
replay-dice =
    { $values ->
        [0] Die Würfel sind die, die der Server vorher angekündigt hatte.
        [one] Die Würfel sind die, die der Server vorher angekündigt hatte, vermischt mit einem Wert einer mitspielenden Person.
       *[other] Die Würfel sind die, die der Server vorher angekündigt hatte, vermischt mit { $values } Werten der Mitspielenden.
    }
