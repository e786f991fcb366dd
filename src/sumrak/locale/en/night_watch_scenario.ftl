# Positions of Night Watch as text: what cannot be.

night_watch-scenario-spell = { $name } is a Spell: Watchers hold them, or they are in the deck or the discards (NW-13)
night_watch-scenario-no-spell = { $name } is no Spell (NW-30)
night_watch-scenario-no-item = { $name } lies on nobody: Items do (NW-120)
night_watch-scenario-svetlana = Svetlana is in her Flat and nowhere else (NW-210)
night_watch-scenario-watcher = { $name } is a Watcher: in play, in a hand or a deck, or out of the game (NW-238)
night_watch-scenario-starts = { $name } is in play from the beginning and never in a hand (NW-211, NW-117)
night_watch-scenario-donor = { $name } is in play until drained, then out of the game (NW-350)
night_watch-scenario-accident = { $name } does not stay in play: it is in a hand, a deck or the discards (NW-130)
night_watch-scenario-destroyed = { $name } cannot lie there: destroyed Items are among the discards (NW-123)
night_watch-scenario-one-deck = there is one deck for both: write it as `lines` (NW-277)
night_watch-scenario-own-decks = each side has its own deck: `night lines`, `day lines` (NW-212)
night_watch-scenario-other-deck = { $name } is of the other Watch's deck (NW-212)
night_watch-scenario-nothing-turned = { $name }@…: nothing is turned here, and there are no cells
night_watch-scenario-no-wounds = { $name } bears no wounds here: Watchers and Donors in play do (NW-33, NW-240)
night_watch-scenario-dead = { $name } with { $n } wounds would be dead (NW-15)
night_watch-scenario-drained = { $name } with { $n } wounds would be drained (NW-240)
night_watch-scenario-only = { $name }: there { $n ->
    [one] is
   *[other] are
} only { $n } of it (NW-301)
night_watch-scenario-holds-nothing = { $who } is not in play and holds nothing (NW-13)
night_watch-scenario-level = { $name } (level { $n }): mages and witches are on levels 0 to { $most } (NW-50, NW-230)
night_watch-scenario-called = { $name } (called): only vampires call (NW-80)
night_watch-scenario-fresh = { $name } (fresh { $n }): it has { $wounds } wounds (NW-281)
night_watch-scenario-cannot-use = { $who } cannot use { $name } (NW-120)
night_watch-scenario-no-hand = { $who } holds no Spells between battles (NW-60, NW-63)
night_watch-scenario-hand = { $who } holds { $n } Spells, more than Strength { $most } (NW-42)
night_watch-scenario-amulets = { $who } has { $n } Amulets; there is one at most (NW-91)
night_watch-scenario-tuples = holders and text are tuples: write (…,) with a comma
night_watch-scenario-senseless = this card makes no sense: { $why }
night_watch-scenario-same-initiative = { $who } has Initiative { $n }: they all differ (NW-300)
night_watch-scenario-turn = a turn is a number (1 to { $last }), a step ({ $known }), and perhaps whose, not '{ $found }'
night_watch-scenario-vortex = the Vortex is at 0 to 11: at 12 the game is over (NW-262), not '{ $found }'
night_watch-scenario-tokens = tokens: night N, day N
night_watch-scenario-this-turn = this turn: { $known }, not '{ $found }'
night_watch-scenario-treaty = the Treaty chip is on 0, or on `night` or `day` with 1 to 10 (NW-255)
night_watch-scenario-holder = { $holder } holds nothing: Items lie on Watchers in play (NW-120)
night_watch-scenario-initiative = who comes first by Initiative cannot change in the middle of a game
