import { rmSync } from 'node:fs';
import { drainPending, type Session } from 'chdb';
import { type ColumnKind, columnName, type Table } from '../table.ts';
import { type EngineMemory, openSessions, runStatement } from './embedded-engine.ts';
import { Lanes } from './lanes.ts';
import {
  checkTag,
  INSERT_SETTINGS,
  type LedgerClient,
  type Parameters,
  type StatementLimits,
} from './ledger-client.ts';
import { NativeEncoder } from './native-encoder.ts';
import { checkParameters, parameterText, sqlLiteral } from './parameter-text.ts';
import { readRows, readTypedRows } from './row-binary-reader.ts';
import { ScratchFolder } from './scratch-folder.ts';
import { checkDatabase, checkRowCount, readSettings, translating, waitMs } from './statement-checks.ts';
import { type WatchOptions, watched } from './statement-watch.ts';
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
/** An insert may take long. DDL has no limit: a migration of a large ledger, given up half done, would begin anew at every start. */
const WRITE_SECONDS = 600;

/** A session that writes, and the encoder whose bytes live until its next block: both belong to one insert at a time. */
interface Writer {
  readonly session: Session;
  readonly encoder: NativeEncoder;
}

/**
 * ClickHouse in this process. Two sessions write, the others read, each one statement at a time: a session is a serial
 * connection, and nothing can kill a statement, so that its time limit is what ends it.
 */
export async function openEmbeddedClient(options: EmbeddedOptions): Promise<LedgerClient> {
  const database = checkDatabase(options.database ?? 'ledger');
  const sessions = openSessions(options.folder, WRITERS + Math.max(1, options.readers ?? DEFAULT_READERS), options);
  try {
    for (const session of sessions) {
      await runStatement(session, `CREATE DATABASE IF NOT EXISTS ${database} ENGINE = Atomic`, {}, 'Null');
      await runStatement(session, `USE ${database}`, {}, 'Null');
    }
    return embeddedClient(sessions, new ScratchFolder(options.folder), options);
  } catch (error) {
    for (const session of sessions) session.close();
    throw translateError(error, { tag: 'open' });
  }
}

function embeddedClient(sessions: readonly Session[], scratch: ScratchFolder, watch: WatchOptions): LedgerClient {
  const reading = new Lanes(sessions.slice(WRITERS));
  const writing = new Lanes<Writer>(
    sessions.slice(0, WRITERS).map((session) => ({ session, encoder: new NativeEncoder() })),
  );

  async function read(tag: string, sql: string, parameters: Parameters, limits?: StatementLimits): Promise<Uint8Array> {
    checkParameters(tag, sql, parameters);
    const settings = { ...readSettings(tag, limits), ...parameterSettings(parameters) };
    const asked = performance.now();
    const run = (session: Session) =>
      watched(watch, tag, asked, () => runStatement(session, sql, settings, RESULT_FORMAT));
    return translating({ tag }, () => reading.run(run, waitMs(limits)));
  }

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
    query: async (tag, sql, parameters, columns, limits) =>
      readTypedRows(await read(tag, sql, parameters, limits), columns, tag),
    queryUntyped: async (tag, sql, parameters = {}, limits) => readRows(await read(tag, sql, parameters, limits)),
    command: (tag, sql) =>
      translating({ tag }, () => writing.run(({ session }) => write(session, tag, sql, { max_execution_time: '0' }))),
    insert: (table, rows, token) =>
      translating({ tag: `insert ${token}`, table: table.name }, () =>
        writing.run(async ({ session, encoder }) => {
          checkRowCount(rows.length);
          if (rows.length === 0) return;
          const file = await scratch.write(await encoder.encode(table, rows));
          try {
            const settings = { ...INSERT_SETTINGS, insert_deduplication_token: token };
            await write(session, `insert ${table.name}`, insertFromFile(table, file), settings);
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
function insertFromFile(table: Table<Readonly<Record<string, ColumnKind>>>, file: string): string {
  const names = Object.keys(table.columns).map(columnName).join(', ');
  return `INSERT INTO ${table.name} (${names}) FROM INFILE ${sqlLiteral(file)} FORMAT Native`;
}

function parameterSettings(parameters: Parameters): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`param_${name}`, parameterText(value)]));
}
