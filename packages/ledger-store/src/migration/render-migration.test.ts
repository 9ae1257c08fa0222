import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { columnName } from '../table.ts';
import { BATCH_TABLES, COMMIT_TABLES } from '../tables.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { renderForCluster, renderMigration } from './render-migration.ts';

const FILE = `-- Why; with a semicolon.
CREATE TABLE IF NOT EXISTS last (
  id UInt64
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY id
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS last_feed TO last AS
SELECT id FROM first;

ALTER TABLE last ADD INDEX IF NOT EXISTS ids id TYPE minmax;

ALTER TABLE last ADD COLUMN IF NOT EXISTS twice UInt64 MATERIALIZED id * 2 CODEC(Delta(8), ZSTD(1));
`;
const files = readdirSync(MIGRATIONS_FOLDER).sort();
const all = files.map((name) => readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8'));

describe('migration files', () => {
  it('are plain engines on a single server', () => {
    expect(renderMigration(FILE)).toEqual([
      'CREATE TABLE IF NOT EXISTS last (\n  id UInt64\n) ENGINE = ReplacingMergeTree(version) ORDER BY id\nSETTINGS non_replicated_deduplication_window = 1000',
      'CREATE MATERIALIZED VIEW IF NOT EXISTS last_feed TO last AS\nSELECT id FROM first',
      'ALTER TABLE last ADD INDEX IF NOT EXISTS ids id TYPE minmax',
      'ALTER TABLE last ADD COLUMN IF NOT EXISTS twice UInt64 MATERIALIZED id * 2 CODEC(Delta(8), ZSTD(1))',
    ]);
  });

  it('are replicated engines in the database of a shard, and distributed tables over all of them, on a cluster', () => {
    const moved = `${FILE}\nINSERT INTO last SELECT id FROM first;\n`;
    expect(renderForCluster(moved, { name: 'main', database: 'ledger', shardDatabase: 'shard' })).toEqual([
      {
        database: 'shard',
        sql: "CREATE TABLE IF NOT EXISTS shard.last ON CLUSTER main (\n  id UInt64\n) ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}', version) ORDER BY id\nSETTINGS replicated_deduplication_window = 10000",
      },
      {
        database: 'ledger',
        sql: 'CREATE TABLE IF NOT EXISTS ledger.last ON CLUSTER main AS shard.last ENGINE = Distributed(main, shard, last, cityHash64(id))',
      },
      {
        database: 'shard',
        sql: 'CREATE MATERIALIZED VIEW IF NOT EXISTS shard.last_feed ON CLUSTER main TO last AS\nSELECT id FROM first',
      },
      { database: 'shard', sql: 'ALTER TABLE shard.last ON CLUSTER main ADD INDEX IF NOT EXISTS ids id TYPE minmax' },
      {
        database: 'shard',
        sql: 'ALTER TABLE shard.last ON CLUSTER main ADD COLUMN IF NOT EXISTS twice UInt64 MATERIALIZED id * 2 CODEC(Delta(8), ZSTD(1))',
      },
      {
        database: 'ledger',
        sql: 'ALTER TABLE ledger.last ON CLUSTER main ADD COLUMN IF NOT EXISTS twice UInt64 MATERIALIZED id * 2',
      },
      { database: 'ledger', sql: 'INSERT INTO last SELECT id FROM first' },
    ]);
  });

  it('say why, can be repeated, and give every target a deduplication window', () => {
    for (const [index, text] of all.entries()) {
      expect(text, files[index]).toMatch(/^-- \w/);
      for (const statement of renderMigration(text)) {
        expect(statement).toMatch(
          /^(CREATE (TABLE|MATERIALIZED VIEW) IF NOT EXISTS|DROP (TABLE|VIEW) IF EXISTS|ALTER TABLE \w+ (ADD COLUMN IF NOT EXISTS|DROP COLUMN IF EXISTS|(ADD|DROP) INDEX IF|MATERIALIZE INDEX|MODIFY QUERY|DELETE WHERE .* SETTINGS mutations_sync = 2$)|TRUNCATE TABLE|INSERT INTO)/,
        );
        if (statement.startsWith('CREATE TABLE'))
          expect(statement).toContain('non_replicated_deduplication_window = 1000');
        expect(statement).not.toContain('{engine');
      }
    }
  });

  it('make the columns of every row type', () => {
    const statements = all.flatMap((text) => renderMigration(text));
    for (const table of [...Object.values(BATCH_TABLES), ...Object.values(COMMIT_TABLES)]) {
      const statement = statements.find((one) => one.startsWith(`CREATE TABLE IF NOT EXISTS ${table.name} (`));
      const [definition = ''] = (statement ?? '').split('\n) ENGINE');
      const columns = [...definition.matchAll(/^ {2}([a-z]\w*) (?!.* MATERIALIZED )/gm)].map((match) => match[1]);
      for (const one of statements) {
        const [, altered, added] =
          /^ALTER TABLE (\w+) ADD COLUMN IF NOT EXISTS (\w+) (?!.*MATERIALIZED)/.exec(one) ?? [];
        if (altered === table.name) columns.push(added);
      }
      expect(columns.toSorted(), table.name).toEqual(Object.keys(table.columns).map(columnName).toSorted());
    }
  });
});
