import { contrast } from '@ledgerscope/web/shared/chart/text-on';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';

const { at } = pagesOf(stillLedger().server.url);

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
