import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';
import { sharingProcess } from './scripts/process-sharing.ts';

/** Of pure functions. */
const PURE = ['apps/web', 'packages/contract', 'packages/ledger', 'packages/messages', 'packages/streams'];
const TESTS = ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Tests that nothing binds to a process share some; all others have one each. */
const SHARING = sharingProcess(TESTS);

/** Garbage that is collected less often: two large files took 14 % less processor time. */
const ROOMY = ['--min-semi-space-size=32', '--initial-heap-size=800'];

const shared = {
  // The embedded ClickHouse must live in the main thread of a process of its own.
  pool: 'forks',
  execArgv: ROOMY,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Conditions are waited for as long as a busy machine needs.
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    globalSetup: [
      'packages/ledger-store/src/testing/empty-store.ts',
      'packages/portal-store/src/testing/empty-portal.ts',
      'packages/portal-store/src/testing/shared-server.ts',
      'packages/demo-network/src/testing/node-keys.ts',
    ],
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst([
        'feeds/src/kill.test',
        'ingest/src/kill.test',
        'cutover.test',
        'bucket-source',
        'cluster.test',
        'src/ledger-store.test',
        'token-books.test',
        'demo-runner.test',
        'start-in-the-middle',
        'mirror-and-records',
        'named-entities',
        'cutover-restarts',
        'mirror-source',
        'live-lists',
        'queue-clients',
        'genesis-state.expected',
        'demo-books.test',
        'nft-api',
        'token-api',
        'client-errors',
      ]),
    },
    projects: [
      {
        test: {
          ...shared,
          name: 'own process',
          include: TESTS,
          exclude: [...PURE.map((folder) => `${folder}/**`), ...SHARING],
        },
      },
      {
        test: {
          ...shared,
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...shared,
          name: 'shared process',
          isolate: false,
          include: [...PURE.map((folder) => `${folder}/src/**/*.test.ts`), ...SHARING],
        },
      },
    ],
  },
});
