import { type EntityId, entityIdFromStore, NS_PER_HOUR, NS_PER_SECOND } from '@ledgerscope/ledger';
import {
  accountStates,
  anchorBalances,
  type BalanceSnapshot,
  balanceAnchor,
  balanceAt,
  balanceHistory,
  compareBalances,
  networkSupply,
  SnapshotError,
} from '@ledgerscope/ledger-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RandomLedger } from '../state/testing/random-ledger.ts';
import { StateLedger } from '../state/testing/state-ledger.ts';
import { loadBalanceSnapshot, reconcileBalanceSnapshot } from './load-balance-snapshot.ts';

/** A snapshot as a node writes it, version 1. */
function fileOf({ consensusNs, balances }: BalanceSnapshot) {
  const second = new Date(Number(consensusNs / NS_PER_SECOND) * 1000).toISOString().slice(0, 19);
  const fraction = `${consensusNs % NS_PER_SECOND}`.padStart(9, '0');
  const lines = [...balances].map(([account, balance]) => `0,0,${account},${balance}`);
  const text = [`TimeStamp:${second}.${fraction}Z`, 'shardNum,realmNum,accountNum,balance', ...lines, ''].join('\n');
  const bytes = new TextEncoder().encode(text);
  return { file: 'snapshot', bytes, signatures: [], addressBook: { nodes: [] }, trustUnsigned: true };
}

describe('a ledger that starts in the middle, with a balance snapshot', () => {
  const random = new RandomLedger(21);
  let ledger: StateLedger;
  let startNs = 0n;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    // What happened before the first block that is read.
    random.genesis();
    for (let block = 0; block < 6; block++) random.block(25);
    startNs = random.nowNs;
    for (let batch = 0; batch < 8; batch++) await ledger.commit(random.block(20), random.block(20));
  });
  afterAll(() => ledger.close());

  const heldAt = (id: bigint, at: bigint): bigint =>
    random.history.get(id)?.findLast((step) => step.at <= at)?.balance ?? 0n;
  const snapshotAt = (consensusNs: bigint) => ({
    consensusNs,
    fileName: 'snapshot',
    balances: new Map<EntityId, bigint>(
      [...random.accounts.keys()].map((id) => [entityIdFromStore(id), heldAt(id, consensusNs)]),
    ),
  });
  const middle = (): bigint => (startNs + random.nowNs) / 2n;

  it('refuses one that is not the whole supply, or of another time than it holds', async () => {
    const { store } = ledger;
    const short = snapshotAt(middle());
    short.balances.delete(entityIdFromStore(2n));
    await expect(anchorBalances(store, short)).rejects.toThrow(SnapshotError);
    await expect(anchorBalances(store, snapshotAt(startNs - NS_PER_HOUR))).rejects.toThrow(
      /holds every transaction from/,
    );
    await expect(anchorBalances(store, snapshotAt(random.nowNs + NS_PER_HOUR))).rejects.toThrow(SnapshotError);
    await expect(compareBalances(store, snapshotAt(middle())).next()).rejects.toThrow(/no anchored balances/);
    expect(await balanceAnchor(store)).toBeUndefined();
  });

  it('knows every balance, before the snapshot and after it', async () => {
    const { store } = ledger;
    await loadBalanceSnapshot(store, fileOf(snapshotAt(middle())));
    await anchorBalances(store, snapshotAt(middle()));
    expect(await balanceAnchor(store)).toMatchObject({ origin: 'snapshot', consensusNs: middle() });
    const states = await accountStates(store, [...random.accounts.keys()].map(entityIdFromStore));
    for (const [id, { balance }] of states) expect(balance, `${id}`).toBe(random.accounts.get(id)?.balance);
    const spread = random.nowNs - startNs;
    for (let probe = 0n; probe < 20n; probe++) {
      const at = startNs + 10n * NS_PER_SECOND + (spread * probe) / 20n;
      for (const id of [2n, 98n, 1_003n]) {
        const found = await balanceAt(store, entityIdFromStore(id), at);
        const known = (await balanceAnchor(store))?.knownFromNs ?? 0n;
        expect(found.balance, `${id} at ${at}`).toBe(at < known ? null : heldAt(id, at));
      }
    }
    expect((await balanceAt(store, entityIdFromStore(2n), startNs - NS_PER_HOUR)).balance).toBeNull();
    const first = startNs - 5n * NS_PER_HOUR;
    const span = { first, last: random.nowNs };
    const grid = { fromNs: first - (first % NS_PER_HOUR), widthNs: NS_PER_HOUR };
    const points = await balanceHistory(store, entityIdFromStore(1_002n), span, grid);
    expect(points[0]?.balance).toBeNull();
    expect(points.at(-1)?.balance).toBe(heldAt(1_002n, random.nowNs));
    const held = heldAt(2n, random.nowNs);
    expect((await networkSupply(store)).releasedTinybar).toBe(5_000_000_000_000_000_000n - held);
  });

  it('agrees with a later snapshot, and names each account of which it does not', async () => {
    const { store } = ledger;
    const later = snapshotAt(ledger.store.head?.lastNs ?? 0n);
    const differences = async () => {
      const list = [];
      for await (const difference of reconcileBalanceSnapshot(store, fileOf(later))) list.push(difference);
      return list;
    };
    expect(await differences()).toEqual([]);
    const treasury = entityIdFromStore(2n);
    const stranger = entityIdFromStore(77_777n);
    const stored = later.balances.get(treasury) ?? 0n;
    later.balances.set(treasury, stored - 9n);
    later.balances.set(stranger, 9n);
    expect(await differences()).toEqual([
      { account: treasury, stored, snapshot: stored - 9n },
      { account: stranger, stored: 0n, snapshot: 9n },
    ]);
  });

  it('knows nothing any more after a gap between files', async () => {
    await ledger.write(await ledger.gather([random.block(10)], true));
    expect(await balanceAnchor(ledger.store)).toBeUndefined();
    await expect(anchorBalances(ledger.store, snapshotAt(middle()))).rejects.toThrow(SnapshotError);
    const head = ledger.store.head?.lastNs ?? 0n;
    await anchorBalances(ledger.store, snapshotAt(head));
    expect((await balanceAt(ledger.store, entityIdFromStore(2n), head)).balance).toBe(heldAt(2n, head));
  });
});
