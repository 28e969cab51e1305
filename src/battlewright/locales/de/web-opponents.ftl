# Computer opponents: their characters, and how they think.

opponent-style = Charakter
opponent-style-none = Keiner im Besonderen
opponent-style-battleground-bold = Wie Ram Man: mitten hinein
opponent-style-battleground-careful = Wie Man-At-Arms: hält Wache und Abstand
opponent-style-battleground-goal = Wie Teela: immer unterwegs zu einem Ziel
opponent-style-heroscape-bold = Im Geist von Utgar: greift an, wo es geht
opponent-style-heroscape-careful = Im Geist von Ullar: wartet erhöht und schießt von fern
opponent-style-heroscape-goal = Im Geist von Einar: nimmt Glyphen und Höhen
opponent-style-fields-bold = Wie Beast Man: sucht Kampf und Wildnis
opponent-style-fields-careful = Wie die Zauberin: rastet, befestigt, meidet Gefahr
opponent-style-fields-goal = Wie Teela, die immer etwas vorhat: zuerst Aufträge und Außenposten

opponent-thinking = { $names } denkt nach …
opponent-hurried = Der Rechner ist ausgelastet: { $names } hat weniger Bedenkzeit als sonst und spielt vielleicht etwas schwächer.
