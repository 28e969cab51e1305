# Der Baukasten für Trupps, Armeen und Teams.

build-title = Bauen: { $noun }
build-view = Karten oder Liste
build-cards = Karten
build-sections = Arten von Karten
build-search = Name oder Text
build-filters = Filter
build-only-open = Nur was passt
build-any = Alle
build-most = Höchstens, in Punkten
build-order = Reihenfolge
build-order-points = nach Punkten
build-order-name = nach Namen
build-for = Für
build-no-carrier = Wähle zuerst einen Charakter: Ausrüstung braucht jemanden, der sie trägt.
build-shown = { $shown } von { $all ->
        [one] { $all } Karte
       *[other] { $all } Karten
    }
build-none = Keine Karte passt.
build-add = Dazu
build-add-name = { $name } dazunehmen
build-compare = Vergleichen
build-compare-name = { $name } vergleichen
build-compare-count = Vergleichen ({ $count })
build-compare-off = { $name } aus dem Vergleich nehmen
build-close = Schließen
build-format = Gebaut für
build-switches = Hausregeln
build-play = Damit spielen
build-unnamed = Mein { $noun }
build-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
build-points-word = Punkte
build-left = { $points } übrig
build-legal = Erlaubt und spielbereit.
build-open = { $count ->
    [0] Wird geprüft …
    [one] Eines fehlt oder stimmt nicht:
   *[other] { $count } Dinge fehlen oder stimmen nicht:
    }
build-count-of = { $count } von { $most }
build-remove = { $name } von der Liste nehmen
build-drop = { $bearer } „{ $name }“ abnehmen
build-nothing = Noch nichts.
build-curve-points = Karten nach Punkten
build-curve-dice = Würfel: { $name }
build-prepared = Fertige Listen …
build-mine = Meine Listen …
build-random = Zufällig
build-undo = Zurück
build-clear = Leeren
build-name = Name: { $noun }
build-save = Sichern
build-forget = Vergessen
build-link = Link kopieren
build-text = Als Text kopieren
build-read = Aus Text
build-read-now = Text einlesen
build-print = Drucken
build-text-hint = Eine Karte je Zeile: „2x Name“ oder „Name: Ausrüstung, Ausrüstung“
build-unknown = Diese Zeilen nennen keine Karte: { $lines }
build-copied-text = Als Text kopiert.
build-copied-link = Der Link ist kopiert.
build-saved-both = In diesem Browser und auf dem Server gesichert.
build-saved-here = In diesem Browser gesichert.
build-tile = Bauen
build-lists-of = Meine Listen
group-dismiss = Entlassen
group-unequip = Ausrüstung abnehmen
group-putback = Karte herausnehmen
