"""The authorization matrix: every route and message, called in every role, with the answers as a table.

`python -m tests.security.authorization_matrix --write` updates the table in docs/security.md. Review it before you
commit it: the test only checks that the server does what the page says.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from litestar import Litestar

from nassau.server.app import route_handlers
from nassau.server.protocol.messages import ClientMessage
from tests.support.server_process import Person, ServerProcess, sqlite

PAGE: Final = Path(__file__).parents[2] / "docs" / "security.md"
BEGIN, END = "<!-- authority: begin -->", "<!-- authority: end -->"

PASSWORD: Final = "pieces of eight"
REMOTE_ADDRESS: Final = "203.0.113.7"
"""The address of all roles but the operator, who is local."""

ROLES: Final = ("anybody", "guest", "account", "bot that plays", "bot that watches", "operator")
TABLE_ROLES: Final = ("anybody", "guest", "player elsewhere", "spectator", "seated", "host")
NUMBERS = count(1)

Answer = Callable[["Scene", Person], Awaitable[str]]


class Operation(NamedTuple):
    """A route or message, how to call it, and the phase of the table that it needs."""

    name: str
    call: Answer
    phase: str = ""  # "": no table is needed


class Scene:
    """A table with a client in each role."""

    def __init__(self, table: str, crowd: dict[str, Person], invite: str) -> None:
        self.table = table
        self.crowd = crowd
        self.invite = invite

    async def on_turn(self, person: Person) -> dict[str, Any]:
        """A pending decision of this person; of any player if they do not sit here."""
        players = [self.crowd["host"], self.crowd["seated"]]
        for player in players:
            await player.watch(self.table)
        while True:
            asked = [player for player in players if player.tables[self.table]["decision"] is not None]
            chosen = person if person in asked or person not in players else asked[0]
            decision = (chosen if chosen in asked else asked[0]).tables[self.table]["decision"]
            fields = {"version": decision["version"], "option": decision["options"][0]["id"]}
            if chosen is person:
                return fields
            assert (await chosen.ask("act", table=self.table, **fields))["type"] == "update"
            await person.catch_up()


# -- calls


async def outcome(answer: Awaitable[Any]) -> str:
    done = await answer
    return "yes" if done.status_code < 400 else str(done.json()["code"])


def http(method: str, path: str, body: Any = None, phase: str = "") -> Operation:
    """A request. In the path, `{id}` is the table and `{token}` its invite."""

    async def call(scene: Scene, person: Person) -> str:
        there = path.format(id=scene.table, token=scene.invite, name="Nobody")
        return await outcome(person.http.request(method, there, json=body))

    return Operation(f"{method} {path}", call, phase)


def game_file(path: str) -> Operation:
    """A file that a game may lack; the matrix only shows who may ask for it."""

    async def call(scene: Scene, person: Person) -> str:
        answer = await outcome(person.http.get(path))
        return "yes" if answer == "no_game" else answer

    return Operation(f"GET {path}", call)


def message(kind: str, phase: str, **fields: Any) -> Operation:
    async def call(scene: Scene, person: Person) -> str:
        heard = await person.ask(kind, table=scene.table, **fields)
        return str(heard["code"]) if heard["type"] == "error" else "yes"

    return Operation(kind, call, phase)


async def silent(person: Person, kind: str, **fields: Any) -> str:
    """Send a message that is answered only when it is refused."""
    await person.say(kind, **fields)
    await person.say("ping")
    while (heard := await person.hear())["type"] not in ("pong", "error"):
        pass
    return str(heard.get("code", "yes"))


async def unsubscribe(scene: Scene, person: Person) -> str:
    said = await silent(person, "unsubscribe", table=scene.table)
    if person is scene.crowd["spectator"]:
        await person.watch(scene.table)
    return said


async def lobby(_: Scene, person: Person) -> str:
    await silent(person, "lobby", on=True)
    return await silent(person, "lobby", on=False)


async def ping(_: Scene, person: Person) -> str:
    return await silent(person, "ping")


async def act(scene: Scene, person: Person) -> str:
    heard = await person.ask("act", table=scene.table, **await scene.on_turn(person))
    return str(heard.get("code", "yes"))


async def acts(scene: Scene, person: Person) -> str:
    turn = await scene.on_turn(person)
    heard = await person.ask("acts", table=scene.table, version=turn["version"], options=[turn["option"]])
    return str(heard.get("code", "yes"))


async def choose(scene: Scene, person: Person) -> str:
    body = await scene.on_turn(person)
    return await outcome(person.http.post(f"/api/tables/{scene.table}/choose", json=body))


async def undo(scene: Scene, person: Person) -> str:
    """Whether a decision can be undone depends on the game; the matrix only shows who may ask."""
    await scene.on_turn(person)
    heard = await person.ask("undo", table=scene.table, version=10**6)
    return "yes" if heard.get("code") == "no_undo" else str(heard.get("code", "yes"))


async def stream(scene: Scene, person: Person) -> str:
    async with person.http.stream("GET", f"/api/tables/{scene.table}/stream") as answer:
        if answer.status_code < 400:
            return "yes"
        await answer.aread()
        return str(answer.json()["code"])


async def login(_: Scene, person: Person) -> str:
    """Sign in with the name and password of another account."""
    return await outcome(person.http.post("/api/login", json={"name": "Keeper", "password": PASSWORD}))


async def guest(_: Scene, person: Person) -> str:
    return await outcome(person.http.post("/api/guest", json={"name": f"New {next(NUMBERS)}"}))


async def signup(_: Scene, person: Person) -> str:
    body = {"name": f"New {next(NUMBERS)}", "password": PASSWORD}
    return await outcome(person.http.post("/api/signup", json=body))


async def change_password(_: Scene, person: Person) -> str:
    """Set the same password again, because later calls need it."""
    return await outcome(person.http.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}))


async def make_bot(_: Scene, person: Person) -> str:
    return await outcome(person.http.post("/api/bots", json={"name": f"New {next(NUMBERS)}"}))


def with_bot(method: str, path: str) -> Operation:
    """A request about a bot of the account; other roles try a bot that is not theirs."""

    async def call(_: Scene, person: Person) -> str:
        mine = person.name.removeprefix("Account ")
        return await outcome(person.http.request(method, path.format(name=f"Bot {mine}"), json={}))

    return Operation(f"{method} {path}", call)


SEATS: Final = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
OPERATIONS: Final = (
    http("GET", "/api/me"),
    Operation("POST /api/guest", guest),
    Operation("POST /api/signup", signup),
    Operation("POST /api/login", login),
    http("POST", "/api/logout"),
    Operation("POST /api/me/password", change_password),
    http("GET", "/api/me/export"),
    http("DELETE", "/api/me"),
    http("GET", "/api/people/Keeper"),
    http("GET", "/api/bots"),
    Operation("POST /api/bots", make_bot),
    with_bot("POST", "/api/bots/{name}/token"),
    with_bot("DELETE", "/api/bots/{name}/token"),
    with_bot("DELETE", "/api/bots/{name}"),
    http("GET", "/api/games"),
    http("GET", "/api/games/manila/rules"),
    http("GET", "/api/games/manila/texts/en"),
    game_file("/api/games/manila/vignette.svg"),
    game_file("/api/games/manila/guide/en"),
    http("GET", "/api/tables"),
    http("POST", "/api/tables", {"game": "rum", "seats": SEATS}),
    http("POST", "/api/quick", {"game": "manila", "seats": 3}),
    http("POST", "/api/lessons", {"game": "manila", "lesson": "first_game"}),
    http("GET", "/health"),
    http("GET", "/metrics"),
    http("GET", "/schema/openapi.json"),
    http("GET", "/"),
    Operation("lobby", lobby),
    Operation("ping", ping),
    http("GET", "/api/tables/{id}", phase="open"),
    http("GET", "/api/invites/{token}", phase="open"),
    http("POST", "/api/tables/{id}/join", {}, "open"),
    http("POST", "/api/tables/{id}/leave", {}, "open"),
    http("POST", "/api/tables/{id}/ready", {}, "open"),
    http("POST", "/api/tables/{id}/start", None, "full"),
    http("POST", "/api/tables/{id}/bots", {}, "open"),
    http("POST", "/api/tables/{id}/kick", {"seat": 2}, "guarded"),
    http("POST", "/api/tables/{id}/seats", {"seats": 4}, "open"),
    http("POST", "/api/tables/{id}/mute", {"name": "Sue"}, "open"),
    http("POST", "/api/tables/{id}/host", {"name": "Sue"}, "full"),
    http("POST", "/api/tables/{id}/close", None, "open"),
    http("POST", "/api/tables/{id}/invite", None, "open"),
    http("POST", "/api/tables/{id}/rematch", None, "over"),
    http("GET", "/api/tables/{id}/replay", phase="running"),
    http("GET", "/api/tables/{id}/replay?everything=true", phase="running"),
    http("GET", "/api/tables/{id}/replay?everything=true", phase="over"),
    http("GET", "/api/tables/{id}/record", phase="running"),
    http("GET", "/api/tables/{id}/record", phase="over"),
    http("GET", "/api/tables/{id}/draws", phase="running"),
    http("GET", "/api/tables/{id}/draws", phase="over"),
    http("GET", "/api/tables/{id}/insight", phase="running"),
    http("GET", "/api/tables/{id}/insight", phase="over"),  # stopped, so there is no analysis
    Operation("GET /api/tables/{id}/stream", stream, "running"),
    Operation("POST /api/tables/{id}/choose", choose, "running"),
    message("subscribe", "running"),
    Operation("unsubscribe", unsubscribe, "running"),
    Operation("act", act, "running"),
    Operation("acts", acts, "running"),
    Operation("undo", undo, "running"),
    message("commit", "full", hash="00" * 32),
    message("reveal", "running", bytes="00" * 16),
    message("chat", "open", text="Ahoy"),
    message("deputy", "running", level="landlubber"),
    message("counsel", "running", version=0),
    message("next", "running", beat=0),
    message("stop", "running", stop=True),
)

CHANGING: Final = ("POST /api/guest", "POST /api/signup", "POST /api/login", "POST /api/logout", "DELETE /api/me")


def implemented() -> set[str]:
    """The names of every route and message of the server."""
    app = Litestar(route_handlers=route_handlers(), openapi_config=None)
    routes = {
        f"{method} {route.path_format.replace('/{path}', '/')}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }
    return routes | {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


def covered() -> set[str]:
    """The names of every route and message in OPERATIONS."""
    names = {operation.name.partition("?")[0] for operation in OPERATIONS} - {"GET /schema/openapi.json"}
    example = {"/people/Keeper": "/people/{name}", "/games/manila": "/games/{id}"}
    example |= {"/texts/en": "/texts/{lang}", "/guide/en": "/guide/{lang}"}
    for used, general in example.items():
        names = {name.replace(used, general) for name in names}
    return names


# -- clients


async def new_client(url: str, kind: str) -> Person:
    """A new client in a role."""
    number = next(NUMBERS)
    person = Person(url, f"{kind.title()} {number}")
    person.http.headers["x-forwarded-for"] = REMOTE_ADDRESS
    if kind == "guest":
        await person.enter()
    elif kind == "account":
        await person.post("/api/signup", {"name": person.name, "password": PASSWORD})
        await person.post("/api/bots", {"name": f"Bot {number}"}, 201)
    elif kind.startswith("bot"):
        owner = await new_client(url, "account")
        scopes = ["play", "watch"] if kind.endswith("plays") else ["watch"]
        made = await owner.post("/api/bots", {"name": f"Robot {number}", "scopes": scopes}, 201)
        person.http.headers["authorization"] = f"Bearer {made['token']}"
        await owner.leave()
    elif kind == "operator":
        del person.http.headers["x-forwarded-for"]
    return person


@asynccontextmanager
async def crowd_around(url: str) -> AsyncIterator[dict[str, Person]]:
    names = {
        "anybody": "",
        "guest": "Gus",
        "player elsewhere": "Pia",
        "spectator": "Stan",
        "seated": "Sue",
        "host": "Hal",
    }
    crowd = {role: Person(url, name) for role, name in names.items()}
    crowd["passer-by"] = Person(url, "Paul")
    for person in crowd.values():
        if person.name:
            await person.enter()
    await crowd["player elsewhere"].post("/api/tables", {"game": "rum", "seats": SEATS}, 201)
    try:
        yield crowd
    finally:
        for person in crowd.values():
            await person.leave()


async def set_up(crowd: dict[str, Person], phase: str, visibility: str = "public") -> Scene:
    """A table in a phase: open (one free seat), guarded (no free seat), full, running or over."""
    host, sue = crowd["host"], crowd["seated"]
    seats = SEATS if phase in ("open", "guarded") else SEATS[:2]
    made = await host.post("/api/tables", {"game": "rum", "seats": seats, "visibility": visibility}, 201)
    table, token = made["id"], made["invite"]
    await sue.post(f"/api/tables/{table}/join", {"token": token})
    if phase == "guarded":
        await crowd["passer-by"].post(f"/api/tables/{table}/join", {"token": token})
    if phase in ("full", "running", "over"):
        await sue.post(f"/api/tables/{table}/ready")
    if phase in ("running", "over"):
        await host.post(f"/api/tables/{table}/start")
    for person in (host, sue):
        await person.watch(table)
        if phase == "over":
            assert (await person.ask("stop", table=table, stop=True)).get("code") is None
    await crowd["spectator"].watch(table, token=token)
    return Scene(table, crowd, token)


# -- the table


async def observe(url: str) -> list[tuple[str, ...]]:
    """Each operation with the answer to each role: yes, or the error code."""
    keeper = Person(url, "Keeper")
    await keeper.post("/api/signup", {"name": "Keeper", "password": PASSWORD})
    await keeper.leave()
    regulars = {kind: await new_client(url, kind) for kind in ROLES}
    rows = [await ask_people(url, operation, regulars) for operation in OPERATIONS if not operation.phase]
    for person in regulars.values():
        await person.leave()
    async with crowd_around(url) as crowd:
        rows += [await ask_around(crowd, operation) for operation in OPERATIONS if operation.phase]
    return rows


async def ask_people(url: str, operation: Operation, regulars: dict[str, Person]) -> tuple[str, ...]:
    """The answers to roles without a table. Operations that change the client's identity get a new client each."""
    answers = []
    for kind in ROLES:
        if kind.startswith("bot") and not operation.name.startswith(("GET", "POST", "DELETE")):
            answers.append("–")  # bots use the stream instead of the WebSocket
            continue
        new = operation.name in CHANGING and kind in ("guest", "account")
        person = await new_client(url, kind) if new else regulars[kind]
        answers.append(await operation.call(Scene("", {}, ""), person))
        if new:
            await person.leave()
        elif operation.name in CHANGING:
            person.http.cookies.clear()
    return (operation.name, "", *answers)


async def ask_around(crowd: dict[str, Person], operation: Operation) -> tuple[str, ...]:
    """The answers to roles at a table. A refusal changes nothing, so a new table is only needed after a success."""
    answers, scene = [], await set_up(crowd, operation.phase)
    for role in TABLE_ROLES:
        answers.append(await operation.call(scene, crowd[role]))
        if answers[-1] == "yes" and not operation.name.startswith("GET"):
            scene = await set_up(crowd, operation.phase)
    return (operation.name, operation.phase, *answers)


def rendered(rows: list[tuple[str, ...]]) -> str:
    people = [(name, *answers) for name, phase, *answers in rows if not phase]
    around = [(f"{name}`, `{phase}", *answers) for name, phase, *answers in rows if phase]
    return f"{table_of(ROLES, people)}\n{table_of(TABLE_ROLES, around)}"


def table_of(roles: tuple[str, ...], rows: list[Any]) -> str:
    head = f"| | {' | '.join(roles)} |\n|---|{'---|' * len(roles)}\n"
    return head + "".join(f"| `{name}` | {' | '.join(answers)} |\n" for name, *answers in rows)


def documented() -> str:
    return PAGE.read_text(encoding="utf-8").partition(BEGIN + "\n")[2].partition(END)[0]


def observed() -> str:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(sqlite(Path(folder)), "--unlimited") as server:
        return rendered(asyncio.run(observe(server.url)))


if __name__ == "__main__":
    matrix = observed()
    if "--write" in sys.argv:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{matrix}{END}{rest.partition(END)[2]}", encoding="utf-8")
    else:
        sys.stdout.write(matrix)
