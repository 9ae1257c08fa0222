import { listReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { signingKeyOf } from '../proof/tss/tss-verifier.ts';
import { hintsChange } from '../testing/write-hints-change.ts';
import { streamBlock } from '../testing/write-stream-block.ts';
import { readBlockFile, readBlockLink } from './read-block-file.ts';

const NOTHING = { isPartial: false, cleared: [], constructionId: undefined, stage: undefined, keySha256: undefined };

describe('what a block says of keys', () => {
  it('is read in its order, with what is given and what is cleared', () => {
    const key = new Uint8Array(1096).fill(3);
    const changes = [
      hintsChange({ state: 'next', construction: 300n, isCollecting: true }),
      hintsChange({ state: 'active', key, isPartial: true, cleared: [4, 5] }),
      hintsChange({ state: 'next' }),
    ];
    const block = streamBlock(4n, new Uint8Array(48), [], undefined, changes);
    const keySha256 = signingKeyOf(key);
    const expected = [
      { ...NOTHING, state: 'next', constructionId: 300n, stage: 'earlier' },
      { ...NOTHING, state: 'active', isPartial: true, cleared: [4, 5], stage: 'key', keySha256 },
      { ...NOTHING, state: 'next' },
    ];
    expect(readBlockFile('b', block).hintsChanges).toEqual(expected);
    expect(readBlockLink('b', block).hintsChanges).toEqual(expected);
  });

  it('is in real blocks the very key that they are signed under', () => {
    const found = listReal('tss/blocks').flatMap((name) => {
      const { proofs, hintsChanges } = readBlockLink(name, readReal(`tss/blocks/${name}`));
      const keys = hintsChanges.flatMap(({ state, keySha256 }) => (state === 'active' ? (keySha256 ?? []) : []));
      const signed = proofs.flatMap((proof) => ('signature' in proof ? [signingKeyOf(proof.signature)] : []));
      return keys.map((each) => signed.includes(each));
    });
    expect(found).toEqual([true, true, true, true]);
  });
});
