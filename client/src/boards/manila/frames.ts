/** Playback frames of Manila: facts of one kind share a frame. */
import { replaceAt, updatePlayer } from "../../boardkit/playback/frames.ts";
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { Fact } from "../contract.ts";
import { cashChange } from "./cash.ts";
import { CAPTAIN, CREW, INSURANCE, MATE } from "./printed.ts";
import { AT_SEA, YARD_BERTH, type View } from "./view.ts";

type Kind = "roll" | "sail" | "moor" | "pay" | "rise" | "play";

const HOLD_MS: Record<Kind, number> = { roll: 750, sail: 650, moor: 500, pay: 1500, rise: 700, play: 260 };

const KINDS: Record<string, Kind> = {
  rolled: "roll",
  punt_moved: "sail",
  punt_docked: "sail",
  punt_laid_up: "moor",
  plundered: "pay",
  pirate_paid: "pay",
  crew_paid: "pay",
  port_paid: "pay",
  yard_paid: "pay",
  repairs_due: "pay",
  own_slots_damaged: "pay",
  bank_repaid: "pay",
  ware_rose: "rise",
};

export function frames<F extends Fact>(before: View, after: View, facts: F[]): Frame<View, F>[] {
  const made: (Frame<View, F> & { kind: Kind })[] = [];
  for (const [index, view] of viewsBetween(before, after, facts).entries()) {
    const fact = facts[index]!;
    const last = made.at(-1);
    const kind = kindOf(fact, last?.kind);
    if (last?.kind === kind) Object.assign(last, { view, facts: [...last.facts, fact] });
    else made.push({ kind, view, facts: [fact], holdMs: HOLD_MS[kind] });
  }
  const last = made.at(-1);
  if (last?.kind === "play") last.view = after;
  else made.push({ kind: "play", view: after, facts: [], holdMs: 0 });
  return made;
}

/** A payment joins the pay-out that it is due in. */
function kindOf(fact: Fact, last: Kind | undefined): Kind {
  if (fact.name === "paid" && last === "pay") return "pay";
  return KINDS[fact.name] ?? "play";
}

/** The view after each fact. */
export function viewsBetween(before: View, after: View, facts: readonly Fact[]): View[] {
  let view = before;
  return facts.map((fact, index) => {
    view = earn(applyFact(view, fact), fact.args[0] ?? -1, cashChange(fact));
    if (fact.name === "voyage_began") view = { ...view, rolls: after.rolls + roundsIn(facts.slice(index), view) };
    return view;
  });
}

/** Rounds of dice in a list of facts: each round rolls one die per punt. */
function roundsIn(facts: readonly Fact[], { punts }: View): number {
  return facts.filter(({ name }) => name === "rolled").length / punts.length;
}

/** The view after one fact, apart from cash. */
function applyFact(view: View, { name, args }: Fact): View {
  const [a = 0, b = 0, c = 0] = args;
  switch (name) {
    case "rolled":
      // Dice are rolled in the order of the routes; the last one completes the round.
      return { ...view, dice: replaceAt(view.dice, b, c), rolls: view.rolls - Number(view.punts.at(-1)!.ware === b) };
    case "punt_moved":
    case "punt_launched":
      return updatePunt(view, a, { wave: c });
    case "punt_loaded":
      return updatePunt(view, a, { ware: b });
    case "punt_docked":
      return updatePunt(view, a, { berth: c });
    case "punt_laid_up":
      return updatePunt(view, a, { berth: YARD_BERTH + c });
    case "placed":
    case "stowed_away":
      return occupy(view, b, a);
    case "insurance_taken":
      return occupy(view, INSURANCE, a);
    case "boarded":
      return occupy(occupy(view, view.spaces[MATE] === a ? MATE : CAPTAIN, -1), b, a);
    case "became_captain":
      return occupy(occupy(view, MATE, -1), CAPTAIN, a);
    case "plundered":
      return { ...view, spaces: view.spaces.map((seat, space) => (CREW[a]!.includes(space) ? -1 : seat)) };
    case "share_pledged":
      return updatePlayer(view, a, ({ loans }) => ({ loans: loans + 1 }));
    case "loan_repaid":
    case "loan_settled":
      return updatePlayer(view, a, ({ loans }) => ({ loans: loans - 1 }));
    case "share_bought":
      return buyShare(view, a, b);
    case "office_won":
      return { ...view, master: a, auction: null };
    case "ware_rose":
      return { ...view, values: replaceAt(view.values, a, b) };
    case "voyage_began":
      return clearBoard(view, a);
    default:
      return view;
  }
}

function updatePunt(view: View, route: number, change: Partial<View["punts"][number]>): View {
  return { ...view, punts: view.punts.map((old, at) => (at === route ? { ...old, ...change } : old)) };
}

function occupy(view: View, space: number, seat: number): View {
  return { ...view, spaces: replaceAt(view.spaces, space, seat) };
}

function earn(view: View, seat: number, amount: number): View {
  return amount ? updatePlayer(view, seat, ({ cash }) => ({ cash: cash + amount })) : view;
}

function buyShare(view: View, seat: number, ware: number): View {
  const supply = replaceAt(view.supply, ware, view.supply[ware]! - 1);
  return updatePlayer({ ...view, supply }, seat, ({ shares, bought }) => ({
    shares: shares + 1,
    bought: replaceAt(bought, ware, bought[ware]! + 1),
  }));
}

function clearBoard(view: View, voyage: number): View {
  return {
    ...view,
    voyage,
    punts: view.punts.map(() => ({ ware: -1, wave: -1, berth: AT_SEA })),
    spaces: view.spaces.map(() => -1),
    dice: view.dice.map(() => 0),
  };
}
