import { entityIdFromStore, NS_PER_MINUTE, NS_PER_SECOND, smaller } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  accountState,
  accountStates,
  balanceAnchor,
  balanceAt,
  balanceHistory,
  type LedgerStore,
  ledgerCounters,
} from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, blockOf, builtItem } from '../derive/testing/built-block.ts';
import { RandomLedger } from './testing/random-ledger.ts';
import { StateLedger } from './testing/state-ledger.ts';

const HOUR = 60n * NS_PER_MINUTE;
const BATCHES = testSize(8, 25);

describe('accounts after random transactions', () => {
  const random = new RandomLedger(7);
  let ledger: StateLedger;
  let store: LedgerStore;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    store = ledger.store;
    await ledger.commit(random.genesis());
    for (let batch = 0; batch < BATCHES; batch++) {
      if (random.next(4) === 0) ledger.restart();
      await ledger.commit(...Array.from({ length: 1 + random.next(4) }, () => random.block(1 + random.next(30))));
    }
  });
  afterAll(() => ledger.close());

  it('are what a plain model says, for every account', async () => {
    const states = await accountStates(store, [...random.accounts.keys()].map(entityIdFromStore));
    const found = [...states].map(([id, { balance, memo, deleted, createdNs, stakedNodeId }]) => [
      id,
      { balance, memo, deleted: deleted === 1, createdNs, stakedNodeId },
    ]);
    const wanted = [...random.accounts].toSorted(byId);
    expect(found.toSorted(byId as never)).toEqual(wanted);
    expect(await accountState(store, entityIdFromStore(999_999n))).toBeUndefined();
  });

  it('count exactly, and hold the whole supply', async () => {
    const counters = await ledgerCounters(store);
    const alive = [...random.accounts.values()].filter(({ deleted }) => !deleted);
    expect(counters.accounts).toBe(BigInt(alive.length));
    expect(counters.transactions).toBe(random.transactions);
    expect(counters.hbarTinybar).toBe(5_000_000_000_000_000_000n);
    expect(await balanceAnchor(store)).toMatchObject({ origin: 'genesis' });
  });

  it('have the balance that the model had at any past instant', async () => {
    const knownFromNs = (await balanceAnchor(store))?.knownFromNs ?? 0n;
    const ids = [...random.accounts.keys()];
    for (let probe = 0; probe < 150; probe++) {
      // The first probes are of system accounts, whose history is kept in another way.
      const id = pickFrom(random, probe < 30 ? [2n, 3n, 98n] : ids);
      const near = pickFrom(random, random.history.get(id) ?? []).at;
      const at = near + pickFrom(random, [0n, 1n, -1n, NS_PER_MINUTE, HOUR]);
      const wanted = at < knownFromNs ? null : modelBalance(random, id, at);
      expect((await balanceAt(store, entityIdFromStore(id), at)).balance, `${id} at ${at}`).toBe(wanted);
    }
  });

  it.each([
    ['hours', 24n * HOUR, HOUR],
    ['odd spans', 7n * HOUR + 13n * NS_PER_MINUTE + 7n, HOUR],
    ['minutes', HOUR, NS_PER_MINUTE],
    ['one bucket that is cut at both ends', 40n * NS_PER_SECOND, NS_PER_MINUTE],
  ])('have a history by %s that the model confirms', async (_name, length, widthNs) => {
    const knownFromNs = (await balanceAnchor(store))?.knownFromNs ?? 0n;
    const held = (id: bigint, at: bigint) => (at < knownFromNs ? null : modelBalance(random, id, at));
    const head = store.head?.lastNs ?? 0n;
    for (const last of [head, head - 13n * NS_PER_MINUTE - 5n]) {
      const span = { first: last - length + 1n, last };
      const grid = { fromNs: span.first - (span.first % widthNs), widthNs };
      for (const id of [2n, 98n, ...[...random.accounts.keys()].slice(5, 12)]) {
        const points = await balanceHistory(store, entityIdFromStore(id), span, grid);
        const ends = points.map(({ endNs }) => endNs);
        expect(ends.at(-1)).toBe(last + 1n);
        expect(ends[0]).toBe(smaller(grid.fromNs + widthNs, last + 1n));
        expect(
          points.map(({ balance }) => balance),
          `${id}`,
        ).toEqual(ends.map((end) => held(id, end - 1n)));
        if (span.first - 1n < knownFromNs) continue;
        const bounds = [span.first, ...ends];
        const wanted = ends.map(
          (end, index) => (held(id, end - 1n) ?? 0n) - (held(id, (bounds[index] ?? 0n) - 1n) ?? 0n),
        );
        expect(
          points.map(({ change }) => change),
          `${id}`,
        ).toEqual(wanted);
      }
    }
  });
});

describe('a batch that was cut off', () => {
  const random = new RandomLedger(11);
  let ledger: StateLedger;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    await ledger.commit(random.genesis());
    for (let batch = 0; batch < 4; batch++) await ledger.commit(random.block(20));
  });
  afterAll(() => ledger.close());

  it('never shows, even where the engine merged its rows already, and is undone when it is repeated', async () => {
    const { store } = ledger;
    for (let round = 0; round < 4; round++) {
      const ids = [...random.accounts.keys()].map(entityIdFromStore);
      const before = await accountStates(store, ids);
      const blocks = [random.block(15), random.block(15)];
      const cut = store.writeBatch(await ledger.gather(blocks), (stage) => {
        if (stage === 'account_balance') throw new Error('cut off');
      });
      await expect(cut).rejects.toThrow('cut off');
      for (const table of ['account', 'account_balance', 'account_minute', 'ledger_counter'])
        await store.client.command('test', `OPTIMIZE TABLE ${table} FINAL`);
      expect(await accountStates(store, ids)).toEqual(before);
      ledger.restart();
      await ledger.write(await ledger.gather(blocks));
      const after = await accountStates(store, [...random.accounts.keys()].map(entityIdFromStore));
      const balances = [...after].map(([id, { balance }]) => [id, balance]);
      expect(balances.toSorted(byId as never)).toEqual(
        [...random.accounts].map(([id, { balance }]): [bigint, bigint] => [id, balance]).toSorted(byId),
      );
      expect((await ledgerCounters(store)).transactions).toBe(random.transactions);
    }
  });
});

describe('a ledger that does not start at genesis', () => {
  const random = new RandomLedger(5);
  let ledger: StateLedger;

  beforeAll(async () => {
    ledger = await StateLedger.open();
    // What came before the first block that is read.
    random.genesis();
    await ledger.commit({ ...random.block(30), number: 0n }, random.block(30));
  });
  afterAll(() => ledger.close());

  it('knows how balances changed and no balance, even if its first block says it is number 0', async () => {
    const { store } = ledger;
    expect(await balanceAnchor(store)).toBeUndefined();
    const states = await accountStates(store, [...random.accounts.keys()].map(entityIdFromStore));
    expect(states.size).toBeGreaterThan(3);
    for (const [id, { balance, balanceChange }] of states) {
      const started = id === 2n ? 5_000_000_000_000_000_000n : 0n;
      expect(balance).toBeNull();
      expect(balanceChange).toBe((random.accounts.get(id)?.balance ?? 0n) - started);
    }
    const at = await balanceAt(store, entityIdFromStore(2n), random.nowNs);
    expect(at).toEqual({ balance: null, balanceChange: states.get(entityIdFromStore(2n))?.balanceChange });
  });
});

describe('transfers that mainnet listed in 2019 though nothing moved', () => {
  it('change no balance, now or then', async () => {
    const ledger = await StateLedger.open();
    const seconds = 1_570_000_000n;
    const item = (offset: bigint, status: number, moved: bigint) => {
      const list = [amount(1_001n, -moved), amount(1_002n, moved)];
      return builtItem({
        body: {
          cryptoTransfer: { ...hapi.CryptoTransferTransactionBody.create(), transfers: { accountAmounts: list } },
        },
        record: { transferList: { accountAmounts: list }, consensusTimestamp: { seconds: seconds + offset, nanos: 0 } },
        receipt: { status },
      });
    };
    await ledger.commit(blockOf([item(0n, 22, 100n), item(4_000n, 10, 7n), item(8_000n, 22, 30n)]));
    const at = async (offset: bigint) =>
      (await balanceAt(ledger.store, entityIdFromStore(1_002n), (seconds + offset) * 1_000_000_000n)).balanceChange;
    expect([await at(0n), await at(4_000n), await at(9_000n)]).toEqual([100n, 100n, 130n]);
    await ledger.close();
  });
});

function pickFrom<T>(random: RandomLedger, list: readonly T[]): T {
  const picked = list[random.next(list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

function modelBalance(random: RandomLedger, id: bigint, at: bigint): bigint {
  return random.history.get(id)?.findLast((step) => step.at <= at)?.balance ?? 0n;
}

function byId([one]: [bigint, unknown], [other]: [bigint, unknown]): number {
  return one < other ? -1 : 1;
}
