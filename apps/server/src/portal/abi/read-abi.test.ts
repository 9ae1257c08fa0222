import { describe, expect, it } from 'vitest';
import { AbiError, readAbi } from './read-abi.ts';
import { signatureSet } from './signature-set.ts';

const PAID = { type: 'event', name: 'Paid', inputs: [{ name: 'to', type: 'address', indexed: true }] };
const inputs = (...names: readonly string[]) => names.map((name) => ({ name, type: 'uint256', indexed: false }));
const DEEP = `{"type":"receive","note":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

/** What has no signature, so that whoever makes one of it fails. */
const WITHOUT_SIGNATURE = [
  { type: 'error', name: 'Broken' },
  { type: 'error', inputs: [null] },
  { type: 'event', name: 'Broken', inputs: inputs('((') },
  { type: 'function', name: 'broken', inputs: 'all of them' },
];

describe('ABIs that are uploaded', () => {
  it('are read as they are', () => {
    const items = [PAID, { type: 'error', name: 'Late', inputs: inputs('since', '') }, { type: 'receive' }];
    expect(readAbi(JSON.stringify({ abi: items }))).toEqual(items);
  });

  it.each([
    ...WITHOUT_SIGNATURE.map((item) => JSON.stringify(item)),
    JSON.stringify({ type: 'error', name: 'Broken', inputs: [{ name: 'code', type: 5 }] }),
    JSON.stringify({ type: 'event', name: 'Broken', inputs: inputs('a), b') }),
    '{"type":"receive","note":"\\u0000"}',
    '{"type":"receive","\\ud800":1}',
    DEEP,
  ])('are refused with the item number %#', (item) => {
    expect(() => readAbi(`[${JSON.stringify(PAID)},${item}]`)).toThrow(AbiError);
  });

  it('and were stored with an item without a signature are read without it', () => {
    const { events, errors, functions } = signatureSet([...WITHOUT_SIGNATURE, PAID]);
    expect([events.size, errors.size, functions.size]).toEqual([1, 0, 0]);
  });

  it('have functions whatever these say that they return', () => {
    const total = { type: 'function', name: 'total', inputs: [], outputs: 'nothing' };
    expect([...signatureSet([total]).selectors.keys()]).toEqual(['total']);
  });
});
