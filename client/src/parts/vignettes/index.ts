/** A small picture of each game, for the start page and the lobby. */
import type { Component } from "svelte";
import Manila from "./Manila.svelte";

export const VIGNETTES: Record<string, Component> = { manila: Manila };
