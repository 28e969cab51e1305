def catalogue_of(content, words):
    return {}


def lobby_of(content, switches, words):
    return {}


def map_of(content, name):
    raise LookupError(name)


def rulebook_of():
    return []
