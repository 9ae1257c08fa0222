import type { Answer } from './answer.ts';

const UTF8 = new TextDecoder();

/** A transaction's memo: its bytes are reported in base 64, so that any are. */
export function memoOf(transaction: Answer): string {
  return UTF8.decode(transaction.base64('memo_base64'));
}
