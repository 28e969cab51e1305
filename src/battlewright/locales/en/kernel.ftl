# What every game says: lists, seats, numbers, what can be done at any time.

list-comma = { $first }, { $second }
list-and = { $first } and { $second }

seat = Player { $number }
seat-faction = Player { $number } ({ $faction })
team = Team { $number }
team-faction = Team { $number } ({ $faction })
copy = { $name } { $number }

## Numbers that carry their reasons

tally-total = { $total } { $unit }: { $reasons }
tally-plain = { $base } { $value }
tally-changed = { $base } { $value }, { $changes }
tally-change = { $amount } { $source }
tally-most = at most { $limit } by { $source }
tally-least = at least { $limit } by { $source }

## Odds

percent = { $number }%
odds-entry = { $value }: { $chance }
odds-entry-last = { $value } or more: { $chance }

## Matches

undo-done = Taken back: { $option }.
undo-impossible = Nothing can be taken back: dice were rolled or hidden cards shown since.
