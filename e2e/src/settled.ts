import type { Page } from 'playwright-core';

const SETTLE_MS = 20_000;
const BUSY = 'main [aria-busy="true"]';
/** Parts that load when they are seen show these until then. */
const SKELETON = 'main .skeleton';

/** Opens an address and waits until what is in sight is there, without scrolling. */
export async function openAtTop(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await gone(page, BUSY);
}

/** Opens an address, scrolls through it so that parts which load when seen do, and waits until nothing loads any more. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await gone(page, BUSY);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 700) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(40);
  }
  await gone(page, `${BUSY}, ${SKELETON}`);
  await page.evaluate('scrollTo(0, 0)');
}

async function gone(page: Page, loading: string): Promise<void> {
  const end = Date.now() + SETTLE_MS;
  while ((await page.locator(loading).count()) > 0) {
    if (Date.now() > end) throw new Error(`${page.url()} was still loading after ${SETTLE_MS} ms`);
    await page.waitForTimeout(50);
  }
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
