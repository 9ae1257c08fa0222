import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import type { Config } from './config.ts';

/** Opens the ledger store that the settings name. @throws the store's errors: locked, refused, unreachable */
export function openStore({
  clickhouseUrl,
  dataFolder,
}: Pick<Config, 'clickhouseUrl' | 'dataFolder'>): Promise<LedgerStore> {
  return clickhouseUrl === undefined
    ? openLedgerStore({ kind: 'embedded', folder: dataFolder })
    : openLedgerStore({ kind: 'http', ...parseClickhouseUrl(clickhouseUrl) });
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
