import type { LedgerHead } from '@ledgerscope/ledger-store';
import { type ChainLink, checkChain, type StreamBlock, StreamError } from '@ledgerscope/streams';
import { LineHaltError } from '../line-halt-error.ts';

/** A block's place in what was ingested. */
export interface ChainPlace {
  readonly sequence: bigint;
  readonly number: bigint | null;
  readonly gapBefore: boolean;
}

interface Last extends ChainLink {
  readonly sequence: bigint;
  /** The number, also where it was counted and not stated. */
  readonly counted: bigint | null;
  readonly fileName: string;
  readonly consensusEnd: bigint;
}

/** Whether a missing file is passed over. 'at-once' is for a batch that was accepted before and is repeated after a crash. */
export type GapRule = 'never' | 'at-second-look' | 'at-once';

/** The end of the chain of hashes: each block must follow on from the one before, or the line stops. */
export class Chain {
  #last: Last | undefined;
  readonly #gaps: GapRule;
  /** The file at which a gap was met: it is accepted at the second look, since the file between may just be late. */
  #gapSeenAt: string | undefined;

  constructor(head: LedgerHead | undefined, gaps: GapRule) {
    this.#gaps = gaps;
    if (head !== undefined) {
      const { sequence, number, hash, fileName, lastNs } = head;
      this.#last = { sequence, counted: number, number: number ?? undefined, hash, fileName, consensusEnd: lastNs };
    }
  }

  /**
   * Where the block would stand. Nothing changes until {@link advance}.
   * @throws LineHaltError when it does not follow on from the last one and gaps are not allowed.
   */
  place(block: StreamBlock, fileName: string): ChainPlace {
    return this.#last === undefined ? firstPlace(block) : this.#placeAfter(this.#last, block, fileName);
  }

  advance(block: StreamBlock, fileName: string, place: ChainPlace): void {
    this.#last = {
      sequence: place.sequence,
      counted: place.number,
      number: block.number,
      hash: block.hash,
      fileName,
      consensusEnd: block.consensusEnd,
    };
  }

  #placeAfter(last: Last, block: StreamBlock, fileName: string): ChainPlace {
    const gap = this.#gapBetween(last, block, fileName);
    const counted = last.counted === null || gap ? null : last.counted + 1n;
    return { sequence: last.sequence + 1n, number: block.number ?? counted, gapBefore: gap };
  }

  #gapBetween(last: Last, block: StreamBlock, fileName: string): boolean {
    // Readers see everything up to an instant: what lies before it cannot be added later.
    if (block.consensusStart <= last.consensusEnd) {
      throw halt(
        fileName,
        'out-of-order',
        `${fileName} starts before the end of ${last.fileName}, which was read before it.`,
      );
    }
    try {
      checkChain(last, block, fileName);
      return false;
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      const secondLook = this.#gapSeenAt === fileName;
      if (this.#gaps === 'at-once' || (this.#gaps === 'at-second-look' && secondLook)) return true;
      this.#gapSeenAt = fileName;
      const advice = this.#gaps === 'never' ? ' (--allow-gaps goes on without it)' : '';
      throw halt(
        fileName,
        'gap',
        `${fileName} does not follow on from ${last.fileName}: a file between them is missing${advice}. ${error.message}`,
      );
    }
  }
}

function halt(file: string, reason: string, message: string): LineHaltError {
  return new LineHaltError({ file, reason, message, waiting: false });
}

function firstPlace(block: StreamBlock): ChainPlace {
  const genesis = block.previousHash.every((byte) => byte === 0);
  const number = block.number ?? (genesis ? 0n : null);
  // Early files of some networks state negative numbers; the sequence never is negative.
  return { sequence: number !== null && number > 0n ? number : 0n, number, gapBefore: false };
}
