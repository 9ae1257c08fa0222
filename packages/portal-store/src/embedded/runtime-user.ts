import { createHash } from 'node:crypto';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPostmasterOf, postmasterPid } from './postmaster.ts';

/** Who runs the database: PostgreSQL refuses root. Empty where it is the user of this process. */
export type RuntimeUser = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Other programs run as `nobody` too. Only `initdb` needs a user that the system's list knows. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** User ids that systems hand out to nobody. */
const FIRST_OWN = 65_000;
const OWN = 500;

/**
 * As root it is the owner of the existing files, else a user id that nothing else has: a process with the same id could read the
 * files and connect. Files of `nobody`, as earlier versions made them, get the new owner while no database runs.
 * @param pg the database's folder, made or not
 */
export function runtimeUserOf(pg: string): RuntimeUser {
  if (process.getuid?.() !== 0) return {};
  const found = statSync(pg, { throwIfNoEntry: false });
  const isOpen = found === undefined || found.uid === 0 || (found.uid === NOBODY.uid && !isRunning(pg));
  if (!isOpen) return { uid: found.uid, gid: found.gid };
  const own = ownUser(pg);
  if (!canBeGiven(path.dirname(pg), own)) return NOBODY;
  if (found !== undefined) giveTree(pg, own);
  return own;
}

/** Who can make a database: the programs that do look their user up. */
export function makingUserOf(user: RuntimeUser): RuntimeUser {
  return user.uid === undefined ? user : NOBODY;
}

/** Gives a folder with all that is in it to the user. */
export function giveTree(folder: string, { uid, gid }: RuntimeUser): void {
  if (uid === undefined || gid === undefined) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
}

function isRunning(pg: string): boolean {
  const pid = postmasterPid(pg);
  return pid !== undefined && isPostmasterOf(pid, pg);
}

/** By the folder, so that two installations differ. */
function ownUser(pg: string): { readonly uid: number; readonly gid: number } {
  const listed = listedIds();
  const start = createHash('sha256').update(path.resolve(pg)).digest().readUInt32BE(0) % OWN;
  for (let step = 0; step < OWN; step++) {
    const id = FIRST_OWN + ((start + step) % OWN);
    if (!listed.has(id)) return { uid: id, gid: id };
  }
  return NOBODY;
}

function listedIds(): ReadonlySet<number> {
  try {
    return new Set(
      readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .map((line) => Number(line.split(':')[2])),
    );
  } catch {
    // A system without this file lists nobody.
    return new Set();
  }
}

/** Some containers know only a few user ids. */
function canBeGiven(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): boolean {
  try {
    chownSync(folder, uid, gid);
    return true;
  } catch {
    // The caller takes another one.
    return false;
  }
}
