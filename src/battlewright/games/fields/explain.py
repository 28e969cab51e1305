from msgspec import Struct


class MoveIntent(Struct, frozen=True, tag="move", tag_field="intent"):
    hero: str


Intent = MoveIntent


def explain(state, seat, intent):
    raise AssertionError
