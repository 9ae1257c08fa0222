import { nextClient, openPortalApi, PASSWORD, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { alertMessages } from '@ledgerscope/feeds/alerts/alert-message';
import { type MailTransport, StoppedByRecipient } from '@ledgerscope/portal/mail/mail-transport';
import { sendDueMails } from '@ledgerscope/portal/mail/send-mails';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { gatherAlerts, newestMails, type PortalStore, TEXTS_A_DAY } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const ORIGIN = 'https://explorer.example';
const ACCOUNT = '0.0.2001';
const sealer = sealerOf(new Uint8Array(32).fill(7));
const messageOf = alertMessages(() => ORIGIN, sealer);
const log = pino({ level: 'silent' });

interface Person {
  readonly id: string;
  readonly token: string;
}

let api: PortalApi;
let store: PortalStore;
beforeAll(async () => {
  api = await openPortalApi({ sealer });
  store = api.store;
});
afterAll(() => api.close());
beforeEach(() => run(sql`delete from attempt`));

const run = (statement: ReturnType<typeof sql>) => store.query((db) => db.execute(statement));
const call = (who: Person, method: 'POST' | 'PUT' | 'GET', path: string, body: object = {}) =>
  api.send(method, `/api/users/${who.id}${path}`, {
    token: who.token,
    from: nextClient(),
    ...(method === 'GET' ? {} : { body }),
  });
const textsTo = async (number: string) =>
  (await newestMails(store, 1_000, ['sms'])).filter(({ recipient }) => recipient === number).map(({ text }) => text);
const codeTo = async (number: string) => /: (\d{6}) is/.exec((await textsTo(number))[0] ?? '')?.[1] ?? '';
const enter = (who: Person, contact: string) => call(who, 'PUT', '', { name: 'Ada', contact });
const askCode = (who: Person) => call(who, 'POST', '/contact-code');
const confirm = (who: Person, code: string) => call(who, 'POST', '/contact-confirmation', { code });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

let people = 0;
/** Somebody who entered a number, with a saved account whose texts they want. */
async function person(number: string): Promise<Person> {
  const who = await api.signedIn(`texts${people++}@example.org`);
  await enter(who, number);
  await call(who, 'POST', '/accounts', { accountId: ACCOUNT });
  await run(sql`update saved_account set sms = true where user_id = ${who.id}`);
  return who;
}

async function confirmed(number: string): Promise<Person> {
  const who = await person(number);
  await askCode(who);
  expect((await confirm(who, await codeTo(number))).json.data.contactConfirmed).toBe(true);
  await run(sql`update saved_account set sms = true where user_id = ${who.id}`);
  return who;
}

/** What happens to the saved account of a user, and is gathered as if the last message was long ago. */
async function happens(who: Person): Promise<void> {
  const entries = JSON.stringify([{ ns: '1700000000000000000', text: 'received 5 ℏ' }]);
  await run(sql`insert into alert (user_id, account_id, channel, transactions, entries)
    values (${who.id}, ${ACCOUNT}, 'sms', 1, ${entries}::jsonb)`);
  await run(sql`update saved_account set sms_told_at = null`);
  await gatherAlerts(store, { afterSeconds: 0, everySeconds: 60, most: 100 }, messageOf);
}

describeAttacks('phone numbers of others', [
  {
    name: 'a number gets no text before the code that was sent there was typed in, whatever is switched on',
    limit: 'texts',
    attack: async () => {
      const number = '+12025550101';
      const who = await person(number);
      await happens(who);
      expect(await textsTo(number)).toEqual([]);
      const refused = await call(who, 'PUT', `/accounts/${ACCOUNT}`, { sms: true });
      expect(refused.json.fields).toEqual({
        sms: ['Confirm your mobile number first, with the code sent to it'],
      });
      await askCode(who);
      expect((await confirm(who, otherThan(await codeTo(number)))).status).toBe(400);
      await happens(who);
      expect(await textsTo(number)).toHaveLength(1);
      expect((await confirm(who, await codeTo(number))).status).toBe(200);
      await happens(who);
      expect(await textsTo(number)).toHaveLength(2);
    },
  },
  {
    name: 'every text says how to stop, by STOP and by a link that works without a session',
    limit: 'stopped-texts',
    attack: async () => {
      const number = '+12025550102';
      const who = await confirmed(number);
      await happens(who);
      const [alert = '', code = ''] = await textsTo(number);
      for (const text of [alert, code])
        expect(text).toMatch(
          /\nReply STOP or open https?:\/\/\S+\/hedera\/unsubscribe\?token=[\w-]+ to stop these messages\.$/,
        );
      expect((await api.send('POST', '/api/alerts/end', { body: { token: tokenIn(alert) } })).json.data).toEqual({
        accountId: ACCOUNT,
        channel: 'sms',
        isOn: false,
      });
      const link = { body: { token: tokenIn(code) } };
      const about = { accountId: null, channel: 'sms' };
      expect((await api.send('POST', '/api/alerts/link', link)).json.data).toEqual({ ...about, isOn: true });
      expect((await api.send('POST', '/api/alerts/end', link)).json.data).toEqual({ ...about, isOn: false });
      expect((await call(who, 'GET', '')).json.data).toMatchObject({ contact: number, contactConfirmed: false });
      const again = await askCode(who);
      expect([again.status, again.json.message]).toEqual([
        409,
        'The owner of this number does not want text messages from this site.',
      ]);
      await run(sql`update saved_account set sms = true`);
      await happens(who);
      expect(await textsTo(number)).toHaveLength(2);
    },
  },
  {
    name: 'a number whose owner answers STOP to the provider gets no more, and counts as not confirmed',
    limit: null,
    attack: async () => {
      const number = '+12025550103';
      const [who, other] = [await confirmed(number), await confirmed(number)];
      const transport: MailTransport = {
        channel: 'sms',
        description: '',
        storesTexts: false,
        close: () => {},
        send: async () => {
          throw new StoppedByRecipient('21610');
        },
      };
      await sendDueMails(store, transport, log);
      for (const one of [who, other]) {
        const { data } = (await call(one, 'GET', '')).json;
        expect([data.contactConfirmed, data.accounts[0].sms]).toEqual([false, false]);
      }
    },
  },
  {
    name: 'another number must be confirmed again, and by no code that was sent elsewhere',
    limit: null,
    attack: async () => {
      const [first, second] = ['+12025550104', '+12025550105'];
      const who = await person(first);
      await askCode(who);
      const code = await codeTo(first);
      await enter(who, second);
      expect((await confirm(who, code)).status).toBe(400);
      await happens(who);
      expect(await textsTo(second)).toEqual([]);
      await enter(who, first);
      expect((await confirm(who, code)).status).toBe(200);
      expect((await enter(who, second)).json.data.contactConfirmed).toBe(false);
      expect((await enter(who, first)).json.data.contactConfirmed).toBe(false);
    },
  },
  {
    name: 'a code is tried five times, by its user alone, and ends with the next one and after ten minutes',
    limit: 'contact-confirmation',
    attack: async () => {
      const number = '+12025550106';
      const [who, other] = [await person(number), await person(number)];
      await askCode(who);
      const code = await codeTo(number);
      expect((await confirm(other, code)).status).toBe(400);
      for (let times = 0; times < 5; times++) await confirm(who, otherThan(code));
      expect((await confirm(who, code)).json.fields.code).toEqual(['The code has expired. Request a new one']);
      await askCode(who);
      const second = await codeTo(number);
      await run(sql`update contact_code set expires_at = now()`);
      expect((await confirm(who, second)).status).toBe(400);
    },
  },
  {
    name: 'codes are typed in at most 25 times a day',
    limit: 'contact-confirmation',
    attack: async () => {
      const who = await person('+12025550107');
      const tries = await Promise.all(Array.from({ length: 27 }, () => confirm(who, '000000')));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    },
  },
  {
    name: 'a number gets five codes a day, whoever asks, and a user sends five, to whichever numbers',
    limit: 'contact-code',
    attack: async () => {
      const number = '+12025550108';
      const people5 = [await person(number), await person(number)];
      const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => askCode(people5[n % 2] as Person)));
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(3);
      expect(await textsTo(number)).toHaveLength(5);
      const who = await person('+12025550110');
      const statuses = [];
      for (let n = 1; n <= 7; n++) {
        await enter(who, `+1202555011${n}`);
        statuses.push((await askCode(who)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    },
  },
  {
    name: 'a user causes at most so many texts a day, and the last one says so',
    limit: 'texts',
    attack: async () => {
      const number = '+12025550120';
      const who = await confirmed(number);
      await run(sql`update attempt set count = ${TEXTS_A_DAY - 2} where key like 'text %'`);
      for (let times = 0; times < 4; times++) await happens(who);
      const [last, before, ...rest] = await textsTo(number);
      expect(rest).toHaveLength(1);
      const words = `You’ve reached the limit of ${TEXTS_A_DAY} text messages per day. No more will be sent for up to 24 hours.`;
      expect([last?.includes(words), before?.includes(words)]).toEqual([true, false]);
      // Codes to another number count too.
      await enter(who, '+12025550121');
      expect((await askCode(who)).status).toBe(429);
      expect(await textsTo('+12025550121')).toEqual([]);
    },
  },
  {
    name: 'a number gets at most so many texts a day, however many users entered it, and whoever deletes an account',
    limit: 'texts',
    attack: async () => {
      const number = '+12025550122';
      const [one, two] = [await confirmed(number), await confirmed(number)];
      await run(sql`update attempt set count = ${TEXTS_A_DAY - 1} where key like 'text number %'`);
      await happens(one);
      await api.send('POST', `/api/users/${one.id}/deletion`, { token: one.token, body: { password: PASSWORD } });
      await happens(two);
      expect(await textsTo(number)).toEqual([]);
      expect((await askCode(await person(number))).status).toBe(429);
    },
  },
]);
