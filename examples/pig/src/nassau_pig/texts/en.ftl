### Texts of Pig

prompt-Turn = You have { COUNT("point", $points) } of { $goal }, and { COUNT("point", $pot) } in the pot. Roll or hold?

action-draw = Draw a stash of { COUNT("point", $amount) }
action-roll = Roll
action-hold = Hold and keep { COUNT("point", $pot) }
action-land = Roll a { $face }

fact-stash_drawn = { $player } draws a secret stash of { COUNT("point", $amount) }.
fact-stash_drawn-hidden = { $player } draws a secret stash.
fact-rolled = { $player } rolls a { $face }: { COUNT("point", $pot) } in the pot.
fact-lost_pot =
    { $pot ->
        [0] { $player } rolls a 1 at once and gets nothing.
       *[other] { $player } rolls a 1 and loses { COUNT("point", $pot) }.
    }
fact-held = { $player } keeps { COUNT("point", $amount) } and now has { $points }.
fact-stash_shown = { $player } shows a stash of { COUNT("point", $amount) }.

refusal-rolls-at-least = Roll at least once before you hold.

field-face = Die
field-pot = Pot
field-players = Player
field-points = Points
field-stash = Stash

score-points = Points kept
score-stash = Secret stash

result-score = { COUNT("point", $points) }

point = { $count } { $count ->
    [one] point
   *[other] points
}

hint-welcome = Roll as often as you dare, but a 1 costs you everything in the pot.
hint-Turn = Hold to keep the pot. Your secret stash counts only at the end.
