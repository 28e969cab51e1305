# Les mots du client pour navigateur. Ce que dit un jeu (événements, questions, refus) est dans son propre fichier.

skip-to-content = Aller au contenu
language = Langue
switch-theme = Changer entre sombre et clair
yes = oui
no = non
you = Vous
you-too = vous
back = Retour
close = Fermer
ask = Demander
play = Lecture
pause = Pause
loading = Chargement…
connecting = Connexion…
reconnecting = La connexion est perdue. Nouvel essai…
undo = Reprendre
odds = Chances
no-odds = Rien n’est laissé au hasard.
ap = PA
mana = mana
focus = Concentration
overwatch = Vigilance

## Accueil

lobby-title = De vrais jeux de bataille, avec arbitre.
lobby-lead = Jouez selon les vraies règles, avec les chances sous les yeux et une réponse à chaque « pourquoi pas ? ».
about-battleground = Masters of the Universe: Battleground. Une escarmouche sur hexagones avec cartes destin, dés explosifs et interruptions, pour deux joueurs ou deux équipes de deux.
title-battleground = Battleground
play-now = Jouer maintenant
new-game = Nouvelle partie…
link-maker = Atelier de cartes
new-game-of = Nouvelle partie : { $title }
join-title = Rejoindre une partie
join = Rejoindre
bad-link = Ce n’est pas le lien d’une partie.
open-replay = Revoir une partie
continue-title = Continuer
forget-match = Retirer de cette liste
watch-title = Regarder
open-seat = place libre
unofficial = Un projet de fans, non officiel. Les noms appartiennent à leurs propriétaires. Icônes : game-icons.net, CC BY 3.0.
about = À propos de Battlewright
about-what = Battlewright arbitre des jeux de bataille sur table selon leurs vraies règles : il propose ce qui est permis, dit pourquoi le reste ne l’est pas et montre les chances avant que vous ne décidiez.
about-unofficial = Il est fait par des gens qui aiment ces jeux et n’est lié à aucun éditeur. Les noms appartiennent à leurs propriétaires ; aucune image ni aucun texte officiel n’est utilisé. Pour avoir l’original, achetez les jeux.
about-icons = Icônes de
about-fonts = Polices de caractères :
about-licence = Le programme est un logiciel libre sous licence MIT. Le fichier NOTICE nomme tout ce que d’autres ont fait.
scenario = Scénario
map = Carte
map-by-play = Choisie en jeu
seat = Place { $number }
team = Équipe { $number }
player = Joueur { $number }
player-name = Nom
how-many = Nombre de joueurs
who-plays = Qui joue
kind-me = Vous
kind-here = Quelqu’un à cet écran
kind-open = Un ami, par lien
kind-greedy = Ordinateur : joue pour gagner
kind-random = Ordinateur : joue au hasard
kind-palace-recruit = Ordinateur : Recrue du palais – pour débuter
kind-royal-guard = Ordinateur : Garde royal – facile
kind-guard-captain = Ordinateur : Capitaine de la garde – bon
kind-grayskull-champion = Ordinateur : Champion de Grayskull – fort
kind-valhalla-squire = Ordinateur : Écuyer du Valhalla – pour débuter
kind-valhalla-knight = Ordinateur : Chevalier du Valhalla – facile
kind-valhalla-warlord = Ordinateur : Seigneur de guerre du Valhalla – bon
kind-wellspring-champion = Ordinateur : Champion de la Source – fort
kind-eternia-villager = Ordinateur : Villageois d’Eternia – pour débuter
kind-eternia-ranger = Ordinateur : Éclaireur d’Eternia – facile
kind-eternia-master = Ordinateur : Maître d’Eternia – bon
kind-eternia-champion = Ordinateur : Champion d’Eternia – fort
force = Force
force-build = Composée à la table
force-heroscape = Armée
force-build-heroscape = Choisie à la table
more-settings = Autres réglages
match-name = Nom de la partie
clock = Pendule
clock-none = Sans pendule
clock-minutes = { $minutes } minutes chacun, 5 secondes par choix
public-match = Montrer cette partie aux spectateurs
switch-massive_cover_low_only = Seuls les obstacles bas à côté d’une cible massive sont ignorés pour sa couverture
switches = Règles maison
start-match = Commencer la partie

## À la table

your-name = Votre nom
take-seat = Prendre cette place
watch = Regarder
cannot-open = Cette partie ne peut pas être ouverte
to-lobby = Vers l’accueil
pass-device = { $name }, l’écran est à vous
i-am-ready = Montrer mes cartes
invite-friend = Envoyez ce lien à un ami :
copy-link = Copier
copied = Copié
sidebar = Journal, règles et partie
tab-play = Jeu
tab-log = Journal
tab-rules = Règles
tab-match = Partie
log-empty = Il ne s’est encore rien passé.
log-quiet = Rien ne se passe à cet instant.
search-rules = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-more = En montrer plus (encore { $count })
ruling = Notre lecture :
see-also = Voir aussi
watching = Vous regardez la partie.
players = Joueurs
computer = ordinateur
computer-player = Ordinateur
computer-player-many = Ordinateur { $number }
here = en ligne
away = hors ligne
deciding = en train de choisir
offer-draw = Proposer un match nul
resign = Abandonner
resign-sure = Vraiment abandonner
offered-draw = un match nul
offered-undo = de reprendre un choix
offer-made = Vous avez proposé : { $what }.
offer-from = { $name } vous propose : { $what }.
accept = Accepter
decline = Refuser
withdraw = Retirer
standing-orders = Consignes permanentes
standing-orders-lead = Répondre à ces questions sans vous consulter, pour que la partie avance.
order-opportunity = Attaques d’opportunité
order-defence = Tests de défense
order-rerolls = Relances au mana
order-reactions = Autres réactions facultatives
order-answer-ask = Me demander
order-answer-always = Toujours
order-answer-never = Jamais
order-answer-odds-0-3 = Si les chances sont d’au moins 30 %
order-answer-odds-0-5 = Si les chances sont d’au moins 50 %
order-answer-odds-0-7 = Si les chances sont d’au moins 70 %
display = Affichage
plain-table = Table simple (texte seul)
watch-link = Lien pour les spectateurs
waiting-for-others = En attente des autres…
waiting-for = En attente : { $names }…
match-over = La partie est terminée.
filter-options = Filtrer
position = Position

## La fin

guide = Guide
guide-next = Suite
guide-back = Retour
guide-your-turn = À vous
guide-leave = Jouer sans le guide
guide-play-on = Continuer à jouer
guide-left = Le guide se tait et tout est permis. Tant que vous n’avez rien fait d’autre, vous pouvez le reprendre.
guide-return = Reprendre le guide
learn-to-play = Apprendre à jouer
learn-to-play-title = Apprendre à jouer : { $title }
outcome-draw = Match nul
outcome-won = Vous avez gagné !
outcome-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
reason-knock-out = Tous les personnages de l’autre camp sont KO.
reason-mutual-knock-out = Les deux camps sont KO.
reason-points = Décidé aux points.
reason-draw = Personne n’a gagné.
reason-concession = Décidé par abandon.
reason-agreed-draw = Les deux camps se sont accordés sur un match nul.
reason-unfinished = Une mise à jour du serveur a changé des règles que cette partie utilisait. Elle s’arrête ici ; personne n’a gagné ni perdu.
outcome-unfinished = La partie n’a pas été terminée
story-not-whole = Une mise à jour a mis fin à cette partie. Ses derniers coups peuvent manquer ici.
reason-battleground-points = Décidé aux points de victoire.
reason-battleground-draw = Personne n’a 20 points de victoire d’avance.
reason-heroscape-points = Décidé aux points des cartes encore en jeu.
reason-fields-points = Décidé aux points de victoire.
victory-points = { $points } PV
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
score-battleground = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
score-fields = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
rematch = Revanche
rematch-offered = Revanche proposée…
accept-rematch = Accepter la revanche
show-result = Montrer le résultat
to-rematch = Vers la revanche
watch-replay = Revoir la partie
download-replay = Télécharger la partie
look-at-board = Regarder le plateau

## Revoir une partie

replay-lead = Choisissez le fichier d’une partie. Elle est rejouée et vérifiée avant d’être montrée.
choose-file = Fichier de la partie
step-back = Un pas en arrière
step-forward = Un pas en avant
scrub = Position dans la partie
replay-speed = Vitesse
jump = Aller à…

## Battleground

round = Manche { $round } sur { $rounds }
phase-setup = préparation de la partie
phase-preparation = mise en place
phase-activation = activation
phase-clean_up = maintenance
phase-over = terminé
ap-left = { $ap } PA
measure = Mesurer
measure-hint = Cliquez sur deux hexagones ou figurines : distance, ligne de vue, couverture et arc, du premier au second.
measure-from = Mesure à partir de { $place }
measured = De { $from } à { $to }
measure-nowhere = Personne ne peut se tenir là : mesurez entre des hexagones où une figurine peut se trouver.
measure-facts = { $distance ->
    [one] { $distance } pouce ; ligne de vue : { $sight } ; couverture : { $cover } ; arc : { $arc }
   *[other] { $distance } pouces ; ligne de vue : { $sight } ; couverture : { $cover } ; arc : { $arc }
  }
arc-front = avant
arc-half = demi-hexagone
arc-rear = arrière
arc-none = personne à cet endroit
objective-at = Objectif en { $at }
hex-label = Hexagone { $at }
figure-label = { $name } en { $at }, blessures : { $wounds } sur { $health }, { $mana } mana
face-label = Tourner vers { $facing }
facing-0 = l’est
facing-1 = le nord-est
facing-2 = le nord-ouest
facing-3 = l’ouest
facing-4 = le sud-ouest
facing-5 = le sud-est
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
why-not = Pourquoi ne puis-je pas… ?
why-what = Action
why-nothing = Ce jeu ne répond pas à ces questions.
why-unknown = Il n’y a rien de ce nom ici.
fact-path = Trajet
fact-points = Points de mouvement
fact-of = Points de mouvement disponibles
fact-distance = Distance
fact-levels = Niveaux plus haut
fact-visible = Ligne de vue
fact-sight = Ligne de vue
fact-cover = Couvert
fact-arc = Arc de la cible
fact-blocked = Bloquée par
fact-weapon = Arme
fact-dice = Dés
fact-needed = Succès à partir de
fact-cost = Coût
why-attack-name = Attaquer { $name } ?
why-move = Aller en { $at } ?
why-activate = Activer { $name } ?
why-allowed = Rien ne s’y oppose.
why-greyed = { $name } : pourquoi pas maintenant ?
move-there = Aller en { $at }
way-cost = { $points } PM sur { $of }
no-board-yet = Le champ de bataille n’est pas encore choisi.
odds-some-wounds = que { $name } soit blessé
odds-some-successes = que { $name } réussisse
odds-also = Touche aussi : { $name }
odds-tap = Touchez encore une fois l’attaque pour la porter.
hint-wounds = { $percent } % de blesser
hint-safe = { $percent } % indemne
odds-wounds = Blessures : { $name }
odds-successes = Réussites : { $name }
odds-knock-out = KO { $percent }
odds-test = { $dice ->
    [one] { $dice } dé, { $needed } ou plus
   *[other] { $dice } dés, { $needed } ou plus
  }
odds-dice =
    { $count ->
        [one] { $change } dé
       *[other] { $change } dés
    }
odds-scope = plage de réussite
dice-of = { $name } a obtenu { $faces } ; réussite à { $needed } ou plus
dice-need = { $needed } ou plus
die-label = Dé montrant { $face }
dice-exploded =
  { $count ->
    [one] { $count } dé ajouté par explosion
   *[other] { $count } dés ajoutés par explosion
  }
test-attack = attaque
test-defence = défense
test-skill = compétence
successes = { $count ->
    [one] { $count } réussite
   *[other] { $count } réussites
  }
reroll-picked = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
  }
reroll-hint = Cliquez sur les dés à relancer.
reroll-too-many = Plus de dés que vous ne pouvez en relancer
keep-roll = Garder le jet
your-hand = Votre main
deck-left = { $deck } dans le paquet
initiative = Initiative
or-mana = ou { $mana } mana
play-face-down = Jouer face cachée
bonus-ability = Utiliser sa capacité
bonus-mana = Prendre son mana
bonus-mission = Commencer la mission secondaire
bonus-ap = Prendre 1 PA
discard = Défausser
discard-picked = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
  }
keep-hand = Garder toutes les cartes
row-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
  }
stat-strength = Force
stat-perception = Perception
stat-power = Pouvoir
stat-toughness = Robustesse
stat-mind = Esprit
stat-speed = Vitesse
stat-health = Santé

terrain-open = terrain dégagé
terrain-high = obstacle haut
terrain-low = obstacle bas
terrain-ladder = échelle
terrain-difficult = terrain difficile
terrain-platform = plateforme
terrain-zone = zone de déploiement
terrain-objective = objectif
reveal-title = Les cartes sont révélées. Agit en premier :
prompt-interruption = Interruption
prompt-reaction = Réaction
prompt-defence = Défense
prompt-because = Question posée à cause de :
panel-reactions = Réactions
panel-attacks = Attaques
panel-skills = Compétences et objets
panel-actions = Actions
panel-choices = Choix
panel-force = Force
panel-finish = Finir
panel-target = Sur cette cible
panel-greyed = Pas maintenant
draft-force = Votre force

## Groupes d’options sur la table simple

group-activate = Activer
group-add = Ajouter un personnage
group-attack = Attaquer
group-back = Annuler
group-bonus = Jouer une carte
group-choose = Choisir
group-decline = Renoncer
group-defend = Se défendre
group-deploy = Déployer
group-discard = Défausser
group-done = Finir
group-end = Terminer
group-equip = Équiper
group-face = Se tourner
group-first = D'abord
group-focus = Concentration
group-go = Aller
group-goto = Aller en
group-map = Champ de bataille
group-move = Se déplacer
group-objective = Placer un objectif
group-overwatch = Vigilance
group-pass = Passer
group-play = Choisir une carte
group-prepared = Forces préparées
group-react = Réagir
group-reroll = Relancer
group-skill = Compétences
group-spend = Dépenser
group-stay = Rester
group-take = Prendre une carte
group-use = Utiliser
group-zone = Zone de déploiement
group-measure = Mesurer
group-capture = Capturer
group-power = Utiliser un pouvoir
group-special = Attaque spéciale

## Champs de la table simple

field-round = Manche
field-rounds = Manches
field-phase = Phase
field-first_team = Premier camp
field-score = Points de victoire
field-acting = En action
field-character = Personnage
field-characters = Personnages
field-players = Joueurs
field-objectives = Objectifs
field-marks = Marques
field-ap = PA
field-seat = Place
field-id = Nom dans les choix
field-name = Nom
field-team = Camp
field-at = Hexagone
field-facing = Orientation
field-health = Santé
field-wounds = Blessures
field-mana = Mana
field-focus = Concentration
field-overwatch = Vigilance
field-buff = Renforcement
field-debuff = Affaiblissement
field-activated = Activé
field-out = KO
field-speed = Vitesse
field-weapons = Armes
field-items = Objets
field-lasting = Effets durables
field-faction = Faction
field-hand = Main
field-lying = Cartes sur la table
field-answers = Qui peut encore agir
field-hidden = Cartes cachées
field-deck = Paquet
field-discard = Défausse
field-missions = Missions accomplies
field-vp = PV
field-passed = A passé
field-glory = Carte gloire
field-to = Vers
field-attacker = Avec
field-viewer = De
field-target = Cible
field-door = Porte
field-carried = Figurine emportée
field-glyph = Glyphe
field-objective = Objectif
field-figure = Figurine
field-power = Pouvoir
field-army = Armée
field-spell = Sort

## Heroscape

title-heroscape = Heroscape
group-army = Armées
group-draft = Choisir une carte
group-complete = Achever l'armée
group-place = Placer
group-auto = Automatiquement
group-order = Poser sur
group-keep = Garder
group-skip = Passer
group-carry = Emporter
group-bond = Lien
group-reveal = Jouer son tour avec une carte
group-glyph = Glyphe
group-rotate = Tourner une figurine
group-door = Porte
group-shove = Pousser
group-push = Repousser
group-target = Choisir
group-accept = Accepter
order-swipes = Coups aux figurines qui partent
order-power_points = Points de pouvoir pour relancer
order-powers = Pouvoirs facultatifs
order-casualties = Pertes sur l'exemplaire qui a le moins de marqueurs
order-defenders = Qui se défend ensuite, dans l'ordre
order-placing = Placer l'armée automatiquement
reason-last-army = La dernière armée debout.
reason-hill = Décidé par la colline.
reason-glyphs = Les glyphes ont été tenus.
reason-escort = L'escorte est décidée.
reason-siege = Le siège est décidé.
reason-flag = Le drapeau est hissé.
reason-shrines = Tous les sanctuaires sont visités.
reason-collect = Décidé par le trésor.
reason-steal = Le drapeau est volé.
field-goal = But
field-initiative = Ordre de jeu
field-player = Joueur
field-letter = Lettre
field-points = Points
field-scored = Score
field-power_points = Points de pouvoir
field-card = Carte
field-cards = Cartes
field-figures = Figurines
field-markers = Marqueurs à soi
field-hidden_markers = Marqueurs cachés
field-shown = Révélés
field-life = Vie
field-move = Mouvement
field-range = Portée
field-attack = Attaque
field-defence = Défense
field-powers = Pouvoirs
field-out_of_play = Hors jeu
field-tag = Signe
field-space = Case
field-level = Niveau
field-terrain = Terrain
field-engaged = Engagé avec
field-glyphs = Glyphes
field-holder = Tenu par
field-doors = Portes
field-state = État
field-tokens = Jetons
field-by = Porté par
field-map = Carte
field-row = Rangée
field-signs = Signes de la carte
field-sign = Signe
field-obstacles = Obstacles
field-destroyed = Détruit
field-size = Taille
field-height = Hauteur
field-used = Épuisé

## Fields of Eternia

title-fields = Fields of Eternia
group-hero = Héros
group-ride = Le long d’un chemin
group-tower = Voyage rapide
group-fortify = Fortifier
group-march = Soldats
group-send = Envoyer des soldats
group-wilds = Contrées sauvages
group-quest = Quête
group-rest = Repos
group-mount = Monture
group-train = Entraînement
group-trade = Échange
group-trader = Marchands
group-stow = Ranger
group-cast = Lancer un sort
group-redraw = Cartes de victoire
group-weapon = Arme
group-concentrate = Concentration
group-energy = Énergie
group-time = Temps
group-remove = Aide des soldats
group-leave = Laisser faire
group-flee = Fuir
group-fight = Combattre
group-assign = Répartir les dés
group-spread = Dégâts à
group-card = Cartes
group-refuse = Refuser
group-buy = Acheter
group-refresh = Nouvel étal
group-give = Donner
group-eternium = Payer
order-flight = Fuir après le premier round
order-spells = Sorts de combat pour l’équipe
reason-tie-break = Égalité de points ; les avant-postes ou l’éternium ont décidé.
reason-tie = Égalité jusqu’au bout.
reason-scenario = Le but du scénario est atteint.
reason-boss = Le boss est toujours debout.
reason-success = La mission a réussi.
reason-failure = La mission a échoué.
field-scenario = Scénario
field-mode = Type de partie
field-difficulty = Difficulté
field-time = Moment
field-skull = Crâne
field-plans = Le prochain pas de l’ennemi
field-fights = Attaque
field-skulls = Évènements de crâne
field-hero = Héros
field-heroes = Héros
field-actions = Actions restantes
field-epic = Combat épique
field-wilds = Combat sauvage
field-teams = Équipes
field-victory = Cartes de victoire
field-boss = Boss
field-piles = Pioches
field-pile = Pile
field-discarded = Défaussées
field-markets = En vente
field-counters = Compteurs
field-areas = Régions
field-area = Région
field-trader = Marchand
field-offer = Carte
field-cost = Prix
field-text = Effet
field-base = Base
field-eternium = Éternium
field-outposts = Avant-postes
field-reserve = Soldats en réserve
field-combat_deck = Paquet de combat
field-known = Cartes connues
field-primary = Premier but
field-secondary = Second but
field-revealed = Révélée
field-completed = Accomplie
field-progress = Progrès
field-hp = PS
field-hp_most = PS au maximum
field-movement = Mouvement
field-cleared = Obstacles enlevés
field-ground = Sol
field-body = Corps
field-spirit = Esprit
field-hero_initiative = Initiative
field-defeated = Défaite
field-abilities = Capacités
field-ability = Capacité
field-equipped = Équipé
field-inventory = Sac
field-spells = Sorts
field-allies = Alliés
field-mounts = Bêtes et véhicules
field-carries = Porte
field-kind = Type
field-is_tower = Tour
field-control = Contrôle
field-soldiers = Soldats
field-connections = Carte du monde
field-adjacent = Adjacentes
field-paths = Chemins vers
field-combat_round = Round de combat
field-sides = Combattants
field-weapon = Arme
field-printed = Sur la carte
field-zone_attack = Attaque
field-zone_defense = Défense
field-zone_initiative = Initiative
field-beside = À côté de la grille
field-drawn = Pioché
field-boosts = Changements
field-die = Dé
field-totals = Totaux
field-damage = Dégâts
field-foe = Adversaire
field-dice = Dés

# What the server refuses, by the name it gives it; a line it has closed; a request that failed.
refusal-malformed = Cela n’a pas pu être compris.
refusal-too_large = C’est trop long.
refusal-too_fast = Trop vite ; une chose après l’autre.
refusal-not_seated = Vous n’avez pas de place dans cette partie.
refusal-not_asked = Ce n’est pas à vous de décider maintenant.
refusal-stale = Il s’est passé quelque chose entre-temps ; regardez à nouveau.
refusal-not_offered = Cela ne peut pas être choisi maintenant.
refusal-no_undo = Rien ne peut être repris : des dés ou des cartes cachées ont été révélés.
refusal-no_offer = Cela ne peut être ni proposé ni accepté maintenant ; une autre proposition attend peut-être.
refusal-over = La partie est terminée.
refusal-unknown_name = Il n’y a rien de ce nom ici.
refusal-unknown_language = Cette langue n’est pas disponible ici.
refusal-unavailable = Cela ne fonctionne pas pour le moment ; réessayez.
closed-4003 = Ce lien n’ouvre aucune place de cette partie.
closed-4004 = Cette partie n’existe pas, ou elle a été commencée avec une autre version du jeu.
problem-0 = Le serveur est injoignable.
problem-400 = Le serveur ne peut pas utiliser cela. Vérifiez vos choix, ou rechargez la page et réessayez.
problem-replay = Ce fichier ne contient pas une partie complète de cette version du jeu. Choisissez le fichier tel qu’il a été téléchargé, ou téléchargez-le à nouveau.
problem-details = Détails techniques
problem-404 = Cette partie n’existe pas ici.
problem-409 = Ce n’est plus possible, ou pas encore.
problem-413 = C’est trop volumineux.
problem-429 = Vous avez ouvert beaucoup de parties ; attendez une minute.
problem-503 = Le serveur n’a plus de place pour le moment ; réessayez plus tard.
problem-setup = Ces réglages ne vont pas ensemble : { $rules }

# Heroscape sur son champ de bataille.
war-battlefield = Champ de bataille
war-space = { $at }, { $terrain }, niveau { $level }
war-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
war-swipes =
    { $count ->
        [one] 1 coup en partant : { $names }
       *[other] { $count } coups en partant : { $names }
    }
war-strikes = coups de { $names }
war-falls = chute de { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
war-lava = à travers la lave en fusion
war-why-pick = { $name } ne peut pas se déplacer maintenant
war-engages = à côté de { $names }
war-stops = le déplacement s’arrête là
war-reach-title = Ce que { $name } peut atteindre
war-reach = Déplacement { $move }, portée { $range } : { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    } à portée de déplacement.
war-reach-targets = D’où elle se tient, la figurine peut attaquer { $names }.
war-reach-aura = { $power } couvre { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
war-supposed = Mesuré comme si { $name } se tenait là.
war-measure = Distance { $distance }, ligne de vue : { $sight }.
war-hint = blesse { $wound } %, détruit { $destroy } %
war-hint-destroys = détruit { $destroy } %
war-size = { $size } { $height }
war-bases = couvre { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
war-target-point = Le point de visée est à { $share } % de la hauteur ; tout le corps est la zone de touche.
war-wounds = { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } sur { $life }
war-card-line =
    { $figures ->
        [one] 1 figurine, { $points ->
                     [one] { $points } point
                    *[other] { $points } points
                 }
       *[other] { $figures } figurines, { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
    }
war-hidden-marker = Un marqueur d’ordre dont le numéro est caché
war-life = Vie
war-move = Mouv.
war-range = Portée
war-attack = Attaque
war-defence = Défense
war-power-now = utilisable maintenant
war-power-used = épuisé
war-order-hint = Posez vos marqueurs d’ordre : choisissez un marqueur et une carte, glissez-le, ou tapez le numéro de la carte.
war-order-x = Le X ne donne pas de tour ; il ne fait que tromper les autres.
war-order-markers = Marqueurs d’ordre
war-lay = Poser { $marker } ici (touche { $key })
war-rolls-attack =
    { $dice ->
        [one] attaque avec { $dice } dé ({ $reasons })
       *[other] attaque avec { $dice } dés ({ $reasons })
    }
war-rolls-defence =
    { $dice ->
        [one] se défend avec { $dice } dé ({ $reasons })
       *[other] se défend avec { $dice } dés ({ $reasons })
    }
war-skulls =
    { $count ->
        [one] { $count } crâne
       *[other] { $count } crânes
    }
war-shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
army-search = Nom ou pouvoir
army-filters = Filtres
army-general = Général
army-type = Type
army-class = Classe
army-species = Espèce
army-size = Taille
army-most = Au plus, en points
army-any = Toutes
army-order = Ordre
army-order-points = par points
army-order-name = par nom
army-order-general = par général
army-shown = { $shown ->
        [one] { $shown } carte
       *[other] { $shown } cartes
    } sur { $all }
army-numbers = Vie, mouvement, portée, attaque, défense
army-none = Aucune carte ne convient.
army-plan = Ma liste
army-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $limit }
army-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
army-remove = Retirer { $name } de la liste
army-empty = Rien n’est prévu. Ouvrez une carte pour la mettre sur la liste, ou prenez une de vos listes.
army-random = Liste au hasard
army-export = Copier en texte
army-copied = Copié
army-import = Depuis un texte
army-load = Mes listes…
army-text = Une carte par ligne, comme « 2x Marro Warriors »
army-read = Lire le texte
army-unknown = Ces lignes ne nomment aucune carte : { $lines }
army-name = Nom de la liste
army-save = Garder
army-forget = Oublier
army-left = Il reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
army-next = Prendre de ma liste : { $name }
army-draft = Prendre cette carte
army-wish = Mettre sur ma liste
war-look = Voir le champ de bataille
war-look-close = Fermer le champ de bataille
war-layout = Zones de départ
war-facts = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, niveaux { $low } à { $high }
war-view-from = Regarder de ce côté
war-view-east = Est
war-view-west = Ouest
war-sees = { $name } voit { $seen ->
        [one] { $seen } ennemi
       *[other] { $seen } ennemis
    } sur { $all }.
war-eyes-leave = Reculer
war-view = Vue du champ de bataille
war-view-south = Sud
war-view-north = Nord
war-view-top = D’en haut
war-view-turn = Tourner la vue
war-view-show = Montrer
war-view-eyes = Par ses yeux
war-quality = Fin
war-flat = Carte plate
war-solid = En 3D
war-lost = Le dessin en trois dimensions s’est arrêté ; voici la carte plate.
war-on-board = Choisissez sur le champ de bataille : cases éclairées et figurines cerclées.
war-to-wound = de blesser
war-to-destroy = de détruire
war-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
war-round = Manche { $round } sur { $rounds }
war-left =
    { $figures ->
        [one] { $figures } figurine, { $points ->
                     [one] { $points } point
                    *[other] { $points } points
                 }
       *[other] { $figures } figurines, { $points ->
                    [one] { $points } point
                   *[other] { $points } points
                }
    }


# The planet of Fields of Eternia

planet-look-at-map = Voir la carte
planet-map = La planète Eternia
planet-known = Connu de tous :
planet-combat-deck = Paquet de combat :
planet-vp-by = Apportés par
planet-counted = Compté :
planet-plan = Le prochain pas de l’ennemi, à la manche { $round }, si personne ne bouge :
planet-plan-comes = { $hero } vient ici
planet-plan-fights = { $hero } attaque ici
planet-plan-soldiers = des soldats sont placés ici : { $count }
planet-plan-round = à la manche { $round } : { $plan }
planet-stakes = L’enjeu :
planet-score-now = Score actuel :
planet-score-damage = blessures
planet-score-defeats = défaites
planet-score-bonus = difficulté
planet-score-rounds = manches restantes
planet-score-captured = avant-postes capturés
planet-score-vp = points de victoire
planet-no-points = aucun point
planet-sources = D’où viennent les points
planet-source-FE-EPIC-46 = Héros vaincus
planet-source-FE-EPIC-49 = Bêtes et boss vaincus
planet-source-FE-END-06 = Le duel
planet-carried = jetons portés
planet-all-heroes = Tous les héros
planet-you = toi
planet-fallen = tombé
planet-deck-left = cartes à piocher : { $count }
planet-discarded = défaussées : { $count }
planet-piles = Piles : à piocher, défaussées
planet-answers = Qui peut encore agir
planet-standing-asked = doit agir
planet-standing-open = peut encore agir
planet-standing-passed = a passé
planet-way-beats = { $foe } vaincu, { $hero } perd { $loses } PV
planet-way-spares = { $foe } tient bon, { $hero } perd { $loses } PV
planet-die = Dé valant { $worth } : { $place }
planet-place-defense = Défense
planet-place-hp = Points de vie
planet-place-attack = Attaque
planet-place-none = non attribué
planet-assign-how = Fais glisser un dé, ou clique dessus.
planet-uses = prend { $actions } de tes actions
planet-ends = finit le tour
planet-buy-for = Acheter
planet-wilds-step-ability = La capacité de l’ennemi agit d’abord.
planet-wilds-step-prepare = Avant le jet
planet-wilds-step-roll = Les dés sont lancés.
planet-wilds-step-reroll = Les relances peuvent être rejetées.
planet-wilds-step-assign = Les succès sont attribués.
planet-wilds-step-damage = Les deux infligent leurs dégâts.
planet-wilds-step-reward = La récompense
planet-wilds-step-tame = La bête peut être apprivoisée.
planet-wilds-step-settle = Le combat s’achève.
planet-wilds-step-end = Le combat s’achève.
planet-step-threat = le combat menace
planet-step-prepare = le combat menace
planet-step-weapon = choix des armes
planet-step-enemy_card = pioche de la carte ennemie
planet-step-start = capacités de départ
planet-step-epic_die = le dé épique
planet-step-draw = pioche et pose des cartes
planet-step-play = pioche et pose des cartes
planet-step-reveal = les cartes sont révélées
planet-step-act = sorts et réactions
planet-step-abilities = capacités
planet-step-effects = effets
planet-step-totals = calcul des totaux
planet-step-excess = calcul des totaux
planet-step-compare = l’initiative décide
planet-step-roll = les dés sont lancés
planet-step-reroll = des dés sont relancés
planet-step-surprised = l’initiative décide
planet-step-strike = le premier coup
planet-step-hit = le premier coup
planet-step-struck = le premier coup
planet-step-hit_back = la riposte
planet-step-defeat = quelqu’un tombe
planet-step-flee = fuir ou continuer
planet-step-again = une nouvelle manche
planet-step-result = le combat s’achève
planet-step-leave = le combat s’achève
planet-step-reward = la récompense
planet-step-tame = la bête peut être apprivoisée
planet-step-told = le combat s’achève
planet-step-end = le combat s’achève
planet-round = Manche { $round }
planet-track = Manches de jour et de nuit
planet-skull = un crâne : l’événement de la mission
planet-vp =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
planet-stock-eternium = éternium
planet-stock-outposts = avant-postes tenus
planet-stock-reserve = soldats en réserve
planet-acting = { $hero } agit, actions restantes : { $actions }
planet-points =
    { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }
planet-way = Le trajet coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mouvement sur { $of }.
planet-foe = { $name } s’y trouve (PV { $hp })
planet-fights = déclenche un combat épique
planet-fights-soldiers = les soldats s’y battront
planet-harm = −{ $harm } PV
planet-reach = { $hero } va jusque-là avec { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }
planet-area-free = n’appartient à personne
planet-area-touches = Ce qui se trouve à côté
planet-area-paths = Chemins vers
planet-could = Ce que { $hero } pourrait y faire
planet-could-capture = prendre l’avant-poste
planet-could-fortify = le fortifier : soldats, jusqu’à { $amount }
planet-could-wilds = braver les terres sauvages
planet-could-quest = partir en quête
planet-could-tower = voyage rapide : { $who }
planet-could-trade = échanger avec { $who }
planet-could-trader = un marchand pour toute l’équipe : { $who }
planet-could-take = emporter : { $who }
planet-soldiers =
    { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
planet-soldiers-of = soldats : { $soldiers }
planet-held = tenu par { $team }
planet-eternium = rapporte { $count } éternium
planet-hero = { $name }, PV { $hp } sur { $most }
planet-go = { $hero } vers { $area } ?
planet-activate = Activer { $name } ?
planet-around = Autour de la planète vers { $area }
planet-on-map = Choisis sur la carte : clique sur une zone éclairée, ou va jusqu’à elle avec les flèches et appuie sur Entrée.
planet-markets = Marchés
planet-price = { $price } éternium
planet-why-buy = Pourquoi pas maintenant ?
planet-buy = Acheter { $card } ?
planet-heroes = Les autres héros
planet-numbers = Mouvement { $movement } · Corps { $body } · Esprit { $spirit } · Initiative { $initiative }
planet-equipped = Équipé
planet-inventory = Inventaire
planet-spells = Sorts
planet-allies = Alliés
planet-mounts = Montures et véhicules
planet-carries = Porte : { $things }
planet-goals = Cartes de victoire
planet-completed = accomplie
planet-progress = Progression : { $count }
planet-combat = Combat épique : { $area }
planet-combat-round = manche de combat { $round }
planet-drawn = Pioché : { $cards }
planet-damage = { $damage } dégâts
planet-wilds = { $hero } contre { $foe }
planet-hp = { $name }: PV { $hp }
planet-dice = Dés
planet-hint-wilds = gagne { $chance } %
planet-hint-check = réussit { $chance } %
planet-hint-epic = inflige { $harm }, subit { $taken } · l’adversaire tombe à { $fall } %, toi à { $own } %
planet-odds-wilds = de vaincre { $name }
planet-odds-check = de réussir l’épreuve
planet-odds-falls = que { $name } tombe dans cette manche de combat
planet-odds-lost = Points de vie perdus
planet-odds-harm = Points de vie perdus par { $name }
planet-odds-dice = Dés : { $dice }
planet-odds-assume = Pour cette manche de combat, avec les cartes posées après ce choix, comme si aucune autre ne suivait ; les sorts et réactions à venir ne sont pas comptés.
planet-odds-ahead = Pour cette manche de combat. Les cartes que les deux camps doivent encore poser comptent comme des cartes simples prises au hasard dans leur paquet, la moitié en attaque ; capacités, sorts et soldats à venir ne sont pas comptés.

# Ce que les autres ont fait, pas à pas
telling-skip = Passer { $count ->
    [one] une étape
   *[other] { $count } étapes
  }
telling-pace = Vitesse à laquelle les tours des autres sont montrés
telling-pace-calm = posément
telling-pace-brisk = vivement
telling-pace-none = d'un coup
habits = Comment les questions sont posées
habits-ask-all = Demander même quand une seule réponse est possible
recap-title = Pendant votre attente ({ $count })

## Conseils et analyse

tab-hint = Conseil
hint-lead = Ce que l'ordinateur ferait à votre place, et pourquoi. Il ne sait que ce que vous savez.
hint-ask = Donnez-moi un conseil
hint-working = Réflexion sur la position
hint-now = Vos chances de gagner maintenant : environ { $chance }.
hint-chance = Chances de gagner ensuite
hint-do = Jouer cela
hint-worlds = { $worlds ->
    [one] Essayé dans une répartition possible des cartes cachées et des dés.
   *[other] Essayé dans { $worlds } répartitions possibles des cartes cachées et des dés.
}
coach-cancel = Annuler
analysis = Analyse
analysis-lead = Qui menait et quand, qui les dés ont favorisé, quelles décisions ont coûté le plus.
analysis-ask = Analyser cette partie
analysis-working = Analyse de la partie
analysis-chances = Chances de gagner au fil de la partie
analysis-band = Les bandes montrent de combien l'estimation peut s'écarter : ici de { $margin }.
analysis-luck = Chance aux dés, en chances de gagner
analysis-rolls = { $rolls ->
    [one] sur un choix avec dés ou cartes
   *[other] sur { $rolls } choix avec dés ou cartes
}
analysis-mistakes = Les décisions qui ont coûté le plus
analysis-no-mistakes = Aucune décision n'a coûté beaucoup de chances de gagner.
analysis-show = Étape { $step }
analysis-chosen = Choisi :
analysis-better = Meilleur :
analysis-line = La suite possible
