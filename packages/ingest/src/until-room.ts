import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreFullError } from '@ledgerscope/ledger-store';
import type { FreeSpace } from '@ledgerscope/process/free-space';
import type { Logger } from 'pino';
import type { Progress } from './progress.ts';

const LOOK_AGAIN_MS = 1_000;

/** Who waits for room on a disk. */
export interface RoomSeeker {
  /** Undefined where the store is on a server: its disk shows when a batch is refused. */
  readonly space?: FreeSpace | undefined;
  readonly progress: Progress;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** Waits while the disk is to take no more, and says so; returns at once while there is room. */
export async function untilRoom(seeker: RoomSeeker): Promise<void> {
  const { space, progress, log, signal } = seeker;
  let shortage = space?.shortage();
  if (shortage === undefined) return;
  while (shortage !== undefined && !signal.aborted) {
    reportFull(seeker, shortage);
    await sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
    shortage = space?.shortage();
  }
  if (!signal.aborted && progress.noteRoom()) log.info('disk space is available again');
}

/** Shows that ingest waits for room, and logs it once until there is some. */
export function reportFull({ progress, log }: Pick<RoomSeeker, 'progress' | 'log'>, shortage: string): void {
  if (progress.noteFull(shortage)) log.warn({ reason: 'disk-full' }, `ingest waits for space on the disk: ${shortage}`);
}

/** What the engine or the server said names files and hosts: pages show this to everybody. */
export function fullText({ engineCode }: StoreFullError): string {
  const code = engineCode === undefined ? '' : ` (code ${engineCode})`;
  return `The disk of the ledger store is full${code}.`;
}
