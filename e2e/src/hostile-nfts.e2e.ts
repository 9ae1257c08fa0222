import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { type DemoLedger, startScenarioLedger } from './demo-ledger.ts';

interface Metadata {
  name: string;
  status: string;
  error: string | null;
  files: { uri: string; type: string | null; url: string | null }[];
}

let browser: Browser;
let ledger: DemoLedger;
/** Paths of the NFTs, by what is wrong with them. */
let paths: ReadonlyMap<string, string>;
beforeAll(async () => {
  browser = await sharedBrowser();
  const started = await startScenarioLedger('nft-with-bad-metadata');
  ledger = started;
  paths = new Map(started.links.map(({ title, path }) => [title, path]));
}, 300_000);
afterAll(async () => {
  await ledger?.stop();
  await browser?.close();
});

const open = (options: Parameters<typeof openPage>[2] = {}) => openPage(browser, ledger.server.url, options);
const go = (page: Page, kind: string) => page.goto(`${ledger.server.url}/hedera${paths.get(kind)}`);

async function readMetadata(kind: string): Promise<Metadata> {
  const [, token, serial] = /\/nft\/(.*)\?serialNumber=(\d+)$/.exec(paths.get(kind) ?? '') ?? [];
  const found = await ledger.get<Metadata>(`/api/nfts/nft-metadata/${token}/${serial}`);
  if (found === undefined) throw new Error(`no NFT of kind ${kind}`);
  return found;
}

/** What the scripts of the hostile NFT would leave behind. */
async function traces(page: Page): Promise<unknown> {
  return page.evaluate(
    "({ title: document.title === 'hostile', mark: document.documentElement.hasAttribute('data-hostile'), polluted: {}.polluted })",
  );
}
const NONE = { title: false, mark: false, polluted: undefined };
/** Media that cannot be had are answered so by the server; everything else is trouble. */
const real = (troubles: readonly string[]) => troubles.filter((text) => !text.includes('Failed to load resource'));

describe('an NFT whose metadata attacks the page', () => {
  it('runs nothing, asks no other host, and is shown as text', async () => {
    const { files, name } = await readMetadata('markup');
    const { page, troubles } = await open();
    page.on('dialog', () => troubles.push('a script opened a dialog'));
    await go(page, 'markup');
    await page.getByRole('heading', { level: 1 }).getByText(name).waitFor();
    await page.getByRole('button', { name: 'Show Metadata' }).click();
    await page.getByRole('dialog').getByText('HIP412@2.0.0').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show Files' }).click();
    const dialog = page.getByRole('dialog');
    for (const [place, file] of files.entries()) {
      await dialog.getByText(`${place + 1} of ${files.length}`, { exact: true }).waitFor();
      const links = await dialog
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      for (const href of links) expect(href, file.uri).toMatch(/^(\/api\/nfts\/media\/|https?:\/\/)/);
      for (const frame of await dialog.locator('iframe').all())
        expect(await frame.getAttribute('src')).toMatch(/^\/api\/nfts\/media\//);
      if (place < files.length - 1) await dialog.getByRole('button', { name: 'Next' }).click();
    }
    expect(await traces(page)).toEqual(NONE);
    expect(real(troubles)).toEqual([]);
    await page.context().close();
  });

  it('stays harmless when its files are opened by themselves', async () => {
    const { files } = await readMetadata('markup');
    const served = files.flatMap(({ url }) => (url === null ? [] : [url]));
    expect(served.length).toBeGreaterThan(2);
    for (const url of served) {
      const reply = await fetch(`${ledger.server.url}${url}`);
      if (reply.status !== 200) continue;
      expect(reply.headers.get('content-type'), url).toMatch(/^(image\/svg\+xml|text\/plain)/);
      expect(reply.headers.get('content-security-policy'), url).toMatch(/default-src 'none'.*sandbox$/);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      const { page } = await open();
      const answered: string[] = [];
      page.on('response', (response) => answered.push(new URL(response.url()).origin));
      page.on('dialog', () => answered.push('a script opened a dialog'));
      await page.goto(`${ledger.server.url}${url}`);
      await page.waitForTimeout(200);
      expect(await traces(page), url).toEqual(NONE);
      expect(new Set(answered)).toEqual(new Set([ledger.server.url]));
      await page.context().close();
    }
  });

  it('of any size leaves the page readable', async () => {
    const { page, troubles } = await open({ width: 390 });
    await go(page, 'huge');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Traits' }).waitFor();
    await page.getByRole('button', { name: /^Show \d+ more$/ }).waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(real(troubles)).toEqual([]);
    await page.context().close();
  });
});

describe('an NFT whose metadata is broken', () => {
  it.each(['not-json', 'file-missing', 'private-address'])('says what is wrong: %s', async (kind) => {
    const { error } = await readMetadata(kind);
    const { page, troubles } = await open();
    await go(page, kind);
    await page
      .getByRole('region', { name: 'Media' })
      .getByText(error ?? '')
      .waitFor();
    await page.getByText('No image', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Show Metadata' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(['plain-text', 'inline-json', 'base64-json', 'empty', 'image-missing'])(
    'is shown all the same: %s',
    async (kind) => {
      const { name } = await readMetadata(kind);
      const { page, troubles } = await open();
      await go(page, kind);
      await page
        .getByRole('heading', { level: 1 })
        .getByText(name ?? 'Torn Pages')
        .first()
        .waitFor();
      await page.getByText('No image', { exact: true }).waitFor();
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
