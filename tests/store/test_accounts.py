"""Accounts: names are unique after normalisation, tokens are stored as hashes, a guest can become an account."""

import pytest
from sqlalchemy import text

from nassau.store import BotAccount, NameTaken, NoPerson, Store, personal_data
from nassau.store.accounts import DAY_MS, SESSION_MS, digest
from nassau.store.bot_accounts import MAX_BOTS
from nassau.tables import Declined
from tests.support.stored_games import NOW, begun, head


async def test_guests_and_accounts_have_names_of_their_own(store: Store) -> None:
    ann = await store.accounts.guest("Ann", NOW)
    assert (ann.guest, ann.player.name) == (True, "Ann")
    for name in ("Ann", "ANN", "ann ", "Ａnn"):
        with pytest.raises(NameTaken):
            await store.accounts.guest(name, NOW)
    bob = await store.accounts.account("Bob", "hash", NOW)
    assert not bob.guest
    assert await store.accounts.named("BOB") == bob
    assert await store.accounts.find(bob.id) == bob
    assert await store.accounts.find("nobody") is None
    assert await store.accounts.credentials("bob") == (bob, "hash")
    assert await store.accounts.credentials("Ann") is None


async def test_a_guest_that_becomes_an_account_keeps_its_games(store: Store) -> None:
    people = [await store.accounts.guest(name, NOW) for name in ("Ann", "Bob", "Cid")]
    players = (people[0].player, people[1].player, people[2].player)
    await begun(store, head(players=players), players)
    with pytest.raises(NameTaken):
        await store.accounts.upgrade(people[0].id, "Bob", "hash")
    ann = await store.accounts.upgrade(people[0].id, "Anna", "hash")
    assert (ann.id, ann.name, ann.guest) == (people[0].id, "Anna", False)
    assert [row.id for row in await store.table_index.of(ann.id)] == ["t1"]
    with pytest.raises(NoPerson):
        await store.accounts.upgrade(people[0].id, "Annabel", "hash")
    with pytest.raises(NoPerson):
        await store.accounts.upgrade("nobody", "Nobody", "hash")


async def test_sessions_last_while_they_are_used(store: Store) -> None:
    ann = await store.accounts.guest("Ann", NOW)
    token = await store.accounts.open_session(ann.id, NOW)
    assert await store.accounts.session(token, NOW) == ann
    assert await store.accounts.session("other", NOW) is None
    assert await store.accounts.session(token, NOW + SESSION_MS - 1) == ann
    assert await store.accounts.session(token, NOW + SESSION_MS + DAY_MS) == ann  # the visit prolonged it
    assert await store.accounts.session(token, NOW + 3 * SESSION_MS) is None
    assert await store.accounts.sweep(NOW + 3 * SESSION_MS) == 1
    again = await store.accounts.open_session(ann.id, NOW)
    await store.accounts.close_session(again)
    assert await store.accounts.session(again, NOW) is None


async def test_a_new_password_ends_all_sessions(store: Store) -> None:
    ann = await store.accounts.account("Ann", "old", NOW)
    token = await store.accounts.open_session(ann.id, NOW)
    assert await store.accounts.set_password(ann.id, "new") == [digest(token)]
    assert await store.accounts.session(token, NOW) is None
    assert await store.accounts.credentials("Ann") == (ann, "new")


async def test_a_new_password_can_keep_one_session(store: Store) -> None:
    ann = await store.accounts.account("Ann", "old", NOW)
    ben = await store.accounts.guest("Ben", NOW)
    mine, other, bens = [await store.accounts.open_session(one.id, NOW) for one in (ann, ann, ben)]
    assert await store.accounts.set_password(ann.id, "new", digest(mine)) == [digest(other)]
    found = [await store.accounts.session(token, NOW) for token in (mine, other, bens)]
    assert found == [ann, None, ben]


async def test_an_account_has_bots_that_come_in_with_tokens(store: Store) -> None:
    ann = await store.accounts.account("Ann", "hash", NOW)
    made = await store.bot_accounts.make(ann.id, "Robby", ["play", "watch"], NOW)
    assert made.token is not None
    robby, scopes = await store.bot_accounts.bearer(made.token) or (None, [])
    assert robby is not None
    assert (robby.name, robby.owner, robby.guest, scopes) == ("Robby", ann.id, False, ["play", "watch"])
    assert robby.player.program
    assert await store.bot_accounts.bearer("guess") is None
    assert await store.bot_accounts.of(ann.id) == [BotAccount("Robby", NOW, ["play", "watch"])]
    with pytest.raises(NameTaken):
        await store.bot_accounts.make(ann.id, "ann", ["play"], NOW)
    with pytest.raises(NoPerson):
        await store.accounts.upgrade(robby.id, "Robert", "hash")


async def test_a_bots_token_can_be_revoked_and_renewed_by_its_owner_only(store: Store) -> None:
    ann = await store.accounts.account("Ann", "hash", NOW)
    bob = await store.accounts.account("Bob", "hash", NOW)
    first = await store.bot_accounts.make(ann.id, "Robby", ["play"], NOW)
    with pytest.raises(NoPerson):
        await store.bot_accounts.revoke(bob.id, "Robby")
    robby, second = await store.bot_accounts.renew(ann.id, "robby", ["watch"], NOW)
    assert await store.bot_accounts.bearer(first.token or "") is None
    assert await store.bot_accounts.bearer(second.token or "") == (robby, ["watch"])
    assert await store.bot_accounts.revoke(ann.id, "Robby") == robby
    assert await store.bot_accounts.bearer(second.token or "") is None
    assert await store.bot_accounts.of(ann.id) == [BotAccount("Robby", NOW, [])]
    for number in range(MAX_BOTS - 1):
        await store.bot_accounts.make(ann.id, f"Robby {number}", ["play"], NOW)
    with pytest.raises(Declined, match="at most"):
        await store.bot_accounts.make(ann.id, "One too many", ["play"], NOW)


async def test_bots_go_with_their_owner(store: Store) -> None:
    ann = await store.accounts.account("Ann", "hash", NOW)
    made = await store.bot_accounts.make(ann.id, "Robby", ["play"], NOW)
    await personal_data.forget(store, ann.id, NOW)
    assert await store.accounts.named("Robby") is None
    assert await store.bot_accounts.bearer(made.token or "") is None


async def test_no_token_lies_in_the_database(store: Store) -> None:
    ann = await store.accounts.account("Ann", "hash", NOW)
    tokens = [await store.accounts.open_session(ann.id, NOW)]
    made = await store.bot_accounts.make(ann.id, "Robby", ["play"], NOW)
    tokens += [made.token or ""]
    for table in ("sessions", "bot_tokens"):
        rows = await store.database.read(lambda c, t=table: c.execute(text(f"SELECT * FROM {t}")).all())  # type: ignore[misc]
        assert not any(token in str(rows) for token in tokens)
