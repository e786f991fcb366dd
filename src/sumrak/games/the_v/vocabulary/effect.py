"""What all effects have in common."""

from sumrak.games.the_v.vocabulary.teller import Teller
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a text does. "You" is the controller of the card; inside `ThatPlayer`, that player."""

    def say(self, t: Teller) -> Phrase:
        """An order without subject, or a statement with one."""
        raise NotImplementedError(type(self).__name__)
