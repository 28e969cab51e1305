# Les mots des premières parties guidées. Leur place est dans `guides/<game>.toml`.

# --- Heroscape --------------------------------------------------------------------------------------

guide-heroscape-hello = Bienvenue sur le champ de bataille ! Les Vikings sont à vous : quatre guerriers et Finn, leur champion. En face attendent quatre Marros et Nerak sur son swog. Qui n’a plus de figurines a perdu.
guide-heroscape-place = D’abord, chacun prend position. Vos Vikings connaissent leur place : choisissez « Placer le reste pour moi ».
guide-heroscape-orders = Voici le cœur du jeu : les ordres. Une manche compte trois tours, et avant qu’elle commence vous décidez quelle carte agira dans chacun. Les marqueurs 1, 2 et 3 restent face cachée sur vos cartes jusqu’à leur tour.
guide-heroscape-orders-x = Le X est un bluff. Il ne fait rien, mais l’adversaire ne peut pas le distinguer des autres. Donnez 1 et 2 aux Vikings, 3 et X à Finn.
guide-heroscape-initiative = Chacun a lancé un dé à vingt faces pour l’initiative : 13 pour vous, 8 pour eux. Vous commencez ! Votre marqueur 1 est retourné : à ce tour tous les Vikings peuvent se déplacer, puis tous peuvent attaquer.
guide-heroscape-hill = Un Viking a 4 points de déplacement. Une case coûte un point, et chaque niveau grimpé un de plus. Menez le Viking 2 au sommet de la colline, en D5. Il y a là quelque chose…
guide-heroscape-glyph = Un glyphe ! Il arrête qui marche dessus, et le voilà révélé : Astrid. Tant qu’une de vos figurines s’y tient, vos attaques normales ont un dé de plus.
guide-heroscape-line = Amenez le Viking 3 à côté de lui, en D4. Les deux autres suivent d’eux-mêmes.
guide-heroscape-power = Personne n’est encore assez près pour se battre, mais les Vikings ont un pouvoir à eux. Charge des berserkers : lancez le dé à vingt faces, et à partir de 15 ils se déplacent tous à nouveau. Essayer ne coûte rien.
guide-heroscape-marro = Un 1 ! Bon, cela ne peut que s’améliorer. Votre tour est fini, et les autres retournent leur marqueur 1 : les Marros, qui tirent jusqu’à six cases.
guide-heroscape-height = Gardez un œil sur le Viking de la colline. Qui se tient plus haut que l’ennemi a un dé de plus, en attaque comme en défense.
guide-heroscape-dice = Les deux tirs ont été arrêtés. Chaque crâne de l’attaquant touche, chaque bouclier du défenseur en annule un. Sur sa colline, votre Viking avait cinq dés au lieu de quatre.
guide-heroscape-charge = Votre marqueur 2 : encore les Vikings. Descendons vers l’ennemi. Envoyez le Viking 3 en D6, à côté du Marro 3.
guide-heroscape-engaged = Ces deux-là sont engagés : ils sont côte à côte. Une figurine engagée ne peut attaquer que les ennemis avec qui elle l’est. Et mieux vaut ne pas s’en aller ; vous allez voir pourquoi.
guide-heroscape-second = Le Viking 1 va en C6, à côté de l’autre Marro. Les autres restent là : choisissez ensuite « Plus personne ne bouge ».
guide-heroscape-attack = À l’attaque ! Montrez une attaque, et vous connaîtrez les chances exactes avant de choisir. Ici : trois dés du Viking, un parce qu’il est plus haut, un grâce à Astrid. Le Viking 3 attaque le Marro 3.
guide-heroscape-again = Deux crânes, deux boucliers : rien. Cela arrive. Chacun du groupe a une attaque ; au Viking 1, maintenant.
guide-heroscape-hit = Quatre crânes et seulement deux boucliers : touché. Les figurines d’un groupe n’ont qu’une vie, c’est donc la fin de ce Marro.
guide-heroscape-flee = Son ami est encore engagé avec le Viking 3, et il en a assez vu. Regardez ce qui arrive quand il s’enfuit.
guide-heroscape-fled = Qui quitte un combat peut être frappé au passage : un dé, pas de défense. Un crâne, et c’en est fini. Si un de vos chemins est aussi dangereux, vous en êtes averti avant de le prendre.
guide-heroscape-shots = Il reste deux Marros. L’un marche sur l’autre glyphe, et tous deux tirent.
guide-heroscape-gerda = Encore une fois, rien n’est passé. Leur glyphe est Gerda : un dé de défense de plus pour tout leur camp.
guide-heroscape-finn = Marqueur 3 : Finn. Un héros est une carte d’une seule figurine, il a plusieurs vies, et les Vikings à côté de Finn attaquent avec un dé de plus. Il a 5 points : B8 est juste à sa portée.
guide-heroscape-hero = Finn est engagé avec deux ennemis à la fois et peut choisir. Attaquez le Marro qui est sur le glyphe.
guide-heroscape-nerak = Un crâne, un bouclier. Finn grommelle contre les glyphes. Dernier tour des autres : Nerak attaque Finn.
guide-heroscape-round = Trois boucliers ! C’était le dernier tour de la manche. Une nouvelle commence, avec de nouveaux ordres et un nouveau jet d’initiative.
guide-heroscape-orders-again = Finn est au cœur de la mêlée, il agira donc en premier : 1 et X sur Finn, 2 et 3 sur les Vikings.
guide-heroscape-lost-initiative = 12 contre 13 : cette fois les autres commencent, et Nerak frappe encore Finn.
guide-heroscape-wounds = Deux crânes et pas un bouclier : deux blessures. Finn a quatre vies et se bat aussi bien qu’avant. Seule la quatrième blessure l’abattra.
guide-heroscape-revenge = À vous. Finn n’a pas besoin de bouger : choisissez « Plus personne ne bouge », puis laissez-le répondre.
guide-heroscape-end = Une blessure pour Nerak ! Ordres, chemins, hauteur, glyphes, engagement, attaques, blessures : vous avez vu comment cela marche.
guide-heroscape-free = À partir d’ici la bataille est à vous, et tout choix est libre. Ce que vous avez oublié se trouve sous Règles. Bonne chance !

# --- Battleground -----------------------------------------------------------------------------------

guide-battleground-hello = Bienvenue sur Eternia ! Vous menez He-Man, Man-At-Arms et Stratos. De l’autre côté des ruines attendent Skeletor, Mer-Man et Trap Jaw. Après quatre manches, les points décident : 20 par objectif capturé, et pour chaque ennemi assommé ce qu’il coûtait.
guide-battleground-first = Vous avez gagné le jet. Le premier joueur passe devant quand deux cartes sont égales ; choisissez donc de commencer.
guide-battleground-card = Voici votre main. Chaque camp joue une carte face cachée ; le nombre le plus haut agit d’abord. La carte donne aussi des points d’action (PA) et du mana au personnage qui agit avec elle.
guide-battleground-press-on = Jouez « Aller de l’avant » : initiative 5, 2 PA, 1 mana.
guide-battleground-activate = 5 contre 4 : à vous d’abord. Dites maintenant qui agit avec cette carte. Activez Man-At-Arms.
guide-battleground-bonus = Chaque carte a de plus un bonus : soit sa capacité, soit du mana en plus. La capacité d’« Aller de l’avant » est un PA de plus, et aujourd’hui nous sommes pressés. Prenez-la.
guide-battleground-focus = 3 PA, et la plupart des actions en coûtent un. Commencez par la Concentration. C’est un jeton que vous dépensez plus tard : pour aller plus loin, ou pour rendre un jet plus facile.
guide-battleground-move = Vous voyez l’objectif au milieu de la ruine ? C’est là que nous allons. Man-At-Arms avance de 5 hexagones, ou de 8 s’il dépense sa Concentration.
guide-battleground-move-where = Déplacez-le avec Concentration, en L11. Le prix d’un chemin s’affiche quand vous montrez la case.
guide-battleground-extra = Pendant votre activation vous pouvez jouer d’autres cartes de votre main, pour leur bonus seulement. « Second souffle » donne 1 PA. Jouez-le.
guide-battleground-again = Un deuxième déplacement dans la même activation coûte 2 PA, un troisième en coûterait 3. Contournez le mur jusqu’en L14 et tournez-le vers le nord-est, vers l’ennemi : on voit et on tire devant soi.
guide-battleground-glory = Deux de vos cartes sont des cartes Gloire. Chacune est une mission secondaire de 20 points, ou simplement 1 PA. Il nous faut le PA : utilisez « Le tir parfait ».
guide-battleground-watch = Dépensez-le en Vigilance. Cela termine son tour ; mais dès qu’un ennemi s’arrête devant lui et à portée, Man-At-Arms intervient et agit.
guide-battleground-blast = C’est à Skeletor, et il a vu Man-At-Arms. Il lance Décharge magique. Chaque dé qui atteint le nombre requis, d’ordinaire 4 ou plus, est un succès ; avec du mana on peut relancer un dé.
guide-battleground-defend = Trois succès. Vous pouvez vous défendre, et chacun de vos succès annule un des siens. Contre la magie Man-At-Arms n’a que son esprit : deux dés. Lancez-les !
guide-battleground-walk = 6 et 5, deux succès ! Il lui en reste un, et Décharge magique en veut deux pour blesser : il ne s’est rien passé. Skeletor a encore 1 PA et s’approche. Trop près…
guide-battleground-shoot = Vigilance ! Man-At-Arms l’interrompt avec 1 PA. Tirez sur Skeletor avec le Canon de bras. Les chances sont affichées avant votre choix, ici et partout.
guide-battleground-reroll = 6, 6, 5 et un 3. Maintenant le mana est utile : relancez le 3.
guide-battleground-wounded = Rien qu’un 2, tant pis : chaque six ajoute un dé, et à la fin vous aviez quatre succès. Skeletor en a arrêté trois, un est passé : une blessure. Terminez l’interruption et gardez vos autres cartes.
guide-battleground-second = Les deux cartes suivantes. He-Man et Stratos n’ont pas encore agi. Jouez « Choc des lames », votre plus rapide.
guide-battleground-he-man = À vous d’abord, encore. Activez He-Man : l’objectif est pour lui.
guide-battleground-run = Les cartes ne donnent pas de mana à He-Man, seule sa Concentration en donne ; des PA, il en reçoit comme tout le monde. Utilisez « Coup de champion » pour 1 PA de plus, et déplacez-le deux fois.
guide-battleground-run-where = D’abord en H16, puis en M15, en plein sur l’objectif. Puis regardez vers le nord-est.
guide-battleground-objective = Les objectifs se capturent à la fin de la manche, par quelqu’un qui est dessus ou à côté, si aucun ennemi n’est à côté de l’objectif ni de lui.
guide-battleground-mer-man = Les autres devraient donc venir très près. Mer-Man essaie. Pas assez près !
guide-battleground-third = Il reste un personnage à chacun. Jouez « Tenir bon » ; Stratos verra à quoi elle sert.
guide-battleground-stratos = Trap Jaw avait la carte la plus haute et s’est déjà déplacé. Stratos, l’homme ailé, prend la Concentration et court : en L22.
guide-battleground-round = La manche est finie, et He-Man capture l’objectif. 20 points que personne ne vous reprendra. Tous sont de nouveau prêts.
guide-battleground-draw = À chaque nouvelle manche les deux camps complètent leur main à cinq cartes Destin. Celles qui ne vous plaisent pas, vous pouvez les défausser avant ; vous gardez les vôtres.
guide-battleground-strike = À nous, Skeletor. Jouez « Longue attente », initiative 8, et activez He-Man.
guide-battleground-behind = L’endroit d’où l’on frappe compte. Une attaque par-derrière est une attaque de flanc : chaque dé a besoin d’un de moins.
guide-battleground-behind-where = Contournez Skeletor jusqu’en Q15, et regardez vers le sud-ouest, vers son dos.
guide-battleground-sword = « Frapper en premier » ajoute un dé à toutes les attaques de cette activation. Jouez-la pour sa capacité, et alors : l’Épée de Pouvoir !
guide-battleground-last = Quatre succès, un arrêté : deux blessures d’un coup. Plus il en passe, plus l’entaille est profonde ; Skeletor n’en a plus que 2 sur 5. Terminez le tour.
guide-battleground-end = Cartes, PA, Concentration, Vigilance, attaque et défense, mana, orientation, objectifs : vous avez vu comment cela marche.
guide-battleground-free = À partir d’ici tout choix est à vous. S’éloigner d’un ennemi voisin, c’est s’exposer à un coup : regardez avant de partir. Et ce que vous avez oublié se trouve sous Règles. Vous avez le pouvoir !

# --- Fields of Eternia ------------------------------------------------------------------------------

guide-fields-hello = Bienvenue sur Eternia, et sur tout Eternia ! Trois héros des Maîtres contre trois Guerriers du Mal. Vous êtes He-Man. L’ordinateur mène Teela et Man-At-Arms, qui sont avec vous, et les trois qui ne le sont pas.
guide-fields-turns = À chaque manche chaque héros a un tour, et les camps alternent. Le camp qui a le plus de points de victoire (PV) à la fin gagne ensemble. Activez He-Man.
guide-fields-move = Un tour a deux actions standard, et elles doivent être différentes. Se déplacer en est une. He-Man va jusqu’à deux zones : allez à Eternos.
guide-fields-outpost = Un avant-poste vide appartient à qui y entre. Eternos est à vous, et à chaque manche de jour il rapporte 2 éternium, la monnaie de la planète.
guide-fields-fortify = Il faut que quelqu’un reste quand He-Man s’en va, sinon le prochain ennemi entrera tout aussi facilement. Fortifiez Eternos avec 3 soldats.
guide-fields-trader = Les deux actions standard sont faites. Une visite chez un marchand termine le tour. Votre camp tient un village avec une guilde des mages, et y achète même de loin.
guide-fields-buy = Des sorts ! Éclair blesse un adversaire au combat, Image miroir affaiblit son attaque. Achetez les deux, puis plus rien.
guide-fields-goals = Deux points d’un coup : avec deux sorts votre camp a atteint le premier but d’une carte de victoire. Ces cartes sont visibles de tous ; regardez-les avant de faire des plans.
guide-fields-others = Aux autres, l’un après l’autre : chacun prend un avant-poste et y laisse des soldats, comme vous.
guide-fields-income = Un nouveau jour. Vos avant-postes rapportent 10 éternium, les leurs aussi ; les Guerriers du Mal ont atteint un but, eux aussi. Activez de nouveau He-Man.
guide-fields-wilds = Les avant-postes enrichissent, les quêtes rendent célèbre. Dans les Prairies de l’harmonie il y a un marqueur de quête. Allez-y.
guide-fields-quest = Et partez en quête. Personne ne sait ce qui attend là avant que la carte soit retournée.
guide-fields-epic = Un Mantisaur ! Un combat épique se livre avec des cartes. Elles vont dans trois zones : attaque, défense et initiative. Qui a le plus d’initiative frappe d’abord, et l’attaque qui dépasse la défense de l’autre fait des dégâts.
guide-fields-weapon = Choisissez d’abord votre arme : l’Épée du Pouvoir.
guide-fields-zones = Vous piochez dans votre paquet de combat, carte par carte, et dites où va chacune. Quatre peuvent rester.
guide-fields-concentrate = Un +1, c’est peu. Deux fois par combat vous pouvez vous concentrer : la carte part, une autre vient. Faites-le.
guide-fields-energy-card = Énergie ! Elle ne compte que 1, mais réveille bientôt votre arme. Mettez-la en attaque. Et pour le +1 qui vient ensuite : Concentration encore une fois.
guide-fields-rest-of-cards = Encore un +1, il servira donc de défense. La deuxième Énergie va en attaque, et le 2 en défense.
guide-fields-energy = Les cartes sont posées ; viennent les capacités, une à la fois jusqu’à ce que les deux camps passent. Chaque Énergie permet à l’Épée du Pouvoir d’ajouter 2 à votre attaque et 1 à votre défense. Utilisez les deux.
guide-fields-spells = Et les sorts que vous avez achetés. Éclair retire 1 point de santé et 2 d’initiative, Image miroir 2 d’attaque.
guide-fields-won = 6 contre 3, et plus rapide que la bête : elle est tombée avant de pouvoir mordre. C’est 1 PV pour votre camp.
guide-fields-tame = Une bête vaincue peut être domptée, pour 3 éternium. Voulez-vous un Mantisaur ? Bien sûr que oui.
guide-fields-deck = Une victoire vous rend aussi meilleur. Une nouvelle carte entre dans votre paquet de combat et une ancienne en sort : prenez Flux de pouvoir, et laissez partir un +1.
guide-fields-goods = He-Man a bien mérité quelque chose. Allez à la boutique, achetez les Brassards de puissance, mettez-les, et n’achetez plus rien : ainsi finit le tour.
guide-fields-end = Avant-postes et éternium, soldats, marchands, quêtes, combats, cartes de victoire : vous avez vu comment cela marche.
guide-fields-free = À partir d’ici tout choix est à vous. La partie finit avec la manche du quatrième crâne, et le plus de PV l’emporte. Ce que vous avez oublié se trouve sous Règles. Par le pouvoir du crâne ancestral !
