import { hexText } from '@ledgerscope/ledger';
import { listReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { readRecordFile } from '../index.ts';

describe('chains of real files', () => {
  it.each([
    ['v2 to v5', 'files/record-v2-then-v5/hedera-test-keys/record0.0.3', 2],
    ['v5 to v6', 'files/record-v5-then-v6/dev-test-v6-4n-keys/record0.0.3', 2],
    ['v2 to v2', 'files/record-v2/hedera-test-keys/v2/record0.0.3', 2],
    ['v6, 57 files', 'files/record-v6/unverified-0.29.1-network/CaseOfTheObviouslyWrongNonce/node0', 57],
  ])('%s: each file names the hash of the one before', (_, folder, count) => {
    const names = listReal(folder).filter((name) => /\.rcd(\.gz)?$/.test(name));
    const blocks = names.map((name) => readRecordFile(name, readReal(`${folder}/${name}`)));
    expect(blocks.length).toBe(count);
    for (const [index, { hash }] of blocks.slice(0, -1).entries()) {
      const next = blocks[index + 1];
      expect(hexText(next?.previousHash ?? new Uint8Array(0)), names[index + 1]).toBe(hexText(hash));
    }
  });
});
