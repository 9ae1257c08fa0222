import { sampleBlock, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_RULES } from '../portal/accounts/attempt-limits.ts';
import { openPortalApi, type PortalApi } from '../portal/testing/open-portal-api.ts';

const NS = 1_700_000_000_000_000_000n;

let api: PortalApi;
let ada: { id: string; token: string };
let accessKey = '';
beforeAll(async () => {
  api = await openPortalApi({ sealer: sealerOf(new Uint8Array(32)) });
  await api.write(sampleRows({ transaction: [sampleTransaction({ consensusNs: NS })] }), [
    sampleBlock({ sequence: 1n, batch: 'b', lastNs: NS }),
  ]);
  ada = await api.signedIn('ada@example.org');
  ({ accessKey } = (await api.send('POST', '/api/users/apiKeys', { token: ada.token })).json.data);
});
afterAll(() => api.close());

function ask(url: string, token: string, key = accessKey) {
  return api.send('GET', `/api/users/apiKeys/${key}/response?url=${encodeURIComponent(url)}`, { token });
}

describe('a call that is tried with a key of one’s own', () => {
  it('is charged, and says so', async () => {
    const { json } = await ask('/hedera/api/transactions?size=1', ada.token);
    expect(json.data).toMatchObject({ status: 200, charged: '1', remaining: '999' });
    const failed = await ask('/hedera/api/accounts/x', ada.token);
    expect(failed.json.data).toMatchObject({ status: 400, charged: '0', remaining: '999' });
  });

  it.each([
    ['a key of somebody else', '/hedera/api/blocks', 'bob', undefined, 404],
    ['a key that is not there', '/hedera/api/blocks', 'ada', 'lsk_none', 404],
    ['nobody', '/hedera/api/blocks', '', undefined, 401],
    ['another call than those of the public API', '/api/users/apiKeys', 'ada', undefined, 400],
    ['a path that leads out of it', '/hedera/api/../dev/mailbox', 'ada', undefined, 400],
  ])('is refused: %s', async (_, url, who, key, status) => {
    const token = who === 'bob' ? (await api.signedIn('bob@example.org')).token : who === 'ada' ? ada.token : 'x';
    expect((await ask(url, token, key)).status).toBe(status);
  });
});

it('says at the limit of calls without a key that one with a key goes on', async () => {
  const sample = () => api.send('GET', `/api/apis/sampleresponse?url=${encodeURIComponent('/hedera/api/blocks')}`);
  for (let count = 0; count < ATTEMPT_RULES.sample.perClient; count++) await sample();
  expect((await sample()).json.message).toMatch(/^Too many attempts\..*Use your own API key/);
});
