import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleRow, sampleTransaction } from '../testing/sample-rows.ts';
import { type TransactionRawRow, transactionTable } from '../transaction/rows.ts';
import { RAWS } from './chunk-tables.ts';
import { RAW_FORM } from './raw-form.ts';
import { chunkCodec, rowForm } from './row-chunk.ts';

const CODEC = chunkCodec(rowForm(transactionTable), { bytes: 4_000, rows: 4 });
const rowAt = (at: number) =>
  sampleTransaction({ consensusNs: BigInt(at), memo: `number ${at}`, amount: 2n ** 64n - 1n });

describe('rows in chunks', () => {
  it.each([1, 3, 4, 5, 9])('are read as they were written, %i of them', (count) => {
    const rows = Array.from({ length: count }, (_, index) => rowAt(index * 7));
    const chunks = [...CODEC.write(rows)];
    expect(chunks.map(({ first }) => first)).toEqual(
      rows.filter((_, index) => index % 4 === 0).map(({ consensusNs }) => consensusNs),
    );
    const places = chunks.flatMap(({ value }) => CODEC.read(value));
    expect(places.map(({ at }) => at)).toEqual(rows.map(({ consensusNs }) => consensusNs));
    expect(places.map(({ row }) => row())).toEqual(rows);
  });

  it('are in the order of time, whatever the order they come in', () => {
    const [chunk] = [...CODEC.write([rowAt(5), rowAt(1), rowAt(3)])];
    expect(chunk?.first).toBe(1n);
    expect(CODEC.read(chunk?.value ?? new Uint8Array()).map(({ at }) => at)).toEqual([1n, 3n, 5n]);
  });

  it('are refused where they are damaged', () => {
    const [chunk] = [...CODEC.write([rowAt(1)])];
    const damaged = Uint8Array.from(chunk?.value ?? []).map((byte, index) => (index === 9 ? byte ^ 1 : byte));
    expect(() => CODEC.read(damaged.subarray(0, 20))).toThrow();
  });
});

/** Bytes that no compression makes shorter, the same for the same number. */
function noise(length: number, seed: number): Buffer {
  const parts = Array.from({ length: Math.ceil(length / 64) }, (_, part) =>
    createHash('sha512').update(`${seed} ${part}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, length);
}

describe('bytes of transactions in chunks', () => {
  const rawAt = (at: number, length: number): TransactionRawRow =>
    sampleRow('transactionRaw', { consensusNs: BigInt(at), recordBytes: Uint8Array.from(noise(length, at)) });
  const lengthsOf = (rows: readonly TransactionRawRow[]) => [...RAWS.write(rows)].map(({ value }) => value.length);

  it.each([
    ['alike', () => 500],
    ['of every size', (index: number) => 50 + ((index * 769) % 2_500)],
  ])('fill a page or half of one: %s', (_, length) => {
    const rows = Array.from({ length: 400 }, (__, index) => rawAt(index, length(index)));
    const lengths = lengthsOf(rows);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8_100);
    expect(lengths.reduce((sum, each) => sum + each, 0) / lengths.length).toBeGreaterThan(6_800);
    expect([...RAWS.write(rows)].flatMap(({ value }) => RAWS.read(value).map(({ row }) => row()))).toEqual(rows);
    // A batch that is written again overwrites its chunks.
    expect(lengthsOf(rows)).toEqual(lengths);
  });

  it('have one that is larger than a page by itself, and not too many that are small', () => {
    const large = [rawAt(1, 100), rawAt(2, 30_000), rawAt(3, 100)];
    expect([...RAWS.write(large)].map(({ first }) => first)).toEqual([1n, 2n, 3n]);
    const small = Array.from({ length: 130 }, (_, index) => rawAt(index, 0));
    expect([...RAWS.write(small)].map(({ first }) => first)).toEqual([0n, 64n, 128n]);
    // What so many leave of the size is not for the next ones, which would be fewer.
    const fours = chunkCodec(RAW_FORM, { bytes: 4_000, rows: 4 });
    const some = Array.from({ length: 12 }, (_, index) => rawAt(index, 600));
    expect([...fours.write(some)].map(({ count }) => count)).toEqual([4, 4, 4]);
  });

  const signed = Buffer.from('signed bytes of some length, which a transaction has nothing else than');
  const alone = Buffer.concat([Buffer.from([0x2a, signed.length]), signed]);
  const long = noise(300, 1);
  const hash = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest();
  const record = (middle: Uint8Array) => Buffer.concat([Buffer.from('before'), middle, Buffer.from('behind')]);

  it.each<[string, Uint8Array, Uint8Array, number]>([
    ['of the signed bytes', alone, hash(signed), 48],
    [
      'of signed bytes whose length takes two bytes',
      Buffer.concat([Buffer.from([0x2a, 0xac, 0x02]), long]),
      hash(long),
      48,
    ],
    ['of all bytes', long, hash(long), 48],
    [
      'of all bytes where more follows the signed ones',
      Buffer.concat([alone, Buffer.from([1])]),
      hash(Buffer.concat([alone, Buffer.from([1])])),
      48,
    ],
    ['of bytes that end within a length', Buffer.from([0x2a, 0x80]), hash(Buffer.from([0x2a, 0x80])), 48],
    ['of no bytes', Buffer.alloc(0), hash(Buffer.alloc(0)), 48],
    ['of other bytes, which stays', alone, hash(long), 0],
    ['of no hash at all', alone, Buffer.alloc(0), 0],
  ])('leave out of a record what makes its hash: %s', (_, transactionBytes, within, shorter) => {
    const rows = [1, 2].map((at) =>
      sampleRow('transactionRaw', {
        consensusNs: BigInt(at),
        transactionBytes: Uint8Array.from(transactionBytes),
        recordBytes: Uint8Array.from(record(within)),
        parts: Uint8Array.of(at),
      }),
    );
    const packed = Buffer.from(RAW_FORM.pack(rows.map(RAW_FORM.prepare)));
    expect(RAW_FORM.unpack(packed).map(({ row }) => row())).toEqual(rows);
    expect(packed.length).toBe(4 + 2 * (8 + 4 * 4 + transactionBytes.length + record(within).length + 1) - 2 * shorter);
    expect(() => RAW_FORM.unpack(packed.subarray(0, -1))[0]?.row()).toThrow();
  });
});
