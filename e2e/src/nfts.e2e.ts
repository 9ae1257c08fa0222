import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings, openPage, sharedBrowser } from './browser-page.ts';
import { changeReply } from './changed-reply.ts';
import { type DemoLedger, startScenarioLedger } from './demo-ledger.ts';
import { phoneFindings } from './phone-widths.ts';
import { shownFact } from './shown-fact.ts';

interface Nft {
  name: string;
  owner: string;
  mintTransactionId: string;
  metaData: string;
  metadataBase64: string;
}
interface Metadata {
  document: unknown;
  files: { uri: string; type: string | null; url: string | null }[];
}

let browser: Browser;
let ledger: DemoLedger;
let token = '';
beforeAll(async () => {
  browser = await sharedBrowser();
  const started = await startScenarioLedger('nft-with-many-files');
  ledger = started;
  token = started.links[0]?.path.split('/').at(-1) ?? '';
}, 300_000);
afterAll(async () => {
  await ledger?.stop();
  await browser?.close();
});

const open = (options: Parameters<typeof openPage>[2] = {}) => openPage(browser, ledger.server.url, options);
const go = (page: Page, serial: number, route = 'nft') =>
  page.goto(`${ledger.server.url}/hedera/${route}/${token}?serialNumber=${serial}`);
const fact = (page: Page, name: string) => shownFact(page.getByRole('region', { name: 'NFT Details' }), name);
const readMetadata = async (serial: number) => {
  const found = await ledger.get<Metadata>(`/api/nfts/nft-metadata/${token}/${serial}`);
  if (found === undefined) throw new Error('no metadata');
  return found;
};
/** What browsers bring along to show a PDF is not asked of any host. */
const withoutViewer = (troubles: readonly string[]) => troubles.filter((trouble) => !/request: chrome/.test(trouble));

describe('the page of an NFT', () => {
  it('says what the API says, and steps to its neighbours', async () => {
    const nft = await ledger.get<Nft>(`/api/nfts/nfts/${token}/1`);
    if (nft === undefined) throw new Error('no NFT');
    const { page, troubles } = await open();
    await go(page, 1, 'nft-token');
    await page.getByRole('heading', { level: 1, name: nft.name }).waitFor();
    expect(await page.title()).toContain(nft.name);
    const lines = {
      'Token ID': token,
      'Current Owner': nft.owner,
      'Create Transaction': nft.mintTransactionId,
    };
    for (const [name, value] of Object.entries(lines))
      await fact(page, name).getByRole('link', { name: value }).waitFor();
    const creator = (await ledger.get<{ creator: string }>(`/api/hts/tokens/${token}`))?.creator ?? '';
    await fact(page, 'Collection Creator').getByRole('link', { name: creator }).waitFor();
    await fact(page, 'Metadata').getByText(nft.metaData).waitFor();
    await fact(page, 'Metadata').getByRole('button', { name: 'Show raw' }).click();
    await fact(page, 'Metadata').getByText(nft.metadataBase64).waitFor();
    await fact(page, 'Metadata').getByRole('button', { name: 'Copy the metadata' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(nft.metadataBase64);
    const steps = page.getByRole('navigation', { name: 'Collection NFTs' });
    expect(await steps.getByRole('link', { name: /Previous/ }).count()).toBe(0);
    await steps.getByRole('link', { name: 'Next: #2' }).click();
    await page.waitForURL(/\/nft\/.*serialNumber=2$/);
    await steps.getByRole('link', { name: 'Next: #3' }).click();
    await steps.getByRole('link', { name: 'Previous: #2' }).waitFor();
    expect(await steps.getByRole('link', { name: /Next/ }).count()).toBe(0);
    await page.getByRole('table', { name: 'HISTORICAL TRANSFERS' }).getByText('MINT').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows its metadata to read, copy, download and close', async () => {
    const { document } = await readMetadata(1);
    const { page, troubles } = await open();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install();
    await go(page, 1);
    await page.getByRole('button', { name: 'Show Metadata' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cut Stones Metadata JSON' });
    await dialog.getByText('HIP412@2.0.0').waitFor();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`ledgerscope-${token}-1.json`);
    expect(JSON.parse(fs.readFileSync(await saved.path(), 'utf8'))).toEqual(document);
    const copy = dialog.getByRole('button', { name: 'Copy the metadata' });
    // Two seconds by the page's own clock, which stands still until it is moved.
    await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1_000'));
    await copy.click();
    const copied = dialog.getByRole('button', { name: 'Copied' });
    await copied.waitFor();
    await page.clock.runFor(1_900);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(200);
    await copied.waitFor({ state: 'detached' });
    await page.clock.resume();
    expect(JSON.parse(await page.evaluate<string>('navigator.clipboard.readText()'))).toEqual(document);
    expect(troubles).toEqual([]);
    await page.route('**/api/nfts/nft-metadata/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => logged.join('\n')).toContain('The metadata could not be downloaded.');
    expect(await page.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('shows each of its files by type, with a download', async () => {
    const { files } = await readMetadata(1);
    const { page, troubles } = await open();
    await go(page, 1);
    await page.getByRole('button', { name: 'Show Files' }).click();
    const dialog = page.getByRole('dialog', { name: /^Files of/ });
    for (const [place, { type, url }] of files.entries()) {
      await dialog.getByText(`${place + 1} of ${files.length}`, { exact: true }).waitFor();
      await dialog.getByText(type ?? '', { exact: true }).waitFor();
      expect(await dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(url);
      await SHOWN[type ?? '']?.(page);
      if (place < files.length - 1) await dialog.getByRole('button', { name: 'Next' }).click();
    }
    expect(files.map(({ type }) => type).toSorted()).toEqual(Object.keys(SHOWN).toSorted());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(withoutViewer(troubles)).toEqual([]);
    await page.context().close();
  });

  it('has a player, a link, an icon and a text for the types that the demo network has not', async () => {
    const { page } = await open();
    const types = ['video/mp4', 'audio/ogg', 'model/vnd.usdz+zip', 'application/zip', null];
    await changeReply(page, /\/api\/nfts\/nft-metadata\//, ({ data }) => {
      data.files = types.map((type, place) => ({
        uri: 'ipfs://x',
        type,
        url: `/api/nfts/media/${token}/1/${place + 1}`,
      }));
    });
    // Players wait for what never comes, instead of telling that it is no film.
    await page.route(/\/api\/nfts\/media\/.*\/[12]$/, () => undefined);
    // The bytes decide, and the server knows none that have no type.
    await page.route(/\/api\/nfts\/media\/.*\/[345]$/, (route) => {
      const type = types[Number(route.request().url().at(-1)) - 1] ?? 'application/octet-stream';
      return route.fulfill({ contentType: type, body: '' });
    });
    await go(page, 1);
    await page.getByRole('button', { name: 'Show Files' }).click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: 'Next' });
    expect(await dialog.locator('video').getAttribute('preload')).toBe('metadata');
    await next.click();
    await dialog.locator('audio').waitFor();
    await next.click();
    const scene = dialog.getByRole('link', { name: 'Open in a 3D viewer' });
    expect(await scene.getAttribute('rel')).toContain('ar');
    await next.click();
    await dialog.locator('[data-media="notice"]').getByText('application/zip').waitFor();
    await next.click();
    await dialog.getByText('Unsupported Format').waitFor();
    await page.context().close();
  });

  it('follows the currency in its fees, and shows Invalid, Unknown, None and where it is listed', async () => {
    const { page } = await open();
    const fee = { collector_account_id: '0.0.98', all_collectors_are_exempt: false, fractional_fees: null };
    const paid = { amount: 250_000_000, denominating_token_id: null };
    const royalty = { exchange_value_fraction: { numerator: 1, denominator: 0 }, fallback_fee: paid };
    await changeReply(page, new RegExp(`/api/hts/tokens/${token}$`), ({ data }) => {
      data.creator = null;
      data.customFees = [
        { ...fee, fixed_fees: paid, royalty_fees: null },
        { ...fee, fixed_fees: null, royalty_fees: royalty },
      ];
    });
    await changeReply(page, /\/api\/nfts\/nfts\/.*\/1$/, ({ data }) => {
      Object.assign(data, { createdOn: null, marketplaceLink: 'https://market.example/nft/1' });
    });
    await changeReply(page, /\/api\/nfts\/nfts-transfers/, (body) => Object.assign(body, { data: [], totalCount: 0 }));
    await go(page, 1);
    const fixed = page.getByRole('table', { name: 'Fixed fees' });
    await fixed.getByText('250,000,000').waitFor();
    await page.getByRole('table', { name: 'Royalty fees' }).getByText('Invalid', { exact: true }).waitFor();
    await page.getByRole('table', { name: 'Royalty fees' }).getByText('250,000,000').waitFor();
    await page.getByRole('button', { name: /^hbar/i }).click();
    await fixed.getByText('2.5').waitFor();
    await fact(page, 'Created On').getByText('Unknown', { exact: true }).waitFor();
    await fact(page, 'Collection Creator').getByText('None', { exact: true }).waitFor();
    const listed = page.getByRole('link', { name: 'Listed at market.example/nft/1' });
    expect(await listed.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    const history = page.getByRole('region', { name: 'HISTORICAL TRANSFERS' });
    await history.getByText('No NFTs found', { exact: true }).waitFor();
    // Measured from before it is opened: a busy machine sees the text late.
    const began = Date.now();
    await page.reload();
    await history.getByText('Loading...', { exact: true }).waitFor();
    await history.getByText('No NFTs found', { exact: true }).waitFor();
    expect(Date.now() - began).toBeGreaterThan(3_000);
    await page.context().close();
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('has no accessibility findings with its dialogs, %s at %i px', async (theme, width) => {
    const { page, troubles } = await open({ theme, width });
    await go(page, 1);
    await page.locator('main [data-media="picture"][data-state="shown"] img').waitFor();
    await page.getByRole('table', { name: 'HISTORICAL TRANSFERS' }).getByText('MINT').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await phoneFindings(page)).toEqual([]);
    for (const name of ['Show Metadata', 'Show Files']) {
      await page.getByRole('button', { name }).click();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says so where there is no such NFT or no serial number, and its document carries its name', async () => {
    const { page } = await open();
    await go(page, 99);
    await page.getByRole('heading', { level: 1, name: 'No Data Found' }).waitFor();
    await page.goto(`${ledger.server.url}/hedera/nft/${token}`);
    await page.getByRole('link', { name: 'See the collection' }).click();
    await page.waitForURL(new RegExp(`/tokens/${token}$`));
    await page.context().close();
    const address = `${ledger.server.url}/hedera/nft/${token}?serialNumber=2`;
    const html = await (await fetch(address)).text();
    expect(html).toContain(`<title>Cut Stones #2 (${token} #2) · Ledgerscope</title>`);
    expect(html).toContain(`<link rel="canonical" href="${address}" />`);
    expect((await fetch(`${ledger.server.url}/hedera/nft/${token}?serialNumber=99`)).status).toBe(404);
    expect((await fetch(`${ledger.server.url}/hedera/nft/${token}`)).status).toBe(404);
  });
});

const imageShown = async (page: Page) => {
  await page.locator('dialog [data-media="picture"][data-state="shown"] img').waitFor();
  const heights = ['dialog [data-media="picture"]', 'dialog [data-media="picture"] img'].map(async (one) => {
    return (await page.locator(one).boundingBox())?.height ?? 0;
  });
  const [frame = 0, picture = 0] = await Promise.all(heights);
  expect(picture, 'is shown whole').toBeLessThanOrEqual(frame);
};

/** How each type of the demo network's files must be shown in the open dialog. */
const SHOWN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'image/png': imageShown,
  'image/svg+xml': imageShown,
  'image/gif': imageShown,
  'application/pdf': async (page) => {
    const frame = page.getByRole('dialog').locator('iframe');
    expect(await frame.getAttribute('src')).toMatch(/^\/api\/nfts\/media\//);
  },
  'application/json': async (page) => {
    await page.getByRole('dialog').locator('.json').getByText('collection').first().waitFor();
  },
  'model/gltf-binary': async (page) => {
    await page.getByRole('dialog').locator('canvas').waitFor();
    const draws = await page.evaluate<boolean>("document.createElement('canvas').getContext('webgl') !== null");
    const text = draws ? 'Drag or use the arrow keys to turn it' : 'Your browser does not support 3D graphics (WebGL).';
    await page.getByRole('dialog').getByText(text).waitFor();
  },
};
