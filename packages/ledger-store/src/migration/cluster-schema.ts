import { CREATE_SCHEMA_MIGRATION, readMigrations } from './migrate.ts';
import { renderMigration } from './render-migration.ts';

const CLUSTER = 'ledgerscope';
const DATABASE = 'ledgerscope';
const HEAD = `-- The ledger store on replicas: made by npm run generate:docs from packages/ledger-store/migrations, not to be edited.
-- docs/operating/capacity.md says how it is used. Run it with clickhouse-client --database ${DATABASE} --multiquery, once: of a later version
-- only the sections of migrations that schema_migration does not have.`;

/** The statements that make the databases and the table of what was applied. */
function firstStatements(): string[] {
  return [
    `CREATE DATABASE IF NOT EXISTS ${DATABASE} ON CLUSTER ${CLUSTER}`,
    `CREATE DATABASE IF NOT EXISTS ${DATABASE}_all ON CLUSTER ${CLUSTER}`,
    ...renderMigration(CREATE_SCHEMA_MIGRATION, { kind: 'cluster', cluster: CLUSTER, database: DATABASE }),
  ];
}

/** What makes the tables of a cluster, by section: what comes before migrations, then each of them with the row that notes it. */
export async function clusterSections(): Promise<readonly { readonly title: string; readonly statements: string[] }[]> {
  const migrations = await readMigrations();
  return [
    { title: 'databases', statements: firstStatements() },
    ...migrations.map(({ version, name, checksum, text }) => ({
      title: name,
      statements: [
        ...renderMigration(text, { kind: 'cluster', cluster: CLUSTER, database: DATABASE }),
        `INSERT INTO ${DATABASE}.schema_migration (version, name, checksum) VALUES (${version}, '${name}', '${checksum}')`,
      ],
    })),
  ];
}

/** The text of deploy/clickhouse/schema.sql. A server that finds these tables takes them as its own, since all migrations are noted. */
export async function clusterSchema(): Promise<string> {
  const sections = await clusterSections();
  const texts = sections.map(
    ({ title, statements }) => `-- ${title}\n${statements.map((statement) => `${statement};`).join('\n\n')}`,
  );
  return `${HEAD}\n\n${texts.join('\n\n')}\n`;
}
