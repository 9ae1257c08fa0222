import type { NamesakeChoice, TransactionRef } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { answerTo } from '../changing-answers.ts';
import { InvalidQueryError } from '../client/store-error.ts';
import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { defineQuestion, questionOf } from '../question.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { LOOKUP_KIND, type LookupKind } from '../rows/row-store.ts';
import { hashPrefix, idLookup } from '../rows/transaction-lookup.ts';
import { rowsAt, rowsOfInstants } from '../rows-at.ts';
import { type TransactionRawRow, type TransactionRow, transactionRawTable } from './rows.ts';
import { transactionRowsAmong, transactionRowsAt } from './stored-transaction.ts';
import { unpackTransactionParts } from './transaction-parts.ts';

/** More rows than any one id has: a contract call has some hundreds of children at most. */
const MAX_FOUND = 2000;
const INSTANT = { consensusNs: 'ns' } as const;

const BY_ID = defineQuestion({
  name: 'transactions by id',
  *changedBy({ transaction, nodeTransaction }) {
    for (const rows of [transaction, nodeTransaction])
      for (const { payer, consensusNs, validStartDelta } of rows) yield idKey(payer, consensusNs - validStartDelta);
  },
});
const BY_HASH = defineQuestion({
  name: 'transactions by hash',
  *changedBy({ transaction, nodeTransaction }) {
    for (const rows of [transaction, nodeTransaction]) for (const { hash } of rows) yield hexText(hash);
  },
});
const BY_ETHEREUM_HASH = questionOf('transactions by Ethereum hash', 'ethereumTransaction', ({ ethereumHash }) =>
  ethereumHash.length === 0 ? undefined : hexText(ethereumHash),
);
const CHILDREN = questionOf('children of a transaction', 'transaction', ({ parentNs }) =>
  parentNs === 0n ? undefined : String(parentNs),
);

/** What a text that names a transaction refers to, in order of consensus; `[]` when nothing committed matches. */
export function transactionsByRef(snapshot: LedgerSnapshot, ref: TransactionRef): Promise<readonly TransactionRow[]> {
  switch (ref.kind) {
    case 'id':
      return chosenAmong(transactionsById(snapshot, ref.id), ref);
    case 'consensusTime':
      return transactionRowsAt(snapshot, 'transaction:at', [ref.consensusNs]);
    case 'hash':
      return transactionsByHash(snapshot, Buffer.from(ref.hash, 'hex'));
  }
}

/** Those of one id that a text with the flag or nonce of SDKs means. */
async function chosenAmong(
  namesakes: Promise<readonly TransactionRow[]>,
  { nonce, scheduled }: NamesakeChoice,
): Promise<readonly TransactionRow[]> {
  const rows = await namesakes;
  if (nonce === undefined && scheduled === undefined) return rows;
  return rows.filter(
    (row) =>
      (nonce === undefined || row.nonce === nonce) && (scheduled === undefined || (row.scheduled === 1) === scheduled),
  );
}

/** All transactions that share an id: the one itself, children (nonce), the scheduled twin up to 62 days later, duplicates. */
export function transactionsById(snapshot: LedgerSnapshot, id: PayerAndStart): Promise<readonly TransactionRow[]> {
  return answerTo(snapshot, BY_ID, idKey(id.payer, id.validStartNs), () => readById(snapshot, id));
}

interface PayerAndStart {
  readonly payer: bigint;
  readonly validStartNs: bigint;
}

function idKey(payer: bigint, validStartNs: bigint): string {
  return `${payer} ${validStartNs}`;
}

async function readById(snapshot: LedgerSnapshot, id: PayerAndStart): Promise<readonly TransactionRow[]> {
  const { payer, validStartNs } = id;
  const behind = await rowsBehind(snapshot, LOOKUP_KIND.id, () => idLookup(payer, validStartNs));
  if (behind !== undefined)
    return behind.filter((row) => row.payer === payer && row.consensusNs - row.validStartDelta === validStartNs);
  const instants = `SELECT consensus_ns FROM transaction_id
    WHERE payer = {payer:UInt64} AND valid_start_ns = {start:Int128} LIMIT {limit:UInt32}`;
  const parameters = { payer: id.payer, start: id.validStartNs, limit: MAX_FOUND };
  return transactionRowsAmong(snapshot, 'transaction:by-id', instants, parameters);
}

/** By the 48-byte hash, or by the 32-byte hash that an Ethereum transaction has besides. */
export async function transactionsByHash(
  snapshot: LedgerSnapshot,
  hash: Uint8Array,
): Promise<readonly TransactionRow[]> {
  const tag = 'transaction:by-hash';
  if (hash.length !== 48 && hash.length !== 32) throw new InvalidQueryError(`a hash of ${hash.length} bytes`, { tag });
  const [question, read] = hash.length === 48 ? [BY_HASH, readByHash] : [BY_ETHEREUM_HASH, readByEthereumHash];
  return answerTo(snapshot, question, hexText(hash), () => read(snapshot, tag, hash));
}

/** The committed transactions that may be the ones behind another name; undefined where there is no row store. */
async function rowsBehind(
  snapshot: LedgerSnapshot,
  kind: LookupKind,
  keyOf: () => bigint,
): Promise<readonly TransactionRow[] | undefined> {
  const instants = await snapshot.rows?.transactions.behind(kind, keyOf(), MAX_FOUND);
  return instants === undefined ? undefined : transactionRowsAt(snapshot, 'transaction:at', instants);
}

async function readByHash(snapshot: LedgerSnapshot, tag: string, hash: Uint8Array): Promise<readonly TransactionRow[]> {
  const isOfHash = (row: TransactionRow) => Buffer.compare(row.hash, hash) === 0;
  const behind = await rowsBehind(snapshot, LOOKUP_KIND.hash, () => hashPrefix(hash));
  if (behind !== undefined) return behind.filter(isOfHash);
  return (await rowsOfHashPrefix(snapshot, tag, hash)).filter(isOfHash);
}

function rowsOfHashPrefix(snapshot: LedgerSnapshot, tag: string, hash: Uint8Array): Promise<TransactionRow[]> {
  const sql = 'SELECT consensus_ns FROM transaction_hash WHERE hash_prefix = {prefix:UInt64} LIMIT {limit:UInt32}';
  return transactionRowsAmong(snapshot, tag, sql, { prefix: hashPrefix(hash), limit: MAX_FOUND });
}

async function readByEthereumHash(
  snapshot: LedgerSnapshot,
  tag: string,
  hash: Uint8Array,
): Promise<readonly TransactionRow[]> {
  const behind = await snapshot.rows?.transactions.behind(LOOKUP_KIND.ethereumHash, hashPrefix(hash), MAX_FOUND);
  if (behind !== undefined)
    return transactionRowsAt(snapshot, tag, await withEthereumHash(snapshot, tag, behind, hash));
  const sql = 'SELECT consensus_ns FROM ethereum_hash WHERE hash_prefix = {prefix:UInt64} LIMIT {limit:UInt32}';
  const found = await snapshot.client.query(tag, sql, { prefix: hashPrefix(hash), limit: MAX_FOUND }, INSTANT);
  const instants = found.map((row) => row.consensusNs);
  return transactionRowsAt(snapshot, tag, await withEthereumHash(snapshot, tag, instants, hash));
}

async function withEthereumHash(
  snapshot: LedgerSnapshot,
  tag: string,
  instants: readonly bigint[],
  hash: Uint8Array,
): Promise<bigint[]> {
  if (instants.length === 0) return [];
  if (snapshot.rows !== undefined) {
    const raws = [...(await transactionRaws(snapshot, instants)).values()];
    return raws.filter((raw) => isOfEthereumHash(raw, hash)).map(({ consensusNs }) => consensusNs);
  }
  const sql = `SELECT consensus_ns FROM ethereum_transaction
    WHERE consensus_ns IN ${nsSetParameter('instants')}
      AND ethereum_hash = unhex({hash:String})`;
  const parameters = { instants, hash: hexText(hash) };
  const rows = await snapshot.client.query(tag, sql, parameters, INSTANT);
  return rows.map((row) => row.consensusNs);
}

function isOfEthereumHash({ parts, consensusNs }: TransactionRawRow, hash: Uint8Array): boolean {
  const { ethereum } = unpackTransactionParts(parts, consensusNs);
  return ethereum !== undefined && Buffer.compare(ethereum.ethereumHash, hash) === 0;
}

/** The transactions whose 48-byte hash begins with these 32 bytes, in order of consensus. */
export async function transactionsByHashStart(
  snapshot: LedgerSnapshot,
  start: Uint8Array,
): Promise<readonly TransactionRow[]> {
  const isOfStart = ({ hash }: TransactionRow) => Buffer.compare(hash.subarray(0, start.length), start) === 0;
  const behind =
    (await rowsBehind(snapshot, LOOKUP_KIND.hash, () => hashPrefix(start))) ??
    (await rowsOfHashPrefix(snapshot, 'transaction:by-hash', start));
  return behind.filter(isOfStart);
}

/** Transactions whose record names this parent, in order of consensus; children of a batch and of a contract call alike. */
export function readChildren(snapshot: LedgerSnapshot, parentNs: bigint): Promise<readonly TransactionRow[]> {
  return answerTo(snapshot, CHILDREN, String(parentNs), () => queryChildren(snapshot, parentNs));
}

async function queryChildren(snapshot: LedgerSnapshot, parentNs: bigint): Promise<TransactionRow[]> {
  const tag = 'transaction:children';
  const behind = await rowsBehind(snapshot, LOOKUP_KIND.parent, () => parentNs);
  if (behind !== undefined) return [...behind];
  const sql = `SELECT consensus_ns FROM transaction_child
    WHERE parent_ns = ${nsParameter('parent')} ORDER BY parent_ns, consensus_ns LIMIT {limit:UInt32}`;
  const found = await snapshot.client.query(tag, sql, { parent: parentNs, limit: MAX_FOUND }, INSTANT);
  const instants = found.map((row) => row.consensusNs);
  return transactionRowsAt(snapshot, tag, instants);
}

/** The transaction's and the record's own bytes; undefined when none is committed at this instant. */
export async function transactionRaw(
  snapshot: LedgerSnapshot,
  consensusNs: bigint,
): Promise<TransactionRawRow | undefined> {
  if (snapshot.rows !== undefined) return (await transactionRaws(snapshot, [consensusNs])).get(consensusNs);
  const [row] = await rowsAt(snapshot, 'transaction:raw', transactionRawTable, consensusNs);
  return row;
}

/** The bytes of the transactions at these instants, by instant; those that are not committed are omitted. */
export async function transactionRaws(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionRawRow>> {
  const headNs = headInstant(snapshot);
  const raws = await snapshot.rows?.transactions.raws(instants.filter((instant) => instant <= headNs));
  if (raws !== undefined) return new Map(raws.map((row) => [row.consensusNs, row]));
  return rowsOfInstants(snapshot, 'transaction:raws', transactionRawTable, instants);
}

/** What lists of transfers and messages show of the transaction that a row belongs to. */
export type TransactionFacts = TransactionRow;

/** These facts of the transactions at instants that a query of this store gave, by instant. */
export async function transactionFacts(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionFacts>> {
  if (instants.length === 0) return new Map();
  const rows = await transactionRowsAt(snapshot, 'transaction:facts', instants, READ_LIMITS);
  return new Map(rows.map((row) => [row.consensusNs, row]));
}
