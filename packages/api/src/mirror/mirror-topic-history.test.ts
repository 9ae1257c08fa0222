import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testContext } from '../testing/test-context.ts';
import { askMirror } from './testing/ask-mirror.ts';

describe('messages of topics that are shown for so long', () => {
  let api: DemoApi<unknown>;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 60 });
  });
  afterAll(() => api.close());

  it('are those of the site, however they are asked for', async () => {
    const whole = askMirror(api.app);
    const { data: topics } = await api.get<{ data: { topicID: string; numMessages: number }[] }>(
      '/api/topics?limit=100',
    );
    const [topic] = topics.toSorted((one, other) => other.numMessages - one.numMessages);
    const path = `topics/${topic?.topicID}/messages`;
    const all = await whole.walk(`${path}?limit=100`);
    expect(all.length).toBeGreaterThan(2);
    const [first, middle] = [all[0], all[Math.floor(all.length / 2)]];
    const ns = (row: (typeof all)[number] | undefined): bigint =>
      BigInt(String(row?.consensus_timestamp).replace('.', ''));
    const lastNs = api.store.head?.lastNs ?? 0n;
    const context = testContext(api.store, { topicHistoryNs: lastNs + 1n - ns(middle) });
    const app = await createApp(context, { webApp: false });
    try {
      const limited = askMirror(app);
      const shown = all.filter((row) => ns(row) >= ns(middle));
      expect(await limited.walk(`${path}?limit=2`)).toEqual(shown);
      expect(await limited.walk(`${path}?limit=2&order=desc`)).toEqual(shown.toReversed());
      expect(await limited.walk(`${path}?timestamp=lt:${String(middle?.consensus_timestamp)}`)).toEqual([]);
      await limited.get(`${path}/${String(first?.sequence_number)}`, 404);
      await limited.get(`topics/messages/${String(first?.consensus_timestamp)}`, 404);
      expect(await limited.get(`${path}/${String(middle?.sequence_number)}`)).toEqual(middle);
    } finally {
      await app.close();
    }
  });
});
