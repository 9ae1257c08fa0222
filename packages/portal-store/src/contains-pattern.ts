/** The LIKE pattern of texts that contain this one: what a reader types is text, not a pattern. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
