import { describe, expect, it } from 'vitest';
import { isNarrowed, periodOf, readSearch, searchQuery, writeSearch } from './search-state.ts';

function read(text: string) {
  return readSearch(new URLSearchParams(text));
}

describe('the search in the address', () => {
  it.each([
    '',
    '?q=hello',
    '?q=a+b&accountFrom=0.0.3&contractID=0.0.9&startDate=1700000000000&amountFrom=5&activeTab=topics&isAdvanced=true',
    '?q=a&transactionTypes=TOKENMINT,TOKENBURN&serviceTypes=TOKEN&status=SUCCESS',
    '?period=OA',
  ])('writes %j as it was read', (text) => {
    expect(writeSearch(read(text))).toBe(text);
  });

  it('leaves out what makes no sense, and trims', () => {
    expect(read('q=%20x%20&amountFrom=-1&startDate=soon&period=5W&activeTab=dapps&isAdvanced=yes&contractID=')).toEqual(
      {
        texts: { q: 'x' },
        numbers: {},
        kinds: {},
        period: undefined,
        isAdvanced: false,
        tab: 'transactions',
      },
    );
  });

  it('looks for ids, hashes and addresses over all time unless a period or a range is chosen', () => {
    expect(searchQuery(read('q=0.0.1001'))).toEqual({ q: '0.0.1001' });
    expect(searchQuery(read('q=0.0.1001&period=1W'))).toEqual({ q: '0.0.1001', period: '1W' });
    expect(writeSearch(read('q=0.0.1001&period=1W'))).toBe('?q=0.0.1001&period=1W');
    expect(searchQuery(read('q=0.0.1001&startDate=1700000000'))).toEqual({ q: '0.0.1001', startDate: '1700000000000' });
  });

  it('searches the last week unless a period or a range is chosen', () => {
    expect(searchQuery(read('q=x'))).toEqual({ q: 'x', period: '1W' });
    expect(searchQuery(read('q=x&period=OA'))).toEqual({ q: 'x', period: 'OA' });
    expect(periodOf(read('startDate=1'))).toBeUndefined();
    expect(periodOf(read('endDate=1&period=1D'))).toBeUndefined();
  });

  it('knows whether more than a text is asked for', () => {
    expect(isNarrowed(read('q=x&activeTab=nfts'))).toBe(false);
    expect(isNarrowed(read('q=x&period=1D'))).toBe(true);
    expect(isNarrowed(read('accountTo=0.0.3'))).toBe(true);
  });
});
