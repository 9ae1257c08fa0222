import fc from 'fast-check';
import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, encodeFunctionData, parseAbi } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { type AbiShape, type AbiValue, abiShape, encodeEvent, encodeOutput, encodeShape } from './abi-shape.ts';
import { AUCTION } from './artifacts/auction.ts';
import { DEMO_TOKEN } from './artifacts/demo-token.ts';
import { MARKET } from './artifacts/market.ts';
import { errorData, PANIC_INDEX, panicData } from './revert-data.ts';

const CONTRACTS: { name: string; abi: readonly string[] }[] = [AUCTION, DEMO_TOKEN, MARKET];

const ENTRIES = CONTRACTS.flatMap(({ name, abi: signatures }) =>
  parseAbi(signatures).flatMap((item) =>
    'name' in item && 'inputs' in item
      ? [{ title: `${name}.${item.name}`, item, shape: shapeOf(signatures, item) }]
      : [],
  ),
);

function shapeOf(signatures: readonly string[], item: { type: string; name: string }): AbiShape {
  return abiShape(signatures, item.type as 'function' | 'event' | 'error', item.name);
}

function arbitraryOf(type: string): fc.Arbitrary<AbiValue> {
  if (type === 'address') return fc.stringMatching(/^[0-9a-f]{40}$/);
  if (type === 'bool') return fc.boolean();
  if (type === 'int64') return fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n);
  if (type === 'string') return fc.string({ unit: 'grapheme', maxLength: 80 });
  if (type === 'uint8') return fc.bigInt(0n, 255n);
  expect(type).toBe('uint256');
  return fc.bigInt(0n, 2n ** 256n - 1n);
}

const values = (shape: AbiShape) => fc.tuple(...shape.inputs.map(({ type }) => arbitraryOf(type)));

/** As viem takes values: addresses with their prefix, a uint8 as a number. */
function forViem(shape: AbiShape, list: readonly AbiValue[]): unknown[] {
  return list.map((value, at) => {
    const type = shape.inputs[at]?.type;
    if (type === 'address') return `0x${value}`;
    return type === 'uint8' ? Number(value) : value;
  });
}

describe('encoding by shape', () => {
  it.each(ENTRIES)('gives what viem gives: $title', ({ item, shape }) => {
    fc.assert(
      fc.property(values(shape), (list) => {
        const args = forViem(shape, list);
        const abi = [item];
        if (item.type === 'function') {
          expect(`0x${encodeShape(shape, list)}`).toBe(encodeFunctionData({ abi, functionName: item.name, args }));
        } else if (item.type === 'error') {
          expect(`0x${encodeShape(shape, list)}`).toBe(encodeErrorResult({ abi, errorName: item.name, args }));
        } else {
          const event = encodeEvent(shape, list);
          const isData = item.inputs.map((input) => !('indexed' in input && input.indexed));
          const data = encodeAbiParameters(
            item.inputs.filter((_, at) => isData[at]),
            args.filter((_, at) => isData[at]),
          );
          const topics = encodeEventTopics({ abi, eventName: item.name, args });
          expect(event.topics.map((topic) => `0x${topic}`)).toEqual(topics);
          expect(`0x${event.data}`).toBe(data);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('encodes what the token constructor gets', () => {
    const shape = abiShape(DEMO_TOKEN.abi, 'constructor');
    const list = ['Lantern 🏮', 'LNTN', 8n, 10n ** 17n];
    expect(`0x${encodeShape(shape, list)}`).toBe(encodeAbiParameters(shape.inputs, forViem(shape, list)));
  });

  it('encodes outputs and the errors of the compiler', () => {
    const transfer = abiShape(DEMO_TOKEN.abi, 'function', 'transfer');
    expect(encodeOutput(transfer, [true])).toBe('1'.padStart(64, '0'));
    const abi = parseAbi(['error Error(string)', 'error Panic(uint256)']);
    expect(`0x${errorData('Auction: bid is too low')}`).toBe(
      encodeErrorResult({ abi, errorName: 'Error', args: ['Auction: bid is too low'] }),
    );
    expect(`0x${panicData(PANIC_INDEX)}`).toBe(encodeErrorResult({ abi, errorName: 'Panic', args: [0x32n] }));
  });

  it('refuses too few values and names that are not there', () => {
    const transfer = abiShape(DEMO_TOKEN.abi, 'function', 'transfer');
    expect(() => encodeShape(transfer, [1n])).toThrow(RangeError);
    expect(() => abiShape(DEMO_TOKEN.abi, 'function', 'Transfer')).toThrow(RangeError);
  });
});
