/** The first characters of a text, with an ellipsis where some are omitted. Never cuts a surrogate pair. */
export function cutEnd(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
