import { PATHS } from '@ledgerscope/web/shared/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { phoneFindings } from './phone-widths.ts';
import { measureOverflow, openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';

const ledger = stillLedger();
const { at, open } = pagesOf(ledger.server.url);
const urlOf = (path: string) => `${ledger.server.url}/hedera${path}`;

/** One page of each kind. */
async function kinds(): Promise<readonly string[]> {
  const query = 'transactionTypes=CONTRACTCALL&status=SUCCESS&limit=1&facets=false';
  const [call] =
    (await ledger.get<{ readableTransactionID: string; entityID: string; payerID: string; blockNumber: number }[]>(
      `/api/transactions?${query}`,
    )) ?? [];
  const [token] = (await ledger.get<{ tokenId: string }[]>('/api/hts/tokens?limit=1')) ?? [];
  if (call === undefined || token === undefined) throw new Error('the demo network has no call of a contract');
  return [
    PATHS.home,
    PATHS.transactions,
    `/transactions/${call.readableTransactionID}`,
    `/accounts/${call.payerID}`,
    `/contracts/${call.entityID}`,
    `/tokens/${token.tokenId}`,
    `/blocks/${call.blockNumber}`,
    PATHS.statistics,
    PATHS.faqs,
    PATHS.login,
  ];
}

describe('every kind of page', () => {
  it('fits from 480 to 1920 pixels, and from 320 with text at twice its size', async () => {
    const { page } = await open();
    const devtools = await page.context().newCDPSession(page);
    const findings: string[] = [];
    for (const path of await kinds())
      for (const [standard, step] of [
        [16, 80],
        [32, 160],
      ] as const) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
        await openSettled(page, urlOf(path));
        if (standard === 32)
          for (const finding of await phoneFindings(page)) findings.push(`${path}, text of 32, ${finding}`);
        for (let width = 480; width <= 1920; width += step) {
          const overflow = await overflowAt(page, width);
          if (overflow > 0) findings.push(`${path}, text of ${standard}, ${width} pixels: ${overflow} too few`);
        }
      }
    expect(findings).toEqual([]);
    await page.context().close();
  }, 400_000);

  it('uses a wide window', async () => {
    const { page } = await open({ width: 1440 });
    for (const path of await kinds()) {
      await page.goto(urlOf(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const width = await page.evaluate<number>('document.querySelector("main .wrap").clientWidth');
      expect(width, path).toBeGreaterThan(1400);
    }
    await page.context().close();
  });
});

it.each([PATHS.accounts, PATHS.contracts, PATHS.faqs])('%s is where it was after a reload', async (path) => {
  const { page } = await at(path.slice(1));
  await page.setViewportSize({ width: 1280, height: 400 });
  await openSettled(page, urlOf(path));
  await page.evaluate('scrollTo(0, 200)');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(200);
  await page.reload();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(200);
  await page.context().close();
});

it('leads by keyboard past the rows of a long list', async () => {
  const { page } = await at('accounts');
  const skip = page.getByRole('button', { name: 'Skip to pagination' });
  await skip.focus();
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Rows per page');
  await page.context().close();
});

it('announces no card of an id', async () => {
  const { page } = await at('transactions');
  const link = page.locator('[data-card]').first();
  await link.focus();
  const card = page.locator('[data-card-layer]');
  await card.waitFor();
  expect(await card.getAttribute('role')).toBe('note');
  await page.context().close();
});

it('shows in forced colors which choice is on', async () => {
  const { page } = await at('statistics');
  await page.emulateMedia({ forcedColors: 'active' });
  const [chosen, other, highlight] = await page.evaluate<string[]>(`(() => {
    const ground = (element) => getComputedStyle(element).backgroundColor;
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const button = (pressed) => document.querySelector('.segments button[aria-pressed="' + pressed + '"]');
    return [ground(button(true)), ground(button(false)), ground(probe)];
  })()`);
  expect(chosen).toBe(highlight);
  expect(other).not.toBe(highlight);
  await page.context().close();
});

it('prints rows on the first page of a list, as a table', async () => {
  const { page } = await at('accounts');
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().waitFor();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const styleOf = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('main ${selector}')).${property}`);
  expect(await styleOf('.data tbody tr', 'display')).toBe('table-row');
  expect(await styleOf('.card.list', 'breakInside')).toBe('auto');
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return measureOverflow(page);
}
