import { describe, expect, it } from 'vitest';
import { countedWindow, NEVER_NS } from './counted-window.ts';
import { LedgerCaches } from './ledger-caches.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';
import type { TimeRange } from './time-range.ts';

/** Instants that hold a row. */
const ROWS = [1n, 4n, 5n, 9n, 12n, 30n];

function counter(kind = 'embedded') {
  const asked: string[] = [];
  const client = { kind };
  const caches = new LedgerCaches();
  const within = (first: bigint, last: bigint, stamp?: number) =>
    countedWindow(
      { client, caches, head: { lastNs: last } } as unknown as LedgerSnapshot,
      'rows',
      { first, last },
      {
        stamp,
        count: async (range: TimeRange) => {
          asked.push(`${range.first}-${range.last}`);
          const rows = ROWS.filter((at) => at >= range.first && at <= range.last);
          return { count: BigInt(rows.length), earliestNs: rows[0] ?? NEVER_NS };
        },
      },
    );
  return { asked, within };
}

describe('counts of a span that moves on', () => {
  it('read what came and what was left behind, and nothing where nothing came', async () => {
    const { asked, within } = counter();
    expect(await within(0n, 4n)).toBe(2n);
    expect(await within(0n, 4n)).toBe(2n);
    expect(await within(1n, 5n)).toBe(3n);
    expect(await within(5n, 9n)).toBe(2n);
    expect(asked).toEqual(['0-4', '5-5', '1-4', '6-9']);
  });

  it('take the word of a stamp for it that nothing came, whatever is left behind', async () => {
    const { asked, within } = counter();
    expect(await within(2n, 13n, 1)).toBe(4n);
    expect(await within(4n, 20n, 1)).toBe(4n);
    expect(await within(6n, 29n, 1)).toBe(2n);
    expect(await within(8n, 40n, 2)).toBe(3n);
    expect(asked).toEqual(['2-13', '4-5', '6-7', '30-40']);
  });

  it('are right of every span of two that follow each other', async () => {
    for (let first = 0n; first < 14n; first++)
      for (let last = first; last < 14n; last++) {
        const { within } = counter();
        await within(3n, 8n);
        await within(4n, 10n);
        expect(await within(first, last)).toBe(BigInt(ROWS.filter((at) => at >= first && at <= last).length));
      }
  });

  it('count an older span anew and keep the newer one', async () => {
    const { asked, within } = counter();
    expect(await within(2n, 9n)).toBe(3n);
    expect(await within(1n, 4n)).toBe(2n);
    expect(await within(2n, 9n)).toBe(3n);
    expect(asked).toEqual(['2-9', '1-4']);
  });

  it('are counted whole where a replica may lag', async () => {
    const { asked, within } = counter('http');
    expect(await within(0n, 4n)).toBe(2n);
    expect(await within(1n, 5n)).toBe(3n);
    expect(asked).toEqual(['0-4', '1-5']);
  });
});
