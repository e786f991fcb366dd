"""Clocks: what each player has at a table, and what an answer took of it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("entries", sa.Column("used", sa.Integer))
