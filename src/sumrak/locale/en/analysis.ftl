# Hints, who is ahead, the course of a game.

hint = Hint
hint-title = What could best be done
hint-for = What could best be done: { $player }
hint-begins = thinking…
hint-thinking = { $n } continuations tried, thinking on…
hint-done = { $n } continuations tried
hint-later = Hints come when it is you who decides: now it is somebody else.
hint-close = Put the hint away
hint-show = Show idea { $n } on the table
hint-win = { $n } %
hint-played = played
hint-played-else = Played:
hint-seldom = little tried
hint-then = Then perhaps:
hint-you = you
hint-better = Better
hint-next = Next
hint-of = { $n } of { $of }

worth-show = Who is ahead
worth-thinking = Who is ahead: being worked out
worth-said = Who is ahead: { $shares }
worth-of = { $player } { $n } %

course-show = Course of the game
course-truth = as it truly was
course-label = How the game stood after each answer
course-of = Turning points at a glance for { $player }:
course-turn = { $ply }: { $by } { $n ->
    [one] point
   *[other] points
}

key-hint = hint
key-bar = who is ahead
