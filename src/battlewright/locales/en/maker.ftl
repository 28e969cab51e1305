# The map maker: what the engine finds on a map …

maker-wall-walk = wall walk
maker-any-land = any land (out of sight)
maker-random-glyph = random glyph
maker-piece-hive = Marro Hive
maker-finding-broken = The map cannot be read: { $detail }
maker-finding-empty = There is not a single hex yet.
maker-finding-no-space = Something stands where there is no space.
maker-finding-twice = A space is named twice for one piece.
maker-finding-closed = Two pieces stand on one space.
maker-finding-ladder = A ladder must lead up to the space beside it, with nothing in its way.
maker-finding-door = A fortress door needs three spaces to swing over and one to be moved from.
maker-finding-hive = A hive site is six spaces of land on one level, with nothing above or below.
maker-finding-size = A piece is not as large as the printed one.
maker-finding-zone-closed = A start space is closed by a piece.
maker-finding-zone-shared = A space belongs to two start zones.
maker-finding-glyph = A glyph lies on land with nothing else on its space.
maker-finding-few-zones =
    { $zones ->
        [0] There are no start zones yet; a match needs two.
       *[other] There is one start zone; a match needs two.
    }
maker-finding-small-zone = Start zone { $zone } has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }: { $fits } of { $armies } prepared armies of up to { $points } points find room there.
maker-finding-no-pair = No figure on two spaces finds room in start zone { $zone }: it needs two neighbouring spaces on one level.
maker-finding-unequal-zones = The start zones differ in size, from { $least } to { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }.
maker-finding-zones-cut-off = Nobody walks from start zone { $zone } to start zone { $other }.
maker-finding-unreached =
    { $spaces ->
        [one] One space cannot be walked to.
       *[other] { $spaces } spaces cannot be walked to.
    }
maker-finding-pit =
    { $spaces ->
        [one] From one space nobody walks back out.
       *[other] From { $spaces } spaces nobody walks back out.
    }
maker-finding-floats =
    { $spaces ->
        [one] One tile hangs in the air and holds on to nothing.
       *[other] { $spaces } tiles hang in the air and hold on to nothing.
    }
maker-finding-uneven = A piece stands on spaces of different levels and hangs over the lower ones.
maker-finding-island =
    { $hexes ->
        [one] One hex touches the rest of the map nowhere.
       *[other] { $hexes } hexes touch the rest of the map nowhere.
    }

# … and the words of the screen.

maker-title = Map maker
maker-new-name = My battlefield
maker-name = Name
maker-file = File
maker-new = New
maker-new-size = { $columns } × { $rows }
maker-new-empty = Empty field
maker-open-file = Open a file…
maker-open-file-kinds = A map file (.toml), VirtualScape (.hsc), map editor JSON, or a text with a link
maker-open-shipped = Begin with a battlefield
maker-choose = Choose…
maker-open-kept = My maps on this server
maker-open-public = Maps others show
maker-save-here = Save on this server
maker-save-public = Show it to everyone here
maker-saved = Saved. The link to it is in the address bar.
maker-save-file = Map file (.toml)
maker-picture-svg = Picture (SVG)
maker-picture-png = Picture (PNG)
maker-forget = Delete { $name } from this server
maker-undo = Undo
maker-redo = Redo
maker-view = View
maker-view-3d = 3D
maker-view-flat = Flat
maker-tools = Tools
maker-tool-raise = Raise
maker-tool-lower = Lower
maker-tool-paint = Paint
maker-tool-erase = Erase
maker-tool-bridge = Bridge
maker-tool-piece = Piece
maker-tool-wall = Wall
maker-tool-ladder = Ladder
maker-tool-door = Gate
maker-tool-glyph = Glyph
maker-tool-zone = Start zone
maker-tool-hive = Hive site
maker-tool-select = Select
maker-tool-look = Look
maker-about-raise = A click raises a hex by one level; on an empty place it lays a first tile.
maker-about-lower = A click lowers a hex by one level.
maker-about-paint = Gives the surface this terrain. Water, ice and lava lie on the tile below and add no level.
maker-about-erase = Takes away the hex with everything on it.
maker-about-bridge = Lays a tile in the air at this level, over what is there; a second click takes it away.
maker-about-piece = Stands on the surface; a second click takes it away. R turns it.
maker-about-wall = Stands on the edge nearest to the click; the clicked hex is its inside.
maker-about-ladder = Leans on the edge nearest to the click and leads up to the hex beyond.
maker-about-door = A fortress door with two pillars; it swings to the side of the click. R turns it.
maker-about-glyph = Lies on land; a second click takes it away.
maker-about-zone = Adds spaces to a player’s start zone; a second click takes them out.
maker-about-hive = Six spaces of land on one level for the Marro Hive.
maker-about-select = Drag over hexes to select them. Then copy, turn, mirror, move or delete them.
maker-about-look = The engine says what a figure sees from the clicked space and where it walks.
maker-terrain = Terrain
maker-level = Level
maker-brush = Brush
maker-brush-hexes =
    { $count ->
        [one] One hex
       *[other] { $count } hexes
    }
maker-kind = Kind
maker-height = { $name }, { $height } high
maker-sized = { $name } on { $count } hexes, { $height } high
maker-turn-piece = Turn
maker-player = Player { $number }
maker-glyph = Glyph { $letter }: { $name }
maker-glyph-hidden = symbol side up
maker-symmetry = Symmetry
maker-symmetry-none = None
maker-symmetry-turn = Half turn
maker-symmetry-east = Left and right
maker-symmetry-north = Top and bottom
maker-overlay-none = None
maker-overlay-height = Height
maker-overlay-plan = Tiles of a level
maker-look-told = From { $at }: { $seen } in sight, { $hidden } hidden, { $higher } higher; { $ways } within { $move ->
        [one] { $move } point
       *[other] { $move } points
    } of movement.
maker-look-tall = Height of the figure
maker-look-move = Movement
maker-selected =
    { $count ->
        [0] Nothing is selected.
        [one] One hex is selected.
       *[other] { $count } hexes are selected.
    }
maker-copy = Copy
maker-cut = Cut
maker-paste = Paste
maker-paste-hint = Click where the copy belongs; Escape ends it.
maker-turn = Turn
maker-mirror = Mirror
maker-delete = Delete
maker-everything = Select everything
maker-check = Check
maker-check-good = The engine finds nothing to mend.
maker-severity-error = Mistake
maker-severity-warning = Weak spot
maker-severity-note = Note
maker-show-places = Show where
maker-figures = In numbers
maker-figure-hexes = Hexes
maker-figure-tiles = Tiles, hex by hex
maker-figure-levels = Levels
maker-figure-levels-of = { $low } to { $high }
maker-figure-apart = Steps between the zones
maker-figure-zone = Zone { $number }
maker-figure-room = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, { $armies } of { $of } armies fit
maker-boxes = Boxes
maker-boxes-lead = How many of each box do you own?
maker-boxes-enough = Enough: every tile finds its place.
maker-boxes-missing = Missing
maker-boxes-of = { $name }: { $used } of { $have }
maker-boxes-holes = There are enough hexes in the boxes, but this plan finds no tile for { $count } of them. A patient builder may find a way.
maker-boxes-tiles = Tiles
maker-boxes-tile = { $name } { $size }
maker-boxes-used = Used
maker-boxes-have = In the boxes
maker-boxes-count = Count them
maker-play = Play
maker-play-title = Play on this map
maker-play-against = Against
maker-play-friend = a friend, at this screen
maker-play-online = a friend, by a link
maker-play-points = Points
maker-play-armies = Armies
maker-play-random = random
maker-play-chosen = chosen at the table
maker-play-not-yet = A map with mistakes cannot be played on.
maker-report = Not everything could be taken over:
maker-hex = { $at }, { $terrain }, level { $level }
maker-hex-empty = { $at }, nothing
maker-hex-over = under something at level { $level }
maker-hex-zone = start zone { $number }
maker-field = Battlefield being built
maker-hand = Move the view
maker-drag-paints = Dragging builds
maker-keys = Keys
maker-keys-told = Arrow keys walk from hex to hex, Enter or the space bar uses the tool, + and − raise and lower, Delete erases. Ctrl+Z takes back, Ctrl+Y does again; Ctrl+C, X and V copy, cut and paste; R turns, M mirrors; 1 to 6 choose a start zone, Escape lets go.
maker-settings = Settings of the tool
maker-layout = Set-up
maker-layout-new = Another set-up
maker-layout-name = set-up { $number }
maker-too-large = A map here may have { $hexes } hexes and be { $across } across.
maker-lost-3d = The 3D view is not available; here is the flat map.
maker-loading = The workshop opens…
