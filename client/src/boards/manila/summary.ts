/** The board in words, for people who hear it. */
import type { Paragraph } from "../../parts/TextSummary.svelte";
import type { SeatInfo, Words } from "../contract.ts";
import { odds, percent } from "./odds.ts";
import { CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SLOTS, SMALL_PILOT, YARD } from "./print.ts";
import { atSea, inYard, WARES, YARD_BERTH, type Punt, type View } from "./view.ts";
import { LETTERING } from "./words.ts";

export function summary(view: View, seats: SeatInfo[], words: Words, withOdds: boolean): Paragraph[] {
  const letters = LETTERING[words.lang];
  const name = (seat: number) => seats[seat]?.name ?? "–";
  const ware = (number: number) => words.name("ware", number);
  const crew = (spaces: readonly number[]) => spaces.map((space) => view.spaces[space]!).filter((seat) => seat >= 0).map(name);

  const where = (punt: Punt): string => {
    if (inYard(punt)) return `${letters.yard} ${SLOTS[punt.berth - YARD_BERTH]}`;
    if (!atSea(punt)) return `${letters.port} ${SLOTS[punt.berth]}`;
    if (punt.wave < 0) return letters.start;
    const { port, all } = odds(punt.wave, view.rolls);
    return letters.wave(punt.wave) + (withOdds ? `, ${letters.arrives(percent(port, all))}` : "");
  };
  const punts = view.punts
    .filter((punt) => punt.ware >= 0)
    .map((punt) => [`${ware(punt.ware)}: ${where(punt)}`, ...crew(CREW[punt.ware]!)].join(", "));
  const banks = [
    ...PORT.map((space, slot) => [`${letters.port} ${SLOTS[slot]}`, space] as const),
    ...YARD.map((space, slot) => [`${letters.yard} ${SLOTS[slot]}`, space] as const),
    [`${letters.pirates}, ${letters.captain}`, CAPTAIN] as const,
    [`${letters.pirates}, ${letters.mate}`, MATE] as const,
    [`${letters.pilots} ±1`, SMALL_PILOT] as const,
    [`${letters.pilots} ±2`, LARGE_PILOT] as const,
    [letters.insurance, INSURANCE] as const,
  ].flatMap(([place, space]) => (view.spaces[space]! < 0 ? [] : [`${place}: ${name(view.spaces[space]!)}`]));
  const people = view.players.map((player, seat) => {
    const own = player.hand ? WARES.map((_, kind) => `${player.hand![kind]} ${ware(kind)}`).join(", ") : "";
    const parts = [letters.pesos(player.cash), `${player.shares} ${letters.allShares}`, `${player.loans} ${letters.loans}`, own];
    return `${name(seat)}: ${parts.filter(Boolean).join(", ")}`;
  });
  const office = view.auction
    ? [view.auction.leader < 0 ? letters.noBid : `${name(view.auction.leader)}: ${view.auction.high}`]
    : [`${letters.master}: ${name(view.master)}`];
  const parts: Paragraph[] = [
    { title: letters.voyage(view.voyage), lines: office },
    { title: letters.market, lines: WARES.map((_, kind) => `${ware(kind)}: ${view.values[kind]}, ${view.supply[kind]} ${letters.supply}`) },
    { title: letters.start, lines: punts },
    { title: letters.port, lines: banks },
    { title: letters.allShares, lines: people },
  ];
  return parts.filter(({ lines }) => lines.length);
}
