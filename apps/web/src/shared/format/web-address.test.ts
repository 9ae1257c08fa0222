import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('webAddress', () => {
  it('takes http and https alone', () => {
    expect(webAddress('https://market.example/nft/7')?.host).toBe('market.example');
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '//host/x', 'file:///etc/passwd', 'ipfs://x', ''])
      expect(webAddress(text), text).toBeUndefined();
  });

  it('takes none that hides its host behind a name and password', () => {
    expect(webAddress('https://bank.example:x@evil.example/')).toBeUndefined();
  });
});
