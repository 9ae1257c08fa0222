import { sampleBlock, sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { type AskMirror, askMirror } from './testing/ask-mirror.ts';

const OWNER = 2_001n;
const STORAGE = 'accounts/2001/hooks/7/storage';
const word = (value: number) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
/** Slots 1 to 4 were written at 1.1, 1.2, 1.3 and 1.4; slot 5 was cleared at 3; slot 9 is another hook's. */
const WRITTEN: readonly (readonly [slot: number, ns: bigint, value: number, hook: bigint])[] = [
  ...[1, 2, 3, 4].map((slot) => [slot, 1_000_000_000n + BigInt(slot) * 100_000_000n, slot, 7n] as const),
  [5, 2_000_000_000n, 5, 7n],
  [5, 3_000_000_000n, 0, 7n],
  [9, 2_000_000_000n, 9, 8n],
];

describe('storage of a hook', () => {
  let api: TestApi;
  let mirror: AskMirror;
  beforeAll(async () => {
    api = await openTestApi();
    mirror = askMirror(api.app);
    const hookSlot = WRITTEN.map(([slot, consensusNs, value, hookId]) =>
      sampleRow('hookSlot', { owner: OWNER, hookId, slot: word(slot), value: word(value), consensusNs }),
    );
    await api.write(sampleRows({ hookSlot }), [
      sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: 9_000_000_000n, batch: 'one' }),
    ]);
  });
  afterAll(() => api.close());

  it('has the slots that are not empty, by key', async () => {
    expect(await mirror.get(`${STORAGE}?limit=1`)).toEqual({
      hook_id: 7,
      owner_id: '0.0.2001',
      storage: [{ key: `0x${'1'.padStart(64, '0')}`, timestamp: '1.100000000', value: `0x${'1'.padStart(64, '0')}` }],
      links: { next: `/api/v1/${STORAGE}?limit=1&key=gt:0x${'1'.padStart(64, '0')}` },
    });
  });

  it.each([
    ['', [1, 2, 3, 4]],
    ['?limit=1', [1, 2, 3, 4]],
    ['?limit=2&order=desc', [4, 3, 2, 1]],
    ['?key=eq:0x1', [1]],
    [`?key=${'2'.padStart(64, '0')}&key=eq:1`, [1, 2]],
    ['?key=1&key=1', [1]],
    ['?key=lt:4&key=lte:2', [1, 2]],
    ['?key=gt:1&key=gte:2', [2, 3, 4]],
    ['?key=gte:3&key=lte:2', []],
    ['?key=eq:2&key=lte:4', [2]],
    ['?key=eq:2&key=lt:2', []],
    ['?key=gt:ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', []],
    ['?key=lt:0', []],
    ['?timestamp=eq:1.1', [1]],
    ['?timestamp=lt:1.1', []],
    ['?timestamp=1.3', [1, 2, 3]],
    ['?timestamp=gt:1.1&timestamp=lt:1.4', [2, 3]],
    ['?timestamp=gte:1.3&timestamp=lte:1.2', []],
    ['?timestamp=1.3&key=lte:3&limit=1', [1, 2, 3]],
    // Those that are cleared are among what was written.
    ['?timestamp=2', [1, 2, 3, 4, 5]],
    ['?timestamp=gte:3', [5]],
    ['?unknown=1&timestamp=&key=&limit=&order=%20', [1, 2, 3, 4]],
    ['?timestamp=1&timestamp=2&timestamp=3', 'timestamps size must be between 0 and 2'],
    ['?timestamp=ne:1', 'timestamp'],
    ['?key=lt:gbc', 'key'],
    ['?key=foo:1', 'key'],
    ['?key=lte1', 'key'],
    ['?key=gte::1', 'key'],
    [`?key=${'1'.repeat(65)}`, 'key'],
    ['?limit=0', 'limit must be greater than 0'],
    ['?limit=101', 'limit must be less than or equal to 100'],
    ['?order=foo', 'order'],
  ])('is read by %s', async (search, found) => {
    if (typeof found !== 'string') {
      const rows = await mirror.walk(`${STORAGE}${search}`);
      expect(rows.map(({ key }) => Number(key))).toEqual(found);
      return;
    }
    const { statusCode, body } = await api.app.inject(`/api/v1/${STORAGE}${search}`);
    const detail = found.includes(' ') ? found : `Failed to convert '${found}'`;
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { _status: { messages: [{ message: 'Bad Request', detail }] } },
    ]);
  });

  it('of another hook, or of none, is its own', async () => {
    expect((await mirror.walk('accounts/0.0.2001/hooks/8/storage')).map(({ key }) => Number(key))).toEqual([9]);
    expect(await mirror.walk('accounts/2002/hooks/7/storage')).toEqual([]);
  });

  it.each([
    ['accounts/2001/hooks/abc/storage', "Failed to convert 'hookId'"],
    ['accounts/2001/hooks/0.0./storage', "Failed to convert 'hookId'"],
    ['accounts/2001/hooks/9999999999999999999999/storage', "Failed to convert 'hookId'"],
    ['accounts/2001/hooks/-1/storage', 'hookId must be greater than or equal to 0'],
    ['accounts/0..1/hooks/7/storage', "Failed to convert 'ownerId'"],
    ['accounts/-1/hooks/7/storage', "Failed to convert 'ownerId'"],
  ])('%s is refused', async (url, detail) => {
    const { statusCode, body } = await api.app.inject(`/api/v1/${url}`);
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { _status: { messages: [{ message: 'Bad Request', detail }] } },
    ]);
  });
});
