import { ATTEMPT_RULES } from '@ledgerscope/api/portal/accounts/attempt-limits';
import { administrator } from '@ledgerscope/api/portal/testing/administrator';
import { nextClient, openPortalApi, PASSWORD, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { hashPassword, MAX_CONCURRENT, MAX_WAITING, verifyPassword } from '@ledgerscope/portal/secrets/password';
import { newToken } from '@ledgerscope/portal/secrets/token';
import { makeAdministrator } from '@ledgerscope/portal-store';
import { countStatements } from '@ledgerscope/portal-store/testing/count-statements';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { describeAttacks } from './attacks.ts';

let hashes = 0;
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      hashes++;
      return work(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

let api: PortalApi;
beforeAll(async () => {
  api = await openPortalApi();
  await verifyPassword(undefined, 'the first one makes what later ones are compared with');
});
afterAll(() => api.close());
beforeEach(() => run(sql`delete from attempt`));

const run = (statement: ReturnType<typeof sql>) => api.store.query((db) => db.execute(statement));
const post = (path: string, body: object, from = nextClient()) => api.send('POST', `/api/auth/${path}`, { body, from });
const signIn = (username: string, password: string, from = nextClient(), device?: string) =>
  post('login', { username, password, device }, from);
const wrong = (email: string, times: number, from: string, device?: string) =>
  Promise.all(Array.from({ length: times }, () => signIn(email, 'a wrong password', from, device)));
const refusedOf = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 429).length;
const { perPlace, perClient } = ATTEMPT_RULES['sign-in'];

/** A user who has signed in with a browser, which has a token by that. */
async function owner(email: string): Promise<string> {
  await api.signedIn(email);
  const { json } = await signIn(email, PASSWORD);
  expect(json.data.device_token).toMatch(/^[\w-]{43}$/);
  return json.data.device_token;
}

describeAttacks('passwords of others', [
  {
    name: 'ten wrong passwords slow the place they come from, however many at once; other places get in',
    limit: 'sign-in',
    attack: async () => {
      const [email, place] = ['place@signin.org', nextClient()];
      await owner(email);
      expect(refusedOf(await wrong(email, perPlace + 4, place))).toBe(4);
      const refused = await signIn(email, PASSWORD, place);
      expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
      // The owner's sign-in elsewhere does not give the place new tries.
      expect((await signIn(email, PASSWORD, place)).status).toBe(429);
    },
  },
  {
    name: 'many places at once do not keep the owner out',
    limit: 'sign-in',
    attack: async () => {
      const email = 'places@signin.org';
      await owner(email);
      for (let place = 0; place < 4; place++) await wrong(email, perPlace + 1, nextClient());
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    },
  },
  {
    name: 'a browser that the owner has signed in with gets in from the very place that is slowed',
    limit: 'sign-in',
    attack: async () => {
      const [email, place] = ['known@signin.org', nextClient()];
      const device = await owner(email);
      // All that the client may try, for this address and others.
      await wrong(email, perPlace + 1, place);
      for (let n = 0; n < perClient / perPlace; n++) await wrong(`other${n}@signin.org`, perPlace, place);
      expect((await signIn('new@signin.org', 'x', place)).status).toBe(429);
      const entered = await signIn(email, PASSWORD, place, device);
      expect([entered.status, entered.json.data.device_token]).toEqual([200, device]);
    },
  },
  {
    name: 'administrators get in as others do, from a known browser and from elsewhere',
    limit: 'sign-in',
    attack: async () => {
      const [email, place] = ['admin@signin.org', nextClient()];
      await administrator(api, email);
      const device = (await signIn(email, PASSWORD, place)).json.data.device_token;
      await wrong(email, perPlace + 3, place);
      expect((await signIn(email, PASSWORD, place)).status).toBe(429);
      expect((await signIn(email, PASSWORD, place, device)).status).toBe(200);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    },
  },
  {
    name: 'a stolen token of a browser gives ten tries, and keeps nobody else out',
    limit: 'sign-in',
    attack: async () => {
      const email = 'stolen@signin.org';
      const device = await owner(email);
      const tries = Array.from({ length: perPlace + 3 }, () => signIn(email, 'wrong', nextClient(), device));
      expect(refusedOf(await Promise.all(tries))).toBe(3);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    },
  },
  {
    name: 'the token of one’s own browser is of no use with the address of another, nor one that is made up',
    limit: 'sign-in',
    attack: async () => {
      const [email, place] = ['target@signin.org', nextClient()];
      await owner(email);
      const mine = await owner('attacker@signin.org');
      await wrong(email, perPlace, place);
      for (const device of [mine, newToken().text])
        expect((await signIn(email, PASSWORD, place, device)).status).toBe(429);
      // A token that the server did not give does not become a known one.
      const made = newToken().text;
      const { json } = await signIn(email, PASSWORD, nextClient(), made);
      expect(json.data.device_token).not.toBe(made);
    },
  },
  {
    name: 'a browser is known no more after the password was changed',
    limit: null,
    attack: async () => {
      const email = 'changed@signin.org';
      const { id, token } = await api.signedIn(email);
      const device = (await signIn(email, PASSWORD)).json.data.device_token;
      const body = { currentPassword: PASSWORD, password: 'another long passphrase' };
      await api.send('PUT', `/api/users/${id}/password`, { token, body });
      const place = nextClient();
      await wrong(email, perPlace, place);
      expect((await signIn(email, body.password, place, device)).status).toBe(429);
    },
  },
  {
    name: 'a thousand wrong passwords of a hundred places leave the owner’s browser',
    limit: 'sign-in',
    attack: async () => {
      const email = 'thousand@signin.org';
      const device = await owner(email);
      await wrong(email, 1, nextClient());
      await run(sql`update attempt set count = 1000 where key like 'sign-in address %'`);
      expect((await signIn(email, PASSWORD)).status).toBe(429);
      expect((await signIn(email, PASSWORD, nextClient(), device)).status).toBe(200);
    },
  },
  {
    name: 'the password that changes and deletions ask for can be tried ten times by a place',
    limit: 'password',
    attack: async () => {
      const { id, token } = await api.signedIn('thief@signin.org');
      const from = nextClient();
      const tries = Array.from({ length: ATTEMPT_RULES.password.perPlace + 2 }, () =>
        api.send('POST', `/api/users/${id}/deletion`, { token, from, body: { password: 'wrong' } }),
      );
      expect(refusedOf(await Promise.all(tries))).toBe(2);
    },
  },
  {
    name: 'hashes that nobody can wait for are refused with 503, and others are made afterwards',
    limit: 'password-hashes',
    attack: async () => {
      const asked = Array.from({ length: MAX_CONCURRENT + MAX_WAITING + 20 }, (_, n) => {
        const body = { name: 'A', email: `hash${n}@signin.org`, password: PASSWORD };
        return post('signup', body);
      });
      const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual([200, 503]);
      expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id/);
    },
  },
]);

describeAttacks(
  'whether an address has an account',
  (
    [
      ['login', (email: string) => ({ username: email, password: 'a wrong password' })],
      ['login', (email: string) => ({ username: email, password: PASSWORD.replace('a', 'b') })],
      ['login', (email: string) => ({ username: email, password: 'x', device: newToken().text })],
      ['signup', (email: string) => ({ name: 'A', email, password: PASSWORD })],
      ['resend-activation', (email: string) => ({ email })],
      ['resend-activation', (email: string) => ({ email, ticket: newToken().text })],
      ['password-reset', (email: string) => ({ email })],
    ] as const
  ).map(([path, body], at) => ({
    name: `shows in no work of ${path} (${at}): the same hashes and the same statements for all`,
    limit: null,
    attack: async () => {
      const kinds = ['active', 'waiting', 'suspended', 'operator', 'unknown'].map((kind) => `${kind}${at}@work.org`);
      const [active = '', waiting = '', suspended = '', operator = ''] = kinds;
      await api.signedIn(active);
      await api.signedIn(suspended);
      await post('signup', { name: 'A', email: waiting, password: PASSWORD });
      await run(sql`update portal_user set suspended_at = now() where email = ${suspended}`);
      // One who has no password yet.
      await makeAdministrator(api.store, { email: operator, name: 'O' }, { hash: newToken().hash, hours: 1 });
      const work = [];
      for (const email of kinds) {
        hashes = 0;
        const statements = await countStatements(() => post(path, body(email)));
        work.push({ hashes, statements });
      }
      expect(work[0]?.statements.length).toBeGreaterThan(3);
      for (const one of work) expect(one).toEqual(work.at(-1));
    },
  })),
);
