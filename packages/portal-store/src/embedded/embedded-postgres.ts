import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { SHORT_WORK } from '../connection-limits.ts';
import { PortalUnavailableError } from '../portal-error.ts';
import { KeepAlive } from './keep-alive.ts';
import {
  asSeenInside,
  initDatabase,
  PLAIN_ENVIRONMENT,
  type PortalFolder,
  preparePortalFolder,
} from './portal-folder.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { isAlive, isPostmasterOf, postmasterPid } from './postmaster.ts';
import { socketFolder } from './socket-folder.ts';

/** A database that was killed leaves processes and memory behind for some seconds; recovery replays its log. */
const START_MS = 60_000;
const RETRY_MS = 25;
const STOP_MS = 15_000;
const WATCH_MS = 1_000;
/** What it says where the processes of one that was killed are still ending, or another process was faster. */
const PASSING = /pre-existing shared memory block|postmaster\.pid|\.s\.PGSQL\.5432\.lock/;
const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock'] as const;
const PASSING_MS = 200;
const DATABASE = 'ledgerscope';
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Nothing is replicated from here: fewer processes, less log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
};
/** For tests, whose data nobody misses, and many of which share one. */
const UNSAFE_SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300' };

/** How the database was started. */
export type Origin = 'created' | 'started' | 'adopted';

/**
 * PostgreSQL in a folder, reached through a socket in it and nothing else. Processes that open the same folder share one
 * database; it stops with the last of them, however that one ends, and is started again if it dies before.
 */
export class EmbeddedPostgres {
  readonly client: ClientConfig;
  origin: Origin = 'started';
  readonly #where: PortalFolder;
  readonly #native: string;
  readonly #keepAlive: KeepAlive;
  readonly #removeSocketName: () => void;
  #settings: Readonly<Record<string, string>> = SETTINGS;
  #watch: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #closed = false;

  private constructor(where: PortalFolder, native: string, keepAlive: KeepAlive) {
    this.#where = where;
    this.#native = native;
    this.#keepAlive = keepAlive;
    const { path: host, remove } = socketFolder(where.pg);
    this.#removeSocketName = remove;
    this.client = { host, port: 5432, user: 'ledgerscope', database: DATABASE };
  }

  /**
   * @param unsafe for tests: nothing is forced to the disk, so that a loss of power would break it
   * @throws PortalUnavailableError where no PostgreSQL can run here
   */
  static async open(dataFolder: string, unsafe = false): Promise<EmbeddedPostgres> {
    const where = preparePortalFolder(dataFolder);
    const native = postgresBinaries(where.user);
    const isNew = postmasterPid(where.pg) === undefined && !hasDatabase(where.pg);
    await initDatabase(where, native, unsafe ? ['--no-sync'] : []);
    const database = new EmbeddedPostgres(where, native, await KeepAlive.hold(where));
    database.#settings = unsafe ? { ...SETTINGS, ...UNSAFE_SETTINGS } : SETTINGS;
    try {
      await database.#ensureRunning();
      if (isNew) database.origin = 'created';
      await database.untilItAnswers(() => database.#ensureDatabase());
    } catch (error) {
      await database.close();
      throw error;
    }
    database.#watch = setInterval(() => database.#restartIfDead(), WATCH_MS).unref();
    return database;
  }

  /** Lets go of it; where nobody else holds it, waits until it has stopped. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#watch);
    await this.#starting?.catch(() => {
      // Whoever waited for the start got the error.
    });
    const shared = await this.#othersConnected();
    this.#keepAlive.release();
    for (const until = Date.now() + STOP_MS; !shared && Date.now() < until; await sleep(RETRY_MS))
      if (this.#runningPid() === undefined) break;
    this.#removeSocketName();
  }

  /**
   * Does work with the database, and again where the database ended during the work: a database that another process left
   * can be stopped at any instant, also just after it was adopted. Then the work waits until the next one runs.
   */
  async untilItAnswers<T>(work: () => Promise<T>): Promise<T> {
    // Ends after START_MS, or when it is closed.
    for (const until = Date.now() + START_MS; ; await sleep(RETRY_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!isEnding(error) || this.#closed || Date.now() > until) throw error;
        await this.#startOnce();
      }
    }
  }

  #restartIfDead(): void {
    if (this.#closed || this.#starting !== undefined || this.#runningPid() !== undefined) return;
    this.#startOnce().catch(() => {
      // Calls fail until it runs; the next tick tries again.
    });
  }

  #startOnce(): Promise<void> {
    this.#starting ??= this.#ensureRunning().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  #runningPid(): number | undefined {
    const pid = postmasterPid(this.#where.pg);
    return pid !== undefined && isPostmasterOf(pid, this.#where.pg) ? pid : undefined;
  }

  /** Starts it, or takes over what runs already, and waits until it answers. */
  async #ensureRunning(): Promise<void> {
    let problem: unknown;
    this.origin = 'adopted';
    for (const until = Date.now() + START_MS; Date.now() < until && !this.#closed; await sleep(RETRY_MS)) {
      if (this.#runningPid() === undefined) {
        await this.#start();
        this.origin = 'started';
      }
      problem = await this.#problemOfConnecting();
      const pid = this.#runningPid();
      if (problem !== undefined || pid === undefined) continue;
      this.#keepAlive.watch(pid);
      return;
    }
    const said = tailOf(logText(this.#logFile));
    throw new PortalUnavailableError(`PostgreSQL in ${this.#where.pg} does not start: ${problem}; output: ${said}`);
  }

  /** Resolves when it answers or has ended; an end is looked into by the caller's next round. */
  async #start(): Promise<void> {
    this.#removeReusedPid();
    // Another process may be starting it as well: what both are sent would come one after the other.
    closeSync(openSync(this.#logFile, 'w', 0o600));
    const log = openSync(this.#logFile, 'a', 0o600);
    const settings = Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(path.join(this.#native, 'bin', 'postgres'), ['-D', asSeenInside(this.#where.pg), ...settings], {
      ...this.#where.user,
      cwd: this.#where.pg,
      env: PLAIN_ENVIRONMENT,
      // A terminal's Ctrl-C is for the server, which still needs it.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    await this.#answersOrEnds(child);
  }

  /**
   * After a crash the lock files can name an unrelated process, or one that has ended but was not reaped by its parent (a zombie,
   * which stays where the first process of a container reaps none): PostgreSQL recognizes neither.
   */
  #removeReusedPid(): void {
    for (const name of LOCK_FILES) {
      const pid = postmasterPid(this.#where.pg, name);
      if (pid !== undefined && isAlive(pid) && !isPostmasterOf(pid, this.#where.pg))
        rmSync(path.join(this.#where.pg, name), { force: true });
    }
  }

  async #answersOrEnds(child: ChildProcess): Promise<void> {
    let ended = false;
    const end = () => {
      ended = true;
    };
    child.once('error', end).once('exit', end);
    for (const until = Date.now() + START_MS; !ended && Date.now() < until; await sleep(RETRY_MS))
      if ((await this.#problemOfConnecting()) === undefined) return;
    const said = logText(this.#logFile);
    // Where another process was faster, its database may have written more since.
    if (this.#runningPid() === undefined && !PASSING.test(said))
      throw new PortalUnavailableError(`PostgreSQL in ${this.#where.pg} does not start: ${tailOf(said)}`);
    await sleep(PASSING_MS);
  }

  async #problemOfConnecting(): Promise<unknown> {
    return this.#withClient(async () => {}).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
  }

  async #ensureDatabase(): Promise<void> {
    await this.#withClient(async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (rowCount !== 0) return;
      await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
        // Another process was faster.
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    });
  }

  async #othersConnected(): Promise<boolean> {
    const sql = `select count(*)::int as others from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`;
    return this.#withClient(async (client) => {
      const { rows } = await client.query<{ others: number }>(sql, [`ledgerscope ${process.pid}`]);
      return (rows[0]?.others ?? 0) > 0;
    }).catch(() => {
      // A database that does not answer has nobody else to serve.
      return false;
    });
  }

  async #withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const application_name = `ledgerscope ${process.pid}`;
    const client = new Client({ ...this.client, ...SHORT_WORK, database: 'postgres', application_name });
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => {
        // The connection is gone already.
      });
    }
  }

  get #logFile(): string {
    return path.join(this.#where.folder, 'postgres.log');
  }
}

/** `admin_shutdown`, `crash_shutdown`, `cannot_connect_now`, and connections that broke or found nobody. */
const ENDING = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

function isEnding(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  return ENDING.has(code ?? '') || message === 'Connection terminated unexpectedly' || isEnding(error.cause);
}

function hasDatabase(pg: string): boolean {
  try {
    readFileSync(path.join(pg, 'PG_VERSION'));
    return true;
  } catch {
    // A folder without this file is empty, or was never filled to the end.
    return false;
  }
}

function logText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // It ended before it wrote a line.
    return 'nothing';
  }
}

function tailOf(log: string): string {
  return log.split('\n').slice(-3).join(' | ');
}
