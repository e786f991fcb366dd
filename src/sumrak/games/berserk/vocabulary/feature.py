"""What all features have in common: a card's text is a row of them, and the i-th has the address (card, i)."""

from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature:
    """Base of all features (B-17.1)."""

    def say(self, t: Teller) -> list[Phrase]:
        """The sentences, without capital and full stop."""
        raise NotImplementedError(type(self).__name__)


class Priced(Feature):
    """Base of what is played at a price."""
