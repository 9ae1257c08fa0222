import { createHash } from 'node:crypto';
import { SECONDS_PER_DAY } from '@ledgerscope/ledger';
import { countAttemptIn } from '../attempt/repository.ts';
import type { PortalTransaction } from '../portal-store.ts';
import type { UserRow } from '../user/table.ts';

/** Texts that one user causes, and that one number gets, in a day from the first of them: each costs money and rings somewhere. */
export const TEXTS_A_DAY = 50;

/** Whether one more text may be written, and others after it. */
export type TextsLeft = 'more' | 'last' | 'none';

/**
 * Counts a text to the number of a user. None may be written to a number that was never confirmed; the code that confirms it counts by
 * `countTextTo`.
 */
export async function countText(
  tx: PortalTransaction,
  { id, contact, contactConfirmedAt }: Pick<UserRow, 'id' | 'contact' | 'contactConfirmedAt'>,
): Promise<TextsLeft> {
  return contact === null || contactConfirmedAt === null ? 'none' : countTextTo(tx, id, contact);
}

/** Counts a text to any number, also in what the number gets because of others. */
export async function countTextTo(tx: PortalTransaction, userId: bigint, number: string): Promise<TextsLeft> {
  const ofNumber = createHash('sha256').update(number).digest('hex');
  const byUser = await countAttemptIn(tx, `text user ${userId}`, SECONDS_PER_DAY);
  const toNumber = await countAttemptIn(tx, `text number ${ofNumber}`, SECONDS_PER_DAY);
  const count = Math.max(byUser.count, toNumber.count);
  return count > TEXTS_A_DAY ? 'none' : count === TEXTS_A_DAY ? 'last' : 'more';
}
