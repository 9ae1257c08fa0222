import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockFile } from './block-file.ts';
import { BlockSources } from './block-sources.ts';
import { SourceError } from './source-error.ts';
import type { StreamSource } from './stream-source.ts';

/** A source whose copy of each block is its own name. */
function source(label: string, blocks: readonly bigint[]) {
  const state = { blocks: [...blocks], fails: false };
  const check = (): void => {
    if (state.fails) throw new SourceError('unavailable', `${label} fails`);
  };
  const stream: StreamSource = {
    label,
    listAfter: async (name) => {
      check();
      return state.blocks.map(blockFile).filter((file) => name === undefined || file.name > name);
    },
    copies: async function* ({ name }) {
      check();
      if (state.blocks.some((block) => blockFile(block).name === name))
        yield { origin: `${label}/${name}`, bytes: Buffer.from(label), readSidecar: async () => undefined };
    },
    signatures: async () => [],
    countAfter: async () => undefined,
    addressBook: async () => undefined,
  };
  return Object.assign(state, { stream });
}

async function copies(sources: BlockSources, number: bigint): Promise<string[]> {
  const read: string[] = [];
  for await (const { bytes } of sources.copies(blockFile(number))) read.push(Buffer.from(bytes).toString());
  return read;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => vi.useRealTimers());

describe('several sources of blocks', () => {
  it('are read from the preferred one, and where that fails from the next one', async () => {
    const [one, two] = [source('one', [0n, 1n]), source('two', [0n, 1n])];
    const sources = new BlockSources([one.stream, two.stream]);
    expect(await sources.listAfter(undefined, 9)).toEqual([blockFile(0n), blockFile(1n)]);
    expect(await copies(sources, 0n)).toEqual(['one']);
    one.fails = true;
    expect(await sources.listAfter(blockFile(0n).name, 9)).toEqual([blockFile(1n)]);
    expect(await copies(sources, 1n)).toEqual(['two']);
    two.fails = true;
    await expect(sources.listAfter(blockFile(0n).name, 9)).rejects.toThrow('one fails');
    await expect(copies(sources, 7n)).rejects.toThrow('one fails');
  });

  it('ask the next one for new blocks only when the one before has had none for a while', async () => {
    const [one, two] = [source('one', [0n]), source('two', [0n, 1n])];
    const sources = new BlockSources([one.stream, two.stream]);
    expect(await sources.listAfter(blockFile(0n).name, 9)).toEqual([]);
    vi.setSystemTime(6_000);
    expect(await sources.listAfter(blockFile(0n).name, 9)).toEqual([blockFile(1n)]);
    expect(await copies(sources, 1n)).toEqual(['two']);
  });

  it('give every copy of a block whose first copy was not believed', async () => {
    const sources = new BlockSources([source('one', [0n]).stream, source('two', [0n]).stream]);
    await sources.listAfter(undefined, 9);
    expect(await copies(sources, 0n)).toEqual(['one']);
    sources.distrust(blockFile(0n));
    expect(await copies(sources, 0n)).toEqual(['one', 'two']);
  });
});
