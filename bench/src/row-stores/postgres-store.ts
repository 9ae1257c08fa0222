import fs from 'node:fs';
import path from 'node:path';
import { openPortalStore } from '@ledgerscope/portal-store';
import pg from 'pg';
import { copyRows } from './copy-rows.ts';
import { instantsBefore } from './list-chunk.ts';
import { treeCpuMicros } from './process-cpu.ts';
import { type ListLayout, ROW_KINDS, type RowStore, type StoredChunk, type StoredRow, signedKey } from './row-store.ts';

const TABLES = `CREATE TABLE row (kind smallint, key bigint, value bytea, PRIMARY KEY (kind, key)) WITH (fillfactor = 90);
  ALTER TABLE row ALTER value SET STORAGE EXTERNAL;
  CREATE TABLE chunk (list bigint, first bigint, value bytea, PRIMARY KEY (list, first)) WITH (fillfactor = 80);
  CREATE TABLE entry (list bigint, at bigint, delta bigint, type smallint, result smallint, roles smallint,
    PRIMARY KEY (list, at));
  CREATE TEMP TABLE row_in (LIKE row);
  CREATE TEMP TABLE chunk_in (LIKE chunk);
  SET synchronous_commit = off;`;
const INT8 = 20;
const READERS = 8;

/** The embedded PostgreSQL of the portal, with tables of its own; several connections read, one writes. */
export async function openPostgres(folder: string, layout: ListLayout): Promise<RowStore> {
  const portal = await openPortalStore({ dataFolder: folder });
  const types = { getTypeParser: (type: number) => (type === INT8 ? BigInt : pg.types.getTypeParser(type)) };
  const connection = { ...portal.connection, types };
  const writer = new pg.Client(connection);
  const readers = new pg.Pool({ ...connection, max: READERS });
  await writer.connect();
  await writer.query(TABLES);
  const [postmaster] = fs.readFileSync(path.join(folder, 'portal/pg/postmaster.pid'), 'utf8').split('\n');
  const ask = async <Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await readers.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
  return {
    write: makeWriter(writer),
    rows: async (keys) => {
      const values = [keys.map(([kind]) => kind), keys.map(([, key]) => String(signedKey(key)))];
      const found = await ask<{ value: Uint8Array | null }>('rows', ROWS, values);
      return found.map(({ value }) => value ?? undefined);
    },
    list: async (list, before, limit) => {
      if (layout === 'single')
        return (await ask<StoredRow>('list', LIST, [String(signedKey(list)), String(before), limit])).map(
          ({ value }) => value,
        );
      // A chunk holds more than a page; the one before it is needed where the newest was begun lately.
      const chunks = await ask<StoredChunk>('chunks', CHUNKS, [String(signedKey(list)), String(before)]);
      const instants = chunks.flatMap((chunk) => instantsBefore(chunk, before)).slice(0, limit);
      return (await ask<StoredRow>('instants', INSTANTS, [instants.map(String)])).map(({ value }) => value);
    },
    lastChunks: async (lists) => {
      const { rows } = await writer.query<StoredChunk>(LAST_CHUNKS, [lists.map((list) => String(signedKey(list)))]);
      return new Map(rows.map((chunk) => [BigInt.asUintN(64, chunk.list), chunk]));
    },
    settle: async () => void (await writer.query('VACUUM ANALYZE')),
    bytes: async () => Number((await writer.query<{ bytes: bigint }>(BYTES)).rows[0]?.bytes),
    ownCpuMicros: () => treeCpuMicros(Number(postmaster)),
    close: async () => {
      await writer.end();
      await readers.end();
      await portal.close();
    },
  };
}

const ROWS = `SELECT row.value FROM unnest($1::smallint[], $2::bigint[]) WITH ORDINALITY AS wanted (kind, key, place)
  LEFT JOIN row USING (kind, key) ORDER BY place`;
const LIST = `SELECT row.value FROM (SELECT at FROM entry WHERE list = $1 AND at < $2 ORDER BY at DESC LIMIT $3) AS found
  JOIN row ON row.kind = ${ROW_KINDS.transaction} AND row.key = found.at ORDER BY found.at DESC`;
const CHUNKS = 'SELECT first, value FROM chunk WHERE list = $1 AND first < $2 ORDER BY first DESC LIMIT 2';
const INSTANTS = `SELECT value FROM row WHERE kind = ${ROW_KINDS.transaction} AND key = ANY ($1::bigint[]) ORDER BY key DESC`;
const LAST_CHUNKS = `SELECT wanted.list, found.first, found.value FROM unnest($1::bigint[]) AS wanted (list) CROSS JOIN LATERAL
  (SELECT first, value FROM chunk WHERE chunk.list = wanted.list ORDER BY first DESC LIMIT 1) AS found`;
const BYTES = `SELECT sum(pg_total_relation_size(part))::bigint AS bytes FROM unnest('{row,chunk,entry}'::regclass[]) AS part`;

function makeWriter(writer: pg.Client): RowStore['write'] {
  const rowValues = ({ kind, key, value }: StoredRow) => [kind, key, value] as const;
  return async ({ added, changed, chunks, entries }) => {
    await writer.query('BEGIN');
    await copyRows(writer, 'row', added.map(rowValues));
    await writer.query('TRUNCATE row_in, chunk_in');
    await copyRows(writer, 'row_in', changed.map(rowValues));
    await writer.query(
      `INSERT INTO row SELECT * FROM row_in ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
    );
    const chunkValues = chunks.map(({ list, first, value }) => [list, first, value] as const);
    await copyRows(writer, 'chunk_in', chunkValues);
    await writer.query(
      `INSERT INTO chunk SELECT * FROM chunk_in ON CONFLICT (list, first) DO UPDATE SET value = excluded.value`,
    );
    const entryValues = entries.map(
      ({ list, at, delta, type, result, roles }) => [list, at, delta, type, result, roles] as const,
    );
    await copyRows(writer, 'entry', entryValues);
    await writer.query('COMMIT');
  };
}
