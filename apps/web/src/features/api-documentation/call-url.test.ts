import type { ApiDescription } from '@ledgerscope/contract/documentation';
import { describe, expect, it } from 'vitest';
import { callUrl, sampleValues } from './call-url.ts';

const api = {
  url: '/hedera/api/accounts/{id}/transactions/{txId}',
  sample_url: '/hedera/api/accounts/0.0.2/transactions/0.0.2@1.000000001?size=2&memo=a%20b',
} as ApiDescription;

describe('the address of a call', () => {
  it('is made of the values with which its sample is asked', () => {
    expect(sampleValues(api)).toEqual({ id: '0.0.2', txId: '0.0.2@1.000000001', size: '2', memo: 'a b' });
    expect(callUrl(api, sampleValues(api))).toBe(api.sample_url.replace('%20', '+'));
  });

  it('leaves out what is empty, and holds whatever is typed', () => {
    expect(callUrl(api, { id: '../x', txId: '', size: ' ', q: 'a&b=c' })).toBe(
      '/hedera/api/accounts/..%2Fx/transactions/?q=a%26b%3Dc',
    );
  });
});
