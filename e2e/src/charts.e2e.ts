import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchedPage } from './browser-page.ts';
import { changeReply } from './changed-reply.ts';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

/** Every chart with the call behind it and its title; `{}` stands for an id of the ledger. */
const CHARTS = [
  ['txn-volume', '/api/stats/transaction-volume?', 'Transaction volume'],
  ['txn-val', '/api/stats/transaction-value/hbar?', 'Transaction value'],
  ['all-txn', '/api/charts/allTransactions?', 'All transactions'],
  ['account-creation', '/api/charts/accountsCreated?', 'Account creation'],
  ['nft-minted', '/api/charts/nftMinted?', 'NFTs minted'],
  ['nft-transfer', '/api/charts/nftTransfer?', 'NFT transfers'],
  ['token-transfer', '/api/charts/tokenTransfer?', 'Token transfers'],
  ['token-minted', '/api/charts/tokenMinted?', 'Token mint transactions'],
  ['txn-type-dimension', '/api/charts/transactionTypeDimension?', 'Transaction type'],
  ['txn-service-type', '/api/stats/transaction-types?by=service', 'Service types'],
  ['txn-service-type-non-hcs', '/api/stats/transaction-types?by=service', 'Service types excluding HCS'],
  [
    'fungible-token-transaction',
    '/api/stats/transaction-types?by=type&tokenType=FUNGIBLE_COMMON',
    'Fungible token transactions',
  ],
  [
    'non-fungible-token-transaction',
    '/api/stats/transaction-types?by=type&tokenType=NON_FUNGIBLE_UNIQUE',
    'Non-fungible token transactions',
  ],
] as const;

const server = liveDemo();
const { data: api } = server;
const { at, browser, open } = pagesOf(server.url);

interface Reply {
  readonly data: {
    readonly totalSum?: number;
    readonly numTransactions?: number;
    readonly [name: string]: unknown;
  };
}

async function drawn(page: Page): Promise<void> {
  await page.locator('.chart-panel svg').last().waitFor();
}

/** What the answer adds up to, where it counts at all. */
function totalOf(name: string, { data }: Reply): number | undefined {
  if (!Array.isArray(data)) return data.totalSum ?? data.numTransactions;
  return (data as { name: string; value: number }[])
    .filter((slice) => name !== 'txn-service-type-non-hcs' || slice.name !== 'CONSENSUS')
    .reduce((sum, { value }) => sum + value, 0);
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whether an address is that of a call, with at least its parameters, in any order. */
function asks(address: string, call: string): boolean {
  const [asked, wanted] = [new URL(address), new URL(call, address)];
  const parameters = [...wanted.searchParams];
  return (
    asked.pathname === wanted.pathname && parameters.every(([name, value]) => asked.searchParams.get(name) === value)
  );
}

describe('every chart of the network', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await open();
  });
  afterAll(() => watched.page.context().close());

  it.each(CHARTS)('%s is drawn from %s', async (name, call, title) => {
    const { page, troubles } = watched;
    const chart = `${server.url}/hedera/chart?name=${name}`;
    // Not what the page before it may still ask for.
    const answered = page.waitForResponse((response) => page.url() === chart && asks(response.url(), call));
    await page.goto(chart);
    const reply = (await (await answered).json()) as Reply;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Charts').waitFor();
    await drawn(page);
    const total = totalOf(name, reply);
    if (total !== undefined) expect(await page.locator('.chart-figures').textContent()).toContain(grouped(total));
    await page
      .getByText(`Source: ${new URL(server.url).host}`)
      .first()
      .waitFor();
    await page.getByText('About this data:').waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('charts of a period in which nothing happened', () => {
  it('say so in their own words, without a legend of what is not drawn', async () => {
    const { page } = await open();
    await changeReply(page, /\/api\/charts\//, ({ data }) => {
      data.totalSum = 0;
      data.data = (data.data as object[]).map((point) => ({ ...point, value: 0 }));
    });
    for (const [name, what] of [
      ['all-txn', 'No transactions'],
      ['account-creation', 'No Accounts'],
      ['nft-minted', 'No Nfts'],
      ['nft-transfer', 'No Nft Transfer'],
      ['token-transfer', 'No Token Transfer'],
      ['token-minted', 'No Tokens'],
    ]) {
      await page.goto(`${server.url}/hedera/chart?name=${name}`);
      await page.getByText(`${what} available for the selected period`, { exact: true }).waitFor();
      expect(await page.getByRole('list', { name: 'Legend' }).getByRole('listitem').count(), name).toBe(0);
    }
    await page.context().close();
  });
});

describe('the chart page', () => {
  it('shows charts of an account, a contract and a token, and asks which where none is named', async () => {
    const [token] = await api<{ tokenId: string }[]>('/api/hts/tokens?limit=1');
    const [contract] = await api<{ contractID: string }[]>('/api/contracts?limit=1');
    const { page, troubles } = await at('chart?name=acc-bal');
    await page.getByLabel('Account ID').fill('0.0.98');
    await page.keyboard.press('Enter');
    await page.waitForURL(/accountId=0.0.98/);
    await drawn(page);
    for (const address of [
      'chart?name=dapp-acc-bal&accountNumber=98',
      `chart?name=contract-acc-bal&contractId=${contract?.contractID}`,
      `chart?name=contract-txn-vol&contractId=${contract?.contractID}&period=OA`,
      `chart?name=token-volume&tokenId=${token?.tokenId}&period=OA`,
      `chart?name=dapp-token-volume&tokenId=${token?.tokenId}&period=OA`,
    ]) {
      await page.goto(`${server.url}/hedera/${address}`);
      await page.locator('.chart-panel').waitFor();
      await page.locator('.chart-panel [aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await page.getByRole('alert').count(), address).toBe(0);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps period and type in the address, and offers both', async () => {
    const { page } = await at('chart?name=account-creation&period=1H&chartType=bar');
    const periods = page.getByRole('group', { name: 'Account creation: period' });
    expect(await periods.getByRole('button').allTextContents()).toEqual(['1H', '1D', '1W', '1M', '1Y', 'Since OA']);
    expect(await periods.getByRole('button', { name: '1H' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('button', { name: 'Bar', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await periods.getByRole('button', { name: 'Since OA' }).press('Enter');
    await page.waitForURL(/period=OA/);
    const { data } = await api<{ data: { timestamp: string }[] }>('/api/charts/accountsCreated?period=OA');
    await drawn(page);
    await page.getByText('Values as a table').click();
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(data.length + 1);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('No earlier period to compare with.').waitFor();
    await page.context().close();
  });

  it('never shows the points of another period', async () => {
    const { page } = await at('chart?name=all-txn&period=1H');
    await drawn(page);
    let answer = () => {};
    const isLookedAt = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/charts/allTransactions?period=1D', async (route) => {
      await isLookedAt;
      await route.continue();
    });
    await page.getByRole('button', { name: '1D', exact: true }).click();
    await page.getByText('Loading...').waitFor();
    expect(await page.locator('.chart-panel [role="img"] svg').count()).toBe(0);
    expect((await page.locator('.chart-message').boundingBox())?.height).toBe(300);
    answer();
    await drawn(page);
    await page.context().close();
  });

  it('hides and shows the legend of pies and types with the heights of each', async () => {
    const { page } = await at('chart?name=txn-service-type');
    await drawn(page);
    const height = async () => (await page.locator('[data-figure]').boundingBox())?.height;
    expect(await height()).toBe(270);
    const legend = page.getByRole('button', { name: 'Legend' });
    await legend.click();
    expect([await height(), await page.getByRole('list', { name: 'Legend' }).count()]).toEqual([217, 0]);
    await legend.click();
    expect([await height(), await page.getByRole('list', { name: 'Legend' }).count()]).toEqual([300, 1]);
    const slices = await api<{ name: string }[]>('/api/stats/transaction-types?by=service');
    const links = page.getByRole('list', { name: 'Legend' }).getByRole('link');
    expect(await links.allTextContents()).toEqual(slices.map(({ name }) => name));
    const tops = await links.evaluateAll((all) =>
      all.slice(0, 4).map((link) => (link as { offsetTop: number }).offsetTop),
    );
    expect([tops[3] === tops[0], tops[1] === tops[0]]).toEqual([true, false]);
    await page.getByRole('link', { name: 'CONSENSUS' }).click();
    await page.waitForURL(/\/search\?serviceTypes=CONSENSUS&period=1D/);
    await page.goto(`${server.url}/hedera/chart?name=txn-type-dimension`);
    await drawn(page);
    expect(await height()).toBe(400);
    await page.getByRole('button', { name: 'Legend' }).click();
    expect(await height()).toBe(200);
    await page.context().close();
  });

  it('opens a slice that is clicked', async () => {
    const { page } = await at('chart?name=txn-service-type&period=1W');
    await drawn(page);
    const box = await page.locator('[data-figure] [role="img"]').boundingBox();
    if (box === null) throw new Error('the pie has no place');
    // In a wide card too the pie fills its height.
    const heights = await page
      .locator('[data-figure] [role="img"] path')
      .evaluateAll((all) => all.map((slice) => slice.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
    const [top, bottom] = [Math.min(...heights.map(([at = 0]) => at)), Math.max(...heights.map(([, at = 0]) => at))];
    expect((bottom - top) / box.height).toBeGreaterThan(0.75);
    // The greatest slice starts at the top and goes clockwise.
    await page.mouse.click(box.x + box.width / 2 + box.height * 0.2, box.y + box.height / 2 - box.height * 0.18);
    await page.waitForURL(/\/search\?serviceTypes=[A-Z]+&period=1W/);
    await page.context().close();
  });

  it('is saved as PNG, SVG and CSV, and shared with its link', async () => {
    const { page } = await at('chart?name=all-txn&period=1H');
    await drawn(page);
    for (const kind of ['PNG', 'SVG', 'CSV']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`ledgerscope-all-txn.${kind.toLowerCase()}`);
      const bytes = fs.readFileSync(await download.path());
      expect(bytes.length).toBeGreaterThan(200);
      if (kind === 'SVG') expect(bytes.toString().startsWith('<svg')).toBe(true);
      if (kind === 'CSV')
        expect(bytes.toString().startsWith('\ufeffintervalStart,intervalEnd,Transactions\n')).toBe(true);
    }
    await page.getByRole('button', { name: 'Share All transactions' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toBe(`${server.url}/hedera/chart?name=all-txn&period=1H&chartType=line`);
    expect(await page.getByLabel('Embed code', { exact: true }).inputValue()).toContain(
      `<iframe src="${server.url}/hedera/embed/chart?name=all-txn&amp;period=1H&amp;chartType=line"`,
    );
    await page.keyboard.press('Escape');
    await page.goto(link);
    await drawn(page);
    await page.context().close();
  });
});

describe('an embedded chart', () => {
  it('is framed by another site, and nothing else is', async () => {
    const site = http.createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://site').searchParams.get('path') ?? '';
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><iframe src="${server.url}${path}" width="800" height="460"></iframe>`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const other = `http://localhost:${(site.address() as AddressInfo).port}`;
    const page = await (await browser().newContext()).newPage();
    const frame = page.frameLocator('iframe');
    // The page of a chart leads frames to the embedded one.
    for (const path of ['chart', 'embed/chart']) {
      await page.goto(`${other}/?path=${encodeURIComponent(`/hedera/${path}?name=txn-service-type&period=1W`)}`);
      await frame.locator('.chart-panel svg').last().waitFor();
      expect(await frame.getByRole('banner').count(), path).toBe(0);
    }
    expect(await frame.getByRole('button', { name: 'Legend' }).count()).toBe(0);
    expect(await frame.getByRole('list', { name: 'Legend' }).count()).toBe(0);
    expect(await frame.getByRole('link', { name: 'Open in Ledgerscope' }).getAttribute('target')).toBe('_blank');
    for (const path of ['/hedera/home', '/hedera/chart?name=all-txn', '/hedera/embed/nothing', '/api/stats/counts']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
    const embedded = await fetch(`${server.url}/hedera/embed/chart?name=all-txn`);
    expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embedded.headers.get('content-security-policy')).toContain("script-src 'self'");
    await page.context().close();
    await new Promise((resolve) => site.close(resolve));
  });
});
