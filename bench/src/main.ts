// `npm run bench -- [name] [flags]`: runs benchmarks and prints medians and ratios. Nothing here is a test.
import { benchByKey, benchMirror } from './by-key.ts';
import { benchDemo } from './demo.ts';
import { benchDifferences } from './differences.ts';
import { benchFeeds } from './feeds.ts';
import { benchFolder } from './folder.ts';
import { benchHttp } from './http.ts';
import { benchIngest } from './ingest.ts';
import { benchPortal } from './portal.ts';
import { benchQueries } from './queries.ts';
import { benchRowEngines } from './row-engines.ts';
import { benchRowStores } from './row-stores.ts';
import { benchSignatures } from './signatures.ts';
import { soak } from './soak.ts';
import { benchSources } from './sources.ts';
import { benchSubscriptions } from './subscriptions.ts';

const BENCHMARKS: Record<string, (args: readonly string[]) => Promise<void>> = {
  ingest: benchIngest,
  demo: benchDemo,
  queries: benchQueries,
  'by-key': benchByKey,
  http: benchHttp,
  feeds: benchFeeds,
  portal: benchPortal,
  signatures: benchSignatures,
  sources: benchSources,
  differences: benchDifferences,
  folder: benchFolder,
  subscriptions: benchSubscriptions,
};

/** These are a part of another one, take an hour, need a ledger, or compare what is not chosen any more: run when they are named. */
const ALL: typeof BENCHMARKS = {
  ...BENCHMARKS,
  mirror: benchMirror,
  soak,
  'row-stores': benchRowStores,
  'row-engines': benchRowEngines,
};

const [name, ...args] = process.argv.slice(2);
const wanted = name === undefined || name.startsWith('-') ? Object.keys(BENCHMARKS) : [name];
for (const each of wanted) {
  const run = ALL[each];
  if (run === undefined) {
    console.error(`No such benchmark: ${each}. There are: ${Object.keys(ALL).join(', ')}.`);
    process.exit(2);
  }
  await run(name === undefined || name.startsWith('-') ? process.argv.slice(2) : args);
}
