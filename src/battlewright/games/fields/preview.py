def preview(state, seat, option):
    return []
