import { NETWORK_CALLS } from '@ledgerscope/contract/network-calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { replyOf } from '../../testing/reply-of.ts';
import { CurrencyToggle } from './currency-toggle.tsx';

const UNKNOWN = {
  price: null,
  currency: 'USD',
  source: null,
  sourceName: null,
  asOf: null,
  ageSeconds: null,
  change24h: null,
  configured: false,
  ledger: null,
  feed: null,
};
const NO_PRICE = replyOf(NETWORK_CALLS.getPrice, { data: UNKNOWN });
const FEED = replyOf(NETWORK_CALLS.getPrice, { data: { ...UNKNOWN, price: 0.25, source: 'feed', sourceName: 'x' } });

describe('the choice of a currency', () => {
  it('has no dollars while no price is known', async () => {
    const { visitor, asked } = renderPage(<CurrencyToggle />, () => ({ json: NO_PRICE }));
    await waitFor(() => expect(asked.length).toBe(1));
    const dollars = screen.getByRole('button', { name: 'US dollars' });
    expect(dollars.getAttribute('aria-disabled')).toBe('true');
    expect(dollars.getAttribute('data-tip')).toBe('USD is not available: no hbar price.');
    await visitor.click(dollars);
    expect(dollars.getAttribute('aria-pressed')).toBe('false');
  });

  it('has dollars where one is', async () => {
    const { visitor } = renderPage(<CurrencyToggle />, () => ({ json: FEED }));
    const dollars = screen.getByRole('button', { name: 'US dollars' });
    await waitFor(() => expect(dollars.getAttribute('aria-disabled')).toBe('false'));
    await visitor.click(dollars);
    expect(dollars.getAttribute('aria-pressed')).toBe('true');
    await visitor.click(screen.getByRole('button', { name: 'tinybar' }));
  });
});
