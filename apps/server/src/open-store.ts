import {
  type FinishedStatement,
  type LedgerStore,
  type LedgerStoreOptions,
  openLedgerStore,
} from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Opens the ledger store that the settings name. Slow queries are written to the log; `onStatement` hears of each that ended.
 * @throws the store's errors: locked, refused, unreachable
 */
export function openStore(
  { clickhouseUrl, dataFolder, operation }: Pick<Config, 'clickhouseUrl' | 'dataFolder' | 'operation'>,
  log?: Logger,
  onStatement?: (statement: FinishedStatement) => void,
): Promise<LedgerStore> {
  const watch = {
    onStatement: (statement: FinishedStatement): void => {
      onStatement?.(statement);
      if (Math.max(statement.elapsedMs, statement.waitedMs) >= operation.slowQueryMs)
        log?.warn(statement, 'slow query');
    },
  };
  log?.info(`ledger store: ${storeText(clickhouseUrl, dataFolder)}`);
  return openLedgerStore({ ...storeOptions({ clickhouseUrl, dataFolder, operation }), ...watch });
}

/** Where the settings say that the ledger store is, and how much it may do at once. */
export function storeOptions({
  clickhouseUrl,
  dataFolder,
  operation: { queriesAtOnce },
}: Pick<Config, 'clickhouseUrl' | 'dataFolder' | 'operation'>): LedgerStoreOptions {
  if (clickhouseUrl === undefined) {
    const readers = queriesAtOnce === undefined ? {} : { readers: queriesAtOnce };
    return { kind: 'embedded', folder: dataFolder, ...readers };
  }
  const connections = queriesAtOnce === undefined ? {} : { connections: queriesAtOnce };
  return { kind: 'http', ...parseClickhouseUrl(clickhouseUrl), ...connections };
}

/** Which store it is, without its password. */
function storeText(clickhouseUrl: string | undefined, dataFolder: string): string {
  if (clickhouseUrl === undefined) return `ClickHouse in this process, in ${dataFolder}`;
  const { url, database } = parseClickhouseUrl(clickhouseUrl);
  return `ClickHouse server at ${url}, database ${database}`;
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
