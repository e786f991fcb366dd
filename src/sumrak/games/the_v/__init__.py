"""The V, by ShadeMemory (shadem.ru): two players, influence and threat, secret duel cards, domination to 10."""
