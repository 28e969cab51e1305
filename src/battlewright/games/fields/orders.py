TOPICS = ()


def ordered_option(state, decision, orders):
    return None
