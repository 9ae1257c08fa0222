import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const MEMO = new RegExp(`^LS-[1-9]\\d{0,17}-[${LETTERS}]{${LENGTH}}$`);

/** A memo that names an invoice, and that nobody else can guess. */
export function invoiceMemo(number: bigint): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `LS-${number}-${letters.join('')}`;
}

/** Whether a memo has the form of one that names an invoice. */
export function isInvoiceMemo(text: string): boolean {
  return MEMO.test(text);
}
