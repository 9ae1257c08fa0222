import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { looksRight } from './looks-right.ts';
import { linkInMail } from './mailbox.ts';
import { peopleOf } from './portal-people.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { tryStoredScript } from './stored-script.ts';

/** A journey of many pages, each looked at in both themes. */
const JOURNEY_MS = 240_000;
const FLAGS = ['--demo-history', '15m', '--demo-tps', '1', '--demo-seed', '15', '--request-rate', '0'];
const ABI = JSON.stringify([{ type: 'function', name: 'draw', inputs: [], outputs: [] }]);
/** One dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: RunningServer;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-desk-'));

beforeAll(async () => {
  server = await startServer(FLAGS);
  browser = await sharedBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function at(route: string, page?: Page) {
  const watched = page === undefined ? await openPage(browser, server.url) : { page, troubles: [] };
  await watched.page.goto(`${server.url}/hedera/${route}`);
  await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
  return watched;
}

const people = peopleOf(() => server);
const { signIn, signUp, makeAdministrator } = people;

describe('what visitors send', () => {
  it(
    'a message reaches the operator; faults stay beside their fields with what was typed',
    async () => {
      const { page, troubles } = await at('contact-us');
      await page.getByText('support@ledgerscope.example').waitFor();
      await page.getByText('We reply within 2 business days.').waitFor();
      await page.getByRole('button', { name: 'SEND' }).click();
      expect(await page.getByText("Can't be blank").count()).toBe(2);
      await page.getByText('Invalid email').waitFor();
      await looksRight(page);
      await page.getByLabel('Name').fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
      await page.getByLabel('Message', { exact: true }).fill('What is <b>this</b>?');
      await page.getByRole('button', { name: 'SEND' }).click();
      await page.getByText('Your message has been sent.').waitFor();
      const mailbox = await (await fetch(`${server.url}/hedera/dev/mailbox`)).text();
      expect(mailbox).toContain('To support@ledgerscope.example');
      expect(mailbox).not.toContain('<b>this</b>');
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    JOURNEY_MS,
  );

  it(
    'a marketplace link is asked for from the NFT page, approved, and shown there',
    async () => {
      const reply = await fetch(`${server.url}/api/nfts/nfts?limit=25`);
      const { data } = (await reply.json()) as {
        data: { tokenId: string; serialNumber: number; owner: string | null }[];
      };
      // One that was burned has no owner.
      const nft = data.find(({ owner }) => owner !== null);
      if (nft === undefined) throw new Error('the demo network has no NFT');
      const { page } = await at(`nft/${nft.tokenId}?serialNumber=${nft.serialNumber}`);
      await page.getByRole('link', { name: 'Add NFT Marketplace' }).click();
      await page.getByRole('heading', { name: 'NFT marketplace link' }).waitFor();
      expect(await page.getByLabel('Token ID').inputValue()).toBe(nft.tokenId);
      expect(await page.getByLabel('Serial #').inputValue()).toBe(String(nft.serialNumber));
      expect(await page.getByLabel('NFT Owner').inputValue()).toBe(nft.owner);
      await page.getByLabel('Token ID').fill('');
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await page.getByText('TokenId is required').waitFor();
      await page.getByText('Email is required').waitFor();
      await page.getByLabel('Email').fill('seller');
      expect(await page.getByText('Email is required').count()).toBe(0);
      await page.getByLabel('Token ID').fill(nft.tokenId);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await page.getByText('Invalid email address').waitFor();
      await looksRight(page);
      await page.getByLabel('Email').fill('seller@example.org');
      await page.getByLabel(/^Marketplace link/).fill('https://market.example/foxes');
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await page
        .getByText('Your submission is under review. Once completed, MarketPlace link will be shown on NFT Page')
        .waitFor();
      await page.waitForURL(/\/nft\//);
      await page.getByRole('link', { name: 'Add NFT Marketplace' }).waitFor();

      await makeAdministrator('links@example.org');
      const desk = await openPage(browser, server.url);
      await signIn(desk.page, 'links@example.org');
      await at('admin', desk.page);
      await desk.page.getByRole('heading', { name: `Marketplace link: ${nft.tokenId}` }).waitFor();
      await desk.page.getByRole('button', { name: 'Approve' }).click();
      await desk.page.getByText('Approved. We’ve emailed the user.').waitFor();
      await page.reload();
      const link = page.getByRole('link', { name: 'Listed at market.example/foxes' });
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
      await page.context().close();
      await desk.page.context().close();
    },
    JOURNEY_MS,
  );
});

describe('a dapp', () => {
  it(
    'is registered, approved at the desk, and public',
    async () => {
      await signUp('owner@example.org');
      await makeAdministrator('desk@example.org');
      fs.writeFileSync(path.join(folder, 'abi.json'), ABI);
      fs.writeFileSync(path.join(folder, 'logo.png'), PNG);
      fs.writeFileSync(path.join(folder, 'evil.png'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

      const owner = await openPage(browser, server.url);
      await signIn(owner.page, 'owner@example.org');
      await at('profile', owner.page);
      await owner.page.getByText('You haven’t registered a dapp yet.').waitFor();
      await owner.page.getByRole('button', { name: 'REGISTER A DAPP' }).click();
      const form = owner.page.getByRole('dialog', { name: 'Register a Dapp' });
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      for (const text of ["Company name can't be blank", "Title can't be blank", "Account Id can't be blank"])
        await form.getByText(text).waitFor();
      await form.getByLabel('Title').fill('Paper Atlas');
      await form.getByLabel('Company').fill('<b>Atlas</b> & Sons');
      await form.getByLabel('Description').fill('Maps of paper, folded in more ways than one would think.');
      await form.getByLabel('Deployer account ID').fill('1.2.3');
      await form.getByLabel('Contract ID').fill('0.0.1001');
      await form.getByText('Invalid format of Account Id').waitFor();
      await form.getByLabel('Deployer account ID').fill('0.0.1001');
      await form.getByLabel('ABI').setInputFiles(path.join(folder, 'abi.json'));
      await form.getByLabel('Logo').setInputFiles(path.join(folder, 'evil.png'));
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await form.getByText(/^The logo must be/).waitFor();
      expect(await form.getByText(/later/).count()).toBe(0);
      expect(await form.getByLabel('Title').inputValue()).toBe('Paper Atlas');
      await form.getByLabel('Logo').setInputFiles(path.join(folder, 'logo.png'));
      await looksRight(owner.page);
      await form.getByRole('button', { name: 'SUBMIT' }).click();
      await owner.page.getByText('Your Dapp has been submitted for review.').waitFor();
      const row = owner.page.getByRole('table', { name: 'My dapps' }).getByRole('row', { name: /Paper Atlas/ });
      await row.getByText('INACTIVE').waitFor();
      await row.getByText('Maps of paper, folded in more ').first().waitFor();

      const visitor = await openPage(browser, server.url);
      expect((await visitor.page.goto(`${server.url}/hedera/dapps/paperatlas`))?.status()).toBe(404);

      const desk = await openPage(browser, server.url);
      await signIn(desk.page, 'desk@example.org');
      await desk.page.getByRole('button', { name: /^Your account/ }).click();
      await desk.page.getByRole('link', { name: 'Administration' }).click();
      await desk.page.getByRole('heading', { name: 'New dapp: Paper Atlas' }).waitFor();
      await desk.page.getByText('<b>Atlas</b> & Sons').waitFor();
      await looksRight(desk.page);
      await desk.page.getByRole('button', { name: 'Approve' }).first().click();
      await desk.page.getByText('Approved. We’ve emailed the user.').waitFor();

      await at('dapps/paperatlas', visitor.page);
      await visitor.page.getByRole('heading', { level: 1, name: 'Paper Atlas' }).waitFor();
      const logo = visitor.page.locator('main img').first();
      await expect.poll(() => logo.evaluate((image) => Reflect.get(image, 'naturalWidth') as number)).toBe(1);
      expect(await linkInMail(server.url, 'owner@example.org')).toContain('/hedera/dapps/paperatlas');
      await at('profile', owner.page);
      await row.getByText('ACTIVE', { exact: true }).waitFor();

      await row.getByRole('button', { name: 'Contracts of Paper Atlas' }).click();
      await owner.page.getByRole('button', { name: 'Add a Contract' }).click();
      const add = owner.page.getByRole('dialog', { name: 'Add a Contract' });
      expect(await add.getByLabel('Primary').isDisabled()).toBe(true);
      expect(await add.getByLabel('Title').getAttribute('readonly')).not.toBeNull();
      await add.getByLabel('Contract ID').fill('0.0.1002');
      await add.getByRole('button', { name: 'ADD' }).click();
      await owner.page.getByText('Your have successfully added a new contract.').waitFor();
      const contracts = owner.page.getByRole('dialog', { name: 'Contracts' });
      await contracts.getByText('Under review').waitFor();
      await contracts.getByRole('radio', { name: '0.0.1002 is the primary contract' }).click();
      await expect
        .poll(() => contracts.getByRole('radio', { name: '0.0.1002 is the primary contract' }).isChecked())
        .toBe(true);
      expect(await contracts.getByRole('radio', { name: '0.0.1001 is the primary contract' }).isChecked()).toBe(false);
      for (const { page, troubles } of [owner, desk]) {
        // The refused file is answered with status 400, which the browser writes down.
        expect(troubles.filter((trouble) => !/40[04]|Unable to upload/.test(trouble))).toEqual([]);
        await page.context().close();
      }
      await visitor.page.context().close();
    },
    JOURNEY_MS,
  );
});

describe('the desk', () => {
  it(
    'is for administrators alone, and every part of it works',
    async () => {
      await signUp('nobody@example.org');
      await makeAdministrator('parts@example.org');
      const user = await openPage(browser, server.url);
      await signIn(user.page, 'nobody@example.org');
      await user.page.goto(`${server.url}/hedera/admin`);
      await user.page.getByRole('heading', { name: 'Page not found' }).waitFor();

      const { page, troubles } = await openPage(browser, server.url);
      await signIn(page, 'parts@example.org');
      await at('admin?tab=announcements', page);
      await page.getByRole('button', { name: 'Add an announcement' }).click();
      const form = page.getByRole('dialog', { name: 'Add an announcement' });
      await form.getByLabel('Text').fill('Maintenance <i>tonight</i>');
      await form.getByLabel('Link').fill('https://status.example');
      await form.getByLabel('Severity').selectOption('critical');
      const preview = form.getByRole('region', { name: 'Preview' });
      await preview.getByText('Maintenance <i>tonight</i>').waitFor();
      await preview.getByRole('link', { name: 'Register here' }).waitFor();
      await looksRight(page);
      await form.getByRole('button', { name: 'SAVE' }).click();
      await page.getByText('Announcement saved.').waitFor();
      const visitor = await at('home');
      await visitor.page.getByText('Maintenance <i>tonight</i>').waitFor();
      await visitor.page.context().close();

      await at('admin?tab=news', page);
      await page.getByRole('button', { name: 'Add news' }).click();
      await page.getByLabel('Headline').fill('A headline');
      await page.getByLabel('Text').fill('What happened.');
      await page.getByRole('button', { name: 'SAVE' }).click();
      await page.getByText('News saved.').waitFor();

      await at('admin?tab=dapps', page);
      const order = page.getByRole('list', { name: 'Order of dapps' }).getByRole('listitem');
      const before = await order.first().locator('b').textContent();
      await page.getByRole('button', { name: `Move ${before} down` }).click();
      await expect.poll(() => order.nth(1).locator('b').textContent()).toBe(before);
      await looksRight(page);

      await at('admin?tab=features', page);
      await page.getByRole('checkbox', { name: /OWN_DAPP/ }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: /OWN_DAPP/ }).isChecked()).toBe(true);

      await at('admin?tab=users', page);
      await page.getByLabel('Search by email, name or company').fill('nobody@');
      await page.getByRole('main').getByRole('button', { name: 'Look up' }).click();
      await page.getByText('1 found').waitFor();
      await looksRight(page);
      await page.getByRole('button', { name: 'Suspend nobody@example.org' }).click();
      await page.getByRole('button', { name: 'Reinstate nobody@example.org' }).waitFor();
      // The next call of who was kept out leads to the sign-in page.
      await user.page.goto(`${server.url}/hedera/profile`);
      await user.page.waitForURL('**/hedera/login');

      await at('admin?tab=audit', page);
      const log = page.getByRole('list', { name: 'Audit log' });
      for (const action of ['user.suspend', 'feature.switch', 'dapp.order', 'news.add', 'announcement.add'])
        await log.getByText(action, { exact: true }).first().waitFor();
      await looksRight(page);
      expect(troubles).toEqual([]);
      await page.context().close();
      await user.page.context().close();
    },
    JOURNEY_MS,
  );
});

describe('script in what people store', () => {
  it(
    'is text on every page and in every mail that shows it',
    async () => {
      await tryStoredScript(server.url, () => openPage(browser, server.url), people);
    },
    JOURNEY_MS,
  );
});
