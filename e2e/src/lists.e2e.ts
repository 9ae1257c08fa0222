import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const LISTS = [
  ['accounts', '/api/accounts', 'accountID', ['ID', 'CREATED BY', 'CREATED ON', 'EXPIRY', 'BALANCE', 'MEMO']],
  ['contracts', '/api/contracts', 'contractID', ['ID', 'CREATED BY', 'CREATED ON', 'EXPIRY', 'BALANCE', 'MEMO']],
  ['topics', '/api/topics', 'topicID', ['ID', 'CREATED BY', 'Creation Date', 'Memo']],
  [
    'tokens/fungible',
    '/api/hts/tokens?tokenType=FUNGIBLE_COMMON',
    'tokenId',
    ['ID', 'Name', 'Symbol', 'Created On', 'Total Supply'],
  ],
  [
    'tokens/non-fungible',
    '/api/hts/tokens?tokenType=NON_FUNGIBLE_UNIQUE',
    'tokenId',
    ['ID', 'Name', 'Symbol', 'Created On', 'Total Supply'],
  ],
] as const;

const server = liveDemo();
const { at, open } = pagesOf(server.url);

describe('lists', () => {
  it.each(LISTS)('%s shows the rows of the API, 25 in a page, under its columns', async (route, path, id, columns) => {
    const { page, troubles } = await at(route);
    const table = page.getByRole('table').first();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const headings = await table.getByRole('columnheader').allTextContents();
    expect(headings).toEqual(expect.arrayContaining([...columns]));
    const reply = (await (await fetch(`${server.url}${path}`)).json()) as { data: Record<string, string>[] };
    await table
      .getByText(reply.data.at(-1)?.[id] ?? '', { exact: true })
      .first()
      .waitFor();
    const sizes = await page.getByLabel('Rows per page').locator('option').allTextContents();
    expect(sizes).toEqual(['5', '10', '25', '50', '100']);
    expect(await page.getByLabel('Rows per page').inputValue()).toBe('25');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sorts, hides columns and steps through pages in the address, and by keyboard through rows', async () => {
    const { page, troubles } = await at('accounts?limit=5');
    const table = page.getByRole('table', { name: 'Accounts' });
    const next = page.getByRole('link', { name: 'Next' });
    await expect.poll(() => next.getAttribute('href')).toContain('next=');
    // While rows of another order load, a cursor of those on the screen leads nowhere.
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/accounts?*sort=balance*', (route) => isLetGo.then(() => route.continue()));
    await table.getByRole('button', { name: 'BALANCE' }).click();
    await page.waitForURL(/sort=balance/);
    await expect.poll(() => next.getAttribute('href')).toMatch(/page=2/);
    expect(await next.getAttribute('href')).not.toContain('next=');
    letGo();
    await expect.poll(() => next.getAttribute('href')).toContain('next=');
    await next.click();
    await page.waitForURL(/page=2/);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByLabel('MEMO').uncheck();
    await page.waitForURL(/hide=memo/);
    await page.reload();
    await table.getByRole('columnheader', { name: 'BALANCE' }).waitFor();
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(5);
    expect(await table.getByRole('columnheader', { name: 'BALANCE' }).getAttribute('aria-sort')).toBe('descending');
    await table.getByRole('row').nth(1).getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    const second = table.getByRole('row').nth(2).getByRole('link').first();
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.textContent'))
      .toBe(await second.textContent());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/accounts/0.0.*');
    await page.goBack();
    await page.waitForURL(/sort=balance&.*page=2|page=2.*sort=balance/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('end at row 10,000 with a time range and an export to go on with', async () => {
    const { page } = await open();
    await page.route('**/api/transactions?*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...((await reply.json()) as object), totalCount: 12_000 } });
    });
    await page.goto(`${server.url}/hedera/transactions?limit=100&page=100`);
    await page.getByText('Only the first 10,000 rows can be paged.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Time:/ }).count()).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: 'Export' }).count()).toBe(2);
    await expect.poll(() => page.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await page.context().close();
  });

  it('are exported whole with the filters on the screen', async () => {
    const { page, troubles } = await at('transactions?limit=5&transactionTypes=CONSENSUSCREATETOPIC');
    const total = await page.locator('.list-head .count').textContent();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^CSV/ }).click();
    const file = await (await download).path();
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
    expect(lines.length - 1).toBe(Number(total?.replaceAll(',', '')));
    expect(lines[1]).toContain('CONSENSUSCREATETOPIC');
    expect(lines[0]?.startsWith('\ufeff')).toBe(true);
    await page.getByText('Download complete.').waitFor();
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toContain('CSV');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('say that they load, and are exported in their own order whatever is on the screen', async () => {
    const { page } = await open();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/accounts?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.url}/hedera/accounts?sort=balance`);
    const list = page.getByRole('region', { name: 'Accounts' });
    await list.getByText('Loading...').waitFor();
    answer();
    await list.getByText('Loading...').waitFor({ state: 'detached' });
    const total = await list.locator('.count').textContent();
    await list.getByRole('button', { name: 'Export' }).click();
    await page.getByText(/in default order/).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^JSON Lines/ }).click();
    const lines = fs
      .readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\n');
    // Accounts are made meanwhile.
    expect(lines.length).toBeGreaterThanOrEqual(Number(total?.replaceAll(',', '')));
    await page.context().close();
  });

  it('say how far an export is, stop it when asked to, and say why one failed', async () => {
    const { page } = await at('accounts');
    let isStopped = () => {};
    const afterStop = new Promise<void>((resolve) => {
      isStopped = resolve;
    });
    await page.route('**/api/export/accounts?*', async (route) => {
      await afterStop;
      await route.fulfill({ status: 503, json: { message: 'Too many exports are running.' } }).catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: /^CSV/ }).click();
    await page.getByRole('progressbar', { name: 'Export' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    isStopped();
    await page.getByRole('button', { name: /^CSV/ }).click();
    await page.getByText('Too many exports are running.').waitFor();
    await page.context().close();
  });

  it('say what went wrong in place of their rows, and recover', async () => {
    const { page } = await open();
    let broken = true;
    await page.route('**/api/accounts?*', async (route) => {
      if (broken) await route.fulfill({ status: 500, json: { message: 'The store is being mended.' } });
      else await route.continue();
    });
    await page.goto(`${server.url}/hedera/accounts`);
    await page.getByText('The store is being mended.').waitFor();
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
    broken = false;
    await page.getByRole('table', { name: 'Accounts' }).waitFor();
    await page.context().close();
  });

  // Each asks again and again; what went wrong stays in sight meanwhile, and nothing says that it loads.
  it.each([
    ['accounts', '**/api/accounts?*'],
    ['search?period=OA', '**/api/transactions?*'],
    ['nft-explorer', '**/api/nfts/nfts?*'],
    ['chart?name=all-txn', '**/api/charts/**'],
  ] as const)('%s says what went wrong for as long as it lasts', async (route, calls) => {
    const { page } = await open();
    let asked = 0;
    await page.route(calls, async (one) => {
      asked += 1;
      await one.fulfill({ status: 500, json: { message: 'The store is being mended.' } });
    });
    await page.goto(`${server.url}/hedera/${route}`);
    await page.getByText('The store is being mended.').first().waitFor();
    await page.evaluate(WATCH_FOR_LOADING);
    const before = asked;
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(before + 1);
    expect(await page.evaluate('window.sawLoading')).toBe(false);
    await page.context().close();
  });
});

/** Notes whether anything on the page loads, or what went wrong leaves it. */
const WATCH_FOR_LOADING = `(() => {
  const part = document.querySelector('main');
  window.sawLoading = false;
  const look = () => {
    const loads = part.querySelector('.placeholder, .skeleton, [aria-busy="true"]') !== null || part.textContent.includes('Loading...');
    if (loads || !part.textContent.includes('The store is being mended.')) window.sawLoading = true;
  };
  look();
  new MutationObserver(look).observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

describe('every page', () => {
  it('shows amounts in the chosen currency, which two cookies keep', async () => {
    const { page, troubles } = await at('accounts?sort=balance');
    const toggle = page.getByRole('group', { name: 'Currency' });
    const cell = page.getByRole('table').locator('td.c-balance .num').first();
    await cell.waitFor();
    await expect.poll(() => cell.textContent()).toMatch(/^[\d,]+ tℏ$/);
    await toggle.getByRole('button', { name: 'hbar' }).click();
    await expect.poll(() => cell.textContent()).toMatch(/^[\d,]+\.\d{8} ℏ$/);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value, path }) => `${name}=${value}${path}`).toSorted()).toEqual([
      'selectedCurrency=hbar/',
      'selectedCurrencySymbol=%E2%84%8F/',
    ]);
    await page.reload();
    await cell.waitFor();
    await expect.poll(() => cell.textContent()).toMatch(/\.\d{8} ℏ$/);
    await toggle.getByRole('button', { name: 'US dollars' }).click();
    await expect.poll(() => cell.textContent()).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('closes an announcement for good', async () => {
    const { page } = await open();
    const today = new Date().toISOString().slice(0, 10);
    const announcement = {
      id: 'upgrade',
      description: 'Upgrade on Tuesday',
      link: 'https://example.org/register',
      severity: 'critical',
      date_from: today,
      date_to: today,
      active: true,
      for_logged_in: false,
    };
    await page.route('**/api/announcements', (route) =>
      route.fulfill({ json: { data: [announcement], totalCount: 1, size: 1 } }),
    );
    // As of a server whose portal did not answer in time: the page asks itself.
    await page.route('**/hedera/home', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<script type="application\/json" id="document-data">.*?<\/script>/,
        '',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${server.url}/hedera/home`);
    const banners = page.getByRole('region', { name: 'Announcements' });
    await banners.getByText('Upgrade on Tuesday').waitFor();
    expect(await banners.getByRole('link', { name: 'Register here' }).getAttribute('href')).toBe(announcement.link);
    await banners.getByRole('button', { name: 'Dismiss announcement' }).click();
    await banners.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await banners.count()).toBe(0);
    await page.context().close();
  });

  it('shows what the operator announces with the first paint', async () => {
    const reply = (await (await fetch(`${server.url}/api/announcements`)).json()) as {
      data: { description: string }[];
    };
    const [announced] = reply.data;
    const { page, troubles } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/hedera/home`);
    const banners = page.getByRole('region', { name: 'Announcements' });
    await banners.getByText(announced?.description ?? 'nothing is announced').waitFor();
    expect(asked).not.toContain('/api/announcements');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has its menus in a slide-out on narrow screens', async () => {
    const { page, troubles } = await at('accounts', { width: 390 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'tinybar' }).waitFor();
    await menu.getByRole('link', { name: 'Topics' }).click();
    await page.waitForURL('**/topics');
    await menu.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
