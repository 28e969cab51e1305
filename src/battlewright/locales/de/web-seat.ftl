# The own seat: its link, leaving it, and claiming a match whose others are gone.
seat-own = Dein Platz
seat-own-lead = Wer den Link deines Platzes hat, kann darauf spielen. Ein neuer Link nimmt ihn allen, die den alten haben.
seat-renew = Neuer Link
seat-renew-sure = Wirklich ein neuer Link
seat-leave = Platz verlassen
seat-leave-sure = Wirklich verlassen
seat-claim-lead = Die anderen sind weg, obwohl sie entscheiden müssen. Nach fünf Minuten darfst du die Partie für dich beanspruchen.
seat-claim = Partie beanspruchen
seat-claim-sure = Wirklich beanspruchen
refusal-not_away = Sie sind noch nicht lange genug weg.
refusal-no_talk = Auf diesem Server werden nur vorgegebene Sätze gesagt.
refusal-much_talk = Nicht so viel auf einmal.

result-nothing = keine Punkte
result-lead = Punkte, Runde für Runde
result-lost = Verlorene Figuren, Runde für Runde
result-round = Runde { $round }: { $points }
result-out = { $name } ausgeschaltet
result-objectives = Eroberte Ziele ({ $count })
result-scored-hill = Runden auf dem Hügel
result-scored-shrine = Besuchte Schreine
