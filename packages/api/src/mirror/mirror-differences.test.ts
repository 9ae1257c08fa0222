import fs from 'node:fs';
import path from 'node:path';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/open-test-api.ts';
import { MIRROR_DIFFERENCES } from './differences/mirror-differences.ts';
import { differencesTable, servedTable } from './differences/mirror-tables.ts';
import { askMirror } from './testing/ask-mirror.ts';
import { FOUND_IN_ROWS, openDifferenceRows } from './testing/differences-in-rows.ts';
import { FOUND_IN_TOKEN_LOGS } from './testing/differences-in-token-logs.ts';
import { FOUND_ON_LEDGER } from './testing/differences-on-ledger.ts';
import { openTokenLogRows } from './testing/token-log-rows.ts';
import { DIFFERENCES } from './testing/upstream-differences.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/operating/mirror-api.md');

describe('differences from the mirror node that a ledger shows', () => {
  let api: DemoApi<unknown>;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 60 });
  });
  afterAll(() => api.close());
  it.each(Object.entries(FOUND_ON_LEDGER))('%s', async (_, check) => {
    await check(askMirror(api.app));
  });
});

describe('differences from the mirror node that rows show', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openDifferenceRows();
  });
  afterAll(() => api.close());
  it.each(Object.entries(FOUND_IN_ROWS))('%s', async (_, check) => {
    await check(askMirror(api.app));
  });
});

describe('differences from the mirror node that tokens show', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTokenLogRows();
  });
  afterAll(() => api.close());
  it.each(Object.entries(FOUND_IN_TOKEN_LOGS))('%s', async (_, check) => {
    await check(askMirror(api.app));
  });
});

describe('the table of differences', () => {
  it('has what tests find, and nothing else', () => {
    const inCases = Object.values(DIFFERENCES).flatMap((urls) =>
      Object.values(urls).flatMap((reason) => ('row' in reason ? [reason.row] : [])),
    );
    const inTests = [FOUND_ON_LEDGER, FOUND_IN_ROWS, FOUND_IN_TOKEN_LOGS].flatMap(Object.keys);
    const found = new Set([...inCases, ...inTests]);
    expect([...found].toSorted()).toEqual(Object.keys(MIRROR_DIFFERENCES).toSorted());
  });

  it('stands in the document, with the paths that are served', () => {
    const text = fs.readFileSync(DOCUMENT, 'utf8');
    expect(text).toContain(differencesTable());
    expect(text).toContain(servedTable());
  });
});
