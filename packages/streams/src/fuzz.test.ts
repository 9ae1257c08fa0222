import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { hexText, packEntityId } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import {
  type AddressBook,
  attachSidecars,
  bootstrapAddressBook,
  decompress,
  type NodeSignature,
  proveBlock,
  proveWrappedRecordBlock,
  RecordFileParser,
  readAddressBook,
  readRecordFile,
  readSidecarFile,
  readSignatureFile,
  readWrappedRecordBlock,
  StreamError,
} from './index.ts';

/** Damaged versions of each file, the same ones in every run; {@link DAMAGED_FILES} in all. */
const RUNS_PER_KIND = testSize(800, 2_000);
const DAMAGED_FILES = testSize(4_000, 10_000);

/** mulberry32: small, seeded, good enough to choose places. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

type Random = (limit: number) => number;

const DAMAGES: readonly ((bytes: Uint8Array, random: Random, donor: Uint8Array) => Uint8Array)[] = [
  function flipBits(bytes, random) {
    const copy = Uint8Array.from(bytes);
    for (let count = 1 + random(3); count > 0; count--) {
      const at = random(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
    }
    return copy;
  },
  function setByte(bytes, random) {
    const copy = Uint8Array.from(bytes);
    copy[random(copy.length)] = [0, 0xff, 0x7f, 0x80, random(256)][random(5)] ?? 0;
    return copy;
  },
  function cutTail(bytes, random) {
    return bytes.slice(0, random(bytes.length));
  },
  function cutHead(bytes, random) {
    return bytes.slice(1 + random(bytes.length));
  },
  function cutMiddle(bytes, random) {
    const from = random(bytes.length);
    return joined(bytes.subarray(0, from), bytes.subarray(Math.min(bytes.length, from + 1 + random(300))));
  },
  function repeatPart(bytes, random) {
    const from = random(bytes.length);
    const to = Math.min(bytes.length, from + 1 + random(500));
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  function spliceDonor(bytes, random, donor) {
    const at = random(bytes.length);
    const from = random(donor.length);
    return joined(
      bytes.subarray(0, at),
      donor.subarray(from, from + 1 + random(400)),
      bytes.subarray(at + random(200)),
    );
  },
  function swapParts(bytes, random) {
    const [a = 0, b = 0, c = 0] = [random(bytes.length), random(bytes.length), random(bytes.length)].sort(
      (x, y) => x - y,
    );
    return joined(bytes.subarray(0, a), bytes.subarray(b, c), bytes.subarray(a, b), bytes.subarray(c));
  },
  function overwrite(bytes, random, donor) {
    const copy = Uint8Array.from(bytes);
    const from = random(donor.length);
    copy.set(donor.subarray(from, from + Math.min(64, copy.length)), random(Math.max(1, copy.length - 64)));
    return copy;
  },
];

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

let damagedFiles = 0;

/** Hands `check` damaged versions of a file; what `check` throws may be a StreamError only. Returns how many passed. */
function damage(seed: number, original: Uint8Array, donor: Uint8Array, check: (damaged: Uint8Array) => void): number {
  const random = randomBelow(seed);
  let accepted = 0;
  for (let run = 0; run < RUNS_PER_KIND; run++) {
    damagedFiles++;
    const make = DAMAGES[random(DAMAGES.length)];
    const damaged = make?.(original, random, donor) ?? original;
    try {
      check(damaged);
      accepted++;
    } catch (error) {
      if (!(error instanceof StreamError)) throw new Error(`seed ${seed}, run ${run}, ${make?.name}`, { cause: error });
    }
  }
  return accepted;
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

const V2 = 'files/record-v2/mainnet/2019-09-13T21_53_51.396440Z/2019-09-13T21_53_51.396440Z.rcd';
const TEST_KEYS = 'files/addressbook/mirror-node-test/testnet';

/** A record file with the signatures of its nodes. */
interface Signed {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly signatures: readonly NodeSignature[];
  readonly book: AddressBook;
}

function signed(folder: string, name: string, book: string, extension = ''): Signed {
  const signatures = [3, 4, 5, 6].map((number) => {
    const file = `files/${folder}/record0.0.${number}/${name}_sig`;
    const node = packEntityId(0n, 0n, BigInt(number));
    if (node === undefined) throw new Error('no node');
    return { node, file, signature: readSignatureFile(file, readReal(file)) };
  });
  return {
    file: `${name}${extension}`,
    bytes: readReal(`files/${folder}/record0.0.3/${name}${extension}`),
    signatures,
    book: readAddressBook(readReal(book)),
  };
}

describe('damaged files', () => {
  const donor = readReal(V2);
  const files = {
    v1: signed(
      'record-v1/dev-test-v1-keys',
      '2019-07-01T14_13_00.317763Z.rcd',
      'files/addressbook/mirror-node-test/test-v1',
    ),
    v2: signed('record-v2-then-v5/hedera-test-keys', '2021-01-21T00_15_51.568507001Z.rcd', TEST_KEYS),
    v5: signed('record-v5/hedera-test-keys/v5', '2021-01-11T22_09_24.063739000Z.rcd', TEST_KEYS),
    v6: signed(
      'record-v6/dev-test-v6-4n-keys/2022-06-21',
      '2022-06-21T09_15_44.212575003Z.rcd',
      'files/addressbook/mirror-node-test/test-v6-4n.bin',
      '.gz',
    ),
  };

  it.each(Object.entries(files))(
    'record file %s: nothing damaged is proven',
    (version, { file, bytes, signatures, book }) => {
      const plain = decompress(file, bytes);
      expect(proveBlock(readRecordFile(file, bytes), signatures, book).proven).toBe(true);
      const check = (damaged: Uint8Array): void => {
        const block = readRecordFile(file, damaged);
        if (proveBlock(block, signatures, book).proven) expect(same(decompress(file, damaged), plain)).toBe(true);
      };
      damage(version.charCodeAt(1), plain, donor, check);
      damage(version.charCodeAt(1) + 100, new Uint8Array(gzipSync(plain)), donor, check);
    },
  );

  it('record files in chunks fail as whole ones do', () => {
    const { file, bytes } = files.v5 ?? { file: '', bytes: donor };
    const outcome = (read: () => { fileHash: Uint8Array }): string => {
      try {
        return hexText(read().fileHash);
      } catch (error) {
        if (error instanceof StreamError) return error.reason;
        throw error;
      }
    };
    damage(31, bytes, donor, (damaged) => {
      const whole = outcome(() => readRecordFile(file, damaged));
      const inChunks = outcome(() => {
        const parser = new RecordFileParser(file);
        for (let at = 0; at < damaged.length; at += 97) parser.push(damaged.slice(at, at + 97));
        return parser.finish();
      });
      // Whether whole files are packed follows from their first bytes; the parser takes plain bytes only.
      if (damaged[0] === 0) expect(inChunks).toBe(whole);
    });
  });

  it('signature files: a damaged one gives no vote that its node did not give', () => {
    for (const [index, { file, bytes, signatures, book }] of Object.values(files).entries()) {
      const block = readRecordFile(file, bytes);
      const [first] = signatures;
      if (first === undefined) throw new Error('no signature');
      damage(41 + index, readReal(first.file), donor, (damaged) => {
        const signature = readSignatureFile('s', damaged);
        const proof = proveBlock(block, [{ ...first, signature }], book);
        if (proof.signedBy.length === 0) return;
        expect(hexText(signature.fileHash)).toBe(hexText(first.signature.fileHash));
        expect(hexText(signature.fileSignature)).toBe(hexText(first.signature.fileSignature));
      });
    }
  });

  it.each([
    ['v2', 'files/wrb/mainnet/mirror-node-wrbs/0000/0000/0000/0000/000.blk.zstd', 'buckets/mainnet-2019-09-13'],
    ['v6', 'files/wrb/mainnet/mirror-node-wrbs/0000/0000/0008/2297/471.blk.zstd', 'buckets/mainnet-2025-07-23'],
  ])('wrapped record block %s: no other transactions are proven', (_, file, bucket) => {
    const packed = readReal(file);
    const plain = new Uint8Array(decompress(file, packed));
    const book = readAddressBook(readReal(`${bucket}/address_book.bin`));
    const original = readWrappedRecordBlock(path.basename(file), packed);
    const raw = ({ items }: typeof original.block): string =>
      items.map((item) => `${hexText(item.transactionBytes)} ${hexText(item.recordBytes)}`).join();
    expect(proveWrappedRecordBlock(file, original, book).proven).toBe(true);
    const check = (damaged: Uint8Array): void => {
      const wrapped = readWrappedRecordBlock(path.basename(file), damaged);
      if (!proveWrappedRecordBlock(file, wrapped, book).proven) return;
      expect(hexText(wrapped.block.previousHash)).toBe(hexText(original.block.previousHash));
      expect(raw(wrapped.block)).toBe(raw(original.block));
    };
    damage(51, plain, donor, check);
    damage(52, new Uint8Array(zstdCompressSync(plain)), donor, check);
  });

  it('sidecars and address books fail with typed errors only', () => {
    const folder = 'files/record-v6/dev-sidecar-4n-keys/record0.0.3';
    const name = '2022-07-13T08_46_11.304284003Z';
    const block = readRecordFile(`${name}.rcd.gz`, readReal(`${folder}/${name}.rcd.gz`));
    const sidecar = readReal(`${folder}/sidecar/${name}_01.rcd.gz`);
    const plain = new Uint8Array(decompress('s', sidecar));
    const attached = damage(61, plain, donor, (damaged) => {
      attachSidecars({ ...block, items: block.items.map((item) => ({ ...item, sidecars: [] })) }, [
        readSidecarFile('s', damaged),
      ]);
      expect(same(damaged, plain)).toBe(true);
    });
    expect(attached).toBeLessThan(RUNS_PER_KIND / 20);
    damage(62, sidecar, donor, (damaged) => void readSidecarFile('s', damaged));
    damage(63, readReal(TEST_KEYS), donor, (damaged) => void readAddressBook(damaged));
  });

  it('the first block of mainnet: one bit anywhere, and it is not proven', () => {
    const bytes = readReal(V2);
    const block = readRecordFile(path.basename(V2), bytes);
    const book = bootstrapAddressBook('mainnet', block.consensusStart);
    const wrapped = readWrappedRecordBlock(
      '000',
      readReal('files/wrb/mainnet/mirror-node-wrbs/0000/0000/0000/0000/000.blk.zstd'),
    );
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      try {
        const other = readRecordFile(path.basename(V2), damaged);
        expect(proveBlock(other, wrappedVotes(wrapped, book), book).proven).toBe(false);
      } catch (error) {
        if (!(error instanceof StreamError)) throw error;
      }
    }
    expect(proveBlock(block, wrappedVotes(wrapped, book), book).proven).toBe(true);
  });

  it('were many', () => {
    expect(damagedFiles).toBeGreaterThan(DAMAGED_FILES);
  });
});

function wrappedVotes({ signatures }: ReturnType<typeof readWrappedRecordBlock>, book: AddressBook): NodeSignature[] {
  return signatures.flatMap(({ nodeId, signature }) => {
    const node = book.nodes.find((of) => of.nodeId === nodeId);
    return node === undefined ? [] : [{ node: node.accountId, file: `node ${nodeId}`, signature }];
  });
}
