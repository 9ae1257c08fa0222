import { READ_ON_CLUSTER, WRITE_ON_CLUSTER } from '../client/cluster-tables.ts';
import { CREATE_SCHEMA_MIGRATION, readMigrations } from './migrate.ts';
import { type Cluster, type ClusterStatement, renderForCluster } from './render-migration.ts';

const CLUSTER: Cluster = { name: 'ledgerscope', database: 'ledgerscope', shardDatabase: 'ledgerscope_shard' };
const HEAD = `-- The ledger store on shards and replicas, by \`npm run schema -- --cluster\`. Replication has not run where this was written: try it with a copy first.
-- docs/operating/capacity.md says how it is used. Run it with clickhouse-client --multiquery, once: of a later version
-- only the first section and those of migrations that schema_migration does not have.`;

/** What every section needs: rows that are moved from table to table are found on all shards, and are there when the statement ends. */
const SETTINGS = Object.entries({ ...READ_ON_CLUSTER, ...WRITE_ON_CLUSTER })
  .map(([name, value]) => `${name} = '${value}'`)
  .join(', ');

export interface ClusterSection {
  readonly title: string;
  readonly statements: readonly ClusterStatement[];
}

/** The statements that make the databases and the table of what was applied. */
function firstStatements(): ClusterStatement[] {
  const { name, database, shardDatabase } = CLUSTER;
  return [
    { database: 'default', sql: `SET ${SETTINGS}` },
    { database: 'default', sql: `CREATE DATABASE IF NOT EXISTS ${shardDatabase} ON CLUSTER ${name}` },
    { database: 'default', sql: `CREATE DATABASE IF NOT EXISTS ${database} ON CLUSTER ${name}` },
    ...renderForCluster(CREATE_SCHEMA_MIGRATION, CLUSTER),
  ];
}

/** What makes the tables of a cluster, by section: what comes before migrations, then each of them with the row that notes it. */
export async function clusterSections(): Promise<readonly ClusterSection[]> {
  const migrations = await readMigrations();
  return [
    { title: 'databases', statements: firstStatements() },
    ...migrations.map(({ version, name, checksum, text }) => ({
      title: name,
      statements: [
        ...renderForCluster(text, CLUSTER),
        {
          database: CLUSTER.database,
          sql: `INSERT INTO schema_migration (version, name, checksum) VALUES (${version}, '${name}', '${checksum}')`,
        },
      ],
    })),
  ];
}

/** What `ledgerscope schema --cluster` writes. A server that finds these tables takes them as its own, since all migrations are noted. */
export async function clusterSchema(): Promise<string> {
  const sections = (await clusterSections()).map(({ title, statements }) => `-- ${title}\n${inTurn(statements)}`);
  return `${HEAD}\n\n${sections.join('\n\n')}\n`;
}

/** The statements of a section, each in its database. */
function inTurn(statements: readonly ClusterStatement[]): string {
  const texts = statements.map(({ database, sql }, index) =>
    database === statements[index - 1]?.database || database === 'default' ? `${sql};` : `USE ${database};\n\n${sql};`,
  );
  return texts.join('\n\n');
}
