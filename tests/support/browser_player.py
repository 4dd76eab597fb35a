"""A player in a real browser: opens pages, joins tables and plays by mouse, keyboard or accessibility tree."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect

from nassau import games
from nassau.i18n.rule_texts import RuleTexts

PLAY = {"en": "Play now", "de": "Jetzt spielen"}
BOTS = {"en": re.compile("^Against bots"), "de": re.compile("^Gegen Bots")}
LOANS = ("share/", "loan/", "pledge", "repay")
"""Elements and verbs of choices that could be repeated without end."""
MAX_PARTS = 60
"""Clicks after which a composition must be sent."""


class BrowserPlayer:
    """One browser page. Collects console errors and requests to other hosts in `errors`, and received frames."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.offline = False
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("request", self.on_request)
        page.on("websocket", self.on_websocket)

    # -- browser events

    def on_console(self, message: ConsoleMessage) -> None:
        taken = "409 (Conflict)" in message.text  # Chromium logs the response to a guest name that is taken
        if message.type in ("error", "warning") and not self.offline and not taken:
            self.errors.append(f"{message.type}: {message.text}")

    def on_request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc and not request.url.startswith("data:"):
            self.errors.append(f"a request to another host: {request.url}")

    def on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    # -- navigation

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")

    def start_with_bots(self, lang: str = "en", seats: int = 3, game: str = "manila") -> None:
        """Starts a game against bots from the start page, in three clicks."""
        self.pick(game, seats, lang)
        self.page.get_by_role("button", name=BOTS[lang]).click()
        self.wait_for_start()

    def pick(self, game: str, seats: int, lang: str = "en") -> None:
        """Selects a game and the number of seats on the start page."""
        self.visit("/")
        self.page.get_by_role("button", name=f"{PLAY[lang]}: {RuleTexts(games.load(game).package, lang).title}").click()
        self.page.get_by_role("radio", name=str(seats), exact=True).check()

    def play_with(self, friend: BrowserPlayer, game: str) -> None:
        """Starts a game for two: this player invites, the friend follows the link."""
        self.pick(game, 2)
        self.page.get_by_role("button", name="Invite friends").click()
        friend.page.goto(self.page.get_by_label("Send this link to your friends:").input_value())
        friend.sit_down()
        friend.page.get_by_role("button", name="I'm ready").click()
        self.page.get_by_role("button", name="Start the game").click()
        self.wait_for_start()
        friend.wait_for_start()

    def sit_down(self) -> None:
        """Takes the first free seat under the suggested name."""
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("dialog", name="What is your name?").get_by_role("button", name="Sit down").click()

    def wait_for_start(self) -> None:
        expect(self.bar).to_be_visible(timeout=20_000)

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.bar, [data-over]").first

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    # -- play

    @property
    def over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    def version(self) -> str | None:
        """Waits for this player's decision and returns its version; None when the game is over."""
        asked = "section.bar.mine[data-version]:not([aria-busy=true])"
        found = self.page.wait_for_selector(f"{asked}, [data-over]", timeout=30_000)
        assert found is not None
        return found.get_attribute("data-version")

    def play(self, move: Callable[[BrowserPlayer], None], moves: int = 1000) -> int:
        """Decides until the game is over, at most `moves` times. Returns the number of decisions."""
        for done in range(moves):
            version = self.version()
            if version is None:
                return done
            move(self)
            self.page.wait_for_function(
                # In simultaneous decisions the version may change by another player's choice.
                "version => document.querySelector('[data-over]')"
                " || document.querySelector('section.bar:not([aria-busy=true])')?.dataset.version !== version"
                " && !document.querySelector('section.bar[aria-busy=true]')",
                arg=version,
            )
        return moves

    def result_dialog(self, seats: int) -> Locator:
        """The dialog at the end of the game; checks that it ranks all seats."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.locator(".ranks li")).to_have_count(seats)
        return dialog


class Mouse:
    """Clicks on a random highlighted element or button; sends a composition as soon as it is ready."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, player: BrowserPlayer) -> None:
        page = player.page
        for _ in range(MAX_PARTS):
            choices = page.locator("[data-choice]:visible")
            expect(choices.first).to_be_visible()
            places = choices.evaluate_all("nodes => nodes.map(node => node.dataset.element ?? node.dataset.verb ?? '')")
            wanted = [index for index, place in enumerate(places) if not place.startswith(LOANS)] or range(len(places))
            choice = choices.nth(self.rng.choice(list(wanted)))
            only_a_part = choice.get_attribute("data-part") is not None
            choice.click()
            if only_a_part and page.locator("[data-draw]").count():
                page.locator("[data-draw]").first.click()
            elif only_a_part:
                continue
            break
        menu = player.page.get_by_role("menu")
        if menu.count():
            items = menu.get_by_role("menuitem")
            items.nth(self.rng.randrange(items.count())).click()


class Keyboard:
    """Uses arrow keys, digits and Enter only."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, player: BrowserPlayer) -> None:
        page = player.page
        page.locator("[data-choice]").first.wait_for()
        if page.locator('[data-digit="1"]').count() and self.rng.random() < 0.5:
            page.keyboard.press("1")
            return
        for _ in range(self.rng.randrange(1, 8)):
            page.keyboard.press("ArrowRight")
        while self.focused(page).startswith(LOANS):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.get_by_role("menu").count():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    @staticmethod
    def focused(page: Page) -> str:
        """The focused element; "" for a button, and if only loans can be chosen."""
        script = """() => {
            const all = [...document.querySelectorAll("[data-choice]")];
            const name = node => node?.dataset?.element ?? node?.dataset?.verb ?? "";
            const free = all.some(node => !/^(share\\/|loan\\/|pledge|repay)/.test(name(node)));
            return free ? name(document.activeElement) : "";
        }"""
        return str(page.evaluate(script))


class ScreenReader:
    """Uses only roles and names of the accessibility tree, like a screen reader."""

    LOANS = re.compile("pledge|repay|loan", re.IGNORECASE)
    TOOLS = re.compile(
        "less|more|set to|undo|all options|enlarge|menu|help|back|seats|players|log|chat|send$|rule|expand|why not",
        re.IGNORECASE,
    )

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def __call__(self, player: BrowserPlayer) -> None:
        page = player.page
        page.wait_for_selector("[data-choice]", state="attached")  # the board may still be rendering
        names = self.offered(page)
        wanted = [name for name in names if not self.LOANS.search(name)] or names
        page.get_by_role("button", name=self.rng.choice(wanted), exact=True).first.press("Enter")
        menu = page.get_by_role("menu")
        if menu.count():
            items = menu.get_by_role("menuitem")
            items.nth(self.rng.randrange(items.count())).press("Enter")

    def offered(self, page: Page) -> list[str]:
        """The names of the enabled buttons of board and decision, from the accessibility tree."""
        page.locator("[data-choice]").first.wait_for()
        lines = page.locator(".middle").aria_snapshot().replace("''", "'").splitlines()
        buttons = [re.search(r"""- '?button "((?:[^"\\]|\\.)*)"(.*)""", line) for line in lines]
        named = [(found[1].replace('\\"', '"'), found[2]) for found in buttons if found]
        return [name for name, state in named if "[disabled]" not in state and not self.TOOLS.match(name)]
