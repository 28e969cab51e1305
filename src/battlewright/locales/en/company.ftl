# People and how they find each other: profiles, quick pairing, codes, dice that can be checked.

company-profile = Profile
company-me = You
company-name = Your name
company-make = Make a profile
company-make-lead = A name and a secret that this browser keeps. No account, no mail address. Your games, results and ratings are kept under it.
company-invitation = Word of invitation
company-save = Save
company-saved = Saved.
company-since = Here since { $date }
company-nobody = Nobody is known here by this address.
company-games = Games
company-game = Game
company-played = Played
company-won = Won
company-drawn = Drawn
company-lost = Lost
company-rating = Rating
company-unrated = no rated game yet
company-rating-of = { $rating } ± { $deviation }
company-provisional = (still finding its place)
company-forces = Favourite Forces
company-history = History
company-no-history = No game has been played to its end yet.
company-result-won = Won
company-result-drawn = Drawn
company-result-lost = Lost
company-against = against { $names }
company-rated = rated
company-casual = casual
company-watch = Replay
company-running = Your matches
company-other-device = On another device
company-other-device-lead = Whoever has this link is you here: keep it to yourself. Open it on the other device.
company-show-secret = Show the link
company-take-over = This link makes this browser { $name }. The profile this browser has now will be put aside.
company-take-over-do = Become { $name }
company-bad-secret = Nobody here has this secret.
company-forget = Delete this profile
company-forget-sure = Really delete: games, results and ratings are forgotten
company-put-aside = Forget it in this browser only

company-meet = Play with people
company-quick = Quick pairing
company-quick-lead = With whoever waits for the same game. Nobody there yet? You wait, and the match begins when somebody comes.
company-quick-rated = Rated
company-waiting-count =
    { $count ->
        [0] nobody waits
        [one] one waits
       *[other] { $count } wait
    }
company-waiting = Waiting for somebody for { $game } …
company-stop = Stop waiting
company-needs-profile = For this you need a profile.
company-code-or-link = Code or link of a match
company-no-code = No match with an open seat has this code.
company-open-seats = Open seats
company-no-open-seats = Nobody has offered a seat. Open a match yourself and let it be listed.
company-sit = Sit down
company-now-playing = Being played now
company-over = Over
company-look = Watch
company-clock-minutes = { $minutes } min
company-clock-days =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
company-by-code = Code
company-by-qr = QR code
company-qr-of = QR code of the link to this match
company-invite-lead = Send the link, say the code, or show the picture.

company-dice = Dice you can check
company-dice-one = Before the first roll the server publishes a fingerprint of its secret number, so it can no longer change it.
company-dice-two = Each player's browser adds a random value of its own, so nobody alone decides what is rolled.
company-dice-three = When the match is over the secret number is published: whoever has fingerprint, values and replay can reckon every roll again.
company-dice-fingerprint = Fingerprint
company-dice-values = Values of the players
company-dice-secret = Secret number
company-dice-later = is published when the match is over
company-dice-good = The secret number fits the fingerprint that this browser was shown at the beginning.
company-dice-fits = The secret number fits the fingerprint.
company-dice-bad = The secret number does NOT fit the fingerprint.
company-dice-missing = The value of this browser is NOT among those used.
company-dice-own = yours
company-dice-none = The dice of this match are no secret: it is a guided game, or this server is a demonstration.
company-dice-by-hand = Check it yourself: the SHA-256 of the secret number is the fingerprint, and “battlewright replay FILE --commitment FINGERPRINT” plays the whole match again.

company-turns = Your move
company-turn-until = until { $when }
company-alert = Tell me in this browser when it is my move
company-alert-on = This browser tells you when it is your move.
company-alert-off = This browser has been told not to show such messages.
company-mail = Mail address
company-mail-lead = Tell me by mail when it is my move
company-mail-send = Send a code
company-mail-code = Code from the mail
company-mail-do-confirm = Confirm
company-mail-on = Confirmed: you are told by mail when it is your move.
company-mail-stop = No more mails
company-mail-turn-subject = Your move
company-mail-turn =
    Hello { $name },
    it is your move: { $link }
    You can turn these mails off in your profile.
company-mail-confirm-subject = Your code for Battlewright
company-mail-confirm =
    Hello { $name },
    your code is { $code }. Enter it in your profile to be told by mail when it is your move.
    If you did not ask for this, do nothing: no further mail will come.

company-play-on-lead = What was played up to choice { $number } stands; from here on the dice are new. The match does not count for anybody’s results.
company-play-on-name = Played on from choice { $number }
company-play-on-do = Play on

talk-hello = Hello!
talk-luck = Good luck!
talk-moment = One moment, please.
talk-time = Take your time.
talk-nice = Nice move!
talk-close = That was close!
talk-ouch = That hurt!
talk-oops = I had not seen that.
talk-sorry = Sorry!
talk-thanks = Thank you!
talk-played = Well played!
talk-bye = Goodbye!
talk-smile = smiles
talk-laugh = laughs
talk-wow = is astonished
talk-sad = is sad
talk-angry = is angry
talk-hmm = is thinking

company-talk-title = Say something
company-talk-faces = Faces
company-talk-mute = Mute
company-talk-unmute = Hear again
company-talk-muted = muted
company-talk-none = Nothing has been said yet.
company-talk-own = Your own words
company-talk-send = Send
company-talk-bubble = { $name }: { $words }
company-talk-lead = Everybody reads the phrases in their own language.

company-statistics = Statistics: { $game }
company-curve = Rating, game by game
company-curve-said = From { $first } to { $last } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
company-rivals = Opponents
company-share =
    { $games ->
        [one] { $share } % of one game
       *[other] { $share } % of { $games } games
    }
