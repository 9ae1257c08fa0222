import { deserialize } from 'node:v8';
import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { blockOf, itemOf } from '@ledgerscope/ingest/derive/testing/built-block';
import type { StreamBlock } from '@ledgerscope/streams';

const FILE_NS = 2n * 3_600_000_000_000n;

/** How much the simulated network does. */
export interface DemoAmount {
  readonly seed: number;
  readonly genesisNs: bigint;
  readonly files: bigint;
  readonly perFile: number;
  /** How long each file is; two hours unless given. */
  readonly fileNs?: bigint;
}

/** What the simulated network wrote, in blocks, and its own books at the end. */
export async function demoLedger<Books>({ seed, genesisNs, files, perFile, fileNs = FILE_NS }: DemoAmount): Promise<{
  readonly blocks: StreamBlock[];
  readonly books: Books;
}> {
  const network = demoProducers.create({ seed, genesisNs, nodes: demoNodes(), addressBook: Buffer.from('book') });
  const blocks: StreamBlock[] = [];
  for (let number = 0n; number < files; number++) {
    const startNs = genesisNs + number * fileNs;
    const { items } = await network.produce({ startNs, endNs: startNs + fileNs, transactions: perFile });
    const block = blockOf(items.map(({ transaction, record }, index) => itemOf(transaction, record, index)));
    const fileHash = new Uint8Array(48);
    new DataView(fileHash.buffer).setBigUint64(0, startNs);
    blocks.push({ ...block, number, fileHash });
  }
  return { blocks, books: deserialize(network.snapshot()) as Books };
}
