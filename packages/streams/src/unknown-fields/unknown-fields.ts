/** A field that signed messages hold and this version's definitions do not: its value is passed over. */
export interface UnknownFieldCount {
  /** Names of the fields from a kind of item down to the message that holds it, then its number: `state_changes.map_update.4`. */
  readonly path: string;
  /** How often it occurs. */
  readonly count: number;
  /** Where the first one is, in words: `item 14` of a block, `transaction 3` of a record file. */
  readonly place: string;
}

/** Paths that are counted by themselves: who writes a file decides how many there are. */
const MAX_PATHS = 100;
/** Where all others are counted. */
export const OTHER_PATHS = 'others';

/** Counts the unknown fields of one block by their paths. */
export class UnknownFieldCounts {
  readonly #counts = new Map<string, { count: number; readonly place: string }>();

  add(path: string, place: string, count = 1): void {
    const name = this.#counts.size < MAX_PATHS || this.#counts.has(path) ? path : OTHER_PATHS;
    const known = this.#counts.get(name);
    if (known === undefined) this.#counts.set(name, { count, place });
    else known.count += count;
  }

  /** In the order in which they were met. */
  list(): readonly UnknownFieldCount[] {
    return Array.from(this.#counts, ([path, { count, place }]) => ({ path, count, place }));
  }
}

/** The unknown fields of all parts of a block in one list. */
export function joinUnknownFields(...parts: readonly (readonly UnknownFieldCount[])[]): readonly UnknownFieldCount[] {
  const [first = [], ...others] = parts.filter((part) => part.length > 0);
  if (others.length === 0) return first;
  const counts = new UnknownFieldCounts();
  for (const part of [first, ...others]) for (const { path, place, count } of part) counts.add(path, place, count);
  return counts.list();
}
