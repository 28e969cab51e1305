from battlewright.kernel.narration import PlainNarrator


class FieldsNarrator(PlainNarrator):
    def __init__(self, texts, content):
        pass
