import { bytesEqual, hex } from './bytes.ts';
import type { StreamBlock } from './stream-block.ts';
import { StreamError } from './stream-error.ts';

/** What of the last accepted block the next one is checked against. */
export interface ChainLink extends Pick<StreamBlock, 'hash' | 'number'> {
  /** See StreamBlock: set where `hash` was computed under a guessed layout. */
  readonly hashCandidates?: readonly Uint8Array[] | undefined;
}

/**
 * Checks that `block` (read from `file`) directly follows `previous`: its number is the next one where both state one,
 * and its previous hash is what the chain stood at. The same rule holds across formats: a v5 file starts at the hash of
 * the last v2 file, a v6 file at the running hash of the last v5 file.
 * A hash that was computed under a guessed layout is not known: it is one of several, of which the block confirms one.
 * @throws StreamError `out-of-order` for another number than the next, `hash-mismatch` for another predecessor,
 * `layout-unknown` where the predecessor's hash is not known and the block names none of those that it can have
 */
export function checkChain(
  previous: ChainLink,
  block: ChainLink & Pick<StreamBlock, 'previousHash'>,
  file: string,
): void {
  if (previous.number !== undefined && block.number !== undefined && block.number !== previous.number + 1n) {
    throw new StreamError({
      reason: 'out-of-order',
      file,
      expected: `block ${previous.number + 1n}`,
      actual: `block ${block.number}`,
    });
  }
  const { hashCandidates: guessed = [] } = previous;
  if ([previous.hash, ...guessed].some((hash) => bytesEqual(hash, block.previousHash))) return;
  if (guessed.length > 0) {
    throw new StreamError({
      reason: 'layout-unknown',
      file,
      expected: `one of the roots that the block before has under the layouts known: ${guessed.map(hex).join(', ')}`,
      actual: hex(block.previousHash),
    });
  }
  throw new StreamError({
    reason: 'hash-mismatch',
    file,
    expected: `previous hash ${hex(previous.hash)}`,
    actual: hex(block.previousHash),
  });
}
