import { consensusNsOf, NS_PER_SECOND } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { findBlockStart } from './find-block-start.ts';
import { fileAround, lastFile } from './find-record-start.ts';
import { findStart } from './find-start.ts';
import { recordName } from './found-start.ts';
import type { FilePage, PlacedFile, RecordPlaces } from './stream-places.ts';

const START = 1_600_000_000n * NS_PER_SECOND;
/** Four years of a file every two seconds. */
const FILES = 60_000_000n;
const PAGE = 500n;
const instantOf = (file: bigint): bigint => START + file * 2n * NS_PER_SECOND;

/** A stream too large to look through, with how often it was asked. */
class LargeStream implements RecordPlaces {
  asked = 0;
  readonly #files: bigint;

  constructor(files = FILES) {
    this.#files = files;
  }

  async after(instant: bigint): Promise<FilePage> {
    this.asked++;
    const first = instant < START ? 0n : (instant - START) / (2n * NS_PER_SECOND) + 1n;
    const end = first + PAGE < this.#files ? first + PAGE : this.#files;
    const files: PlacedFile[] = [];
    for (let file = first; file < end; file++)
      files.push({ name: recordName(instantOf(file)), instant: instantOf(file), read: async () => undefined });
    return { files, more: end < this.#files };
  }
}

describe('a place in four years of record files', () => {
  it('is found with few listings: the newest, long after it was written', async () => {
    const stream = new LargeStream();
    const nowMs = Number(instantOf(FILES) / 1_000_000n) + 200 * 86_400_000;
    expect((await lastFile(stream, nowMs))?.instant).toBe(instantOf(FILES - 1n));
    expect(stream.asked).toBeLessThan(30);
  });

  it('the newest of a stream that goes on, with one', async () => {
    const stream = new LargeStream();
    await lastFile(stream, Number(instantOf(FILES) / 1_000_000n));
    expect(stream.asked).toBe(1);
  });

  it('that of an instant', async () => {
    const stream = new LargeStream();
    const at = instantOf(31_415_926n);
    expect(await findStart({ records: stream }, { kind: 'instant', at: consensusNsOf(at - 5n) })).toMatchObject({
      after: recordName(at - 1n),
      first: recordName(at),
    });
    expect((await fileAround(stream, at + 1n))?.instant).toBe(at);
    expect(stream.asked).toBe(3);
  });

  it('none around an instant after which nothing is there yet', async () => {
    expect(await fileAround(new LargeStream(), instantOf(FILES) + NS_PER_SECOND)).toBeUndefined();
    expect(await fileAround(new LargeStream(), START - 1n)).toBeUndefined();
  });

  it('is refused by number where files state none', async () => {
    const found = await findStart({ records: new LargeStream() }, { kind: 'block', number: 7n });
    expect(found).toMatchObject({
      problem: expect.stringContaining('use a time instead of a number'),
      waiting: false,
    });
  });
});

describe('a block among others', () => {
  it('that is not there is refused, with the next one', async () => {
    const blocks = {
      range: async () => ({ first: 100n, last: 900n }),
      from: async (number: bigint) => (number <= 100n ? 100n : number <= 500n ? 500n : 900n),
      read: async () => undefined,
    };
    expect(await findBlockStart(blocks, { kind: 'block', number: 7n })).toMatchObject({
      problem: 'it does not have that block; the next available block is 100',
    });
    expect(await findBlockStart(blocks, { kind: 'block', number: 300n })).toMatchObject({
      problem: 'it does not have that block; the next available block is 500',
    });
    expect(await findBlockStart(blocks, { kind: 'block', number: 901n })).toMatchObject({ waiting: true });
    expect(await findBlockStart(blocks, { kind: 'block', number: 500n })).toMatchObject({
      first: '0000000000000000500.blk',
    });
  });
});
