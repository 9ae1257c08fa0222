import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { ServerContext } from '@ledgerscope/api/api-context';
import { openPortalApi, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { feedPosition } from '@ledgerscope/portal-store';
import { Agent } from 'undici';
import { expect, vi } from 'vitest';
import { runFeeds } from '../start-feeds.ts';

/** The instant of the first transaction. */
export const START = 1_700_000_000_000_000_000n;
/** Transaction { signedTransactionBytes: { bodyBytes: { memo: "x" } } }. */
const RAW = Uint8Array.of(0x2a, 5, 0x0a, 3, 0x32, 1, 0x78);

/** Somebody with a key, and a queue client that uses it. */
export interface Person {
  readonly token: string;
  readonly id: string;
  readonly email: string;
  readonly accessKey: string;
  /** The API key itself. */
  readonly key: string;
  readonly client: SQSClient;
}

/** A subscription, as far as tests need it. */
export interface Subscribed {
  readonly id: string;
  readonly queueName: string;
  readonly queueUrl: string;
}

/** The site API on a socket, with feeds that follow its ledger. */
export interface FeedsApi extends PortalApi {
  readonly origin: string;
  person(email: string): Promise<Person>;
  clientOf(accessKeyId: string, secretAccessKey: string): SQSClient;
  subscribe(who: Person, body: object): Promise<Subscribed>;
  /** One block with these transactions and what is beside them. */
  commit(rows: readonly ReturnType<typeof sampleTransaction>[], more?: Parameters<typeof sampleRows>[0]): Promise<void>;
}

/** Opens it with a ledger of one transaction. @param more what a test adds to the context */
export async function openFeedsApi(more: Partial<ServerContext> = {}): Promise<FeedsApi> {
  const api = await openPortalApi({ sealer: sealerOf(new Uint8Array(32)), ...more });
  const origin = await api.app.listen({ port: 0 });
  const abort = new AbortController();
  let sequence = 0n;
  const clientOf = (accessKeyId: string, secretAccessKey: string) => queueClient(origin, accessKeyId, secretAccessKey);
  const commit: FeedsApi['commit'] = async (rows, more = {}) => {
    sequence += 1n;
    const raws = rows.map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs, transactionBytes: RAW }));
    const block = sampleBlock({
      sequence,
      number: sequence,
      batch: `b${sequence}`,
      transactions: rows.length,
      lastNs: rows.at(-1)?.consensusNs ?? 0n,
    });
    const transaction = rows.map((row) => ({ ...row, block: sequence }));
    await api.write(sampleRows({ transaction, transactionRaw: raws, ...more }), [block]);
  };
  await commit([sampleTransaction({ consensusNs: START })]);
  const { store, portal, paymentAccount, log } = api.context;
  if (portal === undefined) throw new Error('no portal');
  const feeds = runFeeds({
    store,
    portal,
    publicUrl: undefined,
    paymentAccount,
    origin: () => origin,
    sealer: api.context.sealer,
    sending: sendingOf(api.context),
    log,
    signal: abort.signal,
  });
  await vi.waitFor(async () => expect((await feedPosition(api.store)).followedNs).toBe(START), { timeout: 60_000 });
  return {
    ...api,
    origin,
    clientOf,
    commit,
    person: async (email) => {
      const { id, token } = await api.signedIn(email);
      const { json } = await api.send('POST', '/api/users/apiKeys', { token });
      const { accessKey, key } = json.data as { accessKey: string; key: string };
      return { id, token, email, accessKey, key, client: clientOf(accessKey, key) };
    },
    subscribe: async ({ token }, body) => {
      // The address of the queue has the host that the owner asked.
      const headers = { host: new URL(origin).host };
      const { status, json } = await api.send('POST', '/api/users/subscriptions', { token, body, headers });
      expect(status).toBe(200);
      return json.data;
    },
    close: async () => {
      abort.abort();
      await feeds;
      await api.close();
    },
  };
}

function queueClient(origin: string, accessKeyId: string, secretAccessKey: string): SQSClient {
  const credentials = { accessKeyId, secretAccessKey };
  return new SQSClient({ region: 'us-east-1', endpoint: `${origin}/sqs`, credentials, maxAttempts: 1 });
}

function sendingOf({ webhookDispatcher, queueService: queues }: FeedsApi['context']) {
  return { dispatcher: webhookDispatcher ?? new Agent(), queues, batch: { most: 10, waitMs: 200 } };
}

/** Receives and deletes until so many were there, or nothing comes for a while. */
export async function drain({ client }: Person, QueueUrl: string, most: number): Promise<Message[]> {
  const found: Message[] = [];
  while (found.length < most) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 20,
        MessageAttributeNames: ['All'],
      }),
    );
    if (Messages.length === 0) break;
    found.push(...Messages);
    await client.send(
      new DeleteMessageBatchCommand({
        QueueUrl,
        Entries: Messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
      }),
    );
  }
  return found;
}
