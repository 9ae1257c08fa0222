import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isatty } from 'node:tty';
import { Session } from 'chdb';
import { sqlLiteral } from './parameter-text.ts';
import { FatalStoreError, StoreLockedError } from './store-error.ts';
import { translateError } from './translate-error.ts';

export interface EngineMemory {
  /** Ceiling of the engine in bytes; default 3 GiB. */
  readonly maxBytes?: number;
}

/** No statement of readers or batches takes a tenth of this; a migration of a large ledger may. */
const SILENCE_MS = 60_000;
const DEFAULT_ENGINE_BYTES = 3 * 1024 ** 3;
/**
 * How many times as large as its largest part the outcome of a merge has to be (5 by default). To each part the engine adds five
 * megabytes for this, so that a table smaller than that was written again with every few commits of a quiet network (0036).
 */
const MERGE_BASE = 10;
/**
 * Seconds after which a table that had nothing to merge is looked at again; an insert has it looked at at once. By default (a tenth
 * of a second, rising while nothing is written) some 170 tasks woke up 200 times a second for nothing. Nothing is streamed.
 */
const MERGE_LOOK_SECONDS = 10;
const STREAM_LOOK_SECONDS = 600;
/**
 * With less free the engine begins neither an insert nor a merge: a merge that ran while a disk was filled to its last byte left a part
 * whose files were all empty, in place of those that it was made of (chdb 3.4.0).
 */
const KEPT_FREE_BYTES = 32 * 1024 ** 2;

/**
 * Server configuration, which the engine reads from a file only: its caches are sized for big servers by default, and backups
 * go nowhere. Which folder one goes to is up to who runs the program: no statement comes from outside.
 */
function configuration(memory: EngineMemory): string {
  return `<clickhouse>
  <mark_cache_size>${256 * 1024 ** 2}</mark_cache_size>
  <index_mark_cache_size>${64 * 1024 ** 2}</index_mark_cache_size>
  <primary_index_cache_size>${256 * 1024 ** 2}</primary_index_cache_size>
  <index_uncompressed_cache_size>0</index_uncompressed_cache_size>
  <query_condition_cache_size>${32 * 1024 ** 2}</query_condition_cache_size>
  <background_pool_size>4</background_pool_size>
  <background_processing_pool_thread_sleep_seconds_if_nothing_to_do>${MERGE_LOOK_SECONDS}</background_processing_pool_thread_sleep_seconds_if_nothing_to_do>
  <background_streaming_processing_pool_thread_sleep_seconds_if_nothing_to_do>${STREAM_LOOK_SECONDS}</background_streaming_processing_pool_thread_sleep_seconds_if_nothing_to_do>
  <max_server_memory_usage>${memory.maxBytes ?? DEFAULT_ENGINE_BYTES}</max_server_memory_usage>
  <backups><allowed_path>/</allowed_path></backups>
  <storage_configuration><disks><default><keep_free_space_bytes>${KEPT_FREE_BYTES}</keep_free_space_bytes></default></disks></storage_configuration>
  <merge_tree>
    <merge_selector_base>${MERGE_BASE}</merge_selector_base>
  </merge_tree>
</clickhouse>
`;
}

/**
 * Opens sessions on a data folder. The engine binds one folder per process and one process per folder; anything else is
 * a StoreLockedError.
 */
export function openSessions(folder: string, count: number, memory: EngineMemory = {}): Session[] {
  const sessions: Session[] = [];
  // Looked at before the engine does, which writes what it meets on standard error.
  const other = holderOf(folder, 'listed');
  if (other !== undefined) throw lockedBy(folder, other);
  keepInputFromBlocking();
  try {
    mkdirSync(folder, { recursive: true });
    const config = path.join(path.resolve(folder), 'engine.xml');
    writeConfiguration(config, configuration(memory));
    for (let index = 0; index < count; index += 1)
      sessions.push(new Session(path.join(folder, 'clickhouse'), { connectionArgs: [`--config-file=${config}`] }));
    endWhereAborted();
    return sessions;
  } catch (error) {
    for (const session of sessions) session.close();
    const holder = holderOf(folder, 'listed or not');
    if (holder !== undefined) throw lockedBy(folder, holder, error);
    throw translateError(error, { tag: `open ${folder}` });
  }
}

/**
 * The engine takes over the signals of crashes: its handler waits five minutes for a thread that is to log them, which this build does not
 * have (chdb 3.4.0). So long a process without memory slept, and kept port and folder. With a handler of Node in its place `abort()`
 * ends the process: it puts back the system's own once a handler returns.
 */
function endWhereAborted(): void {
  process.removeListener('SIGABRT', abort);
  process.on('SIGABRT', abort);
}

/** Only where it changed: on a full disk the file would be emptied, and nothing written. */
function writeConfiguration(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

/** For an abort that came from outside. */
function abort(): void {
  process.abort();
}

/**
 * Before an insert the engine checks whether its data are on standard input: it sets O_NONBLOCK, reads, and restores the
 * former flags (chdb 3.4.0). If two inserts check at once, one can read without the flag, and where standard input is an
 * open pipe it then waits for ever. Once Node has opened such a stream, it stays O_NONBLOCK. Terminals are not checked.
 */
function keepInputFromBlocking(): void {
  if (!isatty(0)) void process.stdin;
}

const MERGING_THREAD = 'MergeMutate';
const MERGING_NICE = 10;

/**
 * Lets what merges parts yield to statements; the engine has a setting for it (os_threads_nice_value_merge_mutate) that
 * does nothing here (chdb 3.4.0). To be called once there is a table, with which these threads begin. Linux alone.
 */
export function mergeBehindReaders(): void {
  for (const thread of threads()) {
    try {
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim() === MERGING_THREAD)
        os.setPriority(Number(thread), MERGING_NICE);
    } catch {
      // It has ended, or may not be given a priority: merges are as important as statements then.
    }
  }
}

function threads(): string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    // The system does not list threads: none gets a priority of its own.
    return [];
  }
}

/**
 * The other living process whose number is in the engine's lock file: the engine itself does not say why it cannot open. A number that
 * was given to another process since is not its holder's.
 */
function holderOf(folder: string, lock: 'listed' | 'listed or not'): number | undefined {
  let holder: number | undefined;
  try {
    const file = path.join(folder, 'clickhouse', 'status');
    holder = Number(/^PID: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]);
    if (!Number.isInteger(holder) || holder === process.pid || !isLockedBy(holder, file, lock === 'listed or not'))
      return undefined;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? holder : undefined;
  }
}

function lockedBy(folder: string, holder: number, cause?: unknown): StoreLockedError {
  return new StoreLockedError(`data folder ${folder} is locked by process ${holder}`, { tag: 'open', cause });
}

/** Whether a process holds a lock on a file; `unlisted` where the system does not list its locks, so that it may hold one. */
function isLockedBy(pid: number, file: string, unlisted: boolean): boolean {
  const inode = statSync(file).ino;
  try {
    const locks = readFileSync('/proc/locks', 'utf8').split('\n');
    return locks.some((line) => line.includes(` ${pid} `) && line.includes(`:${inode} `));
  } catch {
    // The system does not list its locks.
    return unlisted;
  }
}

/**
 * Runs one statement after setting what it needs in its session. Parameters are set as `param_x`, which the engine binds
 * to `{x:Type}`: its own bind call serialises all sessions of a process, this does not. Every statement sets the same
 * settings again, so none leaks into the next.
 */
export async function runStatement(
  session: Session,
  sql: string,
  settings: Readonly<Record<string, string>>,
  format: string,
): Promise<Uint8Array> {
  const assignments = Object.entries(settings).map(([name, value]) => {
    if (!/^[a-z_][a-z0-9_]*$/i.test(name)) throw new FatalStoreError(`not a setting's name: ${JSON.stringify(name)}`);
    return `${name} = ${sqlLiteral(value)}`;
  });
  const prefix = assignments.length === 0 ? '' : `SET ${assignments.join(', ')}; `;
  const timer = setTimeout(warnOfSilence, SILENCE_MS, settings.log_comment ?? 'without a tag');
  try {
    const result = await session.queryAsync(`${prefix}${sql}`, { format });
    return result.bytes();
  } catch (error) {
    await discardOutput(session);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing can end a statement from outside, so that one that never answers has to be reported while it runs. */
function warnOfSilence(tag: string): void {
  process.emitWarning(`ClickHouse has not answered the statement ${tag} for ${SILENCE_MS / 1000} s`);
}

/**
 * What a failed statement had already put out stays in its session, in front of the next result (seen in chdb 3.4.0): one
 * more statement carries it off.
 */
async function discardOutput(session: Session): Promise<void> {
  try {
    await session.queryAsync('SET max_memory_usage = 0, max_execution_time = 0; SELECT 1', { format: 'Null' });
  } catch (error) {
    throw new FatalStoreError('the engine does not answer after a failed statement', { cause: error });
  }
}
