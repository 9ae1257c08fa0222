import type { Message } from '@aws-sdk/client-sqs';
import { NS_PER_MS, NS_PER_SECOND, TRANSACTION_FILTERS, transactionTypeByName } from '@ledgerscope/ledger';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { EventMessage, TopicMessage, TransactionMessage } from '@ledgerscope/messages';
import { grantUnits, unitBalance } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSchema } from './testing/expect-schema.ts';
import { drain, type FeedsApi, openFeedsApi, type Person, START } from './testing/open-feeds-api.ts';
import { uploadAbi } from './testing/upload-abi.ts';

const CONTRACT = 6000n;
const TOPIC = 7000n;
const ABI = parseAbi(['event Moved(address indexed from, uint256 value)']);
const MOVED = Buffer.from(toEventSelector(ABI[0]).slice(2), 'hex');
const WORD = 32;

const at = (second: number) => START + BigInt(second) * NS_PER_SECOND;

let api: FeedsApi;
let ada: Person;
let bob: Person;
let kim: Person;
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
  kim = await api.person('kim@example.org');
});
afterAll(() => api.close());

function filter(who: Person, queueName: string, body: object, query = '') {
  const url = `/api/users/subscriptions/filters?queueName=${queueName}${query}`;
  return api.send('PUT', url, { token: who.token, body });
}

describe('subscriptions', () => {
  it('have 31 types of transactions, each of which the ledger has', () => {
    expect(TRANSACTION_FILTERS).toHaveLength(31);
    expect(TRANSACTION_FILTERS.filter((name) => transactionTypeByName(name) === undefined)).toEqual([]);
  });

  it('send what their filters ask for, once and in order, to queues that the official client reads, one unit each', async () => {
    const transactions = await api.subscribe(ada, {});
    const events = await api.subscribe(ada, { subscriptionType: 'EVENT', model: 'COUNT', count: 1 });
    const topic = await api.subscribe(ada, {
      subscriptionType: 'HCS_TOPIC',
      subscriptionModel: 'DATA',
      period: '1 month',
    });
    const { status } = await api.send('POST', '/api/users/subscriptions', { token: ada.token, body: {} });
    expect(status).toBe(409);
    expect((await filter(ada, transactions.queueName, { filterType: 'PAYER_ACCOUNT', ids: ['0.0.1001'] })).status).toBe(
      200,
    );
    expect(
      (await filter(ada, transactions.queueName, {}, '&filterType=MEMO&ids=voice&user=ADA@example.org')).status,
    ).toBe(200);
    const named = await filter(ada, events.queueName, { filterType: 'FUNCTION_NAME', signature: ['Moved'] });
    expect(named.json.data).toMatchObject({
      filterType: 'FUNCTION_NAME',
      ids: [],
      signature: ['Moved'],
      user: ada.email,
    });
    expect((await filter(ada, topic.queueName, { filterType: 'TOPIC', ids: [`0.0.${TOPIC}`] })).status).toBe(200);
    expect((await uploadAbi(api, ada, events.id, 'no JSON')).status).toBe(400);
    expect((await uploadAbi(api, ada, events.id, '[{"type":"error","name":"Late"}]')).status).toBe(400);
    expect((await uploadAbi(api, ada, topic.id, JSON.stringify(ABI))).status).toBe(409);
    expect((await uploadAbi(api, ada, events.id, JSON.stringify(ABI))).status).toBe(201);
    const before = await unitBalance(api.store, BigInt(ada.id));

    const value = new Uint8Array(WORD).fill(0, 0, WORD - 1).with(WORD - 1, 42);
    const from = new Uint8Array(WORD).with(WORD - 2, 0x04).with(WORD - 1, 0xd2);
    const log = (index: number) =>
      sampleRow('contractLog', {
        contract: CONTRACT,
        consensusNs: at(index),
        logIndex: 3,
        topic0: MOVED,
        topics: [MOVED, from],
        data: value,
      });
    const submitted = sampleRow('topicMessage', { topic: TOPIC, sequenceNumber: 9n, consensusNs: at(4), payer: 1002n });
    await api.commit(
      [
        sampleTransaction({
          consensusNs: at(1),
          payer: 1001n,
          // Of the last two XML has none, in which queues answer too.
          memo: 'invoice 7 \uFFFE\uFFFF',
          transferAccount: [1001n, 1002n],
          transferAmount: [-5n, 5n],
          transferApproval: [0, 0],
          transferErrata: [0, 0],
        }),
        sampleTransaction({ consensusNs: at(2), payer: 1002n, memo: 'other' }),
        sampleTransaction({ consensusNs: at(3), payer: 1002n, type: 7, entity: CONTRACT }),
        sampleTransaction({ consensusNs: at(4), payer: 1002n, type: 27, entity: TOPIC, topicSequenceNumber: 9n }),
        sampleTransaction({ consensusNs: at(5), payer: 1001n, type: 7, entity: CONTRACT }),
      ],
      { contractLog: [log(3), log(5)], topicMessage: [submitted] },
    );
    const sent = await drain(ada, transactions.queueUrl, 2);
    const bodies = sent.map(({ Body = '' }) => JSON.parse(Body) as Record<string, unknown>);
    expect(bodies.map(({ consensusTime }) => consensusTime)).toEqual([
      '2023-11-14T22:13:21.000000000Z',
      '2023-11-14T22:13:25.000000000Z',
    ]);
    expect(bodies[0]).toMatchObject({
      readableTransactionID: '0.0.1001@1699999999.000000000',
      payerID: '0.0.1001',
      status: 'SUCCESS',
      memo: 'invoice 7 \uFFFE\uFFFF',
      transactionFee: 100_000,
      amount: 100_000,
      functionParameters: null,
      logInfo: [],
      transfers: [
        { accountID: '0.0.1001', amount: -5 },
        { accountID: '0.0.1002', amount: 5 },
      ],
    });
    expect(sent[0]?.Body).not.toMatch(/[\uFFFE\uFFFF]/);
    expect(bodies[1]).toMatchObject({
      logInfo: [{ contractID: `0.0.${CONTRACT}`, topics: [MOVED.toString('hex'), expect.any(String)] }],
    });
    const [event] = await drain(ada, events.queueUrl, 1);
    expect(JSON.parse(event?.Body ?? '')).toEqual({
      functionName: 'Moved',
      functionType: 'event',
      inputNames: ['from', 'value'],
      inputTypes: ['address', 'uint256'],
      inputValues: ['0.0.1234', '42'],
      transactionID: {
        accountID: { shardNum: 0, realmNum: 0, num: 1002 },
        validStartDate: '2023-11-14T22:13:21.000000000Z',
      },
      readableTransactionID: '0.0.1002@1700000001.000000000',
      consensusTime: '2023-11-14T22:13:23.000000000Z',
      contract: `0.0.${CONTRACT}`,
      logIndex: 3,
    });
    const [message] = await drain(ada, topic.queueUrl, 1);
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({
      topic: `0.0.${TOPIC}`,
      topicSequenceNumber: 9,
      message: '',
      topicRunningHash: '',
      status: 'SUCCESS',
      consensusTime: '2023-11-14T22:13:24.000000000Z',
    });
    expectSchema(TransactionMessage, ...sent);
    expectSchema(EventMessage, event);
    expectSchema(TopicMessage, message);
    // Two transactions, one of two events, and one message of the topic.
    expect(await unitBalance(api.store, BigInt(ada.id))).toBe(before - 4n);
    const { json } = await api.send('GET', '/api/users/subscriptions', { token: ada.token });
    const list = json.data as { id: string; active: boolean; expiry: string | null; remaining: string | null }[];
    expect(list.map(({ id, active }) => [id, active])).toEqual([
      [topic.id, true],
      [transactions.id, true],
      [events.id, false],
    ]);
    expect(list[2]?.remaining).toBe('0');
    // One that has ended can be followed by another, and not be changed.
    expect((await filter(ada, events.queueName, { filterType: 'FUNCTION_NAME', signature: ['Moved'] })).status).toBe(
      409,
    );
    await api.subscribe(ada, { subscriptionModel: 'EXPIRE_DATE', expiry: '2099-12-31' });
    const usage = await api.send('GET', `/api/users/${ada.id}/getUsageDetails`, { token: ada.token });
    expect(usage.json.data).toMatchObject([{ serviceSubType: 'queueMessage', unitsUsed: '4' }]);
  });

  it('stop where no units are left, and go on from there', async () => {
    const { queueName, queueUrl, id } = await api.subscribe(bob, { transactionTypes: ['CRYPTO_TRANSFER'] });
    await filter(bob, queueName, { filterType: 'RECEIVER_ACCOUNT', ids: ['0.0.2002'] });
    expect(await unitBalance(api.store, BigInt(bob.id))).toBe(1_000n);
    await api.store.query((db) =>
      db.execute(sql`with spent as (update unit_balance set balance = 2 where user_id = ${bob.id} returning user_id)
        insert into unit_entry (user_id, kind, units) select user_id, 'use', -998 from spent`),
    );
    const moved = {
      transferAccount: [1001n, 2002n],
      transferAmount: [-5n, 5n],
      transferApproval: [0, 0],
      transferErrata: [0, 0],
    };
    await api.commit(
      [10, 11, 12, 13].map((second) => sampleTransaction({ consensusNs: at(second), payer: 1005n, ...moved })),
    );
    expect(await drain(bob, queueUrl, 2)).toHaveLength(2);
    const readState = async () => {
      const { json } = await api.send('GET', '/api/users/subscriptions', { token: bob.token });
      return (json.data as { id: string; stoppedFor: string | null }[]).find((one) => one.id === id)?.stoppedFor;
    };
    expect(await readState()).toBe('balance');
    await api.commit([sampleTransaction({ consensusNs: at(14), payer: 1005n, ...moved })]);
    await grantUnits(api.store, bob.email, 100n);
    const rest = await drain(bob, queueUrl, 3);
    expect(
      rest.map(({ Body = '' }) => (JSON.parse(Body) as { consensusTime: string }).consensusTime.slice(17, 19)),
    ).toEqual(['32', '33', '34']);
    await expect.poll(readState, { timeout: 30_000 }).toBeNull();
  });

  it('are paused, and replayed from an instant to an instant before what is live, marked and paid', async () => {
    const { queueName, queueUrl, id } = await api.subscribe(kim, {});
    await filter(kim, queueName, { filterType: 'PAYER_ACCOUNT', ids: ['0.0.1777'] });
    const commit = (...seconds: readonly number[]) =>
      api.commit(
        seconds.map((second) => sampleTransaction({ consensusNs: at(second), payer: 1777n, memo: `${second}` })),
      );
    const act = (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, { token } = kim) =>
      api.send(method, `/api/users/subscriptions/${id}/${path}`, { token });
    const readState = async () => (await act('GET', 'deliveries')).json.data;
    const memos = (messages: readonly Message[]) =>
      messages.map(({ Body = '', MessageAttributes: { replayed } = {} }) => [
        (JSON.parse(Body) as { memo: string }).memo,
        replayed?.StringValue,
      ]);
    await commit(100, 101, 102);
    const first = await drain(kim, queueUrl, 3);
    expect((await act('PUT', 'pause')).status).toBe(200);
    await commit(103);
    expect((await readState()).pausedFor).toBe('owner');
    const span = `from=${at(101) / NS_PER_MS}&until=${at(102) / NS_PER_MS}`;
    expect((await act('POST', 'replay?from=soon')).status).toBe(400);
    expect((await act('POST', 'replay')).status).toBe(400);
    expect((await act('POST', 'replay?from=2099-01-01T00:00:00Z')).status).toBe(409);
    for (const [method, path] of [
      ['POST', `replay?${span}`],
      ['DELETE', 'replay'],
      ['PUT', 'pause'],
      ['PUT', 'resume'],
      ['GET', 'deliveries'],
    ] as const)
      expect((await act(method, path, bob)).status).toBe(404);
    expect((await act('POST', `replay?${span}`)).status).toBe(200);
    expect((await act('POST', `replay?${span}`)).status).toBe(409);
    await commit(104);
    expect((await readState()).replay).toMatchObject({ from: '2023-11-14T22:15:01.000000000Z' });
    // What it looks at costs a unit for each 10,000 transactions, also where it finds nothing.
    await api.store.query((db) => db.execute(sql`update subscription set replay_looked = 9_999 where id = ${id}`));
    expect((await act('PUT', 'resume')).status).toBe(200);
    await commit(105);
    const rest = await drain(kim, queueUrl, 5);
    expect(memos(rest)).toEqual([
      ['101', 'true'],
      ['102', 'true'],
      ['103', undefined],
      ['104', undefined],
      ['105', undefined],
    ]);
    // A reader that deletes several at once names each by this.
    expect(new Set([...first, ...rest].map(({ MessageId }) => MessageId)).size).toBe(8);
    const ids = [...first, ...rest].map(({ MessageAttributes }) => MessageAttributes?.messageId?.StringValue);
    expect(ids.slice(3, 5)).toEqual(ids.slice(1, 3));
    expect(new Set(ids).size).toBe(6);
    expect(await unitBalance(api.store, BigInt(kim.id))).toBe(991n);
    const { deliveries, ...state } = await readState();
    expect(state).toMatchObject({
      sink: 'queue',
      url: expect.stringContaining(queueName),
      queued: 8,
      delivered: 8,
      waiting: 0,
      replay: null,
    });
    expect(deliveries.slice(3, 5)).toMatchObject([
      { state: 'delivered', tries: 1, replayed: true, deleted: expect.any(String) },
      { replayed: true },
    ]);
    await expect.poll(async () => (await readState()).behindSeconds, { timeout: 30_000 }).toBe(0);
  });

  it.each([
    [{ subscriptionType: 'OTHER' }, 'subscriptionType'],
    [{ subscriptionModel: 'EXPIRE_DATE' }, 'expiry'],
    [{ subscriptionModel: 'EXPIRE_DATE', expiry: '2020-02-30' }, 'expiry'],
    [{ subscriptionModel: 'COUNT' }, 'count'],
    [{ subscriptionModel: 'COUNT', count: '0' }, 'count'],
    [{ transactionTypes: ['CRYPTO_MOVE'] }, 'transactionTypes'],
    [{ subscriptionType: 'EVENT', transactionTypes: ['CRYPTO_TRANSFER'] }, 'transactionTypes'],
  ])('refuse %j and name %s', async (body, field) => {
    const { status, json } = await api.send('POST', '/api/users/subscriptions', { token: bob.token, body });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });

  it('refuse filters that their type does not have, and ARNs that are none', async () => {
    const { queueName, id } = await api.subscribe(bob, { subscriptionType: 'EVENT' });
    const readStatus = async (body: object, query = '') => (await filter(bob, queueName, body, query)).status;
    expect(await readStatus({ filterType: 'TOPIC', ids: ['0.0.5'] })).toBe(400);
    expect(await readStatus({ filterType: 'FUNCTION_NAME' })).toBe(400);
    expect(await readStatus({ filterType: 'FUNCTION_NAME', signature: ['no name'] })).toBe(400);
    expect(await readStatus({ filterType: 'FUNCTION_NAME', signature: ['A'], ids: ['x'] })).toBe(400);
    expect(await readStatus({ filterType: 'FUNCTION_NAME', signature: ['A'] }, '&user=ada@example.org')).toBe(403);
    const plain = await api.subscribe(bob, {});
    for (const text of ['a%00b', 'a'.repeat(101)])
      expect((await filter(bob, plain.queueName, { filterType: 'MEMO' }, `&ids=${text}`)).status).toBe(400);
    const bad = await api.send('PUT', `/api/users/subscriptions/${id}/user?arn=bob`, { token: bob.token });
    expect([bad.status, bad.json.message]).toEqual([
      400,
      'Unable to add AWS User IAM, please check the format of your entry.',
    ]);
    const cancelled = await api.send('PUT', `/api/users/${bob.id}/cancelsubscriptionregistration`, {
      token: bob.token,
    });
    expect(cancelled.status).toBe(409);
    expect((await api.send('DELETE', `/api/users/subscriptions/${id}`, { token: bob.token })).status).toBe(200);
    expect((await api.send('DELETE', `/api/users/subscriptions/${id}`, { token: bob.token })).status).toBe(404);
  });
});
