import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { stillLedger } from './shared-servers.ts';

let browser: Browser;
const ledger = stillLedger();
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

it('explains every call of the public API, finds it by its words, and makes it', async () => {
  const { page, troubles } = await openPage(browser, ledger.server.url);
  await page.goto(`${ledger.server.url}/hedera/apiview`);
  const selection = page.getByRole('navigation', { name: 'Public API calls' });
  await selection.getByRole('heading', { name: 'PUBLIC API SELECTION' }).waitFor();
  await selection.getByRole('link', { name: 'GENERATE API KEY' }).waitFor();
  for (const title of ['Introduction', 'Authentication', 'Responses', 'Data Types'])
    await selection.getByRole('link', { name: title }).waitFor();
  await selection.getByRole('searchbox').fill('account transfers');
  await selection.getByRole('link', { name: 'List account transfers' }).click();
  await page.getByRole('heading', { level: 1, name: 'List account transfers' }).waitFor();
  expect(new URL(page.url()).search).toBe('?api=listAccountTransfers');
  await page.getByText(/^curl -H 'x-api-key: YOUR_API_KEY'/).waitFor();
  await page.getByRole('button', { name: 'TRY IT' }).click();
  const sample = page.getByRole('region', { name: 'SAMPLE RESPONSE' });
  await sample.getByText('"transactionDirection"').first().waitFor();
  await sample.getByText('200', { exact: true }).waitFor();
  await sample.getByText(/^Free sample\. With a key: one unit/).waitFor();
  // Rare parameters are folded until they are asked for; Enter makes the call, and what was typed is in the address.
  const rare = page.getByRole('textbox', { name: 'onlyCount', exact: true });
  expect(await rare.isVisible()).toBe(false);
  await page.getByText(/^\d+ more parameters$/).click();
  await rare.waitFor();
  await rare.pressSequentially('true');
  expect(await rare.inputValue()).toBe('true');
  await rare.fill('');
  await page.getByRole('textbox', { name: 'size', exact: true }).fill('x');
  await page.getByRole('textbox', { name: 'size', exact: true }).press('Enter');
  await sample.getByText('400', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?api=listAccountTransfers&size=x');
  await page.reload();
  await page.getByText(/transfers\?size=x$/).waitFor();
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.getByText('import urllib.request').waitFor();
  // A link to a call leads there.
  await page.goto(`${ledger.server.url}/hedera/apiview?api=getBlock&language=Go`);
  await page.getByText('package main').waitFor();
  // On a phone the call comes before the list of all others, which is there when it is asked for.
  await page.setViewportSize({ width: 390, height: 900 });
  const others = selection.getByText('Transactions', { exact: true });
  expect(await others.isVisible()).toBe(false);
  const heading = await page.getByRole('heading', { level: 1, name: 'Get block' }).boundingBox();
  expect(heading?.y).toBeLessThan(600);
  const value = await page.getByRole('textbox', { name: 'id', exact: true }).boundingBox();
  expect(value?.width).toBeGreaterThan(180);
  await page.getByRole('button', { name: 'All calls' }).click();
  await others.waitFor();
  await page.goto(`${ledger.server.url}/hedera/apiview?api=noSuchCall`);
  await page.getByText('Call noSuchCall not found.').waitFor();
  expect(troubles).toEqual([]);
});
