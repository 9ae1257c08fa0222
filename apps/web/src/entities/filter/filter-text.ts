/** Letters, digits and spaces of any language, and what stands in ids, hashes, memos and wildcards. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{Zs}.,:;@#*?!_+\-/'"()&%=]*$/u;
const LONGEST = 400;

/** Whether a text can be searched for; anything else is answered with "Invalid character." before the server is asked. */
export function isFilterText(text: string): boolean {
  return text.length <= LONGEST && ALLOWED.test(text);
}
