from sumrak import catalog

catalog.GAMES.setdefault("berserk", ("sumrak.games.berserk.game", "BerserkSpec"))
