import { consensusNsOf, counted, formatIso } from '@ledgerscope/ledger';
import { restoreLedgerStore } from '@ledgerscope/ledger-store';
import { restorePortal } from '@ledgerscope/portal-store';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { storeOptions } from '../open-store.ts';
import { portalPlace } from '../portal/portal-place.ts';
import { backupPlace, readSummary } from './backup-place.ts';

const USAGE = `ledgerscope restore <folder> [--data <new folder> | --clickhouse-url <url>] [--database-url <url>]

Fills new, empty stores from a folder that ledgerscope backup wrote, with this version of the program or an earlier one. Start the server
with the same flags afterwards: it reads on from the newest block of the backup.`;

/** `ledgerscope restore <folder>`: exit code 0, 1 (it could not be restored) or 2 (cannot be asked so). */
export async function restoreCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [folder, ...flags] = args;
  if (folder === undefined || folder.startsWith('-')) {
    console.error(USAGE);
    return folder === '--help' ? 0 : 2;
  }
  try {
    const config = readConfig([...flags, '--roles', 'api'], env);
    const place = backupPlace(folder);
    const { untilNs } = readSummary(place);
    await restoreLedgerStore(storeOptions(config), place.ledger);
    const { tables } = await restorePortal(portalPlace(config), place.portal);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const until =
      untilNs === null ? 'a ledger without blocks' : `the ledger until ${formatIso(consensusNsOf(BigInt(untilNs)))}`;
    console.log(`Restored ${until} and ${counted(rows, 'row')} of the portal.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigError ? 2 : 1;
  }
}
