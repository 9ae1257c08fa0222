import type { BackupSummary } from './backup-summary.ts';
import { type NotedBackups, noteBackup } from './noted-backups.ts';

/** Notes it for the metrics of the server; a backup is whole without that. */
export function tryToNote(
  dataFolder: string,
  kind: keyof NotedBackups,
  { started }: Pick<BackupSummary, 'started'>,
): void {
  try {
    noteBackup(dataFolder, kind, started);
  } catch (error) {
    console.error(`The age of this backup is not shown in metrics: ${error instanceof Error ? error.message : error}`);
  }
}
