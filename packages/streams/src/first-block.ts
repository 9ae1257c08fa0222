import { hexText } from '@ledgerscope/ledger';
import type { StreamBlock } from './stream-block.ts';

/**
 * Hashes of the first files of public networks whose format states no number. Zeros in place of the previous file's hash prove
 * nothing: nodes wrote them whenever they started without knowing the file before.
 */
const FIRST_FILES: ReadonlySet<string> = new Set([
  // Mainnet, 2019-09-13T21:53:51.396440Z.
  '420fffe68fcd2a1eadcce589fdf9565bcf5a269d02232fe07cdc565b3b6f76ce46a9418ddc1bbe051d4894e04d091f8e',
]);

/** Whether a block is the first of its network: it says so by its number, or its format has none and its hash is known. */
export function isFirstBlock({ number, fileHash }: Pick<StreamBlock, 'number' | 'fileHash'>): boolean {
  return number === undefined ? FIRST_FILES.has(hexText(fileHash)) : number === 0n;
}
