# Die Worte des Browsers. Was ein Spiel sagt (Ereignisse, Fragen, Ablehnungen), steht in seiner eigenen Datei.

skip-to-content = Zum Inhalt springen
language = Sprache
switch-theme = Zwischen dunkel und hell wechseln
yes = ja
no = nein
you = Du
you-too = du
back = Zurück
ask = Fragen
play = Abspielen
pause = Pause
loading = Lädt …
connecting = Verbindung wird aufgebaut …
reconnecting = Die Verbindung ist abgebrochen. Neuer Versuch …
undo = Zurücknehmen
odds = Chancen
no-odds = Nichts hängt vom Zufall ab.
ap = AP
mana = Mana
focus = Konzentration
overwatch = Bereitschaft

## Lobby

lobby-title = Echte Schlachtenspiele, mit Schiedsrichter.
lobby-lead = Spiel nach den echten Regeln, die Chancen im Blick und auf jedes „Warum nicht?“ eine Antwort.
about-battleground = Masters of the Universe: Battleground. Ein Hexfeld-Skirmish mit Schicksalskarten, explodierenden Würfeln und Unterbrechungen, zu zweit oder in zwei Zweierteams.
title-battleground = Battleground
play-now = Jetzt spielen
new-game = Neue Partie …
link-maker = Kartenbauer
new-game-of = Neue Partie: { $title }
join-title = Einer Partie beitreten
join = Beitreten
bad-link = Das ist kein Link zu einer Partie.
open-replay = Aufzeichnung öffnen
continue-title = Weiterspielen
forget-match = Aus dieser Liste entfernen
watch-title = Zuschauen
open-seat = freier Platz
unofficial = Ein inoffizielles Fanprojekt. Die Namen gehören ihren Inhabern. Symbole: game-icons.net, CC BY 3.0.
about = Über Battlewright
about-what = Battlewright leitet Kampfspiele für den Tisch nach ihren echten Regeln: Es bietet an, was erlaubt ist, sagt, warum der Rest es nicht ist, und zeigt die Chancen, bevor du dich festlegst.
about-unofficial = Es stammt von Leuten, die diese Spiele mögen, und hat mit den Verlagen nichts zu tun. Namen gehören ihren Inhabern; offizielle Bilder und Texte kommen nicht vor. Wer das Original haben will, kaufe die Spiele.
about-icons = Symbole von
about-fonts = Schriften:
about-licence = Das Programm ist freie Software unter der MIT-Lizenz. Die Datei NOTICE nennt alles, was andere gemacht haben.
scenario = Szenario
map = Karte
map-by-play = Wird im Spiel gewählt
seat = Platz { $number }
team = Team { $number }
player = Spieler { $number }
player-name = Name
how-many = Zahl der Spieler
who-plays = Wer spielt
kind-me = Du
kind-here = Jemand an diesem Bildschirm
kind-open = Jemand per Link
kind-greedy = Computer: spielt auf Sieg
kind-random = Computer: spielt aufs Geratewohl
kind-palace-recruit = Computer: Rekrut des Palastes – für Anfänger
kind-royal-guard = Computer: Königliche Wache – leicht
kind-guard-captain = Computer: Hauptmann der Wache – gut
kind-grayskull-champion = Computer: Champion von Grayskull – stark
kind-valhalla-squire = Computer: Knappe von Walhalla – für Anfänger
kind-valhalla-knight = Computer: Ritter von Walhalla – leicht
kind-valhalla-warlord = Computer: Kriegsherr von Walhalla – gut
kind-wellspring-champion = Computer: Champion der Urquelle – stark
kind-eternia-villager = Computer: Dorfbewohner von Eternia – für Anfänger
kind-eternia-ranger = Computer: Waldläufer von Eternia – leicht
kind-eternia-master = Computer: Meister von Eternia – gut
kind-eternia-champion = Computer: Champion von Eternia – stark
force = Trupp
force-build = Am Tisch zusammengestellt
force-heroscape = Armee
force-build-heroscape = Am Tisch gewählt
more-settings = Weitere Einstellungen
match-name = Name der Partie
clock = Uhr
clock-none = Keine Uhr
clock-minutes = Je { $minutes } Minuten, 5 Sekunden pro Entscheidung
public-match = Partie zum Zuschauen anzeigen
switch-massive_cover_low_only = Nur niedrige Hindernisse neben einem großen Ziel zählen nicht für seine Deckung
switches = Hausregeln
start-match = Partie starten

## Am Tisch

your-name = Dein Name
take-seat = Diesen Platz nehmen
watch = Zuschauen
cannot-open = Diese Partie lässt sich nicht öffnen
to-lobby = Zur Lobby
pass-device = { $name }, du bist am Bildschirm dran
i-am-ready = Meine Karten zeigen
invite-friend = Schick diesen Link an dein Gegenüber:
copy-link = Kopieren
copied = Kopiert
sidebar = Protokoll, Regeln und Partie
tab-play = Spiel
tab-log = Protokoll
tab-rules = Regeln
tab-match = Partie
log-empty = Noch ist nichts geschehen.
log-quiet = An dieser Stelle geschieht nichts.
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rules-more = Mehr zeigen (noch { $count })
ruling = Unsere Auslegung:
see-also = Siehe auch
watching = Du siehst zu.
players = Spieler
computer = Computer
computer-player = Computer
computer-player-many = Computer { $number }
here = hier
away = abwesend
deciding = überlegt
offer-draw = Unentschieden vereinbaren
resign = Aufgeben
resign-sure = Wirklich aufgeben
offer-made = Du hast angeboten: { $what }.
offer-from = { $name } bietet dir an: { $what }.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
standing-orders = Feste Antworten
standing-orders-lead = Diese Fragen werden beantwortet, ohne dich zu fragen, damit das Spiel flüssig läuft.
order-opportunity = Gelegenheitsangriffe
order-defence = Verteidigungsproben
order-rerolls = Mit Mana neu würfeln
order-reactions = Andere freiwillige Reaktionen
order-answer-ask = Mich fragen
order-answer-always = Immer
order-answer-never = Nie
order-answer-odds-0-3 = Bei einer Chance ab 30 %
order-answer-odds-0-5 = Bei einer Chance ab 50 %
order-answer-odds-0-7 = Bei einer Chance ab 70 %
display = Anzeige
plain-table = Schlichter Tisch (nur Text)
watch-link = Link zum Zuschauen
waiting-for-others = Die anderen sind dran …
match-over = Die Partie ist vorbei.
filter-options = Filtern
position = Stellung

## Das Ende

guide = Begleiter
guide-next = Weiter
guide-back = Zurück
guide-your-turn = Du bist dran
guide-leave = Ohne Begleiter spielen
guide-play-on = Weiterspielen
guide-left = Der Begleiter schweigt, alles ist frei. Solange du nichts anderes getan hast, kannst du ihn wieder aufnehmen.
guide-return = Begleiter wieder aufnehmen
learn-to-play = Spielen lernen
learn-to-play-title = Spielen lernen: { $title }
outcome-draw = Unentschieden
outcome-won = Du hast gewonnen!
outcome-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
reason-knock-out = Alle Charaktere der anderen Seite sind ausgeschaltet.
reason-mutual-knock-out = Beide Seiten sind ausgeschaltet.
reason-points = Nach Punkten entschieden.
reason-draw = Niemand hat gewonnen.
reason-concession = Durch Aufgabe entschieden.
reason-agreed-draw = Beide Seiten haben sich auf ein Unentschieden geeinigt.
reason-unfinished = Eine Aktualisierung des Servers hat Regeln geändert, nach denen diese Partie gespielt wurde. Sie endet hier; niemand hat gewonnen oder verloren.
outcome-unfinished = Die Partie wurde nicht beendet
story-not-whole = Eine Aktualisierung hat diese Partie beendet. Die letzten Züge können hier fehlen.
reason-battleground-points = Entschieden nach Siegpunkten.
reason-battleground-draw = Niemand hat 20 Siegpunkte Vorsprung.
reason-heroscape-points = Entschieden nach den Punkten der Karten, die noch im Spiel sind.
reason-fields-points = Entschieden nach Siegpunkten.
victory-points = { $points } SP
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
score-battleground = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
score-fields = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
rematch = Revanche
to-rematch = Zur Revanche
watch-replay = Aufzeichnung ansehen
download-replay = Aufzeichnung herunterladen
look-at-board = Schlachtfeld ansehen

## Aufzeichnungen

replay-lead = Wähle eine Aufzeichnung. Sie wird nachgespielt und geprüft, bevor du sie siehst.
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
scrub = Stelle in der Aufzeichnung
replay-speed = Tempo
jump = Springen zu …

## Battleground

round = Runde { $round } von { $rounds }
phase-setup = Aufbau
phase-preparation = Vorbereitung
phase-activation = Aktivierung
phase-over = vorbei
ap-left = { $ap } AP
measure = Messen
measure-from = Gemessen wird von { $place }
measured = Von { $from } nach { $to }
measure-nowhere = Dort kann niemand stehen: Miss zwischen Hexfeldern, auf denen eine Figur stehen kann.
measure-facts = { $distance } Zoll; Sichtlinie: { $sight }; Deckung: { $cover }; Seite: { $arc }
arc-front = Vorderseite
arc-half = halbes Hexfeld
arc-rear = Rückseite
arc-none = dort steht niemand
objective-at = Zielmarker auf { $at }
hex-label = Hexfeld { $at }
figure-label = { $name } auf { $at }, Wunden { $wounds } von { $health }, { $mana } Mana
face-label = Nach { $facing } ausrichten
facing-0 = Osten
facing-1 = Nordosten
facing-2 = Nordwesten
facing-3 = Westen
facing-4 = Südwesten
facing-5 = Südosten
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
why-not = Warum geht das nicht?
why-what = Aktion
why-nothing = Dieses Spiel beantwortet keine solchen Fragen.
why-unknown = Unter diesem Namen gibt es hier nichts.
fact-path = Weg
fact-points = Bewegungspunkte
fact-of = Bewegungspunkte insgesamt
fact-distance = Entfernung
fact-levels = Ebenen höher
fact-visible = Sichtlinie
fact-sight = Sichtlinie
fact-cover = Deckung
fact-arc = Seite des Ziels
fact-blocked = Verdeckt durch
fact-weapon = Waffe
fact-dice = Würfel
fact-needed = Erfolg ab
fact-cost = Kosten
why-attack-name = Angriff: { $name }?
why-move = Bewegung nach { $at }?
why-allowed = Nichts spricht dagegen.
why-greyed = { $name }: warum nicht jetzt?
odds-some-wounds = dass { $name } verwundet wird
odds-some-successes = dass { $name } Erfolg hat
odds-also = Auch getroffen: { $name }
odds-tap = Tippe den Angriff noch einmal an, um ihn auszuführen.
hint-wounds = { $percent } % zu verwunden
hint-safe = { $percent } % unverletzt
odds-wounds = Wunden: { $name }
odds-successes = Erfolge: { $name }
odds-knock-out = ausgeschaltet { $percent }
odds-test = { $dice } Würfel, { $needed } oder mehr
odds-dice =
    { $count ->
       *[other] { $change } Würfel
    }
odds-scope = Bereich
dice-of = { $name } hat { $faces } gewürfelt; Erfolg ab { $needed }
test-attack = Angriff
test-defence = Verteidigung
test-skill = Fertigkeit
successes = { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
  }
reroll-picked = { $count } Würfel neu würfeln
reroll-too-many = Mehr, als du neu würfeln darfst
keep-roll = Wurf behalten
your-hand = Deine Hand
deck-left = { $deck } im Stapel
initiative = Initiative
or-mana = oder { $mana } Mana
play-face-down = Verdeckt ausspielen
bonus-ability = Fähigkeit nutzen
bonus-mana = Mana nehmen
bonus-mission = Nebenmission beginnen
bonus-ap = 1 AP nehmen
discard = Abwerfen
discard-picked = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
  }
keep-hand = Alle Karten behalten
row-wounds = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
  }
stat-strength = Stärke
stat-perception = Wahrnehmung
stat-power = Macht
stat-toughness = Zähigkeit
stat-mind = Geist
stat-speed = Tempo

## Gruppen von Möglichkeiten am schlichten Tisch

group-activate = Aktivieren
group-add = Charakter aufnehmen
group-attack = Angriff
group-back = Zurücknehmen
group-bonus = Karte ausspielen
group-choose = Wählen
group-decline = Ablehnen
group-defend = Verteidigen
group-deploy = Aufstellen
group-discard = Abwerfen
group-done = Fertig
group-end = Beenden
group-equip = Ausrüsten
group-face = Ausrichten
group-first = Zuerst
group-focus = Konzentration
group-go = Los
group-goto = Bewegen nach
group-map = Schlachtfeld
group-move = Bewegen
group-objective = Zielmarker platzieren
group-overwatch = Bereitschaft
group-pass = Passen
group-play = Karte wählen
group-prepared = Fertige Trupps
group-react = Reagieren
group-reroll = Neu würfeln
group-skill = Fertigkeiten
group-spend = Ausgeben
group-stay = Bleiben
group-take = Karte aufnehmen
group-use = Einsetzen
group-zone = Einsatzzone
group-measure = Messen
group-capture = Erobern
group-power = Fähigkeit nutzen
group-special = Spezialangriff

## Felder des schlichten Tisches

field-round = Runde
field-rounds = Runden
field-phase = Phase
field-first_team = Vorrang
field-score = Siegpunkte
field-acting = Am Zug
field-character = Charakter
field-characters = Charaktere
field-players = Spieler
field-objectives = Zielmarker
field-marks = Zeichen
field-ap = AP
field-seat = Platz
field-id = Name beim Wählen
field-name = Name
field-team = Seite
field-at = Hexfeld
field-facing = Ausrichtung
field-health = Gesundheit
field-wounds = Wunden
field-mana = Mana
field-focus = Konzentration
field-overwatch = Bereitschaft
field-buff = Stärkung
field-debuff = Schwächung
field-activated = Aktiviert
field-out = Ausgeschaltet
field-speed = Tempo
field-weapons = Waffen
field-items = Objekte
field-lasting = Laufende Effekte
field-faction = Fraktion
field-hand = Hand
field-lying = Karten auf dem Tisch
field-answers = Wer noch handeln darf
field-hidden = Verdeckte Karten
field-deck = Stapel
field-discard = Ablagestapel
field-missions = Erfüllte Nebenmissionen
field-vp = SP
field-passed = Gepasst
field-glory = Ruhmkarte
field-to = Nach
field-attacker = Mit
field-viewer = Von
field-target = Ziel
field-door = Tor
field-carried = Mitgenommene Figur
field-glyph = Glyphe
field-objective = Zielmarker
field-figure = Figur
field-power = Fähigkeit
field-army = Armee
field-spell = Zauber

## Weitere Wörter am Tisch

accept-rematch = Revanche annehmen
choose-file = Datei der Aufzeichnung
close = Schließen
dice-exploded =
    { $count ->
        [one] { $count } Zusatzwürfel
       *[other] { $count } Zusatzwürfel
    }
dice-need = { $needed } oder mehr
die-label = Würfel mit { $face }
draft-force = Dein Trupp
measure-hint = Klicke zwei Hexfelder oder Figuren an: Abstand, Sichtlinie, Deckung und Seite vom ersten zum zweiten.
move-there = Bewegen nach { $at }
no-board-yet = Das Schlachtfeld ist noch nicht gewählt.
offered-draw = ein Unentschieden
offered-undo = einen Zug zurückzunehmen
panel-actions = Aktionen
panel-attacks = Angriffe
panel-choices = Auswahl
panel-finish = Abschließen
panel-force = Trupp
panel-reactions = Reaktionen
panel-skills = Fertigkeiten und Gegenstände
panel-target = Auf dieses Ziel
panel-greyed = Jetzt nicht
phase-clean_up = Aufräumen
prompt-because = Jetzt gefragt wegen:
prompt-defence = Verteidigung
prompt-interruption = Unterbrechung
prompt-reaction = Reaktion
rematch-offered = Revanche angeboten …
reroll-hint = Klicke die Würfel an, die du neu werfen willst.
reveal-title = Die Karten sind aufgedeckt. Zuerst handelt:
show-result = Ergebnis zeigen
stat-health = Gesundheit
terrain-difficult = schwieriges Gelände
terrain-high = hohes Hindernis
terrain-ladder = Leiter
terrain-low = niedriges Hindernis
terrain-objective = Zielmarker
terrain-open = offenes Gelände
terrain-platform = Plattform
terrain-zone = Einsatzzone
waiting-for = Warten auf { $names } …
way-cost = { $points } von { $of } BP
why-activate = { $name } aktivieren?

## Heroscape

title-heroscape = Heroscape
group-army = Armeen
group-draft = Karte wählen
group-complete = Armee abschließen
group-place = Aufstellen
group-auto = Von selbst
group-order = Legen auf
group-keep = Behalten
group-skip = Auslassen
group-carry = Tragen
group-bond = Bindung
group-reveal = Zug mit einer Karte
group-glyph = Glyphe
group-rotate = Figur drehen
group-door = Tor
group-shove = Schubsen
group-push = Stoßen
group-target = Wählen
group-accept = Annehmen
order-swipes = Hiebe nach Figuren, die gehen
order-power_points = Machtpunkte für einen neuen Wurf
order-powers = Freiwillige Fähigkeiten
order-casualties = Verluste auf das Exemplar mit den wenigsten Anzeigern
order-defenders = Wer sich als Nächster verteidigt, der Reihe nach
order-placing = Armee von selbst aufstellen
reason-last-army = Die letzte Armee.
reason-hill = Durch den Hügel entschieden.
reason-glyphs = Die Glyphen wurden gehalten.
reason-escort = Das Geleit ist entschieden.
reason-siege = Die Belagerung ist entschieden.
reason-flag = Die Flagge wurde gehisst.
reason-shrines = Alle Schreine wurden besucht.
reason-collect = Durch den Schatz entschieden.
reason-steal = Die Flagge wurde gestohlen.
field-goal = Ziel
field-initiative = Reihenfolge
field-player = Spieler
field-letter = Buchstabe
field-points = Punkte
field-scored = Wertung
field-power_points = Machtpunkte
field-card = Karte
field-cards = Karten
field-figures = Figuren
field-markers = Eigene Anzeiger
field-hidden_markers = Verdeckte Anzeiger
field-shown = Aufgedeckt
field-life = Leben
field-move = Bewegung
field-range = Reichweite
field-attack = Angriff
field-defence = Verteidigung
field-powers = Fähigkeiten
field-out_of_play = Aus dem Spiel
field-tag = Zeichen
field-space = Feld
field-level = Ebene
field-terrain = Gelände
field-engaged = Kampfgebunden mit
field-glyphs = Glyphen
field-holder = Gehalten von
field-doors = Tore
field-state = Zustand
field-tokens = Marker
field-by = Getragen von
field-map = Karte
field-row = Reihe
field-signs = Zeichen auf der Karte
field-sign = Zeichen
field-obstacles = Hindernisse
field-destroyed = Zerstört
field-size = Größe
field-height = Höhe
field-used = Verbraucht

## Fields of Eternia

title-fields = Fields of Eternia
group-hero = Held
group-ride = Einen Weg entlang
group-tower = Schnellreise
group-fortify = Befestigen
group-march = Soldaten
group-send = Soldaten schicken
group-wilds = Wildnis
group-quest = Aufgabe
group-rest = Ruhen
group-mount = Reittier
group-train = Trainieren
group-trade = Handel
group-trader = Händler
group-stow = Wegstecken
group-cast = Zauber wirken
group-redraw = Siegkarten
group-weapon = Waffe
group-concentrate = Konzentration
group-energy = Energie
group-time = Zeit
group-remove = Soldaten helfen
group-leave = Überlassen
group-flee = Fliehen
group-fight = Kämpfen
group-assign = Würfel verteilen
group-spread = Schaden an
group-card = Karten
group-refuse = Ablehnen
group-buy = Kaufen
group-refresh = Neue Auslage
group-give = Geben
group-eternium = Zahlen
order-flight = Nach der ersten Kampfrunde fliehen
order-spells = Kampfzauber für Teammitglieder
reason-tie-break = Gleich viele Punkte; Außenposten oder Eternium entschieden.
reason-tie = Gleichstand bis zuletzt.
reason-scenario = Das Ziel des Szenarios ist erreicht.
reason-boss = Der Boss steht noch.
reason-success = Die Mission ist gelungen.
reason-failure = Die Mission ist gescheitert.
field-scenario = Szenario
field-mode = Spielart
field-difficulty = Schwierigkeitsgrad
field-time = Tageszeit
field-skull = Schädel
field-plans = Nächster Schritt des Gegners
field-fights = Greift an
field-skulls = Schädel-Ereignisse
field-hero = Held
field-heroes = Helden
field-actions = Aktionen übrig
field-epic = Epischer Kampf
field-wilds = Wildnis-Kampf
field-teams = Teams
field-victory = Siegkarten
field-boss = Boss
field-piles = Nachziehstapel
field-pile = Stapel
field-discarded = Abgelegt
field-markets = Im Angebot
field-counters = Zähler
field-areas = Gebiete
field-area = Gebiet
field-trader = Händler
field-offer = Karte
field-cost = Kosten
field-text = Wirkung
field-base = Basis
field-eternium = Eternium
field-outposts = Außenposten
field-reserve = Soldaten im Vorrat
field-combat_deck = Kampfstapel
field-known = Bekannte Karten
field-primary = Primärziel
field-secondary = Sekundärziel
field-revealed = Aufgedeckt
field-completed = Erfüllt
field-progress = Fortschritt
field-hp = TP
field-hp_most = TP höchstens
field-movement = Bewegung
field-cleared = Beseitigte Hindernisse
field-ground = Boden
field-body = Körper
field-spirit = Geist
field-hero_initiative = Initiative
field-defeated = Besiegt
field-abilities = Fähigkeiten
field-ability = Fähigkeit
field-equipped = Angelegt
field-inventory = Gepäck
field-spells = Zauber
field-allies = Mitstreiter
field-mounts = Bestien und Maschinen
field-carries = Trägt
field-kind = Art
field-is_tower = Turm
field-control = Kontrolle
field-soldiers = Soldaten
field-connections = Landkarte
field-adjacent = Angrenzend
field-paths = Wege nach
field-combat_round = Kampfrunde
field-sides = Kämpfende
field-weapon = Waffe
field-printed = Auf der Karte
field-zone_attack = Angriff
field-zone_defense = Verteidigung
field-zone_initiative = Initiative
field-beside = Neben dem Tableau
field-drawn = Gezogen
field-boosts = Änderungen
field-die = Würfel
field-totals = Summen
field-damage = Schaden
field-foe = Gegner
field-dice = Würfel

# What the server refuses, by the name it gives it; a line it has closed; a request that failed.
refusal-malformed = Das war nicht zu verstehen.
refusal-too_large = Das ist zu lang.
refusal-too_fast = Zu schnell; eins nach dem anderen.
refusal-not_seated = Du hast in dieser Partie keinen Platz.
refusal-not_asked = Du bist gerade nicht gefragt.
refusal-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
refusal-not_offered = Das steht jetzt nicht zur Wahl.
refusal-no_undo = Hier lässt sich nichts zurücknehmen: Würfel oder verdeckte Karten wurden aufgedeckt.
refusal-no_offer = Das lässt sich gerade nicht anbieten oder beantworten; vielleicht steht noch ein anderes Angebot.
refusal-over = Die Partie ist zu Ende.
refusal-unknown_name = So etwas gibt es hier nicht.
refusal-unknown_language = Diese Sprache wird hier nicht gesprochen.
refusal-unavailable = Das geht im Augenblick nicht; versuche es noch einmal.
closed-4003 = Dieser Link öffnet keinen Platz dieser Partie.
closed-4004 = Diese Partie gibt es nicht, oder sie wurde mit einer anderen Fassung des Spiels begonnen.
problem-0 = Der Server ist nicht zu erreichen.
problem-400 = Damit kann der Server nichts anfangen. Prüfe, was du gewählt hast, oder lade die Seite neu und versuche es noch einmal.
problem-replay = Diese Datei ist keine vollständige Aufzeichnung dieser Spielversion. Wähle die Datei so, wie sie heruntergeladen wurde, oder lade sie noch einmal herunter.
problem-details = Technische Einzelheiten
problem-404 = Diese Partie gibt es hier nicht.
problem-409 = Das geht nicht mehr oder noch nicht.
problem-413 = Das ist zu groß.
problem-429 = Du hast viele Partien eröffnet; warte eine Minute.
problem-503 = Der Server hat im Augenblick keinen Platz; versuche es später noch einmal.
problem-setup = Diese Einstellungen passen nicht zusammen: { $rules }

# Heroscape auf seinem Schlachtfeld.
war-battlefield = Schlachtfeld
war-space = { $at }, { $terrain }, Höhe { $level }
war-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
war-swipes =
    { $count ->
        [one] 1 Hieb beim Verlassen: { $names }
       *[other] { $count } Hiebe beim Verlassen: { $names }
    }
war-strikes = Schläge von { $names }
war-falls = stürzt { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
war-lava = durch flüssige Lava
war-why-pick = { $name } kann jetzt nicht ziehen
war-engages = neben { $names }
war-stops = dort endet die Bewegung
war-reach-title = Was { $name } erreichen kann
war-reach = Bewegung { $move }, Reichweite { $range }: { $spaces ->
        [one] { $spaces } Platz
       *[other] { $spaces } Plätze
    } in einem Zug.
war-reach-targets = Von seinem Platz aus kann es { $names } angreifen.
war-reach-aura = { $power } gilt auf { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Feldern
    }.
war-supposed = Gemessen, als stünde { $name } dort.
war-measure = Entfernung { $distance }, Sichtlinie: { $sight }.
war-hint = verwundet { $wound } %, zerstört { $destroy } %
war-hint-destroys = zerstört { $destroy } %
war-size = { $size } { $height }
war-bases = bedeckt { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
war-target-point = Der Zielpunkt liegt auf { $share } % der Höhe; der ganze Körper ist Trefferzone.
war-wounds = { $wounds } von { $life ->
        [one] { $life } Wunde
       *[other] { $life } Wunden
    }
war-card-line =
    { $figures ->
        [one] 1 Figur, { $points ->
                     [one] { $points } Punkt
                    *[other] { $points } Punkte
                 }
       *[other] { $figures } Figuren, { $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                }
    }
war-hidden-marker = Ein Befehlsmarker mit verdeckter Zahl
war-life = Leben
war-move = Zug
war-range = Reichw.
war-attack = Angriff
war-defence = Abwehr
war-power-now = jetzt nutzbar
war-power-used = verbraucht
war-order-hint = Befehlsmarker legen: Marker und Karte wählen, dorthin ziehen oder die Nummer der Karte drücken.
war-order-x = Das X bringt keinen Zug; es täuscht nur die anderen.
war-order-markers = Befehlsmarker
war-lay = { $marker } hier legen (Taste { $key })
war-rolls-attack =
    { $dice ->
        [one] greift mit 1 Würfel an ({ $reasons })
       *[other] greift mit { $dice } Würfeln an ({ $reasons })
    }
war-rolls-defence =
    { $dice ->
        [one] verteidigt mit 1 Würfel ({ $reasons })
       *[other] verteidigt mit { $dice } Würfeln ({ $reasons })
    }
war-skulls =
    { $count ->
        [one] 1 Totenkopf
       *[other] { $count } Totenköpfe
    }
war-shields =
    { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
army-search = Name oder Fähigkeit
army-filters = Filter
army-general = General
army-type = Art
army-class = Klasse
army-species = Spezies
army-size = Größe
army-most = Höchstens, in Punkten
army-any = Beliebig
army-order = Reihenfolge
army-order-points = nach Punkten
army-order-name = nach Namen
army-order-general = nach General
army-shown = { $shown } von { $all ->
        [one] { $all } Karte
       *[other] { $all } Karten
    }
army-numbers = Leben, Bewegung, Reichweite, Angriff, Verteidigung
army-none = Keine Karte passt.
army-plan = Meine Liste
army-total = { $points } von { $limit } Punkten
army-sum = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
army-remove = { $name } von der Liste nehmen
army-empty = Nichts ist geplant. Öffne eine Karte, um sie auf die Liste zu setzen, oder nimm eine deiner Listen.
army-random = Zufällige Liste
army-export = Als Text kopieren
army-copied = Kopiert
army-import = Aus Text
army-load = Meine Listen …
army-text = Eine Karte in jeder Zeile, wie „2x Marro Warriors“
army-read = Den Text lesen
army-unknown = Diese Zeilen nennen keine Karte: { $lines }
army-name = Name der Liste
army-save = Behalten
army-forget = Vergessen
army-left = Noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
army-next = Von meiner Liste nehmen: { $name }
army-draft = Diese Karte nehmen
army-wish = Auf meine Liste
war-look = Das Schlachtfeld ansehen
war-look-close = Das Schlachtfeld schließen
war-layout = Startzonen
war-facts = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, Ebenen { $low } bis { $high }
war-view-from = Von dieser Seite sehen
war-view-east = Osten
war-view-west = Westen
war-sees = { $name } sieht { $seen } von { $all ->
        [one] { $all } Feind
       *[other] { $all } Feinden
    }.
war-eyes-leave = Zurücktreten
war-view = Blick auf das Schlachtfeld
war-view-south = Süden
war-view-north = Norden
war-view-top = Von oben
war-view-turn = Ansicht drehen
war-view-show = Zeig mir
war-view-eyes = Mit ihren Augen
war-quality = Fein
war-flat = Flache Karte
war-solid = In 3D
war-lost = Die räumliche Darstellung ist ausgefallen; hier ist die flache Karte.
war-on-board = Auf dem Schlachtfeld wählen: helle Felder und umringte Figuren.
war-to-wound = zu verwunden
war-to-destroy = zu vernichten
war-dice = { $dice } Würfel
war-round = Runde { $round } von { $rounds }
war-left =
    { $figures ->
        [one] 1 Figur, { $points ->
                     [one] { $points } Punkt
                    *[other] { $points } Punkte
                 }
       *[other] { $figures } Figuren, { $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                }
    }


# The planet of Fields of Eternia

planet-look-at-map = Die Karte ansehen
planet-map = Der Planet Eternia
planet-known = Allen bekannt:
planet-combat-deck = Kampfdeck:
planet-vp-by = Errungen von
planet-counted = Gezählt:
planet-plan = Der nächste Schritt des Gegners, in Runde { $round }, wenn alle bleiben, wo sie sind:
planet-plan-comes = { $hero } kommt hierher
planet-plan-fights = { $hero } greift hier an
planet-plan-soldiers = Soldaten kommen hierher: { $count }
planet-plan-round = in Runde { $round }: { $plan }
planet-stakes = Worum es geht:
planet-score-now = Punkte jetzt:
planet-score-damage = Wunden
planet-score-defeats = Niederlagen
planet-score-bonus = Schwierigkeit
planet-score-rounds = gesparte Runden
planet-score-captured = eroberte Außenposten
planet-score-vp = Siegpunkte
planet-no-points = keine Punkte
planet-sources = Woher die Punkte kamen
planet-source-FE-EPIC-46 = Besiegte Helden
planet-source-FE-EPIC-49 = Besiegte Bestien und Bosse
planet-source-FE-END-06 = Das Duell
planet-carried = getragene Marker
planet-all-heroes = Alle Helden
planet-you = du
planet-fallen = gefallen
planet-deck-left = noch zu ziehen: { $count }
planet-discarded = abgelegt: { $count }
planet-piles = Stapel: Karten zum Ziehen, abgelegt
planet-answers = Wer noch handeln darf
planet-standing-asked = am Zug
planet-standing-open = darf noch handeln
planet-standing-passed = hat gepasst
planet-way-beats = { $foe } besiegt, { $hero } verliert { $loses } TP
planet-way-spares = { $foe } bleibt stehen, { $hero } verliert { $loses } TP
planet-die = Würfel mit { $worth }: { $place }
planet-place-defense = Verteidigung
planet-place-hp = Trefferpunkte
planet-place-attack = Angriff
planet-place-none = nicht zugeteilt
planet-assign-how = Zieh einen Würfel, oder klick ihn weiter.
planet-uses = kostet { $actions } deiner Aktionen
planet-ends = beendet den Zug
planet-buy-for = Kaufen
planet-wilds-step-ability = Zuerst wirkt die Fähigkeit des Gegners.
planet-wilds-step-prepare = Vor dem Wurf
planet-wilds-step-roll = Die Würfel rollen.
planet-wilds-step-reroll = Wiederholungen dürfen neu geworfen werden.
planet-wilds-step-assign = Die Erfolge werden zugeteilt.
planet-wilds-step-damage = Beide teilen Schaden aus.
planet-wilds-step-reward = Die Belohnung
planet-wilds-step-tame = Die Bestie kann gezähmt werden.
planet-wilds-step-settle = Der Kampf endet.
planet-wilds-step-end = Der Kampf endet.
planet-step-threat = der Kampf droht
planet-step-prepare = der Kampf droht
planet-step-weapon = Waffen werden gewählt
planet-step-enemy_card = die Karte des Gegners wird gezogen
planet-step-start = Fähigkeiten zu Beginn
planet-step-epic_die = der epische Würfel
planet-step-draw = Karten werden gezogen und gelegt
planet-step-play = Karten werden gezogen und gelegt
planet-step-reveal = die Karten werden aufgedeckt
planet-step-act = Zauber und Reaktionen
planet-step-abilities = Fähigkeiten
planet-step-effects = Effekte
planet-step-totals = die Summen werden gebildet
planet-step-excess = die Summen werden gebildet
planet-step-compare = die Initiative entscheidet
planet-step-roll = die Würfel rollen
planet-step-reroll = Würfel werden neu geworfen
planet-step-surprised = die Initiative entscheidet
planet-step-strike = der erste Schlag
planet-step-hit = der erste Schlag
planet-step-struck = der erste Schlag
planet-step-hit_back = der Gegenschlag
planet-step-defeat = jemand fällt
planet-step-flee = fliehen oder weiterkämpfen
planet-step-again = eine weitere Runde
planet-step-result = der Kampf endet
planet-step-leave = der Kampf endet
planet-step-reward = die Belohnung
planet-step-tame = die Bestie kann gezähmt werden
planet-step-told = der Kampf endet
planet-step-end = der Kampf endet
planet-round = Runde { $round }
planet-track = Runden bei Tag und bei Nacht
planet-skull = ein Schädel: das Ereignis der Mission
planet-vp =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
planet-stock-eternium = Eternium
planet-stock-outposts = gehaltene Außenposten
planet-stock-reserve = Soldaten in Reserve
planet-acting = { $hero } ist am Zug, Aktionen übrig: { $actions }
planet-points =
    { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
planet-way = Der Weg kostet { $points } von { $of ->
        [one] { $of } Bewegungspunkt
       *[other] { $of } Bewegungspunkten
    }.
planet-foe = { $name } ist dort (TP { $hp })
planet-fights = beginnt einen epischen Kampf
planet-fights-soldiers = die Soldaten kämpfen dort
planet-harm = −{ $harm } TP
planet-reach = So weit kommt { $hero } mit { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkten
  }
planet-area-free = gehört niemandem
planet-area-touches = Was daneben liegt
planet-area-paths = Pfade nach
planet-could = Was { $hero } dort tun könnte
planet-could-capture = den Außenposten nehmen
planet-could-fortify = ihn befestigen: Soldaten, bis zu { $amount }
planet-could-wilds = der Wildnis trotzen
planet-could-quest = eine Aufgabe meistern
planet-could-tower = Schnellreise nach { $who }
planet-could-trade = Handel mit { $who }
planet-could-trader = Händler für das ganze Team: { $who }
planet-could-take = mitnehmen: { $who }
planet-soldiers =
    { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
planet-soldiers-of = Soldaten: { $soldiers }
planet-held = gehalten von { $team }
planet-eternium = bringt { $count } Eternium
planet-hero = { $name }, TP { $hp } von { $most }
planet-go = { $hero } nach { $area }?
planet-activate = { $name } aktivieren?
planet-around = Um den Planeten nach { $area }
planet-on-map = Wähle auf der Karte: klicke ein leuchtendes Gebiet an, oder gehe mit den Pfeiltasten dorthin und drücke Enter.
planet-markets = Märkte
planet-price = { $price } Eternium
planet-why-buy = Warum jetzt nicht?
planet-buy = { $card } kaufen?
planet-heroes = Die anderen Helden
planet-numbers = Bewegung { $movement } · Körper { $body } · Geist { $spirit } · Initiative { $initiative }
planet-equipped = Ausgerüstet
planet-inventory = Inventar
planet-spells = Zauber
planet-allies = Verbündete
planet-mounts = Reittiere und Fahrzeuge
planet-carries = Trägt: { $things }
planet-goals = Siegkarten
planet-completed = erfüllt
planet-progress = Fortschritt: { $count }
planet-combat = Epischer Kampf: { $area }
planet-combat-round = Kampfrunde { $round }
planet-drawn = Gezogen: { $cards }
planet-damage = { $damage } Schaden
planet-wilds = { $hero } gegen { $foe }
planet-hp = { $name }: TP { $hp }
planet-dice = Würfel
planet-hint-wilds = gewinnt { $chance } %
planet-hint-check = gelingt { $chance } %
planet-hint-epic = teilt { $harm } aus, steckt { $taken } ein · Gegner fällt zu { $fall } %, du zu { $own } %
planet-odds-wilds = { $name } zu schlagen
planet-odds-check = die Probe zu bestehen
planet-odds-falls = dass { $name } in dieser Kampfrunde fällt
planet-odds-lost = Verlorene Lebenspunkte
planet-odds-harm = Lebenspunkte, die { $name } verliert
planet-odds-dice = Würfel: { $dice }
planet-odds-assume = Für diese Kampfrunde, so wie die Karten nach dieser Wahl liegen, als würde keine weitere gelegt; Zauber und Reaktionen, die noch kommen, sind nicht eingerechnet.
planet-odds-ahead = Für diese Kampfrunde. Karten, die beide Seiten noch legen, gelten als beliebige einfache Karten aus dem Rest ihrer Decks, die Hälfte davon im Angriff; Fähigkeiten, Zauber und Soldaten, die noch kommen, sind nicht eingerechnet.

# Was die anderen taten, Schritt für Schritt
telling-skip = { $count ->
    [one] Einen Schritt
   *[other] { $count } Schritte
  } überspringen
telling-pace = Wie schnell die Züge der anderen gezeigt werden
telling-pace-calm = in Ruhe
telling-pace-brisk = zügig
telling-pace-none = sofort
habits = Wie gefragt wird
habits-ask-all = Auch fragen, wo es nur eine Antwort gibt
recap-title = Während du gewartet hast ({ $count })

## Tipps und Analyse

tab-hint = Tipp
hint-lead = Was der Computer an deiner Stelle täte, und warum. Er weiß nur, was du weißt.
hint-ask = Gib mir einen Tipp
hint-working = Die Stellung wird durchdacht
hint-now = Deine Gewinnchance jetzt: etwa { $chance }.
hint-chance = Gewinnchance danach
hint-do = So machen
hint-worlds = { $worlds ->
    [one] Erprobt an einer Möglichkeit, wie verdeckte Karten und Würfel fallen.
   *[other] Erprobt an { $worlds } Möglichkeiten, wie verdeckte Karten und Würfel fallen.
}
coach-cancel = Abbrechen
analysis = Analyse
analysis-lead = Wer wann führte, wem die Würfel halfen und welche Entscheidungen am meisten kosteten.
analysis-ask = Dieses Spiel analysieren
analysis-working = Das Spiel wird analysiert
analysis-chances = Gewinnchance im Verlauf
analysis-band = Die Bänder zeigen, wie weit die Schätzung danebenliegen kann: hier um { $margin }.
analysis-luck = Glück, in Gewinnchance
analysis-rolls = { $rolls ->
    [one] aus einer Entscheidung mit Würfeln oder Karten
   *[other] aus { $rolls } Entscheidungen mit Würfeln oder Karten
}
analysis-mistakes = Entscheidungen, die am meisten kosteten
analysis-no-mistakes = Keine Entscheidung kostete viel Gewinnchance.
analysis-show = Schritt { $step }
analysis-chosen = Gewählt:
analysis-better = Besser:
analysis-line = Wie es hätte weitergehen können
