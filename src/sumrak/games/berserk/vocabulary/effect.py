"""What all effects have in common."""

from sumrak.games.berserk.vocabulary.teller import Teller
from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a feature does when it is carried out, in the order of the text."""

    def say(self, t: Teller, mood: int = 0) -> Phrase:
        """What you do, or what the card does of itself; `mood`: PLAIN, MAY or AND_MAY."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Grant(Effect):
    """Base of what gives or takes features: the log says which."""

    def what(self, t: Teller) -> Phrase:
        """What is given or taken, in the accusative."""
        raise NotImplementedError(type(self).__name__)
