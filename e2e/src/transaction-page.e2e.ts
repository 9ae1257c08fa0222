import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeReply } from './changed-reply.ts';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

interface Related {
  relation: string;
  readableTransactionID: string;
  nonce: number;
  scheduled: boolean;
}
interface Transaction {
  readableTransactionID: string;
  consensusTime: string;
  transactionHash: string;
  typeLabel: string;
  payerID: string;
  nodeID: string | null;
  memo: string;
  transactionFee: number;
  nodeFees: number;
  networkFees: number;
  maxFee: number | null;
  gasUsed: number | null;
  transfers: { accountID: string; amount: number }[];
  exchangeRate: { hbarEquiv: number; centEquiv: number } | null;
  functionParameters: string | null;
  decodedFunctionParams: { functionName: string } | null;
  errorMessage: string | null;
  logInfo: { contractID: string; topics: string[] }[];
  erc20Transfers: { contractID: string; sender: string | null; receiver: string | null }[];
  actions: unknown[];
  stateChanges: unknown[];
  nonce: number;
  parentConsensusTime: string | null;
  related: Related[];
  messageText: string | null;
  topicSequenceNumber: number | string | null;
  proof: { fileHash: string; blockHash: string; signedBy: { accountID: string }[] };
}

const ledger = stillLedger();
const { open } = pagesOf(ledger.server.url);

/** Transactions of a list, in full, until one fits. */
async function found(query: string, fits: (one: Transaction) => boolean = () => true): Promise<Transaction> {
  const rows = await ledger.get<Transaction[]>(`/api/transactions?limit=100&facets=false&${query}`);
  for (const row of rows ?? []) {
    const one = await ledger.get<Transaction>(`/api/transactions/${epochOf(row.consensusTime)}`);
    if (one !== undefined && fits(one)) return one;
  }
  throw new Error(`the demo network has no such transaction: ${query}`);
}

/** A consensus timestamp as seconds and nanoseconds, which names one transaction among those that share an id. */
function epochOf(iso: string): string {
  return `${Math.floor(Date.parse(iso) / 1000)}.${/\.(\d{9})Z$/.exec(iso)?.[1]}`;
}

async function go(page: Page, one: Transaction, query = ''): Promise<void> {
  await page.goto(`${ledger.server.url}/hedera/transactions/${epochOf(one.consensusTime)}${query}`);
  await page.getByRole('region', { name: 'Details' }).waitFor();
}

const region = (page: Page, name: string) => shownText(page.getByRole('region', { name, exact: true }));

describe('the transaction page shows what the API says', () => {
  it.each(['CRYPTOTRANSFER', 'CONSENSUSSUBMITMESSAGE', 'TOKENMINT', 'CONTRACTCALL', 'SCHEDULECREATE'])(
    'of %s',
    async (type) => {
      const one = await found(`transactionTypes=${type}&status=SUCCESS`);
      const { page, troubles } = await open();
      await go(page, one, '?tab=hbar');
      const details = page.getByRole('region', { name: 'Details' });
      expect(await shownText(shownFact(details, 'Transaction ID'))).toContain(one.readableTransactionID);
      expect(await shownText(shownFact(details, 'Hash'))).toContain(one.transactionHash.slice(0, 12));
      expect(await shownText(shownFact(details, 'Consensus timestamp'))).toContain(epochOf(one.consensusTime));
      expect(await shownText(shownFact(details, 'Type'))).toContain(one.typeLabel);
      expect(await shownText(shownFact(details, 'Payer'))).toContain(one.payerID);
      expect(await shownText(shownFact(details, 'Submitted to node'))).toContain(one.nodeID);
      expect(await shownText(shownFact(details, 'Memo'))).toContain(one.memo === '' ? 'None' : one.memo.slice(0, 40));
      const fee = await region(page, 'Fee');
      expect(one.nodeFees + one.networkFees).toBe(one.transactionFee);
      expect(fee).toContain(`Fee ${tinybars(one.transactionFee)} t`);
      // The node's name is behind its id.
      expect(fee).toContain(`Node fee (${one.nodeID} `);
      expect(fee).toContain(` ${tinybars(one.nodeFees)} t`);
      expect(fee).toContain(`Network and service fees ${tinybars(one.networkFees)} t`);
      expect(fee).toMatch(/In USD \$[\d.]+ then · \$[\d.]+ now/);
      const rows = page.getByRole('table', { name: 'Hbar transfers' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(one.transfers.length + 1);
      for (const [place, { accountID, amount }] of one.transfers.entries()) {
        const row = await shownText(rows.nth(place + 1));
        expect(row).toContain(accountID);
        expect(row).toContain(`${amount < 0 ? 'minus' : 'plus'} ${tinybars(Math.abs(amount))}`);
      }
      expect(troubles).toEqual([]);
      // By the token's decimals and symbol.
      if (type === 'TOKENMINT') expect(await shownText(shownFact(page, 'New total supply'))).not.toMatch(/ units$|^…/);
      // On paper nothing is left to a tip.
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate<string>(
        'getComputedStyle(document.querySelector(".cut-hash"), "::after").content',
      );
      expect(printed).toBe(JSON.stringify(one.transactionHash));
      await page.context().close();
    },
  );

  it('in the chosen currency, at the rate of its receipt', async () => {
    const one = await found(
      'transactionTypes=CRYPTOTRANSFER&status=SUCCESS',
      ({ exchangeRate }) => exchangeRate !== null,
    );
    const { page } = await open();
    await go(page, one);
    const currency = page.getByRole('group', { name: 'Currency' });
    await currency.getByRole('button', { name: 'hbar', exact: true }).click();
    const hbars = (one.transactionFee / 1e8).toFixed(8);
    await expect.poll(() => region(page, 'Fee')).toContain(`Fee ${hbars} ℏ`);
    await currency.getByRole('button', { name: 'US dollars' }).click();
    await expect.poll(() => region(page, 'Fee')).toMatch(/Fee \$/);
    const shown = Number(/Fee \$([\d.]+)/.exec(await region(page, 'Fee'))?.[1]);
    const { hbarEquiv = 1, centEquiv = 0 } = one.exchangeRate ?? {};
    const dollars = ((one.transactionFee / 1e8) * centEquiv) / hbarEquiv / 100;
    expect(Math.abs(shown - dollars)).toBeLessThanOrEqual(Math.max(dollars * 0.001, 0.000001));
    await page.reload();
    await expect.poll(() => region(page, 'Fee')).toMatch(/Fee \$/);
    await page.context().close();
  });

  it('with the nodes that signed and every hash of its block', async () => {
    const one = await found('transactionTypes=CRYPTOTRANSFER');
    const { page } = await open();
    await go(page, one, '?tab=proof');
    const panel = page.getByRole('tabpanel');
    expect(await shownText(shownFact(panel, 'Signed hash (file)'))).toContain(one.proof.fileHash);
    expect(await shownText(shownFact(panel, 'Block hash'))).toContain(one.proof.blockHash);
    const signers = await shownFact(panel, 'Signed by').getByRole('listitem').allInnerTexts();
    expect(signers.map((text) => text.split(/\s/)[0])).toEqual(one.proof.signedBy.map(({ accountID }) => accountID));
    await page.context().close();
  });
});

describe('the contract part', () => {
  it('reads the call, its logs, inner calls and storage', async () => {
    const one = await found(
      'transactionTypes=CONTRACTCALL&status=SUCCESS',
      ({ logInfo, stateChanges, decodedFunctionParams }) =>
        logInfo.length > 0 && stateChanges.length > 0 && decodedFunctionParams !== null,
    );
    const { page, troubles } = await open();
    await go(page, one, '?tab=contract');
    const panel = page.getByRole('tabpanel');
    expect(await shownText(shownFact(panel, 'Function'))).toContain(one.decodedFunctionParams?.functionName);
    expect(await shownText(shownFact(panel, 'Gas used'))).toContain(tinybars(one.gasUsed ?? -1));
    const parameters = one.functionParameters ?? '';
    const shown = await shownText(shownFact(panel, 'Function parameters'));
    expect(shown).toBe(parameters.length > 70 ? `${parameters.slice(0, 70)}…` : parameters);
    for (const [title, rows] of [
      ['Logs', one.logInfo],
      ['Call trace', one.actions],
      ['State changes', one.stateChanges],
    ] as const)
      await panel.getByRole('heading', { name: `${title} ${rows.length}` }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows what moved by ERC-20 among the net changes and in a tab of its own', async () => {
    const one = await found(
      'transactionTypes=CONTRACTCALL&status=SUCCESS',
      ({ erc20Transfers: [move] }) => move !== undefined && move.sender !== null && move.receiver !== null,
    );
    const [move] = one.erc20Transfers;
    const { page, troubles } = await open();
    await go(page, one, '?tab=erc20');
    const changes = page.getByRole('region', { name: 'Balance changes' });
    for (const party of [move?.sender, move?.receiver])
      await changes
        .getByRole('link', { name: party ?? '', exact: true })
        .first()
        .waitFor();
    const table = page.getByRole('tabpanel').getByRole('table', { name: 'ERC-20 transfers' });
    expect(await table.getByRole('row').count()).toBe(one.erc20Transfers.length + 1);
    await table.locator(`a[href$="/contracts/${move?.contractID}"]`).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says why a call was reverted', async () => {
    const one = await found('status=CONTRACT_REVERT_EXECUTED', ({ errorMessage }) =>
      (errorMessage ?? '').startsWith('0xe450d38c'),
    );
    const { page } = await open();
    await go(page, one, '?tab=contract');
    await shownFact(page.getByRole('tabpanel'), 'Error').getByText('ERC20InsufficientBalance').waitFor();
    await page.getByText('CONTRACT_REVERT_EXECUTED').first().waitFor();
    // An error of the contract's own ABI says it beside the status, before what the standards have.
    const decodedError = {
      functionName: 'NotTheSeller',
      functionType: 'error',
      inputNames: ['caller'],
      inputTypes: ['address'],
      inputValues: ['0.0.1001'],
    };
    await changeReply(page, /\/api\/transactions\/[\d.]+$/, ({ data }) => Object.assign(data, { decodedError }));
    await go(page, one);
    await expect.poll(() => shownText(page.locator('main p.bad'))).toContain('Reason: NotTheSeller');
    await page.context().close();
  });
});

describe('what belongs together', () => {
  it.each([
    ['a batch', 'transactionTypes=ATOMICBATCH&status=SUCCESS', 'inner'],
    ['a schedule', 'transactionTypes=SCHEDULECREATE&status=SUCCESS', 'scheduled'],
    ['children', 'transactionTypes=CONTRACTCALL&status=SUCCESS', 'child'],
  ] as const)('stands as a tree: %s', async (_, query, relation) => {
    const one = await found(query, ({ related }) => related.some((other) => other.relation === relation));
    const { page, troubles } = await open();
    await go(page, one, '?tab=related');
    const tree = page.getByRole('tabpanel').getByRole('listitem');
    await expect.poll(() => tree.count()).toBe(one.related.length);
    const current = page.locator('main li[aria-current="true"]');
    expect(await shownText(current)).toContain('The transaction shown.');
    const other = page.locator('main li[data-depth="1"]').getByRole('link').first();
    await other.click();
    await expect.poll(() => current.getAttribute('data-depth')).toMatch(/^[1-9]/);
    await page.goBack();
    await expect.poll(() => current.getAttribute('data-depth')).toBe('0');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('joins the parts of a long message', async () => {
    const topics = await ledger.get<{ topicID: string }[]>('/api/topics?limit=100&facets=false');
    const parts: { topicSequenceNumber: number; chunkInfo: { number: number; total: number } | null; topic: string }[] =
      [];
    for (const { topicID: topic } of topics ?? []) {
      const messages = await ledger.get<(typeof parts)[number][]>(`/api/topics/${topic}/messages?limit=100`);
      const long = (messages ?? []).find(({ chunkInfo }) => (chunkInfo?.total ?? 0) > 1);
      if (long !== undefined) parts.push({ ...long, topic });
    }
    const [part] = parts;
    const { page } = await open();
    await page.goto(`${ledger.server.url}/hedera/topics/${part?.topic}?message=${part?.topicSequenceNumber}`);
    const card = page.getByRole('region', { name: /^Message #/ });
    await shownFact(card, 'Chunk').getByText(`of ${part?.chunkInfo?.total}`).waitFor();
    const whole = shownFact(card, 'Full message');
    await expect.poll(() => shownText(whole)).not.toMatch(/Loading|missing/);
    expect((await shownText(whole)).length).toBeGreaterThan(20);
    await page.context().close();
  });
});

describe('by keyboard alone', () => {
  it('arrow keys move between the tabs, and the place is restored after reload and back', async () => {
    const one = await found('transactionTypes=CRYPTOTRANSFER&status=SUCCESS');
    const { page, troubles } = await open();
    await go(page, one);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await tab(/^HBAR Transfers/).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab(/^Token Transfers/).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    await expect.poll(() => tab(/^Proof/).getAttribute('aria-selected')).toBe('true');
    await page.reload();
    await expect.poll(() => tab(/^Proof/).getAttribute('aria-selected')).toBe('true');
    // It loads when it comes near the window.
    await page.locator('#raw').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /^GET .*\/raw$/ }).focus();
    const address = await page.getByRole('link', { name: /^GET .*\/raw$/ }).getAttribute('href');
    const raw = await ledger.get<{ transaction: string; record: string }>(String(address));
    await page.getByRole('button', { name: 'Copy record bytes' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(raw?.record);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a transaction that is not there', () => {
  it('is said after a second, with where to ask', async () => {
    const { page } = await open();
    await page.goto(`${ledger.server.url}/hedera/transactions/0.0.2@1700000000.000000001`);
    await page.getByRole('heading', { name: 'Transaction not found' }).waitFor();
    await page
      .getByText('The requested transaction was not found. Please verify the transaction details and try again.')
      .waitFor();
    await page.getByText('For HCS transactions older than three days, please contact support.').waitFor();
    expect(await page.title()).toContain('Transaction not found');
    await page.context().close();
  });
});
