import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { callApiOf } from './call-api.ts';
import { robotsText, sitemapXml } from './search-engine-files.ts';
import { pageAt } from './site-pages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function readFacts(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://host');
  const found = pageAt(pathname);
  return found?.page.read(callApiOf(api.app, '127.0.0.1'), found.name, searchParams);
}

describe('pages over an empty ledger', () => {
  it.each([
    '/home',
    '/transactions',
    '/transactions/',
    '/accounts',
    '/contracts',
    '/topics',
    '/blocks',
    '/search',
    '/tokens/fungible',
    '/tokens/non-fungible',
    '/chart',
    '/chart?name=txn-volume',
    '/embed/chart?name=all-txn',
    '/count',
    '/nodes',
    '/dappcatalog',
    '/statistics',
    '/nft-explorer',
    '/about',
    '/faqs',
    '/terms',
    '/privacy',
    '/contact-us',
    '/deploymentview',
    '/nft-marketplace',
    '/admin',
  ])('%s is a page', async (path) => {
    const facts = await readFacts(path);
    expect(facts?.status).toBe(200);
    expect(facts?.title).not.toBe('');
  });

  it.each([
    '/transactions/0.0.2@1700000000.000000001',
    '/transactions/no-transaction',
    '/accounts/0.0.999999',
    '/accounts/%3Cscript%3E',
    '/contracts/0.0.999999',
    '/topics/0.0.999999',
    '/blocks/77',
    '/schedules/0.0.999999',
    '/files/0.0.999999',
    '/tokens/0.0.999999',
    '/nft-explorer/0.0.999999',
    '/nft/0.0.999999',
    ...['transactions', 'accounts', 'tokens', 'topics', 'blocks'].map((kind) => `/${kind}/${'a'.repeat(2_000)}`),
  ])('%.60s is not found', async (path) => {
    const facts = await readFacts(path);
    expect(facts).toMatchObject({ status: 404, lines: [] });
    expect(facts?.title).toMatch(/not found$/);
  });

  it.each(['/', '/nothing', '/accounts/0.0.1/more', '/accounts/%zz'])('%s is no page', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  it('names a chart and what it is of, and goes by the page of the chart where it is embedded', async () => {
    expect(await readFacts('/embed/chart?name=acc-bal&accountId=0.0.98&period=1W')).toMatchObject({
      title: 'Account balance 0.0.98',
      canonical: '/chart?name=acc-bal&accountId=0.0.98',
    });
  });

  it('names the lists in the sitemap, and the sitemap in robots.txt', async () => {
    const xml = await sitemapXml(callApiOf(api.app, '127.0.0.1'), 'https://example.org');
    expect(xml).toContain('<loc>https://example.org/hedera/accounts</loc>');
    expect(robotsText('https://example.org')).toContain('Sitemap: https://example.org/sitemap.xml');
  });
});
