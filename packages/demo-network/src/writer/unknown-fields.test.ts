import { readBlockFile, readRecordFile, type UnknownFieldCount } from '@ledgerscope/streams';
import { splicedBlocks, splicedRecordFiles, UNKNOWN_NUMBER } from '@ledgerscope/streams/testing/splice-unknown';
import { describe, expect, it } from 'vitest';
import { demoProducers } from '../demo-network.ts';
import { addressBookBytes } from '../network/address-book.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import { signingNodes } from '../network/signing-node.ts';
import type { ProducedFile } from '../produced-file.ts';
import { BlockChain } from './block-chain.ts';
import { signedProof } from './block-signer.ts';
import { streamContents } from './stream-block.ts';
import type { StateValues } from './unit-changes.ts';

const SEED = 5;
const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 6n;
const PER_FILE = 150;
const RECORD_FILE = '2026-01-01T00_00_00.000000000Z.rcd';

async function* producedFiles(): AsyncGenerator<{ file: ProducedFile; startNs: bigint; number: bigint }> {
  const network = demoProducers.create({
    seed: SEED,
    genesisNs: GENESIS_NS,
    nodes: demoNodes(),
    addressBook: addressBookBytes(signingNodes(SEED, demoNodes())),
  });
  for (let number = 0n; number < FILES; number++) {
    const startNs = GENESIS_NS + number * FILE_NS;
    yield {
      number,
      startNs,
      file: await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE }),
    };
  }
}

function expectOne(unknownFields: readonly UnknownFieldCount[] | undefined, type: string): void {
  expect(unknownFields, type).toHaveLength(1);
  expect(unknownFields?.[0], type).toMatchObject({ path: expect.stringMatching(`\\.${UNKNOWN_NUMBER}$`), count: 1 });
}

describe('an unknown field in a message of any type that the demo network writes', () => {
  it('is counted once in blocks and in record files, and there is none without it', async () => {
    const inBlocks = new Set<string>();
    const inRecords = new Set<string>();
    const chain = new BlockChain('sha256');
    // Whole values: a field that is not known is refused in a difference.
    const values: StateValues = new Map();
    for await (const { file, startNs, number } of producedFiles()) {
      const contents = chain.seal(streamContents(number, startNs, file, { values, differences: false })).contents;
      const block = new Uint8Array(Buffer.concat([contents, signedProof(number, new Uint8Array(64))]));
      const { hapiVersion, unknownFields } = readBlockFile('b.blk', block);
      expect(unknownFields).toEqual([]);
      for (const { type, bytes } of splicedBlocks(block, hapiVersion, ({ name }) => !inBlocks.has(name))) {
        expectOne(readBlockFile('b.blk', bytes).unknownFields, type.name);
        inBlocks.add(type.name);
      }
      for (const { type, bytes } of splicedRecordFiles(file.items, ({ name }) => !inRecords.has(name))) {
        expectOne(readRecordFile(RECORD_FILE, bytes).unknownFields, type.name);
        inRecords.add(type.name);
      }
    }
    expect(inBlocks.size).toBeGreaterThan(80);
    expect(inRecords.size).toBeGreaterThan(60);
  }, 300_000);
});
