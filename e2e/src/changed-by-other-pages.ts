import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const ASSETS = path.join(import.meta.dirname, '../../apps/web/dist/assets');

/** Elements that look otherwise when the styles of all other pages are there too: the page then lacks a style of its own. */
export async function changedByOtherPages(page: Page): Promise<string[]> {
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
    // What fades from one look into another is between them.
    const settled = () => Promise.all(document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)));
    await settled();
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
    await settled();
    return look()
      .filter(([element, now]) => before.has(element) && before.get(element) !== now)
      .slice(0, 5)
      .map(([element, now]) => element.outerHTML.slice(0, 80) + ': ' + before.get(element) + ' became ' + now);
  })()`);
}
