# Tipps und Analyse: was ein Zug verspricht und wo ein Spiel entschieden wurde.

coach-change = { $what }: { $amount }
coach-only = { $option } ist der einzig sinnvolle Weg.
coach-clear = { $option } ist klar am besten: etwa { $gain } mehr Gewinnchance als { $other }.
coach-likely = { $option } sieht am besten aus: etwa { $gain } mehr Gewinnchance als { $other }.
coach-close = { $option } und { $other } sehen gleich gut aus.
coach-spared = Verluste, die er gegenüber den anderen Zügen erspart
coach-then = So könnte es weitergehen: { $line }
coach-range = Je nach Karten und Würfeln liegt die Chance danach zwischen { $least } und { $most }.

## Worum es bei einer Änderung geht: eigenes minus gegnerisches

coach-battleground-points = Erzielte Siegpunkte
coach-battleground-own = Gesundheit der eigenen Charaktere
coach-battleground-enemy = Dem Gegner genommene Gesundheit
coach-battleground-means = Mana, Fokus und Marker
coach-battleground-place = Nähe zu Missionszielen
coach-battleground-objectives = Gehaltene Missionsziele
coach-heroscape-own = Eigene Stärke
coach-heroscape-enemy = Dem Gegner genommene Stärke
coach-heroscape-height = Höhenvorteil
coach-heroscape-glyphs = Gehaltene Glyphen
coach-heroscape-goal = Fortschritt zum Ziel
coach-fields-points = Siegpunkte
coach-fields-eternium = Eternium
coach-fields-outposts = Außenposten
coach-fields-soldiers = Soldaten
coach-fields-deck = Kampfdeck
coach-fields-own = Lebenspunkte der eigenen Helden
coach-fields-enemy = Den Rivalen genommene Lebenspunkte
coach-fields-cards = Ausrüstung, Gefährten und Zauber
coach-fields-objectives = Begonnene Siegkarten
coach-fields-goal = Das Ziel des Szenarios
coach-fields-combat = Der laufende Kampf

## Analyse

analysis-title = Analyse von { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}: die Gewinnchance jeder Seite im Verlauf
analysis-luck = Würfel und Karten gegen die Erwartung, in Gewinnchance:
analysis-luck-side = { $side }: { $amount } aus { $rolls ->
    [one] { $rolls } Entscheidung mit Würfeln oder Karten
   *[other] { $rolls } Entscheidungen mit Würfeln oder Karten
}
analysis-mistakes = Die Entscheidungen, die am meisten gekostet haben:
analysis-no-mistakes = Keine Entscheidung hat viel Gewinnchance gekostet.
analysis-mistake = Entscheidung { $number }, { $seat }: { $cost } Gewinnchance
analysis-chosen = Gewählt: { $option }
analysis-better = Besser: { $option }
analysis-line = So hätte es weitergehen können: { $line }
