import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';
import { tinybars } from './shown-fact.ts';

interface Row {
  readableTransactionID: string;
  consensusTime: string;
  transactionHash: string;
  entityID: string | null;
  payerID: string;
  blockNumber: number | null;
}
interface Account {
  accountID: string;
  balance: number | string | null;
  memo: string;
  evmAddress: string;
  numNfts: number;
  numRecentTxns: number;
}

const ledger = stillLedger();
const { open } = pagesOf(ledger.server.url);

async function go(page: Page, path: string) {
  return page.goto(`${ledger.server.url}/hedera${path}`);
}

async function first(types: string, query = ''): Promise<Row> {
  const rows = await ledger.get<Row[]>(`/api/transactions?transactionTypes=${types}&limit=1&facets=false${query}`);
  const row = rows?.[0];
  if (row === undefined) throw new Error(`the demo network has no ${types}`);
  return row;
}

async function nftOwner(): Promise<Account> {
  const nfts = await ledger.get<{ owner: string | null }[]>('/api/nfts/nfts?limit=20');
  const owner = nfts?.find((nft) => nft.owner !== null)?.owner;
  const account = await ledger.get<Account>(`/api/accounts/${owner}`);
  if (account === undefined) throw new Error('the demo network has no owner of an NFT');
  return account;
}

/** transfer(address,uint256) of ERC-20. */
const ERC20_TRANSFER = 'a9059cbb';

/** A contract of which this function was called. */
async function calledBy(selector: string): Promise<string> {
  const contracts = await ledger.get<{ contractID: string }[]>('/api/contracts?limit=100&facets=false');
  for (const { contractID } of contracts ?? []) {
    const path = `/api/contracts/${contractID}/calls?limit=1&contractMethodName=${selector}`;
    if ((await ledger.get<unknown[]>(path))?.length === 1) return contractID;
  }
  throw new Error(`nobody called ${selector}`);
}

describe('the account page', () => {
  it('shows what the API says, and keeps tab and period through back, forward and reload', async () => {
    const account = await nftOwner();
    const { page, troubles } = await open();
    await go(page, `/accounts/${account.accountID}?period=1M`);
    const title = page.getByRole('heading', { level: 1 });
    await title.getByText('ACCOUNT SUMMARY').waitFor();
    const summary = page.getByRole('region', { name: 'Summary', exact: true });
    await summary
      .getByText(tinybars(account.balance ?? ''))
      .first()
      .waitFor();
    await summary.getByText(`0x${account.evmAddress}`).waitFor();
    await summary.getByText(`${tinybars(account.numRecentTxns)} transactions in the last 30 days`).waitFor();
    if (account.memo !== '') await summary.getByText(account.memo.slice(0, 20)).first().waitFor();
    const period = page.getByRole('group', { name: 'Balance History: period' });
    expect(await period.getByRole('button', { name: '1M' }).getAttribute('aria-pressed')).toBe('true');
    const tabs = page.getByRole('tablist', { name: 'Account details' });
    for (const name of ['Payments and Receipts', 'Transactions', 'Token Balances', 'Token Transfers', 'Topics'])
      await tabs.getByRole('tab', { name, exact: true }).waitFor();
    await tabs.getByRole('tab', { name: 'NFT Transfers', exact: true }).click();
    await page.waitForURL(/tab=nft-transfers/);
    await tabs.getByRole('tab', { name: /^NFTs/ }).click();
    await page.waitForURL(/tab=nfts/);
    await page.goBack();
    await page.waitForURL(/tab=nft-transfers/);
    await page.reload();
    await page.getByRole('tab', { name: 'NFT Transfers', exact: true, selected: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('reveals the public key behind its eye, narrows by the filter box and refuses other characters', async () => {
    const { payerID } = await first('CRYPTOTRANSFER', '&status=SUCCESS');
    const { page, troubles } = await open();
    await go(page, `/accounts/${payerID}`);
    await page.getByRole('button', { name: 'Show Public Key(s)' }).click();
    await page.getByRole('heading', { name: 'Public Key(s)' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Public Key(s)' }).waitFor({ state: 'detached' });
    const box = page.getByRole('searchbox', { name: 'Filter payments and receipts' });
    await box.fill('{x}');
    await page.getByText('Invalid character.').waitFor();
    await box.fill('zzqqxxnothing');
    await page.getByText('No results found.').waitFor();
    expect(page.url()).toContain('payments.q=zzqqxxnothing');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('names a node account so, and leaves out tabs and rows without content', async () => {
    const { page } = await open();
    await go(page, '/accounts/0.0.3');
    await page.getByRole('heading', { level: 1 }).getByText('NODE ACCOUNT SUMMARY').waitFor();
    await page.getByText('No files found').waitFor();
    await page.getByRole('tab', { name: 'Token Balances' }).click();
    await page.getByRole('tabpanel').getByText('No token Balance for this Account').waitFor();
    expect(await page.getByRole('tab', { name: /^NFTs/ }).count()).toBe(0);
    await page.context().close();
  });
});

describe('the contract page', () => {
  it('shows code, instructions, where its source can be verified, and calls with their parameters', async () => {
    const call = await first('CONTRACTCALL', '&status=SUCCESS');
    const { page, troubles } = await open();
    await go(page, `/contracts/${call.entityID}`);
    await page.getByRole('heading', { level: 1 }).getByText('CONTRACT SUMMARY').waitFor();
    await page.getByRole('tab', { name: 'Disassembly' }).click();
    await page.getByText('MSTORE').first().waitFor();
    await page.getByRole('tab', { name: 'Source Code' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'VALIDATE' }).isDisabled()).toBe(true);
    await page.getByRole('tab', { name: 'Contract Calls' }).click();
    const calls = page.getByRole('table', { name: 'Contract Calls' });
    for (const name of ['Consensus time', 'Called by', 'Function parameters', 'Decoded parameters', 'Transaction ID'])
      await calls.getByRole('columnheader', { name }).waitFor();
    await calls.getByText(call.payerID).first().waitFor();
    await page.getByRole('heading', { name: 'Transaction Volume' }).waitFor();
    await page.getByRole('heading', { name: 'Users Count' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('reads calls by an ABI that the visitor gives, and keeps it in this browser', async () => {
    const contract = await calledBy(ERC20_TRANSFER);
    const { page, troubles } = await open();
    await go(page, `/contracts/${contract}?tab=calls`);
    await page.getByRole('button', { name: 'Add ABI' }).click();
    await page.getByLabel('or paste the ABI').fill('{"no":"abi"}');
    await page.getByRole('button', { name: 'Use this ABI' }).click();
    await page.getByText('An ABI is a list of functions and events.').waitFor();
    const abi = [
      {
        type: 'function',
        name: 'transfer',
        inputs: [
          { name: 'recipient', type: 'address' },
          { name: 'units', type: 'uint256' },
        ],
        outputs: [{ type: 'bool' }],
        stateMutability: 'nonpayable',
      },
    ];
    await page.getByLabel('or paste the ABI').fill(JSON.stringify(abi));
    await page.getByRole('button', { name: 'Use this ABI' }).click();
    await page.getByRole('button', { name: 'ABI: pasted ABI' }).waitFor();
    const call = page.getByRole('table', { name: 'Contract Calls' }).getByRole('row').filter({ hasText: 'transfer()' });
    await call.getByText('recipient: ').first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'ABI: pasted ABI' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the topic page', () => {
  it('lists 25 messages, opens one by its number, and searches inside', async () => {
    const topics = await ledger.get<{ topicID: string; numMessages: number }[]>('/api/topics?limit=100&facets=false');
    const topic = topics?.toSorted((a, b) => Number(b.numMessages) - Number(a.numMessages))[0];
    expect(Number(topic?.numMessages)).toBeGreaterThan(25);
    const { page, troubles } = await open();
    await go(page, `/topics/${topic?.topicID}`);
    const table = page.getByRole('table', { name: 'Messages' });
    await expect.poll(() => table.getByRole('row').count()).toBe(26);
    await page.getByLabel('Go to sequence number').fill('2');
    await page.keyboard.press('Enter');
    const message = page.getByRole('region', { name: 'Message #2' });
    await message.getByText('Verified').waitFor();
    await message.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('region', { name: 'Message #1' }).waitFor();
    await page.goBack();
    await message.waitFor();
    await page.reload();
    await message.waitFor();
    await page.getByRole('searchbox', { name: 'Search this topic' }).fill('zzqqxxnothing');
    await page.getByText('No results found.').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the transaction page', () => {
  it('has NFTs of a mint in a tab of their own, and the raw transaction below', async () => {
    const mints = await ledger.get<Row[]>('/api/transactions?transactionTypes=TOKENMINT&status=SUCCESS&limit=100');
    let mint: Row | undefined;
    for (const row of mints ?? []) {
      const full = await ledger.get<{ nfts: unknown[] }>(`/api/transactions/${row.readableTransactionID}`);
      if ((full?.nfts.length ?? 0) > 0) mint = row;
      if (mint !== undefined) break;
    }
    const { page, troubles } = await open();
    await go(page, `/transactions/${mint?.readableTransactionID}`);
    await page.getByRole('tab', { name: /^NFTs/ }).click();
    await page.getByRole('table', { name: 'NFTs' }).getByText('0.0.').first().waitFor();
    const transfer = await first('CRYPTOTRANSFER', '&status=SUCCESS');
    await go(page, `/transactions/${transfer.readableTransactionID}`);
    for (const name of ['HBAR Transfers', 'Token Transfers', 'NFT Transfers'])
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).waitFor();
    expect(await page.getByRole('tab', { name: /^NFTs/ }).count()).toBe(0);
    const raw = page.getByRole('region', { name: 'Raw transaction' });
    await raw.scrollIntoViewIfNeeded();
    await raw.getByText('transactionID').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('copies a whole message, and says so for two seconds', async () => {
    const row = await first('CONSENSUSSUBMITMESSAGE', '&status=SUCCESS');
    const full = await ledger.get<{ message: string }>(`/api/transactions/${row.readableTransactionID}`);
    const { page } = await open();
    await go(page, `/transactions/${row.readableTransactionID}?tab=message`);
    // Measured from before the click: a busy machine sees the text late.
    const since = Date.now();
    await page.getByRole('button', { name: 'Copy message in hex' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(full?.message);
    await page.getByRole('button', { name: 'Copied' }).waitFor({ state: 'detached' });
    expect(Date.now() - since).toBeGreaterThan(2_000);
    await page.context().close();
  });
});
