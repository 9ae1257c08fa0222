import { decode, hapi, readBlockFile, toJson } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { demoProducers } from '../demo-network.ts';
import { addressBookBytes } from '../network/address-book.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import { signingNodes } from '../network/signing-node.ts';
import type { ProducedFile } from '../produced-file.ts';
import { BlockChain } from './block-chain.ts';
import { signedProof } from './block-signer.ts';
import { streamContents } from './stream-block.ts';

const SEED = 6;
const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 40n;
const PER_FILE = 250;
/** Every type of transaction that the demo network sends. */
const TYPES = [
  7, 8, 9, 11, 12, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 27, 29, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41, 42, 43,
  44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 59, 60, 74,
];

/** As text: without the exchange rate, which blocks do not tell, and with sidecar records in the order of their texts. */
function reported(
  transaction: Uint8Array,
  { receipt, ...record }: hapi.TransactionRecord,
  sidecars: readonly hapi.TransactionSidecarRecord[],
): string {
  const plain = { ...hapi.TransactionReceipt.create(), ...receipt, exchangeRate: undefined };
  const texts = sidecars.map((sidecar) => JSON.stringify(toJson(hapi.TransactionSidecarRecord, sidecar))).sort();
  const rest = JSON.stringify(toJson(hapi.TransactionRecord, { ...record, receipt: plain }));
  return [Buffer.from(transaction).toString('hex'), rest, ...texts].join('\n');
}

function written({ items, sidecars }: ProducedFile): string[] {
  const all = sidecars.map((bytes) => decode(hapi.TransactionSidecarRecord, bytes));
  return items.map(({ transaction, record: bytes }) => {
    const record = decode(hapi.TransactionRecord, bytes);
    const { seconds, nanos } = record.consensusTimestamp ?? {};
    const own = all.filter(({ consensusTimestamp: at }) => at?.seconds === seconds && at?.nanos === nanos);
    return reported(transaction, record, own);
  });
}

/** How many changes of the state a block states as differences. */
function differencesIn(block: Uint8Array): number {
  const items = decode(hapi.Block, block).items.map((bytes) => decode(hapi.BlockItem, bytes));
  const sets = items.flatMap(({ stateChanges }) => stateChanges ?? []).map((bytes) => decode(hapi.StateChanges, bytes));
  return sets.flatMap(({ stateChanges }) => stateChanges).filter(({ mapUpdate }) => mapUpdate?.partial).length;
}

describe('blocks of the block stream', () => {
  it('contain every transaction, record and sidecar record that record files contain, and have the root that readers compute, with differences and without', async () => {
    const network = demoProducers.create({
      seed: SEED,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: addressBookBytes(signingNodes(SEED, demoNodes())),
    });
    const forms = [true, false].map((differences) => ({
      differences,
      values: new Map<string, Uint8Array>(),
      chain: new BlockChain('sha256'),
      types: new Set<number>(),
      partial: 0,
    }));
    for (let number = 0n; number < FILES; number++) {
      const startNs = GENESIS_NS + number * FILE_NS;
      const file = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      const all = written(file);
      for (const form of forms) {
        const { previousRoot } = form.chain.position;
        const { contents, root } = form.chain.seal(streamContents(number, startNs, file, form));
        form.partial += differencesIn(contents);
        const proof = signedProof(number, new Uint8Array(64));
        const block = readBlockFile(`${number}.blk`, Buffer.concat([contents, proof]), { expectedHash: root });
        expect(Buffer.from(block.previousHash)).toEqual(Buffer.from(previousRoot));
        const rebuilt = block.items.map((item) => reported(item.transactionBytes, item.record, item.sidecars));
        expect(rebuilt).toEqual(all);
        for (const { typeId } of block.items) form.types.add(typeId);
      }
    }
    for (const { differences, types, partial } of forms) {
      expect([...types].sort((a, b) => a - b)).toEqual(TYPES);
      if (differences) expect(partial).toBeGreaterThan(1000);
      else expect(partial).toBe(0);
    }
  }, 300_000);
});
