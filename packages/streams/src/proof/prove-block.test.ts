import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import path from 'node:path';
import { hexText, packEntityId, parseEntityId } from '@ledgerscope/ledger';
import { expectationsOf, listReal, readExpectedList, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { addressBookNode } from '../address-book/read-address-book.ts';
import {
  type AddressBook,
  type BlockProofResult,
  bootstrapAddressBook,
  decompress,
  type NodeSignature,
  parseStreamFileName,
  proveBlock,
  proveWrappedRecordBlock,
  readAddressBook,
  readRecordFile,
  readSignatureFile,
  readWrappedRecordBlock,
  type SignatureContents,
  type SignedHashes,
} from '../index.ts';

interface ExpectedSignature {
  readonly file: string;
  readonly version: number;
  readonly signedFileHash: string;
  readonly signedMetadataHash?: string;
  readonly rsaFileSignature: boolean;
  readonly rsaMetadataSignature?: boolean;
  readonly fileHashMatches?: boolean;
  readonly verified: boolean;
  readonly verifiedRsaOnly: boolean;
  readonly node: string | null;
  readonly addressBooksWithThatKey: readonly string[];
  readonly recordFile?: string;
  readonly balanceFile?: string;
}

const TEST_BOOK = 'addressbook/mirror-node-test/test-v6-4n.bin';

function account(text: string): NodeSignature['node'] {
  const id = parseEntityId(text);
  if (id === undefined) throw new Error(`no account: ${text}`);
  return id;
}

/** The hashes of the data file that a signature file belongs to; of one without data file what it says itself. */
function signedHashes({ recordFile, balanceFile }: ExpectedSignature, signature: SignatureContents): SignedHashes {
  if (recordFile !== undefined) return readRecordFile(path.basename(recordFile), readReal(recordFile));
  if (balanceFile === undefined) return signature;
  const bytes = readReal(balanceFile);
  return { fileHash: createHash('sha384').update(decompress('b', bytes)).digest(), metadataHash: undefined };
}

function bucketProof(folder: string, stakes?: ReadonlyMap<bigint, bigint>): BlockProofResult {
  const streams = `buckets/${folder}/recordstreams`;
  const files = listReal(streams).flatMap((node) =>
    listReal(`${streams}/${node}`).map((name) => ({
      node: node.replace('record', ''),
      name,
      path: `${streams}/${node}/${name}`,
    })),
  );
  const kindOf = (name: string): string | undefined => parseStreamFileName(name)?.kind;
  const data = files.find(({ name }) => kindOf(name) === 'record');
  if (data === undefined) throw new Error(`no record file in ${folder}`);
  const signatures = files
    .filter(({ name }) => kindOf(name) === 'record-signature')
    .map(({ node, name, path: file }) => ({
      node: account(node),
      file: name,
      signature: readSignatureFile(name, readReal(file)),
    }));
  const book = readAddressBook(readReal(`buckets/${folder}/address_book.bin`));
  return proveBlock(readRecordFile(data.name, readReal(data.path)), signatures, book, stakes);
}

describe('proofs of real files', () => {
  it.each([
    ['mainnet-2019-09-13', 7, 13n],
    ['mainnet-2022-01-01', 12, 24n],
    ['mainnet-2025-07-23', 12, 31n],
  ])('%s is signed by %i nodes', (folder, signers, nodes) => {
    const proof = bucketProof(folder);
    expect(proof).toMatchObject({ proven: true, stakeWeighted: false, stakeTotal: nodes, rejected: [] });
    expect(proof.signedBy.length).toBe(signers);
    expect(BigInt(proof.missing.length + signers)).toBe(nodes);
  });

  it('weighs by stake where some is known', () => {
    const nodes = bucketProof('mainnet-2025-07-23').signedBy.map(({ nodeId }) => nodeId);
    const [first = 0n] = nodes;
    expect(bucketProof('mainnet-2025-07-23', new Map([[first, 5n]]))).toMatchObject({
      proven: true,
      stakeWeighted: true,
      stakeSigned: 5n,
      stakeTotal: 5n,
    });
    const absent = [...Array(40).keys()].map(BigInt).find((nodeId) => !nodes.includes(nodeId) && nodeId < 30n) ?? 0n;
    const heavy = new Map([
      [first, 1n],
      [absent, 3n],
    ]);
    expect(bucketProof('mainnet-2025-07-23', heavy)).toMatchObject({ proven: false, stakeSigned: 1n, stakeTotal: 4n });
  });

  const { signatures } = readExpectedList<{ signatures: ExpectedSignature[] }>('signatures.json');

  it.each(signatures.map((expected, index) => [`${index} ${expected.file}`, expected] as const))(
    '%s',
    (_, expected) => {
      const signature = readSignatureFile(path.basename(expected.file), readReal(expected.file));
      expect(signature.version).toBe(expected.version);
      expect(hexText(signature.fileHash)).toBe(expected.signedFileHash);
      expect(signature.metadataHash && hexText(signature.metadataHash)).toBe(expected.signedMetadataHash);
      const block = signedHashes(expected, signature);
      if (expected.fileHashMatches !== undefined) {
        expect(hexText(block.fileHash) === hexText(signature.fileHash)).toBe(expected.fileHashMatches);
      }
      const name = expected.addressBooksWithThatKey.find((book) => !book.endsWith('.json')) ?? TEST_BOOK;
      const vote = { node: account(expected.node ?? '0.0.3'), file: expected.file, signature };
      const proof = proveBlock(block, [vote], readAddressBook(readReal(`files/${name}`)));
      expect(proof.signedBy.length).toBe(expected.verified || expected.verifiedRsaOnly ? 1 : 0);
      if (!expected.rsaFileSignature) expect(proof.rejected).toMatchObject([{ reason: 'bad-file-signature' }]);
    },
  );

  it.each(
    expectationsOf<{ file: string; networkFromSignatures: string[]; signaturesVerified: number; blockNumber: string }>(
      'wrappedRecordBlock',
    )
      .filter(({ networkFromSignatures }) => networkFromSignatures.includes('mainnet'))
      .map((expected) => [expected.file, expected] as const),
  )('wrapped: %s', (file, expected) => {
    const wrapped = readWrappedRecordBlock(path.basename(file), readReal(file));
    const book = {
      0: 'buckets/mainnet-2019-09-13',
      26591040: 'buckets/mainnet-2022-01-01',
      82297471: 'buckets/mainnet-2025-07-23',
    }[Number(expected.blockNumber)];
    const proof = proveWrappedRecordBlock(file, wrapped, readAddressBook(readReal(`${book}/address_book.bin`)));
    expect(proof.signedBy.length).toBe(expected.signaturesVerified);
    expect(proof).toMatchObject({ proven: true, rejected: [] });
  });

  it('the bootstrap book proves the first block of mainnet', () => {
    const file = 'files/wrb/mainnet/mirror-node-wrbs/0000/0000/0000/0000/000.blk.zstd';
    const wrapped = readWrappedRecordBlock('000.blk.zstd', readReal(file));
    const book = bootstrapAddressBook('mainnet', wrapped.block.consensusStart);
    expect(proveWrappedRecordBlock(file, wrapped, book)).toMatchObject({ proven: true, stakeTotal: 13n });
  });
});

describe('counting votes', () => {
  const fileHash = new Uint8Array(48).fill(1);
  const metadataHash = new Uint8Array(48).fill(2);
  const block = { fileHash, metadataHash };
  const keys = Array.from({ length: 4 }, () => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const ids = keys.map((_, index) => packEntityId(0n, 0n, BigInt(index + 3)) ?? account('0.0.0'));

  function bookOf(publicKeys: readonly KeyObject[]): AddressBook {
    const nodes = publicKeys.map((key, index) =>
      addressBookNode({
        nodeId: BigInt(index),
        accountId: ids[index] ?? account('0.0.0'),
        publicKeyHex: key.export({ format: 'der', type: 'spki' }).toString('hex'),
        certHash: new Uint8Array(0),
        description: '',
        stake: undefined,
        serviceEndpoints: [],
        memo: '',
      }),
    );
    return { nodes };
  }
  const book = bookOf(keys.map(({ publicKey }) => publicKey));

  function vote(index: number, change: Partial<SignatureContents> = {}): NodeSignature {
    const pair = keys[index];
    const node = ids[index];
    if (pair === undefined || node === undefined) throw new Error(`no node ${index}`);
    const of = (hash: Uint8Array): Uint8Array =>
      sign('RSA-SHA384', hash, { key: pair.privateKey, padding: constants.RSA_PKCS1_PADDING });
    const signature: SignatureContents = {
      version: 6,
      fileHash,
      fileSignature: of(change.fileHash ?? fileHash),
      metadataHash,
      metadataSignature: of(change.metadataHash ?? metadataHash),
      ...change,
    };
    return { node, file: `${index}.rcd_sig`, signature };
  }

  it('exactly a third is enough, one tinybar less is not', () => {
    const stakes = (mine: bigint, others: bigint): Map<bigint, bigint> =>
      new Map([
        [0n, mine],
        [1n, others],
      ]);
    expect(proveBlock(block, [vote(0)], book, stakes(10n, 20n)).proven).toBe(true);
    expect(proveBlock(block, [vote(0)], book, stakes(10n, 21n)).proven).toBe(false);
    const billion = 5_000_000_000_000_000_000n;
    expect(proveBlock(block, [vote(0)], book, stakes(billion, billion * 2n)).proven).toBe(true);
    expect(proveBlock(block, [vote(0)], book, stakes(billion, billion * 2n + 1n)).proven).toBe(false);
  });

  it('without stake every node counts the same', () => {
    expect(proveBlock(block, [vote(0)], book)).toMatchObject({ proven: false, stakeSigned: 1n, stakeTotal: 4n });
    expect(proveBlock(block, [vote(0), vote(1)], book, new Map([[0n, 0n]]))).toMatchObject({
      proven: true,
      stakeWeighted: false,
    });
  });

  it('nobody votes twice', () => {
    const proof = proveBlock(block, [vote(0), vote(0), vote(0)], book);
    expect(proof).toMatchObject({ proven: false, stakeSigned: 1n, missing: ids.slice(1) });
  });

  it('a bad vote does not spoil a good one of the same node', () => {
    const bad = vote(0, { fileHash: new Uint8Array(48) });
    expect(proveBlock(block, [bad, vote(0)], book)).toMatchObject({ rejected: [], stakeSigned: 1n });
    expect(proveBlock(block, [bad], book)).toMatchObject({
      rejected: [{ reason: 'other-file-hash' }],
      missing: ids.slice(1),
    });
  });

  it.each([
    ['other-file-hash', { fileHash: new Uint8Array(48) }],
    ['other-metadata-hash', { metadataHash: new Uint8Array(48) }],
    ['bad-file-signature', { fileSignature: new Uint8Array(256) }],
    ['bad-file-signature', { fileSignature: new Uint8Array(3) }],
    ['bad-metadata-signature', { metadataSignature: new Uint8Array(256) }],
    ['bad-metadata-signature', { metadataSignature: undefined }],
  ])('rejects: %s', (reason, change) => {
    expect(proveBlock(block, [vote(0, change)], book)).toMatchObject({ proven: false, rejected: [{ reason }] });
  });

  it('a signature of another node, of a foreign node, or for a node without usable key does not count', () => {
    const stolen = { ...vote(0), node: ids[1] ?? account('0.0.0') };
    expect(proveBlock(block, [stolen], book).rejected).toMatchObject([{ reason: 'bad-file-signature' }]);
    const foreign = { ...vote(0), node: account('0.0.99') };
    expect(proveBlock(block, [foreign], book).rejected).toMatchObject([{ reason: 'unknown-node' }]);
    const curve = bookOf([generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey]);
    expect(proveBlock(block, [vote(0)], curve).rejected).toMatchObject([{ reason: 'unusable-key' }]);
    const [node] = book.nodes;
    const keyless = { nodes: node === undefined ? [] : [addressBookNode({ ...node, publicKeyHex: '' })] };
    expect(proveBlock(block, [vote(0)], keyless)).toMatchObject({
      proven: false,
      rejected: [{ reason: 'unusable-key' }],
    });
  });

  it('the order in which signatures come in changes nothing', () => {
    const foreign = { ...vote(0), node: account('0.0.99') };
    const bad = vote(3, { fileHash: new Uint8Array(48) });
    const votes = [vote(0), vote(1), vote(2), bad, foreign, { ...bad, file: 'other.rcd_sig' }];
    const proof = proveBlock(block, votes, book);
    expect(proof.signedBy.map(({ nodeId }) => nodeId)).toEqual([0n, 1n, 2n]);
    expect(proof.rejected.map(({ file }) => file)).toEqual(['3.rcd_sig', 'other.rcd_sig', '0.rcd_sig']);
    for (let turn = 1; turn < votes.length; turn++)
      expect(proveBlock(block, [...votes.slice(turn), ...votes.slice(0, turn)], book)).toEqual(proof);
    expect(proveBlock(block, votes.toReversed(), book)).toEqual(proof);
  });

  it('nothing is proven by nobody', () => {
    expect(proveBlock(block, [], { nodes: [] })).toMatchObject({ proven: false });
    expect(proveBlock(block, [], book)).toMatchObject({ proven: false, missing: ids });
  });
});
