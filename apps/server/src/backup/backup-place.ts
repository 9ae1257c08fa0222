import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type BackupSummary, SUMMARY, summaryText } from './backup-summary.ts';

/** The folders of one backup. */
export interface BackupPlace {
  readonly folder: string;
  readonly ledger: string;
  readonly portal: string;
}

export function backupPlace(folder: string): BackupPlace {
  const whole = path.resolve(folder);
  return { folder: whole, ledger: path.join(whole, 'ledger'), portal: path.join(whole, 'portal') };
}

/** The bit of a folder whose group is that of all that is made in it. */
const SETGID = 0o2000;

/**
 * Makes the folder for its owner alone, or for the group too where the folder above hands its group on (setgid): that is how an operator
 * lets a ClickHouse server with a user of its own write its part there. What has the portal's rows is made for the owner alone.
 * @throws ConfigError for a folder in which something is
 */
export function newBackupPlace(folder: string): BackupPlace {
  const place = backupPlace(folder);
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const isShared = (statSync(path.dirname(place.folder)).mode & SETGID) !== 0;
  if (readdirSync(place.folder).length > 0)
    throw new ConfigError(`${place.folder} is not empty: choose a new folder for the backup`);
  // Whatever mask this process has.
  if (isShared) chmodSync(place.folder, SETGID | 0o770);
  return place;
}

export function writeSummary({ folder }: BackupPlace, summary: BackupSummary): void {
  const file = path.join(folder, SUMMARY);
  if (existsSync(file)) throw new ConfigError(`${folder} already contains ${SUMMARY}`);
  writeFileSync(`${file}.new`, summaryText(summary), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
