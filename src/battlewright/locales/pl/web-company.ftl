# People, on the first page; the rest is in company.ftl.

your-profile = Twój profil
rated-match = Rankingowa (dla osób z profilem)
rated-needs = Partia rankingowa wymaga profilu i jednej osoby po każdej stronie.
problem-403 = To nie jest tu dla ciebie dostępne. Ten serwer może wymagać profilu.
replay-link = Odnośnik do tej powtórki
days-per-move = Korespondencyjnie: dni na ruch
days-none = brak
play-on = Graj dalej od tego miejsca
tab-talk = Rozmowa
talk-new = nowe: { $count }
