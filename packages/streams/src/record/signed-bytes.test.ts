import { type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TransactionBody } from '../hapi/messages.ts';
import { writeHashObject } from '../hash-object.ts';
import {
  attachSidecars,
  proveBlock,
  readRecordFile,
  readSidecarFile,
  readSignatureFile,
  StreamError,
} from '../index.ts';
import { sha384 } from '../sha384.ts';
import { signingBook } from '../testing/signing-book.ts';
import { v2File, v6File } from '../testing/write-record-file.ts';
import { bytesField, joined, rawItemsOf, v5File, varintField } from '../testing/write-wrapped-block.ts';

const { keys, book } = signingBook(1);
const [key] = keys as [KeyObject];
const [{ accountId: node }] = book.nodes as [(typeof book.nodes)[0]];
const NAME = '2022-01-01T00_00_00.000000001Z.rcd';
const items = [1, 5].map((nanos) => ({
  body: { ...TransactionBody.create(), memo: `at ${nanos}` },
  record: { consensusTimestamp: { seconds: 1_640_995_200n, nanos } },
}));
const v6 = v6File(items, { number: 26n });
const v1 = Uint8Array.from(v2File(items));
v1[3] = 1;
const FILES: readonly (readonly [string, 2 | 5 | 6, Uint8Array])[] = [
  ['v1', 2, v1],
  ['v2', 2, v2File(items)],
  ['v5', 5, v5File(rawItemsOf(v6))],
  ['v6', 6, v6],
  ['v6 with a field that this program does not know', 6, joined(v6, bytesField(99, Uint8Array.of(1, 2, 3)))],
];

const int32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const signatureOf = (hash: Uint8Array): Uint8Array => new Uint8Array(sign('RSA-SHA384', hash, key));

/** A signature file as nodes wrote it beside a record file of this version. */
function signatureFile(
  version: 2 | 5 | 6,
  fileHash: Uint8Array,
  metadataHash: Uint8Array = new Uint8Array(),
): Uint8Array {
  const [file, metadata] = [signatureOf(fileHash), signatureOf(metadataHash)];
  if (version === 2) return joined(Uint8Array.of(4), fileHash, Uint8Array.of(3), int32(file.length), file);
  if (version === 5) {
    const head = Buffer.from('13dc4b399b245c690000000100000001', 'hex');
    const object = (bytes: Uint8Array): Uint8Array =>
      joined(head, int32(bytes.length), int32(101 - bytes.length), bytes);
    const hashes = [fileHash, metadataHash].map(writeHashObject) as [Uint8Array, Uint8Array];
    return joined(Uint8Array.of(5), int32(1), hashes[0], object(file), hashes[1], object(metadata));
  }
  const object = (bytes: Uint8Array, hash: Uint8Array): Uint8Array => {
    const hashObject = joined(varintField(1, 1n), varintField(2, 48n), bytesField(3, hash));
    const checksum = varintField(3, BigInt.asUintN(64, 101n - BigInt(bytes.length)));
    return joined(
      varintField(1, 1n),
      varintField(2, BigInt(bytes.length)),
      checksum,
      bytesField(4, bytes),
      bytesField(5, hashObject),
    );
  };
  return joined(Uint8Array.of(6), bytesField(1, object(file, fileHash)), bytesField(2, object(metadata, metadataHash)));
}

/** Whether the node vouches for the file, as the signature file says. */
function isProven(file: Uint8Array, signature: Uint8Array): boolean {
  try {
    const vote = { node, file: 'x_sig', signature: readSignatureFile('x_sig', signature) };
    return proveBlock(readRecordFile(NAME, file), [vote], book).proven;
  } catch (error) {
    if (error instanceof StreamError) return false;
    throw error;
  }
}

/** The bytes with one bit changed, for each byte. */
function* flipped(bytes: Uint8Array): Generator<readonly [number, Uint8Array]> {
  for (let at = 0; at < bytes.length; at++) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    yield [at, changed];
  }
}

describe.each(FILES)('a record file %s', (_, version, bytes) => {
  const { fileHash, metadataHash } = readRecordFile(NAME, bytes);
  const signature = signatureFile(version, fileHash, metadataHash);

  it('is signed in every byte: a changed one is refused, or proven by nobody', () => {
    expect(isProven(bytes, signature)).toBe(true);
    for (const [at, changed] of flipped(bytes)) expect(isProven(changed, signature), `byte ${at}`).toBe(false);
    expect(isProven(joined(bytes, Uint8Array.of(0x98, 0x06, 7)), signature)).toBe(false);
  });

  it('has a signature file that says nothing else, whatever byte of it is changed', () => {
    // Of another file nothing becomes proven by it.
    const other = v2File(items.slice(0, 1));
    for (const [at, changed] of flipped(signature)) expect(isProven(other, changed), `byte ${at}`).toBe(false);
    const hashes = [...fileHash, ...(metadataHash ?? [])].length;
    let proven = 0;
    for (const [, changed] of flipped(signature)) if (isProven(bytes, changed)) proven++;
    expect(proven).toBeLessThan(signature.length - hashes);
    if (version === 6) {
      const longer = joined(signature, bytesField(99, Uint8Array.of(1, 2, 3)));
      expect(readSignatureFile('x_sig', longer)).toEqual(readSignatureFile('x_sig', signature));
    } else expect(isProven(bytes, joined(signature, Uint8Array.of(0)))).toBe(false);
  });
});

describe('a sidecar file', () => {
  it('is refused whatever byte is changed: the signed file holds its hash', () => {
    const time = joined(varintField(1, 1_640_995_200n), varintField(2, 1n));
    const sidecar = bytesField(1, joined(bytesField(1, time), varintField(2, 1n)));
    const block = { ...readRecordFile(NAME, v6), sidecars: [{ id: 1, hash: sha384(sidecar), types: [] }] };
    const attach = (bytes: Uint8Array): void => attachSidecars(block, [readSidecarFile('s', bytes)]);
    for (const [, changed] of flipped(sidecar)) expect(() => attach(changed)).toThrow(StreamError);
    expect(() => attach(joined(sidecar, bytesField(99, Uint8Array.of(1))))).toThrow(StreamError);
    attach(sidecar);
    expect(block.items.map(({ sidecars }) => sidecars.length)).toEqual([1, 0]);
  });
});
