import { consensusNs, NS_PER_SECOND } from '@ledgerscope/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, builtItem } from '../derive/testing/built-block.ts';
import { placeItems } from './place-items.ts';

const FILE_NS = 1_567_188_600_419_072_000n;
const NAME = '2019-08-30T18_10_00.419072Z.rcd';

function blockAt(instants: readonly bigint[]) {
  return blockOf(
    instants.map((ns, index) => {
      const seconds = ns / NS_PER_SECOND;
      const record = { consensusTimestamp: { seconds, nanos: Number(ns % NS_PER_SECOND) } };
      return builtItem({ body: {}, record }, index);
    }),
  );
}

function placesOf(instants: readonly bigint[], after: bigint, name = NAME): bigint[] {
  return placeItems(blockAt(instants), after, name).items.map((item) => item.consensusNs);
}

/** What records of one file state: mostly times of the file, and what poisons a ledger. */
const instant = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt(0n, 20n).map((step) => FILE_NS + step * 1_000n) },
  fc.bigInt(0n, 3n).map((ms) => consensusNs(1_567_188_600_419n + ms, 72_000)),
  fc.constantFrom(0n, 1n, FILE_NS - 5n * NS_PER_SECOND, 2n ** 62n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 80n, FILE_NS),
);

describe('places of the items of a file', () => {
  it('are distinct, behind the last block, near the file, and as stated wherever that can be', () => {
    const after = fc.constantFrom(-1n, FILE_NS - 60n * NS_PER_SECOND, FILE_NS + 2_000n, FILE_NS + NS_PER_SECOND);
    fc.assert(
      fc.property(fc.array(instant, { maxLength: 12 }), after, (instants, last) => {
        const block = placeItems(blockAt(instants), last, NAME);
        const places = block.items.map((item) => item.consensusNs as bigint);
        expect(new Set(places).size).toBe(places.length);
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThan(last);
          expect(place - FILE_NS).toBeLessThanOrEqual(86_400n * NS_PER_SECOND);
          const stated = instants[index] ?? 0n;
          const first = instants.indexOf(stated) === index;
          if (first && stated > last && stated >= FILE_NS && stated < FILE_NS + NS_PER_SECOND)
            expect(place).toBe(stated);
        }
        expect(block.consensusEnd).toBeLessThanOrEqual(FILE_NS + 86_400n * NS_PER_SECOND);
        expect(block.consensusStart).toBeGreaterThan(last);
      }),
    );
  });

  it.each([
    ['milliseconds in the field of seconds, alone', [consensusNs(1_567_188_600_419n, 0)], [FILE_NS]],
    ['the same twice', [2n ** 80n, 2n ** 80n], [FILE_NS, FILE_NS + 1n]],
    ['between others', [FILE_NS, 2n ** 80n, FILE_NS + 9n], [FILE_NS, FILE_NS + 1n, FILE_NS + 9n]],
    ['before others', [2n ** 80n, FILE_NS + 5n], [FILE_NS + 4n, FILE_NS + 5n]],
    ['right before one', [FILE_NS, 2n ** 80n, FILE_NS + 1n], [FILE_NS, FILE_NS + 2n, FILE_NS + 1n]],
    ['two of one instant', [FILE_NS, FILE_NS], [FILE_NS, FILE_NS + 1n]],
    ['a year late', [FILE_NS, FILE_NS + 31_536_000n * NS_PER_SECOND], [FILE_NS, FILE_NS + 1n]],
    ['back in time within the file', [FILE_NS + 9n, FILE_NS], [FILE_NS + 9n, FILE_NS]],
  ])('are the order of the file where a record states %s', (_, stated, places) => {
    expect(placesOf(stated, FILE_NS - NS_PER_SECOND)).toEqual(places);
  });

  it('do not follow a name that no item confirms', () => {
    expect(placesOf([FILE_NS, FILE_NS + 1n], -1n, '2031-01-01T00_00_00.000000000Z.rcd')).toEqual([
      FILE_NS,
      FILE_NS + 1n,
    ]);
  });

  it('find an item that another one names by the time that it stated', () => {
    const stated = consensusNs(1_567_188_600_419n, 0);
    expect(placeItems(blockAt([stated]), -1n, NAME).moved?.get(stated)).toBe(FILE_NS);
  });
});
