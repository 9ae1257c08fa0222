import type { ConsensusNs } from '@ledgerscope/ledger';
import type { StreamBlock, StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { parseStreamFileName } from '../stream-file-name.ts';
import type { ByteOrigin } from '../wire-origin.ts';
import { readItem } from './record-item.ts';

/**
 * Largest transaction or record that is accepted (16 MiB). The network takes transactions of up to 130 KB (HIP-1086)
 * and bounds records by gas; the limit only prevents that a forged length fills the memory.
 */
export const MAX_ITEM_BYTES = 16 * 1024 * 1024;

/** A block without its items: what is known once the whole file has been read. */
export type RecordFileSummary = Omit<StreamBlock, 'items'> & { readonly itemCount: number };

/** Decodes items as they complete and collects their first and last consensus times. */
export class ItemCollector {
  readonly #origin: ByteOrigin;
  #ready: StreamItem[] = [];
  #start: ConsensusNs | undefined;
  #end: ConsensusNs | undefined;
  #last: ConsensusNs | undefined;
  count = 0;

  constructor(origin: ByteOrigin) {
    this.#origin = origin;
  }

  add(transaction: Uint8Array, record: Uint8Array): void {
    const item = readItem(this.#origin, this.count, transaction, record, this.#last);
    this.#last = item.consensusNs;
    // Not always ascending: at a staking period boundary records of one block can go back in time.
    if (this.#start === undefined || item.consensusNs < this.#start) this.#start = item.consensusNs;
    if (this.#end === undefined || item.consensusNs > this.#end) this.#end = item.consensusNs;
    this.#ready.push(item);
    this.count++;
  }

  /** Items since the last call. */
  drain(): StreamItem[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** First and last consensus time; of a file without items the `fallback`, else the time in its name. */
  extent(fallback?: ConsensusNs): { consensusStart: ConsensusNs; consensusEnd: ConsensusNs } {
    const { file } = this.#origin;
    if (this.#start !== undefined && this.#end !== undefined) {
      return { consensusStart: this.#start, consensusEnd: this.#end };
    }
    const instant = fallback ?? parseStreamFileName(file)?.instant;
    if (instant === undefined) {
      throw new StreamError({
        reason: 'malformed',
        file,
        expected: 'a file named by its consensus time',
        actual: 'a file without items and without a time in its name',
      });
    }
    return { consensusStart: instant, consensusEnd: instant };
  }
}
