// Generated from src/nassau/server/protocol and the games' view structs. Do not edit:
// run `python -m nassau.server.codegen.typescript --write`. Comments on single fields are in those files.

/** The fact's name, then its numbers, as words.toml describes them: ["bid", 2, 5]. */
export type Fact = (string | number)[];

export type Phase = "open" | "over" | "running";

export type SeatKind = "bot" | "open" | "person";

export type Level = "admiral" | "captain" | "landlubber" | "sailor";

export type ClockPreset = "friendly" | "live" | "none" | "slow";

export type Visibility = "invite" | "public";

export type Code = "bad_login" | "bad_name" | "bad_origin" | "bad_password" | "bad_setup" | "flood" | "full" | "limited" | "malformed" | "name_taken" | "no_game" | "no_invite" | "no_person" | "no_table" | "no_undo" | "not_allowed" | "not_host" | "not_offered" | "not_pending" | "not_ready" | "not_seated" | "not_started" | "over" | "oversize" | "refused" | "seat_taken" | "signed_out" | "stale" | "started" | "too_few_seats" | "too_many_seats" | "unavailable";

/** Something that lies on the board but is refused now, with the rule that forbids it. */
export interface Blocked {
  id: string;
  at: string[];
  rule: string;
  need?: number | null;
  have?: number | null;
}

export interface Clock {
  left: number | null;
  running: boolean;
}

/** What is asked of the viewer's seat. `version` is sent back with the answer. */
export interface Decision {
  version: number;
  step: string;
  options: Option[];
  blocked: Blocked[];
}

/** What one entry of the log did, as the viewer may know it. `seat` is -1 for chance, -2 for the table itself. */
export interface Happened {
  number: number;
  seat: number;
  at: number;
  facts: Fact[];
  deputy?: boolean;
}

/** Something the seat may do now. `id` is sent back to do it; `at`: the board elements it lies on. */
export interface Option {
  id: string;
  verb: string;
  at: string[];
}

export interface Seal {
  commitment: string;
  contributed: boolean[];
  secret: string | null;
}

/** One row of a final score: `number` things worth `worth` each, by a rule of the ledger. */
export interface Tallied {
  rule: string;
  label: Record<string, string>;
  number: number;
  worth: number;
}

/** One place at the table. */
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

/** How a game ended. */
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
}

/** Send me this table from now on; answered by a snapshot. `token` is the invite of a private table. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  after?: number | null;
  token?: string | null;
  ref?: string | null;
}

export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  ref?: string | null;
}

/** Do one of the options of the decision `version`. */
export interface Act {
  type: "act";
  table: string;
  version: number;
  option: string;
  ref?: string | null;
}

/** Several options, one after the other, all or none: a chain that was staged on the screen. */
export interface Acts {
  type: "acts";
  table: string;
  version: number;
  options: string[];
  ref?: string | null;
}

/** Take back my last decision, if the rules of undo allow it. `version` is the number of the table as I see it. */
export interface Undo {
  type: "undo";
  table: string;
  version: number;
  ref?: string | null;
}

/** My browser's 16 random bytes for the sealed dice, in hex, before the start. */
export interface Contribute {
  type: "contribute";
  table: string;
  bytes: string;
  ref?: string | null;
}

export interface Chat {
  type: "chat";
  table: string;
  text: string;
  ref?: string | null;
}

/** Let a bot of this level play for me; None: I play myself again. */
export interface Deputy {
  type: "deputy";
  table: string;
  level: Level | null;
  ref?: string | null;
}

/** What would a Captain do here? At tables for learning; answered by counsel. */
export interface AskCounsel {
  type: "counsel";
  table: string;
  version: number;
  ref?: string | null;
}

/** I would rather stop the game (or agree to it), or play on. It ends when every person who plays agrees. */
export interface Stop {
  type: "stop";
  table: string;
  stop: boolean;
  ref?: string | null;
}

/** Send me the lobby from now on, or no more. */
export interface Lobby {
  type: "lobby";
  on: boolean;
  ref?: string | null;
}

export interface Ping {
  type: "ping";
  ref?: string | null;
}

/** Everything a viewer may know of a table. */
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
  result: Result | null;
  rematch: string | null;
  ref?: string;
}

/** What has changed since the number before. Absent fields have not changed. */
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
  result?: Result;
  host?: string;
  hosting?: boolean;
  muted?: string[];
  rematch?: string;
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

/** Who is there: by seat, and how many watch. */
export interface Presence {
  type: "presence";
  table: string;
  number: number;
  online: boolean[];
  watchers: number;
  ref?: string;
}

/** A bot at this seat has begun to think, and does so until the seat need not decide or a person plays it again. */
export interface Thinking {
  type: "thinking";
  table: string;
  number: number;
  seat: number;
  ref?: string;
}

/** An option, how often the Captain tried it in thought, and the share of a win that it promised, from 0 to 1. */
export interface Advice {
  option: string;
  share: number;
  tried: number;
}

/** What a Captain would do at your seat, from what you may know: the best few options, best first. */
export interface Counsel {
  type: "counsel";
  table: string;
  number: number;
  version: number;
  advice: Advice[];
  ref?: string;
}

/** You no longer see this table: you were removed, it was closed, or watching has ended. */
export interface Gone {
  type: "gone";
  table: string;
  number: number;
  ref?: string;
}

/** The lobby. `full`: these are all; otherwise these have changed and those in `gone` have left the lobby. */
export interface Tables {
  type: "lobby";
  full: boolean;
  tables: TableRow[];
  gone: string[];
  ref?: string;
}

/** Something was not done; nothing has been changed. `text` is for logs and developers, in English. */
export interface Fault {
  type: "error";
  code: Code;
  text: string;
  table?: string;
  number?: number;
  rule?: string;
  need?: number;
  have?: number;
  wait?: number;
  ref?: string;
}

export interface Pong {
  type: "pong";
  time: number;
  ref?: string;
}

/** A decision for which there was something better. */
export interface Regret {
  number: number;
  seat: number;
  step: string;
  view: Record<string, unknown>;
  played: string;
  better: string;
  loss: number;
}

/** What moved everybody's chances to win, which are from 0 to 1. */
export interface Insight {
  course: number[][];
  luck: number[];
  decisions: number[];
  rolls: Roll[];
  regrets: Regret[];
}

/** Answers of chance that came one after the other: dice, or a deal. */
export interface Roll {
  number: number;
  luck: number[];
  facts: Fact[];
}

/** One answer of chance. `entry` counts the acts of the record from 1. */
export interface Draw {
  entry: number;
  stream: string;
  number: number;
  action: string;
  bounds: number[];
  numbers: number[];
  outcomes: Outcome[] | null;
}

export interface Outcome {
  action: string;
  weight: number;
}

/** Why a request was not answered; nothing has been changed. */
export interface Problem {
  code: Code;
  text: string;
  wait?: number | null;
  rule?: string | null;
  need?: number | null;
  have?: number | null;
}

/** POST /api/guest: sit down with a name, no password. */
export interface Guest {
  name: string;
}

/** POST /api/login. */
export interface Login {
  name: string;
  password: string;
}

/** POST /api/signup: a guest keeps its games; without a session a new account is made. */
export interface SignUp {
  name: string;
  password: string;
}

/** POST /api/me/password: another password; I am signed out everywhere else. */
export interface NewPassword {
  old: string;
  new: string;
}

/** GET /api/me; `name` is None for somebody who has not picked one. */
export interface Me {
  name: string | null;
  guest: boolean;
  tables: string[];
  turns: string[];
}

/** How a person does in one game. */
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

/** A bot of mine. */
export interface BotInfo {
  name: string;
  created: number;
  scopes: string[];
  token: string | null;
}

/** POST /api/tables/{id}/choose: one option of the decision `version`. */
export interface Choose {
  version: number;
  option: string;
}

/** It is on the disk, and the table has reached this number. */
export interface Done {
  number: number;
}

export interface OptionInfo {
  id: string;
  values: string[];
  default: string;
  text: Record<string, string>;
}

/** A strength of bots that this game has. */
export interface LevelInfo {
  id: Level;
  title: Record<string, string>;
}

/** One of GET /api/games. A game that is not there yet says so and has no options. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  available: boolean;
  version: number;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  levels: LevelInfo[];
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

/** GET /api/games/{id}/rules: the game's ledger, then the rules that all tables share (K…). */
export interface RulesInfo {
  game: string;
  title: Record<string, string>;
  sections: SectionInfo[];
  options: OptionInfo[];
  examples: Record<string, unknown>[];
}

/** person: me or somebody I invite (the first one is me); bot: of a level; open: whoever comes. */
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

/** POST /api/quick: sit down at an open table of this game or open one; bots fill it after a while. */
export interface Quick {
  game: string;
  seats: number;
  level?: Level;
}

/** POST /api/tables/{id}/join. `seat` None: any free one. */
export interface Join {
  seat?: number | null;
  token?: string | null;
}

/** POST /api/tables/{id}/leave. `level`: who plays on during the game. */
export interface Leave {
  level?: Level;
}

/** POST /api/tables/{id}/ready. */
export interface Ready {
  ready?: boolean;
}

/** POST /api/tables/{id}/bots: the host fills every open seat, or one. */
export interface Bots {
  level?: Level;
  seat?: number | null;
}

/** POST /api/tables/{id}/kick: the host frees a seat before the start. */
export interface Kick {
  seat: number;
}

/** POST /api/tables/{id}/seats: the host changes how many play, before the start; open seats come and go. */
export interface Resize {
  seats: number;
}

/** POST /api/tables/{id}/mute: the host hides somebody's chat, or shows it again. */
export interface Mute {
  name: string;
  muted?: boolean;
}

/** POST /api/tables/{id}/host: the host hands the table to another person at it. */
export interface Heir {
  name: string;
}

/** GET /api/tables. */
export interface LobbyList {
  open: TableRow[];
  running: TableRow[];
  mine: TableRow[];
}

/** One step of a replay. `view` holds the top-level parts that have changed; the first frame holds all. */
export interface Frame {
  event: Happened;
  view: Partial<GameView>;
  pending: number[];
}

/**
 * GET /api/tables/{id}/replay?seat=&everything=: during play one's own view only.
 *
 * After the end any seat's, and with `everything` all facts are open.
 */
export interface Replay {
  table: TableRow;
  seat: number | null;
  everything: boolean;
  frames: Frame[];
  result: Result | null;
  seal: Seal;
}

/** GET /api/tables/{id}/draws: after the end, everything a browser needs to draw the sealed dice again. */
export interface Draws {
  table: string;
  commitment: string;
  secret: string;
  contributions: string[];
  draws: Draw[];
}

/**
 * GET /api/tables/{id}/insight: after the end, how luck and decisions moved everybody's chances.
 *
 * `insight` is there when all pieces are done; until then ask again.
 */
export interface InsightSoFar {
  done: number;
  pieces: number;
  insight: Insight | null;
}

/** GET /health. */
export interface Health {
  status: "ok" | "stopping";
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

/** A payment for which a seat must pledge shares (M2.5). What it is for was told; its size is no secret. */
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

/** The town as it was laid; it does not change during the game. */
export interface RumPlan {
  tiles: number[];
  turns: number[];
  near: number[];
  far: number[];
  length: number[];
}

/** A seat as the table sees it (R22.1–R22.5). */
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

/** Whose turn it is in the action phase, and what moving costs in coins. */
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

/** A die that is about to be rolled (0) or waits for its owner's word. */
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

/** What each field of the sheet is and where it lies, as indices of names in words.toml; constant during a game. */
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

export type ClientMessage = Subscribe | Unsubscribe | Act | Acts | Undo | Contribute | Chat | Deputy | AskCounsel | Stop | Lobby | Ping;

export type ServerMessage = Snapshot | Update | Spoken | Presence | Thinking | Counsel | Gone | Tables | Fault | Pong;
