import { type LedgerStore, openLedgerStore, type SlowStatement } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Opens the ledger store that the settings name; with a log, slow queries are told there.
 * @throws the store's errors: locked, refused, unreachable
 */
export function openStore(
  { clickhouseUrl, dataFolder, operation }: Pick<Config, 'clickhouseUrl' | 'dataFolder' | 'operation'>,
  log?: Logger,
): Promise<LedgerStore> {
  const onSlow = (statement: SlowStatement): void => log?.warn(statement, 'slow query');
  const watch = { slowMs: operation.slowQueryMs, onSlow };
  const { queriesAtOnce } = operation;
  if (clickhouseUrl === undefined) {
    const readers = queriesAtOnce === undefined ? {} : { readers: queriesAtOnce };
    return openLedgerStore({ kind: 'embedded', folder: dataFolder, ...readers, ...watch });
  }
  const connections = queriesAtOnce === undefined ? {} : { connections: queriesAtOnce };
  return openLedgerStore({ kind: 'http', ...parseClickhouseUrl(clickhouseUrl), ...connections, ...watch });
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
