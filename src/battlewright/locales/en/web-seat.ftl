# The own seat: its link, leaving it, and claiming a match whose others are gone.
seat-own = Your seat
seat-own-lead = Whoever has the link of your seat can play it. A new link takes the seat from everybody who has the old one.
seat-renew = New link
seat-renew-sure = Really a new link
seat-leave = Leave the seat
seat-leave-sure = Really leave
seat-claim-lead = The others are away while it is their decision. After five minutes you may claim the match.
seat-claim = Claim the match
seat-claim-sure = Really claim it
refusal-not_away = They have not been away for long enough.
refusal-no_talk = On this server only set phrases are said.
refusal-much_talk = Not so much at once.

result-nothing = no points
result-lead = Points, round by round
result-lost = Figures lost, round by round
result-round = round { $round }: { $points }
result-out = { $name } knocked out
result-objectives = Objectives captured ({ $count })
result-scored-hill = Rounds on the hill
result-scored-shrine = Shrines visited
