import { describe, expect, it, vi } from 'vitest';
import { countedOn, countedText } from './counted-on.ts';
import { LedgerCaches } from './ledger-caches.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** Instants that hold a row. */
const ROWS = [1n, 4n, 5n, 9n, 12n];

function counter(kind = 'embedded') {
  const asked: string[] = [];
  const client = { kind };
  const caches = new LedgerCaches();
  const upTo = (last: bigint, { what = 'rows', first = 0n, isExact = true } = {}) =>
    countedOn<bigint>(
      { client, caches, head: { lastNs: last } } as unknown as LedgerSnapshot,
      what,
      { first, last },
      {
        count: async (range) => {
          asked.push(`${range.first}-${range.last}`);
          return BigInt(ROWS.filter((at) => at >= range.first && at <= range.last).length);
        },
        add: (one, other) => one + other,
        isExact: () => isExact,
      },
    );
  return { asked, upTo };
}

describe('counts that go on from where they were', () => {
  it('read what came since, and nothing where nothing came', async () => {
    const { asked, upTo } = counter();
    expect(await upTo(4n)).toBe(2n);
    expect(await upTo(4n)).toBe(2n);
    expect(await upTo(9n)).toBe(4n);
    expect(await upTo(12n)).toBe(5n);
    expect(asked).toEqual(['0-4', '5-9', '10-12']);
  });

  it('count an older end anew and keep the newer one', async () => {
    const { asked, upTo } = counter();
    expect(await upTo(9n)).toBe(4n);
    expect(await upTo(4n)).toBe(2n);
    expect(await upTo(9n)).toBe(4n);
    expect(asked).toEqual(['0-9', '0-4']);
  });

  it('are separate by what is counted and from where on', async () => {
    const { asked, upTo } = counter();
    expect(await upTo(9n)).toBe(4n);
    expect(await upTo(9n, { first: 4n })).toBe(3n);
    expect(await upTo(9n, { what: 'others' })).toBe(4n);
    expect(asked).toEqual(['0-9', '4-9', '0-9']);
  });

  it('take no value for a part of another', () => {
    expect(countedText(['t', { a: 'x","b":"y', b: 'z' }])).not.toBe(countedText(['t', { a: 'x', b: 'y","b":"z' }]));
    expect(countedText([1n])).not.toBe(countedText([1]));
  });

  it('keep nothing that was cut off, and no key of great length', async () => {
    const { asked, upTo } = counter();
    expect(await upTo(9n, { isExact: false })).toBe(4n);
    expect(await upTo(12n, { isExact: false })).toBe(5n);
    expect(await upTo(9n, { what: 'x'.repeat(3_000) })).toBe(4n);
    expect(await upTo(9n, { what: 'x'.repeat(3_000) })).toBe(4n);
    expect(asked).toEqual(['0-9', '0-12', '0-9', '0-9']);
  });

  it('count what came within ten minutes, by the clock on the wall, each time where replicas may lag', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { asked, upTo } = counter('http');
    // However far apart the instants are: while a ledger is read from the past, hours pass in seconds.
    expect(await upTo(4n)).toBe(2n);
    expect(await upTo(12n)).toBe(5n);
    expect(await upTo(12n)).toBe(5n);
    now.mockReturnValue(15_000);
    expect(await upTo(12n)).toBe(5n);
    now.mockReturnValue(601_000);
    expect(await upTo(12n)).toBe(5n);
    now.mockReturnValue(615_000);
    expect(await upTo(12n)).toBe(5n);
    expect(await upTo(12n)).toBe(5n);
    expect(asked).toEqual(['0-4', '0-12', '0-12', '0-12', '0-4', '5-12', '5-12']);
    now.mockRestore();
  });
});
