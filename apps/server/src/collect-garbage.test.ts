import { describe, expect, it } from 'vitest';
import { collectAfterHistory, collectGarbage } from './collect-garbage.ts';
import type { IngestStatus } from './ingest-status.ts';

describe('the garbage of history', () => {
  const agoNs = (seconds: number) => BigInt(Date.now() - seconds * 1_000) * 1_000_000n;
  const status = (caughtUp: boolean, lastConsensusNs: bigint | undefined): IngestStatus => ({
    state: caughtUp ? 'live' : 'catching-up',
    halt: undefined,
    caughtUp,
    filesRead: 1,
    filesLeft: 0,
    transactionsRead: 1,
    lastConsensusNs,
  });

  it('is collected once, when what is stored has come near the present', () => {
    let collections = 0;
    const collect = collectAfterHistory(() => collections++);
    // The second: a network that is written more slowly than it is read is read to its end again and again.
    for (const early of [status(true, undefined), status(true, agoNs(3_600)), status(false, agoNs(1))]) collect(early);
    expect(collections).toBe(0);
    collect(status(true, agoNs(1)));
    collect(status(true, agoNs(0)));
    expect(collections).toBe(1);
  });

  it('gives its memory back to the system', async () => {
    let rows: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
    const before = process.memoryUsage().heapTotal;
    expect(rows).toHaveLength(500_000);
    rows = undefined;
    await collectGarbage();
    expect(before - process.memoryUsage().heapTotal).toBeGreaterThan(10_000_000);
  });
});
