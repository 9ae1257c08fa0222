import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreLockedError } from '../client/store-error.ts';
import { isBusy } from './sqlite-error.ts';

/** The right to write the rows in a folder, which ends with the process at the latest. */
export interface RowsLock {
  release(): void;
}

/** Takes the right to write the rows in a folder; undefined where another process, or another part of this one, has it. */
export function tryLockRows(folder: string): RowsLock | undefined {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'writer.lock'), { timeout: 0 });
  try {
    // The operating system takes the lock away with the process.
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.isOpen && database.close() };
}

/** The same where it has to be had. Throws StoreLockedError where another process has it. */
export function lockRows(folder: string): RowsLock {
  const lock = tryLockRows(folder);
  if (lock === undefined) throw new StoreLockedError(`another process writes the rows in ${folder}`);
  return lock;
}
