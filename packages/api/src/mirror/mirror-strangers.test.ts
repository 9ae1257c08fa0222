import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskMirror, askMirror, type MirrorRow } from './testing/ask-mirror.ts';

const LONG = 'A'.repeat(300);
const BAD_ID =
  'Invalid Transaction id. Please use "shard.realm.num-sss-nnn" format where sss are seconds and nnn are nanoseconds';
const NO_SUCH_PARAMETER = (name: string) => ({ message: `Invalid parameter: ${name}` });
const OF_JAVA = (name: string) => ({ message: 'Bad Request', detail: `Failed to convert '${name}'` });

describe("what strangers ask the mirror node's API", () => {
  let api: DemoApi<unknown>;
  let mirror: AskMirror;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 16n, perFile: 60 });
    mirror = askMirror(api.app);
  });
  afterAll(() => api.close());

  it.each([
    [`accounts/${LONG}`, NO_SUCH_PARAMETER('idOrAliasOrEvmAddress')],
    [`accounts/${LONG}/tokens?limit=2`, NO_SUCH_PARAMETER('idOrAliasOrEvmAddress')],
    ['accounts/%', NO_SUCH_PARAMETER('idOrAliasOrEvmAddress')],
    ['accounts/%FF', NO_SUCH_PARAMETER('idOrAliasOrEvmAddress')],
    ['accounts/%00', NO_SUCH_PARAMETER('idOrAliasOrEvmAddress')],
    [`accounts/${LONG}/hooks`, OF_JAVA('ownerId')],
    [`blocks/${'1'.repeat(300)}`, NO_SUCH_PARAMETER('hashOrNumber')],
    [`tokens/${LONG}`, NO_SUCH_PARAMETER('tokenid')],
    [`tokens/1001/nfts/${'9'.repeat(300)}`, NO_SUCH_PARAMETER('serialnumber')],
    [`contracts/${LONG}/state`, NO_SUCH_PARAMETER('contractid')],
    ['contracts/1001/results/%E0%A4%A', NO_SUCH_PARAMETER('timestamp')],
    [`schedules/${LONG}`, NO_SUCH_PARAMETER('scheduleid')],
    [`topics/${LONG}`, OF_JAVA('topicId')],
    [`topics/1001/messages/${LONG}`, NO_SUCH_PARAMETER('sequencenumber')],
    [`transactions/${LONG}`, { message: BAD_ID }],
    [`contracts/results/${LONG}/actions`, { message: BAD_ID }],
  ])('%s is refused in the words of the mirror node, to pages of other sites too', async (url, message) => {
    const { statusCode, headers, body } = await api.app.inject(`/api/v1/${url}`);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { _status: { messages: [message] } }]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    'transactions?account.id=gt:5&account.id=lt:3',
    'transactions?account.id=7&account.id=gt:8',
    'transactions?timestamp=gt:9999999999.999999999',
    'balances?timestamp=1',
    'balances?timestamp=gte:9999999999',
    'accounts?account.id=gt:5&account.id=lt:3',
    'contracts/results?from=0.0.274877906943&timestamp=lt:1',
  ])('%s has no rows, and no page behind it', async (url) => {
    expect(await mirror.page(url)).toMatchObject({ rows: [], next: null });
  });

  it.each([
    ['transactions??limit=1', 'Unknown query parameter: ?limit'],
    ['transactions?limit=1?order=asc', 'Invalid parameter: limit'],
    ['blocks?timestamp=gt:1?limit=1&limit=2', 'Invalid parameter: timestamp'],
  ])('%s is read whole', async (url, message) => {
    const { statusCode, body } = await api.app.inject(`/api/v1/${url}`);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { _status: { messages: [{ message }] } }]);
  });

  it('a range of few accounts has the transactions that each of them has', async () => {
    const [first] = (await mirror.page('accounts?account.id=gt:1000&limit=1&balance=false')).rows;
    const id = Number(String(first?.account).split('.').at(-1));
    const keysOf = (rows: readonly MirrorRow[]) => rows.map(({ consensus_timestamp: at }) => at);
    const one = await mirror.walk(`transactions?account.id=${id}&limit=100`);
    const range = await mirror.walk(`transactions?account.id=gt:${id - 1}&account.id=lt:${id + 1}&limit=100`);
    expect(one.length).toBeGreaterThan(0);
    expect(keysOf(range)).toEqual(keysOf(one));
  });
});
