import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { readExpected, realPath } from '@ledgerscope/testkit/real-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { asExpected, type ExpectedFile, type ExpectedTransaction, epochOf } from './expected-transaction.ts';
import { checkDetails, checkTransfers } from './real-page-checks.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

const BUCKETS = [
  ['mainnet-2019-09-13', 'record-v2/mainnet/2019-09-13T21_53_51.396440Z/2019-09-13T21_53_51.396440Z.rcd.json', '0', 7],
  [
    'mainnet-2022-01-01',
    'record-v5/mainnet/2022-01-01T00_00_00.252365821Z/2022-01-01T00_00_00.252365821Z.rcd.json',
    null,
    12,
  ],
  [
    'mainnet-2025-07-23',
    'record-v6/mainnet/2025-07-23T20_37_42.076472454Z/2025-07-23T20_37_42.076472454Z.rcd.json',
    '82297471',
    12,
  ],
] as const;

/** Everything by which one transaction of the last of them can be named. */
const NAMES_OF_A_CALL = [
  ['its id', '0.0.3926417@1753303054.290075851'],
  ['its id with dashes', '0.0.3926417-1753303054-290075851'],
  ['its id in digits', '0039264171753303054290075851'],
  ['its hash', '0x8fcf8dbfae1c11fb1b377c75ccc29f1e7a1468cc120c7971d37a6a23721975e22e4dc1cdb8c568fe3e78c9c62d88e797'],
  ['its consensus time', '1753303062.076472454'],
] as const;

type Reply = Record<string, unknown> & {
  logInfo: { contractID: string; topics: string[]; data: string }[];
  proof: { fileHash: string; blockHash: string; blockNumber: unknown; proven: string; signedBy: unknown[] };
};

describe('real mainnet files', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => browser?.close());

  describe.each(BUCKETS)('%s', (bucket, file, blockNumber, signers) => {
    let server: RunningServer;
    let expected: ExpectedFile;
    beforeAll(async () => {
      expected = readExpected<ExpectedFile>(file);
      server = await startServer(['--source', `dir:${realPath(`buckets/${bucket}`)}`]);
    });
    afterAll(() => server?.stop());

    async function get(call: string): Promise<Reply> {
      const reply = await fetch(`${server.url}${call}`);
      expect(reply.status, call).toBe(200);
      return ((await reply.json()) as { data: Reply }).data;
    }

    it('answers every field of every transaction that the expectations list, by consensus time', async () => {
      expect(expected.transactions.length).toBeGreaterThan(0);
      for (const wanted of expected.transactions) {
        const found = await get(`/api/transactions/${epochOf(wanted.consensusTimestamp)}`);
        const { transactionId, nonce, scheduled, mirrorType, status, fee, payer, maxFee, validDurationSeconds } =
          wanted;
        const { nodeAccount, memo, transactionHash, transfers } = wanted;
        const same = { transactionId, nonce, scheduled, mirrorType, status, fee, payer, maxFee, validDurationSeconds };
        expect(asExpected(found)).toEqual({ ...same, nodeAccount, memo, transactionHash, transfers });
        if (wanted.topic?.sequenceNumber !== undefined) {
          expect(String(found.topicSequenceNumber)).toBe(wanted.topic.sequenceNumber);
          expect(found.topicRunningHash).toBe(wanted.topic.runningHash);
        }
        if (wanted.exchangeRate !== undefined) {
          const { hbar, cents } = wanted.exchangeRate.current;
          expect(found.exchangeRate).toMatchObject({ hbarEquiv: hbar, centEquiv: cents });
        }
        const result = wanted.contract?.result;
        if (result !== undefined) {
          expect(String(found.gasUsed)).toBe(result.gasUsed);
          const logs = found.logInfo.map(({ contractID, topics, data }) => ({
            contractId: contractID,
            topics,
            dataLength: data.length / 2,
          }));
          expect(logs).toEqual(
            result.logs.map(({ contractId, topics, dataLength }) => ({ contractId, topics, dataLength })),
          );
        }
      }
    });

    it('finds each transaction by its id and by its hash', async () => {
      for (const wanted of expected.transactions) {
        const query = `?nonce=${wanted.nonce}&scheduled=${wanted.scheduled}`;
        const byId = await get(`/api/transactions/${wanted.transactionId}${query}`);
        expect(byId.transactionHash).toBe(wanted.transactionHash);
        const byHash = await get(`/api/transactions/0x${wanted.transactionHash}`);
        expect(byHash.readableTransactionID).toBe(wanted.transactionId);
      }
    });

    it('shows the proof that the nodes signed', async () => {
      const [first] = expected.transactions;
      const { proof } = await get(`/api/transactions/${epochOf(first?.consensusTimestamp ?? '')}`);
      expect(proof.fileHash).toBe(expected.fileHash);
      expect(proof.blockHash).toBe(expected.blockHash);
      expect(proof.proven).toBe('signatures');
      expect((await get('/api/config')).trustsUnsigned).toBe(false);
      expect(proof.signedBy).toHaveLength(signers);
      expect(proof.blockNumber === null ? null : String(proof.blockNumber)).toBe(blockNumber);
    });

    it('counts what it lists', async () => {
      const reply = await fetch(`${server.url}/api/transactions?limit=100`);
      const list = (await reply.json()) as { data: { type: string; consensusTime: string }[]; totalCount: number };
      expect(list.totalCount).toBe(expected.transactions.length);
      expect(list.data).toHaveLength(expected.transactions.length);
      const times = list.data.map(({ consensusTime }) => consensusTime);
      expect(times).toEqual([...times].sort().reverse());
      for (const [type, count] of Object.entries(expected.countsByType)) {
        const some = await fetch(`${server.url}/api/transactions?transactionTypes=${type}`);
        expect(((await some.json()) as { totalCount: number }).totalCount, type).toBe(count);
      }
    });

    /** One transaction of each kind and outcome: pages differ by these. */
    function ofEachKind(): readonly ExpectedTransaction[] {
      const kinds = new Map(expected.transactions.map((one) => [`${one.mirrorType} ${one.status}`, one]));
      return [...kinds.values()].slice(0, testSize(4, 8));
    }

    it('shows on pages, of each kind of transaction what the expectations say', async () => {
      const { page, troubles } = await openPage(browser, server.url);
      for (const one of ofEachKind()) {
        await page.goto(`${server.url}/hedera/transactions/${epochOf(one.consensusTimestamp)}?tab=hbar`);
        await checkDetails(page, one);
        await checkTransfers(page, one);
        await page.getByText(`Verified: signed by ${signers} of`).waitFor();
      }
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('shows topic messages and contract results on pages as the expectations have them', async () => {
      const { page, troubles } = await openPage(browser, server.url);
      const message = expected.transactions.find(({ topic }) => topic?.sequenceNumber !== undefined);
      if (message !== undefined) {
        await page.goto(`${server.url}/hedera/transactions/${epochOf(message.consensusTimestamp)}?tab=message`);
        const number = await shownText(shownFact(page.getByRole('tabpanel'), 'Sequence number'));
        expect(number).toBe(tinybars(message.topic?.sequenceNumber ?? ''));
        const hash = await shownText(shownFact(page.getByRole('tabpanel'), 'Running hash'));
        expect(hash).toContain(message.topic?.runningHash?.slice(0, 12));
      }
      const call = expected.transactions.find(({ contract }) => contract?.result !== undefined);
      if (call?.contract?.result !== undefined) {
        await page.goto(`${server.url}/hedera/transactions/${epochOf(call.consensusTimestamp)}?tab=contract`);
        const gas = await shownText(shownFact(page.getByRole('tabpanel'), 'Gas used'));
        expect(gas).toContain(tinybars(call.contract.result.gasUsed));
        const { length } = call.contract.result.logs;
        if (length > 0) await page.getByRole('heading', { name: `Logs ${length}` }).waitFor();
      }
      expect(expected.transactions.length).toBeGreaterThan(0);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('lists and finds them on pages, and says of a payer that its balance is not known', async () => {
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
      await page.getByText(`1–${shown} of ${tinybars(expected.transactions.length)}`).waitFor();
      await page.goto(`${server.url}/hedera/blocks`);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('region', { name: 'Proof' }).waitFor();
      expect(await shownText(shownFact(page, 'Signed hash (file)'))).toContain(expected.fileHash);
      expect(await shownText(shownFact(page, 'Block hash'))).toContain(expected.blockHash);
      await page.goto(`${server.url}/hedera/accounts/${one?.payer}`);
      await page.getByText('Balance unknown before').first().waitFor();
      await page.getByText('The stored data only includes transactions that refer to it').first().waitFor();
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it.each(bucket === 'mainnet-2025-07-23' ? NAMES_OF_A_CALL : [])('opens a transaction by %s', async (_, text) => {
      const { page, troubles } = await openPage(browser, server.url);
      await page.goto(`${server.url}/hedera/home`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      const title = page.getByRole('heading', { level: 1 });
      await title.getByText('0.0.3926417').first().waitFor();
      expect(await title.textContent()).toContain('called contract 0.0.9306447');
      await page.getByText('Verified: signed by 12 of 31 nodes').first().waitFor();
      await page.getByText('8fcf8dbfae1c').first().waitFor();
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });

  it('reads a chain of 57 unsigned files only with --trust-unsigned, and every page says so', async () => {
    const server = await startServer(['--source', `dir:${realPath('buckets/chain-57-unsigned')}`, '--trust-unsigned']);
    try {
      const status = (await (await fetch(`${server.url}/api/status`)).json()) as {
        data: { filesRead: number; gaps: unknown[] };
      };
      expect(status.data.filesRead).toBe(57);
      expect(status.data.gaps).toEqual([]);
      const config = (await (await fetch(`${server.url}/api/config`)).json()) as { data: { trustsUnsigned: boolean } };
      expect(config.data.trustsUnsigned).toBe(true);
      const { page } = await openPage(browser, server.url);
      for (const route of ['home', 'transactions', 'nowhere']) {
        await page.goto(`${server.url}/hedera/${route}`);
        const notices = page.getByRole('region', { name: 'Notices' });
        await notices.getByText(/signatures are not verified/i).waitFor();
      }
      await page.context().close();
    } finally {
      await server.stop();
    }
  });
});
