def table_of(view, seat, words):
    return {}
