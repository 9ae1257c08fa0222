import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { clientOn } from '../client/client-on.ts';
import { openEmbeddedConnection } from '../client/embedded-connection.ts';
import { MIGRATIONS_FOLDER, migrate } from '../migration/migrate.ts';

const FIXTURES = path.join(import.meta.dirname, '../../fixtures');

/** What a release wrote, as scripts/make-store-fixtures.ts describes it. */
export interface Release {
  /** The newest migration of that release. */
  readonly schema: number;
  readonly head: string;
  /** How many rows each table had, as digits. */
  readonly rows: Readonly<Record<string, string>>;
}

/** The releases, and days between them, whose stores are kept, by name; the first is the oldest. */
export const RELEASES: readonly string[] = readdirSync(FIXTURES).sort();

/** Those that each run of the tests upgrades: every release, and the newest day; every day with LEDGERSCOPE_THOROUGH=1. */
export const TRIED_RELEASES: readonly string[] = RELEASES.filter(
  (name, index) => /^\d+\.\d+\.\d+$/.test(name) || index >= RELEASES.length - testSize(1, RELEASES.length),
);

export function releaseOf(name: string): Release {
  return JSON.parse(readFileSync(path.join(FIXTURES, name, 'about.json'), 'utf8')) as Release;
}

/** For tests: a store in `<folder>/store` as that release left it. */
export async function restoreRelease(name: string, folder: string): Promise<string> {
  const { schema, rows } = releaseOf(name);
  const then = path.join(folder, 'migrations');
  mkdirSync(then, { recursive: true });
  for (const file of readdirSync(MIGRATIONS_FOLDER))
    if (Number(file.slice(0, 4)) <= schema) cpSync(path.join(MIGRATIONS_FOLDER, file), path.join(then, file));
  const store = path.join(folder, 'store');
  const client = clientOn(await openEmbeddedConnection({ folder: store }));
  try {
    await migrate(client, then);
    for (const table of Object.keys(rows)) {
      const file = path.join(folder, 'table.native');
      writeFileSync(file, gunzipSync(readFileSync(path.join(FIXTURES, name, `${table}.native.gz`))));
      await client.command('fixture', `INSERT INTO ${table} SELECT * FROM file('${file}', 'Native')`);
      rmSync(file);
    }
  } finally {
    await client.close();
  }
  return store;
}
