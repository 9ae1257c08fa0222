import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MS_PER_MINUTE, MS_PER_SECOND } from '@ledgerscope/ledger';
import { batchesBegun } from '../block/commit.ts';
import { clearUncommitted } from '../clear-uncommitted.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import type { RowStore } from './row-store.ts';

const TAG = 'store:power-cut';
const FILE = 'boot-id';
const LINUX_BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** What of a folder the machine's start says. */
export interface BootOptions {
  /** What names the time since the machine was started; the system's own by default. */
  readonly bootId?: string | undefined;
}

/**
 * Forgets what the machine's disk may have lost with its power: a batch counts once the disk has all of it and the rows are committed
 * ({@link DiskFlush}), so that beyond the rows' head any part of a batch may be missing while its blocks are there. Only where the machine was started anew
 * since the folder was written: what a process that was killed has written is whole. Rows that lack more than one batch were lost
 * themselves, and are made from the column store.
 */
export async function forgetUnflushed(
  client: LedgerClient,
  rows: RowStore,
  folder: string,
  { bootId = bootIdNow() }: BootOptions = {},
): Promise<void> {
  const before = storedBootId(folder);
  if (before === bootId) return;
  const { head, isWhole } = rows;
  if (before !== undefined && isWhole && head !== undefined && (await batchesBegun(client, head)) <= 1n) {
    await clearUncommitted(client, head);
    // With its journal the batch would have to be repeated as it was, and nothing of it is left.
    const after = `sequence > toInt64(${head.sequence})`;
    await client.command(TAG, `ALTER TABLE ingest_batch DELETE WHERE ${after} SETTINGS mutations_sync = 2`);
    // It is saved without being flushed; the column store has what is left of it.
    await rows.nftMetadata.clear();
  }
  storeBootId(folder, bootId);
}

/** Where the system does not say: the minute in which it was started, about. */
function bootIdNow(): string {
  try {
    return readFileSync(LINUX_BOOT_ID, 'utf8').trim();
  } catch {
    // Another system than Linux, or one that hides it.
    return `started ${Math.round((Date.now() - os.uptime() * MS_PER_SECOND) / MS_PER_MINUTE)}`;
  }
}

function storedBootId(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, FILE), 'utf8');
  } catch {
    // A new folder, one of a program of before, or a backup.
    return undefined;
  }
}

function storeBootId(folder: string, bootId: string): void {
  const file = path.join(folder, FILE);
  const written = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(written, bootId);
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  renameSync(`${file}.new`, file);
}
