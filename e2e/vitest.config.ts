import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/longest-first.ts';

/** Tests that only look at a ledger share its server; all others start their own. */
const STILL = [
  'api-view',
  'detail-pages',
  'entity-pages',
  'layout-shift',
  'ledger-text',
  'page-documents',
  'styles',
  'subscription-view',
  'sweep',
  'tokens',
  'transaction-page',
  'transaction-summaries',
].map(fileOf);
const LIVE = [
  'account-alerts',
  'charts',
  'contract-source',
  'dapps',
  'delivery-console',
  'home-search',
  'lists',
  'nft-explorer',
  'static-pages',
  'statistics',
].map(fileOf);
/** Tests of what people do who are signed in, for which no ledger is needed. */
const EMPTY = ['accounts', 'subscriptions'].map(fileOf);

function fileOf(name: string): string {
  return `e2e/src/${name}.e2e.ts`;
}

function setupOf(name: string): string {
  return path.join(import.meta.dirname, `src/${name}.setup.ts`);
}

/** A store without rows, for every server that is to begin with one. */
const EMPTY_STORE = path.join(import.meta.dirname, '../packages/ledger-store/src/testing/empty-store.ts');

const shared = {
  pool: 'forks',
  // Limits are for what never comes: a busy machine may take its time.
  testTimeout: 150_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // As many as there are cores: a third took as long in all, and made everything later that a test waits for.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        'sweep',
        'portal-desk',
        'real-files',
        'ledger-text',
        'one-head',
        'roles.',
        'stopping.',
        'backup',
        'cutover-live',
        'e2e/src/pages',
        'e2e/src/ingest',
      ]),
    },
    projects: [
      {
        test: { ...shared, name: 'fixed ledger', include: STILL, globalSetup: [EMPTY_STORE, setupOf('still-ledger')] },
      },
      { test: { ...shared, name: 'live demo', include: LIVE, globalSetup: [EMPTY_STORE, setupOf('live-demo')] } },
      {
        test: {
          ...shared,
          name: 'empty network',
          include: EMPTY,
          globalSetup: [EMPTY_STORE, setupOf('empty-network')],
        },
      },
      {
        test: {
          ...shared,
          name: 'own server',
          include: ['e2e/src/**/*.e2e.ts'],
          exclude: [...STILL, ...LIVE, ...EMPTY],
          globalSetup: EMPTY_STORE,
        },
      },
    ],
  },
});
