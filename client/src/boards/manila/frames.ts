/**
 * The views between two updates, made by letting the facts happen to the old view one group after the other.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { FactLine } from "../contract.ts";
import { CAPTAIN, INSURANCE, MATE, CREW } from "./printed.ts";
import { AT_SEA, YARD_BERTH, type View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;
type Beat = "roll" | "sail" | "moor" | "pay" | "rise" | "play";

/** How long each kind of happening is looked at before the next. */
const HOLD: Record<Beat, number> = { roll: 750, sail: 650, moor: 500, pay: 1500, rise: 700, play: 260 };

const BEATS: Record<string, Beat> = {
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
  ware_rose: "rise",
};

export function frames<Fact extends Happening>(before: View, after: View, facts: Fact[]): Frame<View, Fact>[] {
  const pages: (Frame<View, Fact> & { beat: Beat })[] = [];
  let view = before;
  for (const fact of facts) {
    const last = pages.at(-1);
    const beat = beatOf(fact, last?.beat);
    view = happen(view, fact);
    if (last?.beat === beat) Object.assign(last, { view, facts: [...last.facts, fact] });
    else pages.push({ beat, view, facts: [fact], hold: HOLD[beat] });
  }
  const last = pages.at(-1);
  if (last?.beat === "play") last.view = after;
  else pages.push({ beat: "play", view: after, facts: [], hold: 0 });
  return pages;
}

/** A payment belongs to the pay-out in which it is due. */
function beatOf(fact: Happening, last: Beat | undefined): Beat {
  if (fact.name === "paid" && last === "pay") return "pay";
  return BEATS[fact.name] ?? "play";
}

/** What one fact changes on the table. */
export function happen(view: View, { name, args }: Happening): View {
  const [a = 0, b = 0, c = 0] = args;
  switch (name) {
    case "rolled":
      // The dice fall in the order of the routes: the last one ends the round.
      return { ...view, dice: put(view.dice, b, c), rolls: view.rolls - Number(view.punts.at(-1)!.ware === b) };
    case "punt_moved":
    case "punt_launched":
      return punt(view, a, { wave: c });
    case "punt_loaded":
      return punt(view, a, { ware: b });
    case "punt_docked":
      return punt(view, a, { berth: c });
    case "punt_laid_up":
      return punt(view, a, { berth: YARD_BERTH + c });
    case "placed":
      return stand(view, b, a);
    case "stowed_away":
      return earn(stand(view, b, a), a, -c);
    case "insurance_taken":
      return earn(stand(view, INSURANCE, a), a, b);
    case "boarded":
      return stand(stand(view, view.spaces[MATE] === a ? MATE : CAPTAIN, -1), b, a);
    case "became_captain":
      return stand(stand(view, MATE, -1), CAPTAIN, a);
    case "plundered":
      return { ...view, spaces: view.spaces.map((seat, space) => (CREW[a]!.includes(space) ? -1 : seat)) };
    case "paid":
      return earn(view, a, -b);
    case "crew_paid":
    case "port_paid":
    case "yard_paid":
    case "pirate_paid":
      return earn(view, a, c);
    case "share_pledged":
      return loan(view, a, 1, 12);
    case "loan_repaid":
    case "loan_settled":
      return loan(view, a, -1, -15);
    case "share_bought":
      return bought(view, a, b);
    case "office_won":
      return { ...view, master: a, auction: null };
    case "ware_rose":
      return { ...view, values: put(view.values, a, b) };
    case "voyage_began":
      return cleared(view, a);
    default:
      return view;
  }
}

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, at) => (at === index ? value : old));
}

function punt(view: View, route: number, change: Partial<View["punts"][number]>): View {
  return { ...view, punts: view.punts.map((old, at) => (at === route ? { ...old, ...change } : old)) };
}

function stand(view: View, space: number, seat: number): View {
  return { ...view, spaces: put(view.spaces, space, seat) };
}

function player(
  view: View,
  seat: number,
  change: (old: View["players"][number]) => Partial<View["players"][number]>,
): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}

function earn(view: View, seat: number, amount: number): View {
  return player(view, seat, (old) => ({ cash: old.cash + amount }));
}

function loan(view: View, seat: number, loans: number, cash: number): View {
  return player(view, seat, (old) => ({ cash: old.cash + cash, loans: old.loans + loans }));
}

function bought(view: View, seat: number, ware: number): View {
  const supply = put(view.supply, ware, view.supply[ware]! - 1);
  return player({ ...view, supply }, seat, (old) => ({
    shares: old.shares + 1,
    bought: put(old.bought, ware, old.bought[ware]! + 1),
  }));
}

function cleared(view: View, voyage: number): View {
  return {
    ...view,
    voyage,
    punts: view.punts.map(() => ({ ware: -1, wave: -1, berth: AT_SEA })),
    spaces: view.spaces.map(() => -1),
    dice: view.dice.map(() => 0),
    rolls: 3,
  };
}
