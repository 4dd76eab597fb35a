"""Several people in several browsers: what each of them sees, and what nobody may see."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Boards
from tests.support.browser_player import Mouse, Sailor


def open_table(host: Sailor, seats: int = 3) -> str:
    """The host sets up a private table for friends; the link to it."""
    host.visit("/")
    host.page.get_by_role("button", name="Play now: Manila").click()
    host.page.get_by_role("radio", name=str(seats), exact=True).check()
    host.page.get_by_role("button", name="Invite friends").click()
    link = host.page.get_by_label("Send this link to your friends:")
    return str(link.input_value())


def sit_down(guest: Sailor, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("button", name="I am ready").wait_for()


def started(*people: Sailor, bots: bool = True) -> None:
    """The host fills the table, everybody gets ready, the game begins."""
    host, *others = people
    if bots:
        host.page.get_by_role("button", name="Fill with bots").click()
    for guest in others:
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start the game").click()
    for somebody in people:
        somebody.begun()


def two_at_a_table(sailor: Boards) -> tuple[Sailor, Sailor]:
    ann, ben = sailor(), sailor()
    link = open_table(ann)
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.page.get_by_text("not ready yet").wait_for()
    started(ann, ben)
    return ann, ben


def test_two_people_play_a_whole_game(sailor: Boards) -> None:
    ann, ben = two_at_a_table(sailor)
    moves = [(ann, Mouse(11)), (ben, Mouse(12))]
    for _ in range(400):
        for somebody, mouse in moves:
            if somebody.page.locator("section.bar.mine[data-version]").count():
                somebody.play(mouse, moves=1)
        if ann.over and ben.over:
            break
    for somebody in (ann, ben):
        expect(somebody.page.get_by_role("dialog").locator(".ranks li")).to_have_count(3)
    scores = [somebody.page.get_by_role("dialog").locator(".ranks").inner_text() for somebody in (ann, ben)]
    assert scores[0] == scores[1]


def test_the_host_renews_the_invite_link(sailor: Boards) -> None:
    """Who sits stays, the old link leads nowhere, the new one leads to the table."""
    ann, ben, eve = sailor(), sailor(), sailor()
    old = open_table(ann)
    ben.page.goto(old)
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.page.get_by_label("Send this link to your friends:").wait_for()
    expect(ben.page.get_by_role("button", name="Renew the invite link")).to_have_count(0)
    ann.page.get_by_role("button", name="Renew the invite link").click()
    ann.page.get_by_role("button", name="Cancel").click()
    ann.page.get_by_role("button", name="Renew the invite link").click()
    ann.page.get_by_role("button", name="Renew the link", exact=True).click()
    link = ann.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value(old)
    eve.offline = True  # the browser itself reports that the link is unknown
    eve.page.goto(old)
    expect(eve.page.get_by_text("This invitation is not valid any more.")).to_be_visible()
    eve.page.goto(str(link.input_value()))
    eve.page.get_by_role("button", name="Sit here").click()
    for somebody in (ann, ben, eve):
        expect(somebody.page.locator(".card li strong")).to_have_count(3)


def test_talking_and_muting(sailor: Boards) -> None:
    ann, ben = two_at_a_table(sailor)
    for somebody in (ann, ben):
        somebody.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Ahoy there")
    ben.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_hidden()
    ann.page.get_by_role("button", name=re.compile("Show .* again")).click()
    expect(ann.page.get_by_text("Ahoy there")).to_be_visible()


def test_whoever_watches_gets_no_secret_in_any_frame(sailor: Boards) -> None:
    player, watcher = sailor(), sailor()
    player.sit_down_with_bots()
    watcher.visit(f"/table/{player.table}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    player.play(Mouse(13), moves=25)
    frames = [frame for frame in watcher.frames if frame.get("table") == player.table]
    assert len(frames) > 20
    assert not [secret for frame in frames for secret in secrets(frame)]
    assert not watcher.page.locator("[data-choice]").count()


def secrets(frame: dict[str, Any]) -> list[str]:
    """What a spectator of Manila must not learn: hands, pledged wares, dealt shares, decisions, the dice's secret."""
    players = (frame.get("view") or {}).get("players") or []
    found = [f"hand of {player}" for player in players if player["hand"] is not None or player["pledged"] is not None]
    for event in frame.get("events") or []:
        found += [str(fact) for fact in event["facts"] if fact[0] in HIDDEN and len(fact) > 2]
    if frame.get("decision") or (frame.get("seal") or {}).get("secret") or frame.get("invite"):
        found.append(json.dumps(frame)[:200])
    return found


HIDDEN = ("share_dealt", "share_pledged", "loan_repaid")


def test_a_guest_becomes_an_account_and_keeps_the_games(sailor: Boards) -> None:
    guest, later = sailor(), sailor()
    guest.sit_down_with_bots()
    table = guest.table
    guest.visit("/")
    name = str(guest.page.get_by_role("link", name=re.compile("^Your profile")).get_attribute("aria-label"))[14:]
    guest.page.get_by_role("link", name=re.compile("^Your profile")).click()
    guest.page.get_by_label("Password").fill("parrot and rum")
    guest.page.get_by_role("button", name="Make it an account").click()
    expect(guest.page.get_by_role("heading", name="Keep your games")).to_be_hidden()
    later.visit("/sign-in")
    later.page.get_by_label("Name").fill(name)
    later.page.get_by_label("Password").fill("parrot and rum")
    later.page.get_by_role("button", name="Sign in").click()
    later.page.get_by_role("link", name="Back to the table").click()
    later.begun()
    assert later.table == table
    later.play(Mouse(14), moves=2)


def test_a_deputy_takes_over_and_gives_the_seat_back(sailor: Boards) -> None:
    """With two people the deputy cannot play the game to its end before the seat is taken back."""
    ann, ben = two_at_a_table(sailor)
    page = ann.page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text(re.compile("Deputy: ")).first).to_be_visible()
    expect(ben.page.get_by_text(re.compile("Deputy: ")).first).to_be_visible()
    page.locator("section.bar").get_by_role("button", name="I play myself again").click()
    expect(page.get_by_role("log").get_by_text(re.compile("plays again"))).to_be_visible()
    expect(page.get_by_text(re.compile("Deputy: "))).to_have_count(0)


def from_menu(somebody: Sailor, name: str | re.Pattern[str]) -> None:
    somebody.page.get_by_role("button", name="Table menu").click()
    somebody.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_asking_to_stop_is_declined_and_then_agreed_to(sailor: Boards) -> None:
    ann, ben = two_at_a_table(sailor)
    from_menu(ann, "Ask to stop the game")
    expect(ann.page.get_by_text("The others are being asked")).to_be_visible()
    question = ben.page.get_by_role("region", name="Ask to stop the game")
    expect(question).to_contain_text("would like to stop")
    question.get_by_role("button", name="Play on").click()
    for somebody in (ann, ben):
        expect(somebody.page.get_by_role("region", name="Ask to stop the game")).to_have_count(0)
        expect(somebody.page.get_by_role("log").get_by_text("plays on.")).to_be_visible()
    from_menu(ben, "Ask to stop the game")
    ann.page.get_by_role("region", name="Ask to stop the game").get_by_role("button", name="Agree to stop").click()
    for somebody in (ann, ben):
        somebody.page.locator("[data-over]").wait_for()
        expect(somebody.page.get_by_role("log").get_by_text("stopped by agreement")).to_be_visible()


def test_alone_with_bots_one_is_asked_before_the_game_ends(sailor: Boards) -> None:
    somebody = sailor()
    somebody.sit_down_with_bots()
    from_menu(somebody, "Ask to stop the game")
    somebody.page.get_by_role("button", name="Cancel").click()
    assert not somebody.over
    somebody.page.keyboard.press("Escape")
    from_menu(somebody, "Ask to stop the game")
    somebody.page.get_by_role("button", name="End the game").click()
    somebody.page.locator("[data-over]").wait_for()


def test_the_host_hands_the_table_over(sailor: Boards) -> None:
    ann, ben = two_at_a_table(sailor)
    from_menu(ann, re.compile("^Hand the table to "))
    expect(ben.page.get_by_text("You are the host of this table now.")).to_be_visible()
    ben.page.get_by_role("button", name="Table menu").click()
    expect(ben.page.get_by_role("button", name=re.compile("^Remove "))).to_be_visible()
    ann.page.get_by_role("button", name="Table menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)


def test_quick_play_seats_bots_after_a_while(sailor: Boards) -> None:
    somebody = sailor()
    somebody.visit("/")
    somebody.page.get_by_role("button", name="Play now: Manila").click()
    somebody.page.get_by_role("button", name="With people").click()
    somebody.begun()
    expect(somebody.page.get_by_text("Bot, Sailor").first).to_be_visible()


def test_every_bot_has_the_level_that_was_chosen_for_it(sailor: Boards) -> None:
    """In the waiting room, seat by seat, also where a bot sits already."""
    somebody = sailor()
    open_table(somebody)
    room = somebody.page
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
    somebody.begun()
    panels = room.get_by_role("group", name="Players")
    expect(panels).to_contain_text(name)
    for level in ("Bot, Landlubber", "Bot, Admiral"):
        expect(panels.get_by_text(level)).to_be_visible()


def test_against_bots_of_a_chosen_level(sailor: Boards) -> None:
    somebody = sailor()
    somebody.pick("manila", 3)
    expect(somebody.page.get_by_label("Level of the bots")).to_have_value("sailor")
    somebody.page.get_by_label("Level of the bots").select_option("landlubber")
    somebody.page.get_by_role("button", name=re.compile("^Against bots")).click()
    somebody.begun()
    expect(somebody.page.get_by_role("group", name="Players").get_by_text("Bot, Landlubber")).to_have_count(2)
