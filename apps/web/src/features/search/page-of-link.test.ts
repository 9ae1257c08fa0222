import { describe, expect, it } from 'vitest';
import { pageOfLink } from './page-of-link.ts';

describe('pageOfLink', () => {
  it.each([
    ['/accounts/0.0.3', 'account', '0.0.3', '/accounts/0.0.3'],
    ['/transactions/0.0.3@1.000000001?nonce=1', 'transaction', 'x', '/transactions/0.0.3@1.000000001?nonce=1'],
    ['/search?q=words', null, null, '/search?q=words'],
    ['/dapps/lanterns', 'dapp', 'lanterns', '/dapps/lanterns'],
    ['/nft/0.0.9?serialNumber=1', 'nft', '0.0.9#1', '/nft/0.0.9?serialNumber=1'],
    ['/collections/0.0.9', 'collection', '0.0.9', '/search?q=0.0.9&activeTab=tokens'],
  ])('of %s is a page that exists', (link, kind, id, page) => {
    expect(pageOfLink(link, kind, id)).toBe(page);
  });
});
