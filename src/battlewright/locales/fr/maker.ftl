# The map maker: what the engine finds on a map, and the words of the screen.

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
maker-finding-small-zone = Start zone { $zone } has { $spaces } spaces: { $fits } of { $armies } prepared armies of up to { $points } points find room there.
maker-finding-no-pair = No figure on two spaces finds room in start zone { $zone }: it needs two neighbouring spaces on one level.
maker-finding-unequal-zones = The start zones differ in size, from { $least } to { $most } spaces.
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
