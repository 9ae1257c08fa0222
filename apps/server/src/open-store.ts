import {
  type CopyStep,
  type FinishedStatement,
  type LedgerStore,
  type LedgerStoreOptions,
  type MigrationStep,
  openLedgerStore,
  type RowsPlace,
} from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { onceAMinute } from '@ledgerscope/process/once-a-minute';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

type StoreConfig = Pick<Config, 'clickhouseUrl' | 'databaseReadUrl' | 'dataFolder' | 'operation' | 'roles'> & {
  readonly portal: Pick<Config['portal'], 'databaseUrl'>;
};

type OpenHooks = Pick<LedgerStoreOptions, 'onStatement' | 'shortage' | 'leaveUnfinishedRows'>;

/**
 * Opens the ledger store that the settings name. Slow queries are written to the log; `onStatement` hears of each that ended.
 * @throws the store's errors: locked, refused, unreachable
 */
export function openStore(
  config: StoreConfig,
  log?: Logger,
  { onStatement, shortage, leaveUnfinishedRows }: OpenHooks = {},
): Promise<LedgerStore> {
  const watch = {
    onStatement: (statement: FinishedStatement): void => {
      onStatement?.(statement);
      if (Math.max(statement.elapsedMs, statement.waitedMs) >= config.operation.slowQueryMs)
        log?.warn(statement, 'slow query');
    },
  };
  const onMigrationStep = migrationLog(log);
  const onCopyStep = copyLog(log);
  const isWaitLogged = onceAMinute();
  return openLedgerStore({
    ...storeOptions(config),
    ...watch,
    leaveUnfinishedRows,
    onMigrationStep,
    onMigrationWait: () => {
      if (isWaitLogged()) log?.info('another process migrates the ledger database: waiting until it is done');
    },
    onCopyStep,
    // A store on a server has another disk, and says so itself.
    shortage: config.clickhouseUrl === undefined ? shortage : undefined,
  });
}

/** Rows a second that the first step is taken to move; later ones go by what was measured before them. */
const FIRST_RATE = 200_000;

/** Says of each step of an upgrade that moves rows how long it will take, by how fast the one before was. */
export function migrationLog(log: Logger | undefined, now: () => number = () => performance.now()) {
  let rate = FIRST_RATE;
  let last: { readonly rows: number; readonly startedMs: number } | undefined;
  return ({ migration, step, steps, rows: moved }: MigrationStep): void => {
    if (last !== undefined && last.rows > 0) rate = last.rows / Math.max(0.1, (now() - last.startedMs) / 1000);
    const rows = Number(moved);
    last = { rows, startedMs: now() };
    if (rows === 0) return;
    const seconds = Math.ceil(rows / rate);
    log?.info(
      { migration, step, steps, rows, seconds },
      `migrating the ledger database: step ${step} of ${steps} of ${migration} reads ${rows} rows, about ${seconds} s`,
    );
  };
}

/** Between two lines about copying. */
const COPY_LOG_MS = 5_000;

/** Says how far the row store has come that is made from a ledger of before, and how long the rest will take. */
export function copyLog(log: Logger | undefined, now: () => number = () => performance.now()) {
  let startedMs = now();
  let saidMs = startedMs;
  /** Where it began, which may be where another process was; and where it was last. */
  let [first, last]: [bigint | undefined, bigint] = [undefined, 0n];
  return ({ copied, of }: Pick<CopyStep, 'copied' | 'of'>): void => {
    // On a server rows are copied once this process gets the right to write, and again from where it was after it lost that.
    if (first === undefined || copied <= last) [first, startedMs, saidMs] = [copied, now(), now()];
    last = copied;
    const elapsedMs = now() - startedMs;
    if (now() - saidMs < COPY_LOG_MS) return;
    saidMs = now();
    const seconds = Math.ceil((Number(of - copied) / Number(copied - first)) * (elapsedMs / 1000));
    log?.info(
      { copied: Number(copied), of: Number(of), seconds },
      `creating the row store: ${copied} of ${of} rows, about ${seconds} s left`,
    );
  };
}

/** Where the settings say that the ledger store is, and how much it may do at once. */
export function storeOptions(config: StoreConfig): LedgerStoreOptions {
  const {
    clickhouseUrl,
    dataFolder,
    operation: { queriesAtOnce },
  } = config;
  if (clickhouseUrl === undefined) {
    const readers = queriesAtOnce === undefined ? {} : { readers: queriesAtOnce };
    return { kind: 'embedded', folder: dataFolder, ...readers };
  }
  const connections = queriesAtOnce === undefined ? {} : { connections: queriesAtOnce };
  return { kind: 'http', ...parseClickhouseUrl(clickhouseUrl), ...connections, rows: rowsPlace(config) };
}

/** Rows beside a ClickHouse server: in a PostgreSQL server, or in the data folder of the one process that has everything. */
function rowsPlace({ portal, databaseReadUrl, dataFolder, roles }: StoreConfig): RowsPlace {
  if (portal.databaseUrl === undefined) return { kind: 'folder', folder: dataFolder };
  // Who writes may be asked for what it wrote before any replica has it.
  return { kind: 'server', url: portal.databaseUrl, readUrl: roles.has('ingest') ? undefined : databaseReadUrl };
}

/** @throws ConfigError where a process is to answer from rows that another one would write into its own folder */
export function checkRowsPlace({ clickhouseUrl, portal, roles }: StoreConfig): void {
  if (clickhouseUrl !== undefined && portal.databaseUrl === undefined && !roles.has('ingest'))
    throw new ConfigError(
      '--roles without ingest requires --database-url in addition to --clickhouse-url: the row store is in that PostgreSQL database, where the ingest process writes it',
    );
}

/** Which store it is, without its password. */
export function storeText(config: StoreConfig): string {
  const { clickhouseUrl, dataFolder } = config;
  if (clickhouseUrl === undefined) return `ClickHouse and SQLite in this process, in ${dataFolder}`;
  const { url, database } = parseClickhouseUrl(clickhouseUrl);
  const rows = rowsPlace(config);
  const column = `ClickHouse server at ${url}, database ${database}`;
  if (rows.kind === 'folder') return `${column}; rows in SQLite, in ${dataFolder}`;
  const { host, pathname } = new URL(rows.readUrl ?? rows.url);
  return `${column}; rows in PostgreSQL at ${host}${pathname}`;
}

function parseClickhouseUrl(text: string) {
  const url = new URL(text);
  return {
    url: url.origin,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'ledgerscope',
  };
}
