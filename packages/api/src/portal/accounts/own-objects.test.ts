import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextClient, openPortalApi, PASSWORD, type PortalApi } from '../testing/open-portal-api.ts';
import { sendForm } from '../testing/send-form.ts';

const OTHER_PASSWORD = 'another long passphrase';

interface Person {
  readonly id: string;
  readonly token: string;
}

describe('what users have of their own', () => {
  let api: PortalApi;
  let user: Person;
  let other: Person;
  beforeAll(async () => {
    api = await openPortalApi();
    user = await api.signedIn('user@example.org');
    other = await api.signedIn('other@example.org');
  });
  afterAll(() => api.close());

  const by = ({ token }: Person) => ({
    get: (path: string) => api.send('GET', `/api/users/${path}`, { token }),
    post: (path: string, body: object = {}) => api.send('POST', `/api/users/${path}`, { token, body }),
    put: (path: string, body: object = {}) => api.send('PUT', `/api/users/${path}`, { token, body }),
    del: (path: string) => api.send('DELETE', `/api/users/${path}`, { token }),
  });

  it('are saved accounts with alias and alerts', async () => {
    const mine = by(user);
    const saved = await mine.post(`${user.id}/accounts`, { accountId: '0.0.1001', alias: 'Shop', email: true });
    const all = { smallestAmount: 0, direction: 'both' };
    expect(saved.json.data).toEqual({ accountId: '0.0.1001', alias: 'Shop', sms: false, email: true, ...all });
    await mine.post(`${user.id}/accounts`, { accountId: '0.0.2002' });
    expect((await mine.get(`${user.id}/accounts`)).json).toMatchObject({
      totalCount: 2,
      data: [{ accountId: '0.0.1001' }, { accountId: '0.0.2002', alias: null }],
    });
    expect((await mine.get(user.id)).json.data.accounts).toHaveLength(2);
    const noNumber = await mine.put(`${user.id}/accounts/0.0.1001`, { sms: true });
    expect(noNumber.json.fields).toEqual({ sms: ['Mobile number required for SMS notifications'] });
    await mine.put(user.id, { name: 'Ada', contact: '+12025550123' });
    const noCode = await mine.put(`${user.id}/accounts/0.0.1001`, { sms: true });
    expect(noCode.json.fields).toEqual({ sms: ['Confirm your mobile number first, with the code sent to it'] });
    await api.store.query((db) => db.execute(sql`update portal_user set contact_confirmed_at = now()`));
    Object.assign(api.context, { sendsTexts: false });
    const noTexts = await mine.put(`${user.id}/accounts/0.0.1001`, { sms: true });
    expect(noTexts.json.fields).toEqual({ sms: ['Text messages are not available on this site'] });
    Object.assign(api.context, { sendsTexts: true });
    expect((await mine.put(`${user.id}/accounts/0.0.1001`, { sms: true })).json.data).toEqual({
      accountId: '0.0.1001',
      alias: null,
      sms: true,
      email: false,
      ...all,
    });
    await mine.put(user.id, { name: 'Ada' });
    expect((await mine.get(`${user.id}/accounts`)).json.data[0].sms).toBe(false);
    expect((await mine.del(`${user.id}/accounts/0.0.2002`)).status).toBe(200);
    for (const call of [mine.del(`${user.id}/accounts/0.0.2002`), mine.put(`${user.id}/accounts/0.0.2002`)])
      expect((await call).status).toBe(404);
    expect((await by(other).get(`${other.id}/accounts`)).json.data).toEqual([]);
  });

  it.each([
    [{}, { accountId: ['Invalid format! Should be x.y.z'] }],
    [{ accountId: '5' }, { accountId: ['Invalid format! Should be x.y.z'] }],
    [{ accountId: '0.0.x' }, { accountId: ['Invalid format! Should be x.y.z'] }],
    [{ accountId: "0.0.5' or 1=1" }, { accountId: ['Invalid format! Should be x.y.z'] }],
    [{ accountId: `0x${'ab'.repeat(20)}` }, { accountId: ['Invalid format! Should be x.y.z'] }],
    [{ accountId: '0.0.1000' }, { accountId: ['Alerts are not available for reserved accounts (below 0.0.1001)'] }],
    [{ accountId: '0.0.1001' }, { accountId: ['You already follow this account'] }],
    [{ accountId: '0.0.3003', alias: 'x'.repeat(61) }, { alias: ['Use at most 60 characters'] }],
    [{ accountId: '0.0.3003', sms: 'yes' }, { sms: ['Must be true or false'] }],
  ])('refuse to save %j', async (body, fields) => {
    expect(await by(user).post(`${user.id}/accounts`, body)).toMatchObject({ status: 400, json: { fields } });
  });

  it('are at most a hundred saved accounts, however many are saved at once', async () => {
    await api.store.query((db) =>
      db.execute(sql`insert into saved_account (user_id, account_id)
        select ${BigInt(other.id)}, '0.0.' || n from generate_series(5001, 5098) n`),
    );
    const results = await Promise.all(
      [1, 2, 3, 4].map((one) => by(other).post(`${other.id}/accounts`, { accountId: `0.0.600${one}` })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  });

  it('are at most three API keys, of four at once too, whose secret is answered once and stored nowhere', async () => {
    const mine = by(user);
    const made = await Promise.all([1, 2, 3, 4].map(() => mine.post('apiKeys')));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    const keys = made.flatMap(({ status, json }) =>
      status === 200 ? [json.data as { key: string; accessKey: string }] : [],
    );
    for (const { key, accessKey } of keys) {
      expect(key).toMatch(/^ls_live_[\w-]{43}$/);
      expect(accessKey).toMatch(/^lsk_[0-9a-f]{24}$/);
    }
    const { body, json } = await mine.get('apiKeys');
    expect(json.data.map((one: { key: string }) => one.key).toSorted()).toEqual(
      keys.map(({ key }) => `…${key.slice(-4)}`).toSorted(),
    );
    const { rows } = await api.store.query((db) =>
      db.execute(sql`select string_agg(k::text, ' ') as stored from api_key k`),
    );
    for (const { key } of keys) expect(body + String(rows[0]?.stored)).not.toContain(key);
  });

  it('are keys that are switched and deleted by their owner alone', async () => {
    const [{ accessKey }] = (await by(user).get('apiKeys')).json.data;
    for (const call of [
      by(other).put(`apiKeys/${accessKey}/deactivate`),
      by(other).put(`apiKeys/${accessKey}/activate`),
      by(other).del(`apiKeys/${accessKey}`),
      by(other).put(`apiKeys/${accessKey}`),
      by(other).get(`apiKeys/${accessKey}/calls`),
      by(user).del('apiKeys/lsk_nosuchkey'),
    ])
      expect((await call).status).toBe(404);
    const limits = { lastDay: '2030-01-31', addresses: ['203.0.113.0/24'], calls: ['listTransactions'] };
    expect((await by(user).put(`apiKeys/${accessKey}`, limits)).json.data).toMatchObject(limits);
    const wrong = await by(user).put(`apiKeys/${accessKey}`, { calls: ['login'] });
    expect(wrong.json.fields).toEqual({ calls: ['login is not a public API call'] });
    expect((await by(user).get(`apiKeys/${accessKey}/calls`)).json).toEqual({ data: [], totalCount: 0, size: 0 });
    expect((await by(user).put(`apiKeys/${accessKey}/deactivate`)).json.data.state).toBe('INACTIVE');
    expect((await by(user).put(`apiKeys/${accessKey}/activate`)).json.data.state).toBe('ACTIVE');
    expect((await by(user).del(`apiKeys/${accessKey}`)).status).toBe(200);
    expect((await by(user).get('apiKeys')).json.totalCount).toBe(2);
    expect((await by(user).post('apiKeys')).status).toBe(200);
  });

  it('are sessions that are listed and ended, by their owner alone', async () => {
    const body = { username: 'user@example.org', password: PASSWORD };
    const { json } = await api.send('POST', '/api/auth/login', {
      body,
      from: nextClient(),
      headers: { 'user-agent': 'Second' },
    });
    const sessions = (await by(user).get('sessions')).json.data as { id: string; current: boolean; device: string }[];
    const second = sessions.find(({ device }) => device === 'Second');
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(second?.current).toBe(false);
    expect((await by(other).del(`sessions/${second?.id}`)).status).toBe(404);
    expect((await by(user).del('sessions/none')).status).toBe(400);
    expect((await by(user).del(`sessions/${second?.id}`)).status).toBe(200);
    expect((await by({ id: user.id, token: json.data.access_token }).get(user.id)).status).toBe(401);
  });

  it('is a password that is changed by who knows it, and ends every session', async () => {
    const wrong = await by(user).put(`${user.id}/password`, { currentPassword: 'wrong', password: OTHER_PASSWORD });
    expect(wrong).toMatchObject({ status: 400, json: { fields: { currentPassword: ['Incorrect password'] } } });
    const form = { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    const changed = await by(user).put(`${user.id}/password`, form);
    expect((await by(user).get(user.id)).status).toBe(401);
    user = { id: user.id, token: changed.json.data.access_token };
    expect((await by(user).get(user.id)).status).toBe(200);
    expect((await api.linksTo('user@example.org'))[0]).toMatch(/\/hedera\/reset-password$/);
  });

  it('is exported without secrets, and deleted by who knows the password', async () => {
    const dapp = { company: 'Makers', title: 'Shop', accountId: '0.0.1001' };
    await sendForm(api, 'POST', '/api/dapps/shop/create', user.token, dapp);
    const link = { email: 'user@example.org', tokenId: '0.0.5', nftOwner: '0.0.1001', phone: '+12025550123' };
    for (const email of [link.email, 'other@example.org'])
      await api.send('POST', '/api/nftMarketPlace/register', { body: { ...link, email }, from: nextClient() });
    const { json, body } = await by(user).get(`${user.id}/export`);
    expect(json.data.dapps).toMatchObject([{ id: 'shop', userEmail: 'user@example.org' }]);
    expect(json.data.requests).toMatchObject([
      { kind: 'marketplace-link', marketplace: { email: 'user@example.org', phone: '+12025550123' } },
      { kind: 'dapp', dapp: { id: 'shop' } },
    ]);
    expect(json.data.user).toMatchObject({ email: 'user@example.org', accounts: [{ accountId: '0.0.1001' }] });
    expect(json.data.apiKeys).toHaveLength(3);
    expect(body).not.toContain(user.token);
    expect(body).not.toContain('argon2');
    expect((await by(user).post(`${user.id}/deletion`, { password: PASSWORD })).status).toBe(400);
    expect((await by(user).post(`${user.id}/deletion`, { password: OTHER_PASSWORD })).status).toBe(200);
    expect((await by(user).get(user.id)).status).toBe(401);
    const { rows } = await api.store.query((db) =>
      db.execute(sql`select (select count(*) from portal_user where email = 'user@example.org')
        + (select count(*) from api_key) + (select count(*) from mail where recipient = 'user@example.org')
        + (select count(*) from submission where content::text like '%user@example.org%' or kind = 'dapp')
        + (select count(*) from dapp) as left`),
    );
    expect(Number(rows[0]?.left)).toBe(0);
    expect((await by(other).get(other.id)).status).toBe(200);
  });
});
