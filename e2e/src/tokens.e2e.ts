import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalText } from './amount-digits.ts';
import { accessibilityFindings, openPage, sharedBrowser } from './browser-page.ts';
import { changeReply } from './changed-reply.ts';
import { phoneFindings } from './phone-widths.ts';
import { stillLedger } from './shared-servers.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

interface Token {
  tokenId: string;
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: number | string;
  maxSupply: number | string | null;
  supplyType: string;
  treasury: string;
  creator: string;
  holders: number;
  serials: number;
  customFees: { royalty_fees: { exchange_value_fraction: { numerator: number; denominator: number } } | null }[];
}
interface Nft {
  serialNumber: number;
  owner: string | null;
  deleted: number;
}

let browser: Browser;
const ledger = stillLedger();
let fungible: Token;
let collection: Token;
beforeAll(async () => {
  browser = await sharedBrowser();
  const tokens = async (type: string) =>
    (await ledger.get<Token[]>(`/api/hts/tokens?limit=100&tokenType=${type}`)) ?? [];
  fungible = most(await tokens('FUNGIBLE_COMMON'), ({ holders }) => holders);
  collection = most(await tokens('NON_FUNGIBLE_UNIQUE'), ({ serials }) => serials);
}, 300_000);
afterAll(async () => {
  await browser?.close();
});

function most(tokens: readonly Token[], count: (token: Token) => number): Token {
  const token = tokens.toSorted((a, b) => count(b) - count(a))[0];
  if (token === undefined) throw new Error('the demo network has no such token');
  return token;
}

const open = (options: Parameters<typeof openPage>[2] = {}) => openPage(browser, ledger.server.url, options);
const fact = (page: Page, region: string, name: string) =>
  shownFact(page.getByRole('region', { name: region, exact: true }), name);
const go = (page: Page, path: string) => page.goto(`${ledger.server.url}/hedera${path}`);

describe('the page of a fungible token', () => {
  it('says what the API says, with its keys behind eyes and its details on demand', async () => {
    const { page, troubles } = await open();
    await go(page, `/tokens/${fungible.tokenId}`);
    await page.getByRole('heading', { level: 1 }).getByText(fungible.name).waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await shownText(crumbs)).toMatch(/NFT Explorer\s*\/?\s*Token Details/);
    const supply = decimalText(fungible.totalSupply, fungible.decimals);
    expect(await shownText(fact(page, 'Overview', 'Supply'))).toBe(supply);
    expect(await shownText(fact(page, 'Overview', 'Type'))).toBe('FUNGIBLE_COMMON');
    const max =
      fungible.supplyType === 'FINITE' ? decimalText(fungible.maxSupply ?? '', fungible.decimals) : 'INFINITE';
    expect(await shownText(fact(page, 'Overview', 'Max Supply'))).toBe(max);
    expect(await shownText(fact(page, 'Profile Summary', 'Symbol'))).toBe(fungible.symbol);
    expect(await shownText(fact(page, 'Profile Summary', 'Status'))).toBe('Active');
    await page.getByRole('button', { name: 'Show More Details...' }).click();
    expect(await shownText(fact(page, 'Details', 'Creator'))).toBe(fungible.creator);
    await page.getByRole('button', { name: 'Hide More Details...' }).click();
    expect(await fact(page, 'Details', 'Creator').count()).toBe(0);
    await page.getByRole('button', { name: 'Show ADMIN key' }).click();
    await page.getByRole('dialog', { name: 'ADMIN key' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog', { name: 'ADMIN key' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show SUPPLY key' }).press('Enter');
    await page.getByRole('dialog', { name: 'SUPPLY key' }).getByRole('button', { name: /^Copy/ }).first().click();
    expect((await page.evaluate<string>('navigator.clipboard.readText()')).length).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await fact(page, 'Overview', 'Treasury').getByRole('link').click();
    await page.waitForURL(new RegExp(`/accounts/${fungible.treasury}$`));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('charts volume and value for a day at first, and keeps other periods in the URL', async () => {
    const { page, troubles } = await open();
    await go(page, `/tokens/${fungible.tokenId}`);
    const volume = page.getByRole('region', { name: 'Token Volume' });
    const period = volume.getByRole('group', { name: 'Token Volume: period' });
    expect(await period.getByRole('button', { name: '1D' }).getAttribute('aria-pressed')).toBe('true');
    const sum = async (what: string, span: string) =>
      (await ledger.get<{ totalSum: number }>(`/api/hts/tokens/${fungible.tokenId}/stats/${what}?period=${span}`))
        ?.totalSum ?? '';
    await volume
      .getByText(tinybars(await sum('count', '1D')), { exact: true })
      .first()
      .waitFor();
    const value = page.getByRole('region', { name: 'Token Value' });
    await value
      .getByText(`${decimalText(await sum('value', '1D'), fungible.decimals)} ${fungible.symbol}`)
      .first()
      .waitFor();
    await value.getByRole('group', { name: 'Token Value: period' }).getByRole('button', { name: '1W' }).click();
    await page.waitForURL(/value\.period=1W/);
    expect(await period.getByRole('button', { name: '1D' }).getAttribute('aria-pressed')).toBe('true');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lists transfers by direction, transactions, and holders with their share of the supply', async () => {
    const { page, troubles } = await open();
    await go(page, `/tokens/${fungible.tokenId}`);
    const tabs = page.getByRole('tablist', { name: 'Token details' });
    await tabs.waitFor();
    const names = await tabs.getByRole('tab').allInnerTexts();
    expect(names.slice(0, 2)).toEqual(['TOKEN TRANSFERS', 'ALL TRANSACTIONS']);
    expect(names.some((name) => name.startsWith('NFT'))).toBe(false);
    const transfers = page.getByRole('table', { name: 'Token transfers' });
    await transfers.locator('tbody a').first().waitFor();
    expect(await transfers.getByRole('columnheader').allInnerTexts()).toEqual([
      'Date',
      'From Account',
      'To Account',
      'Quantity',
      'Transaction',
    ]);
    const rows = await ledger.get<{ accountId: string; amount: number; readableTransactionID: string }[]>(
      `/api/tokens/transfers?tokenId=${fungible.tokenId}&limit=25&sort=transferTime`,
    );
    for (const [place, row] of (rows ?? []).entries()) {
      const shown = transfers.locator('tbody tr').nth(place);
      const side = shown.locator(row.amount < 0 ? '.c-from' : '.c-to');
      expect(await shownText(side)).toContain(row.accountId);
      await expect.poll(() => shown.locator(`.c-amount .${row.amount < 0 ? 'down' : 'up'}`).count()).toBe(1);
      expect(await shownText(shown.locator('.c-transaction a'))).toBe(row.readableTransactionID);
    }
    await tabs.getByRole('tab', { name: /^HOLDERS/ }).click();
    await page.waitForURL(/tab=holders/);
    const holders = await ledger.get<{ accountID: string; share: string }[]>(
      `/api/hts/tokens/${fungible.tokenId}/holders?limit=25`,
    );
    const table = page.getByRole('table', { name: 'Holders' });
    await table.locator('tbody a').first().waitFor();
    for (const [place, { accountID, share }] of (holders ?? []).entries()) {
      const row = table.locator('tbody tr').nth(place);
      expect(await shownText(row.locator('.c-account'))).toContain(accountID);
      expect((await shownText(row.locator('.c-share'))).startsWith(share.slice(0, 3).replace(/\.$/, ''))).toBe(true);
    }
    await tabs.getByRole('tab', { name: 'ALL TRANSACTIONS' }).click();
    await page.getByRole('table', { name: 'Transactions' }).locator('tbody a').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows Invalid, Deleted and No Data Found where they hold', async () => {
    const { page } = await open();
    await changeReply(page, new RegExp(`/api/hts/tokens/${fungible.tokenId}$`), ({ data }) => {
      Object.assign(data, { decimals: 21, status: 'Deleted', deletedOn: '2026-10-31T22:00:00.000000000Z' });
    });
    await go(page, `/tokens/${fungible.tokenId}`);
    const supply = fact(page, 'Overview', 'Supply').getByText('Invalid', { exact: true });
    await supply.waitFor();
    expect(await supply.getAttribute('class')).toContain('down');
    expect(await shownText(fact(page, 'Profile Summary', 'Status'))).toBe('Deleted');
    await go(page, '/tokens/0.0.99999999');
    await page.getByRole('heading', { level: 1, name: 'No Data Found' }).waitFor();
    await page.context().close();
  });
});

describe('the page of a collection', () => {
  it('describes royalties in words and lists NFTs as a table whose search finds those of other pages too', async () => {
    const { page, troubles } = await open();
    await go(page, `/nft-explorer/${collection.tokenId}`);
    const fee = collection.customFees.find(({ royalty_fees }) => royalty_fees !== null)?.royalty_fees;
    const { numerator = 0, denominator = 1 } = fee?.exchange_value_fraction ?? {};
    await fact(page, 'Custom fees', 'Royalty Fees')
      .getByText(`${(numerator / denominator) * 100}%`)
      .waitFor();
    expect(await shownText(fact(page, 'Custom fees', 'Fixed Fees'))).toBe('None');
    const tabs = page.getByRole('tablist', { name: 'Token details' });
    await tabs.waitFor();
    expect((await tabs.getByRole('tab').allInnerTexts()).slice(0, 2)).toEqual(['ALL TRANSACTIONS', 'NFT TRANSFERS']);
    await tabs.getByRole('tab', { name: /^NFTs/ }).click();
    const table = page.getByRole('table', { name: 'NFTs' });
    await table.locator('tbody a').first().waitFor();
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Image',
      'SERIAL NO.',
      'OWNER',
      'Meta Data',
      'DELETED',
    ]);
    const nfts =
      (await ledger.get<Nft[]>(`/api/nfts/nfts?tokenId=${collection.tokenId}&limit=25&sort=serialNumber`)) ?? [];
    await expect.poll(() => table.locator('tbody tr').count()).toBe(nfts.length);
    const deleted = await table.locator('.c-deleted').allInnerTexts();
    expect(deleted).toEqual(nfts.map((nft) => (nft.deleted === 0 ? 'NO' : 'YES')));
    const decoded = await shownText(table.locator('.c-metadata').first());
    await page.getByRole('button', { name: 'Raw', exact: true }).click();
    const raw = await shownText(table.locator('.c-metadata').first());
    expect(decoded.startsWith('ipfs://')).toBe(true);
    expect(Buffer.from(raw.replace('…', ''), 'base64').toString()).toContain('ipfs://');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/nfts/nfts?') && asked.push(request.url()));
    const find = page.getByRole('searchbox', { name: 'Serial number or owner' });
    const owner = nfts.find((nft) => nft.owner !== null)?.owner ?? '';
    await find.fill(String(nfts[1]?.serialNumber));
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
    await find.fill(owner);
    await expect.poll(async () => new Set(await table.locator('.c-owner').allInnerTexts()).size).toBe(1);
    await find.fill(owner.slice(0, 3));
    await page.getByText('No NFTs found. Enter a serial number').waitFor();
    expect(asked).toHaveLength(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows twelve cards a page, steps through them, and never counts beyond 10,000', async () => {
    const { page, troubles } = await open();
    await go(page, `/tokens/${collection.tokenId}?tab=nfts&nfts.view=cards`);
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-media="picture"]') });
    await cards.first().waitFor();
    await expect.poll(() => cards.count()).toBe(12);
    const pages = page.getByRole('navigation', { name: 'NFT pagination' });
    const last = Math.ceil(collection.serials / 12);
    for (const [step, at] of [
      ['Next', 2],
      ['Previous', 1],
      ['Last', last],
      ['First', 1],
    ] as const) {
      await pages.getByRole('link', { name: step }).click();
      await pages.getByText(`Page ${at} of ${last}`).waitFor();
    }
    await page.locator('[data-media="picture"] img').first().scrollIntoViewIfNeeded();
    await page.locator('[data-media="picture"][data-state="shown"] img').first().waitFor();
    expect(troubles).toEqual([]);
    await changeReply(page, /\/api\/nfts\/nfts\?/, (body) => {
      body.totalCount = 25_000;
    });
    await page.reload();
    await page.getByText('1–12 of 10,000', { exact: true }).waitFor();
    await page.context().close();
  });

  it('says Loading... of an empty grid, and after three seconds that there are none', async () => {
    const { page } = await open();
    await changeReply(page, /\/api\/nfts\/nfts\?/, (body) => Object.assign(body, { data: [], totalCount: 0 }));
    // Measured from before it is opened: a busy machine sees the text late.
    const began = Date.now();
    await go(page, `/tokens/${collection.tokenId}?tab=nfts&nfts.view=cards`);
    const panel = page.getByRole('tabpanel');
    await panel.getByText('Loading...', { exact: true }).waitFor();
    await panel.getByText('No NFTs found', { exact: true }).waitFor();
    expect(Date.now() - began).toBeGreaterThan(3_000);
    await page.context().close();
  });

  it('calls a mint MINT, and says where transfers are paused', async () => {
    const { page } = await open();
    await go(page, `/tokens/${collection.tokenId}?tab=nft-transfers&history.order=asc`);
    const table = page.getByRole('table', { name: 'NFT transfers' });
    await table.getByText('MINT').first().waitFor();
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Token ID',
      'Serial Number',
      'FROM',
      'TO',
      'PRICE',
      'TRANSFER ON',
    ]);
    await changeReply(page, new RegExp(`/api/hts/tokens/${collection.tokenId}$`), ({ data }) => {
      data.paused = true;
    });
    await page.reload();
    await page.getByText('Paused', { exact: true }).waitFor();
    await page.context().close();
  });
});

describe('tokens on every screen', () => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('have no accessibility findings, %s at %i px', async (theme, width) => {
    for (const { tokenId } of [fungible, collection]) {
      const { page, troubles } = await open({ theme, width });
      await go(page, `/tokens/${tokenId}?tab=holders`);
      await page.getByRole('table', { name: 'Holders' }).getByRole('link').first().waitFor();
      await page.getByRole('button', { name: 'Show More Details...' }).click();
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await phoneFindings(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });

  it('open from their lists, and their documents carry their names', async () => {
    const { page, troubles } = await open();
    await go(page, '/tokens/fungible');
    await page.getByRole('link', { name: fungible.tokenId, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).getByText(fungible.name).waitFor();
    const html = await (await fetch(`${ledger.server.url}/hedera/tokens/${fungible.tokenId}`)).text();
    expect(html).toContain(`<title>${fungible.name} (${fungible.tokenId}) · Ledgerscope</title>`);
    expect(/<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1]).toContain(fungible.treasury);
    expect((await fetch(`${ledger.server.url}/hedera/tokens/0.0.99999999`)).status).toBe(404);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
