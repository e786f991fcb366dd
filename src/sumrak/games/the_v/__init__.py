"""The V, by ShadeMemory (shadem.ru): two players, influence and threat, secret duel cards, domination to 10."""

from sumrak.games.the_v import state as state  # first: the chapters and the state know each other
