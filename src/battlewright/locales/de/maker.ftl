# Der Kartenbauer: was die Prüfung auf einer Karte findet …

maker-wall-walk = Wehrgang
maker-any-land = beliebiges Land (unsichtbar)
maker-random-glyph = zufällige Glyphe
maker-piece-hive = Marro-Schwarm
maker-finding-broken = Die Karte kann nicht gelesen werden: { $detail }
maker-finding-empty = Noch gibt es kein einziges Feld.
maker-finding-no-space = Etwas steht, wo kein Feld ist.
maker-finding-twice = Ein Feld ist für ein Teil zweimal genannt.
maker-finding-closed = Zwei Teile stehen auf einem Feld.
maker-finding-ladder = Eine Leiter muss zum Feld daneben hinaufführen, und nichts darf im Weg sein.
maker-finding-door = Ein Festungstor braucht drei Felder zum Schwingen und eines, von dem es bewegt wird.
maker-finding-hive = Ein Platz für den Schwarm sind sechs Landfelder auf einer Ebene, mit nichts darüber oder darunter.
maker-finding-size = Ein Teil ist nicht so groß wie das gedruckte.
maker-finding-zone-closed = Ein Startfeld ist von einem Teil belegt.
maker-finding-zone-shared = Ein Feld gehört zu zwei Startzonen.
maker-finding-glyph = Eine Glyphe liegt auf Land, und nichts anderes ist auf ihrem Feld.
maker-finding-few-zones =
    { $zones ->
        [0] Noch gibt es keine Startzonen; eine Partie braucht zwei.
       *[other] Es gibt eine Startzone; eine Partie braucht zwei.
    }
maker-finding-small-zone = Startzone { $zone } hat { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }: { $fits } von { $armies } fertigen Armeen bis { $points } Punkte finden dort Platz.
maker-finding-no-pair = In Startzone { $zone } findet keine Figur auf zwei Feldern Platz: Sie braucht zwei benachbarte Felder auf einer Ebene.
maker-finding-unequal-zones = Die Startzonen sind verschieden groß, von { $least } bis { $most ->
        [one] { $most } Feld
       *[other] { $most } Felder
    }.
maker-finding-zones-cut-off = Niemand kommt zu Fuß von Startzone { $zone } zu Startzone { $other }.
maker-finding-unreached =
    { $spaces ->
        [one] Ein Feld ist zu Fuß nicht erreichbar.
       *[other] { $spaces } Felder sind zu Fuß nicht erreichbar.
    }
maker-finding-pit =
    { $spaces ->
        [one] Aus einem Feld kommt niemand zu Fuß wieder heraus.
       *[other] Aus { $spaces } Feldern kommt niemand zu Fuß wieder heraus.
    }
maker-finding-floats =
    { $spaces ->
        [one] Ein Plättchen hängt in der Luft und hält sich an nichts.
       *[other] { $spaces } Plättchen hängen in der Luft und halten sich an nichts.
    }
maker-finding-uneven = Ein Teil steht auf Feldern verschiedener Ebenen und hängt über den niedrigeren.
maker-finding-island =
    { $hexes ->
        [one] Ein Feld berührt den Rest der Karte nirgends.
       *[other] { $hexes } Felder berühren den Rest der Karte nirgends.
    }

# … und die Wörter des Bildschirms.

maker-title = Kartenbauer
maker-new-name = Mein Schlachtfeld
maker-name = Name
maker-file = Datei
maker-new = Neu
maker-new-size = { $columns } × { $rows }
maker-new-empty = Leeres Feld
maker-open-file = Datei öffnen…
maker-open-file-kinds = Kartendatei (.toml), VirtualScape (.hsc), JSON des Karteneditors oder ein Text mit einem Link
maker-open-shipped = Mit einem Schlachtfeld beginnen
maker-choose = Auswählen…
maker-open-kept = Meine Karten auf diesem Server
maker-open-public = Karten von anderen
maker-save-here = Auf diesem Server speichern
maker-save-public = Allen hier zeigen
maker-saved = Gespeichert. Der Link steht in der Adresszeile.
maker-save-file = Kartendatei (.toml)
maker-picture-svg = Bild (SVG)
maker-picture-png = Bild (PNG)
maker-forget = { $name } von diesem Server löschen
maker-undo = Rückgängig
maker-redo = Wiederholen
maker-view = Ansicht
maker-view-3d = 3D
maker-view-flat = Flach
maker-tools = Werkzeuge
maker-tool-raise = Anheben
maker-tool-lower = Absenken
maker-tool-paint = Malen
maker-tool-erase = Radieren
maker-tool-bridge = Brücke
maker-tool-piece = Hindernis
maker-tool-wall = Mauer
maker-tool-ladder = Leiter
maker-tool-door = Tor
maker-tool-glyph = Glyphe
maker-tool-zone = Startzone
maker-tool-hive = Platz für den Schwarm
maker-tool-select = Auswählen
maker-tool-look = Blick
maker-about-raise = Ein Klick hebt ein Feld um eine Ebene; auf leerem Platz legt er das erste Plättchen.
maker-about-lower = Ein Klick senkt ein Feld um eine Ebene.
maker-about-paint = Gibt der Oberfläche dieses Gelände. Wasser, Eis und Lava liegen auf dem Plättchen darunter und sind keine Ebene hoch.
maker-about-erase = Nimmt das Feld mit allem weg, was darauf steht.
maker-about-bridge = Legt ein Plättchen auf dieser Ebene in die Luft, über das, was da ist; ein zweiter Klick nimmt es weg.
maker-about-piece = Steht auf der Oberfläche; ein zweiter Klick nimmt es weg. R dreht es.
maker-about-wall = Steht auf der Kante, die dem Klick am nächsten ist; das angeklickte Feld ist innen.
maker-about-ladder = Lehnt an der Kante, die dem Klick am nächsten ist, und führt zum Feld dahinter hinauf.
maker-about-door = Ein Festungstor mit zwei Pfeilern; es schwingt zur Seite des Klicks. R dreht es.
maker-about-glyph = Liegt auf Land; ein zweiter Klick nimmt sie weg.
maker-about-zone = Nimmt Felder in die Startzone eines Spielers auf; ein zweiter Klick nimmt sie heraus.
maker-about-hive = Sechs Landfelder auf einer Ebene für den Marro-Schwarm.
maker-about-select = Über Felder ziehen, um sie auszuwählen. Dann kopieren, drehen, spiegeln, verschieben oder löschen.
maker-about-look = Die Spielregeln sagen, was eine Figur vom angeklickten Feld sieht und wohin sie läuft.
maker-terrain = Gelände
maker-level = Ebene
maker-brush = Pinsel
maker-brush-hexes =
    { $count ->
        [one] Ein Feld
       *[other] { $count } Felder
    }
maker-kind = Art
maker-height = { $name }, { $height } hoch
maker-sized = { $name } auf { $count } Feldern, { $height } hoch
maker-turn-piece = Drehen
maker-player = Spieler { $number }
maker-glyph = Glyphe { $letter }: { $name }
maker-glyph-hidden = Symbolseite oben
maker-symmetry = Symmetrie
maker-symmetry-none = Keine
maker-symmetry-turn = Halbe Drehung
maker-symmetry-east = Links und rechts
maker-symmetry-north = Oben und unten
maker-overlay-none = Keine
maker-overlay-height = Höhe
maker-overlay-plan = Plättchen einer Ebene
maker-look-told = Von { $at }: { $seen } in Sicht, { $hidden } verdeckt, { $higher } höher; { $ways } mit { $move ->
        [one] { $move } Bewegungspunkt
       *[other] { $move } Bewegungspunkten
    } erreichbar.
maker-look-tall = Höhe der Figur
maker-look-move = Bewegung
maker-selected =
    { $count ->
        [0] Nichts ist ausgewählt.
        [one] Ein Feld ist ausgewählt.
       *[other] { $count } Felder sind ausgewählt.
    }
maker-copy = Kopieren
maker-cut = Ausschneiden
maker-paste = Einfügen
maker-paste-hint = Klicken, wohin die Kopie gehört; Escape beendet.
maker-turn = Drehen
maker-mirror = Spiegeln
maker-delete = Löschen
maker-everything = Alles auswählen
maker-check = Prüfung
maker-check-good = Es gibt nichts zu verbessern.
maker-severity-error = Fehler
maker-severity-warning = Schwäche
maker-severity-note = Hinweis
maker-show-places = Zeigen, wo
maker-figures = In Zahlen
maker-figure-hexes = Felder
maker-figure-tiles = Plättchen, Feld für Feld
maker-figure-levels = Ebenen
maker-figure-levels-of = { $low } bis { $high }
maker-figure-apart = Schritte zwischen den Zonen
maker-figure-zone = Zone { $number }
maker-figure-room = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, { $armies } von { $of } Armeen passen
maker-boxes = Schachteln
maker-boxes-lead = Wie viele von jeder Schachtel sind da?
maker-boxes-enough = Genug: Jedes Plättchen findet seinen Platz.
maker-boxes-missing = Es fehlt
maker-boxes-of = { $name }: { $used } von { $have }
maker-boxes-holes = In den Schachteln sind genug Felder, aber dieser Plan findet für { $count } kein Plättchen. Mit Geduld geht es vielleicht.
maker-boxes-tiles = Plättchen
maker-boxes-tile = { $name } { $size }
maker-boxes-used = Gebraucht
maker-boxes-have = In den Schachteln
maker-boxes-count = Zählen
maker-play = Spielen
maker-play-title = Auf dieser Karte spielen
maker-play-against = Gegen
maker-play-friend = einen Freund an diesem Bildschirm
maker-play-online = einen Freund über einen Link
maker-play-points = Punkte
maker-play-armies = Armeen
maker-play-random = zufällig
maker-play-chosen = am Tisch gewählt
maker-play-not-yet = Auf einer Karte mit Fehlern kann man nicht spielen.
maker-report = Nicht alles konnte übernommen werden:
maker-hex = { $at }, { $terrain }, Ebene { $level }
maker-hex-empty = { $at }, nichts
maker-hex-over = unter etwas auf Ebene { $level }
maker-hex-zone = Startzone { $number }
maker-field = Schlachtfeld im Bau
maker-hand = Ansicht verschieben
maker-drag-paints = Ziehen baut
maker-keys = Tasten
maker-keys-told = Pfeiltasten gehen von Feld zu Feld, Eingabe oder Leertaste benutzt das Werkzeug, + und − heben und senken, Entf radiert. Strg+Z nimmt zurück, Strg+Y wiederholt; Strg+C, X und V kopieren, schneiden aus und fügen ein; R dreht, M spiegelt; 1 bis 6 wählen eine Startzone, Escape lässt los.
maker-settings = Einstellungen des Werkzeugs
maker-layout = Aufbau
maker-layout-new = Weiterer Aufbau
maker-layout-name = Aufbau { $number }
maker-too-large = Eine Karte darf hier { $hexes } Felder haben und { $across } breit sein.
maker-lost-3d = Die 3D-Ansicht ist nicht verfügbar; hier ist die flache Karte.
maker-loading = Die Werkstatt öffnet…
