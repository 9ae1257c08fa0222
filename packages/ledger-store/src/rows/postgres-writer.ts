import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { FatalStoreError, RetryableStoreError } from '../client/store-error.ts';
import { CopyEncoder } from './copy-encoder.ts';
import { LongLists } from './entry-sums.ts';
import { connectedWriter } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import {
  CLEAR,
  LAYOUT,
  MARK,
  makeTables,
  SCHEMA,
  STAGED_TABLES,
  STAGING,
  WANTED_COLUMNS,
  WRITER_LOCK,
} from './postgres-schema.ts';
import { PostgresSink, stateName } from './postgres-sink.ts';
import { writeSums } from './postgres-sums.ts';
import { stateKeysOf, writeRows } from './row-batch-writer.ts';
import { FOREVER } from './row-sink.ts';
import type { EntryCount, OpenCommit, RowBatch, RowsHead } from './row-store.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** The head as it is stored, and whether readers may ask. */
export interface StoredHead extends RowsHead {
  readonly isWhole: boolean;
}

export const HEAD = `SELECT sequence, last_ns AS "lastNs", whole AS "isWhole" FROM ${SCHEMA}.head, ${SCHEMA}.layout
  WHERE layout = $1`;

const STORED_STATES = `SELECT wanted.kind, wanted.key, state.value FROM wanted
  JOIN ${SCHEMA}.state ON state.kind = wanted.kind AND state.key = wanted.key`;
/** How many transactions are stored. */
const STORED_KINDS = `SELECT type, result, entries AS transactions FROM ${SCHEMA}.entry_count WHERE kind = ${LIST_KIND.all} AND term = 0`;
const LEAVE = `WITH ended AS (
    UPDATE ${SCHEMA}.place SET until = leaving.at FROM leaving
    WHERE place.list = leaving.list AND place.term = leaving.term AND place.place = leaving.place AND place.until = ${FOREVER}
    RETURNING place.until, place.list, place.term, place.place, place.since)
  INSERT INTO ${SCHEMA}.left_place SELECT * FROM ended ON CONFLICT DO NOTHING`;
// Rows that are copied a second time come back to a place that they had left: what counts is the place's own end.
const DROP_PLACES = `DELETE FROM ${SCHEMA}.place USING ${SCHEMA}.left_place AS gone
  WHERE gone.until <= $1 AND place.until <= $1 AND place.list = gone.list AND place.term = gone.term AND place.place = gone.place
    AND place.since = gone.since`;
const DROP_LEFT_PLACES = `DELETE FROM ${SCHEMA}.left_place WHERE until <= $1`;
const MOVE_HEAD = `INSERT INTO ${SCHEMA}.head VALUES (1, $1, $2, true)
  ON CONFLICT (only_one) DO UPDATE SET sequence = excluded.sequence, last_ns = excluded.last_ns`;
const HIDE = `INSERT INTO ${SCHEMA}.head VALUES (1, -1, -1, false) ON CONFLICT (only_one) DO UPDATE SET whole = false`;
const SHOW = `UPDATE ${SCHEMA}.head SET whole = true`;
const ANALYZE = `ANALYZE ${Object.keys(STAGED_TABLES)
  .map((name) => `${SCHEMA}.${name}`)
  .join(', ')}`;

const PART_BYTES = 1 << 20;

/** Writes batches over one connection, which is made anew once it broke. One transaction of one process writes at a time. */
export class PostgresWriter {
  readonly #url: string;
  #client: Client | undefined;
  /** The connection that has tables of its own. */
  #staged: Client | undefined;
  readonly #longLists = new LongLists();

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes the tables where they are not there. */
  prepare(): Promise<void> {
    return this.#run((client) => makeTables(client));
  }

  /**
   * Writes a batch after the head that is stored, as far as the caller knows; undefined where it is stored already.
   * @throws FatalStoreError where another process has written, RetryableStoreError while one does
   */
  async write(batch: RowBatch, before: RowsHead | undefined, head: RowsHead, forget: bigint | undefined) {
    const client = await this.#begin();
    try {
      const stored = await storedHead(client);
      if (stored?.isWhole === true && isSame(stored, head)) {
        await client.query('ROLLBACK');
        return undefined;
      }
      if (!isSame(stored, before)) throw movedError(stored, before);
      await writeBatch(client, batch, this.#longLists);
      await writeSums(client, this.#longLists, head.lastNs);
      if (forget !== undefined) await dropPlaces(client, forget);
      await client.query(MOVE_HEAD, [head.sequence, head.lastNs]);
      if (batch.mark !== undefined) await client.query(MARK.write, [batch.mark]);
    } catch (error) {
      await this.#drop(client);
      throw postgresError(error);
    }
    return this.#openCommit(client);
  }

  /** Until {@link show} readers may not ask. */
  hide(): Promise<void> {
    return this.#inTransaction(async (client) => void (await client.query(`${HIDE}; ${MARK.make}`)));
  }

  /** The mark that was written with the newest batch since {@link hide}. */
  copyMark(): Promise<Uint8Array | undefined> {
    return this.#run(async (client) => (await client.query<{ mark: Buffer }>(MARK.read)).rows[0]?.mark);
  }

  /** Everything up to the head is there, and of what was before nobody needs anything. */
  async show(upTo: bigint): Promise<void> {
    await this.#inTransaction(async (client) => {
      await dropPlaces(client, upTo);
      await client.query(`${SHOW}; ${MARK.drop}`);
    });
    // Without it the engine knows nothing of tables that were just filled.
    await this.#run((client) => client.query(ANALYZE));
  }

  clear(): Promise<void> {
    return this.#inTransaction(async (client) => void (await client.query(CLEAR)));
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #openCommit(client: Client): OpenCommit {
    return {
      commit: () => this.#end(client, 'COMMIT'),
      abort: () => this.#end(client, 'ROLLBACK'),
    };
  }

  async #end(client: Client, statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      await client.query(statement);
    } catch (error) {
      await this.#drop(client);
      // Without its connection nothing of the transaction is left.
      if (statement === 'COMMIT') throw postgresError(error);
    }
  }

  async #inTransaction(work: (client: Client) => Promise<void>): Promise<void> {
    const client = await this.#begin();
    try {
      await work(client);
    } catch (error) {
      await this.#drop(client);
      throw postgresError(error);
    }
    await this.#end(client, 'COMMIT');
  }

  /** A transaction that no other writer is beside. */
  async #begin(): Promise<Client> {
    return this.#run(async (client) => {
      if (this.#staged !== client) await client.query(STAGING);
      this.#staged = client;
      await client.query('BEGIN');
      const locked = `SELECT pg_try_advisory_xact_lock(${WRITER_LOCK}) AS locked`;
      const { rows } = await client.query<{ locked: boolean }>(locked);
      if (rows[0]?.locked !== true) throw new RetryableStoreError('another process is writing rows', { tag: 'rows' });
      return client;
    });
  }

  async #run<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = await this.#connect();
    try {
      return await work(client);
    } catch (error) {
      await this.#drop(client);
      throw postgresError(error);
    }
  }

  async #connect(): Promise<Client> {
    if (this.#client !== undefined) return this.#client;
    try {
      const client = await connectedWriter(this.#url, (ended) => {
        if (this.#client === ended) this.#client = undefined;
      });
      this.#client = client;
      return client;
    } catch (error) {
      throw postgresError(error);
    }
  }

  /** With the connection its transaction and its locks end. */
  async #drop(client: Client): Promise<void> {
    if (this.#client === client) this.#client = undefined;
    await client.end().catch(() => {
      // It is gone already.
    });
  }
}

async function storedHead(client: Client): Promise<StoredHead | undefined> {
  return (await client.query<StoredHead>(HEAD, [LAYOUT])).rows[0];
}

function isSame(one: RowsHead | undefined, other: RowsHead | undefined): boolean {
  return one?.sequence === other?.sequence && one?.lastNs === other?.lastNs;
}

function movedError(stored: RowsHead | undefined, before: RowsHead | undefined): FatalStoreError {
  const text = (head: RowsHead | undefined) => (head === undefined ? 'nothing' : `block ${head.sequence}`);
  return new FatalStoreError(
    `the rows end with ${text(stored)}, not with ${text(before)}: another process has written them`,
    {
      tag: 'rows',
    },
  );
}

async function writeBatch(client: Client, batch: RowBatch, longLists: LongLists): Promise<void> {
  const sink = new PostgresSink(await storedStates(client, batch), longLists);
  writeRows(batch, (await client.query<EntryCount>(STORED_KINDS)).rows, sink);
  if (sink.leaving.rows > 0) {
    await copyInto(client, 'leaving', sink.leaving);
    await client.query(LEAVE);
  }
  for (const [table, rows] of sink.copies()) {
    await copyInto(client, `${table}_in`, rows);
    await client.query(
      `INSERT INTO ${SCHEMA}.${table} SELECT * FROM ${table}_in ${STAGED_TABLES[table]?.conflict ?? ''}`,
    );
  }
}

/** The rows of state that a batch's follow. */
async function storedStates(client: Client, { rows }: RowBatch): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = new Set<string>();
  const keys = new CopyEncoder(WANTED_COLUMNS);
  for (const { kind, key } of stateKeysOf(rows)) {
    const name = stateName(kind, key);
    if (names.has(name)) continue;
    names.add(name);
    keys.add([kind, key]);
  }
  if (keys.rows === 0) return new Map();
  await copyInto(client, 'wanted', keys);
  const found = await client.query<{ kind: number; key: Buffer; value: Buffer }>(STORED_STATES);
  return new Map(found.rows.map(({ kind, key, value }) => [stateName(kind, key), value]));
}

async function copyInto(client: Client, table: string, rows: CopyEncoder): Promise<void> {
  const into = client.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT binary)`));
  await pipeline(Readable.from(partsOf(rows.end())), into);
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES);
}

async function dropPlaces(client: Client, upTo: bigint): Promise<void> {
  await client.query(DROP_PLACES, [upTo]);
  await client.query(DROP_LEFT_PLACES, [upTo]);
}
