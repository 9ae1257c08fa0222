import { type ConsensusNs, type EntityId, TYPE_ID } from '@ledgerscope/ledger';
import { provenInstants } from '../block/proven-instants.ts';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { columnList } from '../table.ts';
import {
  type ExchangeRateRow,
  exchangeRateTable,
  type FileDataRow,
  type FileRow,
  fileDataTable,
  fileTable,
} from './rows.ts';

/**
 * The pieces that make a file's contents, oldest first: from its newest create, update or genesis (type 0) with contents onwards,
 * up to `at` (default: now). `[]` when no such piece was ingested.
 */
export function fileHistory(snapshot: LedgerSnapshot, file: EntityId, at?: ConsensusNs): Promise<FileDataRow[]> {
  const last = upToHead(snapshot, at);
  const piece = `file = {file:UInt64} AND consensus_ns <= ${nsParameter('last')}`;
  const sql = `SELECT ${columnList(fileDataTable)} FROM file_data
    WHERE ${piece} AND consensus_ns >= (
      SELECT consensus_ns FROM file_data WHERE ${piece} AND (type = ${TYPE_ID.fileCreate} OR (type IN (0, ${TYPE_ID.fileUpdate}) AND contents != ''))
      ORDER BY file DESC, consensus_ns DESC LIMIT 1)
    ORDER BY file, consensus_ns`;
  return snapshot.client.query('file:history', sql, { file, last }, fileDataTable.columns);
}

/** A piece of a file's contents, and whether nodes signed the transaction that wrote it. */
interface JudgedPiece {
  readonly piece: FileDataRow;
  readonly proven: boolean;
}

/** Every piece that was ever written to a file up to the head, oldest first. */
export async function judgedFilePieces(snapshot: LedgerSnapshot, file: EntityId): Promise<JudgedPiece[]> {
  const sql = `SELECT ${columnList(fileDataTable)} FROM file_data
    WHERE file = {file:UInt64} AND consensus_ns <= ${nsParameter('last')} ORDER BY file, consensus_ns`;
  const parameters = { file, last: headInstant(snapshot) };
  const pieces = await snapshot.client.query('file:pieces', sql, parameters, fileDataTable.columns);
  const instants = pieces.map(({ consensusNs }) => consensusNs);
  const proven = await provenInstants(snapshot, instants);
  return pieces.map((piece) => ({ piece, proven: proven.has(piece.consensusNs) }));
}

/** Files as of the head, by id; those that no row names are omitted. */
export async function fileStates(snapshot: LedgerSnapshot, ids: readonly EntityId[]): Promise<Map<EntityId, FileRow>> {
  const keys = ids.map((id) => ({ id }));
  const rows = await stateRows(snapshot, fileTable, keys);
  const states = new Map(rows.map((row) => [row.id as EntityId, row]));
  const unseen = ids.filter((id) => !states.has(id));
  for (const id of await namedAmong(snapshot, unseen, 'file'))
    states.set(id as EntityId, unknownRow(fileTable, { id }));
  return states;
}

/** The exchange rate in force at `at` (default: now); undefined where the stream did not name one. */
export function exchangeRateAt(snapshot: LedgerSnapshot, at?: bigint): Promise<ExchangeRateRow | undefined> {
  const last = upToHead(snapshot, at);
  return ofSnapshot(snapshot, `exchange rate until ${last}`, () => rateUntil(snapshot, last));
}

async function rateUntil(snapshot: LedgerSnapshot, last: bigint): Promise<ExchangeRateRow | undefined> {
  const sql = `SELECT ${columnList(exchangeRateTable)} FROM exchange_rate
    WHERE consensus_ns <= ${nsParameter('last')} ORDER BY consensus_ns DESC LIMIT 1`;
  const [row] = await snapshot.client.query('file:exchange-rate', sql, { last }, exchangeRateTable.columns);
  return row;
}

/** The last exchange rate of each hour of [fromNs, toNs], oldest first; hours without a change are omitted. */
export function exchangeRateHistory(
  snapshot: LedgerSnapshot,
  fromNs: bigint,
  toNs: bigint,
): Promise<ExchangeRateRow[]> {
  const sql = `SELECT ${columnList(exchangeRateTable)} FROM exchange_rate
    WHERE consensus_ns >= ${nsParameter('from')} AND consensus_ns <= ${nsParameter('last')}
    ORDER BY consensus_ns DESC LIMIT 1 BY toStartOfHour(consensus_ns)`;
  const last = upToHead(snapshot, toNs);
  return snapshot.client
    .query('file:exchange-rates', sql, { from: fromNs, last }, exchangeRateTable.columns)
    .then((rows) => rows.reverse());
}

/** Exchange rates that were stated before `before`, newest first, at most `most` of them. */
export function exchangeRatesBefore(
  snapshot: LedgerSnapshot,
  before: bigint,
  most: number,
): Promise<ExchangeRateRow[]> {
  const last = upToHead(snapshot, before - 1n);
  return ofSnapshot(snapshot, `${most} exchange rates until ${last}`, () => {
    const sql = `SELECT ${columnList(exchangeRateTable)} FROM exchange_rate
      WHERE consensus_ns <= ${nsParameter('last')} ORDER BY consensus_ns DESC LIMIT {most:UInt32}`;
    return snapshot.client.query('file:exchange-rates-before', sql, { last, most }, exchangeRateTable.columns);
  });
}
