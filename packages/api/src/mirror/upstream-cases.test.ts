import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { parseExactJson } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/open-test-api.ts';
import { differsFromDescription } from './testing/described-replies.ts';
import { openCase } from './testing/load-case.ts';
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
];

/**
 * Folders whose paths ask the column store too: who has a key, what anchors balances, fees of the past, files, logs by topic, storage of
 * contracts.
 */
const OF_COLUMNS = [
  'accounts',
  'accounts/{id}',
  'balances',
  'contracts/{id}',
  'contracts/results/logs',
  'contracts/{id}/results/logs',
  'contracts/{id}/state',
  'tokens/{id}',
];

describe.skipIf(!HAS_UPSTREAM_CASES)("the mirror node's own cases (need ../shared/data)", () => {
  /** Beside the rows of every case. */
  let engine: TestEngine;
  let columns: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    columns = await engine.open();
  });
  afterAll(async () => {
    await columns.close();
    await engine.stop();
  });
  describeFolders(FOLDERS, (setup) => openCase(columns, setup));
});

// One process has one engine at a time: these begin when that of the others has stopped.
describe.skipIf(!HAS_UPSTREAM_CASES)("the mirror node's own cases over a whole store (need ../shared/data)", () => {
  describeFolders(OF_COLUMNS, (setup) => openCase(undefined, setup));
});

type Open = (setup: Setup) => Promise<TestApi>;

function describeFolders(folders: readonly string[], open: Open): void {
  for (const folder of HAS_UPSTREAM_CASES ? folders : [])
    describe(folder, () => {
      for (const one of upstreamCases(folder)) describeCase(one, open);
    });
}

function describeCase(one: UpstreamCase, open: Open): void {
  const { name, setup, calls } = one;
  describe(name, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await open(setup);
    });
    afterAll(() => api.close());
    it.each(calls)('$url', (call) => checkCall(api, one, call));
  });
}

async function checkCall(
  { app }: TestApi,
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
