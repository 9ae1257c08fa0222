import { isDeepStrictEqual } from 'node:util';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type BlockFile, readBlockFile, StreamError } from '@ledgerscope/streams';
import { moveItems, randomBelow } from '@ledgerscope/streams/testing/move-items';
import { describe, expect, it } from 'vitest';
import { demoProducers } from '../demo-network.ts';
import { addressBookBytes } from '../network/address-book.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import { signingNodes } from '../network/signing-node.ts';
import { BlockChain } from './block-chain.ts';
import { signedProof } from './block-signer.ts';
import { streamContents } from './stream-block.ts';

const SEED = 5;
const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 8n;
const RUNS = testSize(200, 2000);

async function demoBlocks(): Promise<Uint8Array[]> {
  const network = demoProducers.create({
    seed: SEED,
    genesisNs: GENESIS_NS,
    nodes: demoNodes(),
    addressBook: addressBookBytes(signingNodes(SEED, demoNodes())),
  });
  const chain = new BlockChain('sha256');
  const blocks: Uint8Array[] = [];
  const values = new Map<string, Uint8Array>();
  for (let number = 0n; number < FILES; number++) {
    const startNs = GENESIS_NS + number * FILE_NS;
    const file = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: 150 });
    const { contents } = chain.seal(streamContents(number, startNs, file, { values, differences: true }));
    blocks.push(Uint8Array.from(Buffer.concat([contents, signedProof(number, new Uint8Array(64))])));
  }
  return blocks;
}

/** Everything that is read of a block but its length, and the places of fields that are not known. */
function saidBy({ size: _size, unknownFields: _unknownFields, ...said }: BlockFile): object {
  return said;
}

describe('blocks of the demo network whose items were moved', () => {
  it(`are refused, or say the same of everything that is kept: ${RUNS} of them`, async () => {
    const blocks = (await demoBlocks()).map((bytes) => ({ bytes, genuine: readBlockFile('b', bytes) }));
    const random = randomBelow(7);
    let refused = 0;
    for (let run = 0; run < RUNS; ) {
      const block = blocks[random(blocks.length)];
      if (block === undefined) break;
      const moved = moveItems(block.bytes, 'v4_16leaves', random);
      if (moved === undefined) continue;
      run++;
      try {
        expect(isDeepStrictEqual(saidBy(readBlockFile('b', moved)), saidBy(block.genuine))).toBe(true);
      } catch (error) {
        if (!(error instanceof StreamError)) throw error;
        refused++;
      }
    }
    expect(refused / RUNS).toBeGreaterThan(0.9);
  }, 300_000);
});
