# Ce que le jeu en terminal dit autour de la partie elle-même.

terminal-title = { $title } : { $scenario }
terminal-you = Vous êtes { $seat } ; l’ordinateur ({ $opponent }) joue le reste.
terminal-you-all = Toutes les places se jouent à ce clavier.
terminal-prompt = >
terminal-prompt-seat = { $seat } >
terminal-help-short = Choisissez par un numéro ; ? pour l’aide.
terminal-help =
    Répondez par un numéro, ou par ce qui est écrit à côté.
    À tout moment :
    ?              cette aide
    { $own }
    r ID ou MOTS   les règles : r { $rule }
    l [N]          le journal, ou ses N dernières lignes
    u              reprendre votre dernier choix, si rien n’a été révélé depuis
    s FICHIER      enregistrer la partie pour la revoir
    resign         abandonner
    q              quitter ; vous pourrez continuer plus tard
terminal-help-battleground =
    F8             un hexagone, quand un lieu est demandé
    why …          pourquoi une chose est impossible : why attack skeletor, why move F8, why overwatch
    m NOM [NOM]    mesurer : distance, vue, couverture et arc entre deux personnages
    i NOM          ce que fait un personnage, une arme, un objet, une compétence ou une carte
    b              le champ de bataille et tous les personnages ; h montre votre main
terminal-help-heroscape =
    C7             une case, quand un lieu est demandé
    why …          pourquoi une chose est impossible : why attack A1 B2, why move A1 C7, why order CARTE
    m A1 B2        mesurer : distance, niveaux et vue entre deux figurines, par leurs signes
    i NOM          ce que dit une carte d’armée : ses valeurs et ses pouvoirs
    b              le champ de bataille et toutes les figurines ; h montre vos cartes d’armée
terminal-help-fields =
    why …          pourquoi une chose est impossible : why move teela gaz-village, why rest, why fortify 3
    m ZONE         ce qui touche une zone, et à quelle distance en est chaque héros
    i NOM          ce que fait un héros ou une carte
    b              équipes, héros, offres et zones ; h montre vos cartes de victoire et votre paquet de combat
terminal-hexes = Tapez un hexagone : { $hexes }
terminal-letters = Tapez des lettres, par exemple { $example } : { $items }
terminal-again = Je n’ai pas compris « { $input } ». Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
terminal-again-hint = « { $input } » est impossible ici. { $hint }
terminal-again-one = Je n’ai pas compris « { $input } ». Tapez 1, ou ? pour l’aide.
terminal-nothing = Il n’y a encore rien à montrer.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-saved = Partie enregistrée : { $file }.
terminal-save-failed = La partie n’a pas pu être enregistrée sous { $file } : { $reason }.
terminal-save-how = Dites où : s FICHIER.
terminal-resign-sure = Abandonner ? Tapez oui.
terminal-quit-save = Garder cette partie pour continuer plus tard ? [O/n]
terminal-kept = La partie est gardée ; battlewright play --continue la reprend.
terminal-input-ended = La saisie s’est terminée avant la partie.
terminal-continue = Une partie est inachevée ({ $summary }). La continuer ? [O/n]
terminal-summary = { $scenario }, choix : { $choices }
terminal-resumed = La partie reprend, choix déjà faits : { $choices }.
terminal-round = Manche { $round } sur { $rounds }
terminal-score = { $seat } { $vp } PV
terminal-acting = { $character } agit avec { $ap } PA
terminal-hand-card = { $card } : initiative { $initiative }, { $ap } PA, { $mana } mana. { $text }
terminal-out = KO
terminal-cost-ap = { $ap } PA
terminal-cost-mana = { $mana } mana
terminal-reroll-failed = Relancer tous les échecs : { $faces }
terminal-why-allowed = Rien ne s’y oppose.
terminal-why-how = Demandez ainsi : why attack skeletor with power sword ; why move F8 ; why skill NOM on NOM ; why card NOM ; why focus ; why overwatch ; why activate NOM ; why capture M15.
terminal-measure-how = Demandez ainsi : m skeletor, ou m he-man skeletor.
terminal-info-how = Demandez ainsi : i skeletor.
terminal-rule-how = Demandez ainsi : r { $rule }, ou r avec des mots de la règle.
terminal-unknown-name = « { $name } » n’existe pas ici.
terminal-cited = { $said } [{ $rule }]

rules-ruling = Notre lecture : { $text }
rules-see = Voir aussi : { $rules }
rules-switch = Une partie peut se jouer autrement : réglage { $switch }.
rules-example = Exemple { $example }, { $title } : { $text }
rules-code = Code :
rules-events = Événements qui la citent :
rules-denials = Refus qui la citent :
rules-cards = Cartes qui la citent :
rules-kind-definition = Une définition : elle ne demande pas de code propre.
rules-kind-component = À propos du matériel : elle ne demande pas de code propre.
rules-kind-example = Elle découle d’autres règles et ne demande pas de code propre.
rules-kind-conduct = À propos des personnes autour de la table : elle ne demande pas de code.
rules-tests =
    { $tests ->
        [one] { $tests } test le prouve :
       *[other] { $tests } tests le prouvent :
    }
rules-no-tests = Aucun test ne cite cette règle.
rules-many = { $count } règles correspondent :
rules-none = Aucune règle ne répond à « { $words } ».

replay-head = { $title }, choix : { $choices }, graine { $seed }, version { $version }
replay-verified = Vérifié : rejouée, la partie mène au même état.
replay-unfinished = La partie n’a pas été terminée.
replay-step = Entrée continue, q arrête.

content-fine = { $folder } : aucune erreur.
content-mistakes =
    { $count ->
        [one] { $folder } : { $count } erreur.
       *[other] { $folder } : { $count } erreurs.
    }
replay-dice =
    { $values ->
        [0] Les dés sont ceux que le serveur avait annoncés d’avance.
        [one] Les dés sont ceux que le serveur avait annoncés d’avance, mêlés à une valeur d’un joueur.
       *[other] Les dés sont ceux que le serveur avait annoncés d’avance, mêlés à { $values } valeurs des joueurs.
    }
