# Ce que dit chaque jeu : listes, places, nombres, ce qui est possible à tout moment.

list-comma = { $first }, { $second }
list-and = { $first } et { $second }

seat = Joueur { $number }
seat-faction = Joueur { $number } ({ $faction })
team = Équipe { $number }
team-faction = Équipe { $number } ({ $faction })
copy = { $name } { $number }

## Des nombres avec leurs raisons

tally-total = { $total } { $unit } : { $reasons }
tally-plain = { $base } { $value }
tally-changed = { $base } { $value }, { $changes }
tally-change = { $amount } { $source }
tally-most = au plus { $limit } par { $source }
tally-least = au moins { $limit } par { $source }

## Chances

percent = { $number } %
odds-entry = { $value } : { $chance }
odds-entry-last = { $value } ou plus : { $chance }

## Parties

undo-done = Choix repris : { $option }.
undo-impossible = Impossible de reprendre un choix : depuis, des dés ont été lancés ou des cartes cachées montrées.
