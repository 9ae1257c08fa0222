import { describe, expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const { at } = pagesOf(liveDemo().url);

describe('the about page', () => {
  it('leads on, and plays the demo of the explorer with captions in a dialog', async () => {
    const { page, troubles } = await at('about');
    const main = page.getByRole('main');
    for (const path of ['search', 'apiview', 'subscriptionview', 'contact-us'])
      expect(await main.locator(`a[href^="/hedera/${path}"]`).count(), path).toBeGreaterThan(0);
    const foot = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['FAQs', 'faqs'],
      ['Data API', 'apiview'],
      ['Contact us', 'contact-us'],
    ] as const)
      expect(await foot.getByRole('link', { name }).getAttribute('href')).toBe(`/hedera/${path}`);
    expect(await page.locator('video').count()).toBe(0);
    await page.getByRole('button', { name: 'Watch the explorer demo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Explorer demo' });
    const video = dialog.locator('video');
    await expect.poll(() => video.evaluate((one) => Reflect.get(one, 'currentTime') as number)).toBeGreaterThan(0.5);
    expect(await video.evaluate((one) => Reflect.get(one, 'duration') as number)).toBeGreaterThan(20);
    const cues = `document.querySelector('video').textTracks[0].cues?.length ?? 0`;
    await expect.poll(() => page.evaluate<number>(cues)).toBeGreaterThan(5);
    await looksRight(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
