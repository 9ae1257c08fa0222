import { countWithNoun } from '@ledgerscope/ledger';
import { restoreLedgerStore } from '@ledgerscope/ledger-store';
import { portalPlace } from '@ledgerscope/portal/portal-place';
import { restorePortal } from '@ledgerscope/portal-store';
import type { Config } from '../config.ts';
import { storeOptions } from '../open-store.ts';
import { backupPlace, readSummary } from './backup-place.ts';
import { folderCommand, ledgerText } from './folder-command.ts';

const USAGE = `ledgerscope restore <folder> [--data <new folder> | --clickhouse-url <url>] [--database-url <url>]

Fills new, empty stores from a folder that ledgerscope backup wrote, with this version of the program or an earlier one. Start the server
with the same flags afterwards: it reads on from the latest block of the backup.`;

/** `ledgerscope restore <folder>`: exit code 0, 1 (it could not be restored) or 2 (cannot be asked so). */
export function restoreCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return folderCommand({ usage: USAGE, run: restore }, args, env);
}

async function restore(config: Config, folder: string): Promise<string> {
  const place = backupPlace(folder);
  const { untilNs } = readSummary(place);
  await restoreLedgerStore(storeOptions(config), place.ledger);
  const { tables } = await restorePortal(portalPlace(config), place.portal);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${ledgerText(untilNs)} and ${countWithNoun(rows, 'row')} of the portal.`;
}
