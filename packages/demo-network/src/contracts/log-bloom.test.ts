import { gunzipSync } from 'node:zlib';
import { decode, hapi } from '@ledgerscope/streams';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { longZeroAddress } from './evm-address.ts';
import { logBloom } from './log-bloom.ts';

const FILE = 'buckets/mainnet-2025-07-23/recordstreams/record0.0.21/2025-07-23T20_37_42.076472454Z.rcd.gz';
const VERSION_BYTES = 4;
/** A mainnet contract. */
const POOL = { num: 3_964_804n, address: longZeroAddress(3_964_804) };

describe('the filter of logs on mainnet', () => {
  it('is the one that the network wrote', () => {
    const file = decode(hapi.RecordStreamFile, gunzipSync(readReal(FILE)).subarray(VERSION_BYTES));
    const logs = file.recordStreamItems.flatMap(({ record }) => record?.contractCallResult?.logInfo ?? []);
    const own = logs.filter(({ contractID }) => contractID?.contractNum === POOL.num);
    expect(own.length).toBeGreaterThan(1);
    for (const { bloom, topic } of own) {
      const entries = [POOL.address, ...topic.map((value) => Buffer.from(value).toString('hex'))];
      expect(Buffer.from(logBloom(entries)).toString('hex')).toBe(Buffer.from(bloom).toString('hex'));
    }
  });
});

describe('the filter of logs', () => {
  it('has no bit of nothing, and at most three of one entry', () => {
    const bits = (filter: Uint8Array) =>
      filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    expect(bits(logBloom([]))).toBe(0);
    expect(bits(logBloom([POOL.address]))).toBeLessThanOrEqual(3);
    expect(bits(logBloom([POOL.address]))).toBeGreaterThan(0);
  });
});
