import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const server = liveDemo();
const { data: api } = server;
const { at } = pagesOf(server.url);

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

describe('counts, nodes and statistics', () => {
  it('shows the counts of the API, to be shared', async () => {
    const { page, troubles } = await at('count?name=transaction-counts');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Counts').waitFor();
    // The network goes on: what the page shows follows, until both are of one moment.
    const shown = page.getByLabel('Transaction counts');
    await expect
      .poll(async () => {
        const { numAccounts } = await api<{ numAccounts: number }>('/api/stats/counts');
        return shown.getByText(grouped(numAccounts), { exact: true }).count();
      })
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Share the counts' }).click();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(
      `${server.url}/hedera/count?name=transaction-counts`,
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows every node with its stake, on the map and in the table, whose rows open accounts', async () => {
    const nodes =
      await api<
        { nodeId: string; name: string; stake: unknown; stakePercent: number | null; latitude: number | null }[]
      >('/api/stats/nodes');
    const { page, troubles } = await at('nodes');
    const rows = page.getByRole('table', { name: 'Nodes' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(nodes.length + 1);
    const carousel = page.getByRole('list', { name: 'Nodes' }).getByRole('listitem');
    await expect.poll(() => carousel.count()).toBe(nodes.length);
    const places = nodes.filter(({ latitude }) => latitude !== null).length;
    expect(
      await page.getByRole('group', { name: 'Map of node locations' }).locator('[data-tip]').count(),
    ).toBeLessThanOrEqual(places);
    const [first] = nodes;
    const absent = first?.stake === null ? 'Unknown' : 'N/A';
    const share = first?.stakePercent === null ? absent : `${first?.stakePercent.toFixed(2)}%`;
    await rows.nth(1).getByText(share).first().waitFor();
    await rows.nth(1).getByRole('link').first().click();
    await page.waitForURL(`**/accounts/${first?.nodeId}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has the top lists and the figures of the network', async () => {
    const lists = await api<{ payers: { accountID: string; numTransactions: number }[] }>(
      '/api/stats/top-lists?period=1D',
    );
    const { page, troubles } = await at('statistics');
    for (const name of [
      'Most active services',
      'Transaction types',
      'Payor accounts',
      'Top NFT owners',
      'Collections',
      'Treasury accounts',
      'Creators',
      'Hbar holders',
    ])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    const payers = page.getByRole('region', { name: 'Payor accounts' });
    await payers
      .getByRole('link', { name: lists.payers[0]?.accountID ?? '', exact: true })
      .first()
      .waitFor();
    for (const name of ['Transactions per second', 'Fees', 'Active accounts', 'Total supply', 'Exchange rate'])
      await page.getByRole('term').filter({ hasText: name }).first().waitFor();
    await page.getByRole('button', { name: '1H' }).click();
    await page.waitForURL(/period=1H/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
