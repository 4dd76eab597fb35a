/** Board elements that a fact refers to; a log line highlights them. */

export function places(name: string, args: number[]): string[] {
  switch (name) {
    case "role_revealed":
    case "declined":
      return [`role/${args[1]}`];
    case "tile_taken":
      return [`tile/${args[1]}`];
    case "caravan_played":
      return [`tile/${args[1]}`];
    case "pirate_sunk":
    case "red_sunk":
    case "both_sunk":
      return [`die/${args[5]}`, `die/${args[6]}`];
    case "card_drawn":
    case "end_card_drawn":
      return ["pile"];
    case "loot_drawn":
    case "loot_lost":
      return [`loot/${args[1]}`];
    default:
      return [];
  }
}
