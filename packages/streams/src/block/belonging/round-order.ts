import { RoundHeader } from '../../hapi/messages.ts';
import { decodeParts } from '../../wire/decode-parts.ts';
import { type BlockItemSlice, ItemKind } from '../block-items.ts';
import type { Misfit } from './misfit.ts';

/**
 * Holds the headers of a block's rounds to what they say. A block is of whole rounds, each of which begins with its header, and they are
 * numbered without a gap: a header that was moved in front of an earlier one of another tree, or omitted where none covers it, shows here.
 */
export class RoundOrder {
  readonly #isWritten: boolean;
  #has = false;
  /** Number of the newest round; undefined where its header cannot be read. */
  #round: bigint | undefined;

  /** `isWritten`: nodes of the block's version write headers of rounds. */
  constructor(isWritten: boolean) {
    this.#isWritten = isWritten;
  }

  misfitOf({ kind, value }: BlockItemSlice): Misfit | undefined {
    if (kind === ItemKind.eventHeader && !this.#has && this.#isWritten)
      return { expected: "the header of a round before the block's first event", actual: 'none' };
    return kind === ItemKind.roundHeader ? this.#addRound(value) : undefined;
  }

  #addRound(value: Uint8Array): Misfit | undefined {
    const { message, problems } = decodeParts(RoundHeader, value);
    const before = this.#round;
    this.#has = true;
    this.#round = problems.length > 0 ? undefined : message.roundNumber;
    if (before === undefined || this.#round === undefined || this.#round === before + 1n) return undefined;
    return { expected: `round ${before + 1n} behind round ${before}`, actual: `round ${this.#round}` };
  }
}
