"""The base of all that a card can do."""

from sumrak.kernel import mypyc_attr
from sumrak.kernel.say import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a text does."""

    def say(self) -> list[Phrase]:
        """The sentences."""
        raise NotImplementedError(type(self).__name__)
