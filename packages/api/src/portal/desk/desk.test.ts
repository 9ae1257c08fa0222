import { newestMails, ownDapps } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { nextClient, openPortalApi, PASSWORD, type PortalApi } from '../testing/open-portal-api.ts';
import { sendForm } from '../testing/send-form.ts';

const DAPP = { company: 'Makers', title: 'Paper Fox', description: 'Foxes.', accountId: '0.0.1001' };
const ABI = JSON.stringify([{ type: 'function', name: 'draw', inputs: [], outputs: [] }]);

describe('the operator’s desk', () => {
  let api: PortalApi;
  let owner: { id: string; token: string };
  let admin: { id: string; token: string };
  let other: { id: string; token: string };
  beforeAll(async () => {
    api = await openPortalApi();
    owner = await api.signedIn('owner@example.org');
    admin = await administrator(api, 'admin@example.org');
    other = await administrator(api, 'other@example.org');
  });
  afterAll(() => api.close());

  const desk = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = admin.token) =>
    api.send(method, `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const queue = async (state = 'pending') => (await desk('GET', `submissions?state=${state}`)).json.data;
  const audit = async () => (await desk('GET', 'audit')).json.data;
  const register = (title: string, more: Parameters<typeof sendForm>[4] = {}) =>
    sendForm(api, 'POST', `/api/dapps/${title.toLowerCase().replaceAll(' ', '')}/create`, owner.token, {
      ...DAPP,
      title,
      ...more,
    });
  const mailsTo = async (email: string) =>
    (await newestMails(api.store, 100)).filter(({ recipient }) => recipient === email);

  it('approves a dapp once, of two at the same time: it is public, decoded by its ABI, and its owner gets one mail', async () => {
    expect((await register('Paper Fox', { contractId: '0.0.2002', abi: Buffer.from(ABI) })).status).toBe(200);
    expect((await api.send('GET', '/api/dapps/paperfox')).status).toBe(404);
    expect((await api.send('GET', '/api/contracts/0.0.2002/abi')).json).toEqual({ data: null });
    const [waiting] = await queue();
    expect(waiting).toMatchObject({ kind: 'dapp', sender: { email: 'owner@example.org' }, dapp: { id: 'paperfox' } });
    const before = (await mailsTo('owner@example.org')).length;
    const answers = await Promise.all(
      [admin, other, admin, other].map(({ token }) => desk('POST', `submissions/${waiting.id}/approve`, {}, token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await api.send('GET', '/api/dapps/paperfox')).json.data).toMatchObject({
      active: true,
      contractId: '0.0.2002',
    });
    expect((await api.send('GET', '/api/contracts/0.0.2002/abi')).json.data.source).toBe('dapp');
    const mails = await mailsTo('owner@example.org');
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe('Your dapp was approved');
    expect((await audit()).filter(({ subject }: { subject: string }) => subject === 'paperfox')).toHaveLength(1);
    expect(await queue()).toEqual([]);
  });

  it('approves or refuses, of both at the same time', async () => {
    await register('Twice');
    const [waiting] = await queue();
    const answers = await Promise.all([
      desk('POST', `submissions/${waiting.id}/approve`, {}),
      desk('POST', `submissions/${waiting.id}/refuse`, { reason: 'No' }, other.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isPublic = (await api.send('GET', '/api/dapps/twice')).status === 200;
    expect(isPublic).toBe(answers[0]?.status === 200);
  });

  it('approves no contract that came after the request was looked at', async () => {
    await register('Late One', { contractId: '0.0.2003' });
    const [seen] = await queue();
    const abi = Buffer.from(ABI);
    const more = { contractId: '0.0.2004', abi };
    await sendForm(api, 'POST', '/api/contracts/dapps/lateone/addcontract', owner.token, more);
    expect((await desk('POST', `submissions/${seen.id}/approve`, {})).status).toBe(409);
    expect((await api.send('GET', '/api/contracts/0.0.2004/abi')).json).toEqual({ data: null });
    const [anew, ...others] = await queue();
    expect([anew.dapp.contracts.map(({ id }: { id: string }) => id).toSorted(), others]).toEqual([
      ['0.0.2003', '0.0.2004'],
      [],
    ]);
    expect((await desk('POST', `submissions/${anew.id}/approve`, {})).status).toBe(200);
    expect((await api.send('GET', '/api/dapps/lateone/contracts')).json.data).toHaveLength(2);
    // Lists read no files.
    const [own] = await ownDapps(api.store, BigInt(owner.id));
    expect(own?.contracts).toMatchObject([{ hasAbi: false }, { hasAbi: true, hasByteCode: false }]);
    expect(own?.contracts.flatMap(Object.keys)).not.toContain('abi');
  });

  it('answers whoever decides while the owner changes the dapp', async () => {
    await register('Ring');
    const [seen] = await queue();
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = api.store.query((db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from dapp where id = 'ring' for update`);
        held.resolve();
        await done.promise;
      }),
    );
    await held.promise;
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const areWaiting = (count: number) =>
      expect
        .poll(async () => (await api.store.query((db) => db.execute(waiting))).rows.length, { timeout: 4_000 })
        .toBe(count);
    const { title: _title, ...change } = { ...DAPP, company: 'Other Makers' };
    const changed = sendForm(api, 'PUT', '/api/dapps/ring/update', owner.token, change);
    await areWaiting(1);
    const approved = desk('POST', `submissions/${seen.id}/approve`, {});
    await areWaiting(2);
    done.resolve();
    await holding;
    expect([(await changed).status, (await approved).status]).toEqual([200, 409]);
    const [anew] = await queue();
    expect((await desk('POST', `submissions/${anew.id}/approve`, {})).status).toBe(200);
  });

  it('refuses a dapp with a reason, which its owner reads; sent again, it waits again', async () => {
    await register('Refused One');
    const [waiting] = await queue();
    expect((await desk('POST', `submissions/${waiting.id}/refuse`, { reason: ' ' })).json.fields).toEqual({
      reason: ["Can't be blank"],
    });
    expect(
      (await desk('POST', `submissions/${waiting.id}/refuse`, { reason: 'The logo is not <yours>.' })).status,
    ).toBe(200);
    const [mail] = await mailsTo('owner@example.org');
    expect(mail?.text).toContain('Reason: The logo is not <yours>.');
    expect(mail?.html).toContain('&lt;yours&gt;');
    const { title: _title, ...change } = { ...DAPP, company: 'Other Makers' };
    await sendForm(api, 'PUT', '/api/dapps/refusedone/update', owner.token, change);
    const [again] = await queue();
    expect(again).toMatchObject({ kind: 'dapp', dapp: { company: 'Other Makers', review: 'pending' } });
    await desk('POST', `submissions/${again.id}/approve`, {});
    expect((await api.send('GET', '/api/dapps/refusedone')).json.data.company).toBe('Other Makers');
  });

  it('shows a change of a public dapp once it is approved, and only the newest', async () => {
    const change = (company: string) =>
      sendForm(api, 'PUT', '/api/dapps/paperfox/update', owner.token, {
        company,
        accountId: '0.0.1001',
        description: '',
      });
    await change('First');
    await change('Second');
    const company = async () => (await api.send('GET', '/api/dapps/paperfox')).json.data.company;
    expect(await company()).toBe('Makers');
    const waiting = await queue();
    expect(waiting.map((one: { change: { company: string } }) => one.change.company)).toEqual(['Second']);
    await desk('POST', `submissions/${waiting[0].id}/approve`, {});
    expect(await company()).toBe('Second');
  });

  it('shows an added contract once it is approved, and drops a refused one', async () => {
    const add = (contractId: string) =>
      sendForm(api, 'POST', '/api/contracts/dapps/paperfox/addcontract', owner.token, { contractId });
    expect((await add('0.0.3003')).json.data.message).toBe('Your have successfully added a new contract.');
    await add('0.0.3004');
    const shown = async () =>
      (await api.send('GET', '/api/dapps/paperfox/contracts')).json.data.map(({ id }: { id: string }) => id);
    expect(await shown()).toEqual(['0.0.2002']);
    const [first, second] = await queue();
    await desk('POST', `submissions/${first.id}/approve`, {});
    await desk('POST', `submissions/${second.id}/refuse`, { reason: 'Not of this dapp' });
    expect(await shown()).toEqual(['0.0.2002', '0.0.3003']);
    const own = (await api.send('GET', `/api/users/${owner.id}/dapps`, { token: owner.token })).json.data;
    const paperFox = own.find(({ id }: { id: string }) => id === 'paperfox');
    expect(paperFox.contracts).toHaveLength(2);
  });

  it('shows a marketplace link once it is approved; a request without one needs it from the operator', async () => {
    const body = { tokenId: '0.0.5005', serial: '7', nftOwner: '0.0.1001', email: 'seller@example.org' };
    const half = { ...body, phone: '\ud800' };
    expect((await api.send('POST', '/api/nftMarketPlace/register', { body: half, from: nextClient() })).status).toBe(
      400,
    );
    const made = await api.send('POST', '/api/nftMarketPlace/register', { body, from: nextClient() });
    expect(made.json.data.message).toBe(
      'Your submission is under review. Once completed, MarketPlace link will be shown on NFT Page',
    );
    const [waiting] = await queue();
    expect(waiting.marketplace).toMatchObject({ tokenId: '0.0.5005', serial: '7', marketplaceLink: null });
    const without = await desk('POST', `submissions/${waiting.id}/approve`, {});
    expect([without.status, Object.keys(without.json.fields)]).toEqual([400, ['marketplaceLink']]);
    const hostile = await desk('POST', `submissions/${waiting.id}/approve`, { marketplaceLink: 'javascript:alert(1)' });
    expect(hostile.status).toBe(400);
    const link = 'https://market.example/7';
    expect((await desk('POST', `submissions/${waiting.id}/approve`, { marketplaceLink: link })).status).toBe(200);
    expect((await mailsTo('seller@example.org'))[0]?.text).toContain('/hedera/nft/0.0.5005?serialNumber=7');
  });

  it('edits announcements and news, and writes down who did', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const one = {
      description: '<img src=x onerror=alert(1)>',
      severity: 'low',
      date_from: today,
      date_to: today,
      active: true,
    };
    const { json } = await desk('POST', 'announcements', one);
    expect((await api.send('GET', '/api/announcements')).json.data).toMatchObject([{ description: one.description }]);
    await desk('PUT', `announcements/${json.data.id}`, { ...one, active: false });
    expect((await api.send('GET', '/api/announcements')).json.data).toEqual([]);
    expect((await desk('PUT', `announcements/${json.data.id}`, { ...one, date_to: '2001-01-01' })).json.fields).toEqual(
      {
        date_to: ['The last day must not be before the first day'],
      },
    );
    expect((await desk('DELETE', `announcements/${json.data.id}`)).status).toBe(200);
    expect((await desk('DELETE', `announcements/${json.data.id}`)).status).toBe(404);
    const news = { title: 'New', description: 'Text', date: '2026-02-30', active: true };
    expect((await desk('POST', 'news', news)).json.fields).toEqual({ date: ['Must be a day such as 2026-01-31'] });
    const added = await desk('POST', 'news', { ...news, date: '2026-02-28', link: 'https://example.org' });
    expect((await api.send('GET', '/api/news')).json.data).toMatchObject([{ title: 'New', date: '2026-02-28' }]);
    await desk('PUT', `news/${added.json.data.id}`, { ...news, date: '2026-02-28', active: false });
    expect((await api.send('GET', '/api/news')).json.data).toEqual([]);
    await desk('DELETE', `news/${added.json.data.id}`);
    const actions = (await audit()).map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 6)).toEqual([
      'news.delete',
      'news.change',
      'news.add',
      'announcement.delete',
      'announcement.change',
      'announcement.add',
    ]);
  });

  it('orders dapps, hides one, and switches features', async () => {
    const listed = async () => (await api.send('GET', '/api/dapps')).json.data.map(({ id }: { id: string }) => id);
    expect((await desk('PUT', 'dapps', { ids: ['refusedone', 'paperfox', "'; drop table dapp; --"] })).status).toBe(
      200,
    );
    expect((await listed()).slice(0, 2)).toEqual(['refusedone', 'paperfox']);
    expect((await desk('GET', 'dapps')).json.data[0]).toMatchObject({ id: 'refusedone', active: true, sortIndex: 1 });
    await desk('PUT', 'dapps/refusedone/active', { active: false });
    expect(await listed()).not.toContain('refusedone');
    expect((await desk('PUT', 'dapps/nosuch/active', { active: true })).status).toBe(404);
    expect((await desk('PUT', 'features/PAYMENT', { enabled: true })).status).toBe(200);
    expect((await api.send('GET', '/api/features')).json.data.PAYMENT).toBe(true);
    expect((await desk('PUT', 'features/toString', { enabled: true })).status).toBe(404);
  });

  it('finds users, sends a link again, and keeps one out', async () => {
    const from = nextClient();
    const body = { name: "O'Brien %", email: 'late@example.org', password: PASSWORD };
    await api.send('POST', '/api/auth/signup', { body, from });
    const [late] = (await desk('GET', "users?q=o'brien%20%25")).json.data;
    expect(late).toMatchObject({ email: 'late@example.org', state: 'waiting' });
    expect((await desk('GET', 'users?q=%25%25nobody')).json.totalCount).toBe(0);
    await desk('POST', `users/${late.id}/resend-activation`);
    expect(await mailsTo('late@example.org')).toHaveLength(2);
    const [user] = (await desk('GET', 'users?q=owner@')).json.data;
    expect((await desk('POST', `users/${user.id}/resend-activation`)).status).toBe(409);
    await desk('PUT', `users/${user.id}/suspended`, { suspended: true });
    const own = () => api.send('GET', `/api/users/${owner.id}`, { token: owner.token });
    expect((await own()).status).toBe(401);
    await desk('PUT', `users/${user.id}/suspended`, { suspended: false });
    expect((await own()).status).toBe(401);
    expect((await desk('PUT', `users/${admin.id}/suspended`, { suspended: true })).status).toBe(409);
  });

  it('makes the owner of a dapp whom the operator approves, while the feature is on', async () => {
    const user = await api.signedIn('wants@example.org');
    const ask = () => api.send('POST', '/api/dapps/twice/select', { token: user.token, body: {} });
    expect((await ask()).status).toBe(403);
    await desk('PUT', 'features/OWN_DAPP', { enabled: true });
    // It has an owner already.
    expect((await ask()).status).toBe(404);
  });
});
