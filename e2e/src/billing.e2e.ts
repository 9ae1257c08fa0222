import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { looksRight } from './looks-right.ts';
import { type RunningServer, startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** A journey of many pages. */
const JOURNEY_MS = 240_000;
const PASSWORD = 'a long enough passphrase';
const FLAGS = ['--demo-history', '5m', '--demo-tps', '1', '--demo-seed', '15', '--request-rate', '0'];

let server: RunningServer;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  server = await startServer(FLAGS);
  browser = await sharedBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function at(route: string, page?: Page) {
  const watched = page === undefined ? await openPage(browser, server.url) : { page, troubles: [] };
  await watched.page.goto(`${server.url}/hedera/${route}`);
  await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
  return watched;
}

/** Makes an administrator as an operator does, with a password, and signs them in. */
async function administrator(email: string) {
  const made = spawnSync(process.execPath, [MAIN, 'admin', 'create', email, '--data', server.data], {
    encoding: 'utf8',
  });
  const token = /token=([\w-]{43})/.exec(`${made.stdout}${made.stderr}`)?.[1];
  expect(token, `${made.stdout}${made.stderr}`).toBeDefined();
  await fetch(`${server.url}/api/auth/password-update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, token }),
  });
  const watched = await at('login');
  await watched.page.getByLabel('Email').fill(email);
  await watched.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await watched.page.getByLabel('Password', { exact: true }).press('Enter');
  await watched.page.waitForURL('**/hedera/home');
  return watched;
}

/** A key that is limited on the profile, and shows its calls there. */
async function keyWithLimits(page: Page): Promise<void> {
  await at('profile', page);
  await page.getByRole('button', { name: 'GENERATE API KEY' }).click();
  const made = page.getByRole('dialog', { name: 'Your new API key' });
  const key = (await made.getByText(/^ls_test_/).textContent())?.trim() ?? '';
  await made.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^None.*limits for lsk_/ }).click();
  const limits = page.getByRole('dialog', { name: 'Key limits' });
  await limits.getByLabel('Valid until').fill('2999-12-31');
  await limits.getByLabel('Allowed IP addresses').fill('nowhere');
  await limits.getByText('Transactions', { exact: true }).click();
  await limits.getByRole('checkbox', { name: 'List transactions', exact: true }).check();
  await limits.getByRole('button', { name: 'SAVE' }).click();
  await limits.getByText('nowhere is not a valid IP address or range (such as 203.0.113.0/24)').waitFor();
  await limits.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n::1');
  await looksRight(page);
  await limits.getByRole('button', { name: 'SAVE' }).click();
  await page.getByRole('button', { name: /^until 2999-12-31, 2 addresses, 1 call.*limits/ }).waitFor();
  const ask = (path: string) => fetch(`${server.url}/hedera/api/${path}`, { headers: { 'x-api-key': key } });
  await expect.poll(async () => (await ask('blocks/0')).status, { timeout: 30_000 }).toBe(403);
  expect((await ask('transactions?size=1')).status).toBe(200);
  const log = page.getByRole('dialog', { name: 'Recent calls' });
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: /^Calls made with lsk_/ }).click();
        const isThere = (await log.getByText('listTransactions').count()) > 0;
        if (!isThere) await log.getByRole('button', { name: 'Close' }).click();
        return isThere;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await looksRight(page);
  await log.getByRole('button', { name: 'Close' }).click();
  const bars = page.getByRole('img', { name: /^Units used in the last 30 days: [1-9]\d* in total/ });
  await expect
    .poll(
      async () => {
        await at('profile?tab=statements', page);
        await bars.or(page.getByText('No units were used in the last 30 days.')).waitFor();
        return bars.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await looksRight(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of the units per day' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ledgerscope-usage-by-day.csv');
}

describe('buying units', () => {
  it(
    'leads from the plans of the operator over an invoice and its payment to the units',
    async () => {
      const { page, troubles } = await administrator('prices@example.org');
      await at('admin?tab=plans', page);
      for (const [label, units, price] of [
        ['Starter', '10000', '5'],
        ['Builder', '100000', '39.99'],
      ] as const) {
        await page.getByRole('button', { name: 'Add a plan' }).click();
        await page.getByLabel('Name').fill(label);
        await page.getByLabel('Units').fill(units);
        await page.getByLabel('Price in US dollars').fill(price);
        await page.getByRole('button', { name: 'SAVE' }).click();
        await page.getByText(`${price}${price.includes('.') ? '' : '.00'}`).waitFor();
      }
      const visitor = await at('pricing');
      await visitor.page.getByRole('slider').waitFor();
      expect(await visitor.page.getByRole('slider').inputValue()).toBe('2');
      await visitor.page.getByText('$0.0003999').waitFor();
      await visitor.page.getByRole('link', { name: 'Create a free account' }).waitFor();
      await visitor.page.getByText('Pricing is currently disabled. Coming Soon...').first().waitFor();
      expect(await visitor.page.getByRole('button', { name: 'BUY' }).count()).toBe(0);
      await looksRight(visitor.page);

      await at('pricing', page);
      await page.getByText('Pricing is currently disabled. Coming Soon...').first().waitFor();
      expect(await page.getByRole('button', { name: 'BUY' }).count()).toBe(0);
      await looksRight(page);
      // Who follows an old link to a payment is answered the same, and nothing of a failure.
      await at('payment?invoice=1', page);
      await page.getByText('Pricing is currently disabled. Coming Soon...').waitFor();
      await looksRight(page);
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await at('admin?tab=features', page);
      await page.getByRole('checkbox', { name: /PAYMENT/ }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: /PAYMENT/ }).isChecked()).toBe(true);
      await at('pricing', visitor.page);
      await visitor.page.getByRole('button', { name: 'BUY' }).click();
      await visitor.page.getByText('You need to Log-in first to make a purchase. Do you want to continue?').waitFor();
      await visitor.page.getByRole('button', { name: 'Continue' }).click();
      await visitor.page.waitForURL('**/hedera/login?pricing=true');
      await visitor.page.goto(`${server.url}/hedera/paymenterror?noPayment=true`);
      await visitor.page.waitForURL('**/hedera/login');
      expect(visitor.troubles).toEqual([]);
      await visitor.page.context().close();
      await page.goto(`${server.url}/hedera/pricing`);
      await page.getByRole('slider').fill('1');
      await page.getByRole('button', { name: 'BUY' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: /Invoice 1/ }).waitFor();
      await looksRight(page);
      await page.getByRole('button', { name: 'PAY' }).click();
      await page.waitForURL('**/hedera/profile?tab=payments');
      await page.getByText('PAID', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^Show/ }).click();
      await page.getByText('The payment was received from the wallet of').waitFor();
      await looksRight(page);
      await page.getByRole('link', { name: /^Invoice 1/ }).click();
      await page.getByRole('heading', { name: 'Invoice 1' }).waitFor();
      await looksRight(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: 'All payments' }).click();
      await page.getByRole('tab', { name: 'STATEMENTS' }).click();
      await page.getByText('11,000').waitFor();
      await page.getByText('No units were used in the last 30 days.').waitFor();
      await page.getByText('No payment required at this time').waitFor();
      await at('paymenterror?noPayment=true&noInvoice=false', page);
      await page.getByText("Don't worry - we haven't taken payment yet").waitFor();
      await at('paymenterror?noPayment=false&noInvoice=true', page);
      await page.getByText('Contact support if the units do not show within 1 or 2 business days.').waitFor();
      await page.getByRole('link', { name: 'Go to Profile' }).waitFor();
      await looksRight(page);
      await keyWithLimits(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    JOURNEY_MS,
  );
});
