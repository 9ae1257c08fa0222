import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addSubscription, openPortalStore, type PortalStore } from '@ledgerscope/portal-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSize } from '../../../../../packages/ledger/src/testing/test-size.ts';
import { sql } from '../../../../../packages/portal-store/src/testing/sql.ts';
import { startTestPortal, type TestPortal } from '../../../../../packages/portal-store/src/testing/test-portal.ts';
import { sealerOf } from '../../portal/secrets/sealer.ts';
import { addTestKey } from '../../portal/testing/add-test-key.ts';
import { startReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

const PROCESS = path.join(import.meta.dirname, 'testing/webhook-process.ts');
const KILLS = testSize(6, 50);
const MESSAGES = KILLS * 100;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let engine: TestPortal;
let databaseUrl = '';
let store: PortalStore;
let receiver: WebhookReceiver;
beforeAll(async () => {
  engine = await startTestPortal();
  databaseUrl = await engine.databaseUrl();
  store = await openPortalStore({ databaseUrl });
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await store.close();
  await engine.stop();
});

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('delivers every message at least once under one id and in order, whoever is killed while sending, and a dead receiver delays nobody', async () => {
  const { userId } = await addTestKey(store, 'hooks@example.org', 0n);
  const of = async (url: string) => {
    const webhook = { url, secretSealed: sealerOf(new Uint8Array(32)).seal(SECRET) };
    const made = await addSubscription(
      store,
      userId,
      { type: 'TRANSACTION', model: 'FREE', transactionTypes: [], expiresOn: null, remaining: null },
      webhook,
    );
    await store.query((db) =>
      db.execute(sql`insert into delivery (subscription_id, message_id, body)
        select ${made?.id}, gen_random_uuid(), to_json(place) from generate_series(1, ${MESSAGES}::int) place`),
    );
  };
  await of('https://dead.example.org/');
  await of('https://hooks.example.org/');
  const held = new Set<unknown>();
  receiver.answer = (response, index) => {
    const isDead = receiver.received[index]?.headers.host === 'dead.example.org';
    // It never answers.
    if (isDead) held.add(response);
    else setTimeout(() => response.end(), 20);
  };
  let child: ChildProcess | undefined;
  for (let round = 0; round < KILLS; round++) {
    await kill(child);
    child = fork(PROCESS, [databaseUrl, String(receiver.port)], { stdio: 'inherit' });
    await once(child, 'message');
    await sleep(Math.random() * 400);
  }
  const left = async () => {
    const { rows } = await store.query((db) =>
      db.execute(sql`select count(*)::int left from delivery d join webhook w using (subscription_id)
        where w.url like '%hooks%' and d.state <> 'delivered'`),
    );
    return rows[0]?.left;
  };
  await expect.poll(left, { timeout: 120_000 }).toBe(0);
  await kill(child);
  const places = new Map<string, number>();
  for (const { headers, body } of receiver.received) {
    if (headers.host !== 'hooks.example.org') continue;
    const { data } = JSON.parse(body) as { data: { id: string; message: number }[] };
    for (const { id, message } of data) {
      expect(places.get(id) ?? message).toBe(message);
      places.set(id, message);
    }
  }
  // As they came first: none is missing, none has two ids, and none comes before one that is older.
  expect([...places.values()]).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
  expect(held.size).toBeGreaterThan(0);
}, 240_000);
