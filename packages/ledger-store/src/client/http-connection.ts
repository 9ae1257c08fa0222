import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClickHouseClient, ClickHouseLogLevel, createClient, type ExecParams } from '@clickhouse/client';
import { currentAsker } from './asker.ts';
import { READ_ON_CLUSTER, WRITE_ON_CLUSTER } from './cluster-tables.ts';
import type { InsertBlock } from './encoded-table.ts';
import { FairPool } from './fair-pool.ts';
import { checkTag, INSERT_SETTINGS } from './ledger-client.ts';
import type { LedgerConnection, ReadStatement } from './ledger-connection.ts';
import { checkDatabase, readSettings, translateStatementErrors, waitMs } from './statement-checks.ts';
import { type WatchOptions, watchStatement } from './statement-watch.ts';
import { AbandonedStoreError, BusyStoreError, RetryableStoreError, UnreachableStoreError } from './store-error.ts';
import { translateError } from './translate-error.ts';

export interface HttpOptions extends WatchOptions {
  /** Base URL of a ClickHouse HTTP interface, without a path. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Default `ledger`; made when it is missing. */
  readonly database?: string;
  /** Statements at once; default 16. */
  readonly connections?: number;
}

const DEFAULT_CONNECTIONS = 16;
/** Inserts at once. */
const WRITERS = 2;
/** Above the longest time limit of a statement. */
const TIMEOUT_MS = 630_000;
/** Waits between attempts, each lengthened by up to its half at random. */
const RETRY_WAITS_MS = [100, 400, 1600] as const;

/**
 * A ClickHouse server or cluster through the official client. Reads are retried, and inserts too, since their token makes
 * a repetition harmless; DDL is not.
 */
export async function openHttpConnection(options: HttpOptions): Promise<LedgerConnection> {
  const database = checkDatabase(options.database ?? 'ledger');
  const connections = options.connections ?? DEFAULT_CONNECTIONS;
  const base = {
    url: options.url,
    username: options.username,
    password: options.password,
    max_open_connections: connections,
    request_timeout: TIMEOUT_MS,
    application: 'ledgerscope',
    // Errors are thrown, and logged once at the top.
    log: { level: ClickHouseLogLevel.OFF },
  };
  // Bounded: by the request_timeout of the options above, here and below.
  const bootstrap = createClient(base);
  try {
    await retryPassingErrors(() =>
      translateStatementErrors({ tag: 'open' }, () =>
        bootstrap.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` }),
      ),
    );
  } catch (error) {
    throw error instanceof UnreachableStoreError ? notThere(options.url, error) : error;
  } finally {
    await bootstrap.close();
  }
  // Bounded: as above.
  return connectionOn(createClient({ ...base, database }), connections, options);
}

/** What a start says that finds no server: which one it looked for. */
function notThere(url: string, error: UnreachableStoreError): UnreachableStoreError {
  const reason = error.message.replace(/^open: /, '');
  return new UnreachableStoreError(`ClickHouse at ${new URL(url).origin} does not answer: ${reason}`, { cause: error });
}

function connectionOn(client: ClickHouseClient, connections: number, watch: WatchOptions): LedgerConnection {
  const pool = new FairPool(
    Array.from({ length: connections }, (_, index) => index),
    { forFollowers: connections > 2 ? 1 : 0 },
  );
  const writing = new FairPool(Array.from({ length: WRITERS }, (_, index) => index));

  async function read({ tag, sql, parameters, limits }: ReadStatement): Promise<Uint8Array> {
    const statement = {
      query: `${sql}\nFORMAT RowBinaryWithNamesAndTypes`,
      query_params: { ...parameters },
      // With the whole answer held back until it is complete, an error can never hide behind a status of 200.
      clickhouse_settings: {
        ...readSettings(tag, limits),
        ...READ_ON_CLUSTER,
        wait_end_of_query: 1 as const,
        // Who is gone leaves nothing running: the server ends a statement whose connection is closed.
        cancel_http_readonly_queries_on_client_close: 1 as const,
      },
    };
    const abort_signal = currentAsker()?.signal;
    const run = () => runRead(client, { ...statement, ...(abort_signal && { abort_signal }) });
    return retryPassingErrors(async () => {
      const asked = performance.now();
      const { bytes } = await translateStatementErrors({ tag }, () =>
        pool.run(() => watchStatement(watch, tag, asked, run, ({ rowsRead }) => rowsRead), waitMs(limits)),
      );
      return bytes;
    });
  }

  return {
    kind: 'http',
    read,
    command: (tag, sql) =>
      translateStatementErrors({ tag }, () =>
        pool.run(async () => {
          await client.command({
            query: sql,
            clickhouse_settings: { ...READ_ON_CLUSTER, ...WRITE_ON_CLUSTER, log_comment: checkTag(tag) },
          });
        }),
      ),
    insert: (block) => writing.run(() => retryPassingErrors(() => pool.run(() => insertBlock(client, block)))),
    close: async () => {
      await Promise.all([pool.close(), writing.close()]);
      await client.close();
    },
  };
}

async function runRead(client: ClickHouseClient, statement: ExecParams) {
  try {
    const { stream, summary } = await client.exec(statement);
    return { bytes: await buffer(stream), rowsRead: summary === undefined ? undefined : Number(summary.read_rows) };
  } catch (error) {
    if (statement.abort_signal?.aborted === true)
      throw new AbandonedStoreError('nobody waits for the answer', { cause: error });
    throw error;
  }
}

async function insertBlock(client: ClickHouseClient, { table, columns, token, bytes }: InsertBlock): Promise<void> {
  try {
    const answer = await client.exec({
      query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT Native`,
      values: Readable.from([bytes], { objectMode: false }),
      clickhouse_settings: {
        ...INSERT_SETTINGS,
        ...WRITE_ON_CLUSTER,
        insert_deduplication_token: token,
        log_comment: 'insert',
        wait_end_of_query: 1,
      },
    });
    await buffer(answer.stream);
  } catch (error) {
    throw translateError(error, { tag: `insert ${token}`, table });
  }
}

/** Repeats what failed for a passing reason; a full queue of our own is passed on at once. */
async function retryPassingErrors<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableStoreError) || error instanceof BusyStoreError) throw error;
      await sleep(wait + Math.random() * (wait / 2));
    }
  }
  return work();
}
