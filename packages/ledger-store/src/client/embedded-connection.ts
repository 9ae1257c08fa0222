import { rmSync } from 'node:fs';
import { drainPending, type Session } from 'chdb';
import { type EngineMemory, openSessions, runStatement } from './embedded-engine.ts';
import type { InsertBlock } from './encoded-table.ts';
import { FairPool } from './fair-pool.ts';
import { checkTag, INSERT_SETTINGS, type Parameters } from './ledger-client.ts';
import type { LedgerConnection } from './ledger-connection.ts';
import { parameterText, sqlLiteral } from './parameter-text.ts';
import { ScratchFolder } from './scratch-folder.ts';
import { checkDatabase, readSettings, translateStatementErrors, waitMs } from './statement-checks.ts';
import { type WatchOptions, watchStatement } from './statement-watch.ts';
import { translateError } from './translate-error.ts';

export interface EmbeddedOptions extends EngineMemory, WatchOptions {
  readonly folder: string;
  /** Default `ledger`. */
  readonly database?: string;
  /** Reading statements at once; default 3. Writing ones have sessions of their own. */
  readonly readers?: number;
}

const RESULT_FORMAT = 'RowBinaryWithNamesAndTypes';
const DEFAULT_READERS = 3;
/** Sessions for inserts and DDL: one takes the large table of a batch while the other takes the small ones. */
const WRITERS = 2;
/** A session that readers leave to ingest and the feeds. */
const FOR_FOLLOWERS = 1;
/** An insert may take long. DDL has no limit: a migration of a large ledger, given up half done, would begin again at every start. */
const WRITE_SECONDS = 600;

/**
 * ClickHouse in this process. Two sessions write, the others read, each one statement at a time: a session is a serial
 * connection, and nothing can kill a statement, so that its time limit is what ends it.
 */
export async function openEmbeddedConnection(options: EmbeddedOptions): Promise<LedgerConnection> {
  const database = checkDatabase(options.database ?? 'ledger');
  const sessions = openSessions(
    options.folder,
    WRITERS + FOR_FOLLOWERS + Math.max(1, options.readers ?? DEFAULT_READERS),
    options,
  );
  try {
    const [first] = sessions;
    if (first !== undefined)
      await runStatement(first, `CREATE DATABASE IF NOT EXISTS ${database} ENGINE = Atomic`, {}, 'Null');
    for (const session of sessions) await runStatement(session, `USE ${database}`, {}, 'Null');
    return connectionOn(sessions, new ScratchFolder(options.folder), options);
  } catch (error) {
    for (const session of sessions) session.close();
    throw translateError(error, { tag: 'open' });
  }
}

function connectionOn(sessions: readonly Session[], scratch: ScratchFolder, watch: WatchOptions): LedgerConnection {
  const reading = new FairPool(sessions.slice(WRITERS), { forFollowers: FOR_FOLLOWERS });
  const writing = new FairPool(sessions.slice(0, WRITERS));

  async function write(
    session: Session,
    tag: string,
    sql: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    // A session keeps its settings: the token of the insert before must not stay for a statement without one.
    const reset = { insert_deduplication_token: '', max_execution_time: String(WRITE_SECONDS) };
    await runStatement(session, sql, { ...reset, log_comment: checkTag(tag), ...settings }, 'Null');
  }

  return {
    kind: 'embedded',
    read: async ({ tag, sql, parameters, limits }) => {
      const settings = { ...readSettings(tag, limits), ...parameterSettings(parameters) };
      const asked = performance.now();
      const run = (session: Session) =>
        watchStatement(watch, tag, asked, () => runStatement(session, sql, settings, RESULT_FORMAT));
      return translateStatementErrors({ tag }, () => reading.run(run, waitMs(limits)));
    },
    command: (tag, sql) =>
      translateStatementErrors({ tag }, () =>
        writing.run((session) => write(session, tag, sql, { max_execution_time: '0' })),
      ),
    insert: (block) =>
      translateStatementErrors({ tag: `insert ${block.token}`, table: block.table }, () =>
        writing.run(async (session) => {
          const file = await scratch.write(block.bytes);
          try {
            const settings = { ...INSERT_SETTINGS, insert_deduplication_token: block.token };
            await write(session, `insert ${block.table}`, insertFromFile(block, file), settings);
          } finally {
            rmSync(file, { force: true });
          }
        }),
      ),
    close: async () => {
      await Promise.all([reading.close(), writing.close()]);
      await drainPending();
      for (const session of sessions) session.close();
      scratch.remove();
    },
  };
}

/**
 * Outside bytes never go through a raw insert, whose payload is cut at the first blank line: the engine takes them from a
 * file as they are. Without a SELECT around it, which would cost a fifth of a small insert.
 */
function insertFromFile({ table, columns }: InsertBlock, file: string): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) FROM INFILE ${sqlLiteral(file)} FORMAT Native`;
}

function parameterSettings(parameters: Parameters): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`param_${name}`, parameterText(value)]));
}
