import { countWithNoun } from '@ledgerscope/ledger';
import { restoreLedgerStore } from '@ledgerscope/ledger-store';
import { portalPlace } from '@ledgerscope/portal/portal-place';
import { restorePortal } from '@ledgerscope/portal-store';
import type { Config } from '../config.ts';
import { storeOptions } from '../open-store.ts';
import { backupPlace } from './backup-place.ts';
import { readSummary } from './backup-summary.ts';
import { folderCommand, ledgerText } from './folder-command.ts';
import { checkBackup, provenText } from './verify-command.ts';

const USAGE = `ledgerscope restore <folder> [--data <new folder> | --clickhouse-url <url>] [--database-url <url>]

Restores a backup written by ledgerscope backup, with this version of the program or an earlier one, into new, empty databases, after comparing all files with the hashes in backup.json. Start the server with the same flags afterwards. It continues after the latest block of the backup.`;

/** `ledgerscope restore <folder>`: exit code 0, 1 (it could not be restored) or 2 (cannot be asked so). */
export function restoreCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return folderCommand({ usage: USAGE, run: restore }, args, env);
}

async function restore(config: Config, folder: string): Promise<string> {
  const place = backupPlace(folder);
  const summary = readSummary(place.folder);
  await checkBackup(place, summary);
  await restoreLedgerStore(storeOptions(config), place.folder);
  const { tables } = await restorePortal(portalPlace(config), place.portal);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Restored ${ledgerText(summary.untilNs)} and ${countWithNoun(rows, 'row')} of the portal. ${provenText(summary)}`;
}
