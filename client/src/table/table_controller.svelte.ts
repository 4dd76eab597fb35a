/** State and commands of the table page; pages/Table.svelte only renders them. */
import { untrack } from "svelte";
import { post } from "../api/http.ts";
import type { Blocked, Decision, Level, RulesInfo, Snapshot } from "../api/protocol.gen.ts";
import type { BoardModule, SeatInfo } from "../boards/contract.ts";
import { boardOf } from "../boards/index.ts";
import { inLanguage } from "../i18n/language.ts";
import { GameWords, type WordsFile } from "../i18n/game_words.ts";
import { errorText, t } from "../i18n/t.ts";
import { tableEvent } from "../i18n/table_events.ts";
import { gameInfo, loadRules, loadWords, refresh } from "../state/session.svelte.ts";
import { playbackSpeed, settings } from "../state/settings.svelte.ts";
import { sameList, stable } from "../boardkit/stable.ts";
import type { Refused, TableStore } from "../state/table_store.svelte.ts";
import { notify } from "../ui/notices.svelte.ts";
import { playSound } from "../ui/sound.ts";
import { alertTurn, showTurn } from "../ui/turn_alert.ts";
import { Choices } from "./choices.ts";
import type { Keys } from "./keyboard.ts";
import { LineCache, type LogLine } from "./log.ts";
import type { OptionMenuState, RulePopoverState } from "./popups.ts";
import type { Anchor } from "./positioning.ts";
import { promptText, refusalText } from "./prompt.ts";
import { sameSeatInfos, seatInfos } from "./seat_infos.ts";
import { roundEnds, settle, type SettledRound } from "./settlement.ts";
import { TableClock } from "./table_clock.svelte.ts";
import { TableHints } from "./table_hints.svelte.ts";
import { markKnown } from "../tutorial/lessons.ts";
import { TableLesson } from "../tutorial/table_lesson.svelte.ts";

const CLOCK_TICK_MS = 500;

export type DialogName = "" | "menu" | "help" | "summary" | "result" | "settlement";
export type SheetName = "" | "seats" | "log" | "chat";

export class TableController {
  // loaded for the game of the table
  wordsFile = $state.raw<WordsFile | null>(null);
  rulebook = $state.raw<RulesInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  /** Decides what of the newest snapshot is shown. */
  readonly clock = new TableClock(() => playbackSpeed());

  // what the person has opened or points at
  dialog = $state<DialogName>("");
  sheet = $state<SheetName>("");
  menu = $state.raw<OptionMenuState | null>(null);
  popover = $state.raw<RulePopoverState | null>(null);
  listOptions = $state(false);
  enlarged = $state<boolean | null>(null);
  pointedElements = $state.raw<string[]>([]);
  advisedOption = $state("");
  /** The end of the round whose settlement is called up from the log. */
  private settlementEnd = $state(Infinity);

  // reported by the components
  dock = $state.raw<HTMLElement | null>(null);
  drawnElements = $state.raw<ReadonlySet<string>>(new Set());
  private now = $state(0);

  readonly hints: TableHints;
  readonly lesson: TableLesson;
  private wasHosting: boolean | null = null;
  private stableNames = stable(sameList<string>());
  private stableSeats = stable(sameSeatInfos);

  constructor(readonly store: TableStore) {
    this.hints = new TableHints(
      store.id,
      () => this.step,
      () => this.words,
    );
    this.lesson = new TableLesson(() => this.table);
    store.onsnapshot = (snapshot, events) => this.clock.receive(snapshot, events);
  }

  /** The table as it is shown; the store has the newest snapshot. */
  readonly table: Snapshot | null = $derived.by(() => this.clock.shown);
  private game = $derived(this.table?.game);
  private hosting = $derived(this.table?.hosting ?? null);
  readonly title: string = $derived(this.table ? titleOf(this.table.game) : "");
  readonly over: boolean = $derived(this.table?.phase === "over" && this.table.result !== null);
  /** The bot that plays the person's seat, or null. */
  readonly deputy: Level | null = $derived(deputyOf(this.table));
  /** The decision that the person has to make; a deputy's is not shown, nor is one during the text of a lesson. */
  readonly decision: Decision | null = $derived.by(() =>
    this.deputy || this.lesson.reading ? null : (this.table?.decision ?? null),
  );
  private version = $derived(this.decision?.version);
  readonly mine: boolean = $derived(this.decision !== null);
  readonly step: string = $derived(this.decision?.step ?? "");
  readonly choices: Choices = $derived(new Choices(this.decision));
  readonly highlighted: ReadonlySet<string> = $derived.by(
    () => new Set([...this.pointedElements, ...this.lesson.points]),
  );
  readonly elapsedSeconds: number = $derived.by(() => Math.max(0, (this.now - this.store.receivedAtMs) / 1000));

  // Each update replaces the whole snapshot; unchanged parts keep their object, so that texts are not rebuilt.
  private names: string[] = $derived(this.stableNames(this.table?.seats.map(({ name }) => name) ?? []));
  readonly seats: SeatInfo[] = $derived(this.stableSeats(seatInfos(this.table)));
  private view = $derived(this.table?.view);
  private ownSeat = $derived(this.table?.seat ?? null);
  private playedGame = $derived(this.ownSeat === null || this.table?.lesson ? undefined : this.game);
  private snapshotStep = $derived(this.table?.decision?.step ?? "");
  private rules = $derived(
    new Map(this.rulebook?.sections.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const))),
  );
  readonly words: GameWords = $derived(
    new GameWords(this.wordsFile, settings.lang, this.names, (rule) => this.ruleText(rule), this.situation()),
  );
  private lines = $derived(new LineCache(this.words, (...fact) => this.tableText(...fact)));
  readonly log: LogLine[] = $derived(this.lines.of(this.table?.events ?? []));
  /** Keys of the lines that end a round. */
  readonly roundEnds: ReadonlySet<number> = $derived(
    this.board?.settlement ? roundEnds(this.log, this.board.settlement) : new Set<number>(),
  );
  /** The settlement that the playback pauses for, or that was called up from the log. */
  readonly settled: SettledRound | null = $derived.by(() => {
    const end = this.clock.settles ?? (this.dialog === "settlement" ? this.settlementEnd : null);
    const settlement = this.board?.settlement;
    return end === null || !settlement ? null : settle(this.log, end, this.seats.length, settlement);
  });
  readonly settledTitle: string = $derived.by(() => {
    if (!this.settled) return "";
    const { begin } = this.settled;
    return this.board?.settlement?.title?.(begin, this.words) ?? begin.text;
  });
  /** The newest line while the board is behind, or "". */
  private happening: string = $derived.by(() =>
    this.clock.playback.caughtUp ? "" : (this.log.findLast(({ text }) => text)?.text ?? ""),
  );
  readonly ownLastEvent: number = $derived(ownLastEvent(this.table));
  readonly prompt: string = $derived.by(() =>
    this.lesson.reading ? "" : promptText(this.table, this.step, this.deputy, this.words, this.happening),
  );
  /** The text of the live region: what happened, then the decision, then its hint. */
  readonly announcement: string = $derived.by(() =>
    [
      ...this.lines.of(this.clock.news).map(({ text }) => text),
      this.mine ? `${t("table-yourturn")}: ${this.prompt}` : "",
      this.hints.current?.text ?? "",
      this.lesson.text,
      this.lesson.note,
    ]
      .filter(Boolean)
      .join(" "),
  );

  readonly keys: Keys = {
    undo: () => this.store.undo(),
    help: () => (this.dialog = "help"),
    list: () => (this.listOptions = !this.listOptions),
    summary: () => (this.dialog = "summary"),
    hint: () => this.hints.toggle(),
  };

  /** Subscribe to the table and register all effects. Call while the component is created. */
  attach(): void {
    $effect(() => untrack(() => this.connect()));
    $effect(() => this.load(this.game));
    $effect(() => this.decisionChanged(this.version));
    $effect(() => showTurn(this.mine, this.title, t("table-yourturn")));
    $effect(() => {
      if (this.mine) untrack(() => alertTurn(this.title, t("table-yourturn")));
    });
    $effect(() => {
      void this.clock.playback.frameNumber;
      untrack(() => this.soundFrame());
    });
    $effect(() => this.hostingChanged(this.hosting));
    $effect(() => this.showResult(this.over));
    $effect(() => this.lesson.beatChanged());
    $effect(() => this.hints.load(this.playedGame));
  }

  /** Subscribe to the table and start the clock; returns the cleanup. */
  connect(): () => void {
    this.store.onrefused = (refused) => this.refused(refused);
    this.store.onalarm = () => notify(t("seal-alarm"), "bad");
    const unsubscribe = this.store.watch();
    const timer = setInterval(() => (this.now = performance.now()), CLOCK_TICK_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
      this.clock.close();
      void refresh(); // other pages list the tables where it is the person's turn
    };
  }

  /** Load board, texts and rules of a game in parallel; rules are optional. */
  load(game: string | undefined): void {
    if (!game) return;
    void boardOf(game)?.();
    loadWords(game, settings.lang).then(
      (found) => (this.wordsFile = found),
      (error: unknown) => notify(errorText(error), "bad"),
    );
    loadRules(game).then(
      (found) => (this.rulebook = found),
      () => {},
    );
  }

  /** Close everything that refers to the previous decision. */
  decisionChanged(_version: number | undefined): void {
    [this.menu, this.popover, this.listOptions, this.advisedOption] = [null, null, false, ""];
    this.pointedElements = [];
    untrack(() => this.hints.decisionChanged());
  }

  /** Notify a person who has become the host. */
  hostingChanged(hosting: boolean | null): void {
    if (hosting && this.wasHosting === false) notify(t("table-host-you"));
    this.wasHosting = hosting;
  }

  /** Open the result; the clock reveals it after the last events. */
  showResult(over: boolean): void {
    if (!over || this.lesson.shown) return;
    if (this.playedGame) markKnown(this.playedGame);
    this.dialog = "result";
  }

  boardLoaded(board: BoardModule | null): void {
    this.board = board;
    this.clock.frames = board?.frames ?? null;
    this.clock.settlement = board?.settlement ?? null;
  }

  /** Play the sounds of the frame, each once. */
  private soundFrame(): void {
    const sounds = this.clock.playback.facts.flatMap(({ name }) => this.board?.sounds?.[name] ?? []);
    for (const sound of new Set(sounds)) void playSound(sound);
  }

  /** Send the only option at a spot, or open a menu of several. */
  choose(options: string[], anchor: Anchor): void {
    if (options.length === 1) this.act(options);
    else this.menu = { options, anchor };
  }

  chooseFromMenu(option: string): void {
    this.menu = null;
    this.act([option]);
  }

  /** Send options, unless a lesson waits for others. */
  act(options: string[]): void {
    if (this.decision && this.lesson.accepts(options)) this.store.act(options, this.decision.version);
  }

  /** Show why options are refused. */
  explain(blocked: Blocked[], anchor: Anchor): void {
    const reasons = blocked.map(({ id, rule, need, have, reason }) => ({
      rule,
      need,
      have,
      reason,
      what: this.words.option(id),
    }));
    this.popover = { reasons, anchor };
  }

  /** Call up the settlement of the round that ends with a line of the log. */
  showSettlement(end: number): void {
    [this.settlementEnd, this.dialog] = [end, "settlement"];
  }

  showRule(rule: string, anchor: Anchor): void {
    this.popover = { reasons: [{ rule }], anchor };
  }

  /** Show why the server refused a request: the rule, or a notice. */
  refused(refused: Refused): void {
    const { code, rule, need, have, reason } = refused;
    if (this.lesson.shown && code === "not_allowed") this.lesson.reject();
    else if (rule) this.popover = { reasons: [{ rule, need, have, reason }], anchor: windowCentre() };
    else notify(refusalText(refused), code === "stale" ? "plain" : "bad");
  }

  /** Whether the board composes an option of the decision in the dock. */
  composes(option: string): boolean {
    const { board, decision, dock } = this;
    return dock !== null && decision !== null && (board?.composes?.(option, decision) ?? false);
  }

  /** Highlight the board elements of a log line, or none. */
  pointAt(line: LogLine | null): void {
    this.pointedElements = line ? (this.board?.places?.(line.name, line.args) ?? []) : [];
  }

  /** Mark an advised option in the decision bar and on the board. */
  advise(option: string): void {
    this.advisedOption = option;
    this.pointedElements = this.decision?.options.find(({ id }) => id === option)?.at ?? [];
  }

  toggleSheet(name: SheetName): void {
    this.sheet = this.sheet === name ? "" : name;
  }

  async mute(name: string, muted: boolean): Promise<void> {
    try {
      await post(`/api/tables/${this.store.id}/mute`, { name, muted });
    } catch (error) {
      notify(errorText(error), "bad");
    }
  }

  private ruleText(rule: string): string {
    return inLanguage(this.rules.get(rule)) || rule;
  }

  private tableText(name: string, args: number[]): string | null {
    return tableEvent(name, args, this.names);
  }

  /** Getters, so that a text depends on the view only if one of its placeholders does. */
  private situation() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below have their own `this`
    const controller = this;
    return {
      get view() {
        return controller.view;
      },
      get me() {
        return controller.ownSeat;
      },
      get step() {
        return controller.snapshotStep;
      },
    };
  }
}

function titleOf(game: string): string {
  return inLanguage(gameInfo(game)?.title) || game;
}

function deputyOf(table: Snapshot | null): Level | null {
  return table?.seat == null ? null : (table.seats[table.seat]?.deputy ?? null);
}

/** The number of the person's newest event; the log marks what came after it. */
function ownLastEvent(table: Snapshot | null): number {
  if (table?.seat == null) return 0;
  return Math.max(0, ...table.events.filter(({ seat }) => seat === table.seat).map(({ number }) => number));
}

function windowCentre(): Anchor {
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  return { left: x, right: x, top: y, bottom: y };
}
