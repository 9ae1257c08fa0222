import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const VARIABLE = 'LEDGERSCOPE_EMPTY_PORTAL';
const MAKE = path.join(import.meta.dirname, 'make-empty-portal.ts');

/**
 * Global set-up of a test run: makes one database with every migration, for `layEmptyPortal` to copy. Returns what removes it. It was shut
 * down: nothing in the folder of the database itself says where it lay, or who ran it.
 */
export default function makeEmptyPortal(): (() => void) | undefined {
  if (process.env[VARIABLE] !== undefined) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-empty-portal-'));
  const { status, stderr } = spawnSync(process.execPath, [MAKE, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`no empty portal store: ${stderr}`);
  if (existsSync(path.join(databaseIn(folder), 'postmaster.pid')))
    throw new Error('the empty portal store is not shut down');
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts a migrated database without rows into a data folder, where the portal store is opened as after a restart; as root its files
 * are given to the database's user then. Gives false where the test run made none: then opening the store makes it.
 */
export function layEmptyPortal(dataFolder: string): boolean {
  const made = process.env[VARIABLE];
  if (made === undefined) return false;
  const pg = databaseIn(dataFolder);
  mkdirSync(path.dirname(pg), { recursive: true, mode: 0o700 });
  cpSync(databaseIn(made), pg, { recursive: true, verbatimSymlinks: true });
  chmodSync(pg, 0o700);
  return true;
}

function databaseIn(dataFolder: string): string {
  return path.join(dataFolder, 'portal', 'pg');
}
