import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NFTS = 'accounts/2/allowances/nfts';
const AIRDROPS = 'accounts/2/airdrops/pending';
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join('&');

describe('what the program java reads of a query', () => {
  let api: DemoApi<unknown>;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 4n, perFile: 30 });
  });
  afterAll(() => api.close());
  const ask = async (url: string) => {
    const reply = await api.app.inject(`/api/v1/${url}`);
    return [reply.statusCode, reply.json()];
  };

  it.each([
    // A value that is blank is none.
    ['network/nodes?limit=&order=&node.id=&file.id=', 'network/nodes'],
    ['network/fees?order=%20&timestamp=', 'network/fees'],
    [`${NFTS}?account.id=&token.id=&owner=&limit=`, NFTS],
    [`${AIRDROPS}?sender.id=&serialnumber=%20`, AIRDROPS],
    // Of several values of what has one, the first counts.
    ['network/fees?order=desc&order=asc&order=x', 'network/fees?order=desc'],
    [`${NFTS}?limit=1&limit=0`, `${NFTS}?limit=1`],
    // Of several bounds of a side, the last counts; an exact time is an end.
    ['network/exchangerate?timestamp=lt:3&timestamp=lt:9223372036', 'network/exchangerate'],
    ['network/supply?timestamp=gt:1&timestamp=9223372036', 'network/supply'],
    ['network/exchangerate?timestamp=lte:00000009223372036', 'network/exchangerate'],
    // As it reads yes and no.
    [`${NFTS}?owner=yes`, NFTS],
    [`${NFTS}?owner=0`, `${NFTS}?owner=false`],
  ])('%s is %s', async (url, same) => {
    const [status, body] = await ask(url);
    expect([status, body]).toEqual(await ask(same));
    expect(status).toBe(200);
  });

  it.each(['totalcoins', 'circulating'])('gives %s alone, in hbars', async (part) => {
    const reply = await api.app.inject(`/api/v1/network/supply?q=${part}`);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const supply = (await api.app.inject('/api/v1/network/supply')).json<Record<string, string>>();
    const tinybars = (part === 'totalcoins' ? supply.total_supply : supply.released_supply) ?? '';
    expect(reply.body).toMatch(/^\d+\.\d{8}$/);
    expect(reply.body.replace('.', '')).toBe(tinybars);
  });

  it.each([
    ['network/exchangerate?timestamp=gt:9223372036', 'File 0.0.112 not found'],
    ['network/exchangerate?timestamp=gt:5&timestamp=lt:3', 'File 0.0.112 not found'],
    ['network/fees?timestamp=1', 'File 0.0.111 not found'],
    ['network/fees?timestamp=gte:9223372036', 'File 0.0.111 not found'],
    ['network/supply?timestamp=gt:9223372036', 'Network supply not found'],
  ])('%s is of no time that is known', async (url, detail) => {
    expect(await ask(url)).toEqual([404, { _status: { messages: [{ message: 'Not Found', detail }] } }]);
  });

  it.each([
    ['network/exchangerate?timestamp=1&timestamp=lt:2&timestamp=gt:0', 'timestamp size must be between 0 and 2'],
    ['network/supply?timestamp=1&timestamp=1&timestamp=1', 'timestamp size must be between 0 and 2'],
    ['network/exchangerate?timestamp=ne:1', "Failed to convert 'timestamp'"],
    [`${NFTS}?${times(3, 'account.id=gt:1')}`, 'accountIds size must be between 0 and 2'],
    [`${NFTS}?account.id=1&${times(3, 'token.id=1')}`, 'tokenIds size must be between 0 and 2'],
    [`${AIRDROPS}?${times(3, 'sender.id=1')}`, 'senderIds size must be between 0 and 2'],
    [`${AIRDROPS}?${times(3, 'serialnumber=1')}`, 'serialNumbers size must be between 0 and 2'],
    [`accounts/2/hooks?${times(101, 'hook.id=1')}`, 'hookId size must be between 0 and 100'],
    ['network/nodes?limit=1&limit=2', 'Only a single instance is supported for limit'],
    ['network/registered-nodes?order=asc&order=asc', 'Only a single instance is supported for order'],
    // Rows are sorted by these.
    ['network/nodes?node.id=gt:5&node.id=lt:3', 'Invalid range provided for node.id'],
    [`${NFTS}?account.id=gt:5&account.id=lt:3`, 'Invalid range provided for account.id'],
    [`${AIRDROPS}?sender.id=5&sender.id=lt:3`, 'Invalid range provided for account.id'],
    ['network/supply?timestamp=gt:5&timestamp=lt:3', 'Invalid range provided for timestamp'],
    ['network/nodes?node.id=lt:0', 'Invalid range provided for node.id'],
    [`${NFTS}?account.id=lt:0`, 'Invalid range provided for account.id'],
    [`${AIRDROPS}?sender.id=lt:0.0.0`, 'Invalid range provided for account.id'],
    ['network/supply?timestamp=lt:0', 'Invalid range provided for timestamp'],
    [`${NFTS}?account.id=lte:5&token.id=lt:0`, 'Invalid range provided for token.id'],
    [`${NFTS}?account.id=5&token.id=gte:6&token.id=lt:6`, 'Invalid range provided for token.id'],
    // Allowances have one bound of a side.
    [`${NFTS}?account.id=ne:5`, 'Unsupported range operator ne for account.id'],
    [`${NFTS}?account.id=5&token.id=ne:5`, 'Unsupported range operator ne for token.id'],
    [
      `${NFTS}?account.id=gt:5&account.id=gte:7`,
      'Only one range operator from [gt, gte] is allowed for the given parameter for account.id',
    ],
    [
      `${NFTS}?account.id=5&token.id=1&token.id=1`,
      'Only one range operator from [eq] is allowed for the given parameter for token.id',
    ],
    [`${NFTS}?account.id=5&account.id=lte:7`, "Can't support both range and equal for account.id"],
    // Nanoseconds have 64 bits.
    ['network/fees?timestamp=9223372037', "Failed to convert 'timestamp'"],
    ['network/fees?timestamp=lt:00000000000000001.5.5', "Failed to convert 'timestamp'"],
    ['network/fees?timestamp=.5', "Failed to convert 'timestamp'"],
    ['network/fees?timestamp=5.', "Failed to convert 'timestamp'"],
    ['network/supply?q=x', "Failed to convert 'q'"],
    // What has one value has no operator.
    [`${NFTS}?limit=eq:5`, "Failed to convert 'limit'"],
    [`${NFTS}?order=eq:asc`, "Failed to convert 'order'"],
    [`${NFTS}?owner=eq:true`, "Failed to convert 'owner'"],
    [`${NFTS}?owner=constructor`, "Failed to convert 'owner'"],
  ])('%s is refused', async (url, detail) => {
    expect(await ask(url)).toEqual([400, { _status: { messages: [{ message: 'Bad Request', detail }] } }]);
  });
});
