# Les gens et comment ils se trouvent : profils, appariement rapide, codes, dés vérifiables.

company-profile = Profil
company-me = Vous
company-name = Votre nom
company-make = Créer un profil
company-make-lead = Un nom et un secret que garde ce navigateur. Ni compte, ni adresse. Vos parties, résultats et classements y sont rattachés.
company-invitation = Mot d’invitation
company-save = Enregistrer
company-saved = Enregistré.
company-since = Ici depuis le { $date }
company-nobody = Personne n’est connu ici à cette adresse.
company-games = Jeux
company-game = Jeu
company-played = Jouées
company-won = Gagnées
company-drawn = Nulles
company-lost = Perdues
company-rating = Classement
company-unrated = pas encore de partie classée
company-rating-of = { $rating } ± { $deviation }
company-provisional = (encore incertain)
company-forces = Forces préférées
company-history = Historique
company-no-history = Aucune partie n’a encore été menée à son terme.
company-result-won = Gagnée
company-result-drawn = Nulle
company-result-lost = Perdue
company-against = contre { $names }
company-rated = classée
company-casual = amicale
company-watch = Revoir
company-running = Vos parties
company-other-device = Sur un autre appareil
company-other-device-lead = Quiconque possède ce lien est vous ici : gardez-le pour vous. Ouvrez-le sur l’autre appareil.
company-show-secret = Montrer le lien
company-take-over = Avec ce lien, ce navigateur devient { $name }. Le profil qu’il a maintenant sera mis de côté.
company-take-over-do = Devenir { $name }
company-bad-secret = Personne ici n’a ce secret.
company-forget = Supprimer ce profil
company-forget-sure = Supprimer vraiment : parties, résultats et classements seront oubliés
company-put-aside = L’oublier dans ce navigateur seulement

company-meet = Jouer avec d’autres
company-quick = Appariement rapide
company-quick-lead = Avec quiconque attend le même jeu. Personne encore ? Vous attendez, et la partie commence dès que quelqu’un vient.
company-quick-rated = Classée
company-waiting-count =
    { $count ->
        [0] personne n’attend
        [one] une personne attend
       *[other] { $count } attendent
    }
company-waiting = En attente de quelqu’un pour { $game } …
company-stop = Ne plus attendre
company-needs-profile = Il vous faut un profil pour cela.
company-code-or-link = Code ou lien d’une partie
company-no-code = Aucune partie avec une place libre n’a ce code.
company-open-seats = Places libres
company-no-open-seats = Personne n’offre de place. Ouvrez vous-même une partie et faites-la afficher.
company-sit = S’asseoir
company-now-playing = En cours
company-over = Terminées
company-look = Regarder
company-clock-minutes = { $minutes } min
company-clock-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
company-by-code = Code
company-by-qr = Code QR
company-qr-of = Code QR du lien vers cette partie
company-invite-lead = Envoyez le lien, dites le code ou montrez l’image.

company-dice = Des dés vérifiables
company-dice-one = Avant le premier jet, le serveur publie l’empreinte de son nombre secret et ne peut donc plus le changer.
company-dice-two = Le navigateur de chaque joueur ajoute une valeur au hasard, si bien que personne ne décide seul de ce qui tombe.
company-dice-three = La partie finie, le nombre secret est publié : avec l’empreinte, les valeurs et l’enregistrement, chacun peut recalculer chaque jet.
company-dice-fingerprint = Empreinte
company-dice-values = Valeurs des joueurs
company-dice-secret = Nombre secret
company-dice-later = sera publié à la fin de la partie
company-dice-good = Le nombre secret correspond à l’empreinte que ce navigateur a vue au début.
company-dice-fits = Le nombre secret correspond à l’empreinte.
company-dice-bad = Le nombre secret ne correspond PAS à l’empreinte.
company-dice-missing = La valeur de ce navigateur n’est PAS parmi celles utilisées.
company-dice-own = la vôtre
company-dice-none = Les dés de cette partie ne sont pas secrets : c’est une partie guidée, ou ce serveur est une démonstration.
company-dice-by-hand = Vérifiez vous-même : le SHA-256 du nombre secret est l’empreinte, et « battlewright replay FICHIER --commitment EMPREINTE » rejoue toute la partie.

company-turns = À vous de jouer
company-turn-until = jusqu’au { $when }
company-alert = M’avertir dans ce navigateur quand c’est à moi
company-alert-on = Ce navigateur vous avertit quand c’est à vous.
company-alert-off = Ce navigateur a reçu l’ordre de ne pas montrer de tels avis.
company-mail = Adresse de courriel
company-mail-lead = M’avertir par courriel quand c’est à moi
company-mail-send = Envoyer un code
company-mail-code = Code reçu
company-mail-do-confirm = Confirmer
company-mail-on = Confirmé : vous êtes averti par courriel quand c’est à vous.
company-mail-stop = Plus de courriels
company-mail-turn-subject = À vous de jouer
company-mail-turn =
    Bonjour { $name },
    c’est à vous de jouer : { $link }
    Vous pouvez arrêter ces messages dans votre profil.
company-mail-confirm-subject = Votre code pour Battlewright
company-mail-confirm =
    Bonjour { $name },
    votre code est { $code }. Entrez-le dans votre profil pour être averti quand c’est à vous.
    Si vous n’avez rien demandé, ne faites rien : aucun autre message ne viendra.

company-play-on-lead = Ce qui a été joué jusqu’au choix { $number } reste ; à partir d’ici les dés sont neufs. La partie ne compte pour les résultats de personne.
company-play-on-name = Reprise à partir du choix { $number }
company-play-on-do = Reprendre

talk-hello = Bonjour !
talk-luck = Bonne chance !
talk-moment = Un instant, s’il te plaît.
talk-time = Prends ton temps.
talk-nice = Joli coup !
talk-close = C’était juste !
talk-ouch = Ça fait mal !
talk-oops = Je ne l’avais pas vu.
talk-sorry = Désolé !
talk-thanks = Merci !
talk-played = Bien joué !
talk-bye = Au revoir !
talk-smile = sourit
talk-laugh = rit
talk-wow = n’en revient pas
talk-sad = est triste
talk-angry = est en colère
talk-hmm = réfléchit

company-talk-title = Dire quelque chose
company-talk-faces = Visages
company-talk-mute = Ne plus entendre
company-talk-unmute = Entendre de nouveau
company-talk-muted = muet
company-talk-none = Rien n’a encore été dit.
company-talk-own = Tes propres mots
company-talk-send = Envoyer
company-talk-bubble = { $name } : { $words }
company-talk-lead = Chacun lit les phrases dans sa langue.

company-statistics = Statistiques : { $game }
company-curve = Classement, partie après partie
company-curve-said = De { $first } à { $last } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
company-rivals = Adversaires
company-share =
    { $games ->
        [one] { $share } % en une partie
       *[other] { $share } % en { $games } parties
    }
