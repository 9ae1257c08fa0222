import { gzipSync } from 'node:zlib';
import { hexText } from '@ledgerscope/ledger';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { TransactionBody, TransactionRecord } from '../hapi/messages.ts';
import { RecordFileParser, readRecordFile, StreamError, type StreamItem } from '../index.ts';
import { v2File, v6File } from '../testing/write-record-file.ts';
import { encode } from '../wire/encode.ts';

const FILES = {
  v1: 'files/record-v1/dev-test-v1-keys/record0.0.3/2019-07-01T14_13_00.317763Z.rcd',
  v2: 'files/record-v2/hedera-test-keys/v2/record0.0.3/2019-08-30T18_10_05.249678Z.rcd',
  v5: 'files/record-v5/mainnet/2022-01-01T00_00_00.252365821Z/2022-01-01T00_00_00.252365821Z.rcd',
  v6: 'files/record-v6/mainnet/2025-07-23T20_37_42.076472454Z/2025-07-23T20_37_42.076472454Z.rcd',
};
const NAME = '2025-07-23T20_37_42.076472454Z.rcd';

function errorOf(run: () => unknown): StreamError {
  try {
    run();
  } catch (error) {
    if (error instanceof StreamError) return error;
    throw error;
  }
  throw new Error('no error');
}

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function facts(items: readonly StreamItem[]): unknown[] {
  return items.map((item) => [
    item.index,
    item.consensusNs,
    hexText(item.transactionBytes),
    hexText(item.recordBytes),
    item.typeId,
  ]);
}

describe('record files in chunks', () => {
  const cases = Object.entries(FILES).flatMap(([version, file]) =>
    [1, 7, 1000, 65_536].map((size) => ({ version, file, size })),
  );

  it.each(cases)('$version in pieces of $size bytes', ({ file, size }) => {
    const bytes = readReal(file);
    // Unknown fields are counted in whole files alone.
    const { items, unknownFields: _, ...whole } = readRecordFile(NAME, bytes);
    const parser = new RecordFileParser(NAME);
    const parsed: StreamItem[] = [];
    // A copy of each piece: nothing may depend on pieces lying side by side in memory.
    for (const piece of pieces(bytes, size)) parsed.push(...parser.push(Uint8Array.from(piece)));
    const { itemCount, ...summary } = parser.finish();
    expect(summary).toEqual(whole);
    expect(itemCount).toBe(items.length);
    expect(facts(parsed)).toEqual(facts(items));
  });

  it.each(Object.entries(FILES))('%s cut inside is refused', (_, file) => {
    const bytes = readReal(file);
    for (let length = 0; length < bytes.length; length += length < 200 ? 1 : 97) {
      const error = errorOf(() => readRecordFile(NAME, bytes.subarray(0, length)));
      expect(['truncated', 'malformed', 'unknown-version']).toContain(error.reason);
      expect(error.file).toBe(NAME);
    }
  });

  it('recognizes a damaged item by the hash over it', () => {
    const bytes = Uint8Array.from(readReal(FILES.v5));
    // The first record's first tag: head 20, hash object 68, item head 12, length 4.
    bytes[104] = 0xff;
    const error = errorOf(() => readRecordFile(NAME, bytes));
    expect(error).toMatchObject({ reason: 'running-hash-mismatch' });
  });

  it.each([FILES.v5, FILES.v6])('an item changed inside does not lead to the end hash', (file) => {
    const bytes = Uint8Array.from(readReal(file));
    const [item] = readRecordFile(NAME, bytes).items;
    const hash = item?.record.transactionHash;
    if (hash === undefined) throw new Error('no item');
    hash[5] = (hash[5] ?? 0) ^ 1;
    expect(errorOf(() => readRecordFile(NAME, new Uint8Array(hash.buffer, 0, bytes.length)))).toMatchObject({
      reason: 'running-hash-mismatch',
    });
  });

  it('refuses bytes after the end', () => {
    const bytes = new Uint8Array([...readReal(FILES.v5), 0]);
    expect(errorOf(() => readRecordFile(NAME, bytes)).reason).toBe('malformed');
  });
});

describe('record files that were made for a rule', () => {
  const at = { seconds: 1_600_000_000n, nanos: 5 };

  it('of an unknown version', () => {
    for (const version of [0, 3, 4, 7, -1]) {
      const bytes = Buffer.alloc(64);
      bytes.writeInt32BE(version, 0);
      expect(errorOf(() => readRecordFile(NAME, bytes))).toMatchObject({
        reason: 'unknown-version',
        actual: `${version}`,
      });
    }
  });

  it('a v6 file without items takes its time from its name', () => {
    const block = readRecordFile('2022-06-21T09_15_44.212575003Z.rcd.gz', gzipSync(v6File([], { number: -3n })));
    expect(block).toMatchObject({
      number: -3n,
      consensusStart: 1655802944212575003n,
      consensusEnd: 1655802944212575003n,
    });
    expect(hexText(block.hash)).toBe(hexText(block.previousHash));
    expect(errorOf(() => readRecordFile('unnamed', v6File([], {}))).reason).toBe('malformed');
  });

  it('items need not be in time order', () => {
    const items = [7, 3, 9].map((nanos) => ({ record: { consensusTimestamp: { seconds: 1n, nanos } }, body: {} }));
    const block = readRecordFile(NAME, v6File(items, {}));
    expect(block).toMatchObject({ consensusStart: 1_000_000_003n, consensusEnd: 1_000_000_009n });
  });

  it('a field above 64 KiB is read', () => {
    const memo = 'm'.repeat(200_000);
    const block = readRecordFile(NAME, v6File([{ record: { consensusTimestamp: at, memo }, body: {} }], {}));
    expect(block.items[0]?.record.memo.length).toBe(200_000);
  });

  it('items without a consensus time follow the one before, or the time in the name', () => {
    const none = { record: {}, body: {} };
    const wrong = { record: { consensusTimestamp: { seconds: 1n, nanos: 1_000_000_000 } }, body: {} };
    const instants = (list: Parameters<typeof v6File>[0]) =>
      readRecordFile(NAME, v6File(list, {})).items.map(({ consensusNs }) => consensusNs);
    expect(instants([none, wrong])).toEqual([1_753_303_062_076_472_454n, 1_753_303_062_076_472_455n]);
    expect(instants([{ record: { consensusTimestamp: at }, body: {} }, wrong])).toEqual([
      1_600_000_000_000_000_005n,
      1_600_000_000_000_000_006n,
    ]);
  });

  it('a type newer than this program has its field number', () => {
    const body = encode(TransactionBody, { ...TransactionBody.create(), memo: 'new' });
    // Field 4000, length-delimited, two bytes.
    const bodyBytes = Buffer.concat([body, Buffer.from([0x82, 0xfa, 0x01, 0x02, 0x08, 0x01])]);
    const record = encode(TransactionRecord, { ...TransactionRecord.create(), consensusTimestamp: at });
    const [item] = readRecordFile(NAME, v6File([{ recordBytes: record, bodyBytes }], {})).items;
    expect(item).toMatchObject({ typeId: 4000, body: { memo: 'new' } });
  });

  it('the oldest form of a transaction carries its body inline', () => {
    const body = {
      memo: 'old',
      consensusSubmitMessage: { message: Uint8Array.of(1), topicID: undefined, chunkInfo: undefined },
    };
    const [item] = readRecordFile(NAME, v2File([{ record: { consensusTimestamp: at }, body, form: 'inline' }])).items;
    expect(item).toMatchObject({ typeId: 27, body: { memo: 'old' }, signatureCount: 1 });
  });

  it('a limit on the size is enforced', () => {
    const bytes = v6File([{ record: { consensusTimestamp: at, memo: 'x'.repeat(5000) }, body: {} }], {});
    expect(errorOf(() => readRecordFile(NAME, bytes, { maxBytes: 5000 })).reason).toBe('too-large');
    expect(errorOf(() => readRecordFile(NAME, gzipSync(bytes), { maxBytes: 5000 })).reason).toBe('too-large');
    const parser = new RecordFileParser(NAME, { maxBytes: 5000 });
    expect(errorOf(() => parser.push(bytes)).reason).toBe('too-large');
  });

  it('a forged length does not make the parser wait for gigabytes', () => {
    const head = v2File([{ record: { consensusTimestamp: at }, body: {} }]).subarray(0, 58);
    const bytes = Buffer.concat([head, Buffer.from([0x7f, 0xff, 0xff, 0xff, 1, 2, 3])]);
    expect(errorOf(() => new RecordFileParser(NAME).push(bytes)).reason).toBe('too-large');
    const negative = Buffer.concat([head, Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3])]);
    expect(errorOf(() => new RecordFileParser(NAME).push(negative)).reason).toBe('malformed');
  });
});
