import type { TimeRange } from '../time-range.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import type { ChunkedRow } from './row-chunk.ts';
import type { Scanned, ScanPage } from './row-store.ts';

/** Looks at transactions in the order of a page, and takes those that pass until it has enough. */
export class Scan {
  readonly #span: TimeRange;
  readonly #page: ScanPage;
  readonly #instants: bigint[] = [];
  #looked = 0;

  constructor(span: TimeRange, page: ScanPage) {
    this.#span = span;
    this.#page = page;
  }

  /** Gives what was found where this one is beyond the span, or the last one to look at. */
  look({ at, row }: ChunkedRow<TransactionRow>): Scanned | undefined {
    const { order, limit, most, passes } = this.#page;
    if (order === 'desc' ? at < this.#span.first : at > this.#span.last) return this.whole();
    if (passes === undefined || passes(row())) this.#instants.push(at);
    this.#looked += 1;
    const isFull = this.#instants.length === limit || this.#looked === most;
    return isFull ? { instants: this.#instants, isWhole: false } : undefined;
  }

  /** What was found where nothing is left to look at. */
  whole(): Scanned {
    return { instants: this.#instants, isWhole: true };
  }
}
