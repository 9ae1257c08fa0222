import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { checkedAgent } from '@ledgerscope/outside/checked-agent';
import { isPublicAddress } from '@ledgerscope/outside/public-address';
import { postToWebhook } from '@ledgerscope/outside/webhook-post';
import { newestMails, unitBalance } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person, START, type Subscribed } from '../testing/open-feeds-api.ts';
import { afterTry } from './send-deliveries.ts';
import { dispatcherTo, type Received, startReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

const URL_OF_ADA = 'https://hooks.example.org/in';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let api: FeedsApi;
let receiver: WebhookReceiver;
let ada: Person;
let bob: Person;
let made: Subscribed & { readonly webhookSecret: string };
let committed = 0n;
beforeAll(async () => {
  receiver = await startReceiver();
  api = await openFeedsApi({ webhookDispatcher: dispatcherTo(receiver.port) });
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
  made = (await api.subscribe(ada, { webhookUrl: URL_OF_ADA })) as typeof made;
  const filter = { filterType: 'PAYER_ACCOUNT', ids: ['0.0.1001'] };
  const path = `/api/users/subscriptions/filters?queueName=${made.queueName}`;
  await api.send('PUT', path, { token: ada.token, body: filter });
});
afterAll(async () => {
  await api.close();
  receiver.close();
});

function own(method: 'GET' | 'POST' | 'PUT', path: string, { token }: Person = ada) {
  return api.send(method, `/api/users/subscriptions/${made.id}/${path}`, { token });
}

async function deliveries() {
  const { status, json } = await own('GET', 'deliveries');
  expect(status).toBe(200);
  return json.data;
}

function filter({ token }: Person, body: object) {
  return api.send('PUT', `/api/users/subscriptions/filters?queueName=${made.queueName}`, { token, body });
}

/** Commits so many transactions that the subscription reports. */
async function pay(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    committed += 1n;
    return sampleTransaction({ consensusNs: START + committed, payer: 1001n, memo: `payment ${committed}` });
  });
  await api.commit(rows);
}

function memosIn({ body }: Received): string[] {
  const { data } = JSON.parse(body) as { data: { id: string; message: { memo: string } }[] };
  return data.map(({ message }) => message.memo);
}

function run(statement: ReturnType<typeof sql>) {
  return api.store.query((db) => db.execute(statement));
}

describe('webhooks', () => {
  it('get each message in order, in signed batches of up to ten, for one unit each however often it is tried', async () => {
    const before = await unitBalance(api.store, BigInt(ada.id));
    receiver.answer = (response, index) => {
      if (index < 2) response.statusCode = 500;
      response.end(index < 2 ? 'not now' : 'thanks');
    };
    await pay(23);
    const good = () => receiver.received.slice(2).flatMap(memosIn);
    await expect.poll(() => good().length, { timeout: 60_000 }).toBe(23);
    expect(good()).toEqual(Array.from({ length: 23 }, (_, index) => `payment ${index + 1}`));
    const [first, second, third] = receiver.received;
    // The same batch under the same id, until it is received.
    expect(new Set([first, second, third].map((one) => one?.headers['webhook-id'])).size).toBe(1);
    expect(new Set([first, second, third].map((one) => one?.body)).size).toBe(1);
    for (const { headers, body } of receiver.received) {
      new Webhook(made.webhookSecret).verify(body, headers as Record<string, string>);
      expect(memosIn({ headers, body }).length).toBeLessThanOrEqual(10);
    }
    expect(await unitBalance(api.store, BigInt(ada.id))).toBe(before - 23n);
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(0);
    const { deliveries: rows, ...state } = await deliveries();
    expect(state).toMatchObject({ url: URL_OF_ADA, pausedFor: null, failingSince: null, delivered: 23, dead: 0 });
    expect(rows).toHaveLength(23);
    expect(rows.at(-1)).toMatchObject({ state: 'delivered', tries: 3, status: 200, response: 'thanks' });
    expect((await api.send('GET', '/api/users/subscriptions', { token: ada.token })).json.data[0]).toMatchObject({
      webhookUrl: URL_OF_ADA,
    });
  });

  it('are signed by the old secret too for a day after a change, and are tested by a button', async () => {
    const { json } = await own('POST', 'webhook/secret');
    receiver.received.length = 0;
    receiver.answer = (response) => response.end('thanks');
    await pay(1);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    for (const secret of [made.webhookSecret, json.data.webhookSecret])
      new Webhook(secret).verify(body, headers as Record<string, string>);
    const tested = await own('POST', 'webhook/test');
    expect(tested.json.data).toMatchObject({ delivered: true, status: 200, response: 'thanks' });
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toEqual({ type: 'test', data: [] });
  });

  it('are given up after the last try, sent again on request, and paused after a day of failures with a mail', async () => {
    receiver.answer = (response) => response.writeHead(500).end('\u0000broken');
    await own('PUT', 'pause');
    await pay(1);
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(1);
    expect((await deliveries()).pausedFor).toBe('owner');
    await run(sql`update delivery set tries = 19 where state = 'waiting'`);
    receiver.received.length = 0;
    await own('PUT', 'resume');
    await expect.poll(async () => (await deliveries()).dead, { timeout: 30_000 }).toBe(1);
    expect((await deliveries()).deliveries[0]).toMatchObject({ state: 'dead', tries: 20, response: '\uFFFDbroken' });
    await run(sql`update receiver set failing_since = now() - interval '25 hours'`);
    expect((await own('POST', 'deadletters')).json.data.message).toBe('Resending 1 message.');
    await expect.poll(async () => (await deliveries()).pausedFor, { timeout: 30_000 }).toBe('failure');
    const mails = await newestMails(api.store, 100);
    expect(
      mails.filter(({ subject }) => subject === 'Your webhook has been paused').map((one) => one.recipient),
    ).toEqual([ada.email]);
    receiver.answer = (response) => response.end('thanks');
    await own('PUT', 'resume');
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(0);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('get a batch that was tried again as it was, also where batches are smaller now', async () => {
    receiver.answer = (response) => response.end('thanks');
    await own('PUT', 'pause');
    await pay(12);
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(12);
    await run(sql`update delivery set tries = 1, batch_id = '00000000-0000-8000-8000-000000000012'
      where state = 'waiting'`);
    receiver.received.length = 0;
    await own('PUT', 'resume');
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(0);
    expect(receiver.received.map((one) => memosIn(one).length)).toEqual([12]);
  });

  it('have what was given up stay apart from what is sent meanwhile', async () => {
    await own('PUT', 'pause');
    await pay(2);
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(2);
    await run(sql`update delivery set batch_id = '00000000-0000-8000-8000-000000000002' where state = 'waiting'`);
    await run(sql`update delivery set state = 'dead' where id = (select max(id) from delivery)`);
    receiver.received.length = 0;
    // While it is posted its owner has the other one sent again.
    receiver.answer = (response, index) =>
      void (index === 0 ? own('POST', 'deadletters') : Promise.resolve()).then(() => response.end('thanks'));
    await own('PUT', 'resume');
    await expect.poll(() => receiver.received.flatMap(memosIn).length, { timeout: 30_000 }).toBe(2);
    await expect.poll(async () => (await deliveries()).waiting, { timeout: 30_000 }).toBe(0);
  });

  it.each([
    'http://hooks.example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://hooks.example.org:22/',
    'https://user:word@hooks.example.org/',
  ])('are refused at %s', async (webhookUrl) => {
    const { status, json } = await api.send('POST', '/api/users/subscriptions', {
      token: bob.token,
      body: { webhookUrl },
    });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ['webhookUrl']]);
  });

  it('are neither redirected nor sent to private addresses, and say why', async () => {
    const post = { url: URL_OF_ADA, secrets: [SECRET], id: 'a', body: '{}' };
    const agent = checkedAgent(isPublicAddress, async () => [{ address: '127.0.0.1', family: 4 }]);
    const refused = await postToWebhook(post, agent);
    expect(refused).toMatchObject({ isDelivered: false, status: null, response: expect.stringMatching(/public/) });
    await agent.destroy();
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    const redirected = await postToWebhook(post, dispatcherTo(receiver.port));
    expect([redirected.isDelivered, redirected.status, receiver.received.length]).toEqual([false, 307, 1]);
  });

  it('are tried again later and later, never all at once', () => {
    const spans = [1, 2, 5, 19].map((tries) => [afterTry(tries, () => 0), afterTry(tries, () => 1)]);
    expect(spans).toEqual([
      [{ retryMs: 500 }, { retryMs: 1_000 }],
      [{ retryMs: 1_000 }, { retryMs: 2_000 }],
      [{ retryMs: 8_000 }, { retryMs: 16_000 }],
      [{ retryMs: 450_000 }, { retryMs: 900_000 }],
    ]);
    expect(afterTry(20)).toBe('dead');
  });

  describe('of others', () => {
    const calls = Object.entries(SUBSCRIPTION_CALLS).filter(([, { path }]) => path.includes('{id}'));
    const QUERIES: Readonly<Record<string, string>> = {
      addQueueReader: '?arn=arn:aws:iam::000000000000:user/a',
      replaySubscription: '?from=2023-11-14T22:13:20Z',
    };
    let filterId = '';
    beforeAll(async () => {
      const { json } = await filter(ada, { filterType: 'MEMO', ids: ['a'] });
      filterId = json.data.filterId;
    });
    /** All that the owner sees of it. */
    const seen = async () => {
      const all = ['', `/${made.id}/deliveries`, `/filters?queueName=${made.queueName}`].map(async (path) => {
        return (await api.send('GET', `/api/users/subscriptions${path}`, { token: ada.token })).json.data;
      });
      return Promise.all(all);
    };

    it.each(calls)('cannot be seen or changed by %s', async (name, { method, path }) => {
      const before = await seen();
      const url = `${api.origin}${path.replace('{id}', made.id).replace('{filterId}', filterId)}${QUERIES[name] ?? ''}`;
      const abi = new FormData();
      abi.set('abi', new Blob(['[{"type":"event","name":"A","inputs":[]}]'], { type: 'application/json' }), 'abi.json');
      const body = name === 'uploadSubscriptionAbi' ? { body: abi } : {};
      const statusFor = async (headers: Readonly<Record<string, string>>) =>
        (await fetch(url, { method, headers, ...body })).status;
      expect(await statusFor({ authorization: `Bearer ${bob.token}` })).toBe(404);
      expect(await statusFor({})).toBe(401);
      expect(await seen()).toEqual(before);
    });

    it('are not found by the names of their queues either', async () => {
      const { queueName } = made;
      expect((await filter(bob, { filterType: 'MEMO', ids: ['b'] })).status).toBe(404);
      const path = `/api/users/subscriptions/filters?queueName=${queueName}`;
      expect((await api.send('GET', path, { token: bob.token })).json.data).toEqual([]);
      const listed = await api.send('GET', '/api/users/subscriptions', { token: bob.token });
      expect(JSON.stringify(listed.json.data)).not.toContain(queueName);
      for (const change of ['registerforsubscriptions', 'cancelsubscriptionregistration'])
        expect((await api.send('PUT', `/api/users/${ada.id}/${change}`, { token: bob.token })).status).not.toBe(200);
    });
  });
});
