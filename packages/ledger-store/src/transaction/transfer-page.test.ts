import { entityIdFromStore, NS_PER_DAY } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { countTokenTransfers, tokenTransfers } from '../index.ts';
import { LedgerCaches } from '../ledger-caches.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';

const LAST = 1_700_000_000_000_000_000n;
const TOKEN = entityIdFromStore(7000n);

/** A store of which a token has so many transfers, one a day. */
function storeWith(transfers: bigint) {
  const asked: bigint[] = [];
  const query = async (tag: string, _sql: string, parameters: Record<string, bigint>) => {
    if (tag === 'transfer:token-count') return [{ rows: transfers }];
    const { First: first = 0n, limit = 0n } = parameters;
    asked.push(first);
    const days = (LAST - first) / NS_PER_DAY + 1n;
    return Array.from({ length: Number(days < BigInt(limit) ? days : limit) }, (_, index) => ({
      consensusNs: LAST - BigInt(index) * NS_PER_DAY,
    }));
  };
  const snapshot = {
    client: { kind: 'embedded', query },
    caches: new LedgerCaches(),
    head: { lastNs: LAST },
    // Too long a list.
    rows: {
      entries: { countAll: async () => [], page: async () => ({ instants: [], isWhole: false }) },
    },
  } as unknown as LedgerSnapshot;
  return { store: snapshot, asked };
}

describe('the newest transfers', () => {
  const page = { token: TOKEN, order: 'desc', limit: 10 } as const;
  const newest = Array.from({ length: 10 }, (_, index) => LAST - BigInt(index) * NS_PER_DAY);

  it('are looked for in the last day and month where there are known to be many', async () => {
    const { store: snapshot, asked } = storeWith(100_000n);
    expect(await countTokenTransfers(snapshot, page)).toBe(100_000n);
    const rows = await tokenTransfers(snapshot, page);
    expect(rows.map(({ consensusNs }) => consensusNs)).toEqual(newest);
    expect(asked).toEqual([LAST - NS_PER_DAY, LAST - 31n * NS_PER_DAY]);
    expect(await tokenTransfers(snapshot, { ...page, limit: 40 })).toHaveLength(40);
    expect(asked.slice(2)).toEqual([LAST - NS_PER_DAY, LAST - 31n * NS_PER_DAY, 0n]);
  });

  it('are looked for in all of the ledger where few are known, nothing is, or the oldest are asked for', async () => {
    const { store: snapshot, asked } = storeWith(100_000n);
    await tokenTransfers(snapshot, page);
    await countTokenTransfers(snapshot, page);
    await tokenTransfers(snapshot, { ...page, order: 'asc' });
    const few = storeWith(99_999n);
    await countTokenTransfers(few.store, page);
    await tokenTransfers(few.store, page);
    expect([...asked, ...few.asked]).toEqual([0n, 0n, 0n]);
  });
});
