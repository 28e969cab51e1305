# Die Worte der begleiteten ersten Spiele. Was zu welchem Schritt gehört, steht in `guides/<game>.toml`.

# --- Heroscape --------------------------------------------------------------------------------------

guide-heroscape-hello = Willkommen auf dem Schlachtfeld! Die Wikinger sind deine: vier Krieger und Finn, ihr bester Mann. Gegenüber warten vier Marro und Nerak auf seinem Swog. Wer keine Figuren mehr hat, hat verloren.
guide-heroscape-place = Zuerst stellen sich alle auf. Deine Wikinger kennen ihren Platz, nimm also „Den Rest für mich aufstellen“.
guide-heroscape-orders = Jetzt das Herz des Spiels: die Befehle. Eine Runde hat drei Züge, und bevor sie beginnt, bestimmst du, welche Karte in welchem Zug handelt. Die Marker 1, 2 und 3 liegen verdeckt auf deinen Karten, bis sie an der Reihe sind.
guide-heroscape-orders-x = Das X ist eine Finte. Es bewirkt nichts, aber dein Gegner kann es nicht von den anderen unterscheiden. Gib den Wikingern 1 und 2, Finn die 3 und das X.
guide-heroscape-initiative = Beide Seiten haben mit einem zwanzigseitigen Würfel um die Initiative gewürfelt: 13 für dich, 8 für die anderen. Du beginnst! Dein Marker 1 wird aufgedeckt: In diesem Zug dürfen alle Wikinger ziehen und danach alle angreifen.
guide-heroscape-hill = Ein Wikinger hat 4 Punkte für seine Bewegung. Ein Feld kostet einen Punkt, jede Ebene hinauf einen mehr. Bring Wikinger 2 auf die Kuppe des Hügels, D5. Dort liegt etwas …
guide-heroscape-glyph = Eine Glyphe! Wer sie betritt, bleibt stehen, und jetzt liegt sie offen: Astrid. Solange eine deiner Figuren hier steht, haben deine normalen Angriffe einen Würfel mehr.
guide-heroscape-line = Hol Wikinger 3 an seine Seite, nach D4. Die beiden anderen folgen von selbst.
guide-heroscape-power = Zum Kämpfen ist noch niemand nah genug, aber die Wikinger haben eine eigene Kraft. Berserkersturm: Wirf den zwanzigseitigen Würfel, ab 15 ziehen alle noch einmal. Der Versuch kostet nichts.
guide-heroscape-marro = Eine 1! Nun, es kann nur besser werden. Dein Zug ist vorbei, und die anderen decken ihren Marker 1 auf: die Marro. Sie schießen auf alles, was höchstens sechs Felder entfernt ist.
guide-heroscape-height = Behalte den Wikinger auf dem Hügel im Auge. Wer höher steht als sein Gegner, hat einen Würfel mehr, beim Angriff wie bei der Verteidigung.
guide-heroscape-dice = Beide Schüsse wurden abgewehrt. Jeder Schädel des Angreifers ist ein Treffer, jeder Schild des Verteidigers nimmt einen weg. Dein Wikinger auf dem Hügel hatte fünf Würfel statt vier.
guide-heroscape-charge = Dein Marker 2: noch einmal die Wikinger. Jetzt geht es hinunter zum Feind. Schick Wikinger 3 nach D6, neben Marro 3.
guide-heroscape-engaged = Diese beiden sind jetzt kampfgebunden: Sie stehen nebeneinander. Wer kampfgebunden ist, kann nur Feinde angreifen, mit denen er es ist. Und er sollte lieber nicht weggehen; warum, siehst du gleich.
guide-heroscape-second = Wikinger 1 geht nach C6, neben den anderen Marro. Die übrigen bleiben stehen: Nimm danach „Niemand zieht mehr“.
guide-heroscape-attack = Zeit zuzuschlagen! Zeig auf einen Angriff, und du erfährst die genauen Aussichten, bevor du dich entscheidest. Hier: drei Würfel des Wikingers, einer, weil er höher steht, einer von Astrid. Wikinger 3 greift Marro 3 an.
guide-heroscape-again = Zwei Schädel, zwei Schilde: nichts. Das kommt vor. Jeder im Trupp hat einen Angriff, jetzt ist also Wikinger 1 dran.
guide-heroscape-hit = Vier Schädel und nur zwei Schilde: getroffen. Figuren eines Trupps haben ein einziges Leben, das war also das Ende dieses Marro.
guide-heroscape-flee = Sein Freund ist noch mit Wikinger 3 kampfgebunden und hat genug gesehen. Schau, was geschieht, wenn er davonläuft.
guide-heroscape-fled = Wer einen Kampf verlässt, kann im Vorbeigehen getroffen werden: ein Würfel, keine Verteidigung. Ein Schädel, und er ist weg. Ist einer deiner Wege so gefährlich, wirst du gewarnt, bevor du ihn gehst.
guide-heroscape-shots = Zwei Marro sind übrig. Einer tritt auf die andere Glyphe, und beide schießen.
guide-heroscape-gerda = Wieder kam nichts durch. Ihre Glyphe ist Gerda: ein Würfel mehr bei der Verteidigung, für alle auf ihrer Seite.
guide-heroscape-finn = Marker 3: Finn. Ein Held ist eine Karte mit einer einzigen Figur, er hat mehrere Leben, und Wikinger neben Finn greifen mit einem Würfel mehr an. Er hat 5 Punkte: B8 erreicht er gerade noch.
guide-heroscape-hero = Finn ist mit zwei Feinden zugleich kampfgebunden und darf wählen. Greif den Marro auf der Glyphe an.
guide-heroscape-nerak = Ein Schädel, ein Schild. Finn murmelt etwas über Glyphen. Nun der letzte Zug der anderen: Nerak greift Finn an.
guide-heroscape-round = Drei Schilde! Das war der letzte Zug der Runde. Eine neue beginnt, mit neuen Befehlen und einem neuen Wurf um die Initiative.
guide-heroscape-orders-again = Finn steckt mitten im Getümmel, also handelt er zuerst: die 1 und das X für Finn, 2 und 3 für die Wikinger.
guide-heroscape-lost-initiative = 12 gegen 13: Diesmal beginnen die anderen, und Nerak schlägt noch einmal nach Finn.
guide-heroscape-wounds = Zwei Schädel und kein einziger Schild: zwei Wunden. Finn hat vier Leben und kämpft so gut wie zuvor. Erst die vierte Wunde ist sein Ende.
guide-heroscape-revenge = Dein Zug. Finn muss nicht ziehen: Nimm „Niemand zieht mehr“, und dann lass ihn antworten.
guide-heroscape-end = Eine Wunde für Nerak! Befehle, Wege, Höhe, Glyphen, Kampfbindung, Angriffe, Wunden: Du hast gesehen, wie es geht.
guide-heroscape-free = Von hier an gehört die Schlacht dir, und jede Wahl ist frei. Was du vergessen hast, steht unter Regeln. Viel Glück!

# --- Battleground -----------------------------------------------------------------------------------

guide-battleground-hello = Willkommen auf Eternia! Du führst He-Man, Man-At-Arms und Stratos. Hinter den Ruinen warten Skeletor, Mer-Man und Trap Jaw. Nach vier Runden entscheiden Siegpunkte: 20 für jedes eingenommene Ziel, und für jeden ausgeschalteten Feind so viel, wie er gekostet hat.
guide-battleground-first = Du hast den Wurf gewonnen. Sind zwei Karten gleich, geht der erste Spieler vor, also fang du an.
guide-battleground-card = Das ist deine Hand. Jede Seite spielt eine Karte verdeckt; die höhere Zahl handelt zuerst. Die Karte gibt dem, der mit ihr handelt, auch Aktionspunkte (AP) und Mana.
guide-battleground-press-on = Spiel „Immer weiter“: Initiative 5, 2 AP, 1 Mana.
guide-battleground-activate = 5 gegen 4: Du bist zuerst dran. Jetzt sagst du, wer mit dieser Karte handelt. Aktiviere Man-At-Arms.
guide-battleground-bonus = Jede Karte hat außerdem einen Bonus: entweder ihre Fähigkeit oder zusätzliches Mana. Die Fähigkeit von „Immer weiter“ ist noch ein AP, und heute haben wir es eilig. Nimm sie.
guide-battleground-focus = 3 AP, und die meisten Aktionen kosten einen. Beginn mit Konzentration. Das ist ein Marker, den du später ausgibst: um weiter zu laufen oder leichter zu treffen.
guide-battleground-move = Siehst du das Ziel mitten in der Ruine? Da wollen wir hin. Man-At-Arms bewegt sich 5 Felder weit, oder 8, wenn er seine Konzentration ausgibt.
guide-battleground-move-where = Beweg ihn konzentriert, nach L11. Was ein Weg kostet, steht da, solange du auf das Feld zeigst.
guide-battleground-extra = In deiner eigenen Aktivierung darfst du weitere Karten von der Hand spielen, nur für ihren Bonus. „Zweite Luft“ gibt 1 AP. Spiel sie.
guide-battleground-again = Eine zweite Bewegung in derselben Aktivierung kostet 2 AP, eine dritte kostete 3. Geh um die Mauer herum nach L14 und dreh ihn nach Nordosten, zum Feind: Man sieht und schießt nach vorn.
guide-battleground-glory = Zwei deiner Karten sind Ruhmeskarten. Jede ist eine Nebenmission für 20 Punkte oder einfach 1 AP. Wir brauchen jetzt den AP: Nimm „Der perfekte Schuss“.
guide-battleground-watch = Gib ihn für Bereitschaft aus. Das beendet seinen Zug; aber sobald ein Feind vor ihm und in Reichweite stehen bleibt, fährt Man-At-Arms dazwischen und handelt.
guide-battleground-blast = Skeletor ist am Zug und hat Man-At-Arms gesehen. Er wirkt Magieschlag. Jeder Würfel, der die nötige Zahl zeigt, meist 4 oder mehr, ist ein Erfolg; für Mana darf man einen Würfel noch einmal werfen.
guide-battleground-defend = Drei Erfolge. Du darfst dich verteidigen, und jeder deiner Erfolge nimmt einen von seinen weg. Gegen Magie hilft Man-At-Arms nur sein Verstand: zwei Würfel. Wirf sie!
guide-battleground-walk = 6 und 5, zwei Erfolge! Einer von seinen bleibt übrig, und Magieschlag braucht zwei für eine Wunde: Nichts ist geschehen. Skeletor hat noch 1 AP und kommt näher. Zu nah …
guide-battleground-shoot = Bereitschaft! Man-At-Arms unterbricht ihn mit 1 AP. Schieß mit der Armkanone auf Skeletor. Die Aussichten stehen da, bevor du wählst, hier und überall.
guide-battleground-reroll = 6, 6, 5 und eine 3. Jetzt nützt das Mana etwas: Wirf die 3 noch einmal.
guide-battleground-wounded = Nur eine 2, macht nichts: Jede Sechs bringt einen Würfel mehr, und am Ende hattest du vier Erfolge. Drei hat Skeletor abgewehrt, einer kam durch: eine Wunde. Beende die Unterbrechung und heb dir die anderen Karten auf.
guide-battleground-second = Die nächsten beiden Karten. He-Man und Stratos haben noch nicht gehandelt. Spiel „Stahl auf Stahl“, deine schnellste.
guide-battleground-he-man = Wieder bist du zuerst dran. Aktiviere He-Man: Das Ziel gehört ihm.
guide-battleground-run = Mana geben ihm die Karten nicht, nur seine Konzentration; AP bekommt er wie alle. Nimm den „Hieb eines Helden“ für 1 AP mehr und beweg ihn zweimal.
guide-battleground-run-where = Erst nach H16, dann nach M15, mitten auf das Ziel. Dann blick nach Nordosten.
guide-battleground-objective = Ziele werden eingenommen, wenn die Runde endet: von jemandem, der darauf oder daneben steht, wenn kein Feind neben dem Ziel oder neben ihm steht.
guide-battleground-mer-man = Die anderen müssten also sehr nah herankommen. Mer-Man versucht es. Nicht nah genug!
guide-battleground-third = Jede Seite hat noch einen übrig. Spiel „Standhaft“; was sie taugt, wird Stratos sehen.
guide-battleground-stratos = Trap Jaw hatte die höhere Karte und ist schon gezogen. Stratos, der Geflügelte, konzentriert sich und läuft: nach L22.
guide-battleground-round = Die Runde ist vorbei, und He-Man nimmt das Ziel ein. 20 Punkte, die dir keiner mehr nimmt. Alle sind wieder bereit.
guide-battleground-draw = In einer neuen Runde füllen beide Seiten ihre Hand auf fünf Schicksalskarten auf. Was dir nicht gefällt, darfst du vorher abwerfen; du behältst deine.
guide-battleground-strike = Nun zu Skeletor. Spiel „Lang erwartet“, Initiative 8, und aktiviere He-Man.
guide-battleground-behind = Es kommt darauf an, von wo du zuschlägst. Ein Angriff von hinten ist ein Flankenangriff: Jeder Würfel braucht eins weniger.
guide-battleground-behind-where = Geh um Skeletor herum nach Q15 und blick nach Südwesten, auf seinen Rücken.
guide-battleground-sword = „Erster Schlag“ gibt allen Angriffen dieser Aktivierung einen Würfel mehr. Spiel ihn für seine Fähigkeit, und dann: das Schwert der Macht!
guide-battleground-last = Vier Erfolge, einer abgewehrt: zwei Wunden auf einmal. Je mehr durchkommt, desto tiefer der Hieb; Skeletor hat noch 2 von 5. Beende den Zug.
guide-battleground-end = Karten, AP, Konzentration, Bereitschaft, Angriff und Verteidigung, Mana, Blickrichtung, Ziele: Du hast gesehen, wie es geht.
guide-battleground-free = Von hier an ist jede Wahl deine. Wer von einem Feind neben sich weggeht, lädt zu einem Hieb ein, also schau erst hin. Und was du vergessen hast, steht unter Regeln. Du hast die Macht!

# --- Fields of Eternia ------------------------------------------------------------------------------

guide-fields-hello = Willkommen auf Eternia, und zwar auf ganz Eternia! Drei Helden der Meister gegen drei Böse. Du bist He-Man. Der Computer führt Teela und Man-At-Arms, die zu dir gehören, und die drei, die es nicht tun.
guide-fields-turns = In jeder Runde hat jeder Held einen Zug, und die Seiten wechseln sich ab. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt gemeinsam. Aktiviere He-Man.
guide-fields-move = Ein Zug hat zwei Standardaktionen, und zwar zwei verschiedene. Bewegen ist eine davon. He-Man kommt zwei Gebiete weit: Geh nach Eternos.
guide-fields-outpost = Ein leerer Außenposten gehört dem, der hineingeht. Eternos ist dein, und in jeder Runde bei Tag bringt es 2 Eternium, das Geld des Planeten.
guide-fields-fortify = Jemand muss bleiben, wenn He-Man weiterzieht, sonst geht der nächste Feind ebenso leicht hinein. Befestige Eternos mit 3 Soldaten.
guide-fields-trader = Beide Standardaktionen sind getan. Ein Besuch beim Händler beendet den Zug. Deine Seite hält ein Dorf mit einer Magiergilde und kauft dort auch aus der Ferne.
guide-fields-buy = Zauber! Blitzschlag verletzt einen Gegner im Kampf, Spiegelbild schwächt seinen Angriff. Kauf beide, und dann nichts mehr.
guide-fields-goals = Zwei Punkte auf einen Schlag: Mit zwei Zaubern hat deine Seite das erste Ziel einer Siegpunktkarte erreicht. Diese Karten liegen für alle offen; sieh sie dir an, bevor du planst.
guide-fields-others = Nun die anderen, einer nach dem anderen: Jeder nimmt einen Außenposten und lässt dort Soldaten, wie du.
guide-fields-income = Ein neuer Tag. Deine Außenposten zahlen 10 Eternium, ihre auch; ein Ziel haben die Bösen ebenfalls erreicht. Aktiviere wieder He-Man.
guide-fields-wilds = Außenposten machen reich, Aufgaben machen berühmt. Auf den Wiesen der Harmonie liegt ein Aufgabenmarker. Geh hin.
guide-fields-quest = Und meistere die Aufgabe. Was dort wartet, weiß niemand, bis die Karte aufgedeckt wird.
guide-fields-epic = Ein Mantisaur! Ein epischer Kampf wird mit Karten geführt. Sie kommen in drei Zonen: Angriff, Verteidigung und Initiative. Wer mehr Initiative hat, schlägt zuerst zu, und was vom Angriff über die Verteidigung des anderen hinausgeht, ist Schaden.
guide-fields-weapon = Wähl zuerst, womit du kämpfst: das Zauberschwert.
guide-fields-zones = Du ziehst aus deinem Kampfdeck, Karte um Karte, und sagst bei jeder, wohin sie geht. Vier dürfen bleiben.
guide-fields-concentrate = Eine +1 ist nicht viel. Zweimal im Kampf darfst du dich konzentrieren: Die Karte geht, eine andere kommt. Tu es.
guide-fields-energy-card = Energie! Sie zählt nur 1, weckt aber gleich deine Waffe auf. Leg sie in den Angriff. Und bei der +1, die dann kommt: noch einmal Konzentration.
guide-fields-rest-of-cards = Wieder eine +1, dann muss sie eben der Verteidigung dienen. Die zweite Energie kommt in den Angriff, die 2 in die Verteidigung.
guide-fields-energy = Die Karten liegen, nun kommen die Fähigkeiten, eine nach der anderen, bis beide Seiten passen. Mit jeder Energie gibt das Zauberschwert deinem Angriff 2 dazu und deiner Verteidigung 1. Setz beide ein.
guide-fields-spells = Und die Zauber, die du gekauft hast. Blitzschlag nimmt 1 Trefferpunkt und 2 Initiative, Spiegelbild 2 Angriff.
guide-fields-won = 6 gegen 3, und schneller als das Biest: Es fiel, bevor es beißen konnte. Das ist 1 SP für deine Seite.
guide-fields-tame = Ein besiegtes Biest lässt sich bändigen, für 3 Eternium. Willst du einen Mantisaur? Natürlich willst du.
guide-fields-deck = Ein Sieg macht dich auch besser. Eine neue Karte kommt in dein Kampfdeck, eine alte geht: Nimm Kraftfluss und trenn dich von einer +1.
guide-fields-goods = He-Man hat sich etwas verdient. Geh in den Laden, kauf die Kraftarmschienen, leg sie an und kauf nichts mehr: So endet der Zug.
guide-fields-end = Außenposten und Eternium, Soldaten, Händler, Aufgaben, Kämpfe, Siegpunktkarten: Du hast gesehen, wie es geht.
guide-fields-free = Von hier an ist jede Wahl deine. Das Spiel endet mit der Runde des vierten Schädels, und die meisten SP gewinnen. Was du vergessen hast, steht unter Regeln. Bei der Macht von Grayskull!
