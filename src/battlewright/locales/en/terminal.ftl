# What the terminal game says around the game itself.

terminal-title = { $title }: { $scenario }
terminal-you = You are { $seat }; the computer ({ $opponent }) plays the rest.
terminal-you-all = All seats are played at this keyboard.
terminal-prompt = >
terminal-prompt-seat = { $seat } >
terminal-help-short = A number chooses; ? for help.
terminal-help =
    Answer with a number, or with the text beside it.
    At any time:
    ?              this help
    { $own }
    r ID or WORDS  the rules: r { $rule }
    l [N]          the log, or its last N lines
    u              take your last choice back, if nothing was revealed since
    s FILE         save the game as a replay
    resign         give up
    q              leave; you can continue later
terminal-help-battleground =
    F8             a hex, where a place is asked for
    why …          why something is not possible: why attack skeletor, why move F8, why overwatch
    m NAME [NAME]  measure: distance, sight, cover and arc between two characters
    i NAME         what a character, weapon, item, skill or card does
    b              the board and all characters; h shows your hand
terminal-help-heroscape =
    C7             a space, where a place is asked for
    why …          why something is not possible: why attack A1 B2, why move A1 C7, why order CARD
    m A1 B2        measure: distance, levels and sight between two figures, by their signs
    i NAME         what an army card says: its numbers and powers
    b              the battlefield and all figures; h shows your army cards
terminal-help-fields =
    why …          why something is not possible: why move teela gaz village, why rest, why fortify 3
    m AREA         what lies beside an area, and how far each hero is from it
    i NAME         what a hero or a card does
    b              teams, heroes, offers and areas; h shows your victory cards and combat deck
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
terminal-quit-save = Save this game to continue later? [Y/n]
terminal-kept = The game is saved; battlewright play --continue resumes it.
terminal-input-ended = The input ended before the game did.
terminal-continue = There is an unfinished game ({ $summary }). Continue it? [Y/n]
terminal-summary = { $scenario }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
terminal-resumed = Resuming after { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }.
terminal-round = Round { $round } of { $rounds }
terminal-score = { $seat } { $vp } VP
terminal-acting = { $character } acts with { $ap } AP
terminal-hand-card = { $card }: initiative { $initiative }, { $ap } AP, { $mana } mana. { $text }
terminal-out = knocked out
terminal-cost-ap = { $ap } AP
terminal-cost-mana = { $mana } mana
terminal-reroll-failed = Roll all failures again: { $faces }
terminal-why-allowed = This is allowed.
terminal-why-how = Ask like this: why attack skeletor with power sword; why move F8; why skill NAME on NAME; why card NAME; why focus; why overwatch; why activate NAME; why capture M15.
terminal-measure-how = Ask like this: m skeletor, or m he-man skeletor.
terminal-info-how = Ask like this: i skeletor.
terminal-rule-how = Ask like this: r { $rule }, or r with words of the rule.
terminal-unknown-name = There is no “{ $name }” here.
terminal-cited = { $said } [{ $rule }]

rules-ruling = Our reading: { $text }
rules-see = See also: { $rules }
rules-switch = A match can be played the other way: switch { $switch }.
rules-example = Example { $example }, { $title }: { $text }
rules-code = Code:
rules-events = Events that cite it:
rules-denials = Denials that cite it:
rules-cards = Cards that cite it:
rules-kind-definition = A definition: it says what a word means and needs no code of its own.
rules-kind-component = About the pieces of the game: it needs no code of its own.
rules-kind-example = It follows from other rules and needs no code of its own.
rules-kind-conduct = About people at a table: it needs no code.
rules-tests =
    { $tests ->
        [one] { $tests } test proves it:
       *[other] { $tests } tests prove it:
    }
rules-no-tests = No test cites this rule.
rules-many = { $count } rules match:
rules-none = No rule matches “{ $words }”.

replay-head = { $title }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, seed { $seed }, version { $version }
replay-verified = Verified: playing it again leads to the same state.
replay-unfinished = The game was not finished.
replay-step = Enter continues, q stops.

content-fine = { $folder }: no mistakes.
content-mistakes =
    { $count ->
        [one] { $folder }: { $count } mistake.
       *[other] { $folder }: { $count } mistakes.
    }
replay-dice =
    { $values ->
        [0] The dice are those the server had published beforehand.
        [one] The dice are those the server had published beforehand, mixed with one value of a player.
       *[other] The dice are those the server had published beforehand, mixed with { $values } values of players.
    }
