import fs from 'node:fs';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings, openPage, sharedBrowser } from './browser-page.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { openSettled } from './settled.ts';

const HTML_MEMO = '<img src=x onerror="document.title=1"><b>bold</b>';

interface Row {
  readableTransactionID: string;
  transactionHash: string;
  memo: string;
  payerID: string;
  consensusTime: string;
}

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser?.close());

describe('pages over a small network', () => {
  let network: SampleNetwork;
  let server: RunningServer;
  let rows: Row[];

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(12);
    server = await startServer(['--source', `dir:${network.folder}`, '--network', 'sample']);
    rows = ((await (await fetch(`${server.url}/api/transactions?limit=100`)).json()) as { data: Row[] }).data;
  });
  afterAll(async () => {
    await server?.stop();
    network.remove();
  });

  const open = (options: Parameters<typeof openPage>[2] = {}) => openPage(browser, server.url, options);

  it('shows the latest transactions on the home page, and new ones on a click or by themselves', async () => {
    const { page, troubles } = await open();
    await page.goto(`${server.url}/`);
    await page.waitForURL('**/hedera/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const table = page.getByRole('table', { name: 'Latest transactions' });
    await table
      .getByText(rows[0]?.readableTransactionID ?? '')
      .first()
      .waitFor();
    await page.getByText(`Transactions ${network.transactions}`).first().waitFor();
    network.write(1);
    const newest = async () => {
      const reply = await fetch(`${server.url}/api/transactions?limit=1`);
      return ((await reply.json()) as { data: Row[] }).data[0]?.readableTransactionID ?? '';
    };
    const before = rows[0]?.readableTransactionID;
    await expect.poll(newest).not.toBe(before);
    await page.getByRole('button', { name: /^Show [0-9]+\+? new transactions$/ }).click();
    await table
      .getByText(await newest())
      .first()
      .waitFor();
    await page.getByLabel('Add new transactions automatically').check();
    const second = await newest();
    network.write(1);
    await expect.poll(newest).not.toBe(second);
    await table
      .getByText(await newest())
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('finds a transaction by keyboard alone, and keeps its place through back, forward and reload', async () => {
    const { page, troubles } = await open();
    await page.goto(`${server.url}/hedera/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const wanted = rows[5] as Row;
    await page.keyboard.press('/');
    await page.keyboard.type(wanted.readableTransactionID);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/transactions/${wanted.readableTransactionID}`);
    await page.getByRole('heading', { level: 1 }).getByText(wanted.payerID).first().waitFor();
    await page.goBack();
    await page.waitForURL('**/home');
    await page.goForward();
    await page.waitForURL(`**/transactions/${wanted.readableTransactionID}`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).getByText(wanted.payerID).first().waitFor();
    await page.getByText('Verified: signed by 4 of 4 nodes').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows every tab of a transaction, with the proof and the raw bytes', async () => {
    const { page, troubles } = await open();
    const wanted = rows[3] as Row;
    await page.goto(`${server.url}/hedera/transactions/${wanted.readableTransactionID}`);
    await page.getByRole('tab', { name: 'Proof' }).click();
    for (const account of ['0.0.3', '0.0.4', '0.0.5', '0.0.6'])
      await page.getByRole('tabpanel').getByText(account, { exact: true }).first().waitFor();
    const raw = page.getByRole('region', { name: 'Raw transaction' });
    await raw.scrollIntoViewIfNeeded();
    await raw.getByText('transactionID').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows hostile and foreign memos as text', async () => {
    const { page, troubles } = await open();
    const hostile = rows.find(({ memo }) => memo === HTML_MEMO) as Row;
    await page.goto(`${server.url}/hedera/transactions/${hostile.readableTransactionID}`);
    await page.getByText(HTML_MEMO).first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps filter and page of the list in the URL', async () => {
    const { page, troubles } = await open();
    await page.goto(`${server.url}/hedera/transactions?transactionTypes=CONSENSUSSUBMITMESSAGE&limit=5`);
    const table = page.getByRole('table').first();
    await table.getByText('Submit message').first().waitFor();
    await expect.poll(() => table.getByText('Crypto transfer').count()).toBe(0);
    await page
      .getByRole('button', { name: /next/i })
      .or(page.getByRole('link', { name: /next/i }))
      .first()
      .click();
    await page.waitForURL(/page=2/);
    await page.reload();
    await table.getByText('Submit message').first().waitFor();
    expect(page.url()).toContain('page=2');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lets the new messages of a topic in by themselves, at the top', async () => {
    const path = '/api/topics?limit=1&facets=false';
    const { data } = (await (await fetch(`${server.url}${path}`)).json()) as { data: { topicID: string }[] };
    const topic = data[0]?.topicID;
    const { page, troubles } = await open();
    await page.goto(`${server.url}/hedera/topics/${topic}`);
    const first = page.getByRole('table', { name: 'Messages' }).locator('tbody').getByRole('row').first();
    await page.getByRole('button', { name: 'Live', pressed: true }).waitFor();
    const newest = async () => {
      const reply = await fetch(`${server.url}/api/topics/${topic}/messages?limit=1`);
      return ((await reply.json()) as { data: { topicSequenceNumber: number }[] }).data[0]?.topicSequenceNumber;
    };
    const before = await newest();
    await first.getByRole('link', { name: String(before), exact: true }).waitFor();
    network.write(3);
    await expect.poll(newest).not.toBe(before);
    // The files may come in one batch or in several: the page ends at the last of them.
    const shown = async () =>
      (await first.getByRole('link', { name: String(await newest()), exact: true }).count()) > 0;
    await expect.poll(shown).toBe(true);
    expect(await first.getByRole('link', { name: String(before), exact: true }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lists what a text without a page of its own finds, and says that a transaction or a page is not there', async () => {
    const { page } = await open();
    await page.goto(`${server.url}/hedera/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('not an id');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=not%20an%20id');
    await page.getByText('No results found.').waitFor();
    const start = Date.now();
    await page.goto(`${server.url}/hedera/transactions/0.0.1@1.000000002`);
    await page
      .getByText('The requested transaction was not found. Please verify the transaction details and try again.')
      .waitFor();
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
    const reply = await page.goto(`${server.url}/hedera/nowhere`);
    expect(reply?.status()).toBe(404);
    await page.getByText('Page not found').first().waitFor();
    await page.getByText('This page has moved or no longer exists.').waitFor();
    await page
      .getByRole('link', { name: 'Go Home' })
      .or(page.getByRole('button', { name: 'Go Home' }))
      .first()
      .click();
    await page.waitForURL('**/hedera/home');
    await page.context().close();
  });

  // The sweep looks at these pages wide in the light theme and narrow in the dark one.
  it.each([
    ['dark', 1280],
    ['light', 390],
  ] as const)('has no accessibility findings and no sideways scrolling, %s at %i pixels', async (theme, width) => {
    const { page, troubles } = await open({ theme, width });
    const wanted = rows[1] as Row;
    for (const route of [
      'home',
      'transactions',
      `transactions/${wanted.readableTransactionID}`,
      `accounts/${wanted.payerID}`,
    ]) {
      await openSettled(page, `${server.url}/hedera/${route}`);
      await page.getByRole('main').getByText('0.0.').first().waitFor();
      expect(await accessibilityFindings(page), route).toEqual([]);
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('pages while ingest has stopped', () => {
  it('name the file and the reason on every page, and no more once it is mended', async () => {
    const network = new SampleNetwork(NODES);
    network.write(3);
    const whole = fs.readFileSync(network.dataPath(2));
    fs.writeFileSync(network.dataPath(2), whole.subarray(0, whole.length / 2));
    const server = await startServer(['--source', `dir:${network.folder}`], { ready: false });
    try {
      const { page } = await openPage(browser, server.url);
      const notices = page.getByRole('region', { name: 'Notices' });
      for (const route of ['home', 'transactions', 'nowhere']) {
        await page.goto(`${server.url}/hedera/${route}`);
        await notices.getByText('Ingest stopped').waitFor();
        await notices
          .getByText(network.files[2] ?? '')
          .first()
          .waitFor();
      }
      fs.writeFileSync(network.dataPath(2), whole);
      await notices.getByText('Ingest stopped').waitFor({ state: 'detached', timeout: 45_000 });
      await page.context().close();
    } finally {
      await server.stop();
      network.remove();
    }
  });
});
