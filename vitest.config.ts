import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/server/src/**/*.test.ts',
      'apps/web/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: 'packages/ledger-store/src/testing/empty-store.ts',
    // The embedded ClickHouse must live in the main thread of a process of its own.
    pool: 'forks',
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        'ingest/kill.test',
        'ledger-sums.test',
        'src/ledger-store.test',
        'demo-runner.test',
        'token-books.test',
        'client-errors',
      ]),
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
