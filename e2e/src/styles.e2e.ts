import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../apps/web/src/shared/chart/text-on.ts';
import { pagesOf } from './pages-of.ts';
import { openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';
import { siteAddresses } from './site-addresses.ts';

const ASSETS = path.join(import.meta.dirname, '../../apps/web/dist/assets');
const ledger = stillLedger();
const { open, at } = pagesOf(ledger.server.url);

describe('styles', () => {
  it('come with what needs them: every page looks as it does once all others were visited', async () => {
    const { page } = await open();
    const findings: string[] = [];
    for (const address of await siteAddresses(ledger.get)) {
      await openSettled(page, `${ledger.server.url}/hedera${address}`);
      findings.push(...(await changedByOtherPages(page)).map((what) => `${address}: ${what}`));
    }
    expect(findings).toEqual([]);
    await page.context().close();
  }, 300_000);

  it('come with the advanced search of the home page', async () => {
    const { page } = await at('home');
    await page.getByRole('button', { name: 'ADVANCED' }).click();
    await page.getByRole('form', { name: 'Advanced search' }).getByLabel('Payer Account ID').waitFor();
    await page.getByLabel('From', { exact: true }).waitFor();
    expect(await changedByOtherPages(page)).toEqual([]);
    await page.context().close();
  });
});

describe('buttons that can not be pressed', () => {
  it.each(['light', 'dark'] as const)('can be read on every page, %s', async (theme) => {
    const { page } = await at('home', { theme });
    for (const kind of ['', 'primary', 'danger', 'on', 'small primary']) {
      const [text = '', ground = ''] = await page.evaluate<string[]>(`(() => {
        const button = document.createElement('button');
        button.className = 'button ${kind}';
        button.disabled = true;
        document.querySelector('main').append(button);
        const { color, backgroundColor } = getComputedStyle(button);
        const page = getComputedStyle(document.body).backgroundColor;
        return [color, backgroundColor === 'rgba(0, 0, 0, 0)' ? page : backgroundColor];
      })()`);
      expect(contrast(hex(text), hex(ground)), `${kind}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    await page.context().close();
  });
});

/** `rgb(1, 2, 3)` as `#010203`. */
function hex(color: string): string {
  const parts = [...color.matchAll(/\d+/g)].slice(0, 3);
  return `#${parts.map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Elements that look otherwise when the styles of all other pages are there too. */
async function changedByOtherPages(page: Page): Promise<string[]> {
  const sheets = fs.readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
  return page.evaluate<string[]>(`(async () => {
    // As styles say it: of "auto", getComputedStyle tells what a layout made of it, and Chromium sometimes 0 where it is more.
    const marginOf = (element) => {
      const styles = element.computedStyleMap();
      return ['top', 'right', 'bottom', 'left'].map((side) => styles.get('margin-' + side)).join(' ');
    };
    const look = () => [...document.querySelectorAll('main *')].map((element) => {
      const { display, color, backgroundColor, padding, borderTopWidth, fontSize, gridTemplateColumns } = getComputedStyle(element);
      const margin = marginOf(element);
      return [element, [display, color, backgroundColor, padding, margin, borderTopWidth, fontSize, gridTemplateColumns].join(' | ')];
    });
    const before = new Map(look());
    const present = new Set([...document.styleSheets].map(({ href }) => href?.split('/').at(-1)));
    const added = ${JSON.stringify(sheets)}.filter((name) => !present.has(name));
    await Promise.all(added.map((name) => new Promise((done) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/hedera/assets/' + name;
      link.onload = done;
      link.onerror = done;
      // After those of every page, before the page's own: as if the other pages were visited earlier.
      document.querySelector('link[rel="stylesheet"]').after(link);
    })));
    return look()
      .filter(([element, now]) => before.has(element) && before.get(element) !== now)
      .slice(0, 5)
      .map(([element, now]) => element.outerHTML.slice(0, 80) + ': ' + before.get(element) + ' became ' + now);
  })()`);
}
