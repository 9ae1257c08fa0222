import { bytesEqual, hex } from './bytes.ts';
import type { StreamBlock } from './stream-block.ts';
import { StreamError } from './stream-error.ts';

/** What of the last accepted block the next one is checked against. */
export type ChainLink = Pick<StreamBlock, 'hash' | 'number'>;

/**
 * Checks that `block` (read from `file`) directly follows `previous`: its number is the next one where both state one,
 * and its previous hash is what the chain stood at. The same rule holds across formats: a v5 file starts at the hash of
 * the last v2 file, a v6 file at the running hash of the last v5 file.
 * @throws StreamError `out-of-order` for another number than the next, `hash-mismatch` for another predecessor
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
  if (bytesEqual(previous.hash, block.previousHash)) return;
  throw new StreamError({
    reason: 'hash-mismatch',
    file,
    expected: `previous hash ${hex(previous.hash)}`,
    actual: hex(block.previousHash),
  });
}
