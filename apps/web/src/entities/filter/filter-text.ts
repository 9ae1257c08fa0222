/** Letters, digits and spaces of any language, emoji, currencies, and what occurs in ids, hashes, memos and wildcards. */
const ALLOWED =
  /^(?:[\p{L}\p{M}\p{N}\p{Zs}\p{Sc}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}.,:;@#*?!_+\-/'"()&%=]|\u200c|\u200d)*$/u;
const LONGEST = 400;

/** Whether a text can be searched for; anything else is answered with "Invalid character." before the server is asked. */
export function isFilterText(text: string): boolean {
  return text.length <= LONGEST && ALLOWED.test(text);
}
