import type { SourceFile } from './stream-source.ts';

const DIGITS = 19;

/** A block as a file: named by its number alone, whichever source has it. */
export function blockFile(number: bigint): SourceFile {
  return { name: `${number.toString().padStart(DIGITS, '0')}.blk`, kind: 'block' };
}
