import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const CRUISER = path.join(TOP, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = path.join(TOP, '.dependency-cruiser.mjs');
const {
  FOLDERS,
  LAYERS,
  default: config,
} = (await import(CONFIG)) as {
  readonly FOLDERS: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly LAYERS: readonly (readonly string[])[];
  readonly default: { readonly forbidden: readonly { readonly name: string }[] };
};

/** Folders of tests. */
const FOR_TESTS = ['hostile', 'testing'];
/** Its folders have rules of their own. */
const UNFOLDED = ['web'];

type Planted = readonly [rule: string, from: string, to: string, isRefused: boolean];

const LAYERED: readonly string[] = LAYERS.flat();
const srcOf = (name: string): string => `${name === 'server' || name === 'web' ? 'apps' : 'packages'}/${name}/src`;
/** What no other package declares. */
const UNDECLARED: Readonly<Record<string, string>> = { web: 'server' };

/** For each folder of a package that may not see another one: an import of it, and of a file beside the folders. */
const PLANTED_IN_FOLDERS = Object.entries(FOLDERS).flatMap(([name, layers]) =>
  layers.flatMap((layer, index) =>
    layer.flatMap((stage): Planted[] => {
      const [other] = layers
        .slice(index)
        .flat()
        .filter((each) => each !== stage)
        .reverse();
      if (other === undefined) return [];
      const rule = `folder-of-${name}-${stage.replaceAll('|', '-and-')}`;
      const folder = `${srcOf(name)}/${stage.split('|')[0]}`;
      const unseen = `${srcOf(name)}/${other.split('|')[0]}/a.ts`;
      return [
        [rule, `${folder}/up.ts`, unseen, true],
        [rule, `${folder}/up.test.ts`, unseen, false],
        [rule, `${folder}/beside.ts`, `${srcOf(name)}/a.ts`, false],
      ];
    }),
  ),
);

/** For each rule a file, what it imports, and whether that is refused. */
const PLANTED: readonly Planted[] = [
  ...LAYERED.flatMap((name): Planted[] => [
    [`layer-of-${name}`, `${srcOf(name)}/layer.ts`, 'packages/testkit/src/a.ts', true],
    [`layer-of-${name}`, `${srcOf(name)}/layer.test.ts`, 'packages/testkit/src/a.ts', false],
    [`declared-by-${name}`, `${srcOf(name)}/declared.ts`, 'packages/testkit/src/a.ts', true],
  ]),
  ...[...LAYERED, 'testkit'].map((name): Planted => {
    const other = UNDECLARED[name] ?? 'web';
    return [`declared-by-${name}-tests`, `${srcOf(name)}/undeclared.test.ts`, `${srcOf(other)}/shared/a.ts`, true];
  }),
  ...PLANTED_IN_FOLDERS,
  ['folder-of-api-plugins', 'packages/api/src/plugins/s.ts', 'packages/api/src/portal/a.ts', true],
  ['folder-of-api-sqs', 'packages/api/src/sqs/e.ts', 'packages/api/src/explorer/a.ts', true],
  ['folder-of-api-explorer', 'packages/api/src/explorer/token/g.ts', 'packages/api/src/gateway/a.ts', false],
  ['folder-of-ingest-source', 'packages/ingest/src/source/mirror/s.ts', 'packages/ingest/src/state/a.ts', true],
  ['folder-of-ingest-derive-and-state', 'packages/ingest/src/derive/s.ts', 'packages/ingest/src/state/a.ts', false],
  ['scripts-stand-below-tests', 'scripts/e.ts', 'e2e/src/a.ts', true],
  ['setup-needs-no-package', 'scripts/start.mjs', 'packages/ledger/src/a.ts', true],
  ['setup-needs-no-package', 'scripts/generate-hapi.mjs', 'packages/ledger/src/a.ts', false],
  ['lint-stands-alone', 'scripts/lint/w.mjs', 'packages/ledger/src/a.ts', true],
  // Who is built on whom, and roles that stand alone.
  ['layer-of-streams', 'packages/streams/src/b.ts', 'packages/contract/src/a.ts', true],
  ['layer-of-ledger-store', 'packages/ledger-store/src/b.ts', 'packages/streams/src/a.ts', true],
  ['layer-of-portal-store', 'packages/portal-store/src/b.ts', 'packages/messages/src/a.ts', true],
  ['layer-of-contract', 'packages/contract/src/b.ts', 'packages/messages/src/a.ts', true],
  ['layer-of-transactions', 'packages/transactions/src/b.ts', 'packages/portal/src/a.ts', true],
  ['layer-of-portal', 'packages/portal/src/b.ts', 'packages/api/src/a.ts', true],
  ['layer-of-ingest', 'packages/ingest/src/b.ts', 'packages/api/src/a.ts', true],
  ['layer-of-ingest', 'packages/ingest/src/b.test.ts', 'packages/api/src/a.ts', false],
  ['layer-of-api', 'packages/api/src/b.ts', 'packages/feeds/src/a.ts', true],
  ['layer-of-api', 'packages/api/src/i.ts', 'packages/ingest/src/a.ts', true],
  ['layer-of-api', 'packages/api/src/t.ts', 'packages/transactions/src/a.ts', false],
  ['layer-of-feeds', 'packages/feeds/src/b.ts', 'packages/api/src/a.ts', true],
  ['layer-of-server', 'apps/server/src/w.ts', 'apps/web/src/shared/a.ts', true],
  ['layer-of-server', 'apps/server/src/roles.ts', 'packages/feeds/src/a.ts', false],
  ['declared-by-streams', 'packages/streams/src/l.ts', 'packages/ledger/src/a.ts', false],
  ['declared-by-outside', 'packages/outside/src/l.ts', 'packages/ledger/src/a.ts', true],
  ['packages-by-name', 'packages/streams/src/r.test.ts', 'packages/ledger/src/a.ts', true],
  ['packages-by-name', 'e2e/src/r.ts', 'apps/server/src/a.ts', true],
  ['packages-by-name', 'packages/streams/src/r.test.ts', 'packages/streams/src/a.ts', false],
  ['measured-from-outside', 'apps/server/src/m.ts', 'e2e/src/a.ts', true],
  ['no-circles', 'packages/ledger/src/circle.ts', 'packages/ledger/src/one.ts', true],
  ['ledger-is-pure', 'packages/ledger/src/impure.ts', 'packages/streams/src/a.ts', true],
  ['ledger-is-pure', 'packages/ledger/src/impure.test.ts', 'packages/streams/src/a.ts', false],
  ['portal-store-knows-values-of-the-contract', 'packages/portal-store/src/c.ts', 'packages/contract/src/a.ts', true],
  [
    'portal-store-knows-values-of-the-contract',
    'packages/portal-store/src/p.ts',
    'packages/contract/src/prices.ts',
    false,
  ],
  ['web-knows-versions-of-messages', 'apps/web/src/shared/m.ts', 'packages/messages/src/a.ts', true],
  ['web-knows-versions-of-messages', 'apps/web/src/shared/v.ts', 'packages/messages/src/versions.ts', false],
  ['web-gets-values-and-schemas', 'apps/web/src/shared/s.ts', 'packages/streams/src/a.ts', true],
  ['web-gets-values-and-schemas', 'apps/web/src/shared/l.ts', 'packages/ledger/src/a.ts', false],
  ['web-imports-the-contract-by-noun', 'apps/web/src/shared/i.ts', 'packages/contract/src/index.ts', true],
  ['web-imports-the-contract-by-noun', 'apps/web/src/shared/n.ts', 'packages/contract/src/a.ts', false],
  ['web-shared-stands-below', 'apps/web/src/shared/e.ts', 'apps/web/src/entities/token/a.ts', true],
  ['web-entities-stand-below-features', 'apps/web/src/entities/token/f.ts', 'apps/web/src/features/home/a.ts', true],
  ['web-entities-stand-below-features', 'apps/web/src/entities/token/o.ts', 'apps/web/src/entities/nft/a.ts', false],
  ['web-features-stand-alone', 'apps/web/src/features/lists/h.ts', 'apps/web/src/features/home/a.ts', true],
  ['web-features-stand-alone', 'apps/web/src/features/lists/r.ts', 'apps/web/src/routes/a.ts', true],
  ['web-features-stand-alone', 'apps/web/src/features/home/b.ts', 'apps/web/src/features/home/a.ts', false],
  ['web-features-stand-alone', 'apps/web/src/routes/home.ts', 'apps/web/src/features/home/a.ts', false],
  ['web-frame-and-pages-meet-in-the-router', 'apps/web/src/shell/r.ts', 'apps/web/src/routes/a.ts', true],
  ['clickhouse-clients-in-the-store', 'apps/server/src/c.ts', 'node_modules/chdb/index.js', true],
  ['clickhouse-clients-in-the-store', 'packages/ledger-store/src/c.ts', 'node_modules/chdb/index.js', false],
  ['postgres-clients-in-the-stores', 'apps/server/src/p.ts', 'node_modules/pg/index.js', true],
  ['postgres-clients-in-the-stores', 'packages/ledger-store/src/rows/state.ts', 'node_modules/pg/index.js', true],
  ['postgres-clients-in-the-stores', 'packages/ledger-store/src/rows/postgres-r.ts', 'node_modules/pg/index.js', false],
  ['embedded-postgres-in-the-portal-store', 'apps/server/src/d.ts', 'node_modules/drizzle-orm/index.js', true],
  ['drizzle-by-one-module', 'packages/portal-store/src/d.ts', 'node_modules/drizzle-orm/index.js', true],
  ['drizzle-by-one-module', 'packages/portal-store/src/drizzle.ts', 'node_modules/drizzle-orm/index.js', false],
];

it.each(LAYERED.filter((name) => !UNFOLDED.includes(name)))('gives every folder of %s a place', (name) => {
  const folders = fs
    .readdirSync(path.join(TOP, srcOf(name)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !FOR_TESTS.includes(entry.name))
    .map((entry) => entry.name);
  const placed = (FOLDERS[name] ?? []).flat().flatMap((stage) => stage.split('|'));
  expect(placed.toSorted()).toEqual(folders.toSorted());
});

let found: readonly string[] = [];
let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-boundaries-'));
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  for (const [, , to] of PLANTED) write(to, 'export {};\n');
  for (const [from, targets] of Map.groupBy(PLANTED, ([, from]) => from))
    write(from, targets.map(([, , to]) => importOf(from, to)).join(''));
  write('packages/ledger/src/one.ts', importOf('packages/ledger/src/one.ts', 'packages/ledger/src/circle.ts'));
  const args = ['--config', CONFIG, '--output-type', 'json', 'packages', 'apps', 'e2e', 'scripts'];
  const { stdout } = spawnSync(process.execPath, [CRUISER, ...args], { cwd: folder, encoding: 'utf8' });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary;
  found = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

function write(file: string, text: string): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

function importOf(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return `import '${relative.startsWith('.') ? relative : `./${relative}`}';\n`;
}

it.each(PLANTED)('%s is asked about %s → %s', (rule, from, to, isRefused) => {
  const violation = `${rule}: ${from} → ${to}`;
  expect(found.filter((one) => one === violation)).toEqual(isRefused ? [violation] : []);
});

it('has a planted import for every rule', () => {
  const planted = PLANTED.filter(([, , , isRefused]) => isRefused).map(([rule]) => rule);
  expect([...new Set(planted)].toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
});

it('has a layer for every package', () => {
  const folders = ['apps', 'packages'].flatMap((name) => fs.readdirSync(path.join(TOP, name)));
  expect([...LAYERED, 'testkit'].toSorted()).toEqual(folders.toSorted());
});
