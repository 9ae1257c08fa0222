import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** On a busy machine. */
const START_MS = 240_000;

describe.each(['on', 'keyed'] as const)("keys of the mirror node's API that is %s", (mirrorApi) => {
  let api: LedgerApi;
  let key = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    const engine = await startTestPortal();
    const store = await engine.open();
    const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
    api = await openLedgerApi({ portal, log: pino({ level: 'error' }) }, undefined, { mirrorApi, requestRate: 1 });
    ({ key } = await addTestKey(store, 'client@example.org', 10n));
    close = async () => {
      await api.close();
      await store.close();
      await engine.stop();
    };
  }, START_MS);
  afterAll(() => close());

  const ask = (headers: Record<string, string> = {}, url = '/api/v1/blocks') => api.app.inject({ url, headers });

  it('are charged, and not counted by address', async () => {
    for (const left of [9, 8, 7, 6, 5, 4, 3]) {
      const { statusCode, headers } = await ask({ 'x-api-key': key });
      expect([statusCode, headers['x-units-charged'], headers['x-units-remaining']]).toEqual([200, '1', String(left)]);
      expect(headers['cache-control']).toMatch(/^private, /);
    }
    const failed = await ask({ 'x-api-key': key }, '/api/v1/blocks/7');
    expect([failed.statusCode, failed.headers['x-units-charged']]).toEqual([404, '0']);
  });

  it('are refused where they are none, in the form of the mirror node', async () => {
    const wrong = await ask({ 'x-api-key': 'ls_test_0' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['access-control-allow-origin']).toBe('*');
    expect(wrong.json()).toMatchObject({ _status: { messages: [{ message: expect.stringContaining('API key') }] } });
  });

  it(`are ${mirrorApi === 'on' ? 'not needed, within what one address may ask for' : 'needed'}`, async () => {
    const statuses = [];
    for (let call = 0; call < 6; call++) {
      const { statusCode, headers } = await ask();
      statuses.push(statusCode);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    expect(statuses).toEqual(mirrorApi === 'on' ? [200, 200, 200, 200, 429, 429] : Array(6).fill(401));
  });
});
