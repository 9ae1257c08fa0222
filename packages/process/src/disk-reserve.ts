import { randomBytes } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiskFigures, FreeSpace } from './free-space.ts';

/** Databases that are opened write a little: lock files, the index of a log. */
const RESERVE_BYTES = 16_000_000;
const LOOK_EVERY_MS = 10_000;
/** Of what is left after such a start, so much becomes the reserve of the next one. */
const TAKEN_BACK = 0.75;
const LEAST_BYTES = 1_000_000;

/**
 * Makes way for a start on a disk that others have filled to the end: removes the file that was kept for this. It is there again once
 * the stores are open ({@link keepReserve}).
 */
export function useReserve(dataFolder: string, space: FreeSpace): void {
  if ((space.figures()?.freeBytes ?? RESERVE_BYTES) < RESERVE_BYTES) rmSync(fileIn(dataFolder), { force: true });
}

/** Keeps that file from now on where there is room for all of it, and from a moment later, when the stores are open, as much as there is. */
export function keepReserve(dataFolder: string, space: FreeSpace, signal: AbortSignal): void {
  takeReserve(dataFolder, space, 'whole');
  const timer = setInterval(() => takeReserve(dataFolder, space, 'what is left'), LOOK_EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Writes that file. Its bytes are random: file systems that compress would store no others. */
export function takeReserve(dataFolder: string, space: FreeSpace, least: 'whole' | 'what is left'): void {
  const file = fileIn(dataFolder);
  const bytes = bytesToTake(space.figures(), least, sizeOf(file));
  if (bytes < LEAST_BYTES) return;
  try {
    writeFileSync(file, randomBytes(bytes), { mode: 0o600 });
  } catch {
    // There was no room after all, or the folder is not this process's own: a start without the file waits for room.
    rmSync(file, { force: true });
  }
}

/** How large the file is to be made; 0 where it stays as it is. */
function bytesToTake(disk: DiskFigures | undefined, least: 'whole' | 'what is left', sizeNow: number): number {
  if (disk === undefined || disk.keptBytes === 0 || sizeNow >= RESERVE_BYTES) return 0;
  if (disk.freeBytes >= disk.keptBytes + 2 * RESERVE_BYTES) return RESERVE_BYTES;
  // One that is too small is only replaced where there is room for both.
  if (least === 'whole' || sizeNow > 0) return 0;
  return Math.min(RESERVE_BYTES, Math.floor(disk.freeBytes * TAKEN_BACK));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function fileIn(dataFolder: string): string {
  return path.join(dataFolder, 'reserve');
}
