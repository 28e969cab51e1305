"""The data a game provides to clients: the lobby, the table, the catalogue, the map, the rules.

Each game fills these Structs, or its own that extend them (`games/<game>/surface.py`); the server sends
them as JSON, and `tools/protocol_types.py` generates TypeScript types from them. Two conventions hold
everywhere: things are identified by ids, with their names in separate fields, and a field named `id` or
ending in `_id` or `_ids` is for programs only, so that a plain table omits it.
"""

from battlewright.kernel.surface.boards import (
    Area,
    AreaMap,
    BoardMap,
    Border,
    Column,
    ColumnBoard,
    HexBoard,
    HexCell,
)
from battlewright.kernel.surface.builder import (
    Builder,
    Line,
    LineCheck,
    Lines,
    ListCheck,
    ListEntry,
    ListFormat,
    ListNumber,
    ListSection,
    ListTrait,
    PreparedList,
    Reason,
    SlotCount,
)
from battlewright.kernel.surface.lobby import (
    Choice,
    ForceChoice,
    ForceWords,
    Lobby,
    MapChoice,
    Scenario,
    SetupOption,
    Switch,
)
from battlewright.kernel.surface.table import Catalogue, Named, RuleText, Table, rule_texts

__all__ = [
    "Area",
    "AreaMap",
    "BoardMap",
    "Border",
    "Builder",
    "Catalogue",
    "Choice",
    "Column",
    "ColumnBoard",
    "ForceChoice",
    "ForceWords",
    "HexBoard",
    "HexCell",
    "Line",
    "LineCheck",
    "Lines",
    "ListCheck",
    "ListEntry",
    "ListFormat",
    "ListNumber",
    "ListSection",
    "ListTrait",
    "Lobby",
    "MapChoice",
    "Named",
    "PreparedList",
    "Reason",
    "RuleText",
    "Scenario",
    "SetupOption",
    "SlotCount",
    "Switch",
    "Table",
    "rule_texts",
]
