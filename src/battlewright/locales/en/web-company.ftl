# People, on the first page; the rest is in company.ftl.

your-profile = Your profile
rated-match = Rated (for people with a profile)
rated-needs = Rated matches need your profile and one person on each side.
problem-403 = This is not open to you here. This server may ask for a profile.
replay-link = Link to this replay
days-per-move = Correspondence: days for each move
days-none = none
play-on = Play on from here
tab-talk = Talk
talk-new = { $count } new
