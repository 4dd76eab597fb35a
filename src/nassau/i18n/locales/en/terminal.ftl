### Texts of `nassau play`, `nassau replay` and `nassau show` in the terminal

terminal-welcome = Welcome to { $title }! At the table: { $players }. Type ? for help.
terminal-bot = { $name } ({ $level })
terminal-player = Player { $number }
terminal-sealed = The dice are sealed, commitment { $commitment }.
terminal-handover = It's { $name }'s turn. Hand over the keyboard, and press Enter when nobody else is looking.
terminal-handover-undo = { $name }: type u to take back your last move.
terminal-turn = { $name }, it's your turn.
terminal-thinks = { $name } is thinking …
terminal-refused = You can't do that.
terminal-unclear = I don't understand. Type a number from the list, a move such as { $example }, or ? for help.
terminal-undone = Taken back.
terminal-no-undo = You can't take that back: the game has moved on, or your move revealed something.
terminal-no-rule = There is no rule { $id }, only { $first } to { $last }.
terminal-over = The game is over.
terminal-total = Total
terminal-goodbye = See you soon!
terminal-resume = To continue: nassau play --resume { $file }
terminal-unrecorded = This game wasn't recorded. Next time, use --record FILE.
terminal-recorded = Recorded in { $file }. To watch the replay: nassau replay { $file }
terminal-unfinished = { $count ->
    [one] The game isn't over yet: 1 entry so far.
   *[other] The game isn't over yet: { $count } entries so far.
}

terminal-insight-start = at the start
terminal-insight-end = at the end
terminal-insight-regret = { $name } { $loss }: “{ $played }” The Captain's choice: “{ $better }”
terminal-insight-thinking = The Captain is thinking

terminal-help-number = number
terminal-help-number-does = make the move with this number
terminal-help-move-does = make a move in notation, even one that isn't in the list
terminal-help-board-does = show the board again
terminal-help-undo-does = take back your last move
terminal-help-rule-does = read a rule
terminal-help-quit-does = quit
