import type { Page } from 'playwright-core';

/** Pages of the main menu, by their title. */
const STEPS: readonly (readonly [path: string, title: string])[] = [
  ['/hedera/transactions', 'Transactions'],
  ['/hedera/accounts', 'Accounts'],
  ['/hedera/topics', 'Topics'],
  ['/hedera/blocks', 'Blocks'],
];

const MENU = 'Explore';

/**
 * Runs in the page: clicks the link of the open menu, and tells how long until the new page's title and rows are painted.
 * It waits for the change instead of looking at each frame, which would slow down what it measures.
 */
const MEASURE = `(([path, title]) => new Promise((resolve) => {
  const start = performance.now();
  const there = () => document.querySelector('h1')?.textContent === title && document.querySelector('main tbody tr:not(.placeholder)') !== null;
  const watch = new MutationObserver(() => {
    if (!there()) return;
    watch.disconnect();
    // The frame that holds it has to be painted first.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  watch.observe(document.documentElement, { childList: true, subtree: true });
  document.querySelector('header nav[aria-label="Main"] a[href="' + path + '"]').click();
}))`;

/** Milliseconds of each change to a page that was open before, its code and rows being there. */
export async function warmRouteChanges(page: Page, rounds: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const step of STEPS) {
      await page.getByRole('button', { name: MENU }).click();
      await page.locator(`header nav[aria-label="Main"] a[href="${step[0]}"]`).waitFor();
      const took = await page.evaluate<number>(`${MEASURE}(${JSON.stringify(step)})`);
      // In the first round code and rows are loaded.
      if (round > 0) times.set(step[0], [...(times.get(step[0]) ?? []), took]);
      await page.waitForTimeout(400);
    }
  }
  return times;
}
