# Was jedes Spiel sagt: Aufzählungen, Plätze, Zahlen, was jederzeit möglich ist.

list-comma = { $first }, { $second }
list-and = { $first } und { $second }

seat = Spieler { $number }
seat-faction = Spieler { $number } ({ $faction })
team = Team { $number }
team-faction = Team { $number } ({ $faction })
copy = { $name } { $number }

## Zahlen mit ihren Gründen

tally-total = { $total } { $unit }: { $reasons }
tally-plain = { $base } { $value }
tally-changed = { $base } { $value }, { $changes }
tally-change = { $amount } { $source }
tally-most = höchstens { $limit } durch { $source }
tally-least = mindestens { $limit } durch { $source }

## Chancen

percent = { $number } %
odds-entry = { $value }: { $chance }
odds-entry-last = { $value } oder mehr: { $chance }

## Partien

undo-done = Zurückgenommen: { $option }.
undo-impossible = Nichts lässt sich zurücknehmen: Seitdem wurde gewürfelt oder eine verdeckte Karte gezeigt.
