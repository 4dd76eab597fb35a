# Texts that all games share.

list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-nothing = nichts

result-won = { $players } gewinnt mit { $score }!
result-won-together = Gleichstand: { $players } gewinnen gemeinsam mit { $score }!
