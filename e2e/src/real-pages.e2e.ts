import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './browser-page.ts';
import {
  type ExpectedFile,
  type ExpectedTransaction,
  readExpected,
  SHARED_DATA,
  SHARED_DATA_PRESENT,
} from './expected-transaction.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

const BUCKETS = [
  ['mainnet-2019-09-13', 'record-v2/mainnet/2019-09-13T21_53_51.396440Z/2019-09-13T21_53_51.396440Z.rcd.json', 7],
  [
    'mainnet-2022-01-01',
    'record-v5/mainnet/2022-01-01T00_00_00.252365821Z/2022-01-01T00_00_00.252365821Z.rcd.json',
    12,
  ],
  [
    'mainnet-2025-07-23',
    'record-v6/mainnet/2025-07-23T20_37_42.076472454Z/2025-07-23T20_37_42.076472454Z.rcd.json',
    12,
  ],
] as const;

const epoch = (ns: string): string => `${ns.slice(0, -9)}.${ns.slice(-9)}`;

describe.skipIf(!SHARED_DATA_PRESENT)('pages over real mainnet files (needs ../shared/data)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  describe.each(BUCKETS)('%s', (bucket, file, signers) => {
    let server: RunningServer;
    let expected: ExpectedFile;
    beforeAll(async () => {
      expected = readExpected(file);
      server = await startServer(['--source', `dir:${path.join(SHARED_DATA, 'buckets', bucket)}`]);
    });
    afterAll(() => server?.stop());

    /** One transaction of each kind and outcome: pages differ by these. */
    function ofEachKind(): readonly ExpectedTransaction[] {
      const kinds = new Map(expected.transactions.map((one) => [`${one.mirrorType} ${one.status}`, one]));
      return [...kinds.values()].slice(0, 8);
    }

    it('show of each kind of transaction what the expectations say', async () => {
      const { page, troubles } = await openPage(browser, server.url);
      for (const one of ofEachKind()) {
        await page.goto(`${server.url}/hedera/transactions/${epoch(one.consensusTimestamp)}?tab=hbar`);
        await checkDetails(page, one);
        await checkTransfers(page, one);
        await page.getByText(`Proven by ${signers} of`).waitFor();
      }
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('show topic messages and contract results as the expectations have them', async () => {
      const { page, troubles } = await openPage(browser, server.url);
      const message = expected.transactions.find(({ topic }) => topic?.sequenceNumber !== undefined);
      if (message !== undefined) {
        await page.goto(`${server.url}/hedera/transactions/${epoch(message.consensusTimestamp)}?tab=message`);
        const number = await shownText(shownFact(page.getByRole('tabpanel'), 'Sequence number'));
        expect(number).toBe(tinybars(message.topic?.sequenceNumber ?? ''));
        const hash = await shownText(shownFact(page.getByRole('tabpanel'), 'Running hash'));
        expect(hash).toContain(message.topic?.runningHash?.slice(0, 12));
      }
      const call = expected.transactions.find(({ contract }) => contract?.result !== undefined);
      if (call?.contract?.result !== undefined) {
        await page.goto(`${server.url}/hedera/transactions/${epoch(call.consensusTimestamp)}?tab=contract`);
        const gas = await shownText(shownFact(page.getByRole('tabpanel'), 'Gas used'));
        expect(gas).toContain(tinybars(call.contract.result.gasUsed));
        const { length } = call.contract.result.logs;
        if (length > 0) await page.getByRole('heading', { name: `Logs ${length}` }).waitFor();
      }
      expect(expected.transactions.length).toBeGreaterThan(0);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('list and find them, and say of a payer that its balance is not known', async () => {
      const [one] = expected.transactions;
      const { page, troubles } = await openPage(browser, server.url);
      await page.goto(`${server.url}/hedera/home`);
      const box = page.getByRole('combobox', { name: 'Search the ledger' });
      await box.fill(`0x${one?.transactionHash}`);
      await box.press('Enter');
      await page.waitForURL('**/transactions/**');
      await checkDetails(page, one as ExpectedTransaction);
      await page.goto(`${server.url}/hedera/transactions?limit=5`);
      const shown = Math.min(5, expected.transactions.length);
      await page.getByText(`1 to ${shown} of ${tinybars(expected.transactions.length)}`).waitFor();
      await page.goto(`${server.url}/hedera/blocks`);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('region', { name: 'Proof' }).waitFor();
      expect(await shownText(shownFact(page, 'Signed hash (file)'))).toContain(expected.fileHash);
      expect(await shownText(shownFact(page, 'Block hash'))).toContain(expected.blockHash);
      await page.goto(`${server.url}/hedera/accounts/${one?.payer}`);
      await page.getByText('Balance unknown before').first().waitFor();
      await page.getByText('Only transactions that name it were read').first().waitFor();
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
});

async function checkDetails(page: Page, one: ExpectedTransaction): Promise<void> {
  const details = page.getByRole('region', { name: 'Details' });
  expect(await shownText(shownFact(details, 'Transaction ID'))).toContain(one.transactionId);
  expect(await shownText(shownFact(details, 'Hash'))).toContain(one.transactionHash.slice(0, 12));
  expect(await shownText(shownFact(details, 'Consensus timestamp'))).toContain(epoch(one.consensusTimestamp));
  expect(await shownText(shownFact(details, 'Payer'))).toContain(one.payer);
  const node = await shownText(shownFact(details, 'Sent to node'));
  expect(node).toContain(one.nodeAccount ?? 'none: the network made it');
  expect(await shownText(page.getByRole('region', { name: 'Fee', exact: true }))).toContain(
    `Fee ${tinybars(one.fee)} t`,
  );
  const failed = page.getByText(one.status, { exact: true });
  if (one.status === 'SUCCESS') await page.getByText('Success', { exact: true }).first().waitFor();
  else await failed.first().waitFor();
}

async function checkTransfers(page: Page, { transfers }: ExpectedTransaction): Promise<void> {
  const rows = page.getByRole('table', { name: 'Hbar transfers' }).locator('tbody').getByRole('row');
  if (transfers.length === 0) return;
  await expect.poll(() => rows.count()).toBe(transfers.length);
  const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  for (const [place, [account, amount]] of transfers.entries()) {
    expect(texts[place]).toContain(account);
    expect(texts[place]).toContain(tinybars(amount.replace('-', '')));
  }
}
