import type { ApiDescription } from '@ledgerscope/contract/documentation';
import { describe, expect, it } from 'vitest';
import { callUrl, linkedValues, linkTo, sampleValues } from './call-url.ts';

const api = {
  url: '/hedera/api/accounts/{id}/transactions/{txId}',
  sample_url: '/hedera/api/accounts/0.0.2/transactions/0.0.2@1.000000001?size=2&memo=a%20b',
} as ApiDescription;

describe('the address of a call', () => {
  it('is made of the values with which its sample is asked', () => {
    expect(sampleValues(api)).toEqual({ id: '0.0.2', txId: '0.0.2@1.000000001', size: '2', memo: 'a b' });
    expect(callUrl(api, sampleValues(api))).toBe(api.sample_url.replace('%20', '+'));
  });

  it.each([
    [{ size: '5' }, '?api=x&size=5'],
    [{ size: '' }, '?api=x&size='],
    [{ memo: 'a b' }, '?api=x'],
    [{ q: 'a&b', id: '0.0.3' }, '?api=x&id=0.0.3&q=a%26b'],
  ])('is in the address of the page as far as it differs from the sample: %j', (changed, address) => {
    const values = { ...sampleValues(api), ...changed };
    const search = linkTo(new URLSearchParams('api=x&size=9'), api, values);
    expect(`?${search}`).toBe(address);
    expect({ ...sampleValues(api), ...linkedValues(search) }).toEqual(values);
  });

  it('leaves out what is empty, and holds whatever is typed', () => {
    expect(callUrl(api, { id: '../x', txId: '', size: ' ', q: 'a&b=c' })).toBe(
      '/hedera/api/accounts/..%2Fx/transactions/?q=a%26b%3Dc',
    );
  });
});
