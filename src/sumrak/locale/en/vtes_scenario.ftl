# Positions of Vampire as text: what cannot be.

vtes-not-built = the switch { $name } is not built: such cards came after 2003 and are refused
vtes-scenario-turn = a turn is `number, seat, phase`; phases are { $known }
vtes-scenario-whose = whose? { $known }, not '{ $found }'
vtes-scenario-debt = a debt is 0 or 1, not '{ $found }'
vtes-scenario-senseless = no game could be played with this card: { $why }
vtes-scenario-name-taken = there is a card { $name } already
vtes-scenario-counts = what may be counted: { $known }, each with a number
vtes-scenario-waiting = what waits is `seat, until when`; it waits until { $known }
vtes-scenario-seating = Say who sits after whom, each once: { $known }.
vtes-scenario-until = Each is a player, a card, the number of its use and of the effect: a sunset-strip-hollywood 0 0.
vtes-scenario-vain = Each is a player whose bleed was in vain, and the players who have had no turn since: a bc.
