### Texts of the web app

language-name = English
app-name = Nassau
app-title = pirate games
app-skip = Skip to content
app-loading = One moment …

nav-main = Main
nav-home = Home
nav-lobby = Tables
nav-rules = Rules
nav-settings = Settings
nav-about = About Nassau
nav-host = Host your own
nav-profile = Your profile
nav-signin = Sign in
nav-replay = Replay
nav-back = Back

start-title = A harbour for five pirate games
start-lead = Play with friends, with strangers or against bots. The table knows all the rules and explains them as you go.
start-resume = Your tables
start-games = The games
start-play = Play now
start-play-game = Play now: { $game }
start-learn = Learn in { $minutes } minutes
start-learn-game = Learn in { $minutes } minutes: { $game }
start-lesson = Lesson
start-lesson-game = Lesson: { $game }
start-rules = Rules
start-new = Set up a table
start-players = { $from }–{ $to } players
start-minutes = about { $minutes } minutes
start-soon = Coming soon: we're still building this one.
start-yourturn = Your turn

play-title = Play { $game }
play-name = What should we call you?
play-name-hint = No account needed. Choose a password later to keep your games.
play-another = Another name
play-bots = Against bots
play-learn = Learn by playing
play-people = With others
play-friends = Invite friends
play-seats = Players
play-level = Bot level
play-bots-hint = starts right away
play-learn-hint = against bots, with hints for every decision
play-people-hint = bots join after { $seconds } seconds
play-friends-hint = private table, invite by link
play-as = You're playing as { $name }.

lobby-title = Tables
lobby-lead = Join an open table or watch a game in progress.
lobby-open = Open tables
lobby-running = Games in progress
lobby-mine = Your tables
lobby-none-open = No open tables right now. Set one up and others will see it here straight away.
lobby-none-running = No games in progress right now.
lobby-join = Join
lobby-watch = Watch
lobby-return = Back to the table
lobby-new = Set up a table
lobby-filter = Filter the tables
lobby-filter-game = Game
lobby-filter-all = All games
lobby-filter-unclocked = Only without a clock
lobby-free = free
lobby-host = Host: { $name }
lobby-replay = Watch the replay

new-title = Set up a table
new-game = Game
new-seats = Seats
new-seat = Seat { $number }
new-you = You
new-kind-person = For someone I invite
new-kind-open = Open to anyone
new-kind-bot = Bot
new-level = Level
new-add = Add a seat
new-remove = Remove a seat
new-options = Rules at this table
new-options-default = as in the rulebook
new-preset = Which rules?
new-options-preset = as chosen above
new-options-changed = { $count ->
    [one] 1 rule changed
   *[other] { $count } rules changed
}
new-clock = Clock
new-visibility = Who can join?
new-spectators = Allow spectators
new-rated = Rated (only if everyone has an account)
new-autoplay = When there is only one possible move, make it right away
new-learning = Learning table: on your turn you can ask the Captain for advice (not rated)

counsel-ask = Ask the Captain
counsel-thinking = The Captain is thinking …
counsel-title = The Captain's advice:
counsel-hide = Hide the advice
counsel-share = Expected share of the win

table-deputy-level = Level of the deputy

new-create = Open the table
new-start = Start now

clock-none = No clock
clock-none-hint = everyone takes the time they need
clock-friendly = Relaxed
clock-friendly-hint = a deputy steps in, but only after a long wait
clock-live = Brisk
clock-live-hint = one game in one evening
clock-slow = Correspondence
clock-slow-hint = at least a day for every decision

visibility-public = Anyone
visibility-invite = Only people with the link

level-landlubber = Landlubber
level-sailor = Sailor
level-captain = Captain
level-admiral = Admiral

table-title = { $game }
table-yourturn = Your turn
table-turn-mine = Your turn
table-turn-other = To move: { $names }
table-turn-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-over = The game is over
table-watching = You're watching
table-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
table-log = Log
table-chat = Chat
table-others = Seats
table-players = Players
table-summary = The board as text
table-options = All options as a list
table-undo = Undo
table-help = Keyboard shortcuts
table-menu = Table menu
table-leave = Leave the table
table-leave-running = A deputy will play on for you, and you can come back any time. Once everyone has left, no bot plays better than a Sailor.
table-leave-confirm = Leave
table-deputy = Let a bot play for me
table-deputy-on = A bot is playing for you ({ $level }).
table-deputy-off = Take over again
table-deputy-mark = Deputy: { $level }
table-share = Copy the link
table-share-done = Link copied
table-rules = Rules
table-odds = Show odds
table-hints = Show hints
table-speed = Speed
table-speed-factor = { $factor }×
table-speed-instant = At once
table-volume = Volume
table-volume-off = Off
table-bot = Bot
table-bot-level = Bot, { $level }
table-you = you
table-offline = away
table-since = Since your last move
table-why = Why not? { $what }
table-choose = Choose
table-cancel = Cancel
table-set = Set to { $number }
table-less = Less
table-more = More

# What is put together in the decision bar and then sent at once
compose-reset = Start over
compose-amount = { $name }: { $count } of { $most }
compose-bargain = Make a bargain …
compose-bargain-pick = Which two goods?
compose-load = { $rest ->
    [0] Load everything
   *[other] Load { $count } and discard { $rest }
}
compose-goals-kept = keep
compose-goals-keep = { $rest ->
    [0] Keep this card
    [one] Keep this card, put 1 back
   *[other] Keep this card, put { $rest } back
}
compose-goals-order = Put them back in this order
compose-goals-pick = First the card you keep, then the others in the order they go back
compose-goals-tuck = In which order do they go back?
compose-fields = { $count } of { $most } islands
compose-fill = { $count ->
    [one] Fill in 1 field
   *[other] Fill in { $count } fields
}

story-faster = Faster
story-skip = Skip
settled-show = Who got what
settled-nothing = Nothing this round.

table-enlarge = Enlarge the board
table-shrink = Show the whole board
table-sealed = Sealed dice: commitment { $hash }
table-gone = This table is gone: it was closed, or you were removed.
table-missing = This table doesn't exist, or it is private.
table-chat-say = Message to everyone
table-chat-send = Send
table-chat-empty = No messages yet.
table-chat-mute = Mute { $name }
table-chat-unmute = Unmute { $name }
table-chat-muted = muted
table-chat-new = new
table-log-empty = Nothing has happened yet.
table-rule = Rule { $id }

room-title = Waiting for players
room-invite = Send this link to your friends:
room-copy = Copy
room-copied = Copied

invite-renew = Renew the invite link
invite-renew-sure = The old link will stop working. Everyone at the table stays; spectators who came by the link will be removed.
invite-renew-confirm = Renew the link
invite-renewed = There is a new link now.

room-ready = I'm ready
room-notready = Not ready after all
room-isready = ready
room-waits = not ready yet
room-free = free seat
room-sit = Sit here
name-title = What is your name?
name-sit = Sit down
room-bots = Fill with bots
room-bot = Bot on seat { $number }
room-bot-none = No bot
room-kick = Clear this seat
room-fewer = Remove a seat
room-leave = Stand up
room-start = Start the game
room-begins = The game starts as soon as everyone is ready.
room-begin = You can start as soon as everyone is ready.
room-options = Rules at this table
room-dice = Sealed dice: before the start, every browser adds some randomness of its own, so nobody can choose or predict a roll.
room-rated = This game is rated. You need an account to play.
room-seal = This commitment is the same for everyone at the table:
room-sealing = Almost there: the dice are being sealed …

event-game_started = The game begins.
event-acts_undone = { $name } takes back a move.
event-deputy_took_over = A bot is playing for { $name }.
event-deputy_took_over-asked = { $name } lets a bot play ({ $level }).
event-deputy_took_over-left = { $name } has left the table; a bot takes over ({ $level }).
event-deputy_took_over-time = { $name } has run out of time; a bot takes over ({ $level }).
event-deputy_took_over-removed = { $name } was removed from the table; a bot takes over ({ $level }).
event-deputy_gave_back = { $name } is back in the game.
event-bot_faltered = The bot { $name } found no move, so a weaker one stepped in.
event-stop_asked = { $name } would like to end the game early.
event-stop_declined = { $name } would like to play on.
event-game_stopped = You agreed to end the game early.
event-game_finished = The game is over.

table-stop = Suggest ending the game
table-stop-agree = End the game
table-stop-decline = Play on
table-stop-asked = { $names } would like to end the game early.
table-stop-waiting = You suggested ending the game. The others are being asked.
table-stop-alone = You're only playing against bots, so the game ends right away, without a winner.
table-stop-end = End the game
table-host = Make { $name } the host
table-host-you = You're now the host of this table.
table-kick = Remove { $name }
table-close = Close the table

hint-title = Hint
hint-next = Next
hint-done = Got it
hint-off = No more hints

lesson-title = Lesson: { $lesson }
lesson-progress = Step { $page } of { $pages }
lesson-next = Next
lesson-later = Continue later
lesson-skip = Skip the lesson
lesson-wrong = You could do that in a real game. For now, choose what is lit up.
lesson-skipped = You have left the lesson. You can start it again at any time.
lesson-done = Lesson finished!
lesson-practice = Play a practice game
lesson-practice-hint = against two easy-going bots, with advice
lesson-home = Back to the start page
lesson-again = Start the lesson again


rule-more = Read it in the rules
rule-close = Close

help-title = Keyboard shortcuts
help-arrows = Move between all your options
help-digits = Press the button with that number
help-enter = Choose
help-undo = Undo
help-list = All options as a list
help-summary = The board as text
help-hint = Show or hide the hint
help-help = This help
help-escape = Close the menu
help-key-arrows = Arrow keys
help-key-enter = Enter
help-key-escape = Esc

result-title = Result
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
result-score = Total
result-how = Final scores
result-course = How the game went
result-rematch = Rematch
result-rematch-go = Join the rematch
result-replay = Watch the replay
result-share = Share a picture
result-verify = Verify the dice
result-download = Download the game
result-show = Show the result
result-chart = Scores over the game. At the end: { $scores }

insight-title = Luck and decisions
insight-what = How the bots judge the game with all cards face up. Luck is what chance gave or took compared with the average; the rest is decisions, yours and everyone else's.
insight-working = The bots are analysing the game … { $percent }%
insight-chart = Winning chances over the game. At the end: { $scores }
insight-luck = Luck
insight-decisions = Decisions
insight-rolls = The luckiest and unluckiest moments
insight-regrets = Costliest mistakes
insight-better = The Captain's choice:
insight-none = No big mistakes: the Captain wouldn't have played much better.
insight-show = Watch this moment in the replay

replay-title = Replay: { $game }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-prev = Step back
replay-next = Step forward
replay-at = Step { $at } of { $all }
replay-view = View
replay-view-watch = Spectator
replay-view-open = All cards face up
replay-share = Copy a link to this moment
replay-speed = Speed
replay-missing = This game doesn't exist, or you're not allowed to see it.
replay-chart = Scores over the game

verify-title = Verify the dice
verify-lead = Your browser recalculates every roll and card of this game, from the secret sealed before the first move and the randomness added by every browser. It also compares them with what it kept during the game.
verify-start = Verify now
verify-later = The secret will be revealed after the game.
verify-ok = { $count ->
    [one] The outcome matches the sealed dice.
   *[other] All { $count } outcomes match the sealed dice.
}
verify-bad = Outcome { $number } differs: the log has { $log }, the sealed dice give { $drawn }.
verify-problem-alarm = During the game, the server showed something else than before. Don't trust these dice.
verify-problem-commitment = The server shows another commitment than before the start. Don't trust these dice.
verify-problem-secret = The secret does not match the commitment shown before the start.
verify-problem-restart = The start was repeated: the first time, other contributions had been settled.
verify-problem-contribution = Your browser's randomness is missing from these dice.
verify-problem-promise = A contribution isn't the one that was settled before the start.
verify-problem-missing = Outcomes that your browser saw during the game are missing.
verify-problem-bounds = A die doesn't have the faces that the rules give it.
verify-problem-chain = A roll or card is described differently from what the server settled during the game.
verify-basis-own = Your browser added randomness of its own and kept the commitment from before the start.
verify-basis-kept = Your browser kept the commitment during the game, but added no randomness of its own.
verify-basis-answer = Your browser wasn't there and kept nothing, so this only shows that what the server says fits together.
verify-late = Not added in time: { $names }.
verify-record = Save the game
verify-evidence = Save my browser's evidence
seal-alarm = Careful: what the server shows about the dice has suddenly changed.
verify-stream = Source
verify-number = No.
verify-outcome = Outcome
verify-checked = Checked
verify-match = matches
verify-differs = differs

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-nothing = No rule mentions this.
rules-contents = Contents
rules-option = Depends on the rules chosen for the table
rules-source-seed = from the rulebook
rules-source-public = published elsewhere
rules-source-ruling = our ruling
rules-source-other = source: { $source }
rules-link = Link to rule { $id }
rules-options = Rules you can choose
rules-lead = All the rules in our own words, with the numbers you see at the table.
rules-soon = coming soon
guide-goal = Goal
guide-turn = Your turn
guide-end = End of the game
guide-scoring = Scoring
guide-learn = Learn by playing ({ $minutes } minutes)
guide-aid = Player aid to print
guide-rulebook = The rulebook, rule by rule
guide-back = Back to the rules
guide-print = Print
note-now = Now:
note-not-now = Not now:
rules-sources = Where it comes from
rules-sources-what = Below each rule you see whether it is in the rulebook, published elsewhere, or decided by us.

profile-title = { $name }
profile-guest = Guest
profile-since = joined { $date }
profile-games = Games
profile-none = No finished games yet.
profile-game = Game
profile-played = Played
profile-won = Won
profile-rating = Rating
profile-best = Best score
profile-recent = Recent games
profile-keep = Keep your games
profile-keep-lead = Choose a password to turn your guest name into an account and keep all your games.
profile-signup = Create an account
profile-signout = Sign out
profile-signout-guest = As a guest, you can't get back to these games after signing out.
profile-missing = There is nobody here by that name.

bots-title = Your bots
bots-lead = Your own programs can play here too, each with its own name and token.
bots-name = Name of the bot
bots-make = Create a bot
bots-token = Token of { $name }
bots-once = You'll only see it this once. Anyone who knows it can play as your bot.
bots-renew = Create a new token
bots-revoke = Revoke the token
bots-delete = Delete

sign-title = Sign in
sign-name = Name
sign-password = Password
sign-in = Sign in
sign-up = Create an account
sign-guest = Play as a guest
sign-new = No account yet?
sign-have = Already have an account?
sign-hint = At least 8 characters.

password-title = Password
password-lead = You stay signed in here; all your other devices are signed out.
password-old = Current password
password-new = New password
password-change = Change password
password-done = Your password has been changed.
password-wrong = That is not your current password.

account-data = Your data
account-data-lead = You can download or delete everything we have stored about you.
account-export = Download your data
account-delete = Delete your account
account-delete-sure = Your name, your messages and your results will be gone for good. Others keep the games they played with you, but without your name.
account-delete-confirm = Delete for good
account-deleted = All your data has been deleted.

settings-title = Settings
settings-lead = These apply to this browser only.
settings-language = Language
settings-language-auto = Browser language
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Light (parchment)
settings-theme-dark = Dark (night)
settings-motion = Animations
settings-motion-auto = Same as the device
settings-motion-off = Off
settings-sound = Sounds
settings-autoplay = Make forced moves for me in games against bots
settings-hints = Hints in my first games
settings-hints-again = Show all hints again
settings-hints-done = You'll see all the hints again.
settings-odds = Show odds on the board
settings-notify = Notify me when it's my turn
settings-notify-denied = Your browser doesn't allow notifications from this page.

host-title = Host your own Nassau
host-lead = Nassau is a single program, and all its data is in one file.
host-lan-title = For the living room
host-lan = This lets everyone on the same network play:
host-net-title = For a club or the internet
host-net = Put it behind a web server with a certificate and give it a database:
host-cluster-title = For many tables
host-cluster = Several processes share one PostgreSQL and one Redis; each of them serves all tables:
host-care-title = Checks and backups
host-care = Every game can be replayed move by move. These commands check all games and back them up:
host-check = checks every table
host-backup = makes a backup while games are running
host-secrets-title = What can the person running the server see?
host-secrets = The server knows every card, so play where you trust the people who run it. But even they can't choose the dice: they are sealed, and anyone can verify them afterwards.
host-status = This server
host-status-version = Version { $version }
host-status-compiled = game rules compiled
host-status-pure = game rules not compiled
host-status-tables = { $count ->
    [one] 1 table loaded
   *[other] { $count } tables loaded
}
host-status-connections = { $count ->
    [one] 1 connection
   *[other] { $count } connections
}

about-title = About Nassau
about-what = Here you can play five pirate board games, free and without adverts. We made the rules engine, the tables, the bots and the drawings ourselves, for the love of these games.
about-unofficial-title = Unofficial
about-unofficial = Nassau is not affiliated with, sponsored by or approved by any designer or publisher of these games. Their names only tell you which rules apply. If you like a game, buy it: nothing beats the real box.
about-own-title = Our own drawings and words
about-own = We drew every board, piece and picture ourselves; nothing is taken from a rulebook or a publisher. The rules are explained in our own words, too.
about-data-title = Reconstructed data
about-data = Where we didn't have the pictures of the rulebook, we reconstructed some data and marked it as such in the program:
about-data-grog = Grog Island: the building sites of the peninsulas
about-data-seas = Pirates of the 7 Seas: how the cards are split among the kinds
about-data-port_royal = Port Royal – The Dice Game: the sea maps of the sheets
about-data-manila = Manila: based on a rules summary and published information; where sources disagree, you can choose at the table
about-licence-title = Licence
about-licence = The program is free software under the MIT licence. The typefaces are Alegreya and Source Sans 3, under the SIL Open Font License.
about-privacy-title = Privacy
about-privacy = One cookie keeps you signed in, and that's all: no tracking, no adverts, nothing from other servers.
about-credits = Designers of the games: Franz-Benno Delonge (Manila), Stefan Feld (Rum & Pirates), Michael Rieneck (Grog Island), Alexander Newskiy and Oleg Sidorenko (Pirates of the 7 Seas), Alexander Pfister (Port Royal – The Dice Game).

status-connecting = Connecting …
status-lost = Connection lost. Trying again …
status-unreachable-title = The server isn't answering
status-unreachable = It may be restarting, or you may be offline. This page keeps trying.
status-retry = Try now

missing-title = No ship at this berth
missing-lead = There is nothing but open sea at this address.
missing-home = Back to the harbour

error-unreachable = The server isn't answering. Please try again.
error-limited = { $wait ->
    [one] Not so fast! Please wait a second.
   *[other] Not so fast! Please wait { $wait } seconds.
}
error-signed_out = Please choose a name first.
error-bad_login = Wrong name or password.
error-name_taken = This name is taken. Please choose another.
error-bad_name = This name won't work. Use letters, digits and spaces.
error-bad_password = The password is too short: use at least 8 characters.
error-bad_setup = The table can't be set up like this. Please check the settings.
error-too_few_seats = This game needs at least { $need } players.
error-too_many_seats = This game is for { $need } players at most.
error-no_game = We don't have this game.
error-no_table = This table doesn't exist, or it is private.
error-no_person = There is nobody here by that name.
error-no_invite = This invitation is no longer valid.
error-not_seated = Only the players at the table can do this.
error-not_host = Only the host can do this.
error-not_allowed = That's not allowed here.
error-seat_taken = Someone was quicker: the seat is taken.
error-full = The table is full.
error-not_ready = Not everyone is ready yet.
error-started = The game has already started.
error-not_started = The game hasn't started yet.
error-over = The game is over.
error-not_pending = It's not your turn.
error-stale = The game has moved on. This is the decision now.
error-not_offered = You can't do that right now.
error-refused = The rules don't allow that right now.
error-no_undo = It's too late to take that back.
error-unavailable = The server couldn't do that just now. Nothing has changed.
error-other = That didn't work ({ $code }).

# Names for guests, separated by blanks; a first name stands before them.
guest-last-names = Silvertooth Gullscare Goldhook Stormnose Rumbarrel Pegleg Saltbeard Keelfish Lantern Windcatch Krakenarm Anchorknot Crowsnest Shellear Weedfoot Doldrums Bowwave Starfish Cutlass Sailpatch
