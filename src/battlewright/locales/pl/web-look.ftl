# The look of the table: board, cards, dice, sound, the story in the log.

zoom-follow = Podążaj za akcją
style-title = Wygląd
style-basics = Podstawy
style-cards = Karty
style-table = Obok planszy
style-others = Pozostałe gry
style-figures = Figurki
style-grounds = Pola bitwy
sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
sound-volume = Głośność
telling-skip-this = Pomiń
tray = Co się dzieje
log-details = { $count ->
    [one] jeden szczegół
    [few] { $count } szczegóły
   *[many] { $count } szczegółów
  }
odds-stops = że { $name } zatrzyma wszystko
odds-left = Sukcesy, które zostają umiejętności
offer-declined = { $names } – odmowa: { $what }.
understood = Rozumiem
first-you = Ty
finished-matches = Zakończone ({ $count })
glossary = Słowniczek
glossary-key = Słowniczek (klawisz ?)
glossary-rule = Cała zasada
glossary-term = Co znaczy „{ $term }”?
rules-now = Teraz
rules-topics = Tematami
how-it-goes = Przebieg gry
provokes = { $names } może zaatakować pierwszy
asked-now = Decyduje: { $name }
