import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drain, type FeedsApi, openFeedsApi, type Person, START } from './testing/open-feeds-api.ts';

const CONTRACT = 6000n;
const ABI = parseAbi(['event Moved(uint256 value)']);
const MOVED = Buffer.from(toEventSelector(ABI[0]).slice(2), 'hex');
/** 330 kB that describe three million values, beside an event as others have it. */
const EVIL = [
  ...ABI,
  {
    type: 'event',
    name: 'E',
    inputs: [
      {
        name: 'all',
        type: 'tuple[300]',
        components: Array.from({ length: 10_000 }, () => ({ name: '', type: 'tuple', components: [] })),
      },
    ],
  },
];

let api: FeedsApi;
let good: Person;
let evil: Person;
beforeAll(async () => {
  api = await openFeedsApi();
  [good, evil] = [await api.person('good@example.org'), await api.person('evil@example.org')];
});
afterAll(() => api.close());

async function subscribed(who: Person, abi: readonly unknown[]) {
  const subscription = await api.subscribe(who, { subscriptionType: 'EVENT' });
  const body = { filterType: 'FUNCTION_NAME', signature: ['Moved'] };
  const url = `/api/users/subscriptions/filters?queueName=${subscription.queueName}`;
  expect((await api.send('PUT', url, { token: who.token, body })).status).toBe(200);
  expect((await uploaded(who, subscription.id, abi)).status).toBe(201);
  return subscription;
}

function uploaded({ token }: Person, id: string, abi: readonly unknown[]) {
  const body = new FormData();
  body.set('abi', new Blob([JSON.stringify(abi)], { type: 'application/json' }), 'abi.json');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${api.origin}/api/users/subscriptions/${id}/abis`, { method: 'POST', body, headers });
}

/** A transaction with the event, so many seconds after the start. */
function commit(seconds: bigint): Promise<void> {
  const consensusNs = START + seconds * NS_PER_SECOND;
  const log = { contract: CONTRACT, consensusNs, topic0: MOVED, topics: [MOVED], data: new Uint8Array(32).fill(1) };
  return api.commit([sampleTransaction({ consensusNs, payer: 1002n, type: 7, entity: CONTRACT })], {
    contractLog: [sampleRow('contractLog', log)],
  });
}

describe('a subscription whose ABI asks for too much', () => {
  it('is refused at the upload, and stops alone where it was stored before, until there is another', async () => {
    const [ofGood, ofEvil] = [await subscribed(good, ABI), await subscribed(evil, ABI)];
    expect((await uploaded(evil, ofEvil.id, EVIL)).status).toBe(400);
    // As earlier releases stored it.
    await api.store.query(async (db) => {
      await db.execute(
        sql`update subscription_abi set hash = 'evil', abi = ${JSON.stringify(EVIL)}::jsonb where subscription_id = ${ofEvil.id}`,
      );
      await db.execute(sql`update feed_position set rules_version = rules_version + 1`);
    });
    await commit(1n);
    expect(await drain(good, ofGood.queueUrl, 1)).toHaveLength(1);
    const readState = async () => {
      const { json } = await api.send('GET', '/api/users/subscriptions', { token: evil.token });
      const { stoppedFor, abiProblem } = json.data[0] as { stoppedFor: string | null; abiProblem: string | null };
      return { stoppedFor, abiProblem };
    };
    await expect.poll(readState).toEqual({ stoppedFor: 'abi', abiProblem: expect.stringContaining('parameters') });
    const { rows } = await api.store.query((db) =>
      db.execute(sql`select subject, text from mail where recipient = ${evil.email} and subject like '%stopped%'`),
    );
    expect(rows).toEqual([{ subject: 'Your subscription has stopped', text: expect.stringContaining('parameters') }]);

    await commit(2n);
    expect(await drain(good, ofGood.queueUrl, 1)).toHaveLength(1);
    expect((await uploaded(evil, ofEvil.id, ABI)).status).toBe(201);
    expect(await drain(evil, ofEvil.queueUrl, 2)).toHaveLength(2);
    await expect.poll(readState, { timeout: 30_000 }).toEqual({ stoppedFor: null, abiProblem: null });
  });
});
