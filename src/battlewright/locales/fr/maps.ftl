# Ce que dit `battlewright maps`.

maps-head = { $name } : { $hexes } hexagones ; zones pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
maps-written = Écrit dans { $file }.
maps-layouts = Dispositions : { $layouts }
maps-report = Ce qui n’a pas pu être représenté tel quel :
maps-report-none = Tout a pu être représenté.

maps-word-terrain = Terrain
maps-word-signs = Signes
maps-word-zone = zone
maps-word-glyph = glyphe
maps-word-overhang = quelque chose au-dessus
maps-word-ladder = échelle
maps-word-grass = herbe
maps-word-rock = roche
maps-word-sand = sable
maps-word-snow = neige
maps-word-swamp = marais
maps-word-road = route ou chemin de ronde
maps-word-lava-field = champ de lave
maps-word-water = eau
maps-word-swamp-water = eau de marais
maps-word-ice = glace
maps-word-molten-lava = lave en fusion
maps-word-dungeon = donjon
maps-word-shadow = ombre
maps-word-asphalt = asphalte
maps-word-concrete = béton
maps-word-tree = arbre
maps-word-bush = buisson
maps-word-palm = palmier
maps-word-glacier = glacier
maps-word-outcrop = rocher
maps-word-pillar = pilier
maps-word-castle-wall = mur de château
maps-word-castle-base = socle de château
maps-word-ruin = ruine
maps-word-stone-wall = mur de pierre
maps-word-battlement = créneau
maps-word-railing = balustrade
maps-word-door = porte

maps-note-two-tiles = { $times } × deux tuiles au même endroit, la première reste
maps-note-off-table = { $times } × tuile sous la table ou bien trop haute
maps-note-without-tiles = { $times } × pièce sans tuile à elle : { $what }
maps-note-wall-without-tile = { $times } × partie de mur à côté d’aucune tuile : { $what }
maps-note-ladder-nowhere = { $times } × échelle qui ne mène nulle part
maps-note-door-without-room = { $times } × porte de forteresse sans place pour s’ouvrir
maps-note-start-not-free = { $times } × marque de départ sur aucune case libre
maps-note-glyph-no-land = { $times } × glyphe qui n’est pas sur la terre ferme
maps-note-left-out = { $times } × laissé de côté : { $what }
maps-note-bytes-left = { $times } × octet après la dernière pièce
maps-note-figure = { $times } × figurine, ne fait pas partie d’une carte : { $what }
maps-note-personal = { $times } × tuile personnelle inconnue : { $what }
maps-note-substitute = { $times } × remplacé par quelque chose de semblable : { $what }
maps-note-unknown = { $times } × pièce inconnue : { $what }
maps-note-no-zones = aucune zone de départ ; deux des nôtres aux extrémités
