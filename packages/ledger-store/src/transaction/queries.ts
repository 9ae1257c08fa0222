import type { TransactionRef } from '@ledgerscope/ledger';
import { InvalidQueryError } from '../client/store-error.ts';
import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter, nsSetParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { type TransactionRawRow, type TransactionRow, transactionRawTable } from './rows.ts';
import { transactionRowsAmong, transactionRowsAt } from './stored-transaction.ts';
import { TERM_KIND } from './transaction-source.ts';

/** Consensus comes within this time of the valid start; transaction_late lists what does not. Must match migration 0004. */
const ID_WINDOW_NS = 200_000_000_000n;
const PAYER_ROLE = 1;
/** More rows than any one id has: a contract call has some hundreds of children at most. */
const MAX_FOUND = 2000;
const INSTANT = { consensusNs: 'ns' } as const;

/** What a text that names a transaction refers to, in order of consensus; `[]` when nothing committed matches. */
export function transactionsByRef(store: LedgerReader, ref: TransactionRef): Promise<TransactionRow[]> {
  switch (ref.kind) {
    case 'id':
      return transactionsById(store, ref.id);
    case 'consensusTime':
      return transactionRowsAt(store, 'transaction:at', [ref.consensusNs]);
    case 'hash':
      return transactionsByHash(store, Buffer.from(ref.hash, 'hex'));
  }
}

/** All transactions that share an id: the one itself, children (nonce), the scheduled twin up to 62 days later, duplicates. */
export async function transactionsById(
  store: LedgerReader,
  id: { readonly payer: bigint; readonly validStartNs: bigint },
): Promise<TransactionRow[]> {
  const tag = 'transaction:by-id';
  const inWindow = `SELECT consensus_ns FROM term_transaction
    WHERE kind = {kind:UInt8} AND term = {payer:UInt64}
      AND consensus_ns >= ${nsParameter('start')} AND consensus_ns <= ${nsParameter('end')}
      AND bitAnd(roles, {role:UInt16}) != 0
      AND valid_start_delta = toUnixTimestamp64Nano(consensus_ns) - {start:Int64}
    LIMIT {limit:UInt32}`;
  const parameters = {
    kind: TERM_KIND.entity,
    payer: id.payer,
    start: id.validStartNs,
    end: clampNs(id.validStartNs + ID_WINDOW_NS),
    role: PAYER_ROLE,
    limit: MAX_FOUND,
  };
  const lateSql = `SELECT consensus_ns FROM transaction_late
    WHERE payer = {payer:UInt64} AND valid_start_ns = {start:Int64} LIMIT {limit:UInt32}`;
  const [found, late] = await Promise.all([
    transactionRowsAmong(store, tag, inWindow, parameters),
    store.client.query(tag, lateSql, { payer: id.payer, start: id.validStartNs, limit: MAX_FOUND }, INSTANT),
  ]);
  if (late.length === 0) return found;
  // A scheduled execution within the window stands in both.
  return transactionRowsAt(
    store,
    tag,
    [...found, ...late].map(({ consensusNs }) => consensusNs),
  );
}

/** By the 48-byte hash, or by the 32-byte hash that an Ethereum transaction has besides. */
export async function transactionsByHash(store: LedgerReader, hash: Uint8Array): Promise<TransactionRow[]> {
  const tag = 'transaction:by-hash';
  if (hash.length !== 48 && hash.length !== 32) throw new InvalidQueryError(`a hash of ${hash.length} bytes`, { tag });
  const prefix = Buffer.from(hash).readBigUInt64BE(0);
  const table = hash.length === 48 ? 'transaction_hash' : 'ethereum_hash';
  const sql = `SELECT consensus_ns FROM ${table} WHERE hash_prefix = {prefix:UInt64} LIMIT {limit:UInt32}`;
  const found = await store.client.query(tag, sql, { prefix, limit: MAX_FOUND }, INSTANT);
  const instants = found.map((row) => row.consensusNs);
  const matching = hash.length === 48 ? instants : await withEthereumHash(store, tag, instants, hash);
  const rows = await transactionRowsAt(store, tag, matching);
  return hash.length === 48 ? rows.filter((row) => Buffer.compare(row.hash, hash) === 0) : rows;
}

async function withEthereumHash(
  store: LedgerReader,
  tag: string,
  instants: readonly bigint[],
  hash: Uint8Array,
): Promise<bigint[]> {
  if (instants.length === 0) return [];
  const sql = `SELECT consensus_ns FROM ethereum_transaction
    WHERE consensus_ns IN ${nsSetParameter('instants')}
      AND ethereum_hash = unhex({hash:String})`;
  const parameters = { instants, hash: Buffer.from(hash).toString('hex') };
  const rows = await store.client.query(tag, sql, parameters, INSTANT);
  return rows.map((row) => row.consensusNs);
}

/** Transactions whose record names this parent, in order of consensus; children of a batch and of a contract call alike. */
export async function childrenOf(store: LedgerReader, parentNs: bigint): Promise<TransactionRow[]> {
  const tag = 'transaction:children';
  const sql = `SELECT consensus_ns FROM transaction_child
    WHERE parent_ns = ${nsParameter('parent')} ORDER BY parent_ns, consensus_ns LIMIT {limit:UInt32}`;
  const found = await store.client.query(tag, sql, { parent: parentNs, limit: MAX_FOUND }, INSTANT);
  const instants = found.map((row) => row.consensusNs);
  return transactionRowsAt(store, tag, instants);
}

/** The transaction's and the record's own bytes; undefined when none is committed at this instant. */
export async function transactionRaw(store: LedgerReader, consensusNs: bigint): Promise<TransactionRawRow | undefined> {
  const sql = `SELECT ${columnList(transactionRawTable)} FROM transaction_raw
    WHERE consensus_ns = ${nsParameter('at')} AND consensus_ns <= ${nsParameter('highWater')} LIMIT 1`;
  const parameters = { at: consensusNs, highWater: highWaterNs(store) };
  const [row] = await store.client.query('transaction:raw', sql, parameters, transactionRawTable.columns);
  return row;
}

function clampNs(ns: bigint): bigint {
  const max = 0x7fff_ffff_ffff_ffffn;
  return ns > max ? max : ns;
}
