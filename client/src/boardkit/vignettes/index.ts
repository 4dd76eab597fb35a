/** A small picture of each game, for the start page and the lobby: 320 by 200, cut to the room it is given. */
import type { Component } from "svelte";
import Grog from "./Grog.svelte";
import Manila from "./Manila.svelte";
import PortRoyal from "./PortRoyal.svelte";
import Rum from "./Rum.svelte";
import Seas from "./Seas.svelte";

export const VIGNETTES: Record<string, Component> = {
  manila: Manila,
  rum: Rum,
  grog: Grog,
  seas: Seas,
  port_royal: PortRoyal,
};
