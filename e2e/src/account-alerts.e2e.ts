import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { codeInText, linkInMail, messagesTo } from './mailbox.ts';
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

interface Signed {
  readonly id: string;
  readonly uuid: string;
  readonly access_token: string;
}

/** Signs up by calls and in by the page. */
async function signIn(page: Page, email: string): Promise<Signed> {
  await call('POST', '/api/auth/signup', { name: 'Ada', email, password: PASSWORD });
  const activation = new URL(await linkInMail(url, email)).searchParams.get('token');
  await call('POST', '/api/auth/activate', { token: activation });
  await page.goto(`${url}/hedera/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('**/hedera/home');
  return JSON.parse(await page.evaluate<string>("localStorage.getItem('ledgerscope-user')")) as Signed;
}

/** Accounts that paid for the newest transactions. */
async function busyAccounts(): Promise<string[]> {
  const reply = await fetch(`${url}/api/transactions?limit=50`);
  const { data } = (await reply.json()) as { data: { payerID: string }[] };
  return [...new Set(data.map(({ payerID }) => payerID))].filter((id) => Number(id.split('.')[2]) > 1000);
}

/** What the development mailbox shows to somebody. */
async function mailsTo(recipient: string): Promise<string> {
  return (await messagesTo(url, recipient)).join('');
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
      await panel.getByText('Notifications are not available for reserved accounts (below 0.0.1001).').waitFor();
      const email = 'alerts@example.org';
      const { id, uuid, access_token: token } = await signIn(page, email);
      const save = (method: string, path: string, body: unknown) =>
        call(method, `/api/users/${id}${path}`, body, token);
      await save('PUT', '', { name: 'Ada', contact: '+12025550123' });
      await save('POST', '/contact-code', {});
      await save('POST', '/contact-confirmation', { code: await codeInText(url, '+12025550123') });
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
      await page.getByRole('switch', { name: 'Email for 0.0.1002' }).waitFor();
      expect(await page.locator('[data-evil]').count()).toBe(0);
      await page.context().close();
    },
    JOURNEY_MS,
  );

  it(
    'tells by mail and text what happens, as much as one wants to hear, until the link in them ends it',
    async () => {
      const [email, phone] = ['reported@example.org', '+12025550177'];
      const { page } = await pages.at('home');
      const { id, access_token: token } = await signIn(page, email);
      const [first = '', ...others] = await busyAccounts();
      await at('profile', page);
      const panel = page.getByRole('region', { name: 'Saved accounts' });
      await panel.getByText('Add a mobile number to your profile to get text messages.').waitFor();
      await panel.getByRole('button', { name: 'FOLLOW AN ACCOUNT' }).click();
      await page.getByLabel('Account', { exact: true }).fill(first);
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await panel.getByRole('switch', { name: `SMS for ${first}` }).click();
      await page.getByRole('heading', { name: 'Mobile number required for SMS notifications' }).waitFor();
      await page.keyboard.press('Escape');
      await call('PUT', `/api/users/${id}`, { name: 'Ada', contact: phone }, token);
      await page.reload();
      await panel.getByText('Confirm your mobile number to get text messages.').waitFor();
      await panel.getByRole('switch', { name: `SMS for ${first}` }).click();
      await page.getByRole('button', { name: 'Send the code' }).click();
      await page.getByText(`A code has been sent to ${phone}. It is valid for 10 minutes.`).waitFor();
      await looksRight(page);
      await page.getByLabel('Code').fill('12');
      await page.getByRole('button', { name: 'Confirm the number' }).click();
      await page.getByText('Enter the six digits of the text').waitFor();
      await page.getByLabel('Code').fill(await codeInText(url, phone));
      await page.getByRole('button', { name: 'Confirm the number' }).click();
      await page.getByText('Number confirmed.').waitFor();
      await panel.getByRole('switch', { name: `SMS for ${first}` }).click();
      await page.getByText(`SMS notifications for ${first} turned on.`).waitFor();
      const edit = async (alias: string, direction: string, amount: string) => {
        await panel.getByRole('button', { name: /^Edit/ }).click();
        await page.getByRole('textbox', { name: /^Alias/ }).fill(alias);
        await page.getByLabel('Alert me about').selectOption(direction);
        await page.getByLabel('Minimum amount (ℏ)').fill(amount);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      };
      await edit('Shop', 'Outgoing transfers', 'much');
      await page.getByText('Must be an amount of hbar, such as 12.5').waitFor();
      await looksRight(page);
      await page.keyboard.press('Escape');
      await edit('Shop', 'Outgoing transfers', '0.5');
      await panel.getByText('Alerts: outgoing transfers of 0.5 ℏ or more').waitFor();
      await looksRight(page);
      await edit('Shop', 'All activity', '');
      await panel.getByText('Alerts: outgoing transfers').waitFor({ state: 'detached' });
      for (const accountId of others)
        await call('POST', `/api/users/${id}/accounts`, { accountId, email: true, sms: true }, token);
      const wait = { timeout: JOURNEY_MS / 2, interval: 500 };
      await expect.poll(() => mailsTo(phone), wait).toContain('Text message');
      await expect.poll(() => mailsTo(email), wait).toContain('/hedera/unsubscribe?token=');
      const mail = await mailsTo(email);
      const [link = ''] = /http[^"<]*\/hedera\/unsubscribe[^"<]*/.exec(mail) ?? [];
      const { pathname, search } = new URL(link);
      // Whoever has the link needs no session.
      const { page: reader } = await pages.at(`${pathname}${search}`.replace('/hedera/', ''));
      await reader.getByText(/^You get emails when there is activity on 0\.0\.\d+\.$/).waitFor();
      await looksRight(reader);
      await reader.getByRole('button', { name: 'Turn off these alerts' }).click();
      const said = await reader.getByText(/^You’ll no longer get emails about/).textContent();
      const ended = /0\.0\.\d+/.exec(said ?? '')?.[0] ?? '';
      await looksRight(reader);
      await reader.goto(`${url}/hedera/unsubscribe?token=none`);
      await reader.getByText('This link is not valid.').waitFor();
      await reader.context().close();
      await page.reload();
      expect(await panel.getByRole('switch', { name: `Email for ${ended}` }).isChecked()).toBe(false);
      expect(await panel.getByRole('switch', { name: `SMS for ${ended}` }).isChecked()).toBe(true);
      // Its alerts would go on for as long as others use this network.
      await call('POST', `/api/users/${id}/deletion`, { password: PASSWORD }, token);
      await page.context().close();
    },
    JOURNEY_MS,
  );
});
