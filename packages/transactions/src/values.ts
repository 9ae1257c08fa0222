import type { KnownFrom } from '@ledgerscope/contract';
import {
  type ConsensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  formatEntityId,
  formatIso,
  formatReadableTransactionId,
  formatTransactionId,
  GENESIS_NS,
  hexText,
} from '@ledgerscope/ledger';
import { type LedgerSnapshot, type TransactionFacts, transactionFacts } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';

const TEXT = new TextDecoder('utf-8', { fatal: true });

/** `shard.realm.num` of a stored id. */
export function idText(id: bigint): string {
  return formatEntityId(entityIdFromStore(id));
}

/** The same, null for the stored 0 that means none. */
export function idOrNull(id: bigint): string | null {
  return id === 0n ? null : idText(id);
}

export function instantText(ns: bigint): string {
  return formatIso(consensusNsOf(ns));
}

/** Null for the stored 0 that means none, and for what was there before the first block. */
export function instantOrNull(ns: bigint): string | null {
  return ns === 0n || ns === GENESIS_NS ? null : instantText(ns);
}

export function hexOrNull(bytes: Uint8Array): string | null {
  return bytes.length === 0 ? null : hexText(bytes);
}

/** The text that the bytes are, null where they are not UTF-8. */
export function utf8OrNull(bytes: Uint8Array): string | null {
  try {
    return TEXT.decode(bytes);
  } catch {
    // It is not UTF-8.
    return null;
  }
}

/** ResponseCodeEnum name; a code newer than this program keeps its number. */
export function statusName(result: number): string {
  return hapi.ResponseCodeEnum[result] ?? `UNKNOWN_${result}`;
}

export function validStart(row: { consensusNs: bigint; validStartDelta: bigint }): ConsensusNs {
  return consensusNsOf(row.consensusNs - row.validStartDelta);
}

export function payerId(row: { payer: bigint }): EntityId {
  return entityIdFromStore(row.payer);
}

/** Names and consensus time of the transaction that a row belongs to. */
export function idFields(row: { consensusNs: bigint; payer: bigint; validStartDelta: bigint }) {
  const id = { payer: payerId(row), validStartNs: validStart(row) };
  return {
    transactionID: formatTransactionId(id),
    readableTransactionID: formatReadableTransactionId(id),
    consensusTime: instantText(row.consensusNs),
  };
}

interface Instants {
  readonly createdNs: bigint;
  readonly updatedNs: bigint;
}

/**
 * What named an entity: its creation, the state at genesis, the source, a later change, or nothing but rows that name it.
 * @param startNs first instant of the ledger (`ledgerCounters`)
 */
export function knownFrom({ createdNs, updatedNs }: Instants, startNs: bigint): KnownFrom {
  if (createdNs === GENESIS_NS) return 'GENESIS';
  if (createdNs !== 0n) return createdNs >= startNs ? 'CREATION' : 'SOURCE';
  return updatedNs === 0n ? 'MENTIONS' : 'CHANGES';
}

/** The store lacks a row that another of its rows names: a fault of the store, which no caller can repair. */
export class MissingRowError extends Error {
  override readonly name = 'MissingRowError';
}

/**
 * What the store holds wherever it holds the row that led to it.
 * @throws MissingRowError that names what is missing, and the instant
 */
export function requireStored<T>(found: T | undefined, what: string, consensusNs: bigint): T {
  if (found !== undefined) return found;
  throw new MissingRowError(`the store lacks ${what} at ${formatIso(consensusNsOf(consensusNs))}`);
}

/**
 * Rows, each with the transaction that it belongs to.
 * @param what such a row is called
 * @throws MissingRowError where the store lacks one of the transactions
 */
export async function withTransactions<Row extends { readonly consensusNs: bigint }>(
  snapshot: LedgerSnapshot,
  rows: readonly Row[],
  what: string,
): Promise<(readonly [Row, TransactionFacts])[]> {
  const facts = await transactionFacts(snapshot, [...new Set(rows.map(({ consensusNs }) => consensusNs))]);
  return rows.map((row) => {
    const { consensusNs } = row;
    return [row, requireStored(facts.get(consensusNs), `the transaction of ${what}`, consensusNs)];
  });
}
