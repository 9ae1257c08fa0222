import { shardingKey } from './sharding-key.ts';

/** Tables of a cluster that statements name: Distributed over the tables of the same names in every shard's own database. */
export interface Cluster {
  readonly name: string;
  /** What the program's statements name. */
  readonly database: string;
  /** Where each shard has its rows, and the views that fill tables from others. */
  readonly shardDatabase: string;
}

/** A statement, and the database in which names without one are looked up. */
export interface ClusterStatement {
  readonly database: string;
  readonly sql: string;
}

const ENGINE = /\{engine:(\w*MergeTree)(?:\(([^)]*)\))?\}/g;
const TABLE = /^CREATE TABLE IF NOT EXISTS (\w+) \(/;
const VIEW = /^CREATE MATERIALIZED VIEW IF NOT EXISTS (\w+) TO /;
const CHANGE = /^(ALTER TABLE|TRUNCATE TABLE|DROP TABLE IF EXISTS|DROP VIEW IF EXISTS) (\w+)/;
/** Changes of columns, which both tables of a name go through; only one of them has indexes. */
const COLUMN = /^ALTER TABLE \w+ (?:ADD|DROP) COLUMN /;
const CODEC = / CODEC\((?:[^()]|\([^()]*\))*\)/g;

/** The statements of one migration file on a single server, where `{engine:X(a)}` is the engine X(a). */
export function renderMigration(file: string): string[] {
  return splitStatements(file).map((statement) => statement.replace(ENGINE, singleEngine));
}

/**
 * The same on a cluster, whose macros {shard} and {replica} must be set, as ClickHouse's own DDL expects: replicated tables
 * in the database of the shard, with the views between them, and a Distributed table of the same name over all shards. What moves
 * rows from table to table goes through the latter, so that each row comes to its shard.
 */
export function renderForCluster(file: string, cluster: Cluster): ClusterStatement[] {
  return splitStatements(file).flatMap((statement) =>
    statement.startsWith('INSERT INTO ')
      ? [{ database: cluster.database, sql: statement }]
      : clusterStatements(statement, cluster),
  );
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

function clusterStatements(statement: string, { name, database, shardDatabase }: Cluster): ClusterStatement[] {
  const local = statement
    .replace(ENGINE, (_match, engine: string, parameters?: string) => {
      const place = "'/clickhouse/tables/{shard}/{database}/{table}', '{replica}'";
      return `Replicated${engine}(${parameters === undefined ? place : `${place}, ${parameters}`})`;
    })
    .replace('non_replicated_deduplication_window = 1000', 'replicated_deduplication_window = 10000')
    .replace(TABLE, `CREATE TABLE IF NOT EXISTS ${shardDatabase}.$1 ON CLUSTER ${name} (`)
    .replace(VIEW, `CREATE MATERIALIZED VIEW IF NOT EXISTS ${shardDatabase}.$1 ON CLUSTER ${name} TO `)
    .replace(CHANGE, `$1 ${shardDatabase}.$2 ON CLUSTER ${name}`);
  const statements = [{ database: shardDatabase, sql: local }];
  const over = distributeStatement(statement, { name, database, shardDatabase });
  return over === undefined ? statements : [...statements, { database, sql: over }];
}

/** What the same statement does to the table over all shards; nothing for views, indexes and rows. */
function distributeStatement(statement: string, { name, database, shardDatabase }: Cluster): string | undefined {
  const table = TABLE.exec(statement)?.[1];
  if (table !== undefined)
    return (
      `CREATE TABLE IF NOT EXISTS ${database}.${table} ON CLUSTER ${name} AS ${shardDatabase}.${table} ` +
      `ENGINE = Distributed(${name}, ${shardDatabase}, ${table}, ${shardingKey(table, statement)})`
    );
  const change = CHANGE.exec(statement);
  if (change === null || !(COLUMN.test(statement) || statement.startsWith('DROP TABLE '))) return undefined;
  return statement.replace(CHANGE, `$1 ${database}.$2 ON CLUSTER ${name}`).replace(CODEC, '');
}
