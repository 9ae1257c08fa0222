import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';

/** What a backup says of itself; written last, so that a folder without it is not whole. */
export interface BackupSummary {
  readonly program: string;
  /** ISO instants. */
  readonly started: string;
  readonly ended: string;
  /** The newest block in it, by its place in the ledger; null for a ledger without blocks. */
  readonly block: string | null;
  /** Until when it has the ledger, in nanoseconds since 1970. */
  readonly untilNs: string | null;
  readonly portalRows: number;
}

const SUMMARY = 'backup.json';

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
  writeFileSync(`${file}.new`, `${JSON.stringify(summary, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @throws ConfigError for a folder that holds no whole backup */
export function readSummary({ folder }: BackupPlace): BackupSummary {
  const file = path.join(folder, SUMMARY);
  if (!existsSync(file)) throw new ConfigError(`${folder} is an incomplete backup: ${SUMMARY} is missing`);
  return JSON.parse(readFileSync(file, 'utf8')) as BackupSummary;
}
