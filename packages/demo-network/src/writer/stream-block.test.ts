import { decode, hapi, readBlockFile, type StreamItem } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { demoProducers } from '../demo-producers.ts';
import { demoNodes } from '../network/demo-nodes.ts';
import type { ProducedFile } from '../produced-file.ts';
import { BlockChain } from './block-chain.ts';
import { signedProof } from './block-signer.ts';
import { streamContents } from './stream-block.ts';

const GENESIS_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 4n * 3_600_000_000_000n;
const FILES = 40n;
const PER_FILE = 250;
/** Every type of transaction that the demo network sends. */
const TYPES = [
  ...[7, 8, 11, 12, 14, 15, 16, 17, 19, 20, 24, 25, 26, 27, 29, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45],
  ...[46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 59, 60, 74],
];

/** The exchange rate, which blocks do not tell, and the sidecar records by their kind. */
function comparable(record: hapi.TransactionRecord, sidecars: readonly hapi.TransactionSidecarRecord[]) {
  const receipt = { ...record.receipt, exchangeRate: undefined };
  const bySidecar = Object.assign(
    {},
    ...sidecars.map(({ stateChanges, actions, bytecode }) => clean({ stateChanges, actions, bytecode })),
  );
  return { record: { ...record, receipt }, sidecars: bySidecar };
}

function clean(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

function written({ items, sidecars }: ProducedFile) {
  const all = sidecars.map((bytes) => decode(hapi.TransactionSidecarRecord, bytes));
  return items.map(({ transaction, record: bytes }) => {
    const record = decode(hapi.TransactionRecord, bytes);
    const { seconds, nanos } = record.consensusTimestamp ?? {};
    const own = all.filter(({ consensusTimestamp: at }) => at?.seconds === seconds && at?.nanos === nanos);
    return { transaction, ...comparable(record, own) };
  });
}

function rebuilt(items: readonly StreamItem[]) {
  return items.map(({ transactionBytes: transaction, record, sidecars }) => ({
    transaction,
    ...comparable(record, sidecars),
  }));
}

describe('blocks of the block stream', () => {
  it('tell every transaction, record and sidecar record that record files tell, and have the root that readers compute', async () => {
    const network = demoProducers.create({
      seed: 5,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: new Uint8Array(8),
    });
    const chain = new BlockChain('sha256');
    const types = new Set<number>();
    for (let number = 0n; number < FILES; number++) {
      const startNs = GENESIS_NS + number * FILE_NS;
      const file = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      const { previousRoot } = chain.position;
      const { contents, root } = chain.seal(streamContents(number, startNs, file));
      const proof = signedProof(number, new Uint8Array(64));
      const block = readBlockFile(`${number}.blk`, Buffer.concat([contents, proof]), { expectedHash: root });
      expect(Buffer.from(block.previousHash)).toEqual(Buffer.from(previousRoot));
      expect(rebuilt(block.items)).toEqual(written(file));
      for (const { typeId } of block.items) types.add(typeId);
    }
    expect([...types].sort((a, b) => a - b)).toEqual(TYPES);
  }, 300_000);
});
