import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { phoneFindings } from './phone-widths.ts';
import { measureOverflow } from './settled.ts';

/** Wide and narrow, light and dark: axe finds nothing, and nothing is wider than the window, of whatever phone. */
export async function looksRight(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(page), `${page.url()} ${width} ${colorScheme}`).toEqual([]);
    expect(await measureOverflow(page), `${page.url()} ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await phoneFindings(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}
