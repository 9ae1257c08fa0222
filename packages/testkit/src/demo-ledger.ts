import { deserialize } from 'node:v8';
import { demoNodes, demoProducers } from '@ledgerscope/demo-network';
import { blockOf, itemOf } from '@ledgerscope/ingest/derive/testing/built-block';
import { decode, hapi, type StreamBlock, type StreamItem } from '@ledgerscope/streams';

const NS_PER_SECOND = 1_000_000_000n;
const FILE_NS = 2n * 3_600_000_000_000n;

/** How much the simulated network does. */
export interface DemoAmount {
  readonly seed: number;
  readonly genesisNs: bigint;
  readonly files: bigint;
  readonly perFile: number;
  /** How long each file is; two hours unless given. */
  readonly fileNs?: bigint;
  /** Whether what contracts called and stored is read with their transactions. */
  readonly sidecars?: boolean;
}

/** What the simulated network wrote, in blocks, and its own books at the end. */
export async function demoLedger<Books>({
  seed,
  genesisNs,
  files,
  perFile,
  fileNs = FILE_NS,
  sidecars = false,
}: DemoAmount): Promise<{
  readonly blocks: StreamBlock[];
  readonly books: Books;
}> {
  const network = demoProducers.create({ seed, genesisNs, nodes: demoNodes(), addressBook: Buffer.from('book') });
  const blocks: StreamBlock[] = [];
  for (let number = 0n; number < files; number++) {
    const startNs = genesisNs + number * fileNs;
    const produced = await network.produce({ startNs, endNs: startNs + fileNs, transactions: perFile });
    const items = produced.items.map(({ transaction, record }, index) => itemOf(transaction, record, index));
    if (sidecars) addSidecars(items, produced.sidecars);
    const block = blockOf(items);
    const fileHash = new Uint8Array(48);
    new DataView(fileHash.buffer).setBigUint64(0, startNs);
    blocks.push({ ...block, number, hash: fileHash, fileHash });
  }
  return { blocks, books: deserialize(network.snapshot()) as Books };
}

function addSidecars(items: readonly StreamItem[], written: readonly Uint8Array[]): void {
  const byInstant = new Map<bigint, StreamItem>(items.map((item) => [item.consensusNs, item]));
  for (const bytes of written) {
    const sidecar = decode(hapi.TransactionSidecarRecord, bytes);
    const { seconds = 0n, nanos = 0 } = sidecar.consensusTimestamp ?? {};
    byInstant.get(seconds * NS_PER_SECOND + BigInt(nanos))?.sidecars.push(sidecar);
  }
}
