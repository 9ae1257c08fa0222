import { hintsKeyChanges, recentBlocks } from '@ledgerscope/ledger-store';
import type { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { describe, expect, it } from 'vitest';
import {
  activate,
  announce,
  BEGIN,
  EMPTY,
  FIRST,
  type HandoverBlock,
  HISTORY,
  keyOf,
  LEDGER_ID,
  PINNED,
  SECOND,
  THIRD,
  writeBlocks,
} from './testing/handover-blocks.ts';
import { ingestAll } from './testing/ingest-all.ts';
import { sourceFolder } from './testing/source-folder.ts';

const source = sourceFolder();
const write = (...blocks: [readonly HandoverBlock[], from?: number, to?: number]) =>
  writeBlocks(source.path, ...blocks);
const stored = async () => [...(await recentBlocks(source.store, { limit: 100 }))].reverse();
const read = (flags: readonly string[] = PINNED) => ingestAll(source.path, source.store, flags);

/** Signatures are made and checked one by one, in many lives of the process. */
const PATIENCE_MS = 300_000;

describe('keys that blocks hand over', { timeout: PATIENCE_MS }, () => {
  it('are followed from the ledger id to today’s key, while catching up', async () => {
    write(HISTORY);
    expect((await read()).halt).toBeUndefined();
    const rows = await stored();
    expect(rows).toHaveLength(HISTORY.length);
    for (const row of rows) expect(row).toMatchObject({ proof: 'threshold', ledgerId: LEDGER_ID });
    expect(rows.at(-1)).toMatchObject({
      strength: 'handed-over',
      chainOfTrust: 'handed-over',
      hintsKey: keyOf(THIRD),
      strengthReason: expect.stringContaining('handed over the key'),
    });
    const changes = await hintsKeyChanges(source.store);
    const steps = changes.filter(({ outcome }) => outcome === 'activated');
    expect(steps).toMatchObject([
      { blockNumber: 5n, previousKey: keyOf(FIRST), keySha256: keyOf(SECOND), construction: 2n, announcedIn: 3n },
      { blockNumber: 9n, previousKey: keyOf(SECOND), keySha256: keyOf(THIRD), construction: 3n, announcedIn: 8n },
    ]);
  });

  it('are followed from a restart before each block, live', async () => {
    for (let count = 1; count <= HISTORY.length; count++) {
      write(HISTORY, count - 1, count);
      expect((await read()).halt).toBeUndefined();
    }
    const own = (by: ToyLedger | undefined) => (by === FIRST ? 'ledger-id' : 'handed-over');
    expect((await stored()).map(({ strength }) => strength)).toEqual(HISTORY.map(([by]) => own(by)));
    const outcomes = (await hintsKeyChanges(source.store)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'activated')).toHaveLength(2);
    expect(outcomes).not.toContain('refused');
  });

  it('verify blocks that carry no signature by the next one that does, whoever signs it', async () => {
    write(HISTORY.map(([by, ...changes], number) => [[1, 4, 7].includes(number) ? undefined : by, ...changes]));
    expect((await read()).halt).toBeUndefined();
    expect((await stored()).map(({ strength }) => strength)).not.toContain('none');
    expect(await stored()).toHaveLength(HISTORY.length);
  });

  it('begin with the operator’s pin where reading begins in the middle, and end with it', async () => {
    write(HISTORY, 2);
    const flags = ['--from', '2', '--hints-key', keyOf(FIRST)];
    expect((await read(flags)).halt).toBeUndefined();
    const last = (await stored()).at(-1);
    expect(last).toMatchObject({ strength: 'handed-over', ledgerId: '', hintsKey: keyOf(THIRD) });
    // Whoever takes the pin away does not believe in what it led to.
    write([...HISTORY, [THIRD]], HISTORY.length);
    const { halt } = await read(['--from', '2']);
    expect(halt).toMatchObject({ reason: 'unpinned-key', file: `${HISTORY.length}.blk` });
    expect(halt?.message).toContain(`starting with ${keyOf(FIRST)}, which can no longer be linked to the network`);
  });

  it('are not enough where a chain from the ledger id in each block is asked for', async () => {
    write(HISTORY);
    const { halt } = await read([...PINNED, '--block-proof', 'ledger-id']);
    expect(halt?.message).toContain('with a handed-over key');
    expect((await read([...PINNED, '--block-proof', 'handed-over'])).halt).toBeUndefined();
  });

  it.each<[string, readonly HandoverBlock[], string]>([
    ['was never announced', [BEGIN, [FIRST, EMPTY], [SECOND, activate(2n, SECOND)]], 'cannot verify the link'],
    [
      'announces itself',
      [BEGIN, [SECOND, announce(2n, SECOND)], [SECOND, activate(2n, SECOND)]],
      'cannot verify the link',
    ],
    ['signs before it is in force', [BEGIN, [FIRST, announce(2n, SECOND)], [SECOND]], 'cannot verify the link'],
    [
      'was announced for another construction',
      [BEGIN, [FIRST, announce(2n, SECOND)], [FIRST, activate(3n, SECOND)], [SECOND]],
      'construction 2 was announced with the key',
    ],
    [
      'was withdrawn',
      [BEGIN, [FIRST, announce(2n, SECOND)], [FIRST, EMPTY], [SECOND, activate(2n, SECOND)]],
      'cannot verify the link',
    ],
    [
      'takes the place of the announced one',
      [BEGIN, [FIRST, announce(2n, SECOND)], [FIRST, activate(2n, THIRD)], [THIRD]],
      'construction 2 was announced with the key',
    ],
    [
      'was handed over from long ago',
      [
        BEGIN,
        [FIRST, announce(2n, SECOND)],
        [SECOND, activate(2n, SECOND), EMPTY],
        [SECOND],
        [SECOND],
        [SECOND],
        [FIRST],
      ],
      'block 2 replaced the hinTS key',
    ],
  ])('stop ingest where a key %s', async (_, blocks, text) => {
    for (let count = 1; count <= blocks.length; count++) {
      write(blocks, count - 1, count);
      const { halt } = await read();
      if (count === blocks.length || halt !== undefined) {
        expect(halt).toMatchObject({ reason: 'unpinned-key', file: `${count - 1}.blk` });
        expect(halt?.message).toContain(text);
        expect(await stored()).toHaveLength(count - 1);
        return;
      }
    }
  });

  it('stop ingest where a block that was not verified handed them over', async () => {
    const blocks: HandoverBlock[] = [BEGIN, [undefined, announce(2n, SECOND)], [FIRST], [SECOND, activate(2n, SECOND)]];
    write(blocks, 0, 2);
    expect((await read([...PINNED, '--block-proof', 'none'])).halt).toBeUndefined();
    write(blocks);
    expect((await read()).halt).toMatchObject({ reason: 'unpinned-key', file: '3.blk' });
    expect((await hintsKeyChanges(source.store)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused']);
  });
});
