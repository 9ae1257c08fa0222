import fc from 'fast-check';
import { decodeAbiParameters, encodeAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { testSize } from '../testing/test-size.ts';
import { readParameters } from './abi-layout.ts';
import { AbiDataError, decodeParameters } from './decode-abi.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/^0x/, ''), 'hex'));
const read = (parameters: unknown) => readParameters(parameters, { parameters: 0 });
const textsOf = (parameters: unknown, data: string | Uint8Array) =>
  decodeParameters(read(parameters), typeof data === 'string' ? bytesOf(data) : data).map((pieces) => pieces.join(''));

interface Described {
  readonly name: string;
  readonly type: string;
  readonly components?: readonly Described[];
}

/** A type with a value of it. */
interface Typed {
  readonly parameter: Described;
  readonly value: unknown;
}

const LEAVES: readonly fc.Arbitrary<Typed>[] = [
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map((value) => leaf('uint256', value)),
  fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }).map((value) => leaf('int128', value)),
  fc.integer({ min: 0, max: 255 }).map((value) => leaf('uint8', value)),
  fc.boolean().map((value) => leaf('bool', value)),
  hexOf(20, 20).map((value) => leaf('address', value)),
  hexOf(4, 4).map((value) => leaf('bytes4', value)),
  hexOf(0, 70).map((value) => leaf('bytes', value)),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => leaf('string', value.replace(/^\0+/, ''))),
];

function leaf(type: string, value: unknown): Typed {
  return { parameter: { name: '', type }, value };
}

function hexOf(min: number, max: number): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength: min, maxLength: max }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
}

const { typed } = fc.letrec<{ typed: Typed }>((tie) => ({
  typed: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    ...LEAVES,
    fc.array(tie('typed'), { minLength: 1, maxLength: 3 }).map((parts) => ({
      parameter: {
        name: '',
        type: 'tuple',
        components: parts.map(({ parameter }, index) => ({ ...parameter, name: `part${index}` })),
      },
      value: Object.fromEntries(parts.map(({ value }, index) => [`part${index}`, value])),
    })),
    fc.record({ one: tie('typed'), length: fc.integer({ min: 0, max: 3 }), isFixed: fc.boolean() }).map(
      ({ one: { parameter, value }, length, isFixed }): Typed => ({
        parameter: { ...parameter, type: `${parameter.type}[${isFixed ? length + 1 : ''}]` },
        value: Array.from({ length: isFixed ? length + 1 : length }, () => value),
      }),
    ),
  ),
}));

/** What viem decodes, written as this decoder writes it. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'object' ? part : plain(part)));
}

function plain(value: unknown): string {
  const text = String(value);
  return /^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : text;
}

describe('values of an ABI', () => {
  it('are those that another decoder reads', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (values) => {
        const parameters = values.map(({ parameter }) => parameter);
        const data = encodeAbiParameters(
          parameters,
          values.map(({ value }) => value),
        );
        const other: readonly unknown[] = decodeAbiParameters(parameters, data);
        expect(textsOf(parameters, data)).toEqual(other.map(written));
      }),
      { numRuns: testSize(300, 30_000) },
    );
  });

  it('are decoded by position where names are equal, missing or numbers', () => {
    const words = [1n, 2n].map((value) => value.toString(16).padStart(64, '0')).join('');
    const components = (one: string, other: string) => [
      {
        name: 'pair',
        type: 'tuple',
        components: [
          { name: one, type: 'uint256' },
          { name: other, type: 'uint256' },
        ],
      },
    ];
    expect(textsOf(components('a', 'b'), words)).toEqual(['{"a":"1","b":"2"}']);
    expect(textsOf(components('__proto__', 'b'), words)).toEqual(['{"__proto__":"1","b":"2"}']);
    expect(textsOf(components('a', 'a'), words)).toEqual(['["1","2"]']);
    expect(textsOf(components('', 'a'), words)).toEqual(['["1","2"]']);
    expect(textsOf(components('2', '1'), words)).toEqual(['["1","2"]']);
  });

  it('of the type function are 24 bytes, an address and a selector', () => {
    const data = `${'11'.repeat(20)}aabbccdd${'00'.repeat(8)}${'5'.padStart(64, '0')}`;
    const parameters = [
      { name: 'cb', type: 'function' },
      { name: 'n', type: 'uint256' },
    ];
    expect(textsOf(parameters, data)).toEqual([`0x${'11'.repeat(20)}aabbccdd`, '5']);
  });

  it.each([
    ['a cut word', [{ type: 'uint256' }], '00'.repeat(31)],
    ['a list whose length leads out of the data', [{ type: 'uint256[]' }], word(32) + word(2 ** 40)],
    ['an offset of 2^255', [{ type: 'string' }], `80${'00'.repeat(31)}`],
    ['a truth value of 2', [{ type: 'bool' }], word(2)],
    ['a text that is longer than the data', [{ type: 'string' }], word(32) + word(33) + word(0)],
  ])('are refused for %s', (_, parameters, data) => {
    expect(() => textsOf(parameters, data)).toThrow(AbiDataError);
  });

  it('are refused where offsets lead to the same bytes again and again', () => {
    // 60 lists of 60 lists, and each of them is the same.
    const list = (offset: number) => [word(60), ...Array.from({ length: 60 }, () => word(offset))].join('');
    const lists = list(60 * 32) + list(60 * 32) + list(7);
    expect(() => textsOf([{ type: 'uint256[][][]' }], word(32) + lists)).toThrow(AbiDataError);
    const text = [word(60), ...Array.from({ length: 60 }, () => word(60 * 32)), word(20_000), '61'.repeat(20_000)];
    expect(() => textsOf([{ type: 'string[]' }], word(32) + text.join(''))).toThrow(AbiDataError);
  });
});

function word(value: number): string {
  return BigInt(value).toString(16).padStart(64, '0');
}
