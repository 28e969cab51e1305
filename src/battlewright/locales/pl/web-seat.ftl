# The own seat: its link, leaving it, and claiming a match whose others are gone.
seat-own = Twoje miejsce
seat-own-lead = Kto ma link do twojego miejsca, może na nim grać. Nowy link odbiera je wszystkim, którzy mają stary.
seat-renew = Nowy link
seat-renew-sure = Na pewno nowy link
seat-leave = Opuść miejsce
seat-leave-sure = Na pewno opuszczam
seat-claim-lead = Pozostali są nieobecni, choć to ich decyzja. Po pięciu minutach możesz przypisać sobie wygraną.
seat-claim = Przypisz sobie wygraną
seat-claim-sure = Na pewno przypisuję
refusal-not_away = Nie są nieobecni wystarczająco długo.
refusal-no_talk = Na tym serwerze mówi się tylko gotowymi zdaniami.
refusal-much_talk = Nie tyle naraz.

result-nothing = brak punktów
result-lead = Punkty, runda po rundzie
result-lost = Stracone figurki, runda po rundzie
result-round = runda { $round }: { $points }
result-out = Wyeliminowano: { $name }
result-objectives = Zdobyte cele ({ $count })
result-scored-hill = Rundy na wzgórzu
result-scored-shrine = Odwiedzone kapliczki
