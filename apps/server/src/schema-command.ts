import fs from 'node:fs';
import path from 'node:path';
import { clusterSchema } from '@ledgerscope/ledger-store/migration/cluster-schema';

const USAGE = `ledgerscope schema --cluster [file]   writes the SQL that creates the tables of a ClickHouse cluster

Without a file, the SQL is printed. See docs/operating/capacity.md for its use. On a single server, tables are created automatically.`;

/** `ledgerscope schema --cluster`: the tables of shards and replicas, from this version's migrations. Returns the exit code. */
export async function schemaCommand(args: readonly string[]): Promise<number> {
  const [kind, file, ...more] = args;
  if (kind !== '--cluster' || more.length > 0 || file?.startsWith('-') === true) {
    console.error(USAGE);
    return kind === '--help' || kind === '-h' ? 0 : 2;
  }
  const text = await clusterSchema();
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  try {
    fs.writeFileSync(file, text);
  } catch (error) {
    console.error(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  console.error(`${path.resolve(file)}: run it with clickhouse-client --multiquery`);
  return 0;
}
