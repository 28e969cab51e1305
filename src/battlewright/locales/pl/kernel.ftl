# Co mówi każda gra: wyliczenia, miejsca przy stole, liczby i to, co można zrobić w każdej chwili.

list-comma = { $first }, { $second }
list-and = { $first } i { $second }

seat = Gracz { $number }
seat-faction = Gracz { $number } ({ $faction })
team = Drużyna { $number }
team-faction = Drużyna { $number } ({ $faction })
copy = { $name } { $number }

## Liczby wraz z uzasadnieniem

tally-total = { $total } { $unit }: { $reasons }
tally-plain = { $base } { $value }
tally-changed = { $base } { $value }, { $changes }
tally-change = { $amount } { $source }
tally-most = najwyżej { $limit } ({ $source })
tally-least = co najmniej { $limit } ({ $source })

## Szanse

percent = { $number }%
odds-entry = { $value }: { $chance }
odds-entry-last = { $value } lub więcej: { $chance }

## Rozgrywki

undo-done = Cofnięto: { $option }.
undo-impossible = Nie ma czego cofnąć: od tamtej pory rzucono kośćmi albo odkryto karty.
