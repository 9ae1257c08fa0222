import { newToken } from '@ledgerscope/portal/secrets/token';
import { changePassword } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextClient, openPortalApi, PASSWORD, type PortalApi, tokenIn } from '../testing/open-portal-api.ts';

const OTHER_PASSWORD = 'another long passphrase';
const SIGN_IN_FAILED = 'Sign in failed! Please verify your credentials.';
const RESET_FAILED = 'Unable to reset password: The link may have expired.';

describe('accounts of the portal', () => {
  let api: PortalApi;
  beforeAll(async () => {
    api = await openPortalApi();
  });
  afterAll(() => api.close());

  const post = (path: string, body: unknown, from = nextClient()) =>
    api.send('POST', `/api/auth/${path}`, { body, from });
  const signIn = (username: string, password = PASSWORD) => post('login', { username, password });
  const signUp = (email: string, password = PASSWORD) => post('signup', { name: 'Ada', email, password });
  const run = (statement: ReturnType<typeof sql>) => api.store.query((db) => db.execute(statement));
  const isSignedIn = async (id: string, token: string) =>
    (await api.send('GET', `/api/users/${id}`, { token })).status === 200;

  it('are made, activated by the link of the mail, and signed in to', async () => {
    const made = await signUp('Ada@Example.org');
    expect(made.status).toBe(200);
    expect(made.json.data.message).toBe(
      'An activation link has been sent to ada@example.org. The account must be activated before signing in.',
    );
    expect((await signIn('ada@example.org')).json.message).toBe(SIGN_IN_FAILED);
    const [link] = await api.linksTo('ada@example.org');
    expect(link).toMatch(/^http:\/\/localhost(:80)?\/hedera\/activate\?token=[\w-]{43}$/);
    const token = tokenIn(link);
    expect((await post('activate', { token })).status).toBe(200);
    const again = await post('activate', { token });
    expect([again.status, again.json.error.code]).toEqual([400, 'link_expired']);
    const { status, json, headers } = await signIn(' ADA@example.org ');
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      email: 'ada@example.org',
      name: 'Ada',
      company: null,
      contact: null,
      role: 'user',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(await isSignedIn(json.data.id, json.data.access_token)).toBe(true);
    expect(await isSignedIn(json.data.uuid, json.data.access_token)).toBe(true);
  });

  it.each([
    ['signup', { email: 'a@b.co', password: PASSWORD }, { name: "Can't be blank" }],
    [
      'signup',
      { name: ' ', email: 'a@b', password: '' },
      { name: "Can't be blank", email: 'Invalid email', password: "Password can't be blank" },
    ],
    ['signup', { name: 'A', email: 'a@b.co', password: 'short' }, { password: 'Use at least 10 characters' }],
    [
      'signup',
      { name: 'A', email: 'a@b.co', password: 'Password123' },
      { password: 'This password is too common. Choose a different one.' },
    ],
    ['signup', { name: 'A\r\nBcc: x@y.zz', email: 'a@b.co', password: PASSWORD }, { name: 'Must be one line of text' }],
    ['signup', { name: 'A', email: 'b@c.co\r\nBcc: evil@x.io', password: PASSWORD }, { email: 'Invalid email' }],
    ['signup', { name: 'A', email: 'b@c.co,evil@x.io', password: PASSWORD }, { email: 'Invalid email' }],
    [
      'signup',
      { name: { $gt: '' }, email: ['a@b.co'], password: 12 },
      { name: 'Must be text', email: 'Invalid email', password: "Password can't be blank" },
    ],
    ['signup', [], { name: "Can't be blank", email: 'Invalid email', password: "Password can't be blank" }],
    ['login', { username: '', password: '' }, { username: 'Invalid email', password: "Can't be blank" }],
    ['password-reset', { email: 'nobody' }, { email: 'Invalid email' }],
    [
      'password-update',
      { password: 'short', token: 'x' },
      { password: 'Use at least 10 characters', token: 'The link may have expired.' },
    ],
    ['activate', {}, { token: 'The link may have expired.' }],
  ])('%s refuses %j and names each field', async (path, body, faults) => {
    const { status, json } = await post(path, body);
    expect(status).toBe(400);
    const fields = Object.entries(faults).map(([name, fault]) => [name, [fault]]);
    expect(json).toMatchObject({ fields: Object.fromEntries(fields), error: { parameter: fields[0]?.[0] } });
  });

  it.each(['{', 'x'.repeat(20_000), '{"__proto__": {"role": "administrator"}}'])(
    'refuse a body that is no form',
    async (payload) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: nextClient(),
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
    },
  );

  it('answer alike whether an address has an account or not', async () => {
    await api.signedIn('known@example.org');
    const without = (text: string) =>
      text.replaceAll(/(?:known|unknown)@example\.org/g, '').replaceAll(/"ticket":"[\w-]{43}"/g, '');
    for (const [path, body] of [
      ['signup', { name: 'Eve', password: PASSWORD }],
      ['resend-activation', {}],
      ['login', { password: 'wrong password' }],
    ] as const) {
      const ask = (email: string) => post(path, { ...body, email, username: email });
      const [known, unknown] = [await ask('known@example.org'), await ask('unknown@example.org')];
      expect(without(known.body), path).toBe(without(unknown.body));
      expect(known.status, path).toBe(unknown.status);
    }
    // Whoever signs up with somebody's address changes nothing of theirs.
    expect((await signIn('known@example.org')).json.data.name).toBe('Ada');
    expect((await api.linksTo('known@example.org'))[0]).toMatch(/\/hedera\/login$/);
  });

  it('are activated with the password of the sign-up that the link belongs to, also if somebody signs up with the address later', async () => {
    const email = 'owner@example.org';
    await signUp(email);
    const [own] = await api.linksTo(email);
    await signUp(email, OTHER_PASSWORD);
    const [strange] = await api.linksTo(email);
    expect((await post('activate', { token: tokenIn(own) })).status).toBe(200);
    expect((await post('activate', { token: tokenIn(strange) })).status).toBe(400);
    expect((await signIn(email, OTHER_PASSWORD)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  it('are activated once, by one of two links that are opened at the same time', async () => {
    const email = 'race@example.org';
    const both = await Promise.all([signUp(email), signUp(email, OTHER_PASSWORD)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const activations = await Promise.all(
      (await api.linksTo(email)).map(async (link) => (await post('activate', { token: tokenIn(link) })).status),
    );
    expect(activations.toSorted()).toEqual([200, 400]);
    const passwords = await Promise.all([signIn(email), signIn(email, OTHER_PASSWORD)]);
    expect(passwords.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('send an activation link once more, also after the first has expired; one of them works', async () => {
    const email = 'again@example.org';
    const { ticket } = (await signUp(email)).json.data;
    await run(sql`update one_time_token set expires_at = now()`);
    expect((await post('resend-activation', { email, ticket })).status).toBe(200);
    const [second, first] = await api.linksTo(email);
    expect((await post('activate', { token: tokenIn(first) })).status).toBe(400);
    expect((await post('activate', { token: tokenIn(second) })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('set a new password by a link that works once, ends all sessions and the owner is notified', async () => {
    const email = 'reset@example.org';
    const { id, token } = await api.signedIn(email);
    expect((await post('password-reset', { email })).status).toBe(200);
    const reset = tokenIn((await api.linksTo(email))[0]);
    const both = await Promise.all(
      [1, 2].map(() => post('password-update', { token: reset, password: OTHER_PASSWORD })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await post('password-update', { token: reset, password: OTHER_PASSWORD })).json.message).toBe(RESET_FAILED);
    expect(await isSignedIn(id, token)).toBe(false);
    expect((await signIn(email)).json.message).toBe(SIGN_IN_FAILED);
    expect((await signIn(email, OTHER_PASSWORD)).status).toBe(200);
    expect((await api.linksTo(email))[0]).toMatch(/\/hedera\/reset-password$/);
  });

  it('let nobody in by a password that was changed before the session begins', async () => {
    const email = 'raced@example.org';
    const { id } = await api.signedIn(email);
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = api.store.query((db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update portal_user set password_hash = 'another' where id = ${id}`);
        await tx.execute(sql`delete from session where user_id = ${id}`);
        begun.resolve();
        await done.promise;
      }),
    );
    await begun.promise;
    const entering = signIn(email);
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await run(waiting)).rows.length, { timeout: 9_000 }).toBe(1);
    done.resolve();
    await changing;
    expect((await entering).json.message).toBe(SIGN_IN_FAILED);
    expect((await run(sql`select 1 from session where user_id = ${id}`)).rows).toEqual([]);
    const mail = { recipient: email, subject: '', text: '', html: '' };
    expect(await changePassword(api.store, BigInt(id), { from: 'the one before', to: 'mine' }, mail)).toBe(false);
  });

  it('say where a reset link is asked for that an address has no account, as the specification demands', async () => {
    const { status, json } = await post('password-reset', { email: 'nobody@example.org' });
    expect([status, json.message]).toEqual([404, 'Unable to issue reset request: Email not found.']);
  });

  it('take no token of one purpose for the other, none that is too old, and none that was made up', async () => {
    const email = 'swap@example.org';
    await signUp(email);
    const activation = tokenIn((await api.linksTo(email))[0]);
    expect((await post('password-update', { token: activation, password: OTHER_PASSWORD })).status).toBe(400);
    await post('password-reset', { email });
    const reset = tokenIn((await api.linksTo(email))[0]);
    expect((await post('activate', { token: reset })).status).toBe(400);
    expect((await post('activate', { token: newToken().text })).status).toBe(400);
    await run(sql`update one_time_token set expires_at = now()`);
    expect((await post('activate', { token: activation })).status).toBe(400);
    expect((await post('password-update', { token: reset, password: OTHER_PASSWORD })).status).toBe(400);
  });

  it('end a session by signing out, after 30 days without use, and where an administrator suspends the user', async () => {
    const email = 'sessions@example.org';
    const first = await api.signedIn(email);
    const tokens = [];
    for (let count = 0; count < 3; count++) tokens.push((await signIn(email)).json.data.access_token as string);
    const [second = '', third = '', fourth = ''] = tokens;
    expect((await api.send('POST', '/api/auth/logout', { token: second })).status).toBe(200);
    expect(await isSignedIn(first.id, second)).toBe(false);
    expect(await isSignedIn(first.id, third)).toBe(true);
    // Use extends it to 30 days from then.
    await run(sql`update session set last_used_at = now() - interval '29 days', expires_at = now() + interval '1 day'`);
    expect(await isSignedIn(first.id, third)).toBe(true);
    await run(
      sql`update session set last_used_at = last_used_at - interval '2 days', expires_at = expires_at - interval '2 days'`,
    );
    expect(await isSignedIn(first.id, third)).toBe(true);
    expect(await isSignedIn(first.id, fourth)).toBe(false);
    await run(sql`update portal_user set suspended_at = now() where email = ${email}`);
    expect(await isSignedIn(first.id, third)).toBe(false);
    expect((await signIn(email)).json.message).toBe(SIGN_IN_FAILED);
  });

  it('store no password and no token as it is', async () => {
    const { token } = await api.signedIn('stored@example.org');
    const { rows } = await run(
      sql`select (select string_agg(t::text, ' ') from portal_user t) || (select string_agg(t::text, ' ') from session t)
            || coalesce((select string_agg(t::text, ' ') from one_time_token t), '') as all_rows`,
    );
    const stored = String(rows[0]?.all_rows);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [PASSWORD, token, tokenIn((await api.linksTo('stored@example.org'))[0])])
      expect(stored).not.toContain(secret);
  });

  it('limit what one client tries with many addresses, and forget attempts that ended well', async () => {
    const from = nextClient();
    const statuses = [];
    for (let count = 0; count < 22; count++)
      statuses.push((await post('password-reset', { email: `nobody${count}@example.org` }, from)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await api.signedIn('forgotten@example.org');
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 8; count++) await signIn('forgotten@example.org', 'wrong password');
      expect((await signIn('forgotten@example.org')).status).toBe(200);
    }
  });
});
