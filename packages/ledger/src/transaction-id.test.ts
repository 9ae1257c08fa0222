import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consensusNs, consensusNsOf, formatEpoch, formatIso, parseEpoch, parseIso } from './consensus-ns.ts';
import { formatEntityId, packEntityId, parseEntityId, unpackEntityId } from './entity-id.ts';
import { formatReadableTransactionId, formatTransactionId, parseTransactionRef } from './transaction-id.ts';

const shard = fc.bigInt(0n, 0x3ffn);
const realm = fc.bigInt(0n, 0xffffn);
const num = fc.bigInt(0n, 0x3f_ffff_ffffn);
const instant = fc.bigInt(0n, 0x7fff_ffff_ffff_ffffn).map(consensusNsOf);
const validStart = fc
  .oneof(
    // Ten digits of seconds, as valid starts have had since 2001 and will until 2286.
    fc.bigInt(1_000_000_000_000_000_000n, 9_999_999_999_999_999_999n),
    fc.bigInt(-(2n ** 63n) * 1_000_000_000n, 2n ** 63n * 1_000_000_000n - 1n),
  )
  .map(consensusNsOf);

describe('entity ids', () => {
  it('come back from 64 bits and from text as they were', () => {
    fc.assert(
      fc.property(shard, realm, num, (s, r, n) => {
        const id = packEntityId(s, r, n);
        expect(id).toBeDefined();
        if (id === undefined) return;
        expect(id).toBeLessThan(2n ** 64n);
        expect(unpackEntityId(id)).toEqual({ shard: s, realm: r, num: n });
        expect(parseEntityId(formatEntityId(id))).toBe(id);
      }),
    );
  });

  it.each(['', '0.0', '0.0.x', '0.0.-1', '1024.0.1', '0.65536.1', '0.0.274877906944', '0.0.1 ', '0.0.1-abcde'])(
    'are not made of %j',
    (text) => expect(parseEntityId(text)).toBeUndefined(),
  );
});

describe('instants', () => {
  it('come back from text as they were, and show all nine digits', () => {
    fc.assert(
      fc.property(instant, (ns) => {
        expect(parseEpoch(formatEpoch(ns))).toBe(ns);
        expect(parseIso(formatIso(ns))).toBe(ns);
        expect(formatIso(ns)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
      }),
    );
    expect(formatIso(consensusNsOf(1_580_833_756_681_829_100n))).toBe('2020-02-04T16:29:16.681829100Z');
    expect(formatEpoch(consensusNsOf(-1n))).toBe('-1.999999999');
  });

  it.each([
    ['milliseconds in the field of seconds', 1_567_188_600_419n, 72_000, '+051632-03-24T22:46:59.000072000Z'],
    ['the last second of Date', 8_640_000_000_000n, 0, '+275760-09-13T00:00:00.000000000Z'],
    ['the second after it', 8_640_000_000_001n, 0, '+275760-09-13T00:00:01.000000000Z'],
    ['the last second of int64', 2n ** 63n - 1n, 999_999_999, '+292277026596-12-04T15:30:07.999999999Z'],
    ['the first second of int64', -(2n ** 63n), 0, '-292277022657-01-27T08:29:52.000000000Z'],
    ['the year before the first', -62_167_219_201n, 0, '-000001-12-31T23:59:59.000000000Z'],
  ])('are exact however far away: %s', (_, seconds, nanos, iso) => {
    const ns = consensusNs(seconds, nanos);
    expect(ns).toBe(seconds * 1_000_000_000n + BigInt(nanos));
    expect(formatEpoch(ns)).toBe(`${seconds}.${String(nanos).padStart(9, '0')}`);
    expect(formatIso(ns)).toBe(iso);
  });
});

describe('transaction ids', () => {
  it('are found again in each of their forms', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 0x3f_ffff_ffffn), validStart, (n, validStartNs) => {
        const payer = packEntityId(0n, 0n, n);
        if (payer === undefined) throw new Error('out of range');
        const id = { payer, validStartNs };
        const readable = formatReadableTransactionId(id);
        for (const text of [readable, readable.replace('@', '-').replace(/\.(\d+)$/, '-$1'), formatTransactionId(id)])
          expect(parseTransactionRef(text), text).toEqual({ kind: 'id', id });
      }),
    );
  });

  it('read nanoseconds as a number: .7 is seven of them', () => {
    expect(parseTransactionRef('0.0.5@1640995200.7')).toMatchObject({
      id: { validStartNs: 1_640_995_200_000_000_007n },
    });
  });

  it('distinguish hashes and consensus times', () => {
    const hash = 'ab'.repeat(48);
    expect(parseTransactionRef(hash)).toEqual({ kind: 'hash', hash });
    expect(parseTransactionRef(`0x${'CD'.repeat(32)}`)).toEqual({ kind: 'hash', hash: 'cd'.repeat(32) });
    expect(parseTransactionRef('1753303062.076472454')).toEqual({
      kind: 'consensusTime',
      consensusNs: 1_753_303_062_076_472_454n,
    });
    // Digits alone are an id run together; no account number fits the ones between.
    expect(parseTransactionRef('9'.repeat(45))).toBeUndefined();
    for (const text of ['', 'hello', '0.0.5', '0x12', 'ab'.repeat(40)])
      expect(parseTransactionRef(text)).toBeUndefined();
  });

  it('are read from a time as replies and mirror nodes write it, and from hashes in base 64', () => {
    const consensusNs = 1_795_367_571_611_622_419n;
    for (const text of ['2026-11-22T17:12:51.611622419Z', '1795367571611622419', '1795367571.611622419'])
      expect(parseTransactionRef(text), text).toEqual({ kind: 'consensusTime', consensusNs });
    for (const text of ['2026-02-31T00:00:00Z', '2026-11-22', '2026-11-22T17:12:51', '1795367571-611622419'])
      expect(parseTransactionRef(text), text).toBeUndefined();
    const bytes = Buffer.from(Array.from({ length: 48 }, (_, index) => (index * 37 + 251) % 256));
    const hash = bytes.toString('hex');
    for (const text of [bytes.toString('base64'), bytes.toString('base64url'), `0X${hash.toUpperCase()}`])
      expect(parseTransactionRef(text), text).toEqual({ kind: 'hash', hash });
    // 64 letters that are hex are an Ethereum hash.
    expect(parseTransactionRef('ab'.repeat(32))).toEqual({ kind: 'hash', hash: 'ab'.repeat(32) });
  });

  it.each([
    ['', {}],
    ['?scheduled', { scheduled: true }],
    ['?scheduled/1', { nonce: 1, scheduled: true }],
    ['/1', { nonce: 1, scheduled: false }],
    ['/0', { nonce: 0, scheduled: false }],
    ['/2147483647', { nonce: 2_147_483_647, scheduled: false }],
  ])('say which namesake they mean in the form of SDKs: %j', (end, choice) => {
    const id = { payer: 1095n, validStartNs: 1_795_564_982_637_367_526n };
    for (const text of ['0.0.1095@1795564982.637367526', '0.0.1095-1795564982-637367526', '0010951795564982637367526'])
      expect(parseTransactionRef(text + end), text).toEqual({ kind: 'id', id, ...choice });
  });

  it.each(['/2147483648', '/', '/x', '/-1', '?scheduled=', '?scheduled/', '/1?scheduled', '?other'])(
    'are nothing with %j behind them',
    (end) => expect(parseTransactionRef(`0.0.1095@1795564982.637367526${end}`)).toBeUndefined(),
  );

  it('never throw, whatever the text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => void parseTransactionRef(text)));
  });
});
