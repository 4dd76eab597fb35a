"""Bot accounts are people with an owner; their tokens need no label."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.Text))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.drop_column("bot_tokens", "label")
