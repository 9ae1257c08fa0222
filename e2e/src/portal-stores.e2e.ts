import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MailServer, startMailServer } from '@ledgerscope/portal/mail/testing/mail-server';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const JOURNEY_MS = 240_000;
const PASSWORD = 'a long enough passphrase';
const NEXT_PASSWORD = 'another long passphrase';
const EMAIL = 'ada@example.org';
const OPERATOR = 'operator@example.org';
/** Titles are in mails too. */
const TITLE = 'Maps <b>& more</b>';
const LINK = 'https://market.example/maps';
/** Links lead there, whatever the address is by which the server was asked. */
const PUBLIC_URL = 'https://explorer.example';

/** The portal as an operator runs it: mails leave by SMTP, the store is its own or a database server. */
describe('a person, from the sign-up to a public dapp, with mails by SMTP', () => {
  let mails: MailServer;
  let database: TestPortal;
  let browser: Awaited<ReturnType<typeof sharedBrowser>>;
  // A network of which nothing is there yet: accounts need none of it.
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-stores-'));
  beforeAll(async () => {
    [mails, database, browser] = await Promise.all([startMailServer(), startTestPortal(), sharedBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await mails.close();
    await database.stop();
    fs.rmSync(source, { recursive: true, force: true });
  });

  /** The newest mail with this subject, once it arrives. */
  async function mail(subject: RegExp) {
    const found = () => mails.received.findLast((one) => subject.test(one.mail.subject ?? ''));
    await expect.poll(found, { timeout: 60_000 }).toBeDefined();
    const { mail: parsed, recipients } = found() ?? { mail: undefined, recipients: [] };
    return { text: parsed?.text ?? '', html: String(parsed?.html ?? ''), recipients };
  }

  async function signIn(page: Page, password: string, email = EMAIL): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForURL('**/hedera/home');
  }

  it.each([
    ['the embedded PostgreSQL', async () => []],
    ['a PostgreSQL by DATABASE_URL', async () => ['--database-url', await database.databaseUrl('empty')]],
  ] as const)(
    'works on %s',
    async (_, storeFlags) => {
      mails.received.length = 0;
      const flags = await storeFlags();
      const server = await startServer(
        [
          '--source',
          source,
          '--network',
          'testnet',
          '--request-rate',
          '0',
          '--support-email',
          'help@explorer.example',
          '--smtp-url',
          mails.url,
          '--mail-from',
          'no-reply@explorer.example',
          '--public-url',
          PUBLIC_URL,
          ...flags,
        ],
        { ready: false },
      );
      // A database server is asked again every few seconds until it answers.
      const status = async () => (await fetch(`${server.url}/api/announcements`)).status;
      await expect.poll(status, { timeout: 60_000 }).toBe(200);
      const { page, troubles } = await openPage(browser, server.url);
      const here = (text: string) => {
        const link = /https:\/\/explorer\.example\/\S+/.exec(text)?.[0] ?? '';
        expect(link).toMatch(/[?&]token=[\w-]{43}$/);
        return link.replace(PUBLIC_URL, server.url);
      };

      await page.goto(`${server.url}/hedera/signup`);
      await page.getByLabel('Name').fill('Ada Lovelace');
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm the password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.getByText(`An activation link has been sent to ${EMAIL}.`).waitFor();
      const activation = await mail(/^Activate/);
      expect(activation.recipients).toEqual([EMAIL]);
      expect(activation.html).toContain('<a href="https://explorer.example/hedera/activate?token=');
      await page.goto(here(activation.text));
      await page.getByRole('button', { name: 'Activate my account' }).click();
      await page.getByText('Your account is active.').waitFor();

      await page.goto(`${server.url}/hedera/reset-password`);
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByRole('button', { name: 'Send a reset link' }).click();
      await page.getByText('A reset link has been sent to').waitFor();
      await page.goto(here((await mail(/^Reset your/)).text));
      await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
      await page.getByLabel('Confirm the new password', { exact: true }).fill(NEXT_PASSWORD);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.waitForURL('**/hedera/login');
      await mail(/password was changed/);
      await signIn(page, NEXT_PASSWORD);

      await page.goto(`${server.url}/hedera/profile`);
      await page.getByRole('button', { name: 'FOLLOW AN ACCOUNT' }).click();
      await page.getByLabel('Account', { exact: true }).fill('0.0.1001');
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await page.getByText('You’re now following 0.0.1001.').waitFor();
      await page.getByRole('button', { name: 'GENERATE API KEY' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your new API key' });
      const key = (await dialog.getByText(/^ls_test_/).textContent())?.trim() ?? '';
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('cell', { name: `…${key.slice(-4)}` }).waitFor();

      await page.goto(`${server.url}/hedera/contact-us`);
      await page.getByLabel('Name').fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
      await page.getByLabel('Message', { exact: true }).fill('Is this the ledger?');
      await page.getByRole('button', { name: 'SEND' }).click();
      await page.getByText('Your message has been sent.').waitFor();
      await expect
        .poll(() => mails.received.flatMap(({ recipients }) => recipients))
        .toContain('help@explorer.example');

      await page.goto(`${server.url}/hedera/profile`);
      await page.getByRole('button', { name: 'REGISTER A DAPP' }).click();
      const form = page.getByRole('dialog', { name: 'Register a Dapp' });
      for (const [label, text] of [
        ['Title', TITLE],
        ['Company', 'Atlas & Sons'],
        ['Deployer account ID', '0.0.1001'],
      ] as const)
        await form.getByLabel(label).fill(text);
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await page.getByText('Your Dapp has been submitted for review.').waitFor();
      await page.getByRole('table', { name: 'My dapps' }).getByText('INACTIVE').waitFor();
      await page.goto(`${server.url}/hedera/nft-marketplace?token=0.0.1003&nftOwner=0.0.1001`);
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel(/^Marketplace link/).fill(LINK);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await page.getByText('Your submission is under review.').waitFor();

      const command = ['admin', 'create', OPERATOR, '--data', server.data, ...flags];
      const { stdout } = spawnSync(process.execPath, [MAIN, ...command], { encoding: 'utf8' });
      const operator = await openPage(browser, server.url);
      const { page: desk } = operator;
      await desk.goto(`${server.url}/hedera/reset-password?token=${/token=([\w-]{43})/.exec(stdout)?.[1]}`);
      await desk.getByLabel('New password', { exact: true }).fill(PASSWORD);
      await desk.getByLabel('Confirm the new password', { exact: true }).fill(PASSWORD);
      await desk.getByRole('button', { name: 'Set the new password' }).click();
      await desk.waitForURL('**/hedera/login');
      await signIn(desk, PASSWORD, OPERATOR);
      await desk.goto(`${server.url}/hedera/admin`);
      await desk.getByRole('heading', { name: `New dapp: ${TITLE}` }).waitFor();
      await desk.getByRole('button', { name: 'Approve' }).first().click();
      await desk.getByText('Approved. We’ve emailed the user.').waitFor();
      await desk.getByRole('heading', { name: 'Marketplace link: 0.0.1003' }).waitFor();
      await expect.poll(() => desk.getByRole('button', { name: 'Reject' }).count()).toBe(1);
      await desk.getByLabel(/^Reason/).fill('The page is <i>empty</i>.');
      await desk.getByRole('button', { name: 'Reject' }).click();
      await desk.getByText('No pending requests.').waitFor();
      const approval = await mail(/^Your dapp was approved/);
      expect(approval.recipients).toEqual([EMAIL]);
      expect(approval.html).toContain('Maps &lt;b&gt;&amp; more&lt;/b&gt;');
      expect((await mail(/^Your marketplace link was not approved/)).html).toContain('&lt;i&gt;empty&lt;/i&gt;');
      await page.goto(`${server.url}/hedera/dapps/mapsbmoreb`);
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      expect(operator.troubles).toEqual([]);
      await desk.context().close();

      // Nothing of a person is in the log, and there is no mailbox to read where mails leave.
      for (const secret of [EMAIL, OPERATOR, PASSWORD, NEXT_PASSWORD, key, 'token='])
        expect(server.log()).not.toContain(secret);
      expect((await fetch(`${server.url}/hedera/dev/mailbox`)).status).toBe(404);
      // Of the accounts and tokens that were named there is nothing on this network.
      expect(troubles.filter((trouble) => !trouble.includes('status of 404'))).toEqual([]);
      await page.context().close();
      await server.stop();
    },
    JOURNEY_MS,
  );
});
