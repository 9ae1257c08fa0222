import { entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  activeDapp,
  addAnnouncement,
  addContractAbi,
  addNews,
  announcementsBetween,
  contractAbi,
  contractAbiText,
  dappContracts,
  invoicesOf,
  latestNews,
  listActiveDapps,
  type NewDapp,
  nextAlertMs,
  nextAwsQueueMs,
  nextBatchMs,
  nextMailMs,
  openPortalStore,
  type PortalStore,
  PortalUnavailableError,
  saveDapp,
  setSiteSetting,
  siteSettings,
  switchedFeatures,
  switchFeature,
  usedContractAbis,
} from './index.ts';
import { msUntil } from './ms-until.ts';
import { sql } from './testing/sql.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const id = (num: bigint) => entityIdFromStore(num);

function dapp(given: Partial<NewDapp> & { id: string }): NewDapp {
  return {
    title: given.id,
    company: 'Makers',
    description: 'Does something.',
    accountId: id(1001n),
    active: true,
    contracts: [],
    ...given,
  };
}

describe('repositories', () => {
  let portal: TestPortal;
  let store: PortalStore;
  beforeAll(async () => {
    portal = await startTestPortal();
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    store = await portal.open();
  });
  afterEach(() => store.close());

  // A queue that seems due is asked for again at once, for ever.
  it.each<[string, (store: PortalStore) => Promise<number | undefined>]>([
    ['mails', (asked) => nextMailMs(asked, 'email')],
    ['texts', (asked) => nextMailMs(asked, 'sms')],
    ['alerts', (asked) => nextAlertMs(asked, { afterSeconds: 1, everySeconds: 60 })],
    ['deliveries', (asked) => nextBatchMs(asked, { kinds: ['webhook', 'queue'] })],
    ['queues at AWS', nextAwsQueueMs],
  ])('have nothing due where there are no %s', async (_, next) => {
    expect(await next(store)).toBeUndefined();
  });

  it.each([
    ['null', null],
    ["now() - interval '1 day'", 0],
    ["now() + interval '1 second'", 1_000],
    ["now() + interval '1 year'", 2_147_483_647],
  ])('a moment of %s is due in %s ms', async (moment, ms) => {
    const { rows } = await store.query((db) =>
      db.execute<{ ms: number | null }>(sql`select ${msUntil(sql.raw(`(${moment})::timestamptz`))} as ms`),
    );
    expect(rows[0]?.ms).toBe(ms);
  });

  it('list active dapps by their sort index, page by page, found by their texts', async () => {
    for (const [name, sortIndex] of [
      ['c', 3],
      ['a', 1],
      ['b', 2],
    ] as const)
      await saveDapp(store, dapp({ id: name, title: `Dapp ${name}`, sortIndex }));
    await saveDapp(store, dapp({ id: 'hidden', active: false, sortIndex: 0 }));
    const page = { limit: 10, offset: 0, order: 'asc' as const };
    const all = await listActiveDapps(store, page);
    expect(all.totalCount).toBe(3);
    expect(all.dapps.map((row) => row.id)).toEqual(['a', 'b', 'c']);
    const second = await listActiveDapps(store, { limit: 1, offset: 1, order: 'desc' });
    expect([second.totalCount, second.dapps.map((row) => row.id)]).toEqual([3, ['b']]);
    expect((await listActiveDapps(store, { ...page, q: 'DAPP B' })).dapps.map((row) => row.id)).toEqual(['b']);
    // Signs of patterns are only signs.
    for (const q of ['%', '_', '\\', "'"]) expect((await listActiveDapps(store, { ...page, q })).totalCount, q).toBe(0);
    expect(await activeDapp(store, 'hidden')).toBeUndefined();
    expect(await activeDapp(store, "' or 1=1")).toBeUndefined();
  });

  it('write a dapp with its contracts, the primary one first, all or nothing', async () => {
    const contracts = [
      { contractId: id(5001n), name: 'Helper', primary: false },
      { contractId: id(5002n), name: 'Main', primary: true },
    ];
    await saveDapp(store, dapp({ id: 'shop', contracts }));
    const stored = await activeDapp(store, 'shop');
    expect(stored?.accountId).toBe(id(1001n));
    expect(stored?.contracts.map(({ contractId, isPrimary }) => [contractId, isPrimary])).toEqual([
      [id(5002n), true],
      [id(5001n), false],
    ]);
    const twoPrimary = contracts.map((contract) => ({ ...contract, primary: true }));
    await expect(saveDapp(store, dapp({ id: 'shop', title: 'Other', contracts: twoPrimary }))).rejects.toThrow();
    expect((await activeDapp(store, 'shop'))?.title).toBe('shop');
    await saveDapp(store, dapp({ id: 'shop', title: 'Other', contracts: contracts.slice(0, 1) }));
    expect((await dappContracts(store, 'shop')).map((row) => row.name)).toEqual(['Helper']);
    expect((await activeDapp(store, 'shop'))?.title).toBe('Other');
  });

  it('find announcements by their days, both included', async () => {
    const announcement = { description: 'Maintenance', dateFrom: '2026-03-10', dateTo: '2026-03-12' };
    await addAnnouncement(store, announcement);
    await addAnnouncement(store, { ...announcement, description: 'Off', active: false });
    const on = async (day: string) => (await announcementsBetween(store, day, day)).map((row) => row.description);
    expect(await on('2026-03-09')).toEqual([]);
    expect(await on('2026-03-10')).toEqual(['Maintenance']);
    expect(await on('2026-03-12')).toEqual(['Maintenance']);
    expect(await on('2026-03-13')).toEqual([]);
    expect(await announcementsBetween(store, '2026-03-13', '2026-03-14')).toEqual([]);
  });

  it('list the newest news first', async () => {
    for (const [title, publishedOn] of [
      ['old', '2025-01-01'],
      ['new', '2026-02-01'],
      ['newer', '2026-02-01'],
    ] as const)
      await addNews(store, { title, description: '', publishedOn });
    await addNews(store, { title: 'draft', description: '', publishedOn: '2026-03-01', active: false });
    expect((await latestNews(store, 2)).map((row) => row.title)).toEqual(['newer', 'new']);
  });

  it('switch features for everyone, and otherwise for a user', async () => {
    expect(await switchedFeatures(store, 'u1')).toEqual(new Map());
    await switchFeature(store, 'PAYMENT', true);
    await switchFeature(store, 'PAYMENT', false, 'u1');
    expect(await switchedFeatures(store, undefined)).toEqual(new Map([['PAYMENT', true]]));
    expect(await switchedFeatures(store, 'u1')).toEqual(new Map([['PAYMENT', false]]));
    await switchFeature(store, 'PAYMENT', true, 'u1');
    expect(await switchedFeatures(store, 'u1')).toEqual(new Map([['PAYMENT', true]]));
  });

  it('find invoices by their day in UTC, wherever the database says that it is', async () => {
    const databaseUrl = await portal.databaseUrl();
    const name = new URL(databaseUrl).pathname.slice(1);
    await store.query((db) =>
      db.execute(sql`alter database ${sql.identifier(name)} set timezone to 'Pacific/Auckland'`),
    );
    const away = await openPortalStore({ databaseUrl });
    const { rows } = await away.query((db) =>
      db.execute(sql`with buyer as (insert into portal_user (email, name) values ('a@example.org', 'A') returning id)
        insert into invoice (number, user_id, period, label, units, cents, start_date, created_at)
        select number, id, 'BULK', '', 1, 1, '2026-03-01', at::timestamptz from buyer,
          (values (1, '2026-02-28 23:59:59Z'), (2, '2026-03-01 00:00:00Z')) as made (number, at) returning user_id`),
    );
    const page = { unpaidOnly: false, madeFrom: '2026-03-01', pageNo: 0, pageSize: 5 };
    const found = await invoicesOf(away, BigInt(String(rows[0]?.user_id)), page);
    await away.close();
    expect(found.rows.map(({ number }) => number)).toEqual([2n]);
  });

  it('keep settings', async () => {
    await setSiteSetting(store, 'host', 'a');
    await setSiteSetting(store, 'host', 'b');
    expect(await siteSettings(store)).toEqual(new Map([['host', 'b']]));
  });

  it('keep ABIs, each once, and answer the newest', async () => {
    const contractId = id(5001n);
    const first = {
      contractId,
      name: 'V1',
      abi: [{ type: 'function', name: 'a', inputs: [] }],
      source: 'user' as const,
    };
    const second = { ...first, name: 'V2', abi: [{ type: 'function', name: 'b', inputs: [] }] };
    expect(await contractAbi(store, contractId)).toBeUndefined();
    await addContractAbi(store, first);
    await addContractAbi(store, second);
    expect((await contractAbi(store, contractId))?.name).toBe('V2');
    await addContractAbi(store, first);
    expect((await contractAbi(store, contractId))?.abi).toEqual(first.abi);
    const found = await usedContractAbis(store, [contractId, id(6001n), contractId]);
    expect([...found.keys()]).toEqual([contractId]);
    expect(found.get(contractId)?.map((row) => row.name)).toEqual(['V1', 'V2']);
    const hash = found.get(contractId)?.[1]?.hash ?? '';
    expect(JSON.parse((await contractAbiText(store, contractId, hash)) ?? '')).toEqual(second.abi);
    expect(await contractAbiText(store, contractId, 'other')).toBeUndefined();
  });

  it('is migrated once by processes that open it at the same time', async () => {
    const databaseUrl = await portal.databaseUrl('empty');
    const opened = await Promise.all([1, 2, 3].map(() => openPortalStore({ databaseUrl })));
    for (const one of opened)
      expect((await listActiveDapps(one, { limit: 1, offset: 0, order: 'asc' })).totalCount).toBe(0);
    await Promise.all(opened.map((one) => one.close()));
  });

  it('is refused with a reason, and without the password, where nobody answers', async () => {
    const opened = openPortalStore({ databaseUrl: 'postgresql://me:secret@127.0.0.1:1/portal' });
    const error: unknown = await opened.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortalUnavailableError);
    expect((error as Error).message).toContain('127.0.0.1:1');
    expect((error as Error).message).not.toContain('secret');
  });
});
