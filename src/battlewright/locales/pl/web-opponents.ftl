# Computer opponents: their characters, and how they think.

opponent-style = Charakter
opponent-style-none = Żaden szczególny
opponent-style-battleground-bold = Jak Ram Man: prosto w wir walki
opponent-style-battleground-careful = Jak Man-At-Arms: czuwa i trzyma się poza zasięgiem
opponent-style-battleground-goal = Jak Teela: zawsze w drodze do celu
opponent-style-heroscape-bold = W duchu Utgara: atakuje, gdzie tylko może
opponent-style-heroscape-careful = W duchu Ullara: czeka na wzniesieniu i strzela z daleka
opponent-style-heroscape-goal = W duchu Einara: zajmuje glify i wzgórza
opponent-style-fields-bold = Jak Beast Man: szuka walki i dziczy
opponent-style-fields-careful = Jak Czarodziejka: odpoczywa, umacnia się, unika niebezpieczeństw
opponent-style-fields-goal = Jak Teela, zawsze z misją: najpierw zadania i placówki

opponent-thinking = { $names } myśli…
opponent-hurried = Maszyna jest zajęta: { $names } ma mniej czasu na namysł niż zwykle i może grać nieco słabiej.
