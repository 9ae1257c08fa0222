/** Where the tables live. A cluster's server macros {shard} and {replica} must be set, as ClickHouse's own DDL expects. */
export type Deployment =
  | { readonly kind: 'single' }
  | { readonly kind: 'cluster'; readonly cluster: string; readonly database: string };

const ENGINE = /\{engine:(\w*MergeTree)(?:\(([^)]*)\))?\}/g;
const TABLE = /^CREATE TABLE IF NOT EXISTS (\w+) \(/;
const VIEW = /^CREATE MATERIALIZED VIEW IF NOT EXISTS (\w+) TO /;
const CHANGE = /^(ALTER TABLE|TRUNCATE TABLE|DROP TABLE IF EXISTS|DROP VIEW IF EXISTS) (\w+)/;
const NEW_COLUMN = /^ALTER TABLE (\w+) ADD COLUMN IF NOT EXISTS (\w+) (\w+(?:\([^)]*\))?)/;

/**
 * The statements of one migration file for a deployment. On a single server `{engine:X(a)}` is the engine X(a). On a
 * cluster it is its replicated form, every statement runs ON CLUSTER, and each table gets a Distributed twin of the same
 * name in the database `<database>_all` for readers, which columns that come later are added to; ingest writes to the shard that owns its batch, so that one insert
 * and its views stay together.
 */
export function renderMigration(file: string, deployment: Deployment): string[] {
  const statements = splitStatements(file);
  if (deployment.kind === 'single') return statements.map((statement) => statement.replace(ENGINE, singleEngine));
  return statements.flatMap((statement) => clusterStatements(statement, deployment.cluster, deployment.database));
}

function splitStatements(file: string): string[] {
  const code = file
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n');
  return code
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

function singleEngine(_match: string, name: string, parameters: string | undefined): string {
  return parameters === undefined ? name : `${name}(${parameters})`;
}

function clusterStatements(statement: string, cluster: string, database: string): string[] {
  const local = statement
    .replace(ENGINE, (_match, name: string, parameters?: string) => {
      const place = "'/clickhouse/tables/{shard}/{database}/{table}', '{replica}'";
      return `Replicated${name}(${parameters === undefined ? place : `${place}, ${parameters}`})`;
    })
    .replace('non_replicated_deduplication_window = 1000', 'replicated_deduplication_window = 10000')
    .replace(TABLE, `CREATE TABLE IF NOT EXISTS ${database}.$1 ON CLUSTER ${cluster} (`)
    .replace(VIEW, `CREATE MATERIALIZED VIEW IF NOT EXISTS ${database}.$1 ON CLUSTER ${cluster} TO `)
    .replace(CHANGE, `$1 ${database}.$2 ON CLUSTER ${cluster}`);
  const [, changed, column, type] = NEW_COLUMN.exec(statement) ?? [];
  if (changed !== undefined)
    return [
      local,
      `ALTER TABLE ${database}_all.${changed} ON CLUSTER ${cluster} ADD COLUMN IF NOT EXISTS ${column} ${type}`,
    ];
  const table = TABLE.exec(statement)?.[1];
  if (table === undefined) return [local];
  const twin =
    `CREATE TABLE IF NOT EXISTS ${database}_all.${table} ON CLUSTER ${cluster} AS ${database}.${table} ` +
    `ENGINE = Distributed(${cluster}, ${database}, ${table})`;
  return [local, twin];
}
