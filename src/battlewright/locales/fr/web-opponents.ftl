# Computer opponents: their characters, and how they think.

opponent-style = Caractère
opponent-style-none = Rien de particulier
opponent-style-battleground-bold = Comme Ram Man : droit dans la mêlée
opponent-style-battleground-careful = Comme Man-At-Arms : monte la garde, reste hors de portée
opponent-style-battleground-goal = Comme Teela : toujours en route vers un objectif
opponent-style-heroscape-bold = Dans l’esprit d’Utgar : attaque partout où il peut
opponent-style-heroscape-careful = Dans l’esprit d’Ullar : attend en hauteur et tire de loin
opponent-style-heroscape-goal = Dans l’esprit d’Einar : prend les glyphes et les hauteurs
opponent-style-fields-bold = Comme Beast Man : cherche le combat et les terres sauvages
opponent-style-fields-careful = Comme la Sorcière : se repose, fortifie, évite le danger
opponent-style-fields-goal = Comme Teela, toujours en mission : d’abord quêtes et avant-postes

opponent-thinking = { $names } réfléchit…
opponent-hurried = La machine est occupée : { $names } a moins de temps de réflexion que d’habitude et jouera peut-être un peu moins bien.
