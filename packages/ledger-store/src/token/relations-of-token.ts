import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { RELATIONS_OF_TOKEN } from '../rows/place-list.ts';
import { stateRows } from '../state/queries.ts';
import { type AccountTokenRow, accountTokenTable } from './rows.ts';

const ROWS_AT_ONCE = 250;

interface RelationPage {
  readonly order: 'asc' | 'desc';
  /** Begins behind this account. */
  readonly after?: bigint | undefined;
}

/** Accounts that are associated with a token, by account, with what they have of it, read as far as the caller goes. */
export async function* relationsOfToken(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { order, after }: RelationPage,
): AsyncGenerator<AccountTokenRow> {
  let behind = after;
  // Ends where there are no more accounts.
  for (;;) {
    const rows = await pageBehind(snapshot, token, { order, after: behind });
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    behind = rows.at(-1)?.account;
  }
}

async function pageBehind(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { order, after }: RelationPage,
): Promise<readonly AccountTokenRow[]> {
  const page = {
    term: token,
    order: order === 'asc' ? 'forward' : 'backward',
    limit: ROWS_AT_ONCE,
    after: after === undefined ? undefined : { account: after },
  } as const;
  const places = await snapshot.rows.places.page(RELATIONS_OF_TOKEN, page, headInstant(snapshot));
  const keys = places.map(({ account = 0n }) => ({ account, token }));
  const rows = new Map((await stateRows(snapshot, accountTokenTable, keys)).map((row) => [row.account, row]));
  return keys.flatMap(({ account }) => rows.get(account) ?? []);
}
