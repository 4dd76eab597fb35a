# Texts that all games share.

list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-nothing = nichts

refusal-bound = Nötig: { $need }, du hast { $have }.

result-won = { $players } gewinnt mit { $score }!
result-won-together = Gleichstand: { $players } gewinnen gemeinsam mit { $score }!
