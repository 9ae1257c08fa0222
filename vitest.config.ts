import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** Tests of pure functions share their processes; all others have one each. */
const PURE = ['apps/web', 'packages/contract', 'packages/ledger', 'packages/streams'];

const shared = {
  // The embedded ClickHouse must live in the main thread of a process of its own.
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Conditions are waited for as long as a busy machine needs.
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    globalSetup: 'packages/ledger-store/src/testing/empty-store.ts',
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst([
        'ingest/kill.test',
        'start-in-the-middle',
        'src/ledger-store.test',
        'bucket-source',
        'token-books.test',
        'feeds/kill.test',
        'demo-books.test',
        'queue-clients',
        'demo-runner.test',
        'nft-api',
        'token-api',
        'ledger-sums.test',
        'mirror-source',
        'client-errors',
      ]),
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'own process',
          include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: PURE.map((folder) => `${folder}/**`),
        },
      },
      {
        test: { ...shared, name: 'pure', isolate: false, include: PURE.map((folder) => `${folder}/src/**/*.test.ts`) },
      },
    ],
  },
});
