import type { MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/open-test-api.ts';
import { openDifferenceRows } from './testing/differences-in-rows.ts';

const MOST = '9223372036854775807';
/** Processor time of one reply, of which embedded engines take a part. */
const MOST_CPU_MS = 3_000;
const MOST_BYTES = 1_000_000;
const REFUSED_OR_ANSWERED = [200, 206, 400, 404, 501];

/** Values that are as many as are read, and bounds that leave everything. */
const MANY = Array.from({ length: 100 }, (_, at) => at);
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'account.publickey': MANY.map((at) => at.toString(16).padStart(64, '0')),
  publickey: MANY.map((at) => at.toString(16).padStart(64, '0')),
  'block.hash': MANY.map((at) => at.toString(16).padStart(96, '0')),
  'transaction.hash': MANY.map((at) => at.toString(16).padStart(64, '0')),
  slot: MANY.map((at) => at.toString(16)),
  name: MANY.map((at) => `${'%*_'.repeat(20)}${at}`),
  timestamp: MANY.map((at) => `${at}.000000001`),
  type: ['ALL', 'credit'],
  transactiontype: MANY.map(() => 'CRYPTOTRANSFER'),
};
for (const topic of ['topic0', 'topic1', 'topic2', 'topic3'])
  Object.assign(VALUES, { [topic]: MANY.map((at) => 'f'.repeat(60) + String(at)) });

const PATH_VALUES: Readonly<Record<string, string>> = {
  transactionIdOrHash: '0.0.1001-1-1',
  hashOrNumber: MOST,
  tokenId: '3001',
  serialNumber: MOST,
  topicId: '4001',
  sequenceNumber: MOST,
  timestamp: '9999999999.999999999',
  scheduleId: '5001',
  contractId: '9001',
};

const urlOf = ({ path }: MirrorCall) =>
  `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? '2001')}`;
const repeated = (key: string, values: readonly string[]) => values.map((value) => `${key}=${value}`).join('&');

/** What a call is asked by strangers. */
function attacks(call: MirrorCall): readonly string[] {
  const keys = Object.keys(call.params);
  const ofKey = (key: string) => {
    const values = VALUES[key] ?? MANY.map((at) => String(at * 7));
    return [
      repeated(key, values),
      `${key}=gte:0&${key}=lte:${MOST}`,
      `${key}=gt:${MOST}`,
      `${key}=lt:0`,
      `${key}=ne:0&limit=100`,
      `${key}=${'gte:'.repeat(50)}1`,
      `${key}[${'a]['.repeat(200)}b]=1`,
    ];
  };
  const all = keys
    .filter((key) => key !== 'limit' && key !== 'order')
    .map((key) => repeated(key, (VALUES[key] ?? ['7']).slice(0, 1)));
  const topics = keys.includes('topic0')
    ? [
        'timestamp=gte:1&timestamp=lte:604800&' +
          ['topic0', 'topic1', 'topic2', 'topic3'].map((key) => repeated(key, VALUES[key] ?? [])).join('&'),
      ]
    : [];
  return [...keys.flatMap(ofKey), all.join('&'), ...topics, `limit=${MOST}`, repeated('unknown', MANY.map(String))];
}

describe("hostile questions to the mirror node's API", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openDifferenceRows();
  });
  afterAll(() => api.close());

  it.each(Object.entries<MirrorCall>(MIRROR_CALLS))(
    '%s answers or refuses them in bounded time and size',
    async (_, call) => {
      for (const search of attacks(call)) {
        const url = `${urlOf(call)}?${search}`;
        const before = process.cpuUsage();
        const { statusCode, body } = await api.app.inject(url);
        const { user, system } = process.cpuUsage(before);
        const what = `${url.slice(0, 200)}: ${body.slice(0, 200)}`;
        expect(REFUSED_OR_ANSWERED, what).toContain(statusCode);
        expect((user + system) / 1_000, what).toBeLessThan(MOST_CPU_MS);
        expect(body.length, what).toBeLessThan(MOST_BYTES);
      }
    },
  );

  it('refuses more values of one parameter than are read', async () => {
    for (const call of Object.values<MirrorCall>(MIRROR_CALLS))
      for (const key of Object.keys(call.params)) {
        const { statusCode, body } = await api.app.inject(
          `${urlOf(call)}?${repeated(key, [...MANY, 100].map(String))}`,
        );
        expect(statusCode).toBe(400);
        const words = `Parameter values count exceeds maximum number allowed: ${key} count: 101 max: 100`;
        if (call.dialect === 'rest') expect(body).toContain(words);
        else
          expect(body).toMatch(/"detail":"(?:Only a single instance is supported|\w[\w.]* size must be between 0 and)/);
      }
  });
});
