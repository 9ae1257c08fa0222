/** What is in both lists; a list that is left out does not restrict. */
export function inBoth<Item>(
  some: readonly Item[] | undefined,
  others: readonly Item[] | undefined,
): readonly Item[] | undefined {
  return some === undefined || others === undefined ? (some ?? others) : some.filter((item) => others.includes(item));
}
