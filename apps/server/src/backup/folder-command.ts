import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type Config, readConfig } from '../config.ts';

/** A command whose first argument is the folder of a backup. */
export interface FolderCommand {
  readonly usage: string;
  /** Runs it; returns one line that says what was done. */
  readonly run: (config: Config, folder: string) => Promise<string>;
}

/** Runs it: exit code 0, 1 (it failed) or 2 (cannot be asked so). */
export async function folderCommand(
  { usage, run }: FolderCommand,
  [folder, ...flags]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (folder === undefined || folder.startsWith('-')) {
    console.error(usage);
    return folder === '--help' ? 0 : 2;
  }
  try {
    console.log(await run(readConfig([...flags, '--roles', 'api'], env), folder));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigError ? 2 : 1;
  }
}

/** Until when the ledger of a backup goes, in words. @param untilNs the newest block's last instant; null where there is no block */
export function ledgerText(untilNs: string | null): string {
  return untilNs === null ? 'a ledger without blocks' : `the ledger until ${formatIso(consensusNsOf(BigInt(untilNs)))}`;
}
