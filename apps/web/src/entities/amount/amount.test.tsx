import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { TokenAmount } from './amount.tsx';

it.each([
  { decimals: 2, symbol: 'HUSD', shown: '12.34 HUSD' },
  { decimals: 0, symbol: undefined, shown: '1,234' },
  // The decimals of an ERC-20 that nobody reported are not known, and its symbol may not be either.
  { decimals: null, symbol: null, shown: '1,234 smallest units' },
  { decimals: null, symbol: 'LNTN', shown: '1,234 smallest units of LNTN' },
  { units: 1n, decimals: null, symbol: null, shown: '1 smallest unit' },
  { units: -1n, decimals: undefined, symbol: undefined, shown: '-1 unit' },
  { decimals: null, symbol: 'units', shown: '1,234 smallest units of units' },
  // Until the token was read.
  { decimals: undefined, symbol: undefined, shown: '1,234 units' },
])(
  'an amount of a token with $decimals decimals and the symbol $symbol reads $shown',
  ({ units = 1234n, decimals, symbol, shown }) => {
    renderPage(<TokenAmount units={units} decimals={decimals} symbol={symbol} />, () => 'never');
    expect(document.body.textContent?.trim()).toBe(shown);
  },
);
