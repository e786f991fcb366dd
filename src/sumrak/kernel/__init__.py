"""What every card game here shares; it knows no game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Says to mypyc what it reads above a class, and nothing at run time.

        It stands here because an __init__ is not compiled: in a compiled module the branch would be unreachable.
        """
        return lambda cls: cls
