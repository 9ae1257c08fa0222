import type { EntityId } from '@ledgerscope/ledger';
import { answerTo } from '../changing-answers.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { defineQuestion } from '../question.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { AIRDROPS_OF_RECEIVER, AIRDROPS_OF_SENDER } from '../rows/place-list.ts';
import { currentColumn, currentRows, stateRows } from '../state/queries.ts';
import { rowNamer } from '../state/state-table.ts';
import { columnList } from '../table.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { checkListPage, countedPage, type ListOf, type ListPage } from './list-page.ts';
import { type AirdropRow, airdropTable } from './rows.ts';

const TAG = 'token:airdrops';
/** More are counted by the column store. */
const MOST_COUNTED = 20_000;
/** What lists are sorted by. */
const PLACE = ['pending_ns', 'token', 'serial', 'sender', 'receiver'];

/** An airdrop that waits for its receiver. */
export type PendingAirdrop = Omit<AirdropRow, 'slot' | 'version' | 'state'>;

/** Which page of airdrops; `after` continues behind one of them. */
export interface AirdropPage extends ListPage {
  /** By when they came; newest first (desc) where it is not said. */
  readonly order?: 'asc' | 'desc';
  readonly after?: Pick<PendingAirdrop, 'pendingNs' | 'token' | 'serial' | 'sender' | 'receiver'> | undefined;
}

/**
 * Airdrops that an account sent, or could claim, and how many. Throws InvalidQueryError for a page out of
 * bounds.
 */
export async function readPendingAirdrops(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'sender' | 'receiver',
  page: AirdropPage,
): Promise<ListOf<PendingAirdrop>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const placed = await airdropsFromRows(snapshot, account, side, page);
  if (placed !== undefined) return placed;
  return scanAirdrops(snapshot, account, side, page);
}

/** The same by looking at every airdrop. */
async function scanAirdrops(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'sender' | 'receiver',
  page: AirdropPage,
): Promise<ListOf<PendingAirdrop>> {
  const { limit, offset = 0 } = page;
  const pending = `SELECT * FROM (${currentRows(airdropTable, `${side} = {account:UInt64}`)}) WHERE state = 'PENDING'`;
  const parameters = { account, headNs: headInstant(snapshot) };
  const place = `(${nsParameter('pendingNs')}, {token:UInt64}, {serial:Int64}, {sender:UInt64}, {receiver:UInt64})`;
  const [direction, isBehind] = page.order === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const behind = page.after === undefined ? '' : `WHERE (${PLACE.join(', ')}) ${isBehind} ${place}`;
  const sorted = PLACE.map((column) => `${column} ${direction}`).join(', ');
  const listSql = `SELECT ${columnList(airdropTable)} FROM (${pending}) ${behind}
    ORDER BY ${sorted} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const list = { sql: listSql, parameters: { ...parameters, limit, offset, ...placeOf(page) } };
  const count = { sql: `SELECT count() AS total_count FROM (${pending})`, parameters };
  const { rows, totalCount } = await countedPage(snapshot, TAG, list, airdropTable.columns, count);
  return { rows: rows.map(({ slot: _slot, version: _version, state: _state, ...airdrop }) => airdrop), totalCount };
}

/** A page in the order of the row store; undefined where there are too many to be counted here. */
async function airdropsFromRows(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'sender' | 'receiver',
  { limit, offset = 0, order = 'desc', after }: AirdropPage,
): Promise<ListOf<PendingAirdrop> | undefined> {
  const totalCount = await countFromRows(snapshot, account, side);
  if (totalCount === undefined) return undefined;
  const list = listOf(side);
  const page = {
    term: account,
    order: order === 'desc' ? 'backward' : 'forward',
    limit,
    offset,
    after: after && placeValues(after),
  } as const;
  const places = await snapshot.rows.places.page(list, page, headInstant(snapshot));
  const keys = places.map(({ receiver = 0n, sender = 0n, token = 0n, serial = 0n }) => ({
    receiver,
    sender,
    token,
    serial,
  }));
  const nameOf = rowNamer(airdropTable);
  const rows = new Map((await stateRows(snapshot, airdropTable, keys)).map((row) => [nameOf(row), row]));
  const found = keys.flatMap((key) => rows.get(nameOf(key)) ?? []);
  return { rows: found.map(({ slot: _slot, version: _version, state: _state, ...airdrop }) => airdrop), totalCount };
}

function placeValues({ pendingNs, token, serial, sender, receiver }: NonNullable<AirdropPage['after']>) {
  return { pendingNs, token, serial, sender, receiver };
}

async function countFromRows(
  snapshot: LedgerSnapshot,
  account: EntityId,
  side: 'sender' | 'receiver',
): Promise<bigint | undefined> {
  return snapshot.rows.places.count(listOf(side), account, headInstant(snapshot), MOST_COUNTED);
}

function listOf(side: 'sender' | 'receiver') {
  return side === 'sender' ? AIRDROPS_OF_SENDER : AIRDROPS_OF_RECEIVER;
}

const COUNTS_OF_ACCOUNT = defineQuestion({
  name: 'pending airdrops of an account',
  *changedBy(rows) {
    for (const { receiver, sender } of rows.airdrop) yield* [String(receiver), String(sender)];
  },
});

interface AirdropCounts {
  readonly received: bigint;
  readonly sent: bigint;
}

/** How many airdrops an account could claim, and how many that it sent wait for their receivers. */
export function pendingAirdropCounts(snapshot: LedgerSnapshot, account: EntityId): Promise<AirdropCounts> {
  return answerTo(snapshot, COUNTS_OF_ACCOUNT, String(account), () => readCounts(snapshot, account));
}

const SIDES = ['receiver', 'sender'] as const;

async function readCounts(snapshot: LedgerSnapshot, account: EntityId): Promise<AirdropCounts> {
  const [received, sent] = await Promise.all(SIDES.map((side) => countFromRows(snapshot, account, side)));
  if (received !== undefined && sent !== undefined) return { received, sent };
  const counts = SIDES.map((side) => {
    const states = currentColumn(airdropTable, 'state', `${side} = {account:UInt64}`);
    return `SELECT '${side}' AS side, countIf(state = 'PENDING') AS pending FROM (${states})`;
  });
  const parameters = { account, headNs: headInstant(snapshot) };
  const columns = { side: 'text', pending: 'u64' } as const;
  const rows = await snapshot.client.query(TAG, counts.join(' UNION ALL '), parameters, columns, READ_LIMITS);
  const of = (wanted: string): bigint => rows.find(({ side }) => side === wanted)?.pending ?? 0n;
  return { received: of('receiver'), sent: of('sender') };
}

function placeOf({ after }: AirdropPage) {
  return after === undefined ? {} : placeValues(after);
}
