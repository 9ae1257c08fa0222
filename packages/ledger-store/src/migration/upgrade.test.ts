import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLedgerStore } from '../ledger-store.ts';
import { checkParts } from '../reconcile/check-parts.ts';
import type { Finding } from '../reconcile/finding.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { columnList } from '../table.ts';
import { BATCH_TABLES, COMMIT_TABLES } from '../tables.ts';
import { RELEASES, releaseOf, restoreRelease, TRIED_RELEASES } from '../testing/restore-release.ts';
import type { MigrationStep } from './migrate.ts';

const OPENING = path.join(import.meta.dirname, '../testing/open-store-process.ts');
const PLAIN_NS = `named_entity.consensus_ns, 'DateTime64(9, \\'UTC\\')'`;
const NAMES = new Set(
  [...Object.values(BATCH_TABLES), ...Object.values(COMMIT_TABLES)].map(({ name }): string => name),
);
/** Of the steps that move rows each so many-th is interrupted. */
const APART = testSize(3, 1);

describe('a store that a release wrote', () => {
  let folder: string;
  const releases = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-releases-'));
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-upgrade-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(releases, { recursive: true, force: true }));

  /** A store as that release left it; made once. */
  async function restore(release: string): Promise<void> {
    const made = path.join(releases, release);
    if (!existsSync(made)) await restoreRelease(release, made);
    cpSync(path.join(made, 'store'), path.join(folder, 'store'), { recursive: true, verbatimSymlinks: true });
  }

  /** Every table's rows, with a sum over all that they hold. */
  async function contents(place: string): Promise<Record<string, unknown>> {
    const store = await openLedgerStore({ kind: 'embedded', folder: place });
    try {
      const tables = await store.client.queryUntyped(
        'fixture',
        `SELECT name, if(engine = 'MergeTree', '', 'FINAL') AS final FROM system.tables
          WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'schema_migration'`,
      );
      const found: Record<string, unknown> = {};
      for (const { name, final } of tables) {
        const what = name === 'contract_users_day' ? 'contract, day, finalizeAggregation(users)' : '*';
        const sql = `SELECT count() AS rows, sum(cityHash64(*)) AS sum FROM (SELECT ${what} FROM ${String(name)} ${String(final)})`;
        found[String(name)] = (await store.client.queryUntyped('fixture', sql))[0];
      }
      return found;
    } finally {
      await store.close();
    }
  }

  /** Opens the store in a process that is killed when it begins this step; false where it came to the end. */
  async function killedAt(place: string, step: string): Promise<boolean> {
    const child = spawn(process.execPath, [OPENING, place], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) if (line === step) child.kill('SIGKILL');
    const [, signal] = (await exited) as [number | null, string | null];
    return signal === 'SIGKILL';
  }

  it('goes on where the process that brings it up to date is killed in the middle of steps that move rows', async () => {
    await restore(RELEASES[0] ?? '');
    const [calm, killed] = [path.join(folder, 'store'), path.join(folder, 'killed')];
    cpSync(calm, killed, { recursive: true });
    const moving: string[] = [];
    const onMigrationStep = ({ migration, step, rows }: MigrationStep) => {
      if (rows > 0n) moving.push(`${migration} ${step}`);
    };
    await (await openLedgerStore({ kind: 'embedded', folder: calm, onMigrationStep })).close();
    expect(moving.length).toBeGreaterThan(3);
    for (const step of moving.filter((_, index) => index % APART === 0))
      expect(await killedAt(killed, step), step).toBe(true);
    expect(await contents(killed)).toEqual(await contents(calm));
  }, 240_000);

  it.each(TRIED_RELEASES)(
    '%s is opened with all that it holds',
    async (release) => {
      const about = releaseOf(release);
      expect(Number(about.rows.transaction)).toBeGreaterThan(200);
      await restore(release);
      const store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'store') });
      try {
        expect(String(store.head?.sequence)).toBe(about.head);
        const counted: Record<string, string> = {};
        // What later versions have no table for is not asked for.
        const expected = Object.entries(about.rows).filter(([name]) => NAMES.has(name));
        for (const [name] of expected) {
          const [row] = await store.client.queryUntyped('fixture', `SELECT count() AS rows FROM ${name}`);
          counted[name] = String(row?.rows);
        }
        expect(counted).toEqual(Object.fromEntries(expected));
        // Candidates are called as the program calls them.
        const nouns = `SELECT arraySort(groupUniqArray(noun)) AS nouns FROM entity_memo`;
        expect((await store.client.queryUntyped('fixture', nouns))[0]).toEqual({ nouns: ['account', 'topic'] });
        const kinds = `SELECT arraySort(groupUniqArray(kind)) AS kinds FROM search_term`;
        expect((await store.client.queryUntyped('fixture', kinds))[0]).toEqual({
          kinds: ['account', 'token', 'topic'],
        });
        // Every row of every table is read as the program reads it.
        for (const { name, columns } of [...Object.values(BATCH_TABLES), ...Object.values(COMMIT_TABLES)]) {
          const list = columnList({ name, columns });
          // What merges add up has a type of its own, which the program casts too.
          const read =
            name === 'named_entity' ? list.replace('consensus_ns', `CAST(${PLAIN_NS}) AS consensus_ns`) : list;
          const stored = await store.client.query('fixture', `SELECT ${read} FROM ${name}`, {}, columns);
          expect(String(stored.length), name).toBe(counted[name] ?? String(stored.length));
        }
        expect(await found(checkParts(store.snapshot()))).toEqual([]);
        expect(await found(reconcile(store.snapshot()))).toEqual([]);
      } finally {
        await store.close();
      }
    },
    240_000,
  );
});

async function found(findings: AsyncIterable<Finding>): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of findings) all.push(finding);
  return all;
}
