import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { Block, BlockItem, BlockProof } from '../hapi/messages.ts';
import { decode, decompress, encode, readBlockFile, wholeFile } from '../index.ts';
import { checkProof, parseProof } from './block-proof.ts';
import { SHA384_TREE } from './merkle-tree.ts';

const FILE = 'files/block/mirror-node-tests/0000/0000/0000/0000/007.blk.zstd';
/** Stands beside the repository. */
const OF_068 = 'blocks/hapi-0.68.0-snapshot_block-14.blk.gz';
/** Kinds of items whose content belongs to a transaction. */
const CONTENT = ['signedTransaction', 'transactionResult', 'transactionOutput', 'stateChanges', 'traceData'] as const;

describe('content of a block that cannot be read', () => {
  const files = [
    FILE,
    'files/block/mirror-node-tests/000000000000000000000000000000000142.blk.gz',
    'files/block/mirror-node-tests/early/000000000000000000000000000007858853.blk.gz',
  ];
  const cases = files.flatMap((file) => CONTENT.map((kind) => ({ file, kind })));

  it.each(cases)('$kind of $file: the block is read, and the transaction says so', ({ file, kind }) => {
    const items = decode(Block, decompress(file, readReal(file))).items;
    let broken = 0;
    for (const [index, raw] of items.entries()) {
      const value = decode(BlockItem, raw)[kind];
      if (value === undefined || broken >= 5) continue;
      // A field that the message knows, with a length beyond its end.
      const cut = encode(BlockItem, { [kind]: Uint8Array.from([...value, 0x0a, 0x7f]) });
      const bytes = encode(Block, { items: items.map((item, at) => (at === index ? cut : item)) });
      const block = readBlockFile('b', bytes);
      const reasons = block.items.flatMap(({ notUnderstood }) => notUnderstood);
      const whole = readBlockFile('b', readReal(file));
      expect(block.items.length).toBe(whole.items.length);
      broken++;
      // What belongs to no transaction (a transaction of the nodes, state changes of the block) has none to say so.
      if (kind === 'transactionResult') expect(reasons.join()).toMatch('7');
    }
  });

  it('a proof of a form that is not known leaves the block as it is', () => {
    const items = decode(Block, decompress(FILE, readReal(FILE))).items;
    const number = readBlockFile('b', readReal(FILE)).number;
    const proof = Uint8Array.from([...encode(BlockProof, { block: number }), 0x9a, 0x06, 1, 2]);
    const others = items.map((item) =>
      decode(BlockItem, item).blockProof === undefined ? item : encode(BlockItem, { blockProof: proof }),
    );
    const block = readBlockFile('b', encode(Block, { items: others }));
    expect(block.proofs).toMatchObject([{ kind: 'not-understood', reason: 'a proof of no known kind' }]);
    expect(block.rootHash.status).toBe('computed');
  });

  it.skipIf(!hasReal(OF_068))('the proof of HAPI 0.68 is in field 8 (needs ../shared/data/blocks)', () => {
    const block = readBlockFile('14', readReal(OF_068));
    expect(Buffer.from(block.hash).toString('hex')).toMatch(/^d4924fe896fd32375ced195f/);
    expect(block.proofs).toMatchObject([{ kind: 'development-signature' }]);
    expect(block.rootHash.status).toBe('verified');
  });

  it.skipIf(!hasReal(OF_068))(
    'traces of HAPI 0.68 number each successful message (needs ../shared/data/blocks)',
    () => {
      const block = readBlockFile('14', readReal(OF_068));
      const receipts = block.items.flatMap(({ record }) =>
        record.receipt?.topicRunningHash.length ? [record.receipt] : [],
      );
      expect(receipts.map(({ topicSequenceNumber }) => topicSequenceNumber)).toEqual([1n, 2n, 1n, 2n, 1n, 2n]);
      const hashes = receipts.map(({ topicRunningHash }) => Buffer.from(topicRunningHash).toString('hex').slice(0, 8));
      expect(hashes).toEqual(['b5e3d18e', 'a6303cbf', '37ea44b3', '2a4eaabd', 'ae07f266', '35cec080']);
    },
  );
});

describe('a state proof', () => {
  const hash = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);
  const time = Uint8Array.of(8, 1);
  const siblings = [
    { isLeft: false, hash: hash(2) },
    { isLeft: true, hash: hash(3) },
    { isLeft: false, hash: hash(4) },
  ];
  const root = SHA384_TREE.pair(hash(3), SHA384_TREE.pair(hash(1), hash(2)));
  const signedRoot = SHA384_TREE.pair(SHA384_TREE.leaf(time), SHA384_TREE.pair(root, hash(4)));
  const proof = encode(BlockProof, {
    block: 9n,
    blockStateProof: {
      paths: [
        { nextPathIndex: 2, timestampLeaf: time },
        { nextPathIndex: 2, hash: hash(1), siblings },
        { nextPathIndex: 0xffff_ffff },
      ],
      signedBlockProof: { blockSignature: hash(5) },
    },
  });
  const origin = wholeFile('p', proof);
  const check = (rootHash: Uint8Array) => checkProof(origin, parseProof(origin, proof, 9n, SHA384_TREE), rootHash);

  it('may start at the previous root, as long as it leads through the block’s own', () => {
    expect(check(root)).toMatchObject({ kind: 'state-path', signedRoot, length: 3 });
    expect(check(signedRoot)).toMatchObject({ kind: 'state-path', signedRoot });
  });

  it('is refused when it does not', () => {
    for (const other of [hash(2), hash(3), hash(9), SHA384_TREE.pair(hash(2), hash(1))]) {
      expect(() => check(other)).toThrow(/hash-mismatch/);
    }
  });
});
