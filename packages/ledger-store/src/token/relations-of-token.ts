import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { RELATIONS_OF_TOKEN } from '../rows/place-list.ts';
import { currentRows, stateRows } from '../state/queries.ts';
import { columnList } from '../table.ts';
import { type AccountTokenRow, accountTokenTable } from './rows.ts';

const TAG = 'token:relations';
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
  if (snapshot.rows === undefined) return storedBehind(snapshot, token, { order, after });
  const page = {
    term: token,
    order: order === 'asc' ? 'forward' : 'backward',
    limit: ROWS_AT_ONCE,
    after: after === undefined ? undefined : { account: after },
  } as const;
  const places = await snapshot.rows.places.page(RELATIONS_OF_TOKEN, page, headInstant(snapshot));
  const keys = places.map(({ account = 0n }) => ({ account, token }));
  const rows = new Map((await stateRows(snapshot, TAG, accountTokenTable, keys)).map((row) => [row.account, row]));
  return keys.flatMap(({ account }) => rows.get(account) ?? []);
}

/** The column store has relations in the order of accounts alone. */
function storedBehind(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { order, after }: RelationPage,
): Promise<AccountTokenRow[]> {
  const [direction, isBehind] = order === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const behind = after === undefined ? '' : `AND account ${isBehind} {after:UInt64}`;
  const sql = `SELECT ${columnList(accountTokenTable)}
    FROM (${currentRows(accountTokenTable, `token = {token:UInt64} ${behind}`)})
    WHERE associated = 1 ORDER BY account ${direction} LIMIT ${ROWS_AT_ONCE}`;
  const parameters = { token, headNs: headInstant(snapshot), ...(after !== undefined && { after }) };
  return snapshot.client.query(TAG, sql, parameters, accountTokenTable.columns, READ_LIMITS);
}
