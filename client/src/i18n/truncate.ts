/** The name in at most `maxLength` characters, with an ellipsis where it was cut; SVG text does not truncate. */
export function truncated(name: string, maxLength: number): string {
  const characters = [...name];
  if (characters.length <= maxLength) return name;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
}
