import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const VARIABLE = 'LEDGERSCOPE_EMPTY_STORE';
const MAKE = path.join(import.meta.dirname, 'make-empty-store.ts');

/**
 * Global set-up of a test run: opens one store, which runs every migration once, for `layEmptyStore` to copy. Returns what
 * removes it. The engine lives in a process of its own, since it is bound to one folder for the life of a process.
 */
export default function makeEmptyStore(): (() => void) | undefined {
  if (process.env[VARIABLE] !== undefined) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-empty-'));
  const { status, stderr } = spawnSync(process.execPath, [MAKE, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`no empty store: ${stderr}`);
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts a store without rows into a data folder, so that opening it there has nothing to migrate. Does nothing where the test
 * run made none: then opening the store makes it.
 */
export function layEmptyStore(dataFolder: string): void {
  const made = process.env[VARIABLE];
  if (made !== undefined) cpSync(made, dataFolder, { recursive: true, verbatimSymlinks: true });
}
