"""Numbers that are worked out when a feature is carried out."""

from enum import Enum
from typing import Final

from sumrak.kernel.say import Words


class Count(Enum):
    """What X is."""

    TOKENS_PAID = "tokens_paid"
    STRIKE_IN_FRONT = "strike_in_front"  # the simple strike of the creature in front, at the strength just struck with
    ITS_WOUNDS = "its_wounds"  # on this card
    ITS_WEAK = "its_weak"  # its weak simple strike, as printed (B-15.9c)


SAID: Final = {
    Count.TOKENS_PAID: Words("the number of tokens paid", "число потраченных фишек"),
    Count.STRIKE_IN_FRONT: Words(
        "the simple strike of the creature in front at the same strength",
        "величина простого удара той же силы у существа напротив",
    ),
    Count.ITS_WEAK: Words("its weak simple strike", "его слабый простой удар"),
    Count.ITS_WOUNDS: Words("the number of wounds on it", "число ран на нём"),
}
