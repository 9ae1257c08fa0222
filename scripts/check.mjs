// `npm test`: installs what is missing and runs every check. `npm test -- unit` (or any step names) runs only these.
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, runtimeNode, step, toolEnvironment, top } from './setup.mjs';
import { folderInMemory } from './temporary-folder.mjs';

ensureInstalled();
const env = { ...toolEnvironment(), NODE_ENV: 'test' };
const node = runtimeNode();
const temporary = folderInMemory();
if (temporary !== undefined) env.TMPDIR = temporary;
const bin = (file) => path.join(top, 'node_modules', file);
const run = (title, file, args = []) => step(title, node, [file, ...args], { env });

const data = process.env.LEDGERSCOPE_SHARED_DATA ?? path.join(top, '../shared/data');
if (!fs.existsSync(data))
  console.log(`\n! ${data} is not there: tests on real stream files say so and are skipped, everything else runs.`);

const steps = {
  generated: () => {
    run('Generated message types', 'scripts/generate-hapi.mjs', ['--check']);
    run('Generated documents', 'scripts/generate-docs.ts', ['--check']);
  },
  format: () => run('Format and fast lint (biome)', bin('@biomejs/biome/bin/biome'), ['check', '.']),
  lint: () => run('Type-aware lint (eslint)', bin('eslint/bin/eslint.js'), ['.']),
  boundaries: () => run('Boundaries (dependency-cruiser)', 'scripts/boundaries.mjs'),
  types: () => {
    run('Types: server and packages', bin('typescript/bin/tsc'), ['--noEmit', '-p', 'tsconfig.json']);
    run('Types: web', bin('typescript/bin/tsc'), ['--noEmit', '-p', 'apps/web/tsconfig.json']);
  },
  unused: () => run('Unused code (knip)', bin('knip/bin/knip.js')),
  unit: () => run('Unit, store and HTTP tests', bin('vitest/vitest.mjs'), ['run']),
  browser: () => {
    ensureWebBuilt();
    env.LEDGERSCOPE_CHROMIUM = ensureBrowser();
    run('Browser tests', bin('vitest/vitest.mjs'), ['run', '--config', 'e2e/vitest.config.ts']);
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
const ran = wanted.length > 0 ? wanted : Object.keys(steps);
for (const name of ran) steps[name]();
console.log(`\n${ran.length} passed, 0 failed`);
