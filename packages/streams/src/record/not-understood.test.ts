import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as hapi from '../hapi/messages.ts';
import { encode, openTransaction, readBody, readRecordFile, type StreamItem } from '../index.ts';
import { type ItemToWrite, v2File, v6File } from '../testing/write-record-file.ts';

const NAME = '2021-02-03T04_05_06.000000007Z.rcd';
const AT = { seconds: 1_612_325_106n, nanos: 8 };
const ID = { accountID: { ...hapi.AccountID.create(), accountNum: 1001n }, transactionValidStart: AT };
const PAID = { ...hapi.AccountAmount.create(), accountID: ID.accountID, amount: -5n };
const BODY = encode(hapi.TransactionBody, {
  transactionID: ID,
  transactionFee: 7n,
  memo: 'rent',
  cryptoTransfer: { transfers: { accountAmounts: [PAID] } },
});
const RECORD = encode(hapi.TransactionRecord, {
  consensusTimestamp: AT,
  transactionFee: 3n,
  receipt: { status: 22 },
  transferList: { accountAmounts: [PAID] },
});

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

function field(number: number, bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([...varint(number * 8 + 2), ...varint(bytes.length), ...bytes]);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function nestedKey(depth: number): Uint8Array {
  let bytes: Uint8Array = new Uint8Array(0);
  for (let level = 0; level < depth; level++) bytes = field(level % 2 === 0 ? 1 : 6, bytes);
  return bytes;
}

function itemOf(given: ItemToWrite): StreamItem {
  const [item] = readRecordFile(NAME, v6File([given], {})).items;
  if (item === undefined) throw new Error('no item');
  return item;
}

/** What is wrong with a part of an item, by what the item must say of it. */
const BROKEN: readonly (readonly [string, ItemToWrite, RegExp, object])[] = [
  [
    'a body whose transfer is cut',
    {
      bodyBytes: joined(encode(hapi.TransactionBody, { memo: 'rent' }), field(14, Uint8Array.of(0x0a, 9, 1))),
      recordBytes: RECORD,
    },
    /TransactionBody\.cryptoTransfer: .*9 bytes/,
    { typeId: 14, body: { memo: 'rent', cryptoTransfer: undefined }, record: { transactionFee: 3n } },
  ],
  [
    'a body that is cut',
    { bodyBytes: BODY.subarray(0, BODY.length - 3), recordBytes: RECORD },
    /TransactionBody\.cryptoTransfer/,
    { typeId: 14, body: { transactionFee: 7n, memo: 'rent' } },
  ],
  [
    'a body of a type that is not known',
    { bodyBytes: field(999, Uint8Array.of(1, 2)), recordBytes: RECORD },
    /transaction type 999 is unknown/,
    { typeId: 999 },
  ],
  [
    'a key of keys, 2000 deep',
    { bodyBytes: field(11, field(1, nestedKey(2000))), recordBytes: RECORD },
    /TransactionBody\.cryptoCreateAccount: .*less deep/,
    { typeId: 11 },
  ],
  [
    'a record whose transfer list is cut',
    { bodyBytes: BODY, recordBytes: joined(field(10, Uint8Array.of(0x0a, 1)), RECORD) },
    /TransactionRecord\.transferList/,
    { record: { transactionFee: 3n, transferList: { accountAmounts: [PAID] } } },
  ],
  [
    'a record without a time',
    { bodyBytes: BODY, recordBytes: encode(hapi.TransactionRecord, { transactionFee: 4n }) },
    /consensusTimestamp: it does not contain a time/,
    { record: { transactionFee: 4n }, consensusNs: 1_612_325_106_000_000_007n },
  ],
  [
    'a record with a time of too many nanoseconds',
    {
      bodyBytes: BODY,
      recordBytes: encode(hapi.TransactionRecord, { consensusTimestamp: { ...AT, nanos: 2_000_000_000 } }),
    },
    /consensusTimestamp: it does not contain a time/,
    {},
  ],
];

describe('what was signed and cannot be read', () => {
  it.each(BROKEN)('%s is named, and the rest is read', (_, given, reason, rest) => {
    const item = itemOf(given);
    expect(item.notUnderstood.join()).toMatch(reason);
    expect(item).toMatchObject(rest);
    expect(Buffer.from(item.recordBytes).equals(given.recordBytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('is named of the transaction around the body too', () => {
    const whole = itemOf({ bodyBytes: BODY, recordBytes: RECORD }).transactionBytes;
    expect(openTransaction(whole).problems).toEqual([]);
    for (let length = 0; length < whole.length; length++) {
      const cut = openTransaction(whole.subarray(0, length));
      expect(cut.problems.length, `${length} bytes`).toBeGreaterThan(0);
      expect(cut.transactionHash.length).toBe(48);
    }
  });

  it('never stops a file: any bytes inside of items leave the hashes right and the items whole', () => {
    const part = (whole: Uint8Array): fc.Arbitrary<Uint8Array> =>
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }),
        fc.nat(whole.length).map((length) => whole.subarray(0, length)),
        fc
          .tuple(fc.nat(whole.length - 1), fc.nat(255))
          .map(([at, byte]) => Uint8Array.from(whole).fill(byte, at, at + 1)),
        fc
          .tuple(
            fc.integer({ min: 1, max: 90 }),
            fc.constantFrom(0, 1, 2, 5),
            fc.uint8Array({ minLength: 8, maxLength: 20 }),
          )
          .map(([number, wireType, bytes]) => joined(whole, Uint8Array.from(varint(number * 8 + wireType)), bytes)),
      );
    const item = fc.record({
      bodyBytes: part(BODY),
      recordBytes: part(RECORD),
      form: fc.constantFrom<'signed' | 'inline'>('signed'),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
        for (const bytes of [v6File(items, {}), v2File(items)]) {
          const block = readRecordFile(NAME, bytes);
          expect(block.items.map((each) => Buffer.from(each.recordBytes).toString('hex'))).toEqual(
            items.map(({ recordBytes }) => Buffer.from(recordBytes).toString('hex')),
          );
          for (const { transactionHash, body, record } of block.items) {
            expect(transactionHash.length).toBe(48);
            expect([body, record].includes(undefined as never)).toBe(false);
          }
        }
      }),
      { numRuns: 1500, seed: 15 },
    );
  });
});

describe('a ScheduleCreate of early 2021', () => {
  const scheduled = encode(hapi.TransactionBody, {
    transactionID: ID,
    transactionFee: 9n,
    memo: 'later',
    cryptoTransfer: { transfers: { accountAmounts: [PAID] } },
  });
  const adminKey = { ...hapi.Key.create(), ed25519: new Uint8Array(32).fill(7) };
  const early = encode(hapi.EarlyScheduleCreateTransactionBody, {
    transactionBody: scheduled,
    adminKey,
    payerAccountID: { accountNum: 55n },
    sigMap: { sigPair: [{ pubKeyPrefix: Uint8Array.of(1, 2), ed25519: new Uint8Array(64) }] },
    memo: 'what it is for',
  });

  it('is read in the form that it had then, as today’s', () => {
    const { message, problems, typeId } = readBody(
      joined(encode(hapi.TransactionBody, { memo: 'x' }), field(42, early)),
    );
    expect(problems).toEqual([]);
    expect(typeId).toBe(42);
    expect(message.scheduleCreate).toMatchObject({
      memo: 'what it is for',
      adminKey: { ed25519: adminKey.ed25519 },
      payerAccountID: { accountNum: 55n },
      scheduledTransactionBody: {
        transactionFee: 9n,
        memo: 'later',
        cryptoTransfer: { transfers: { accountAmounts: [{ amount: -5n }] } },
      },
      expirationTime: undefined,
    });
  });

  it('does not take one of today for it', () => {
    const today = encode(hapi.ScheduleCreateTransactionBody, {
      scheduledTransactionBody: { transactionFee: 9n, memo: 'later', cryptoTransfer: {} },
      memo: 'm',
      payerAccountID: { accountNum: 56n },
    });
    const { message, problems } = readBody(field(42, today));
    expect(problems).toEqual([]);
    expect(message.scheduleCreate).toMatchObject({ memo: 'm', payerAccountID: { accountNum: 56n } });
    expect(message.scheduleCreate?.scheduledTransactionBody).toMatchObject({ transactionFee: 9n, memo: 'later' });
  });
});
