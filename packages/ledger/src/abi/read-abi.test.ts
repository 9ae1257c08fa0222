import fc from 'fast-check';
import { encodeAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { testSize } from '../testing/test-size.ts';
import { ABI_LIMITS, AbiError } from './abi-limits.ts';
import { abiEntries, readAbi, readableEntries } from './read-abi.ts';
import { decodeCall, decodeError, decodeLog, type SignatureSet, signatureSet } from './signature-set.ts';

/** Each may take so long of the processor, on a machine as slow as those of today. */
const MOST_MS = 50;

const PAID = { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'address', indexed: true }] };
const inputs = (...names: readonly string[]) => names.map((name) => ({ name, type: 'uint256', indexed: false }));
const of = (...parameters: readonly unknown[]) => ({ type: 'event', name: 'E', inputs: parameters });
const tuple = (components: unknown, dimensions = '') => ({ name: '', type: `tuple${dimensions}`, components });
const UINT = { name: '', type: 'uint256' };
const times = (count: number, value: unknown) => Array.from({ length: count }, () => value);
const nested = (levels: number): unknown => (levels === 0 ? UINT : tuple([nested(levels - 1)]));

/** What has no signature. */
const WITHOUT_SIGNATURE = [
  { type: 'error', name: 'Broken' },
  { type: 'error', inputs: [null] },
  { type: 'event', name: 'Broken', inputs: inputs('((') },
  { type: 'function', name: 'broken', inputs: 'all of them' },
];

describe('ABIs of strangers', () => {
  it('are read as they are', () => {
    const items = [PAID, { type: 'error', name: 'Late', inputs: inputs('since', '') }, { type: 'receive' }];
    expect(readAbi(JSON.stringify({ abi: items }))).toEqual(items);
  });

  const ABI_TEXT = JSON.stringify([PAID]);
  it.each([
    ['an artifact', JSON.stringify({ contractName: 'A', abi: [PAID] })],
    ['an artifact with the ABI as text', JSON.stringify({ abi: ABI_TEXT })],
    ['metadata of Solidity', JSON.stringify({ compiler: {}, output: { abi: [PAID] } })],
    ['the reply of an explorer', JSON.stringify({ status: '1', message: 'OK', result: ABI_TEXT })],
    ['a text in quotes', JSON.stringify(ABI_TEXT)],
    ['a byte order mark before it', `\ufeff${ABI_TEXT}`],
    ['one item alone', JSON.stringify(PAID)],
  ])('are read out of %s', (_, text) => {
    expect(readAbi(text)).toEqual([PAID]);
  });

  it('have functions without a type', () => {
    const item = { name: 'f', inputs: [] };
    expect(readAbi(JSON.stringify([item]))).toEqual([{ type: 'function', ...item }]);
  });

  it.each([
    ...WITHOUT_SIGNATURE.map((item) => JSON.stringify(item)),
    JSON.stringify({ type: 'error', name: 'Broken', inputs: [{ name: 'code', type: 5 }] }),
    JSON.stringify({ type: 'event', name: 'Broken', inputs: inputs('a), b') }),
    '{"type":"receive","note":"\\u0000"}',
    '{"type":"receive","\\ud800":1}',
    `{"type":"receive","note":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ])('are refused with the item number %#', (item) => {
    expect(() => readAbi(`[${JSON.stringify(PAID)},${item}]`)).toThrow(AbiError);
  });

  it.each([
    ['an empty tuple', of(tuple([]))],
    ['a list of no values', of({ name: '', type: 'uint256[0]' })],
    ['10,000 empty tuples in a list of 300', of(tuple(times(10_000, tuple([])), '[300]'))],
    ['30,000 components in a list of 9,000', of(tuple(times(30_000, UINT), '[9000]'))],
    ['a list of 9,000', of({ name: '', type: 'uint256[9000]' })],
    ['lists of fixed lengths in one another', of({ name: '', type: 'uint256[100][100][100]' })],
    ['a tuple of many in a list of many', of(tuple(times(100, UINT), '[100]'))],
    ['the same beside one another', of(...times(30, { name: '', type: 'uint256[100]' }))],
    ['dynamic values in a list of fixed length', of({ name: '', type: 'string[50][50]' })],
    ['more parameters than one may have', of(...times(501, UINT))],
    ['more of them in tuples', of(...times(26, tuple(times(20, UINT))))],
    ['tuples too deep in one another', of(nested(18))],
    ['lists too deep in one another', of({ name: '', type: 'uint256[][][][][]' })],
    ['whole numbers of no size', of({ name: '', type: 'uint7' })],
    ['bytes of no size', of({ name: '', type: 'bytes33' })],
    ['a tuple with a size', of({ name: '', type: 'tuple8', components: [UINT] })],
    ['a name that is longer than names are', { type: 'event', name: 'E'.repeat(201), inputs: [] }],
  ])('are refused for %s', (_, item) => {
    expect(() => readAbi(JSON.stringify([PAID, item]))).toThrow(/^item 1 of the ABI has no readable signature: /);
    expect(readableEntries([PAID, item]).map(({ name }) => name)).toEqual(['Paid']);
  });

  it('are refused where all of their items together ask for too much', () => {
    const items = times(ABI_LIMITS.parameters / 500 + 1, of(...times(500, UINT)));
    expect(() => readAbi(JSON.stringify(items))).toThrow(`at most ${ABI_LIMITS.parameters} parameters`);
    expect(() => readableEntries(items)).toThrow(AbiError);
    const outputs = times(items.length, { type: 'function', name: 'f', inputs: [], outputs: times(500, UINT) });
    expect(() => readAbi(JSON.stringify(outputs))).toThrow(`at most ${ABI_LIMITS.parameters} parameters`);
    expect(() => readAbi(JSON.stringify(times(2_001, PAID)))).toThrow('from 1 to 2000 items');
    expect(() => readAbi(JSON.stringify([{ ...PAID, note: 'é'.repeat(600_000) }]))).toThrow('1048576 bytes');
  });

  it('and were stored with an item without a signature are read without it', () => {
    const { events, errors, functions } = sorted([...WITHOUT_SIGNATURE, PAID]);
    expect([events.size, errors.size, functions.size]).toEqual([1, 0, 0]);
  });

  it.each([[undefined], ['nothing'], [[{ type: 'uint7' }]]])('have functions that return %j', (outputs) => {
    const [entry] = abiEntries([{ type: 'function', name: 'total', inputs: [], outputs }]);
    expect(entry).toMatchObject({ signature: 'total()', outputs: [] });
  });

  it('have signatures with their types written out', () => {
    const item = of(tuple([UINT, { name: 'x', type: 'function' }], '[2][]'), { name: 'y', type: 'uint' });
    expect(abiEntries([item])[0]?.signature).toBe('E((uint256,function)[2][],uint256)');
  });

  it('cost a bounded time, whatever they describe and whatever the data is', () => {
    const parameter = fc.letrec((tie) => ({
      parameter: fc.record({
        name: fc.oneof(fc.constant(''), fc.string({ maxLength: 220 })),
        type: fc
          .tuple(
            fc.oneof(
              { arbitrary: fc.constant('tuple'), weight: 3 },
              fc.constantFrom('uint256', 'int8', 'address', 'bool', 'string', 'bytes', 'bytes7', 'function', 'uint'),
            ),
            fc.array(fc.constantFrom('[]', '[1]', '[2]', '[50]', '[300]', '[9000]', '[0]'), { maxLength: 4 }),
          )
          .map(([base, dimensions]) => base + dimensions.join('')),
        components: fc.oneof(
          { maxDepth: 5, withCrossShrink: true },
          fc.constant([]),
          fc.constant([UINT]),
          fc.tuple(tie('parameter'), fc.constantFrom(1, 2, 20, 400)).map(([one, count]) => times(count, one)),
          fc.array(tie('parameter'), { maxLength: 4 }),
        ),
        indexed: fc.boolean(),
      }),
    })).parameter;
    const item = fc.record({
      type: fc.constantFrom('function', 'event', 'error'),
      name: fc.constant('f'),
      inputs: fc
        .tuple(fc.array(parameter, { maxLength: 3 }), fc.constantFrom(1, 1, 1, 100))
        .map(([some, count]) => times(count, some).flat()),
    });
    const word = fc.oneof(
      fc.nat({ max: 70 }).map((count) => BigInt(count * 32)),
      fc.bigInt({ min: 0n, max: 300n }),
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    );
    const data = fc
      .tuple(fc.array(word, { maxLength: 120 }), fc.constantFrom(1, 1, 17))
      .map(([words, count]) => bytesOf(times(count, words).flat() as bigint[]));
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(1, 1, 500),
        data,
        (some, count, bytes) => {
          const items = times(count, some).flat() as object[];
          expect(fastest(() => sorted(items))).toBeLessThan(MOST_MS);
          const set = sorted(items);
          for (const selector of [...set.functions.keys(), ...set.errors.keys()].slice(0, 3)) {
            const call = Uint8Array.from([...Buffer.from(selector, 'hex'), ...bytes]);
            expect(fastest(() => [decodeCall(set, call), decodeError(set, call)])).toBeLessThan(2 * MOST_MS);
          }
          for (const [topic, [event]] of [...set.events].slice(0, 3)) {
            const indexed = event?.inputs.filter((one) => one.indexed).length ?? 0;
            const topics = [Buffer.from(topic, 'hex'), ...times(indexed, new Uint8Array(32))] as Uint8Array[];
            expect(fastest(() => decodeLog(set, topics, bytes))).toBeLessThan(MOST_MS);
          }
        },
      ),
      { numRuns: testSize(60, 5_000) },
    );
  });

  it.each([
    ['values in lists', { type: 'uint256[]' }, [times(2_040, 7n)]],
    ['texts', { type: 'string[]' }, [times(600, 'ab')]],
    ['lists of lists', { type: 'uint256[][]' }, [times(30, times(60, 7n))]],
    ['tuples in lists', { ...tuple(times(4, UINT), '[]') }, [times(500, [1n, 2n, 3n, 4n])]],
  ])('and as many %s as data can have are decoded within it', (_, parameter, values) => {
    const set = sorted([of(parameter)]);
    const [[topic = '', [event] = []] = []] = set.events;
    const data = Buffer.from(encodeAbiParameters([parameter] as never, values as never).slice(2), 'hex');
    const decode = () => decodeLog(set, [Buffer.from(topic, 'hex')], data);
    expect(data.length).toBeLessThanOrEqual(ABI_LIMITS.dataBytes);
    expect(decode()?.name).toBe(event?.name);
    expect(fastest(decode)).toBeLessThan(MOST_MS);
  });
});

function sorted(items: readonly unknown[]): SignatureSet {
  try {
    return signatureSet(readableEntries(items), hashOf);
  } catch (error) {
    if (error instanceof AbiError) return signatureSet([], hashOf);
    throw error;
  }
}

/** Any hash does, which costs the same for every decoder. */
function hashOf(text: string): string {
  let hash = 5381n;
  for (let index = 0; index < Math.min(text.length, 200); index++)
    hash = (hash * 33n + BigInt(text.charCodeAt(index))) & ((1n << 256n) - 1n);
  return hash.toString(16).padStart(64, '0');
}

function bytesOf(words: readonly bigint[]): Uint8Array {
  return Uint8Array.from(Buffer.from(words.map((word) => word.toString(16).padStart(64, '0')).join(''), 'hex'));
}

/** Milliseconds of the processor, of a few tries the fewest: what else the process does in between is not counted. */
function fastest(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > MOST_MS / 5; tries++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
