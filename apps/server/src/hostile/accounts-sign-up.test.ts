import { administrator } from '@ledgerscope/api/portal/testing/administrator';
import {
  nextClient,
  openPortalApi,
  PASSWORD,
  type PortalApi,
  tokenIn,
} from '@ledgerscope/api/portal/testing/open-portal-api';
import { newToken } from '@ledgerscope/portal/secrets/token';
import { makeAdministrator, signUp as storeSignUp } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const STRANGE = 'the password of a stranger';
const OWN = 'what the owner of the mailbox sets';

let api: PortalApi;
beforeAll(async () => {
  api = await openPortalApi();
});
afterAll(() => api.close());

const post = (path: string, body: object, from = nextClient()) => api.send('POST', `/api/auth/${path}`, { body, from });
const readStatus = async (path: string, body: object) => (await post(path, body)).status;
const signUp = async (email: string, password = PASSWORD): Promise<string> =>
  (await post('signup', { name: 'Ada', email, password })).json.data.ticket;
const signIn = (username: string, password: string) => readStatus('login', { username, password });
const run = (statement: ReturnType<typeof sql>) => api.store.query((db) => db.execute(statement));
const newestLink = async (email: string) => new URL((await api.linksTo(email))[0] ?? 'http://none');
const setPassword = (token: string, password = OWN) => readStatus('password-update', { token, password });

/** The owner signs up, and later a stranger with the same address. */
async function bothSignUp(email: string): Promise<{ own: string; strange: string }> {
  return { own: await signUp(email), strange: await signUp(email, STRANGE) };
}

/** Neither password lets anybody in; the link of the newest mail lets its reader set one. */
async function expectFirstPassword(email: string): Promise<void> {
  const link = await newestLink(email);
  expect(link.pathname).toBe('/hedera/reset-password');
  expect([await signIn(email, PASSWORD), await signIn(email, STRANGE)]).toEqual([401, 401]);
  expect(await setPassword(tokenIn(link.href))).toBe(200);
  expect([await signIn(email, OWN), await signIn(email, PASSWORD), await signIn(email, STRANGE)]).toEqual([
    200, 401, 401,
  ]);
}

describeAttacks('sign-ups with the address of somebody else, and links', [
  {
    name: 'a link that is sent again activates with the password of the sign-up that asks for it, whoever signed up later',
    limit: null,
    attack: async () => {
      const email = 'again@strangers.org';
      const { own } = await bothSignUp(email);
      expect(await readStatus('resend-activation', { email, ticket: own })).toBe(200);
      const link = await newestLink(email);
      expect(link.pathname).toBe('/hedera/activate');
      expect(await readStatus('activate', { token: tokenIn(link.href) })).toBe(200);
      expect([await signIn(email, PASSWORD), await signIn(email, STRANGE)]).toEqual([200, 401]);
    },
  },
  {
    name: 'the same by the link of an earlier mail, after its time',
    limit: null,
    attack: async () => {
      const email = 'late@strangers.org';
      await signUp(email);
      const old = tokenIn((await newestLink(email)).href);
      await signUp(email, STRANGE);
      await run(sql`update one_time_token set expires_at = now()`);
      await post('resend-activation', { email, ticket: old });
      expect(await readStatus('activate', { token: tokenIn((await newestLink(email)).href) })).toBe(200);
      expect([await signIn(email, PASSWORD), await signIn(email, STRANGE)]).toEqual([200, 401]);
    },
  },
  ...[
    ['without a ticket', async () => ({})],
    ['with the ticket of another address', async () => ({ ticket: await signUp('elsewhere@strangers.org') })],
    ['with a ticket that nobody has', async () => ({ ticket: newToken().text })],
  ].map(([how, more], at) => ({
    name: `who asks for a link ${String(how)} gets one to set a password, and nobody's given one counts`,
    limit: null,
    attack: async () => {
      const email = `nobody${at}@strangers.org`;
      await bothSignUp(email);
      await post('resend-activation', { email, ...(await (more as () => Promise<object>)()) });
      await expectFirstPassword(email);
    },
  })),
  {
    name: 'the operator who sends a link again does not let the password of the last sign-up in',
    limit: null,
    attack: async () => {
      const email = 'desk@strangers.org';
      const operator = await administrator(api, 'operator@strangers.org');
      await bothSignUp(email);
      const { rows } = await run(sql`select id from portal_user where email = ${email}`);
      const url = `/api/admin/users/${String(rows[0]?.id)}/resend-activation`;
      expect((await api.send('POST', url, { token: operator.token })).status).toBe(200);
      await expectFirstPassword(email);
    },
  },
  {
    name: 'a newer link ends the earlier ones of its sign-up, and not those of others',
    limit: null,
    attack: async () => {
      const email = 'newer@strangers.org';
      const { strange } = await bothSignUp(email);
      const [second, own] = (await api.linksTo(email)).map(tokenIn);
      await post('resend-activation', { email, ticket: strange });
      expect(await api.linksTo(email)).toHaveLength(3);
      expect(await readStatus('activate', { token: second })).toBe(400);
      expect(await readStatus('activate', { token: own })).toBe(200);
    },
  },
  {
    name: 'a newer link to set a password ends the earlier one, and never the link that the operator was shown',
    limit: null,
    attack: async () => {
      const email = 'resets@strangers.org';
      const shown = newToken();
      await makeAdministrator(api.store, { email, name: 'Operator' }, { hash: shown.hash, hours: 1 });
      await post('password-reset', { email });
      const first = tokenIn((await newestLink(email)).href);
      await post('password-reset', { email });
      const second = tokenIn((await newestLink(email)).href);
      expect([await setPassword(first), await setPassword(shown.text)]).toEqual([400, 200]);
      // Whoever sets a password ends what else was sent.
      expect(await setPassword(second)).toBe(400);
    },
  },
  {
    name: 'a token that is left over changes nothing of an account that is active',
    limit: null,
    attack: async () => {
      const email = 'active@strangers.org';
      await signUp(email);
      const late = newToken();
      const user = { email, name: 'Eve', company: null, passwordHash: 'x', signUpHash: 'y', mailboxHash: undefined };
      const mail = { recipient: email, subject: '', text: 'no link', html: '' };
      const token = tokenIn((await newestLink(email)).href);
      await storeSignUp(api.store, user, { hash: late.hash, hours: 1 }, { activation: mail, registered: mail });
      await run(sql`update portal_user set activated_at = now(), password_hash = 'owner' where email = ${email}`);
      for (const one of [token, late.text]) expect(await readStatus('activate', { token: one })).toBe(400);
      const { rows } = await run(sql`select password_hash, name from portal_user where email = ${email}`);
      expect(rows).toEqual([{ password_hash: 'owner', name: 'Ada' }]);
    },
  },
]);

const LIMITED = [
  { limit: 'sign-up', path: 'signup', body: (email: string) => ({ name: 'A', email, password: PASSWORD }) },
  { limit: 'activation-link', path: 'resend-activation', body: (email: string) => ({ email }) },
  { limit: 'reset-mail', path: 'password-reset', body: (email: string) => ({ email }) },
] as const;

describeAttacks('mails to the address of somebody else', [
  ...LIMITED.map(({ limit, path, body }) => ({
    name: `${path} is refused to who asks too often for one address, and not to its owner elsewhere`,
    limit,
    attack: async () => {
      const [email, from] = [`flood-${path}@strangers.org`, nextClient()];
      const replies = await Promise.all(Array.from({ length: 8 }, () => post(path, body(email), from)));
      const refused = replies.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(refused[0]?.json.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
      expect(await readStatus(path, body(email))).not.toBe(429);
    },
  })),
  ...LIMITED.map(({ limit, path, body }) => ({
    name: `${path} for one address is refused after twenty, whoever asks from wherever`,
    limit,
    attack: async () => {
      const replies = await Promise.all(Array.from({ length: 23 }, () => post(path, body(`many-${path}@x.org`))));
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
    },
  })),
  {
    name: 'one client asks for links to set a password at most twenty times, for however many addresses',
    limit: 'reset-mail',
    attack: async () => {
      const from = nextClient();
      const asked = Array.from({ length: 23 }, (_, n) => post('password-reset', { email: `n${n}@x.org` }, from));
      expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(3);
    },
  },
  {
    name: 'tokens of links are tried at most sixty times an hour by a client',
    limit: 'reset-link',
    attack: async () => {
      const from = nextClient();
      const tries = Array.from({ length: 63 }, () => post('password-reset-keys', { token: newToken().text }, from));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(60);
      expect((await post('password-update', { token: newToken().text, password: OWN }, from)).status).toBe(429);
    },
  },
]);
