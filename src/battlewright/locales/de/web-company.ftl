# People, on the first page; the rest is in company.ftl.

your-profile = Dein Profil
rated-match = Gewertet (für Leute mit Profil)
rated-needs = Gewertete Partien brauchen dein Profil und je eine Person auf jeder Seite.
problem-403 = Das steht dir hier nicht offen. Vielleicht verlangt dieser Server ein Profil.
replay-link = Link zu dieser Aufzeichnung
days-per-move = Fernpartie: Tage je Zug
days-none = keine
play-on = Von hier weiterspielen
tab-talk = Reden
talk-new = { $count } neu
