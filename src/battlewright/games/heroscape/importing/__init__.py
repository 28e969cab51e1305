"""Maps that players exchange, read into map cards.

`hsc` reads VirtualScape files, `editor` the map editor's JSON and links, each into placed pieces; `heap`
builds a card of pieces and reports what could not be represented; `files` tells the formats apart.
"""

from battlewright.games.heroscape.importing.files import Imported, ImportProblem, import_file, import_text

__all__ = ["ImportProblem", "Imported", "import_file", "import_text"]
