import { CALLS, type Call } from '@ledgerscope/contract';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './testing/administrator.ts';
import { nextClient, openPortalApi, PASSWORD, type PortalApi, tokenIn } from './testing/open-portal-api.ts';

const SQL = [
  "'; drop table portal_user cascade; --",
  "1' or '1'='1",
  '1) union select password_hash from portal_user--',
];
const TEXTS = [
  ...SQL,
  '\0',
  '%00',
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '𝕏'.repeat(300),
  '-1',
  'null',
];
const VALUES: readonly unknown[] = [...TEXTS, null, -1, 1e308, true, [], ['x'], {}, { $gt: '' }, { toString: 'x' }];
/** What an answer must not hold: words of the database, its tables and what is in them. */
const LEAKS = /syntax error at|drizzle|failed query|\$argon2|at async|node_modules/i;
const OF_PORTAL = Object.entries<Call>(CALLS).filter(
  ([, { dependsOn, method, path }]) => (dependsOn.includes('portal') || method !== 'GET') && !path.includes('/export/'),
);

describe('calls of the portal, whatever they are sent', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  let admin: { id: string; token: string };
  const logged: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    api = await openPortalApi({ log });
    user = await api.signedIn('user@example.org');
    admin = await administrator(api, 'admin@example.org');
  });
  afterAll(() => api.close());

  const login = async (email: string) => {
    const body = { username: email, password: PASSWORD };
    return (await api.send('POST', '/api/auth/login', { body, from: nextClient() })).json.data;
  };
  const tables = async () => {
    const { rows } = await api.store.query((db) =>
      db.execute(sql`select (select count(*) from portal_user)::int as users,
        (select count(*) from information_schema.tables where table_schema = 'public')::int as tables,
        (select string_agg(email || role || coalesce(password_hash, ''), ',' order by id) from portal_user) as people`),
    );
    return rows[0];
  };
  /** As who may call, each time from another client, so that nothing but the call itself refuses. */
  const ask = async ({ method, access }: Call, url: string, body?: unknown) => {
    const who = access === 'administrator' ? admin : user;
    const sent = { ...(body === undefined ? {} : { body }), from: nextClient() };
    const reply = await api.send(method, url, { ...sent, ...(access === 'public' ? {} : { token: who.token }) });
    // Some of these calls end the session that they are made with.
    if (reply.status === 401 && access !== 'public')
      who.token = (await login(who === admin ? 'admin@example.org' : 'user@example.org')).access_token;
    expect(reply.status, `${method} ${url} ${JSON.stringify(body)}: ${reply.body}`).not.toBe(500);
    expect(reply.body).not.toMatch(LEAKS);
    // No page of another site reads an answer that is one person's, or changes something.
    if (access !== 'public' || method !== 'GET') expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    return reply;
  };
  const pathOf = ({ path, params }: Call, change: Readonly<Record<string, string>> = {}) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(change[name] ?? (name === 'userId' ? user.id : (params[name]?.example ?? ''))),
    );

  it.each(OF_PORTAL)(
    '%s takes SQL, script and rubbish in every parameter and field as text, or refuses it',
    async (_, call) => {
      const before = await tables();
      const body = call.method === 'GET' ? undefined : {};
      for (const text of TEXTS) {
        for (const name of Object.keys(call.params)) await ask(call, pathOf(call, { [name]: text }), body);
        for (const name of Object.keys(call.query.parameters))
          await ask(call, `${pathOf(call)}?${name}=${encodeURIComponent(text)}`, body);
      }
      const fields = Object.keys(call.form);
      if (fields.length > 0 && call.path !== '/api/auth/signup')
        for (const value of VALUES)
          await ask(call, pathOf(call), Object.fromEntries(fields.map((name) => [name, value])));
      expect(await tables()).toEqual(before);
    },
  );

  it.each(
    OF_PORTAL.filter(
      ([, { method, access, path }]) => method !== 'GET' && (access !== 'public' || path.includes('/auth/')),
    ),
  )('%s is not made by the form of another site', async (_, call) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await api.app.inject({
        method: call.method,
        url: pathOf(call),
        remoteAddress: nextClient(),
        payload: '{"email":"a@b.co"}',
        headers: { 'content-type': type, origin: 'https://evil.example', cookie: `access_token=${user.token}` },
      });
      expect([400, 401, 415], `${type}: ${reply.body}`).toContain(reply.statusCode);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('let one client try sixty passwords, of hundreds at once, and ten of those for one address', async () => {
    await api.store.query((db) => db.execute(sql`delete from attempt`));
    /** Whoever hears that the store is too busy has tried nothing, and asks again. */
    const answered = async (send: () => ReturnType<typeof api.send>) => {
      for (;;) {
        const reply = await send();
        if (reply.status !== 503) return reply;
      }
    };
    const tried = async (email: (index: number) => string, from: string) => {
      const replies = await Promise.all(
        Array.from({ length: testSize(300, 1_000) }, (_, index) =>
          answered(() =>
            api.send('POST', '/api/auth/login', {
              body: { username: email(index), password: 'wrong password' },
              from,
            }),
          ),
        ),
      );
      const refused = replies.filter(({ status }) => status === 429);
      expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
      return replies.filter(({ status }) => status === 401).length;
    };
    expect(await tried((index) => `many${index}@example.org`, nextClient())).toBe(60);
    expect(await tried(() => 'one@example.org', nextClient())).toBe(10);
  }, 60_000);

  it('answer a sign-up with a taken address as late as one with a new address', async () => {
    await api.signedIn('taken@example.org');
    const least = async (email: (index: number) => string) => {
      const times = [];
      for (let index = 0; index < 4; index++) {
        // Of the processor, as hashes take it: the time of a busy machine says nothing.
        const before = process.cpuUsage();
        const body = { name: 'Eve', email: email(index), password: PASSWORD };
        const { status } = await api.send('POST', '/api/auth/signup', { body, from: nextClient() });
        const used = process.cpuUsage(before);
        times.push(used.user + used.system);
        expect(status).toBe(200);
      }
      return Math.min(...times);
    };
    const known = await least(() => 'taken@example.org');
    const unknown = await least((index) => `new${index}@example.org`);
    // Without the hash of the password an answer would take a twentieth of it.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(4);
  });

  it('leave no password, token, key or address in the log', async () => {
    const email = 'logged@example.org';
    const { id, token } = await api.signedIn(email);
    const { json } = await api.send('POST', '/api/users/apiKeys', { token });
    await api.send('POST', '/api/auth/password-reset', { body: { email }, from: nextClient() });
    const reset = tokenIn((await api.linksTo(email))[0]);
    await api.send('POST', '/api/auth/password-update', { body: { token: 'x'.repeat(43), password: PASSWORD } });
    await api.send('GET', `/api/users/${id}?access_token=${token}`, { token });
    // A failure of the database is what would be logged with what was asked for.
    await api.store.query((db) => db.execute(sql`alter table portal_user rename to away`));
    await api.send('POST', '/api/auth/login', { body: { username: email, password: PASSWORD }, from: nextClient() });
    await api.send('POST', '/api/auth/password-update', { body: { token: reset, password: PASSWORD } });
    await api.send('GET', `/api/users/${id}?page=1&access_token=${token}&x-api-key=${json.data.key}`, { token });
    await api.store.query((db) => db.execute(sql`alter table away rename to portal_user`));
    const log = logged.join('');
    expect(log).not.toBe('');
    for (const secret of [PASSWORD, token, reset, json.data.key, email]) expect(log).not.toContain(secret);
  });
});
