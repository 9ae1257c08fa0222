import path from 'node:path';
import { hexText } from '@ledgerscope/ledger';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import type { AddressBook } from '../address-book/read-address-book.ts';
import { bytesEqual } from '../bytes.ts';
import { decompress } from '../compression.ts';
import { StateChanges, TransactionBody } from '../hapi/messages.ts';
import {
  attachSidecars,
  mergeErrata,
  proveWrappedRecordBlock,
  readAddressBook,
  readWrappedRecordBlock,
  StreamError,
  type WrappedRecordBlock,
} from '../index.ts';
import { sha384 } from '../sha384.ts';
import { signingBook } from '../testing/signing-book.ts';
import { v6File } from '../testing/write-record-file.ts';
import {
  bytesField,
  joined,
  mapField,
  mapItem,
  rawItemsOf,
  varintField,
  wrappedBlock,
} from '../testing/write-wrapped-block.ts';
import { Cursor } from '../wire/cursor.ts';
import { encode } from '../wire/encode.ts';
import { erratumHash } from './amendment.ts';
import { MAINNET_ERRATA } from './mainnet-errata.ts';

const { keys, book } = signingBook(3);
const SIDECAR = bytesField(1, bytesField(1, joined(varintField(1, 1_640_995_200n), varintField(2, 1n))));
const FORGED_SIDECAR = bytesField(1, bytesField(1, joined(varintField(1, 1_640_995_200n), varintField(2, 2n))));
const reference = (sidecar: Uint8Array): Uint8Array =>
  joined(bytesField(1, bytesField(3, sha384(sidecar))), varintField(2, 1n), varintField(3, 1n));

function item(nanos: number, memo: string): { transaction: Uint8Array; record: Uint8Array } {
  const consensusTimestamp = { seconds: 1_640_995_200n, nanos };
  const body = { ...TransactionBody.create(), memo };
  const [raw] = rawItemsOf(v6File([{ body, record: { consensusTimestamp } }], {}));
  if (raw === undefined) throw new Error('no item');
  return raw;
}
const amendmentOf = (raw: { transaction: Uint8Array; record: Uint8Array }): Uint8Array =>
  joined(bytesField(1, raw.transaction), bytesField(2, raw.record));
const FORGED = item(3, 'a transfer of 10 million hbar');

const built = ([2, 5, 6] as const).map((version) => {
  const sidecars = version === 6 ? { sidecars: [SIDECAR], references: [reference(SIDECAR)] } : {};
  const items = [item(1, 'first'), item(5, 'second')];
  return {
    name: `v${version}`,
    version,
    book,
    bytes: wrappedBlock({ version, keys, items, number: 26n, ...sidecars }),
  };
});
const real = (
  [
    ['mirror-node-wrbs/0000/0000/0000/0000/000.blk.zstd', 2, 'mainnet-2019-09-13'],
    ['genesis/0000000000000000000.blk.zstd', 2, 'mainnet-2019-09-13'],
    ['mirror-node-wrbs/0000/0000/0002/6591/040.blk.zstd', 5, 'mainnet-2022-01-01'],
    ['mirror-node-wrbs/0000/0000/0008/2297/471.blk.zstd', 6, 'mainnet-2025-07-23'],
  ] as const
).map(([name, version, bucket]) => ({
  name,
  version,
  book: readAddressBook(readReal(`buckets/${bucket}/address_book.bin`)),
  bytes: Uint8Array.from(decompress(name, readReal(`files/wrb/mainnet/${name}`))),
}));

/**
 * Everything that is believed of a block, as one line: equal lines mean that nothing was changed. Unknown fields are counted, and
 * not believed.
 */
function believed(wrapped: WrappedRecordBlock): string {
  const { block } = mergeErrata(wrapped.block, wrapped.amendments, MAINNET_ERRATA);
  attachSidecars(block, wrapped.sidecars);
  const { size: _, unknownFields: __, items, ...facts } = block;
  const lines = items.map(({ index, consensusNs, transactionBytes, recordBytes, sidecars }) =>
    [index, consensusNs, hexText(transactionBytes), hexText(recordBytes), text(sidecars)].join(),
  );
  const digest = hexText(sha384(Buffer.from(lines.join('\n'))));
  return `${text(facts)}, ${items.length} items with digest ${digest}`;
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
}

const append = (bytes: Uint8Array) => (message: Uint8Array) => joined(message, bytes);
const header = (bytes: Uint8Array) => (block: Uint8Array) => mapItem(block, 1, append(bytes));
const recordFile = (bytes: Uint8Array) => (block: Uint8Array) => mapItem(block, 10, append(bytes));
const contents = (change: (bytes: Uint8Array) => Uint8Array) => (block: Uint8Array) =>
  mapItem(block, 10, (file) => mapField(file, 2, change));
const newItem = (kind: number, bytes: Uint8Array) => append(bytesField(1, bytesField(kind, bytes)));
const time = joined(varintField(1, 9_000_000_000n), varintField(2, 7n));
const JUNK = Uint8Array.of(1, 2, 3);

/** A RecordStreamFile without its number, which tools that wrap files put in for older ones too. */
function withoutNumber(file: Uint8Array): Uint8Array {
  const cursor = new Cursor(file);
  while (cursor.offset < file.length) {
    const start = cursor.offset;
    const tag = cursor.tag(file.length);
    cursor.skip(tag, file.length);
    if (tag === 5 * 8) return joined(file.subarray(0, start), file.subarray(cursor.offset));
  }
  return file;
}

interface Forgery {
  readonly versions?: readonly number[];
  /** Undefined for what is not read at all. */
  readonly tells: string | undefined;
  readonly forge: (block: Uint8Array) => Uint8Array;
}

/** Each part of a wrapped record block that the record file's signatures do not cover. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'number of the header, where none is signed': {
    versions: [2, 5],
    tells: undefined,
    forge: header(varintField(3, 7n)),
  },
  'number of the header, where one is signed': {
    versions: [6],
    tells: 'block-number',
    forge: header(varintField(3, 7n)),
  },
  'HAPI version of the header': { tells: 'hapi-version', forge: header(bytesField(1, varintField(1, 9n))) },
  'software version of the header': { tells: undefined, forge: header(bytesField(2, varintField(1, 9n))) },
  'time of the header': { tells: 'time', forge: header(bytesField(4, time)) },
  'hash algorithm of the header': { tells: undefined, forge: header(varintField(5, 1n)) },
  'unknown field of the header': { tells: 'field', forge: header(bytesField(99, JUNK)) },
  'creation time': { tells: 'time', forge: recordFile(bytesField(1, time)) },
  'another sidecar': { tells: 'sidecar', forge: recordFile(bytesField(3, FORGED_SIDECAR)) },
  'a sidecar that cannot be read': { tells: 'sidecar', forge: recordFile(bytesField(3, JUNK)) },
  'an amendment': { tells: 'amendment', forge: recordFile(bytesField(4, amendmentOf(FORGED))) },
  'an amendment at the time of a signed transaction': {
    tells: 'amendment',
    forge: recordFile(bytesField(4, amendmentOf(item(1, 'another')))),
  },
  'an amendment that cannot be read': { tells: 'amendment', forge: recordFile(bytesField(4, JUNK)) },
  'more amendments than are listed': {
    tells: 'more',
    forge: (block) => mapItem(block, 10, append(joined(...Array.from({ length: 60 }, () => bytesField(9, JUNK))))),
  },
  'unknown field of the record file item': { tells: 'field', forge: recordFile(varintField(9, 5n)) },
  'number inside of the record file': {
    versions: [2, 5],
    tells: 'block-number',
    forge: contents((file) => joined(withoutNumber(file), varintField(5, 7n))),
  },
  'a sidecar and its reference inside of the record file': {
    versions: [2, 5],
    tells: 'sidecar',
    forge: (block) =>
      recordFile(bytesField(3, FORGED_SIDECAR))(contents(append(bytesField(6, reference(FORGED_SIDECAR))))(block)),
  },
  'unknown field inside of the record file': {
    versions: [2, 5],
    tells: 'field',
    forge: contents(append(bytesField(77, JUNK))),
  },
  'parts of the HAPI version that v2 does not sign': {
    versions: [2],
    tells: 'hapi-version',
    forge: contents((file) => mapField(file, 1, append(joined(varintField(1, 9n), varintField(3, 9n))))),
  },
  'text of the HAPI version': {
    versions: [2, 5],
    tells: 'hapi-version',
    forge: contents((file) => mapField(file, 1, append(bytesField(4, Buffer.from('forged'))))),
  },
  'state changes': { tells: 'state-changes', forge: newItem(7, encode(StateChanges, StateChanges.create())) },
  'a transaction beside the record file': { tells: 'item', forge: newItem(4, FORGED.transaction) },
  'a transaction result': { tells: 'item', forge: newItem(5, JUNK) },
  'an item of an unknown kind': { tells: 'item', forge: newItem(43, JUNK) },
  'an unknown field of the block': { tells: 'field', forge: append(bytesField(2, JUNK)) },
  'a second value in an item': { tells: 'item', forge: (block) => mapField(block, 1, append(bytesField(44, JUNK))) },
  'hashes of the footer': {
    tells: undefined,
    forge: (block) => mapItem(block, 12, () => bytesField(1, new Uint8Array(48).fill(9))),
  },
  'number of the proof': { tells: undefined, forge: (block) => mapItem(block, 9, append(varintField(1, 7n))) },
  'another proof of the block': {
    tells: undefined,
    forge: (block) => mapItem(block, 9, append(bytesField(2, bytesField(1, JUNK)))),
  },
  'unknown field of the proof': { tells: 'field', forge: (block) => mapItem(block, 9, append(bytesField(50, JUNK))) },
};

const named = [...built, ...real].map((block) => [block.name, block] as const);

describe.each(named)('what nodes did not sign of %s', (name, { version, book: nodes, bytes }) => {
  const file = path.basename(name);
  const genuine = readWrappedRecordBlock(file, bytes);
  const facts = believed(readWrappedRecordBlock(file, bytes));

  it('is named, where the genuine block has it', () => {
    expect(proveWrappedRecordBlock(file, genuine, nodes).proven).toBe(true);
    if (built.some((block) => block.bytes === bytes)) expect(genuine.notSigned).toEqual([]);
  });

  const table = Object.entries(FORGERIES).filter(([, { versions }]) => versions?.includes(version) ?? true);
  it.each(table)('%s: named, and believed by nobody', (_, { tells, forge }) => {
    const forged = forge(bytes);
    expect(bytesEqual(forged, bytes)).toBe(false);
    const wrapped = readWrappedRecordBlock(file, forged);
    expect(proveWrappedRecordBlock(file, wrapped, nodes).proven).toBe(true);
    const all = [...wrapped.notSigned, ...mergeErrata(wrapped.block, wrapped.amendments, MAINNET_ERRATA).notSigned];
    if (tells !== undefined) expect(all.map(({ part }) => part)).toContain(tells);
    else expect(all.filter(({ part }) => part !== 'block-number')).toEqual(genuine.notSigned);
    expect(believed(wrapped)).toBe(facts);
  });
});

/** Whether nodes vouch for what was read. */
function acceptedAs(file: string, bytes: Uint8Array, nodes: AddressBook): string | undefined {
  try {
    const wrapped = readWrappedRecordBlock(file, bytes);
    return proveWrappedRecordBlock(file, wrapped, nodes).proven ? believed(wrapped) : undefined;
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}

describe.each(built.map(({ name, bytes }) => [name, bytes] as const))(
  'every byte of a wrapped record block %s',
  (name, bytes) => {
    it('is signed, or changes nothing that is believed', () => {
      const facts = believed(readWrappedRecordBlock(name, bytes));
      let refused = 0;
      for (let at = 0; at < bytes.length; at++) {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
        const accepted = acceptedAs(name, changed, book);
        if (accepted === undefined) refused++;
        else expect(accepted, `byte ${at}`).toBe(facts);
      }
      // All of the signed file, and the frame around it.
      expect(refused).toBeGreaterThan(150);
    });
  },
);

describe('errata', () => {
  const erratum = item(3, 'omitted by the network');
  const known = new Set([erratumHash(erratum.record, erratum.transaction)]);
  const wrap = (nanos: number, seconds = 0n) =>
    mapItem(
      wrappedBlock({ version: 5, keys, items: [item(nanos, 'signed')], number: 26n }),
      10,
      append(bytesField(4, amendmentOf(seconds === 0n ? erratum : item(3, 'x')))),
    );

  it('that are known are taken once, in their place, and are named as not signed', () => {
    const wrapped = readWrappedRecordBlock('b', mapItem(wrap(1), 10, append(bytesField(4, amendmentOf(erratum)))));
    const merged = mergeErrata(wrapped.block, wrapped.amendments, known);
    expect(merged.block.items.map(({ index, body }) => [index, body.memo])).toEqual([
      [0, 'signed'],
      [1, 'omitted by the network'],
    ]);
    expect(merged.errata.map(({ consensusNs }) => consensusNs)).toEqual([1_640_995_200_000_000_003n]);
    expect(merged.notSigned.map(({ part }) => part)).toEqual(['amendment']);
  });

  it.each([
    ['before its first transaction', 4, known],
    ['at the time of a signed transaction', 3, known],
    ['in a later span of time than its file', 1, new Set<string>()],
  ])('%s are omitted', (_, nanos, hashes) => {
    const wrapped = readWrappedRecordBlock('b', wrap(nanos));
    expect(mergeErrata(wrapped.block, wrapped.amendments, hashes).errata).toEqual([]);
  });
});
