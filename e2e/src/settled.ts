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
  await untilGone(page, BUSY);
}

/** Opens an address, scrolls through it so that parts which load when seen do, and waits until nothing loads any more. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilGone(page, BUSY);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 700) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(40);
  }
  await untilGone(page, `${BUSY}, ${SKELETON}`);
  await page.evaluate('scrollTo(0, 0)');
}

async function untilGone(page: Page, loading: string): Promise<void> {
  const end = Date.now() + SETTLE_MS;
  while ((await page.locator(loading).count()) > 0) {
    if (Date.now() > end) throw new Error(`${page.url()} was still loading after ${SETTLE_MS} ms`);
    await page.waitForTimeout(50);
  }
}

/** By how many pixels a page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Controls beyond the left edge, where nobody can scroll, and what reaches from a cell of a table into the next one. */
export function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(MISPLACED);
}

const MISPLACED = `(() => {
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  const within = (element, end) => {
    for (let at = element; at !== end && at !== null; at = at.parentElement)
      if (clips(at) || getComputedStyle(at).position !== 'static') return true;
    return false;
  };
  const named = (element) => element.tagName + ' ' + (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
  const controls = [...document.querySelectorAll('main :is(a, button, input, select, summary)')].filter((element) => {
    const { left, width } = element.getBoundingClientRect();
    return width > 1 && left < -1 && !within(element, document.body);
  });
  const beyond = [...document.querySelectorAll('main td')].flatMap((cell) => {
    const { left, right, width } = cell.getBoundingClientRect();
    if (width === 0) return [];
    return [...cell.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && (box.right > right + 2 || box.left < left - 2) && !within(element, cell);
    });
  });
  return [...new Set([
    ...controls.map((element) => 'out of reach: ' + named(element)),
    ...beyond.map((element) => 'beyond its cell: ' + named(element)),
  ])];
})()`;
