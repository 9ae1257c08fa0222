import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { addressBookBytes, demoNodes, demoProducers, StreamWriter, signingNodes } from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { decompress, readBlockFile } from '@ledgerscope/streams';
import { keptItems, moveItems, randomBelow } from '@ledgerscope/streams/testing/move-items';
import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gathered } from './gather.ts';
import { IngestHaltError } from './ingest-halt-error.ts';
import { rowsToStore } from './testing/rows-to-store.ts';

const MOVES = testSize(120, 2000);
/** Those in `blocks` stand beside the repository. */
const SAMPLES = [
  'blocks/hapi-0.68.0-snapshot_block-14.blk.gz',
  'blocks/hapi-0.78.0-snapshot_wraps_block-1.blk.gz',
  'files/block/mirror-node-tests/000000000000000000000000000000000076.blk.gz',
  'files/block/mirror-node-tests/000000000000000000000000000000000142.blk.gz',
  'files/block/mirror-node-tests/early/000000000000000000000000000000000981.blk.gz',
  'files/block/mirror-node-tests/early/000000000000000000000000000007858853.blk.gz',
  'files/block/solo-and-dev/CN_0_73_TSS_WRAPS_LEGACY/2.blk.gz',
  'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/2.blk.gz',
  'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/3.blk.gz',
  'files/block/solo-and-dev/HAPI-0-64-0/000000000000000000000000000000000014.blk.gz',
];
const SEED = 5;
const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 8n;

/** A block that is not compressed. */
interface Genuine {
  readonly source: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

function genuineBlock(source: string, packed: Uint8Array): Genuine {
  const bytes = Uint8Array.from(decompress(source, packed));
  const { number } = readBlockFile(source, bytes);
  return { source, name: `${String(number).padStart(36, '0')}.blk`, bytes };
}

const realBlocks = async () => SAMPLES.filter(hasReal).map((source) => genuineBlock(source, readReal(source)));

async function demoBlocks(): Promise<Genuine[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-moved-'));
  const nodes = signingNodes(SEED, demoNodes());
  const addressBook = addressBookBytes(nodes);
  const network = demoProducers.create({ seed: SEED, genesisNs: GENESIS_NS, nodes: demoNodes(), addressBook });
  const writer = new StreamWriter({ folder, nodes, format: 'blocks', copies: 'one' });
  for (let startNs = GENESIS_NS; startNs < GENESIS_NS + FILES * FILE_NS; startNs += FILE_NS)
    await writer.write(await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: 150 }));
  await writer.untilSettled();
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.blk/.test(name));
  const blocks = files.map((name) => genuineBlock(name, fs.readFileSync(path.join(folder, name))));
  fs.rmSync(folder, { recursive: true, force: true });
  return blocks;
}

/**
 * Everything that is stored but two facts of the file itself: its size, which a header in no tree changes, and at which item the first
 * unknown field of each kind is.
 */
function stored({ batch, rows, blocks }: Gathered): object {
  const unknownField = rows.unknownField.map(({ place: _place, ...row }) => row);
  return { batch, rows: { ...rows, unknownField }, blocks: blocks.map(({ sizeBytes: _size, ...row }) => row) };
}

/** What became of blocks whose root is that of a genuine one. */
interface Outcome {
  /** Moves of an item that something is stored of. */
  refused: number;
  readonly forged: string[];
  /** Of the others, those that are read, and what of them is not stored as of the genuine block. */
  read: number;
  readonly different: string[];
}

describe('blocks whose items were moved, with the root of the genuine one', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  async function rowsUnlessRefused(name: string, bytes: Uint8Array): Promise<object | undefined> {
    try {
      return stored(await rowsToStore(store, name, bytes));
    } catch (error) {
      if (error instanceof IngestHaltError) return undefined;
      throw error;
    }
  }

  it.each([
    ['real ones', 34, realBlocks, 1],
    ['those of the demo network, which have no items that can stand elsewhere', 7, demoBlocks, 0],
  ])(
    `none of ${MOVES} is read where something stored was moved; others give the same rows: %s`,
    async (_, seed, open, least) => {
      const blocks = await Promise.all(
        (await open()).map(async (block) => {
          const { rootHash } = readBlockFile(block.name, block.bytes);
          return {
            ...block,
            layout: rootHash.variant,
            rows: stored(await rowsToStore(store, block.name, block.bytes)),
          };
        }),
      );
      const random = randomBelow(seed);
      const outcome: Outcome = { refused: 0, forged: [], read: 0, different: [] };
      while (outcome.refused + outcome.forged.length < MOVES) {
        const block = blocks[random(blocks.length)];
        const moved = block && moveItems(block.bytes, block.layout, random);
        if (block === undefined || moved === undefined) continue;
        const rows = await rowsUnlessRefused(block.name, moved);
        const isKept = Buffer.compare(keptItems(moved), keptItems(block.bytes)) === 0;
        if (isKept && rows !== undefined) {
          outcome.read++;
          if (!isDeepStrictEqual(rows, block.rows)) outcome.different.push(block.source);
        } else if (!isKept) {
          if (rows === undefined) outcome.refused++;
          else outcome.forged.push(block.source);
        }
      }
      expect(outcome).toMatchObject({ refused: MOVES, forged: [], different: [] });
      expect(outcome.read).toBeGreaterThanOrEqual(least);
    },
    testSize(300_000, 3_600_000),
  );
});
