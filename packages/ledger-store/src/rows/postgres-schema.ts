import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { PutTable } from './row-sink.ts';
import { ROWS_LAYOUT } from './rows-layout.ts';

/** Apart from the portal's tables, whose backup leaves these out: they are made of the column store. */
export const SCHEMA = 'ledger_rows';

/** Half of the key of locks; any number that nothing else in the database locks. */
const LOCK_SPACE = 7_263_003;
/** Who makes the tables, or writes into them. */
export const WRITER_LOCK = `${LOCK_SPACE}, 1`;
const SCHEMA_LOCK = `${LOCK_SPACE}, 2`;
/** Who changes the tables of the column store beside these rows. */
export const MIGRATION_LOCK = `${LOCK_SPACE}, 3`;

/**
 * The tables of `sqlite-schema.ts`. Chunks are compressed already and stay in their row as long as that fits a page: beside it each
 * would take one more look-up. Rows that change leave room for their next version on their page. `whole`: whether readers may ask, which
 * they may not while rows are made of the column store.
 */
const TABLES = `
  CREATE TABLE ${SCHEMA}.head (only_one smallint PRIMARY KEY CHECK (only_one = 1), sequence bigint NOT NULL, last_ns bigint NOT NULL,
    whole boolean NOT NULL);
  CREATE TABLE ${SCHEMA}.state (kind smallint, key bytea, value bytea NOT NULL, previous bytea, PRIMARY KEY (kind, key))
    WITH (fillfactor = 80);
  CREATE TABLE ${SCHEMA}.transaction_chunk (first bigint PRIMARY KEY, value bytea NOT NULL)
    WITH (toast_tuple_target = 8160);
  CREATE TABLE ${SCHEMA}.node_transaction_chunk (first bigint PRIMARY KEY, value bytea NOT NULL)
    WITH (toast_tuple_target = 8160);
  CREATE TABLE ${SCHEMA}.raw_chunk (first bigint PRIMARY KEY, value bytea NOT NULL) WITH (toast_tuple_target = 8160);
  ALTER TABLE ${SCHEMA}.transaction_chunk ALTER value SET STORAGE EXTERNAL;
  ALTER TABLE ${SCHEMA}.node_transaction_chunk ALTER value SET STORAGE EXTERNAL;
  ALTER TABLE ${SCHEMA}.raw_chunk ALTER value SET STORAGE EXTERNAL;
  CREATE TABLE ${SCHEMA}.unknown_field (block bigint, place integer, value bytea NOT NULL, PRIMARY KEY (block, place));
  CREATE TABLE ${SCHEMA}.lookup (kind smallint, key bigint, at bigint, PRIMARY KEY (kind, key, at));
  CREATE TABLE ${SCHEMA}.entry (kind smallint, term bigint, at bigint, type integer NOT NULL, result integer NOT NULL,
    roles integer NOT NULL, delta bigint NOT NULL, PRIMARY KEY (kind, term, at));
  CREATE TABLE ${SCHEMA}.entry_count (kind smallint, term bigint, type integer, result integer, entries bigint NOT NULL,
    PRIMARY KEY (kind, term, type, result)) WITH (fillfactor = 80);
  CREATE TABLE ${SCHEMA}.entry_sum (kind smallint, term bigint, at bigint, value bytea NOT NULL, PRIMARY KEY (kind, term, at));
  CREATE TABLE ${SCHEMA}.place (list smallint, term bigint, place bytea, since bigint, until bigint NOT NULL,
    PRIMARY KEY (list, term, place, since)) WITH (fillfactor = 90);
  CREATE TABLE ${SCHEMA}.left_place (until bigint, list smallint, term bigint, place bytea, since bigint,
    PRIMARY KEY (until, list, term, place, since));
  CREATE TABLE ${SCHEMA}.topic_message (topic bigint, sequence bigint, at bigint NOT NULL, messages smallint NOT NULL,
    value bytea NOT NULL, PRIMARY KEY (topic, sequence)) WITH (toast_tuple_target = 8160);
  ALTER TABLE ${SCHEMA}.topic_message ALTER value SET STORAGE EXTERNAL;
  CREATE INDEX topic_message_at ON ${SCHEMA}.topic_message (topic, at, sequence);
  CREATE TABLE ${SCHEMA}.contract_result (at bigint PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE ${SCHEMA}.contract_log (contract bigint, at bigint, log_index bigint, value bytea NOT NULL,
    PRIMARY KEY (contract, at, log_index));
  CREATE TABLE ${SCHEMA}.block (sequence bigint PRIMARY KEY, first_ns bigint NOT NULL, value bytea NOT NULL);
  CREATE INDEX block_first ON ${SCHEMA}.block (first_ns, sequence);
  CREATE TABLE ${SCHEMA}.named (id bigint, kind text, at bigint NOT NULL, PRIMARY KEY (id, kind));
  CREATE TABLE ${SCHEMA}.checkpoint (at bigint PRIMARY KEY, value bytea NOT NULL);
  CREATE TABLE ${SCHEMA}.fact (list smallint, term bigint, at bigint, place integer, value bytea NOT NULL,
    PRIMARY KEY (list, term, at, place));
  CREATE TABLE ${SCHEMA}.nft_metadata (token bigint, serial bigint, fetched bigint NOT NULL, pictured smallint NOT NULL,
    fields bytea NOT NULL, document bytea NOT NULL, PRIMARY KEY (token, serial));
  CREATE INDEX nft_metadata_picture ON ${SCHEMA}.nft_metadata (token, serial) WHERE pictured = 1;
  CREATE INDEX nft_metadata_fetched ON ${SCHEMA}.nft_metadata (fetched);
  CREATE TABLE ${SCHEMA}.layout (layout text NOT NULL);`;

/** What rows look like here: of another layout they are made anew. */
export const LAYOUT = `${ROWS_LAYOUT}-${createHash('sha256').update(TABLES).digest('hex').slice(0, 16)}`;

/** How a column is sent by COPY. */
export type CopyKind = 'int2' | 'int4' | 'int8' | 'bytea' | 'text';

interface StagedTable {
  readonly columns: readonly CopyKind[];
  /** What becomes of a row whose key is there. */
  readonly conflict: string;
}

const OVERWRITE_CHUNK = 'ON CONFLICT (first) DO UPDATE SET value = excluded.value';

/** Tables that rows are put into as they are. */
export const PUT_TABLES: { readonly [Name in PutTable]: StagedTable } = {
  transaction_chunk: { columns: ['int8', 'bytea'], conflict: OVERWRITE_CHUNK },
  node_transaction_chunk: { columns: ['int8', 'bytea'], conflict: OVERWRITE_CHUNK },
  raw_chunk: { columns: ['int8', 'bytea'], conflict: OVERWRITE_CHUNK },
  unknown_field: { columns: ['int8', 'int4', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
  lookup: { columns: ['int2', 'int8', 'int8'], conflict: 'ON CONFLICT DO NOTHING' },
  entry: { columns: ['int2', 'int8', 'int8', 'int4', 'int4', 'int4', 'int8'], conflict: 'ON CONFLICT DO NOTHING' },
  entry_count: {
    columns: ['int2', 'int8', 'int4', 'int4', 'int8'],
    conflict: 'ON CONFLICT (kind, term, type, result) DO UPDATE SET entries = entry_count.entries + excluded.entries',
  },
  topic_message: {
    columns: ['int8', 'int8', 'int8', 'int2', 'bytea'],
    conflict: 'ON CONFLICT (topic, sequence) DO UPDATE SET messages = excluded.messages, value = excluded.value',
  },
  contract_result: { columns: ['int8', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
  contract_log: { columns: ['int8', 'int8', 'int8', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
  block: { columns: ['int8', 'int8', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
  named: { columns: ['int8', 'text', 'int8'], conflict: 'ON CONFLICT DO NOTHING' },
  checkpoint: { columns: ['int8', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
  fact: { columns: ['int2', 'int8', 'int8', 'int4', 'bytea'], conflict: 'ON CONFLICT DO NOTHING' },
};

/** Tables of which a sink keeps what is in them after the batch. */
export const KEPT_TABLES = {
  state: {
    columns: ['int2', 'bytea', 'bytea', 'bytea'],
    conflict: 'ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, previous = excluded.previous',
  },
  place: {
    columns: ['int2', 'int8', 'bytea', 'int8', 'int8'],
    conflict: 'ON CONFLICT (list, term, place, since) DO UPDATE SET until = excluded.until',
  },
  left_place: { columns: ['int8', 'int2', 'int8', 'bytea', 'int8'], conflict: 'ON CONFLICT DO NOTHING' },
} as const satisfies Readonly<Record<string, StagedTable>>;

export const STAGED_TABLES: Readonly<Record<string, StagedTable>> = { ...PUT_TABLES, ...KEPT_TABLES };

/**
 * What a connection that writes has of its own: rows of the batch on their way, keys that are looked for, and places of before that rows
 * leave.
 */
export const STAGING = `${Object.keys(STAGED_TABLES)
  .map((name) => `CREATE TEMP TABLE ${name}_in (LIKE ${SCHEMA}.${name}) ON COMMIT DELETE ROWS;`)
  .join('\n')}
  CREATE TEMP TABLE wanted (kind smallint, key bytea) ON COMMIT DELETE ROWS;
  CREATE TEMP TABLE leaving (list smallint, term bigint, place bytea, at bigint) ON COMMIT DELETE ROWS;`;

export const WANTED_COLUMNS: readonly CopyKind[] = ['int2', 'bytea'];
export const LEAVING_COLUMNS: readonly CopyKind[] = ['int2', 'int8', 'bytea', 'int8'];

/** Beside the tables while rows are being made: how far that is. */
export const MARK = {
  make: `CREATE TABLE IF NOT EXISTS ${SCHEMA}.copy_mark (only_one smallint PRIMARY KEY CHECK (only_one = 1), mark bytea NOT NULL)`,
  write: `INSERT INTO ${SCHEMA}.copy_mark VALUES (1, $1) ON CONFLICT (only_one) DO UPDATE SET mark = excluded.mark`,
  read: `SELECT mark FROM ${SCHEMA}.copy_mark`,
  drop: `DROP TABLE IF EXISTS ${SCHEMA}.copy_mark`,
} as const;

/** Takes out everything but the tables. */
export const CLEAR = `${MARK.drop}; TRUNCATE ${[...Object.keys(STAGED_TABLES), 'entry_sum', 'nft_metadata', 'head'].map((name) => `${SCHEMA}.${name}`).join(', ')}`;

/** Makes the tables where they are not there, or others are. Processes that start at the same time wait for one another. */
export async function makeTables(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    if ((await storedLayout(client)) !== LAYOUT) {
      await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA}; ${TABLES}`);
      await client.query(`INSERT INTO ${SCHEMA}.layout VALUES ($1)`, [LAYOUT]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function storedLayout(client: ClientBase): Promise<string | undefined> {
  const made = await client.query<{ made: boolean }>(`SELECT to_regclass('${SCHEMA}.layout') IS NOT NULL AS made`);
  if (made.rows[0]?.made !== true) return undefined;
  return (await client.query<{ layout: string }>(`SELECT layout FROM ${SCHEMA}.layout`)).rows[0]?.layout;
}
