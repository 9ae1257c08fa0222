import { type ConsensusNs, type EntityId, entityIdFromStore, formatEntityId, TYPE_ID } from '@ledgerscope/ledger';
import { provenInstants } from '../block/proven-instants.ts';
import { FatalStoreError } from '../client/store-error.ts';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { FILE_PIECES, type FilePieceFact } from '../rows/file-pieces.ts';
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
export async function fileHistory(snapshot: LedgerSnapshot, file: EntityId, at?: ConsensusNs): Promise<FileDataRow[]> {
  const { facts } = snapshot.rows;
  const pieces: FilePieceFact[] = [];
  // Ends with the piece that the contents start with, or where there are no more.
  for (let last = upToHead(snapshot, at), limit = FIRST_PIECES; ; limit = MORE_PIECES) {
    const page = await facts.page(FILE_PIECES, file, { first: 0n, last, order: 'desc', limit });
    const start = page.findIndex(isStart);
    if (start >= 0) return withContents(snapshot, [...pieces, ...page.slice(0, start + 1)].reverse());
    const oldest = page.at(-1);
    if (oldest === undefined || page.length < limit) return [];
    pieces.push(...page);
    last = oldest.row.consensusNs - 1n;
  }
}

/** Pieces that are read at once: most files have few. */
const FIRST_PIECES = 8;
const MORE_PIECES = 256;

/** Whether contents start with a piece. */
function isStart({ row: { type, contents }, size }: FilePieceFact): boolean {
  if (type === TYPE_ID.fileCreate) return true;
  return (type === 0 || type === TYPE_ID.fileUpdate) && (size > 0 || contents.length > 0);
}

/** The pieces with the contents that are in their transactions. */
async function withContents(snapshot: LedgerSnapshot, pieces: readonly FilePieceFact[]): Promise<FileDataRow[]> {
  const apart = pieces.filter(({ size }) => size > 0).map(({ row }) => row.consensusNs);
  const raws = apart.length === 0 ? [] : await snapshot.rows.transactions.raws(apart);
  const bytesAt = new Map(raws.map(({ consensusNs, transactionBytes }) => [consensusNs, transactionBytes]));
  return pieces.map(({ row, start, size }) =>
    size === 0 ? row : { ...row, contents: contentsIn(bytesAt.get(row.consensusNs), row, { start, size }) },
  );
}

function contentsIn(
  bytes: Uint8Array | undefined,
  { file, consensusNs }: FileDataRow,
  { start, size }: Pick<FilePieceFact, 'start' | 'size'>,
): Uint8Array {
  if (bytes === undefined || bytes.length < start + size)
    throw new FatalStoreError(
      `the bytes of the transaction at ${consensusNs} do not have the contents of file ${formatEntityId(entityIdFromStore(file))}`,
    );
  return bytes.slice(start, start + size);
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
