import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '../testing/sample-rows.ts';
import { transactionTable } from '../transaction/rows.ts';
import { chunkCodec } from './row-chunk.ts';

const CODEC = chunkCodec(transactionTable, 4);
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
