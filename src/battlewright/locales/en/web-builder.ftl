# The builder of Forces, armies and teams.

build-title = Build: { $noun }
build-view = Cards or list
build-cards = Cards
build-sections = Kinds of cards
build-search = Name or text
build-filters = Filters
build-only-open = Only what fits
build-any = Any
build-most = At most, in points
build-order = Order
build-order-points = by points
build-order-name = by name
build-for = For
build-no-carrier = Choose a character first: equipment needs somebody to carry it.
build-shown = { $shown } of { $all ->
        [one] { $all } card
       *[other] { $all } cards
    }
build-none = No card fits.
build-add = Add
build-add-name = Add { $name }
build-compare = Compare
build-compare-name = Compare { $name }
build-compare-count = Compare ({ $count })
build-compare-off = Take { $name } out of the comparison
build-close = Close
build-format = Built for
build-switches = House rules
build-play = Play with it
build-unnamed = My { $noun }
build-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
build-points-word = Points
build-left = { $points } left
build-legal = Legal: ready to play.
build-open = { $count ->
    [0] Being checked …
    [one] One thing is missing or wrong:
   *[other] { $count } things are missing or wrong:
    }
build-count-of = { $count } of { $most }
build-remove = Take { $name } off the list
build-drop = Take { $name } from { $bearer }
build-nothing = Nothing yet.
build-curve-points = Cards by points
build-curve-dice = Dice: { $name }
build-prepared = Prepared lists …
build-mine = My lists …
build-random = By chance
build-undo = Undo
build-clear = Empty
build-name = Name: { $noun }
build-save = Save
build-forget = Forget
build-link = Copy link
build-text = Copy as text
build-read = From text
build-read-now = Read the text
build-print = Print
build-text-hint = One card in each line: “2x Name”, or “Name: equipment, equipment”
build-unknown = These lines name no card: { $lines }
build-copied-text = Copied as text.
build-copied-link = The link is copied.
build-saved-both = Saved in this browser and on the server.
build-saved-here = Saved in this browser.
build-tile = Build
build-lists-of = My lists
group-dismiss = Dismiss
group-unequip = Take equipment away
group-putback = Take a card out
