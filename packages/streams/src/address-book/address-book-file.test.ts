import { consensusNsOf } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { NodeAddress, NodeAddressBook, type TransactionBody, TransactionReceipt } from '../hapi/messages.ts';
import { AddressBookFile, readRecordFile, type StreamItem } from '../index.ts';
import { v6File } from '../testing/write-record-file.ts';
import { encode } from '../wire/encode.ts';

const FILE_102 = { shardNum: 0n, realmNum: 0n, fileNum: 102n };

function bookOf(...numbers: readonly number[]): Uint8Array {
  const nodeAddress = numbers.map((number) => ({
    ...NodeAddress.create(),
    memo: new Uint8Array(Buffer.from(`0.0.${number}`)),
    RSA_PubKey: 'ab'.repeat(300),
  }));
  return encode(NodeAddressBook, { nodeAddress });
}

/** Items as they come out of a record file, one nanosecond apart. */
function itemsOf(
  ...list: readonly { body: Partial<TransactionBody>; status?: number; fileNum?: bigint }[]
): readonly StreamItem[] {
  const items = list.map(({ body, status = 22, fileNum }, index) => ({
    body,
    record: {
      consensusTimestamp: { seconds: 1n, nanos: index * 10 },
      receipt: {
        ...TransactionReceipt.create(),
        status,
        fileID: fileNum === undefined ? undefined : { ...FILE_102, fileNum },
      },
    },
  }));
  return readRecordFile('2025-07-23T20_37_42.076472454Z.rcd', v6File(items, {})).items;
}

const update = (contents: Uint8Array): Partial<TransactionBody> => ({
  fileUpdate: { fileID: FILE_102, contents, expirationTime: undefined, keys: undefined, memo: undefined },
});
const append = (contents: Uint8Array): Partial<TransactionBody> => ({ fileAppend: { fileID: FILE_102, contents } });

describe('following an address book file', () => {
  it('gives the book when its last piece has come, valid one nanosecond later', () => {
    const bytes = bookOf(3, 4, 5);
    const file = new AddressBookFile(102n);
    const pieces = [update(bytes.subarray(0, 700)), append(bytes.subarray(700, 1500)), append(bytes.subarray(1500))];
    const versions = itemsOf(...pieces.map((body) => ({ body }))).map((item) => file.apply(item));
    expect(versions.slice(0, 2)).toEqual([undefined, undefined]);
    expect(versions[2]).toMatchObject({ file: 102n, validFrom: consensusNsOf(1_000_000_021n), bytes });
    expect(versions[2]?.book.nodes.map(({ accountId }) => accountId)).toEqual([3n, 4n, 5n]);
  });

  it('starts afresh with an update, but not with one that changes metadata only', () => {
    const file = new AddressBookFile(102n, bookOf(3));
    const [first, empty, second] = itemsOf(
      { body: append(bookOf(4)) },
      { body: update(new Uint8Array(0)) },
      { body: update(bookOf(9)) },
    );
    expect(first && file.apply(first)?.book.nodes.length).toBe(2);
    expect(empty && file.apply(empty)).toBeUndefined();
    expect(file.contents?.length).toBe(bookOf(3, 4).length);
    expect(second && file.apply(second)?.book.nodes.length).toBe(1);
  });

  it('appends to nothing that is not known', () => {
    const file = new AddressBookFile(102n, bookOf(3));
    const [unsigned, piece, metadata, whole, next] = itemsOf(
      { body: append(bookOf(9)) },
      { body: append(bookOf(4)) },
      { body: update(new Uint8Array(0)) },
      { body: update(bookOf(5)) },
      { body: append(bookOf(6)) },
    ) as [StreamItem, StreamItem, StreamItem, StreamItem, StreamItem];
    file.passOver(metadata);
    expect(file.contents).toEqual(bookOf(3));
    file.passOver(unsigned);
    expect(file.contents).toBeUndefined();
    expect(file.apply(piece)).toBeUndefined();
    expect(file.apply(whole)?.book.nodes.map(({ accountId }) => accountId)).toEqual([5n]);
    expect(file.apply(next)?.book.nodes.length).toBe(2);
    expect(new AddressBookFile(102n).apply(piece)).toBeUndefined();
  });

  it('follows only what succeeded, and only its own file', () => {
    const file = new AddressBookFile(101n);
    const failed = itemsOf({ body: update(bookOf(3)), status: 7 }, { body: update(bookOf(3)) });
    expect(failed.map((item) => file.apply(item))).toEqual([undefined, undefined]);
    const other = new AddressBookFile(102n);
    const [refused, part, created] = itemsOf(
      { body: update(bookOf(3)), status: 7 },
      { body: update(bookOf(3)), status: 104 },
      { body: { fileCreate: { ...EMPTY_CREATE, contents: bookOf(8, 9) } }, fileNum: 102n },
    );
    expect(refused && other.apply(refused)).toBeUndefined();
    expect(part && other.apply(part)?.book.nodes.length).toBe(1);
    expect(created && other.apply(created)?.book.nodes.length).toBe(2);
  });
});

const EMPTY_CREATE = {
  expirationTime: undefined,
  keys: undefined,
  shardID: undefined,
  realmID: undefined,
  newRealmAdminKey: undefined,
  memo: '',
};
