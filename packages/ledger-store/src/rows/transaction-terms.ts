import { type EntityId, isSystemAccount, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import type { TransactionRow } from '../transaction/rows.ts';

/** What a list is of: `term` says which one of its kind. Of all transactions, messages and logs there are counts alone. */
export const LIST_KIND = { entity: 0, type: 1, result: 3, failed: 4, all: 5, messages: 6, logs: 7 } as const;

/** Bits that say in what way an entity takes part in a transaction. */
export const ROLE = {
  payer: 1,
  sends: 2,
  receives: 4,
  main: 8,
  tokenMoved: 16,
  movesToken: 32,
  collection: 64,
  movesNft: 128,
  created: 256,
  schedule: 512,
  evmSender: 1024,
  any: 0xffff,
} as const;

/** A transaction's place in a list. */
export interface ListEntry {
  readonly kind: number;
  readonly term: bigint;
  readonly at: bigint;
  readonly type: number;
  readonly result: number;
  readonly roles: number;
  /** What the entity gained or lost in tinybars; 0 in other lists. */
  readonly delta: bigint;
}

/** Types that most transactions are of: their lists are read from all transactions. */
export const UNINDEXED_TYPES: ReadonlySet<number> = new Set([TYPE_ID.cryptoTransfer, TYPE_ID.consensusSubmitMessage]);

interface Part {
  roles: number;
  delta: bigint;
}

/**
 * The entities of a transaction: payer, main and created entity, schedule, and whose hbar, tokens and NFTs it moved. System accounts,
 * which are in every fee, are none for their transfers.
 */
function entitiesOf(row: TransactionRow): ReadonlyMap<bigint, Readonly<Part>> {
  const parts = new Map<bigint, Part>();
  const add = (id: bigint, roles: number, delta = 0n): void => {
    const part = parts.get(id);
    if (part === undefined) parts.set(id, { roles, delta });
    else {
      part.roles |= roles;
      part.delta += delta;
    }
  };
  add(row.payer, ROLE.payer);
  if (row.entity !== 0n) add(row.entity, ROLE.main);
  if (row.created !== 0n) add(row.created, ROLE.created);
  if (row.schedule !== 0n) add(row.schedule, ROLE.schedule);
  for (const [index, account] of row.transferAccount.entries()) {
    if (isSystemAccount(account as EntityId)) continue;
    const change = row.transferAmount[index] ?? 0n;
    add(account, change < 0n ? ROLE.sends : ROLE.receives, row.transferErrata[index] === 1 ? 0n : change);
  }
  for (const token of row.tokenTransferToken) add(token, ROLE.tokenMoved);
  for (const account of row.tokenTransferAccount) add(account, ROLE.movesToken);
  for (const token of row.nftTransferToken) add(token, ROLE.collection);
  for (const account of row.nftTransferSender) if (account !== 0n) add(account, ROLE.movesNft);
  for (const account of row.nftTransferReceiver) if (account !== 0n) add(account, ROLE.movesNft);
  return parts;
}

/** The lists that a transaction is in. */
export function* listEntriesOf(row: TransactionRow): Generator<ListEntry> {
  const { consensusNs: at, type, result } = row;
  for (const [term, { roles, delta }] of entitiesOf(row))
    yield { kind: LIST_KIND.entity, term, at, type, result, roles, delta };
  const other = { at, type, result, roles: 0, delta: 0n };
  if (!UNINDEXED_TYPES.has(type)) yield { ...other, kind: LIST_KIND.type, term: BigInt(type) };
  if (result === RESPONSE_CODE.SUCCESS) return;
  yield { ...other, kind: LIST_KIND.result, term: BigInt(result) };
  yield { ...other, kind: LIST_KIND.failed, term: 0n };
}
