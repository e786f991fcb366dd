# How games end, without saying who has won: for counting.
ending-forfeit = Forfeited
ending-the_v-domination = Domination has reached 10
ending-the_v-empty_deck = A card is to be drawn from an empty deck
ending-night_watch-burst = The Vortex has burst
ending-night_watch-dispelled = The Vortex is dispelled
ending-night_watch-wiped_out = A Watch has nobody left
ending-night_watch-turn_limit = The last turn is over
ending-berserk-no_creatures = A side has no creatures left
ending-berserk-no_progress = Nothing has changed for too long
ending-berserk-repetition = The same position for the third time
ending-berserk-turn_cap = The battle has lasted too long
ending-vtes-last_standing = All but one are out
ending-vtes-time = The game has gone on for too long
ending-vtes-repetition = The same position for the third time
