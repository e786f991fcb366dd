# What the server says: refusals on the wire and over HTTP, the terminal.

server-open = The table is open at { $address } (Ctrl-C closes it)
server-port = Cannot listen on { $host }:{ $port }: { $detail }.
server-port-taken = Port { $port } is in use, perhaps by another table: { $other } is free (--port { $other }).
server-store = Cannot use the data directory or database: { $detail }.
server-store-too-new = The database was made by a newer version of Sumrak.

server-bad = This frame cannot be read: { $detail }
server-binary = Frames are text.
server-too-big = That is too long.
server-flood = Too many frames at once.
server-stale = The table has moved on.
server-illegal = That may not be done.
server-not-offered = That is not among the options.
server-not-yours = It is not your decision.
server-unfair = In a game between people there are no hints. When it is over, everybody may look at everything.
server-unfair-watching = Hints are for whoever plays. When the game is over, everybody may look at everything.
server-study-nothing = Nothing is decided here: there is nothing to advise.
server-study-over-only = What truly lay there is shown when the game is over.
server-study-busy = Too much is being thought about; try again in a moment.
server-study-failed = That could not be worked out.
server-not-now = Not now.
server-waiting = The other player has not come yet.
server-nothing-to-undo = There is nothing to take back.
server-no-offer = There is no such offer any more.
server-not-over = The game is not over.
server-over = The game is over.
server-frozen = This table does not go on.
server-internal = Something went wrong here; the table stands as it was.
server-no-such-card = That card is not on the table as you see it.
server-resigned = { $seat } resigned.

server-frozen-record = This table does not go on: its record no longer fits from answer { $number } on.
server-frozen-edition = This table does not go on: the cards have changed since it was made, and answer { $number } no longer fits.
server-frozen-show = This table does not go on: it cannot be shown any more.

server-no-such-table = There is no such table, or it is not open to you.
server-no-such-link = This link opens nothing.
server-seat-taken = Somebody has already taken this seat.
server-record-after-the-end = The record can be had when the game is over.
server-unknown-game = There is no game “{ $game }”; there are: { $known }.
server-unknown-deck = There is no deck “{ $deck }”; there are: { $known }.
server-bad-body = The request cannot be read: { $detail }
server-not-json = The request must be JSON.
server-too-many-tables = Too many new tables at once; wait a little.
server-not-found = There is nothing here.
server-wrong-method = This address does not take that.
server-no-client = The browser client has not been built; install the package, or run “python3 run.py”.
server-wrong-seats = { $fewest } to { $most } can sit here, not { $n }.
server-flag = { $seat } is out of time.
