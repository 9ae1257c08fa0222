import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { stillLedger } from './shared-servers.ts';
import { siteAddresses } from './site-addresses.ts';

interface Found {
  readonly path: string;
  readonly id: string;
}

let browser: Browser;
const ledger = stillLedger();
let pages: Found[];

beforeAll(async () => {
  browser = await sharedBrowser();
  pages = await findPages();
}, 300_000);
afterAll(async () => {
  await browser?.close();
});

interface Row {
  readonly readableTransactionID: string;
  readonly entityID: string;
  readonly payerID: string;
  readonly blockNumber: number;
}

/** The newest transaction of a type that worked. */
async function newest(type: string): Promise<Row> {
  const query = `transactionTypes=${type}&status=SUCCESS&limit=1&facets=false`;
  const [row] = (await ledger.get<Row[]>(`/api/transactions?${query}`)) ?? [];
  if (row === undefined) throw new Error(`the demo network has no ${type}`);
  return row;
}

/** A page of each kind of entity, with something on it. */
async function findPages(): Promise<Found[]> {
  const transfer = await newest('CRYPTOTRANSFER');
  const call = await newest('CONTRACTCALL');
  const message = await newest('CONSENSUSSUBMITMESSAGE');
  const file = await newest('FILECREATE');
  const schedule = await newest('SCHEDULECREATE');
  const entities = [
    ...[transfer, call, message].map((row) => ['transactions', row.readableTransactionID] as const),
    ['accounts', transfer.payerID] as const,
    ['contracts', call.entityID] as const,
    ['topics', message.entityID] as const,
    ['blocks', String(transfer.blockNumber)] as const,
    ['files', file.entityID] as const,
    ['schedules', schedule.entityID] as const,
  ];
  return entities.map(([path, id]) => ({ path: `/${path}/${id}`, id }));
}

async function document(path: string): Promise<{ status: number; html: string }> {
  const reply = await fetch(`${ledger.server.url}/hedera${path}`);
  return { status: reply.status, html: await reply.text() };
}

describe('the document that the server sends', () => {
  it('is there for every route of the app, with a title of its own', async () => {
    for (const path of await siteAddresses(ledger.get)) {
      const { status, html } = await document(path);
      expect(status, path).toBe(200);
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toMatch(/^(?!Page not found).+ · Ledgerscope$/);
    }
  });

  it('carries title, description, OpenGraph tags and a plain core of each entity', async () => {
    for (const { path, id } of pages) {
      const { status, html } = await document(path);
      expect(status, path).toBe(200);
      const [head = '', body = ''] = html.split('</head>');
      const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
      expect(title, path).toContain(id);
      expect(head, path).toContain(`<meta property="og:title" content="${title}" />`);
      expect(head, path).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
      expect(head, path).toContain(`<meta property="og:url" content="${ledger.server.url}/hedera${path}" />`);
      expect(/<noscript>([\s\S]*)<\/noscript>/.exec(body)?.[1], path).toContain(id);
    }
  });

  it('names an image of each entity and chart, which is there', async () => {
    const charts = ['/chart?name=txn-volume&period=1M', '/chart?name=txn-service-type', '/home'];
    for (const path of [...pages.map((page) => page.path), ...charts]) {
      const { html } = await document(path);
      const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(image, path).toContain(`${ledger.server.url}/hedera/preview/`);
      const reply = await fetch(image);
      expect(reply.status, image).toBe(200);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(reply.headers.get('cache-control')).toBe('public, max-age=600');
      // Width and height of a PNG are in its first chunk.
      const bytes = new DataView(await reply.arrayBuffer());
      expect([bytes.getUint32(16), bytes.getUint32(20)], image).toEqual([1200, 630]);
    }
  });

  it.each(['accounts/0.0.99999999.png', 'nowhere.png', 'home', 'chart.png?name=none', '.png'])(
    'has no image at /preview/%s',
    async (path) => {
      const reply = await fetch(`${ledger.server.url}/hedera/preview/${path}`);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({ error: { code: 'not_found' } });
    },
  );

  it.each([
    '/transactions/0.0.1@1.000000002',
    '/transactions/nonsense',
    '/accounts/0.0.99999999',
    '/accounts/nonsense',
    '/contracts/0.0.99999999',
    '/topics/0.0.99999999',
    '/blocks/99999999',
    '/files/0.0.99999999',
    '/schedules/0.0.99999999',
    '/nowhere',
  ])('answers 404 for %s', async (path) => {
    const { status, html } = await document(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<title>[^<]*not found · Ledgerscope<\/title>/);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('says what an id is that is something else than what the page shows, and leads there', async () => {
    const [topic] = (await ledger.get<{ topicID: string }[]>('/api/topics?limit=1')) ?? [];
    for (const kind of ['accounts', 'tokens', 'schedules', 'nft']) {
      const { status, html } = await document(`/${kind}/${topic?.topicID}?serialNumber=1`);
      expect(status).toBe(404);
      expect(html).toContain(`<title>${topic?.topicID} is a topic · Ledgerscope</title>`);
      expect(html).toContain(`href="/hedera/topics/${topic?.topicID}"`);
    }
  });

  it('names the sitemap in robots.txt, and only pages that are there in the sitemap', async () => {
    const robots = await (await fetch(`${ledger.server.url}/robots.txt`)).text();
    const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    const xml = await (await fetch(sitemap)).text();
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of [...addresses.slice(0, 8), ...addresses.slice(-3)])
      expect((await fetch(address)).status, address).toBe(200);
  });

  it('can be read without JavaScript', async () => {
    const { page } = await openPage(browser, ledger.server.url, { javaScript: false });
    for (const { path, id } of pages) {
      await page.goto(`${ledger.server.url}/hedera${path}`);
      await page.getByRole('heading', { level: 1 }).getByText(id).waitFor();
    }
    await page.context().close();
  });
});

describe('pages of entities that are not there', () => {
  it.each([
    ['/accounts/nonsense', 'Invalid format! Should be x.y.z'],
    ['/accounts/0.0.99999999', 'Account not found'],
    ['/contracts/0.0.99999999', 'Contract not found'],
    ['/topics/0.0.99999999', 'Topic not found'],
    ['/blocks/99999999', 'Block not found'],
    ['/files/0.0.99999999', 'File not found'],
    ['/schedules/0.0.99999999', 'Schedule not found'],
    [
      '/transactions/0.0.1@1.000000002',
      'The requested transaction was not found. Please verify the transaction details and try again.',
    ],
  ])('%s says: %s', async (path, text) => {
    const { page } = await openPage(browser, ledger.server.url);
    await page.goto(`${ledger.server.url}/hedera${path}`);
    await page.getByRole('alert').getByText(text).waitFor();
    await page.context().close();
  });
});
