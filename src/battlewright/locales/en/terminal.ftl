# What the terminal game says around the game itself.

terminal-title = { $title }: { $scenario }
terminal-you = You are { $seat }; the computer ({ $opponent }) plays the rest.
terminal-you-all = All seats are played at this keyboard.
terminal-prompt = >
terminal-prompt-seat = { $seat } >
terminal-help-short = A number chooses; ? for help.
terminal-help =
    Answer with a number, or with what stands beside it. Places are typed as hexes (F8).
    At any time:
    ?              this help
    why …          why something is not possible: why attack skeletor, why move F8, why overwatch
    m NAME [NAME]  measure: distance, sight, cover and arc between two characters
    i NAME         what a character, weapon, item, skill or card does
    r ID or WORDS  the rules: r BG-LOS-01, r cover
    b              the board and all characters; h shows your hand
    l [N]          the log, or its last N lines
    u              take your last choice back, if nothing was revealed since
    s FILE         save the game as a replay
    resign         give up
    q              leave; you may go on later
terminal-hexes = Type a hex: { $hexes }
terminal-letters = Type letters, such as { $example }: { $items }
terminal-again = I did not understand “{ $input }”. Type a number from 1 to { $most }, or ? for help.
terminal-again-hint = “{ $input }” is not possible here. { $hint }
terminal-again-one = I did not understand “{ $input }”. Type 1, or ? for help.
terminal-nothing = There is nothing to show yet.
terminal-log-empty = Nothing has happened yet.
terminal-saved = Saved as { $file }.
terminal-save-failed = The game could not be saved as { $file }: { $reason }.
terminal-save-how = Say where: s FILE.
terminal-resign-sure = Give up? Type yes.
terminal-quit-save = Keep this game to go on later? [Y/n]
terminal-kept = The game is kept; battlewright play --continue goes on.
terminal-input-ended = The input ended before the game did.
terminal-continue = There is an unfinished game ({ $summary }). Go on with it? [Y/n]
terminal-summary = { $scenario }, { $choices } choices
terminal-resumed = Going on after { $choices } choices.
terminal-round = Round { $round } of { $rounds }
terminal-score = { $seat } { $vp } VP
terminal-acting = { $character } acts with { $ap } AP
terminal-hand-card = { $card }: initiative { $initiative }, { $ap } AP, { $mana } mana. { $text }
terminal-out = knocked out
terminal-cost-ap = { $ap } AP
terminal-cost-mana = { $mana } mana
terminal-reroll-failed = Roll all failures again: { $faces }
terminal-why-allowed = Nothing stands against it.
terminal-why-how = Ask like this: why attack skeletor with power sword; why move F8; why skill NAME on NAME; why card NAME; why focus; why overwatch; why activate NAME; why capture M15.
terminal-measure-how = Ask like this: m skeletor, or m he-man skeletor.
terminal-info-how = Ask like this: i skeletor.
terminal-rule-how = Ask like this: r BG-LOS-01, or r line of sight.
terminal-unknown-name = There is no “{ $name }” here.
terminal-cited = { $said } [{ $rule }]

rules-ruling = Our reading: { $text }
rules-see = See also: { $rules }
rules-switch = A match can be played the other way: switch { $switch }.
rules-example = Example { $example }, { $title }: { $text }
rules-tests =
    { $tests ->
        [one] { $tests } test proves it:
       *[other] { $tests } tests prove it:
    }
rules-no-tests = No test cites this rule.
rules-many = { $count } rules match:
rules-none = No rule answers to “{ $words }”.

replay-head = { $title }, { $choices } choices, seed { $seed }, version { $version }
replay-verified = Verified: playing it again leads to the same state.
replay-unfinished = The game was not finished.
replay-step = Enter goes on, q stops.

content-fine = { $folder }: no mistakes.
content-mistakes =
    { $count ->
        [one] { $folder }: { $count } mistake.
       *[other] { $folder }: { $count } mistakes.
    }
