// `npm test`: installs what is missing and runs every check. `npm test -- unit` (or any step names) runs only these.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureChartEngine } from './chart-engine.mjs';
import { ensureQueueClients } from './queue-clients.mjs';
import {
  ensureClientTypes,
  ensureInstalled,
  ensureWebBuilt,
  runtimeNode,
  step,
  stepsAtOnce,
  stepsSideBySide,
  toolEnvironment,
  top,
} from './setup.mjs';
import { folderInMemory } from './temporary-folder.mjs';

await ensureInstalled();
await ensureClientTypes();
const env = { ...toolEnvironment(), NODE_ENV: 'test' };
const node = runtimeNode();
const temporary = folderInMemory();
if (temporary !== undefined) {
  env.TMPDIR = temporary;
  // Tests start the program some hundred times: it is compiled once for all of them.
  env.NODE_COMPILE_CACHE = path.join(temporary, 'compiled');
}
const bin = (file) => path.join(top, 'node_modules', file);

const data = process.env.LEDGERSCOPE_SHARED_DATA ?? path.join(top, '../shared/data');
if (!fs.existsSync(data))
  console.log(
    `\n! ${data} is not there: the few tests on real files beyond packages/testkit/real-files say so and are skipped.`,
  );

// Several checkers divide the files of a project, but each works out the types that all use: one takes half the processor time.
const compiler = bin('typescript7/bin/tsc');
const checkTypes = ['--noEmit', '--checkers', '1', '-p'];
const LINTED = ['packages', 'apps', 'e2e', 'bench', 'scripts'];

/** Checks that only read the sources, the longest first: each uses one core. */
const reading = {
  lint: [['Lint by types and size (oxlint)', bin('oxlint/bin/oxlint'), ['--threads', '1', ...LINTED]]],
  types: [
    ['Types: server and packages', compiler, [...checkTypes, 'tsconfig.json']],
    ['Types: web', compiler, [...checkTypes, 'apps/web/tsconfig.json']],
  ],
  unused: [['Unused code (knip)', bin('knip/bin/knip.js'), []]],
  boundaries: [['Boundaries (dependency-cruiser)', 'scripts/boundaries.mjs', []]],
  generated: [
    ['Generated message types', 'scripts/generate-hapi.mjs', ['--check']],
    ['Generated documents', 'scripts/generate-docs.ts', ['--check']],
  ],
  format: [['Format and fast lint (biome)', bin('@biomejs/biome/bin/biome'), ['check', '.']]],
};

/** What tests need that is not in the packages: to be fetched, which takes no processor, while sources are read. */
const fetching = {
  unit: async () => {
    await ensureQueueClients();
    await ensureChartEngine();
  },
  browser: async () => {
    env.LEDGERSCOPE_CHROMIUM = await ensureBrowser();
  },
};

const vitest = (title, ...args) => [title, node, [bin('vitest/vitest.mjs'), 'run', ...args]];
const testing = {
  unit: vitest('Unit, store and HTTP tests'),
  browser: vitest('Browser tests', '--config', 'e2e/vitest.config.ts'),
};
/** Free memory from which on all tests run at once: some of the largest together held 3.8 GB, and files of half a GB. */
const AT_ONCE_BYTES = 10 * 1024 ** 3;

const known = [...Object.keys(reading), ...Object.keys(testing)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${known.join(', ')}.`);
  process.exit(2);
}
const ran = wanted.length > 0 ? wanted : known;
const isRan = ([name]) => ran.includes(name);
const readingSteps = Object.entries(reading)
  .filter(isRan)
  .flatMap(([, steps]) => steps.map(([title, file, args]) => [title, node, [file, ...args]]));
const fetched = fetchAll();
// The web app is built among them, after the longest: it uses one core as they do. Tests begin beside the last of them.
let built;
const build = () => {
  built = ensureWebBuilt();
  return built;
};
readingSteps.splice(1, 0, ...(ran.includes('browser') ? [build] : []));
await stepsSideBySide([...readingSteps, runTests], { env });
console.log(`\n${ran.length} passed, 0 failed`);

/** One after the other: they share the package manager's lock. */
async function fetchAll() {
  for (const [, fetch] of Object.entries(fetching).filter(isRan)) await fetch();
}

/** Tests of the browser use less than one of two cores, since much of them is waiting; the others use the rest, and end as late. */
async function runTests() {
  await Promise.all([fetched, built]);
  const steps = Object.entries(testing)
    .filter(isRan)
    .map(([, test]) => test);
  if (steps.length > 1 && os.freemem() >= AT_ONCE_BYTES) {
    await stepsAtOnce(steps, { env });
  } else for (const test of steps) await step(...test, { env });
}
