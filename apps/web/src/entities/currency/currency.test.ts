import { describe, expect, it } from 'vitest';
import { cookiesOf, currencyOfCookies } from './currency.ts';
import { dollarText, microDollars, rateOfDollars } from './exchange-rate.ts';

describe('the currency in cookies', () => {
  it.each([
    ['', 'tbar'],
    ['selectedCurrency=hbar', 'hbar'],
    ['a=b; selectedCurrency=usd; selectedCurrencySymbol=%24', 'usd'],
    ['selectedCurrency=euro', 'tbar'],
    ['xselectedCurrency=usd', 'tbar'],
  ])('of %j is %s', (cookies, currency) => {
    expect(currencyOfCookies(cookies)).toBe(currency);
  });

  it('is stored in two cookies with the path of the whole site', () => {
    const [currency, symbol] = cookiesOf('tbar');
    expect(currency).toMatch(/^selectedCurrency=tbar; path=\/;/);
    expect(symbol).toMatch(/^selectedCurrencySymbol=t%E2%84%8F; path=\/;/);
  });
});

describe('dollars', () => {
  const rate = { hbars: 30_000, cents: 744_600 };

  it.each([
    [100_000_000n, '0.2482'],
    [1_000_000_000_000n, '2,482.00'],
    [-1_000_000_000_000n, '2,482.00'],
    [71_232n, '0.000177'],
    [24_999_000n, '0.06205'],
    [402_899_000n, '1.00'],
    [49_996_000n, '0.1241'],
    [402_890_000n, '1.00'],
    [100_030_000n, '0.2483'],
    [0n, '0.00'],
    [1n, '<0.000001'],
    [9_007_199_254_740_993n * 100_000_000n, '2,235,586,855,026,714.46'],
  ])('of %s tinybars are %s', (tinybars, text) => {
    expect(dollarText(microDollars(tinybars, rate), tinybars === 0n)).toBe(text);
  });

  it('follow a price per hbar', () => {
    expect(microDollars(100_000_000n, rateOfDollars(0.2482))).toBe(248_200n);
  });
});
