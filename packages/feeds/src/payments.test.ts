import { administrator } from '@ledgerscope/api/portal/testing/administrator';
import type { EntityId } from '@ledgerscope/ledger';
import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { feedPosition, grantUnits, newestMails, unitBalance } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drain, type FeedsApi, openFeedsApi, START } from './testing/open-feeds-api.ts';

const ACCOUNT = 5005n as EntityId;
const PAYER = 1001n;
/** 12 US cents for an hbar: the plan's 6 dollars are 50 of them. */
const RATE = { hbarEquiv: 1, centEquiv: 12, nextHbarEquiv: 1, nextCentEquiv: 12 };
const PRICE = 5_000_000_000n;
const UNITS = 10_000n;
const ABI = parseAbi(['event Moved(uint256 value)']);

let api: FeedsApi;
let user: { id: string; token: string };
let at = START;
let planId = '';
beforeAll(async () => {
  api = await openFeedsApi({ paymentAccount: ACCOUNT });
  user = await api.signedIn('buyer@example.org');
  const { token } = await administrator(api, 'desk@example.org');
  await api.send('PUT', '/api/admin/features/PAYMENT', { token, body: { enabled: true } });
  const plan = { type: 'BULK', label: 'Starter', units: String(UNITS), totalCost: '6.00', active: true };
  planId = (await api.send('POST', '/api/admin/plans', { token, body: plan })).json.data.id;
  const rate = { ...RATE, consensusNs: START + NS_PER_SECOND, expirationNs: START * 2n, nextExpirationNs: START * 2n };
  at += NS_PER_SECOND;
  await api.commit([sampleTransaction({ consensusNs: at })], { exchangeRate: [sampleRow('exchangeRate', rate)] });
});
afterAll(() => api.close());

const mine = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  api.send(method, `/api/users/${user.id}/${path}`, { token: user.token, ...(body === undefined ? {} : { body }) });
const balance = async () => BigInt((await mine('GET', 'profileBalance')).json.data.unitBalance);

/** A new invoice, and what its page says of paying in hbar. */
async function asked() {
  const { data } = (await mine('POST', 'invoices', { planId, period: 'BULK' })).json;
  expect(data).toMatchObject({ adapter: 'hbar', widget: null });
  return { number: String(data.invoice.id), memo: String(data.hbar.memo), hbar: data.hbar };
}

/** Transfers, in a block of their own. */
async function pay(memo: string, tinybars: bigint, more: Partial<Parameters<typeof sampleTransaction>[0]> = {}) {
  at += NS_PER_SECOND;
  const moved = {
    transferAccount: [PAYER, ACCOUNT],
    transferAmount: [-tinybars, tinybars],
    transferApproval: [0, 0],
    transferErrata: [0, 0],
  };
  await api.commit([sampleTransaction({ consensusNs: at, payer: PAYER, memo, ...moved, ...more })]);
  return `${at / NS_PER_SECOND}.000000000`;
}

async function state(number: string) {
  return (await mine('GET', `invoices/${number}/hbar`)).json.data;
}

/** Waits until so many payments came for an invoice. */
async function received(number: string, count: number) {
  return vi.waitFor(
    async () => {
      const now = await state(number);
      expect(now.hbar.received).toHaveLength(count);
      return now;
    },
    { timeout: 30_000 },
  );
}

describe('an invoice paid in hbar', () => {
  it('takes whatever is paid, also all hbars that there are', async () => {
    const { number, memo } = await asked();
    await pay(memo, 5_000_000_000_000_000_000n);
    const { hbar } = await received(number, 1);
    expect(hbar.received).toMatchObject([{ units: '10000000000000' }]);
  });

  it('asks for its price at the rate of the ledger, and the same for as long as that holds', async () => {
    const { number, memo, hbar } = await asked();
    expect(hbar).toMatchObject({ account: '0.0.5005', amount: String(PRICE), centEquivalent: 12, received: [] });
    expect(memo).toMatch(new RegExp(`^LS-${number}-[A-Z2-9]{8}$`));
    expect((await asked()).hbar).toEqual(hbar);
    const sandbox = { payer: '0.0.1001', reference: 'a free one' };
    expect((await mine('POST', `invoices/${number}/sandbox`, sandbox)).status).toBe(403);
  });

  it('waits for the rest where too little comes, is paid by it once, and says so in mails', async () => {
    const { number, memo } = await asked();
    const before = await balance();
    await pay(memo, PRICE - 1n);
    const short = await received(number, 1);
    expect(short).toMatchObject({ invoice: { status: 'UNPAID' }, hbar: { amount: '1', received: [{ units: '0' }] } });
    const time = await pay(` ${memo}`, 1n);
    const whole = await received(number, 2);
    expect(whole).toMatchObject({
      invoice: { status: 'PAID', paymentRef: `hbar ${time}` },
      hbar: { amount: '0', received: [{}, { payer: '0.0.1001', isLate: false, units: String(UNITS) }] },
    });
    expect(await balance()).toBe(before + UNITS);
    const mails = await newestMails(api.store, 2);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['buyer@example.org', 'buyer@example.org']);
    expect(mails.map(({ text }) => /units[^.]* added[^.]*\./.exec(text)?.[0])).toEqual([
      'units added to your balance.',
      'units have been added yet.',
    ]);
  });

  it('brings more units for what is above its price, and for a second payment', async () => {
    const { number, memo } = await asked();
    const before = await balance();
    await pay(memo, PRICE + PRICE / 4n);
    await received(number, 1);
    expect(await balance()).toBe(before + (UNITS * 5n) / 4n);
    await pay(memo, PRICE / 2n);
    expect(await received(number, 2)).toMatchObject({ hbar: { received: [{}, { units: String(UNITS / 2n) }] } });
    expect(await balance()).toBe(before + (UNITS * 7n) / 4n);
  });

  it('counts what comes late by the rate of its own time, and asks anew after that', async () => {
    const { number, memo } = await asked();
    await api.store.query((db) =>
      db.execute(
        sql`update hbar_quote set ends_at = to_timestamp(${String(START / NS_PER_SECOND)}::bigint) where memo = ${memo}`,
      ),
    );
    // Twice as dear by then: half is enough.
    await pay(memo, PRICE / 4n, { hbarEquiv: 1, centEquiv: 24 });
    const late = await received(number, 1);
    expect(late.hbar.received).toMatchObject([{ isLate: true, units: '0' }]);
    const { hbar } = (await mine('POST', `invoices/${number}/pay`, {})).json.data;
    expect(hbar).toMatchObject({ memo, amount: String(PRICE / 2n) });
    await pay(memo, PRICE / 2n);
    expect(await received(number, 2)).toMatchObject({ invoice: { status: 'PAID' } });
  });

  it.each([
    ['failed', { result: 7 }],
    ['goes to somebody else', { transferAccount: [PAYER, 5006n] }],
    ['is a staking reward', { transferAccount: [800n, ACCOUNT], rewardAccount: [ACCOUNT], rewardAmount: [PRICE] }],
    ['takes from the account', { transferAmount: [PRICE, -PRICE] }],
    ['has another memo', { memo: 'LS-1-AAAAAAAA' }],
    ['has a memo of another form', { memo: 'for my invoice' }],
  ])('is not paid by what %s', async (_, more) => {
    const { number, memo } = await asked();
    await pay(memo, PRICE, more);
    const { length } = (await state(number)).hbar.received;
    await pay(memo, 1n);
    expect(await received(number, length + 1)).toMatchObject({ invoice: { status: 'UNPAID' } });
  });

  it('is seen by nobody else, and brings what its entries say', async () => {
    const { number } = await asked();
    const other = await api.signedIn('other@example.org');
    const path = `invoices/${number}/hbar`;
    expect((await api.send('GET', `/api/users/${user.id}/${path}`, { token: other.token })).status).toBe(403);
    expect((await api.send('GET', `/api/users/${other.id}/${path}`, { token: other.token })).status).toBe(404);
    const sums = await api.store.query((db) =>
      db.execute(sql`select sum(units)::text as posted, (select sum(units)::text from unit_entry where reference like 'invoice %') as entered
        from hbar_payment`),
    );
    expect(sums.rows[0]?.posted).toBe(sums.rows[0]?.entered);
  });
});

describe('a subscription', () => {
  it('waits for as many units as the next transaction takes, without trying in vain until then', async () => {
    const person = await api.person('events@example.org');
    const { token } = person;
    const { id, queueName, queueUrl } = await api.subscribe(person, { subscriptionType: 'EVENT' });
    const abi = new FormData();
    abi.set('abi', new Blob([JSON.stringify(ABI)], { type: 'application/json' }), 'abi.json');
    const url = `${api.origin}/api/users/subscriptions/${id}/abis`;
    await fetch(url, { method: 'POST', body: abi, headers: { authorization: `Bearer ${token}` } });
    const filter = { filterType: 'FUNCTION_NAME', signature: ['Moved'] };
    await api.send('PUT', `/api/users/subscriptions/filters?queueName=${queueName}`, { token, body: filter });
    expect(await unitBalance(api.store, BigInt(person.id))).toBe(1_000n);
    await api.store.query((db) =>
      db.execute(sql`with spent as (update unit_balance set balance = 1 where user_id = ${person.id} returning user_id)
        insert into unit_entry (user_id, kind, units) select user_id, 'use', -999 from spent`),
    );
    at += NS_PER_SECOND;
    const topic0 = Buffer.from(toEventSelector(ABI[0]).slice(2), 'hex');
    const log = { contract: 6000n, consensusNs: at, topic0, topics: [topic0], data: new Uint8Array(32) };
    await api.commit([sampleTransaction({ consensusNs: at, type: 7, entity: 6000n })], {
      contractLog: [0, 1].map((logIndex) => sampleRow('contractLog', { ...log, logIndex })),
    });
    const stoppedFor = async () =>
      (await api.send('GET', '/api/users/subscriptions', { token })).json.data[0].stoppedFor;
    await expect.poll(stoppedFor, { timeout: 30_000 }).toBe('balance');
    // Each try would have the rules of all subscriptions be read anew.
    const { rulesVersion } = await feedPosition(api.store);
    at += NS_PER_SECOND;
    await api.commit([sampleTransaction({ consensusNs: at })]);
    await vi.waitFor(async () => expect((await feedPosition(api.store)).followedNs).toBe(at), { timeout: 30_000 });
    expect((await feedPosition(api.store)).rulesVersion).toBe(rulesVersion);
    await grantUnits(api.store, person.email, 1n);
    expect(await drain(person, queueUrl, 2)).toHaveLength(2);
    expect(await unitBalance(api.store, BigInt(person.id))).toBe(0n);
  });
});
