import type { NetworkStatus } from '@ledgerscope/contract/network-status';
import { MS_PER_MINUTE } from '@ledgerscope/ledger';
import type { PortalStore } from '@ledgerscope/portal-store';
import { noteComponents } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { answerState, feedsState, ledgerState, sendingState } from './component-state.ts';
import { lookAt, watchComponents } from './watch-components.ts';

const nothing = { count: 0, oldestSeconds: 0 };

describe('how a part of the site does', () => {
  const ingest: IngestStatus = {
    state: 'live',
    halt: undefined,
    caughtUp: true,
    lastConsensusNs: undefined,
    filesRead: 0,
    filesLeft: 0,
    transactionsRead: 0,
  };
  const now = 1_000_000;
  const ago = (seconds: number) => BigInt(now / 1_000 - seconds) * 1_000_000_000n;

  it.each([
    ['new', ledgerState(ingest, ago(5), now), 'ok'],
    ['late', ledgerState(ingest, ago(61), now), 'slow'],
    ['old', ledgerState(ingest, ago(601), now), 'down'],
    ['old, while files are read', ledgerState({ ...ingest, state: 'catching-up' }, ago(601), now), 'slow'],
    ['stopped', ledgerState({ ...ingest, state: 'stopped' }, ago(5), now), 'down'],
    ['empty', ledgerState(ingest, undefined, now), undefined],
    ['an answer', answerState(404, 20), 'ok'],
    ['a late answer', answerState(200, 1_001), 'slow'],
    ['a failure', answerState(503, 20), 'down'],
    ['no mails', sendingState(nothing, nothing), 'ok'],
    ['old texts', sendingState(nothing, { count: 1, oldestSeconds: 901 }), 'down'],
    ['feeds at the head', feedsState({ followedNs: ago(5), deliveries: nothing }, ago(5)), 'ok'],
    ['feeds behind', feedsState({ followedNs: ago(70), deliveries: nothing }, ago(5)), 'slow'],
    ['feeds that never ran', feedsState({ followedNs: null, deliveries: nothing }, ago(5)), undefined],
  ])('%s', (_, state, expected) => expect(state).toBe(expected));
});

describe('the parts of a site', () => {
  let engine: TestPortal;
  let store: PortalStore;
  let api: TestApi;
  beforeAll(async () => {
    engine = await startTestPortal();
    store = await engine.open();
    api = await openTestApi('embedded', {
      portal: { store: () => store, opened: Promise.resolve(store), close: async () => {} },
    });
  });
  afterAll(async () => {
    await api.close();
    await store.close();
    await engine.stop();
  });
  const components = async () => (await api.get<{ data: readonly object[] }>('/api/status/components')).data;

  it('say with them whether anybody follows the ledger', async () => {
    const { data } = await api.get<{ data: NetworkStatus }>('/api/status');
    expect(data.feeds).toMatchObject({ state: 'stopped', reason: expect.stringContaining('No process follows') });
  });

  it('are counted once a minute however many look, and reported with the days that are known', async () => {
    const minuteMs = Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE;
    const day = new Date(minuteMs).toISOString().slice(0, 10);
    const before = minuteMs - 86_400_000 * 3;
    const look = (at: number, state: 'ok' | 'slow' | 'down') => ({ component: 'mail', minuteMs: at, state });
    expect(await components()).toEqual([]);
    await noteComponents(store, [look(before + MS_PER_MINUTE, 'down'), look(before, 'slow')]);
    await Promise.all([
      noteComponents(store, [look(minuteMs, 'ok')]),
      noteComponents(store, [look(minuteMs, 'ok')]),
      noteComponents(store, [look(minuteMs - 86_400_000 * 90, 'ok')]),
    ]);
    const threeAgo = new Date(before).toISOString().slice(0, 10);
    const [mail] = await components();
    expect(mail).toMatchObject({ component: 'mail', state: 'ok' });
    expect((mail as { days: object[] }).days).toEqual([
      { day, minutes: 1, slow: 0, down: 0 },
      ...(new Date(before + MS_PER_MINUTE).toISOString().slice(0, 10) === threeAgo
        ? [{ day: threeAgo, minutes: 2, slow: 1, down: 1 }]
        : [
            { day: new Date(before + MS_PER_MINUTE).toISOString().slice(0, 10), minutes: 1, slow: 0, down: 1 },
            { day: threeAgo, minutes: 1, slow: 1, down: 0 },
          ]),
    ]);
  });

  it('are looked at as a visitor would, and noted when the portal store is back', async () => {
    const { app, context } = api;
    const site = { app, store: api.store, readIngestStatus: context.readIngestStatus };
    expect(await lookAt({ ...site, portal: () => undefined }, 0)).toEqual([
      { component: 'explorer', minuteMs: 0, state: expect.stringMatching(/ok|slow/) },
      { component: 'portal', minuteMs: 0, state: expect.stringMatching(/ok|slow/) },
    ]);
    await store.query((db) => db.execute(sql`delete from component_day`));
    const stop = new AbortController();
    const watching = watchComponents({
      ...site,
      portal: () => store,
      log: pino({ level: 'silent' }),
      signal: stop.signal,
    });
    await expect
      .poll(async () => (await components()).map((each) => (each as { component: string }).component), {
        timeout: 30_000,
      })
      .toEqual(['explorer', 'portal', 'mail']);
    stop.abort();
    await watching;
  });
});
