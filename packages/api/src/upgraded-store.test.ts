import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { restoreRelease, TRIED_RELEASES } from '@ledgerscope/ledger-store/testing/restore-release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { FURTHER_QUESTIONS } from './testing/further-questions.ts';
import { ledgerRequests } from './testing/ledger-requests.ts';
import { testContext } from './testing/test-context.ts';

/** Long enough on a machine that is busy. */
const SUGGEST_MS = 60_000;

describe.each(TRIED_RELEASES)('the store of %s, brought up to date', (release) => {
  let folder = '';
  let store: LedgerStore;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-upgraded-'));
    store = await openLedgerStore({ kind: 'embedded', folder: await restoreRelease(release, folder) });
  }, 300_000);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers every call about the ledger', async () => {
    const app = await createApp(testContext(store, { searchMs: SUGGEST_MS }), { webApp: false });
    try {
      const broken: string[] = [];
      let answered = 0;
      for (const url of await ledgerRequests(app)) {
        const { statusCode, body } = await app.inject(url);
        // There is no portal beside it.
        if (statusCode >= 500 && !body.includes('portal_unavailable')) broken.push(`${url}: ${body}`);
        if (statusCode === 200) answered += 1;
      }
      expect(broken).toEqual([]);
      expect(answered).toBeGreaterThan(60);
    } finally {
      await app.close();
    }
  }, 300_000);

  it('answers whatever else is asked of a ledger', async () => {
    for (const [name, ask] of Object.entries(FURTHER_QUESTIONS))
      await expect(ask(store), name).resolves.not.toBeInstanceOf(Error);
  }, 300_000);
});
