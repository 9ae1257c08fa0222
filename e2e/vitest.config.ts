import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/longest-first.ts';

/** Tests that only look at a ledger share its server; all others start their own. */
const STILL = [
  'api-view',
  'copied-programs',
  'detail-pages',
  'entity-pages',
  'firefox',
  'layout-shift',
  'ledger-text',
  'page-documents',
  'phone-widths',
  'senses',
  'styles',
  'subscription-view',
  'sweep',
  'tokens',
  'transaction-page',
  'transaction-summaries',
  'webkit',
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

/** Stores without rows, for every server that is to begin with them. */
const EMPTY_STORES = ['ledger-store/src/testing/empty-store.ts', 'portal-store/src/testing/empty-portal.ts'].map(
  (file) => path.join(import.meta.dirname, '../packages', file),
);

/** A project whose test files look at one server, which they wait for. */
function sharingServer(name: string, include: readonly string[], setup: string) {
  const setupFiles = path.join(import.meta.dirname, 'src/await-server.ts');
  return {
    test: { ...shared, name, include: [...include], globalSetup: [...EMPTY_STORES, setupOf(setup)], setupFiles },
  };
}

/** As for the other tests (../vitest.config.ts). */
const ROOMY = ['--min-semi-space-size=32', '--initial-heap-size=800'];

const shared = {
  pool: 'forks',
  execArgv: ROOMY,
  // Test files share the browser of their process.
  isolate: false,
  // Limits are for what never comes: a busy machine may take its time.
  testTimeout: 150_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // As many as there are cores: a third took as long in all, and made everything later that a test waits for. What they leave
    // idle is used by the other tests, which run beside them.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        // Servers that are shared start beside these two.
        'portal-desk',
        'real-files',
        // A living network takes processor time until the last of these has ended.
        ...LIVE,
        'sweep',
        'ledger-text',
        'one-head',
        'roles.',
        'restarts.',
        'stopping.',
        'backup',
        'cutover-live',
        'e2e/src/pages',
        'e2e/src/ingest',
        'e2e/src/nfts',
        'e2e/src/billing',
        'e2e/src/demo.',
        'portal-stores',
      ]),
    },
    projects: [
      sharingServer('fixed ledger', STILL, 'still-ledger'),
      sharingServer('live demo', LIVE, 'live-demo'),
      sharingServer('empty network', EMPTY, 'empty-network'),
      {
        test: {
          ...shared,
          name: 'own server',
          include: ['e2e/src/**/*.e2e.ts'],
          exclude: [...STILL, ...LIVE, ...EMPTY],
          globalSetup: EMPTY_STORES,
        },
      },
    ],
  },
});
