import { compareAscending } from '@ledgerscope/ledger';
import type { ExchangeRateRow } from '@ledgerscope/ledger-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateOf } from './ledger-rate.ts';
import { beginningOf } from './rate-in-force.ts';

/** A statement at `at`: so many cents until `until`, then so many. */
function stated(at: number, cents: number, until: number, nextCents = 0): ExchangeRateRow {
  return {
    consensusNs: BigInt(at),
    hbarEquiv: 1,
    centEquiv: cents,
    expirationNs: BigInt(until),
    nextHbarEquiv: nextCents > 0 ? 1 : 0,
    nextCentEquiv: nextCents,
    nextExpirationNs: BigInt(until + 10),
  };
}

describe('the beginning of the rate in force', () => {
  it.each<[string, ExchangeRateRow[], bigint | undefined]>([
    ['is not known without a rate', [], undefined],
    ['is not known where it held from the first statement on', [stated(1, 5, 50), stated(9, 5, 60)], undefined],
    ['is that of its statement', [stated(1, 5, 50), stated(9, 6, 50)], 9n],
    ['is that of the first of several statements of it', [stated(1, 5, 50), stated(9, 6, 50), stated(20, 6, 70)], 9n],
    ['is the instant at which the rate before it ran out', [stated(1, 5, 12, 6)], 12n],
    ['is that instant where it was stated anew later', [stated(1, 5, 12, 6), stated(20, 6, 70)], 12n],
    ['is its statement where the rate before it had not run out', [stated(1, 5, 25, 6), stated(20, 6, 70)], 20n],
    ['is its statement where the current rate had run out before', [stated(1, 5, 50), stated(20, 4, 15, 6)], 20n],
    ['is not hidden by a rate that ran out as it was stated', [stated(1, 6, 50), stated(20, 4, 20, 6)], undefined],
    ['is after a rate in between', [stated(1, 6, 5, 5), stated(20, 6, 70)], 20n],
    ['is its statement where nothing followed what ran out', [stated(1, 5, 12), stated(20, 6, 70)], 20n],
  ])('%s', (_, rows, expected) => {
    expect(beginningOf(rows.toReversed(), 31n)).toBe(expected);
  });

  it('is the instant that a look at every instant finds', () => {
    const statement = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 3 }), fc.nat(60), fc.nat(3));
    fc.assert(
      fc.property(fc.uniqueArray(statement, { selector: ([at]) => at, minLength: 1, maxLength: 8 }), (statements) => {
        const rows = statements
          .map(([at, cents, until, next]) => stated(at, cents, until, next))
          .sort((one, other) => compareAscending(other.consensusNs, one.consensusNs));
        const centsAt = (ns: bigint) => {
          const row = rows.find(({ consensusNs }) => consensusNs <= ns);
          return row === undefined ? undefined : rateOf(row, ns)?.centEquivalent;
        };
        const differs = (ns: bigint) => centsAt(ns) !== centsAt(40n);
        let from: bigint | undefined = 40n;
        while (from !== undefined && !differs(from - 1n)) from = from === 0n ? undefined : from - 1n;
        const first = rows.at(-1)?.consensusNs ?? 0n;
        expect(beginningOf(rows, 41n)).toBe(from === undefined || from <= first ? undefined : from);
      }),
    );
  });
});
