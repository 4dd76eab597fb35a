// Generated from src/nassau/server/protocol and the games' view structs. Do not edit:
// run `python -m nassau.server.codegen.typescript --write`. Comments on single fields are in those files.

/** The fact's name, then its numbers, as texts/layout.toml names them: ["bid", 2, 5]. */
export type Fact = (string | number)[];

export type Phase = "open" | "over" | "running";

export type SeatKind = "bot" | "open" | "person";

export type Level = "admiral" | "captain" | "landlubber" | "sailor";

export type ClockPreset = "friendly" | "live" | "none" | "slow";

export type Visibility = "invite" | "public";

export type Code = "bad_login" | "bad_name" | "bad_origin" | "bad_password" | "bad_setup" | "flood" | "full" | "limited" | "malformed" | "name_taken" | "no_game" | "no_invite" | "no_person" | "no_table" | "no_undo" | "not_allowed" | "not_host" | "not_offered" | "not_pending" | "not_ready" | "not_seated" | "not_started" | "over" | "oversize" | "refused" | "seat_taken" | "signed_out" | "stale" | "started" | "too_few_seats" | "too_many_seats" | "unavailable";

/** One row of a score breakdown: `number` items worth `worth` each, by a rule of the rulebook. */
export interface Tallied {
  rule: string;
  label: Record<string, string>;
  number: number;
  worth: number;
}

/**
 * An action on the board that is not legal now, with the rule that forbids it.
 *
 * `reason` names the sentence that says why; without it the text of the rule does.
 */
export interface Blocked {
  id: string;
  at: string[];
  rule: string;
  need?: number | null;
  have?: number | null;
  reason?: string;
}

/** The chain over the draws so far: it fixes them without showing them. */
export interface Chain {
  draws: number;
  head: string;
}

/** The clock of a seat. */
export interface Clock {
  left: number | null;
  running: boolean;
}

/** The decision of the viewer's seat. The answer must name `version`. */
export interface Decision {
  version: number;
  step: string;
  options: Option[];
  blocked: Blocked[];
}

/** The facts of one entry that the viewer may know. `seat` is -1 for chance, -2 for the table. */
export interface Happened {
  number: number;
  seat: number;
  at: number;
  facts: Fact[];
  deputy?: boolean;
}

/** What a lesson shows now. It waits for one of `options`, for any option if `free`, or else for "next". */
export interface LessonSeen {
  id: string;
  title: Record<string, string>;
  beat: number;
  page: number;
  pages: number;
  text: Record<string, string>;
  points: string[];
  options: string[];
  free: boolean;
  wrong: Record<string, string>;
}

/** A legal action. The client answers with `id`; `at` lists the board elements that offer it. */
export interface Option {
  id: string;
  verb: string;
  at: string[];
}

/** The public part of the sealed dice; hashes and bytes are in hex. */
export interface Seal {
  version: number;
  commitment: string;
  commitments: string[];
  fixed: boolean;
  contributions: string[] | null;
  secret: string | null;
}

/** One seat of a table. */
export interface Seat {
  kind: SeatKind;
  name: string;
  level: Level | null;
  ready: boolean;
  online: boolean;
  deputy: Level | null;
  program: boolean;
}

/** A line of chat. */
export interface Line {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The result of a game. */
export interface Result {
  reason: "played" | "stopped";
  scores: number[];
  ranks: number[];
  facts: Fact[];
  tallies: Tallied[][];
  course: number[][];
  rated: number[] | null;
}

/** A table as the lobby, profiles and POST /api/tables show it. */
export interface TableRow {
  id: string;
  game: string;
  phase: Phase;
  host: string;
  seats: Seat[];
  options: Record<string, string>;
  clock: ClockPreset;
  visibility: Visibility;
  spectators: boolean;
  rated: boolean;
  created: number;
  seat: number | null;
  turn: boolean;
  ranks: number[] | null;
  invite: string | null;
  lesson: string;
}

/** Subscribe to a table; answered by a snapshot. `token` is the invite of a private table. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  after?: number | null;
  token?: string | null;
  ref?: string | null;
}

/** Unsubscribe from a table. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  ref?: string | null;
}

/** Choose an option of the decision `version`. */
export interface Act {
  type: "act";
  table: string;
  version: number;
  option: string;
  ref?: string | null;
}

/** Choose several options in order, all or none: a chain that was staged in the client. */
export interface Acts {
  type: "acts";
  table: string;
  version: number;
  options: string[];
  ref?: string | null;
}

/** Undo my last decision, if allowed. `version` is the sequence number of the table at the client. */
export interface Undo {
  type: "undo";
  table: string;
  version: number;
  ref?: string | null;
}

/** Continue a lesson after this beat. */
export interface Next {
  type: "next";
  table: string;
  beat: number;
  ref?: string | null;
}

/** Commit to a contribution to the sealed dice, before the start: its hash, see docs/sealed-dice.md. */
export interface Commit {
  type: "commit";
  table: string;
  hash: string;
  ref?: string | null;
}

/** Reveal the contribution to the sealed dice, 16 random bytes in hex, once commitments are fixed. */
export interface Reveal {
  type: "reveal";
  table: string;
  bytes: string;
  ref?: string | null;
}

/** Say something at a table. */
export interface Chat {
  type: "chat";
  table: string;
  text: string;
  ref?: string | null;
}

/** Let a bot of this level play for me; null: take my seat back. */
export interface Deputy {
  type: "deputy";
  table: string;
  level: Level | null;
  ref?: string | null;
}

/** Ask what a Captain would do, at tables for learning; answered by counsel. */
export interface AskCounsel {
  type: "counsel";
  table: string;
  version: number;
  ref?: string | null;
}

/** Vote to stop the game, or withdraw the vote. The game stops when every person who plays agrees. */
export interface Stop {
  type: "stop";
  table: string;
  stop: boolean;
  ref?: string | null;
}

/** Subscribe to the lobby, or unsubscribe. */
export interface Lobby {
  type: "lobby";
  on: boolean;
  ref?: string | null;
}

/** Answered by pong. */
export interface Ping {
  type: "ping";
  ref?: string | null;
}

/** The complete view of a table for one viewer. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  number: number;
  game: string;
  options: Record<string, string>;
  phase: Phase;
  seat: number | null;
  host: string;
  hosting: boolean;
  visibility: Visibility;
  spectators: boolean;
  rated: boolean;
  clock: ClockPreset;
  autoplay: boolean;
  learning: boolean;
  invite: string | null;
  muted: string[];
  seats: Seat[];
  watchers: number;
  pending: number[];
  thinking: number[];
  stopping: number[];
  view: GameView | null;
  decision: Decision | null;
  undo: boolean;
  clocks: Clock[];
  events: Happened[];
  chat: Line[];
  seal: Seal;
  chain: Chain | null;
  result: Result | null;
  rematch: string | null;
  lesson: LessonSeen | null;
  ref?: string;
}

/** The changes since the previous number. Absent fields are unchanged. */
export interface Update {
  type: "update";
  table: string;
  number: number;
  events?: Happened[];
  view?: Partial<GameView>;
  decision?: Decision | null;
  pending?: number[];
  stopping?: number[];
  undo?: boolean;
  clocks?: Clock[];
  seats?: Seat[];
  phase?: Phase;
  seal?: Seal;
  chain?: Chain;
  result?: Result;
  host?: string;
  hosting?: boolean;
  muted?: string[];
  rematch?: string;
  lesson?: LessonSeen | null;
  ref?: string;
}

/** A new line of chat. */
export interface Spoken {
  type: "chat";
  table: string;
  number: number;
  line: Line;
  ref?: string;
}

/** Who is online, by seat, and the number of spectators. */
export interface Presence {
  type: "presence";
  table: string;
  number: number;
  online: boolean[];
  watchers: number;
  ref?: string;
}

/** A bot at this seat is thinking, until the seat need not decide or its person takes it back. */
export interface Thinking {
  type: "thinking";
  table: string;
  number: number;
  seat: number;
  ref?: string;
}

/** An option, its visits in the Captain's search, and its expected share of a win, from 0 to 1. */
export interface Advice {
  option: string;
  share: number;
  tried: number;
}

/** What a Captain would do at your seat, from your information: the best options, best first. */
export interface Counsel {
  type: "counsel";
  table: string;
  number: number;
  version: number;
  advice: Advice[];
  ref?: string;
}

/** The subscription has ended: you were removed, or the table was closed or may no longer be watched. */
export interface Gone {
  type: "gone";
  table: string;
  number: number;
  ref?: string;
}

/** The lobby. `full`: all tables; otherwise the changed ones, and in `gone` those that left the lobby. */
export interface Tables {
  type: "lobby";
  full: boolean;
  tables: TableRow[];
  gone: string[];
  ref?: string;
}

/** An error; nothing was changed. `text` is for logs and developers, in English. */
export interface Fault {
  type: "error";
  code: Code;
  text: string;
  table?: string;
  number?: number;
  rule?: string;
  need?: number;
  have?: number;
  reason?: string;
  wait?: number;
  ref?: string;
}

export interface Pong {
  type: "pong";
  time: number;
  ref?: string;
}

/** A decision for which a better option is proven. Part of the wire format. */
export interface Regret {
  number: number;
  seat: number;
  step: string;
  view: Record<string, unknown>;
  played: string;
  better: string;
  loss: number;
}

/** The report; probabilities are from 0 to 1. Part of the wire format. */
export interface Insight {
  course: number[][];
  luck: number[];
  decisions: number[];
  rolls: Roll[];
  regrets: Regret[];
}

/** Consecutive chance outcomes: dice, or a deal. Part of the wire format. */
export interface Roll {
  number: number;
  luck: number[];
  facts: Fact[];
}

/** One answer of chance. `entry` is the index of the act in the record, from 1; `at` its number in the log. */
export interface Draw {
  entry: number;
  at: number;
  stream: string;
  number: number;
  action: string;
  bounds: number[];
  numbers: number[];
  outcomes: Outcome[] | null;
}

/** A possible answer of chance and its weight. */
export interface Outcome {
  action: string;
  weight: number;
}

/** An error; nothing was changed. */
export interface Problem {
  code: Code;
  text: string;
  wait?: number | null;
  rule?: string | null;
  need?: number | null;
  have?: number | null;
  reason?: string | null;
}

/** POST /api/guest: enter with a name, without a password. */
export interface Guest {
  name: string;
}

/** POST /api/login. */
export interface Login {
  name: string;
  password: string;
}

/** POST /api/signup: a guest keeps its games; without a session a new account is created. */
export interface SignUp {
  name: string;
  password: string;
}

/** POST /api/me/password: changing the password signs out all other sessions. */
export interface NewPassword {
  old: string;
  new: string;
}

/** GET /api/me; `name` is null without a session. */
export interface Me {
  name: string | null;
  guest: boolean;
  tables: string[];
  turns: string[];
}

/** A person's statistics in one game. */
export interface Standing {
  game: string;
  played: number;
  won: number;
  rated: number;
  rating: number | null;
  best: number | null;
}

/** GET /api/people/{name}. */
export interface Person {
  name: string;
  guest: boolean;
  since: number;
  games: Standing[];
  recent: TableRow[];
}

/** POST /api/bots. */
export interface NewBot {
  name: string;
  scopes?: ("play" | "watch")[];
}

/** POST /api/bots/{name}/token. */
export interface NewToken {
  scopes?: ("play" | "watch")[];
}

/** A bot of the signed-in person. */
export interface BotInfo {
  name: string;
  created: number;
  scopes: string[];
  token: string | null;
}

/** POST /api/tables/{id}/choose: an option of the decision `version`. */
export interface Choose {
  version: number;
  option: string;
}

/** The choice is stored, and the table has reached this sequence number. */
export interface Done {
  number: number;
}

export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
  text: Record<string, string>;
}

/** A named choice of options; those that it does not name have their defaults. */
export interface PresetInfo {
  id: string;
  text: Record<string, string>;
  options: Record<string, string>;
}

/** A level of bots that the game has. */
export interface LevelInfo {
  id: Level;
  title: Record<string, string>;
}

/** A lesson of a game, and how many minutes it takes. */
export interface LessonInfo {
  id: string;
  title: Record<string, string>;
  minutes: number;
}

/** GET /api/games. A game that is not available yet has no options. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  available: boolean;
  version: number;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  presets: PresetInfo[];
  lessons: LessonInfo[];
}

export interface RuleInfo {
  id: string;
  text: Record<string, string>;
  source: string;
  option: string | null;
}

export interface SectionInfo {
  id: string;
  title: Record<string, string>;
  rules: RuleInfo[];
}

/** GET /api/games/{id}/rules: the game's rulebook, then the rules of all tables (K…). */
export interface RulesInfo {
  game: string;
  title: Record<string, string>;
  sections: SectionInfo[];
  options: OptionInfo[];
  examples: Record<string, unknown>[];
}

/** A position of a guide: the view of `seat`, the board elements it shows (none: all) and those that are lit. */
export interface PictureInfo {
  id: string;
  caption: string;
  seat: number;
  view: unknown;
  frame: string[];
  points: string[];
}

/** A section of a guide. A text has paragraphs, lines with "# " for headings and "- " for items of a list. */
export interface GuideSection {
  id: string;
  text: string;
  pictures: PictureInfo[];
}

/** GET /api/games/{id}/guide/{lang}: the rules for families, and the player aid on one page. */
export interface GuideInfo {
  lang: string;
  lead: string;
  names: string[];
  sections: GuideSection[];
  aid: string;
}

/** GET /api/games/{id}/texts/{lang}: the game's layout.toml and its messages, as the content of Fluent files. */
export interface TextsInfo {
  lang: string;
  layout: Record<string, unknown>;
  messages: string[];
  fallback: string[];
}

/** person: reserved for people (the first is mine); bot: a bot of the level; open: free to join. */
export interface SeatWish {
  kind: SeatKind;
  level?: Level;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockPreset;
  visibility?: Visibility;
  spectators?: boolean;
  rated?: boolean;
  autoplay?: boolean;
  learning?: boolean;
  start?: boolean;
}

/** POST /api/quick: join an open table of this game, or open one; bots fill it after a while. */
export interface Quick {
  game: string;
  seats: number;
  level?: Level;
}

/** POST /api/lessons: start a lesson, or continue the one that I have started. */
export interface NewLesson {
  game: string;
  lesson: string;
}

/** POST /api/tables/{id}/join. `seat` null: any free one. */
export interface Join {
  seat?: number | null;
  token?: string | null;
}

/** POST /api/tables/{id}/leave. `level` of the deputy that plays on during the game. */
export interface Leave {
  level?: Level;
}

/** POST /api/tables/{id}/ready. */
export interface Ready {
  ready?: boolean;
}

/** POST /api/tables/{id}/bots: the host fills all open seats, or one. */
export interface Bots {
  level?: Level;
  seat?: number | null;
}

/** POST /api/tables/{id}/kick: the host removes a player. */
export interface Kick {
  seat: number;
}

/** POST /api/tables/{id}/seats: the host adds or removes open seats before the start. */
export interface Resize {
  seats: number;
}

/** POST /api/tables/{id}/mute: the host hides a person's chat, or shows it again. */
export interface Mute {
  name: string;
  muted?: boolean;
}

/** POST /api/tables/{id}/host: the host makes another person at the table its host. */
export interface Heir {
  name: string;
}

/** GET /api/tables. */
export interface LobbyList {
  open: TableRow[];
  running: TableRow[];
  mine: TableRow[];
}

/** One step of a replay. `view` holds the top-level parts that changed; the first frame holds all. */
export interface Frame {
  event: Happened;
  view: Partial<GameView>;
  pending: number[];
}

/**
 * GET /api/tables/{id}/replay?seat=&everything=: while the game runs, only the reader's own view.
 *
 * Afterwards the view of any seat; `everything` includes all secrets.
 */
export interface Replay {
  table: TableRow;
  seat: number | null;
  everything: boolean;
  frames: Frame[];
  result: Result | null;
  seal: Seal;
}

/** GET /api/tables/{id}/draws: after the end, everything needed to verify the sealed dice. */
export interface Draws {
  game: string;
  seats: number;
  table: string;
  commitment: string;
  secret: string;
  contributions: string[];
  draws: Draw[];
  version: number;
  commitments: string[];
  numbers: number[];
}

/**
 * GET /api/tables/{id}/insight: after the end, how luck and decisions changed the win probabilities.
 *
 * `insight` is null until all pieces are done: poll.
 */
export interface InsightSoFar {
  done: number;
  pieces: number;
  insight: Insight | null;
}

/** GET /health. */
export interface Health {
  status: "failing" | "ok" | "stopping";
  version: string;
  compiled: boolean;
  tables: number;
  connections: number;
}

export interface ManilaView {
  voyage: number;
  master: number;
  players: ManilaPlayer[];
  supply: number[];
  values: number[];
  punts: ManilaPunt[];
  spaces: number[];
  dice: number[];
  rolls: number;
  auction: ManilaBidding | null;
  due: ManilaDue | null;
  scores: number[] | null;
}

/** The public side of a seat (M2.1, M2.8). */
export interface ManilaPlayer {
  cash: number;
  shares: number;
  loans: number;
  bought: number[];
  out: boolean;
  hand: number[] | null;
  pledged: number[] | null;
}

export interface ManilaPunt {
  ware: number;
  wave: number;
  berth: number;
}

export interface ManilaBidding {
  high: number;
  leader: number;
  passed: number[];
}

/** A payment for which a seat must pledge shares (M2.5). The amount is public. */
export interface ManilaDue {
  seat: number;
  amount: number;
}

export interface RumView {
  round: number;
  start: number;
  captain: number;
  plan: RumPlan;
  alleys: number[];
  targets: number[];
  players: RumPlayer[];
  open: number[];
  stacks: number[];
  barrels: number;
  ship: RumRow[];
  out: number[];
  on_flag: number[];
  under_flag: number[];
  drawn: number;
  moving: RumMoving | null;
  drinking: RumDrinking | null;
  stinging: RumStinging | null;
  fighting: RumFighting | null;
  rolling: RumRolling | null;
  scores: number[] | null;
  honour: number[][] | null;
}

/** The graph of the town, which is constant during the game. */
export interface RumPlan {
  tiles: number[];
  turns: number[];
  near: number[];
  far: number[];
  length: number[];
}

/** What a seat shows (R22.1–R22.5). */
export interface RumPlayer {
  supply: number;
  hiring: number;
  rum: number;
  flag: number;
  coins: number | null;
  rendezvous: number[] | null;
  tokens: number[] | null;
}

export interface RumRow {
  team: number;
  left: number;
  right: number;
}

/** The seat that has the turn in the action phase, and the coins that a move costs. */
export interface RumMoving {
  seat: number;
  moved: boolean;
  fee: number;
  dark_fee: number;
}

export interface RumDrinking {
  tavern: number;
  host: number;
  drinkers: number[];
  roller: number;
}

export interface RumStinging {
  total: number;
  sting: number;
  roller: number;
}

export interface RumFighting {
  side: number;
  column: number;
  row: number;
  leader: number;
  best: number;
}

/** A die that is about to be rolled (0), or whose roll may be repeated. */
export interface RumRolling {
  team: number;
  roll: number;
  repeats: number;
  purpose: number;
}

export interface GrogView {
  round: number;
  start: number;
  clouds: number[];
  ships: number[];
  ghosts: number;
  sites: number[];
  locks: number;
  dice: number[];
  row: number[];
  bid: number;
  leader: number;
  passed: number[];
  players: GrogPlayer[];
  decks: number[];
  chosen: boolean[];
  hand: GrogHand;
  hands: GrogHand[] | null;
  drawn: number[];
  buried: GrogBuried[];
  bidding: GrogBidding | null;
  trading: GrogTrading | null;
  giving: GrogGiving | null;
  claiming: GrogClaiming | null;
  tallies: number[][] | null;
}

/** Public information about a seat (G3.3, G3.7). */
export interface GrogPlayer {
  coins: number;
  points: number;
  crew: number;
  supply: number;
  goods: number[];
  chests: number;
  parrots: number;
  goals: number;
  marker: number;
  passed: boolean;
}

/** The cards of one seat (G3.4). */
export interface GrogHand {
  chests: number[];
  parrots: number[];
  cards: number[];
  goals: number[];
}

/** A goal card that you put under the deck (G3.8). */
export interface GrogBuried {
  place: number;
  goal: number;
  paired: boolean;
}

/** Your prepared bid; hidden from others. */
export interface GrogBidding {
  held: boolean;
  turned: number[];
  low: number;
  high: number;
  pass_goods: number[];
}

/** A visit to a ship. */
export interface GrogTrading {
  seat: number;
  ship: number;
  good: number;
  limit: number;
  main: boolean;
}

/** Substitutes that you are choosing; hidden from others. */
export interface GrogGiving {
  left: number;
  given: number[];
}

export interface GrogClaiming {
  seat: number;
  colours: number[];
  taken: number;
}

export interface SeasView {
  round: number;
  start: number;
  last_round: number;
  role: number;
  turn: SeasTurnView | null;
  players: SeasPlayer[];
  hand: number[];
  spent: number[];
  hands: number[][] | null;
  harbour: SeasHarbour;
  played: number[];
  raided: number[];
  tiles: number[];
  pile: number;
  to_end: number;
  loot_pile: number;
  discards: number[];
  chart: SeasChart;
  raid: SeasRaidView | null;
  drawing: SeasDrawing | null;
  sale: SeasSaleView | null;
  surplus: SeasSurplus | null;
  guest: number;
  tallies: number[][] | null;
}

/** The current turn in the call of the roles. */
export interface SeasTurnView {
  seat: number;
  role: number;
  gift: number;
  acted: boolean;
}

/** Public information about a seat (W19.2). */
export interface SeasPlayer {
  ships: number;
  reserve: number;
  guards: number;
  at_sea: number;
  loaded: number;
  free: number;
  goods: number[];
  capacity: number;
  talismans: number;
  chests: number;
  space: number;
  tile: number;
  yin_yang: number;
  marks: number;
  privateer: number[];
  chambers: number;
  unsinkables: number;
  cards: number;
  lying: number[];
  ready: boolean;
  role: number;
}

export interface SeasHarbour {
  number: number;
  prices: number[];
  worth: number[][];
  bargain: number[][];
}

/** The latest throw; it stays until the next card that needs the chart. */
export interface SeasChart {
  card: number;
  by: number;
  dice: SeasDie[];
  waiting: number[];
  fights: SeasFight[];
  served: number[];
  tied: number[][];
  near: number[];
}

/**
 * A die on the sea chart (270 × 270 mm); places are centres in tenths of a millimetre, 50 to 2650, from the
 * top left corner.
 */
export interface SeasDie {
  colour: number;
  face: number;
  x: number;
  y: number;
  hit: boolean;
}

export interface SeasFight {
  red: number;
  pirate: number;
  mm: number;
  tenths: number;
  sunk: number;
}

export interface SeasRaidView {
  captain: number;
  card: number;
  country: number;
  ships: number;
  limit: number;
  sent: number[];
  asked: number;
}

/** Loot that a seat draws, and goods that it must load or discard. */
export interface SeasDrawing {
  seat: number;
  left: number;
  goods: number[];
  room: number;
}

export interface SeasSaleView {
  seat: number;
  offered: number[];
  chests: number;
}

/** Goods that a seat must discard, because of missing ships or in the tavern. */
export interface SeasSurplus {
  seat: number;
  goods: number;
}

export interface PortRoyalView {
  chapter: number;
  turn: number;
  active: number;
  ships: number[];
  wheels: number[];
  cargo: PortRoyalCargo[];
  pieces: number;
  chest: boolean;
  dice: PortRoyalRoll | null;
  failed: boolean;
  rolling: number;
  risk: PortRoyalRisk | null;
  pick: PortRoyalPick | null;
  players: PortRoyalPlayer[];
  treasures: number[];
  missions: PortRoyalMission[];
  marks: number;
  painting: number;
  winner: number;
  sudden: boolean;
  chart: PortRoyalChart;
}

/** The value of a ship on the board for the seat that picks now, or will pick first. */
export interface PortRoyalCargo {
  crosses: number;
  skulls: number;
}

export interface PortRoyalRoll {
  colour: number;
  letter: number;
  sabres: number;
  outcome: number;
}

/** The number of the 36 possible rolls that make the active player fail. */
export interface PortRoyalRisk {
  rolls: number;
  helpless: number;
}

export interface PortRoyalPick {
  seat: number;
  items: number;
  crosses: number;
}

export interface PortRoyalPlayer {
  points: number;
  crossed: number[];
  filled: number[];
  left: number[];
  crew: number[];
  sabres: number;
  circled: number[];
  used: number[];
  spare: number[];
  skulls: number;
  green_skulls: number;
  greens_left: number;
  colours: number[];
  treasures: number[];
  missions: number[];
  needed: number;
  tally: PortRoyalTally;
}

/** The parts of a seat's score. */
export interface PortRoyalTally {
  persons: number;
  treasures: number;
  missions: number;
  wheels: number;
  skulls: number;
  sudden: number;
}

export interface PortRoyalMission {
  mission: number;
  need: number;
  seats: number[];
  count: number;
}

/** What each field of the sheet is and where it lies, as numbers of kinds (texts/layout.toml); constant. */
export interface PortRoyalChart {
  what: number[];
  place: number[];
  origin: number[];
  goal: number[];
  person: number[];
  points: number[];
}

/** The view struct of each game, by the game's id. */
export interface Views {
  manila: ManilaView;
  rum: RumView;
  grog: GrogView;
  seas: SeasView;
  port_royal: PortRoyalView;
}

export type GameView = Views[keyof Views];

export type ClientMessage = Subscribe | Unsubscribe | Act | Acts | Undo | Next | Commit | Reveal | Chat | Deputy | AskCounsel | Stop | Lobby | Ping;

export type ServerMessage = Snapshot | Update | Spoken | Presence | Thinking | Counsel | Gone | Tables | Fault | Pong;
