import { type EntityId, isSystemAccount, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import type { TransactionRow } from '../transaction/rows.ts';

/** Kinds of terms in the column store's term_transaction. */
export const TERM_KIND = { entity: 0, type: 1, amount: 2, result: 3 } as const;

/**
 * What a list is of: `term` says which one of its kind. Of all transactions, messages, logs, and transfers of a token or an account
 * there are counts alone, and by amount the column store has the only lists.
 */
export const LIST_KIND = {
  ...TERM_KIND,
  failed: 4,
  all: 5,
  messages: 6,
  logs: 7,
  tokenTransfers: 8,
  accountTokenTransfers: 9,
  nftTransfers: 10,
  accountNftTransfers: 11,
} as const;

/** Bits that say in what way an entity takes part in a transaction (`roles`, in both stores). */
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

/** Crypto transfers and submitted messages are too dense to have lists: whoever looks through all transactions meets them at once. */
export const UNINDEXED_TYPES: ReadonlySet<number> = new Set([TYPE_ID.cryptoTransfer, TYPE_ID.consensusSubmitMessage]);

interface Part {
  roles: number;
  delta: bigint;
}

/** The entities that a transaction's rows name, and in what way. */
class Parts {
  readonly byId = new Map<bigint, Part>();

  /** 0 is nobody. */
  add(id: bigint, roles: number, delta = 0n): void {
    if (id === 0n) return;
    const part = this.byId.get(id);
    if (part === undefined) this.byId.set(id, { roles, delta });
    else {
      part.roles |= roles;
      part.delta += delta;
    }
  }

  addAll(ids: readonly bigint[], roles: number): void {
    for (const id of ids) this.add(id, roles);
  }
}

/**
 * The entities of a transaction: payer, main and created entity, schedule, and whose hbar, tokens and NFTs it moved. System accounts,
 * which are in every fee, are none for their transfers.
 */
function entitiesOf(row: TransactionRow): ReadonlyMap<bigint, Readonly<Part>> {
  const parts = new Parts();
  parts.add(row.payer, ROLE.payer);
  parts.add(row.entity, ROLE.main);
  parts.add(row.created, ROLE.created);
  parts.add(row.schedule, ROLE.schedule);
  addHbarMoves(parts, row);
  parts.addAll(row.tokenTransferToken, ROLE.tokenMoved);
  parts.addAll(row.tokenTransferAccount, ROLE.movesToken);
  parts.addAll(row.nftTransferToken, ROLE.collection);
  parts.addAll(row.nftTransferSender, ROLE.movesNft);
  parts.addAll(row.nftTransferReceiver, ROLE.movesNft);
  return parts.byId;
}

function addHbarMoves(parts: Parts, { transferAccount, transferAmount, transferErrata }: TransactionRow): void {
  for (const [index, account] of transferAccount.entries()) {
    if (isSystemAccount(account as EntityId)) continue;
    const change = transferAmount[index] ?? 0n;
    parts.add(account, change < 0n ? ROLE.sends : ROLE.receives, transferErrata[index] === 1 ? 0n : change);
  }
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

/** The counters of transfers that a transaction adds to, by one each time: those of a token, and those of its parties. */
export function* transferCountsOf(row: TransactionRow): Generator<{ readonly kind: number; readonly term: bigint }> {
  for (const term of row.tokenTransferToken) yield { kind: LIST_KIND.tokenTransfers, term };
  for (const term of row.tokenTransferAccount) yield { kind: LIST_KIND.accountTokenTransfers, term };
  for (const term of row.nftTransferToken) yield { kind: LIST_KIND.nftTransfers, term };
  for (const [index, sender] of row.nftTransferSender.entries())
    for (const term of new Set([sender, row.nftTransferReceiver[index] ?? 0n]))
      if (term !== 0n) yield { kind: LIST_KIND.accountNftTransfers, term };
}
