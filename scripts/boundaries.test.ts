import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const CRUISER = path.join(TOP, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = path.join(TOP, '.dependency-cruiser.mjs');

/** For each rule a file, what it imports, and whether that is refused. */
const PLANTED: readonly (readonly [rule: string, from: string, to: string, isRefused: boolean])[] = [
  ['no-circles', 'packages/ledger/src/circle.ts', 'packages/ledger/src/one.ts', true],
  ['ledger-is-pure', 'packages/ledger/src/impure.ts', 'packages/streams/src/a.ts', true],
  ['ledger-is-pure', 'packages/ledger/src/impure.test.ts', 'packages/streams/src/a.ts', false],
  ['streams-know-only-ledger', 'packages/streams/src/b.ts', 'packages/contract/src/a.ts', true],
  ['store-knows-only-ledger', 'packages/ledger-store/src/b.ts', 'packages/streams/src/a.ts', true],
  ['portal-store-knows-only-ledger', 'packages/portal-store/src/b.ts', 'packages/messages/src/a.ts', true],
  ['contract-knows-only-ledger', 'packages/contract/src/b.ts', 'packages/messages/src/a.ts', true],
  ['messages-know-only-ledger-and-contract', 'packages/messages/src/b.ts', 'packages/streams/src/a.ts', true],
  ['web-knows-versions-of-messages', 'apps/web/src/shared/m.ts', 'packages/messages/src/a.ts', true],
  ['web-knows-versions-of-messages', 'apps/web/src/shared/v.ts', 'packages/messages/src/versions.ts', false],
  ['web-imports-ledger-and-contract', 'apps/web/src/shared/s.ts', 'packages/streams/src/a.ts', true],
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
  ['server-does-not-import-web', 'apps/server/src/w.ts', 'apps/web/src/shared/a.ts', true],
  ['ingest-stands-alone', 'apps/server/src/ingest/b.ts', 'apps/server/src/api/a.ts', true],
  ['api-stands-alone', 'apps/server/src/api/b.ts', 'apps/server/src/feeds/a.ts', true],
  ['clickhouse-clients-in-the-store', 'apps/server/src/c.ts', 'node_modules/chdb/index.js', true],
  ['clickhouse-clients-in-the-store', 'packages/ledger-store/src/c.ts', 'node_modules/chdb/index.js', false],
  ['postgres-clients-in-the-portal-store', 'apps/server/src/p.ts', 'node_modules/pg/index.js', true],
  ['env-only-in-config', 'packages/streams/src/e.ts', 'apps/server/src/a.ts', true],
];

let found: readonly string[] = [];
let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-boundaries-'));
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  for (const [, , to] of PLANTED) write(to, 'export {};\n');
  for (const [, from, to] of PLANTED) write(from, importOf(from, to));
  write('packages/ledger/src/one.ts', importOf('packages/ledger/src/one.ts', 'packages/ledger/src/circle.ts'));
  const args = ['--config', CONFIG, '--output-type', 'json', 'packages', 'apps'];
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

it('has a planted import for every rule', async () => {
  const { default: config } = (await import(CONFIG)) as { default: { forbidden: readonly { name: string }[] } };
  const planted = PLANTED.filter(([, , , isRefused]) => isRefused).map(([rule]) => rule);
  expect([...new Set(planted)].toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
});
