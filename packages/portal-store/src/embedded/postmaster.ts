import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether a process of this id runs, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process id in a lock file of the database; undefined where there is no such file. */
export function postmasterPid(pg: string, lockFile = 'postmaster.pid'): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(pg, lockFile), 'utf8').split('\n')[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    // There is no such file: no database runs.
    return undefined;
  }
}

/** Whether that process is a database on this very folder: after a crash the number can be anybody's. */
export function isPostmasterOf(pid: number, pg: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pg);
  } catch {
    // The process has ended, or is another user's.
    return false;
  }
}
