import type { NftRowReply } from '@ledgerscope/contract/nft';
import { describe, expect, it } from 'vitest';
import { findNfts, wholeSearch } from './find-nft.ts';

const row = (serialNumber: number, owner: string | null) => ({ serialNumber, owner }) as NftRowReply;
const ROWS = [row(1, '0.0.11'), row(11, '0.0.1'), row(2, null)];
const found = (text: string) => findNfts(ROWS, text).map(({ serialNumber }) => serialNumber);

describe('findNfts', () => {
  it('matches serial number or owner exactly, never a part of one', () => {
    expect([found('1'), found('#11'), found('0.0.1'), found('0.0')]).toEqual([[1], [11], [11], []]);
    expect(found('  ')).toEqual([1, 11, 2]);
  });
});

describe('wholeSearch', () => {
  it.each([
    ['#12', { serialNumber: '12' }],
    [' 7 ', { serialNumber: '7' }],
    ['0.0.1001', { owner: '0.0.1001' }],
    ['0', undefined],
    ['0.0.', undefined],
    ['fox', undefined],
  ])('means by %s', (text, expected) => {
    expect(wholeSearch(text)).toEqual(expected);
  });
});
