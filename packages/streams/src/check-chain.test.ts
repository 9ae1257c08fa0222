import { describe, expect, it } from 'vitest';
import { checkChain, readRecordFile, StreamError } from './index.ts';
import { hasSharedData, listShared, readShared } from './testing/shared-data.ts';

function reasonOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    if (error instanceof StreamError) return error.reason;
    throw error;
  }
  return 'accepted';
}

const hash = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);

describe('the chain of blocks', () => {
  const previous = { hash: hash(1), number: 41n };
  const next = { hash: hash(2), number: 42n, previousHash: hash(1) };

  it('accepts the direct successor only', () => {
    expect(reasonOf(() => checkChain(previous, next, 'f'))).toBe('accepted');
    expect(reasonOf(() => checkChain(previous, { ...next, number: 43n }, 'f'))).toBe('out-of-order');
    expect(reasonOf(() => checkChain(previous, { ...next, number: 41n }, 'f'))).toBe('out-of-order');
    expect(reasonOf(() => checkChain(previous, { ...next, previousHash: hash(3) }, 'f'))).toBe('hash-mismatch');
  });

  it('does without numbers where one side states none', () => {
    expect(reasonOf(() => checkChain({ ...previous, number: undefined }, { ...next, number: -7n }, 'f'))).toBe(
      'accepted',
    );
    expect(reasonOf(() => checkChain(previous, { ...next, number: undefined }, 'f'))).toBe('accepted');
  });
});

const title = hasSharedData ? '' : ' (left out: no shared data)';

describe.skipIf(!hasSharedData)(`chains of real files${title}`, () => {
  it.each([
    ['v2 to v5', 'files/record-v2-then-v5/hedera-test-keys/record0.0.3', 2],
    ['v5 to v6', 'files/record-v5-then-v6/dev-test-v6-4n-keys/record0.0.3', 2],
    ['v2 to v2', 'files/record-v2/hedera-test-keys/v2/record0.0.3', 2],
    ['v6, 57 files', 'files/record-v6/unverified-0.29.1-network/CaseOfTheObviouslyWrongNonce/node0', 57],
  ])('%s', (_, folder, count) => {
    const names = listShared(folder).filter((name) => /\.rcd(\.gz)?$/.test(name));
    const blocks = names.map((name) => readRecordFile(name, readShared(`${folder}/${name}`)));
    expect(blocks.length).toBe(count);
    for (const [index, block] of blocks.entries()) {
      const previous = blocks[index - 1];
      if (previous !== undefined) checkChain(previous, block, names[index] ?? '');
    }
  });
});
