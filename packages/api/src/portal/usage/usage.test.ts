import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalApi, type PortalApi } from '../testing/open-portal-api.ts';

describe('usage', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  const get = (path: string) => api.send('GET', `/api/users/${user.id}/${path}`, { token: user.token });
  beforeAll(async () => {
    api = await openPortalApi();
    user = await api.signedIn('user@example.org');
  });
  afterAll(() => api.close());

  it('begins with 1,000 free units and nothing used', async () => {
    expect((await get('profileBalance')).json.data).toEqual({ unitBalance: '1000' });
    expect((await get('profileBalance')).json.data).toEqual({ unitBalance: '1000' });
    expect((await get('getUsageSummary')).json).toEqual({ data: [], totalCount: 0, size: 0 });
  });

  it('is summed up by months from their start to their end in UTC, and by call', async () => {
    const made = await api.send('POST', '/api/users/apiKeys', { token: user.token });
    const { accessKey } = made.json.data;
    const use = (minute: string, call: string, units: number) =>
      api.store.query((db) =>
        db.execute(sql`insert into unit_entry (user_id, kind, units, calls, access_key, call, minute)
          values (${BigInt(user.id)}, 'use', ${-units}, 1, ${accessKey}, ${call}, ${minute}::timestamptz)`),
      );
    await use('2025-10-31T23:59:00Z', 'listTransactions', 3);
    await use('2025-11-01T00:00:00Z', 'listTransactions', 2);
    await use('2025-11-30T23:59:00Z', 'getBlock', 1);
    await use('2025-12-01T00:00:00Z', 'getBlock', 1);
    await use(new Date().toISOString(), 'getBlock', 1);
    expect((await get('getUsageSummary?endDateMillisec=1767225600')).json).toEqual({
      data: [
        { cycle: '2025-12', consumedUnits: '1', calls: '1' },
        { cycle: '2025-11', consumedUnits: '3', calls: '2' },
        { cycle: '2025-10', consumedUnits: '3', calls: '1' },
      ],
      totalCount: 3,
      size: 3,
    });
    expect((await get('getUsageSummary?pageSize=1&pageNo=2')).json.data).toMatchObject([{ cycle: '2025-11' }]);
    const [from, to] = [Date.UTC(2025, 10), Date.UTC(2025, 11)];
    expect((await get(`getUsageDetails?startDateMillisec=${from}&endDateMillisec=${to}`)).json.data).toEqual([
      { serviceType: 'API', serviceSubType: 'listTransactions', unitsUsed: '2', calls: '1' },
      { serviceType: 'API', serviceSubType: 'getBlock', unitsUsed: '1', calls: '1' },
    ]);
    expect((await get('getUsageSummary?pageSize=0')).json.error.parameter).toBe('pageSize');
    const keys = await api.send('GET', '/api/users/apiKeys', { token: user.token });
    expect(keys.json.data).toMatchObject([{ accessKey, callsToday: 1 }]);
  });
});
