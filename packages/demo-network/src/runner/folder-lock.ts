import fs from 'node:fs';
import path from 'node:path';
import { DemoStateError } from './demo-state-error.ts';

const LOCK = 'lock';

/**
 * Locks a stream against a second writing process. A lock whose process has ended is taken over.
 * @returns a function that releases the lock
 * @throws DemoStateError naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, LOCK);
  const own = `${process.pid}`;
  try {
    fs.writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (holder !== process.pid && isDemo(holder)) {
      throw new DemoStateError(`${path.dirname(folder)} is being written by process ${holder}`, holder);
    }
    fs.writeFileSync(file, own);
  }
  return () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === own) fs.rmSync(file);
  };
}

/** Whether the process lives, and is one of ours where that can be known: numbers are used again. */
function isDemo(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('demo');
  } catch {
    // The system does not list processes, or not to this user: it is taken for one that holds the folder.
    return true;
  }
}
