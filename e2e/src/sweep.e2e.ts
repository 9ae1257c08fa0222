import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { PATHS } from '@ledgerscope/web/shared/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings, openPage, sharedBrowser } from './browser-page.ts';
import { phoneFindings } from './phone-widths.ts';
import { findMisplaced, measureOverflow, openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';
import { siteAddresses } from './site-addresses.ts';

/** Steps with Tab after which a page has shown whether the keyboard reaches what it offers. */
const TABS = 14;

let browser: Browser;
const ledger = stillLedger();
let addresses: string[];

beforeAll(async () => {
  browser = await sharedBrowser();
  addresses = await siteAddresses(ledger.get);
}, 300_000);
afterAll(async () => {
  await browser?.close();
});

/** Every route of the app with a page of each kind and its further views, from the router's own list of paths. */
describe('every page', () => {
  it.each([0, 1])(
    'has no accessibility findings in both themes, no sideways scrolling at the widths of phones either, no error and no foreign request, and is walked with Tab: half %i',
    async (half) => {
      const { page, troubles } = await openPage(browser, ledger.server.url);
      const findings: string[] = [];
      for (const address of addresses.filter((_, index) => index % 2 === half)) {
        await look(page, 1280, 'light');
        await openSettled(page, `${ledger.server.url}/hedera${address}`);
        const wide = [...(await accessibilityFindings(page)), ...(await misfits(page, 1280))];
        await page.emulateMedia({ colorScheme: 'dark' });
        const narrow = await misfits(page, 390);
        const isLookedAtTwice = hasSecondLook(address);
        if (isLookedAtTwice) narrow.push(...(await accessibilityFindings(page)));
        const phones = isLookedAtTwice ? await phoneFindings(page) : [];
        const at = (where: string) => (finding: string) => `${address}, ${where}: ${finding}`;
        findings.push(...wide.map(at('wide, light')), ...narrow.map(at('narrow, dark')), ...phones.map(at('phone')));
        // Nothing had the focus yet, as on a page that has just been opened.
        await look(page, 1280, 'light');
        if (!address.includes('?') && !address.startsWith(PATHS.embeddedChart))
          findings.push(...(await walkFindings(page)).map(at('keyboard')));
        findings.push(...troubles.splice(0).map(at('console')));
      }
      expect(findings).toEqual([]);
      await page.context().close();
    },
    500_000,
  );

  it('loads itself again when a script of the app is gone, as after an update of the server', async () => {
    const { page } = await openPage(browser, ledger.server.url);
    await openSettled(page, `${ledger.server.url}/hedera/home`);
    const gone = { status: 404, body: 'gone' };
    // The script may be asked for twice, as one to come and as one to run: it is there again once the page loads itself.
    let isLoading = false;
    page.on('request', (request) => {
      isLoading ||= request.isNavigationRequest();
    });
    await page.route(/\/assets\/transactions-[^/]*\.js$/, (route) =>
      isLoading ? route.continue() : route.fulfill(gone),
    );
    await page.evaluate('document.querySelector(\'a[href$="/hedera/transactions"]\').click()');
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor({ timeout: 60_000 });
    expect(isLoading).toBe(true);
    // A script that stays away makes no loop.
    await page.route(/\/assets\/nft-explorer-[^/]*\.js$/, (route) => route.fulfill(gone));
    await page.evaluate('document.querySelector(\'a[href$="/hedera/nft-explorer"]\').click()');
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await page.context().close();
  }, 120_000);

  it('says that the server is not there, keeps what it shows, and goes on by itself', async () => {
    const { page } = await openPage(browser, ledger.server.url);
    await openSettled(page, `${ledger.server.url}/hedera/accounts`);
    const row = page.getByRole('table', { name: 'Accounts' }).getByRole('row').nth(1);
    const before = await row.textContent();
    await page.context().setOffline(true);
    const notice = page.getByRole('region', { name: 'Notices' }).getByText('Can’t reach the server.');
    await notice.waitFor({ timeout: 30_000 });
    expect(await row.textContent()).toBe(before);
    await page.getByRole('link', { name: 'Next' }).click();
    await page
      .getByText('Can’t reach the server. Check your connection and try again.')
      .first()
      .waitFor({ timeout: 30_000 });
    await page.context().setOffline(false);
    await row.waitFor({ timeout: 30_000 });
    await notice.waitFor({ state: 'detached', timeout: 30_000 });
    await page.context().close();
  }, 120_000);
});

/** Whether a page is checked in its second look too: further views of one only in thorough runs. */
function hasSecondLook(address: string): boolean {
  return testSize(0, 1) === 1 || !address.includes('?');
}

async function look(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  // What is drawn follows with the next frames.
  await page.waitForFunction(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Steps through the page with Tab, starting at the link to its contents: what does not show where the focus is. */
async function walkFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  await page.keyboard.press('Tab');
  const first = await page.evaluate<string>('document.activeElement.textContent');
  if (first !== 'Skip to content') findings.push(`the first Tab reaches “${first}”`);
  await page.keyboard.press('Enter');
  for (let step = 0; step < TABS; step++) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate<string | null>(UNSEEN_FOCUS);
    if (unseen !== null) findings.push(`the focus is not seen on ${unseen}`);
  }
  return findings;
}

async function misfits(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  // What follows the window's width does so with the next frames.
  await page.waitForTimeout(150);
  const overflow = await measureOverflow(page);
  const misplaced = await findMisplaced(page);
  return overflow > 0 ? [`${overflow} pixels too wide at ${width}`, ...misplaced] : misplaced;
}

/** The focused element's name where nothing marks it as focused; null where it is seen, or where the page has no focus. */
const UNSEEN_FOCUS = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const around = element.parentElement ? getComputedStyle(element.parentElement) : null;
  const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    || (around !== null && (around.boxShadow !== 'none' || around.outlineStyle !== 'none'));
  const name = element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
  return marked && box.width > 0 && box.height > 0 ? null : name;
})()`;
