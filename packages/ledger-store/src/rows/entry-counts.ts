const BITS = 16;
const MASK = (1 << BITS) - 1;
/** Of a kind, in a number that is exact. */
const KIND_STEP = 2 ** (2 * BITS);

/** How many entries of each kind, term, type and result a batch adds. */
export class EntryCounts {
  /** By term, then by the other three in one number: a batch adds some to most of its terms, and none makes a text. */
  readonly #counts = new Map<bigint, Map<number, number>>();

  add(kind: number, term: bigint, type: number, result: number): void {
    let ofTerm = this.#counts.get(term);
    if (ofTerm === undefined) {
      ofTerm = new Map();
      this.#counts.set(term, ofTerm);
    }
    const key = kind * KIND_STEP + type * (MASK + 1) + result;
    ofTerm.set(key, (ofTerm.get(key) ?? 0) + 1);
  }

  *values() {
    for (const [term, counts] of this.#counts)
      for (const [key, entries] of counts) {
        const kind = Math.floor(key / KIND_STEP);
        const rest = key % KIND_STEP;
        yield { kind, term, type: Math.floor(rest / (MASK + 1)), result: rest % (MASK + 1), entries };
      }
  }
}
