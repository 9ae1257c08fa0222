import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { pagesOf } from './pages-of.ts';
import { phoneFindings } from './phone-widths.ts';
import { liveDemo } from './shared-servers.ts';

const PAGE = 4;

interface Dapp {
  readonly id: string;
  readonly title: string;
  readonly contractId: string | null;
  readonly accountId: string | null;
  readonly numTransactions: number;
}
interface Reply<Row> {
  readonly data: readonly Row[];
  readonly totalCount: number;
}

const server = liveDemo();
const { reply: api } = server;
const { at, open } = pagesOf(server.url);

describe('the dapp catalog', () => {
  it('shows four dapps a page in the order of the API, and says which', async () => {
    const { data, totalCount } = await api<Reply<Dapp>>('/api/dapps?limit=100');
    expect(totalCount).toBeGreaterThan(0);
    const { page, troubles } = await at('dappcatalog');
    const cards = page.getByRole('list', { name: 'Dapps' }).getByRole('listitem');
    await cards.first().waitFor();
    const titles = await cards.getByRole('heading').allTextContents();
    expect(titles).toEqual(data.slice(0, PAGE).map(({ title }) => title));
    await page.getByText(`Showing dApps 1 - ${Math.min(PAGE, totalCount)} out of ${totalCount}`).waitFor();
    if (totalCount > PAGE) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/);
      await page.getByText(`Showing dApps 5 - ${Math.min(2 * PAGE, totalCount)} out of ${totalCount}`).waitFor();
      await page.getByRole('link', { name: 'First page' }).click();
      await page.getByText('Showing dApps 1 - 4').waitFor();
    }
    await cards.first().getByRole('link').click();
    await page.waitForURL(`**/dapps/${data[0]?.id}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is what its titles find, as suggested, on submitting and on the results page', async () => {
    const { data } = await api<Reply<Dapp>>('/api/dapps?limit=100');
    for (const { id, title, accountId } of data) {
      const q = `q=${encodeURIComponent(title)}`;
      const route = await api<{ data: { link: string } }>(`/api/search/route?${q}`);
      expect(route.data.link).toBe(`/dapps/${id}`);
      const [counts, accounts] = await Promise.all([
        api<{ data: { accounts: { totalCount: number } } }>(`/api/search/counts?${q}`),
        api<Reply<unknown>>(`/api/accounts?${q}&limit=0`),
      ]);
      expect(counts.data.accounts.totalCount, title).toBe(accounts.totalCount);
      // An account of several dapps bears the name of the first.
      if (accountId !== null && data.find((one) => one.accountId === accountId)?.id === id)
        expect(accounts.totalCount, title).toBeGreaterThan(0);
    }
  });

  it('has no page of a dapp that there is not', async () => {
    const { page } = await open();
    const reply = await page.goto(`${server.url}/hedera/dapps/nosuchdapp`);
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Dapp not found' }).waitFor();
    await page.context().close();
  });
});

describe('the page of a dapp', () => {
  it('asks for fifty transactions, shows five a page, and its calls, users and volume', async () => {
    const { data } = await api<Reply<Dapp>>('/api/dapps?limit=100');
    const dapp = data.find(({ contractId }) => contractId !== null);
    if (dapp === undefined) throw new Error('no dapp has a contract');
    const { page, troubles } = await open();
    const asked = page.waitForRequest((request) => request.url().includes(`/api/dapps/${dapp.id}/transactions`));
    await page.goto(`${server.url}/hedera/dapps/${dapp.id}`);
    await page.getByRole('heading', { level: 1, name: dapp.title }).waitFor();
    const call = new URL((await asked).url());
    expect(Object.fromEntries(call.searchParams)).toEqual({
      contractID: dapp.contractId,
      from: '0',
      size: '50',
      sortBy: 'desc',
    });
    const rows = page.getByRole('table', { name: 'All transactions' }).locator('tbody tr');
    const { totalCount } = await api<Reply<unknown>>(call.pathname + call.search);
    await expect.poll(() => rows.count()).toBe(Math.min(5, totalCount));
    if (totalCount > 5) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(/tx\.page=2/);
    }
    expect(await page.getByRole('tab').allTextContents()).toEqual(
      expect.arrayContaining(['ALL TRANSACTIONS', 'CONTRACT CALLS']),
    );
    await page.getByRole('tab', { name: 'CONTRACT CALLS' }).click();
    await page.getByRole('table', { name: 'Contract Calls' }).or(page.getByText('No data available')).first().waitFor();
    for (const name of ['Transaction Volume', 'Users Count', 'Contracts', 'Summary'])
      await page.getByRole('heading', { name }).first().waitFor();
    const volume = page.getByRole('group', { name: 'Transaction Volume: period' });
    expect(await volume.getByRole('button', { name: '1W' }).getAttribute('aria-pressed')).toBe('true');
    expect(troubles).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('leads elsewhere where the configuration says so', async () => {
    const reply = await fetch(`${server.url}/hedera/dapps/tunefm`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, server.tunefmUrl]);
    expect((await api<{ data: { dappRedirects: unknown } }>('/api/config')).data.dappRedirects).toEqual({
      tunefm: server.tunefmUrl,
    });
  });

  it.each(['dappcatalog', 'dapps/lanternstreet'])(
    '%s has no finding of axe on a narrow screen in the dark',
    async (route) => {
      const { page } = await at(route, { width: 390, theme: 'dark' });
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await phoneFindings(page)).toEqual([]);
      await page.context().close();
    },
  );
});
