/** A hash or id cut in its middle: `8fcf8dbfae1c…62d88e797`; short texts stay whole. */
export function cutMiddle(text: string, head: number, tail: number): string {
  return text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;
}

/** The first characters of a text, with an ellipsis where some are left out. Never cuts a surrogate pair. */
export function cutEnd(text: string, length: number): string {
  const characters = [...text.slice(0, length * 2 + 2)];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
