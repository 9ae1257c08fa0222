import { type FinishedStatement, type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
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
  const { queriesAtOnce } = operation;
  log?.info(`ledger store: ${storeText(clickhouseUrl, dataFolder)}`);
  if (clickhouseUrl === undefined) {
    const readers = queriesAtOnce === undefined ? {} : { readers: queriesAtOnce };
    return openLedgerStore({ kind: 'embedded', folder: dataFolder, ...readers, ...watch });
  }
  const connections = queriesAtOnce === undefined ? {} : { connections: queriesAtOnce };
  return openLedgerStore({ kind: 'http', ...parseClickhouseUrl(clickhouseUrl), ...connections, ...watch });
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
