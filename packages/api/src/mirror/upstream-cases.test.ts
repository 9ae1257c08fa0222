import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { parseExactJson } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differsFromDescription } from './testing/described-replies.ts';
import { type CasesApi, openCases } from './testing/load-case.ts';
import type { Setup } from './testing/setup-values.ts';
import { asStored } from './testing/stored-values.ts';
import { HAS_UPSTREAM_CASES, type UpstreamCall, type UpstreamCase, upstreamCases } from './testing/upstream-cases.ts';
import { DIFFERENCES } from './testing/upstream-differences.ts';

/** Folders of cases whose paths are served. */
const FOLDERS = [
  'route',
  'transactions',
  'transactions/{id}',
  'blocks',
  'blocks/{id}',
  'accounts/{id}/tokens',
  'accounts/{id}/nfts',
  'accounts/{id}/rewards',
  'accounts/{id}/allowances/crypto',
  'tokens',
  'tokens/{id}/balances',
  'tokens/{id}/nfts',
  'tokens/{id}/nfts/{id}',
  'topics/{id}/messages',
  'topics/{id}/messages/{id}',
  'topics/messages/{id}',
  'contracts',
  'contracts/results',
  'contracts/results/{id}',
  'contracts/results/{id}/actions',
  'contracts/{id}/results',
  'schedules',
  'schedules/{id}',
  'tokens/{id}',
];

/** Folders whose paths ask the column store too: who has a key, what anchors balances, files, logs by topic, storage of contracts. */
const OF_COLUMNS = [
  'accounts',
  'accounts/{id}',
  'balances',
  'contracts/{id}',
  'contracts/results/logs',
  'contracts/{id}/results/logs',
  'contracts/{id}/state',
];

describe.skipIf(!HAS_UPSTREAM_CASES)("the mirror node's own cases (need ../shared/data)", () => {
  let engine: TestEngine;
  let columns: LedgerStore;
  let api: CasesApi;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    columns = await engine.open();
    api = await openCases(columns);
  });
  afterAll(async () => {
    await api.close();
    await columns.close();
    await engine.stop();
  });

  describeFolders(FOLDERS, (setup) => api.load(setup, 'rows'));
  describeFolders(OF_COLUMNS, (setup) => api.load(setup, 'rows and columns'));

  function describeFolders(folders: readonly string[], load: (setup: Setup) => Promise<void>): void {
    for (const folder of HAS_UPSTREAM_CASES ? folders : [])
      describe(folder, () => {
        for (const one of upstreamCases(folder))
          describe(one.name, () => {
            beforeAll(() => load(one.setup));
            it.each(one.calls)('$url', (call) => checkCall(api, one, call));
          });
      });
  }
});

async function checkCall(
  { app }: CasesApi,
  { name, setup }: UpstreamCase,
  { url, status, reply, headers }: UpstreamCall,
): Promise<void> {
  const answer = await app.inject(url);
  const differs = DIFFERENCES[name]?.[url] ?? DIFFERENCES[name]?.['*'];
  const body = parseExactJson(answer.body);
  if (answer.statusCode < 300) expect(differsFromDescription(url, answer.statusCode, answer.json())).toEqual([]);
  if (differs === undefined) {
    expect({ status: answer.statusCode, body }).toEqual({ status, body: asStored(reply, setup) });
    for (const [header, value] of Object.entries(headers)) expect(answer.headers[header.toLowerCase()]).toBe(value);
    return;
  }
  // What is no longer a difference is taken out of the table.
  expect({ status: answer.statusCode, body }, JSON.stringify(differs)).not.toEqual({
    status,
    body: asStored(reply, setup),
  });
}
