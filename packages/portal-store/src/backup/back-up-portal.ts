import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { LONG_WORK, unlessSilent } from '../connection-limits.ts';
import type { PortalStore } from '../portal-store.ts';
import { type BackedUpTable, PORTAL_BACKUP, type PortalBackup, quoteName, rowsFile } from './backup-file.ts';

/** Partitions are read through their table. Columns that the database computes cannot be written. */
const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as after
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> '__drizzle_migrations'
  order by c.relname`;

/**
 * Writes all rows of the portal, as of one instant, into a new folder, while the portal is in use.
 * @throws PortalUnavailableError where the database ends during the backup
 */
export async function backUpPortal(store: PortalStore, folder: string): Promise<PortalBackup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const client = new Client({ ...store.connection, ...LONG_WORK });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string; columns: string[]; after: string[] }>(TABLES);
    const tables: BackedUpTable[] = [];
    for (const { name, columns } of inOrder(rows)) {
      const copy = copyTo(`copy (select ${columns.map(quoteName).join(', ')} from ${quoteName(name)}) to stdout`);
      const file = createWriteStream(path.join(folder, rowsFile(name)), { mode: 0o600 });
      await pipeline(client.query(copy), unlessSilent(), file);
      tables.push({ name, columns, rows: copy.rowCount });
    }
    const migrations = await client.query<{ at: string }>(
      'select created_at::text as at from "__drizzle_migrations" order by created_at',
    );
    const sequences = await client.query<{ name: string; last: string | null }>(
      "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and sequencename not like '%drizzle%' order by 1",
    );
    const backup = { migrations: migrations.rows.map(({ at }) => at), tables, sequences: sequences.rows };
    writeFileSync(path.join(folder, PORTAL_BACKUP), `${JSON.stringify(backup, undefined, 2)}\n`, { mode: 0o600 });
    return backup;
  } finally {
    await client.end();
  }
}

/** Each table after those that its rows name. */
function inOrder<Table extends { readonly name: string; readonly after: readonly string[] }>(
  tables: readonly Table[],
): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<Table>();
  const visit = (table: Table, above: readonly string[]): void => {
    if (ordered.has(table)) return;
    if (above.includes(table.name)) throw new RangeError(`tables refer to each other in a cycle: ${above.join(', ')}`);
    for (const name of table.after) {
      const named = byName.get(name);
      if (named !== undefined) visit(named, [...above, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}
