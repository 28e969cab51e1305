# Computer opponents: their characters, and how they think.

opponent-style = Character
opponent-style-none = Nothing in particular
opponent-style-battleground-bold = Like Ram Man: straight into the fight
opponent-style-battleground-careful = Like Man-At-Arms: guards, and keeps out of reach
opponent-style-battleground-goal = Like Teela: always on the way to an objective
opponent-style-heroscape-bold = In the spirit of Utgar: attacks wherever it can
opponent-style-heroscape-careful = In the spirit of Ullar: waits on high ground, shoots from afar
opponent-style-heroscape-goal = In the spirit of Einar: takes glyphs and heights
opponent-style-fields-bold = Like Beast Man: seeks fights and the wilds
opponent-style-fields-careful = Like the Sorceress: rests, fortifies, avoids danger
opponent-style-fields-goal = Like Teela, who always has a task: quests and outposts first

opponent-thinking = { $names } is thinking…
opponent-hurried = The machine is busy: { $names } gets less time to think than usual, and may play a little weaker.
