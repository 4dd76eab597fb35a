# Texts that all games share.

list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-nothing = nothing

result-won = { $players } wins with { $score }!
result-won-together = A tie: { $players } win together with { $score }!
