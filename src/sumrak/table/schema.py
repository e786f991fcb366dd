"""The store's tables. `migrations/` makes them; a test holds that both agree."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

HEAD = "0002"
"""The newest migration."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(80), nullable=False),  # hash of the game's catalogue when the table was made
    Column("decks", JSON, nullable=False),
    Column("seed", String(32), nullable=False),  # hexadecimal
    Column("bots", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("made_at", BigInteger, nullable=False),  # ms
    Column("rematch", String(32)),
    Column("clocks", JSON),  # [bank, increment] in ms; null: no clocks
)

# What happened at a table, in order; nothing is ever changed or deleted. `kind`: "answer" (body: the option's notation),
# "undo" (body: how many answers are kept), "resign", "flag" (out of time) and, where more than two play, "leave" (body: the
# bot that plays on there). `used`: how many ms of its clock an answer took.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("nonce", String(60)),
    Column("at", BigInteger, nullable=False),
    Column("used", Integer),
    Unique("table_id", "nonce", name="entries_nonce"),
)

# What a private link stands for. `kind`: "invite" (the first browser that sits down gets the seat), "seat", "watch".
links = Table(
    "links",
    metadata,
    Column("token", String(40), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
)

# Which browser may sit where; seat -1 watches. An invited one gets the seat when it sits down, if the seat is still free.
holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seated", Boolean, nullable=False),
)
