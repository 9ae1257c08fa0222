import { randomUUID } from 'node:crypto';
import { consensusNsOf, type EntityId, formatIso, larger } from '@ledgerscope/ledger';
import { FatalStoreError, StoreError } from '../client/store-error.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { allRows } from '../state/all-rows.ts';
import { HBAR_SUPPLY_TINYBAR } from '../stats/hbar-supply.ts';
import { ledgerCounters } from '../stats/ledger-counters.ts';
import { balanceAnchor, firstBlockNs, forgetAnchor } from './balance-anchor.ts';
import { changeIn } from './balance-at.ts';
import type { BalanceAnchor } from './cached-anchor.ts';
import { balancesBefore } from './queries.ts';
import { accountBalanceTable, anchoredBalanceTable, balanceAnchorTable } from './rows.ts';

const TAG = 'account:snapshot';
const ROWS_PER_INSERT = 200_000;
/** These read whole tables, on demand. */
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;

/** What every account held after the last transaction up to an instant. */
export interface BalanceSnapshot {
  readonly consensusNs: bigint;
  readonly fileName: string;
  /** Tinybars by account. */
  readonly balances: ReadonlyMap<EntityId, bigint>;
}

/** A snapshot that does not fit this ledger. */
export class SnapshotError extends StoreError {
  override readonly name = 'SnapshotError';
  readonly reason: 'not-the-supply' | 'not-covered';

  constructor(reason: SnapshotError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** An account of which the store and a snapshot disagree; null where the store cannot know. */
export interface BalanceDifference {
  readonly account: EntityId;
  readonly stored: bigint;
  readonly snapshot: bigint;
}

/**
 * Anchors the ledger at a snapshot: from then on all balances are known from the first block (or the newest gap) up to the
 * head. Repeating it changes nothing.
 * @throws SnapshotError when its sum is not the supply, or its instant is outside of what the store holds without a gap.
 */
export async function anchorBalances(snapshot: LedgerSnapshot, balanceSnapshot: BalanceSnapshot): Promise<void> {
  await checkSnapshot(snapshot, balanceSnapshot);
  const anchorNs = balanceSnapshot.consensusNs;
  await storeBalancesBefore(snapshot, anchorNs, balancesBeforeStart(snapshot, balanceSnapshot));
  // Last, so that readers see an anchor only when all of its balances are there.
  const anchor = {
    consensusNs: anchorNs,
    origin: 'snapshot',
    fileName: balanceSnapshot.fileName,
    accounts: BigInt(balanceSnapshot.balances.size),
    total: HBAR_SUPPLY_TINYBAR,
  };
  await snapshot.client.insert(balanceAnchorTable, [anchor], `anchor:${anchorNs}:${randomUUID()}`);
  forgetAnchor(snapshot);
}

async function* balancesBeforeStart(
  snapshot: LedgerSnapshot,
  balanceSnapshot: BalanceSnapshot,
): AsyncGenerator<[EntityId, bigint]> {
  for await (const { account, change } of changesOfAll(snapshot, balanceSnapshot))
    yield [account, (balanceSnapshot.balances.get(account) ?? 0n) - change];
}

/**
 * Stores what accounts held before the first block, for an anchor of this instant. Nobody reads it before the anchor is there, so
 * that it may be repeated or left behind.
 */
export async function storeBalancesBefore(
  store: Pick<LedgerSnapshot, 'client'>,
  anchorNs: bigint,
  balances: AsyncIterable<[EntityId, bigint]> | Iterable<[EntityId, bigint]>,
): Promise<void> {
  for await (const page of splitPages(balances, ROWS_PER_INSERT)) {
    const held = page.filter(([, balance]) => balance !== 0n);
    const rows = held.map(([account, balance]) => ({ anchorNs, account, balance }));
    await store.client.insert(anchoredBalanceTable, rows, `anchor:${anchorNs}:${randomUUID()}`);
  }
}

/**
 * Compares an anchored ledger with a snapshot, account by account; yields the differences.
 * @throws SnapshotError as {@link anchorBalances}; FatalStoreError when the ledger is not anchored.
 */
export async function* compareBalances(
  snapshot: LedgerSnapshot,
  balanceSnapshot: BalanceSnapshot,
): AsyncGenerator<BalanceDifference> {
  await checkSnapshot(snapshot, balanceSnapshot);
  const anchor = await balanceAnchor(snapshot);
  if (anchor === undefined) throw new FatalStoreError('the ledger has no anchored balances to compare with');
  for await (const page of splitPages(changesOfAll(snapshot, balanceSnapshot)))
    for (const { account, stored } of await storedBalances(snapshot, anchor, page)) {
      const stated = balanceSnapshot.balances.get(account) ?? 0n;
      if (stored !== stated) yield { account, stored, snapshot: stated };
    }
}

async function storedBalances(
  snapshot: LedgerSnapshot,
  anchor: BalanceAnchor,
  page: readonly AccountChange[],
): Promise<{ account: EntityId; stored: bigint }[]> {
  const accounts = page.map(({ account }) => account);
  const before = await balancesBefore(snapshot, anchor, accounts);
  return page.map(({ account, change }) => ({ account, stored: (before.get(account) ?? 0n) + change }));
}

async function checkSnapshot(
  snapshot: LedgerSnapshot,
  { consensusNs, balances, fileName }: BalanceSnapshot,
): Promise<void> {
  let total = 0n;
  for (const balance of balances.values()) total += balance;
  if (total !== HBAR_SUPPLY_TINYBAR)
    throw new SnapshotError('not-the-supply', `${fileName} sums to ${total} tinybars, not ${HBAR_SUPPLY_TINYBAR}`);
  const [{ gapNs = 0n }, firstNs] = await Promise.all([ledgerCounters(snapshot), firstBlockNs(snapshot)]);
  const from = larger(gapNs, firstNs);
  const head = headInstant(snapshot);
  if (consensusNs < from || consensusNs > head)
    throw new SnapshotError(
      'not-covered',
      `${fileName} is of ${isoOf(consensusNs)}; the store holds every transaction from ${isoOf(from)} to ${isoOf(head)}`,
    );
}

function isoOf(ns: bigint): string {
  return formatIso(consensusNsOf(ns));
}

interface AccountChange {
  readonly account: EntityId;
  /** Tinybars gained from the first block up to the instant. */
  readonly change: bigint;
}

/** Every account that has state, then those of the snapshot that no transaction moved since the first block. */
async function* changesOfAll(
  snapshot: LedgerSnapshot,
  { consensusNs, balances }: BalanceSnapshot,
): AsyncGenerator<AccountChange> {
  const unmoved = new Set(balances.keys());
  for await (const change of changesUpTo(snapshot, consensusNs)) {
    unmoved.delete(change.account);
    yield change;
  }
  for (const account of unmoved) yield { account, change: 0n };
}

/** Every account that has state, in the order of their ids: its state at the head less what came after the instant. */
async function* changesUpTo(snapshot: LedgerSnapshot, at: bigint): AsyncGenerator<AccountChange> {
  const head = headInstant(snapshot);
  const later = await changesAfter(snapshot, at, head);
  for await (const { id, balance, version } of allRows(snapshot, TAG, accountBalanceTable, { balance: 'i64' })) {
    const account = id as EntityId;
    // A row newer than the head was when this began carries later changes too.
    const newer = version > head ? await changeIn(snapshot, account, head, version) : 0n;
    yield { account, change: balance - newer - (later.get(account) ?? 0n) };
  }
}

async function changesAfter(snapshot: LedgerSnapshot, after: bigint, upTo: bigint): Promise<Map<EntityId, bigint>> {
  const sql = `SELECT moved AS account, sum(amount) AS change
    FROM transaction ARRAY JOIN transfer_account AS moved, transfer_amount AS amount, transfer_errata AS errata
    WHERE consensus_ns > ${nsParameter('after')} AND consensus_ns <= ${nsParameter('upTo')} AND errata = 0
    GROUP BY account`;
  const rows = await snapshot.client.query(TAG, sql, { after, upTo }, { account: 'u64', change: 'i64' }, LIMITS);
  return new Map(rows.map(({ account, change }) => [account as EntityId, change]));
}

async function* splitPages<T>(values: AsyncIterable<T> | Iterable<T>, size = 1_000): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const value of values) {
    page.push(value);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
