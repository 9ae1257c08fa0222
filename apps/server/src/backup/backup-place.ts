import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
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

/** @throws ConfigError for a folder in which something is */
export function newBackupPlace(folder: string): BackupPlace {
  const place = backupPlace(folder);
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  if (readdirSync(place.folder).length > 0)
    throw new ConfigError(`${place.folder} is not empty: choose a new folder for the backup`);
  return place;
}

export function writeSummary({ folder }: BackupPlace, summary: BackupSummary): void {
  const file = path.join(folder, SUMMARY);
  if (existsSync(file)) throw new ConfigError(`${folder} has a ${SUMMARY} already`);
  writeFileSync(`${file}.new`, summaryText(summary), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
