import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const CHARTS = [
  'All transactions',
  'Account creation',
  'NFTs minted',
  'NFT transfers',
  'Token transfers',
  'Token mint transactions',
  'Transaction type',
  'Service types',
  'Service types excluding HCS',
];

interface Row {
  readonly [name: string]: string;
}

const server = liveDemo();
const { at } = pagesOf(server.url);

async function rows(path: string): Promise<Row[]> {
  return ((await (await fetch(`${server.url}${path}`)).json()) as { data: Row[] }).data;
}

async function first(path: string): Promise<Row> {
  const [row] = await rows(path);
  if (row === undefined) throw new Error(`${path} has no rows`);
  return row;
}

/** Submits a text, and again where the server says that it is too busy to look, until it leads to an address. */
async function quickSearch(page: Page, text: string, path: RegExp): Promise<void> {
  await page.goto(`${server.url}/hedera/home`);
  const box = page.getByRole('combobox', { name: 'Search the ledger' });
  await box.fill(text);
  await box.press('Enter');
  const leads = async () => {
    if (await page.getByText('The server is busy.').isVisible()) await box.press('Enter');
    return page.url();
  };
  await expect.poll(leads).toMatch(path);
}

async function showsAccounts(page: Page): Promise<boolean> {
  const counts = (await (await fetch(`${server.url}/api/stats/counts`)).json()) as { data: { numAccounts: number } };
  const text = String(counts.data.numAccounts);
  return (await page.getByRole('main').getByText(text, { exact: true }).count()) > 0;
}

describe('the home page', () => {
  it('shows the figures of the API, nine charts under one time range, nodes and the newest NFTs', async () => {
    const { page, troubles } = await at('home');
    // The network goes on while the page is looked at.
    await expect.poll(() => showsAccounts(page)).toBe(true);
    for (const name of CHARTS) await page.getByRole('heading', { name, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Network activity' }).getByRole('region').count()).toBe(9);
    const nfts = await rows('/api/nfts/nfts?limit=5&sort=createdOn');
    await page
      .getByRole('list', { name: 'Recently minted NFTs' })
      .getByText(nfts[0]?.tokenId ?? '')
      .first()
      .waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByRole('group', { name: 'Time Range' }).getByRole('button', { name: '1W' }).click();
    await page.waitForURL(/period=1W/);
    const asked = () => calls.filter((url) => url.includes('period=1W') && /charts|transaction-types/.test(url)).length;
    await expect.poll(asked).toBe(8);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const nodes = await rows('/api/stats/nodes');
    await page
      .getByRole('table', { name: 'Nodes' })
      .getByText(nodes[0]?.nodeId ?? '', { exact: true })
      .waitFor();
    expect(await page.getByRole('group', { name: 'Map of node locations' }).getByRole('link').count()).toBeGreaterThan(
      0,
    );
    expect(await page.getByRole('group', { name: 'Currency' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('opens the advanced fields, and searches with them', async () => {
    const { page } = await at('home');
    await page.getByRole('button', { name: 'ADVANCED' }).click();
    await page.getByLabel('Payer Account ID').fill('abc');
    const form = page.getByRole('form', { name: 'Advanced search' });
    await form.getByRole('button', { name: 'Search' }).click();
    await form.getByText('Invalid format! Should be x.y.z').waitFor();
    await page.getByLabel('Payer Account ID').fill(' 0.0.1008 ');
    await form.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?accountFrom=0.0.1008&isAdvanced=true');
    await page.context().close();
  });
});

describe('quick search', () => {
  it('opens what a text names, whatever surrounds it, and lists results for all else', async () => {
    const { page, troubles } = await at('home');
    const account = await first('/api/accounts?limit=1');
    const topic = await first('/api/topics?limit=1');
    const contract = await first('/api/contracts?limit=1');
    const transaction = await first('/api/transactions?limit=1');
    await quickSearch(page, `  ${account.accountID} `, new RegExp(`/accounts/${account.accountID}$`));
    await quickSearch(page, topic.topicID ?? '', new RegExp(`/topics/${topic.topicID}$`));
    await quickSearch(page, contract.contractID ?? '', new RegExp(`/contracts/${contract.contractID}$`));
    await quickSearch(page, transaction.transactionHash ?? '', /\/transactions\/[^/]+$/);
    await quickSearch(page, 'words of nobody', /\/search\?q=words%20of%20nobody$/);
    await quickSearch(page, '   ', /\/search$/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('asks again where the server is too busy to look', async () => {
    const { page, troubles } = await at('home');
    let refused = 0;
    await page.route('**/api/search/route?*', async (route) => {
      if (refused === 2) return route.continue();
      refused += 1;
      return route.fulfill({ status: 503, json: { error: { type: 'overloaded', message: 'The server is busy.' } } });
    });
    const box = page.getByRole('combobox', { name: 'Search the ledger' });
    await box.fill('0.0.2');
    await box.press('Enter');
    await page.waitForURL('**/accounts/0.0.2');
    expect(refused).toBe(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('suggests while typing; arrow keys choose, Enter opens, Escape closes', async () => {
    const { page, troubles } = await at('accounts');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('link', { name: 'Topics' }).waitFor();
    // What is suggested for the first letters is replaced by what is for the whole text.
    const answered = page.waitForResponse(/suggest\?.*q=0\.0\.10(&|$)/);
    await page.keyboard.type('0.0.10');
    await answered;
    const options = dialog.getByRole('option');
    await expect.poll(() => options.allTextContents()).not.toContainEqual(expect.stringContaining('Block'));
    // A busy server leaves kinds out, which are asked for again.
    await options.nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    const id = await options.nth(1).locator('.entity-icon + span').textContent();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${id}`);
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('looks an account up, and refuses what names none', async () => {
    const { page } = await at('accounts');
    await page.getByRole('button', { name: 'Look up an account' }).click();
    await page.getByLabel('Account', { exact: true }).fill('abc');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid format! Should be x.y.z').waitFor();
    await page.getByLabel('Account', { exact: true }).fill('0.0.1008');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/accounts/0.0.1008');
    await page.context().close();
  });
});

describe('the search page', () => {
  it('counts six tabs, narrows by facets, and keeps it all in the address', async () => {
    const { page, troubles } = await at('search');
    const tabs = page.getByRole('tablist', { name: 'Result types' }).getByRole('tab');
    await expect
      .poll(async () => (await tabs.allTextContents()).join(' '))
      .toMatch(/^TRANSACTIONS[\d,+]+ ACCOUNTS[\d,+]+ CONTRACTS[\d,+]+ TOPICS[\d,+]+ TOKENS[\d,+]+ NFTs[\d,+]+$/);
    await page.getByRole('link', { name: 'Remove filter: Last 7 days' }).waitFor();
    const facet = page.getByRole('complementary', { name: 'Filter by' }).getByLabel(/^Submit message/);
    await facet.check();
    await page.waitForURL(/transactionTypes=CONSENSUSSUBMITMESSAGE/);
    const table = page.getByRole('table', { name: 'Transactions' });
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await expect.poll(() => table.getByText('Crypto transfer').count()).toBe(0);
    await page.reload();
    await expect.poll(() => facet.isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove filter: Last 7 days' }).click();
    await page.waitForURL(/period=OA/);
    await tabs.filter({ hasText: 'TOPICS' }).click();
    await page.waitForURL(/activeTab=topics/);
    await page.getByRole('table', { name: 'Topics' }).getByText('Creation Date').waitFor();
    await page.goBack();
    await table.waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('folds the facets away on narrow screens, and says so where there is nothing to narrow by', async () => {
    const { page } = await at('search?period=OA', { width: 390 });
    const facets = page.getByRole('complementary', { name: 'Filter by' });
    const messages = facets.getByLabel(/^Submit message/);
    await messages.waitFor({ state: 'attached' });
    expect(await messages.isVisible()).toBe(false);
    await facets.getByText('Filter by').click();
    await messages.check();
    await page.waitForURL(/transactionTypes=CONSENSUSSUBMITMESSAGE/);
    await page.goto(`${server.url}/hedera/search?period=OA&q=zzzzqqq`);
    await page.getByText('No results found.').waitFor();
    await expect.poll(() => facets.textContent()).toContain('No filters available.');
    await page.context().close();
  });

  it('says that what is named is looked up over all time', async () => {
    const { page } = await at('search?q=0.0.1008');
    await page.getByText('IDs, hashes and addresses are always searched across all time.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Remove filter: Last 7 days' }).count()).toBe(0);
    await page.context().close();
  });

  it('fills the form from the address; a period and a range take each other’s place; reset keeps the form open', async () => {
    const { page } = await at(
      'search?q=refund&accountFrom=0.0.1008&amountFrom=5&startDate=1700000000000&isAdvanced=true',
    );
    const form = page.getByRole('form', { name: 'Advanced search' });
    expect(await form.getByLabel('Keyword(s)').inputValue()).toBe('refund');
    expect(await form.getByLabel('Payer Account ID').inputValue()).toBe('0.0.1008');
    expect(await form.getByLabel(/^Amount from/).inputValue()).toBe('5');
    expect(await form.getByLabel('Time Period', { exact: true }).inputValue()).toBe('');
    await form.getByLabel('Time Period', { exact: true }).selectOption('1D');
    await form.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/period=1D/);
    expect(page.url()).not.toContain('startDate');
    const amount = form.getByLabel(/^Amount from/);
    await amount.fill('many');
    expect(await amount.inputValue()).toBe('');
    await amount.fill('1.5');
    await form.getByText('Enter a whole number of tinybars').waitFor();
    await form.getByRole('button', { name: 'Reset' }).click();
    await page.waitForURL('**/search?isAdvanced=true');
    expect(await form.getByLabel('Keyword(s)').inputValue()).toBe('');
    expect(await form.getByLabel('Time Period', { exact: true }).inputValue()).toBe('1W');
    const empty = page.getByText('Enter a search term and press Search.');
    await empty.waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.reload();
    await empty.waitFor();
    await form.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('table', { name: 'Transactions' }).waitFor();
    await page.context().close();
  });

  it('never shows the answer to an older search after that to a newer one', async () => {
    const { page } = await at('search?period=OA');
    const [newer, older] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/api/transactions?*q=slow*', async (route) => {
      await newer.promise;
      const response = await route.fetch();
      // The page may have given it up.
      await route.fulfill({ response }).catch(() => undefined);
      older.resolve();
    });
    const box = page.getByLabel('Keyword(s)').first();
    await box.fill('slow');
    await box.press('Enter');
    await page.waitForURL(/q=slow/);
    const again = page.getByLabel('Keyword(s)').first();
    await again.fill('withdrawal');
    await again.press('Enter');
    await page.waitForURL(/q=withdrawal/);
    const table = page.getByRole('table', { name: 'Transactions' });
    await table.getByText('withdrawal').first().waitFor();
    newer.resolve();
    await older.promise;
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await table.getByText('withdrawal').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
