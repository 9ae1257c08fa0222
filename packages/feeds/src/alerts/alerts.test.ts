import { entityIdFromStore } from '@ledgerscope/ledger';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { alertToken } from '@ledgerscope/portal/secrets/alert-link';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { newestMails } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person, START } from '../testing/open-feeds-api.ts';

const WAIT = { timeout: 60_000, interval: 100 };
/** From the block's commit to the message. */
const MOST_MS = 10_000;
const PHONE = '+12025550123';
const TINYBARS = 500_000_000n;

let api: FeedsApi;
let ada: Person;
let bob: Person;
let instant = START;
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
  await as(ada)('PUT', '', { name: 'Ada', contact: PHONE });
  await api.store.query((db) =>
    db.execute(sql`update portal_user set contact_confirmed_at = now() where contact = ${PHONE}`),
  );
});
afterAll(() => api.close());

const as =
  (who: Person) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    api.send(
      method,
      `/api/users/${who.id}${path}`,
      method === 'GET' ? { token: who.token } : { token: who.token, body },
    );

/** Transactions in which one account pays another, in one block. */
async function pay(from: bigint, to: bigint, amounts: readonly bigint[]): Promise<void> {
  await api.commit(
    amounts.map((amount) => {
      instant += 1_000_000_000n;
      return sampleTransaction({
        consensusNs: instant,
        payer: from,
        type: 14,
        transferAccount: [from, to],
        transferAmount: [-amount, amount],
        transferApproval: [0, 0],
        transferErrata: [0, 0],
        fee: 0n,
      });
    }),
  );
}

/** Mails and texts about saved accounts, oldest first. */
async function reported(recipient: string) {
  const mails = await newestMails(api.store, 1_000);
  return mails.filter((mail) => mail.recipient === recipient && /\/hedera\/accounts\//.test(mail.text)).reverse();
}

/** As if the minute after the last message was over. */
const minuteLater = () =>
  api.store.query(async (db) => {
    await db.execute(sql`update saved_account set email_told_at = email_told_at - interval '1 minute',
      sms_told_at = sms_told_at - interval '1 minute'`);
    await db.execute(sql`select pg_notify('ledgerscope_wake', 'alert')`);
  });
const waiting = async () => {
  const { rows } = await api.store.query((db) =>
    db.execute(sql`select coalesce(sum(transactions), 0)::int n from alert`),
  );
  return rows[0]?.n;
};

describe('alerts of saved accounts', () => {
  it('report what happened by mail and by text within seconds, gathered to one message a minute', async () => {
    const choice = { alias: 'Shop', email: true, sms: true, smallestAmount: '100000000', direction: 'in' };
    const saved = await as(ada)('POST', '/accounts', { accountId: '0.0.2001', ...choice });
    expect(saved.json.data).toMatchObject({ smallestAmount: 100_000_000, direction: 'in' });
    const committedMs = Date.now();
    // Too little, the wrong way, and one of an account that nobody saved.
    await pay(2002n, 2001n, [TINYBARS, 5n, TINYBARS * 2n]);
    await pay(2001n, 2002n, [TINYBARS]);
    await pay(2003n, 2004n, [TINYBARS]);
    const [mail, text] = await vi.waitFor(async () => {
      const [mails, texts] = [await reported(ada.email), await reported(PHONE)];
      expect([mails.length, texts.length]).toEqual([1, 1]);
      return [mails[0], texts[0]];
    }, WAIT);
    // By the clock of the database, which is that of this machine.
    for (const one of [mail, text]) expect(Number(one?.createdAt) - committedMs).toBeLessThan(MOST_MS);
    expect(mail?.subject).toBe('Shop (0.0.2001): 2 transactions');
    expect(mail?.text).toContain('2023-11-14 22:13:21 UTC\nCrypto transfer: received 5 ℏ from 0.0.2002');
    expect(mail?.text).toContain('/hedera/transactions/1700000001.000000000');
    expect(mail?.text).toContain('received 10 ℏ');
    expect(mail?.html).toContain('<li>');
    expect(text).toMatchObject({ channel: 'sms', subject: '', html: '', unsubscribeUrl: null });
    expect(text?.text).toContain(
      'Ledgerscope: Shop (0.0.2001)\n2023-11-14 22:13:21 UTC: Crypto transfer: received 5 ℏ',
    );
    // The next ones wait for the end of the minute.
    await pay(2002n, 2001n, [TINYBARS]);
    await pay(2002n, 2001n, [TINYBARS]);
    await expect.poll(waiting, WAIT).toBe(4);
    expect(await reported(ada.email)).toHaveLength(1);
    await minuteLater();
    await expect
      .poll(async () => (await reported(ada.email)).map(({ subject }) => subject), WAIT)
      .toEqual(['Shop (0.0.2001): 2 transactions', 'Shop (0.0.2001): 2 transactions']);
    await expect.poll(async () => (await reported(PHONE)).length, WAIT).toBe(2);
  });

  it('begin when they are switched on, and end with what waits when they are switched off', async () => {
    await as(bob)('POST', '/accounts', { accountId: '0.0.3001', email: false });
    await pay(3002n, 3001n, [1n]);
    await as(bob)('PUT', '/accounts/0.0.3001', { email: true });
    await pay(3002n, 3001n, [2n]);
    await expect.poll(async () => (await reported(bob.email)).length, WAIT).toBe(1);
    const [mail] = await reported(bob.email);
    expect(mail?.subject).toBe('0.0.3001: 1 transaction');
    expect(mail?.text).toContain('received 0.00000002 ℏ');
    await pay(3002n, 3001n, [3n]);
    await expect.poll(waiting, WAIT).toBe(1);
    await as(bob)('PUT', '/accounts/0.0.3001', { email: false });
    expect(await waiting()).toBe(0);
  });

  it('end by the link in them, by one click too, and for nobody else', async () => {
    const one = (await reported(ada.email))[0];
    const url = new URL(one?.unsubscribeUrl ?? '');
    expect(one?.text).toContain(url.href);
    expect(url.pathname).toBe('/hedera/unsubscribe');
    const token = url.searchParams.get('token') ?? '';
    const read = async (path: string, body: object) => api.send('POST', `/api/alerts/${path}`, { body });
    const about = { accountId: '0.0.2001', channel: 'email' };
    expect((await read('link', { token })).json.data).toEqual({ ...about, isOn: true });
    await as(bob)('POST', '/accounts', { accountId: '0.0.2001', email: true });
    const click = await api.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([click.statusCode, click.body]).toEqual([200, 'You’ll no longer receive these alerts for 0.0.2001.\n']);
    expect((await read('link', { token })).json.data).toEqual({ ...about, isOn: false });
    expect((await read('end', { token })).json.data).toEqual({ ...about, isOn: false });
    const [mine, others] = [await as(ada)('GET', '/accounts'), await as(bob)('GET', '/accounts')];
    expect(mine.json.data[0]).toMatchObject({ accountId: '0.0.2001', email: false, sms: true, direction: 'in' });
    expect(others.json.data[1]).toMatchObject({ accountId: '0.0.2001', email: true });
    const strange = alertToken(sealerOf(new Uint8Array(32).fill(1)), {
      userId: BigInt(bob.id),
      channel: 'email',
      accountId: entityIdFromStore(2001n),
    });
    for (const wrong of [strange, 'x'.repeat(60), `${token.slice(0, -4)}AAAA`])
      for (const path of ['link', 'end']) expect((await read(path, { token: wrong })).status).toBe(400);
    const forged = await api.app.inject({ method: 'POST', url: `${url.pathname}?token=${strange}` });
    expect(forged.statusCode).toBe(400);
    expect((await as(bob)('GET', '/accounts')).json.data[1].email).toBe(true);
  });

  it.each<['GET' | 'POST' | 'PUT' | 'DELETE', string, object]>([
    ['GET', '/accounts', {}],
    ['POST', '/accounts', { accountId: '0.0.4001', email: true }],
    ['PUT', '/accounts/0.0.2001', { email: true, smallestAmount: '1' }],
    ['DELETE', '/accounts/0.0.2001', {}],
  ])('of others are out of reach: %s %s', async (method, path, body) => {
    const before = (await as(ada)('GET', '/accounts')).json.data;
    const sent = method === 'GET' ? { token: bob.token } : { token: bob.token, body };
    expect((await api.send(method, `/api/users/${ada.id}${path}`, sent)).status).toBe(403);
    expect((await api.send(method, `/api/users/${ada.id}${path}`, method === 'GET' ? {} : { body })).status).toBe(401);
    expect((await as(ada)('GET', '/accounts')).json.data).toEqual(before);
  });

  it.each([
    [{ direction: 'up' }, 'direction'],
    [{ smallestAmount: '-1' }, 'smallestAmount'],
    [{ smallestAmount: '1.5' }, 'smallestAmount'],
    [{ smallestAmount: '9'.repeat(19) }, 'smallestAmount'],
  ])('refuse %j', async (body, field) => {
    const { status, json } = await as(ada)('PUT', '/accounts/0.0.2001', body);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });
});
