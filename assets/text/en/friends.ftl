# Tables that people anywhere sit down at.

friends = With friends
friends-note = One opens a table and sends its link. Whoever opens it sits down: no account, nothing to install.
friends-name = You are called
friends-name-none = Say what you are called
friends-name-spoken = Your name: { $name }. Change it
friends-server = At the server
friends-server-none = Say which server
friends-server-spoken = The server: { $server }. Change it
friends-open = Open a table
friends-enter = Enter a link
friends-back = Back to your last table
friends-played = Matches played
friends-played-note = Each as your chair saw it. The latest { $count } are kept on this device.
friends-played-with = with { $names }
friends-played-won = won
friends-played-lost = lost
friends-played-spoken = { $game } with { $names }, { $date }: { $end }. Look back on it
friends-played-unread = This match cannot be read any more: { $why }.
friends-name-first = Say what you are called first, so that the others know you.
friends-server-first = Say first which server the table is to be at. Whoever runs one has its address.

## Writing
letters-own = What are you called?
letters-own-note = Up to 24 letters. The others see it on your plate.
letters-own-done = That is me
letters-chair = Who sits here?
letters-chair-done = Sit down
letters-beside = Who sits down beside you?
letters-beside-done = Sit down
letters-link = The link to the table
letters-link-note = The whole link, or the ten letters of the table to look on.
letters-link-done = Sit down
letters-server = The server of your table
letters-server-note = Its address, such as https://cards.example
letters-server-done = That one
letters-server-wrong = A server’s address begins with https:// or http://.
friends-no-link = This is no link to a table: { $why }.

## The room
friends-table = Table { $table }
friends-invite = Send this link to whoever shall play. A friend can also point a camera at the square.
friends-looking-on = You look on. The link of a friend at the table lets you sit down.
friends-copy = Copy the link
friends-copied = The link is on the clipboard.
friends-copied-file = There is no clipboard here; the link is in { $file }.
friends-not-copied = The link could not be copied: { $why }.
friends-share = Share it
friends-own = Your own link opens your chair on another device, or passes it on.
friends-copy-own = Copy your own link
friends-qr = The link as a square for a camera
friends-seats = Around the table
friends-change = Another game
friends-deal = Deal
friends-resume = Back to the table
friends-leave = Leave
friends-chair-beside = at this screen
friends-beside = At this screen
friends-beside-spoken = Somebody at this screen sits down in chair { $chair }
friends-up = Get up
friends-up-spoken = { $name } gets up
friends-chair-free = A free chair
friends-chair-you = You
friends-chair-here = here
friends-chair-away = away
friends-chair-away-for = away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
friends-chair-stand-in = a bot plays on
friends-chair-host = host
friends-sit = Sit here
friends-sit-spoken = Sit in chair { $chair }
friends-fill = Ask a bot
friends-fill-spoken = Ask a bot into chair { $chair }
friends-free = Free the chair
friends-free-spoken = Free the chair of { $name }
friends-bot-level = How well the bot plays: { $level }
friends-company = Who is here
friends-company-note = Whoever is away keeps the chair. After a minute a bot can play on, until they are back.
friends-company-away = { $name } is away. Who is here?
friends-rename = Another name
friends-rename-spoken = You are called { $name }. Choose another name
friends-host = Make host
friends-host-spoken = Make { $name } the host of the table
friends-let-bot = Let a bot play on
friends-let-bot-spoken = Let a bot play on for { $name }
friends-wait-host = { $name } deals when everybody is here.
friends-wait-chairs = Every chair needs somebody: send the link, or ask bots.
friends-onlookers = { $count ->
    [one] One looks on.
   *[other] { $count } look on.
}
friends-dealing = The cards are shuffled: everybody puts a little chance in.

## The line
friends-reaching = Reaching for the table …
friends-lost = The line is lost. Trying again …
friends-back-again = The line is back.
friends-not-now = The line is lost, so this has to wait a moment.
friends-refused = The table did not take that.
friends-over-revision = This game and the table are of different versions. Load the newest, and open the link again.
friends-over-unknown-table = There is no such table any more.
friends-over-wrong-key = This link opens no place at the table.
friends-over-full = Nobody else can come in: the table is full.
friends-over-too-fast = That was too much at once, and the table has closed the line.
friends-over-too-long = That was too long, and the table has closed the line.
friends-over-not-understood = The server speaks another language than this game.
friends-over-too-many-tables = As many tables are open as there may be. Try again later.
friends-over-elsewhere = You play at this seat from elsewhere now.
friends-over-other = The table has ended the talk.
friends-sorry-seat-taken = Somebody was quicker: that chair is taken.
friends-sorry-not-host = Only the host of the table can do that.
friends-sorry-not-seated = Whoever looks on cannot do that.
friends-sorry-store-away = The table cannot write that down just now. Try again.
friends-sorry-not-now = That cannot be done at this moment.
friends-sorry-full = As many look on as may.
friends-sorry-other = That cannot be done.
friends-setup-open = Open the table
friends-setup-change = Play this
friends-host-deals = The host of the table deals again.

## At the table
friends-gestures = Gestures
friends-gestures-silent = Silence gestures
friends-gesture-bow = A bow
friends-gesture-laugh = Ha ha!
friends-gesture-well-played = Well played!
friends-gesture-hurry = Come on!
friends-gesture-thanks = Thank you!
friends-gesture-oops = Oops!
friends-gesture-wow = Wow!
friends-gesture-think = Let me think …
friends-line-lost = The line is lost. Trying again …
friends-plate-away = away

## A fair deal, elsewhere
fair-text-elsewhere =
    Before the deal the server sealed a secret. Everybody who sat here then put in chance of their own: sealed first, and opened only when all seals lay on the table.

    The seed comes of all of it together, so nobody chose the cards: not the server, and not any of you. At the end everything is opened, and this game does the sum for you.

    Plainly said: whoever runs the server could look at the cards. They cannot choose them.
fair-secret = What the server had sealed
fair-nonce = Chance that a player put in
fair-sum-mine = The sum is right, and your own chance is in it: nobody chose this deal.
fair-sum = The sum is right: the seed comes of all that was sealed.
fair-sum-wrong = Something is not as it was sealed: { $why }. Please tell whoever runs the server.

## The clock
friends-clock-none = No clock
friends-clock-set = { $seconds } s for a turn
friends-clock = { $name }: { $seconds } s
friends-clock-you = You have { $seconds } s
