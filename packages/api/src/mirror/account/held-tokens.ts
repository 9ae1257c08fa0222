import type { EntityId } from '@ledgerscope/ledger';
import { accountTokenTable, type LedgerSnapshot, rowsUnder } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { lookThrough } from '../look-through.ts';

/** Relations that are looked at for one account, for each token that is shown and in all: a list asks for a hundred accounts. */
const LOOKED_FOR_ONE = 20;
const MOST_LOOKED = 10_000;

interface Held {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** Only what has not changed since this instant; undefined for all of it. */
  readonly at: bigint | undefined;
}

/** What an account has of the tokens that it is associated with, by token. */
export async function heldTokens(snapshot: LedgerSnapshot, account: EntityId, { order, limit, at }: Held) {
  const relations = rowsUnder(snapshot, accountTokenTable, { account }, { order, expected: limit });
  const { found } = await lookThrough(relations, {
    limit,
    most: Math.min(limit * LOOKED_FOR_ONE, MOST_LOOKED),
    isPast: () => false,
    passes: ({ associated, changedNs }) => associated === 1 && (at === undefined || changedNs <= at),
  });
  return found.map(({ token, balance }) => ({ token_id: idText(token), balance }));
}
