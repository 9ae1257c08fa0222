import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { afterAll, expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { pagesOf } from './pages-of.ts';
import { peopleOf } from './portal-people.ts';
import { startServer } from './running-server.ts';

/** The operator's account, which is paid. */
const ACCOUNT = 5_005n;
const PAYER = 1_001n;
const JOURNEY_MS = 240_000;

const network = new SampleNetwork(NODES);
network.write(2);
network.tellRate();
const source = ['--source', `dir:${network.folder}`];
const server = await startServer([...source, '--payment-account', `0.0.${ACCOUNT}`, '--request-rate', '0']);
afterAll(async () => {
  await server.stop();
  network.remove();
});
const { at } = pagesOf(server.url);
const people = peopleOf(() => server);

it(
  'an invoice is paid by a transfer on the ledger: the page shows what came, and the units are there',
  async () => {
    const email = 'prices@example.org';
    await people.makeAdministrator(email);
    const { token } = await people.sessionOf(email);
    await people.call('PUT', '/api/admin/features/PAYMENT', { enabled: true }, token);
    const plan = { type: 'BULK', label: 'Starter', units: '10000', totalCost: '5.00', active: true };
    await people.call('POST', '/api/admin/plans', plan, token);
    const { page, troubles } = await at('login');
    await people.signIn(page, email);
    await page.goto(`${server.url}/hedera/pricing`);
    await page.getByRole('button', { name: 'BUY' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Pay invoice 1 with hbar' }).waitFor();
    await page.getByText('Waiting for the transfer').waitFor();
    const memo = (await page.getByText(/^LS-1-[A-Z2-9]{8}$/).textContent())?.trim() ?? '';
    const code = await page.getByRole('img', { name: /^QR code: / }).getAttribute('aria-label');
    const [, hbars = ''] = /^QR code: ([\d.]+) hbar to 0\.0\.5005, memo /.exec(code ?? '') ?? [];
    const [whole = '', part = ''] = hbars.split('.');
    const due = BigInt(`${whole}${part.padEnd(8, '0')}`);
    expect(due).toBeGreaterThan(1_000_000_000n);
    network.pay(PAYER, ACCOUNT, due - 100_000_000n, memo);
    await page.getByText('The remaining amount is still due.').waitFor();
    await page.getByText('1 ℏ', { exact: true }).first().waitFor();
    await looksRight(page);
    // Twice what is left.
    network.pay(PAYER, ACCOUNT, 200_000_000n, memo);
    await page.waitForURL('**/hedera/profile?tab=payments');
    await page.getByText('PAID', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.getByText('The payment was received from the wallet of').waitFor();
    const transfers = page.getByRole('list', { name: 'Transfers for invoice 1' }).getByRole('listitem');
    await transfers.first().waitFor();
    expect(await transfers.allTextContents()).toEqual([
      expect.stringMatching(/ from 0\.0\.1001: partial payment$/),
      expect.stringMatching(/^2 ℏ from 0\.0\.1001: 10,\d{3} units$/),
    ]);
    await looksRight(page);
    await page.getByRole('link', { name: 'View transaction' }).click();
    await page.waitForURL(/\/transactions\/\d+\.\d{9}$/);
    await page.getByText(memo).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  },
  JOURNEY_MS,
);
