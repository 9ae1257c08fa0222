import { ATTEMPT_RULES } from '@ledgerscope/api/portal/accounts/attempt-limits';
import {
  nextClient,
  openPortalApi,
  PASSWORD,
  type PortalApi,
  tokenIn,
} from '@ledgerscope/api/portal/testing/open-portal-api';
import { dispatcherTo } from '@ledgerscope/feeds/deliveries/testing/webhook-receiver';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { newToken } from '@ledgerscope/portal/secrets/token';
import {
  MAX_API_KEYS,
  MAX_SAVED_ACCOUNTS,
  MAX_SESSIONS,
  makeAdministrator,
  unitBalance,
} from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const OTHER_PASSWORD = 'another long passphrase';

let api: PortalApi;
beforeAll(async () => {
  // Where nothing listens.
  const webhookDispatcher = dispatcherTo(1);
  api = await openPortalApi({ sealer: sealerOf(new Uint8Array(32).fill(7)), webhookDispatcher });
});
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => api.store.query((db) => db.execute(statement));
const post = (path: string, body: object, from = nextClient()) => api.send('POST', path, { body, from });
const makeKey = async (token: string) =>
  (await api.send('POST', '/api/users/apiKeys', { token })).json.data as { key: string; accessKey: string };
const readKeys = async (token: string) =>
  ((await api.send('GET', '/api/users/apiKeys', { token })).json.data as { accessKey: string }[]).map(
    ({ accessKey }) => accessKey,
  );
const keysBy = (token: string) => post('/api/auth/password-reset-keys', { token });
const setPassword = (token: string, endKeys?: readonly string[]) =>
  post('/api/auth/password-update', { token, password: OTHER_PASSWORD, ...(endKeys === undefined ? {} : { endKeys }) });
const signIn = async (email: string, password: string): Promise<string> =>
  (await post('/api/auth/login', { username: email, password })).json.data.access_token;

async function resetLink(email: string): Promise<string> {
  await post('/api/auth/password-reset', { email });
  return tokenIn((await api.linksTo(email))[0]);
}

describeAttacks('API keys that outlive a password', [
  {
    name: 'who sets a new password sees the keys that live, without using the link up, and ends those they choose',
    limit: null,
    attack: async () => {
      const email = 'keys@example.org';
      const { token } = await api.signedIn(email);
      const [first, second] = [await makeKey(token), await makeKey(token)];
      await api.send('PUT', `/api/users/apiKeys/${second.accessKey}/deactivate`, { token });
      const stranger = await api.signedIn('stranger@example.org');
      const strange = await makeKey(stranger.token);
      const link = await resetLink(email);
      const shown = await keysBy(link);
      expect(shown.json.data).toMatchObject([
        { accessKey: first.accessKey, key: `…${first.key.slice(-4)}`, state: 'ACTIVE', endsAnyway: false },
        { accessKey: second.accessKey, state: 'INACTIVE', lastUsed: null, endsAnyway: false },
      ]);
      expect(shown.body).not.toContain(first.key);
      expect((await setPassword(link, [second.accessKey, strange.accessKey])).status).toBe(200);
      expect(await readKeys(await signIn(email, OTHER_PASSWORD))).toEqual([first.accessKey]);
      expect(await readKeys(stranger.token)).toEqual([strange.accessKey]);
      const { rows } = await run(sql`select text from mail where recipient = ${email} order by id desc limit 1`);
      expect(String(rows[0]?.text)).toContain('1 API key was deleted; 1 API key still works.');
      expect((await keysBy(link)).json.error.code).toBe('link_expired');
    },
  },
  {
    name: 'keys are shown by no other token: not of an activation, not of a session, not after its time',
    limit: 'reset-link',
    attack: async () => {
      const email = 'tokens@example.org';
      await post('/api/auth/signup', { name: 'A', email, password: PASSWORD });
      const activation = tokenIn((await api.linksTo(email))[0]);
      const { token } = await api.signedIn('session@example.org');
      const late = await resetLink('session@example.org');
      await run(sql`update one_time_token set expires_at = now() where purpose = 'reset'`);
      for (const wrong of [activation, token, late, newToken().text]) expect((await keysBy(wrong)).status).toBe(400);
    },
  },
  {
    name: 'keys that were made before anybody used a link to the address end with the first one',
    limit: null,
    attack: async () => {
      const email = 'shown@example.org';
      const shown = newToken();
      await makeAdministrator(api.store, { email, name: 'Operator' }, { hash: shown.hash, hours: 1 });
      // By the link that the operator was shown: it proves nothing about the address.
      expect((await keysBy(shown.text)).json.data).toEqual([]);
      expect((await setPassword(shown.text)).status).toBe(200);
      const { accessKey } = await makeKey(await signIn(email, OTHER_PASSWORD));
      const link = await resetLink(email);
      expect((await keysBy(link)).json.data).toMatchObject([{ accessKey, endsAnyway: true }]);
      expect((await setPassword(link)).status).toBe(200);
      const token = await signIn(email, OTHER_PASSWORD);
      expect(await readKeys(token)).toEqual([]);
      // Later ones are the owner's, and stay unless they are named.
      const kept = await makeKey(token);
      const next = await resetLink(email);
      expect((await keysBy(next)).json.data).toMatchObject([{ endsAnyway: false }]);
      await setPassword(next);
      expect(await readKeys(await signIn(email, OTHER_PASSWORD))).toEqual([kept.accessKey]);
    },
  },
]);

const atOnce = async (times: number, ask: (n: number) => ReturnType<PortalApi['send']>) =>
  (await Promise.all(Array.from({ length: times }, (_, n) => ask(n)))).map(({ status }) => status);
const accepted = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

describeAttacks('what one user can have', [
  {
    name: 'are three API keys, of however many that are made at once',
    limit: 'api-keys',
    attack: async () => {
      const { token } = await api.signedIn('three@example.org');
      const statuses = await atOnce(MAX_API_KEYS + 3, () => api.send('POST', '/api/users/apiKeys', { token }));
      expect(accepted(statuses)).toBe(MAX_API_KEYS);
    },
  },
  {
    name: 'are a hundred saved accounts, of however many that are saved at once',
    limit: 'saved-accounts',
    attack: async () => {
      const { id, token } = await api.signedIn('hundred@example.org');
      await run(sql`insert into saved_account (user_id, account_id)
        select ${id}, '0.0.' || n from generate_series(5001, 5001 + ${MAX_SAVED_ACCOUNTS - 3}) n`);
      const statuses = await atOnce(6, (n) =>
        api.send('POST', `/api/users/${id}/accounts`, { token, body: { accountId: `0.0.${2_000 + n}` } }),
      );
      expect(accepted(statuses)).toBe(2);
    },
  },
  {
    name: 'are thirty sessions and as many known browsers, those that were used last',
    limit: 'sessions',
    attack: async () => {
      const email = 'thirty@example.org';
      const { id, token } = await api.signedIn(email);
      await run(sql`update session set last_used_at = now() - interval '1 day' where user_id = ${id}`);
      for (let n = 0; n < MAX_SESSIONS; n++) await signIn(email, PASSWORD);
      const { rows } = await run(sql`select (select count(*) from session where user_id = ${id})::int sessions,
        (select count(*) from known_device where user_id = ${id})::int devices`);
      expect(rows).toEqual([{ sessions: MAX_SESSIONS, devices: 30 }]);
      expect((await api.send('GET', `/api/users/${id}`, { token })).status).toBe(401);
    },
  },
]);

/** Signs up, looks at the units and deletes the account. */
async function readUnits(email: string, leaves: boolean): Promise<bigint> {
  const { id, token } = await api.signedIn(email);
  const units = await unitBalance(api.store, BigInt(id));
  if (leaves) await api.send('POST', `/api/users/${id}/deletion`, { token, body: { password: PASSWORD } });
  return units;
}

describeAttacks('units of people who leave and come back', [
  {
    name: 'a mailbox gets its free units once, also under other spellings of its address, for a year',
    limit: 'free-units',
    attack: async () => {
      expect(await readUnits('some.body@gmail.com', true)).toBe(1_000n);
      for (const again of ['some.body@gmail.com', 'somebody+two@googlemail.com', 's.o.m.e.b.o.d.y@gmail.com'])
        expect([again, await readUnits(again, true)]).toEqual([again, 0n]);
      expect(await readUnits('some.bodyelse@gmail.com', false)).toBe(1_000n);
      // Elsewhere dots tell mailboxes apart.
      expect(await readUnits('some.body@example.org', true)).toBe(1_000n);
      expect(await readUnits('some.body+x@example.org', false)).toBe(0n);
      expect(await readUnits('somebody@example.org', false)).toBe(1_000n);
      await run(sql`update blocked_hash set ends_at = now()`);
      expect(await readUnits('some.body@gmail.com', false)).toBe(1_000n);
    },
  },
  {
    name: 'what is stored for that names nobody: a hash that is not that of the address',
    limit: null,
    attack: async () => {
      await readUnits('hashed@example.org', true);
      const { rows } = await run(sql`select b.*, encode(sha256('hashed@example.org'), 'hex') plain from blocked_hash b
        order by ends_at desc limit 1`);
      expect(rows[0]).toMatchObject({ kind: 'free units', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(rows[0]?.hash).not.toBe(rows[0]?.plain);
    },
  },
]);

const SAMPLE = `/api/apis/sampleresponse?url=${encodeURIComponent('/hedera/api/transactions')}`;

const FORMS = [
  {
    limit: 'contact-form',
    rule: 'contact',
    path: '/api/contact-us',
    body: { name: 'A', email: 'a@b.co', message: 'x' },
  },
  {
    limit: 'marketplace',
    rule: 'marketplace',
    path: '/api/nftMarketPlace/register',
    body: { email: 'a@b.co', tokenId: '0.0.5', nftOwner: '0.0.1001' },
  },
] as const;

describeAttacks('calls that mail, or call elsewhere', [
  ...FORMS.map(({ limit, rule, path, body }) => ({
    name: `${path} is refused after so many with one address, from wherever`,
    limit,
    attack: async () => {
      const statuses = [];
      for (let n = 0; n < ATTEMPT_RULES[rule].perAddress + 2; n++) statuses.push((await post(path, body)).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    },
  })),
  {
    name: 'samples of the documentation are made for a client sixty times an hour',
    limit: 'sample',
    attack: async () => {
      const from = nextClient();
      await api.send('GET', SAMPLE, { from });
      await run(sql`update attempt set count = ${ATTEMPT_RULES.sample.perClient - 1} where key like 'sample %'`);
      const statuses = [];
      for (let n = 0; n < 3; n++) statuses.push((await api.send('GET', SAMPLE, { from })).status);
      expect(statuses).toEqual([200, 429, 429]);
    },
  },
  {
    name: 'a webhook is tested by its user sixty times an hour',
    limit: 'webhook-test',
    attack: async () => {
      const { id, token } = await api.signedIn('webhook@example.org');
      const body = { subscriptionType: 'TRANSACTION', webhookUrl: 'https://hooks.example.org/in' };
      await api.send('PUT', `/api/users/subscriptions/registration/${id}`, { token });
      const made = await api.send('POST', '/api/users/subscriptions', { token, body });
      const test = async () => {
        const url = `/api/users/subscriptions/${made.json.data.id}/webhook/test`;
        return (await api.send('POST', url, { token, from: nextClient() })).status;
      };
      await test();
      await run(sql`update attempt set count = ${ATTEMPT_RULES.webhook.perAddress - 1} where key like 'webhook %'`);
      expect([await test(), await test()]).toEqual([200, 429]);
    },
  },
]);
