# What `battlewright maps` says.

maps-head = { $name }: { $hexes } hexes; zones for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
maps-written = Written to { $file }.
maps-layouts = Layouts: { $layouts }
maps-report = What could not be represented as it is:
maps-report-none = Everything could be represented.

maps-word-terrain = Terrain
maps-word-signs = Signs
maps-word-zone = zone
maps-word-glyph = glyph
maps-word-overhang = something above
maps-word-ladder = ladder
maps-word-grass = grass
maps-word-rock = rock
maps-word-sand = sand
maps-word-snow = snow
maps-word-swamp = swamp
maps-word-road = road or wall walk
maps-word-lava-field = lava field
maps-word-water = water
maps-word-swamp-water = swamp water
maps-word-ice = ice
maps-word-molten-lava = molten lava
maps-word-dungeon = dungeon
maps-word-shadow = shadow
maps-word-asphalt = asphalt
maps-word-concrete = concrete
maps-word-tree = tree
maps-word-bush = bush
maps-word-palm = palm
maps-word-glacier = glacier
maps-word-outcrop = rock outcrop
maps-word-pillar = pillar
maps-word-castle-wall = castle wall
maps-word-castle-base = castle base
maps-word-ruin = ruin
maps-word-stone-wall = stone wall
maps-word-battlement = battlement
maps-word-railing = railing
maps-word-door = door

maps-note-two-tiles = { $times } × two tiles in one place, the first stays
maps-note-off-table = { $times } × tile below the table or far too high
maps-note-without-tiles = { $times } × piece that stands on no tile of its own: { $what }
maps-note-wall-without-tile = { $times } × part of a wall beside no tile: { $what }
maps-note-ladder-nowhere = { $times } × ladder that leads nowhere
maps-note-door-without-room = { $times } × fortress door without room to swing
maps-note-start-not-free = { $times } × start marker on no free space
maps-note-glyph-no-land = { $times } × glyph that lies on no land
maps-note-left-out = { $times } × left out: { $what }
maps-note-bytes-left = { $times } × byte after the last piece
maps-note-figure = { $times } × figure, not part of a map: { $what }
maps-note-personal = { $times } × personal tile that nobody knows: { $what }
maps-note-substitute = { $times } × replaced by something alike: { $what }
maps-note-unknown = { $times } × unknown piece: { $what }
maps-note-no-zones = no start zones; two of ours at its ends
