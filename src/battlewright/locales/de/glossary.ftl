# The glossary: what each term is called, with the forms in which it stands in a text (the first is its title), and
# how each game goes. What a term means is the rule that `web/src/glossary/terms.ts` names.


## battleground

how-battleground = Zwei Trupps kämpfen vier Runden lang auf einem Feld aus Sechsecken. In jeder Runde wählen beide Seiten verdeckt eine Karte; die höhere Initiative handelt zuerst. Die Karte gibt einem Charakter Aktionspunkte und Mana für Bewegung, Angriffe und Fertigkeiten. Angriffe sind Würfe gegen eine Zahl; Sechsen bringen weitere Würfel; das Ziel darf Erfolge wegwürfeln. Punkte gibt es für Missionsziele am Rundenende, für Ausgeschaltete und für Nebenmissionen. Wer nach vier Runden mehr hat, gewinnt.
term-bg-ap = AP, Aktionspunkt, Aktionspunkte
term-bg-mana = Mana
term-bg-scope = Bereich
term-bg-success = Erfolg, Erfolge
term-bg-exploding = Würfelexplosion, explodierende Würfel
term-bg-focus = Konzentration, konzentriert
term-bg-overwatch = Bereitschaft
term-bg-engaged = im Gefecht
term-bg-opportunity = Gelegenheitsangriff
term-bg-interruption = Unterbrechung
term-bg-activation = Aktivierung
term-bg-cover = Deckung
term-bg-flank = Flankenangriff
term-bg-sight = Sichtlinie, in Sicht
term-bg-objective = Zielmarker
term-bg-mission = Nebenmission, Nebenmissionen
term-bg-initiative = Initiative
term-bg-fate = Schicksalskarte, Schicksalskarten
term-bg-glory = Ruhmkarte, Ruhmkarten
term-bg-knockout = ausgeschaltet
term-bg-difficult = schwieriges Gelände
term-bg-obstacle = hohes Hindernis, niedriges Hindernis
term-bg-platform = Plattform, Plattformen
term-bg-buff = Stärkung
term-bg-debuff = Schwächung
term-bg-mark = Zeichen
term-bg-move = BP, Bewegungspunkte
term-bg-free = freie Aktion, freie Bewegung
term-bg-area = Flächenangriff
term-bg-vp = SP, Siegpunkt, Siegpunkte
term-bg-pass = passen
term-bg-deck = Hand, auffüllen

## heroscape

how-heroscape = Armeen aus Helden und Trupps kämpfen auf einer Landschaft aus Ebenen. In jeder Runde legen alle vier Befehlsmarker auf ihre Armeekarten: 1, 2, 3 und ein X zur Täuschung. Ein W20 entscheidet, wer beginnt; dann zieht man reihum mit der Karte der nächsten Zahl: erst bewegen, dann angreifen. Der Angreifer zählt Schädel, der Verteidiger Schilde; der Rest verwundet. Wer höher steht, hat einen Würfel mehr. Wann Schluss ist, sagt das Szenario; oft ist es die letzte Armee.
term-hs-order = Befehlsmarker
term-hs-x = X-Marker
term-hs-initiative = Initiative
term-hs-turn = Zug, Züge
term-hs-unique = einzigartig
term-hs-common = gewöhnlich
term-hs-move = Bewegung
term-hs-climb = klettern
term-hs-fall = Sturz, stürzen
term-hs-fly = Fliegen
term-hs-engaged = kampfgebunden
term-hs-leave = einen Kampf verlassen
term-hs-range = Reichweite
term-hs-sight = Sichtlinie, freie Sicht
term-hs-skull = Schädel
term-hs-shield = Schild, Schilde
term-hs-height = Höhenvorteil
term-hs-wound = Wunde, Wunden
term-hs-destroyed = zerstört
term-hs-special = Spezialangriff
term-hs-glyph = Glyphe, Glyphen
term-hs-double = zweifeldrig
term-hs-draft = Auswahl der Armeen
term-hs-size = klein, mittel, groß, riesig
term-hs-level = Ebene, Ebenen
term-hs-friend = Freund, verbündet

## fields

how-fields = Zwei Teams von Helden kämpfen um einen Planeten. In ihrem Zug machen sie zwei verschiedene Aktionen: ziehen, mit Soldaten Außenposten nehmen, in die Wildnis gehen, eine Queste wagen, rasten; eingekauft wird zuletzt. Außenposten bringen am Tag Eternium; nachts heilen die Helden. Wer auf einen feindlichen Helden trifft, führt einen epischen Kampf mit verdeckten Karten. Punkte bringen Außenposten, Questen, Bestien, gewonnene Kämpfe und geheime Siegkarten. Nach der letzten Runde gewinnt das Team mit mehr Punkten.
term-fe-eternium = Eternium
term-fe-outpost = Außenposten
term-fe-control = halten, gehalten
term-fe-base = Basis
term-fe-tower = Turm, Türme
term-fe-wilds = Wildnis, Wildnis trotzen
term-fe-quest = Aufgabe, Aufgabe meistern
term-fe-action = Aktion, Aktionen
term-fe-free = freie Aktion, freie Aktionen
term-fe-movement = Bewegungspunkt, Bewegungspunkte
term-fe-soldier = Soldat, Soldaten
term-fe-trader = Händler
term-fe-check = Probe, Proben
term-fe-victory = Siegkarte, Siegkarten
term-fe-epic = epischer Kampf
term-fe-grid = Kampftableau
term-fe-concentrate = Konzentration
term-fe-combatcard = Kampfkarte, Kampfkarten
term-fe-energy = Energie
term-fe-wild = Wildnis-Kampf
term-fe-beast = Bestie, Bestien, bändigen
term-fe-ally = Mitstreiter
term-fe-defeat = besiegt, Niederlage
term-fe-rest = Rast
term-fe-spell = Zauber
term-fe-artifact = Artefakt, Artefakte
term-fe-vehicle = Maschine, Maschinen
term-fe-skull = Schädel
term-fe-day = Tag, Nacht
term-fe-boss = Endgegner, Boss

## Topics of the rules

topic-prepare = Vorbereitung
topic-round = Runde, Karten und Züge
topic-board = Das Spielfeld
topic-move = Bewegung
topic-fight = Sehen und kämpfen
topic-react = Dazwischengehen
topic-powers = Kräfte und Ausrüstung
topic-win = Gewinnen
topic-solo = Alleine spielen
topic-variants = Andere Spielweisen
topic-silent = Wenn die Regeln schweigen
