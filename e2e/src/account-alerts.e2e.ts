import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { linkInMail } from './mailbox.ts';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const JOURNEY_MS = 240_000;
const PASSWORD = 'a long enough passphrase';
const { url } = liveDemo();
const pages = pagesOf(url);

/** An extension that announces a wallet with an account of the network, and one of another. */
const WALLET = `
  const accounts = ['0x${(1002).toString(16).padStart(40, '0')}', '0x${'ab'.repeat(20)}'];
  const detail = { info: { uuid: 'w', name: 'Purse <i data-evil>' }, provider: { request: async () => accounts } };
  addEventListener('eip6963:requestProvider', () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })));
`;

async function at(route: string, page: Page): Promise<void> {
  await page.goto(`${url}/hedera/${route}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function call(method: string, path: string, body: unknown, token = ''): Promise<void> {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBe(200);
}

describe('an account page', () => {
  it(
    'says by the four texts what notifications one gets, and searches say who asks',
    async () => {
      const { page } = await pages.at('accounts/0.0.1002');
      const panel = page.getByRole('region', { name: 'Account notifications' });
      await panel.getByText('Get real-time account notifications via email and/or text').waitFor();
      expect(await panel.getByRole('link', { name: 'SUBSCRIBE' }).getAttribute('href')).toBe('/hedera/signup');
      await at('accounts/0.0.3', page);
      await panel.getByText('Reserved accounts, below 0.0.1001, have no notifications.').waitFor();
      const email = 'alerts@example.org';
      await call('POST', '/api/auth/signup', { name: 'Ada', email, password: PASSWORD });
      const activation = new URL(await linkInMail(url, email)).searchParams.get('token');
      await call('POST', '/api/auth/activate', { token: activation });
      await page.goto(`${url}/hedera/login`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.waitForURL('**/hedera/home');
      const stored = await page.evaluate<string>("localStorage.getItem('ledgerscope-user')");
      const {
        id,
        access_token: token,
        uuid,
      } = JSON.parse(stored) as { id: string; access_token: string; uuid: string };
      const save = (method: string, path: string, body: unknown) =>
        call(method, `/api/users/${id}${path}`, body, token);
      await save('PUT', '', { name: 'Ada', contact: '+12025550123' });
      await at('accounts/0.0.1002', page);
      await panel.getByText('You are not subscribed for notifications on this account').waitFor();
      expect(await panel.getByRole('link', { name: 'MODIFY' }).getAttribute('href')).toBe('/hedera/profile');
      for (const [emails, sms, text] of [
        [true, true, 'You are subscribed for notifications'],
        [true, false, 'You are subscribed for email notifications'],
        [false, true, 'You are subscribed for sms notifications'],
      ] as const) {
        await save('POST', '/accounts', { accountId: '0.0.1002', email: emails, sms });
        await page.reload();
        await panel.getByText(text, { exact: true }).waitFor();
        await save('DELETE', '/accounts/0.0.1002', {});
      }
      await looksRight(page);
      const [search] = await Promise.all([
        page.waitForRequest((request) => new URL(request.url()).pathname === '/api/transactions'),
        page.goto(`${url}/hedera/transactions`),
      ]);
      expect(search.headers()).toMatchObject({ 'x-user-email': email, 'x-user-uuid': uuid });
      // Without a wallet there is no panel; with one its accounts can be followed.
      await at('profile', page);
      await page.getByText('Signed-in devices').waitFor();
      const wallets = page.getByRole('region', { name: 'Wallets' });
      expect(await wallets.count()).toBe(0);
      await page.addInitScript(WALLET);
      await page.reload();
      await wallets.getByRole('button', { name: 'CONNECT' }).click();
      await wallets.getByText('Not on this network').waitFor();
      await looksRight(page);
      await wallets.getByRole('button', { name: 'Follow 0.0.1002' }).click();
      await wallets.getByText('Followed').waitFor();
      await page.getByRole('switch', { name: 'E-mail for 0.0.1002' }).waitFor();
      expect(await page.locator('[data-evil]').count()).toBe(0);
      await page.context().close();
    },
    JOURNEY_MS,
  );
});
