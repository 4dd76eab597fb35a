"""Commands of people on tables, shared by the routes for players and hosts."""

from __future__ import annotations

from nassau.server.access.permissions import require_known
from nassau.server.live.services import Services
from nassau.server.live.table_service import Command
from nassau.server.protocol.messages import TableRow
from nassau.store import Person
from nassau.tables import Entry, Table


async def run_command(services: Services, id: str, person: Person, command: Command) -> Table:
    """Run a person's command on a table. To people who are not at it, a private table does not exist."""

    def checked(held: Table) -> list[Entry]:
        require_known(held, person.id)
        return command(held)

    return await services.tables.change(id, checked)


async def change_table(services: Services, id: str, person: Person, command: Command) -> TableRow:
    """Run a person's command on a table and return the table's row."""
    return await services.invites.row(await run_command(services, id, person, command), person.id)
