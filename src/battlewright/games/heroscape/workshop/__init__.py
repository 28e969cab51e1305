"""The map maker's workshop: what the engine says of a battlefield somebody is building.

`survey` checks a map and draws it, `looks` answers what is seen and stepped on from a space, `boxes` counts
the tiles of the terrain sets against it, `kit` lists what a map can be made of, and `desk` carries requests
to them. Nothing here changes a map.
"""
