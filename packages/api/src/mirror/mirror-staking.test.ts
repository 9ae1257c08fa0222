import { NS_PER_DAY } from '@ledgerscope/ledger';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askMirror, type MirrorRow } from './testing/ask-mirror.ts';

interface Books {
  readonly accounts: ReadonlyMap<
    number,
    { readonly pendingReward: bigint; readonly stakedNode: number | undefined; readonly deleted: boolean }
  >;
}

describe('what staking is to pay', () => {
  let api: DemoApi<Books>;
  beforeAll(async () => {
    const genesisNs = (1_767_225_600_000_000_000n / NS_PER_DAY) * NS_PER_DAY + NS_PER_DAY / 48n;
    api = await openDemoApi({ seed: 29, genesisNs, files: 36n, perFile: 40 });
  });
  afterAll(() => api.close());

  it('is what the books of the network say, for every account', async () => {
    const rows = await askMirror(api.app).walk<MirrorRow>('accounts?limit=100&balance=false');
    const owed = rows.map(({ account, pending_reward: pending }) => [String(account).slice(4), pending]);
    const books = rows.map(({ account }) => {
      const num = String(account).slice(4);
      return [num, Number(api.books.accounts.get(Number(num))?.pendingReward ?? 0n)];
    });
    expect(books.filter(([, pending]) => pending !== 0).length).toBeGreaterThan(3);
    expect(owed).toEqual(books);
  });
});
