import type { GenesisState } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { blockOf, builtItem } from '../derive/testing/built-block.ts';
import type { VerifiedBlock } from '../verify/verify-file.ts';
import { blockRow } from './block-row.ts';

const MAINNET = 'c2448af361db46870431d10ebcf576caa648896069fa549c35f110a3b527bc57ced4aa0fb13f5bbaf52cab0246eca332';
const CHANGES = { part: 'state-changes', text: 'state changes: 5 bytes' } as const;
const ITEM = { part: 'item', text: 'an item' } as const;

/** What a first block's row lists as not signed, where this state was loaded from it. */
function listed(genesisState: GenesisState | undefined): readonly (readonly [string | undefined, string])[] {
  const proof = { signedBy: [], rejected: [], missing: [], stakeSigned: 1n, stakeTotal: 1n, stakeWeighted: false };
  const verified = {
    block: blockOf([]),
    proof,
    proofKind: 'signatures',
    unreadable: [],
    errataNs: [],
    unsignedNumber: 0n,
    notSigned: [CHANGES, ITEM],
    genesisState,
  } as unknown as VerifiedBlock;
  const place = { sequence: 0n, number: 0n, gapBefore: false, batch: 'b', fileName: '0.blk' };
  const { notSignedParts, notSignedTexts } = blockRow(verified, place);
  return notSignedTexts.map((text, index) => [notSignedParts[index], text] as const);
}

describe('what a block lists as not signed', () => {
  it('names the state before the first block as loaded where it was, and why', () => {
    const state = (hash: string): GenesisState => ({ hash, accounts: [], files: [], bytecodes: [], slots: [] });
    expect(listed(undefined)).toEqual([CHANGES, ITEM].map(({ part, text }) => [part, text]));
    const known = 'state changes: 5 bytes; loaded, because the hash of the whole state is known to this program';
    expect(listed(state(MAINNET))).toEqual([
      ['genesis-state', known],
      ['item', 'an item'],
    ]);
    const trusted = 'state changes: 5 bytes; loaded, because this server is configured to trust unsigned files';
    expect(listed(state('00'))[0]).toEqual(['genesis-state', trusted]);
  });
});

describe('the transactions of a block', () => {
  it('are those of its file, without errata, which are beside it', () => {
    const items = [builtItem({}, 0), builtItem({}, 1)];
    const block = blockOf(items);
    const proof = { signedBy: [], rejected: [], missing: [], stakeSigned: 1n, stakeTotal: 1n, stakeWeighted: false };
    const errataNs = items.slice(1).map(({ consensusNs }) => consensusNs);
    const verified = { block, proof, proofKind: 'signatures', unreadable: [], errataNs, notSigned: [] };
    const place = { sequence: 0n, number: 0n, gapBefore: false, batch: 'b', fileName: '0.blk' };
    expect(blockRow(verified as unknown as VerifiedBlock, place)).toMatchObject({ transactions: 1, errataNs });
  });
});
