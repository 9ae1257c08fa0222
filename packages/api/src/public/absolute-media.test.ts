import { nftMediaPath } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { withAbsoluteMedia } from './absolute-media.ts';

const ORIGIN = 'https://explorer.example.org';
const PATH = nftMediaPath('0.0.5', 7n, 0, 'abc');

describe('media in the public API', () => {
  it.each<[string, unknown, unknown]>([
    ['a row', { data: [{ imageUrl: PATH }] }, { data: [{ imageUrl: ORIGIN + PATH }] }],
    [
      'a row below another',
      { data: [{ nfts: [{ thumbnail: PATH }] }] },
      { data: [{ nfts: [{ thumbnail: ORIGIN + PATH }] }] },
    ],
    ['no picture', { data: [{ imageUrl: null, image: null }] }, { data: [{ imageUrl: null, image: null }] }],
    ["the token's own address", { image: 'ipfs://bafy/1.png' }, { image: 'ipfs://bafy/1.png' }],
    ['an address elsewhere', { image: `https://other.example${PATH}` }, { image: `https://other.example${PATH}` }],
    ['other values', { size: 1, next: null, more: [true, 'text'] }, { size: 1, next: null, more: [true, 'text'] }],
  ])('has an absolute address in %s, and nothing else changed', (_, reply, sent) => {
    expect(withAbsoluteMedia(reply, ORIGIN)).toEqual(sent);
  });
});
