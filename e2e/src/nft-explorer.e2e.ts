import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { pagesOf } from './pages-of.ts';
import { phoneFindings } from './phone-widths.ts';
import { liveDemo } from './shared-servers.ts';

const NFTS = 12;
const TABS = ['Latest NFTs', 'Latest Collection', 'Active Collections', 'Latest Transfers'];

interface Nft {
  readonly tokenId: string;
  readonly serialNumber: number;
  /** Null once it was burned. */
  readonly owner: string | null;
}
interface Collection {
  readonly id: string;
  readonly name: string;
}
interface Reply<Row> {
  readonly data: readonly Row[];
  readonly totalCount: number;
}

const server = liveDemo();
const { reply: api } = server;
const { at } = pagesOf(server.url);
let nfts: Reply<Nft>;
let collections: Reply<Collection>;

beforeAll(async () => {
  nfts = await api('/api/nfts/nfts?limit=12');
  collections = await api('/api/nfts/nfts-collections?limit=10');
});

/** What went wrong but for pictures that no gateway has. */
function serious(troubles: readonly string[]): readonly string[] {
  return troubles.filter((trouble) => !trouble.includes('/api/nfts/media/'));
}

async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Search NFTs' });
  await box.fill(text);
  await box.press('Enter');
}

describe('the tabs of the NFT explorer', () => {
  it('are four, in their order, with the rows of the API', async () => {
    const { page, troubles } = await at('nft-explorer');
    expect(await page.getByRole('tab').allTextContents()).toEqual(TABS);
    await page.getByText('To showcase your NFT with its listed marketplace').waitFor();
    expect(await page.getByRole('link', { name: 'Click Here' }).getAttribute('href')).toBe('/hedera/nft-marketplace');
    const cards = page.getByRole('list', { name: 'Latest NFTs' }).locator('> li');
    await expect.poll(() => cards.count()).toBe(Math.min(NFTS, nfts.totalCount));
    // The network mints on: the first card may be newer than what was asked for before.
    await cards
      .getByRole('link', { name: nfts.data[0]?.tokenId ?? '' })
      .first()
      .waitFor();
    if (nfts.totalCount > NFTS) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect.poll(() => cards.count()).toBe(Math.min(2 * NFTS, nfts.totalCount));
    }
    expect(serious(troubles)).toEqual([]);
    await page.context().close();
  });

  it('are in the address and are restored from it', async () => {
    const { page } = await at('nft-explorer');
    await page.getByRole('tab', { name: 'Latest Collection' }).focus();
    await page.getByRole('tab', { name: 'Latest NFTs' }).press('ArrowRight');
    await page.waitForURL(/activeTab=1/);
    await page
      .getByRole('list', { name: 'Latest collections' })
      .getByRole('link', { name: collections.data[0]?.name ?? '', exact: true })
      .first()
      .waitFor();
    await page.goto(`${server.url}/hedera/nft-explorer?activeTab=3`);
    await page.getByRole('tab', { name: 'Latest Transfers', selected: true }).waitFor();
    await page.getByRole('table', { name: 'Latest Transfers' }).waitFor();
    await page.goto(`${server.url}/hedera/nft-explorer?activeTab=2`);
    await page.getByRole('tab', { name: 'Active Collections', selected: true }).waitFor();
    // A page that no list here has, and more pages than there are: the address says what is shown.
    await page.goto(`${server.url}/hedera/nft-explorer?page=500&activeTab=2&activePages=900`);
    await page.waitForURL((url) => /^\?activeTab=2(&activePages=\d{1,2})?$/.test(url.search));
    await page.getByRole('list', { name: 'Active collections' }).waitFor();
    await page.context().close();
  });
});

describe('the search of the NFT explorer', () => {
  it('opens an NFT and a collection at once', async () => {
    const [nft] = nfts.data;
    const { page } = await at('nft-explorer');
    await searchFor(page, ` ${nft?.tokenId}#${nft?.serialNumber} `);
    await page.waitForURL(`**/nft/${nft?.tokenId}?serialNumber=${nft?.serialNumber}`);
    // A lookup that takes too long ends as a search for the text: a busy machine is asked again.
    const isOpened = async () => {
      await page.goto(`${server.url}/hedera/nft-explorer`);
      await searchFor(page, collections.data[0]?.id ?? '');
      await page.waitForURL(/\/tokens\/|searchText=/);
      return page.url().endsWith(`/tokens/${collections.data[0]?.id}`);
    };
    await expect.poll(isOpened).toBe(true);
    const form = await page.getByRole('link', { name: 'Add NFT marketplace' }).getAttribute('href');
    expect(form).toMatch(new RegExp(`/nft-marketplace\\?token=${collections.data[0]?.id}&nftOwner=0\\.0\\.\\d+$`));
    await page.context().close();
  });

  it('searches a text among collections and NFTs, and a serial number among NFTs', async () => {
    const name = collections.data.find((collection) => collection.name.length > 4)?.name ?? '';
    const part = name.slice(1, 5).trim();
    const found = await api<Reply<Collection>>(`/api/nfts/nfts-collections?query=${encodeURIComponent(part)}`);
    const { page, troubles } = await at('nft-explorer');
    await searchFor(page, `  ${part}  `);
    await page.getByRole('tab', { name: 'Search Results', selected: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('searchText')).toBe(part);
    expect(new URL(page.url()).searchParams.get('activeTab')).toBe('4');
    await page
      .getByRole('tab', { name: `Collections ${found.totalCount}` })
      .or(page.getByRole('tab', { name: `Collections${found.totalCount}` }))
      .waitFor();
    await page
      .getByRole('list', { name: 'Collections found' })
      .getByRole('link', { name, exact: true })
      .first()
      .click();
    await page.waitForURL('**/tokens/0.0.*');
    await page.goBack();
    await page.getByRole('tab', { name: 'Search Results', selected: true }).waitFor();
    const box = page.getByRole('textbox', { name: 'Search NFTs' });
    expect(await box.inputValue()).toBe(part);
    await searchFor(page, '#1');
    await page.waitForURL(/searchText=%231/);
    await expect.poll(() => page.getByRole('tab', { name: /^Collections/ }).count()).toBe(0);
    await page.getByRole('list', { name: 'NFTs found' }).locator('> li').first().waitFor();
    await page.getByRole('list', { name: 'NFTs found' }).getByRole('link').first().click();
    await page.waitForURL(/\/nft\/0\.0\.\d+\?serialNumber=1$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('tab', { name: 'Latest NFTs', selected: true }).waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(TABS.length);
    expect(serious(troubles)).toEqual([]);
    await page.context().close();
  });

  it('searches a token id that is not found as text, and says that nothing has it', async () => {
    const { page } = await at('nft-explorer');
    await searchFor(page, '0.0.99999999');
    await page.waitForURL(/activeTab=4&searchText=0\.0\.99999999/);
    await page.getByText('Loading...').first().waitFor();
    await page.getByText(/No (NFTs|collections) found/).waitFor();
    await page.context().close();
  });
});

/** Who owns most at this moment, of the owners of new NFTs: who has few may sell them meanwhile. */
async function ownerOfMost(): Promise<string> {
  const { data } = await api<Reply<Nft>>('/api/nfts/nfts?limit=50');
  const owners = [...new Set(data.flatMap(({ owner }) => owner ?? []))];
  const counts = await Promise.all(
    owners.map(async (owner) => (await api<Reply<Nft>>(`/api/nfts/nfts?owner=${owner}&limit=1`)).totalCount),
  );
  return owners[counts.indexOf(Math.max(...counts))] ?? 'nobody';
}

describe('the advanced search', () => {
  it('has its fields and buttons, needs one field, and closes after a search', async () => {
    const { page } = await at('nft-explorer');
    await page.getByRole('button', { name: 'Advance Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced NFT Search' });
    for (const label of [
      'Collection Name',
      'NFT Name',
      'Owner',
      'NFT Creator',
      'Collection Creation Date from',
      'Collection Creation Date to',
      'Nft Mint Date from',
      'Nft Mint Date to',
    ])
      await dialog.getByLabel(label, { exact: true }).waitFor();
    expect(await dialog.getByLabel('Owner').getAttribute('placeholder')).toBe('0.0.3');
    for (const name of ['RESET', 'Close', 'Search']) await dialog.getByRole('button', { name, exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Search' }).click();
    await dialog.getByText('Fill in at least one field.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const owner = await ownerOfMost();
    await dialog.getByLabel('Owner').fill(owner);
    await dialog.getByLabel('Nft Mint Date from').fill('2020-01-01T00:00');
    const end = dialog.getByLabel('Nft Mint Date to');
    await end.fill('2019-12-31T00:00');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await dialog.getByText('The end must be after the start').first().waitFor();
    expect(await end.inputValue()).toBe('2019-12-31T00:00');
    await end.fill('');
    await dialog.getByRole('button', { name: 'Search' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(/activeTab=4&owner=0\.0\.\d+&nftMintDateFrom=1577836800000/);
    await expect.poll(() => page.getByRole('tab', { name: /^Collections/ }).count()).toBe(0);
    await page.getByRole('list', { name: 'NFTs found' }).locator('> li').first().waitFor();
    await page.getByRole('button', { name: 'Advance Search' }).click();
    await dialog.getByRole('button', { name: 'RESET' }).click();
    await page.waitForURL(/nft-explorer$/);
    expect(await dialog.getByLabel('Owner').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Latest NFTs', selected: true }).waitFor();
    await page.context().close();
  });

  it('restores every field from the address', async () => {
    const query =
      'activeTab=4&collectionName=a&nftName=b&owner=0.0.3&nftCreator=0.0.4&collectionCreationDateFrom=1577836800000&collectionCreationDateTo=1577923200000&nftMintDateFrom=1577836800000&nftMintDateto=1577923200000';
    const { page } = await at(`nft-explorer?${query}`);
    await page.getByRole('button', { name: 'Advance Search' }).click();
    const dialog = page.getByRole('dialog');
    const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
    expect([await value('Collection Name'), await value('NFT Name'), await value('NFT Creator')]).toEqual([
      'a',
      'b',
      '0.0.4',
    ]);
    expect([await value('Collection Creation Date to'), await value('Nft Mint Date to')]).toEqual([
      '2020-01-02T00:00',
      '2020-01-02T00:00',
    ]);
    await page.context().close();
  });

  it.each([0, 1, 2, 3])('is part of a page without findings of axe, tab %d', async (tab) => {
    for (const options of [{}, { theme: 'dark', width: 390 }] as const) {
      const { page } = await at(`nft-explorer?activeTab=${tab}`, options);
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await phoneFindings(page)).toEqual([]);
      await page.context().close();
    }
  });
});
