import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeReply } from './changed-reply.ts';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

interface List<Row> {
  data: Row[];
  totalCount: number;
}
interface Row {
  readableTransactionID: string;
  entityID: string;
  payerID: string;
  blockNumber: number;
}

const ledger = stillLedger();
const { open } = pagesOf(ledger.server.url);

async function go(page: Page, path: string) {
  await page.goto(`${ledger.server.url}/hedera${path}`);
  await page.getByRole('region', { name: 'Summary', exact: true }).waitFor();
}

async function one<Entity>(path: string): Promise<Entity> {
  const entity = await ledger.get<Entity>(path);
  if (entity === undefined) throw new Error(`${path} has no answer`);
  return entity;
}

async function list<Item>(path: string): Promise<List<Item>> {
  return (await (await fetch(`${ledger.server.url}${path}`)).json()) as List<Item>;
}

async function newest(type: string): Promise<Row> {
  const [row] = (await list<Row>(`/api/transactions?transactionTypes=${type}&status=SUCCESS&limit=1`)).data;
  if (row === undefined) throw new Error(`the demo network has no ${type}`);
  return row;
}

/** The account among many that has the most rows of a sub-list. */
async function accountWith(part: string): Promise<{ id: string; totalCount: number }> {
  const { data } = await list<{ payerID: string }>('/api/transactions?limit=100&facets=false&status=SUCCESS');
  const ids = [...new Set(data.map(({ payerID }) => payerID))];
  const counts = await Promise.all(
    ids.map(async (id) => ({ id, totalCount: (await list(part.replace('{id}', id))).totalCount })),
  );
  const [most] = counts.toSorted((a, b) => b.totalCount - a.totalCount);
  if (most === undefined || most.totalCount === 0) throw new Error(`no account has ${part}`);
  return most;
}

/** Shown rows of a list with its pager's text: `1 to 5 of 12`. */
async function expectPager(page: Page, label: string, totalCount: number, size: number): Promise<void> {
  const rows = page.getByRole('table', { name: label, exact: true }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(Math.min(totalCount, size) + 1);
  const text = `1–${Math.min(totalCount, size)} of ${tinybars(totalCount)}`;
  await page.getByRole('region', { name: label, exact: true }).getByText(text).waitFor();
}

describe('the account page', () => {
  it.each([
    ['allowances', '/api/accounts/{id}/allowances?side=granted&limit=1', 'Allowances granted', 25],
    ['created', '/api/accounts/{id}/created?limit=1', 'Created', 25],
    ['transactions', '/api/accounts/{id}/transactions?limit=1', 'Transactions', 25],
    ['payments', '/api/accounts/{id}/transfers?limit=1', 'Payments and Receipts', 25],
    ['transfers', '/api/tokens/transfers?accountId={id}&limit=1', 'Token Transfers', 25],
  ] as const)('counts what the API counts: %s', async (tab, part, label, size) => {
    const { id, totalCount } = await accountWith(part);
    const { page, troubles } = await open();
    await go(page, `/accounts/${id}?tab=${tab}`);
    await expectPager(page, label, totalCount, size);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('names itself with checksum, EVM address and alias, and opens by each name', async () => {
    const account = await accountWithAlias();
    const { page, troubles } = await open();
    await go(page, `/accounts/0x${account.evmAddress}`);
    const summary = page.getByRole('region', { name: 'Summary', exact: true });
    expect(await shownText(shownFact(summary, 'Account ID'))).toContain(account.accountID);
    expect(await shownText(shownFact(summary, 'EVM address'))).toContain(`0x${account.evmAddress}`);
    expect(await shownText(shownFact(summary, 'Alias'))).toContain(account.alias.slice(0, 40));
    if (account.checksum !== null)
      expect(await shownText(shownFact(summary, 'Account ID'))).toContain(`-${account.checksum}`);
    await go(page, `/accounts/${account.alias}`);
    expect(await shownText(shownFact(summary, 'Account ID'))).toContain(account.accountID);
    // Why it is still there after its date, unless it is not.
    for (const [deleted, text] of [
      [false, / auto-renews every \d+ days\. This date has passed\. /],
      [true, / auto-renews every \d+ days$/],
    ] as const) {
      await page.unrouteAll();
      const past = { deleted, expiry: '2026-01-01T00:00:00.000000000Z', autoRenewAccount: null };
      await changeReply(page, /\/api\/accounts\/[\dA-Z.]+$/, ({ data }) => Object.assign(data, past));
      await page.reload();
      await expect.poll(() => shownText(shownFact(summary, 'Expires'))).toMatch(text);
    }
    // Paper subscribes to nothing.
    const notifications = page.getByRole('heading', { name: 'Account notifications' });
    await notifications.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect([await notifications.isVisible(), await summary.isVisible()]).toEqual([false, true]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows another account in the same page, with its own figures and its first tab', async () => {
    const { payerID } = await newest('CRYPTOTRANSFER');
    const { page } = await open();
    await go(page, `/accounts/${payerID}?tab=transactions`);
    await page.evaluate('globalThis.kept = true');
    const links = page.getByRole('table', { name: 'Transactions' }).locator('a[href*="/accounts/"]');
    const other = links.filter({ hasNotText: payerID }).first();
    const id = await shownText(other);
    await other.click();
    await page.waitForURL(`**/accounts/${id}`);
    await expect.poll(() => shownText(page.getByRole('heading', { level: 1 }))).toContain(id);
    expect(await page.getByRole('tab', { name: 'Payments and Receipts' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate('globalThis.kept')).toBe(true);
    await page.context().close();
  });
});

/** States that this ledger is not in, as it was read whole. */
describe('pages of what was read in part', () => {
  const NAMED = 'The stored data only includes transactions that refer to it';
  it.each([
    ['account', 'CRYPTOTRANSFER', { balance: 5 }, `${NAMED} and its balance. Everything else about it is unknown.`],
    ['account', 'CRYPTOTRANSFER', { balance: null }, `${NAMED}. Everything else about it is unknown.`],
    [
      'token',
      'TOKENMINT',
      { anchored: true },
      `${NAMED} and its holders and supply. Everything else about it is unknown.`,
    ],
    ['token', 'TOKENMINT', { status: 'Unknown' }, 'Unknown'],
  ] as const)('say what a balance file said, and what nothing did: %s %#', async (kind, type, changes, text) => {
    const { payerID, entityID } = await newest(type);
    const { page } = await open();
    await changeReply(page, /\/api\/(accounts|hts\/tokens)\/[\d.]+$/, ({ data }) =>
      Object.assign(data, { knownFrom: 'MENTIONS', createdOn: null, ...changes }),
    );
    await page.goto(`${ledger.server.url}/hedera/${kind}s/${kind === 'token' ? entityID : payerID}`);
    await page.getByText(text, { exact: true }).first().waitFor();
    await page.context().close();
  });
});

interface NamedAccount {
  readonly accountID: string;
  readonly alias: string;
  readonly evmAddress: string;
  readonly checksum: string | null;
}

async function accountWithAlias(): Promise<NamedAccount> {
  const { data } = await list<{ accountID: string }>('/api/accounts?limit=100&facets=false');
  for (const { accountID } of data) {
    const full = await one<Omit<NamedAccount, 'alias'> & { alias: string | null }>(`/api/accounts/${accountID}`);
    if (full.alias !== null) return { ...full, alias: full.alias };
  }
  throw new Error('none of the newest accounts has an alias');
}

describe('the contract page', () => {
  it('shows figures, events, storage and instructions as the API has them', async () => {
    const { entityID: id } = await newest('CONTRACTCALL');
    const contract = await one<{ usersCount: number; memo: string; fileID: string | null }>(`/api/contracts/${id}`);
    const { page, troubles } = await open();
    await go(page, `/contracts/${id}?tab=events&code=instructions`);
    expect(await shownText(shownFact(page, 'Users (30 days)'))).toBe(tinybars(contract.usersCount));
    expect(await shownText(shownFact(page, 'Memo'))).toContain(contract.memo || 'No memo added');
    expect(await shownText(shownFact(page, 'File ID'))).toContain(contract.fileID ?? 'None');
    const events = (await list(`/api/contracts/${id}/events?limit=1`)).totalCount;
    if (events > 0) await expectPager(page, 'Events', events, 25);
    await page.getByRole('tab', { name: 'Storage' }).click();
    const slots = (await list(`/api/contracts/${id}/state?limit=1`)).totalCount;
    if (slots > 0) await expectPager(page, 'Storage', slots, 25);
    await page.getByText(/^[\d,]+ runtime instructions/).waitFor();
    await page.getByRole('button', { name: 'Show Admin Key' }).or(page.getByText('None (immutable)')).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('topic, block, file and schedule pages', () => {
  it('show a topic’s figures and link to its creator', async () => {
    const { entityID: id } = await newest('CONSENSUSSUBMITMESSAGE');
    const topic = await one<{ createdBy: string; numMessages: number; memo: string }>(`/api/topics/${id}`);
    const { page, troubles } = await open();
    await go(page, `/topics/${id}`);
    expect(await shownText(shownFact(page, 'Messages'))).toBe(tinybars(topic.numMessages));
    expect(await shownText(shownFact(page, 'Memo'))).toContain(topic.memo || 'No memo added');
    await shownFact(page, 'Created by').getByRole('link').click();
    await page.waitForURL(`**/accounts/${topic.createdBy}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('show a block’s figures, and step to its neighbours', async () => {
    const { blockNumber } = await newest('CRYPTOTRANSFER');
    const before = await one<{ transactionCount: number; sizeBytes: number }>(`/api/blocks/${blockNumber - 1}`);
    const { page, troubles } = await open();
    await go(page, `/blocks/${blockNumber}`);
    await page.getByRole('link', { name: 'Previous block' }).click();
    await page.waitForURL(`**/blocks/${blockNumber - 1}`);
    await expect.poll(() => shownText(shownFact(page, 'Size'))).toContain(`${tinybars(before.sizeBytes)} bytes`);
    expect(await shownText(shownFact(page, 'Transactions'))).toBe(tinybars(before.transactionCount));
    await page.goBack();
    await page.waitForURL(`**/blocks/${blockNumber}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('show a file with its contents, and a schedule with its history', async () => {
    const { entityID: fileID } = await newest('FILECREATE');
    const file = await one<{ sizeBytes: number; memo: string }>(`/api/files/${fileID}`);
    const { page, troubles } = await open();
    await go(page, `/files/${fileID}`);
    await page
      .getByRole('heading', { level: 1 })
      .getByText(`is ${tinybars(file.sizeBytes)} bytes`)
      .waitFor();
    const { entityID: scheduleID } = await newest('SCHEDULECREATE');
    const schedule = await one<{ scheduledTypeLabel: string; events: unknown[] }>(`/api/schedules/${scheduleID}`);
    await go(page, `/schedules/${scheduleID}`);
    expect(await shownText(shownFact(page, 'Scheduled transaction'))).toBe(schedule.scheduledTypeLabel);
    const history = page.getByRole('table', { name: 'History' }).getByRole('row');
    await expect.poll(() => history.count()).toBe(schedule.events.length + 1);
    expect(troubles).toEqual([]);
    for (const [state, text] of [
      ['EXPIRED', 'expired without being executed'],
      ['DELETED', 'was deleted'],
      ['PENDING', 'is waiting for signatures or its execution time'],
    ]) {
      await page.unrouteAll();
      await changeReply(page, /\/api\/schedules\/[\d.]+$/, ({ data }) => Object.assign(data, { state }));
      await page.reload();
      await page.getByRole('heading', { level: 1 }).getByText(`Schedule ${scheduleID} ${text}`).waitFor();
    }
    await page.context().close();
  });

  it.each([
    ['accounts', 'Account not found', 'Invalid format! Should be x.y.z'],
    ['contracts', 'Contract not found', 'Invalid format! Should be x.y.z'],
    ['topics', 'Topic not found', 'Invalid format! Should be x.y.z'],
  ] as const)('say of %s that one is not there, or cannot be', async (kind, missing, invalid) => {
    const { page } = await open();
    await page.goto(`${ledger.server.url}/hedera/${kind}/0.0.999999999`);
    await page.getByRole('heading', { name: missing }).waitFor();
    await page.goto(`${ledger.server.url}/hedera/${kind}/abc`);
    await page.getByRole('heading', { name: invalid }).waitFor();
    await page.context().close();
  });

  it('say what an id is that is something else, and lead there', async () => {
    const { page } = await open();
    const { entityID: topic } = await newest('CONSENSUSCREATETOPIC');
    for (const kind of ['accounts', 'tokens', 'schedules', 'nft']) {
      await page.goto(`${ledger.server.url}/hedera/${kind}/${topic}?serialNumber=1`);
      await page
        .getByRole('alert')
        .getByRole('heading', { name: `${topic} is a topic` })
        .waitFor();
      expect(await page.getByText('not found').count(), kind).toBe(0);
    }
    await page.getByRole('link', { name: 'Open the topic page' }).click();
    await page.waitForURL(`**/topics/${topic}`);
    await page.context().close();
  });
});
