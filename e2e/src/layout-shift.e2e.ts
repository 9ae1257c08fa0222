import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { openAtTop, openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';

/** Cumulative layout shift, as web vitals define it. */
const MOST_SHIFT = 0.05;

/** Adds up what moved without the visitor's doing. */
const OBSERVE = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

let browser: Browser;
const ledger = stillLedger();
/** The id of an entity, by the words that stand for it in the paths below. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  browser = await sharedBrowser();
  const first = async <Row>(path: string) => (await ledger.get<Row[]>(path))?.[0];
  ids.CONTRACT = (await first<{ contractID: string }>('/api/contracts?limit=1'))?.contractID ?? '';
  ids.TOKEN = (await first<{ tokenId: string }>('/api/tokens?limit=1&tokenType=FUNGIBLE_COMMON'))?.tokenId ?? '';
  ids.COLLECTION =
    (await first<{ tokenId: string }>('/api/tokens?limit=1&tokenType=NON_FUNGIBLE_UNIQUE'))?.tokenId ?? '';
});
afterAll(async () => {
  await browser?.close();
});

describe.each([1280, 390])('what is in sight stays where it is at %i px', (width) => {
  it.each([
    'search?period=OA&q=zzzzqqq',
    'search?period=OA&q=lantern',
    'contracts/CONTRACT?tab=calls',
    'tokens/TOKEN?tab=holders',
    'tokens/TOKEN?tab=transactions',
    'tokens/COLLECTION?tab=nfts',
    'statistics',
    'transactions',
  ])('on %s', async (path) => {
    const { page } = await openPage(browser, ledger.server.url, { width });
    await page.addInitScript(OBSERVE);
    const named = path.replace(/CONTRACT|TOKEN|COLLECTION/, (word) => ids[word] ?? '');
    await openAtTop(page, `${ledger.server.url}/hedera/${named}`);
    expect(await page.evaluate<number>('layoutShift')).toBeLessThanOrEqual(MOST_SHIFT);
    await page.context().close();
  });

  it('on the home page keeps room for what is drawn when it is seen', async () => {
    const { page } = await openPage(browser, ledger.server.url, { width });
    // The last two, nodes and dapps, are as high as there are many of them.
    const heights = () =>
      page
        .locator(':has(> [data-page-search] > h1) > *')
        .evaluateAll((parts) => parts.slice(0, -2).map((part) => part.getBoundingClientRect().height));
    await openAtTop(page, `${ledger.server.url}/hedera/home`);
    const kept = await heights();
    await openSettled(page, `${ledger.server.url}/hedera/home`);
    const taken = await heights();
    expect(taken).toHaveLength(5);
    for (const [place, height] of taken.entries())
      expect(Math.abs((kept[place] ?? 0) - height) / height, `part ${place}: ${kept[place]}, ${height}`).toBeLessThan(
        0.2,
      );
    await page.context().close();
  });
});
