import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { Page } from 'playwright-core';

const NARROWEST = 320;
const WIDEST = 480;
const STEP = testSize(20, 5);

/** What does not fit on a page, with what is open on it, at the widths of phones, as one line for each width. */
export async function phoneFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const before = page.viewportSize();
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    await page.setViewportSize({ width, height: 900 });
    const finding = await page.evaluate<string | null>(MISFIT);
    if (finding !== null) findings.push(`${width} pixels: ${finding}`);
  }
  if (before !== null) await page.setViewportSize(before);
  return findings;
}

/** Looks once what follows the window's width by a script has done so. A page of its own, such as an embedded chart, has no menu. */
const MISFIT = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isClipped = (element) => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const named = (element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const beyond = () => [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
  );
  if (scrollWidth > clientWidth)
    return (scrollWidth - clientWidth) + ' too few for ' + beyond().slice(0, 8).map(named).join(', ');
  if (document.querySelector('nav[aria-label="Main"]') === null) return null;
  const menu = document.querySelector('[aria-label="Open the menu"]')?.getBoundingClientRect();
  const isSeen = menu !== undefined && menu.width > 0 && menu.left >= 0 && menu.right <= clientWidth && menu.top >= 0;
  return isSeen ? null : 'the button of the menu is out of sight';
})`;
