import type { NamesakeChoice, TransactionRef } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { answerTo } from '../changing-answers.ts';
import { InvalidQueryError } from '../client/store-error.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { defineQuestion, questionOf } from '../question.ts';
import { LOOKUP_KIND, type LookupKind } from '../rows/row-store.ts';
import { hashPrefix, idLookup } from '../rows/transaction-lookup.ts';
import type { TransactionRawRow, TransactionRow } from './rows.ts';
import { transactionRowsAt } from './stored-transaction.ts';
import { unpackTransactionParts } from './transaction-parts.ts';

/** More rows than any one id has: a contract call has some hundreds of children at most. */
const MAX_FOUND = 2000;

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
      return transactionRowsAt(snapshot, [ref.consensusNs]);
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
  const rows = await rowsBehind(snapshot, LOOKUP_KIND.id, idLookup(payer, validStartNs));
  return rows.filter((row) => row.payer === payer && row.consensusNs - row.validStartDelta === validStartNs);
}

/** By the 48-byte hash, or by the 32-byte hash that an Ethereum transaction has besides. */
export async function transactionsByHash(
  snapshot: LedgerSnapshot,
  hash: Uint8Array,
): Promise<readonly TransactionRow[]> {
  const tag = 'transaction:by-hash';
  if (hash.length !== 48 && hash.length !== 32) throw new InvalidQueryError(`a hash of ${hash.length} bytes`, { tag });
  const [question, read] = hash.length === 48 ? [BY_HASH, readByHash] : [BY_ETHEREUM_HASH, readByEthereumHash];
  return answerTo(snapshot, question, hexText(hash), () => read(snapshot, hash));
}

/** The committed transactions that may be the ones behind another name. */
async function rowsBehind(snapshot: LedgerSnapshot, kind: LookupKind, key: bigint): Promise<TransactionRow[]> {
  return transactionRowsAt(snapshot, await snapshot.rows.transactions.behind(kind, key, MAX_FOUND));
}

async function readByHash(snapshot: LedgerSnapshot, hash: Uint8Array): Promise<readonly TransactionRow[]> {
  const rows = await rowsBehind(snapshot, LOOKUP_KIND.hash, hashPrefix(hash));
  return rows.filter((row) => Buffer.compare(row.hash, hash) === 0);
}

async function readByEthereumHash(snapshot: LedgerSnapshot, hash: Uint8Array): Promise<readonly TransactionRow[]> {
  const behind = await snapshot.rows.transactions.behind(LOOKUP_KIND.ethereumHash, hashPrefix(hash), MAX_FOUND);
  return transactionRowsAt(snapshot, await withEthereumHash(snapshot, behind, hash));
}

/** Which of them have the whole hash: its first bytes alone lead to a transaction. */
async function withEthereumHash(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  hash: Uint8Array,
): Promise<bigint[]> {
  if (instants.length === 0) return [];
  const raws = [...(await transactionRaws(snapshot, instants)).values()];
  return raws.filter((raw) => isOfEthereumHash(raw, hash)).map(({ consensusNs }) => consensusNs);
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
  const behind = await rowsBehind(snapshot, LOOKUP_KIND.hash, hashPrefix(start));
  return behind.filter(isOfStart);
}

/** Transactions whose record names this parent, in order of consensus; children of a batch and of a contract call alike. */
export function readChildren(snapshot: LedgerSnapshot, parentNs: bigint): Promise<readonly TransactionRow[]> {
  return answerTo(snapshot, CHILDREN, String(parentNs), () => rowsBehind(snapshot, LOOKUP_KIND.parent, parentNs));
}

/** The transaction's and the record's own bytes; undefined when none is committed at this instant. */
export async function transactionRaw(
  snapshot: LedgerSnapshot,
  consensusNs: bigint,
): Promise<TransactionRawRow | undefined> {
  return (await transactionRaws(snapshot, [consensusNs])).get(consensusNs);
}

/** The bytes of the transactions at these instants, by instant; those that are not committed are omitted. */
export async function transactionRaws(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionRawRow>> {
  const headNs = headInstant(snapshot);
  const raws = await snapshot.rows.transactions.raws(instants.filter((instant) => instant <= headNs));
  return new Map(raws.map((row) => [row.consensusNs, row]));
}

/** What lists of transfers and messages show of the transaction that a row belongs to. */
export type TransactionFacts = TransactionRow;

/** These facts of the transactions at instants that a query of this store gave, by instant. */
export async function transactionFacts(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionFacts>> {
  if (instants.length === 0) return new Map();
  const rows = await transactionRowsAt(snapshot, instants);
  return new Map(rows.map((row) => [row.consensusNs, row]));
}
