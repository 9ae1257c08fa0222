import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** Tests of pure functions share their processes; all others have one each. */
const PURE = ['apps/web', 'packages/contract', 'packages/ledger', 'packages/streams'];

const shared = {
  // The embedded ClickHouse must live in the main thread of a process of its own.
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    globalSetup: 'packages/ledger-store/src/testing/empty-store.ts',
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
