import { encode, hapi, readBlockFile } from '@ledgerscope/streams';
import { blockItem, itemsOf, streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { joined } from '@ledgerscope/streams/testing/write-wrapped-block';
import { ofVersion } from './cutover-network.ts';
import { START_NS } from './source-folder.ts';

const FOOTER = 12;
const PROOF = 9;
const SECOND_NS = 1_000_000_000n;

/** A block of which the next one names this root. */
export interface GuessedBlock {
  readonly bytes: Uint8Array;
  /** The root that its readers take for the likeliest. */
  readonly guess: Uint8Array;
  readonly root: Uint8Array;
}

/** A block of a version whose layout is not certain, after one with this root. */
type Write = (number: bigint, previous: Uint8Array) => Uint8Array;

function written(number: bigint, previous: Uint8Array): Uint8Array {
  const time = { seconds: START_NS / SECOND_NS + 2n * number, nanos: 1 };
  return streamBlock(number, previous, [
    { time, body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() } },
  ]);
}

/** HAPI 0.56 has no footer: the hash before it is in its proof. */
export const earlyBlock: Write = (block, previousBlockRootHash) => {
  const items = itemsOf(ofVersion(written(block, previousBlockRootHash), 56n, 0n));
  const proof = encode(hapi.EarlyBlockProof, {
    ...hapi.EarlyBlockProof.create(),
    block,
    previousBlockRootHash,
    startOfBlockStateRootHash: new Uint8Array(48).fill(5),
    blockSignature: new Uint8Array(64).fill(7),
  });
  const rest = items.filter(([kind]) => kind !== FOOTER && kind !== PROOF).map(([, item]) => item);
  return joined(...rest, blockItem(PROOF, proof));
};

/** HAPI 0.71, whose builds differ. */
export const dividedBlock: Write = (number, previous) => ofVersion(written(number, previous), 71n, 0n);

/** Blocks that follow one another, of which each has that of its possible roots which `rootOf` takes. */
export function guessedBlocks(
  write: Write,
  count: number,
  rootOf: (roots: readonly Uint8Array[], number: number) => Uint8Array | undefined,
): GuessedBlock[] {
  const blocks: GuessedBlock[] = [];
  for (let number = 0; number < count; number++) {
    const bytes = write(BigInt(number), blocks.at(-1)?.root ?? new Uint8Array(48));
    const { hash: guess, hashCandidates = [] } = readBlockFile(`${number}.blk`, bytes);
    const root = rootOf(hashCandidates, number);
    if (root === undefined) throw new Error(`block ${number} has no such root`);
    blocks.push({ bytes, guess, root });
  }
  return blocks;
}
