/** A LIKE pattern of a text in which nothing but `*`, any run of characters, has a meaning. */
export function wildcardPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replace(/\*+/g, '%');
}
