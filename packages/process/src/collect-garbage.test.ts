import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { collectNearPresent } from './collect-garbage.ts';
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

  it('is collected when what is stored has come near the present, and when there is much again', async () => {
    let collections = 0;
    let heap = 200_000_000;
    let now = Date.now();
    const collect = collectNearPresent({
      collect: () => {
        collections++;
        heap = 100_000_000;
      },
      heapBytes: () => heap,
      nowMs: () => now,
    });
    const near = () => status(true, BigInt(now) * 1_000_000n);
    // The second: a network that is written more slowly than it is read is read to its end again and again.
    for (const early of [status(true, undefined), status(true, agoNs(3_600)), status(false, agoNs(1))])
      await collect(early);
    expect(collections).toBe(0);
    await collect(near());
    await collect(near());
    expect(collections).toBe(1);
    heap = 150_000_000;
    now += 200_000;
    await collect(near());
    expect(collections, 'not often').toBe(1);
    now += 200_000;
    await collect(near());
    expect(collections).toBe(2);
    now += 400_000;
    heap = 101_000_000;
    await collect(near());
    expect(collections, 'not for little').toBe(2);
  });

  it('gives its memory back to the system', async () => {
    // In a process of its own: those of tests begin with a large heap, which they keep.
    const program = `import { collectGarbage } from ${JSON.stringify(new URL('./collect-garbage.ts', import.meta.url).href)};
      let rows = Array.from({ length: 500_000 }, (_, index) => ({ index }));
      const before = process.memoryUsage().heapTotal;
      rows = rows.length === 500_000 ? undefined : rows;
      await collectGarbage();
      console.log(before - process.memoryUsage().heapTotal);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(Number(stdout)).toBeGreaterThan(10_000_000);
  });
});
