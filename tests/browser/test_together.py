"""Several players in separate browsers: shared games, secrets, chat, deputies, invitations."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPlayer
from tests.support.browser_player import BrowserPlayer, Mouse


def open_table(host: BrowserPlayer, seats: int = 3) -> str:
    """Creates a private table and returns its invitation link."""
    host.visit("/")
    host.page.get_by_role("button", name="Play now: Manila").click()
    host.page.get_by_role("radio", name=str(seats), exact=True).check()
    host.page.get_by_role("button", name="Invite friends").click()
    link = host.page.get_by_label("Send this link to your friends:")
    return str(link.input_value())


def sit_down(guest: BrowserPlayer, link: str) -> None:
    guest.page.goto(link)
    guest.sit_down()
    guest.page.get_by_role("button", name="I'm ready").wait_for()


def started(*people: BrowserPlayer, bots: bool = True) -> None:
    """Fills the table, marks everybody ready and starts the game."""
    host, *others = people
    if bots:
        host.page.get_by_role("button", name="Fill with bots").click()
    for guest in others:
        guest.page.get_by_role("button", name="I'm ready").click()
    host.page.get_by_role("button", name="Start the game").click()
    for player in people:
        player.wait_for_start()


def two_at_a_table(open_player: OpenPlayer) -> tuple[BrowserPlayer, BrowserPlayer]:
    ann, ben = open_player(), open_player()
    link = open_table(ann)
    ben.page.goto(link)
    ben.sit_down()
    ben.page.get_by_text("not ready yet").wait_for()
    started(ann, ben)
    return ann, ben


def test_two_people_play_a_whole_game(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    moves = [(ann, Mouse(11)), (ben, Mouse(12))]
    for _ in range(400):
        for player, mouse in moves:
            if player.page.locator("section.bar.mine[data-version]").count():
                player.play(mouse, moves=1)
        if ann.over and ben.over:
            break
    for player in (ann, ben):
        expect(player.page.get_by_role("dialog").locator(".ranks li")).to_have_count(3)
    ranks = [player.page.get_by_role("dialog").locator(".ranks") for player in (ann, ben)]
    assert points_in(ranks[0]) == points_in(ranks[1])


def points_in(ranks: Locator) -> list[str]:
    """The scores in their order; names differ, because everybody's own row is marked."""
    found = re.findall(r"-?\d+ pesos?", ranks.inner_text())
    assert len(found) == 3
    return found


def test_the_host_renews_the_invite_link(open_player: OpenPlayer) -> None:
    """Seated players stay, the old link is invalid, the new one works."""
    ann, ben, eve = open_player(), open_player(), open_player()
    old = open_table(ann)
    ben.page.goto(old)
    ben.sit_down()
    ben.page.get_by_label("Send this link to your friends:").wait_for()
    expect(ben.page.get_by_role("button", name="Renew the invite link")).to_have_count(0)
    ann.page.get_by_role("button", name="Renew the invite link").click()
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.get_by_role("button", name="Renew the invite link").click()
    ann.page.get_by_role("button", name="Renew the link", exact=True).click()
    link = ann.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value(old)
    eve.offline = True  # Chromium logs the response to the unknown link
    eve.page.goto(old)
    expect(eve.page.get_by_text("This invitation is no longer valid.")).to_be_visible()
    eve.page.goto(str(link.input_value()))
    eve.sit_down()
    for player in (ann, ben, eve):
        expect(player.page.locator(".card li strong")).to_have_count(3)


def test_talking_and_muting(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    for player in (ann, ben):
        player.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Message to everyone").fill("Ahoy there")
    ben.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_hidden()
    ann.page.get_by_role("button", name=re.compile("Unmute ")).click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_visible()


def test_spectators_receive_no_secret_in_any_frame(open_player: OpenPlayer) -> None:
    player, watcher = open_player(), open_player()
    player.start_with_bots()
    watcher.visit(f"/table/{player.table}")
    expect(watcher.page.get_by_text("You're watching")).to_be_visible()
    player.play(Mouse(13), moves=25)
    frames = [frame for frame in watcher.frames if frame.get("table") == player.table]
    assert len(frames) > 20
    assert not [secret for frame in frames for secret in secrets(frame)]
    assert not watcher.page.locator("[data-choice]").count()


def secrets(frame: dict[str, Any]) -> list[str]:
    """Hidden information of Manila in a frame: hands, pledged shares, deals, decisions, the secret of the dice."""
    players = (frame.get("view") or {}).get("players") or []
    found = [f"hand of {player}" for player in players if player["hand"] is not None or player["pledged"] is not None]
    for event in frame.get("events") or []:
        found += [str(fact) for fact in event["facts"] if len(fact) > PUBLIC_LENGTH.get(fact[0], len(fact))]
    if frame.get("decision") or (frame.get("seal") or {}).get("secret") or frame.get("invite"):
        found.append(json.dumps(frame)[:200])
    return found


PUBLIC_LENGTH = {"share_dealt": 3, "share_pledged": 5, "loan_repaid": 4}
"""By fact with a hidden ware: the length of its public part, name and rule included."""


def test_a_guest_becomes_an_account_and_keeps_the_games(open_player: OpenPlayer) -> None:
    guest, later = open_player(), open_player()
    guest.start_with_bots()
    table = guest.table
    guest.visit("/")
    name = str(guest.page.get_by_role("link", name=re.compile("^Your profile")).get_attribute("aria-label"))[14:]
    guest.page.get_by_role("link", name=re.compile("^Your profile")).click()
    guest.page.get_by_label("Password").fill("parrot and rum")
    guest.page.get_by_role("button", name="Create an account").click()
    expect(guest.page.get_by_role("heading", name="Keep your games")).to_be_hidden()
    later.visit("/sign-in")
    later.page.get_by_label("Name").fill(name)
    later.page.get_by_label("Password").fill("parrot and rum")
    later.page.get_by_role("button", name="Sign in").click()
    later.page.get_by_role("link", name="Back to the table").click()
    later.wait_for_start()
    assert later.table == table
    later.play(Mouse(14), moves=2)


def test_a_deputy_takes_over_and_gives_the_seat_back(open_player: OpenPlayer) -> None:
    """With two people the deputy cannot play the game to its end before the seat is taken back."""
    ann, ben = two_at_a_table(open_player)
    page = ann.page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text(re.compile("Deputy: ")).first).to_be_visible()
    expect(ben.page.get_by_text(re.compile("Deputy: ")).first).to_be_visible()
    page.locator("section.bar").get_by_role("button", name="Take over again").click()
    expect(page.get_by_role("log").get_by_text(re.compile("is back in the game"))).to_be_visible()
    expect(page.get_by_text(re.compile("Deputy: "))).to_have_count(0)


def from_menu(player: BrowserPlayer, name: str | re.Pattern[str]) -> None:
    player.page.get_by_role("button", name="Table menu").click()
    player.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_asking_to_stop_is_declined_and_then_agreed_to(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    from_menu(ann, "Suggest ending the game")
    expect(ann.page.get_by_text("The others are being asked")).to_be_visible()
    question = ben.page.get_by_role("region", name="Suggest ending the game")
    expect(question).to_contain_text("would like to end the game")
    question.get_by_role("button", name="Play on").click()
    for player in (ann, ben):
        expect(player.page.get_by_role("region", name="Suggest ending the game")).to_have_count(0)
        expect(player.page.get_by_role("log").get_by_text("would like to play on.")).to_be_visible()
    from_menu(ben, "Suggest ending the game")
    ann.page.get_by_role("region", name="Suggest ending the game").get_by_role("button", name="End the game").click()
    for player in (ann, ben):
        player.page.locator("[data-over]").wait_for()
        expect(player.page.get_by_role("log").get_by_text("agreed to end the game")).to_be_visible()


def test_alone_with_bots_one_is_asked_before_the_game_ends(open_player: OpenPlayer) -> None:
    player = open_player()
    player.start_with_bots()
    from_menu(player, "Suggest ending the game")
    player.page.get_by_role("button", name="Cancel").click()
    assert not player.over
    player.page.keyboard.press("Escape")
    from_menu(player, "Suggest ending the game")
    player.page.get_by_role("button", name="End the game").click()
    player.page.locator("[data-over]").wait_for()


def test_the_host_hands_the_table_over(open_player: OpenPlayer) -> None:
    ann, ben = two_at_a_table(open_player)
    from_menu(ann, re.compile("^Make .* the host$"))
    expect(ben.page.get_by_text("You're now the host of this table.")).to_be_visible()
    ben.page.get_by_role("button", name="Table menu").click()
    expect(ben.page.get_by_role("button", name=re.compile("^Remove "))).to_be_visible()
    ann.page.get_by_role("button", name="Table menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)


def test_quick_play_seats_bots_after_a_while(open_player: OpenPlayer) -> None:
    player = open_player()
    player.visit("/")
    player.page.get_by_role("button", name="Play now: Manila").click()
    player.page.get_by_role("button", name="With others").click()
    player.wait_for_start()
    expect(player.page.get_by_text("Bot, Sailor").first).to_be_visible()


def test_every_bot_has_the_level_that_was_chosen_for_it(open_player: OpenPlayer) -> None:
    """In the waiting room, seat by seat, also where a bot sits already."""
    player = open_player()
    open_table(player)
    room = player.page
    room.get_by_label("Bot on seat 3").select_option("captain")
    expect(room.get_by_label("Bot on seat 3")).to_have_value("captain")
    room.get_by_role("button", name="Fill with bots").click()
    expect(room.get_by_label("Bot on seat 2")).to_have_value("sailor")
    name = room.locator(".card li").nth(1).locator("strong").inner_text()
    room.get_by_label("Bot on seat 2").select_option("landlubber")
    expect(room.get_by_label("Bot on seat 2")).to_have_value("landlubber")
    room.get_by_label("Bot on seat 3").select_option("No bot")
    expect(room.get_by_text("free seat")).to_be_visible()
    room.get_by_label("Bot on seat 3").select_option("admiral")
    room.get_by_role("button", name="Start the game").click()
    player.wait_for_start()
    panels = room.get_by_role("group", name="Players")
    expect(panels).to_contain_text(name)
    for level in ("Bot, Landlubber", "Bot, Admiral"):
        expect(panels.get_by_text(level)).to_be_visible()


def test_against_bots_of_a_chosen_level(open_player: OpenPlayer) -> None:
    player = open_player()
    player.pick("manila", 3)
    expect(player.page.get_by_label("Bot level")).to_have_value("sailor")
    player.page.get_by_label("Bot level").select_option("landlubber")
    player.page.get_by_role("button", name=re.compile("^Against bots")).click()
    player.wait_for_start()
    expect(player.page.get_by_role("group", name="Players").get_by_text("Bot, Landlubber")).to_have_count(2)
